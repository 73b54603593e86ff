"""The rulebook as scenarios: the closed vocabulary, the suite, and the pytest plugin that runs it."""
