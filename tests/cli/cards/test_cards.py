"""The author's commands, from a template to a card that was played."""

from __future__ import annotations

import json
import re
from pathlib import Path

import click
import pytest
from click.testing import CliRunner, Result

from cultrules.cli.cards import cards
from cultrules.cli.cards.new import of_kind
from cultrules.cli.cards.trying import HELP
from cultrules.conformance.running import outcome_of
from cultrules.engines.reference import ReferenceEngine
from cultrules.language.books import load_book
from cultrules.scenarios.runs import Selection, runs_of
from cultrules.scenarios.suite import read_features
from cultrules.spec import BadInput, game_ids

MINE = """game "rise_of_the_cults"

card "Lantern Feast"
  kind Action
  cost 2 Power
  has 1 Power
  copies 3
  text "Mobilization: draw two more cards."
  source house "made for a test"
  during Mobilization once per This Round: draw 2
"""


def run(*words: str, typed: str = "") -> Result:
    """Runs `cultrules cards`; what goes wrong is raised."""
    return CliRunner().invoke(
        cards, [str(word) for word in words], input=typed, catch_exceptions=False, standalone_mode=False
    )


@pytest.fixture(autouse=True)
def wide(monkeypatch: pytest.MonkeyPatch) -> None:
    """The terminal is as wide as lines ever are."""
    monkeypatch.setenv("COLUMNS", "100")


@pytest.fixture
def pack(tmp_path: Path) -> Path:
    """A pack outside the project."""
    path = tmp_path / "mine.cult"
    path.write_text(MINE, encoding="utf-8")
    return path


def test_the_shipped_cards_are_right() -> None:
    """All cards of all four games are checked together, and nothing is wrong."""
    result = run("check")
    assert result.return_value == 0
    assert re.search(r"^rise_of_the_cults: \d+ cards$", result.output, re.MULTILINE)
    assert result.output.endswith(" 0 errors\n")
    assert {line.split(":")[0] for line in result.output.splitlines()[:4]} == {
        "choose_your_god",
        "fate_of_the_elder_gods",
        "reign_of_cthulhu",
        "rise_of_the_cults",
    }


def test_all_errors_of_all_files(tmp_path: Path) -> None:
    """Two wrong files give the errors of both, and the exit code says no."""
    for name, wrong in (("one", "draw 2 Cards"), ("two", "drow 2")):
        text = MINE.replace("draw 2\n", f"{wrong}\n").replace("Lantern Feast", f"Feast {name}")
        (tmp_path / f"{name}.cult").write_text(text, encoding="utf-8")
    result = run("check", tmp_path)
    assert result.return_value == 1
    assert re.findall(r"error\[([a-z-]+)\]", result.output) == ["unknown-word", "unknown-verb"]
    assert "hint: did you mean `Card`? words are singular" in result.output
    assert "hint: did you mean `draw`?" in result.output


def test_errors_for_editors(pack: Path) -> None:
    """As JSON each error says its range: lines and columns from one, the end behind the last character."""
    pack.write_text(MINE.replace("draw 2", "drow 2"), encoding="utf-8")
    result = run("check", "--json", pack)
    (error,) = json.loads(result.output)
    assert (result.return_value, error["code"], error["path"]) == (1, "unknown-verb", str(pack))
    assert error["range"] == {"start": {"line": 10, "column": 44}, "end": {"line": 10, "column": 48}}


KINDS = [(game, kind.word.en) for game in game_ids() for kind in load_book(game).lexicon.cards.values()]


@pytest.mark.parametrize(("game", "kind"), KINDS)
def test_a_template_is_right(tmp_path: Path, game: str, kind: str) -> None:
    """What `new` prints can be saved and checked as it is, for every kind of card of every game with rules."""
    path = tmp_path / "new.cult"
    path.write_text(run("new", kind, "--name", "A New One").output, encoding="utf-8")
    assert f'game "{game}"' in path.read_text(encoding="utf-8")
    assert run("check", path).output.endswith("1 file, 1 card, 0 errors\n")


def test_several_games_with_such_cards() -> None:
    """Where several games have cards of a kind, the author must say which one."""
    with pytest.raises(BadInput, match="cards of kind `Guardian` in "):
        of_kind("Guardian", ["rise_of_the_cults", "rise_of_the_cults"])


