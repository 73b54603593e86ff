"""The words of a step as ids of the lexicon."""

from typing import Any

import pytest

from cultrules.language.books import load_book
from cultrules.scenarios import wording
from cultrules.scenarios.wording import Said, UnknownWord, Wanted, Where
from cultrules.spec import Book


@pytest.mark.parametrize(
    ("placeholder", "text", "read"),
    [
        ("seat", "Yellow", "yellow"),
        ("seat", "Chance", "chance"),
        ("seats", "Yellow, Red and Blue", ["yellow", "red", "blue"]),
        ("place", "Bluff", "bluff"),
        ("zone", "Cult Deck", "deck"),
        ("fact", "First Cultist", "first-cultist"),
        ("point", "Plan Markers To Place", "plan-markers"),
        ("span", "This Round", "round"),
        ("stage", "Action turn", "action-turn"),
        ("where", "Downtown", Where(place="downtown")),
        ("where", "Stock", Where(zone="stock")),
        ("where", "Red's Cult Deck", Where(zone="deck", seat="red")),
        ("pieces", "1 Ritual I", {"ritual-1": 1}),
        ("pieces", "2 Cult Sites and no Ritual III", {"cult-site": 2, "ritual-3": 0}),
        (
            "pieces",
            "1 Dominance Marker, 1 Cult Site, 1 Ritual I and 12 Disorganization",
            {"dominance-marker": 1, "cult-site": 1, "ritual-1": 1, "disorganization": 12},
        ),
        ("pieces", "nothing", {}),
        ("pieces", "Card A, 6 Card B and no Thug", {"Card A": 1, "Card B": 6, "thug": 0}),
        ("pieces", "1 Investigator with Field 2", {"investigator+field=2": 1}),
        ("where", "Plan Field of Uptown", Where(zone="plan-field", place="uptown")),
        ("alias", "Card A", "Card A"),
        ("aliases", "Card A, Card B and Card C", ("Card A", "Card B", "Card C")),
        ("card", "a Guardian", Wanted(("guardian",))),
        ("card", "an Action of base cost 0", Wanted(("action",), 0)),
        (
            "card",
            "a Guardian of base cost 3 with 2 Attack and no Power in 2 copies",
            Wanted(("guardian",), 3, {"attack": 2, "power": 0}, 2),
        ),
        ("card", "the card Dock Watch", Wanted(("guardian",), name="Dock Watch", made_up=True)),
        ("cards", "2 Starting Cards with 4 Power", Wanted(("starting", "starting"), None, {"power": 4})),
        ("cards", "a Guardian and an Action of base cost 5", Wanted(("guardian", "action"), 5)),
        ("does", "takes a Plan marker from Uptown", Said("take-plan", "uptown")),
        ("does", "acquires Card A", Said("acquire", {"Card A": 1})),
        ("does", "destroys nothing", Said("destroy", {})),
        ("does", "applies Card B, then Card A", Said("order-abilities", ["Card B", "Card A"])),
        ("number", "-3", -3),
        ("does", "places a Plan marker in Uptown", Said("place-plan", "uptown")),
        ("asked", "to place a Plan marker", "place-plan"),
        (
            "event",
            "Red places a Plan marker in Uptown",
            ("plan-placed", {"seat": "red", "district": "uptown"}),
        ),
        ("options", "Uptown, Downtown and Northside", ["downtown", "northside", "uptown"]),
        ("text", "planning-2", "planning-2"),
    ],
)
def test_word(book: Book, placeholder: str, text: str, read: Any) -> None:
    """Each placeholder of a phrase is read as what it stands for."""
    assert wording.READERS[placeholder](book, text) == read


@pytest.mark.parametrize(
    ("text", "wanted"),
    [
        ("a Gift Miracle", Wanted(("miracle",), labels=("gift",))),
        ("a Great Gift Miracle", Wanted(("miracle",), labels=("great-gift",))),
        ("a Tithe License that marks Ruins", Wanted(("license",), marks=("ruins",), labels=("tithe",))),
        ("the card Blackmail", Wanted(("intrigue",), name="Blackmail")),
    ],
)
def test_card_with_a_label(text: str, wanted: Wanted) -> None:
    """A card is described by what stands on it; a printed name is no name of ours."""
    assert wording.card(load_book("choose_your_god"), text) == wanted


