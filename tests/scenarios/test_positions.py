"""Base positions, and Givens that move pieces."""

from collections import Counter
from dataclasses import replace
from typing import Any

import pytest

from cultrules.games import find_game
from cultrules.kernel.positions import dump, load
from cultrules.language.books import load_book
from cultrules.scenarios.positions import (
    Spot,
    base_names,
    base_position,
    contents_at,
    count_at,
    find_cards,
    set_count,
    set_pile,
    spot_of,
)
from cultrules.scenarios.wording import Wanted, Where
from cultrules.spec import BadInput, Book
from cultrules.spec.cards import Card
from cultrules.spec.tables import Source

BOOK = load_book("rise_of_the_cults")
NAMES = base_names(BOOK)
STARTING = {id_: card.copies for id_, card in BOOK.cards.items() if card.kind == "starting"}
"""What lies in every deck before a game."""
CARD = next(iter(STARTING))


def pieces(value: Any) -> Counter[str]:
    """How many there are of each piece, wherever it lies."""
    if isinstance(value, list):
        return sum((Counter({each: 1}) if isinstance(each, str) else pieces(each) for each in value), Counter())
    counts = Counter({key: count for key, count in value.items() if isinstance(count, int)})
    return sum((pieces(each) for each in value.values() if not isinstance(each, int)), counts)


@pytest.fixture
def position(book: Book) -> dict[str, Any]:
    """Two players before their first Plan marker."""
    return base_position(book, "planning-2")


@pytest.mark.parametrize("name", NAMES)
def test_base_position(book: Book, name: str) -> None:
    """A base position is a whole position: the rules can load it and write it down again."""
    position = base_position(book, name)
    assert dump(load(find_game(book.id), position)) == position


def test_starting_deck(book: Book) -> None:
    """A starting deck is all starting cards, shuffled: twelve for each player."""
    deck = base_position(book, "planning-2")["zones"]["deck"]["red"]
    assert deck == {"bag": {}, "layers": [STARTING]}
    assert sum(count or 0 for count in STARTING.values()) == 12


@pytest.mark.parametrize(
    ("zone", "contents"),
    [
        ("plan-field", {key: [] for key in ["downtown", "rivertown", "uptown", "northside"]}),
        ("hand", {"yellow": {}, "red": {}}),
    ],
)
def test_empty_zones(book: Book, zone: str, contents: dict[str, Any]) -> None:
    """A zone that a base position leaves out is empty, for every seat or place that has one."""
    assert base_position(book, "planning-2")["zones"][zone] == contents


def test_starting_stock(book: Book) -> None:
    """A starting stock is what is not elsewhere: here all Plan markers are placed or used."""
    zones = base_position(book, "action-2")["zones"]
    assert [key for key in zones["stock"]["yellow"] if key.startswith("plan-marker")] == []
    assert pieces(zones)["plan-marker+yellow"] == book.number("plan-markers-owned")


def test_starting_content(book: Book) -> None:
    """A base position has the cards of the content at hand, since it names none."""
    lone = replace(book, cards={"lone": replace(book.cards[CARD], id="lone", copies=3)})
    zones = base_position(lone, "planning-2")["zones"]
    assert (zones["deck"]["red"]["layers"], zones["box"]) == ([{"lone": 3}], {})


def test_unknown_base_position(book: Book) -> None:
    """A base position that does not exist is bad input."""
    with pytest.raises(BadInput, match=r"error\[unknown-position\]: there is no position `planning-9`"):
        base_position(book, "planning-9")


def test_base_position_of_its_own(book: Book) -> None:
    """A base position is made anew each time, so that changing one changes no other."""
    base_position(book, "planning-2")["facts"]["round"] = 5
    assert base_position(book, "planning-2")["facts"]["round"] == 1


