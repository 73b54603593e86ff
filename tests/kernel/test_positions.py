"""Positions: written down in one way, read back, and refused with every mistake named."""

from __future__ import annotations

import copy
from typing import Any

import pytest

from cultrules.kernel.positions import canonical, copy_table, default_options, dump, holders, load, unsound
from cultrules.kernel.tables import Options
from cultrules.spec import BadInput
from tests.toy.garden import start
from tests.toy.gardeners import GAME

from .snapshots import changed

START = start("ash", "birch")
HINT = "  hint: `cultrules show SCENARIO --position` prints a complete position"
MODIFIER = {"point": "plantings", "change": "is", "value": 2, "until": "round"}


def problems(position: Any, options: Options | None = None) -> BadInput:
    """What is wrong with a position."""
    with pytest.raises(BadInput) as caught:
        load(GAME, position, options)
    return caught.value


def test_a_position_is_written_as_it_was_read() -> None:
    """Loading and writing down gives the same position."""
    position = changed(START, "modifiers", [MODIFIER | {"of": "ash"}])
    assert dump(load(GAME, position)) == position


def test_equal_positions_are_equal_texts() -> None:
    """The order in which the pieces of a position are named does not matter."""
    other = changed(START, "zones/hand/ash", {"rose": 1, "fern": 1})
    assert list(other["zones"]["hand"]["ash"]) != list(START["zones"]["hand"]["ash"])
    assert canonical(dump(load(GAME, other))) == canonical(dump(load(GAME, START)))
    assert list(dump(load(GAME, other))["zones"]["hand"]["ash"]) == ["fern", "rose"]


def test_pieces_are_held_in_one_order() -> None:
    """What is asked and announced piece by piece comes in the same order, however the position was written."""
    table = load(GAME, changed(START, "zones/hand/ash", {"rose": 1, "fern": 1}))
    assert list(table.hand["ash"]) == ["fern", "rose"]


def test_the_canonical_text_is_short_sorted_and_readable() -> None:
    """Keys are sorted, nothing is padded, and letters stay letters."""
    assert canonical({"b": [1, None], "a": "Żółty"}) == '{"a":"Żółty","b":[1,null]}'


def test_loading_leaves_the_position_alone() -> None:
    """The table shares nothing with the value that it was read from."""
    position = changed(START, "modifiers", [dict(MODIFIER)])
    position = changed(position, "zones/sack/layers", [["fern"], {"?": 5, "frost": 2}])
    position = changed(position, "zones/sack/bag", {"fern": 2, "rose": 3})
    before = copy.deepcopy(position)
    table = load(GAME, position)
    table.modifiers[0]["value"] = 9
    table.hand["ash"]["rose"] = 9
    table.sack.remove_top("fern")
    table.sack.bag["rose"] = 9
    table.soil["east"].append("rose")
    table.resting_beds.append("east")
    assert position == before


def test_a_copied_table_is_its_own() -> None:
    """What happens to a copy of a table does not happen to the table."""
    table = load(GAME, changed(START, "modifiers", [dict(MODIFIER)]))
    before = dump(table)
    other = copy_table(table)
    assert other == table
    other.modifiers[0]["value"] = 9
    other.hand["ash"]["rose"] = 9
    other.sack.remove_top("frost")
    other.soil["east"].append("rose")
    other.cellar.append("rose")
    other.heap["rose"] = 1
    other.resting_beds.append("east")
    other.announce("sun")
    assert dump(table) == before
    assert table.happened == []


@pytest.mark.parametrize(("zone", "names"), [("sack", ("",)), ("hand", ("birch", "ash")), ("soil", ("east", "west"))])
def test_a_zone_belongs_to_seats_places_or_nobody(zone: str, names: tuple[str, ...]) -> None:
    """A zone lies before every player, at every place, or once for all."""
    assert holders(GAME.book.lexicon.zones[zone], GAME.book.lexicon, ("birch", "ash")) == names


