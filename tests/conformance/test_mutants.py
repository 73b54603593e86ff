"""Mutants: each fits exactly once and is undone afterwards; one that does not fit is named."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from types import CodeType
from typing import Any

import pytest

from cultrules.conformance.mutants import KINDS, Mutant, applied, load_mutants
from cultrules.conformance.mutants.applying import finder, procedure_of
from cultrules.conformance.mutants.reading import read_mutants
from cultrules.games import find_game
from cultrules.kernel.games import Game
from cultrules.spec import BadInput, game_ids

CULTS = "rise_of_the_cults"
MUTANTS = {mutant.id: mutant for game in game_ids() for mutant in load_mutants(game)}
PROCEDURES = [mutant for mutant in MUTANTS.values() if mutant.target == "procedure"]
TEXTS = [mutant for mutant in MUTANTS.values() if mutant.in_text]
OTHERS = [mutant for mutant in MUTANTS.values() if mutant.target != "procedure" and not mutant.in_text]
HINT = "the rules have changed: change the mutant"


def code(mutant: Mutant) -> CodeType:
    """The code of the procedure that a mutant changes, as everybody sees it now."""
    return procedure_of(mutant).__code__


def entry(mutant: Mutant, game: Game) -> Any:
    """The value that a mutant changes, as a game has it."""
    if mutant.target == "datum":
        return game.book.data[mutant.name].value
    if mutant.in_text:
        card = game.book.cards[mutant.name]
        return card.labels, card.abilities
    if mutant.target == "card":
        return getattr(game.book.cards[mutant.name], mutant.field)
    section, id_ = mutant.name.split(".")
    return getattr(getattr(game.book.lexicon, f"{section}s")[id_], mutant.field)


@pytest.mark.parametrize("mutant", PROCEDURES, ids=lambda mutant: mutant.id)
def test_procedure(mutant: Mutant) -> None:
    """The procedure has other code while the mutant is in force, and its own again afterwards."""
    before = code(mutant)
    with applied(mutant):
        changed = code(mutant)
    assert (changed != before, changed.co_qualname, code(mutant)) == (True, before.co_qualname, before)


def test_words_of_the_kernel() -> None:
    """An edit may use a word of the kernel that its module does not import; the module does not know it afterwards."""
    some = next(mutant for mutant in PROCEDURES if mutant.name == "resolution.action")
    known = procedure_of(some).__globals__
    assert "move_all" not in known
    old = "    chosen = yield from ask("
    with applied(replace(some, old=old, new=f"    move_all(city.hand[city.turn], city.hand[city.turn])\n{old}")):
        assert "move_all" in known
    assert "move_all" not in known


@pytest.mark.parametrize("mutant", TEXTS, ids=lambda mutant: mutant.id)
def test_text(mutant: Mutant) -> None:
    """The card says something else while the mutant is in force; the one that everybody else finds says what it did."""
    before = entry(mutant, find_game(mutant.game))
    with applied(mutant) as wrong:
        assert entry(mutant, wrong) != before
        assert entry(mutant, find_game(mutant.game)) == before


@pytest.mark.parametrize("mutant", OTHERS, ids=lambda mutant: mutant.id)
def test_value(mutant: Mutant) -> None:
    """The game has the other value while the mutant is in force; the game that everybody else finds has its own."""
    with applied(mutant) as wrong:
        assert entry(mutant, wrong) == mutant.new
        assert entry(mutant, find_game(mutant.game)) == mutant.old


def test_undone_after_trouble() -> None:
    """A mutant is undone also if something goes wrong while it is in force."""
    mutant = PROCEDURES[0]
    before = code(mutant)
    with pytest.raises(KeyError), applied(mutant):
        raise KeyError(mutant.id)
    assert code(mutant) is before


def test_finder() -> None:
    """An engine finds the wrong game under its own id."""
    with applied(MUTANTS["three-tokens"]) as wrong:
        assert finder(wrong)(CULTS) is wrong


@pytest.mark.parametrize("game", game_ids())
def test_few_changed_numbers(game: str) -> None:
    """At most a third of a game's mutants are nothing but changed numbers."""
    mutants = load_mutants(game)
    assert len([mutant for mutant in mutants if mutant.is_number]) * 3 <= len(mutants)


