"""Then: what must hold afterwards."""

from __future__ import annotations

from typing import Any

from cultrules.kernel.positions import canonical
from cultrules.spec import BadInput, Problem

from ..case import Case, Verdict, now
from ..positions import contents_at, count_at, counted, spot_of, whole
from ..wording import Where
from .vocabulary import phrase


@phrase("then", "it is refused", "it is refused")
def _refused(case: Case, _words: dict[str, Any]) -> None:
    """The illegal answer was refused, and the position stayed as it was."""
    if case.refused is None:
        raise Verdict("accepted-illegal", "nothing was refused")


@phrase("then", "{seat} is asked {asked}", "Red is asked to place a Plan marker")
def _asked(case: Case, words: dict[str, Any]) -> None:
    """The seat is asked this question next."""
    question = case.settled_reply().question
    if question is None or (question.seat, question.id) != (words["seat"], words["asked"]):
        expected = f"`{words['seat']}` must be asked `{words['asked']}`"
        raise Verdict("wrong", f"{expected}; {now(case.settled_reply())}")


@phrase("then", "the options are {options}", "the options are Downtown, Northside and Uptown")
def _options(case: Case, words: dict[str, Any]) -> None:
    """The pending question can be answered by these and by nothing else."""
    _equal("the options", sorted(_listed_options(case)), words["options"])


@phrase("then", "the options include {options}", "the options include Augmentation and Bluff")
def _options_include(case: Case, words: dict[str, Any]) -> None:
    """The pending question can be answered by each of these, among others perhaps."""
    _equal("missing options", [each for each in words["options"] if each not in _listed_options(case)], [])


@phrase("then", "the options do not include {options}", "the options do not include Augmentation")
def _options_exclude(case: Case, words: dict[str, Any]) -> None:
    """The pending question can be answered, but by none of these."""
    listed = _listed_options(case)
    _equal("wrong options", [each for each in words["options"] if each in listed], [])


def _listed_options(case: Case) -> list[str]:
    question = case.settled_reply().question
    if question is None or question.options is None:
        raise Verdict("wrong", f"no options are listed; {now(case.settled_reply())}")
    return question.options


@phrase("then", "{seat} has {pieces} in {where}", "Red has 3 Plan Markers in Stock", levels=("positions",))
def _then_has(case: Case, words: dict[str, Any]) -> None:
    """Exactly so many pieces of each named kind lie there."""
    _check_pieces(case, case.current(), words["seat"], words["pieces"], words["where"])


@phrase(
    "then", "there {is} {pieces} in {where}", "there are 5 Card A in District Card of Downtown", levels=("positions",)
)
def _then_there(case: Case, words: dict[str, Any]) -> None:
    """Exactly so many pieces that belong to nobody lie there."""
    _check_pieces(case, case.current(), "", words["pieces"], words["where"])


@phrase("then", "{where} is empty", "Yellow's Hand is empty", levels=("positions",))
def _then_empty(case: Case, words: dict[str, Any]) -> None:
    """Nothing lies there."""
    where: Where = words["where"]
    _equal(f"what lies in {_named(where)}", _size(case, case.current(), where), 0)


@phrase(
    "then",
    "{where} has {number} [card|cards] {more} than before",
    "Yellow's Cult Deck has 2 cards fewer than before",
    levels=("positions",),
)
def _then_more(case: Case, words: dict[str, Any]) -> None:
    """So many cards have come to a zone, or left it, since the position that was given."""
    where: Where = words["where"]
    if case.position is None:
        found = "a new game, which has no position before"
        raise BadInput([Problem("no-position", "step", found, "`Given the position …` as the first step")])
    change = _size(case, case.current(), where) - _size(case, case.position, where)
    _equal(f"cards that came to {_named(where)}", change * words["more"], words["number"])


def _size(case: Case, position: dict[str, Any], where: Where) -> int:
    """How many pieces lie in a zone."""
    return counted(whole(case.book, position, where)).total()


def _named(where: Where) -> str:
    """A zone and whose it is, for messages."""
    return f"`{where.zone}` of `{where.seat or where.place or 'all'}`"


@phrase(
    "then",
    "the {zone} of {place} is {owners}, bottom first",
    "the Plan Field of Uptown is Yellow, Red, bottom first",
    levels=("positions",),
)
def _then_pile(case: Case, words: dict[str, Any]) -> None:
    """A stack consists of exactly these pieces, named by their owners."""
    found = case.current()["zones"][words["zone"]][words["place"]]
    _equal(f"`{words['zone']}` of `{words['place']}`", found, words["owners"])


@phrase("then", "the {fact} is {value}", "the Turn is Yellow", levels=("positions",))
def _then_fact(case: Case, words: dict[str, Any]) -> None:
    """A fact of the position has this value."""
    _equal(f"`{words['fact']}`", case.current()["facts"].get(words["fact"]), words["value"])


@phrase("then", "the stage is {stage}", "the stage is Action turn")
def _then_stage(case: Case, words: dict[str, Any]) -> None:
    """The game is settled at this stage."""
    _equal("the stage", case.settled_reply().stage, words["stage"])


@phrase("then", "{seat} scores {number}", "Yellow scores 5")
def _scores(case: Case, words: dict[str, Any]) -> None:
    """The game is over, and the seat has so many points."""
    result = case.settled_reply().result
    points = result.points.get(words["seat"]) if result else None
    _equal(f"the points of `{words['seat']}`", points, words["number"])


@phrase("then", "the winner is {seat}", "the winner is Yellow")
def _winner(case: Case, words: dict[str, Any]) -> None:
    """The game is over, and this seat alone has won."""
    _equal("the winners", _winners(case), [words["seat"]])


