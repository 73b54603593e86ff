"""The closed vocabulary: every sentence that a scenario may be written in, and what it does.

A phrase is a template; `{placeholders}` are read against the game's lexicon when the suite is loaded. The functions
are plain: pytest-bdd runs them, and so can anything else.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from cultrules.kernel.positions import canonical
from cultrules.spec import BadInput, Book, Problem

from . import wording
from .case import Case, Entry, Verdict, now
from .positions import Spot, base_position, contents_at, count_at, set_count, set_pile, spot_of
from .wording import Said, UnknownWord, Where

Rows = tuple[tuple[str, ...], ...]
Action = Callable[[Case, dict[str, Any]], None]


@dataclass(frozen=True)
class Phrase:
    """One sentence of the vocabulary."""

    keyword: str
    """`given`, `when` or `then`."""
    template: str
    meaning: str
    example: str
    act: Action
    levels: tuple[str, ...] = ()
    """What an engine must be able to do for it, beyond loading and answering."""
    rows: bool = False
    """May a table with further answers follow?"""

    @cached_property
    def pattern(self) -> re.Pattern[str]:
        """The template as a regular expression."""
        return re.compile(re.sub(r"\\{([a-z]+)\\}", _group, re.escape(self.template)))


def _group(match: re.Match[str]) -> str:
    """What a placeholder may look like; the reader of its kind decides whether it is one."""
    shape = {
        "seat": r"[A-Z]\w*",
        "other": r"[A-Z]\w*",
        "alias": r"Card [A-Z]",
        "number": r"-?\d+",
        "span": "[^,]+",
        "is": "is|are",
    }.get(match[1], ".+")
    return f"(?P<{match[1]}>{shape})"


@dataclass(frozen=True, slots=True)
class Step:
    """A line of a scenario, understood."""

    keyword: str
    text: str
    place: str
    rows: Rows
    phrase: Phrase
    words: Mapping[str, Any]

    def run(self, case: Case) -> None:
        """Does what the line says."""
        self.phrase.act(case, dict(self.words))


VOCABULARY: list[Phrase] = []


def _phrase(
    keyword: str, template: str, example: str, *, levels: tuple[str, ...] = (), rows: bool = False
) -> Callable[[Action], Action]:
    def add(act: Action) -> Action:
        VOCABULARY.append(Phrase(keyword, template, (act.__doc__ or "").strip(), example, act, levels, rows))
        return act

    return add


def understand(book: Book, keyword: str, text: str, rows: Rows, place: str) -> Step:
    """The one phrase that a line is written in, with its words read; anything else is bad input."""
    hits = [
        (phrase, found)
        for phrase in VOCABULARY
        if phrase.keyword == keyword
        if (found := phrase.pattern.fullmatch(text))
    ]
    readings: list[tuple[Phrase, dict[str, Any]]] = []
    failure: UnknownWord | None = None
    for phrase, found in sorted(hits, key=lambda hit: -_literal(hit[0])):
        try:
            readings.append((phrase, _read(book, found.groupdict())))
        except UnknownWord as error:
            failure = failure or error
    if len(readings) > 1:
        templates = " and ".join(f"`{phrase.template}`" for phrase, _ in readings)
        raise BadInput([Problem("two-phrases", place, f"`{text}` matches {templates}", "exactly one phrase")])
    if not readings and failure is not None:
        raise BadInput([Problem("unknown-word", place, f"{failure.found} in `{text}`", failure.expected, failure.hint)])
    if not readings:
        expected = f"a {keyword.capitalize()} phrase of the vocabulary"
        hint = _nearest(keyword, text)
        raise BadInput([Problem("unknown-phrase", place, f"`{text}` is no known phrase", expected, hint)])
    phrase, words = readings[0]
    if rows and not phrase.rows:
        raise BadInput([Problem("unknown-table", place, f"a table under `{text}`", "no table after this phrase")])
    words["rows"] = [_row(book, row, place) for row in rows]
    return Step(keyword, text, place, rows, phrase, words)


def _literal(phrase: Phrase) -> int:
    """How much of a phrase is fixed text: the more, the surer that it was meant."""
    return len(re.sub(r"\{[a-z]+\}", "", phrase.template))


def _nearest(keyword: str, text: str) -> str:
    known = [phrase.template for phrase in VOCABULARY if phrase.keyword == keyword]
    near = max(known, key=lambda template: len(set(template.split()) & set(text.split())))
    return f"the nearest is `{near}`"


def _read(book: Book, found: Mapping[str, str]) -> dict[str, Any]:
    words: dict[str, Any] = {}
    for name, text in found.items():
        if name == "is":
            continue
        if name == "value":
            words[name] = wording.value(book, words["fact"], text)
        elif name == "owners":
            words[name] = wording.owners(book, words["zone"], text)
        else:
            words[name] = wording.READERS[name](book, text)
    return words


def _row(book: Book, row: tuple[str, ...], place: str) -> tuple[str, Said]:
    if len(row) != 2:
        raise BadInput([Problem("bad-row", place, f"a row with {len(row)} cells", "`| Seat | does something |`")])
    try:
        return wording.seat(book, row[0]), wording.said(book, row[1])
    except UnknownWord as error:
        raise BadInput([Problem("unknown-word", place, error.found, error.expected, error.hint)]) from None


# ---- Given: the position ------------------------------------------------------------------------------------------


@_phrase("given", "a new game with {number} players", "a new game with 3 players", levels=("replay",))
def _new_game(case: Case, words: dict[str, Any]) -> None:
    """The scenario begins before the set-up."""
    case.begin(words["number"])


@_phrase("given", "the position {text}", "the position planning-3", levels=("load",))
def _position(case: Case, words: dict[str, Any]) -> None:
    """The scenario begins from a base position of the game."""
    case.position = base_position(case.book, words["text"])


@_phrase("given", "{seat} has {pieces} in {where}", "Yellow has 2 Dominance Markers and 1 Ritual I in Downtown")
def _has(case: Case, words: dict[str, Any]) -> None:
    """Exactly so many pieces of each named kind lie there; they are moved from or to where such pieces are kept."""
    for kind, count in case.pieces(words["pieces"]).items():
        set_count(case.book, _given(case), spot_of(case.book, words["where"], kind, words["seat"]), count)


@_phrase("given", "there {is} {pieces} in {where}", "there are 2 Investigators in Downtown")
def _there(case: Case, words: dict[str, Any]) -> None:
    """Exactly so many pieces that belong to nobody lie there."""
    _has(case, {**words, "seat": ""})


@_phrase("given", "{alias} is {card}", "Card A is a Guardian of base cost 3 with 2 Attack")
def _is_card(case: Case, words: dict[str, Any]) -> None:
    """The scenario calls a card so that is like this in the content at hand; without one it does not apply."""
    case.call_cards((words["alias"],), words["card"])


@_phrase("given", "{aliases} are {cards} together", "Card A and Card B are 2 Starting Cards with 4 Power together")
def _are_cards(case: Case, words: dict[str, Any]) -> None:
    """The scenario calls different cards so whose costs or icons add up to this."""
    case.call_cards(words["aliases"], words["cards"])


@_phrase(
    "given", "the {zone} of {place} is {owners}, bottom first", "the Plan Field of Uptown is Yellow, Red, bottom first"
)
def _pile(case: Case, words: dict[str, Any]) -> None:
    """A stack consists of exactly these pieces, named by their owners (`empty` for none)."""
    set_pile(case.book, _given(case), Spot(words["zone"], words["place"], ""), words["owners"])


@_phrase("given", "the {fact} is {value}", "the First Cultist is Red")
def _fact(case: Case, words: dict[str, Any]) -> None:
    """A fact of the position has this value (`none` for an empty list)."""
    _given(case)["facts"][words["fact"]] = words["value"]


@_phrase("given", "the stage is {stage}", "the stage is Planning")
def _stage(case: Case, words: dict[str, Any]) -> None:
    """The position is that of another stage than the base position's."""
    _given(case)["stage"] = words["stage"]


