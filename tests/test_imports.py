"""What each package may import and do: imports point downwards, and the rules know no chance, clock or file."""

from __future__ import annotations

import ast
import re
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

import cultrules
from cultrules.spec.files import folder
from cultrules.spec.game import lexicon_ids, read_book

ROOT = Path(cultrules.__file__).parent
LEVELS = {
    "__main__": 8,
    "cli": 7,
    "conformance": 6,
    "site": 6,
    "scenarios": 5,
    "engines": 4,
    "games": 3,
    "effects": 2,
    "kernel": 1,
    "language": 1,
    "spec": 0,
    "__init__": -1,
}
"""A package imports itself and those below it; packages of one level do not know each other."""
BROWSER = ("games", "effects", "kernel", "language", "spec")
"""These run in a browser: the standard library, lark and nothing else."""
PURE = ("games", "effects", "kernel")
"""Here nothing depends on anything but the answers."""
OUTSIDE_WORLD = ("random", "time", "datetime", "secrets", "os", "socket", "subprocess", "io")
INPUT_AND_OUTPUT = ("open", "input", "print", "read_text", "read_bytes", "write_text", "write_bytes")
NAME_OF_A_GAME = re.compile(
    "|".join([*lexicon_ids(), *(rf"\b{read_book(folder('spec') / game).prefix}-" for game in lexicon_ids())])
)
RULINGS = ("ruling", "rulings", "picks", "edition")

Check = Callable[[ast.Module, str], Iterator[str]]


def modules() -> list[str]:
    """All modules of the package, by dotted name."""
    found = (path.relative_to(ROOT.parent).with_suffix("").parts for path in sorted(ROOT.rglob("*.py")))
    return [".".join(parts) for parts in found]


def parsed(module: str) -> ast.Module:
    """A module's syntax tree."""
    path = ROOT.parent.joinpath(*module.split("."))
    return ast.parse(path.with_suffix(".py").read_text(encoding="utf-8"))


def package_of(module: str) -> str:
    """The part of cultrules that a module belongs to: `cultrules.kernel.decks` is of `kernel`."""
    return module.split(".")[1] if "." in module else ""


def imported(tree: ast.Module, module: str) -> Iterator[str]:
    """Every module that is imported, wherever in the source, by its dotted name."""
    for node in ast.walk(tree):
        match node:
            case ast.Import():
                yield from (alias.name for alias in node.names)
            case ast.ImportFrom():
                above = module.split(".")[: -node.level] if node.level else []
                base = ".".join([*above, *(node.module or "").split(".")]).strip(".")
                yield from (f"{base}.{alias.name}" for alias in node.names)
            case ast.Call(func=ast.Name(id="__import__" | "import_module") | ast.Attribute(attr="import_module")):
                match node.args[0]:
                    case ast.Constant(value=str(name)):
                        yield name
                    case ast.JoinedStr(values=[ast.Constant(value=str(beginning)), *_]):
                        yield beginning
                    case _:
                        yield "an unknown module"


def upward_imports(tree: ast.Module, module: str) -> Iterator[str]:
    """Imports of packages that are not below the module's own."""
    own = package_of(module)
    for name in imported(tree, module):
        other = package_of(name) if name.startswith("cultrules.") else ""
        if own in LEVELS and other in LEVELS and other != own and LEVELS[other] >= LEVELS[own]:
            yield f"{module} imports {name}"
        if own in LEVELS and other not in LEVELS and other not in ("", "__version__"):
            yield f"{module} imports {name}, which is no known package"


def other_games(tree: ast.Module, module: str) -> Iterator[str]:
    """Imports of a game in the module of another."""
    parts = module.split(".")
    if parts[:2] == ["cultrules", "games"] and parts[2] != "__init__":
        for name in imported(tree, module):
            if name.startswith("cultrules.games") and not name.startswith(f"cultrules.games.{parts[2]}."):
                yield f"{module} imports {name}"


