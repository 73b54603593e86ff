"""Packs: all mistakes of all files at once, and nothing loaded by half."""

from __future__ import annotations

from pathlib import Path

import pytest

from cultrules.language.books import find_book, load_book, read_cards, read_pack
from cultrules.spec import BadInput, read_book
from cultrules.spec.files import folder
from cultrules.spec.problems import BadCards

GAME = "rise_of_the_cults"
HEAD = f'game "{GAME}"\n'
GOOD = f'{HEAD}card "Dock Watch"\n  kind Guardian\n  cost 1 Power\n  source house "ours"\n'
ODD_KIND = f'{HEAD}card "Salt Widow"\n  kind Widow\n  cost 1 Power\n  source house "ours"\n'
ODD_DATUM = f'{HEAD}datum "widows"\n  value 1\n  source house "ours"\n'


@pytest.fixture
def pack(tmp_path: Path):
    """Writes a pack and gives its path."""

    def written(name: str, text: str) -> Path:
        path = tmp_path / name
        path.write_text(text, encoding="utf-8")
        return path

    return written


def test_all_mistakes_of_all_files_at_once(pack) -> None:
    """Every mistake of every file is reported, in the order of the files."""
    packs = tuple(pack(f"{at}.cult", text) for at, text in enumerate((ODD_KIND, GOOD, ODD_DATUM)))
    with pytest.raises(BadCards) as caught:
        load_book(GAME, packs)
    found = [(problem.code, problem.place) for problem in caught.value.problems]
    assert found == [("unknown-kind-of-card", f"{packs[0]}:3:8"), ("unknown-datum", f"{packs[2]}:2:7")]


def test_goods_that_every_card_of_a_kind_has(pack) -> None:
    """An Intrigue that does not say for how much it is sold is not loaded."""
    path = pack("letter.cult", 'game "choose_your_god"\ncard "Open Letter"\n  kind Intrigue\n  source house "ours"\n')
    with pytest.raises(BadCards) as caught:
        load_book("choose_your_god", (path,))
    (problem,) = caught.value.problems
    assert (problem.code, problem.found) == ("missing-line", '"Open Letter" has no line `has … Sale Value`')


def test_a_draw_from_no_deck(pack) -> None:
    """Where all players share several decks a card says from which one it draws."""
    head = 'game "choose_your_god"\ncard "Open Sky"\n  kind Miracle\n  source house "ours"\n  resolve: draw 1'
    with pytest.raises(BadCards) as caught:
        load_book("choose_your_god", (pack("sky.cult", f"{head}\n"),))
    (problem,) = caught.value.problems
    assert (problem.code, problem.found) == ("missing-phrase", "`draw` without a deck")
    assert "open-sky" in load_book("choose_your_god", (pack("deck.cult", f"{head} from Miracle Deck\n"),)).cards


def test_nothing_is_loaded_by_half(pack) -> None:
    """A pack with a mistake changes nothing, not even by its good part or by another pack that is right."""
    before = dict(load_book(GAME).cards), dict(load_book(GAME).data)
    spoilt = pack("spoilt.cult", GOOD + ODD_KIND.removeprefix(HEAD))
    with pytest.raises(BadCards):
        load_book(GAME, (pack("good.cult", ODD_DATUM.replace("widows", "bluff-tokens")), spoilt))
    assert (dict(load_book(GAME).cards), dict(load_book(GAME).data)) == before
    assert load_book(GAME) is load_book(GAME)


def test_a_pack_leaves_the_shipped_book_alone(pack) -> None:
    """A book with a pack is another book: the shipped one keeps its numbers."""
    ours = load_book(GAME, (pack("good.cult", GOOD),))
    assert (ours.cards["dock-watch"].cost, load_book(GAME).cards["dock-watch"].cost) == (1, 3)
    assert set(ours.cards) == set(load_book(GAME).cards)


def test_two_packs_add_up(pack) -> None:
    """What two packs say holds together."""
    data = pack("data.cult", ODD_DATUM.replace("widows", "bluff-tokens"))
    ours = load_book(GAME, (pack("good.cult", GOOD), data))
    assert (ours.cards["dock-watch"].cost, ours.number("bluff-tokens")) == (1, 1)


def test_a_pack_can_be_played(pack) -> None:
    """Cards of a pack are pieces of the game, with what a position needs to know of them."""
    new = GOOD.replace("Dock Watch", "Salt Widow").replace("cost 1 Power", "cost 1 Power\n  has 2 Terror\n  copies 3")
    ours = load_book(GAME, (pack("new.cult", new),))
    assert (ours.pieces["salt-widow"].icons, ours.existing("salt-widow", 2)) == ({"terror": 2}, 3)


def test_copies_of_starting_cards_are_counted_for_each_player(pack) -> None:
    """A starting card exists once for each player, a District card as often as it says, Disorganization endlessly."""
    book = load_book(GAME)
    found = [book.existing(card, 3) for card in ("knife-hand", "dock-watch", "disorganization")]
    assert found == [3, 6, None]


def test_the_name_of_a_card_is_its_key() -> None:
    """The shipped cards are found by their names in lower case with hyphens."""
    cards = read_cards(read_book(folder("spec") / GAME)).cards
    assert {id_: card.name for id_, card in cards.items() if card.kind == "disorganization"} == {
        "disorganization": "Disorganization"
    }
    assert "keeper-of-scrolls" in cards


def test_no_such_file(tmp_path: Path) -> None:
    """A pack that is not there is bad input, not a bad card."""
    with pytest.raises(BadInput, match=r"^error\[no-such-file\]: the file does not exist\n") as caught:
        load_book(GAME, (tmp_path / "none.cult",))
    assert caught.value.exit_code == 3


def test_not_utf8(tmp_path: Path) -> None:
    """A pack in another encoding is named as such."""
    path = tmp_path / "old.cult"
    path.write_bytes(GOOD.replace("ours", "żółte").encode("cp1250"))
    with pytest.raises(BadInput, match=r"^error\[unreadable-file\]: the file is not UTF-8\n"):
        load_book(GAME, (path,))


def test_unknown_game() -> None:
    """A game that does not exist has no book, with or without packs."""
    with pytest.raises(BadInput, match=r"^error\[unknown-game\]: there is no game `chess`\n  at: --game\n"):
        find_book("chess", "--game")


def test_bad_cards_end_with_one(pack) -> None:
    """A pack with mistakes is answered with no, which is exit code 1."""
    with pytest.raises(BadCards) as caught:
        read_pack(pack("mine.cult", "card"))
    assert caught.value.exit_code == 1