@_phrase("given", "during {span}, {point} is {number}", "during This Round, Plan Markers To Place is 3")
def _point_is(case: Case, words: dict[str, Any]) -> None:
    """A card has set a rule value for a stretch of the game."""
    _modify(case, words, "is")


@_phrase(
    "given", "during {span}, {point} changes by {number}", "during This Round, Plan Markers To Place changes by -1"
)
def _point_changes(case: Case, words: dict[str, Any]) -> None:
    """A card has raised or lowered a rule value for a stretch of the game."""
    _modify(case, words, "add")


def _given(case: Case) -> dict[str, Any]:
    if case.position is None:
        found = "no position to change yet"
        raise BadInput([Problem("no-position", "step", found, "`Given the position …` as the first step")])
    return case.position


def _modify(case: Case, words: dict[str, Any], change: str) -> None:
    modifier = {"point": words["point"], "change": change, "value": words["number"], "until": words["span"]}
    _given(case)["modifiers"].append(modifier)


# ---- When: the answers --------------------------------------------------------------------------------------------


@_phrase("when", "{seat} {does}", "Yellow places a Plan marker in Downtown", rows=True)
def _does(case: Case, words: dict[str, Any]) -> None:
    """A seat answers a question; rows of a table hold further answers, given whenever they are asked for."""
    case.run(_bag(case, words))


