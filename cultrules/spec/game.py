"""A whole game as data: what `spec/<game>/` says, read and cross-checked.

>>> book = load_book("rise_of_the_cults")
>>> book.number("plan-markers")
4
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from .data import Datum, load_data
from .files import folder, read_toml
from .lexicon import Lexicon, load_lexicon
from .problems import BadInput, Problem, unknown
from .questions import QuestionEntry, Stage, load_questions, load_stages
from .rules import Chapter, Rule, load_chapters
from .rulings import Edition, Ruling, check_choice, load_rulings
from .tables import Entry


@dataclass(frozen=True, slots=True)
class Book:
    """One game's rulebook as data."""

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

    @property
    def rules(self) -> Mapping[str, Rule]:
        """All rules by id."""
        return {rule.id: rule for chapter in self.chapters.values() for rule in chapter.rules}

    def number(self, id_: str, players: int | None = None) -> int:
        """A number of the data; for one that depends on the number of players, that number is needed."""
        value = self.data[id_].value
        if isinstance(value, Mapping):
            return value[str(players)]
        if not isinstance(value, int):
            raise TypeError(f"the datum `{id_}` is not a number")
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


def game_ids() -> tuple[str, ...]:
    """The games that have a specification."""
    return tuple(sorted(path.parent.name for path in folder("spec").glob("*/game.toml")))


def find_book(game: str, place: str = "game") -> Book:
    """The book of a game that a user named."""
    if game not in game_ids():
        raise BadInput([unknown("game", game, game_ids(), place)])
    return load_book(game)


@cache
def load_book(game: str) -> Book:
    """The book of a game that is known to exist."""
    return read_book(folder("spec") / game)


def read_book(path: Path) -> Book:
    """Reads a game's folder; the names of its parts are fixed."""
    problems: list[Problem] = []
    entry = Entry(path / "game.toml", "game", read_toml(path / "game.toml"), problems)
    prefix, title = entry.take("prefix", str), entry.take("title", str)
    retired = tuple(entry.take("retired", list, []))
    entry.done()
    if problems:
        raise BadInput(problems)
    rulings, editions = load_rulings(path / "rulings.toml")
    book = Book(
        id=path.name,
        prefix=prefix,
        title=title,
        folder=path,
        lexicon=load_lexicon(path / "lexicon.toml"),
        questions=load_questions(path / "questions.toml"),
        stages=load_stages(path / "stages.toml"),
        chapters=load_chapters(path / "rules", prefix),
        data=load_data(path / "data"),
        rulings=rulings,
        editions=editions,
        retired=retired,
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
    for place, datum in counted:
        if datum and datum not in book.data:
            yield unknown("datum", datum, book.data, f"{book.id}/lexicon.toml [{place}]")
    for id_ in book.retired:
        if id_ in rules:
            found = f"the rule `{id_}` is retired and stands in the rules"
            yield Problem("retired-rule", f"{book.id}/game.toml", found, "a new id: a retired one is never reused")
