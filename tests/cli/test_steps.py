"""`cultrules steps`: the sentences that scenarios are written in."""

from cultrules.language.books import load_book
from cultrules.scenarios.phrases import VOCABULARY
from cultrules.spec import game_ids

from .conftest import Run

BOOK = load_book("rise_of_the_cults")


def test_all(run: Run) -> None:
    """Every phrase is printed with its meaning and an example, and after them what a seat can do in each game."""
    done = run("steps")
    lines: list[str] = []
    for phrase in VOCABULARY:
        lines += [f"{phrase.keyword.capitalize()} {phrase.template}", f"  {phrase.meaning}"]
        lines += [f"  example: {phrase.example}"]
    for book in (load_book(game) for game in game_ids()):
        lines += [f"what a seat does in {book.title}"]
        for question in book.questions.values():
            lines += [f"  {does}" for does in (question.does, *question.answers.values()) if does]
            lines += [f"    asked {question.asked}: {question.settles}"]
    assert (done.returncode, done.stdout.splitlines(), done.stderr) == (0, lines, "")


def test_word(run: Run) -> None:
    """With a word only those phrases are printed that have it somewhere."""
    done = run("steps", "Nobody WINS")
    said = """\
Then nobody wins
  The game is over without a winner.
  example: nobody wins
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


def test_word_of_an_answer(run: Run) -> None:
    """An answer that has words of its own is found with its question."""
    done = run("steps", "does not REINFORCE")
    question = BOOK.questions["reinforce"]
    said = f"""\
what a seat does in {BOOK.title}
  {question.does}
  {question.answers["nothing"]}
    asked {question.asked}: {question.settles}
"""
    assert (done.returncode, done.stdout, done.stderr) == (0, said, "")


def test_no_such_word(run: Run) -> None:
    """A word that no phrase has is an error."""
    done = run("steps", "xyzzy")
    said = """\
error[no-such-phrase]: no phrase has `xyzzy` in it
  at: WORD
  expected: a word of a phrase
  hint: `cultrules steps` prints them all
"""
    assert (done.returncode, done.stdout, done.stderr) == (3, "", said)
