"""What the phrases of the vocabulary do and find, on the reference engine."""

from dataclasses import replace

import pytest

from cultrules.engines.reference import ReferenceEngine
from cultrules.games import find_game
from cultrules.scenarios.case import Case, Verdict
from cultrules.scenarios.phrases import understand
from cultrules.scenarios.phrases.vocabulary import VOCABULARY
from cultrules.scenarios.positions import base_position
from cultrules.spec import BadInput, Book


def run(book: Book, *lines: str) -> Case:
    """Plays lines such as `given the position planning-2` on the reference engine."""
    game = replace(find_game(book.id), book=book)
    case = Case("ROTC-6.1-01", book, ReferenceEngine(lambda _id: game), "en", book.choices("en", {}))
    for line in lines:
        keyword, _, text = line.partition(" ")
        understand(book, keyword, text, (), line).run(case)
    return case


MOST_PHRASES = 60
PLACED = ("given the position planning-2", "when Yellow places a Plan marker in Uptown")
REFUSED = ("given the position planning-2", "when Red wrongly places a Plan marker in Uptown")
ACQUIRED = (
    "given the position action-2",
    "given Yellow has 1 Cult Site in Downtown",
    "given Card A is a Guardian",
    "given Card B is a Guardian",
    "given Card C is an Action",
    "given there are 6 Card A in Downtown",
    "given there is 1 Investigator with Field 2 in Investigation Track of Uptown",
    "given Yellow has 20 Initiates in Screen",
    "when Yellow takes a Plan marker from Downtown",
    "when Yellow uses it for Augmentation",
    "when Yellow acquires Card A",
    "when Yellow pays with 20 Initiates",
)
SCORED = ("given the position end-of-game-2", "given Red has 2 Dominance Markers in Uptown", "when the game goes on")


@pytest.mark.parametrize(
    ("before", "then"),
    [
        (REFUSED, "it is refused"),
        (PLACED, "Red is asked to place a Plan marker"),
        (PLACED, "the options are Uptown, Northside and Downtown"),
        (PLACED, "Yellow has 1 Plan Marker in Uptown"),
        (PLACED, "Yellow has no Plan Marker in Downtown"),
        (PLACED, "the Plan Field of Uptown is Yellow, bottom first"),
        (PLACED, "the Turn is Red"),
        (PLACED, "the Closed District is Rivertown"),
        (PLACED, "the stage is Planning turn"),
        (PLACED, "all learn only that Yellow places a Plan marker in Uptown"),
        (PLACED, "Red sees that Yellow has 3 Plan Markers in Stock"),
        (PLACED, "Red sees that the Plan Field of Uptown is Yellow, bottom first"),
        (PLACED, "Red sees only that 12 cards are in Yellow's Cult Deck"),
        (PLACED, "the options include Uptown and Downtown"),
        (PLACED, "the options do not include Rivertown"),
        (PLACED, "all learn that Yellow places a Plan marker in Uptown"),
        (PLACED, "Red sees only how many cards are in Yellow's Cult Deck"),
        (PLACED, "Yellow's Hand is empty"),
        (PLACED, "Yellow's Stock has 1 card fewer than before"),
        (PLACED, "Plan Field of Uptown has 1 card more than before"),
        (PLACED, "Yellow's Cult Deck has 0 cards more than before"),
        (ACQUIRED, "Yellow has Card A and no Card B in Hand"),
        (ACQUIRED, "there are 5 Card A and no Card B in Downtown"),
        (ACQUIRED, "there are 5 Card A in District Card of Downtown"),
        (ACQUIRED, "Red sees that there are 5 Card A in Downtown"),
        (ACQUIRED, "Red sees that there is 1 Investigator with Field 2 in Investigation Track of Uptown"),
        (ACQUIRED, "all learn that Yellow acquires Card A in Downtown"),
        (ACQUIRED, "Red sees nothing of Yellow's Screen"),
        (ACQUIRED, "the stage is Action turn"),
        (SCORED, "Red scores 2"),
        (SCORED, "the winner is Red"),
        (SCORED, "the winners are Red"),
    ],
)
def test_holds(book: Book, before: tuple[str, ...], then: str) -> None:
    """A Then that holds says nothing."""
    run(book, *before, f"then {then}")


