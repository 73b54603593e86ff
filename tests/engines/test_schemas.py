"""The JSON Schemas of the protocol: those in `spec/protocol/` are the generated ones, and they fit what is really said.

`python -m cultrules.engines.schemas` writes them anew.
"""

import json
from typing import Any

import pytest
from jsonschema import Draft202012Validator

from cultrules.engines.messages import VERBS, encode
from cultrules.engines.reference import ReferenceEngine
from cultrules.engines.schemas import schemas, text_of
from cultrules.engines.server import respond
from cultrules.language.books import load_book
from cultrules.language.content import write_content
from cultrules.scenarios.positions import base_position
from cultrules.spec.files import folder

FOLDER = folder("spec") / "protocol"
BOOK = load_book("rise_of_the_cults")
SEATS = ["yellow", "red"]
OPTIONS = {"game": BOOK.id, "players": SEATS, "edition": "en", "rulings": BOOK.choices("en", {})}

SESSION: list[tuple[str, dict[str, Any]]] = [
    ("hello", {"protocol": 1, "kit": "tests"}),
    ("start", {"options": OPTIONS}),
    ("load", {"position": {}, "options": OPTIONS}),
    ("position", {}),
    ("view", {"seat": "yellow"}),
    ("load", {"position": base_position(BOOK, "planning-2"), "options": OPTIONS}),
    ("answer", {"seat": "yellow", "question": "place-plan", "value": "downtown"}),
    ("answer", {"seat": "red", "question": "place-plan", "value": "rivertown"}),
    ("answer", {"seat": "red", "offer": "place-plan", "value": "downtown"}),
    ("position", {}),
    ("view", {"seat": "red"}),
    ("view", {"seat": "green"}),
    ("load", {"position": base_position(BOOK, "action-2"), "options": {**OPTIONS, "content": write_content(BOOK)}}),
    ("answer", {"seat": "yellow", "question": "take-plan", "value": "downtown"}),
    ("answer", {"seat": "yellow", "question": "use-plan", "value": "bluff"}),
    ("answer", {"seat": "yellow", "question": "bluff", "value": {"tokens": {"thug": 2}}}),
    ("load", {"position": base_position(BOOK, "end-of-game-2"), "options": OPTIONS}),
    ("bye", {}),
]

BROKEN: list[tuple[str, Any]] = [
    ("request.json", {"id": 1, "method": "hello", "params": {}}),
    ("request.json", {"jsonrpc": "2.0", "id": 1, "method": "undo", "params": {}}),
    ("response.json", {"jsonrpc": "2.0", "id": 1, "error": {"code": 1, "message": "no"}}),
    ("hello.params.json", {"kit": "tests"}),
    ("hello.params.json", {"kit": "tests", "protocol": "1"}),
    ("load.params.json", {"position": [], "options": OPTIONS}),
    ("load.params.json", {"position": {}, "options": {**OPTIONS, "content": []}}),
    ("answer.result.json", {"question": {"id": "acquire", "seat": "red", "type": "some", "purse": {"power": "5"}}}),
    ("answer.result.json", {"question": {"id": "acquire", "seat": "red", "type": "some", "price": {"dock-watch": 3}}}),
    ("load.params.json", {"position": {}, "options": {**OPTIONS, "colour": "red"}}),
    ("answer.params.json", {"seat": "red", "question": "place-plan"}),
    ("answer.result.json", {"question": {"id": "place-plan", "seat": "red"}}),
    ("answer.result.json", {"question": {"id": "place-plan", "seat": "red", "type": "many"}}),
    ("answer.result.json", {"refused": {"kind": "not-today"}}),
    ("answer.result.json", {"refused": {"reason": "no"}}),
    ("load.result.json", {"result": {"winners": ["red"], "points": {"red": 1.5}}}),
    ("view.result.json", {"view": "everything"}),
]


def errors(name: str, value: Any) -> list[str]:
    """What the committed schema of that name finds wrong."""
    schema = json.loads((FOLDER / name).read_text(encoding="utf-8"))
    return [error.message for error in Draft202012Validator(schema).iter_errors(value)]


def test_committed_schemas_are_the_generated_ones() -> None:
    """What lies in `spec/protocol/` is what `messages.py` says, file by file."""
    committed = {path.name: path.read_text(encoding="utf-8") for path in FOLDER.glob("*.json")}
    assert committed == {name: text_of(schema) for name, schema in schemas().items()}


def test_every_verb_has_both_directions() -> None:
    """For each verb there is a schema of what is said and of what is replied, and one of each kind of line."""
    verbs = {f"{verb}.{direction}.json" for verb in VERBS for direction in ("params", "result")}
    assert set(schemas()) == verbs | {"request.json", "response.json"}


@pytest.mark.parametrize("name", schemas())
def test_schema_is_one(name: str) -> None:
    """Every file is a valid schema of the dialect that it names."""
    Draft202012Validator.check_schema(schemas()[name])
    assert schemas()[name]["$schema"] == "https://json-schema.org/draft/2020-12/schema"


def test_fields_are_described() -> None:
    """The texts below fields and those of classes reach the schema."""
    asked = schemas()["answer.result.json"]["$defs"]["Asked"]
    assert asked["description"] == "The pending question; which fields it has depends on its type."
    assert (
        asked["properties"]["seat"]["description"] == "A player, `chance`, or a group of players that answers together."
    )
    assert "description" not in asked["properties"]["least"]


def recorded() -> list[tuple[str, Any]]:
    """Everything that is said in the session with the reference engine, with the name of its schema."""
    engine = ReferenceEngine()
    said: list[tuple[str, Any]] = []
    for number, (method, params) in enumerate(SESSION):
        request = {"jsonrpc": "2.0", "id": number, "method": method, "params": params}
        response = json.loads(encode(respond(engine, json.dumps(request).encode())[0]))
        said += [("request.json", request), (f"{method}.params.json", params)]
        said += [("response.json", response), (f"{method}.result.json", response["result"])]
    return said


@pytest.mark.parametrize(("name", "value"), recorded())
def test_a_real_session_fits(name: str, value: Any) -> None:
    """Every line of a session with the reference engine is of its schema."""
    assert errors(name, value) == []


def test_the_session_shows_everything() -> None:
    """The session has questions, events, refusals, a position, a view and the end of a game in it."""
    fields = {field for name, value in recorded() if name.endswith(".result.json") for field in value}
    assert {"question", "happened", "refused", "position", "view", "result"} <= fields


@pytest.mark.parametrize(("name", "value"), BROKEN)
def test_a_broken_message_does_not_fit(name: str, value: Any) -> None:
    """A message that lacks a field, or has a wrong or unknown one, is not of its schema."""
    assert errors(name, value) != []


def test_an_engine_may_add_fields() -> None:
    """A field of the engine's own in a result is no mistake."""
    assert errors("answer.result.json", {"stage": "planning", "thought-for": "12 ms"}) == []
