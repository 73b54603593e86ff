"""The abilities of a card as a JSON value: what an engine of level *cards* is handed.

Every part of an ability is an object whose `node` says what it is; words are plain texts, a part that is not there is
left out. Where a part stands is left out too, but for the line, which can be kept for telling a player about it.

    {"node": "ability", "kind": "resolution",
     "body": [{"node": "act", "verb": "draw", "operands": [{"node": "number", "number": "2"}]}]}

`python -m cultrules.language.trees` writes the JSON Schema of such a value to `spec/language/card.schema.json`.
"""

from __future__ import annotations

import json
import re
import sys
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from cultrules.spec.files import folder
from cultrules.spec.problems import BadCards, Problem, quoted

from . import syntax
from .building import place_of
from .syntax import Ability, Word

DIALECT = "https://json-schema.org/draft/2020-12/schema"
SCHEMA = folder("spec") / "language" / "card.schema.json"
DEEPEST = 60
"""No card has parts within parts within parts so deep; what is deeper is refused."""

# ---- What a word looks like ------------------------------------------------------------------------------------------

_TERM = r"[A-Z][\w'\u2019-]*( [A-Z][\w'\u2019-]*)*"
PATTERNS = {
    "term": _TERM,
    "name": r"[a-z][a-z_]*",
    "subject": rf"[a-z][a-z_]*|{_TERM}",
    "digits": r"[0-9]+",
    "signed": r"[+-][0-9]+",
    "figure": r"[+-]?[0-9]+",
    "text": r'[^"\n]*',
}
"""Each form of a word as a regular expression; those of the grammar, a quoted text without its quotes."""
_MEANINGS = {
    "term": "a word of the game, Capitalised",
    "name": "a name in small letters",
    "subject": "a word of the game, or a name in small letters",
    "digits": "digits",
    "signed": "`+` or `-` and digits",
    "figure": "digits, perhaps with a sign",
    "text": "a text without quotes",
}

# ---- What a node consists of -----------------------------------------------------------------------------------------

Form = str | tuple[str, ...]
"""A form of word, a choice of words, or (`@`) what nodes may stand there."""

_VALUES = ("@noun", "@chain", "@named")
_OPERANDS = ("@number", "@range", "@everything", "@half", "@count", "@arithmetic", "@table", *_VALUES)
_TEST = ("@compare", "@exists", "@tests")
_STATEMENTS = tuple(
    f"@{name}"
    for name in (
        *("act", "cost", "requires", "choose-one", "may", "if", "each", "by", "roll", "repeat", "let", "until"),
        "together",
    )
)


@dataclass(frozen=True, slots=True)
class Part:
    """One field of a node."""

    name: str
    form: Form
    attribute: str = ""
    """What it is called in the syntax; empty if the same."""
    many: int = -1
    """Fewest of a list; below zero it is no list."""
    needed: bool = True
    usual: Any = None
    """What stands in the syntax if the field is left out."""
    plain: bool = False
    """Does the syntax keep it as a text, not as a word?"""

    @property
    def called(self) -> str:
        """Its name in the syntax."""
        return self.attribute or self.name


@dataclass(frozen=True, slots=True)
class Shape:
    """One kind of node, or one variety of it."""

    node: str
    made: type[Any]
    parts: tuple[Part, ...]
    tag: tuple[str, str] | None = None
    """A field that sets this variety apart, and its value."""
    keyword: str = ""
    """The word with which it begins, kept in the syntax for its place only."""
    begins: str = "word"
    """Where the syntax keeps that word, or the one whose line is the node's."""


def _one(name: str, form: Form, attribute: str = "", *, needed: bool = True) -> Part:
    return Part(name, form, attribute, needed=needed)


def _many(name: str, form: Form, attribute: str = "", *, least: int = 1, needed: bool = True) -> Part:
    return Part(name, form, attribute, least, needed, ())


_FLAG = ("true",)
_BODY = _many("body", _STATEMENTS)
_WHERE = _one("where", ("@tests",), needed=False)
_LIMIT = _one("limit", "term", needed=False)
_MAY = Part("may", _FLAG, needed=False, usual=False)
_ON = _one("on", "term")
_POINT = _one("point", ("@noun",))


