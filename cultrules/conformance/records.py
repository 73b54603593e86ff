"""Whole games as records: a line of options, a line for every answer, a line for the end. JSON Lines, all is told.

{"options": {"edition": "en", "game": "rise_of_the_cults", "players": ["yellow", "red"], "rulings": {}}, "seed": 1}
{"question": "name-first", "seat": "table", "value": "red"}
{"result": {"points": {"red": 7, "yellow": 5}, "winners": ["red"]}}
"""

from __future__ import annotations

import json
import random
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from cultrules.games import find_game
from cultrules.kernel.games import Game
from cultrules.kernel.plays import Play
from cultrules.kernel.questions import Refused
from cultrules.kernel.tables import Options
from cultrules.spec import BadInput, Problem
from cultrules.spec.files import read_text

from .walking import random_answer

Watcher = Callable[[Play, str, str, Any], None]
"""Is told of every answer after it was given: the play, the seat, the question and the value."""


@dataclass(frozen=True, slots=True)
class Said:
    """One answer of a record."""

    seat: str
    question: str
    value: Any
    place: str


def options_for(game: Game, players: int, edition: str | None) -> Options:
    """The first seats of a game, by an edition, or by the first one."""
    counts, seats = game.book.player_counts(), game.book.lexicon.players()
    chosen = edition or next(iter(game.book.editions))
    problems = game.book.check_choices(chosen, {}, "--edition")
    if players not in counts:
        expected, hint = f"{counts[0]} to {counts[-1]}", "each game says in its data how many can play"
        problems.append(Problem("wrong-players", "--players", f"{players} players", expected, hint))
    if problems:
        raise BadInput(problems)
    return Options(seats[:players], chosen, game.book.choices(chosen, {}))


def play_at_random(game: Game, options: Options, seed: int, watch: Watcher) -> Play:
    """A whole game whose every answer is given by dice."""
    play, dice = Play.start(game, options), random.Random(seed)
    while play.question is not None:
        question = play.question
        value = random_answer(question, dice)
        play.answer(question.seat, question.id, value)
        watch(play, question.seat, question.id, value)
    return play


def play_again(game: Game, options: Options, answers: Iterable[Said], watch: Watcher) -> Play:
    """A game whose answers were recorded; one that is not legal is named by its place."""
    play = Play.start(game, options)
    for said in answers:
        try:
            play.answer(said.seat, said.question, said.value)
        except Refused as refused:
            hint = (
                f"the rules ask `{play.question.seat}`: `{play.question.id}`" if play.question else "the game is over"
            )
            raise BadInput([Problem("illegal-answer", said.place, str(refused), "a legal answer", hint)]) from None
        watch(play, said.seat, said.question, said.value)
    return play


def write_options(game: Game, options: Options, seed: int) -> str:
    """The first line of a record."""
    said = {"game": game.book.id, "players": options.players, "edition": options.edition}
    return _line({"options": {**said, "rulings": dict(options.rulings)}, "seed": seed})


def write_answer(seat: str, question: str, value: Any) -> str:
    """The line of an answer."""
    return _line({"seat": seat, "question": question, "value": value})


def write_result(play: Play) -> str:
    """The last line."""
    ended = play.result
    return _line({"result": None if ended is None else {"winners": ended.winners, "points": ended.points}})


def _line(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False, sort_keys=True)


def read_record(path: Path, packs: tuple[Path, ...] = ()) -> tuple[Game, Options, list[Said]]:
    """A record: the game, what it is played by, and the answers."""
    lines = [(number, line) for number, line in enumerate(read_text(path).splitlines(), 1) if line.strip()]
    head = _read(path, *(lines[0] if lines else (1, "")), ("options",))["options"]
    place = f"{path}:1"
    if not isinstance(head, dict) or not isinstance(head.get("players"), list):
        raise BadInput([_bad(place, str(head), "options with `game`, `players` and `edition`")])
    game = find_game(str(head.get("game")), place, packs)
    edition, rulings = str(head.get("edition")), head.get("rulings", {})
    problems = game.book.check_choices(edition, rulings, place)
    seats = game.book.lexicon.players()
    if len(head["players"]) not in game.book.player_counts() or not set(head["players"]) <= set(seats):
        problems.append(_bad(place, f"the players {head['players']}", f"some of {', '.join(seats)}"))
    if problems:
        raise BadInput(problems)
    options = Options(tuple(head["players"]), edition, game.book.choices(edition, rulings))
    return game, options, list(_answers(path, lines[1:]))


def _answers(path: Path, lines: list[tuple[int, str]]) -> Iterator[Said]:
    for number, line in lines:
        if '"result"' not in line:
            said = _read(path, number, line, ("seat", "question", "value"))
            yield Said(str(said["seat"]), str(said["question"]), said["value"], f"{path}:{number}")


def _read(path: Path, number: int, line: str, fields: tuple[str, ...]) -> dict[str, Any]:
    try:
        said = json.loads(line)
    except json.JSONDecodeError:
        said = None
    if not isinstance(said, dict) or any(field not in said for field in fields):
        raise BadInput([_bad(f"{path}:{number}", line[:60], f"a JSON object with {', '.join(fields)}")])
    return said


def _bad(place: str, found: str, expected: str) -> Problem:
    return Problem("bad-record", place, f"`{found}`", expected, "`cultrules walk GAME --json` writes a record")
