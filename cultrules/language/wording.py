"""Cards in English: what a card does, sentence by sentence, with who acts and who chooses named every time.

>>> explain(book.cards["blackmail-letter"], book)            # doctest: +SKIP
'In the Influence window, you may use this. To do so, you destroy this card. Then you draw 2 cards.'
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from cultrules.spec import Book
from cultrules.spec.cards import Card

from . import syntax
from .syntax import Ability, Act, Modifier, Phrase, Statement, Tests
from .verbs import VERBS
from .vocabulary import Vocabulary

YOU = "you"
_COMPARED = {"=": "is", "<": "is below", ">": "is above", "<=": "is at most", ">=": "is at least"}
_POLICIES = {
    "cost": "",
    "some": "It may be played only if something of it can happen.",
    "whole": "It may be played only if all of it can happen.",
}


def explain(card: Card, book: Book) -> str:
    """All that a card does, a paragraph for each ability; empty if it does nothing of itself."""
    writer = _Writer(Vocabulary(book))
    lines = [writer.ability(ability) for ability in card.abilities]
    policy = _POLICIES[book.lexicon.cards[card.kind].policy]
    if policy and any(ability.kind == "resolution" for ability in card.abilities):
        lines.append(policy)
    return "\n".join(lines)


class _Writer:
    """Writes what abilities do; knows which words of the game are seats, because seats act."""

    def __init__(self, words: Vocabulary) -> None:
        self.words = words

    def ability(self, ability: Ability) -> str:
        """One ability, as a paragraph."""
        limit = f", once per {ability.limit.text}" if ability.limit is not None else ""
        where = f", if {_tests(ability.where)}" if ability.where is not None else ""
        match ability.kind:
            case "action":
                opening = f"In the {_on(ability)} window{where}{limit}, you may use this."
            case "trigger":
                opening = f"After the event {_on(ability)}{where}{limit}, you {'may use' if ability.may else 'must use'} this."
            case "replacement":
                may = "you may have something else happen" if ability.may else "something else happens"
                opening = f"In place of the event {_on(ability)}{where}{limit}, {may}."
            case "standing":
                begins = (
                    f"While {_tests(ability.where)}"
                    if ability.where is not None
                    else "As long as this card is in force"
                )
                return f"{begins}, {_joined(_modifier(each) for each in ability.modifiers)}."
            case _:
                opening = "When this card takes effect, this happens once."
        return " ".join([opening, *self._sentences(ability.body, YOU)])

    def _sentences(self, body: tuple[Statement, ...], who: str) -> list[str]:
        """What some statements say; costs and requirements are told first, together."""
        needs = [_tests(each.tests) for each in body if isinstance(each, syntax.Requires)]
        costs = [_act(each.act, who) for each in body if isinstance(each, syntax.Cost)]
        said = [f"This needs that {_joined(needs)}."] if needs else []
        said += [f"To do so, {_joined(costs)}."] if costs else []
        rest = [each for each in body if not isinstance(each, syntax.Requires | syntax.Cost)]
        for number, statement in enumerate(rest):
            opening = "Then " if costs and not number else ""
            said.append(_capital(opening + self._statement(statement, who)))
        return said

    def _statement(self, statement: Statement, who: str) -> str:  # one case a statement
        match statement:
            case Act():
                return f"{_act(statement, who)}."
            case syntax.ChooseOne():
                options = "; ".join(self._option(option, who) for option in statement.options)
                return f"{who} {_verb('choose', who)} one: {options}."
            case syntax.May():
                return f"{who} may do this: {self._inner(statement.body, who)}"
            case syntax.If():
                otherwise = f" Otherwise: {self._inner(statement.otherwise, who)}" if statement.otherwise else ""
                return f"if {_tests(statement.tests)}: {self._inner(statement.body, who)}{otherwise}"
            case syntax.Each():
                return self._each(statement, who)
            case syntax.By():
                seat = _chain(statement.seat)
                acts = "act and choose" if seat == YOU else "acts and chooses"
                return f"now {seat} {acts}: {self._inner(statement.body, seat)}"
            case syntax.Roll():
                faces = "; ".join(
                    f"for each {_joined((face.text for face in on.faces), 'or')}, {self._inner(on.body, who)[:-1]}"
                    for on in statement.results
                )
                return f"{who} {_verb('roll', who)} {_amount(statement.amount)} {statement.die.text}: {faces}."
            case syntax.Repeat():
                return f"{_amount(statement.amount)} times over: {self._inner(statement.body, who)}"
            case syntax.Let():
                return f"call {_amount(statement.amount)} `{statement.name.text}`."
            case syntax.Until():
                changes = _joined(_modifier(each) for each in statement.modifiers)
                return f"until the end of {statement.span.text}, {changes}."
            case syntax.Together():
                return f"all players choose together: {self._inner(statement.body, 'all players')}"
            case _:
                return ""

    def _inner(self, body: tuple[Statement, ...], who: str) -> str:
        return " ".join(self._sentences(body, who))

    def _option(self, option: syntax.Option, who: str) -> str:
        condition = f", if {_tests(option.condition)}" if option.condition is not None else ""
        return f'"{option.label.value}"{condition} ({self._inner(option.body, who)[:-1]})'

    def _each(self, statement: syntax.Each, who: str) -> str:
        name = next((phrase.word.text for phrase in statement.group.phrases if phrase.keyword == "as"), "")
        order = f", {statement.order}" if statement.order else ""
        named = f" (`{name}`)" if name else ""
        kind = self.words.nouns.get(statement.group.noun.word.text)
        actor = who
        if kind is not None and kind.kind == "seat":
            actor = f"that player (`{name}`)" if name else "that player"
        return f"for each {_group(statement.group)}{named}{order}: {self._inner(statement.body, actor)}"


def _on(ability: Ability) -> str:
    return ability.on.text if ability.on is not None else ""


def _act(act: Act, who: str) -> str:
    """One act, with the one who acts before it."""
    verb = VERBS[act.verb.text]
    does = verb.name if who in (YOU, "all players") else verb.does
    what = " ".join(filter(None, [_things(act), *(_phrase(phrase) for phrase in act.phrases)]))
    return f"{who} {does} {what}".rstrip()


def _things(act: Act) -> str:
    if len(act.operands) == 2:
        amount, thing = act.operands
        return f"{_amount(amount)} {_plural(_operand(thing), amount)}"
    if not act.operands:
        return ""
    only = act.operands[0]
    if VERBS[act.verb.text].unnamed and not isinstance(only, syntax.Noun | syntax.Named):
        plain = isinstance(only, syntax.Chain) and only.word.text == "this"
        return _operand(only) if plain else f"{_amount(only)} {_plural('card', only)}"
    return _operand(only)


def _phrase(phrase: Phrase) -> str:
    value: Any = phrase.value
    match phrase.keyword:
        case "as":
            return f"(`{phrase.word.text}`)"
        case "with":
            return f"with {phrase.word.text} {_amount(value)}"
        case "most" | "least":
            return f"with the {phrase.keyword} {phrase.word.text}"
        case "where":
            return f"for which {_tests(value)}"
        case "toward":
            return f"toward the nearest {_operand(value)}"
        case _:
            return f"{phrase.keyword} {_operand(value)}"


def _modifier(modifier: Modifier) -> str:
    about = f" of {_operand(modifier.point.of)}" if modifier.point.of is not None else ""
    place = f" at {_operand(modifier.place)}" if modifier.place is not None else ""
    where = f" where {_tests(modifier.where)}" if modifier.where is not None else ""
    point = f"{modifier.point.word.text}{about}{place}{where}"
    match modifier.change:
        case "add":
            sign = modifier.value.text if isinstance(modifier.value, syntax.Word) else ""
            return f"{point} is {sign[1:]} {'higher' if sign.startswith('+') else 'lower'}"
        case "is":
            return f"{point} is {_operand(modifier.value)}"
        case change:
            return f"{point} is {'allowed' if change == 'allow' else 'forbidden'}"


# ---- Amounts, values, tests ------------------------------------------------------------------------------------------


def _amount(operand: Any) -> str:
    match operand:
        case syntax.Range(least=least, most=most):
            return f"up to {_operand(most)}" if least.text == "0" else f"{least.text} to {_operand(most)}"
        case syntax.Everything():
            return "all"
        case _:
            return _operand(operand)


def _operand(operand: Any) -> str:
    match operand:
        case syntax.Number():
            return operand.word.text
        case syntax.Half():
            return f"half of {_operand(operand.of)}, rounded {operand.rounded.text}"
        case syntax.Count():
            group = operand.group
            return f"the number of {_chain(group) if isinstance(group, syntax.Chain) else _group(group)}"
        case syntax.Arithmetic():
            words = {"+": "plus", "-": "minus", "*": "times"}
            return f"{_operand(operand.left)} {words[operand.operator.text]} {_operand(operand.right)}"
        case syntax.Table():
            rows = _joined(f"{amount.text} with {count.text} players" for count, amount in operand.rows)
            return f"({rows})"
        case syntax.Noun():
            of = f" of {_operand(operand.of)}" if operand.of is not None else ""
            return f"{'other ' if operand.other else ''}{operand.word.text}{of}"
        case syntax.Chain():
            return _chain(operand)
        case syntax.Named():
            return operand.word.text
        case _:
            return _amount(operand)


def _chain(chain: syntax.Chain) -> str:
    heads = {"this": "this card", "you": "you", "event": "that event"}
    head = heads.get(chain.word.text, chain.word.text if chain.word.text[:1].isupper() else f"`{chain.word.text}`")
    for name in chain.names:
        head = f"your {name.text}" if head == YOU else f"the {name.text} of {head}"
    return head.replace("_", " ")


def _group(group: syntax.Group) -> str:
    phrases = [_phrase(phrase) for phrase in group.phrases if phrase.keyword != "as"]
    return " ".join([_operand(group.noun), *phrases])


def _tests(tests: Tests) -> str:
    return _joined((_test(test) for test in tests.tests), tests.joint)


def _test(test: Any) -> str:
    match test:
        case Tests():
            return f"({_tests(test)})"
        case syntax.Exists():
            return f"there is {'some' if test.word.text == 'some' else 'no'} {_group(test.group)}"
        case syntax.Compare():
            how = test.comparison.text
            left, right = _operand(test.left), _operand(test.right)
            be = "are" if left == YOU and how in ("is", "is not") else "is"
            return f"{left} {_COMPARED.get(how, how.replace('is', be))} {right}"
    return ""


# ---- Small words -----------------------------------------------------------------------------------------------------


def _joined(parts: Iterable[str], last: str = "and") -> str:
    listed = list(parts)
    return listed[0] if len(listed) == 1 else f"{', '.join(listed[:-1])} {last} {listed[-1]}"


def _plural(noun: str, amount: Any) -> str:
    """A noun as it follows an amount: `1 Thug`, `2 Thugs`."""
    if isinstance(amount, syntax.Number) and amount.word.text == "1":
        return noun
    word, of, rest = noun.partition(" of ")
    return f"{word}{'' if word.endswith('s') else 's'}{of}{rest}"


def _verb(verb: str, who: str) -> str:
    """A verb as it follows who acts."""
    if who in (YOU, "all players"):
        return verb
    return f"{verb}es" if verb == "do" else f"{verb}s"


def _capital(sentence: str) -> str:
    return sentence[:1].upper() + sentence[1:]
