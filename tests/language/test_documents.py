"""Golden documents: packs that load, and packs that do not with the exact message for each.

What `bad/X.cult` (or all packs of the folder `bad/X/` together) is answered with stands in `bad/X.txt`. After a change
of the messages `CULTRULES_REWRITE=1 python -m pytest tests/language/test_documents.py` writes those texts anew; the
diff is then read line by line.
"""

from __future__ import annotations

import os
import re
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from cultrules.language import parsing
from cultrules.language.books import load_book
from cultrules.spec import Book
from cultrules.spec.cards import Card
from cultrules.spec.problems import BadCards
from cultrules.spec.tables import Source

from .fuzzing import TERMINAL

HERE = Path(__file__).parent
GAME = "rise_of_the_cults"
BAD = sorted(path.stem for path in (HERE / "bad").iterdir() if path.suffix != ".txt")
REWRITE = "CULTRULES_REWRITE"
NIGHT = Source("house", "made for our game night")


CODES = {
    "bad-bounds": "bounds_exchanged bounds_that_leave_no_choice",
    "bad-indentation": "bad_dedent bad_dedent_in_a_body indented_first_block indented_too_far lines_not_indented",
    "constant-test": "constant_test",
    "control-character": "control_character",
    "duplicate-name": "duplicate_name same_name_in_two_packs",
    "endless": "card_that_plays_itself trigger_loop",
    "endless-action": "endless_action",
    "fixed-datum": "fixed_number_of_players",
    "incomplete": "verb_alone",
    "late-cost": "cost_after_an_effect",
    "line-twice": "icon_twice kind_twice players_twice",
    "long-number": "long_number long_number_in_the_head",
    "misplaced-cost": "cost_in_an_if requires_in_an_each",
    "missing-amount": "missing_amount",
    "missing-block": (
        "ability_without_lines choice_without_options no_lines no_lines_before_another option_without_block"
    ),
    "missing-line": "no_cost no_kind no_source no_value",
    "missing-phrase": "missing_phrase move_to_nowhere",
    "missing-players": "missing_players players_missing_in_an_amount",
    "missing-thing": "amount_without_a_thing",
    "name-twice": "name_twice",
    "negative-number": "negative_amount_for_players negative_cost negative_value",
    "no-amount": "amount_where_there_is_none",
    "no-copies": "copies_without_end",
    "no-cost": "cost_without_price",
    "no-game": "no_game nothing only_comments two_games",
    "no-label": "option_without_words",
    "no-name": "no_name",
    "no-other-side": "flipped_to_nothing",
    "no-payment": "gain_as_a_cost",
    "no-source": "empty_source unknown_source",
    "one-option": "one_option",
    "open-quote": "open_quote open_quote_in_name",
    "own-line": (
        "block_on_the_line_of_another choice_on_the_line_of_another each_on_the_line_of_another "
        "seat_on_the_line_of_another"
    ),
    "phrase-twice": "phrase_twice",
    "reserved-word": "keyword_as_a_name verb_as_a_name",
    "tab": "tab tab_inside",
    "too-deep": "too_deep_blocks too_deep_of too_deep_parentheses",
    "two-abilities": "two_abilities",
    "two-meanings": "name_of_a_piece name_of_a_place",
    "unbound-name": "else_without_if lower_case_noun name_before_it_is_bound no_event",
    "unexpected": (
        "ability_without_colon act_capitalised change_without_number game_without_quotes "
        "half_without_rounding let_without_equals limit_after_where lower_case_word mark_without_number "
        "marks_nothing mixed_tests name_capitalised name_without_quotes no_number no_word number_in_words "
        "odd_space option_without_colon parenthesis_not_closed phrase_after_where players_not_closed "
        "players_without_colon puts_without_number puts_without_place repeat_without_times "
        "sum_without_parentheses test_without_comparison test_without_end too_many_words trailing_number "
        "trailing_words typeset_quotes typo_in_a_limit typo_in_a_phrase window_without_word"
    ),
    "unknown-attribute": "unknown_attribute unknown_field_of_an_event unknown_number_of_a_piece",
    "unknown-card": "unknown_card",
    "unknown-datum": "unknown_datum unknown_datum_at_all",
    "unknown-die": "unknown_die",
    "unknown-event": "unknown_event",
    "unknown-game": "unknown_game",
    "unknown-icon": "unknown_icon unknown_icon_in_cost",
    "unknown-kind-of-card": "plural_kind",
    "unknown-label": "unknown_label",
    "unknown-line": (
        "ability_in_a_body act_among_changes act_among_options act_among_sides body_line_capitalised "
        "comment_sign_of_another_language indented_block keyword_capitalised line_of_a_datum "
        "number_begins_a_line option_under_nothing typo_in_a_block typo_in_a_datum typo_in_a_keyword "
        "typo_in_an_ability typo_in_game unindented_line verb_in_the_head word_with_a_letter_more "
        "words_that_touch"
    ),
    "unknown-mark": "puts_unknown_mark",
    "unknown-piece": "puts_unknown_piece",
    "unknown-place": "marks_unknown_place puts_unknown_place",
    "unknown-rule-point": "unknown_rule_point",
    "unknown-span": "unknown_span unknown_span_in_until",
    "unknown-verb": "head_line_in_a_body may_on_the_line_of_another typo_in_a_verb",
    "unknown-window": "unknown_window",
    "unknown-word": "event_as_a_noun plural_noun rule_point_as_a_noun unknown_word unknown_word_before_the_dot",
    "unreachable": "option_twice side_twice unknown_side",
    "wrong-change": "permission_for_a_number wrong_change",
    "wrong-goods": "wrong_goods_in_cost",
    "wrong-kind": (
        "amount_to_choose_in_a_sum is_between_numbers is_between_two_kinds no_place no_place_to_come_from "
        "no_place_to_go no_seat_that_acts order_between_things set_of_no_things wrong_kind "
        "wrong_value_of_a_rule_point"
    ),
    "wrong-phrase": "wrong_phrase",
    "wrong-value": "number_for_places number_for_players players_for_number",
    "zero": "no_change puts_zero zero_amount zero_copies zero_icons",
}
"""For each code of a problem the documents that have this problem and no other."""
SEVERAL = {
    "every_broken_block": ["unexpected", "unknown-word", "unexpected", "unexpected"],
    "many_errors": ["unknown-kind-of-card", "negative-number", "unknown-icon", "unknown-datum", "duplicate-name"],
}
"""Documents with several problems."""
TWELVE = (
    *("typo_in_a_verb", "plural_noun", "missing_amount", "wrong_kind", "tab", "bad_dedent", "unknown_window"),
    *("gain_as_a_cost", "trigger_loop", "option_without_block", "name_before_it_is_bound", "duplicate_name"),
)
"""The mistakes that authors make most."""
ELSEWHERE = {"more-problems", "too-large", "too-long", "bad-content", "bad-tree"}
"""Problems of no document that could stand here: of one that is too large, or of none."""
CODE = re.compile(r'''(?:wrong|[pP]roblem|Refused)\(\s*"([a-z-]+)"''')
MOST = 20
"""An author who reads more alternatives than this reads none."""


