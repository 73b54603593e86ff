"""`cultrules cards try`: a card in a small position, played in the terminal."""

from __future__ import annotations

import random
import sys
from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from typing import Any

import click

from cultrules.engines.reference import ReferenceEngine
from cultrules.games import find_game
from cultrules.kernel.games import Game
from cultrules.kernel.plays import Play
from cultrules.kernel.questions import Chance, One, Question, Refused, legal_answers
from cultrules.scenarios.case import Case
from cultrules.scenarios.phrases.reading import understand
from cultrules.scenarios.telling import tell, tell_answer, tell_event
from cultrules.scenarios.wording import UnknownWord, said
from cultrules.spec import BadInput, Book, Problem
from cultrules.spec.cards import Card
from cultrules.spec.files import read_toml

from ..choices import pack_option
from .finding import find_cards, playable
from .folding import folded

MOST_SHOWN = 20
"""So many answers are listed; others can be typed in words."""
ALIAS = "Card A"
USE_CARD = "use-card"
HELP = """Type the number of an answer, or the answer in words.
  u       take back the last answer
  s FILE  save what was played as a scenario
  q       quit"""


@click.command("try")
@click.option("--game", metavar="ID", help="The game of the card, if several have one of this name.")
@click.option("--seed", default=1, show_default=True, metavar="N", help="The same seed gives the same luck.")
@pack_option
@click.argument("name", metavar="CARD")
def try_(game: str | None, seed: int, packs: tuple[Path, ...], name: str) -> int:
    """Put CARD into a small position shortly before its moment, and answer what is asked."""
    book, card = find_cards([name], game, packs)[0]
    playable(book)
    given = _given(book, card)
    table = _Table(find_game(book.id, "--game", packs), card, given, seed)
    table.show_begin()
    while table.play.question is not None:
        line = table.ask()
        if line is None or line.strip() == "q":
            break
        table.obey(line.strip())
    click.echo("the game is over" if table.play.question is None else "left")
    return 0


def _given(book: Book, card: Card) -> list[str]:
    """The Given lines of a position shortly before the card does something, and those that its labels add."""
    moments = read_toml(book.folder / "trying.toml") if (book.folder / "trying.toml").exists() else {}
    words = {each.word.en: f"window {id_}" for id_, each in book.lexicon.windows.items()}
    events = {each.word.en: f"event {id_}" for id_, each in book.lexicon.events.items()}
    named = [words.get(each.on.text, events.get(each.on.text, "")) for each in card.abilities if each.on is not None]
    for key in (*named, f"kind {card.kind}"):
        entry = moments.get(key, {})
        entry = moments.get(entry["like"], {}) if "like" in entry else entry
        if "given" in entry:
            first, *rest = entry["given"]
            more = moments.get(" ".join(["labels", *card.labels]), {}).get("given", [])
            return [first, f"{ALIAS} is the card {card.name}", *rest, *more]
    found = f"no position is known in which `{card.name}` does something"
    known = ", ".join(moment for moment in moments if not moment.startswith("labels"))
    expected = (
        f"one that does something at one of these: {known or 'none'}" if card.abilities else "one with an ability"
    )
    raise BadInput([Problem("nothing-to-try", "CARD", found, expected, "`cultrules cards explain` says what it does")])


