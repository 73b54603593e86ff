"""Tests of `cultrules/conformance/`."""
