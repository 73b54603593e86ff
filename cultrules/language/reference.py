"""The reference of the card language and of the words of each game, generated into `docs/reference/`.

    python -m cultrules.language.reference

What stands there comes from the grammar, the tables of verbs and messages, and the lexicons; nothing is typed twice.
"""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path

from cultrules.spec import Book, read_book
from cultrules.spec.files import folder
from cultrules.spec.game import lexicon_ids
from cultrules.spec.lexicon import CHANGES, Group, Noun
from cultrules.spec.problems import quoted

from .abilities import MOST_DIGITS
from .explaining import EXAMPLES, KEYWORDS
from .parsing import DEEPEST, GRAMMAR, LARGEST, LONGEST, MOST_REPORTED
from .verbs import BLOCKS, VERBS
from .vocabulary import ENDS, Vocabulary

COMMAND = "python -m cultrules.language.reference"

FILE = {
    "game": "which game a pack is for; the cards that ship with a game need no such line",
    "card": "a card, or another card in the place of one that has this name",
    "datum": "another value for a number of the game",
}
"""What stands at the margin."""
HEAD = {
    "kind": "what kind of card it is",
    "cost": "what it costs to get the card",
    "has": "an icon or another printed number; one line for each",
    "is": "properties without a number",
    "marks": "places that the card is about",
    "puts": "what the card puts somewhere when it is turned up",
    "copies": "how many there are; one, if nothing is said",
    "text": "what the card says, in our own words",
    "source": "where it comes from: `printed`, `inferred`, `public` or `house`, and more exactly",
    "value": "the new value of a datum",
}
"""What each line of a head says."""
ABILITIES = {
    "during": "An action: whoever has the card may use it in this window.",
    "when": "A trigger: it happens after an event; with `may` before it, the owner may leave it.",
    "instead of": "A replacement: it happens in place of an event; with `may` before it, the owner may leave it.",
    "always": "Rule points are changed as long as the card is in force.",
    "while": "Rule points are changed as long as the card is in force and the test holds.",
    "resolve": "What happens once, when the card is played or turned up.",
}
"""What begins an ability."""
UNDER = {
    "option": "under `choose one:`; what the player chooses to do, in words that follow `to`, and what happens then; "
    "if there is a test, it is offered only if that holds",
    "on": "under `roll …:`; once for each die that shows it",
    "else": "after what stands under `if …:`",
    "allow": "under `always`, `while` or `until`; a permission is given",
    "forbid": "under `always`, `while` or `until`; a permission is taken away, which prevails",
}
"""Lines that stand in one place only."""
PHRASES = {
    "as": ("as found", "gives what it is about a name"),
    "from": ("from Hand of rival", "where it comes from: a zone, a seat, a supply, a place or the end of a deck"),
    "to": ("to you", "where it goes"),
    "at": ("at Downtown", "the place or the zone where it is, or where it comes to"),
    "toward": ("toward Ritual", "the nearest place of a kind"),
    "by": ("by 2", "how far, or by how much"),
    "for": ("for rival", "for whom, or for what it is exchanged"),
    "with": ("with strength 3", "a number that it carries"),
    "most": ("with most coins", "those of which none has more"),
    "least": ("with least coins", "those of which none has less"),
    "where": ("where event.seat is you", "only those for which the test holds; it stands last in the line"),
}
"""Phrases: an example and what it says."""
AMOUNTS = {
    "2": "a number",
    "0..3": "as many as the one who acts chooses between the two; the second may be a name",
    "all": "as many as there are",
    "half count(Card from Hand) rounded up": "half of an amount, rounded `up` or `down`",
    "count(Ritual at Downtown)": "how many there are",
    "(you.tokens + 1)": "a sum, a difference (`-`) or a product (`*`), always in parentheses",
    "players(2: 3, 3: 4, 4: 5)": "another number for each number of players",
    "you.tokens": "a number that something has, or one that got a name with `let`",
}
"""How an amount is written."""
VALUES = {
    "Thug": "a word of the game",
    "other Player": "one that is not the one who acts, or not the card itself",
    "Hand of rival": "what belongs to somebody or something",
    '"Dock Watch"': "a card by its name",
    "you": "the owner of the card; `this` is the card, and `event` what happened or the window",
    "event.seat": "a field of what happened, or an attribute of something",
    "rival": "what got this name with `as`",
}
"""How a thing, a place or a seat is written."""
TESTS = {
    "you.tokens >= 3": "numbers: `=`, `<`, `>`, `<=`, `>=`",
    "event.seat is not you": "anything else: `is`, `is not`",
    "some Ritual at Downtown": "there is at least one; `no …`: there is none",
    "you.tokens >= 3 and (no Ritual at Downtown or event.seat is you)": "`and` and `or` together need parentheses",
}
"""How a test is written."""
KINDS = {
    "seat": "a player, or a word for players",
    "place": "a spot of the table that has a name, or a word for such spots",
    "piece": "a marker or a token, or a word for several kinds of them",
    "card": "a kind of card",
    "goods": "what is paid and gained without being a piece, such as coins",
    "zone": "where things lie: of a seat, of a place or common",
    "label": "a property without a number, or a choice at a rule point",
    "number": "a number of the position",
    "flag": "something of the position that is so or not",
    "die": "a die with its own sides",
    "track": "what goes up and down in steps",
    "procedure": "a procedure of the rules that `do` calls",
    "supply": "where things come from that never run out",
    "end": "the top or the bottom of a deck",
    "window": "a moment at which cards may be used",
    "event": "something that happens and that cards wait for",
    "span": "a stretch of the game, for `once per` and `until end of`",
    "rule point": "a number, a permission or a choice of the rules that cards change",
    "attribute": "what can be asked of a thing, after a dot; lower case",
}
"""What a word of a game can stand for."""
POLICIES = {
    "cost": "used if its costs can be paid",
    "some": "used if its costs can be paid and something happens",
    "whole": "used if its costs can be paid and all of it can happen",
}
"""When what a card does is offered."""
CODES = {
    "bad-bounds": "an amount from a number to one that is not larger",
    "bad-content": "content that was sent to an engine is not what such content is",
    "bad-indentation": "a line that belongs to no block",
    "bad-tree": "a tree that was sent to an engine is no card",
    "constant-test": "a test between two numbers, which is always the same",
    "control-character": "a character that cannot be seen",
    "duplicate-name": "two cards, or two data, of one name",
    "endless": "abilities that set one another off without end",
    "endless-action": "an action that could be used without end",
    "fixed-datum": "another value for a number on which the whole game depends",
    "incomplete": "a verb alone that needs more",
    "late-cost": "a cost or a requirement after something has happened",
    "line-twice": "a second line where one may stand",
    "long-number": "a number of too many digits",
    "misplaced-cost": "a cost or a requirement where nothing is offered",
    "missing-amount": "a verb without the number that it needs",
    "missing-block": "nothing under a line that needs lines under it",
    "missing-line": "a card or a datum without a line that it needs",
    "missing-phrase": "a verb without a phrase that it needs",
    "missing-players": "a table that does not fit the numbers of players",
    "missing-thing": "a verb without what it is about",
    "more-problems": "further problems of the file, which are not told",
    "name-twice": "a name that has a meaning already",
    "negative-number": "a number below zero",
    "no-amount": "an amount after a verb that takes none",
    "no-copies": "a number of copies for cards that never run out",
    "no-cost": "a cost on a card that cannot be bought",
    "no-game": "a pack that does not say which game it is for, or says it twice",
    "no-label": "an option without words",
    "no-name": "a card without a name",
    "no-other-side": "a piece that is flipped and has not just one other side",
    "no-payment": "a cost that gives nothing away",
    "no-source": "a source that is none of the four, or says nothing",
    "one-option": "a choice of one option",
    "open-quote": "a text without its closing quote",
    "own-line": "a block on the line of another",
    "phrase-twice": "a phrase that stands twice",
    "reserved-word": "a name that is a verb or a word of the language",
    "tab": "a tab; blocks are indented with spaces",
    "too-deep": "too many things inside one another",
    "too-large": "a file that is too large",
    "too-long": "a line that is too long",
    "two-abilities": "two abilities for one window",
    "two-meanings": "a card that has the name of a word of the game",
    "unbound-name": "a name that stands for nothing, or not yet",
    "unexpected": "a word in a line that does not belong there",
    "unknown-attribute": "something is asked of a thing that it does not have",
    "unknown-card": "no card of this name",
    "unknown-datum": "no datum of this name",
    "unknown-die": "no die of this name",
    "unknown-event": "no event of this name",
    "unknown-game": "no game of this name",
    "unknown-icon": "no icon, and no goods, of this name",
    "unknown-kind-of-card": "no kind of card of this name",
    "unknown-label": "no label of this name",
    "unknown-line": "a word that does not begin a line there",
    "unknown-mark": "no mark of this name",
    "unknown-piece": "no piece of this name",
    "unknown-place": "no place of this name",
    "unknown-rule-point": "no rule point of this name",
    "unknown-span": "no span of this name",
    "unknown-verb": "no verb of this name",
    "unknown-window": "no window of this name",
    "unknown-word": "a noun that is no word of the game",
    "unreachable": "an option or a side that can never come about",
    "wrong-change": "a change that does not go with such a rule point",
    "wrong-goods": "a cost in goods that such a card does not cost",
    "wrong-kind": "a word of another kind than can stand there",
    "wrong-phrase": "a phrase that does not go with the verb",
    "wrong-value": "another form of value than the datum has",
    "zero": "a zero, or less than can be",
}
"""What each message is about."""
NUMBERS = {"must": "needed", "may": "possible", "no": ""}
"""Whether a number comes after a verb."""
_VERB_HEADS = ("verb", "example", "what it does", "can be a cost", "number", "about", "phrases (needed ones are bold)")
_ABILITY_EXAMPLES = {"you": "rival: lose 1 Cultist", "cost": "cost pay 1 Power"}
"""Where a word is written otherwise in the head of a card, or has no example there."""
SHAPES = {"bag": "in no order", "pile": "in a pile", "deck": "in a deck"}
SEEN = {"all": "everybody", "owner": "the owner", "none": "nobody"}


