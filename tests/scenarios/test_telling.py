"""What is told of a game is what scenarios are written in: it can be read back, word for word."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from cultrules.conformance.walking import walk
from cultrules.kernel.games import Game
from cultrules.kernel.plays import Play
from cultrules.kernel.positions import default_options
from cultrules.kernel.tables import Happening, kind_of, marked, marks_of
from cultrules.scenarios.telling import tell, tell_answer, tell_event
from cultrules.scenarios.wording import event, said
from cultrules.spec import Book
from cultrules.spec.lexicon import CARD
from tests.games.cities import CULTS, busy_city
from tests.games.eternal_cities import GODS
from tests.games.playing import by_edition, by_other_rulings, scenario_positions

BOOK = CULTS.book
BOOKS = (CULTS.book, GODS.book)


@pytest.mark.parametrize(
    ("seat", "question", "value", "told"),
    [
        ("yellow", "place-plan", "downtown", "Yellow places a Plan marker in Downtown"),
        ("table", "name-first", "red", "Table names Red as First Cultist"),
        ("table", "agree-rounds", 7, "Table agrees on 7 rounds"),
        ("table", "choose-layout", "draft", "Table chooses to pick stacks"),
        ("chance", "roll", "blank", "Chance rolls Blank"),
        ("red", "reroll", {}, "Red rolls nothing again"),
        ("red", "order-cards", ["knife-hand", "dock-watch"], "Red lays back Knife Hand, then Dock Watch"),
        ("red", "reroll", {"dice": {"thug": 1}}, "Red rolls 1 Thug again"),
        (
            "red",
            "reroll",
            {"dice": {"thug": 2, "blank": 1, "freak": 1}},
            "Red rolls 1 Blank, 1 Freak and 2 Thugs again",
        ),
        ("blue", "use-plan", "dominance", "Blue uses it for Dominance"),
        ("blue", "prepare", "ritual-2", "Blue prepares Ritual II"),
        ("blue", "prepare", "nothing", "Blue prepares nothing more"),
        ("green", "reinforce", "ritual-1@uptown", "Green reinforces with Ritual I from Uptown"),
        ("green", "reinforce", "nothing", "Green does not reinforce"),
    ],
)
def test_answer(seat: str, question: str, value: Any, told: str) -> None:
    """An answer is told in the words of its question."""
    assert tell_answer(BOOK, seat, question, value) == told


@pytest.mark.parametrize(
    ("pieces", "told"),
    [
        ({"priest-token+red+strength=2": 2}, "Red picks 2 Priest Tokens with Strength 2"),
        ({"priest-token+strength=3+yellow": 1}, "Red picks 1 Priest Token of Yellow with Strength 3"),
        ({"supremacy+face-down": 1}, "Red picks 1 Supremacy with Face Down"),
    ],
)
def test_pieces(pieces: dict[str, int], told: str) -> None:
    """Pieces have their marks, and those of others their owner."""
    assert tell_answer(GODS.book, "red", "choose-pieces", {"pieces": pieces}) == told


@pytest.mark.parametrize(
    ("name", "fields", "told"),
    [
        ("passed", {"seat": "red"}, "Red passes"),
        ("confrontation-tied", {}, "nobody wins the Confrontation"),
        ("cards-drawn", {"seat": "red", "number": 6}, "Red draws 6 cards"),
        ("cards-drawn", {"seat": "red", "number": 1}, "Red draws 1 card"),
        (
            "ritual-moved",
            {"seat": "red", "piece": "ritual-1", "from": "uptown", "district": "downtown"},
            "Red moves Ritual I from Uptown to Downtown",
        ),
        (
            "plan-used",
            {"seat": "red", "district": "uptown", "plan-area": "bluff"},
            "Red uses a Plan marker from Uptown for Bluff",
        ),
    ],
)
def test_event(name: str, fields: dict[str, Any], told: str) -> None:
    """An event is told in its own words."""
    assert tell_event(BOOK, Happening(name, fields)) == told


@pytest.mark.parametrize(
    ("value", "told"),
    [
        ("investigator+field=2", "Investigator with Field 2"),
        ("plan-marker+yellow", "Plan Marker"),
        ("northside", "Northside"),
        (3, "3"),
        ({"tokens": {"thug": 1}, "cards": {"disorganization": 2}}, None),
        ("no such thing", "no such thing"),
    ],
)
def test_value(value: Any, told: str | None) -> None:
    """A noun is told by its word and its marks, a number as it is, a subset group by group."""
    cards = f"2 {BOOK.pieces['disorganization'].word.en} and 1 Thug"
    assert tell(BOOK, value) == (told or cards)


def flat(value: Any, seat: str) -> Any:
    """A subset as a step gives it: without its groups, and without the owner of one's own pieces."""
    if isinstance(value, dict):
        bags = [(key, count) for bag in value.values() for key, count in bag.items()]
        return {marked(kind_of(key), *({*marks_of(key)} - {seat})): count for key, count in bags}
    return value


def check_read_back(play: Play, dice: Random, most: int) -> None:
    """Every answer and every event of a walk, told in words, is read as what it was."""
    book = play.game.book
    for count, (question, value) in enumerate(walk(play, dice)):
        does = tell_answer(book, question.seat, question.id, value).removeprefix(f"{tell(book, question.seat)} ")
        read = said(book, does)
        assert (read.question, read.value) == (question.id, flat(value, question.seat))
        for happening in play.happened:
            check_event(book, happening)
        if count == most:
            break


def check_event(book: Book, happening: Happening) -> None:
    """An event that is told is read as itself and no other, with every field that its wording tells."""
    wording = book.lexicon.events[happening.event].wording
    fields = {field: value for field, value in happening.fields.items() if f"{{{field}}}" in wording}
    assert event(book, tell_event(book, happening)) == (happening.event, fields)


@pytest.mark.parametrize(
    "game", [by_edition(CULTS, "en"), by_edition(CULTS, "pl"), by_other_rulings(CULTS)], ids=["en", "pl", "others"]
)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_game_of_cults_is_read_back(game: Game, players: int) -> None:
    """So is a whole game, and one in a busy city."""
    seats = BOOK.lexicon.players()[:players]
    for play in (Play.start(game, default_options(game, seats)), Play.load(game, busy_city(players))):
        check_read_back(play, Random(players), 10_000)


@pytest.mark.parametrize("game", [GODS, by_other_rulings(GODS)], ids=["usual rulings", "others"])
def test_games_of_gods_are_read_back(game: Game) -> None:
    """So are games from before the set-up on, and from the positions of scenarios."""
    for players in GODS.book.player_counts():
        options = default_options(game, GODS.book.lexicon.players()[:players])
        check_read_back(Play.start(game, options), Random(players), 300)
    for seed, position in enumerate(scenario_positions(GODS.book.id, 60)):
        check_read_back(Play.load(game, position), Random(seed), 40)


@pytest.mark.parametrize("number", [1, 2])
@pytest.mark.parametrize(("book", "name"), [(book, name) for book in BOOKS for name in book.lexicon.events])
def test_every_event(book: Book, name: str, number: int) -> None:
    """Every event is read as itself and no other, with every field as it was."""
    places = {place.of: id_ for id_, place in book.lexicon.places.items()}
    examples = {"seat": "red", "number": number, "label": "defeat", "card": next(iter(book.cards))} | places
    examples["piece"] = next(key for key, piece in book.pieces.items() if piece.sort != CARD)
    fields = {field: examples[type_] for field, type_ in book.lexicon.events[name].fields.items()}
    check_event(book, Happening(name, fields))
