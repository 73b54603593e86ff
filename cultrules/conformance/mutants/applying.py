"""Puts a wrong rule into force for a while.

A procedure gets another code object, so that everybody who imported it sees the change; data, cards and nouns are
changed in a copy of the book. The rules themselves know nothing of it.
"""

from __future__ import annotations

import ast
import inspect
import textwrap
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from importlib import import_module
from pathlib import Path
from types import CodeType, FunctionType
from typing import Any

from cultrules.games import find_game
from cultrules.kernel.games import Game
from cultrules.spec import BadInput, Book, Problem

from .reading import Mutant


@contextmanager
def applied(mutant: Mutant, packs: tuple[Path, ...] = ()) -> Iterator[Game]:
    """The game, played with the packs, with the wrong rule, as long as the block lasts."""
    game = find_game(mutant.game, packs=packs)
    if mutant.target != "procedure":
        yield replace(game, book=_changed(game.book, mutant))
        return
    function = _function(mutant)
    before = function.__code__
    function.__code__ = _edited(function, mutant)
    try:
        yield game
    finally:
        function.__code__ = before


def _function(mutant: Mutant) -> FunctionType:
    module, _, name = mutant.name.rpartition(".")
    try:
        found = getattr(import_module(f"cultrules.games.{mutant.game}.{module}"), name)
    except (ImportError, AttributeError, ValueError):
        raise BadInput([_misfit(mutant, "there is no such procedure")]) from None
    if not isinstance(found, FunctionType):
        raise BadInput([_misfit(mutant, "it is no function")])
    return found


def _edited(function: FunctionType, mutant: Mutant) -> CodeType:
    """The code of the function with the edit made in its source; its address stays, so it keeps its rules."""
    lines, first = inspect.getsourcelines(function)
    source = textwrap.dedent("".join(lines))
    if source.count(mutant.old) != 1:
        raise BadInput([_misfit(mutant, f"`{mutant.old}` stands there {source.count(mutant.old)} times")])
    try:
        tree = ast.parse(source.replace(mutant.old, mutant.new))
    except SyntaxError as error:
        raise BadInput([_misfit(mutant, f"with the edit it is no Python: {error.msg}")]) from None
    definition = tree.body[0]
    if not isinstance(definition, ast.FunctionDef):
        raise BadInput([_misfit(mutant, "with the edit it is no function")])
    definition.decorator_list = []
    ast.increment_lineno(tree, first - 1)
    space = dict(function.__globals__)
    exec(compile(tree, function.__code__.co_filename, "exec"), space)  # our own source, edited
    code: CodeType = space[function.__name__].__code__
    return code


def _changed(book: Book, mutant: Mutant) -> Book:
    """The book with a datum, a card or a noun changed."""
    match mutant.target:
        case "datum":
            datum = _found(book.data, mutant.name, mutant)
            return replace(book, data={**book.data, mutant.name: _with(datum, "value", mutant)})
        case "card":
            card = _found(book.cards, mutant.name, mutant)
            return replace(book, cards={**book.cards, mutant.name: _with(card, mutant.field, mutant)})
        case _:
            section, _, id_ = mutant.name.partition(".")
            field = section if section == "goods" else f"{section}s"
            nouns = getattr(book.lexicon, field, None)
            if nouns is None:
                raise BadInput([_misfit(mutant, f"the lexicon has no section `{section}`")])
            noun = _with(_found(nouns, id_, mutant), mutant.field, mutant)
            return replace(book, lexicon=replace(book.lexicon, **{field: {**nouns, id_: noun}}))


def _found(entries: Any, id_: str, mutant: Mutant) -> Any:
    if id_ not in entries:
        raise BadInput([_misfit(mutant, f"there is no `{id_}`")])
    return entries[id_]


def _with(entry: Any, field: str, mutant: Mutant) -> Any:
    if getattr(entry, field, None) != mutant.old:
        raise BadInput([_misfit(mutant, f"`{field}` is {getattr(entry, field, None)!r}")])
    return replace(entry, **{field: mutant.new})


def _misfit(mutant: Mutant, found: str) -> Problem:
    expected = f"`{mutant.old}` exactly once in {mutant.target} `{mutant.name}`"
    return Problem("mutant-does-not-fit", mutant.place, found, expected, "the rules have changed: change the mutant")


Finder = Callable[[str], Game]
"""Finds a game by its id, as engines want it."""


def finder(game: Game) -> Finder:
    """A finder that knows the wrong game under its id, and all others as they are."""
    return lambda id_: game if id_ == game.book.id else find_game(id_)