def test_the_first_edition_is_the_default() -> None:
    """Who names no edition plays by the first one and its rulings."""
    assert default_options(GAME, ("ash", "birch")) == Options(("ash", "birch"), "first", {"G-01": "nearest"})
    assert default_options(GAME, ("ash", "birch"), "second").rulings == {"G-01": "nobody"}


def test_options_decide_the_rulings_of_a_table() -> None:
    """A table plays by the rulings of the options that it was loaded with."""
    tied = ["ash", "birch"]
    second = default_options(GAME, ("ash", "birch"), "second")
    assert load(GAME, START).ruling("G-01")(tied) == "ash"
    assert load(GAME, START, second).ruling("G-01")(tied) is None


@pytest.mark.parametrize(
    ("path", "value", "text"),
    [
        (
            "stage",
            "dwan",
            "error[unknown-stage]: there is no stage `dwan`\n"
            "  at: position: stage\n"
            "  expected: one of `dawn`, `turn`, `stake`, `reveal`, `reward`, `dusk`, `end`\n"
            "  hint: did you mean `dawn`?",
        ),
        (
            "zones/hand",
            {"ash": {"fern": 1, "rose": 1}},
            "error[missing-field]: nothing\n  at: position: zones.hand.birch\n  expected: the field `birch`\n" + HINT,
        ),
        (
            "facts/rond",
            1,
            "error[unknown-field]: the field `rond`\n"
            "  at: position: facts.rond\n"
            "  expected: one of `round`, `last-round`, `first-gardener`, `turn`, `victor`, `resting-beds`, `frosty`, "
            "`smoke`, `haze`, `growth`\n"
            "  hint: did you mean `round`?",
        ),
        (
            "zones/hand/ash",
            {"roze": 1},
            'error[unknown-piece]: the piece `"roze"`\n'
            "  at: position: zones.hand.ash.roze\n"
            "  expected: one of `rose`, `fern`\n"
            "  hint: did you mean `rose`?",
        ),
        (
            "zones/heap",
            {"rose": 0},
            "error[zero-count]: `0`\n"
            "  at: position: zones.heap.rose\n"
            "  expected: one or more\n"
            "  hint: leave out what is not there",
        ),
        (
            "zones/heap",
            {"rose": 1},
            "error[too-many]: 6 of `rose`\n"
            "  at: position: zones\n"
            "  expected: exactly 5 in all zones together\n"
            "  hint: pieces move; they never appear",
        ),
        (
            "players",
            ["ash"],
            "error[wrong-players]: 1 players: ash\n  at: position: players\n  expected: 2 to 3 different seats\n"
            + HINT,
        ),
        (
            "facts/round",
            3,
            "error[broken-limit]: round 3 of 2\n"
            "  at: position\n"
            "  expected: a position that the rules can lead to\n"
            "  hint: pieces and facts must fit together, and to the stage",
        ),
    ],
)
def test_a_mistake_is_told_with_place_and_remedy(path: str, value: Any, text: str) -> None:
    """A mistake says what was found, where, what was expected, and perhaps what was meant."""
    assert str(problems(changed(START, path, value))) == text


DECK = "zones/sack"


