"""Abilities as JSON: what is written is read back the same, fits the schema, and nonsense is refused in words.

`python -m cultrules.language.trees` writes the schema anew.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from jsonschema import Draft202012Validator

from cultrules.language.parsing import parse, parse_file
from cultrules.language.syntax import Ability
from cultrules.language.trees import DEEPEST, SCHEMA, read_abilities, schema, schema_text, write_abilities
from cultrules.spec.files import folder
from cultrules.spec.problems import BadCards
from tests.effort import examples

from .trees import abilities

VALIDATOR = Draft202012Validator(schema())
FILES = sorted(folder("spec").glob("*/cards/*.cult")) + sorted(folder("spec").glob("*/packs/*.cult"))
CARD = """card "Spade"
  may when Planted where event.seat is you and (you.sprouts >= 2 or no Rose of you) once per Round:
    cost pay 1 Pebble
    choose one:
      option "dig" if some Rose at East Bed:
        choose 1 other Player as rival
        rival: discard half count(Card from Hand) rounded up
      option "rest":
        until end of Round:
          Plantings of you +1
          forbid Burying at East Bed
"""


WRITTEN = json.dumps(write_abilities(parse(CARD, Path("spade.cult")).blocks[0].abilities))


def tree() -> list[Any]:
    """The tree of a card that has a little of everything."""
    return json.loads(WRITTEN)


def errors(value: Any) -> list[str]:
    """What the schema finds wrong."""
    return [error.message for error in VALIDATOR.iter_errors(value)]


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.parent.name}/{path.name}")
def test_shipped_cards_come_back_the_same(path: Path) -> None:
    """Every shipped card's tree is of the schema and reads back as what was written, with and without lines."""
    for block in parse_file(path).blocks:
        for lines in (False, True):
            written = write_abilities(block.abilities, lines=lines)
            read = read_abilities(json.loads(json.dumps(written)))
            assert read == block.abilities
            assert write_abilities(read, lines=lines) == written
            assert errors(written) == []


@examples(20)
@given(abilities())
def test_any_ability_comes_back_the_same(ability: Ability) -> None:
    """Whatever the grammar can say is read back the same."""
    written = write_abilities([ability])
    assert errors(written) == []
    assert read_abilities(written) == (ability,)


def test_committed_schema_is_the_generated_one() -> None:
    """What lies in `spec/language/` is what the module says."""
    Draft202012Validator.check_schema(schema())
    assert SCHEMA.read_text(encoding="utf-8") == schema_text()


def test_words_are_plain_and_places_are_left_out() -> None:
    """A node says what it is, words are texts, and no line is told unless it is asked for."""
    assert tree()[0]["body"][0] == {
        "node": "cost",
        "act": {
            "node": "act",
            "verb": "pay",
            "operands": [{"node": "number", "number": "1"}, {"node": "noun", "word": "Pebble"}],
        },
    }
    assert "line" not in json.dumps(tree())


def test_lines_are_kept_if_asked_for() -> None:
    """With lines, statements know where they stand after reading too."""
    parsed = parse(CARD, Path("spade.cult")).blocks[0].abilities
    read = read_abilities(write_abilities(parsed, lines=True))
    assert [read[0].word.line, read[0].body[1].options[1].label.line] == [2, 8]


def parts(value: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """The way to every part of a JSON value."""
    yield path
    inner = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for name, each in inner:
        yield from parts(each, (*path, name))


def changed(path: tuple[Any, ...], new: Any) -> Any:
    """The tree with another value at one place."""
    value = tree()
    if not path:
        return new
    inner: Any = value
    for name in path[:-1]:
        inner = inner[name]
    inner[path[-1]] = new
    return value


def is_read(value: Any) -> bool:
    """Can it be read, and is it written the same again? Else it is refused with problems."""
    try:
        return write_abilities(read_abilities(value)) == value
    except BadCards as error:
        return {problem.code for problem in error.problems} != {"bad-tree"}


@pytest.mark.parametrize("new", [None, 3, "Half a word", [], [[]], {}, {"node": "dragon"}, {"node": []}, True, 'a "b"'])
def test_nonsense_anywhere_is_refused(new: Any) -> None:
    """Whatever part is replaced by nonsense, the tree is refused, unless the schema knows such a tree too."""
    for path in parts(tree()):
        value = changed(path, new)
        assert is_read(value) == VALIDATOR.is_valid(value)


@examples(40)
@given(st.data())
def test_mixed_trees_are_refused_or_read(data: st.DataObject) -> None:
    """Parts in the wrong place are never a surprise: reader and schema agree."""
    paths = list(parts(tree()))
    inner: Any = tree()
    for name in data.draw(st.sampled_from(paths)):
        inner = inner[name]
    value = changed(data.draw(st.sampled_from(paths)), inner)
    assert is_read(value) == VALIDATOR.is_valid(value)


def test_all_mistakes_at_once() -> None:
    """Every mistake is named with its place."""
    value = tree()
    value[0]["body"][0]["act"]["verb"] = "Pay"
    value[0]["colour"] = "red"
    del value[0]["on"]
    with pytest.raises(BadCards) as caught:
        read_abilities(value, "content.cards.spade.abilities")
    assert [(each.place, each.found) for each in caught.value.problems] == [
        ("content.cards.spade.abilities[0].colour", "an unknown field"),
        ("content.cards.spade.abilities[0].on", "nothing"),
        ("content.cards.spade.abilities[0].body[0].act.verb", '"Pay"'),
    ]


def test_too_deep() -> None:
    """Parts within parts without end are refused, not followed."""
    value: Any = {"node": "number", "number": "1"}
    for _ in range(5000):
        value = {"node": "half", "of": value, "rounded": "up"}
    act = {"node": "act", "verb": "draw", "operands": [value]}
    with pytest.raises(BadCards, match=f"at most {DEEPEST}"):
        read_abilities([{"node": "ability", "kind": "resolution", "body": [act]}])
