"""Says what is wrong with a line that the parser cannot read: by example, never in terms of the grammar."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from typing import Any

from lark import UnexpectedInput, UnexpectedToken

from cultrules.spec.problems import Problem, did_you_mean, quoted

from .building import LINES
from .syntax import PHRASES, Text, Word
from .verbs import BLOCKS as DOINGS
from .verbs import VERBS

BLOCKS = ("card", "datum", "game")
"""What stands at the margin."""
ABILITIES = ("during", "when", "instead of", "may", "always", "while", "resolve")
"""What an ability begins with."""
UNDER = {"option": "under `choose one:`", "on": "under `roll …:`", "else": "after what stands under `if …:`"}
"""Lines that stand in one place only."""
DOING = tuple(word for word in DOINGS if word not in ("you", "choose one"))
"""What a line of an ability begins with, if not with a verb or a seat."""
HEAD = tuple(line for line in LINES if line != "value")
INSIDE = frozenset(
    (*LINES, "during", "when", "instead", "always", "while", "resolve", "allow", "forbid", *UNDER, *DOING, *VERBS)
)
"""What a line of a card may begin with, at any depth."""
ELSEWHERE = (
    dict.fromkeys(DOING, "`{}` has a line of its own, indented under the one before")
    | {word: f"`{{}}` stands {where}" for word, where in UNDER.items()}
    | dict.fromkeys(
        ("during", "when", "instead", "always", "while", "resolve"), "`{}` begins an ability of its own: indent it less"
    )
    | dict.fromkeys(
        (line for line in LINES if line not in ("cost", "value")), "`{}` is a line of the card itself: indent it less"
    )
    | dict.fromkeys(("allow", "forbid"), "`{}` stands under `always:`, `while …:` or `until end of …:`")
)
"""Where a word belongs that was taken for a verb."""

KEYWORDS = frozenset(
    (
        *(*BLOCKS, *LINES, *UNDER, *DOING, "during", "when", "instead", "always", "while", "resolve", "once", "per"),
        *("choose", "one", "times", "end", "of", "in", "turn", "order", "secretly", "most", "least", "allow", "forbid"),
        *("as", "from", "to", "at", "by", "for", "toward", "with", "where", "and", "or", "not", "some", "no", "other"),
        *("all", "half", "rounded", "up", "down", "count", "players", "this", "you", "event"),
    )
)
"""What no name may be."""

EXAMPLES = {
    "game": 'game "ID"',
    "card": 'card "Dock Watch"',
    "datum": 'datum "bluff-tokens"',
    "kind": "kind Guardian",
    "cost": "cost 3 Power",
    "has": "has 2 Attack",
    "is": "is Dark, Sealed",
    "marks": "marks Downtown, Uptown",
    "puts": "puts 1 Investigator with Field 2 in Downtown",
    "copies": "copies 6",
    "text": 'text "what the card says, in your own words"',
    "source": 'source house "made for our game night"',
    "value": "value players(2: 3, 3: 4, 4: 5)",
    "during": "during Terror once per This Round where you.tokens >= 2: draw 1",
    "when": "when Terror Spread where event.seat is you once per This Round: draw 1",
    "instead": "instead of Disorganized where event.seat is you: draw 1",
    "always": "always: Token Limit +2",
    "while": "while you.tokens >= 2: Token Limit +2",
    "resolve": "resolve: draw 1",
    "requires": "requires you.tokens >= 3",
    "choose": "choose one:",
    "option": 'option "a card" if you.tokens >= 3: draw 1',
    "may": "may: draw 1",
    "if": "if you.tokens >= 3: draw 1",
    "else": "else: draw 1",
    "each": "each other Player as rival in turn order: draw 1",
    "roll": "roll 1 Recruitment Die:",
    "on": "on Thug, Freak: draw 1",
    "repeat": "repeat 2 times: draw 1",
    "let": "let half_of_them = half count(Card from Hand) rounded up",
    "until": "until end of This Round: Token Limit +2",
    "together": "together: destroy 1 Investigator at Downtown",
    "allow": "allow Victory at Downtown where you.tokens >= 2",
    "forbid": "forbid Victory at Downtown where you.tokens >= 2",
}
"""How each line is written."""
_OPENING = {*UNDER, "during", "when", "instead", "always", "while", "resolve"}
"""What others stand under."""
_COST_OF_AN_ABILITY = "cost pay 1 Power"
_HALF = "half count(Card from Hand) rounded up"
_NEEDED = {"choose": "its options", "roll": "what happens on each side"} | {
    block: f"the lines of the {block}" for block in BLOCKS
}
"""What stands under a line, if not what happens."""
_AMOUNTS = {"NUMBER", "ALL", "HALF", "COUNT", "LPAR", "PLAYERS"}
_VALUES = {"TERM", "OTHER", "NAME", "THIS", "YOU", "EVENT", "STRING"}
_PHRASES = {"AS", "FROM", "TO", "AT", "BY", "FOR", "TOWARD", "WITH", "WHERE"}
_COMPARISONS = {"EQUAL", "LESSTHAN", "MORETHAN", "IS"}
_MEANINGS: tuple[tuple[set[str], set[str], str], ...] = (
    (
        {"SOME", "NO"},
        {"SOME", "NO"} | _AMOUNTS | _VALUES,
        "a test (`you.tokens >= 2`, `some Ritual at Downtown`, …)",
    ),
    ({"ALL"}, _AMOUNTS, "an amount (`2`, `0..3`, `all`, `count(…)`, …)"),
    ({"NAME", "CHOOSE"}, {"NAME", "CHOOSE"}, "a verb (`draw`, `gain`, `place`, …)"),
    ({"TERM", "YOU"}, _VALUES, "a word of the game (Capitalised), a name (`you`, `this`, …)"),
    ({"TERM"}, {"TERM", "OTHER"}, "a word of the game (Capitalised)"),
    ({"YOU"}, _VALUES, "a name (`you`, `this`, …)"),
    ({"AS", "FROM", "WHERE"}, _PHRASES, "a phrase (`from …`, `at …`, `where …`, …)"),
    ({"AS", "FROM"}, _PHRASES, "a phrase (`from …`, `at …`, …)"),
    (_COMPARISONS, _COMPARISONS, "a comparison (`>=`, `is`, …)"),
    ({"PLUS", "MINUS", "TIMES"}, {"PLUS", "MINUS", "TIMES"}, "`+`, `-`, `*`"),
    ({"STRING"}, {"STRING"}, 'a text in double quotes (`"Dock Watch"`)'),
    ({"SIGNED", "IS"}, {"SIGNED", "IS"}, "a change (`+1`, `-1`, `is 3`)"),
    ({"NUMBER"}, {"NUMBER", "SIGNED"}, "a whole number"),
)
"""What an author calls some things of the grammar: if all of the first may stand there, all of the second are that."""
_NAMES = {
    "source": "`printed`, `inferred`, `public` or `house`",
    "as": "a new name, lower case",
    "let": "a new name, lower case",
    "with": "a number that such a thing carries, lower case, such as `strength 3`",
    "most": "a number that such a thing carries, lower case",
    "least": "a number that such a thing carries, lower case",
}
"""What a name is, by the word before it."""
_WORD = re.compile(r"""\"[^"]*"?|[A-Z][\w'\u2019-]*(?: [A-Z][\w'\u2019-]*)*|[+-]?\w+|.""")
_TYPESET = "“”„«»\u2018\u2019"
_COLON = re.compile(r": +(?=[a-z])")
_SEAT = re.compile(r"[a-z_]+(\.[a-z_]+)*:( |$)")


