"""A book is read as a whole, and everything that is wrong with one is named."""

from __future__ import annotations

import shutil
from collections.abc import Callable
from pathlib import Path

import pytest

from cultrules.language.books import find_book, load_book
from cultrules.spec import BadInput, game_ids, read_book
from cultrules.spec.game import language_questions
from cultrules.spec.lexicon import Event, Zone
from cultrules.spec.tables import Source

Broken = Callable[[str, str, str], BadInput]


@pytest.mark.parametrize(
    ("file", "old", "new", "text"),
    [
        (
            "lexicon.toml",
            '[seat.ash]\nen = "Ash"\n',
            "[seat.ash]\n",
            "error[missing-field]: `en` is missing\n  at: gardeners/lexicon.toml [seat.ash]\n  expected: `en`, a text",
        ),
        (
            "lexicon.toml",
            'rule = "GARD-1.6"',
            'rule = "GARD-1.60"',
            "error[unknown-rule]: there is no rule `GARD-1.60`\n"
            "  at: gardeners/lexicon.toml [soil]\n"
            "  expected: one of 61 known rules\n"
            "  hint: did you mean `GARD-1.6`?",
        ),
        (
            "lexicon.toml",
            'exists = "roses"',
            'exists = "rosses"',
            "error[unknown-datum]: there is no datum `rosses`\n"
            "  at: gardeners/lexicon.toml [piece.rose]\n"
            "  expected: one of 18 known datums\n"
            "  hint: did you mean `roses`?",
        ),
        (
            "lexicon.toml",
            'en = "Birch"',
            'en = "Ash"',
            "error[two-meanings]: `Ash` stands for `ash` and `birch`\n"
            "  at: gardeners/lexicon.toml\n"
            "  expected: one meaning a word, not `Ash` twice",
        ),
        (
            "rulings.toml",
            'default = "nearest"',
            'default = "nearst"',
            "error[unknown-choice]: there is no choice `nearst`\n"
            "  at: gardeners/rulings.toml [ruling.G-01]\n"
            "  expected: one of `nearest`, `nobody`\n"
            "  hint: did you mean `nearest`?",
        ),
        (
            "rulings.toml",
            'nobody = "nobody"\n',
            "",
            "error[unknown-choice]: the ruling `G-01` has no choice `nobody`\n"
            "  at: gardeners/rulings.toml [edition.second]\n"
            "  expected: one of `nearest`",
        ),
        (
            "rules/02_contest.md",
            "## GARD-2.4 Reward",
            "## GARD-2.3 Reward",
            "error[duplicate-rule]: `GARD-2.3` stands at gardeners/rules/02_contest.md:11 too\n"
            "  at: gardeners/rules/02_contest.md:15\n"
            "  expected: an id of its own for each rule",
        ),
        (
            "rules/03_night.md",
            "# 3. Night",
            "# 4. Night",
            "error[bad-chapter]: `# 4. Night` in `03_night.md`\n"
            "  at: 03_night.md:1\n"
            "  expected: `# N. Title` in a file `NN_chapter.md` with the same number",
        ),
        (
            "rules/03_night.md",
            "## GARD-3.2 Winner",
            "## GARD-4.2 Winner",
            "error[bad-rule-id]: the id `GARD-4.2`\n  at: gardeners/rules/03_night.md:7\n  expected: `GARD-3.…`",
        ),
        (
            "game.toml",
            "GARD-1.99",
            "GARD-1.9",
            "error[retired-rule]: the rule `GARD-1.9` is retired and stands in the rules\n"
            "  at: gardeners/game.toml\n"
            "  expected: a new id: a retired one is never reused",
        ),
    ],
)
def test_a_mistake_is_told_with_place_and_remedy(broken: Broken, file: str, old: str, new: str, text: str) -> None:
    """A mistake in a specification says where it is and what was expected."""
    assert text in str(broken(file, old, new))


