"""Which scenarios are run, and whether an engine can be judged by them."""

from dataclasses import replace
from typing import Any

import msgspec
import pytest

from cultrules.engines.messages import GameSupport, Hello
from cultrules.engines.reference import ReferenceEngine
from cultrules.language.books import load_book
from cultrules.language.content import write_content
from cultrules.scenarios import runs
from cultrules.scenarios.case import Verdict
from cultrules.scenarios.runs import Run, Selection, runs_of
from cultrules.scenarios.suite import Scenario, load_suite
from cultrules.spec import BadInput

ANY, MOVES, SEES, RULED = "ROTC-6.1-01", "ROTC-6.2-01", "ROTC-6.10-01", "ROTC-13.3-04"
"""Scenarios: an Outline, one with positions, one with sight, and one for a ruling that is not the default."""


def scenario(id_: str) -> Scenario:
    """A scenario of the suite."""
    return next(each for each in load_suite() if each.id == id_)


def run(id_: str, edition: str = "en", **overrides: str) -> Run:
    """The first run of a scenario."""
    found = scenario(id_)
    return Run(found, found.rows[0], edition, overrides)


def hello(**changes: Any) -> Hello:
    """An engine that declares something else than the reference does."""
    said = ReferenceEngine().hello()
    said.games = [msgspec.structs.replace(game, **changes) for game in said.games]
    return said


def ruled(**changes: list[str]) -> Hello:
    """An engine that declares other choices of a ruling; `A_43` is the ruling `A-43`."""
    game: GameSupport = ReferenceEngine().hello().games[0]
    return hello(rulings=game.rulings | {id_.replace("_", "-"): choices for id_, choices in changes.items()})


@pytest.mark.parametrize(
    ("id_", "edition", "said", "status", "reason"),
    [
        (ANY, "en", hello(game="chess"), "unsupported", "the engine does not play `rise_of_the_cults`"),
        (ANY, "en", hello(chapters=[]), "unsupported", "the engine does not claim the chapter `planning`"),
        (ANY, "pl", hello(editions=["en"]), "unsupported", "the engine does not play the edition `pl`"),
        ("ROTC-13.1-01", "en", hello(levels=["replay"]), "unsupported", "the engine has no level load"),
        (SEES, "en", hello(levels=["load"]), "unsupported", "the engine has no level sight"),
        (MOVES, "en", hello(levels=[]), "unsupported", "the engine has no level load, positions"),
        (
            RULED,
            "en",
            ruled(A_43=["nobody"]),
            "not-applicable",
            "the engine does not play by `A-43` = `everybody`",
        ),
        (RULED, "en", ruled(A_43=["other"]), "not-applicable", "the engine does not play by `A-43` = `everybody`"),
        (RULED, "en", hello(rulings={}), "not-applicable", "the engine does not play by `A-43` = `everybody`"),
    ],
)
def test_out_of_scope(id_: str, edition: str, said: Hello, status: str, reason: str) -> None:
    """An engine is not judged by what it does not declare, and the report says why."""
    with pytest.raises(Verdict) as verdict:
        run(id_, edition).case(ReferenceEngine(), said)
    assert (verdict.value.status, verdict.value.reason) == (status, reason)


def test_other_choice_asked_for() -> None:
    """A scenario for one choice does not apply where the user asks for another."""
    with pytest.raises(Verdict, match=r"^not-applicable: asks for `A-43` = `everybody`$"):
        run(RULED, **{"A-43": "nobody"}).case(ReferenceEngine(), hello())


@pytest.mark.parametrize(
    ("made", "said", "ruling", "choice"),
    [
        (run(ANY, "en"), hello(), "D-01", "rivertown"),
        (run(ANY, "pl"), hello(), "D-01", "chosen"),
        (run(ANY, "pl", **{"D-01": "rivertown"}), hello(), "D-01", "rivertown"),
        (run(RULED), hello(), "A-43", "everybody"),
        (run(ANY), hello(), "A-43", "nobody"),
        (run(ANY), ruled(A_43=["everybody"]), "A-43", "everybody"),
        (run(ANY), ruled(A_43=["other"]), "A-43", "other"),
        (run(ANY), hello(rulings={}), "A-43", "nobody"),
    ],
)
def test_choice(made: Run, said: Hello, ruling: str, choice: str) -> None:
    """A ruling is played as the scenario needs it, else as the user asks, the edition says, the engine can."""
    assert made.case(ReferenceEngine(), said).rulings[ruling] == choice


@pytest.mark.parametrize(
    ("selection", "ids"),
    [
        (Selection(scenarios=(ANY,)), [ANY]),
        (Selection(rules=("ROTC-6.1",)), ["ROTC-6.1-01", "ROTC-6.1-02"]),
        (Selection(rules=("ROTC-6.1",), scenarios=(ANY, MOVES)), [ANY]),
        (Selection(chapters=("end-of-game",), rules=("ROTC-13.4",)), ["ROTC-13.4-01"]),
    ],
)
def test_selection(selection: Selection, ids: list[str]) -> None:
    """What is chosen fits every option that is given."""
    assert [each.id for each in selection.chosen()] == ids


