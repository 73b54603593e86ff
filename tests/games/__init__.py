"""Tests of the rules of whole games: properties of random play, not single rules."""
