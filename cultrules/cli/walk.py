"""`cultrules walk`: a whole game at random, told in words or as a record; or a record told in words."""

from __future__ import annotations

from pathlib import Path

import click

from cultrules.conformance.records import (
    options_for,
    play_again,
    play_at_random,
    read_record,
    round_of,
    write_answer,
    write_options,
    write_result,
)
from cultrules.games import find_game
from cultrules.kernel.plays import Answer, Play
from cultrules.scenarios.telling import tell, tell_answer, tell_event
from cultrules.spec import BadInput, Problem

from .choices import pack_option


@click.command()
@click.option("--players", default=2, show_default=True, metavar="N", help="How many play.")
@click.option("--seed", default=1, show_default=True, metavar="N", help="The same seed gives the same game.")
@click.option("--edition", metavar="ID", help="Play by this edition; the game's first one if none is named.")
@click.option("--rounds", type=click.IntRange(min=1), metavar="N", help="Stop after so many rounds.")
@click.option("--json", "as_record", is_flag=True, help="Print a record that can be played again.")
@click.option("--replay", type=click.Path(path_type=Path), metavar="FILE", help="Tell a record instead.")
@pack_option
@click.argument("game", required=False)
def walk(
    players: int,
    seed: int,
    edition: str | None,
    rounds: int | None,
    as_record: bool,
    replay: Path | None,
    packs: tuple[Path, ...],
    game: str | None,
) -> int:
    """Play GAME at random from its set-up to its end, and tell what happens.

    Where winning takes a plan, chance may need hundreds of rounds for it.
    """
    teller = _Teller()
    if replay is not None:
        found, options, answers = read_record(replay, packs)
        _tell_end(play_again(found, options, answers, teller.tell))
        return 0
    if game is None:
        raise BadInput([Problem("usage", "cultrules walk", "no game", "the id of a game", "see `cultrules rules`")])
    found = find_game(game, "GAME", packs)
    options = options_for(found, players, edition)
    if as_record:
        click.echo(write_options(found, options, seed))
        play = play_at_random(found, options, seed, lambda _, answer: click.echo(write_answer(answer)), rounds)
        click.echo(write_result(play))
        return 0
    _tell_end(play_at_random(found, options, seed, teller.tell, rounds))
    return 0


class _Teller:
    """Tells a game answer by answer, with a heading whenever another stage begins."""

    def __init__(self) -> None:
        self._heading = ""

    def tell(self, play: Play, answer: Answer) -> None:
        """One answer, what everybody noticed of it, and where the game stands then."""
        book = play.table.agreement.book
        click.echo(f"  {tell_answer(book, answer.seat, answer.id, answer.value)}")
        for happening in play.happened:
            click.echo(f"    {tell_event(book, happening)}")
        if play.stage is not None and play.stage in book.stages:
            heading = book.stages[play.stage].title
            round_ = round_of(play)
            heading = heading if round_ is None else f"Round {round_}: {heading}"
            if heading != self._heading:
                click.echo(heading)
            self._heading = heading


def _tell_end(play: Play) -> None:
    """The result, or where the game rests."""
    book = play.table.agreement.book
    if play.result is None:
        click.echo(f"the game rests at `{play.table.stage}`")
        return
    points = ", ".join(f"{tell(book, seat)} {number}" for seat, number in play.result.points.items())
    winners = " and ".join(tell(book, seat) for seat in play.result.winners) or "nobody"
    if points:
        click.echo(f"points: {points}")
    click.echo(f"winner: {winners}")
