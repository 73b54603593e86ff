"""`cultrules rules`: what the rules say, and what belongs to them."""

import pytest

from cultrules.language.books import load_book
from cultrules.scenarios.suite import load_suite
from cultrules.spec import game_ids

from .conftest import Run

BOOKS = [load_book(game) for game in game_ids()]
BOOK = load_book("rise_of_the_cults")
SUITE = load_suite()


def test_list(run: Run) -> None:
    """Without a word all rules of all games are listed, chapter by chapter."""
    done = run("rules")
    lines: list[str] = []
    for book in BOOKS:
        lines.append(book.title)
        for chapter in book.chapters.values():
            lines.append(f"  {chapter.number}. {chapter.title}")
            lines += [f"    {each.id:<11} {each.title}" for each in chapter.rules]
    assert (done.returncode, done.stdout.splitlines(), done.stderr) == (0, lines, "")


@pytest.mark.parametrize("word", ["ROTC-6.6", "rotc-6.6"])
def test_rule(run: Run, word: str) -> None:
    """A rule is printed with its source, the rulings about it with their choices, and its scenarios."""
    done = run("rules", word)
    rule, ruling = BOOK.rules["ROTC-6.6"], BOOK.rulings["D-01"]
    scenarios = "".join(f"  scenario {each.name}\n" for each in SUITE if rule.id in each.rules)
    said = f"""\
ROTC-6.6 Closed district
  {rule.text}
  source: {rule.source}
  ruling D-01, {ruling.title}: {ruling.reason}
    rivertown (default): {ruling.choices["rivertown"]}
    chosen: {ruling.choices["chosen"]}
{scenarios}"""
    assert (done.returncode, done.stdout, done.stderr) == (0, said, "")


@pytest.mark.parametrize("word", ["dominance", "Dominance"])
def test_word(run: Run, word: str) -> None:
    """A word finds every rule that has it in its title or text."""
    done = run("rules", "--game", BOOK.id, word)
    found = [rule for rule in BOOK.rules.values() if "dominance" in f"{rule.title} {rule.text}".lower()]
    assert len(found) > 1
    assert [line for line in done.stdout.splitlines() if line.startswith("ROTC-")] == [
        f"{rule.id} {rule.title}" for rule in found
    ]


@pytest.mark.parametrize(
    ("word", "hint"),
    [("xyzzy", "an id such as `CYG-1.1`, or a word of a rule"), ("ROTC-6.77", "did you mean `ROTC-6.7`?")],
)
def test_unknown_rule(run: Run, word: str, hint: str) -> None:
    """A word that no rule has is explained, with exit code 3."""
    done = run("rules", word)
    said = f"""\
error[unknown-rule]: there is no rule `{word}`
  at: WORD
  expected: one of {sum(len(book.rules) for book in BOOKS)} known rules
  hint: {hint}
"""
    assert (done.returncode, done.stdout, done.stderr) == (3, "", said)


def test_unknown_game(run: Run) -> None:
    """A game that does not exist is explained."""
    done = run("rules", "--game", "chess")
    assert (done.returncode, done.stdout) == (3, "")
    assert done.stderr.startswith("error[unknown-game]: there is no game `chess`\n  at: --game\n")
