"""Feature files: what is read from them, and every mistake that loading finds."""

from dataclasses import replace
from pathlib import Path
from textwrap import dedent, indent

import pytest

from cultrules.language.books import find_book, load_book
from cultrules.scenarios import phrases
from cultrules.scenarios.suite import Scenario, load_suite, read_features
from cultrules.spec import BadInput, Book, game_ids
from cultrules.spec.files import folder
from cultrules.spec.problems import quoted

BOOK = load_book("rise_of_the_cults")
RULES = len(BOOK.rules)
POSITIONS = len(list((BOOK.folder / "positions").iterdir()))
AT = "features/06_planning.feature"

GOOD = """
    Scenario: ROTC-6.1-01 One
      Given the position planning-2
      When the game goes on
      Then Yellow is asked to place a Plan marker
"""
REFUSED = """
    Scenario: ROTC-6.1-02 Two
      Given the position planning-2
      When Red wrongly places a Plan marker in Uptown
      Then it is refused
"""
REST = "When the game goes on\nThen nobody wins"


def outline(*rows: str) -> str:
    """A scenario for so many players as the rows of its examples say."""
    scenario = GOOD.replace("Scenario", "Scenario Outline").replace("planning-2", "planning-<n>")
    return "\n".join([scenario, "      Examples:", "        | n |", *(f"        | {row} |" for row in rows)])


def under_rule(text: str, rule: str = "ROTC-6.1 First placement") -> str:
    """Scenarios under a rule: they begin on line 3."""
    return f"Feature: Planning\n  Rule: {rule}\n" + indent(dedent(text.strip("\n")), "    ")


def steps(text: str) -> str:
    """The steps of a scenario: they begin on line 4."""
    return under_rule("Scenario: ROTC-6.1-01 One\n" + indent(dedent(text.strip("\n")), "  "))


def read(folder: Path, text: str, book: Book = BOOK, name: str = "06_planning.feature") -> tuple[Scenario, ...]:
    """What is read from a folder with one feature file."""
    path = folder / "features" / name
    path.parent.mkdir(exist_ok=True)
    path.write_text(text, encoding="utf-8")
    return read_features(book, path.parent)


def mistakes(folder: Path, text: str, book: Book = BOOK, name: str = "06_planning.feature") -> str:
    """What is reported about a folder with one feature file."""
    with pytest.raises(BadInput) as error:
        read(folder, text, book, name)
    return f"{error.value}\n"


