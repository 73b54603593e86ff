"""Tests of the author's commands."""
