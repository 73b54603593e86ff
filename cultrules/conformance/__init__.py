"""Running the suite against an engine, and the verdict."""
