"""Says in English what a card does, to lay beside what is printed on it: who acts, who chooses, where, how often.

The first paragraph is the card's head, each ability has one of its own, and the last one says when it can be used.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field, replace

from cultrules.spec import Book
from cultrules.spec.cards import Card
from cultrules.spec.lexicon import CardKind, Fact, Goods, Group, Noun, Piece, Seat, Supply, Track, Zone
from cultrules.spec.lexicon import Die as LexiconDie

from . import syntax
from .syntax import Ability, Act, Modifier, Operand, Phrase, Statement, Test, Tests
from .verbs import VERBS, Verb
from .vocabulary import ENDS


def explain(card: Card, book: Book) -> str:
    """The card in English, in paragraphs with an empty line between them."""
    return "\n\n".join(_Teller(book).paragraphs(card))


# ---- English ---------------------------------------------------------------------------------------------------------

_IRREGULAR = {"Die": "Dice"}
_UNCOUNTED = ("Attack", "Gold", "Influence", "Power", "Sanity", "Terror")
"""Words for what there is more or less of, without a plural."""
_NUMERALS = ("I", "II", "III", "IV", "V", "VI")


def plural(word: str) -> str:
    """The word for several of it: `Cult Sites`, `Dice`, `Power`."""
    *before, last = word.split(" ")
    if last in _UNCOUNTED or last in _NUMERALS:
        return word
    if last in _IRREGULAR:
        last = _IRREGULAR[last]
    elif last.endswith(("s", "x", "z", "ch", "sh")):
        last += "es"
    elif last.endswith("y") and last[-2:-1].lower() not in "aeiou":
        last = f"{last[:-1]}ies"
    else:
        last += "s"
    return " ".join([*before, last])


def with_article(word: str) -> str:
    """The word for one of it: `an Altar`."""
    return f"{'an' if word[0] in 'AEIOUaeiou' else 'a'} {word}"


def listed(words: Iterable[str], joint: str = "and") -> str:
    """Several in a row: `a, b and c`."""
    *before, last = words
    return f"{', '.join(before)} {joint} {last}" if before else last


def _sentence(text: str) -> str:
    return f"{text[0].upper()}{text[1:]}."


def _base(does: str) -> str:
    """A verb as it stands after `you`: `carries out` is `carry out`."""
    first, *rest = does.split(" ")
    return " ".join([f"{first[:-3]}y" if first.endswith("ies") else first[:-1], *rest])


# ---- Who acts, and what the names stand for --------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class _Who:
    """One who acts and chooses."""

    name: str

    @property
    def own(self) -> str:
        """Before what belongs to them."""
        return "your" if self.name == "you" else "their"

    @property
    def they(self) -> str:
        """After they were named."""
        return "you" if self.name == "you" else "they"

    def does(self, verb: Verb) -> str:
        """The verb, after who does it."""
        several = self.name == "you" or self.name.startswith("those ")
        return f"{self.name} {_base(verb.does) if several else verb.does}"


YOU = _Who("you")
TABLE = _Who("the table")


@dataclass(frozen=True, slots=True)
class _Scene:
    """Who acts, what is going on, and what the names stand for, as they are called."""

    who: _Who = YOU
    fields: Mapping[str, str] = field(default_factory=dict)
    """How the parts of the event or the window are called, by name."""
    names: dict[str, str] = field(default_factory=dict)
    offered: bool = True
    """Can the one who acts say no?"""

    def inside(self, who: _Who | None = None) -> _Scene:
        """The same for a block: names that it binds end with it."""
        return replace(self, who=who or self.who, names=dict(self.names))

    def bind(self, name: str, word: str, *, many: bool = False) -> None:
        """From now on the name stands for this."""
        self.names[name] = f"those {plural(word)} ({name})" if many else f"that {word} ({name})"


_TYPES = {"seat": "player", "number": "N"}
_CHOICES = tuple(name for name, verb in VERBS.items() if "where" in verb.phrases and name != "choose")
"""The verbs that are about things which the one who acts picks."""
_COMPARISONS = {">=": "at least ", "<=": "at most ", ">": "more than ", "<": "less than ", "=": "exactly "}
_JOINTS = {"+": "plus", "-": "minus", "*": "times"}
_CARD_WORD = "card"
_ON_THE_TABLE = ("destroy", "flip", "move", "return", "sacrifice")
"""The verbs about things that lie in several places: which of them, is always a choice."""
_TO_A_PLACE = ("add", "gain", "place")
"""The verbs after which `at` says where things come to, and not where they are."""


# ---- Cards and abilities ---------------------------------------------------------------------------------------------


class _Teller:
    """Tells what cards of one game do."""

    def __init__(self, book: Book) -> None:
        self.book = book
        lexicon = book.lexicon
        spoken = (
            *(
                lexicon.seats,
                lexicon.places,
                lexicon.pieces,
                lexicon.cards,
                lexicon.goods,
                lexicon.zones,
                lexicon.facts,
            ),
            *(lexicon.groups, lexicon.labels, lexicon.dice, lexicon.tracks, lexicon.procedures, lexicon.supplies),
        )
        self.nouns: dict[str, Noun] = {noun.word.en: noun for section in spoken for noun in section.values()}
        self.numbers = {each.word.en for each in lexicon.attributes.values() if each.type == "number"}

    def paragraphs(self, card: Card) -> Iterator[str]:
        """The head, the abilities, and when they can be used."""
        yield " ".join(_sentence(text) for text in self._head(card))
        for ability in card.abilities:
            yield self._ability(ability)
        if any(ability.kind != "standing" for ability in card.abilities):
            yield from self._policy(card)

    def _head(self, card: Card) -> Iterator[str]:
        lexicon = self.book.lexicon
        kind = lexicon.cards[card.kind]
        yield f'"{card.name}" is {with_article(kind.word.en)}'
        if card.price is not None:
            yield f"it costs {self._goods(card.price)}"
        if card.icons:
            yield f"it has {self._goods(card.icons)}"
        if card.labels:
            yield f"it is {listed(lexicon.labels[label].word.en for label in card.labels)}"
        if card.marks:
            yield f"it marks {listed(lexicon.places[place].word.en for place in card.marks)}"
        if card.puts:
            yield f"it puts {listed(self._put(*put) for put in card.puts)}"
        if card.copies is None:
            yield "there are always enough of it"
        else:
            verb = "is" if card.copies == 1 else "are"
            yield f"there {verb} {card.copies} of it{' for each player' if kind.copies == 'seat' else ''}"

    def _goods(self, amounts: Mapping[str, int]) -> str:
        words = {self.book.lexicon.goods[goods].word.en: amount for goods, amount in amounts.items()}
        return listed(_so_much(word, amount) for word, amount in words.items()) if words else "nothing"

    def _put(self, key: str, amount: int, place: str) -> str:
        """What a card puts where; marks stand in the key, after the piece."""
        piece, _, mark = key.partition("+")
        name, _, number = mark.partition("=")
        marked = f" with {self.book.lexicon.marks[name].word.en} {number}" if name else ""
        word = _counted(self.book.lexicon.pieces[piece].word.en, amount)
        return f"{amount} {word}{marked} in {self.book.lexicon.places[place].word.en}"

    def _policy(self, card: Card) -> Iterator[str]:
        costs = any(_has_cost(ability.body) for ability in card.abilities)
        paid = "all its costs can be paid and " if costs else ""
        match self.book.lexicon.cards[card.kind].policy:
            case "cost" if costs:
                yield "It can be used only if all its costs can be paid, even if nothing else happens."
            case "some":
                yield f"It can be used only if {paid}something happens."
            case "whole":
                yield f"It can be used only if {paid}all of it can happen."

    def _ability(self, ability: Ability) -> str:
        scene = _Scene(fields=self._fields(ability))
        if ability.kind == "standing":
            tests = f" and {self._tests(ability.where, scene)}" if ability.where is not None else ""
            changes = "; ".join(self._modifier(modifier, scene) for modifier in ability.modifiers)
            return _sentence(f"as long as this card is in force{tests}, {changes}")
        when = [self._when(ability)]
        if ability.limit is not None:
            when.append(f"once per {ability.limit.text.removeprefix('This ')}")
        if ability.where is not None:
            when.append(f"if {self._tests(ability.where, scene)}")
        scene, body = replace(scene, offered=ability.kind == "action" or ability.may), ability.body
        while not scene.offered and isinstance(body[0], syntax.Requires) and len(body) > 1:
            when.append(f"if {self._tests(body[0].tests, scene)}")
            body = body[1:]
        clauses = self._clauses(body, scene)
        if ability.kind == "action" or ability.may:
            when.append("you may use this card")
        if _offers(body):
            return " ".join(_sentence(text) for text in (_whole(when, ability), *clauses))
        first, *rest = clauses
        return " ".join([f"{_sentence(', '.join(when))[:-1]}: {first}.", *map(_sentence, rest)])

    def _when(self, ability: Ability) -> str:
        word = ability.on.text if ability.on is not None else ""
        match ability.kind:
            case "action":
                return f"in the {word.removesuffix(' Window')} window"
            case "trigger":
                return f"after {word}{self._event(word)}"
            case "replacement":
                return f"in place of {word}{self._event(word)}"
        return "when this card takes effect"

    def _event(self, word: str) -> str:
        """What happens, in parentheses, with whatever it happens to."""
        event = next(each for each in self.book.lexicon.events.values() if each.word.en == word)
        told = event.wording
        for name, type_ in event.fields.items():
            what = _TYPES.get(type_, type_.replace("-", " "))
            one = what if type_ == "number" else with_article(what)
            told = told.replace(f"{{{name}}}", one if name == type_ else f"{one} ({name})")
        return f" ({told})" if told else ""

    def _fields(self, ability: Ability) -> dict[str, str]:
        """What the fields of the event or the window are called."""
        lexicon, word = self.book.lexicon, ability.on.text if ability.on is not None else ""
        if ability.kind == "action":
            window = next(each for each in lexicon.windows.values() if each.word.en == word)
            return {name: f"the {name.replace('-', ' ')} of this window" for name in window.fields}
        event = next((each for each in lexicon.events.values() if each.word.en == word), None)
        fields = {} if event is None else event.fields
        return {name: _field(name, type_) for name, type_ in fields.items()}

    # ---- Statements ----------------------------------------------------------------------------------------------

    def _clauses(self, body: tuple[Statement, ...], scene: _Scene, *, nested: bool = False) -> list[str]:
        """Each statement as a clause that names who acts; costs in a row are one."""
        scene = scene.inside()
        found: list[str] = []
        costs = [self._act(each.act, scene) for each in body if isinstance(each, syntax.Cost)]
        for statement in body:
            if isinstance(statement, syntax.Cost):
                if costs:
                    shared = [cost.removeprefix(f"{scene.who.name} ") for cost in costs]
                    found.append(f"to do so, {scene.who.name} {listed(shared)}")
                costs = []
            else:
                found += self._statement(statement, scene, nested and len(body) > 1)
        return found

    def _statement(self, statement: Statement, scene: _Scene, apart: bool) -> list[str]:
        """One statement; the body of a block that others follow stands in parentheses."""
        who = scene.who.name
        match statement:
            case Act() | syntax.Requires() | syntax.Let() | syntax.Until():
                return [self._plain(statement, scene)]
            case syntax.ChooseOne():
                return [f"{scene.who.does(VERBS['choose'])} one: {self._options(statement, scene, apart)}"]
            case syntax.May(_, body):
                return [f"{who} may do this: {self._block(body, replace(scene, offered=True), apart)}"]
            case syntax.If(_, tests, body, otherwise):
                other = f"; otherwise: {self._block(otherwise, scene, apart)}" if otherwise else ""
                return [f"if {self._tests(tests, scene)}: {self._block(body, scene, apart)}{other}"]
            case syntax.Each():
                return [self._each(statement, scene, apart)]
            case syntax.By(seat, body):
                return self._clauses(body, scene.inside(_Who(self._chain(seat, scene))), nested=apart)
            case syntax.Roll():
                return [self._roll(statement, scene, apart)]
            case syntax.Repeat(_, amount, body):
                return [f"{self._times(amount, scene)}: {self._block(body, scene, apart)}"]
            case syntax.Together(_, body):
                return [f"all players as one: {self._block(body, scene.inside(TABLE), apart)}"]
            case syntax.Cost():
                raise AssertionError("costs are told together")

    def _block(self, body: tuple[Statement, ...], scene: _Scene, apart: bool) -> str:
        text = "; ".join(self._clauses(body, scene, nested=True))
        return f"({text})" if apart else text

    def _plain(self, statement: Act | syntax.Requires | syntax.Let | syntax.Until, scene: _Scene) -> str:
        match statement:
            case Act():
                return self._act(statement, scene)
            case syntax.Requires(_, tests):
                return f"this {'is offered' if scene.offered else 'happens'} only if {self._tests(tests, scene)}"
            case syntax.Let(name, amount):
                told = self._amount(amount, scene)
                fact = isinstance(amount, syntax.Noun) and not self._is_count(amount.word.text)
                scene.bind(name.text, amount.word.text if isinstance(amount, syntax.Noun) and fact else "number")
                return f"{scene.names[name.text]} is {told}, as it is now"
            case syntax.Until(_, span, modifiers):
                changes = [self._modifier(modifier, scene) for modifier in modifiers]
                if len(changes) == 1:
                    return f"{changes[0]} until the end of {_span(span.text)}"
                return f"until the end of {_span(span.text)}, {listed(changes)}"

    def _is_count(self, word: str) -> bool:
        match self.nouns.get(word):
            case Fact(type="number"):
                return True
        return False

    def _options(self, choice: syntax.ChooseOne, scene: _Scene, apart: bool) -> str:
        told = []
        for option in choice.options:
            condition = f" (if {self._tests(option.condition, scene)})" if option.condition is not None else ""
            told.append(
                f"{option.label.text}{condition}: {self._block(option.body, replace(scene, offered=True), apart=False)}"
            )
        return f"({'; or '.join(told)})" if apart else "; or ".join(told)

    def _each(self, each: syntax.Each, scene: _Scene, apart: bool) -> str:
        inner = scene.inside()
        word = each.group.noun.word.text
        name = next((phrase.word.text for phrase in each.group.phrases if phrase.keyword == "as"), "")
        told = f"each {self._set(each.group, inner, many=False)}"
        if each.order:
            told += f", {each.order}"
        if not self._is_seat(word):
            return f"for {told}: {self._block(each.body, inner, apart)}"
        actor = inner.names[name] if name else f"that {'other ' if each.group.noun.other else ''}{word}"
        return f"{told}: {self._block(each.body, inner.inside(_Who(actor)), apart)}"

    def _is_seat(self, word: str) -> bool:
        match self.nouns.get(word):
            case Seat() | Fact(type="seat") | Group(of="seat"):
                return True
        return False

    def _roll(self, roll: syntax.Roll, scene: _Scene, apart: bool) -> str:
        verb = "roll" if scene.who.name == YOU.name else "rolls"
        dice = self._things(roll.amount, syntax.Noun(roll.die), scene)
        told = [
            f"for each that shows {listed((face.text for face in result.faces), 'or')}, "
            f"{self._block(result.body, scene, apart=len(result.body) > 1)}"
            for result in roll.results
        ]
        results = "; ".join(told)
        return f"{scene.who.name} {verb} {dice}: {f'({results})' if apart else results}"

    def _times(self, amount: Operand, scene: _Scene) -> str:
        if isinstance(amount, syntax.Number):
            return {"1": "once", "2": "twice"}.get(amount.word.text, f"{amount.word.text} times")
        if isinstance(amount, syntax.Table):
            return f"{self._amount(amount, scene)} times"
        if isinstance(amount, syntax.Range):
            return f"{self._amount(amount, scene)} times (as {scene.who.they} choose)"
        return f"as many times as {self._amount(amount, scene)}"

    # ---- Acts ----------------------------------------------------------------------------------------------------

    def _act(self, act: Act, scene: _Scene) -> str:
        verb = VERBS[act.verb.text]
        amount, thing = self._operands(act, scene)
        noun = thing if isinstance(thing, syntax.Noun) else None
        name = act.phrase("as")
        if name is not None:
            scene.bind(name.word.text, noun.word.text if noun is not None else _CARD_WORD, many=_is_many(amount))
        called = f" ({name.word.text})" if name is not None else ""
        told = scene.who.does(verb)
        if amount is not None:
            told += f" {self._things(amount, noun, scene, called, picked=self._picks(act, amount, noun))}"
        elif thing is not None:
            told += f" {self._value(thing, scene)}{called}"
        return told + self._around(act, scene, long=amount is not None and _is_long(amount))

    def _around(self, act: Act, scene: _Scene, *, long: bool) -> str:
        """The phrases of an act: those that say which things, then what must hold for them, then where they go."""
        places = () if act.verb.text in _TO_A_PLACE else ("at",)
        first = ("from", "most", "least", *places)
        which = [phrase for phrase in act.phrases if phrase.keyword in first]
        where = [self._phrase(phrase, scene) for phrase in act.phrases if phrase.keyword == "where"]
        after = [self._phrase(phrase, scene) for phrase in act.phrases if phrase.keyword not in ("as", "where", *first)]
        told = "".join(f"{',' if long and not at else ''} {self._phrase(each, scene)}" for at, each in enumerate(which))
        if which or after:
            where = [
                f", {each.replace('that is', 'which is', 1) if each.startswith('that') else each}" for each in where
            ]
            told += "".join(where)
        else:
            told += "".join(f" {each}" for each in where)
        comma = "," if where or (long and not which) else ""
        return f"{told}{comma} {' '.join(after)}" if after else told

    def _operands(self, act: Act, scene: _Scene) -> tuple[Operand | None, syntax.Value | None]:
        """The amount and the thing, as far as there are any."""
        found = act.operands
        if len(found) == 2:
            thing = found[1]
            assert isinstance(thing, syntax.Noun | syntax.Chain | syntax.Named)
            return found[0], thing
        if not found:
            return None, None
        only = found[0]
        if isinstance(only, syntax.Noun | syntax.Named):
            return None, only
        if isinstance(only, syntax.Chain) and not self._is_number(only, scene):
            return None, only
        return only, None

    def _is_number(self, chain: syntax.Chain, scene: _Scene) -> bool:
        if chain.names:
            return chain.names[-1].text in self.numbers or scene.fields.get(chain.names[-1].text) == "N"
        return scene.names.get(chain.word.text, "").startswith("that number ")

    def _picks(self, act: Act, amount: Operand, noun: syntax.Noun | None) -> bool:
        """Does the one who acts choose which? Not among things that are all the same."""
        if isinstance(amount, syntax.Everything | syntax.Range):
            return False
        if act.verb.text not in _CHOICES:
            return act.verb.text == "reroll"
        several = noun is None or isinstance(self.nouns.get(noun.word.text), Group | CardKind)
        if act.verb.text in _ON_THE_TABLE and noun is not None and noun.of is None:
            return True
        narrowed = ("from", "where") if act.verb.text == "place" else ("from", "at", "where")
        return several or any(act.phrase(keyword) is not None for keyword in narrowed)

    def _things(
        self, amount: Operand, noun: syntax.Noun | None, scene: _Scene, called: str = "", *, picked: bool = False
    ) -> str:
        """So many of something, with the name that they get."""
        word = noun.word.text if noun is not None else _CARD_WORD
        other = "other " if noun is not None and noun.other else ""
        owner = self._value(noun.of, scene) if noun is not None and noun.of is not None else ""
        mine, of = owner == "you", f" of {owner}" if owner not in ("", "you") else ""
        choice = f" of {scene.who.own} choice" if picked else ""
        several = f"{other}{plural(word)}{called}"
        match amount:
            case syntax.Number(number):
                counted = f"{other}{_counted(word, int(number.text))}{called}"
                return f"{number.text} {f'of your {several}' if mine else counted}{of}{choice}"
            case syntax.Range(_, most):
                one = isinstance(most, syntax.Number) and most.word.text == "1"
                long = not isinstance(most, syntax.Number)
                what = f"{other}{word}{called}" if one and not mine else several
                linked = "of your " if mine else "of " if long else ""
                return f"{self._amount(amount, scene)} {linked}{what}{of} (as {scene.who.they} choose)"
            case syntax.Everything():
                return f"all {'of your ' if mine else ''}{several}{of}"
        many = "many" if plural(word) != word else "much"
        return f"as {many} {'of your ' if mine else ''}{several}{of}{choice} as {self._amount(amount, scene)}"

    def _phrase(self, phrase: Phrase, scene: _Scene, inside: str = "from") -> str:
        """What follows a thing; in a set, what it comes from is where it is."""
        name, value = phrase.word.text.replace("_", " "), phrase.value
        if isinstance(value, Tests):
            return self._which(value, scene)
        match phrase.keyword:
            case "most" | "least":
                return f"with the {phrase.keyword} {name}"
            case "toward" if isinstance(value, syntax.Noun):
                return f"toward the nearest {'other ' if value.other else ''}{value.word.text}"
        assert value is not None
        told = self._amount(value, scene)
        if phrase.keyword == "with":
            return f"with {name} {told}"
        if phrase.keyword == "from" and told == scene.who.name:
            return f"from all {scene.who.they} have"
        if phrase.keyword == "for" and told == scene.who.name:
            return f"for {'yourself' if told == 'you' else 'themselves'}"
        if phrase.keyword == "from" and isinstance(value, syntax.Noun):
            return f"{inside} {told}"
        return f"{phrase.keyword} {told}"

    def _which(self, tests: Tests, scene: _Scene) -> str:
        """What must hold for the thing that was named last: `whose strength is exactly 1`, `that is not Dark Seal`."""
        named = next(reversed(scene.names), "")
        told = []
        for test in tests.tests:
            match test:
                case syntax.Compare(syntax.Chain(word, names), comparison, right) if word.text == named and names:
                    asked = " of the ".join(name.text.replace("_", " ") for name in reversed(names))
                    held = f"{_are(names[-1].text.replace('_', ' '))}{self._compared(comparison, right, scene)}"
                    told.append(f"whose {asked} {held}")
                case syntax.Compare(syntax.Chain(word, ()), comparison, right) if word.text == named:
                    told.append(f"that is{self._compared(comparison, right, scene)}")
                case _:
                    return f"for which {self._tests(tests, scene)}"
        return f" {tests.joint} ".join(told)

    def _compared(self, comparison: syntax.Word, right: Operand, scene: _Scene) -> str:
        negated = " not" if comparison.text == "is not" else ""
        return f"{negated} {_COMPARISONS.get(comparison.text, '')}{self._amount(right, scene)}"

    # ---- Rule points ---------------------------------------------------------------------------------------------

    def _modifier(self, modifier: Modifier, scene: _Scene) -> str:
        point = self._owned(modifier.point, scene)
        place = f" at {self._value(modifier.place, scene)}" if modifier.place is not None else ""
        verb = _are(modifier.point.word.text)
        where = f" if {self._tests(modifier.where, scene)}" if modifier.where is not None else ""
        match modifier:
            case Modifier("add", _, syntax.Word(text)):
                return f"{point} {verb} {text[1:]} {'lower' if text[0] == '-' else 'higher'}"
            case Modifier("allow"):
                return f"{point} {verb} allowed{place}{where}"
            case Modifier("forbid"):
                return f"{point} {verb} forbidden{place}{where}"
        assert modifier.value is not None
        assert not isinstance(modifier.value, syntax.Word)
        return f"{point} {verb} {self._amount(modifier.value, scene)}"

    def _owned(self, noun: syntax.Noun, scene: _Scene, article: str = "") -> str:
        """`your Hand`, `Winner of the Active Location`."""
        word = noun.word.text
        if noun.of is None:
            return f"{article}{word}"
        owner = self._value(noun.of, scene)
        return f"your {word}" if owner == "you" else f"{article}{word} of {owner}"

    # ---- Sets and tests ------------------------------------------------------------------------------------------

    def _set(self, group: syntax.Group, scene: _Scene, *, many: bool = True) -> str:
        """A set; a name for one of it holds in what follows."""
        noun = group.noun
        name = next((phrase.word.text for phrase in group.phrases if phrase.keyword == "as"), "")
        told = [f"{'other ' if noun.other else ''}{plural(noun.word.text) if many else noun.word.text}"]
        if name:
            scene.bind(name, noun.word.text)
            told.append(f"({name})")
        if noun.of is not None:
            told.append(self._of(noun.of, scene))
        told += [self._phrase(phrase, scene, inside="in") for phrase in group.phrases if phrase.keyword != "as"]
        return " ".join(told)

    def _of(self, owner: syntax.Value, scene: _Scene) -> str:
        told = self._value(owner, scene)
        return "of yours" if told == "you" else f"of {told}"

    def _tests(self, tests: Tests, scene: _Scene) -> str:
        return f" {tests.joint} ".join(self._test(test, scene) for test in tests.tests)

    def _test(self, test: Test, scene: _Scene) -> str:
        match test:
            case Tests():
                return f"({self._tests(test, scene)})"
            case syntax.Exists(word, group):
                amount = "at least 1" if word.text == "some" else "no"
                return f"there is {amount} {self._set(group, scene.inside(), many=False)}"
            case syntax.Compare(syntax.Count(_, syntax.Group() as group), comparison, right):
                return self._how_many(group, comparison.text, right, scene)
            case syntax.Compare(left, comparison, right):
                told = self._amount(left, scene)
                return f"{told} {_is(told, left)}{self._compared(comparison, right, scene)}"

    def _how_many(self, group: syntax.Group, comparison: str, right: Operand, scene: _Scene) -> str:
        """Whether there are so many."""
        number = right.word.text if isinstance(right, syntax.Number) else ""
        verb, many = ("is", False) if number == "1" else ("are", True)
        told = self._set(group, scene.inside(), many=many)
        if comparison == "=" and number == "0":
            return f"there are no {told}"
        if number:
            return f"there {verb} {_COMPARISONS.get(comparison, '')}{number} {told}"
        return f"the number of {told} is {_COMPARISONS.get(comparison, '')}{self._amount(right, scene)}"

    # ---- Amounts and values --------------------------------------------------------------------------------------

    def _amount(self, operand: Operand, scene: _Scene) -> str:
        match operand:
            case syntax.Number(word) | syntax.Everything(word):
                return word.text
            case syntax.Range(least, most):
                most_told = self._amount(most, scene)
                return f"up to {most_told}" if least.text == "0" else f"{least.text} to {most_told}"
            case syntax.Half(_, of, rounded):
                return f"half of {self._amount(of, scene)}, rounded {rounded.text}"
            case syntax.Count(_, syntax.Group() as group):
                return f"the number of {self._set(group, scene.inside())}"
            case syntax.Count(_, syntax.Chain() as chain):
                return f"the number of {self._chain(chain, scene)}"
            case syntax.Arithmetic(left, operator, right):
                sides = [self._amount(side, scene) for side in (left, right)]
                wrapped = [
                    f"({told})" if isinstance(side, syntax.Arithmetic) else told
                    for told, side in zip(sides, (left, right), strict=True)
                ]
                return f"{wrapped[0]} {_JOINTS[operator.text]} {wrapped[1]}"
            case syntax.Table(_, rows):
                return listed((f"{amount.text} (with {players.text} players)" for players, amount in rows), "or")
            case syntax.Noun() | syntax.Chain() | syntax.Named():
                return self._value(operand, scene)
        raise AssertionError(operand)

    def _value(self, value: syntax.Value, scene: _Scene) -> str:
        match value:
            case syntax.Chain():
                return self._chain(value, scene)
            case syntax.Named(word):
                return word.text
            case syntax.Noun():
                return self._noun(value, scene)

    def _noun(self, noun: syntax.Noun, scene: _Scene) -> str:
        word = noun.word.text
        if word in ENDS and noun.of is not None:
            return f"the {ENDS[word]} of {self._value(noun.of, scene)}"
        match self.nouns.get(word):
            case Zone(per="seat") | Track(per="seat") if noun.of is None:
                return f"{scene.who.own} {word}"
            case Zone() | Track() | Fact() | Supply() | Seat(group=True):
                return self._owned(noun, scene, "the ")
            case Piece() | CardKind() | Group() | LexiconDie():
                one = f"another {word}" if noun.other else with_article(word)
                return one if noun.of is None else f"{one} {self._of(noun.of, scene)}"
            case Goods():
                return plural(word)
        return self._owned(noun, scene)

    def _chain(self, chain: syntax.Chain, scene: _Scene) -> str:
        """A name, and what is asked of it: `your coins`, `the strength of that Priest (chosen)`."""
        word, names = chain.word.text, [name.text for name in chain.names]
        if word == "event" and names:
            told = scene.fields[names.pop(0)]
        elif word in ("this", "event"):
            told = "this card" if word == "this" else "that event"
        elif word == "you":
            told = word
        else:
            told = scene.names[word] if word in scene.names else self._noun(syntax.Noun(chain.word), scene)
        for name in names:
            asked = name.replace("_", " ")
            told = f"your {asked}" if told == "you" else f"the {asked} of {told}"
        return told


def _whole(when: list[str], ability: Ability) -> str:
    """When an ability with costs or tests of its own is there to be used."""
    if ability.kind == "action" or ability.may:
        return ", ".join(when)
    return f"{', '.join(when)}, this happens"


def _offers(body: tuple[Statement, ...]) -> bool:
    return isinstance(body[0], syntax.Cost | syntax.Requires)


def _has_cost(body: tuple[Statement, ...]) -> bool:
    """Is there a cost anywhere in it?"""
    for statement in body:
        match statement:
            case syntax.Cost():
                return True
            case syntax.ChooseOne(_, options):
                inner = [option.body for option in options]
            case syntax.Roll(_, _, _, results):
                inner = [result.body for result in results]
            case syntax.If(_, _, then, otherwise):
                inner = [then, otherwise]
            case syntax.May() | syntax.Each() | syntax.By() | syntax.Repeat() | syntax.Together():
                inner = [statement.body]
            case _:
                inner = []
        if any(_has_cost(each) for each in inner):
            return True
    return False


def _field(name: str, type_: str) -> str:
    """What a field of an event is called."""
    if type_ == "number":
        return "N" if name == type_ else f"N ({name})"
    if type_ == "label":
        return f"the {name.replace('-', ' ')}"
    told = f"that {_TYPES.get(type_, type_.replace('-', ' '))}"
    return told if name == type_ else f"{told} ({name})"


def _so_much(word: str, amount: int) -> str:
    """`2 Coins`; of what has one value only, `Sale Value 4`."""
    return f"{word} {amount}" if word.endswith(" Value") else f"{amount} {_counted(word, amount)}"


def _span(word: str) -> str:
    """A stretch of the game in a sentence: `this Round`, `your Next Turn`, `the Next Sealing`."""
    first, _, rest = word.partition(" ")
    return {"This": f"this {rest}", "Own": f"your {rest}"}.get(first, f"the {word}")


def _counted(word: str, amount: int) -> str:
    return word if amount == 1 else plural(word)


def _is_long(amount: Operand) -> bool:
    """Is it told in so many words that a comma must stand behind it?"""
    return not isinstance(amount, syntax.Number | syntax.Everything | syntax.Range)


def _is_many(amount: Operand | None) -> bool:
    return not (amount is None or (isinstance(amount, syntax.Number) and amount.word.text == "1"))


def _is(told: str, operand: Operand) -> str:
    """The verb that goes with it."""
    if told == "you" or told.startswith("those "):
        return "are"
    return (
        _are(operand.names[-1].text.replace("_", " ")) if isinstance(operand, syntax.Chain) and operand.names else "is"
    )


def _are(words: str) -> str:
    """The verb after such words: `your Extra Actions are`, `the relics played are`, `Access is`."""
    several = any(word[-1:] == "s" and not word.endswith(("As", "ss", "us")) for word in words.split(" "))
    return "are" if several else "is"