def explained(error: UnexpectedInput, text: Text, spelled: Mapping[str, str]) -> Problem:
    """What is wrong at the place where reading stopped."""
    interactive: Any = error.interactive_parser
    accepted: set[str] = interactive.accepts() if interactive is not None else set()
    names = {"LESSTHAN" if spelled.get(name) in ("<=", ">=") else name for name in accepted}
    at = _stopped(error, text)
    before = text.lines[at.line - 1][: at.column - 1]
    if names == {"_INDENT"}:
        return _without_lines(at, text)
    if isinstance(error, UnexpectedToken) and error.token.type == "_INDENT":
        hint = "only lines under `card`, `datum` or a line that ends with `:` are indented further"
        expected = "as many spaces as the line above has"
        return text.problem("bad-indentation", at, "a line that is indented too far", expected, hint)
    if at.text.startswith('"') and not at.text.endswith('"', 1):
        found, hint = f"{_shown(at.text)}, which has no closing quote", "a text stands on one line"
        return text.problem("open-quote", at, found, 'a text in double quotes (`"Dock Watch"`)', hint)
    if not before.strip() and at.text:
        return _unknown_line(names, at, text)
    misplaced = _misplaced(names, before, at, text)
    return misplaced or _unexpected(names, at, before, text, spelled)


