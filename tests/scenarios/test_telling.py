"""What is told of a game is what scenarios are written in: it can be read back, word for word."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from cultrules.conformance.walking import walk
from cultrules.games import find_game
from cultrules.kernel.games import Game
from cultrules.kernel.plays import Play
from cultrules.kernel.positions import default_options
from cultrules.kernel.tables import Happening
from cultrules.scenarios.telling import tell, tell_answer, tell_event
from cultrules.scenarios.wording import event, said
from tests.games.cities import busy_city, by_edition, by_other_rulings

CULTS = find_game("rise_of_the_cults")
BOOK = CULTS.book
GAMES = {"en": by_edition("en"), "pl": by_edition("pl"), "other rulings": by_other_rulings()}


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
            "Red rolls 1 Blank, 1 Freak and 2 Thug again",
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
    ("name", "fields", "told"),
    [
        ("passed", {"seat": "red"}, "Red passes"),
        ("confrontation-tied", {}, "nobody wins the Confrontation"),
        ("cards-drawn", {"seat": "red", "number": 6}, "Red draws 6 cards"),
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


def flat(value: Any) -> Any:
    """A subset without its groups, as a step gives it."""
    if isinstance(value, dict):
        return {kind: count for bag in value.values() for kind, count in bag.items()}
    return value


def answer_read(seat: str, question: str, value: Any) -> tuple[str, Any]:
    """What a scenario would mean by the words in which an answer is told."""
    does = tell_answer(BOOK, seat, question, value).removeprefix(f"{tell(BOOK, seat)} ")
    read = said(BOOK, does)
    return read.question, read.value


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_what_is_told_is_read_back(game: Game, players: int) -> None:
    """Every answer and every event of a whole game, and of one in a busy city, is read as what it was."""
    seats = BOOK.lexicon.players()[:players]
    for play in (Play.start(game, default_options(game, seats)), Play.load(game, busy_city(players))):
        for question, value in walk(play, Random(players)):
            assert answer_read(question.seat, question.id, value) == (question.id, flat(value))
            for happening in play.happened:
                assert event(BOOK, tell_event(BOOK, happening)) == (happening.event, worded(happening))


@pytest.mark.parametrize("name", BOOK.lexicon.events)
def test_every_event(name: str) -> None:
    """Every event is read as itself and no other, with every field as it was."""
    examples = {"seat": "red", "district": "uptown", "plan-area": "bluff", "number": 2, "piece": "ritual-1"}
    examples |= {"card": "dock-watch", "label": "defeat"}
    fields = {field: examples[type_] for field, type_ in BOOK.lexicon.events[name].fields.items()}
    happening = Happening(name, fields)
    assert event(BOOK, tell_event(BOOK, happening)) == (name, worded(happening))


def worded(happening: Happening) -> dict[str, Any]:
    """The fields of an event that its wording tells."""
    wording = BOOK.lexicon.events[happening.event].wording
    return {field: value for field, value in happening.fields.items() if f"{{{field}}}" in wording}
