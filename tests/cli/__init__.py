"""Tests of `cultrules/cli/`."""
