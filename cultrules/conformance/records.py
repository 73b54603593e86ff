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
from cultrules.kernel.plays import Answer, Play
from cultrules.kernel.questions import Refused
from cultrules.kernel.tables import Options
from cultrules.spec import BadInput, Problem
from cultrules.spec.files import read_text
from cultrules.spec.problems import quoted

from .walking import answered_next, random_answer

Watcher = Callable[[Play, Answer], None]
"""Is told of every answer after it was given."""


@dataclass(frozen=True, slots=True)
class Said:
    """One answer of a record, and where it stands."""

    answer: Answer
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


def play_at_random(game: Game, options: Options, seed: int, watch: Watcher, rounds: int | None = None) -> Play:
    """A whole game whose every answer is given by dice, or so many rounds of it."""
    play, dice = Play.start(game, options), random.Random(seed)
    while play.question is not None and not is_beyond(play, rounds):
        question, offered = answered_next(play, dice)
        value = random_answer(question, dice)
        play.answer(question.seat, question.id, value, offer=offered)
        watch(play, Answer(question.seat, question.id, value, offered))
    return play


def round_of(play: Play) -> int | None:
    """The round that is being played, in a game that has rounds."""
    found: int | None = getattr(play.table, "round", None)
    return found


def is_beyond(play: Play, rounds: int | None) -> bool:
    """Have so many rounds been played? Never in a game without rounds, or if no number is given."""
    return rounds is not None and (round_of(play) or 0) > rounds


def play_again(game: Game, options: Options, answers: Iterable[Said], watch: Watcher) -> Play:
    """A game whose answers were recorded; one that is not legal is named by its place."""
    play = Play.start(game, options)
    for said in answers:
        answer = said.answer
        try:
            play.answer(answer.seat, answer.id, answer.value, offer=answer.offer)
        except Refused as refused:
            hint = (
                f"the rules ask `{play.question.seat}`: `{play.question.id}`" if play.question else "the game is over"
            )
            raise BadInput([Problem("illegal-answer", said.place, str(refused), "a legal answer", hint)]) from None
        watch(play, answer)
    return play


def write_options(game: Game, options: Options, seed: int) -> str:
    """The first line of a record."""
    said = {"game": game.book.id, "players": options.players, "edition": options.edition}
    return _line({"options": {**said, "rulings": dict(options.rulings)}, "seed": seed})


def write_answer(answer: Answer) -> str:
    """The line of an answer; one to an offer says so."""
    said = {"seat": answer.seat, "question": answer.id, "value": answer.value}
    return _line(said | {"offer": True} if answer.offer else said)


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
    if not isinstance(head, dict) or any(field not in head for field in ("game", "players", "edition")):
        raise BadInput([_bad(place, _line(head)[:60], "options with `game`, `players` and `edition`")])
    game = find_game(str(head["game"]), place, packs)
    edition, rulings, players = str(head["edition"]), head.get("rulings", {}), head["players"]
    if not isinstance(rulings, dict) or not all(isinstance(choice, str) for choice in rulings.values()):
        raise BadInput([_bad(place, _line(rulings)[:60], "`rulings` with the choice of each")])
    problems = game.book.check_choices(edition, rulings, place)
    seats, counts = game.book.lexicon.players(), game.book.player_counts()
    known = isinstance(players, list) and [seat for seat in seats if seat in players]
    if not known or len(players) not in counts or len(known) != len(players):
        expected = f"{counts[0]} to {counts[-1]} different seats out of {quoted(seats)}"
        problems.append(_bad(place, _line(players)[:60], expected))
    if problems:
        raise BadInput(problems)
    options = Options(tuple(players), edition, game.book.choices(edition, rulings))
    return game, options, list(_answers(path, lines[1:]))


def _answers(path: Path, lines: list[tuple[int, str]]) -> Iterator[Said]:
    for number, line in lines:
        said = _read(path, number, line, ())
        if set(said) != {"result"}:
            said = _read(path, number, line, ("seat", "question", "value"))
            answer = Answer(str(said["seat"]), str(said["question"]), said["value"], said.get("offer") is True)
            yield Said(answer, f"{path}:{number}")


def _read(path: Path, number: int, line: str, fields: tuple[str, ...]) -> dict[str, Any]:
    try:
        said = json.loads(line)
    except json.JSONDecodeError:
        said = None
    if not isinstance(said, dict) or any(field not in said for field in fields):
        expected = f"a JSON object with {quoted(fields)}" if fields else "a JSON object"
        raise BadInput([_bad(f"{path}:{number}", line[:60], expected)])
    return said


def _bad(place: str, found: str, expected: str) -> Problem:
    return Problem("bad-record", place, f"`{found}`", expected, "`cultrules walk GAME --json` writes a record")
