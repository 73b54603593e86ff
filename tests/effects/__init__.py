"""The tests of `cultrules.effects`."""