@pytest.mark.parametrize(
    ("code", "path", "value"),
    [
        ("missing-field", "zones", ...),
        ("missing-field", "modifiers", ...),
        ("missing-field", "facts/round", ...),
        ("missing-field", "zones/sack/bag", ...),
        ("unknown-field", "weather", "sun"),
        ("unknown-field", "zones/pond", {}),
        ("unknown-field", "zones/hand/cedar", {}),
        ("unknown-field", "zones/sack/cards", {}),
        ("other-game", "game", "gardners"),
        ("unknown-seat", "players", []),
        ("unknown-seat", "players", "ash"),
        ("unknown-seat", "players", ["ash", "dogwood"]),
        ("unknown-seat", "players", ["ash", "table"]),
        ("unknown-seat", "players", ["ash", ["birch"]]),
        ("wrong-players", "players", ["ash", "ash"]),
        ("unknown-stage", "stage", "noon"),
        ("unknown-stage", "stage", None),
        ("wrong-type", "facts", []),
        ("wrong-type", "facts/round", "1"),
        ("wrong-type", "facts/round", True),
        ("wrong-type", "facts/round", None),
        ("negative-count", "facts/round", -1),
        ("wrong-type", "facts/frosty", 0),
        ("unknown-seat", "facts/turn", "cedar"),
        ("unknown-seat", "facts/turn", None),
        ("unknown-seat", "facts/victor", ["ash"]),
        ("wrong-type", "facts/resting-beds", "east"),
        ("unknown-bed", "facts/resting-beds", ["east", "north"]),
        ("wrong-type", "zones", "nothing"),
        ("wrong-type", "zones/hand", ["rose"]),
        ("wrong-type", "zones/hand/ash", ["rose"]),
        ("wrong-type", "zones/hand/ash", {"rose": "1"}),
        ("wrong-type", "zones/hand/ash", {"rose": True}),
        ("negative-count", "zones/hand/ash", {"rose": -1}),
        ("zero-count", "zones/hand/ash", {"rose": 0}),
        ("unknown-piece", "zones/hand/ash", {"frost": 1}),
        ("unknown-piece", "zones/hand/ash", {"?": 1}),
        ("unknown-piece", "zones/soil/east", ["pebble+ash"]),
        ("unknown-piece", "zones/soil/east", [1]),
        ("wrong-type", "zones/soil/east", {"rose": 1}),
        ("no-owner", "zones/purse/ash", {"pebble": 3}),
        ("no-owner", "zones/purse/ash", {"pebble+cedar": 3}),
        ("unknown-mark", "zones/hand/ash", {"rose+dried": 1}),
        ("unknown-mark", "zones/hand/ash", {"rose+ash": 1}),
        ("unknown-mark", "zones/hand/ash", {"rose+seen=cedar": 1}),
        ("unknown-mark", "zones/hand/ash", {"rose+wilted+seen=ash": 1}),
        ("unknown-mark", "zones/hand/ash", {"rose+wilted+wilted": 1}),
        ("wrong-type", DECK, []),
        ("wrong-type", "zones/sack/bag", []),
        ("wrong-type", "zones/sack/layers", {"?": 6}),
        ("wrong-type", "zones/sack/layers", ["rose"]),
        ("unknown-piece", "zones/sack/layers", [["?"]]),
        ("unknown-piece", "zones/sack/bag", {"?": 1}),
        ("unknown-piece", "zones/sack/layers", [{"pebble+ash": 1}]),
        ("empty-layer", "zones/sack/layers", [{"?": 6, "frost": 2}, {}]),
        ("empty-layer", "zones/sack/layers", [[], {"?": 6, "frost": 2}]),
        ("unknown-cards", "zones/sack/layers", [{"?": 5, "frost": 2}]),
        ("unknown-cards", "zones/sack/bag", {"rose": 3}),
        ("two-origins", "zones/sack/layers", [{"?": 6, "rose": 1, "frost": 2}]),
        ("wrong-type", "modifiers", {}),
        ("unknown-point", "modifiers", ["plantings"]),
        ("unknown-point", "modifiers", [{}]),
        ("unknown-point", "modifiers", [MODIFIER | {"point": "planting"}]),
        ("unknown-change", "modifiers", [MODIFIER | {"change": "forbid"}]),
        ("unknown-change", "modifiers", [{"point": "burying", "change": "is", "until": "round"}]),
        ("unknown-span", "modifiers", [MODIFIER | {"until": "week"}]),
        ("wrong-type", "modifiers", [MODIFIER | {"value": "2"}]),
        ("missing-field", "modifiers", [{"point": "plantings", "change": "is", "until": "round"}]),
        ("unknown-field", "modifiers", [{"point": "burying", "change": "allow", "until": "round", "value": 1}]),
        ("too-many", "zones/heap", {"pebble+ash": 1}),
        ("too-few", "zones/hand/ash", {"rose": 1}),
        ("too-few", "zones/purse/ash", {"pebble+ash": 2}),
        ("broken-limit", "facts/victor", "ash"),
        ("broken-limit", "stage", "reward"),
    ],
)
def test_a_mistake_has_a_code(code: str, path: str, value: Any) -> None:
    """Each kind of mistake is named by its code."""
    assert code in {problem.code for problem in problems(changed(START, path, value)).problems}


