"""The tests of `cultrules.kernel`."""