def pages() -> Mapping[str, str]:
    """Every page of the reference, by the name of its file."""
    books = [read_book(folder("spec") / game) for game in lexicon_ids()]
    return {"card-language.md": language(books)} | {f"words/{book.id}.md": words(book) for book in books}


# ---- The language ----------------------------------------------------------------------------------------------------


def language(books: Iterable[Book]) -> str:
    """The language, which is the same for all games, and where the words of each game are listed."""
    books = list(books)
    kinds = {kind.kind for book in books for kind in Vocabulary(book).nouns.values()}
    listed = [f"- [{book.title}](words/{book.id}.md)" for book in books]
    return _page(
        "The card language",
        "Every form, verb and message of the language in which cards are written. To begin, "
        "[write a card](../howto/write-a-card.md); why it is so stands in "
        "[the card language](../explanation/card-language.md); what an engine must do for each word is on the "
        "pages that are linked here.",
        ("Words of the games", [*listed, "", *_table(("kind", "what it stands for"), _kinds(kinds))]),
        ("A file", _table(("line", "example", "what it says"), _lines(FILE))),
        ("The head of a card", _table(("line", "example", "what it says"), _lines(HEAD))),
        ("Abilities", _table(("line", "example", "what it says"), _lines(ABILITIES, "blocks"))),
        ("Verbs", _table(_VERB_HEADS, _verbs())),
        ("Blocks", _table(("block", "example", "what it does"), _lines(BLOCKS, "blocks"))),
        ("Lines with a place of their own", _table(("line", "example", "where it stands"), _lines(UNDER))),
        ("Phrases", _table(("phrase", "example", "what it says"), _phrases())),
        ("Amounts", _table(("form", "what it is"), _forms(AMOUNTS))),
        ("Things, places and seats", _table(("form", "what it is"), _forms(VALUES))),
        ("Tests", _table(("form", "what it is"), _forms(TESTS))),
        ("Changes of rule points", _changes()),
        ("Names", [f"A name is lower case and bound once. It must be neither a verb nor one of {_keywords()}."]),
        ("Bounds", _table(("what", "at most"), _bounds())),
        ("Messages", _table(("code", "what is wrong"), ((f"`{code}`", said) for code, said in sorted(CODES.items())))),
        ("The grammar", ["```lark", GRAMMAR.read_text(encoding="utf-8").rstrip(), "```"]),
    )


