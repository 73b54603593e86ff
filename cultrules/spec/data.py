"""Numbers and short lists of a game, each with its source: `spec/<game>/data/*.toml`.

    [plan-markers]
    value = 4
    source = "printed: en p.10; pl p.10"

A value that depends on the number of players is a table with the number of players as key; another table counts things.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from .files import read_toml
from .problems import BadInput, Problem
from .tables import Entry, Source

Value = int | str | bool | list[str] | Mapping[str, int]


@dataclass(frozen=True, slots=True)
class Datum:
    """One attested (or house-made) value."""

    id: str
    value: Value
    source: Source
    meaning: str


def load_data(folder: Path) -> Mapping[str, Datum]:
    """All data of a game by id."""
    problems: list[Problem] = []
    data: dict[str, Datum] = {}
    for path in sorted(folder.glob("*.toml")):
        for id_, fields in read_toml(path).items():
            entry = Entry(path, id_, fields, problems)
            value = fields.get("value") if isinstance(fields, dict) else None
            kind = type(value) if isinstance(value, int | str | bool | list | dict) else int
            datum = Datum(id_, entry.take("value", kind), entry.source(), entry.take("meaning", str))
            entry.done()
            if id_ in data:
                problems.append(Problem("duplicate-datum", entry.place, f"`{id_}` twice", "an id of its own"))
            data[id_] = datum
    if problems:
        raise BadInput(problems)
    return data