@pytest.fixture(autouse=True)
def here(monkeypatch: pytest.MonkeyPatch) -> None:
    """Paths in messages are seen from this folder."""
    monkeypatch.chdir(HERE)


def packs(name: str) -> tuple[Path, ...]:
    """The file of that name, or all files of the folder of that name."""
    path = Path("bad", name)
    return tuple(sorted(path.glob("*.cult"))) if path.is_dir() else (Path("bad", f"{name}.cult"),)


def message(name: str) -> str:
    """What the packs are answered with."""
    with pytest.raises(BadCards) as caught:
        load_book(GAME, packs(name))
    return f"{caught.value}\n"


@pytest.mark.parametrize("name", BAD)
def test_bad(name: str) -> None:
    """A document with a mistake is answered with the exact place, the line, what was expected, and a hint."""
    golden = HERE / "bad" / f"{name}.txt"
    if os.environ.get(REWRITE):
        golden.write_text(message(name), encoding="utf-8", newline="\n")
    assert message(name) == golden.read_text(encoding="utf-8")


@pytest.mark.parametrize("name", BAD)
def test_words_of_authors(name: str) -> None:
    """No message shows a name of the grammar, and each points into the line that it quotes."""
    said = message(name)
    assert TERMINAL.findall(said) == []
    assert re.search(r"^  at: bad/\S+\.cult:\d+:\d+\n +\d+ \| .*\n +\| *\^+\n  expected: .", said, re.MULTILINE)


@pytest.mark.parametrize("name", BAD)
def test_codes(name: str) -> None:
    """A document has exactly the problems that it is there to show."""
    alone = [code for code, names in CODES.items() if name in names.split()]
    assert re.findall(r"^error\[(.*?)\]", message(name), re.MULTILINE) == SEVERAL.get(name, alone)