@pytest.mark.parametrize(
    ("code", "file", "old", "new"),
    [
        ("missing-field", "game.toml", 'prefix = "GARD"\n', ""),
        ("wrong-type", "game.toml", '"Gardeners"', "1"),
        ("unknown-field", "game.toml", 'title = "Gardeners"', 'title = "Gardeners"\nauthor = "nobody"'),
        ("not-toml", "game.toml", '"GARD"', "GARD"),
        ("missing-field", "questions.toml", 'asked = "to act"\n', ""),
        ("unknown-value", "questions.toml", 'type = "amount"', 'type = "number"'),
        ("unknown-field", "questions.toml", 'asked = "to act"', 'asked = "to act"\nasks = "to act"'),
        ("unknown-rule", "questions.toml", 'rule = "GARD-1.8"', 'rule = "GARD-8.1"'),
        ("missing-field", "stages.toml", 'title = "Dusk"\n', ""),
        ("unknown-field", "stages.toml", 'title = "Dusk"', 'title = "Dusk"\nseat = "ash"'),
        ("unknown-rule", "stages.toml", 'rule = "GARD-3.2"', 'rule = "GARD-3.9"'),
        ("missing-field", "data/numbers.toml", 'meaning = "the fewest gardeners"\n', ""),
        ("wrong-type", "data/numbers.toml", 'value = 3\nmeaning = "the most', 'value = 3.5\nmeaning = "the most'),
        ("unknown-field", "data/numbers.toml", "[toll]\n", "[toll]\nunit = 1\n"),
        ("duplicate-datum", "data/numbers.toml", "[toll]", "[pebbles]"),
        ("unknown-datum", "data/numbers.toml", "[plantings]", "[planting]"),
        ("missing-field", "rulings.toml", 'reason = "somebody should win"\n', ""),
        ("unknown-field", "rulings.toml", 'reason = "', 'because = "it is so"\nreason = "'),
        ("unknown-ruling", "rulings.toml", "choices = { G-01", "choices = { G-02"),
        ("unknown-choice", "rulings.toml", 'G-01 = "nobody"', 'G-01 = "all"'),
        ("no-alternative", "rulings.toml", 'nobody = "nobody"\n', ""),
        ("unknown-rule", "rulings.toml", '"GARD-2.3"', '"GARD-2.30"'),
        ("unknown-section", "rulings.toml", "[edition.first]", "[editions.first]"),
        ("unknown-kind-of-noun", "lexicon.toml", "[seat.ash]", "[chair.ash]"),
        ("unknown-field", "lexicon.toml", "[seat.ash]", '[seat.ash]\ncolour = "grey"'),
        ("wrong-type", "lexicon.toml", "group = true", "group = 1"),
        ("unknown-value", "lexicon.toml", '[zone.sack]\nshape = "deck"', '[zone.sack]\nshape = "stack"'),
        ("unknown-value", "lexicon.toml", 'faces = "none"\ncount = "none"', 'faces = "nobody"\ncount = "none"'),
        ("unknown-value", "lexicon.toml", 'faces = "none"\ncount = "none"', 'faces = "none"\ncount = "nobody"'),
        ("unknown-holder", "lexicon.toml", '[zone.soil]\nper = "bed"', '[zone.soil]\nper = "bad"'),
        ("unknown-sort-of-piece", "lexicon.toml", 'holds = ["trophy"]', 'holds = ["trophies"]'),
        ("unknown-zone", "lexicon.toml", 'reserve = ["purse"]', 'reserve = ["pouch"]'),
        ("unknown-type", "lexicon.toml", 'type = "flag"', 'type = "bool"'),
        (
            "unknown-kind-of-field",
            "lexicon.toml",
            'number = "number", thing = "piece"',
            'number = "number", thing = "token"',
        ),
        ("unknown-value", "lexicon.toml", 'type = "number"\nbase', 'type = "amount"\nbase'),
        ("unknown-datum", "lexicon.toml", 'base = "sack-open"', 'base = "sack"'),
        ("two-meanings", "lexicon.toml", 'en = "Heap"', 'en = "Hand"'),
        ("bad-chapter", "rules/03_night.md", "# 3. Night", "Night"),
        ("bad-chapter", "rules/03_night.md", "# 3. Night\n", "\n# 3. Night\n"),
        ("bad-rule", "rules/03_night.md", "After the last round the gardeners with the most sprouts win.\n", ""),
        ("bad-rule-id", "rules/03_night.md", "GARD-3.2", "ROSE-3.2"),
        ("wrong-type", "game.toml", 'retired = ["GARD-1.99"]', "retired = [1]"),
        ("wrong-type", "lexicon.toml", 'holds = ["trophy"]', "holds = [1]"),
        ("wrong-type", "lexicon.toml", 'reserve = ["purse"]', 'reserve = [["purse"]]'),
        ("wrong-type", "lexicon.toml", 'number = "number", thing = "piece"', 'number = "number", thing = 1'),
        ("wrong-type", "rulings.toml", '"GARD-2.3"', "23"),
        ("wrong-type", "rulings.toml", 'nobody = "nobody"', "nobody = 0"),
        ("wrong-type", "data/numbers.toml", "[fewest-players]", "stray = 1\n[fewest-players]"),
        ("unknown-value", "lexicon.toml", 'base = "plantings"', 'base = "plantings"\nprecedence = ["is"]'),
        ("missing-datum", "data/numbers.toml", "[fewest-players]", "[fewest]"),
    ],
)
def test_a_mistake_has_a_code(broken: Broken, code: str, file: str, old: str, new: str) -> None:
    """Each kind of mistake in a specification is named by its code."""
    assert code in {problem.code for problem in broken(file, old, new).problems}