def _stopped(error: UnexpectedInput, text: Text) -> Word:
    """The word at which reading stopped."""
    if isinstance(error, UnexpectedToken) and error.token.type in ("_INDENT", "_DEDENT"):
        line = min(error.token.end_line or 1, len(text.lines))
        return _first_word(text.lines[line - 1], line)
    if isinstance(error, UnexpectedToken) and error.token.type == "$END":
        return Word("", max(1, (error.token.end_line or 1) - 1), 1)
    line, column = min(max(error.line, 1), len(text.lines)), max(error.column, 1)
    rest = text.lines[line - 1][column - 1 :]
    if isinstance(error, UnexpectedToken) and error.token.type == "_NL":
        return Word("", line, column)
    word = _WORD.match(rest)
    return Word(word[0] if word else "", line, column)


def without_comment(line: str) -> str:
    """What a line says besides its comment."""
    quoted = False
    for at, character in enumerate(line):
        if character == '"':
            quoted = not quoted
        elif character == "#" and not quoted:
            return line[:at]
    return line


def _first_word(line: str, number: int) -> Word:
    word = _WORD.match(line.lstrip())
    return Word(word[0] if word else "", number, len(line) - len(line.lstrip()) + 1)


# ---- Lines that are missing, or stand in the wrong place -------------------------------------------------------------


def _without_lines(at: Word, text: Text) -> Problem:
    """A line that should have others under it, and has none."""
    numbers = range(at.line - (1 if at.text else 0), 0, -1)
    number = next(each for each in numbers if without_comment(text.lines[each - 1]).strip())
    above = without_comment(text.lines[number - 1]).rstrip()
    head = _first_word(above, number).text
    if head in BLOCKS and at.text and at.column == 1:
        found, hint = f"{_shown(at.text)} without spaces before it", f"two spaces before each line of the {head}"
        return text.problem("bad-indentation", at, found, f"the lines of the {head}, indented", hint)
    example = EXAMPLES.get(head) if head not in _NEEDED else None
    expected = f"{_NEEDED.get(head, 'what happens')}, indented under it"
    hint = f"or on the same line: `{example}`" if example else ""
    return text.problem(
        "missing-block", Word("", number, len(above) + 1), f"nothing under {_shown(above.strip())}", expected, hint
    )


def _unknown_line(names: set[str], at: Word, text: Text) -> Problem:
    """A line that begins with a word that does not belong there."""
    words, expected = _lines_for(names)
    first = at if at.text.startswith('"') else Word(at.text.split(" ", 1)[0], at.line, at.column)
    hint = _line_hint(names, first.text, words)
    return text.problem("unknown-line", first, f"{_shown(first.text)} does not begin a line here", expected, hint)


def _line_hint(names: set[str], word: str, words: tuple[str, ...]) -> str:
    """What may have been meant."""
    doing = word in (*VERBS, *DOING)
    if word in ("/", "-", ";", "*"):
        return "a comment begins with `#`"
    if word != word.lower() and word.lower() in words:
        return f"keywords are lower case: `{word.lower()}`"
    if word in BLOCKS:
        return f"`{word}` stands without spaces before it"
    if "CARD" in names and word in INSIDE:
        return "the lines of a card are indented by two spaces"
    if word == "value":
        return "only a datum has a `value`"
    if word in UNDER:
        return ELSEWHERE[word].format(word)
    if doing and "OPTION" in names:
        return "what happens stands under an `option`"
    if doing and "ON" in names:
        return "what happens stands under an `on`"
    near = _nearest(word, words)
    if not near and (doing or did_you_mean(word, VERBS)):
        return "what happens stands under `resolve:`, `when …:`, `instead of …:` or `during …:`"
    return near


def _nearest(word: str, words: Iterable[str]) -> str:
    """A suggestion for a mistyped word; two letters exchanged are more likely than one left out."""
    known = [each for each in words if each != word]
    exchanged = [each for each in known if sorted(each) == sorted(word)]
    return did_you_mean(word, exchanged or known)


def _lines_for(names: set[str]) -> tuple[tuple[str, ...], str]:
    """What a line may begin with, for a suggestion, and in words."""
    if "CARD" in names:
        return BLOCKS, f"one of {quoted(BLOCKS)}"
    if "DURING" in names:
        expected = f"a line of the card ({quoted(HEAD)}) or an ability ({quoted(ABILITIES)})"
        return (*HEAD, *ABILITIES, "instead"), expected
    if "VALUE" in names:
        return ("value", "source"), "one of `value`, `source`"
    if "REQUIRES" in names:
        some = quoted(("draw", "gain", "place", "choose"))
        return (*VERBS, *DOING, "else"), f"a line that begins with a verb ({some}, …), or with one of {quoted(DOING)}"
    if "OPTION" in names:
        return ("option",), 'a line `option "…": …`'
    if "ON" in names:
        return ("on",), "a line `on …: …`"
    return ("allow", "forbid"), "a change of a rule point, such as `Token Limit +1`, or `allow …`, `forbid …`"


