"""The reference rules behind the protocol."""

from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from cultrules.engines.messages import (
    AnswerParams,
    Asked,
    Happened,
    LoadParams,
    Options,
    Refused,
    StartParams,
)
from cultrules.engines.reference import ReferenceEngine
from cultrules.language.books import load_book
from cultrules.language.content import write_content
from cultrules.scenarios.positions import base_position

BOOK = load_book("rise_of_the_cults")
CONTENT = write_content(BOOK)


@pytest.fixture
def engine(planning: LoadParams) -> ReferenceEngine:
    """An engine in which Yellow is asked for the first Plan marker."""
    engine = ReferenceEngine()
    engine.load(planning)
    return engine


def test_hello() -> None:
    """It names its games, with every edition, chapter and ruling of the specification."""
    hello = ReferenceEngine().hello()
    game = next(each for each in hello.games if each.game == BOOK.id)
    assert (hello.protocol, hello.engine.name) == (1, "cultrules reference")
    assert (game.game, game.editions, game.players) == ("rise_of_the_cults", ["en", "pl"], [2, 3, 4])
    assert (game.chapters, game.levels[0]) == (list(BOOK.chapters), "replay")
    assert game.rulings["D-01"] == ["rivertown", "chosen"]


def test_rulings_on_record() -> None:
    """Of a ruling that is only on record it declares the one choice that it can play by."""
    game = next(each for each in ReferenceEngine().hello().games if each.game == BOOK.id)
    assert not BOOK.rulings["D-06"].switchable
    assert game.rulings["D-06"] == ["site-first"]
    assert set(game.rulings) == set(BOOK.rulings)


def test_start(options: Options) -> None:
    """A new game begins with its set-up: all players together are asked who begins."""
    reply = ReferenceEngine().start(StartParams(options))
    assert (reply.stage, reply.refused) == ("setup", None)
    assert reply.question == Asked("name-first", "table", "one", because="ROTC-2.1", options=["yellow", "red"])


def test_table(options: Options) -> None:
    """What is agreed on is answered by the seat `table`; none of the players answers for all."""
    engine = ReferenceEngine()
    engine.start(StartParams(options))
    alone = engine.answer(AnswerParams("red", "red", question="name-first")).refused
    assert alone == Refused("wrong-seat", "`table` is asked, not `red`", "ROTC-2.1")
    reply = engine.answer(AnswerParams("table", "red", question="name-first"))
    assert reply.question is not None
    assert (reply.question.seat, reply.question.id, reply.refused) == ("table", "agree-rounds", None)


def test_start_replaces(engine: ReferenceEngine, options: Options) -> None:
    """A new game ends the one before it."""
    engine.start(StartParams(options))
    position = engine.position().position
    assert position is not None
    assert (position["stage"], position["facts"]["closed-districts"]) == ("setup", [])


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        ({"game": "chess"}, "there is no game `chess`"),
        ({"edition": "de"}, "there is no edition `de`"),
        ({"rulings": {"D-99": "x"}}, "there is no ruling `D-99`"),
        ({"rulings": {"D-01": "x"}}, "the ruling `D-01` has no choice `x`"),
        ({"rulings": {"D-06": "any"}}, "the ruling `D-06` is only played as `site-first`"),
        ({"players": ["yellow"]}, "the game is not for 1 players"),
        (
            {"edition": "de", "rulings": {"D-01": "other"}},
            "there is no edition `de`; the ruling `D-01` has no choice `other`",
        ),
    ],
)
def test_unsupported_options(planning: LoadParams, change: dict[str, Any], reason: str) -> None:
    """Options that nobody specified are refused, by `start` and `load` alike."""
    options = msgspec.structs.replace(planning.options, **change)
    engine = ReferenceEngine()
    assert engine.start(StartParams(options)).refused == Refused("unsupported", reason)
    assert engine.load(LoadParams(planning.position, options)).refused == Refused("unsupported", reason)


def test_load(planning: LoadParams) -> None:
    """Loading a position leads to its pending question."""
    reply = ReferenceEngine().load(planning)
    options = ["downtown", "uptown", "northside"]
    assert reply.stage == "planning-turn"
    assert reply.question == Asked("place-plan", "yellow", "one", because="ROTC-6.5", options=options)