class _Table:
    """A game being tried: the play, how it began, and the luck of it."""

    def __init__(self, game: Game, card: Card, given: list[str], seed: int) -> None:
        self.game, self.book, self.card, self.given = game, game.book, card, given
        self.dice = random.Random(seed)
        self.typed: list[int] = []
        """How many answers there were before each that was typed."""
        self.silent: set[int] = set()
        """Which answers nobody had to give: of those who have no card to use."""
        self.rule = ""
        """Because of which rule the first question was asked."""
        edition = next(iter(self.book.editions))
        self.case = Case("try", self.book, ReferenceEngine(), edition, {})
        for line in given:
            understand(self.book, "given", line, (), "trying.toml").run(self.case)
        self.play = Play.load(game, self.case.position)

    def show_begin(self) -> None:
        """Says where the game stands."""
        click.echo(folded(f"{self.card.name}: {self.card.text or 'no text'}"))
        click.echo("\n".join(f"  {line}" for line in self.given))
        click.echo(HELP)
        self._luck()

    def _luck(self) -> None:
        """Chance answers by itself, for all to see; the City card is the one that is tried.

        Whoever is asked to use a card and has none to use answers by itself as well, without a word.
        """
        while (question := self.play.question) is not None:
            if isinstance(question, Chance):
                weights = dict(question.weights)
                self._answer(question, self.card.id if self.card.id in weights else self._drawn(weights))
            elif isinstance(question, One) and question.id == USE_CARD and len(question.options) == 1:
                self.silent.add(len(self.play.answers))
                self.play.answer(question.seat, question.id, question.options[0])
            else:
                return

    def _drawn(self, weights: dict[str, int]) -> str:
        return self.dice.choices(sorted(weights), [weights[key] for key in sorted(weights)])[0]

    def _answer(self, question: Question, value: Any) -> None:
        self.play.answer(question.seat, question.id, value)
        click.echo(f"> {self._told(question, value)}")
        for happening in self.play.happened:
            click.echo(f"    {tell_event(self.book, happening)}")

    def _told(self, question: Question, value: Any) -> str:
        if not self.book.questions[question.id].does and not isinstance(value, str):
            return f"{tell(self.book, question.seat)}: {value}"
        return tell_answer(self.book, question.seat, question.id, value)

    def _shown(self) -> list[Any]:
        assert self.play.question is not None
        return list(islice(legal_answers(self.play.question), MOST_SHOWN + 1))

    def ask(self) -> str | None:
        """Shows the question and waits for a line; nothing at the end of the input."""
        question = self.play.question
        assert question is not None
        entry, shown = self.book.questions[question.id], self._shown()
        because = f" ({self.play.because})" if self.play.because else ""
        click.echo("")
        click.echo(folded(f"{tell(self.book, question.seat)} is asked {entry.asked}{because}"))
        for number, value in enumerate(shown[:MOST_SHOWN], 1):
            click.echo(folded(self._told(question, value), f"{number:>3} "))
        if len(shown) > MOST_SHOWN:
            click.echo("    … and more: type one in words, as above")
        click.echo("? ", nl=False)
        line = sys.stdin.readline()
        return line if line else None

    def obey(self, line: str) -> None:
        """Does what a line says; what it cannot do it says."""
        if line in ("?", "h", "help", ""):
            click.echo(HELP)
        elif line == "u":
            self._undo()
        elif line == "s":
            click.echo("type where to save it, such as `s mine.feature`")
        elif line.startswith("s "):
            self._save(Path(line[2:].strip()))
        else:
            self._take(line)

    def _take(self, line: str) -> None:
        question = self.play.question
        assert question is not None
        shown = self._shown()
        if line.isdigit():
            if not 1 <= int(line) <= min(len(shown), MOST_SHOWN):
                click.echo(f"there is no answer {line}; type a number from 1 to {min(len(shown), MOST_SHOWN)}")
                return
            value = shown[int(line) - 1]
        else:
            typed = self._read(question, line)
            if typed is None:
                return
            value = typed
        before, because = len(self.play.answers), self.play.because
        try:
            self._answer(question, value)
        except Refused as error:
            click.echo(f"refused: {error.refusal.reason}")
            return
        self.typed.append(before)
        self.rule = self.rule or (because if because in self.book.rules else "")
        self._luck()

    def _read(self, question: Question, line: str) -> Any:
        """An answer in words, with or without the seat before it."""
        text = line.removeprefix(f"{tell(self.book, question.seat)} ")
        try:
            answer = said(self.book, text)
        except UnknownWord as error:
            click.echo(f"{error.found}; type a number, or `?` for help")
            return None
        if answer.question != question.id:
            click.echo("that answers another question; type a number, or `?` for help")
            return None
        return self.case.value(answer, question.seat)

    def _undo(self) -> None:
        """Takes back the last answer that was typed, with all that answered itself after it."""
        if not self.typed:
            click.echo("nothing to take back")
            return
        count = self.typed.pop()
        while len(self.play.answers) > count:
            self.play = self.play.undo()
        self.silent = {number for number in self.silent if number < count}
        click.echo("taken back")

    def _save(self, path: Path) -> None:
        """Writes what was played as a scenario."""
        if not self.play.answers:
            click.echo("nothing has been answered yet")
            return
        try:
            path.write_text("\n".join(self.scenario()) + "\n", encoding="utf-8", newline="\n")
        except OSError as error:
            click.echo(f"cannot write {path}: {error.strerror}")
            return
        click.echo(f"saved as {path}: give it an id, and say in the Then what must come of it")

    def scenario(self) -> Iterator[str]:
        """The lines of a feature: how it began, all answers that somebody gave, and what is asked at the end."""
        rule = self.rule or next(iter(self.book.rules))
        yield f"Feature: {self.card.name}"
        yield ""
        yield f"  Rule: {rule}"
        yield ""
        yield f"    Scenario: {rule}-99 {self.card.name}"
        for number, line in enumerate(self.given):
            yield f"      {'And' if number else 'Given'} {line}"
        answers = [answer for number, answer in enumerate(self.play.answers) if number not in self.silent]
        seats = [tell(self.book, answer.seat) for answer in answers]
        told = [self._worded(answer.seat, answer.id, answer.value) for answer in answers]
        yield f"      When {told[0]}"
        rows = [(seat, words.removeprefix(f"{seat} ")) for seat, words in zip(seats[1:], told[1:], strict=True)]
        widths = [max((len(row[at]) for row in rows), default=0) for at in (0, 1)]
        for seat, words in rows:
            yield f"        | {seat:<{widths[0]}} | {words:<{widths[1]}} |"
        question = self.play.question
        assert question is not None
        yield f"      Then {tell(self.book, question.seat)} is asked {self.book.questions[question.id].asked}"

    def _worded(self, seat: str, question: str, value: Any) -> str:
        return tell_answer(self.book, seat, question, value).replace(self.card.name, ALIAS)