def _kinds(known: set[str]) -> Iterator[tuple[str, ...]]:
    """Kinds that some game has a noun of, and those of words that are no nouns."""
    for kind, meaning in KINDS.items():
        if kind in known or kind in ("window", "event", "span", "rule point", "attribute"):
            yield kind, meaning


def _lines(meanings: Mapping[str, str], pages_in: str = "") -> Iterator[tuple[str, ...]]:
    for word, meaning in meanings.items():
        example = EXAMPLES.get(word, EXAMPLES.get(word.split(" ")[0], ""))
        example = (
            {"you": "rival: lose 1 Cultist", "cost": "cost pay 1 Power"}.get(word, example) if pages_in else example
        )
        yield _linked(word, pages_in) if pages_in else f"`{word}`", f"`{example}`", meaning


def _linked(word: str, pages_in: str) -> str:
    """The word, with a link to the page that says what an engine must do for it."""
    stem = word.replace(" ", "_")
    found = next((folder("spec") / "language" / pages_in).glob(f"[0-9][0-9]_{stem}.md"), None)
    return f"`{word}`" if found is None else f"[`{word}`](../../spec/language/{pages_in}/{found.name})"


def _verbs() -> Iterator[tuple[str, ...]]:
    for verb in VERBS.values():
        phrases = (f"**{phrase}**" if phrase in verb.needs else phrase for phrase in verb.phrases)
        yield (
            _linked(verb.name, "verbs"),
            f"`{verb.example}`",
            verb.meaning,
            "yes" if verb.cost else "",
            NUMBERS[verb.amount],
            ", ".join(verb.things) + (", or nothing: a card" if verb.unnamed else ""),
            ", ".join(phrases),
        )