@pytest.mark.parametrize(
    "file", ["lexicon.toml", "questions.toml", "stages.toml", "rulings.toml", "data/numbers.toml", "game.toml"]
)
def test_a_file_that_is_no_toml_is_refused(copy: Path, file: str) -> None:
    """Every TOML file of a game is read."""
    (copy / file).write_text("[", encoding="utf-8")
    with pytest.raises(BadInput) as caught:
        read_book(copy)
    assert caught.value.problems[0].code == "not-toml"


@pytest.mark.parametrize("file", ["lexicon.toml", "questions.toml", "stages.toml", "rulings.toml", "game.toml"])
def test_a_missing_file_is_refused(copy: Path, file: str) -> None:
    """The parts of a book have fixed names and must be there."""
    (copy / file).unlink()
    with pytest.raises(BadInput) as caught:
        read_book(copy)
    assert caught.value.problems[0].code == "no-such-file"


@pytest.mark.parametrize("file", ["lexicon.toml", "questions.toml", "stages.toml", "rulings.toml", "data/pieces.toml"])
def test_every_entry_tells_its_source(copy: Path, file: str) -> None:
    """Entries without a source are all reported, wherever they stand."""
    text = (copy / file).read_text(encoding="utf-8")
    (copy / file).write_text(text.replace("house: made", "made"), encoding="utf-8")
    with pytest.raises(BadInput) as caught:
        read_book(copy)
    assert [problem.code for problem in caught.value.problems] == ["no-source"] * text.count("house: made")