@pytest.mark.parametrize(
    ("where", "kind", "spot"),
    [
        (Where(place="uptown"), "plan-marker", Spot("plan-field", "uptown", "plan-marker+red")),
        (Where(place="uptown"), "ritual-2", Spot("ritual-fields", "uptown", "ritual-2+red")),
        (Where(place="bluff"), "plan-marker", Spot("plan-board", "bluff", "plan-marker+red")),
        (Where(zone="stock"), "cult-site", Spot("stock", "red", "cult-site+red")),
        (Where(zone="hand", seat="yellow"), "disorganization", Spot("hand", "yellow", "disorganization")),
        (Where(zone="deck"), "disorganization", Spot("deck", "red", "disorganization")),
        (Where(place="uptown"), "investigator", Spot("investigators", "uptown", "investigator")),
        (
            Where(zone="investigation-track", place="uptown"),
            "investigator+field=2",
            Spot("investigation-track", "uptown", "investigator+field=2"),
        ),
        (Where(zone="box"), "disorganization", Spot("box", "", "disorganization")),
    ],
)
def test_spot(book: Book, where: Where, kind: str, spot: Spot) -> None:
    """A place or zone and a kind of piece name one spot."""
    assert spot_of(book, where, kind, "red") == spot


@pytest.mark.parametrize(
    ("spot", "count"),
    [
        (Spot("plan-field", "uptown", "plan-marker+yellow"), 1),
        (Spot("plan-field", "uptown", "plan-marker+yellow"), 4),
        (Spot("plan-board", "bluff", "plan-marker+red"), 2),
        (Spot("ritual-fields", "uptown", "ritual-1+red"), 2),
        (Spot("stock", "red", "plan-marker+red"), 0),
        (Spot("hand", "red", CARD), 1),
        (Spot("discard-pile", "red", CARD), 1),
        (Spot("deck", "red", CARD), 0),
        (Spot("deck", "red", CARD), 1),
        (Spot("stock", "yellow", "cult-site+yellow"), 4),
    ],
)
def test_moved_pieces(book: Book, position: dict[str, Any], spot: Spot, count: int) -> None:
    """A Given makes it so many at one spot by moving pieces: of every kind there are as many as before."""
    before = pieces(position["zones"])
    set_count(book, position, spot, count)
    assert count_at(contents_at(position, spot), spot.key) == count
    assert pieces(position["zones"]) == before


@pytest.mark.parametrize("count", [0, 1, 3])
def test_set_twice(book: Book, position: dict[str, Any], count: int) -> None:
    """A second Given about the same spot replaces the first."""
    before = pieces(position["zones"])
    for each in (4, count):
        set_count(book, position, Spot("plan-field", "uptown", "plan-marker+yellow"), each)
    assert position["zones"]["plan-field"]["uptown"] == ["plan-marker+yellow"] * count
    assert pieces(position["zones"]) == before


def test_second_reserve(book: Book) -> None:
    """Where the first reserve is empty, pieces are taken from the next one of the lexicon."""
    position = base_position(book, "end-of-game-2")
    set_count(book, position, Spot("plan-board", "dominance", "plan-marker+red"), 3)
    assert position["zones"]["plan-board"]["dominance"] == {"plan-marker+red": 3}
    assert position["zones"]["plan-board"]["bluff"] == {"plan-marker+red": 1, "plan-marker+yellow": 4}


def test_endless_pieces(book: Book, position: dict[str, Any]) -> None:
    """Pieces that never run out are laid down and taken away."""
    spot = Spot("deck", "red", "disorganization")
    set_count(book, position, spot, 3)
    assert position["zones"]["deck"]["red"]["layers"] == [STARTING | {"disorganization": 3}]
    set_count(book, position, spot, 1)
    assert position["zones"]["deck"]["red"]["layers"] == [STARTING | {"disorganization": 1}]


def test_empty_deck(book: Book, position: dict[str, Any]) -> None:
    """A deck from which all cards are taken has no layer left, and gets one again with its next card."""
    for card in STARTING:
        set_count(book, position, Spot("deck", "red", card), 0)
    assert position["zones"]["deck"]["red"] == {"bag": {}, "layers": []}
    set_count(book, position, Spot("deck", "red", CARD), 1)
    assert position["zones"]["deck"]["red"] == {"bag": {}, "layers": [{CARD: 1}]}


@pytest.mark.parametrize(
    ("spot", "count", "missing"),
    [
        (Spot("plan-field", "uptown", "plan-marker+yellow"), 5, 1),
        (Spot("ritual-fields", "uptown", "ritual-3+red"), 3, 2),
        (Spot("discard-pile", "red", CARD), 3, 2),
    ],
)
def test_not_enough(book: Book, position: dict[str, Any], spot: Spot, count: int, missing: int) -> None:
    """More pieces than exist are never conjured up."""
    with pytest.raises(BadInput) as error:
        set_count(book, position, spot, count)
    assert str(error.value) == (
        f"error[not-enough]: {missing} more of `{spot.key}` needed than there are in reserve\n"
        "  at: step\n"
        "  expected: no more pieces than exist"
    )