def _phrases() -> Iterator[tuple[str, ...]]:
    for phrase, (example, meaning) in PHRASES.items():
        yield f"`{phrase}`", f"`{example}`", meaning


def _forms(meanings: Mapping[str, str]) -> Iterator[tuple[str, ...]]:
    return ((f"`{form}`", meaning) for form, meaning in meanings.items())


def _changes() -> list[str]:
    shown = {
        "is": "`Token Limit is 3`",
        "add": "`Token Limit +2`",
        "allow": f"`{EXAMPLES['allow']}`",
        "forbid": f"`{EXAMPLES['forbid']}`",
    }
    shown_for = {"choice": {"is": "`Winner of Active Location is rival`"}}
    rows = (
        (type_, ", ".join((shown | shown_for.get(type_, {}))[change] for change in changes))
        for type_, changes in CHANGES.items()
    )
    return _table(("rule point", "changes"), rows)


def _keywords() -> str:
    return quoted(sorted(KEYWORDS))


def _bounds() -> Iterator[tuple[str, ...]]:
    yield "bytes of a file", f"{LARGEST:,}"
    yield "characters of a line", f"{LONGEST:,}"
    yield "blocks, parentheses or words with `of` inside one another", str(DEEPEST)
    yield "digits of a number", str(MOST_DIGITS)
    yield "problems of a file that are told", str(MOST_REPORTED)


# ---- The words of a game ---------------------------------------------------------------------------------------------


def words(book: Book) -> str:
    """All words of a game, each with its meaning and where it comes from."""
    lexicon = book.lexicon
    pieces = ((each, *_piece(each.sort, owned=each.owned)) for each in lexicon.pieces.values())
    groups = ((each, each.of, _members(each, book)) for each in lexicon.groups.values())
    zones = (
        (each, each.per or "common", SHAPES[each.shape], SEEN[each.faces], _called(each.holds, book))
        for each in lexicon.zones.values()
    )
    points = ((each, each.type, ", ".join(each.precedence)) for each in lexicon.points.values())
    events = (
        (each, _fields(each.fields), ", ".join(each.verbs), _called(each.pieces, book))
        for each in lexicon.events.values()
    )
    faces = ((each, ", ".join(f"{n} {face}" for face, n in _faces(book, each.faces))) for each in lexicon.dice.values())
    return _page(
        f"Words of {book.title}",
        f"The words that cards of `{book.id}` are written with. [The card language](../card-language.md) says how; "
        f"`cultrules cards words --game {book.id}` lists them in the terminal.",
        ("Kinds of card", _nouns(("when it is used", "works in"), (_kind(book, id_) for id_ in lexicon.cards))),
        ("Pieces", _nouns(("sort", "whose"), pieces)),
        ("Goods", _nouns((), ((each,) for each in lexicon.goods.values()))),
        ("Marks of pieces", _nouns((), ((each,) for each in lexicon.marks.values()))),
        ("Zones", _nouns(("of", "how", "seen by", "holds"), zones)),
        ("Supplies", _nouns((), ((each,) for each in lexicon.supplies.values()))),
        ("Places", _nouns(("sort",), ((each, each.of) for each in lexicon.places.values()))),
        ("Seats", _nouns((), ((each,) for each in lexicon.seats.values()))),
        ("Groups", _nouns(("of", "who or which"), groups)),
        ("Labels", _nouns((), ((each,) for each in lexicon.labels.values()))),
        ("Attributes", _nouns(("of", "is"), ((each, each.of, each.type) for each in lexicon.attributes.values()))),
        ("Facts", _nouns(("is",), ((each, each.type) for each in lexicon.facts.values()))),
        ("Events", _nouns(("fields", "verbs that cause it", "with"), events)),
        ("Windows", _nouns(("fields",), ((each, _fields(each.fields)) for each in lexicon.windows.values()))),
        ("Spans", _nouns((), ((each,) for each in lexicon.spans.values()))),
        ("Rule points", _nouns(("is", "prevailing last"), points)),
        ("Dice", _nouns(("sides",), faces)),
        ("Tracks", _nouns(("of",), ((each, each.per or "common") for each in lexicon.tracks.values()))),
        ("Procedures", _nouns((), ((each,) for each in lexicon.procedures.values()))),
        ("Ends of a deck", [f"{' and '.join(f'`{end} of …`' for end in ENDS)}, of every game."]),
    )


