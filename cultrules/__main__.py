"""Lets `python -m cultrules` do what `cultrules` does."""

import sys

from cultrules import __version__


def main() -> None:
    """Runs the command line; the version is told without loading it."""
    if sys.argv[1:] == ["--version"]:
        sys.stdout.write(f"cultrules, version {__version__}\n")
        return
    from cultrules.cli.main import main as run  # noqa: PLC0415  # not for --version

    run()


if __name__ == "__main__":
    main()
