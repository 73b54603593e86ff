"""Tests of `cultrules/scenarios/`."""