@pytest.mark.parametrize(
    ("before", "then", "status", "reason"),
    [
        (PLACED, "it is refused", "accepted-illegal", "nothing was refused"),
        (
            PLACED,
            "Yellow is asked to place a Plan marker",
            "wrong",
            "`yellow` must be asked `place-plan`; it asks `red`: `place-plan`",
        ),
        (
            SCORED,
            "Yellow is asked to place a Plan marker",
            "wrong",
            "`yellow` must be asked `place-plan`; the game is over",
        ),
        (
            PLACED,
            "the options are Uptown and Downtown",
            "wrong",
            'the options: found ["downtown","northside","uptown"], expected ["downtown","uptown"]',
        ),
        (SCORED, "the options are Uptown", "wrong", "no options are listed; the game is over"),
        (
            PLACED,
            "Yellow has 2 Plan Markers in Uptown",
            "wrong",
            "`plan-marker+yellow` in `plan-field` of `uptown`: found 1, expected 2",
        ),
        (
            PLACED,
            "the Plan Field of Uptown is empty, bottom first",
            "wrong",
            '`plan-field` of `uptown`: found ["plan-marker+yellow"], expected []',
        ),
        (PLACED, "the Turn is Yellow", "wrong", '`turn`: found "red", expected "yellow"'),
        (PLACED, "the options include Rivertown", "wrong", 'missing options: found ["rivertown"], expected []'),
        (
            PLACED,
            "the options do not include Uptown and Rivertown",
            "wrong",
            'wrong options: found ["uptown"], expected []',
        ),
        (SCORED, "the options do not include Uptown", "wrong", "no options are listed; the game is over"),
        (
            PLACED,
            "there are 3 Investigators in Uptown",
            "wrong",
            "`investigator` in `investigators` of `uptown`: found 0, expected 3",
        ),
        (
            PLACED,
            "Red sees that there are 3 Investigators in Uptown",
            "wrong",
            "`investigator` in `investigators` of `uptown`: found 0, expected 3",
        ),
        (
            PLACED,
            "all learn that Red passes",
            "wrong",
            'what became public: found [{"event":"plan-placed","fields":{"district":"uptown","seat":"yellow"}}], '
            'expected [{"event":"passed","fields":{"seat":"red"}}]',
        ),
        (PLACED, "Red sees nothing of Red's Screen", "wrong", '`screen` of `red`: found {}, expected {"hidden":null}'),
        (PLACED, "Yellow's Cult Deck is empty", "wrong", "what lies in `deck` of `yellow`: found 12, expected 0"),
        (
            PLACED,
            "Yellow's Cult Deck has 1 card more than before",
            "wrong",
            "cards that came to `deck` of `yellow`: found 0, expected 1",
        ),
        (
            PLACED,
            "Red sees only how many cards are in Red's Hand",
            "wrong",
            '`hand` of `red`: found {}, expected {"hidden":0}',
        ),
        (PLACED, "the stage is Planning", "wrong", 'the stage: found "planning-turn", expected "planning"'),
        (PLACED, "Yellow scores 0", "wrong", "the points of `yellow`: found null, expected 0"),
        (PLACED, "nobody wins", "wrong", "the winners: found null, expected []"),
        (SCORED, "nobody wins", "wrong", 'the winners: found ["red"], expected []'),
        (SCORED, "the winner is Yellow", "wrong", 'the winners: found ["red"], expected ["yellow"]'),
        (
            SCORED,
            "the winners are Yellow and Red",
            "wrong",
            'the winners: found ["red"], expected ["red","yellow"]',
        ),
        (
            PLACED,
            "all learn only that Red places a Plan marker in Uptown",
            "wrong",
            'what became public: found [{"event":"plan-placed","fields":{"district":"uptown","seat":"yellow"}}], '
            'expected [{"event":"plan-placed","fields":{"district":"uptown","seat":"red"}}]',
        ),
        (
            PLACED,
            "Red sees that Yellow has 12 Disorganization in Cult Deck",
            "wrong",
            "`disorganization` in `deck` of `yellow`: found null, expected 12",
        ),
        (
            PLACED,
            "Red sees that the Plan Field of Uptown is Red, bottom first",
            "wrong",
            '`plan-field` of `uptown`: found ["plan-marker+yellow"], expected ["plan-marker+red"]',
        ),
        (
            PLACED,
            "Red sees only that 11 cards are in Yellow's Cult Deck",
            "wrong",
            '`deck` of `yellow`: found {"hidden":12}, expected {"hidden":11}',
        ),
        (
            PLACED,
            "Red sees only that 0 cards are in Red's Hand",
            "wrong",
            '`hand` of `red`: found {}, expected {"hidden":0}',
        ),
    ],
)
def test_does_not_hold(book: Book, before: tuple[str, ...], then: str, status: str, reason: str) -> None:
    """A Then that does not hold says what was found and what was expected."""
    with pytest.raises(Verdict) as verdict:
        run(book, *before, f"then {then}")
    assert (verdict.value.status, verdict.value.reason) == (status, reason)