def _misplaced(names: set[str], before: str, at: Word, text: Text) -> Problem | None:
    """A line that was taken for another because its first word does not belong there."""
    first = _first_word(before, at.line)
    colons = list(_COLON.finditer(before + at.text))
    if names == {"DOT"} and before.strip() == first.text:
        return _unknown_line({"REQUIRES"}, first, text)
    taken_for_a_verb = ":" not in before and first.text not in (*VERBS, *DOING) and "_NL" in names
    if taken_for_a_verb and first.text in ELSEWHERE and (first.text in _OPENING or "AS" in names):
        found, expected = f"`{first.text}` does not begin a line here", _lines_for({"REQUIRES"})[1]
        return text.problem("unknown-line", first, found, expected, ELSEWHERE[first.text].format(first.text))
    if not colons:
        return None
    rest = text.lines[at.line - 1][colons[-1].end() :]
    choice = "choose one" if rest.startswith("choose one") else ""
    word = choice or _first_word(rest, at.line).text
    if not choice and word not in DOING and not _SEAT.match(rest):
        return None
    place = Word(word, at.line, colons[-1].end() + 1)
    expected = f"`{word} …` on a line of its own, indented under this one"
    return text.problem("own-line", place, f"`{word}` on the line of another", expected)


# ---- Words in the middle of a line -----------------------------------------------------------------------------------


def _unexpected(names: set[str], at: Word, before: str, text: Text, spelled: Mapping[str, str]) -> Problem:
    """A word in the middle of a line that does not belong there."""
    if at.text and not at.text.isprintable():
        return text.problem("unexpected", at, _shown(at.text), "a plain space", "type it anew")
    found = _shown(at.text) if at.text else "the end of the line"
    after_where = " where " in before and at.text in PHRASES
    hint = "`where …` comes last" if after_where else _word_hint(names, at.text, spelled)
    hint = hint or _example(_begun(before), before)
    return text.problem("unexpected", at, found, _expected(names, before, spelled), hint)


def _word_hint(names: set[str], word: str, spelled: Mapping[str, str]) -> str:
    if word and word in _TYPESET:
        return 'quotes are straight: `"`'
    if "ROUNDED" in names:
        return f"for example `{_HALF}`"
    if "CHOOSE" in names and word.lower() in VERBS:
        return f"keywords are lower case: `{word.lower()}`"
    if word in ("and", "or") and {"AND", "OR"} & names:
        return "where both `and` and `or` stand, parentheses say what belongs together"
    if word in ("+", "-", "*"):
        return "parentheses stand around a sum: `(1 + 2)`"
    return _nearest(word, (spelled[name] for name in sorted(names) if name in spelled)) if word.isalpha() else ""


def _shown(word: str) -> str:
    """The word in backticks, or its number if nobody could see it."""
    if word and not word.isprintable():
        return f"a character like a space, U+{ord(word[0]):04X}"
    return f"`{word if len(word) <= 60 else word[:60] + '…'}`"


def _begun(before: str) -> str:
    """What the line, or the act at its end, begins with."""
    acts = [before[colon.end() :].split(" ", maxsplit=1)[0] for colon in _COLON.finditer(before)]
    return next((act for act in reversed(acts) if act in VERBS), _first_word(before, 1).text)


def _example(begun: str, before: str) -> str:
    example = VERBS[begun].example if begun in VERBS else EXAMPLES.get(begun, "")
    if begun == "cost" and any(word in VERBS for word in before.split()[1:2]):
        example = _COST_OF_AN_ABILITY
    return f"for example `{example}`" if example else ""


def _expected(names: set[str], before: str, spelled: Mapping[str, str]) -> str:
    """What may stand there, the most important first."""
    left, said = names - {"_DEDENT", "_INDENT", "$END"}, list[str]()
    previous = before.rsplit(maxsplit=1)[-1] if before.strip() else ""
    for needed, covered, meaning in _MEANINGS:
        if needed <= left:
            said.append(meaning)
            left = left - covered
    if "NAME" in left:
        said.append(_NAMES.get(previous, "a name, lower case"))
    said += [f"`{spelled[name]}`" for name in sorted(left) if name in spelled]
    if "_NL" in left:
        said.append("the end of the line")
    return f"{', '.join(said[:-1])} or {said[-1]}" if len(said) > 1 else "".join(said) or "nothing more"