@pytest.mark.parametrize(
    ("spoil", "reason"),
    [
        (
            lambda position: position.pop("stage"),
            "error[missing-field]: nothing\n  at: position: stage\n  expected: the field `stage`\n"
            "  hint: `cultrules show SCENARIO --position` prints a complete position",
        ),
        (
            lambda position: position.update(stage="plannning-turn"),
            "error[unknown-stage]: there is no stage `plannning-turn`\n  at: position: stage\n"
            f"  expected: one of {len(BOOK.stages)} known stages\n"
            "  hint: did you mean `planning-turn`?",
        ),
        (
            lambda position: position["zones"]["cult-site-fields"]["uptown"].update({"cult-site+red": 1}),
            "error[too-many]: 5 of `cult-site+red`\n  at: position: zones\n"
            "  expected: exactly 4 in all zones together\n  hint: pieces move; they never appear",
        ),
        (
            lambda position: position.update(players=["red", "yellow"]),
            "error[other-players]: `red`, `yellow`\n  at: position: players\n"
            "  expected: those of the options: `yellow`, `red`\n"
            "  hint: `cultrules show SCENARIO --position` prints a complete position",
        ),
    ],
    ids=["missing field", "unknown stage", "too many", "other players"],
)
def test_malformed_position(
    engine: ReferenceEngine, planning: LoadParams, spoil: Callable[[Any], Any], reason: str
) -> None:
    """A position with mistakes is refused with every mistake named, and the earlier game is kept."""
    before = engine.position()
    spoil(planning.position)
    assert engine.load(planning).refused == Refused("malformed", reason)
    assert engine.position() == before


@pytest.mark.parametrize(
    "change",
    [
        {"game": []},
        {"stage": []},
        {"stage": {}},
        {"players": [[], {}]},
        {"modifiers": [{"point": []}]},
        {"modifiers": [{"point": "plan-markers", "change": "is", "value": 1, "until": []}]},
        {"facts": {"turn": []}},
        {"zones": []},
    ],
    ids=str,
)
def test_unhashable(engine: ReferenceEngine, planning: LoadParams, change: dict[str, Any]) -> None:
    """A list or an object where a word belongs is a mistake of the position like any other."""
    reply = engine.load(LoadParams(planning.position | change, planning.options))
    assert reply.refused is not None
    assert reply.refused.kind == "malformed"


@pytest.mark.parametrize(
    "deck",
    [
        {"bag": {}, "layers": [{"?": "x"}]},
        {"bag": {"disorganization": "x"}, "layers": []},
        {"bag": {}, "layers": ["x"]},
        {"bag": [], "layers": {}},
        [],
    ],
    ids=str,
)
def test_unreadable_deck(engine: ReferenceEngine, planning: LoadParams, deck: Any) -> None:
    """A deck that is none is refused."""
    planning.position["zones"]["deck"]["red"] = deck
    reply = engine.load(planning)
    assert reply.refused is not None
    assert reply.refused.kind == "malformed"


def test_never_too_many_markers(planning: LoadParams) -> None:
    """A modifier that wants more Plan markers than there are is played by those that there are."""
    five = {"point": "plan-markers", "change": "is", "value": 5, "until": "round"}
    engine = ReferenceEngine()
    reply = engine.load(LoadParams(planning.position | {"modifiers": [five]}, planning.options))
    placed = 0
    while reply.question is not None and reply.question.id == "place-plan":
        reply = engine.answer(AnswerParams(reply.question.seat, "uptown", question="place-plan"))
        placed += 1
    assert (placed, reply.refused, reply.stage) == (8, None, "action-turn")


