"""`cultrules rules`: what the rules say, where they come from, and what shows them."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import click

from cultrules.language.books import find_book
from cultrules.scenarios.suite import load_suite
from cultrules.spec import BadInput, Book
from cultrules.spec.problems import unknown
from cultrules.spec.rules import Rule

from .choices import game_option, pack_option, selected_games


@click.command()
@game_option
@pack_option
@click.argument("word", required=False)
def rules(games: tuple[str, ...], packs: tuple[Path, ...], word: str | None) -> int:
    """List the rules; or print the one with an ID, or all that have a WORD in them, with what belongs to them."""
    books = [find_book(game, packs=packs) for game in selected_games(games, packs)]
    if word is None:
        for book in books:
            for line in _listed(book):
                click.echo(line)
        return 0
    found = [(book, rule) for book in books for rule in book.rules.values() if _fits(rule, word)]
    if not found:
        known = [id_ for book in books for id_ in book.rules]
        raise BadInput([unknown("rule", word, known, "WORD", f"an id such as `{known[0]}`, or a word of a rule")])
    for book, rule in found:
        for line in _told(book, rule):
            click.echo(line)
    return 0


def _fits(rule: Rule, word: str) -> bool:
    return rule.id == word.upper() or (not _is_id(word) and word.lower() in f"{rule.title} {rule.text}".lower())


def _is_id(word: str) -> bool:
    return "-" in word and word[-1:].isdigit()


def _listed(book: Book) -> Iterator[str]:
    yield book.title
    for chapter in book.chapters.values():
        yield f"  {chapter.number}. {chapter.title}"
        yield from (f"    {rule.id:<11} {rule.title}" for rule in chapter.rules)


def _told(book: Book, rule: Rule) -> Iterator[str]:
    """The rule, its source, its open points and its scenarios."""
    yield f"{rule.id} {rule.title}"
    yield f"  {rule.text}"
    yield f"  source: {rule.source}"
    for ruling in book.rulings.values():
        if rule.id in ruling.rules:
            yield f"  ruling {ruling.id}, {ruling.title}: {ruling.reason}"
            for choice, meaning in ruling.choices.items():
                mark = " (default)" if choice == ruling.default else "" if ruling.switchable else " (on record only)"
                yield f"    {choice}{mark}: {meaning}"
    for scenario in load_suite((book.id,)):
        if rule.id in scenario.rules:
            yield f"  scenario {scenario.name}"
