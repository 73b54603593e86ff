"""What cards do, told in English: who acts, who chooses, and nothing that can be read in two ways."""

from __future__ import annotations

from pathlib import Path

import pytest

from cultrules.language.books import load_book
from cultrules.language.wording import explain
from cultrules.spec.game import lexicon_ids

GOD, CULTS = "choose_your_god", "rise_of_the_cults"
MIRACLE, ABILITY = "kind Miracle", "kind Cult Ability"
ACTION = "kind Action\n  cost 1 Power"
GIVE = "rival: give half rival.coins rounded up Coin to you"
HERE = "at Active Location"


def told(folder: Path, game: str, head: str, ability: str) -> str:
    """The paragraph about the ability of a card of its own."""
    path = folder / "mine.cult"
    text = f'game "{game}"\n\ncard "A Card of Its Own"\n  {head}\n  source house "a test"\n  {ability}\n'
    path.write_text(text, encoding="utf-8")
    book = load_book(game, (path,))
    return explain(book.cards["a-card-of-its-own"], book).split("\n\n")[1]


@pytest.mark.parametrize(
    ("game", "head", "ability", "said"),
    [
        (
            *(GOD, ABILITY, "during Action Window once per This Location: draw 1 Miracle from Miracle Deck"),
            "In the Action window, once per Location, you may use this card: you draw 1 Miracle from the Miracle Deck.",
        ),
        (
            *(GOD, MIRACLE, "resolve: sacrifice 1 Priest Token from Free Pool as gift where gift.strength = 1"),
            "When this card takes effect: you sacrifice 1 Priest Token (gift) of your choice from your Free Pool, "
            "whose strength is exactly 1.",
        ),
        (
            *(
                GOD,
                MIRACLE,
                "resolve: place 1 Priest from Free Pool at Active Location as elder where elder.strength >= 2",
            ),
            "When this card takes effect: you place 1 Priest (elder) of your choice from your Free Pool, "
            "whose strength is at least 2, at the Active Location.",
        ),
        (
            *(GOD, MIRACLE, f"resolve: move 1 Priest of you {HERE} to Free Pool"),
            "When this card takes effect: you move 1 of your Priests of your choice at the Active Location "
            "to your Free Pool.",
        ),
        (
            *(GOD, MIRACLE, f"resolve: draw count(Priest {HERE}) from Miracle Deck"),
            "When this card takes effect: you draw as many cards as the number of Priests at the Active Location, "
            "from the Miracle Deck.",
        ),
        (
            *(
                GOD,
                MIRACLE,
                "during Action Window once per This Location: play 1 Card from Hand as guise where guise is Dark Seal",
            ),
            "In the Action window, once per Location, you may use this card: you play 1 Card (guise) of your choice "
            "from your Hand, which is Dark Seal.",
        ),
        (
            *(GOD, MIRACLE, "resolve: discard 2 Card from you"),
            "When this card takes effect: you discard 2 Cards of your choice from all you have.",
        ),
        (
            *(GOD, MIRACLE, "resolve:\n    each other Cult as rival where rival.coins >= 7: lose 1 Follower"),
            "When this card takes effect: each other Cult (rival) whose coins are at least 7: "
            "that Cult (rival) loses 1 Follower.",
        ),
        (
            *(GOD, MIRACLE, f"resolve:\n    requires no Altar {HERE}\n    gain 1 Follower"),
            "When this card takes effect, if there is no Altar at the Active Location: you gain 1 Follower.",
        ),
        (
            *(
                GOD,
                MIRACLE,
                f"resolve:\n    choose 1 other Cult as rival\n    {GIVE}",
            ),
            "When this card takes effect: you choose 1 other Cult (rival). That Cult (rival) gives as many Coins as "
            "half of the coins of that Cult (rival), rounded up, to you.",
        ),
        (
            *(CULTS, ACTION, "resolve:\n    choose 2 other Player as rivals\n    rivals: gain 1 Thug"),
            "When this card takes effect: you choose 2 other Players (rivals). Those Players (rivals) gain 1 Thug.",
        ),
        (
            *(CULTS, ACTION, "resolve:\n    each other Player: lose 1 Thug"),
            "When this card takes effect: each other Player: that other Player loses 1 Thug.",
        ),
        (
            *(CULTS, ACTION, "resolve:\n    you:\n      roll 1 Recruitment Die:\n        on Thug: gain 1 Thug"),
            "When this card takes effect: you roll 1 Recruitment Die: for each that shows Thug, you gain 1 Thug.",
        ),
        (
            *(CULTS, ACTION, "resolve: lose 0..2 Cultist"),
            "When this card takes effect: you lose up to 2 Cultists (as you choose).",
        ),
        (
            *(CULTS, ACTION, "resolve:\n    repeat players(2: 1, 3: 2, 4: 3) times: draw 1"),
            "When this card takes effect: 1 (with 2 players), 2 (with 3 players) or 3 (with 4 players) times: "
            "you draw 1 card.",
        ),
        (
            *(CULTS, ACTION, "resolve:\n    repeat 2 times: draw 1"),
            "When this card takes effect: twice: you draw 1 card.",
        ),
        (
            *(CULTS, ACTION, "resolve:\n    until end of This Round: Cards To Draw +1"),
            "When this card takes effect: Cards To Draw are 1 higher until the end of this Round.",
        ),
        (
            *(CULTS, ACTION, "may when Disorganized where event.cause is Defeat: draw 1"),
            "After Disorganized (a player gets a Disorganization card), if the cause is Defeat, you may use this card: "
            "you draw 1 card.",
        ),
    ],
)
def test_an_ability_in_english(tmp_path: Path, game: str, head: str, ability: str, said: str) -> None:
    """The sentence names who acts and who chooses, and what a test is about stands beside it."""
    assert told(tmp_path, game, head, ability) == said


@pytest.mark.parametrize("game", lexicon_ids())
def test_no_card_is_told_clumsily(game: str) -> None:
    """No card of any game repeats a word, or is told with what no English sentence has."""
    book = load_book(game)
    texts = [explain(card, book) for card in book.cards.values()]
    clumsy = ("window window", " of you ", "this happens. This", "  ", " ,", "_ ", "for you.")
    assert [text for text in texts for word in clumsy if word in text] == []