PACK = (load_book("rise_of_the_cults").folder / "packs" / "permuted.cult",)


def test_content() -> None:
    """With a pack, an engine that takes content is handed all of it."""
    found = scenario(ANY)
    made = Run(found, found.rows[0], "en", {}, PACK).case(ReferenceEngine(), hello())
    assert made.content == write_content(load_book("rise_of_the_cults", PACK))
    assert made.content != write_content(load_book("rise_of_the_cults"))


def test_no_content() -> None:
    """Without a pack nothing is handed over."""
    assert run(ANY).case(ReferenceEngine(), hello()).content == {}


def test_engine_without_content() -> None:
    """An engine that takes no content is not judged with that of a pack."""
    found = scenario(ANY)
    with pytest.raises(Verdict, match=r"^unsupported: the engine does not take other content \(level content\)$"):
        Run(found, found.rows[0], "en", {}, PACK).case(ReferenceEngine(), hello(levels=["load", "positions"]))


@pytest.mark.parametrize("levels", [["load", "positions"], ["load", "positions", "content"]])
def test_engine_with_own_content(levels: list[str]) -> None:
    """An engine that has the content itself is handed nothing, and is judged with the pack that describes it."""
    found = scenario(ANY)
    made = Run(found, found.rows[0], "en", {}, PACK).case(ReferenceEngine(), hello(levels=levels, content="own"))
    assert made.content == {}
    assert made.book is load_book("rise_of_the_cults", PACK)


def test_everything() -> None:
    """Without options the whole suite is chosen."""
    assert Selection().chosen() == load_suite()


@pytest.mark.parametrize(
    ("selection", "said"),
    [
        (Selection(games=("chess",)), "there is no game `chess`"),
        (Selection(editions=("de",)), "there is no edition `de`"),
        (Selection(chapters=("plan",)), "there is no chapter `plan`"),
        (Selection(rules=("ROTC-99.1",)), "there is no rule `ROTC-99.1`"),
        (Selection(scenarios=("ROTC-6.1-99",)), "there is no scenario `ROTC-6.1-99`"),
        (Selection(rulings={"D-99": "x"}), "there is no ruling `D-99`"),
        (Selection(rulings={"D-01": "x"}), "the ruling `D-01` has no choice `x`"),
        (Selection(rules=("ROTC-6.1",), chapters=("end-of-game",)), "no scenario fits"),
    ],
)
def test_bad_selection(selection: Selection, said: str) -> None:
    """A word that names nothing, or words that fit nothing together, are bad input."""
    with pytest.raises(BadInput) as error:
        selection.chosen()
    assert [problem.found for problem in error.value.problems] == [said]


def test_rulings_of_several_games() -> None:
    """A ruling is handed to the game that can be played by it, and to no other."""
    selection = Selection(rulings={"A-12": "no", "A-13": "end"})
    assert selection.chosen() == load_suite()
    assert selection.overrides("rise_of_the_cults") == {"A-12": "no"}
    assert selection.overrides("choose_your_god") == {"A-13": "end"}


def test_ambiguous_ruling(monkeypatch: pytest.MonkeyPatch) -> None:
    """If two games could be played by a ruling it must be said which one is meant."""
    rulings = load_book("rise_of_the_cults").rulings
    monkeypatch.setattr(runs, "find_book", lambda game, *_, **__: replace(load_book(game), rulings=rulings))
    with pytest.raises(BadInput) as error:
        Selection(rulings={"A-12": "no"}).chosen()
    (problem,) = error.value.problems
    assert (problem.code, problem.place) == ("ambiguous-ruling", "--ruling A-12=no")
    assert problem.found == "`A-12` is a ruling of `choose_your_god`, `rise_of_the_cults`"
    assert problem.hint == "`--game choose_your_god`, for example"
    assert Selection(games=("rise_of_the_cults",), rulings={"A-12": "no"}).chosen()


@pytest.mark.parametrize(
    ("selection", "ids"),
    [
        (Selection(), ["ROTC-6.1-02 [en]", "ROTC-6.1-02 [pl]"]),
        (Selection(editions=("pl",)), ["ROTC-6.1-02 [pl]"]),
    ],
)
def test_editions(selection: Selection, ids: list[str]) -> None:
    """A scenario is run in every edition that it holds in and that is wanted."""
    assert [each.id for each in runs_of(selection, scenario("ROTC-6.1-02"))] == ids


def test_rows() -> None:
    """Every row of an Outline is a run of its own."""
    ids = [each.id for each in runs_of(Selection(editions=("en",)), scenario(ANY))]
    assert ids == [f"{ANY}#{row} [en]" for row in (1, 2, 3, 4)]
