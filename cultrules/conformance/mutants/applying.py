"""Puts a wrong rule into force for a while.

A procedure gets another code object, so that everybody who imported it sees the change; data, cards and nouns are
changed in a copy of the book. What a card says is changed in its text, which is then read anew, as a pack would be.
The rules themselves know nothing of it.
"""

from __future__ import annotations

import ast
import builtins
import dis
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
from cultrules.kernel import tables
from cultrules.kernel.games import Game
from cultrules.language.books import with_cards
from cultrules.language.parsing import parse, parse_file
from cultrules.spec import BadInput, Book, Problem
from cultrules.spec.problems import BadCards

from .reading import Mutant


@contextmanager
def applied(mutant: Mutant, packs: tuple[Path, ...] = ()) -> Iterator[Game]:
    """The game, played with the packs, with the wrong rule, as long as the block lasts."""
    game = find_game(mutant.game, packs=packs)
    if mutant.target != "procedure":
        yield replace(game, book=_changed(game.book, mutant, packs))
        return
    function = procedure_of(mutant)
    before, own = function.__code__, dict(function.__globals__)
    function.__code__ = _edited(function, mutant)
    function.__globals__.update(LENT | own)
    try:
        yield game
    finally:
        function.__code__ = before
        for name in LENT.keys() - own.keys():
            del function.__globals__[name]


LENT = {name: value for name, value in vars(tables).items() if isinstance(value, FunctionType)}
"""The words of the kernel that move pieces: an edit may use them, imported there or not."""
LANGUAGE = "effects."
"""What the name of a procedure begins with that carries out cards in every game."""


def procedure_of(mutant: Mutant) -> FunctionType:
    """The procedure that a mutant changes: one of its game, or `effects.events.happen` of the card language."""
    module, _, name = mutant.name.rpartition(".")
    package = "cultrules" if mutant.name.startswith(LANGUAGE) else f"cultrules.games.{mutant.game}"
    try:
        found = getattr(import_module(f"{package}.{module}"), name)
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
    space = LENT | function.__globals__
    exec(compile(tree, function.__code__.co_filename, "exec"), space)  # our own source, edited
    code: CodeType = space[function.__name__].__code__
    strangers = sorted(name for name in _read_in(code) if name not in space and not hasattr(builtins, name))
    if strangers:
        raise BadInput([_misfit(mutant, f"with the edit it reads `{strangers[0]}`, which is not known there")])
    return code


def _read_in(code: CodeType) -> Iterator[str]:
    """The names that code, and code within it, reads from its module."""
    yield from (each.argval for each in dis.get_instructions(code) if each.opname == "LOAD_GLOBAL")
    for inner in code.co_consts:
        if isinstance(inner, CodeType):
            yield from _read_in(inner)


def _changed(book: Book, mutant: Mutant, packs: tuple[Path, ...]) -> Book:
    """The book with a datum, a card or a noun changed."""
    if mutant.in_text:
        return _with_text(book, mutant, packs)
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


def _with_text(book: Book, mutant: Mutant, packs: tuple[Path, ...]) -> Book:
    """The book with the edit made in the text of a card, which is then read again."""
    path, text = card_text(book, _found(book.cards, mutant.name, mutant).name, packs)
    if text.count(mutant.old) != 1:
        raise BadInput([_misfit(mutant, f"`{mutant.old}` stands there {text.count(mutant.old)} times")])
    try:
        changed = with_cards(book, [parse(text.replace(mutant.old, mutant.new), path)])
    except BadCards as error:
        raise BadInput([_misfit(mutant, f"with the edit it is no card: {error.problems[0].found}")]) from None
    if mutant.name not in changed.cards or changed.cards.keys() != book.cards.keys():
        raise BadInput([_misfit(mutant, "with the edit it is another card")])
    return changed


def card_text(book: Book, name: str, packs: tuple[Path, ...] = ()) -> tuple[Path, str]:
    """The file in which a card stands, and its lines there; a pack comes before the game's own files."""
    for path in [*reversed(packs), *sorted((book.folder / "cards").glob("*.cult"))]:
        document = parse_file(path)
        begins = [block.name.line - 1 for block in document.blocks] + [len(document.text.lines)]
        for block, begin, end in zip(document.blocks, begins, begins[1:], strict=False):
            if block.keyword == "card" and block.name.value == name:
                return path, "\n".join(document.text.lines[begin:end])
    raise KeyError(name)


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
