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
from typing import Any

from lark import Lark
from lark.indenter import Indenter

from cultrules.conformance.records import options_for
from cultrules.conformance.running import outcome_of
from cultrules.conformance.walking import is_decision, walk
from cultrules.effects.running import run as run_effect
from cultrules.effects.scopes import Scope, Spot
from cultrules.engines.interface import Engine
from cultrules.engines.process import ProcessEngine
from cultrules.engines.reference import ReferenceEngine
from cultrules.games import find_game
from cultrules.games.rise_of_the_cults.general_rules import discard_drawn_disorganization, draw_card
from cultrules.kernel.games import Game
from cultrules.kernel.plays import Play
from cultrules.kernel.procedures import Procedure
from cultrules.kernel.questions import CHANCE
from cultrules.language.checking import check
from cultrules.language.parsing import GRAMMAR, parse
from cultrules.scenarios.positions import base_position
from cultrules.scenarios.runs import Run, Selection, runs_of
from cultrules.scenarios.suite import load_suite
from cultrules.spec import game_ids, read_book
from cultrules.spec.files import folder
from cultrules.spec.game import lexicon_ids

from .rivals import rivals

SECONDS = 3.0
"""How long each measurement runs."""


WITHOUT_CARDS = """
import cultrules.effects.standing, cultrules.kernel.plays
from cultrules.spec import read_book
from cultrules.spec.files import folder
book = read_book(folder("spec") / "rise_of_the_cults")
"""
WITH_CARDS = (
    WITHOUT_CARDS
    + """
from cultrules.language.books import read_cards
read_cards(book)
"""
)


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
    cards()
    nothing = start_up("-c", "pass")
    version = start_up("-m", "cultrules", "--version")
    say(f"start-up: python -c pass {nothing * 1000:.0f} ms; cultrules --version {version * 1000:.0f} ms")
    say(f"  {version / nothing:.1f} times as long")
    with_cards, without = side_by_side(python("-c", WITH_CARDS), python("-c", WITHOUT_CARDS))
    say(f"start-up of a game's book and of what runs it: {without * 1000:.0f} ms without its cards,")
    say(f"  {with_cards * 1000:.0f} ms with them, the grammar cached")
    say(f"  {with_cards / without:.2f} times as long")


class _Indented(Indenter):
    """Blocks of indented lines as lark makes them, without what the language adds."""

    NL_type = "_NL"
    OPEN_PAREN_types: list[str] = []  # noqa: RUF012  # as the base class has it
    CLOSE_PAREN_types: list[str] = []  # noqa: RUF012
    INDENT_type = "_INDENT"
    DEDENT_type = "_DEDENT"
    tab_len = 8


def cards() -> None:
    """Cards checked a second beside lark alone on the same text, and an effect beside the same rule in Python."""
    paths = [path for game in lexicon_ids() for path in sorted((folder("spec") / game / "cards").glob("*.cult"))]
    texts = {path: path.read_text(encoding="utf-8") for path in paths}
    books = {game: read_book(folder("spec") / game) for game in lexicon_ids()}
    bare = Lark(GRAMMAR.read_text(encoding="utf-8"), parser="lalr", postlex=_Indented())
    number = sum(text.count("\ncard ") for text in texts.values())

    def check_all() -> None:
        for book in books.values():
            documents = [parse(text, path) for path, text in texts.items() if path.parent.parent.name == book.id]
            _, problems = check(book, documents)
            assert not problems

    def parse_all() -> None:
        for text in texts.values():
            bare.parse(text)

    checked, parsed = side_by_side(check_all, parse_all)
    say(f"cards checked: {number / checked:,.0f}/s; lark alone on the same text: {number / parsed:,.0f}/s")
    say(f"  checked {parsed / checked:.2f} times as fast as lark alone parses")
    effect, plain = effects()
    say(f"card effect (draw one card): {effect:,.0f}/s; the same rule in plain Python: {plain:,.0f}/s")
    say(f"  {effect / plain:.2f} times as fast")


def effects() -> tuple[float, float]:
    """How often a second a card draws a card, and how often the rule that it stands for does."""
    game = find_game("rise_of_the_cults")
    position = base_position(game.book, "mobilization-2")
    table = Play.load(game, position).table
    seat = table.players[0]
    body = game.book.cards["whispered-rumour"].abilities[0].body[0].options[0].body
    scope = Scope(table, seat, seat, "whispered-rumour", Spot("hand", seat))

    def by_card() -> None:
        drive(run_effect(scope, body))

    def by_rule() -> None:
        drive(draw_card(table, seat))
        table.announce("cards-drawn", seat=seat, number=1)
        discard_drawn_disorganization(table, seat)

    def drive(procedure: Procedure[Any]) -> None:
        make = next(procedure)
        try:
            while True:
                make = procedure.send(next(iter(make().weights)))
        except StopIteration:
            card = next(iter(table.hand[seat]))
            table.hand[seat].clear()
            table.deck[seat].put_on_top(card)
            table.happened.clear()

    def often(rule: Callable[[], None]) -> None:
        for _ in range(500):
            rule()

    card, plain = side_by_side(lambda: often(by_card), lambda: often(by_rule))
    return 500 / card, 500 / plain


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
    run = python(*arguments)
    return median(timed(run) for _ in range(9))


def python(*arguments: str) -> Callable[[], object]:
    """Runs Python with these arguments."""
    return lambda: subprocess.run([sys.executable, *arguments], check=True, capture_output=True)


def side_by_side(one: Callable[[], object], other: Callable[[], object]) -> tuple[float, float]:
    """Seconds that each takes: the medians of runs by turns, so that a busy machine slows both."""
    one(), other()  # what is kept for later runs is no part of it
    times = [(timed(one), timed(other)) for _ in range(9)]
    return median(first for first, _ in times), median(second for _, second in times)


def timed(run: Callable[[], object]) -> float:
    """Seconds that something takes."""
    begin = time.perf_counter()
    run()
    return time.perf_counter() - begin


if __name__ == "__main__":
    main()