@pytest.mark.parametrize("game", game_ids())
def test_enough(game: str) -> None:
    """There are mutants of many kinds, every kind is known, and few are equivalent."""
    mutants = load_mutants(game)
    assert len(mutants) >= 60
    assert {mutant.kind for mutant in mutants} <= set(KINDS)
    assert len([mutant for mutant in mutants if mutant.equivalent]) * 20 <= len(mutants)


BASE = Mutant(
    id="bad-edit",
    game=CULTS,
    rule="ROTC-6.1",
    kind="order",
    target="procedure",
    name="planning.planning",
    field="",
    old="city.first_cultist",
    new="city.players[0]",
    equivalent="",
    place="rise_of_the_cults/06_planning.toml [bad-edit]",
)
MISFITS: dict[str, tuple[dict[str, Any], str]] = {
    "text that is not there": ({"old": "city.last_cultist"}, "`city.last_cultist` stands there 0 times"),
    "text that is there twice": ({"old": "turn"}, "`turn` stands there 3 times"),
    "no such procedure": ({"name": "planning.scheming"}, "there is no such procedure"),
    "no such module": ({"name": "scheming.planning"}, "there is no such procedure"),
    "no module": ({"name": "planning"}, "there is no such procedure"),
    "no function": ({"name": "rulings.RULINGS"}, "it is no function"),
    "no Python": ({"new": "city.players[0"}, "with the edit it is no Python: '[' was never closed"),
    "a name that is not known there": (
        {"new": "somebody(city)"},
        "with the edit it reads `somebody`, which is not known there",
    ),
    "no function any more": (
        {"old": "def planning(city: City)", "new": "class Planning"},
        "with the edit it is no Python: invalid syntax",
    ),
    "no such datum": ({"target": "datum", "name": "bluff-token", "old": 2}, "there is no `bluff-token`"),
    "another number": ({"target": "datum", "name": "bluff-tokens", "old": 3}, "`value` is 2"),
    "no such card": (
        {"target": "card", "name": "dock-watcher", "field": "cost", "old": 3},
        "there is no `dock-watcher`",
    ),
    "another cost": ({"target": "card", "name": "dock-watch", "field": "cost", "old": 4}, "`cost` is 3"),
    "no such section": ({"target": "noun", "name": "area.hand", "field": "faces"}, "the lexicon has no section `area`"),
    "no such noun": ({"target": "noun", "name": "zone.hands", "field": "faces"}, "there is no `hands`"),
    "no such field": ({"target": "noun", "name": "zone.hand", "field": "face", "old": "owner"}, "`face` is None"),
    "another value": ({"target": "noun", "name": "zone.hand", "field": "faces", "old": "all"}, "`faces` is 'owner'"),
}


@pytest.mark.parametrize(("changes", "found"), MISFITS.values(), ids=MISFITS)
def test_misfit(changes: dict[str, Any], found: str) -> None:
    """An edit that does not fit exactly once is an error that names the mutant, its target and what is there."""
    mutant = replace(BASE, **changes)
    with pytest.raises(BadInput) as caught, applied(mutant):
        pytest.fail("it was put into force")
    expected = f"""\
error[mutant-does-not-fit]: {found}
  at: rise_of_the_cults/06_planning.toml [bad-edit]
  expected: `{mutant.old}` exactly once in {mutant.target} `{mutant.name}`
  hint: {HINT}"""
    assert str(caught.value) == expected


def test_card() -> None:
    """A number of a card can be changed, and only in the game that is handed out."""
    mutant = replace(BASE, target="card", name="dock-watch", field="price", old={"power": 3}, new={"power": 9})
    with applied(mutant) as wrong:
        assert (wrong.book.cards["dock-watch"].cost, find_game(CULTS).book.cards["dock-watch"].cost) == (9, 3)


GOOD = """
[three-tokens]
rule = "ROTC-7.12"
kind = "limit"
datum = "bluff-tokens"
old = 2
new = 3
"""


def read(folder: Path, **files: str) -> tuple[Mutant, ...]:
    """The mutants in some files."""
    for name, text in files.items():
        (folder / f"{name}.toml").write_text(text, encoding="utf-8")
    return read_mutants(CULTS, folder)