@pytest.mark.parametrize(
    ("source", "found"),
    [
        ("", "`## GARD-3.2 Winner` with 0 source lines"),
        ("*made for the tests*", "`## GARD-3.2 Winner` with 0 source lines"),
        ("*rumour: made for the tests*", "`## GARD-3.2 Winner` with 1 source lines"),
        ("*house: one*\n*house: two*", "`## GARD-3.2 Winner` with 2 source lines"),
    ],
)
def test_a_rule_has_one_source(copy: Path, source: str, found: str) -> None:
    """A rule without a source, or with two of them, is refused."""
    heading = "## GARD-3.2 Winner\nThe most sprouts win."
    (copy / "rules" / "03_night.md").write_text(f"# 3. Night\n\n{heading}\n{source}\n", encoding="utf-8")
    with pytest.raises(BadInput) as caught:
        read_book(copy)
    problem = caught.value.problems[0]
    assert (problem.code, problem.place) == ("bad-rule", "gardeners/rules/03_night.md:3")
    assert (problem.found, problem.expected) == (found, "a sentence, then one line `*printed: …*`")


def test_a_rule_without_a_text_is_refused(broken: Broken) -> None:
    """A heading alone is no rule."""
    text = "After the last round the gardeners with the most sprouts win.\n"
    assert broken("rules/03_night.md", text, "").problems[0].found == "`## GARD-3.2 Winner` without a text"


@pytest.mark.parametrize("name", ["night.md", "3_night.md", "03-night.md", "03_Night.md"])
def test_a_chapter_is_named_by_its_number(copy: Path, name: str) -> None:
    """The name of a chapter's file has two digits and a word."""
    shutil.move(copy / "rules" / "03_night.md", copy / "rules" / name)
    with pytest.raises(BadInput) as caught:
        read_book(copy)
    assert [problem.code for problem in caught.value.problems] == ["bad-chapter"]


def test_an_empty_chapter_is_refused(copy: Path) -> None:
    """A chapter has a title at least."""
    (copy / "rules" / "03_night.md").write_text("", encoding="utf-8")
    with pytest.raises(BadInput) as caught:
        read_book(copy)
    assert caught.value.problems[0].found == "`` in `03_night.md`"


def test_all_mistakes_of_a_file_are_told_at_once(copy: Path) -> None:
    """Who repairs a lexicon sees all that is wrong with it."""
    text = (copy / "lexicon.toml").read_text(encoding="utf-8")
    text = text.replace('[zone.soil]\nper = "bed"', '[zone.soil]\nper = "bad"').replace("group = true", "grup = true")
    (copy / "lexicon.toml").write_text(text, encoding="utf-8")
    with pytest.raises(BadInput) as caught:
        read_book(copy)
    assert [problem.code for problem in caught.value.problems] == ["unknown-field", "unknown-holder"]


def test_the_copy_is_the_toy_game(copy: Path) -> None:
    """The specification that is broken in these tests is whole at first."""
    book = read_book(copy)
    assert (book.id, book.prefix, book.title, book.retired) == ("gardeners", "GARD", "Gardeners", ("GARD-1.99",))
    own = set(book.questions) - set(language_questions())
    assert (len(book.rules), len(own), len(book.stages)) == (61, 15, 7)


def test_a_chapter_has_rules_and_notes(copy: Path) -> None:
    """What stands under a heading with an id is a rule, the rest is a note."""
    chapters = read_book(copy).chapters
    assert list(chapters) == ["day", "contest", "night", "card-language"]
    assert [rule.id for rule in chapters["night"].rules] == ["GARD-3.1", "GARD-3.2"]
    assert [note.title for note in chapters["day"].notes] == ["Tip"]
    rule = chapters["night"].rules[1]
    assert rule.text == "After the last round the gardeners with the most sprouts win."
    assert (rule.title, rule.source, rule.place) == (
        "Winner",
        Source("house", "made for the tests"),
        "gardeners/rules/03_night.md:7",
    )


def test_the_text_of_a_rule_may_take_several_lines(copy: Path) -> None:
    """Lines of a rule are joined."""
    text = "# 3. Night\n\n## GARD-3.1 Night\nIt is\n\n  dark.\n*house: made for the tests*\n"
    (copy / "rules" / "03_night.md").write_text(text, encoding="utf-8")
    (copy / "stages.toml").write_text("", encoding="utf-8")
    assert read_book(copy).rules["GARD-3.1"].text == "It is dark."


