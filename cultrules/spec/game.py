"""A whole game as data: what `spec/<game>/` says, read and cross-checked.

>>> book = read_book(folder("spec") / "rise_of_the_cults")
>>> book.number("plan-markers")
4
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace
from functools import cache
from pathlib import Path

from .cards import Card, as_piece
from .data import Datum, load_data
from .files import folder, read_toml
from .lexicon import Lexicon, Piece, load_lexicon
from .pages import CHAPTER, language_chapter
from .problems import BadInput, Problem, unknown
from .questions import QuestionEntry, Stage, load_questions, load_stages
from .rules import Chapter, Rule, load_chapters
from .rulings import Edition, Ruling, check_choice, load_rulings
from .tables import Entry


@dataclass(frozen=True, slots=True, eq=False)
class Book:
    """One game's rulebook as data; a book is only equal to itself."""

    id: str
    prefix: str
    """What the game's rule ids begin with."""
    title: str
    folder: Path
    lexicon: Lexicon
    questions: Mapping[str, QuestionEntry]
    stages: Mapping[str, Stage]
    chapters: Mapping[str, Chapter]
    data: Mapping[str, Datum]
    rulings: Mapping[str, Ruling]
    editions: Mapping[str, Edition]
    retired: tuple[str, ...]
    """Ids of rules and scenarios that are gone and must never come back."""
    unused: Mapping[str, str]
    """Words of the card language that can mean nothing in this game, each with the reason."""
    cards: Mapping[str, Card] = field(default_factory=dict)
    """The cards in play, by id; a book that was only read from its folder has none."""
    pieces: Mapping[str, Piece] = field(init=False)
    """Everything that can lie in a zone: the lexicon's pieces and the cards."""
    rules: Mapping[str, Rule] = field(init=False)
    """All rules by id."""

    def __post_init__(self) -> None:
        cards = {id_: as_piece(card, self.lexicon.cards[card.kind]) for id_, card in self.cards.items()}
        rules = {rule.id: rule for chapter in self.chapters.values() for rule in chapter.rules}
        object.__setattr__(self, "pieces", {**self.lexicon.pieces, **cards})
        object.__setattr__(self, "rules", rules)

    def with_content(self, cards: Mapping[str, Card], data: Mapping[str, Datum]) -> Book:
        """The same book with these cards and data added or in place of those of the same id."""
        return replace(self, cards={**self.cards, **cards}, data={**self.data, **data})

    def existing(self, piece: str, players: int) -> int | None:
        """How many there are of a piece (in each colour, if it is owned); nothing if it never runs out."""
        card = self.cards.get(piece)
        if card is None:
            datum = self.lexicon.pieces[piece].exists
            return self.number(datum, players) if datum else None
        if card.copies is None:
            return None
        return card.copies * players if self.lexicon.cards[card.kind].copies == "seat" else card.copies

    def sorts_of(self, piece: str, players: int) -> tuple[str, ...]:
        """The marks by which pieces of a kind are counted apart: `strength=1`, `strength=2`, …; else one empty one."""
        entry = self.lexicon.pieces.get(piece)
        if entry is None or not entry.each:
            return ("",)
        least, most = (self.number(datum, players) for datum in self.lexicon.marks[entry.each].values)
        return tuple(f"{entry.each}={value}" for value in range(least, most + 1))

    def number(self, id_: str, players: int | None = None) -> int:
        """A number of the data; for one that depends on the number of players, that number is needed."""
        value = self.data[id_].value
        if isinstance(value, Mapping):
            return value[str(players)]
        if not isinstance(value, int):
            raise TypeError(f"the datum `{id_}` is not a number")
        return value

    def counts(self, id_: str) -> Mapping[str, int]:
        """A table of the data that counts things."""
        value = self.data[id_].value
        if not isinstance(value, Mapping):
            raise TypeError(f"the datum `{id_}` is not a table")
        return value

    def texts(self, id_: str) -> list[str]:
        """A list of ids of the data."""
        value = self.data[id_].value
        if not isinstance(value, list):
            raise TypeError(f"the datum `{id_}` is not a list")
        return value

    def player_counts(self) -> tuple[int, ...]:
        """With how many players the game can be played."""
        return tuple(range(self.number("fewest-players"), self.number("most-players") + 1))

    def choices(self, edition: str, overrides: Mapping[str, str]) -> dict[str, str]:
        """The choice of every ruling: the edition's, unless overridden."""
        chosen = {id_: ruling.default for id_, ruling in self.rulings.items()}
        return chosen | dict(self.editions[edition].choices) | dict(overrides)

    def check_choices(self, edition: str, overrides: Mapping[str, str], place: str) -> list[Problem]:
        """What is wrong with asking for this edition and these rulings."""
        problems = []
        if edition not in self.editions:
            problems.append(unknown("edition", edition, self.editions, place))
        for ruling, choice in overrides.items():
            problem = check_choice(self.rulings, ruling, choice, place)
            if problem:
                problems.append(problem)
        return problems


