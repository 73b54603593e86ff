"""The tests of cultrules; they mirror its packages."""