PHRASES = {
    "unknown phrase": (
        "When nothing happens at all",
        f"""\
error[unknown-phrase]: `nothing happens at all` is no known phrase
  at: {AT}:4
  expected: a When phrase of the vocabulary
  hint: the nearest is `{{seat}} {{does}}`
""",
    ),
    "phrase of another keyword": (
        "Then the game goes on",
        f"""\
error[unknown-phrase]: `the game goes on` is no known phrase
  at: {AT}:4
  expected: a Then phrase of the vocabulary
  hint: the nearest is `the options are {{options}}`
""",
    ),
    "unknown answer": (
        "When Yellow dances",
        f"""\
error[unknown-word]: there is no answer `dances` in `Yellow dances`
  at: {AT}:4
  expected: an answer of the lexicon
""",
    ),
    "unknown seat": (
        "Then Purple is asked to place a Plan marker",
        f"""\
error[unknown-word]: there is no seat `Purple` in `Purple is asked to place a Plan marker`
  at: {AT}:4
  expected: one of `Yellow`, `Red`, `Blue`, `Green`, `Table`, `Chance`
""",
    ),
    "unknown place": (
        "When Yellow places a Plan marker in Downton",
        f"""\
error[unknown-word]: there is no district `Downton` in `Yellow places a Plan marker in Downton`
  at: {AT}:4
  expected: one of `Downtown`, `Rivertown`, `Uptown`, `Northside`
  hint: did you mean `Downtown`?
""",
    ),
    "place of another sort": (
        "When Yellow places a Plan marker in Bluff",
        f"""\
error[unknown-word]: there is no district `Bluff` in `Yellow places a Plan marker in Bluff`
  at: {AT}:4
  expected: one of `Downtown`, `Rivertown`, `Uptown`, `Northside`
""",
    ),
    "unknown position": (
        f"Given the position planning-5\n{REST}",
        f"""\
error[unknown-position]: there is no position `planning-5`
  at: {AT}:4
  expected: one of {POSITIONS} known positions
  hint: did you mean `planning-4`?
""",
    ),
    "unfilled placeholder": (
        "Given the position planning-<players>",
        f"""\
error[unfilled-placeholder]: `<players>` has no value
  at: {AT}:4
  expected: one of none
""",
    ),
    "unfilled placeholder in a row": (
        "When Yellow places a Plan marker in Uptown\n  | Red | places a Plan marker in <where> |",
        f"""\
error[unfilled-placeholder]: `<where>` has no value
  at: {AT}:4
  expected: one of none
""",
    ),
    "bad row": (
        "When Yellow places a Plan marker in Uptown\n  | Red | places a Plan marker in Uptown | twice |",
        f"""\
error[bad-row]: a row with 3 cells
  at: {AT}:4
  expected: `| Seat | does something |`
""",
    ),
    "unknown seat in a row": (
        "When Yellow places a Plan marker in Uptown\n  | Purple | places a Plan marker in Uptown |",
        f"""\
error[unknown-word]: there is no seat `Purple`
  at: {AT}:4
  expected: one of `Yellow`, `Red`, `Blue`, `Green`, `Table`, `Chance`
""",
    ),
    "unknown answer in a row": (
        "When Yellow places a Plan marker in Uptown\n  | Red | places a marker |",
        f"""\
error[unknown-word]: there is no answer `places a marker`
  at: {AT}:4
  expected: an answer of the lexicon
  hint: did you mean `replaces no marker`?
""",
    ),
    "table where none belongs": (
        "Given the position planning-2\n  | Red | Yellow |",
        f"""\
error[unknown-table]: a table under `the position planning-2`
  at: {AT}:4
  expected: no table after this phrase
""",
    ),
    "more pieces than exist": (
        f"Given the position planning-2\nAnd Yellow has 5 Plan Markers in Uptown\n{REST}",
        f"""\
error[not-enough]: 1 more of `plan-marker+yellow` needed than there are in reserve
  at: {AT}:5
  expected: no more pieces than exist
""",
    ),
    "no Then": (
        "Given the position planning-2\nWhen the game goes on",
        f"""\
error[incomplete-scenario]: no Then
  at: {AT}:3
  expected: a Given, a When and a Then
""",
    ),
    "no Given and no When": (
        "Then it is refused",
        f"""\
error[incomplete-scenario]: no Given and no When
  at: {AT}:3
  expected: a Given, a When and a Then
""",
    ),
    "no step": (
        "",
        f"""\
error[incomplete-scenario]: no Given and no When and no Then
  at: {AT}:3
  expected: a Given, a When and a Then
""",
    ),
    "text under a step": (
        f'Given the position planning-2\n"""\nA text\n"""\n{REST}',
        f"""\
error[unknown-text]: a text under a step
  at: {AT}:4
  expected: a step without one
""",
    ),
    "change of no position": (
        f"Given Yellow has 1 Plan Marker in Uptown\n{REST}",
        f"""\
error[no-position]: no position to change yet
  at: {AT}:4
  expected: `Given the position …` as the first step
""",
    ),
    "unknown stage": (
        f"Given the position planning-2\nAnd the stage is Plan\n{REST}",
        f"""\
error[unknown-word]: there is no stage `Plan` in `the stage is Plan`
  at: {AT}:5
  expected: a stage of the lexicon
  hint: did you mean `Planning`?
""",
    ),
    "negative count": (
        f"Given the position planning-2\nAnd Yellow has -1 Plan Markers in Uptown\n{REST}",
        f"""\
error[unknown-word]: there is no count `-1 Plan Markers` in `Yellow has -1 Plan Markers in Uptown`
  at: {AT}:5
  expected: one of `a count, each kind once`
""",
    ),
    "kind named twice": (
        f"Given the position planning-2\nAnd Yellow has 1 Cult Site and 2 Cult Sites in Uptown\n{REST}",
        f"""\
error[unknown-word]: there is no count `2 Cult Sites` in `Yellow has 1 Cult Site and 2 Cult Sites in Uptown`
  at: {AT}:5
  expected: one of `a count, each kind once`
""",
    ),
    "seat that does not play": (
        f"Given the position planning-2\nAnd Green has 1 Plan Marker in Uptown\n{REST}",
        f"""\
error[not-enough]: 1 more of `plan-marker+green` needed than there are in reserve
  at: {AT}:5
  expected: no more pieces than exist
""",
    ),
    "stack that is none": (
        f"Given the position planning-2\nAnd the Ritual Field of Uptown is Yellow, bottom first\n{REST}",
        f"""\
error[no-such-spot]: `ritual-fields` is no stack
  at: {AT}:5
  expected: a zone in which order counts
""",
    ),
    "zone of nobody": (
        f"Given the position planning-2\nAnd there are 2 Investigators in Hand\n{REST}",
        f"""\
error[no-such-spot]: `Hand`, but not whose
  at: {AT}:5
  expected: the Hand of a seat
""",
    ),
    "unknown mark": (
        f"Given the position planning-2\nAnd there is 1 Investigator with Fied 2 in Downtown\n{REST}",
        f"""\
error[unknown-word]: there is no mark `Fied` in `there is 1 Investigator with Fied 2 in Downtown`
  at: {AT}:5
  expected: one of `Field`
  hint: did you mean `Field`?
""",
    ),
    "card that has no name yet": (
        f"Given the position planning-2\nAnd Yellow has Card A in Hand\n{REST}",
        f"""\
error[unknown-card]: nothing is called `Card A`
  at: {AT}:5
  expected: `Given Card A is …`
""",
    ),
    "too few names": (
        f"Given the position planning-2\nAnd Card A and Card B are 3 Starting Cards with 4 Power together\n{REST}",
        f"""\
error[wrong-number]: 2 names for 3 cards
  at: {AT}:5
  expected: a name for each card
""",
    ),
    "unknown kind of card": (
        f"Given the position planning-2\nAnd Card A is a Gardian of base cost 3\n{REST}",
        f"""\
error[unknown-word]: there is no kind of card `Gardian` in `Card A is a Gardian of base cost 3`
  at: {AT}:5
  expected: one of {quoted(kind.word.en for kind in BOOK.lexicon.cards.values())}
  hint: did you mean `Guardian`?
""",
    ),
    "unknown icon": (
        f"Given the position planning-2\nAnd Card A is a Guardian with 2 Atack\n{REST}",
        f"""\
error[unknown-word]: there is no icon `Atack` in `Card A is a Guardian with 2 Atack`
  at: {AT}:5
  expected: one of {quoted(goods.word.en for goods in BOOK.lexicon.goods.values())}
  hint: did you mean `Attack`?
""",
    ),
    "card that the shipped content lacks": (
        f"Given the position planning-2\nAnd Card A is a Guardian of base cost 99\n{REST}",
        f"""\
error[impossible-position]: the content has no cards for Card A
  at: {AT}:5
  expected: a position that the shipped content can make and the rules can lead to
""",
    ),
    "piece that cannot lie there": (
        f"Given the position planning-2\nAnd Yellow has 1 Disorganization in Uptown\n{REST}",
        f"""\
error[no-such-spot]: no Disorganization can lie in Uptown
  at: {AT}:5
  expected: a place that has a zone for it
""",
    ),
}