def test_price(planning: LoadParams) -> None:
    """What is bought is asked for with the price of each thing and what may be spent on all together."""
    engine = ReferenceEngine()
    zones = planning.position["zones"]
    for seat in ("yellow", "red"):
        zones["plan-board"]["bluff"][f"plan-marker+{seat}"] = zones["stock"][seat].pop(f"plan-marker+{seat}")
    zones["plan-board"]["bluff"]["plan-marker+yellow"] -= 1
    zones["plan-field"]["downtown"] = ["plan-marker+yellow"]
    zones["stock"]["yellow"]["cult-site+yellow"] -= 1
    zones["cult-site-fields"]["downtown"] = {"cult-site+yellow": 1}
    card = next(each for each in BOOK.cards.values() if each.kind == "guardian")
    zones["district-cards"]["downtown"] = {card.id: zones["box"].pop(card.id)}
    zones["investigators"]["downtown"] = {"investigator": 1}
    zones["screen"]["yellow"] = {"initiate": 7}
    assert engine.load(LoadParams(planning.position | {"stage": "action-turn"}, planning.options)).refused is None
    engine.answer(AnswerParams("yellow", "downtown", question="take-plan"))
    question = engine.answer(AnswerParams("yellow", "augmentation", question="use-plan")).question
    assert question is not None
    assert (question.type, question.among, question.least, question.most) == ("some", {"cards": {card.id: 1}}, 0, 2)
    assert card.cost is not None
    assert (question.price, question.purse) == ({card.id: {"power": card.cost + 1}}, {"power": 7})


def test_content(planning: LoadParams) -> None:
    """Content in the options takes the place of the engine's own, for that game."""
    wolf = {"name": "Lone Wolf", "kind": "guardian", "icons": {}, "source": "house: ours", "cost": 1, "copies": 2}
    planning.position["zones"]["box"]["lone-wolf"] = 2
    options = msgspec.structs.replace(planning.options, content={"cards": {"lone-wolf": wolf}})
    engine = ReferenceEngine()
    refused = engine.load(planning).refused
    assert refused is not None
    assert 'the piece `"lone-wolf"`' in refused.reason
    assert engine.load(LoadParams(planning.position, options)).refused is None


@pytest.mark.parametrize(
    "content",
    [
        {"cards": []},
        {"data": 3},
        {"cards": {"x": 3}},
        {"cards": {"x": {"name": "X"}}},
        *(
            {"cards": {"disorganization": CONTENT["cards"]["disorganization"] | change}}
            for change in (
                {"kind": "dragon"},
                {"icons": {"luck": 1}},
                {"icons": {"power": -1}},
                {"icons": {"power": "two"}},
                {"copies": -1},
                {"cost": 1.5},
                {"source": "hearsay: a friend"},
            )
        ),
        {"data": {"no-such-datum": 1}},
        {"data": {"bluff-tokens": "two"}},
    ],
    ids=str,
)
def test_bad_content(planning: LoadParams, content: dict[str, Any]) -> None:
    """Content that makes no sense is refused as a whole."""
    options = msgspec.structs.replace(planning.options, content=content)
    refused = ReferenceEngine().load(LoadParams(planning.position, options)).refused
    assert refused is not None
    assert refused.kind == "malformed"
    assert refused.reason.startswith("error[bad-content]: ")


def test_load_replaces(engine: ReferenceEngine, planning: LoadParams) -> None:
    """Loading a second game ends the first."""
    engine.answer(AnswerParams("yellow", "uptown", question="place-plan"))
    engine.load(planning)
    assert engine.position().position == planning.position


