"""`--pack FILE`: every command plays with the cards of a file, or says what is wrong with it and does nothing."""

import json
import sys
from pathlib import Path

import pytest

from cultrules.language.books import load_book
from cultrules.spec.files import folder

from .conftest import Run

BOOK = load_book("rise_of_the_cults")
POSITION = str(folder("spec") / BOOK.id / "positions" / "planning-2.json")
PERMUTED = str(folder("spec") / BOOK.id / "packs" / "permuted.cult")
EXAMPLES = Path(__file__).parents[2] / "examples" / "packs"
CARD = """\
game "rise_of_the_cults"

card "Toll Keeper"
  kind Guardian
  cost 9 Power
  has 4 Attack
  copies 2
  source house "made for our game night"
"""
COMMANDS = {
    "verify": ("verify", "--scenario", "ROTC-6.1-02"),
    "show": ("show", "ROTC-6.1-02", "--messages"),
    "position": ("position", POSITION),
    "engine": ("engine",),
    "rules": ("rules", "ROTC-6.1"),
    "strength": ("strength",),
    "coverage": ("coverage",),
    "sensitivity": ("sensitivity",),
}


@pytest.fixture
def pack(tmp_path: Path) -> str:
    """A file with one more card."""
    (tmp_path / "night.cult").write_text(CARD, encoding="utf-8")
    return "night.cult"


@pytest.mark.parametrize("words", [COMMANDS[name] for name in ("verify", "position", "engine", "rules")])
def test_sound_pack(run: Run, pack: str, words: tuple[str, ...]) -> None:
    """A sound pack is loaded without a word."""
    done = run(*words, "--pack", pack)
    assert (done.returncode, done.stderr) == (0, "")


def test_position(run: Run, pack: str) -> None:
    """The cards of a pack lie where such cards lie before a game."""
    with_pack, without = run("position", POSITION, "--pack", pack), run("position", POSITION)
    assert '"toll-keeper": 2' in with_pack.stdout
    assert '"toll-keeper"' not in without.stdout


def test_messages(run: Run, pack: str) -> None:
    """With a pack an engine is handed all cards in play, those of the pack among them."""
    load = json.loads(run("show", "ROTC-6.1-02", "--messages", "--pack", pack).stdout.splitlines()[1])
    cards = load["params"]["options"]["content"]["cards"]
    assert cards.keys() == {*BOOK.cards, "toll-keeper"}
    assert cards["toll-keeper"] == {
        "name": "Toll Keeper",
        "kind": "guardian",
        "cost": 9,
        "icons": {"attack": 4},
        "copies": 2,
        "source": "house: made for our game night",
    }
    assert load["params"]["position"]["zones"]["box"]["toll-keeper"] == 2


@pytest.mark.parametrize(
    ("game", "file"), [(BOOK.id, "night.cult"), ("choose_your_god", str(EXAMPLES / "eternal_night.cult"))]
)
@pytest.mark.usefixtures("pack")
def test_a_pack_of_more_cards(run: Run, game: str, file: str) -> None:
    """Cards that are added take nothing away: the reference still conforms."""
    done = run("verify", "--game", game, "--pack", file)
    assert (done.returncode, done.stderr) == (0, "")
    assert f"conforms in the whole of {game}: " in done.stdout


def test_no_pack(run: Run) -> None:
    """Without a pack nothing is handed over: the engine has the shipped cards."""
    load = json.loads(run("show", "ROTC-6.1-02", "--messages").stdout.splitlines()[1])
    assert "content" not in load["params"]["options"]


def test_engine(run: Run, pack: str) -> None:
    """The served reference can have a pack of its own, and then knows its cards unasked."""
    sent = run("show", "ROTC-6.1-02", "--messages", "--pack", pack).stdout.splitlines()
    load = json.loads(sent[1])
    del load["params"]["options"]["content"]
    replies = [run("engine", *words, stdin=json.dumps(load)).stdout for words in (("--pack", pack), ())]
    assert [json.loads(each)["result"].get("refused", {}).get("kind") for each in replies] == [None, "malformed"]


def test_verify_over_a_pipe(run: Run) -> None:
    """An engine that takes content conforms with the shipped permuted pack, too."""
    command = (sys.executable, "-m", "cultrules", "engine")
    done = run("verify", "--rule", "ROTC-8.2", "--pack", PERMUTED, "--", *command)
    assert (done.returncode, done.stderr) == (0, "")
    assert "conforms in augmentation of rise_of_the_cults: " in done.stdout