def _phrase(keyword: str, value: Form) -> Shape:
    return Shape("phrase", syntax.Phrase, (_one("value", value),), ("keyword", keyword), keyword)


def _binding(keyword: str, *parts: Part) -> Shape:
    return Shape("phrase", syntax.Phrase, (_one("name", "name", "word"), *parts), ("keyword", keyword))


def _ability(kind: str, keyword: str, *parts: Part) -> Shape:
    return Shape("ability", Ability, parts, ("kind", kind), keyword)


SHAPES: tuple[Shape, ...] = (
    _ability("action", "during", _ON, _LIMIT, _WHERE, _BODY),
    _ability("trigger", "when", _MAY, _ON, _WHERE, _LIMIT, _BODY),
    _ability("replacement", "instead", _MAY, _ON, _WHERE, _LIMIT, _BODY),
    _ability("standing", "always", _WHERE, _many("modifiers", ("@modifier",))),
    _ability("resolution", "resolve", _BODY),
    Shape(
        "act",
        syntax.Act,
        (
            _one("verb", "name"),
            _many("operands", _OPERANDS, needed=False),
            _many("phrases", ("@phrase",), needed=False),
        ),
        begins="verb",
    ),
    Shape("cost", syntax.Cost, (_one("act", ("@act",)),), keyword="cost"),
    Shape("requires", syntax.Requires, (_one("tests", ("@tests",)),), keyword="requires"),
    Shape("choose-one", syntax.ChooseOne, (_many("options", ("@option",)),), keyword="choose"),
    Shape(
        "option",
        syntax.Option,
        (_one("label", "text"), _one("if", ("@tests",), "condition", needed=False), _BODY),
        begins="label",
    ),
    Shape("may", syntax.May, (_BODY,), keyword="may"),
    Shape(
        "if",
        syntax.If,
        (_one("tests", ("@tests",)), _BODY, _many("else", _STATEMENTS, "otherwise", needed=False)),
        keyword="if",
    ),
    Shape(
        "each",
        syntax.Each,
        (
            _one("group", ("@group",)),
            Part("order", ("in turn order", "secretly"), needed=False, usual="", plain=True),
            _BODY,
        ),
        keyword="each",
    ),
    Shape("by", syntax.By, (_one("seat", ("@chain",)), _BODY), begins="seat"),
    Shape(
        "roll",
        syntax.Roll,
        (_one("amount", _OPERANDS), _one("die", "term"), _many("results", ("@on",))),
        keyword="roll",
    ),
    Shape("on", syntax.On, (_many("faces", "term"), _BODY), begins="faces"),
    Shape("repeat", syntax.Repeat, (_one("amount", _OPERANDS), _BODY), keyword="repeat"),
    Shape("let", syntax.Let, (_one("name", "name"), _one("amount", _OPERANDS)), begins="name"),
    Shape(
        "until",
        syntax.Until,
        (_one("span", "term"), _many("modifiers", ("@modifier",))),
        keyword="until",
    ),
    Shape("together", syntax.Together, (_BODY,), keyword="together"),
    Shape("modifier", syntax.Modifier, (_POINT, _one("value", "signed")), ("change", "add")),
    Shape("modifier", syntax.Modifier, (_POINT, _one("value", _OPERANDS)), ("change", "is")),
    *(
        Shape(
            "modifier",
            syntax.Modifier,
            (_POINT, _one("place", _VALUES, needed=False), _WHERE),
            ("change", change),
        )
        for change in ("allow", "forbid")
    ),
    Shape("group", syntax.Group, (_one("noun", ("@noun",)), _many("phrases", ("@phrase",), needed=False))),
    _binding("as"),
    _phrase("from", _VALUES),
    _phrase("at", _VALUES),
    _phrase("toward", ("@noun",)),
    _phrase("to", _VALUES),
    _phrase("for", _VALUES),
    _phrase("by", _OPERANDS),
    _binding("with", _one("value", _OPERANDS)),
    _binding("most"),
    _binding("least"),
    _phrase("where", ("@tests",)),
    Shape("tests", syntax.Tests, (Part("joint", ("and", "or"), plain=True), _many("tests", _TEST))),
    Shape(
        "compare",
        syntax.Compare,
        (
            _one("left", _OPERANDS),
            _one("comparison", ("=", "<", ">", "<=", ">=", "is", "is not")),
            _one("right", _OPERANDS),
        ),
    ),
    Shape("exists", syntax.Exists, (_one("some", ("some", "no"), "word"), _one("group", ("@group",)))),
    Shape("number", syntax.Number, (_one("number", "digits", "word"),)),
    Shape("range", syntax.Range, (_one("least", "digits"), _one("most", ("@number", "@chain")))),
    Shape("everything", syntax.Everything, (), keyword="all"),
    Shape(
        "half",
        syntax.Half,
        (_one("of", _OPERANDS), _one("rounded", ("up", "down"))),
        keyword="half",
    ),
    Shape("count", syntax.Count, (_one("group", ("@group", "@chain")),), keyword="count"),
    Shape(
        "arithmetic",
        syntax.Arithmetic,
        (_one("left", _OPERANDS), _one("operator", ("+", "-", "*")), _one("right", _OPERANDS)),
    ),
    Shape("table", syntax.Table, (_many("rows", "pair"),), keyword="players"),
    Shape(
        "noun",
        syntax.Noun,
        (
            _one("word", "term"),
            _one("of", _VALUES, needed=False),
            Part("other", _FLAG, needed=False, usual=False),
        ),
    ),
    Shape("chain", syntax.Chain, (_one("word", "subject"), _many("names", "name", needed=False))),
    Shape("named", syntax.Named, (_one("card", "text", "word"),)),
)
"""Every node there is."""