@_phrase("when", "{seat} wrongly {does}", "Yellow wrongly places a Plan marker in Rivertown", rows=True)
def _does_wrongly(case: Case, words: dict[str, Any]) -> None:
    """A seat tries what is illegal, after the answers in the rows; the engine must refuse and change nothing."""
    bag = _bag(case, words)
    bag[0].illegal = True
    case.run([*bag[1:], bag[0]])


@_phrase("when", "the game goes on", "the game goes on")
def _goes_on(case: Case, _words: dict[str, Any]) -> None:
    """The game runs on from the given position to its next question, or to its end."""
    case.load()


def _bag(case: Case, words: dict[str, Any]) -> list[Entry]:
    said: list[tuple[str, Said]] = [(words["seat"], words["does"]), *words["rows"]]
    return [Entry(seat, each.question, case.value(each)) for seat, each in said]


# ---- Then: what must hold -----------------------------------------------------------------------------------------


@_phrase("then", "it is refused", "it is refused")
def _refused(case: Case, _words: dict[str, Any]) -> None:
    """The illegal answer was refused, and the position stayed as it was."""
    if case.refused is None:
        raise Verdict("accepted-illegal", "nothing was refused")


@_phrase("then", "{seat} is asked {asked}", "Red is asked to place a Plan marker")
def _asked(case: Case, words: dict[str, Any]) -> None:
    """The seat is asked this question next."""
    question = case.settled_reply().question
    if question is None or (question.seat, question.id) != (words["seat"], words["asked"]):
        expected = f"`{words['seat']}` must be asked `{words['asked']}`"
        raise Verdict("wrong", f"{expected}; {now(case.settled_reply())}")


@_phrase("then", "the options are {options}", "the options are Downtown, Northside and Uptown")
def _options(case: Case, words: dict[str, Any]) -> None:
    """The pending question can be answered by these and by nothing else."""
    _equal("the options", sorted(_listed_options(case)), words["options"])


@_phrase("then", "the options include {options}", "the options include Augmentation and Bluff")
def _options_include(case: Case, words: dict[str, Any]) -> None:
    """The pending question can be answered by each of these, among others perhaps."""
    _equal("missing options", [each for each in words["options"] if each not in _listed_options(case)], [])