@pytest.mark.parametrize(
    ("givens", "field", "value"),
    [
        (["the stage is Planning"], "stage", "planning"),
        (
            ["during This Round, Plan Markers To Place is 3"],
            "modifiers",
            [{"point": "plan-markers", "change": "is", "value": 3, "until": "round"}],
        ),
        (
            ["during This Round, Plan Markers To Place changes by -1", "during This Round, Plan Markers To Place is 3"],
            "modifiers",
            [
                {"point": "plan-markers", "change": "add", "value": -1, "until": "round"},
                {"point": "plan-markers", "change": "is", "value": 3, "until": "round"},
            ],
        ),
    ],
)
def test_given(book: Book, givens: list[str], field: str, value: object) -> None:
    """A Given changes the position before it is handed over."""
    case = run(book, "given the position planning-2", *(f"given {each}" for each in givens))
    assert case.position is not None
    assert case.position[field] == value


def test_all_cards(book: Book) -> None:
    """All cards of a zone, and no others, are moved to another."""
    case = run(book, "given the position planning-2", "given all cards of Yellow's Cult Deck are in Yellow's Hand")
    assert case.position is not None
    zones = case.position["zones"]
    assert (zones["deck"]["yellow"]["layers"], sum(zones["hand"]["yellow"].values())) == ([], 12)
    assert zones["deck"]["red"] == base_position(book, "planning-2")["zones"]["deck"]["red"]


def test_all_cards_of_nobody(book: Book) -> None:
    """Where each player has such a zone it must be said whose is meant."""
    with pytest.raises(BadInput) as caught:
        run(book, "given the position planning-2", "given all cards of Cult Deck are in Yellow's Hand")
    assert caught.value.problems[0].found == "`deck`"


def test_a_new_game_has_no_before(book: Book) -> None:
    """What came and went can only be counted from a position that was given."""
    with pytest.raises(BadInput) as caught:
        run(book, "given a new game with 2 players", "then City Deck has 0 cards more than before")
    assert caught.value.problems[0].code == "no-position"


def test_card(book: Book) -> None:
    """A name stands for a card of the content at hand, and different names for different cards."""
    case = run(book, "given Card A is a Guardian", "given Card B is a Guardian", "given Card C is an Action")
    kinds = {name: book.cards[id_].kind for name, id_ in case.cards.items()}
    assert kinds == {"Card A": "guardian", "Card B": "guardian", "Card C": "action"}
    assert len(set(case.cards.values())) == 3


def test_cards_together(book: Book) -> None:
    """Several names stand for different cards that are together as described."""
    case = run(book, "given Card A and Card B are 2 Starting Cards with 4 Power together")
    cards = [book.cards[case.cards[name]] for name in ("Card A", "Card B")]
    assert (len({each.id for each in cards}), sum(each.icons.get("power", 0) for each in cards)) == (2, 4)


@pytest.mark.parametrize(
    ("given", "names"),
    [
        ("Card A is a Guardian of base cost 99", "Card A"),
        ("Card A is a Guardian with 77 Attack", "Card A"),
        ("Card A is a Guardian in 999 copies", "Card A"),
        ("Card A and Card B are 2 Starting Cards with 99 Power together", "Card A and Card B"),
    ],
)
def test_no_such_card(book: Book, given: str, names: str) -> None:
    """A scenario for which the content has no card does not apply."""
    with pytest.raises(Verdict) as verdict:
        run(book, f"given {given}")
    assert (verdict.value.status, verdict.value.reason) == ("not-applicable", f"the content has no cards for {names}")


def test_marks(book: Book) -> None:
    """Pieces with different marks are counted apart."""
    track = "in Investigation Track of Downtown"
    one = f"given there is 1 Investigator with Field 1 {track}"
    case = run(book, "given the position action-2", one, f"given there are 2 Investigators with Field 2 {track}")
    assert case.position is not None
    found = case.position["zones"]["investigation-track"]["downtown"]
    assert found == {"investigator+field=1": 1, "investigator+field=2": 2}


def test_given_fact(book: Book) -> None:
    """A Given sets a fact."""
    case = run(book, "given the position planning-2", "given the Round is 4")
    assert case.position is not None
    assert case.position["facts"]["round"] == 4


def test_a_small_vocabulary() -> None:
    """All games together are told in few sentences, each of one form: a new game brings nouns, not phrases."""
    assert len(VOCABULARY) <= MOST_PHRASES
    assert len({(phrase.keyword, phrase.template) for phrase in VOCABULARY}) == len(VOCABULARY)
