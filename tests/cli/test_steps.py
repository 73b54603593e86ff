"""`cultrules steps`: the sentences that scenarios are written in."""

from cultrules.language.books import load_book
from cultrules.scenarios.phrases import VOCABULARY

from .conftest import Run

BOOK = load_book("rise_of_the_cults")


def test_all(run: Run) -> None:
    """Every phrase is printed with its meaning and an example, and after them what a seat can do in each game."""
    done = run("steps")
    lines: list[str] = []
    for phrase in VOCABULARY:
        lines += [f"{phrase.keyword.capitalize()} {phrase.template}", f"  {phrase.meaning}"]
        lines += [f"  example: {phrase.example}"]
    lines += [f"what a seat does in {BOOK.title}"]
    for question in BOOK.questions.values():
        lines += [f"  {question.does}", f"    asked {question.asked}: {question.settles}"]
    assert (done.returncode, done.stdout.splitlines(), done.stderr) == (0, lines, "")


def test_word(run: Run) -> None:
    """With a word only those phrases are printed that have it somewhere."""
    done = run("steps", "Nobody WINS")
    said = f"""\
Then nobody wins
  The game is over without a winner.
  example: nobody wins
what a seat does in {BOOK.title}
"""
    assert (done.returncode, done.stdout, done.stderr) == (0, said, "")


def test_word_of_a_question(run: Run) -> None:
    """What a seat does is found as well."""
    done = run("steps", "acquires {pieces}")
    said = f"""\
what a seat does in {BOOK.title}
  acquires {{pieces}}
    asked which cards to acquire: {BOOK.questions["acquire"].settles}
"""
    assert (done.returncode, done.stdout) == (0, said)
