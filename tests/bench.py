"""How fast is it? `make bench` prints figures, and ratios of figures that were taken in the same run.

Machines are noisy: a figure of its own says little, and no test depends on one.
"""

from __future__ import annotations

import random
import subprocess
import sys
import time
from collections.abc import Callable, Generator
from statistics import median

from cultrules.conformance.records import options_for
from cultrules.conformance.running import outcome_of
from cultrules.conformance.walking import is_decision, walk
from cultrules.engines.interface import Engine
from cultrules.engines.process import ProcessEngine
from cultrules.engines.reference import ReferenceEngine
from cultrules.games import find_game
from cultrules.kernel.games import Game
from cultrules.kernel.plays import Play
from cultrules.kernel.questions import CHANCE
from cultrules.scenarios.runs import Run, Selection, runs_of
from cultrules.scenarios.suite import load_suite
from cultrules.spec import game_ids

from .rivals import rivals

SECONDS = 3.0
"""How long each measurement runs."""


def main() -> None:
    """Measures and prints."""
    bare = bare_generator()
    say(f"bare generator loop: {bare:,.0f} answers/s")
    others = rivals(SECONDS)
    for name, each in others.items():
        say(f"{name}: {each if isinstance(each, str) else f'{each[0] / each[1]:,.0f} decisions/s'}")
    for id_ in game_ids():
        game = find_game(id_)
        for players in game.book.player_counts():
            decisions, forced, chance, seconds = play(game, players)
            rate = decisions / seconds
            say(f"{id_}, {players} players: {rate:,.0f} decisions/s (two or more legal answers)")
            say(f"  apart from those: {forced / seconds:,.0f} forced and {chance / seconds:,.0f} chance answers/s")
            ratios = [
                f"{name} {rate * each[1] / each[0]:.2f}" for name, each in others.items() if not isinstance(each, str)
            ]
            say(f"  times as fast as: bare loop {rate / bare:.3f}, {', '.join(ratios) or 'nobody else is installed'}")
    inside = scenarios(ReferenceEngine())
    engine = ProcessEngine([sys.executable, "-m", "cultrules", "engine"])
    try:
        outside = scenarios(engine)
    finally:
        engine.close()
    say(f"scenarios in process: {inside:,.0f}/s; over standard input and output: {outside:,.0f}/s")
    say(f"  in process is {inside / outside:.1f} times as fast")
    nothing = start_up("-c", "pass")
    version = start_up("-m", "cultrules", "--version")
    say(f"start-up: python -c pass {nothing * 1000:.0f} ms; cultrules --version {version * 1000:.0f} ms")
    say(f"  {version / nothing:.1f} times as long")


def say(line: str) -> None:
    """Prints a line at once."""
    sys.stdout.write(line + "\n")
    sys.stdout.flush()


def bare_generator() -> float:
    """Answers a second of a generator that asks for one of four things and does nothing else."""

    def asks() -> Generator[tuple[str, ...], str, None]:
        while True:
            yield ("a", "b", "c", "d")

    dice, procedure, count = random.Random(1), asks(), 0
    options = next(procedure)
    until = time.perf_counter() + SECONDS
    while time.perf_counter() < until:
        for _ in range(1000):
            options = procedure.send(options[dice.randrange(4)])
        count += 1000
    return count / SECONDS


def play(game: Game, players: int) -> tuple[int, int, int, float]:
    """Whole games at random: decisions, forced answers, chance answers, and the seconds that they took."""
    counts, spent, seed = {"decision": 0, "forced": 0, "chance": 0}, 0.0, 0
    options = options_for(game, players, None)
    while spent < SECONDS:
        begin = time.perf_counter()
        begun = Play.start(game, options)
        questions = [question for question, _ in walk(begun, random.Random(seed))]
        spent += time.perf_counter() - begin
        for question in questions:
            counts["chance" if question.seat == CHANCE else "decision" if is_decision(question) else "forced"] += 1
        seed += 1
    return counts["decision"], counts["forced"], counts["chance"], spent


def scenarios(engine: Engine) -> float:
    """Runs of scenarios a second."""
    hello = engine.hello()
    runs: list[Run] = [run for scenario in load_suite() for run in runs_of(Selection(), scenario)]
    count, begin = 0, time.perf_counter()
    while time.perf_counter() - begin < SECONDS:
        for run in runs:
            outcome_of(run, engine, hello)
        count += len(runs)
    return count / (time.perf_counter() - begin)


def start_up(*arguments: str) -> float:
    """Seconds that Python takes from start to end: the median of some runs."""

    def run() -> None:
        subprocess.run([sys.executable, *arguments], check=True, capture_output=True)

    return median(timed(run) for _ in range(9))


def timed(run: Callable[[], object]) -> float:
    """Seconds that something takes."""
    begin = time.perf_counter()
    run()
    return time.perf_counter() - begin


if __name__ == "__main__":
    main()