def test_formatting_loses_nothing(pack: Path) -> None:
    """A file is put into its one spelling and keeps its comments; one with errors of syntax stays as it is."""
    pack.write_text(MINE.replace("  has 1 Power", "  has   1 Power   # the icon"), encoding="utf-8")
    assert run("format", "--check", pack).return_value == 1
    assert run("format", pack).return_value == 0
    assert "  has 1 Power  # the icon\n" in pack.read_text(encoding="utf-8")
    assert run("format", "--check", pack).return_value == 0
    broken = MINE.replace('card "Lantern Feast"', "card Lantern Feast")
    pack.write_text(broken, encoding="utf-8")
    assert run("format", pack).return_value == 1
    assert pack.read_text(encoding="utf-8") == broken


def test_stats() -> None:
    """Verbs are counted by game, and few cards need the way out."""
    result = run("stats")
    assert result.return_value == 0
    assert result.output.splitlines()[0].split() == ["verb", "CYG", "FEG", "ROC", "ROTC", "games"]
    assert re.search(r"^with effects  +86 ", result.output, re.MULTILINE)
    assert result.output.endswith("at most one card in 20: yes\n")


def test_words() -> None:
    """The words of one kind are listed, by games if none is named."""
    assert "  Mobilization: after a player has drawn the cards of the round" in run("words", "window").output
    assert run("words", "window", "--game", "rise_of_the_cults").output.startswith("windows:\n  Mobilization: ")
    assert "windows of Cult: Choose Your God Wisely:\n  Action Window: " in run("words", "window").output
    assert run("words", "verb").output.startswith("verbs:\n  add: ")


def test_a_new_card_is_explained(pack: Path) -> None:
    """A card of a pack outside the project is explained like a shipped one."""
    output = run("explain", "Lantern Feast", "--pack", pack).output
    assert output.splitlines() == [
        "Lantern Feast (Cthulhu: Rise of the Cults, Action)",
        "  text: Mobilization: draw two more cards.",
        "  source: house: made for a test (a house card)",
        "",
        '  "Lantern Feast" is an Action. It costs 2 Power. It has 1 Power. There are 3 of it.',
        "",
        "  In the Mobilization window, once per Round, you may use this card: you draw 2 cards.",
    ]


def test_a_card_without_abilities_is_explained() -> None:
    """It is said that it does nothing of itself."""
    assert run("explain", "Knife Hand").output.endswith("\n\n  It does nothing of itself.\n")


@pytest.mark.parametrize("words", [("explain",), ("words",), ("words", "--game", "reign_of_cthulhu")])
def test_lines_fit_the_terminal(monkeypatch: pytest.MonkeyPatch, words: tuple[str, ...]) -> None:
    """What is told at length is folded to the width of the terminal."""
    monkeypatch.setenv("COLUMNS", "60")
    assert [line for line in run(*words).output.splitlines() if len(line) > 60] == []


def test_a_file_that_cannot_be_read(tmp_path: Path) -> None:
    """It is no card with errors: the exit code is that of a wrong file."""
    path = tmp_path / "random.cult"
    path.write_bytes(b"\xff\xfe\x00card")
    assert (run("check", path).return_value, run("format", path).return_value) == (3, 3)


def test_a_new_card_is_tried(pack: Path, tmp_path: Path) -> None:
    """It is put where it does something; answers are typed, taken back and saved as a scenario that can be read."""
    saved = tmp_path / "saved.feature"
    result = run("try", "Lantern Feast", "--pack", pack, typed=f"1\nu\n1\ns {saved}\nnonsense\n99\nq\n")
    assert HELP in result.output
    assert "1 Yellow uses Lantern Feast\n" in result.output
    assert "Yellow draws 2 cards" in result.output
    assert "taken back" in result.output
    assert "there is no answer 99" in result.output
    assert result.output.endswith("left\n")


def test_what_was_tried_is_a_scenario_that_passes(tmp_path: Path) -> None:
    """What `s FILE` saves is a feature as it is: the suite reads it, and the reference engine passes."""
    saved = tmp_path / "14_abilities.feature"
    run("try", "Whispered Rumour", typed=f"1\n1\n1\nu\n1\n1\n1\ns {saved}\nq\n")
    (scenario,) = read_features(load_book("rise_of_the_cults"), tmp_path)
    engine = ReferenceEngine()
    outcomes = [outcome_of(each, engine, engine.hello()) for each in runs_of(Selection(), scenario)]
    assert [outcome.status for outcome in outcomes] == ["passed"] * len(load_book("rise_of_the_cults").editions)
    text = saved.read_text(encoding="utf-8")
    assert text.startswith("Feature: Whispered Rumour\n\n  Rule: ROTC-14.14\n\n    Scenario: ROTC-14.14-99 ")
    assert text.count("uses Card A") == 1
    assert "uses no card" not in text
    assert re.search(r"^      Then (Yellow|Red) is asked ", text, re.MULTILINE)