_LINED = ("ability", "option", "on", *(name[1:] for name in _STATEMENTS))
"""The nodes that stand on a line of their own."""
_BY_CLASS: dict[type[Any], list[Shape]] = {}
_BY_NODE: dict[str, list[Shape]] = {}
for _shape in SHAPES:
    _BY_CLASS.setdefault(_shape.made, []).append(_shape)
    _BY_NODE.setdefault(_shape.node, []).append(_shape)

# ---- Writing ---------------------------------------------------------------------------------------------------------


def write_abilities(abilities: Iterable[Ability], *, lines: bool = False) -> list[Any]:
    """The abilities as JSON values, with the lines on which their parts stand if they are wanted."""
    return [_write(ability, lines) for ability in abilities]


def _write(part: Any, lines: bool) -> Any:
    shape = _shape_of(part)
    written: dict[str, Any] = {"node": shape.node}
    if shape.tag is not None:
        written[shape.tag[0]] = shape.tag[1]
    if lines and shape.node in _LINED:
        line = place_of(getattr(part, shape.begins)).line
        written |= {"line": line} if line else {}
    for each in shape.parts:
        held = getattr(part, each.called)
        if each.needed or held != each.usual:
            written[each.name] = _write_held(held, each, lines)
    return written


def _shape_of(part: Any) -> Shape:
    shapes = _BY_CLASS[type(part)]
    return next(each for each in shapes if each.tag is None or getattr(part, each.tag[0]) == each.tag[1])


def _write_held(held: Any, part: Part, lines: bool) -> Any:
    match held:
        case Word():
            return held.value if part.form == "text" else held.text
        case bool() | str():
            return held
        case tuple() if part.form == "pair":
            return [[count.text, amount.text] for count, amount in held]
        case tuple():
            return [_write_held(each, part, lines) for each in held]
    return _write(held, lines)


# ---- Reading ---------------------------------------------------------------------------------------------------------


def read_abilities(value: Any, place: str = "abilities") -> tuple[Ability, ...]:
    """The abilities that a JSON value says; a value that is no such tree is refused with all that is wrong with it."""
    reader = _Reader()
    read = reader.listed(value, Part("abilities", ("@ability",), many=0), place, 0, 0)
    if reader.problems:
        raise BadCards(reader.problems)
    return tuple(read)