def test_reading(tmp_path: Path) -> None:
    """A mutant is read with all it says, and where it stands."""
    (mutant,) = read(tmp_path, plans=GOOD)
    place = f"{tmp_path.name}/plans.toml [three-tokens]"
    read_as = Mutant("three-tokens", CULTS, "ROTC-7.12", "limit", "datum", "bluff-tokens", "", 2, 3, "", place)
    assert (mutant, mutant.is_number) == (read_as, True)


RULES = f"one of {len(find_game(CULTS).book.rules)} known rules"
SPOILT = {
    "unknown rule": (
        ("ROTC-7.12", "ROTC-7.99"),
        ("unknown-rule", "there is no rule `ROTC-7.99`", RULES),
    ),
    "unknown kind": (
        ('"limit"', '"limits"'),
        ("unknown-value", "`kind` is `limits`", f"one of {', '.join(f'`{kind}`' for kind in KINDS)}"),
    ),
    "two targets": (
        ("datum =", 'card = "dock-watch"\ndatum ='),
        ("bad-mutant", "2 targets", "one of ('procedure', 'datum', 'card', 'noun')"),
    ),
    "no target": (
        ('datum = "bluff-tokens"\n', ""),
        ("bad-mutant", "0 targets", "one of ('procedure', 'datum', 'card', 'noun')"),
    ),
    "nothing new": (("new = 3", ""), ("missing-field", "`new` is missing", "`new`, a text")),
    "unknown field": (
        ("new = 3", "new = 3\nwhy = 1"),
        (
            "unknown-field",
            "`why` is not a field of this entry",
            "one of `word`, `rule`, `kind`, `procedure`, `datum`, `card`, `noun`, `field`, `equivalent`, `old`, `new`",
        ),
    ),
}


@pytest.mark.parametrize(("edit", "said"), SPOILT.values(), ids=SPOILT)
def test_bad_entry(tmp_path: Path, edit: tuple[str, str], said: tuple[str, str, str]) -> None:
    """A mistake in a file of mutants is named with its place."""
    with pytest.raises(BadInput) as caught:
        read(tmp_path, plans=GOOD.replace(*edit))
    (problem,) = caught.value.problems
    assert (problem.code, problem.found, problem.expected) == said
    assert problem.place == f"{tmp_path.name}/plans.toml [three-tokens]"


def test_duplicate(tmp_path: Path) -> None:
    """Two mutants of one name in two files are an error."""
    with pytest.raises(BadInput) as caught:
        read(tmp_path, one=GOOD, two=GOOD)
    (problem,) = caught.value.problems
    assert (problem.code, problem.found, problem.place) == (
        "duplicate-mutant",
        "`three-tokens` twice",
        f"{tmp_path.name}/two.toml [three-tokens]",
    )


def test_excused(tmp_path: Path) -> None:
    """A mutant that is named again with nothing but a reason is equivalent in this game."""
    (mutant,) = read(tmp_path, one=GOOD, two='[three-tokens]\nequivalent = "nobody counts them"\n')
    assert (mutant.id, mutant.equivalent) == ("three-tokens", "nobody counts them")


def test_excused_stranger(tmp_path: Path) -> None:
    """A reason for a mutant that is not there is an error."""
    with pytest.raises(BadInput) as caught:
        read(tmp_path, one=GOOD, two='[four-tokens]\nequivalent = "nobody counts them"\n')
    (problem,) = caught.value.problems
    assert (problem.code, problem.found) == ("unknown-mutant", "there is no mutant `four-tokens`")
    assert problem.place == f"{tmp_path.name}/two.toml [four-tokens]"


def test_all_mistakes_at_once(tmp_path: Path) -> None:
    """Mistakes in several files are reported together."""
    with pytest.raises(BadInput) as caught:
        read(tmp_path, one=GOOD.replace("ROTC-7.12", "ROTC-7.99"), two=GOOD.replace('"limit"', '"limits"'))
    assert [problem.code for problem in caught.value.problems] == ["unknown-rule", "unknown-value", "duplicate-mutant"]
