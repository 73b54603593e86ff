"""Reads a line of a scenario: the one phrase that it is written in, and its words."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

from cultrules.spec import BadInput, Book, Problem

from .. import wording
from ..wording import Said, UnknownWord
from .vocabulary import VOCABULARY, Phrase, Rows, Step


def understand(book: Book, keyword: str, text: str, rows: Rows, place: str) -> Step:
    """The one phrase that a line is written in, with its words read; anything else is bad input."""
    hits = [
        (phrase, found)
        for phrase in VOCABULARY
        if phrase.keyword == keyword
        if (found := phrase.pattern.fullmatch(text))
    ]
    readings: list[tuple[Phrase, dict[str, Any]]] = []
    failure: UnknownWord | None = None
    for phrase, found in sorted(hits, key=lambda hit: -_literal(hit[0])):
        try:
            readings.append((phrase, _read(book, found.groupdict())))
        except UnknownWord as error:
            failure = failure or error
    if len(readings) > 1:
        templates = " and ".join(f"`{phrase.template}`" for phrase, _ in readings)
        raise BadInput([Problem("two-phrases", place, f"`{text}` matches {templates}", "exactly one phrase")])
    if not readings and failure is not None:
        raise BadInput([Problem("unknown-word", place, f"{failure.found} in `{text}`", failure.expected, failure.hint)])
    if not readings:
        expected = f"a {keyword.capitalize()} phrase of the vocabulary"
        hint = _nearest(keyword, text)
        raise BadInput([Problem("unknown-phrase", place, f"`{text}` is no known phrase", expected, hint)])
    phrase, words = readings[0]
    if rows and not phrase.rows:
        raise BadInput([Problem("unknown-table", place, f"a table under `{text}`", "no table after this phrase")])
    words["rows"] = [_row(book, row, place) for row in rows]
    return Step(keyword, text, place, rows, phrase, words)


def _literal(phrase: Phrase) -> int:
    """How much of a phrase is fixed text: the more, the surer that it was meant."""
    return len(re.sub(r"\{[a-z]+\}", "", phrase.template))


def _nearest(keyword: str, text: str) -> str:
    known = [phrase.template for phrase in VOCABULARY if phrase.keyword == keyword]
    near = max(known, key=lambda template: len(set(template.split()) & set(text.split())))
    return f"the nearest is `{near}`"


def _read(book: Book, found: Mapping[str, str]) -> dict[str, Any]:
    words: dict[str, Any] = {}
    for name, text in found.items():
        if name == "is":
            continue
        if name == "value":
            words[name] = wording.value(book, words["fact"], text)
        elif name == "owners":
            words[name] = wording.owners(book, words["zone"], text)
        else:
            words[name] = wording.READERS[name](book, text)
    return words


def _row(book: Book, row: tuple[str, ...], place: str) -> tuple[str, Said]:
    if len(row) != 2:
        raise BadInput([Problem("bad-row", place, f"a row with {len(row)} cells", "`| Seat | does something |`")])
    try:
        return wording.seat(book, row[0]), wording.said(book, row[1])
    except UnknownWord as error:
        raise BadInput([Problem("unknown-word", place, error.found, error.expected, error.hint)]) from None