@dataclass(slots=True)
class _Reader:
    """Reads one tree and collects what is wrong with it."""

    problems: list[Problem] = field(default_factory=list)

    def wrong(self, place: str, found: str, expected: str) -> None:
        self.problems.append(Problem("bad-tree", place, found, expected))

    def node(self, value: Any, names: tuple[str, ...], place: str, line: int, depth: int) -> Any:
        """One node of these; nothing if something is wrong with it."""
        if depth > DEEPEST:
            self.wrong(place, f"parts within parts, {depth} deep", f"at most {DEEPEST}")
            return None
        allowed = [name[1:] for name in names]
        if not isinstance(value, dict) or value.get("node") not in allowed:
            found = _shown(value.get("node") if isinstance(value, dict) else value)
            self.wrong(place, found, f"an object whose `node` is one of {quoted(allowed)}")
            return None
        shape = self._shape(value, place)
        if shape is None:
            return None
        here = self._line(value, shape, place, line)
        before = len(self.problems)
        fields = self._fields(value, shape, place, here, depth)
        return None if len(self.problems) > before else _made(shape, fields, here)

    def _shape(self, value: Mapping[str, Any], place: str) -> Shape | None:
        """The variety of the node."""
        shapes = _BY_NODE[value["node"]]
        if shapes[0].tag is None:
            return shapes[0]
        name = shapes[0].tag[0]
        known = {each.tag[1]: each for each in shapes if each.tag is not None}
        said = value.get(name)
        if not isinstance(said, str) or said not in known:
            self.wrong(f"{place}.{name}", _shown(said), f"one of {quoted(known)}")
            return None
        return known[said]

    def _line(self, value: Mapping[str, Any], shape: Shape, place: str, line: int) -> int:
        """The line on which it stands: its own, or that of what it is part of."""
        if shape.node not in _LINED or "line" not in value:
            return line
        said = value["line"]
        if type(said) is not int or said < 1:
            self.wrong(f"{place}.line", _shown(said), "a whole number above zero")
            return line
        return said

    def _fields(self, value: Mapping[str, Any], shape: Shape, place: str, line: int, depth: int) -> dict[str, Any]:
        known = {"node", *(each.name for each in shape.parts)}
        known |= {shape.tag[0]} if shape.tag is not None else set()
        known |= {"line"} if shape.node in _LINED else set()
        for name in value:
            if name not in known:
                self.wrong(f"{place}.{name}", "an unknown field", f"one of {quoted(sorted(known))}")
        fields: dict[str, Any] = {}
        for part in shape.parts:
            at = f"{place}.{part.name}"
            if part.name in value and part.many >= 0:
                fields[part.called] = tuple(self.listed(value[part.name], part, at, line, depth))
            elif part.name in value:
                fields[part.called] = self._held(value[part.name], part, at, line, depth)
            elif part.needed:
                self.wrong(at, "nothing", f"the field `{part.name}`")
            else:
                fields[part.called] = part.usual
        return fields

    def listed(self, value: Any, part: Part, place: str, line: int, depth: int) -> list[Any]:
        """The elements of a list."""
        if not isinstance(value, list) or len(value) < part.many:
            self.wrong(place, _shown(value), f"a list of {part.many} or more")
            return []
        return [self._held(each, part, f"{place}[{at}]", line, depth) for at, each in enumerate(value)]

    def _held(self, value: Any, part: Part, place: str, line: int, depth: int) -> Any:
        form = part.form
        if form == _FLAG:
            if value is not True:
                self.wrong(place, _shown(value), "true, or no such field")
            return True
        if form == "pair":
            return self._pair(value, place, line)
        if isinstance(form, tuple) and form[0].startswith("@"):
            return self.node(value, form, place, line, depth + 1)
        said = self._word(value, form, place)
        return said if part.plain else Word(f'"{said}"' if form == "text" else said, line)

    def _pair(self, value: Any, place: str, line: int) -> tuple[Word, Word]:
        if not isinstance(value, list) or len(value) != 2:
            self.wrong(place, _shown(value), "a list of two: for how many players, and how much")
            return Word("0"), Word("0")
        count, amount = (self._word(each, "figure", f"{place}[{at}]") for at, each in enumerate(value))
        return Word(count, line), Word(amount, line)

    def _word(self, value: Any, form: Form, place: str) -> str:
        """A word of the form, or an empty one if it is none."""
        if isinstance(form, tuple):
            if isinstance(value, str) and value in form:
                return value
            self.wrong(place, _shown(value), f"one of {quoted(form)}")
            return ""
        if isinstance(value, str) and re.fullmatch(PATTERNS[form], value):
            return value
        self.wrong(place, _shown(value), _MEANINGS[form])
        return ""


