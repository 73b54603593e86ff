"""Decks that are shuffled lazily deal exactly like decks that were shuffled at once."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from fractions import Fraction
from itertools import permutations, product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cultrules.kernel.decks import UNKNOWN, Deck, Layer
from tests.effort import examples

Sequence = tuple[str, ...]


def dealt_at_once(deck: Deck) -> dict[Sequence, Fraction]:
    """How likely each sequence of cards is, by counting over all orders of the bag and of every layer."""
    found: Counter[Sequence] = Counter()
    for bag in permutations([key for key, count in deck.bag.items() for _ in range(count)]):
        rest = iter(bag)
        layers = [list(orders(layer, rest)) for layer in deck.layers]
        found.update(sum(parts, ()) for parts in product(*layers))
    return {cards: Fraction(times, found.total()) for cards, times in found.items()}


def orders(layer: Layer, rest: Iterator[str]) -> Iterator[Sequence]:
    """All orders of a layer whose unknown cards are the next ones of the rest."""
    if isinstance(layer, list):
        return iter([tuple(layer)])
    return permutations([next(rest) if key == UNKNOWN else key for key, count in layer.items() for _ in range(count)])


def dealt_lazily(deck: Deck) -> dict[Sequence, Fraction]:
    """How likely each sequence of cards is, by the weights of one draw after the other."""
    if not len(deck):
        return {(): Fraction(1)}
    found: dict[Sequence, Fraction] = {}
    weights = deck.outcomes()
    for card, weight in weights.items():
        left = deck.copy()
        left.remove_top(card)
        for cards, chance in dealt_lazily(left).items():
            found[card, *cards] = chance * Fraction(weight, sum(weights.values()))
    return found


@pytest.mark.parametrize(
    "deck",
    [
        Deck(),
        Deck([["rose", "fern"]]),
        Deck([{"rose": 2, "fern": 1}]),
        Deck([{"?": 2, "frost": 1}], {"rose": 1, "fern": 1}),
        Deck([{"?": 2, "frost": 1}, {"?": 1, "frost": 1}], {"rose": 2, "fern": 1}),
        Deck([{"?": 1, "frost": 2}, {"?": 2}], {"rose": 1, "fern": 1, "ivy": 1}),
        Deck([["ivy"], {"?": 1, "frost": 1}, ["ivy"], {"rose": 1, "?": 1}], {"fern": 2}),
        Deck([{"rose": 1, "ivy": 1}, {"?": 3}], {"rose": 2, "fern": 1}),
    ],
)
def test_weights_are_exact(deck: Deck) -> None:
    """Drawing card by card, every sequence is as likely as if the deck had been shuffled at once."""
    assert dealt_lazily(deck) == dealt_at_once(deck)


special = st.fixed_dictionaries({}, optional={"frost": st.integers(1, 2), "?": st.integers(1, 2)})
layers = st.lists(special.filter(bool) | st.lists(st.sampled_from(["ivy", "oak"]), min_size=1, max_size=2), max_size=2)


@examples(20)
@given(layers=layers, shared=st.lists(st.sampled_from(["rose", "fern"]), min_size=4, max_size=4))
def test_weights_of_any_deck_are_exact(layers: list[Layer], shared: list[str]) -> None:
    """Whatever the layers are, drawing card by card is as likely as shuffling at once."""
    unknowns = sum(layer.get(UNKNOWN, 0) for layer in layers if isinstance(layer, dict))
    deck = Deck(layers, dict(Counter(shared[:unknowns])))
    assert dealt_lazily(deck) == dealt_at_once(deck)


@pytest.mark.parametrize(
    ("deck", "weights"),
    [
        (Deck(), {}),
        (Deck([["rose", "fern"]]), {"rose": 1}),
        (Deck([["rose+seen=ann", "fern"]]), {"rose": 1}),
        (Deck([{"rose": 4, "fern": 2}]), {"fern": 1, "rose": 2}),
        (Deck([{"?": 6, "omen": 1}, {"?": 6, "omen": 1}], {"a": 8, "b": 4}), {"a": 4, "b": 2, "omen": 1}),
    ],
)
def test_weights_are_small_and_sorted(deck: Deck, weights: dict[str, int]) -> None:
    """The weights are whole numbers without a common divisor, sorted by card."""
    assert list(deck.outcomes().items()) == list(weights.items())


def test_a_card_keeps_its_marks_until_it_is_taken() -> None:
    """What comes off a deck is told with the marks that it had there."""
    deck = Deck([["ivy+seen=ann", "oak"], {"fern": 1}])
    taken = deck.remove_top("ivy"), deck.remove_top("oak"), deck.remove_bottom("fern")
    assert taken == ("ivy+seen=ann", "oak", "fern")


def test_a_known_card_on_top_is_the_next_one() -> None:
    """A card laid on top comes first, the last one laid down before the others."""
    deck = Deck([{"rose": 1, "fern": 1}])
    deck.put_on_top("ivy")
    deck.put_on_top("oak")
    assert deck == Deck([["oak", "ivy"], {"rose": 1, "fern": 1}])


def test_cards_shuffled_in_lie_on_top() -> None:
    """Cards that are shuffled in become a layer of their own above the others."""
    deck, cards = Deck([["ivy"]]), {"rose": 2}
    deck.shuffle_in(cards)
    cards["rose"] = 9
    deck.shuffle_in({})
    assert deck == Deck([{"rose": 2}, ["ivy"]])


def test_a_layer_vanishes_with_its_last_card() -> None:
    """No empty layer and no count of zero is left behind."""
    deck = Deck([["ivy"], {"?": 1, "frost": 1}], {"rose": 1})
    deck.remove_top("ivy")
    deck.remove_top("rose")
    assert deck == Deck([{"frost": 1}], {})
    deck.remove_top("frost")
    assert deck == Deck()


def test_only_the_top_card_can_be_removed() -> None:
    """A known card that is not on top stays where it is."""
    deck = Deck([["ivy", "oak"]])
    with pytest.raises(ValueError, match=r"^`oak` is not the top card$"):
        deck.remove_top("oak")


def test_cards_are_counted_wherever_they_lie() -> None:
    """The bag, known cards and shuffled cards count; the unknown ones are those of the bag."""
    deck = Deck([["ivy", "rose"], {"?": 2, "frost": 1}], {"rose": 1, "fern": 1})
    assert len(deck) == 5
    assert deck.pieces() == {"rose": 2, "fern": 1, "ivy": 1, "frost": 1}


def test_a_copy_is_a_deck_of_its_own() -> None:
    """What happens to a copy does not happen to the deck."""
    deck = Deck([["ivy"], {"?": 1}], {"rose": 1})
    copy = deck.copy()
    copy.remove_top("ivy")
    copy.remove_top("rose")
    assert deck == Deck([["ivy"], {"?": 1}], {"rose": 1})


def test_a_card_laid_under_the_deck_comes_last() -> None:
    """It lies under shuffled cards and under known ones, and is the bottom card."""
    deck = Deck([{"rose": 2}])
    deck.put_at_bottom("ivy")
    deck.put_at_bottom("oak")
    assert deck == Deck([{"rose": 2}, ["ivy", "oak"]])
    assert deck.outcomes(bottom=True) == {"oak": 1}


def test_the_bottom_card_can_be_removed() -> None:
    """From known cards the last one, from shuffled ones any; no empty layer is left behind."""
    deck = Deck([{"?": 1, "frost": 1}, ["ivy"]], {"rose": 1})
    with pytest.raises(ValueError, match=r"^`oak` is not the bottom card$"):
        deck.remove_bottom("oak")
    deck.remove_bottom("ivy")
    assert deck.outcomes(bottom=True) == {"frost": 1, "rose": 1}
    deck.remove_bottom("rose")
    assert deck == Deck([{"frost": 1}])


def test_reshuffle() -> None:
    """All cards lie in one layer, whatever was known of any of them."""
    deck = Deck([["ivy+seen=ann"], {"?": 1, "frost": 1}], {"rose": 1})
    deck.reshuffle({"fern": 2, "ivy": 1})
    assert (deck.layers, deck.bag) == ([{"fern": 2, "frost": 1, "ivy": 2, "rose": 1}], {})
    empty = Deck()
    empty.reshuffle({})
    assert empty.layers == []