@phrase("then", "the winners are {seats}", "the winners are Yellow and Blue")
def _then_winners(case: Case, words: dict[str, Any]) -> None:
    """The game is over, and these seats share the victory."""
    _equal("the winners", _winners(case), sorted(words["seats"]))


@phrase("then", "nobody wins", "nobody wins")
def _nobody(case: Case, _words: dict[str, Any]) -> None:
    """The game is over without a winner."""
    _equal("the winners", _winners(case), [])


@phrase(
    "then", "all learn only that {event}", "all learn only that Red places a Plan marker in Uptown", levels=("events",)
)
def _learn(case: Case, words: dict[str, Any]) -> None:
    """This and nothing more became public in the last When."""
    _equal("what became public", _told(case, [_event(case, words)]), [_event(case, words)])


@phrase("then", "all learn that {event}", "all learn that Red passes", levels=("events",))
def _learn_among(case: Case, words: dict[str, Any]) -> None:
    """This, among other things perhaps, became public in the last When."""
    if _event(case, words) not in _told(case, [_event(case, words)]):
        _equal("what became public", _public(case), [_event(case, words)])


@phrase(
    "then",
    "all learn that {event}, and after that that {later}",
    "all learn that Red passes, and after that that Blue passes",
    levels=("events",),
)
def _learn_in_order(case: Case, words: dict[str, Any]) -> None:
    """Both became public in the last When, in this order."""
    first, later = _event(case, words), _event(case, {"event": words["later"]})
    public = _told(case, [first, later])
    if first not in public or later not in public[public.index(first) + 1 :]:
        _equal("what became public", public, [first, later])


def _event(case: Case, words: dict[str, Any]) -> dict[str, Any]:
    event, fields = words["event"]
    return {"event": event, "fields": {name: case.cards.get(value, value) for name, value in fields.items()}}


def _told(case: Case, expected: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """What became public, without fields of the expected events that their wording does not tell."""
    events = case.book.lexicon.events
    silent = {
        each["event"]: [name for name in events[each["event"]].fields if name not in each["fields"]]
        for each in expected
    }
    return [
        {**each, "fields": {name: each["fields"][name] for name in each["fields"] if name not in hidden}}
        for each in _public(case)
        for hidden in [silent.get(each["event"], [])]
    ]


def _public(case: Case) -> list[dict[str, Any]]:
    return [{"event": each.event, "fields": each.fields} for each in case.happened]


@phrase(
    "then",
    "{seat} sees that {other} has {pieces} in {where}",
    "Red sees that Yellow has 2 Cult Sites in Stock",
    levels=("sight",),
)
def _sees(case: Case, words: dict[str, Any]) -> None:
    """The seat can see what lies there."""
    _check_pieces(case, case.seen_by(words["seat"]), words["other"], words["pieces"], words["where"])


@phrase(
    "then",
    "{seat} sees that the {zone} of {place} is {owners}, bottom first",
    "Blue sees that the Plan Field of Uptown is Yellow, Red, bottom first",
    levels=("sight",),
)
def _sees_pile(case: Case, words: dict[str, Any]) -> None:
    """The seat can see a stack in its order."""
    found = case.seen_by(words["seat"])["zones"][words["zone"]][words["place"]]
    _equal(f"`{words['zone']}` of `{words['place']}`", found, words["owners"])


@phrase(
    "then",
    "{seat} sees that there {is} {pieces} in {where}",
    "Red sees that there are 6 Card A in Downtown",
    levels=("sight",),
)
def _sees_there(case: Case, words: dict[str, Any]) -> None:
    """The seat can see what lies there and belongs to nobody."""
    _check_pieces(case, case.seen_by(words["seat"]), "", words["pieces"], words["where"])


@phrase("then", "{seat} sees nothing of {where}", "Red sees nothing of Yellow's Screen", levels=("sight",))
def _sees_nothing(case: Case, words: dict[str, Any]) -> None:
    """The seat sees neither what lies there nor how much."""
    _check_hidden(case, words, None)


@phrase(
    "then",
    "{seat} sees only that {number} [card is|cards are] in {where}",
    "Red sees only that 12 cards are in Yellow's Cult Deck",
    levels=("sight",),
)
def _sees_count(case: Case, words: dict[str, Any]) -> None:
    """The seat can count what lies there and learns nothing else about it."""
    _check_hidden(case, words, words["number"])


@phrase(
    "then",
    "{seat} sees only how many cards are in {where}",
    "Red sees only how many cards are in Yellow's Cult Deck",
    levels=("sight", "positions"),
)
def _sees_how_many(case: Case, words: dict[str, Any]) -> None:
    """The seat can count what lies there, however much that is, and learns nothing else about it."""
    if case.settled_reply().stage is not None:
        _check_hidden(case, words, _size(case, case.current(), words["where"]))
        return
    # In the middle of an action no position tells how many there are: any number will do.
    seen = _seen(case, words)
    number = seen.get("hidden") if isinstance(seen, dict) else None
    _check_hidden(case, words, number if isinstance(number, int) else 0)


def _check_hidden(case: Case, words: dict[str, Any], number: int | None) -> None:
    _equal(_named(words["where"]), _seen(case, words), {"hidden": number})


def _seen(case: Case, words: dict[str, Any]) -> Any:
    """What the seat sees of a zone."""
    where: Where = words["where"]
    held = case.seen_by(words["seat"])["zones"][where.zone]
    return held[where.seat] if case.book.lexicon.zones[where.zone].per else held


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
