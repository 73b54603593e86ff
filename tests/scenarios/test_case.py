"""A running scenario: how the answers in its bag meet the questions of an engine."""

from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from cultrules.engines.interface import EngineFailure
from cultrules.engines.messages import Ended, Refused, Reply
from cultrules.engines.reference import ReferenceEngine
from cultrules.scenarios import case as cases
from cultrules.scenarios.case import Case, Entry, Verdict
from cultrules.spec import Book

from .scripted import ScriptedEngine, ask, both, pick, rest, roll, tell

Begin = Callable[..., Case]

YELLOW, RED = Entry("yellow", "place-plan", "uptown"), Entry("red", "place-plan", "downtown")
ASK_YELLOW, ASK_RED = (ask(seat, "place-plan", "uptown", "downtown") for seat in ("yellow", "red"))


@pytest.fixture
def begin(book: Book) -> Begin:
    """A scenario that is about to meet an engine."""

    def made(engine: ScriptedEngine, id_: str = "ROTC-6.1-01") -> Case:
        return Case(id_, book, engine, "en", {}, {"players": ["yellow", "red"]})

    return made


def illegal(seat: str = "yellow", question: str = "place-plan") -> Entry:
    """An answer that must be refused."""
    return Entry(seat, question, "rivertown", illegal=True)


@pytest.mark.parametrize("bag", [[YELLOW, RED], [RED, YELLOW]], ids=["as asked", "reversed"])
@pytest.mark.parametrize(
    ("replies", "seats"),
    [((ASK_YELLOW, ASK_RED), ["yellow", "red"]), ((ASK_RED, ASK_YELLOW), ["red", "yellow"])],
    ids=["yellow first", "red first"],
)
def test_order(begin: Begin, bag: list[Entry], replies: tuple[Reply, ...], seats: list[str]) -> None:
    """Answers are given when they are asked for, in whatever order the scenario names them."""
    engine = ScriptedEngine(*replies, rest())
    begin(engine).run(bag)
    assert [seat for seat, _, _ in engine.answers] == seats


def test_queue(begin: Begin) -> None:
    """Several answers of one seat to one question are given in their order."""
    engine = ScriptedEngine(ASK_YELLOW, ASK_YELLOW, ASK_YELLOW, rest())
    values = ["uptown", "downtown", "uptown"]
    begin(engine).run([Entry("yellow", "place-plan", value) for value in values])
    assert [value for _, _, value in engine.answers] == values


def test_bag_is_kept(begin: Begin) -> None:
    """The bag of a step is not used up by running it."""
    bag = [YELLOW, RED]
    begin(ScriptedEngine(ASK_YELLOW, ASK_RED, rest())).run(bag)
    assert bag == [YELLOW, RED]


@pytest.mark.parametrize(
    ("replies", "bag", "reason"),
    [
        (
            (ASK_YELLOW, rest()),
            [YELLOW, RED],
            "the engine never asks for red: place-plan; the game rests at `action-turn`",
        ),
        (
            (ASK_RED,),
            [YELLOW],
            "the engine never asks for yellow: place-plan; it asks `red`: `place-plan`",
        ),
        (
            (Reply("end-of-game", result=Ended(["red"])),),
            [YELLOW, RED],
            "the engine never asks for yellow: place-plan, red: place-plan; the game is over",
        ),
        ((Reply(),), [YELLOW], "the engine never asks for yellow: place-plan; the game rests at `None`"),
        (
            (ASK_RED,),
            [YELLOW, illegal()],
            "the engine never asks for yellow: place-plan, yellow: place-plan; it asks `red`: `place-plan`",
        ),
    ],
)
def test_unused_answer(
    begin: Begin, monkeypatch: pytest.MonkeyPatch, replies: tuple[Reply, ...], bag: list[Entry], reason: str
) -> None:
    """An answer that the engine never asks for is `wrong`."""
    monkeypatch.setattr(cases, "playing", lambda _book: ScriptedEngine(ASK_YELLOW, ASK_RED, rest()))
    with pytest.raises(Verdict) as verdict:
        begin(ScriptedEngine(*replies)).run(bag)
    assert (verdict.value.status, verdict.value.reason) == ("wrong", reason)