def games_in_scenarios(tree: ast.Module, module: str) -> Iterator[str]:
    """Imports of a game's rules in the steps, which must do with the protocol."""
    if package_of(module) == "scenarios":
        for name in imported(tree, module):
            if name.split(".")[:2] == ["cultrules", "games"] or name == "cultrules.games":
                yield f"{module} imports {name}"


def games_by_name(tree: ast.Module, module: str) -> Iterator[str]:
    """A game's id, or one of its rules, where all games are treated alike; texts that explain may give examples."""
    if module.split(".")[1:2] == ["games"] and len(module.split(".")) > 3:
        return
    explains = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    for node in ast.walk(tree):
        match node:
            case ast.Constant(value=str(said)) if id(node) not in explains and NAME_OF_A_GAME.search(said):
                yield f"{module}:{node.lineno} says {said!r}"
            case ast.Name(id=said) | ast.Attribute(attr=said) if NAME_OF_A_GAME.search(said):
                yield f"{module}:{node.lineno} uses {said}"
    yield from (f"{module} imports {name}" for name in imported(tree, module) if NAME_OF_A_GAME.search(name))


def foreign_imports(tree: ast.Module, module: str) -> Iterator[str]:
    """Imports that a browser would not have."""
    if package_of(module) in BROWSER:
        for name in imported(tree, module):
            top = name.split(".")[0]
            if top not in sys.stdlib_module_names and top not in ("lark", "cultrules"):
                yield f"{module} imports {name}"


def outside_world(tree: ast.Module, module: str) -> Iterator[str]:
    """Imports and calls that make the rules depend on more than the answers."""
    if package_of(module) not in PURE:
        return
    for name in imported(tree, module):
        if name.split(".")[0] in OUTSIDE_WORLD:
            yield f"{module} imports {name}"
    for node in ast.walk(tree):
        match node:
            case ast.Call(func=ast.Name(id=name) | ast.Attribute(attr=name)) if name in INPUT_AND_OUTPUT:
                yield f"{module}:{node.lineno} calls {name}"


def compared_rulings(tree: ast.Module, module: str) -> Iterator[str]:
    """Comparisons with the choice of a ruling; a choice is looked up in a table instead."""
    if package_of(module) != "games":
        return
    choices = {
        target.id
        for node in ast.walk(tree)
        if isinstance(node, ast.Assign | ast.AnnAssign | ast.NamedExpr) and node.value and is_choice(node.value, set())
        for target in (node.targets if isinstance(node, ast.Assign) else [node.target])
        if isinstance(target, ast.Name)
    }
    for node in ast.walk(tree):
        match node:
            case ast.Compare():
                operands = [node.left, *node.comparators]
            case ast.Match():
                operands = [node.subject]
            case _:
                operands = []
        if any(is_choice(operand, choices) for operand in operands):
            yield f"{module}:{node.lineno} compares a ruling"


def is_choice(node: ast.expr, choices: set[str]) -> bool:
    """Is it what was chosen on an open point: `city.ruling(…)`, `options.rulings[…]`, `options.edition`?"""
    match node:
        case ast.Name(id=name):
            return name in choices
        case ast.Attribute(attr=name):
            return name in RULINGS
        case ast.Call(func=ast.Attribute(attr="ruling")):
            return True
        case (
            ast.Subscript(value=ast.Attribute(attr=name))
            | ast.Call(func=ast.Attribute(attr="get", value=ast.Attribute(attr=name)))
        ):
            return name in RULINGS
        case ast.NamedExpr(value=value):
            return is_choice(value, choices)
    return False


CHECKS: tuple[Check, ...] = (
    upward_imports,
    other_games,
    games_in_scenarios,
    games_by_name,
    foreign_imports,
    outside_world,
    compared_rulings,
)


