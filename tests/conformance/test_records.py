"""Whole games as records: what is written, what is read back, and what is played again."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from cultrules.conformance.records import (
    options_for,
    play_again,
    play_at_random,
    read_record,
    write_answer,
    write_options,
    write_result,
)
from cultrules.games import find_game
from cultrules.kernel.plays import Play
from cultrules.kernel.tables import Options
from cultrules.spec import BadInput
from tests.kernel.snapshots import snapshot

CULTS, GODS = find_game("rise_of_the_cults"), find_game("choose_your_god")
SEATS = CULTS.book.lexicon.players()


def recorded(players: int, edition: str, seed: int) -> tuple[list[str], Play, list[Any]]:
    """A game at random: its record, the play at its end, and what was told on the way."""
    options, told = options_for(CULTS, players, edition), []
    play = play_at_random(CULTS, options, seed, lambda play, answer: told.append((answer, list(play.happened))))
    answers = [write_answer(answer) for answer, _ in told]
    return [write_options(CULTS, options, seed), *answers, write_result(play)], play, told


@pytest.mark.parametrize(("players", "edition", "seed"), [(2, "en", 36), (3, "pl", 15), (4, "en", 15)])
def test_played_again(players: int, edition: str, seed: int, tmp_path: Path) -> None:
    """A record that is read and played again is the same game, answer by answer and event by event."""
    lines, play, told = recorded(players, edition, seed)
    (tmp_path / "game.jsonl").write_text("\n".join(lines), encoding="utf-8")
    game, options, answers = read_record(tmp_path / "game.jsonl")
    again: list[Any] = []
    replayed = play_again(game, options, answers, lambda play, answer: again.append((answer, list(play.happened))))
    assert (game.book.id, options) == (CULTS.book.id, options_for(CULTS, players, edition))
    assert again == told
    assert snapshot(replayed) == snapshot(play)
    assert write_result(replayed) == lines[-1]


def test_offers_are_recorded(tmp_path: Path) -> None:
    """An answer to an offer says so, and is given to the offer when the record is played again."""
    options, lines = options_for(GODS, 5, None), list[str]()
    play = play_at_random(GODS, options, 0, lambda _, answer: lines.append(write_answer(answer)), 6)
    path = tmp_path / "game.jsonl"
    path.write_text("\n".join([write_options(GODS, options, 0), *lines]), encoding="utf-8")
    game, again, answers = read_record(path)
    assert snapshot(play_again(game, again, answers, lambda *_: None)) == snapshot(play)
    assert ["offer" in json.loads(line) for line in lines] == [answer.offer for answer in play.answers]
    assert any(answer.offer for answer in play.answers)


def test_every_line_is_json() -> None:
    """A record is JSON Lines: options, answers, and how the game ended, each with its keys sorted."""
    lines, play, told = recorded(2, "en", 36)
    values = [json.loads(line) for line in lines]
    assert [json.dumps(value, ensure_ascii=False, sort_keys=True) for value in values] == lines
    assert [set(value) for value in values[1:-1]] == [{"question", "seat", "value"}] * len(told)
    assert values[0]["seed"] == 36
    assert values[-1] == {"result": {"winners": list(play.result.winners), "points": play.result.points}}


def test_blank_lines_and_places(tmp_path: Path) -> None:
    """Blank lines are passed over, and every answer knows its line in the file."""
    lines, _, _ = recorded(2, "en", 36)
    path = tmp_path / "game.jsonl"
    path.write_text("\n\n".join(lines[:4]) + "\n", encoding="utf-8")
    _, _, answers = read_record(path)
    assert [answer.place for answer in answers] == [f"{path}:3", f"{path}:5", f"{path}:7"]


def test_a_game_that_rests(tmp_path: Path) -> None:
    """A record that stops half-way is played as far as it goes, and its result is nothing."""
    lines, _, _ = recorded(2, "en", 36)
    (tmp_path / "game.jsonl").write_text("\n".join(lines[:4]), encoding="utf-8")
    game, options, answers = read_record(tmp_path / "game.jsonl")
    play = play_again(game, options, answers, lambda *_: None)
    assert len(play.answers) == 3
    assert write_result(play) == '{"result": null}'


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("edition", CULTS.book.editions)
def test_options(players: int, edition: str) -> None:
    """A game is played by the first seats, the edition and its choices; by the first edition if none is named."""
    assert options_for(CULTS, players, edition) == Options(SEATS[:players], edition, CULTS.book.choices(edition, {}))
    assert options_for(CULTS, players, None).edition == next(iter(CULTS.book.editions))


def test_bad_options() -> None:
    """Everything that is wrong with what was asked for is said at once."""
    with pytest.raises(BadInput) as caught:
        options_for(CULTS, 5, "de")
    assert [(problem.code, problem.place) for problem in caught.value.problems] == [
        ("unknown-edition", "--edition"),
        ("wrong-players", "--players"),
    ]
