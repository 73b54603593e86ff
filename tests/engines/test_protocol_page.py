"""The page of the protocol shows nothing that is not so.

The sessions on the page are recorded: `python tests/engines/test_protocol_page.py` records them anew. What its
other examples are is said behind the word `json` at their beginning.
"""

import json
import re
import subprocess
import sys
from pathlib import Path
from typing import Any, get_args

import pytest
from jsonschema import Draft202012Validator

from cultrules.conformance.verdicts import STATUSES
from cultrules.engines.messages import VERBS, Level, RefusalKind, encode
from cultrules.engines.process import LONGEST_LINE, request_of
from cultrules.engines.reference import ReferenceEngine
from cultrules.engines.schemas import schemas
from cultrules.engines.server import respond
from cultrules.games import find_game
from cultrules.kernel.positions import load
from cultrules.kernel.questions import Amount, Chance, Commitment, One, Order, Payment, Some, refusal
from cultrules.language.content import read_content, write_content
from cultrules.scenarios.positions import base_position
from cultrules.spec import BadInput
from cultrules.spec.files import folder

PAGE = folder("spec") / "protocol" / "README.md"
TEXT = PAGE.read_text(encoding="utf-8")
BLOCK = re.compile(r"^```json ?(?P<label>[^\n]*)\n(?P<body>.*?)^```$", re.MULTILINE | re.DOTALL)
GAME = find_game("rise_of_the_cults")
ENGINE = Path(__file__).parents[2] / "examples" / "scoring_engine" / "engine.py"
QUESTIONS = {
    kind.__dataclass_fields__["type"].default: kind for kind in (One, Some, Payment, Amount, Commitment, Order)
}


def options(players: list[str]) -> dict[str, Any]:
    """Options of the English edition."""
    return {"game": GAME.book.id, "players": players, "edition": "en", "rulings": GAME.book.choices("en", {})}


SCORING = [
    ("hello", {"protocol": 1, "kit": "by hand"}),
    ("load", {"position": base_position(GAME.book, "end-of-game-2"), "options": options(["yellow", "red"])}),
    ("bye", {}),
]
STARTING = [
    ("start", {"options": options(["yellow", "red"])}),
    ("answer", {"seat": "red", "question": "name-first", "value": "red"}),
    ("answer", {"seat": "table", "question": "name-first", "value": "red"}),
    ("answer", {"seat": "table", "question": "agree-rounds", "value": 6}),
    ("answer", {"seat": "table", "question": "choose-layout", "value": "draft"}),
    ("bye", {}),
]
PLANNING = [
    ("load", {"position": base_position(GAME.book, "planning-2"), "options": options(["yellow", "red"])}),
    ("answer", {"seat": "yellow", "question": "place-plan", "value": "downtown"}),
    ("answer", {"seat": "red", "question": "place-plan", "value": "rivertown"}),
    ("position", {}),
    ("view", {"seat": "yellow"}),
    ("bye", {}),
]


def requests_of(session: list[tuple[str, dict[str, Any]]]) -> list[str]:
    """The lines that are sent."""
    return [encode(request_of(number, *said)).decode() for number, said in enumerate(session, 1)]


def scoring_session() -> str:
    """What is said between the kit and the example engine."""
    sent = requests_of(SCORING)
    command = [sys.executable, str(ENGINE)]
    run = subprocess.run(command, input="\n".join(sent) + "\n", capture_output=True, encoding="utf-8", check=True)
    return _interleaved(sent, run.stdout.splitlines())


def starting_session() -> str:
    """What is said between the kit and the reference engine when a game begins."""
    return _by_the_reference(STARTING)


def planning_session() -> str:
    """What is said between the kit and the reference engine in the middle of a game."""
    return _by_the_reference(PLANNING)


def _by_the_reference(session: list[tuple[str, dict[str, Any]]]) -> str:
    engine = ReferenceEngine()
    sent = requests_of(session)
    return _interleaved(sent, [encode(respond(engine, line.encode())[0]).decode() for line in sent])


def _interleaved(sent: list[str], received: list[str]) -> str:
    return "".join(f"{request}\n{response}\n" for request, response in zip(sent, received, strict=True))


SESSIONS = {
    "scoring-session": scoring_session,
    "planning-session": planning_session,
    "starting-session": starting_session,
}


def examples(text: str = TEXT) -> list[tuple[str, Any]]:
    """The labels and values of all examples that are no sessions."""
    return [(each["label"], json.loads(each["body"])) for each in BLOCK.finditer(text) if each["label"] not in SESSIONS]


def labelled(prefix: str) -> list[tuple[str, Any]]:
    """The examples whose label begins so."""
    return [(label, value) for label, value in examples() if label.startswith(prefix)]