def test_cards_that_a_scenario_needs(run: Run, tmp_path: Path) -> None:
    """A scenario for which a pack leaves no fitting card does not apply, in the open."""
    guardians = [card.name for card in BOOK.cards.values() if card.kind == "guardian"]
    lines = [f'\ncard "{name}"\n  kind Guardian\n  cost 90 Power\n  source house "dear"\n' for name in guardians]
    (tmp_path / "dear.cult").write_text('game "rise_of_the_cults"\n' + "".join(lines), encoding="utf-8")
    done = run("verify", "--scenario", "ROTC-8.2-01", "--scenario", "ROTC-8.1-01", "--pack", "dear.cult")
    assert (done.returncode, done.stderr) == (0, "")
    assert "conforms in augmentation of rise_of_the_cults: 1 of 1 in scope, " in done.stdout


TYPO = """\
error[unknown-line]: `crad` does not begin a line here
  at: bad.cult:3:1
    3 | crad "Toll Keeper"
      | ^^^^
  expected: one of `card`, `datum`, `game`
  hint: did you mean `card`?
"""


@pytest.mark.parametrize("words", COMMANDS.values(), ids=COMMANDS)
def test_bad_pack(run: Run, tmp_path: Path, words: tuple[str, ...]) -> None:
    """A pack with an error ends every command with exit code 1, before anything else is done."""
    (tmp_path / "bad.cult").write_text(CARD.replace("card", "crad", 1), encoding="utf-8")
    done = run(*words, "--pack", "bad.cult")
    assert (done.returncode, done.stdout, done.stderr) == (1, "", TYPO)


MISTAKES = {
    "negative cost": (
        CARD.replace("cost 9", "cost -9"),
        """\
error[negative-number]: the number -9
  at: bad.cult:5:8
    5 |   cost -9 Power
      |        ^^
  expected: a whole number, 0 or more
  hint: nothing of this file was loaded
""",
    ),
    "unknown icon": (
        CARD.replace("Attack", "Atack"),
        """\
error[unknown-icon]: there is no icon `Atack`
  at: bad.cult:6:9
    6 |   has 4 Atack
      |         ^^^^^
  expected: one of `Attack`, `Power`, `Terror`
  hint: did you mean `Attack`?
""",
    ),
    "duplicate name": (
        CARD + CARD.partition("\n")[2],
        """\
error[duplicate-name]: "Toll Keeper" stands at bad.cult:3 too
  at: bad.cult:10:6
   10 | card "Toll Keeper"
      |      ^^^^^^^^^^^^^
  expected: a name of its own for each card
  hint: more of the same card are its `copies`
""",
    ),
    "no game": (
        CARD.partition("\n\n")[2],
        """\
error[no-game]: a pack that does not say which game it is for
  at: bad.cult:1:1
    1 | card "Toll Keeper"
      | ^
  expected: one line `game "…"`
  hint: one of `choose_your_god`, `fate_of_the_elder_gods`, `reign_of_cthulhu`, `rise_of_the_cults`
""",
    ),
}


@pytest.mark.parametrize(("text", "said"), MISTAKES.values(), ids=MISTAKES)
def test_mistake(run: Run, tmp_path: Path, text: str, said: str) -> None:
    """Each mistake in a pack has one precise message, with the line it stands in."""
    (tmp_path / "bad.cult").write_text(text, encoding="utf-8")
    done = run("rules", "--pack", "bad.cult")
    assert (done.returncode, done.stdout, done.stderr) == (1, "", said)


def test_one_bad_pack_of_two(run: Run, tmp_path: Path, pack: str) -> None:
    """Of several packs none is loaded if one has an error."""
    (tmp_path / "bad.cult").write_text(CARD.replace("card", "crad", 1), encoding="utf-8")
    done = run("position", POSITION, "--pack", pack, "--pack", "bad.cult")
    assert (done.returncode, done.stdout, done.stderr) == (1, "", TYPO)


def test_missing_pack(run: Run) -> None:
    """A pack that does not exist is a bad file."""
    done = run("rules", "--pack", "missing.cult")
    said = """\
error[no-such-file]: the file does not exist
  at: missing.cult
  expected: a file
  hint: paths are seen from where the command runs
"""
    assert (done.returncode, done.stdout, done.stderr) == (3, "", said)
