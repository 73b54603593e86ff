"""Entries of a TOML file, read field by field."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from cultrules.spec.problems import Problem
from cultrules.spec.tables import Entry, Source, parse_source

PLACE = "garden/lexicon.toml [zone.hand]"


@pytest.fixture
def problems() -> list[Problem]:
    """Where the problems of an entry are collected."""
    return []


def entry(problems: list[Problem], **fields: Any) -> Entry:
    """An entry with these fields."""
    return Entry(Path("spec/garden/lexicon.toml"), "zone.hand", fields, problems)


def test_a_field_is_taken(problems: list[Problem]) -> None:
    """A field that is there and of its kind is returned."""
    assert entry(problems, shape="bag").take("shape", str) == "bag"
    assert problems == []


def test_a_default_stands_for_a_missing_field(problems: list[Problem]) -> None:
    """A field that may be left out has a default."""
    assert entry(problems).take("group", bool, False) is False
    assert problems == []


@pytest.mark.parametrize(
    ("kind", "expected", "empty"),
    [
        (str, "`shape`, a text", ""),
        (int, "`shape`, a whole number", 0),
        (bool, "`shape`, true or false", False),
        (list, "`shape`, a list", []),
        (dict, "`shape`, a table", {}),
    ],
)
def test_a_missing_field_is_reported(problems: list[Problem], kind: type, expected: str, empty: Any) -> None:
    """A field without a default must be there."""
    assert entry(problems).take("shape", kind) == empty
    assert problems == [Problem("missing-field", PLACE, "`shape` is missing", expected)]


@pytest.mark.parametrize(
    ("value", "kind", "found", "expected"),
    [
        (1, str, "`shape` is a whole number", "a text"),
        ("1", int, "`shape` is a text", "a whole number"),
        (True, int, "`shape` is true or false", "a whole number"),
        (1.5, int, "`shape` is float", "a whole number"),
        ("bag", list, "`shape` is a text", "a list"),
        ([], dict, "`shape` is a list", "a table"),
    ],
)
def test_a_field_of_another_kind_is_reported(
    problems: list[Problem], value: Any, kind: type, found: str, expected: str
) -> None:
    """A value of the wrong kind is told with the right one."""
    assert entry(problems, shape=value).take("shape", kind) == kind()
    assert problems == [Problem("wrong-type", PLACE, found, expected)]


def test_a_choice_is_one_of_the_allowed_words(problems: list[Problem]) -> None:
    """Any other word is reported with those that are allowed."""
    read = entry(problems, shape="heap", faces="all")
    assert read.choice("faces", ("all", "none")) == "all"
    read.choice("shape", ("bag", "pile"))
    assert problems == [Problem("unknown-value", PLACE, "`shape` is `heap`", "one of `bag`, `pile`")]


def test_a_choice_can_be_left_out(problems: list[Problem]) -> None:
    """The default of a choice need not be one of the words."""
    assert entry(problems).choice("shape", ("bag", "pile"), "") == ""
    assert problems == []


def test_a_source_is_a_kind_and_a_detail(problems: list[Problem]) -> None:
    """The source of an entry can be told as it was written."""
    source = entry(problems, source="printed: en p.4").source()
    assert source == Source("printed", "en p.4")
    assert str(source) == "printed: en p.4"


@pytest.mark.parametrize("text", ["", "printed", "printed:", "printed: ", "rumour: a friend", "Printed: p.4"])
def test_a_source_has_one_of_four_forms(problems: list[Problem], text: str) -> None:
    """A source of unknown kind or without a detail is no source."""
    assert parse_source(text) is None
    entry(problems, source=text).source()
    expected = "`printed: …`, `inferred: …`, `public: …` or `house: …`"
    assert problems == [Problem("no-source", PLACE, f"`source` is `{text}`", expected)]


@pytest.mark.parametrize("kind", ["printed", "inferred", "public", "house"])
def test_all_four_kinds_of_source_are_known(kind: str) -> None:
    """A detail may have colons of its own."""
    assert parse_source(f"{kind}: so: it is") == Source(kind, "so: it is")


def test_a_field_that_nobody_reads_is_reported(problems: list[Problem]) -> None:
    """A mistyped field is told with the ones that are known."""
    read = entry(problems, shape="bag", pre="seat")
    read.take("shape", str)
    read.take("per", str, "")
    read.done()
    assert problems == [
        Problem(
            "unknown-field",
            PLACE,
            "`pre` is not a field of this entry",
            "one of `shape`, `per`",
            "did you mean `per`?",
        )
    ]


def test_the_rest_can_be_taken_at_once(problems: list[Problem]) -> None:
    """Entries whose field names are data are read as a whole."""
    read = entry(problems, shape="bag", rose=1)
    read.take("shape", str)
    assert read.rest() == {"rose": 1}
    read.done()
    assert problems == []