@pytest.mark.parametrize("check", CHECKS)
def test_every_module_keeps_to_its_place(check: Check) -> None:
    """No module breaks the order of the packages or what its package promises."""
    assert [breach for module in modules() for breach in check(parsed(module), module)] == []


def test_every_package_has_a_level() -> None:
    """A new package must be given its place in the order."""
    packages = {path.parent.name for path in ROOT.glob("*/__init__.py")}
    assert packages <= set(LEVELS)
    assert {"kernel", "spec", "games", "engines", "scenarios"} <= packages


@pytest.mark.parametrize(
    ("check", "module", "source"),
    [
        (upward_imports, "cultrules.spec.data", "from cultrules.kernel.decks import Deck"),
        (upward_imports, "cultrules.spec.data", "from ..kernel import decks"),
        (upward_imports, "cultrules.spec.data", "from .. import kernel"),
        (upward_imports, "cultrules.spec.data", "def late():\n    import cultrules.cli.main"),
        (upward_imports, "cultrules.spec.__init__", "from cultrules import kernel"),
        (upward_imports, "cultrules.kernel.decks", "from cultrules.language import grammar"),
        (upward_imports, "cultrules.language.grammar", "from cultrules.kernel import decks"),
        (upward_imports, "cultrules.effects.verbs", "from cultrules.games import find_game"),
        (upward_imports, "cultrules.games.chess.board", "import cultrules.engines.messages as messages"),
        (upward_imports, "cultrules.engines.server", "from cultrules.scenarios.case import Case"),
        (upward_imports, "cultrules.conformance.verdicts", "from cultrules.site import pages"),
        (upward_imports, "cultrules.site.pages", "from cultrules.conformance import verdicts"),
        (upward_imports, "cultrules.kernel.decks", "import_module('cultrules.games.chess')"),
        (upward_imports, "cultrules.kernel.decks", "importlib.import_module(f'cultrules.games.{game}')"),
        (upward_imports, "cultrules.kernel.decks", "from cultrules.helpers import gcd"),
        (upward_imports, "cultrules.__init__", "from cultrules.spec import Book"),
        (other_games, "cultrules.games.chess.board", "from cultrules.games.go.board import Board"),
        (other_games, "cultrules.games.chess.board", "from ..go.board import Board"),
        (other_games, "cultrules.games.chess.board", "from cultrules.games import go"),
        (other_games, "cultrules.games.chess.board", "from cultrules.games import find_game"),
        (other_games, "cultrules.games.chess.__init__", "from .. import go"),
        (other_games, "cultrules.games.chess.board", "__import__('cultrules.games.go')"),
        (games_in_scenarios, "cultrules.scenarios.steps", "from cultrules.games import find_game"),
        (games_in_scenarios, "cultrules.scenarios.steps", "import cultrules.games"),
        (games_in_scenarios, "cultrules.scenarios.steps", "from cultrules import games"),
        (games_in_scenarios, "cultrules.scenarios.phrases", "from ..games.chess import GAME"),
        (games_by_name, "cultrules.kernel.decks", "if book.id == 'choose_your_god': pass"),
        (games_by_name, "cultrules.kernel.decks", "LONG = ('ROTC-4.2', 'other')"),
        (games_by_name, "cultrules.cli.cards.new", "click.option('--game', default='rise_of_the_cults')"),
        (games_by_name, "cultrules.conformance.mutants.applying", "print(f'CYG-{number}')"),
        (games_by_name, "cultrules.kernel.decks", "choose_your_god = True"),
        (games_by_name, "cultrules.engines.reference", "from cultrules.games.rise_of_the_cults import GAME"),
        (games_by_name, "cultrules.games.__init__", "GAMES = ['fate_of_the_elder_gods']"),
        (foreign_imports, "cultrules.kernel.decks", "import msgspec"),
        (foreign_imports, "cultrules.spec.data", "from rich.console import Console"),
        (foreign_imports, "cultrules.games.__init__", "def late():\n    from pytest import raises"),
        (foreign_imports, "cultrules.language.grammar", "import_module(name)"),
        (outside_world, "cultrules.kernel.decks", "import random"),
        (outside_world, "cultrules.kernel.decks", "from os.path import join"),
        (outside_world, "cultrules.games.chess.board", "from time import monotonic"),
        (outside_world, "cultrules.games.chess.board", "import datetime as dates"),
        (outside_world, "cultrules.effects.verbs", "from secrets import choice"),
        (outside_world, "cultrules.effects.verbs", "import socket, subprocess"),
        (outside_world, "cultrules.effects.verbs", "import io"),
        (outside_world, "cultrules.games.chess.board", "text = open('board.txt')"),
        (outside_world, "cultrules.games.chess.board", "text = book.folder.read_text()"),
        (compared_rulings, "cultrules.games.chess.board", "if table.ruling('C-01') == 'shared': pass"),
        (compared_rulings, "cultrules.games.chess.board", "if 'shared' != table.ruling('C-01'): pass"),
        (compared_rulings, "cultrules.games.chess.board", "if table.ruling('C-01') in ('a', 'b'): pass"),
        (compared_rulings, "cultrules.games.chess.board", "if options.rulings['C-01'] == 'shared': pass"),
        (compared_rulings, "cultrules.games.chess.board", "if options.rulings.get('C-01') == 'shared': pass"),
        (compared_rulings, "cultrules.games.chess.board", "if options.edition == 'pl': pass"),
        (compared_rulings, "cultrules.games.chess.board", "how = table.ruling('C-01')\nif how == 'shared': pass"),
        (compared_rulings, "cultrules.games.chess.board", "if (how := table.ruling('C-01')) == 'shared': pass"),
        (compared_rulings, "cultrules.games.chess.board", "match table.ruling('C-01'):\n    case 'shared': pass"),
    ],
)
def test_a_check_finds_what_it_looks_for(check: Check, module: str, source: str) -> None:
    """Each check can fail."""
    assert list(check(ast.parse(source), module)) != []