@_phrase("then", "the options do not include {options}", "the options do not include Augmentation")
def _options_exclude(case: Case, words: dict[str, Any]) -> None:
    """The pending question can be answered, but by none of these."""
    listed = _listed_options(case)
    _equal("wrong options", [each for each in words["options"] if each in listed], [])


def _listed_options(case: Case) -> list[str]:
    question = case.settled_reply().question
    if question is None or question.options is None:
        raise Verdict("wrong", f"no options are listed; {now(case.settled_reply())}")
    return question.options


@_phrase("then", "{seat} has {pieces} in {where}", "Red has 3 Plan Markers in Stock", levels=("positions",))
def _then_has(case: Case, words: dict[str, Any]) -> None:
    """Exactly so many pieces of each named kind lie there."""
    _check_pieces(case, case.current(), words["seat"], words["pieces"], words["where"])


@_phrase(
    "then", "there {is} {pieces} in {where}", "there are 5 Card A in District Card of Downtown", levels=("positions",)
)
def _then_there(case: Case, words: dict[str, Any]) -> None:
    """Exactly so many pieces that belong to nobody lie there."""
    _check_pieces(case, case.current(), "", words["pieces"], words["where"])


@_phrase(
    "then",
    "the {zone} of {place} is {owners}, bottom first",
    "the Plan Field of Uptown is Yellow, Red, bottom first",
    levels=("positions",),
)
def _then_pile(case: Case, words: dict[str, Any]) -> None:
    """A stack consists of exactly these pieces, named by their owners."""
    found = case.current()["zones"][words["zone"]][words["place"]]
    _equal(f"`{words['zone']}` of `{words['place']}`", found, words["owners"])


@_phrase("then", "the {fact} is {value}", "the Turn is Yellow", levels=("positions",))
def _then_fact(case: Case, words: dict[str, Any]) -> None:
    """A fact of the position has this value."""
    _equal(f"`{words['fact']}`", case.current()["facts"].get(words["fact"]), words["value"])


@_phrase("then", "the stage is {stage}", "the stage is Action turn")
def _then_stage(case: Case, words: dict[str, Any]) -> None:
    """The game is settled at this stage."""
    _equal("the stage", case.settled_reply().stage, words["stage"])


@_phrase("then", "{seat} scores {number}", "Yellow scores 5")
def _scores(case: Case, words: dict[str, Any]) -> None:
    """The game is over, and the seat has so many points."""
    result = case.settled_reply().result
    points = result.points.get(words["seat"]) if result else None
    _equal(f"the points of `{words['seat']}`", points, words["number"])


@_phrase("then", "the winner is {seat}", "the winner is Yellow")
def _winner(case: Case, words: dict[str, Any]) -> None:
    """The game is over, and this seat alone has won."""
    _equal("the winners", _winners(case), [words["seat"]])


@_phrase("then", "the winners are {seats}", "the winners are Yellow and Blue")
def _then_winners(case: Case, words: dict[str, Any]) -> None:
    """The game is over, and these seats share the victory."""
    _equal("the winners", _winners(case), sorted(words["seats"]))


@_phrase("then", "nobody wins", "nobody wins")
def _nobody(case: Case, _words: dict[str, Any]) -> None:
    """The game is over without a winner."""
    _equal("the winners", _winners(case), [])


@_phrase(
    "then", "all learn only that {event}", "all learn only that Red places a Plan marker in Uptown", levels=("events",)
)
def _learn(case: Case, words: dict[str, Any]) -> None:
    """This and nothing more became public in the last When."""
    _equal("what became public", _public(case), [_event(case, words)])


@_phrase("then", "all learn that {event}", "all learn that Red passes", levels=("events",))
def _learn_among(case: Case, words: dict[str, Any]) -> None:
    """This, among other things perhaps, became public in the last When."""
    if _event(case, words) not in _public(case):
        _equal("what became public", _public(case), [_event(case, words)])


