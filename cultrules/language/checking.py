"""Checks what a `.cult` file says against the game: every word known, every card complete, every number possible."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import lru_cache

from cultrules.spec import Book, Problem
from cultrules.spec.cards import Card, card_id
from cultrules.spec.data import Datum
from cultrules.spec.problems import did_you_mean, quoted
from cultrules.spec.tables import SOURCES, Source

from .abilities import MOST_DIGITS, AbilityChecker
from .syntax import Block, Document, Line, Word
from .termination import endless
from .vocabulary import Vocabulary

_ONCE = ("kind", "cost", "copies", "text", "source", "value")
"""Lines that a block has at most once; `has` stands once for each goods."""


@dataclass(slots=True)
class Content:
    """What some files add to a game, by id."""

    cards: dict[str, Card] = field(default_factory=dict)
    data: dict[str, Datum] = field(default_factory=dict)


def check(book: Book, documents: list[Document]) -> tuple[Content, list[Problem]]:
    """The cards and data of all documents together, and everything that is wrong with them."""
    content, problems, seen = Content(), list[Problem](), dict[str, str]()
    places: dict[str, tuple[Document, Block]] = {}
    words = Vocabulary(_with_names(book, documents))
    for document in documents:
        for block in document.blocks:
            if block.keyword == "game":
                continue
            checker = _Checker(book, document, block, problems)
            places[card_id(block.name.value)] = document, block
            key = f"{block.keyword} {card_id(block.name.value)}"
            if key in seen:
                found = f"{block.name.text} stands at {seen[key]} too"
                hint = "more of the same card are its `copies`" if block.keyword == "card" else "one of them is enough"
                checker.wrong("duplicate-name", block.name, found, f"a name of its own for each {block.keyword}", hint)
            seen[key] = f"{document.text.path}:{block.name.line}"
            if block.keyword == "card":
                card = checker.card(words)
                if card is not None:
                    content.cards[card.id] = card
            else:
                datum = checker.datum()
                if datum is not None:
                    content.data[datum.id] = datum
    if not problems and not any(document.problems for document in documents):
        problems += endless({**book.cards, **content.cards}, book, places)
    return content, problems


def _with_names(book: Book, documents: list[Document]) -> Book:
    """The book as it will be, as far as cards may name cards: names and kinds, and nothing else."""
    kinds = {each.word.en: id_ for id_, each in book.lexicon.cards.items()}
    named: dict[str, Card] = {}
    for document in documents:
        for block in (*document.blocks, *document.unread):
            word = next((line.words[0].text for line in block.lines if line.keyword == "kind"), "")
            kind = kinds.get(word) or next(iter(kinds.values()), "")
            if block.keyword == "card" and kind:
                name, source = block.name.value, Source("house", "not read yet")
                named[card_id(name)] = Card(card_id(name), name, kind, None, {}, None, "", source)
    return book.with_content(named, {})


@lru_cache(maxsize=32)
def taken(book: Book) -> frozenset[str]:
    """What the words of the game would be called as cards."""
    return frozenset({card_id(noun.word.en) for noun in book.lexicon.nouns()} | {*book.lexicon.pieces})


class _Checker:
    """Checks one block."""

    def __init__(self, book: Book, document: Document, block: Block, problems: list[Problem]) -> None:
        self.book = book
        self.text = document.text
        self.block = block
        self.problems = problems
        self.before = len(problems)

    def wrong(self, code: str, at: Word, found: str, expected: str, hint: str = "") -> None:
        self.problems.append(self.text.problem(code, at, found, expected, hint or "nothing of this file was loaded"))

    def card(self, words: Vocabulary) -> Card | None:
        """The card, or nothing if something is wrong with it."""
        lines = self._lines()
        kind = self._kind(lines)
        price, copies = self._price(lines, kind), self._copies(lines, kind)
        icons = self._icons(kind)
        marks, puts, labels = self._marks(), tuple(self._puts()), self._labels()
        text = lines["text"].words[0].value if "text" in lines else ""
        source = self._source(lines)
        name = self.block.name.value
        if not card_id(name):
            self.wrong("no-name", self.block.name, "a card without a name", "a name with letters or digits")
        elif card_id(name) in taken(self.book):
            found = f"{self.block.name.text} is a word of the game already"
            self.wrong("two-meanings", self.block.name, found, "a name that stands for nothing else")
        AbilityChecker(words, self.wrong, kind).check(self.block.abilities)
        if len(self.problems) > self.before:
            return None
        return Card(
            card_id(name), name, kind, price, icons, copies, text, source, marks, puts, labels, self.block.abilities
        )

    def datum(self) -> Datum | None:
        """The datum with its new value, or nothing if something is wrong with it."""
        lines = self._lines()
        name = self.block.name
        known = self.book.data.get(name.value)
        if known is None:
            hint = did_you_mean(name.value, self.book.data)
            self.wrong("unknown-datum", name, f"there is no datum {name.text}", "a datum of the game", hint)
        source = self._source(lines)
        value = self._value(lines, known)
        if known is None or len(self.problems) > self.before:
            return None
        return Datum(known.id, value, source, known.meaning)

    def _lines(self) -> dict[str, Line]:
        """The lines that stand once, by keyword."""
        lines: dict[str, Line] = {}
        for line in self.block.lines:
            if line.keyword in lines and line.keyword in _ONCE:
                self.wrong("line-twice", line.words[0], f"a second line `{line.keyword}`", "one such line")
            lines[line.keyword] = line
        for keyword in ("kind", "source") if self.block.keyword == "card" else ("value", "source"):
            if keyword not in lines:
                found = f"{self.block.name.text} has no line `{keyword}`"
                self.wrong("missing-line", self.block.name, found, f"a line `{keyword} …`")
        return lines

    def _kind(self, lines: Mapping[str, Line]) -> str:
        if "kind" not in lines:
            return ""
        word = lines["kind"].words[0]
        return self._lookup("kind of card", word, {each.word.en: id_ for id_, each in self.book.lexicon.cards.items()})

    def _lookup(self, what: str, word: Word, known: Mapping[str, str]) -> str:
        if word.value not in known:
            code = f"unknown-{what.replace(' ', '-')}"
            hint = did_you_mean(word.value, known)
            self.wrong(code, word, f"there is no {what} `{word.value}`", f"one of {quoted(known)}", hint)
            return ""
        return known[word.value]

    def _goods(self, word: Word) -> str:
        return self._lookup("icon", word, {each.word.en: id_ for id_, each in self.book.lexicon.goods.items()})

    def _price(self, lines: Mapping[str, Line], kind: str) -> dict[str, int] | None:
        entry = self.book.lexicon.cards.get(kind)
        line = lines.get("cost")
        if line is None:
            if entry is not None and entry.price:
                name = self.block.name
                self.wrong(
                    "missing-line", name, f"{name.text} has no line `cost`", f"a cost: {entry.word.en}s are bought"
                )
            return None
        price: dict[str, int] = {}
        for number, word in zip(line.words[::2], line.words[1::2], strict=True):
            goods = self._goods(word)
            if entry is not None and not entry.price:
                self.wrong("no-cost", number, f"a cost on a {entry.word.en}", "no line `cost`: it cannot be bought")
            elif entry is not None and goods and goods not in entry.price:
                known = [self.book.lexicon.goods[each].word.en for each in entry.price]
                self.wrong("wrong-goods", word, f"a cost in `{word.value}`", f"a cost in {quoted(known)}")
            price[goods] = price.get(goods, 0) + self._number(number, least=0)
        return price

    def _labels(self) -> tuple[str, ...]:
        known = {each.word.en: id_ for id_, each in self.book.lexicon.labels.items()}
        words = [word for line in self.block.lines if line.keyword == "is" for word in line.words]
        return tuple(self._lookup("label", word, known) for word in words)

    def _copies(self, lines: Mapping[str, Line], kind: str) -> int | None:
        entry = self.book.lexicon.cards.get(kind)
        line = lines.get("copies")
        if entry is None:
            return None
        if entry.copies == "unlimited":
            if line is not None:
                self.wrong("no-copies", line.words[0], "a number of copies", "no line `copies`: they never run out")
            return None
        return 1 if line is None else self._number(line.words[0], least=1)

    def _icons(self, kind: str) -> dict[str, int]:
        icons: dict[str, int] = {}
        for line in self.block.lines:
            if line.keyword == "has":
                number, word = line.words
                goods = self._goods(word)
                if goods in icons:
                    self.wrong("line-twice", word, f"a second line for `{word.value}`", "one line for each icon")
                icons[goods] = self._number(number, least=1)
        entry = self.book.lexicon.cards.get(kind)
        for each in entry.has if entry is not None else ():
            if each not in icons:
                name, goods = self.block.name, self.book.lexicon.goods[each].word.en
                self.wrong("missing-line", name, f"{name.text} has no line `has … {goods}`", f"how much {goods} it has")
        return icons

    def _marks(self) -> tuple[str, ...]:
        return tuple(self._place(word) for line in self.block.lines if line.keyword == "marks" for word in line.words)

    def _puts(self) -> Iterator[tuple[str, int, str]]:
        pieces = {each.word.en: id_ for id_, each in self.book.lexicon.pieces.items()}
        marks = {each.word.en: id_ for id_, each in self.book.lexicon.marks.items()}
        for line in self.block.lines:
            if line.keyword == "puts":
                number, word, *mark, place = line.words
                key = self._lookup("piece", word, pieces)
                if mark:
                    key += f"+{self._lookup('mark', mark[0], marks)}={self._number(mark[1], least=0)}"
                yield key, self._number(number, least=1), self._place(place)

    def _place(self, word: Word) -> str:
        return self._lookup("place", word, {each.word.en: id_ for id_, each in self.book.lexicon.places.items()})

    def _number(self, word: Word, least: int) -> int:
        if len(word.value) > MOST_DIGITS:
            found = f"a number of {len(word.value)} digits"
            self.wrong("long-number", word, found, f"a number of at most {MOST_DIGITS} digits")
            return least
        number = int(word.value)
        if number < least:
            code = "negative-number" if number < 0 else "zero"
            self.wrong(code, word, f"the number {number}", f"a whole number, {least} or more")
        return number

    def _source(self, lines: Mapping[str, Line]) -> Source:
        if "source" not in lines:
            return Source("house", "unknown")
        kind, detail = lines["source"].words
        if kind.value not in SOURCES:
            hint = did_you_mean(kind.value, SOURCES)
            self.wrong("no-source", kind, f"the source `{kind.value}`", f"one of {quoted(SOURCES)}", hint)
        if not detail.value.strip():
            self.wrong("no-source", detail, "a source without a word about it", "where the card comes from")
        return Source(kind.value, detail.value)

    def _value(self, lines: Mapping[str, Line], known: Datum | None) -> int | dict[str, int]:
        if "value" not in lines:
            return 0
        words = lines["value"].words
        numbers = [self._number(word, least=0) for word in words]
        by_players = dict(_pairs(numbers)) if len(numbers) > 1 else None
        counts = {str(count) for count in self.book.player_counts()}
        if by_players is not None and len(by_players) * 2 != len(numbers):
            self.wrong("line-twice", words[0], "a number of players twice", "one value for each number of players")
        elif known is not None and by_players is not None and set(by_players) != counts:
            expected = f"a value for each of {quoted(sorted(counts))} players"
            self.wrong("missing-players", words[0], f"values for {quoted(by_players)} players", expected)
        if known is not None and isinstance(known.value, dict) != (by_players is not None):
            expected = "`value players(2: …)`" if isinstance(known.value, dict) else "`value N`"
            self.wrong("wrong-value", words[0], "another form of value", expected)
        elif known is not None and not isinstance(known.value, int | dict):
            self.wrong("wrong-value", words[0], "a number", "nothing: this datum is no number")
        return by_players if by_players is not None else numbers[0]


def _pairs(numbers: list[int]) -> Iterator[tuple[str, int]]:
    for at in range(0, len(numbers), 2):
        yield str(numbers[at]), numbers[at + 1]
