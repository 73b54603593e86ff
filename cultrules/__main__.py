"""Lets `python -m cultrules` do what `cultrules` does."""

from cultrules.cli.main import main

main()