@pytest.mark.parametrize(
    ("check", "module", "source"),
    [
        (upward_imports, "cultrules.kernel.decks", "from cultrules.spec import Book"),
        (upward_imports, "cultrules.kernel.decks", "from .questions import Bag"),
        (upward_imports, "cultrules.kernel.__init__", "from .questions import Bag"),
        (upward_imports, "cultrules.cli.main", "from cultrules import __version__"),
        (upward_imports, "cultrules.engines.reference", "from cultrules.games import find_game"),
        (other_games, "cultrules.games.chess.board", "from .pieces import King"),
        (other_games, "cultrules.games.chess.__init__", "from .board import Board"),
        (games_in_scenarios, "cultrules.scenarios.steps", "from cultrules.kernel.questions import CHANCE"),
        (games_by_name, "cultrules.games.choose_your_god.altars", "@rule('CYG-8.1')\ndef altars(): pass"),
        (games_by_name, "cultrules.kernel.decks", '"""For example CYG-8.1."""\nfive: int = 5\n"""As in ROTC-4.2."""'),
        (foreign_imports, "cultrules.language.grammar", "import lark"),
        (foreign_imports, "cultrules.engines.messages", "import msgspec"),
        (outside_world, "cultrules.engines.process", "import subprocess"),
        (outside_world, "cultrules.spec.files", "path.read_text(encoding='utf-8')"),
        (compared_rulings, "cultrules.games.chess.board", "if table.ruling('C-01')(table) > 3: pass"),
        (compared_rulings, "cultrules.games.chess.board", "has_most = count == most and table.ruling('C-01')(most)"),
    ],
)
def test_a_check_lets_the_rest_pass(check: Check, module: str, source: str) -> None:
    """Each check leaves alone what is allowed."""
    assert list(check(ast.parse(source), module)) == []