def test_skipped_only_answer(begin: Begin, monkeypatch: pytest.MonkeyPatch) -> None:
    """An engine may leave out a question to which the reference has a single answer."""
    single = ask("red", "place-plan", "downtown")
    monkeypatch.setattr(cases, "playing", lambda _book: ScriptedEngine(ASK_YELLOW, single, rest()))
    engine = ScriptedEngine(ASK_YELLOW, rest())
    begin(engine).run([YELLOW, RED])
    assert [seat for seat, _, _ in engine.answers] == ["yellow"]


def test_skipped_before_another(begin: Begin, monkeypatch: pytest.MonkeyPatch) -> None:
    """The single answer may be left out before a question that is asked, too."""
    single = ask("red", "place-plan", "downtown")
    monkeypatch.setattr(cases, "playing", lambda _book: ScriptedEngine(single, ASK_YELLOW, rest()))
    engine = ScriptedEngine(ASK_YELLOW, rest())
    begin(engine).run([RED, YELLOW])
    assert [seat for seat, _, _ in engine.answers] == ["yellow"]


def test_skipped_empty_subset(begin: Begin, monkeypatch: pytest.MonkeyPatch) -> None:
    """A question for a subset of nothing has a single answer as well."""
    nothing = pick("red", "destroy", 0, 1, cards={})
    monkeypatch.setattr(cases, "playing", lambda _book: ScriptedEngine(ASK_YELLOW, nothing, rest()))
    engine = ScriptedEngine(ASK_YELLOW, rest())
    begin(engine).run([YELLOW, Entry("red", "destroy", {})])
    assert [seat for seat, _, _ in engine.answers] == ["yellow"]


def test_skipped_other_answer(begin: Begin, monkeypatch: pytest.MonkeyPatch) -> None:
    """An answer is not excused by a question whose single answer is another."""
    single = ask("red", "place-plan", "northside")
    monkeypatch.setattr(cases, "playing", lambda _book: ScriptedEngine(ASK_YELLOW, single, rest()))
    with pytest.raises(Verdict, match=r"^wrong: the engine never asks for red: place-plan"):
        begin(ScriptedEngine(ASK_YELLOW, rest())).run([YELLOW, RED])


