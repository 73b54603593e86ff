"""Finds `spec/` and `features/`: beside the package in a checkout, inside it in a wheel."""

from __future__ import annotations

import json
import tomllib
from pathlib import Path
from typing import Any

from .problems import BadInput, Problem

_PACKAGE = Path(__file__).resolve().parent.parent


def folder(name: str) -> Path:
    """The folder `spec` or `features`, wherever this installation keeps it."""
    for candidate in (_PACKAGE / f"_{name}", _PACKAGE.parent / name):
        if candidate.is_dir():
            return candidate
    raise FileNotFoundError(f"neither a checkout nor a wheel: `{name}` is missing beside {_PACKAGE}")


def read_text(path: Path) -> str:
    """The text of a file; a file that cannot be read is bad input."""
    try:
        return path.read_text(encoding="utf-8")
    except FileNotFoundError:
        hint = "paths are seen from where the command runs"
        raise BadInput([Problem("no-such-file", str(path), "the file does not exist", "a file", hint)]) from None
    except (OSError, UnicodeDecodeError) as error:
        found = "the file is not UTF-8" if isinstance(error, UnicodeDecodeError) else f"{error.strerror}"
        hint = "is it a file, may it be read, and was it saved as UTF-8?"
        raise BadInput([Problem("unreadable-file", str(path), found, "a UTF-8 text file", hint)]) from None


def read_toml(path: Path) -> dict[str, Any]:
    """A TOML file as plain values."""
    try:
        return tomllib.loads(read_text(path))
    except tomllib.TOMLDecodeError as error:
        raise BadInput([Problem("not-toml", str(path), str(error), "a TOML document")]) from None


def read_json(path: Path) -> Any:
    """A JSON file as plain values."""
    try:
        return json.loads(read_text(path))
    except json.JSONDecodeError as error:
        place, found = f"{path}:{error.lineno}:{error.colno}", error.msg[0].lower() + error.msg[1:]
        hint = "JSON wants double quotes, and no comma after the last item"
        raise BadInput([Problem("not-json", place, found, "a JSON document", hint)]) from None
    except RecursionError:
        hint = "a position is four levels deep"
        raise BadInput([Problem("not-json", str(path), "nested too deeply", "a JSON document", hint)]) from None