def test_the_twelve() -> None:
    """Each of the mistakes that authors make most has one message."""
    assert {name: message(name).count("error[") for name in TWELVE} == dict.fromkeys(TWELVE, 1)


def test_every_code_has_its_document() -> None:
    """Every code that the language knows is shown by a document."""
    sources = Path(parsing.__file__).parent.glob("*.py")
    known = {code for path in sources for code in CODE.findall(path.read_text(encoding="utf-8"))}
    assert known - CODES.keys() == ELSEWHERE


@pytest.mark.parametrize("name", BAD)
def test_few_alternatives(name: str) -> None:
    """No message lists more than an author would read."""
    assert [line for line in message(name).split("\n") if line.count("`") > 2 * MOST] == []


def test_every_text_has_its_document() -> None:
    """No expected text is left over from a document that is gone."""
    assert sorted(path.stem for path in Path("bad").glob("*.txt")) == BAD


def widow(copies: int = 1, terror: int = 0, text: str = "", attack: int = 2) -> Card:
    """A card that no shipped file has."""
    icons = {goods: number for goods, number in (("attack", attack), ("terror", terror)) if number}
    return Card("salt-widow", "Salt Widow", "guardian", {"power": 6}, icons, copies, text, NIGHT)


def watch(name: str, cost: int, icons: dict[str, int], copies: int) -> Card:
    """Another Guardian with a Dock Watch's lines."""
    return Card(name.lower().replace(" ", "-"), name, "guardian", {"power": cost}, icons, copies, "", NIGHT)


def placed(kind: str, marks: tuple[str, ...] = (), puts: tuple[tuple[str, int, str], ...] = ()) -> Card:
    """A card that marks places or puts pieces there."""
    return Card("salt-widow", "Salt Widow", kind, None, {}, 1, "", NIGHT, marks, puts)


RITUAL_FIELDS = {"ritual-fields": {"2": 4, "3": 5, "4": 6}}
GOOD: dict[str, tuple[list[Card], dict[str, Any]]] = {
    "abilities": (
        [widow(attack=0), Card("salt-orphan", "Salt Orphan", "city", None, {}, 1, "", NIGHT, ("downtown",))],
        {},
    ),
    "blank_lines": ([widow()], {}),
    "card_without_icons": ([watch("Dock Watch", 3, {}, 1)], {}),
    "city_card": ([placed("city", marks=("downtown", "northside"))], {}),
    "comments": (
        [
            Card(
                "salt-widow",
                "Salt Widow",
                "guardian",
                {"power": 6},
                {"attack": 2},
                1,
                "",
                Source("house", "made # for our game night"),
            )
        ],
        {},
    ),
    "comments_in_abilities": ([placed("city")], {}),
    "data": ([], {"bluff-tokens": 3} | RITUAL_FIELDS),
    "game_last": ([watch("Dock Watch", 3, {"attack": 2}, 6)], {}),
    "new_card": ([widow(3, 2, "She waits at the quay.")], {}),
    "only_a_game": ([], {}),
    "polish": ([watch("Strażnik Doków", 3, {"attack": 2}, 6)], {}),
    "replaced_card": ([watch("Dock Watch", 1, {"attack": 2}, 6)], {}),
    "setup_card": (
        [placed("setup", puts=(("sanity-3", 1, "downtown"), ("investigator+field=2", 1, "uptown")))],
        {},
    ),
    "spaces": ([widow()], RITUAL_FIELDS),
}
"""For each good document the cards and the data that are other than before."""


def changes(book: Book) -> tuple[list[Card], dict[str, Any]]:
    """The cards and data of a book that the shipped one has not, apart from what the cards do."""
    shipped = load_book(GAME)
    cards = [replace(card, abilities=()) for id_, card in book.cards.items() if card != shipped.cards.get(id_)]
    return cards, {id_: datum.value for id_, datum in book.data.items() if datum != shipped.data[id_]}


@pytest.mark.parametrize("name", sorted(path.stem for path in (HERE / "good").iterdir()))
def test_good(name: str) -> None:
    """A document without mistakes adds and replaces exactly what it says."""
    assert changes(load_book(GAME, (Path("good", f"{name}.cult"),))) == GOOD[name]


def test_abilities() -> None:
    """What a card does comes with it."""
    book = load_book(GAME, (Path("good", "abilities.cult"),))
    kinds = [ability.kind for ability in book.cards["salt-widow"].abilities]
    assert kinds == ["action", "action", "trigger", "replacement", "standing", "standing"]
    assert [ability.kind for ability in book.cards["salt-orphan"].abilities] == ["resolution"]
