"""The reference of the language: what lies in `docs/reference/` is what is generated, and it leaves nothing out.

`python -m cultrules.language.reference` writes it anew.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from cultrules.language import parsing, reference
from cultrules.language.explaining import ABILITIES, EXAMPLES, KEYWORDS
from cultrules.language.explaining import HEAD as LINES
from cultrules.language.syntax import PHRASES
from cultrules.language.verbs import BLOCKS, VERBS
from cultrules.spec.game import lexicon_ids
from cultrules.spec.problems import Problem

from .test_documents import CODES, ELSEWHERE

PAGES = Path(__file__).parents[2] / "docs" / "reference"
CARD = 'card "A"\n  kind Action\n  source house "a test"\n'


def written() -> dict[str, str]:
    """The pages as they lie in the folder."""
    return {path.relative_to(PAGES).as_posix(): path.read_text(encoding="utf-8") for path in PAGES.rglob("*.md")}


def problems(body: str) -> tuple[Problem, ...]:
    """What cannot be read of a card that does this."""
    return parsing.survey(f"{CARD}  resolve:\n    {body}\n", Path("a.cult")).problems


def test_the_pages_are_the_generated_ones() -> None:
    """What lies in `docs/reference/` is what the tables, the grammar and the lexicons say, file by file."""
    assert written() == dict(reference.pages())


def test_every_game_has_a_page() -> None:
    """The words of each game have a page, and the page of the language links to it."""
    assert set(reference.pages()) == {"card-language.md", *(f"words/{game}.md" for game in lexicon_ids())}


def test_every_code_is_explained() -> None:
    """The page says of every code that a document shows what is wrong."""
    assert set(reference.CODES) == {*CODES, *ELSEWHERE}


def test_every_form_is_told() -> None:
    """No line, ability or phrase of the language is left out."""
    assert set(reference.HEAD) == {*LINES, "value"}
    assert set(reference.ABILITIES) == {each for each in ABILITIES if each != "may"}
    assert set(PHRASES) <= set(reference.PHRASES)
    assert set(reference.UNDER) <= KEYWORDS & set(EXAMPLES)


@pytest.mark.parametrize("word", [*VERBS, *BLOCKS, *reference.ABILITIES])
def test_every_word_has_a_page(word: str) -> None:
    """Verbs, blocks and abilities link to the page that says what an engine must do for them."""
    assert f"[`{word}`](../../spec/language/" in reference.pages()["card-language.md"]


@pytest.mark.parametrize("verb", VERBS)
def test_examples_of_verbs_can_be_read(verb: str) -> None:
    """The example of each verb is of the language."""
    assert problems(VERBS[verb].example) == ()


@pytest.mark.parametrize("phrase", reference.PHRASES.values(), ids=list(reference.PHRASES))
def test_examples_of_phrases_can_be_read(phrase: tuple[str, str]) -> None:
    """The example of each phrase can stand after a verb."""
    assert problems(f"move found {phrase[0]}") == ()


@pytest.mark.parametrize("amount", reference.AMOUNTS)
def test_forms_of_amounts_can_be_read(amount: str) -> None:
    """Each form of an amount can stand after a verb."""
    assert problems(f"draw {amount}") == ()


@pytest.mark.parametrize("value", reference.VALUES)
def test_forms_of_values_can_be_read(value: str) -> None:
    """Each form of a thing can stand after a phrase."""
    assert problems(f"move found to {value}") == ()


@pytest.mark.parametrize("test", reference.TESTS)
def test_forms_of_tests_can_be_read(test: str) -> None:
    """Each form of a test can stand after `if`."""
    assert problems(f"if {test}: draw 1") == ()