@pytest.mark.parametrize(
    ("placeholder", "text", "found", "hint"),
    [
        ("seat", "yellow", "there is no seat `yellow`", "did you mean `Yellow`?"),
        ("seats", "Yellow and Nobody", "there is no seat `Nobody`", ""),
        ("place", "Stock", "there is no place `Stock`", ""),
        ("zone", "Downtown", "there is no zone `Downtown`", ""),
        ("fact", "Rounds", "there is no fact `Rounds`", "did you mean `Round`?"),
        ("point", "Hand Limit", "there is no rule point `Hand Limit`", "did you mean `Token Limit`?"),
        ("point", "Weather", "there is no rule point `Weather`", ""),
        ("span", "This Rownd", "there is no span `This Rownd`", "did you mean `This Round`?"),
        ("stage", "planning-turn", "there is no stage `planning-turn`", "did you mean `Planning turn`?"),
        ("where", "Downton", "there is no place or zone `Downton`", "did you mean `Downtown`?"),
        ("where", "Purple's Hand", "there is no seat `Purple`", ""),
        ("where", "Red's Head", "there is no zone `Head`", "did you mean `Hand`?"),
        ("pieces", "1 Plan Markr", "there is no piece `Plan Markr`", "did you mean `Plan Marker`?"),
        ("pieces", "two Cult Sites", "there is no number `two`", ""),
        ("pieces", "2 Thugs and 1 Thug", "there is no count `1 Thug`", ""),
        ("pieces", "1 Investigator with Fields 2", "there is no mark `Fields`", "did you mean `Field`?"),
        ("alias", "A", "there is no name for a card `A`", ""),
        ("card", "the Guardian", "there is no description of a card `the Guardian`", ""),
        ("card", "a Thug", "there is no kind of card `Thug`", ""),
        ("card", "a Guardian with 2 Luck", "there is no icon `Luck`", ""),
        (
            "cards",
            "2 Starting Cards",
            "there is no description of cards `2 Starting Cards`",
            "did you mean `2 Starting Cards with 4 Power`?",
        ),
        ("number", "1.5", "there is no number `1.5`", ""),
        ("does", "passes", "there is no answer `passes`", ""),
        ("asked", "to pass", "there is no question `to pass`", "did you mean `to pay`?"),
        ("event", "Red yawns", "there is no event `Red yawns`", ""),
        ("options", "Uptown and Nowhere", "there is no option `Nowhere`", ""),
    ],
)
def test_unknown_word(book: Book, placeholder: str, text: str, found: str, hint: str) -> None:
    """A word that the game does not have is named, with the nearest one that it has."""
    with pytest.raises(UnknownWord) as unknown:
        wording.READERS[placeholder](book, text)
    assert (unknown.value.found, unknown.value.hint) == (found, hint)


@pytest.mark.parametrize(
    ("fact", "text", "read"),
    [
        ("round", "3", 3),
        ("turn", "Red", "red"),
        ("closed-districts", "Uptown", ["uptown"]),
        ("closed-districts", "Uptown and Downtown", ["uptown", "downtown"]),
        ("closed-districts", "none", []),
    ],
)
def test_value(book: Book, fact: str, text: str, read: Any) -> None:
    """The value of a fact is read by the type of the fact."""
    assert wording.value(book, fact, text) == read


@pytest.mark.parametrize(
    ("fact", "text", "found"),
    [
        ("round", "Red", "there is no number `Red`"),
        ("turn", "3", "there is no seat `3`"),
        ("turn", "none", "there is no seat `none`"),
        ("closed-districts", "Bluff", "there is no district `Bluff`"),
    ],
)
def test_unknown_value(book: Book, fact: str, text: str, found: str) -> None:
    """A value of another type than the fact's is named."""
    with pytest.raises(UnknownWord, match=found):
        wording.value(book, fact, text)


@pytest.mark.parametrize(
    ("text", "read"),
    [
        ("empty", []),
        ("Yellow", ["plan-marker+yellow"]),
        ("Yellow, Red, Yellow", ["plan-marker+yellow", "plan-marker+red", "plan-marker+yellow"]),
    ],
)
def test_owners(book: Book, text: str, read: list[str]) -> None:
    """The pieces of a pile are named by their owners, bottom first."""
    assert wording.owners(book, "plan-field", text) == read