def test_a_lexicon_knows_its_nouns(copy: Path) -> None:
    """Players are the seats that are no group, places go by their sort, attributes by underscores."""
    lexicon = read_book(copy).lexicon
    assert lexicon.players() == ("ash", "birch", "cedar")
    assert lexicon.places_of("bed") == ("east", "west")
    assert lexicon.places_of("pond") == ()
    assert lexicon.facts["last-round"].attribute == "last_round"
    assert lexicon.zones["hand"].attribute == "hand"
    assert lexicon.points["plantings"].precedence == ("is", "add")
    assert lexicon.points["burying"].precedence == ("allow", "forbid")
    assert sum(isinstance(noun, Zone) for noun in lexicon.nouns()) == 19
    assert sum(isinstance(noun, Event) for noun in lexicon.nouns()) == 19


def test_an_event_may_be_called_like_a_noun(copy: Path) -> None:
    """Events have wordings of their own, so that their names need not be unique."""
    text = (copy / "lexicon.toml").read_text(encoding="utf-8")
    (copy / "lexicon.toml").write_text(text.replace('en = "Threw"', 'en = "Hand"'), encoding="utf-8")
    assert read_book(copy).lexicon.events["threw"].word.en == "Hand"


def test_numbers_are_looked_up(copy: Path) -> None:
    """A number may depend on the players; texts are no numbers."""
    book = read_book(copy)
    assert book.number("toll") == 2
    assert book.number("toll", 3) == 2
    assert (book.number("roses", 2), book.number("roses", 3)) == (5, 6)
    assert book.texts("traders") == ["generous", "fussy", "strict"]
    assert book.player_counts() == (2, 3)
    with pytest.raises(TypeError, match=r"^the datum `traders` is not a number$"):
        book.number("traders")
    with pytest.raises(TypeError, match=r"^the datum `toll` is not a list$"):
        book.texts("toll")


def test_a_choice_is_the_defaults_unless_an_edition_or_a_player_says_otherwise(copy: Path) -> None:
    """An edition departs from the default, and an override from both."""
    book = read_book(copy)
    assert book.choices("first", {}) == {"G-01": "nearest"}
    assert book.choices("second", {}) == {"G-01": "nobody"}
    assert book.choices("second", {"G-01": "nearest"}) == {"G-01": "nearest"}


@pytest.mark.parametrize(
    ("edition", "overrides", "codes"),
    [
        ("first", {}, []),
        ("second", {"G-01": "nearest"}, []),
        ("third", {}, ["unknown-edition"]),
        ("first", {"G-02": "nearest"}, ["unknown-ruling"]),
        ("third", {"G-01": "all"}, ["unknown-edition", "unknown-choice"]),
    ],
)
def test_unknown_editions_and_rulings_are_reported(
    copy: Path, edition: str, overrides: dict[str, str], codes: list[str]
) -> None:
    """What is asked for must be in the book."""
    found = read_book(copy).check_choices(edition, overrides, "--edition")
    assert [problem.code for problem in found] == codes
    assert all(problem.place == "--edition" for problem in found)


def test_games_are_found_by_their_id() -> None:
    """The games are those with a folder; a mistyped one is told with a suggestion."""
    assert "rise_of_the_cults" in game_ids()
    assert find_book("rise_of_the_cults") is load_book("rise_of_the_cults")
    with pytest.raises(BadInput) as caught:
        find_book("rise_of_the_cult", "--game")
    assert caught.value.problems[0].code == "unknown-game"
    assert caught.value.problems[0].place == "--game"
    assert caught.value.problems[0].hint == "did you mean `rise_of_the_cults`?"


@pytest.mark.parametrize("game", game_ids())
def test_the_book_of_every_game_can_be_read(game: str) -> None:
    """Every shipped specification is free of mistakes."""
    assert load_book(game).id == game