def test_a_card_that_asks_at_once_is_saved(tmp_path: Path) -> None:
    """What is saved names a rule also where the first question is asked because of a card; `s` needs a file."""
    saved = tmp_path / "saved.feature"
    result = run("try", "Masquerade Ball", typed=f"1\n2\ns\ns {saved}\nq\n")
    assert "type where to save it, such as `s mine.feature`\n" in result.output
    assert re.search(r"^  Rule: ROTC-\d+\.\d+$", saved.read_text(encoding="utf-8"), re.MULTILINE)


def test_the_end_of_the_input_ends_the_trial() -> None:
    """Answers can come from a file, which may be too short."""
    assert run("try", "Midnight Procession", typed="1\n").output.endswith("left\n")


GODS = load_book("choose_your_god")
ACTED = [card.name for card in GODS.cards.values() if card.kind in ("miracle", "intrigue", "cult-ability")]


@pytest.mark.parametrize("name", ACTED)
def test_every_action_can_be_tried(name: str) -> None:
    """Each Miracle, Intrigue and Cult ability is put where it can be used at once."""
    assert f" Red acts with {name}\n" in run("try", name, typed="q\n").output


@pytest.mark.parametrize("name", [card.name for card in GODS.cards.values() if card.name not in ACTED])
def test_every_other_card_can_be_tried(name: str) -> None:
    """Each License, and the Supremacy card, is put before a player."""
    assert "is asked" in run("try", name, typed="q\n").output


def test_what_was_acted_is_a_scenario_that_passes(tmp_path: Path) -> None:
    """What is saved calls the tried card by its alias, and pieces of others theirs."""
    saved = tmp_path / "05_resolution.feature"
    run("try", "Exorcism", typed=f"1\nYellow takes no action\ns {saved}\nq\n")
    (scenario,) = read_features(GODS, tmp_path)
    engine = ReferenceEngine()
    assert [outcome_of(each, engine, engine.hello()).status for each in runs_of(Selection(), scenario)] == ["passed"]
    assert "When Red acts with Card A\n" in saved.read_text(encoding="utf-8")


def test_a_card_of_a_long_game_is_measured() -> None:
    """Games can be stopped; a card counts as used where an action names it, and points are told of games that ended."""
    output = run("measure", "Small Mercy", "--games", "2", "--rounds", "8").output
    assert output.startswith("Small Mercy, 2 games of 3 players, 8 rounds at most (play was random)\n")
    assert re.search(r"^  used +[1-9]", output, re.MULTILINE)
    assert "points" not in output


def test_no_games_are_not_measured() -> None:
    """At least one game is played."""
    with pytest.raises(click.BadParameter):
        run("measure", "Dock Watch", "--games", "0")


def test_a_new_card_is_measured(pack: Path) -> None:
    """It is met, offered and used in random games, and the output says that they were random."""
    output = run("measure", "Lantern Feast", "--games", "8", "--players", "2", "--pack", pack).output
    assert output.startswith("Lantern Feast, 8 games of 2 players (play was random)\n")
    assert re.search(r"^  met +\d+ ", output, re.MULTILINE)


@pytest.mark.parametrize(
    ("words", "code"),
    [
        (("explain", "Whispered Rumor"), "unknown-card"),
        (("try", "Knife Hand"), "nothing-to-try"),
        (("try", "False Trail"), "no-rules"),
        (("measure", "False Trail"), "no-rules"),
        (("words", "windows"), "unknown-kind"),
        (("words", "--game", "chess"), "unknown-game"),
        (("new", "Guardians"), "unknown-kind"),
        (("new", "Miracle", "--game", "rise_of_the_cults"), "unknown-kind"),
        (("new", "Guardian", "--name", '"'), "no-name"),
        (("new", "Guardian", "--name", "Power"), "two-meanings"),
        (("explain", "--game", "chess"), "unknown-game"),
        (("check", "no/such/place"), "no-such-file"),
    ],
)
def test_bad_input(words: tuple[str, ...], code: str) -> None:
    """What cannot be done is refused with a code."""
    with pytest.raises(BadInput) as caught:
        run(*words)
    assert [problem.code for problem in caught.value.problems] == [code]