@pytest.mark.parametrize(
    ("said", "refused"),
    [
        (AnswerParams("yellow", "uptown"), Refused("malformed", "an answer names either a question or an offer")),
        (
            AnswerParams("yellow", "uptown", question="place-plan", offer="place-plan"),
            Refused("malformed", "an answer names either a question or an offer"),
        ),
        (
            AnswerParams("yellow", "uptown", question="choose-plan"),
            Refused("not-asked", "`choose-plan` is not being asked", "ROTC-6.5"),
        ),
        (
            AnswerParams("yellow", "uptown", question=""),
            Refused("not-asked", "`` is not being asked", "ROTC-6.5"),
        ),
        (
            AnswerParams("yellow", "uptown", offer="place-plan"),
            Refused("not-asked", "no offer `place-plan` is open"),
        ),
        (
            AnswerParams("red", "uptown", question="place-plan"),
            Refused("wrong-seat", "`yellow` is asked, not `red`", "ROTC-6.5"),
        ),
        (
            AnswerParams("nobody", "uptown", question="place-plan"),
            Refused("wrong-seat", "`yellow` is asked, not `nobody`", "ROTC-6.5"),
        ),
        (
            AnswerParams("yellow", "rivertown", question="place-plan"),
            Refused("not-an-option", "`rivertown` is none of the options", "ROTC-6.5"),
        ),
        *(
            (
                AnswerParams("yellow", value, question="place-plan"),
                Refused("malformed", "the answer must be the name of an option", "ROTC-6.5"),
            )
            for value in (None, 1, True, [], ["uptown"], {"district": "uptown"})
        ),
    ],
    ids=str,
)
def test_refused_answer(engine: ReferenceEngine, said: AnswerParams, refused: Refused) -> None:
    """An illegal answer is refused for its reason, and the position stays as it was."""
    before = engine.position()
    assert engine.answer(said).refused == refused
    assert engine.position() == before


def test_answer_without_game() -> None:
    """Before a game is loaded nothing is asked."""
    reply = ReferenceEngine().answer(AnswerParams("yellow", "uptown", question="place-plan"))
    assert reply.refused == Refused("not-asked", "no game is loaded")


def test_answer_after_the_end(options: Options) -> None:
    """When the game is over, nothing is asked."""
    engine = ReferenceEngine()
    reply = engine.load(LoadParams(base_position(BOOK, "end-of-game-2"), options))
    assert (reply.stage, reply.question) == ("end-of-game", None)
    refused = engine.answer(AnswerParams("yellow", "uptown", question="place-plan")).refused
    assert refused == Refused("not-asked", "`place-plan` is not being asked")


def test_answer(engine: ReferenceEngine) -> None:
    """A legal answer leads to the next question and tells what became public."""
    reply = engine.answer(AnswerParams("yellow", "uptown", question="place-plan"))
    assert (reply.stage, reply.refused) == ("planning-turn", None)
    assert reply.question is not None
    assert reply.question.seat == "red"
    assert reply.happened == [Happened("plan-placed", {"seat": "yellow", "district": "uptown"})]


def test_position_without_game() -> None:
    """Before a game is loaded there is no position."""
    assert ReferenceEngine().position().refused == Refused("not-settled", "no game is loaded")


def test_position(engine: ReferenceEngine, planning: LoadParams) -> None:
    """The position that was loaded is the position that is told."""
    assert engine.position().position == planning.position


def test_view_without_game() -> None:
    """Before a game is loaded there is nothing to see."""
    assert ReferenceEngine().view("yellow").refused == Refused("not-settled", "no game is loaded")


@pytest.mark.parametrize("seat", ["green", "chance", "table", ""])
def test_view_of_nobody(engine: ReferenceEngine, seat: str) -> None:
    """Only a seat of this game has a view."""
    assert engine.view(seat).refused == Refused("wrong-seat", f"`{seat}` does not play")


def test_view(engine: ReferenceEngine, planning: LoadParams) -> None:
    """A seat sees open zones in full, of hidden ones the number, and of another's question only that it is asked."""
    view = engine.view("red").view
    assert view is not None
    assert view["zones"]["stock"] == planning.position["zones"]["stock"]
    assert view["zones"]["deck"] == {"red": {"hidden": 12}, "yellow": {"hidden": 12}}
    assert view["question"] == {"id": "place-plan", "seat": "yellow", "offers": []}


def test_end(planning: LoadParams) -> None:
    """A game that is over has a result and asks nothing."""
    zones = planning.position["zones"]
    for seat in ("yellow", "red"):
        zones["plan-board"]["bluff"][f"plan-marker+{seat}"] = zones["stock"][seat].pop(f"plan-marker+{seat}")
    planning.position["facts"]["round"] = 6
    reply = ReferenceEngine().load(LoadParams(planning.position | {"stage": "end-of-game"}, planning.options))
    assert reply.question is None
    assert reply.result is not None
    assert (reply.result.winners, reply.result.points) == (["yellow", "red"], {"yellow": 0, "red": 0})
