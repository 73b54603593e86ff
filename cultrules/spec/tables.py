"""Reads the entries of a TOML file into values, and says exactly what is wrong with an entry.

An entry is a table such as `[zone.hand]`; every entry tells its source.
"""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Any

from .problems import Problem, did_you_mean, quoted

SOURCES = ("printed", "inferred", "public", "house")


@dataclass(frozen=True, slots=True)
class Source:
    """Where a fact comes from: printed in a document, inferred, public elsewhere, or made by us."""

    kind: str
    detail: str

    def __str__(self) -> str:
        return f"{self.kind}: {self.detail}"


def parse_source(text: str) -> Source | None:
    """`printed: en p.14; pl p.14` as a value, or nothing if it is not of that form."""
    kind, colon, detail = text.partition(":")
    if kind not in SOURCES or not colon or not detail.strip():
        return None
    return Source(kind, detail.strip())


class Entry:
    """One table of a TOML file, read field by field; what is left over at the end is an error."""

    def __init__(self, path: Path, heading: str, fields: Any, problems: list[Problem]) -> None:
        self.place = f"{path.parent.name}/{path.name} [{heading}]"
        self._known: list[str] = []
        self._problems = problems
        self._fields = dict(fields) if isinstance(fields, dict) else {}
        if not isinstance(fields, dict):
            self.wrong("wrong-type", f"`{heading}` is {_a(type(fields))}", "a table")

    def take(self, name: str, kind: type, default: Any = ...) -> Any:
        """The field's value, checked to be of the kind; without a default it must be there."""
        self._known.append(name)
        if name not in self._fields:
            if default is ...:
                self.wrong("missing-field", f"`{name}` is missing", f"`{name}`, {_a(kind)}")
                return kind()
            return default
        value = self._fields.pop(name)
        if type(value) is not kind:
            self.wrong("wrong-type", f"`{name}` is {_a(type(value))}", _a(kind))
            return kind()
        return value

    def texts(self, name: str, default: Any = ...) -> tuple[str, ...]:
        """A list of texts."""
        items: list[Any] = self.take(name, list, default)
        for item in items:
            if not isinstance(item, str):
                self.wrong("wrong-type", f"`{name}` holds {_a(type(item))}", "a list of texts")
        return tuple(item for item in items if isinstance(item, str))

    def table(self, name: str, kind: type, default: Any = ...) -> dict[str, Any]:
        """A table whose values are all of one kind."""
        entries: dict[str, Any] = self.take(name, dict, default)
        for key, value in entries.items():
            if type(value) is not kind:
                self.wrong("wrong-type", f"`{name}.{key}` is {_a(type(value))}", _a(kind))
        return {key: value for key, value in entries.items() if type(value) is kind}

    def choice(self, name: str, allowed: tuple[str, ...], default: Any = ...) -> str:
        """A text field that must be one of the allowed words."""
        value: str = self.take(name, str, default)
        if value not in allowed and (default is ... or value != default):
            self.wrong("unknown-value", f"`{name}` is `{value}`", f"one of {quoted(allowed)}")
        return value

    def source(self) -> Source:
        """Where the entry's fact comes from; every entry must say so."""
        text: str = self.take("source", str)
        source = parse_source(text)
        if source is None:
            expected = "`printed: …`, `inferred: …`, `public: …` or `house: …`"
            self.wrong("no-source", f"`source` is `{text}`", expected)
            return Source("house", "unknown")
        return source

    def rest(self) -> dict[str, Any]:
        """All fields not taken yet, by name; for entries whose field names are data."""
        rest, self._fields = self._fields, {}
        return rest

    def done(self) -> None:
        """Reports every field that nobody took: a key that is never read is a mistake."""
        for name in self._fields:
            self.wrong(
                "unknown-field",
                f"`{name}` is not a field of this entry",
                f"one of {quoted(self._known)}",
                did_you_mean(name, self._known),
            )

    def wrong(self, code: str, found: str, expected: str, hint: str = "") -> None:
        """Notes what is wrong with the entry."""
        self._problems.append(Problem(code, self.place, found, expected, hint))


def _a(kind: type) -> str:
    names = {str: "a text", int: "a whole number", dict: "a table", list: "a list", bool: "true or false"}
    return names.get(kind, kind.__name__)
