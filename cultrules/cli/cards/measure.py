"""`cultrules cards measure`: what a card does to many games played at random."""

from __future__ import annotations

import random
from collections import Counter
from pathlib import Path

import click

from cultrules.conformance.records import options_for
from cultrules.conformance.walking import random_answer
from cultrules.games import find_game
from cultrules.kernel.games import Game
from cultrules.kernel.plays import Play
from cultrules.kernel.questions import One
from cultrules.kernel.tables import count_of

from ..choices import pack_option
from .finding import find_cards, playable

USE_CARD = "use-card"


@click.command("measure")
@click.option("--game", metavar="ID", help="The game of the card, if several have one of this name.")
@click.option(
    "--games", "number", type=click.IntRange(min=1), default=200, show_default=True, metavar="N", help="How many games."
)
@click.option("--players", default=3, show_default=True, metavar="N", help="How many play.")
@click.option("--seed", default=1, show_default=True, metavar="N", help="The same seed gives the same games.")
@pack_option
@click.argument("name", metavar="CARD")
def measure(game: str | None, number: int, players: int, seed: int, packs: tuple[Path, ...], name: str) -> int:
    """Play many games at random and count how often CARD is met, offered, used and declined."""
    book, card = find_cards([name], game, packs)[0]
    playable(book)
    found = find_game(book.id, "--game", packs)
    counts: Counter[str] = Counter()
    with_it: list[int] = []
    without: list[int] = []
    for each in range(number):
        _measure(found, card.id, players, seed + each, counts, with_it, without)
    click.echo(f"{card.name}, {number} games of {players} players (play was random)")
    for what in ("met", "offered", "used", "declined"):
        click.echo(f"  {what:<9} {counts[what]:>6}  {counts[what] / number:.2f} a game")
    click.echo(f"  points of those who used it: {_mean(with_it)}; of the others: {_mean(without)}")
    if with_it and without:
        change = sum(with_it) / len(with_it) - sum(without) / len(without)
        click.echo(f"  difference: {change:+.2f} points; random players choose neither well nor badly")
    return 0


def _mean(points: list[int]) -> str:
    return f"{sum(points) / len(points):.2f} ({len(points)})" if points else "nobody"


def _measure(
    game: Game, card: str, players: int, seed: int, counts: Counter[str], with_it: list[int], without: list[int]
) -> None:
    """One game: what became of the card, and the points of those who used it and of the others."""
    play, dice = Play.start(game, options_for(game, players, None)), random.Random(seed)
    used: set[str] = set()
    met: set[str] = set()
    while (question := play.question) is not None:
        value = random_answer(question, dice)
        if question.id == USE_CARD and isinstance(question, One) and card in question.options:
            counts["offered"] += 1
            counts["used" if value == card else "declined"] += 1
            used |= {question.seat} if value == card else set()
        play.answer(question.seat, question.id, value)
        met |= {seat for seat in play.table.players if _has(play, card, seat)}
    counts["met"] += len(met)
    if play.result is not None:
        for seat, points in play.result.points.items():
            (with_it if seat in used else without).append(points)


def _has(play: Play, card: str, seat: str) -> bool:
    """Does the seat hold the card in its hand?"""
    hand = getattr(play.table, "hand", {})
    return seat in hand and count_of(hand[seat], card) > 0