@pytest.mark.parametrize(("text", "said"), PHRASES.values(), ids=PHRASES)
def test_bad_step(tmp_path: Path, text: str, said: str) -> None:
    """A line that nobody can follow is reported with its place, what it says, and what it might have said."""
    assert mistakes(tmp_path, steps(text)) == said


FEATURES = {
    "empty file": (
        "",
        f"""\
error[empty-feature]: a feature without scenarios
  at: {AT}:1
  expected: a `Rule: ID` with scenarios
""",
    ),
    "empty feature": (
        "Feature: Planning\n",
        f"""\
error[empty-feature]: a feature without scenarios
  at: {AT}:1
  expected: a `Rule: ID` with scenarios
""",
    ),
    "empty rule": (
        under_rule(""),
        f"""\
error[empty-rule]: `ROTC-6.1` without scenarios
  at: {AT}:2
  expected: one scenario or more
""",
    ),
    "outline without examples": (
        under_rule(GOOD.replace("Scenario", "Scenario Outline")),
        f"""\
error[no-examples]: an Outline without rows
  at: {AT}:3
  expected: `Examples:` with one row or more
""",
    ),
    "not gherkin": (
        "Once upon a time",
        f"""\
error[not-gherkin]: (1:1): expected: #EOF, #Language, #TagLine, #FeatureLine, #Comment, #Empty, got 'Once upon a time'
  at: {AT}:1
  expected: a Gherkin feature
""",
    ),
    "ragged examples": (
        under_rule(
            GOOD.replace("Scenario", "Scenario Outline") + "\n      Examples:\n        | a |\n        | 1 | 2 |\n"
        ),
        f"""\
error[not-gherkin]: (10:9): inconsistent cell count within the table
  at: {AT}:10
  expected: a Gherkin feature
""",
    ),
    "no rule": (
        f"Feature: Planning\n{GOOD}",
        f"""\
error[no-rule]: `Scenario: ROTC-6.1-01 One` outside a `Rule:`
  at: {AT}:3
  expected: a `Rule: ID`
""",
    ),
    "unknown rule": (
        under_rule(GOOD, "ROTC-6.99 No such thing"),
        f"""\
error[unknown-rule]: there is no rule `ROTC-6.99`
  at: {AT}:2
  expected: one of {RULES} known rules
  hint: did you mean `ROTC-6.9`?
""",
    ),
    "rule without id": (
        under_rule(GOOD, "First placement"),
        f"""\
error[unknown-rule]: there is no rule `First placement`
  at: {AT}:2
  expected: one of {RULES} known rules
  hint: `cultrules rules` lists the rules
""",
    ),
    "rule of another chapter": (
        under_rule(GOOD.replace("6.1", "13.1"), "ROTC-13.1 Dominance"),
        f"""\
error[other-chapter]: `ROTC-13.1` is a rule of `end-of-game`
  at: {AT}:2
  expected: a rule of `planning`
""",
    ),
    "background of a rule": (
        under_rule(f"    Background:\n      Given the position planning-2\n{GOOD}"),
        f"""\
error[background]: a Background
  at: {AT}:3
  expected: a Given in each scenario
""",
    ),
    "background of the feature": (
        "Feature: Planning\n  Background:\n    Given the position planning-2\n",
        f"""\
error[no-rule]: `Background: ` outside a `Rule:`
  at: {AT}:2
  expected: a `Rule: ID`
""",
    ),
    "name without id": (
        under_rule(GOOD.replace("ROTC-6.1-01 One", "One")),
        f"""\
error[bad-name]: the name `One`
  at: {AT}:3
  expected: `ROTC-6.1-NN what it shows`
""",
    ),
    "name without words": (
        under_rule(GOOD.replace("ROTC-6.1-01 One", "ROTC-6.1-01")),
        f"""\
error[bad-name]: the name `ROTC-6.1-01`
  at: {AT}:3
  expected: `ROTC-6.1-NN what it shows`
""",
    ),
    "id of another rule": (
        under_rule(GOOD.replace("ROTC-6.1-01", "ROTC-6.2-01")),
        f"""\
error[bad-name]: the name `ROTC-6.2-01 One`
  at: {AT}:3
  expected: `ROTC-6.1-NN what it shows`
""",
    ),
    "duplicate id": (
        under_rule(GOOD + GOOD.replace("One", "Another")),
        f"""\
error[duplicate-id]: `ROTC-6.1-01` stands at {AT}:3 too
  at: {AT}:8
  expected: an id of its own for each scenario
""",
    ),
    "duplicate name": (
        under_rule(GOOD + GOOD),
        f"""\
error[duplicate-name]: the name `ROTC-6.1-01 One` stands on line 3 too
  at: {AT}:8
  expected: a name of its own for each scenario
error[duplicate-id]: `ROTC-6.1-01` stands at {AT}:3 too
  at: {AT}:8
  expected: an id of its own for each scenario
""",
    ),
    "unknown tag": (
        under_rule(f"    @slow{GOOD}"),
        f"""\
error[unknown-tag]: the tag `@slow`
  at: {AT}:3
  expected: `@rule:ID`, `@edition:ID`, `@ruling:ID=CHOICE` or `@twin:ID`
""",
    ),
    "unknown rule in a tag": (
        under_rule(f"    @rule:ROTC-6.77{GOOD}"),
        f"""\
error[unknown-rule]: there is no rule `ROTC-6.77`
  at: {AT}:3
  expected: one of {RULES} known rules
  hint: did you mean `ROTC-6.7`?
""",
    ),
    "unknown edition in a tag": (
        under_rule(f"    @edition:de{GOOD}"),
        f"""\
error[unknown-edition]: there is no edition `de`
  at: {AT}:3
  expected: one of `en`, `pl`
  hint: an edition is named by its id; `cultrules verify` runs them all if none is named
""",
    ),
    "two choices of a ruling": (
        under_rule(f"    @ruling:D-01=chosen @ruling:D-01=rivertown{GOOD}"),
        f"""\
error[two-choices]: two choices of `D-01`
  at: {AT}:3
  expected: one choice of a ruling
""",
    ),
    "unknown twin": (
        under_rule(f"    @twin:ROTC-6.1-77{GOOD}"),
        f"""\
error[unknown-scenario]: there is no scenario `ROTC-6.1-77`
  at: {AT}:4
  expected: one of `ROTC-6.1-01`
  hint: did you mean `ROTC-6.1-01`?
""",
    ),
    "no twin": (
        under_rule(REFUSED),
        f"""\
error[no-twin]: `ROTC-6.1-02` must be refused and names no legal twin
  at: {AT}:3
  expected: `@twin:ID` of a scenario that differs in one thing and is legal
""",
    ),
    "twin that is refused too": (
        under_rule(f"    @twin:ROTC-6.1-02{REFUSED}"),
        f"""\
error[no-twin]: `ROTC-6.1-02` must be refused and names no legal twin
  at: {AT}:4
  expected: `@twin:ID` of a scenario that differs in one thing and is legal
""",
    ),
    "tagged examples": (
        under_rule(outline("2").replace("      Examples:", "      @edition:en\n      Examples:")),
        f"""\
error[tagged-examples]: tags on Examples
  at: {AT}:9
  expected: tags on the scenario
""",
    ),
    "examples without rows": (
        under_rule(outline().replace("<n>", "2")),
        f"""\
error[no-examples]: an Outline without rows
  at: {AT}:3
  expected: `Examples:` with one row or more
""",
    ),
    "placeholder without a column": (
        under_rule(outline("2").replace("<n>", "<m>")),
        f"""\
error[unfilled-placeholder]: `<m>` has no value
  at: {AT}:4
  expected: one of `<n>`
""",
    ),
}


