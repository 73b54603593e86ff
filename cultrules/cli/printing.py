"""How positions and questions are shown to people."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

from cultrules.engines.messages import Reply, plain
from cultrules.spec import Book

WIDTH = 100


def pretty(value: Any, indent: int = 0) -> str:
    """JSON with what fits on one line on one line."""
    flat = json.dumps(value, ensure_ascii=False)
    if len(flat) + indent <= WIDTH or not isinstance(value, dict | list) or not value:
        return flat
    pad = " " * (indent + 2)
    if isinstance(value, dict):
        inner = [f"{pad}{json.dumps(key)}: {pretty(each, indent + 2)}" for key, each in value.items()]
        return "{\n" + ",\n".join(inner) + "\n" + " " * indent + "}"
    return "[\n" + ",\n".join(pad + pretty(each, indent + 2) for each in value) + "\n" + " " * indent + "]"


def standing(book: Book, reply: Reply) -> Iterator[str]:
    """Where a game stands, in words."""
    stage = book.stages.get(reply.stage or "")
    yield f"stage: `{stage.id}` ({stage.title})" if stage else "stage: not settled"
    if reply.question is not None:
        question = reply.question
        seat = book.lexicon.seats[question.seat].word.en if question.seat in book.lexicon.seats else question.seat
        asked = book.questions[question.id].asked if question.id in book.questions else question.id
        yield f"question: {seat} is asked {asked}, because of {question.because or 'no rule'}"
        yield f"  {json.dumps(plain(question), ensure_ascii=False)}"
    elif reply.result is not None:
        yield f"result: {json.dumps(plain(reply.result), ensure_ascii=False)}"
    else:
        yield "question: none; the rules of this stage are not specified yet"


def differences(before: Any, after: Any, path: str = "") -> Iterator[str]:
    """What changed between two JSON values, a line each."""
    if isinstance(before, dict) and isinstance(after, dict):
        for key in sorted({*before, *after}):
            yield from differences(before.get(key), after.get(key), f"{path}.{key}" if path else key)
    elif before != after:
        shown = [json.dumps(value, ensure_ascii=False) if value is not None else "nothing" for value in (before, after)]
        yield f"{path}: {shown[0]} -> {shown[1]}"
