"""The JSON Schemas of the adapter protocol, generated from `messages.py` into `spec/protocol/`.

    python -m cultrules.engines.schemas

Each verb has two files, such as `answer.params.json` and `answer.result.json`, which need no other file. What stands
around them on the line is in `request.json` and `response.json`.
"""

from __future__ import annotations

import ast
import inspect
import json
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import msgspec

from cultrules.spec.files import folder

from . import messages
from .messages import VERBS

DIALECT = "https://json-schema.org/draft/2020-12/schema"

Schema = dict[str, Any]


def schemas() -> Mapping[str, Schema]:
    """Every schema by the name of its file."""
    found = {"request.json": _request(), "response.json": _response()}
    for verb, (params, result) in VERBS.items():
        found[f"{verb}.params.json"] = schema_of(params, f"`params` of `{verb}`")
        found[f"{verb}.result.json"] = schema_of(result, f"`result` of `{verb}`")
    return found


def schema_of(message: type[Any], title: str) -> Schema:
    """The schema of one message, with the schemas of all its parts."""
    (root,), parts = msgspec.json.schema_components([message], ref_template="#/$defs/{name}")
    described = _descriptions()
    for name, part in parts.items():
        for field, schema in part.get("properties", {}).items():
            if (name, field) in described:
                schema["description"] = described[name, field]
    return {"$schema": DIALECT, "title": title, **root, "$defs": dict(sorted(parts.items()))}


def _descriptions() -> Mapping[tuple[str, str], str]:
    """The texts that stand below fields in `messages.py`, by class and field; msgspec keeps only those of classes."""
    found: dict[tuple[str, str], str] = {}
    for node in ast.parse(inspect.getsource(messages)).body:
        if isinstance(node, ast.ClassDef):
            for field, below in zip(node.body, node.body[1:], strict=False):
                match field, below:
                    case ast.AnnAssign(target=ast.Name(id=name)), ast.Expr(value=ast.Constant(value=str(text))):
                        found[node.name, name] = text
    return found


def _request() -> Schema:
    return {
        "$schema": DIALECT,
        "title": "a line that the kit sends",
        "type": "object",
        "properties": {
            "jsonrpc": {"const": "2.0"},
            "id": {"type": "integer"},
            "method": {"enum": list(VERBS)},
            "params": {"type": "object", "description": "as `<method>.params.json` says"},
        },
        "required": ["jsonrpc", "id", "method", "params"],
        "additionalProperties": False,
    }


def _response() -> Schema:
    return {
        "$schema": DIALECT,
        "title": "a line that an engine sends",
        "type": "object",
        "properties": {
            "jsonrpc": {"const": "2.0"},
            "id": {"type": "integer", "description": "that of the request"},
            "result": {"type": "object", "description": "as `<method>.result.json` says"},
        },
        "required": ["jsonrpc", "id", "result"],
    }


def text_of(schema: Schema) -> str:
    """The schema as the text of its file."""
    return json.dumps(schema, ensure_ascii=False, indent=2) + "\n"


def write(target: Path) -> None:
    """Writes every schema into the folder, and takes away those that no message has any more."""
    wanted = schemas()
    for path in target.glob("*.json"):
        if path.name not in wanted:
            path.unlink()
    for name, schema in wanted.items():
        (target / name).write_text(text_of(schema), encoding="utf-8", newline="\n")
    sys.stdout.write(f"{len(wanted)} schemas written to {target}\n")


if __name__ == "__main__":
    write(folder("spec") / "protocol")