@cache
def game_ids() -> tuple[str, ...]:
    """The games whose rules are specified: what is verified if no game is named."""
    return tuple(game for game in lexicon_ids() if (folder("spec") / game / "rules").is_dir())


@cache
def lexicon_ids() -> tuple[str, ...]:
    """The games that cards can be written for: those with rules, and those of which only the words are specified."""
    return tuple(sorted(path.parent.name for path in folder("spec").glob("*/game.toml")))


def check_game(game: str, place: str) -> None:
    """Is there such a game?"""
    if game not in game_ids():
        raise BadInput([unknown("game", game, game_ids(), place)])


@cache
def language_questions() -> Mapping[str, QuestionEntry]:
    """What the card language asks in every game."""
    return load_questions(folder("spec") / "language" / "questions.toml", ruled=False)


def read_book(path: Path) -> Book:
    """Reads a game's folder, cards apart; a game without rules yet has no more than words, data and cards."""
    problems: list[Problem] = []
    entry = Entry(path / "game.toml", "game", read_toml(path / "game.toml"), problems)
    prefix, title = entry.take("prefix", str), entry.take("title", str)
    retired = entry.texts("retired", [])
    unused = entry.table("unused", str, {})
    entry.done()
    if problems:
        raise BadInput(problems)
    ruled = (path / "rules").is_dir()
    rulings, editions = load_rulings(path / "rulings.toml") if ruled else ({}, {})
    chapters = dict(load_chapters(path / "rules", prefix)) if ruled else {}
    if ruled:
        chapters[CHAPTER] = language_chapter(prefix, unused, f"{path.name}/game.toml [unused]")
    book = Book(
        id=path.name,
        prefix=prefix,
        title=title,
        folder=path,
        lexicon=load_lexicon(path / "lexicon.toml"),
        questions={**(load_questions(path / "questions.toml") if ruled else {}), **language_questions()},
        stages=load_stages(path / "stages.toml") if ruled else {},
        chapters=chapters,
        data=load_data(path / "data"),
        rulings=rulings,
        editions=editions,
        retired=retired,
        unused=unused,
    )
    crossings = list(_crossings(book))
    if crossings:
        raise BadInput(crossings)
    return book


def _crossings(book: Book) -> Iterator[Problem]:
    """References between the parts of a book that lead nowhere."""
    rules = book.rules
    cited = [(f"lexicon.toml [{noun.word.id}]", noun.word.rule) for noun in book.lexicon.nouns()]
    cited += [(f"questions.toml [{id_}]", question.rule) for id_, question in book.questions.items()]
    cited += [(f"stages.toml [{id_}]", stage.rule) for id_, stage in book.stages.items()]
    cited += [(f"rulings.toml [{id_}]", rule) for id_, ruling in book.rulings.items() for rule in ruling.rules]
    for place, rule in cited:
        if rule and rule not in rules:
            yield unknown("rule", rule, rules, f"{book.id}/{place}")
    counted = [(f"piece.{id_}", piece.exists) for id_, piece in book.lexicon.pieces.items()]
    counted += [(f"point.{id_}", point.base) for id_, point in book.lexicon.points.items()]
    counted += [(f"die.{id_}", die.faces) for id_, die in book.lexicon.dice.items()]
    counted += [(f"mark.{id_}", datum) for id_, mark in book.lexicon.marks.items() for datum in mark.values]
    for place, datum in counted:
        if datum and datum not in book.data:
            yield unknown("datum", datum, book.data, f"{book.id}/lexicon.toml [{place}]")
    yield from _data(book)
    for id_ in book.retired:
        if id_ in rules:
            found = f"the rule `{id_}` is retired and stands in the rules"
            yield Problem("retired-rule", f"{book.id}/game.toml", found, "a new id: a retired one is never reused")


def _data(book: Book) -> Iterator[Problem]:
    """Data that the kernel needs: how many may play, a value for each such number, and what rule points begin with."""
    place = f"{book.id}/data"
    missing = [id_ for id_ in ("fewest-players", "most-players") if type(_value(book, id_)) is not int]
    yield from (Problem("missing-datum", place, f"no number `{id_}`", f"a datum `{id_}`") for id_ in missing)
    if missing:
        return
    counts = [str(count) for count in book.player_counts()]
    for id_, datum in book.data.items():
        by_players = isinstance(datum.value, Mapping) and any(key.isdigit() for key in datum.value)
        if isinstance(datum.value, Mapping) and by_players and list(datum.value) != counts:
            expected = f"a value for each of {', '.join(counts)} players"
            yield Problem("missing-players", f"{place} [{id_}]", f"values for {', '.join(datum.value)}", expected)
    for id_, point in book.lexicon.points.items():
        wanted = (int, dict) if point.type == "number" else (bool,)
        if point.type != "choice" and point.base in book.data and type(_value(book, point.base)) not in wanted:
            found = f"`{point.base}` is no {point.type}"
            yield Problem(
                "wrong-type", f"{book.id}/lexicon.toml [point.{id_}]", found, f"a datum that is a {point.type}"
            )


def _value(book: Book, id_: str) -> object:
    return book.data[id_].value if id_ in book.data else None