def _made(shape: Shape, fields: dict[str, Any], line: int) -> Any:
    """The part of the syntax that a node stands for."""
    if shape.tag is not None:
        fields[shape.tag[0]] = shape.tag[1]
    if shape.keyword:
        keyword = "while" if shape.keyword == "always" and fields["where"] is not None else shape.keyword
        fields["word"] = Word(keyword, line)
    return shape.made(**fields)


def _shown(value: Any) -> str:
    """What was found, not at length."""
    if isinstance(value, dict | list):
        return "an object" if isinstance(value, dict) else f"a list of {len(value)}"
    text = json.dumps(value, ensure_ascii=False)
    return text if len(text) <= 60 else f"{text[:60]}…"


# ---- The schema ------------------------------------------------------------------------------------------------------

Schema = dict[str, Any]


def schema() -> Schema:
    """The JSON Schema of what a card does."""
    return {
        "$schema": DIALECT,
        "title": "the abilities of a card",
        "type": "array",
        "items": {"$ref": "#/$defs/ability"},
        "$defs": dict(sorted(_definitions())),
    }


def _definitions() -> Iterator[tuple[str, Schema]]:
    for name, nodes in _CHOICES.items():
        yield name, _nodes(nodes)
    for node, shapes in _BY_NODE.items():
        tags = {shape.tag[1]: _variety(shape) for shape in shapes if shape.tag is not None}
        said = _choice(shapes[0].tag[0], tags) if shapes[0].tag is not None else _variety(shapes[0])
        yield node, {"description": str(shapes[0].made.__doc__), **said}


_CHOICES = {"value": _VALUES, "operand": _OPERANDS, "test": _TEST, "statement": _STATEMENTS}
"""What several kinds of nodes are called together."""


def _nodes(names: tuple[str, ...]) -> Schema:
    return _choice("node", {name[1:]: {"$ref": f"#/$defs/{name[1:]}"} for name in names})


def _choice(tag: str, kinds: Mapping[str, Schema]) -> Schema:
    """One of several, told apart by a field, so that only what is wrong with the one that was meant is reported."""
    return {
        "type": "object",
        "required": [tag],
        "properties": {tag: {"enum": list(kinds)}},
        "allOf": [
            {"if": {"properties": {tag: {"const": name}}, "required": [tag]}, "then": schema}
            for name, schema in kinds.items()
        ],
    }


def _variety(shape: Shape) -> Schema:
    properties: Schema = {"node": {"const": shape.node}}
    if shape.tag is not None:
        properties[shape.tag[0]] = {"const": shape.tag[1]}
    if shape.node in _LINED:
        properties["line"] = {"type": "integer", "minimum": 1}
    for part in shape.parts:
        held = _held_schema(part.form)
        properties[part.name] = held if part.many < 0 else {"type": "array", "items": held, "minItems": part.many}
    needed = ["node", *([shape.tag[0]] if shape.tag is not None else [])]
    return {
        "type": "object",
        "properties": properties,
        "required": [*needed, *(part.name for part in shape.parts if part.needed)],
        "additionalProperties": False,
    }


def _held_schema(form: Form) -> Schema:
    if form == _FLAG:
        return {"const": True}
    if form == "pair":
        return {"type": "array", "items": _held_schema("figure"), "minItems": 2, "maxItems": 2}
    if isinstance(form, tuple):
        if not form[0].startswith("@"):
            return {"enum": list(form)}
        if len(form) == 1:
            return {"$ref": f"#/$defs/{form[0][1:]}"}
        named = next((name for name, nodes in _CHOICES.items() if nodes == form), "")
        return {"$ref": f"#/$defs/{named}"} if named else _nodes(form)
    return {"type": "string", "pattern": f"^({PATTERNS[form]})$"}


def schema_text() -> str:
    """The schema as the text of its file."""
    return json.dumps(schema(), ensure_ascii=False, indent=2) + "\n"


def write_schema(path: Path = SCHEMA) -> None:
    """Writes the schema into its file."""
    path.write_text(schema_text(), encoding="utf-8", newline="\n")
    sys.stdout.write(f"written to {path}\n")


if __name__ == "__main__":
    write_schema()