@pytest.mark.parametrize(("text", "said"), FEATURES.values(), ids=FEATURES)
def test_bad_feature(tmp_path: Path, text: str, said: str) -> None:
    """A mistake in how a feature file is put together is reported with its place and what belongs there."""
    assert mistakes(tmp_path, text) == said


@pytest.mark.parametrize(
    ("given", "found"),
    [
        ("Yellow has 2 Cult Sites in Uptown", "2 Cult Sites of `yellow` in `uptown`, where one is allowed"),
        (
            "the Turn is Red",
            "Plan markers placed so far (yellow 0, red 0) that do not fit to the turn of `red`",
        ),
        ("the Turn is Green", '`"green"`'),
        ("Yellow has 1 Plan Marker in Hand", 'the piece `"plan-marker+yellow"`'),
    ],
)
def test_impossible_position(tmp_path: Path, given: str, found: str) -> None:
    """Givens that no game can lead to are found when the suite is loaded."""
    with pytest.raises(BadInput) as error:
        read(tmp_path, steps(f"Given the position planning-2\nAnd {given}\n{REST}"))
    (problem,) = error.value.problems
    assert problem.code == "impossible-position"
    assert found in problem.found


def test_two_phrases(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A line that two phrases match is an error, whichever of them was meant."""
    second = replace(phrases.VOCABULARY[0], keyword="when", template="the game goes {text}")
    monkeypatch.setattr(phrases.reading, "VOCABULARY", [*phrases.VOCABULARY, second])
    assert mistakes(tmp_path, steps("When the game goes on")) == (
        "error[two-phrases]: `the game goes on` matches `the game goes on` and `the game goes {text}`\n"
        f"  at: {AT}:4\n"
        "  expected: exactly one phrase\n"
    )


def test_unknown_chapter(tmp_path: Path) -> None:
    """A feature file whose name is no chapter is an error."""
    assert mistakes(tmp_path, under_rule(GOOD), name="06_plannning.feature") == (
        "error[unknown-chapter]: there is no chapter `plannning`\n"
        "  at: features/06_plannning.feature:1\n"
        f"  expected: one of {len(BOOK.chapters)} known chapters\n"
        "  hint: did you mean `planning`?\n"
    )


def test_not_utf8(tmp_path: Path) -> None:
    """A feature file in another encoding than UTF-8 is an error."""
    path = tmp_path / "06_planning.feature"
    path.write_bytes("Feature: Żółty".encode("utf-16"))
    with pytest.raises(BadInput, match=r"error\[unreadable-file\]: the file is not UTF-8"):
        read_features(BOOK, tmp_path)


def test_retired_id(tmp_path: Path) -> None:
    """An id that was retired never comes back."""
    book = replace(BOOK, retired=("ROTC-6.1-01",))
    assert mistakes(tmp_path, under_rule(GOOD), book) == (
        f"error[retired-id]: `ROTC-6.1-01` is retired\n  at: {AT}:3\n  expected: an id that was never used\n"
    )


def test_duplicate_id_in_two_files(tmp_path: Path) -> None:
    """An id is used once in all files of a game."""
    first = tmp_path / "features" / "06_planning.feature"
    first.parent.mkdir()
    first.write_text(under_rule(GOOD), encoding="utf-8")
    said = mistakes(tmp_path, under_rule(GOOD), name="07_planning.feature")
    assert said.startswith(f"error[duplicate-id]: `ROTC-6.1-01` stands at {AT}:3 too\n")


def test_all_at_once(tmp_path: Path) -> None:
    """Every mistake is reported, not only the first."""
    said = mistakes(tmp_path, steps("Given the position planning-2\nWhen it rains\nThen it snows"))
    assert [line for line in said.splitlines() if line.startswith("  at:")] == [f"  at: {AT}:5", f"  at: {AT}:6"]


def test_scenario(tmp_path: Path) -> None:
    """A scenario has its id, the rules it shows, where it holds and what it depends on."""
    tags = "    @rule:ROTC-6.2 @edition:pl @ruling:D-01=chosen"
    (scenario,) = read(tmp_path, under_rule(tags + GOOD))
    assert (scenario.id, scenario.name) == ("ROTC-6.1-01", "ROTC-6.1-01 One")
    assert (scenario.game, scenario.chapter) == ("rise_of_the_cults", "planning")
    assert (scenario.rules, scenario.editions) == (("ROTC-6.1", "ROTC-6.2"), ("pl",))
    assert (scenario.rulings, scenario.twin, scenario.negative) == ({"D-01": "chosen"}, "", False)


def test_editions(tmp_path: Path) -> None:
    """A scenario that names no edition holds in all of them."""
    (scenario,) = read(tmp_path, under_rule(GOOD))
    assert scenario.editions == ("en", "pl")


def test_tags_of_a_rule(tmp_path: Path) -> None:
    """What is tagged to a rule holds for its scenarios."""
    (scenario,) = read(tmp_path, under_rule(GOOD).replace("  Rule:", "  @edition:pl\n  Rule:"))
    assert scenario.editions == ("pl",)


def test_negative_scenario(tmp_path: Path) -> None:
    """A scenario that tries something illegal is known as such and names its legal twin."""
    _, refused = read(tmp_path, under_rule(GOOD + f"    @twin:ROTC-6.1-01{REFUSED}"))
    assert (refused.negative, refused.twin) == (True, "ROTC-6.1-01")


def test_outline(tmp_path: Path) -> None:
    """The rows of an Outline are numbered runs of one scenario."""
    outline = GOOD.replace("Scenario", "Scenario Outline").replace("planning-2", "planning-<n>")
    (scenario,) = read(
        tmp_path, under_rule(outline + "\n      Examples:\n        | n |\n        | 2 |\n        | 3 |\n")
    )
    assert [row.id for row in scenario.rows] == ["ROTC-6.1-01#1", "ROTC-6.1-01#2"]
    assert [row.steps[0].text for row in scenario.rows] == ["the position planning-2", "the position planning-3"]


@pytest.mark.parametrize(
    ("then", "levels"),
    [
        ("the stage is Planning turn", {"load"}),
        ("Yellow has 4 Plan Markers in Stock", {"load", "positions"}),
        ("all learn only that Yellow places a Plan marker in Uptown", {"load", "events"}),
        ("Red sees that Yellow has 4 Plan Markers in Stock", {"load", "sight"}),
    ],
)
def test_levels(tmp_path: Path, then: str, levels: set[str]) -> None:
    """What an engine must be able to do follows from the phrases."""
    (scenario,) = read(tmp_path, steps(f"Given the position planning-2\nWhen the game goes on\nThen {then}"))
    assert scenario.levels == levels


@pytest.mark.parametrize("phrase", phrases.VOCABULARY, ids=lambda phrase: f"{phrase.keyword} {phrase.template}")
def test_example_of_a_phrase(book: Book, phrase: phrases.Phrase) -> None:
    """The example of every phrase is understood as that phrase and no other."""
    assert phrases.understand(book, phrase.keyword, phrase.example, (), "example").phrase is phrase


def test_closed_vocabulary() -> None:
    """The vocabulary stays small."""
    assert len(phrases.VOCABULARY) <= 60


def test_shipped_suite() -> None:
    """The suite that ships is without mistakes, and every refusal in it has a legal twin."""
    by_id = {scenario.id: scenario for scenario in load_suite()}
    refused = [scenario for scenario in by_id.values() if scenario.negative]
    assert refused
    assert [scenario.id for scenario in refused if by_id[scenario.twin].negative] == []


@pytest.mark.parametrize("game", game_ids())
def test_shipped_positions(game: str) -> None:
    """Every position of the shipped scenarios can be made, and the rules lead to it."""
    read = read_features(find_book(game), folder("features") / game)
    assert [scenario.id for scenario in read] == [scenario.id for scenario in load_suite((game,))]
