"""The tests of `cultrules.spec`."""