@pytest.mark.parametrize(
    "keys",
    [
        [],
        ["plan-marker+red"],
        ["plan-marker+red", "plan-marker+yellow", "plan-marker+red"],
        ["plan-marker+yellow"] * 4 + ["plan-marker+red"] * 4,
    ],
)
def test_pile(book: Book, position: dict[str, Any], keys: list[str]) -> None:
    """A pile is made exactly as named, in its order, by moving pieces."""
    before = pieces(position["zones"])
    position["zones"]["plan-field"]["uptown"] = ["plan-marker+yellow", "plan-marker+red"]
    position["zones"]["stock"]["yellow"]["plan-marker+yellow"] = 3
    position["zones"]["stock"]["red"]["plan-marker+red"] = 3
    set_pile(book, position, Spot("plan-field", "uptown", ""), keys)
    assert position["zones"]["plan-field"]["uptown"] == keys
    assert pieces(position["zones"]) == before


def test_pile_not_enough(book: Book, position: dict[str, Any]) -> None:
    """A pile of more pieces than exist is bad input."""
    with pytest.raises(BadInput, match="1 more of `plan-marker\\+red` needed"):
        set_pile(book, position, Spot("plan-field", "uptown", ""), ["plan-marker+red"] * 5)


def card(id_: str, kind: str, cost: int | None, copies: int | None, *labels: str, **icons: int) -> Card:
    """A card that no game has."""
    price, source = None if cost is None else {"power": cost}, Source("house", "made up")
    return Card(id_, id_, kind, price, icons, copies, "", source, labels=labels)


HAND = [
    card("axe", "guardian", 3, 6, attack=2),
    card("bow", "guardian", 3, 2, attack=1, power=1),
    card("cup", "guardian", 5, 6, "sealed"),
    card("dance", "action", 2, 6, power=2),
    card("elf", "starting", None, 1, power=1),
    card("fox", "starting", None, 1, power=3),
    card("goat", "starting", None, 1),
    card("hare", "disorganization", None, None),
]
GUARDIAN, ACTION, STARTER = ("guardian",), ("action",), ("starting",)


@pytest.mark.parametrize(
    ("wanted", "found"),
    [
        (Wanted(GUARDIAN), ("axe",)),
        (Wanted(GUARDIAN, 5), ("cup",)),
        (Wanted(GUARDIAN, 3, {"attack": 1}), ("bow",)),
        (Wanted(GUARDIAN, 3, {"attack": 0}), None),
        (Wanted(GUARDIAN, None, {"attack": 0}), ("cup",)),
        (Wanted(GUARDIAN, 3, {"power": 1}, copies=2), ("bow",)),
        (Wanted(GUARDIAN, 3, {"power": 1}, copies=3), None),
        (Wanted(("disorganization",), copies=99), ("hare",)),
        (Wanted(GUARDIAN, labels=("sealed",)), ("cup",)),
        (Wanted(ACTION, labels=("sealed",)), None),
        (Wanted(GUARDIAN, 4), None),
        (Wanted(ACTION, 3), None),
        (Wanted((*GUARDIAN, *ACTION), 5), ("axe", "dance")),
        (Wanted((*GUARDIAN, *GUARDIAN), 6), ("axe", "bow")),
        (Wanted((*GUARDIAN, *GUARDIAN), 10), None),
        (Wanted((*STARTER, *STARTER), None, {"power": 4}), ("elf", "fox")),
        (Wanted((*STARTER, *STARTER), None, {"power": 2}), None),
    ],
)
def test_found_cards(book: Book, wanted: Wanted, found: tuple[str, ...] | None) -> None:
    """Cards are found by what they are: the first ones that fit, each once, alone or together."""
    assert find_cards(replace(book, cards={each.id: each for each in HAND}), wanted, set()) == found


def test_taken_cards(book: Book) -> None:
    """A card that has a name already gets no second one."""
    content = replace(book, cards={each.id: each for each in HAND})
    assert find_cards(content, Wanted(GUARDIAN, 3), {"axe"}) == ("bow",)
    assert find_cards(content, Wanted(GUARDIAN, 3), {"axe", "bow"}) is None
