"""`cultrules cards measure`: what a card does to many games played at random."""

from __future__ import annotations

import random
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path

import click

from cultrules.conformance.records import is_beyond, options_for
from cultrules.conformance.walking import walk
from cultrules.games import find_game
from cultrules.kernel.games import Game
from cultrules.kernel.plays import Play
from cultrules.kernel.questions import One
from cultrules.kernel.tables import count_of

from ..choices import pack_option
from .finding import find_cards, playable


@click.command("measure")
@click.option("--game", metavar="ID", help="The game of the card, if several have one of this name.")
@click.option(
    "--games", "number", type=click.IntRange(min=1), default=200, show_default=True, metavar="N", help="How many games."
)
@click.option("--players", default=3, show_default=True, metavar="N", help="How many play.")
@click.option("--seed", default=1, show_default=True, metavar="N", help="The same seed gives the same games.")
@click.option("--rounds", type=click.IntRange(min=1), metavar="N", help="Stop each game after so many rounds.")
@pack_option
@click.argument("name", metavar="CARD")
def measure(
    game: str | None, number: int, players: int, seed: int, rounds: int | None, packs: tuple[Path, ...], name: str
) -> int:
    """Play many games at random and count how often CARD is met, offered, used and declined."""
    book, card = find_cards([name], game, packs)[0]
    playable(book)
    found, measured = find_game(book.id, "--game", packs), _Measured(card.id)
    for each in range(seed, seed + number):
        measured.play(found, players, each, rounds)
    most = f", {rounds} rounds at most" if rounds else ""
    click.echo(f"{card.name}, {number} games of {players} players{most} (play was random)")
    for what in ("met", "offered", "used", "declined", *(("ended",) if rounds else ())):
        click.echo(f"  {what:<9} {measured.counts[what]:>6}  {measured.counts[what] / number:.2f} a game")
    with_it, without = measured.with_it, measured.without
    if with_it or without:
        click.echo(f"  {measured.counted} of those who used it: {_mean(with_it)}; of the others: {_mean(without)}")
    if with_it and without:
        change = sum(with_it) / len(with_it) - sum(without) / len(without)
        click.echo(f"  difference: {change:+.2f} {measured.counted}; random players choose neither well nor badly")
    return 0


def _mean(points: list[int]) -> str:
    return f"{sum(points) / len(points):.2f} ({len(points)})" if points else "nobody"


@dataclass(slots=True)
class _Measured:
    """What became of a card in some games, and the points of those who used it and of the others."""

    card: str
    counts: Counter[str] = field(default_factory=Counter)
    with_it: list[int] = field(default_factory=list)
    without: list[int] = field(default_factory=list)
    counted: str = "points"
    """What is compared: points, or in a game that counts none who has won."""

    def play(self, game: Game, players: int, seed: int, rounds: int | None) -> None:
        """One game more, or so many rounds of it."""
        play, dice = Play.start(game, options_for(game, players, None)), random.Random(seed)
        used, met = set[str](), set[str]()
        for question, value in walk(play, dice):
            met |= {seat for seat in play.table.players if self._has(play, seat)}
            if is_beyond(play, rounds):
                break
            if game.book.questions[question.id].uses and isinstance(question, One) and self.card in question.options:
                self.counts["offered"] += 1
                self.counts["used" if value == self.card else "declined"] += 1
                used |= {question.seat} if value == self.card else set()
        self.counts["met"] += len(met)
        if play.result is not None:
            self.counts["ended"] += 1
            self.counted = "points" if play.result.points else "victories"
            won = {seat: int(seat in play.result.winners) for seat in play.table.players}
            for seat, points in (play.result.points or won).items():
                (self.with_it if seat in used else self.without).append(points)

    def _has(self, play: Play, seat: str) -> bool:
        """Has the seat the card where such cards are kept, or in its hand?"""
        book = play.table.agreement.book
        zone = book.lexicon.zones[book.pieces[self.card].kept or "hand"]
        held = getattr(play.table, zone.attribute)
        return zone.per == "seat" and count_of(held[seat], self.card) > 0
