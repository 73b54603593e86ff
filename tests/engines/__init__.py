"""Tests of `cultrules/engines/`."""