@_phrase(
    "then",
    "all learn that {event}, and after that that {later}",
    "all learn that Red passes, and after that that Blue passes",
    levels=("events",),
)
def _learn_in_order(case: Case, words: dict[str, Any]) -> None:
    """Both became public in the last When, in this order."""
    public, first, later = _public(case), _event(case, words), _event(case, {"event": words["later"]})
    if first not in public or later not in public[public.index(first) + 1 :]:
        _equal("what became public", public, [first, later])


def _event(case: Case, words: dict[str, Any]) -> dict[str, Any]:
    event, fields = words["event"]
    return {"event": event, "fields": {name: case.cards.get(value, value) for name, value in fields.items()}}


def _public(case: Case) -> list[dict[str, Any]]:
    return [{"event": each.event, "fields": each.fields} for each in case.happened]


@_phrase(
    "then",
    "{seat} sees that {other} has {pieces} in {where}",
    "Red sees that Yellow has 2 Cult Sites in Stock",
    levels=("sight",),
)
def _sees(case: Case, words: dict[str, Any]) -> None:
    """The seat can see what lies there."""
    _check_pieces(case, case.seen_by(words["seat"]), words["other"], words["pieces"], words["where"])


@_phrase(
    "then",
    "{seat} sees that the {zone} of {place} is {owners}, bottom first",
    "Blue sees that the Plan Field of Uptown is Yellow, Red, bottom first",
    levels=("sight",),
)
def _sees_pile(case: Case, words: dict[str, Any]) -> None:
    """The seat can see a stack in its order."""
    found = case.seen_by(words["seat"])["zones"][words["zone"]][words["place"]]
    _equal(f"`{words['zone']}` of `{words['place']}`", found, words["owners"])


@_phrase(
    "then",
    "{seat} sees that there {is} {pieces} in {where}",
    "Red sees that there are 6 Card A in Downtown",
    levels=("sight",),
)
def _sees_there(case: Case, words: dict[str, Any]) -> None:
    """The seat can see what lies there and belongs to nobody."""
    _check_pieces(case, case.seen_by(words["seat"]), "", words["pieces"], words["where"])


@_phrase("then", "{seat} sees nothing of {where}", "Red sees nothing of Yellow's Screen", levels=("sight",))
def _sees_nothing(case: Case, words: dict[str, Any]) -> None:
    """The seat sees neither what lies there nor how much."""
    _check_hidden(case, words, None)


@_phrase(
    "then",
    "{seat} sees only that {number} cards are in {where}",
    "Red sees only that 12 cards are in Yellow's Cult Deck",
    levels=("sight",),
)
def _sees_count(case: Case, words: dict[str, Any]) -> None:
    """The seat can count what lies there and learns nothing else about it."""
    _check_hidden(case, words, words["number"])


def _check_hidden(case: Case, words: dict[str, Any], number: int | None) -> None:
    spot: Where = words["where"]
    held = case.seen_by(words["seat"])["zones"][spot.zone]
    found = held[spot.seat] if case.book.lexicon.zones[spot.zone].per else held
    _equal(f"`{spot.zone}` of `{spot.seat or 'all'}`", found, {"hidden": number})


def _winners(case: Case) -> list[str] | None:
    result = case.settled_reply().result
    return sorted(result.winners) if result else None


def _check_pieces(case: Case, position: dict[str, Any], seat: str, pieces: dict[str, int], where: Where) -> None:
    for kind, count in case.pieces(pieces).items():
        spot = spot_of(case.book, where, kind, seat)
        contents = contents_at(position, spot)
        hidden = isinstance(contents, dict) and "hidden" in contents
        found = None if hidden else count_at(contents, spot.key)
        _equal(f"`{spot.key}` in `{spot.zone}` of `{spot.holder}`", found, count)


def _equal(what: str, found: Any, expected: Any) -> None:
    if found != expected:
        raise Verdict("wrong", f"{what}: found {canonical(found)}, expected {canonical(expected)}")