def _kind(book: Book, id_: str) -> tuple[Noun, str, str]:
    kind = book.lexicon.cards[id_]
    zones = (book.lexicon.zones[zone].word.en if zone in book.lexicon.zones else zone for zone in kind.works)
    return kind, f"`{kind.policy}`: {POLICIES[kind.policy]}", ", ".join(zones)


def _piece(sort: str, *, owned: bool) -> tuple[str, str]:
    return sort, "each seat has its own" if owned else "common"


def _members(group: Group, book: Book) -> str:
    if group.computed:
        return "as the rules say"
    return _called(group.members, book) or "all there are"


def _called(ids: Iterable[str], book: Book) -> str:
    """What they are called; a sort has no word of its own."""
    lexicon = book.lexicon
    named: Mapping[str, Noun] = {**lexicon.seats, **lexicon.places, **lexicon.pieces, **lexicon.cards}
    return ", ".join(named[each].word.en if each in named else f"any {each}" for each in ids)


def _faces(book: Book, datum: str) -> Iterator[tuple[str, int]]:
    lexicon = book.lexicon
    named: Mapping[str, Noun] = {**lexicon.pieces, **lexicon.labels}
    for face, number in book.counts(datum).items():
        yield named[face].word.en if face in named else face, number


def _fields(fields: Mapping[str, str]) -> str:
    return ", ".join(f"`{name}` ({type_})" if name != type_ else f"`{name}`" for name, type_ in fields.items())


def _nouns(heads: tuple[str, ...], rows: Iterable[tuple[Noun, *tuple[str, ...]]]) -> list[str]:
    """A table of words: what each section says of them stands between the meaning and the source."""
    told = [(f"`{noun.word.en}`", noun.word.meaning, *more, str(noun.word.source)) for noun, *more in rows]
    return _table(("word", "meaning", *heads, "source"), told) if told else []


# ---- Markdown --------------------------------------------------------------------------------------------------------


def _page(title: str, about: str, *sections: tuple[str, list[str]]) -> str:
    """A page; sections without lines are left out."""
    lines = [f"# {title}", "", f"<!-- Generated: {COMMAND} -->", "", about]
    for heading, inside in sections:
        if inside:
            lines += ["", f"## {heading}", "", *inside]
    return "\n".join(lines) + "\n"


def _table(heads: tuple[str, ...], rows: Iterable[tuple[str, ...]]) -> list[str]:
    """A table without the columns in which nothing stands."""
    told = list(rows)
    kept = [at for at in range(len(heads)) if any(row[at] for row in told)]
    lines = [heads, tuple("---" for _ in heads), *told]
    return [f"| {' | '.join(line[at].replace('|', chr(92) + '|') for at in kept)} |" for line in lines]


def write(target: Path) -> None:
    """Writes every page into the folder, and takes away those of games that are no more."""
    wanted = pages()
    (target / "words").mkdir(parents=True, exist_ok=True)
    for path in (target / "words").glob("*.md"):
        if f"words/{path.name}" not in wanted:
            path.unlink()
    for name, page in wanted.items():
        (target / name).write_text(page, encoding="utf-8", newline="\n")
    sys.stdout.write(f"{len(wanted)} pages written to {target}\n")


if __name__ == "__main__":
    write(Path(__file__).parents[2] / "docs" / "reference")