def test_a_position_is_an_object() -> None:
    """Anything but an object is refused at once."""
    assert str(problems(["ash", "birch"])) == (
        'error[wrong-type]: `["ash","birch"]`\n'
        "  at: position: the top level\n"
        "  expected: an object with `game`, `players`, `stage`, `facts`, `modifiers`, `zones`\n" + HINT
    )


def test_a_long_value_is_shown_in_part() -> None:
    """What was found is cut short if it is long."""
    found = problems(changed(START, "facts/frosty", "x" * 100)).problems[0].found
    assert found == f'`"{"x" * 56}…`'


def test_options_are_for_the_same_players() -> None:
    """Options for other players than those of the position are refused."""
    options = default_options(GAME, ("birch", "ash"))
    assert [problem.code for problem in problems(START, options).problems] == ["other-players"]


def test_all_mistakes_are_told_at_once() -> None:
    """A position with several mistakes is refused once, with all of them."""
    position = changed(changed(START, "stage", "noon"), "facts/frosty", "no")
    position = changed(position, "zones/heap", {"rose": -1})
    codes = [problem.code for problem in problems(position).problems]
    assert codes == ["unknown-stage", "wrong-type", "negative-count"]


def test_the_place_names_the_file() -> None:
    """The caller says what the place of a mistake is called."""
    with pytest.raises(BadInput) as caught:
        load(GAME, changed(START, "stage", "noon"), place="garden.json")
    assert caught.value.problems[0].place == "garden.json: stage"


def test_marks_do_not_change_what_a_piece_counts_as() -> None:
    """A piece with marks is still one of its kind."""
    position = changed(START, "zones/hand/ash", {"fern+wilted": 1})
    position = changed(position, "zones/cellar", ["rose+seen=ash+seen=birch+wilted"])
    assert list(unsound(GAME, load(GAME, position))) == []


def test_what_never_runs_out_is_not_counted() -> None:
    """There can be any number of pieces that have no fixed number."""
    assert load(GAME, changed(START, "zones/trophies/ash", {"sprout": 99})).trophies["ash"] == {"sprout": 99}


@pytest.mark.parametrize(
    ("path", "value", "code"),
    [
        ("stage", ["dawn"], "unknown-stage"),
        ("modifiers", [MODIFIER | {"point": ["plantings"]}], "unknown-point"),
        ("modifiers", [MODIFIER | {"until": ["round"]}], "unknown-span"),
        ("modifiers", [MODIFIER | {"of": 7}], "wrong-type"),
        ("zones/sack/bag", {"rose": "three"}, "wrong-type"),
        ("zones/sack/layers", [{"?": None}], "wrong-type"),
        ("zones/sack/layers", [7], "wrong-type"),
        ("zones/purse/ash", {"pebble+ash+birch": 3}, "no-owner"),
    ],
)
def test_a_value_of_the_wrong_form_is_named_once(path: str, value: Any, code: str) -> None:
    """Whatever stands there instead of what should, the mistake has its own name and no other."""
    assert [problem.code for problem in problems(changed(START, path, value)).problems] == [code]


@pytest.mark.parametrize(
    "layers",
    [
        [["fern"], ["rose"], {"?": 4, "frost": 2}],
        [["fern", "rose"], {"?": 4, "frost": 2}],
        [{"fern": 1}, ["rose"], {"?": 4, "frost": 2}],
    ],
)
def test_a_deck_is_written_in_one_way(layers: list[Any]) -> None:
    """Layers whose order is known are one list, however they were given."""
    position = changed(changed(START, "zones/sack/bag", {"fern": 2, "rose": 2}), "zones/sack/layers", layers)
    written = dump(load(GAME, position))["zones"]["sack"]["layers"]
    assert written == [["fern", "rose"], {"?": 4, "frost": 2}]