def test_skipped_after_what_the_reference_refuses(begin: Begin, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nor where the reference refuses what the engine has taken before: the engine is not blamed for that refusal."""
    beside = ScriptedEngine(ASK_YELLOW, refuse=lambda _value: True)
    monkeypatch.setattr(cases, "playing", lambda _book: beside)
    with pytest.raises(Verdict, match=r"^wrong: the engine never asks for red: place-plan"):
        begin(ScriptedEngine(ASK_YELLOW, rest())).run([YELLOW, RED])


def test_subset_after_subset(begin: Begin) -> None:
    """One thing after the other of two subsets: the second begins where nothing is no answer any more."""
    first, second = Entry("red", "destroy", {"cards": {"a": 1}}), Entry("red", "destroy", {"cards": {"b": 1}})
    engine = ScriptedEngine(ask("red", "destroy", "a", "b"), ask("red", "destroy", "b", "c"), rest())
    begin(engine).run([first, second])
    assert [value for _, _, value in engine.answers] == ["a", "b"]


def test_refused_legal(begin: Begin) -> None:
    """A legal answer that the engine refuses is `refused-legal`, with the engine's reason."""
    with pytest.raises(Verdict) as verdict:
        begin(ScriptedEngine(ASK_YELLOW, refuse=lambda _value: True)).run([YELLOW])
    reason = "`yellow: place-plan = uptown` is legal and was refused: not-an-option: because I say so"
    assert (verdict.value.status, verdict.value.reason) == ("refused-legal", reason)


@pytest.mark.parametrize("entry", [illegal(), illegal("red"), illegal("yellow", "choose-plan")])
def test_accepted_illegal(begin: Begin, entry: Entry) -> None:
    """An illegal answer that the engine takes is `accepted-illegal`, whether it was asked for or not."""
    with pytest.raises(Verdict) as verdict:
        begin(ScriptedEngine(ASK_YELLOW, rest())).run([entry])
    reason = f"`{entry.seat}: {entry.question} = rivertown` must be refused and was taken"
    assert (verdict.value.status, verdict.value.reason) == ("accepted-illegal", reason)


@pytest.mark.parametrize("entry", [illegal(), illegal("red"), illegal("yellow", "choose-plan")])
@pytest.mark.parametrize("stage", ["planning-turn", None])
def test_refused_illegal(begin: Begin, entry: Entry, stage: str | None) -> None:
    """A refusal of an illegal answer is kept, and the game stands where it stood."""
    asked = ask("yellow", "place-plan", "uptown", "downtown", stage=stage)
    case = begin(ScriptedEngine(asked, refuse=lambda value: value == "rivertown"))
    case.run([entry])
    assert case.refused is not None
    assert case.refused.refused == Refused("not-an-option", "because I say so")
    assert case.settled_reply() == asked


def test_illegal_after_legal(begin: Begin) -> None:
    """The legal answers of the bag come first, then the illegal one."""
    engine = ScriptedEngine(ASK_RED, ASK_YELLOW, refuse=lambda value: value == "rivertown")
    begin(engine).run([RED, illegal()])
    assert [value for _, _, value in engine.answers] == ["downtown", "rivertown"]


def test_refused_but_changed(begin: Begin) -> None:
    """An engine that refuses and changes the position all the same is `wrong`."""
    asked = ask("yellow", "place-plan", "uptown", "downtown", stage="planning-turn")
    engine = ScriptedEngine(asked, refuse=lambda _value: True, position=lambda refusals: {"round": refusals})
    with pytest.raises(Verdict, match=r"^wrong: the position changed although the answer was refused$"):
        begin(engine).run([illegal()])


def test_refusal_is_forgotten(begin: Begin) -> None:
    """A refusal belongs to its own When."""
    engine = ScriptedEngine(ASK_YELLOW, rest(), refuse=lambda value: value == "rivertown")
    case = begin(engine)
    case.run([illegal()])
    case.run([YELLOW])
    assert case.refused is None


def test_earlier_refusal(begin: Begin) -> None:
    """A step that must be refused passes as well if an earlier answer of its bag is refused."""
    case = begin(ScriptedEngine(ASK_RED, refuse=lambda _value: True))
    case.run([RED, illegal()])
    assert case.refused is not None


@pytest.mark.parametrize("levels", [["load"], ["load", "positions"]])
def test_position_of_a_refusal(begin: Begin, levels: list[str]) -> None:
    """Only an engine that tells positions is asked whether a refusal changed anything."""
    told: list[int] = []
    asked = ask("yellow", "place-plan", "uptown", "downtown", stage="planning-turn")
    engine = ScriptedEngine(asked, refuse=lambda _value: True, position=lambda refusals: told.append(refusals) or {})
    case = begin(engine)
    case.support = msgspec.structs.replace(ReferenceEngine().hello().games[0], levels=levels)
    case.run([illegal()])
    assert told == ([0, 1] if "positions" in levels else [])


# ---- Several When steps, and resting in the middle ------------------------------------------------------------------


def test_rest_in_the_middle(begin: Begin) -> None:
    """A When may end where the position is not settled, and the next one goes on from there."""
    where, what = ask("yellow", "take-plan", "uptown", "downtown"), ask("yellow", "use-plan", "bluff", "influence")
    engine = ScriptedEngine(where, what, rest())
    case = begin(engine)
    case.run([Entry("yellow", "take-plan", "uptown")])
    assert case.settled_reply() == what
    case.run([Entry("yellow", "use-plan", "bluff")])
    assert [question for _, question, _ in engine.answers] == ["take-plan", "use-plan"]


def test_events_of_a_when(begin: Begin) -> None:
    """What became public is collected over all answers of a When, and forgotten with the next one."""
    engine = ScriptedEngine(tell(ASK_YELLOW, "before"), tell(ASK_RED, "one", "two"), tell(ASK_YELLOW, "three"), rest())
    case = begin(engine)
    case.run([YELLOW, RED])
    assert [each.event for each in case.happened] == ["one", "two", "three"]
    case.run([YELLOW])
    assert case.happened == []


# ---- A subset item by item ------------------------------------------------------------------------------------------

CARDS = {"cards": {"a": 2, "b": 1}}
"""Three cards, two of them alike."""
WHOLE = pick("yellow", "acquire", 0, 3, **CARDS)
ONE_OF_MANY = pick("yellow", "acquire", 0, 1, **CARDS)
LISTED = ask("yellow", "acquire", "a", "b", "pass")


@pytest.mark.parametrize(
    ("question", "values"),
    [
        (WHOLE, [{"cards": {"a": 2, "b": 1}}]),
        (ONE_OF_MANY, [{"cards": {"a": 1}}, {"cards": {"a": 1}}, {"cards": {"b": 1}}, {}]),
        (LISTED, ["a", "a", "b", "pass"]),
    ],
    ids=["whole", "some, one at most", "one"],
)
def test_subset(begin: Begin, question: Reply, values: list[Any]) -> None:
    """A subset is given whole, or item by item to an engine that asks so, which then is told the end."""
    engine = ScriptedEngine(*[question] * len(values), rest())
    begin(engine).run([Entry("yellow", "acquire", {"cards": {"a": 2, "b": 1}})])
    assert [value for _, _, value in engine.answers] == values


@pytest.mark.parametrize(
    ("question", "values"), [(ONE_OF_MANY, [{"cards": {"a": 1}}, {"cards": {"b": 1}}]), (LISTED, ["a", "b"])]
)
def test_subset_closed_by_the_engine(begin: Begin, question: Reply, values: list[Any]) -> None:
    """An engine that knows that nothing more can follow need not ask for the end."""
    engine = ScriptedEngine(question, question, rest())
    begin(engine).run([Entry("yellow", "acquire", {"cards": {"a": 1, "b": 1}})])
    assert [value for _, _, value in engine.answers] == values


def test_single_item(begin: Begin) -> None:
    """A subset of one item fits a question for at most one as it is."""
    engine = ScriptedEngine(ONE_OF_MANY, rest())
    begin(engine).run([Entry("yellow", "acquire", {"cards": {"b": 1}})])
    assert [value for _, _, value in engine.answers] == [{"cards": {"b": 1}}]


@pytest.mark.parametrize(("question", "value"), [(WHOLE, {}), (ONE_OF_MANY, {}), (LISTED, "pass")])
def test_empty_subset(begin: Begin, question: Reply, value: Any) -> None:
    """Nothing is an empty answer, or a pass where one of several is asked for."""
    engine = ScriptedEngine(question, rest())
    begin(engine).run([Entry("yellow", "acquire", {})])
    assert [value for _, _, value in engine.answers] == [value]


def test_item_that_is_offered(begin: Begin) -> None:
    """Items are given in the order in which the engine offers them."""
    engine = ScriptedEngine(ask("yellow", "acquire", "b", "pass"), ask("yellow", "acquire", "a", "pass"), rest())
    begin(engine).run([Entry("yellow", "acquire", {"cards": {"a": 1, "b": 1}})])
    assert [value for _, _, value in engine.answers] == ["b", "a"]


def test_item_never_asked_for(begin: Begin, monkeypatch: pytest.MonkeyPatch) -> None:
    """A subset of which the engine takes only a part is not taken."""
    monkeypatch.setattr(cases, "playing", lambda _book: ScriptedEngine(WHOLE, rest()))
    with pytest.raises(Verdict, match=r"^wrong: the engine never asks for yellow: acquire; the game rests"):
        begin(ScriptedEngine(LISTED, rest())).run([Entry("yellow", "acquire", {"cards": {"a": 1, "b": 1}})])


def test_illegal_subset(begin: Begin) -> None:
    """A subset that must be refused is said whole, so that no part of it is taken before."""
    case = begin(engine := ScriptedEngine(ONE_OF_MANY, refuse=lambda _value: True))
    case.run([Entry("yellow", "acquire", {"cards": {"a": 2, "b": 1}}, illegal=True)])
    assert [value for _, _, value in engine.answers] == [{"cards": {"a": 2, "b": 1}}]
    assert case.refused is not None


def test_compound(begin: Begin) -> None:
    """A question for several of ours at once is answered with an entry for each."""
    engine = ScriptedEngine(both("yellow", "whole-turn", "place-plan", "draw"), rest())
    begin(engine).run([Entry("yellow", "draw", 2), YELLOW])
    assert engine.answers == [("yellow", "whole-turn", {"place-plan": "uptown", "draw": 2})]


def test_compound_without_part(begin: Begin, monkeypatch: pytest.MonkeyPatch) -> None:
    """A question for several at once is not answered by half."""
    monkeypatch.setattr(cases, "playing", lambda _book: ScriptedEngine(ASK_YELLOW, rest()))
    engine = ScriptedEngine(both("yellow", "whole-turn", "place-plan", "draw"))
    with pytest.raises(Verdict, match=r"^wrong: the engine never asks for yellow: place-plan"):
        begin(engine).run([YELLOW])
    assert engine.answers == []


def test_illegal_compound(begin: Begin) -> None:
    """One illegal part makes the whole answer illegal."""
    engine = ScriptedEngine(both("yellow", "whole-turn", "place-plan", "draw"), rest())
    with pytest.raises(Verdict, match=r"^accepted-illegal: "):
        begin(engine).run([Entry("yellow", "draw", 2), illegal()])


@pytest.mark.parametrize(
    ("question", "value"),
    [
        (ask("red", "choose-plan", "bluff"), "bluff"),
        (ask("red", "interrupt", "yes", "pass"), "pass"),
        (ask("red", "interrupt", "pass"), "pass"),
    ],
)
def test_forced_answer(begin: Begin, question: Reply, value: str) -> None:
    """A question that leaves nothing to decide is answered, and a mere pass is passed."""
    assert question.question is not None
    engine = ScriptedEngine(question, ASK_YELLOW, question, rest())
    begin(engine).run([YELLOW])
    forced = ("red", question.question.id, value)
    assert engine.answers == [forced, ("yellow", "place-plan", "uptown"), forced]


def test_bag_before_forced_answer(begin: Begin) -> None:
    """What the bag says is preferred to a pass."""
    engine = ScriptedEngine(ask("red", "interrupt", "yes", "pass"), rest())
    begin(engine).run([Entry("red", "interrupt", "yes")])
    assert engine.answers == [("red", "interrupt", "yes")]


def test_endless_questions(begin: Begin) -> None:
    """An engine that asks for ever is stopped."""
    with pytest.raises(Verdict, match=r"^wrong: after 1000 answers the engine still asks$"):
        begin(ScriptedEngine(ask("red", "interrupt", "pass"))).run([YELLOW])


def rolls(begin: Begin, id_: str) -> list[str]:
    """Twelve throws of a die in a scenario of this id."""
    die = roll("die", **{str(face): 1 for face in range(1, 7)})
    engine = ScriptedEngine(*[die] * 12, ASK_YELLOW, rest())
    begin(engine, id_).run([YELLOW])
    return [value for seat, _, value in engine.answers if seat == "chance"]


def test_chance_is_repeatable(begin: Begin) -> None:
    """What no step pins is drawn by the scenario's id: the same in every run."""
    assert rolls(begin, "ROTC-6.1-01#2") == rolls(begin, "ROTC-6.1-01#2")


def test_chance_by_scenario(begin: Begin) -> None:
    """Another scenario, or another row, draws otherwise."""
    assert rolls(begin, "ROTC-6.1-01#1") != rolls(begin, "ROTC-6.1-01#2")


def test_chance_weights(begin: Begin) -> None:
    """An outcome without weight never comes."""
    engine = ScriptedEngine(*[roll("die", a=0, b=1)] * 20, ASK_YELLOW, rest())
    begin(engine).run([YELLOW])
    assert {value for seat, _, value in engine.answers if seat == "chance"} == {"b"}


def test_pinned_chance(begin: Begin) -> None:
    """Chance that a step pins is not drawn."""
    engine = ScriptedEngine(*[roll("die", a=1000, b=1)] * 3, rest())
    begin(engine).run([Entry("chance", "die", "b")] * 3)
    assert [value for _, _, value in engine.answers] == ["b", "b", "b"]


@pytest.mark.parametrize("chance", ["telling", "opaque"])
def test_chance_that_cannot_be_pinned(begin: Begin, chance: str) -> None:
    """A scenario that pins chance does not apply to an engine that decides it by itself."""
    case = begin(ScriptedEngine(roll("die", a=1, b=1), rest()))
    case.support = msgspec.structs.replace(ReferenceEngine().hello().games[0], chance=chance)
    with pytest.raises(Verdict, match=r"^not-applicable: the scenario says what chance gives, "):
        case.run([Entry("chance", "die", "b")])


def test_players(begin: Begin) -> None:
    """An engine is not judged with a number of players that it does not claim, and gets no such position."""
    engine = ScriptedEngine(rest())
    case = begin(engine)
    case.support = msgspec.structs.replace(ReferenceEngine().hello().games[0], players=[3, 4])
    with pytest.raises(Verdict, match=r"^unsupported: the engine does not play with 2 players$"):
        case.load()
    assert engine.loads == 0


def test_loaded_once(begin: Begin) -> None:
    """The position is handed over once, however many steps follow."""
    engine = ScriptedEngine(ASK_YELLOW, ASK_RED, rest())
    case = begin(engine)
    case.load()
    case.run([YELLOW])
    case.run([RED])
    assert engine.loads == 1


def test_no_position(begin: Begin) -> None:
    """A scenario without a position cannot be run."""
    case = begin(ScriptedEngine(rest()))
    case.position = None
    with pytest.raises(Verdict, match=r"^wrong: the scenario gives no position$"):
        case.load()


def test_refused_position(begin: Begin) -> None:
    """An engine that refuses a position of the suite is `refused-legal`."""
    case = begin(ScriptedEngine(Reply(refused=Refused("malformed", "too many players"))))
    with pytest.raises(Verdict, match=r"^refused-legal: the position was refused: malformed: too many players$"):
        case.load()


@pytest.mark.parametrize("status", ["timeout", "crash", "protocol-error"])
def test_broken_engine(begin: Begin, status: str) -> None:
    """An engine that breaks ends the scenario with the status of how it broke and its last words."""
    failure = EngineFailure(status, "it is gone", "out of memory")

    def fail(_value: object) -> bool:
        raise failure

    with pytest.raises(Verdict) as verdict:
        begin(ScriptedEngine(ASK_YELLOW, refuse=fail)).run([YELLOW])
    said = verdict.value
    assert (said.status, said.reason, said.stderr) == (status, "it is gone", "out of memory")


def test_no_position_to_compare(begin: Begin) -> None:
    """An engine without a position at a settled point is `wrong`."""
    case = begin(ScriptedEngine(rest(), position=lambda _refusals: None))
    case.load()
    with pytest.raises(Verdict, match=r"^wrong: no position to compare: the game rests at `action-turn`$"):
        case.current()


def test_no_view(begin: Begin) -> None:
    """An engine without a view of a seat is `wrong`."""
    case = begin(ScriptedEngine(rest()))
    case.load()
    with pytest.raises(Verdict, match=r"^wrong: no view of `red`: not `red`$"):
        case.seen_by("red")


SHAPES = [
    ({}, "has no `facts`"),
    ({"facts": [], "zones": {}}, "has no `facts`"),
    ({"facts": {}, "zones": {}}, "has no `facts.round`"),
    ({"facts": "all", "zones": []}, "has no `zones`"),
    ({"facts": "all", "zones": {}}, "has no `zones.plan-field`"),
    ({"facts": "all", "zones": "empty"}, "has nothing readable at `zones.plan-field.downtown`"),
]
"""Positions that cannot be read, and why; `all` facts are there, and all zones are `empty`."""


def spelled(book: Book, said: dict[str, Any]) -> dict[str, Any]:
    """What an engine says, with `all` and `empty` written out."""
    full = {"all": dict.fromkeys(book.lexicon.facts, 0), "empty": {key: {} for key in book.lexicon.zones}}
    return {name: full[value] if isinstance(value, str) else value for name, value in said.items()}


@pytest.mark.parametrize(("said", "reason"), SHAPES)
def test_shape_of_a_position(begin: Begin, book: Book, said: dict[str, Any], reason: str) -> None:
    """A position in which a fact or zone cannot be looked up is `wrong`, and the report says what is missing."""
    case = begin(ScriptedEngine(rest(), position=lambda _refusals: spelled(book, said)))
    case.load()
    with pytest.raises(Verdict) as verdict:
        case.current()
    assert (verdict.value.status, verdict.value.reason) == ("wrong", f"the position {reason}")


@pytest.mark.parametrize(("said", "reason"), SHAPES)
def test_shape_of_a_view(begin: Begin, book: Book, said: dict[str, Any], reason: str) -> None:
    """So is a view."""
    case = begin(ScriptedEngine(rest(), view=spelled(book, said)))
    case.load()
    with pytest.raises(Verdict) as verdict:
        case.seen_by("red")
    assert (verdict.value.status, verdict.value.reason) == ("wrong", f"the view of `red` {reason}")
