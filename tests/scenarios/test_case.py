"""A running scenario: how the answers in its bag meet the questions of an engine."""

from collections.abc import Callable

import pytest

from cultrules.engines.interface import EngineFailure
from cultrules.engines.messages import Ended, Refused, Reply
from cultrules.scenarios import case as cases
from cultrules.scenarios.case import Case, Entry, Verdict
from cultrules.spec import Book

from .scripted import ScriptedEngine, ask, both, rest, roll

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
    monkeypatch.setattr(cases, "ReferenceEngine", lambda: ScriptedEngine(ASK_YELLOW, ASK_RED, rest()))
    with pytest.raises(Verdict) as verdict:
        begin(ScriptedEngine(*replies)).run(bag)
    assert (verdict.value.status, verdict.value.reason) == ("wrong", reason)


def test_skipped_only_answer(begin: Begin, monkeypatch: pytest.MonkeyPatch) -> None:
    """An engine may leave out a question to which the reference has a single answer."""
    single = ask("red", "place-plan", "downtown")
    monkeypatch.setattr(cases, "ReferenceEngine", lambda: ScriptedEngine(ASK_YELLOW, single, rest()))
    engine = ScriptedEngine(ASK_YELLOW, rest())
    begin(engine).run([YELLOW, RED])
    assert [seat for seat, _, _ in engine.answers] == ["yellow"]


def test_skipped_other_answer(begin: Begin, monkeypatch: pytest.MonkeyPatch) -> None:
    """An answer is not excused by a question whose single answer is another."""
    single = ask("red", "place-plan", "northside")
    monkeypatch.setattr(cases, "ReferenceEngine", lambda: ScriptedEngine(ASK_YELLOW, single, rest()))
    with pytest.raises(Verdict, match=r"^wrong: the engine never asks for red: place-plan"):
        begin(ScriptedEngine(ASK_YELLOW, rest())).run([YELLOW, RED])


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


def test_compound(begin: Begin) -> None:
    """A question for several of ours at once is answered with an entry for each."""
    engine = ScriptedEngine(both("yellow", "whole-turn", "place-plan", "draw"), rest())
    begin(engine).run([Entry("yellow", "draw", 2), YELLOW])
    assert engine.answers == [("yellow", "whole-turn", {"place-plan": "uptown", "draw": 2})]


def test_compound_without_part(begin: Begin, monkeypatch: pytest.MonkeyPatch) -> None:
    """A question for several at once is not answered by half."""
    monkeypatch.setattr(cases, "ReferenceEngine", lambda: ScriptedEngine(ASK_YELLOW, rest()))
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