def asked_and_answered() -> list[tuple[dict[str, Any], dict[str, Any]]]:
    """Each example of a question with the example of an answer that follows it."""
    follow = zip(examples(), examples()[1:], strict=False)
    return [
        (one["question"], two) for (_, one), (label, two) in follow if label == "answer.params" and "question" in one
    ]


def schema_errors(schema: dict[str, Any], value: Any) -> list[str]:
    """What the schema finds wrong."""
    return [error.message for error in Draft202012Validator(schema).iter_errors(value)]


@pytest.mark.parametrize("label", SESSIONS)
def test_session_is_as_recorded(label: str) -> None:
    """A session on the page is what is really said; this module, run as a script, records it anew."""
    shown = [each["body"] for each in BLOCK.finditer(TEXT) if each["label"] == label]
    assert shown == [SESSIONS[label]()]


@pytest.mark.parametrize(("label", "value"), [*labelled("answer."), *labelled("hello.")])
def test_message_fits_its_schema(label: str, value: Any) -> None:
    """An example of a message is of the schema that it names."""
    assert schema_errors(schemas()[f"{label}.json"], value) == []


@pytest.mark.parametrize(("_label", "value"), labelled("options"))
def test_options_are_those_of_the_game(_label: str, value: Any) -> None:
    """The options on the page are the real ones."""
    assert value == options(["yellow", "red"])


@pytest.mark.parametrize(("label", "value"), labelled("zone."))
def test_zone_can_be_loaded(label: str, value: Any) -> None:
    """What an example says of a zone can stand in a position, if the pieces come from and go somewhere."""
    _, zone, holder = label.split(".")
    position = base_position(GAME.book, "planning-2")
    position["zones"][zone][holder] = value
    assert codes_of(position) <= {"too-many", "too-few"}


@pytest.mark.parametrize(("_label", "value"), labelled("content"))
def test_content_can_be_played_with(_label: str, value: Any) -> None:
    """The content on the page is understood, and has the fields of real content."""
    real = write_content(GAME.book)
    book = read_content(GAME.book, value)
    assert value == {part: {id_: write_content(book)[part][id_] for id_ in value[part]} for part in real}


@pytest.mark.parametrize(("_label", "value"), labelled("modifier"))
def test_modifier_can_be_loaded(_label: str, value: Any) -> None:
    """A modifier on the page can stand in a position."""
    assert codes_of(base_position(GAME.book, "planning-2") | {"modifiers": [value]}) == set()


def codes_of(position: dict[str, Any]) -> set[str]:
    """The codes of what is wrong with a position."""
    try:
        load(GAME, position)
    except BadInput as error:
        return {problem.code for problem in error.problems}
    return set()


@pytest.mark.parametrize(("question", "answer"), asked_and_answered(), ids=lambda value: value.get("type", ""))
def test_answer_is_legal(question: dict[str, Any], answer: dict[str, Any]) -> None:
    """The answer below a question is to that question or to its offer, and legal."""
    asked = question["offers"][0] if "offer" in answer else question
    assert (answer["seat"], answer.get("question", answer.get("offer"))) == (asked["seat"], asked["id"])
    match asked["type"]:
        case "compound":
            assert sorted(answer["value"]) == sorted(asked["parts"])
        case "chance":
            assert refusal(Chance(asked["id"], asked["weights"]), answer["value"]) is None
        case type_:
            fields = {name: value for name, value in asked.items() if name not in ("type", "offers", "because")}
            assert refusal(QUESTIONS[type_](**fields), answer["value"]) is None


def test_every_type_of_question_has_an_example() -> None:
    """The page shows each type of question, with an answer to it."""
    types = schemas()["answer.result.json"]["$defs"]["Asked"]["properties"]["type"]["enum"]
    assert {question["type"] for question, _ in asked_and_answered()} == set(types)


@pytest.mark.parametrize("word", [*VERBS, *get_args(Level), *get_args(RefusalKind), *STATUSES])
def test_every_word_of_the_protocol_is_explained(word: str) -> None:
    """Every verb, level, kind of refusal and status stands in a table of the page."""
    assert re.search(rf"^\|.*`{re.escape(word)}`", TEXT, re.MULTILINE)


def test_limits_are_the_real_ones() -> None:
    """The numbers on the page are those of the kit."""
    assert f"{LONGEST_LINE:,} bytes" in TEXT


def test_no_example_is_unchecked() -> None:
    """Every example has a label that a test of this module looks at."""
    labels = {label.split(".")[0] for label, _ in examples()}
    assert labels <= {"answer", "hello", "options", "content", "zone", "modifier"}
    assert TEXT.count("```json") == len(examples()) + len(SESSIONS)


if __name__ == "__main__":
    fresh = BLOCK.sub(
        lambda each: (
            f"```json {each['label']}\n{SESSIONS[each['label']]()}```" if each["label"] in SESSIONS else each[0]
        ),
        TEXT,
    )
    PAGE.write_text(fresh, encoding="utf-8", newline="\n")
