"""How bad input is reported."""

from __future__ import annotations

import pytest

from cultrules.spec.problems import BadInput, Problem, did_you_mean, quoted, unknown


def test_a_problem_says_five_things() -> None:
    """Code, finding, place, expectation and hint stand on lines of their own."""
    problem = Problem("unknown-game", "--game", "there is no game `ches`", "one of `chess`", "did you mean `chess`?")
    assert str(problem) == (
        "error[unknown-game]: there is no game `ches`\n"
        "  at: --game\n"
        "  expected: one of `chess`\n"
        "  hint: did you mean `chess`?"
    )


def test_a_problem_without_a_hint_has_no_hint_line() -> None:
    """Nothing is said where there is nothing to advise."""
    assert str(Problem("a", "b", "c", "d")) == "error[a]: c\n  at: b\n  expected: d"


def test_bad_input_tells_all_its_problems() -> None:
    """Several problems are told one after the other."""
    bad = BadInput([Problem("a", "b", "c", "d"), Problem("e", "f", "g", "h")])
    assert str(bad) == "error[a]: c\n  at: b\n  expected: d\nerror[e]: g\n  at: f\n  expected: h"
    assert [problem.code for problem in bad.problems] == ["a", "e"]


@pytest.mark.parametrize(("names", "text"), [(["rose", "fern"], "`rose`, `fern`"), ([], "none")])
def test_names_are_quoted(names: list[str], text: str) -> None:
    """Names stand in backticks; no names are called none."""
    assert quoted(names) == text


@pytest.mark.parametrize(("word", "hint"), [("rosse", "did you mean `rose`?"), ("oak", "")])
def test_only_a_similar_word_is_suggested(word: str, hint: str) -> None:
    """A word that resembles nothing gets no suggestion."""
    assert did_you_mean(word, ["rose", "fern"]) == hint


def test_a_suggestion_prevails_over_the_general_hint() -> None:
    """The hint given is used where no similar word is known."""
    assert unknown("seed", "rosse", ["rose"], "hand", "look").hint == "did you mean `rose`?"
    assert unknown("seed", "oak", ["rose"], "hand", "look").hint == "look"


def test_many_known_words_are_only_counted() -> None:
    """A list of more than twelve words is not written out."""
    words = [f"seed-{number}" for number in range(13)]
    assert unknown("kind of seed", "oak", words, "hand") == Problem(
        "unknown-kind-of-seed",
        "hand",
        "there is no kind of seed `oak`",
        "one of 13 known kind of seeds",
        "words are case-sensitive",
    )
    assert "`seed-11`" in unknown("seed", "oak", words[:12], "hand").expected
