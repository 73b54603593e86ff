"""Checks what a card does: every word known and of the right kind, every name bound before it is used, costs first.

The checker reports all that is wrong with an ability; it never stops at the first mistake.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping

from cultrules.spec.lexicon import CHANGES
from cultrules.spec.problems import did_you_mean, quoted

from . import syntax
from .building import place_of
from .explaining import ELSEWHERE, KEYWORDS
from .syntax import Ability, Act, Modifier, Phrase, Statement, Tests, Word
from .verbs import VERBS, Verb
from .vocabulary import NUMBER, SEAT, Kind, Vocabulary

Wrong = Callable[[str, Word, str, str, str], None]
Names = dict[str, Kind | None]
"""What each bound name stands for; nothing if that could not be found out, which has been reported."""

SOURCES = ("zone", "seat", "supply", "place", "end")
TARGETS = ("zone", "seat", "supply", "place", "end", "label", "piece", "card")
MOST_DIGITS = 6
"""More than any number of a board game has."""
MOST_NAMES = 12
"""Of the names that hold, the last so many are suggested."""
_WORDS = re.compile(r"[A-Z]\w+(?: [A-Z]\w+)*")
"""The words of a game in an example."""
_ORDERED = ("<", ">", "<=", ">=", "=")
_MOVING = ("destroy",)
"""Costs that take the card out of the game, so that it cannot be used again."""


class AbilityChecker:
    """Checks the abilities of one card."""

    def __init__(self, words: Vocabulary, wrong: Wrong, kind: str) -> None:
        self.words = words
        self.wrong = wrong
        self.this = Kind("card", "", kind)
        self.counts = [str(count) for count in words.book.player_counts()]

    # ---- Abilities -----------------------------------------------------------------------------------------------

    def check(self, abilities: Iterable[Ability]) -> None:
        """Checks all abilities of the card."""
        windows: dict[str, Ability] = {}
        for ability in abilities:
            names: Names = {"this": self.this, "you": SEAT}
            match ability.kind:
                case "action":
                    self._action(ability, names, windows)
                case "trigger" | "replacement":
                    event = self._lookup("event", ability.on, self.words.events)
                    names["event"] = Kind("event", "", event) if event else None
            if ability.where is not None:
                self._tests(ability.where, names)
            if ability.limit is not None:
                self._lookup("span", ability.limit, self.words.spans)
            for modifier in ability.modifiers:
                self._modifier(modifier, names)
            self._body(ability.body, names, head=True)

    def _action(self, ability: Ability, names: Names, windows: dict[str, Ability]) -> None:
        assert ability.on is not None
        window = self._lookup("window", ability.on, self.words.windows)
        if window and window in windows:
            found = f"a second ability for `{ability.on.text}`, after line {windows[window].word.line}"
            self.wrong("two-abilities", ability.on, found, "one ability for each window", "use `choose one:`")
        windows[window] = ability
        if ability.limit is None and not leaves_the_game(ability.body):
            expected = "`once per …`, or a cost that destroys the card"
            hint = f"for example `during {ability.on.text} once per {next(iter(self.words.spans), 'Round')}:`"
            self.wrong("endless-action", ability.on, "an action that could be used without end", expected, hint)
        names["event"] = Kind("window", "", window) if window else None

    def _lookup(self, what: str, word: Word | None, known: Mapping[str, str]) -> str:
        assert word is not None
        if word.text in known:
            return known[word.text]
        expected = f"one of {quoted(known)}" if len(known) <= 12 else f"one of the {len(known)} {what}s of the game"
        quotes = '"' if " " in what else ""
        command = f"cultrules cards words {quotes}{what}{quotes} --game {self.words.book.id}"
        hint = did_you_mean(word.text, known) or f"`{command}` lists them"
        self.wrong(f"unknown-{what.replace(' ', '-')}", word, f"there is no {what} `{word.text}`", expected, hint)
        return ""

    # ---- Statements ----------------------------------------------------------------------------------------------

    def _body(self, body: tuple[Statement, ...], names: Names, *, head: bool = False) -> None:
        """Checks statements in order; names bound in a block end with it."""
        names = dict(names)
        begun = False
        for statement in body:
            if isinstance(statement, syntax.Cost | syntax.Requires):
                self._first(statement, begun, head)
            else:
                begun = True
            self._statement(statement, names)

    def _first(self, statement: syntax.Cost | syntax.Requires, begun: bool, head: bool) -> None:
        """Costs and requirements stand before what happens, and only where something is offered."""
        what = statement.word.text
        if not head:
            found = f"`{what}` inside a block that is not offered"
            hint = "a cost stands at the beginning of an ability, an `option` or a `may`"
            self.wrong("misplaced-cost", statement.word, found, f"`{what}` where the player can say no", hint)
        elif begun:
            found = f"`{what}` after something has happened"
            hint = "first `requires`, then `cost`, then what happens"
            self.wrong("late-cost", statement.word, found, "costs before effects", hint)

    def _statement(self, statement: Statement, names: Names) -> None:  # one case a statement
        match statement:
            case Act():
                self._act(statement, names)
            case syntax.Cost():
                self._cost(statement, names)
            case syntax.Requires():
                self._tests(statement.tests, names)
            case syntax.ChooseOne():
                self._options(statement, names)
            case syntax.May():
                self._body(statement.body, names, head=True)
            case syntax.If():
                self._tests(statement.tests, names)
                self._body(statement.body, names)
                self._body(statement.otherwise, names)
            case syntax.Each():
                inner = dict(names)
                self._group(statement.group, inner)
                self._body(statement.body, inner)
            case syntax.By():
                self._wanted(statement.seat, ("seat",), names, "a seat", "acts")
                self._body(statement.body, names)
            case syntax.Roll():
                self._roll(statement, names)
            case syntax.Repeat():
                self._number(statement.amount, names)
                self._body(statement.body, names)
            case syntax.Let():
                kind = self._kind(statement.amount, names)
                self._bind(statement.name, kind, names)
            case syntax.Until():
                self._lookup("span", statement.span, self.words.spans)
                for modifier in statement.modifiers:
                    self._modifier(modifier, names)
            case syntax.Together():
                self._body(statement.body, names)

    def _cost(self, cost: syntax.Cost, names: Names) -> None:
        verb = VERBS.get(cost.act.verb.text)
        if verb is not None and not verb.cost:
            payable = [name for name, each in VERBS.items() if each.cost]
            found, expected = f"`{verb.name}` cannot be a cost", f"one of {quoted(payable)}"
            self.wrong("no-payment", cost.act.verb, found, expected, "a cost gives something away")
        self._act(cost.act, names)

    def _options(self, choice: syntax.ChooseOne, names: Names) -> None:
        seen: dict[str, Word] = {}
        if len(choice.options) < 2:
            hint = "`may:` offers one thing"
            self.wrong("one-option", choice.word, "a choice of one option", "two options or more", hint)
        for option in choice.options:
            label = option.label.value.strip()
            if not label:
                self.wrong("no-label", option.label, "an option without words", "what the player chooses", "")
            elif label in seen:
                found = f'"{label}" stands at line {seen[label].line} too, so this one can never be chosen'
                self.wrong("unreachable", option.label, found, "a label of its own for each option", "")
            seen[label] = option.label
            if option.condition is not None:
                self._tests(option.condition, names)
            self._body(option.body, names, head=True)

    def _roll(self, roll: syntax.Roll, names: Names) -> None:
        self._number(roll.amount, names)
        die = self._lookup("die", roll.die, self.words.dice)
        faces = self.words.faces(die) if die else {}
        seen: set[str] = set()
        for result in roll.results:
            for face in result.faces:
                if die and face.text not in faces:
                    hint = did_you_mean(face.text, faces)
                    found = f"`{roll.die.text}` has no side `{face.text}`, so this can never happen"
                    self.wrong("unreachable", face, found, f"one of {quoted(faces)}", hint)
                elif face.text in seen:
                    self.wrong("unreachable", face, f"a second `on {face.text}`", "each side once", "")
                seen.add(face.text)
            self._body(result.body, names)

    # ---- Acts ----------------------------------------------------------------------------------------------------

    def _act(self, act: Act, names: Names) -> None:
        verb = VERBS.get(act.verb.text)
        if verb is None:
            expected = "a verb of the language"
            elsewhere = ELSEWHERE.get(act.verb.text, "").format(act.verb.text)
            hint = elsewhere or did_you_mean(act.verb.text, VERBS) or "`cultrules cards words verb` lists them"
            self.wrong("unknown-verb", act.verb, f"there is no verb `{act.verb.text}`", expected, hint)
            for phrase in act.phrases:
                if phrase.keyword == "as":
                    names[phrase.word.text] = None
            return
        amount, thing = self._operands(act, verb, names)
        if amount is not None:
            self._amount(amount, names)
        kind = self._thing(act, verb, thing, names)
        if verb.name == "flip" and thing is not None and act.phrase("to") is None:
            self._other_side(place_of(thing), kind)
        inner = self._phrases(act.phrases, kind, names, act.verb)
        bound = act.phrase("as")
        if bound is not None:
            names[bound.word.text] = inner[bound.word.text]

    def _other_side(self, word: Word, kind: Kind | None) -> None:
        """What is flipped without saying to what must have just one other side."""
        pieces = self.words.book.pieces
        sort = pieces[kind.id].sort if kind is not None and kind.kind == "piece" and kind.id else ""
        if sort and sum(each.sort == sort for each in pieces.values()) != 2:
            found, expected = f"`{word.text}`, which is not one of two sides", "a piece with just one other side"
            self.wrong("no-other-side", word, found, expected, "or say after `to` what comes up")

    def _operands(self, act: Act, verb: Verb, names: Names) -> tuple[syntax.Operand | None, syntax.Operand | None]:
        """The amount and the thing of an act, however many were written."""
        example = self._example(verb)
        if len(act.operands) == 2:
            amount, thing = act.operands
            if verb.amount == "no":
                at = place_of(amount)
                self.wrong(
                    "no-amount", at, f"an amount after `{verb.name}`", f"no amount: `{verb.name}` takes none", example
                )
            return amount, thing
        if not act.operands:
            if verb.amount == "must" or verb.things:
                self.wrong("incomplete", act.verb, f"`{verb.name}` alone", _needed(verb), example)
            return None, None
        only = act.operands[0]
        if _is_amount(only) or (isinstance(only, syntax.Chain) and self._quiet(only, names) == NUMBER):
            if not verb.unnamed:
                self.wrong("missing-thing", place_of(only), f"`{verb.name}` without what", _needed(verb), example)
            return only, None
        if verb.amount == "must":
            found = f"`{verb.name}` without a number"
            self.wrong("missing-amount", place_of(only), found, _needed(verb), example)
        return None, only

    def _example(self, verb: Verb) -> str:
        """How the verb is written; its example may be of another game."""
        known = all(word in self.words.nouns for word in _WORDS.findall(verb.example))
        return f"for example{'' if known else ', in words of another game,'} `{verb.example}`"

    def _thing(self, act: Act, verb: Verb, thing: syntax.Operand | None, names: Names) -> Kind | None:
        if thing is None:
            return Kind("card") if verb.unnamed else None
        kind = self._kind(thing, names)
        if kind is not None and kind.kind not in verb.things:
            expected = f"{_either(verb.things)} after `{verb.name}`"
            hint = self._example(verb)
            self.wrong("wrong-kind", place_of(thing), f"`{place_of(thing).text}` is {kind}", expected, hint)
            return None
        return kind

    def _phrases(
        self, phrases: tuple[Phrase, ...], kind: Kind | None, names: Names, after: Word | None = None
    ) -> Names:
        """Checks what follows a verb or a noun; returns the names that hold inside."""
        inner = dict(names)
        verb = VERBS[after.text] if after is not None else None
        seen: set[str] = set()
        for phrase in phrases:
            if phrase.keyword in seen:
                self.wrong("phrase-twice", _standing(phrase), f"a second `{phrase.keyword}`", "each phrase once", "")
            seen.add(phrase.keyword)
            if verb is not None and phrase.keyword not in verb.phrases:
                shown = "with" if phrase.keyword in ("most", "least") else phrase.keyword
                expected = f"one of {quoted(verb.phrases)}" if verb.phrases else "nothing more"
                found = f"`{shown}` does not go with `{verb.name}`"
                self.wrong("wrong-phrase", _standing(phrase), found, expected, self._example(verb))
            self._phrase(phrase, kind, inner, names)
        for keyword in verb.needs if verb is not None else ():
            if after is not None and verb is not None and keyword not in seen:
                found = f"`{verb.name}` without `{keyword} …`"
                self.wrong("missing-phrase", after, found, _needed(verb), self._example(verb))
        if after is not None and verb is not None and verb.either and not seen & {*verb.either}:
            found = f"`{verb.name}` without {' or '.join(f'`{each} …`' for each in verb.either)}"
            self.wrong("missing-phrase", after, found, _needed(verb), self._example(verb))
        if after is not None and verb is not None and verb.name == "draw" and "from" not in seen:
            self._one_deck(after)
        return inner

    def _one_deck(self, after: Word) -> None:
        """Where nobody has a deck of the own, and there are several, a card says from which it draws."""
        decks = [zone for zone in self.words.book.lexicon.zones.values() if zone.shape == "deck"]
        if len(decks) > 1 and not any(zone.per for zone in decks):
            expected = f"`from …` with one of {quoted(zone.word.en for zone in decks)}"
            self.wrong("missing-phrase", after, "`draw` without a deck", expected, "")

    def _phrase(self, phrase: Phrase, kind: Kind | None, inner: Names, names: Names) -> None:
        value = phrase.value
        match phrase.keyword:
            case "as":
                self._bind(phrase.word, kind, inner)
            case "from":
                self._wanted(value, SOURCES, names, "where it comes from", "is no place to come from")
            case "to":
                self._wanted(value, TARGETS, names, "where it goes", "is no place to go")
            case "at":
                self._wanted(value, ("place", "zone"), names, "a place", "is no place")
            case "toward":
                self._wanted(value, ("place",), names, "a place", "is no place")
            case "for":
                self._wanted(value, ("seat", "piece", "card", "place"), names, "a seat or a thing", "is none")
            case "by":
                self._number(value, names)
            case "with":
                self._marked(phrase, kind)
                self._number(value, names)
            case "most" | "least":
                self._marked(phrase, kind)
            case "where" if isinstance(value, Tests):
                self._tests(value, inner)

    def _marked(self, phrase: Phrase, kind: Kind | None) -> None:
        """Is it a number that such a thing has?"""
        if kind is None:
            return
        known = {name for name, each in self.words.attributes(kind).items() if each == NUMBER}
        if phrase.word.text not in known:
            found = f"{kind} has no number `{phrase.word.text}`"
            hint = did_you_mean(phrase.word.text, known)
            self.wrong("unknown-attribute", phrase.word, found, f"one of {quoted(sorted(known))}", hint)

    def _bind(self, word: Word, kind: Kind | None, names: Names) -> None:
        if word.text in VERBS or word.text in KEYWORDS - names.keys():
            found = f"`{word.text}` is a {'verb' if word.text in VERBS else 'word of the language'}"
            self.wrong("reserved-word", word, found, "a name that means nothing else", "")
        elif word.text in names:
            found = f"`{word.text}` has a meaning here already"
            self.wrong("name-twice", word, found, "a new name", "every name is bound once")
        names[word.text] = kind

    # ---- Amounts, values, sets, tests ----------------------------------------------------------------------------

    def _amount(self, amount: syntax.Operand, names: Names) -> None:
        match amount:
            case syntax.Range():
                least = self._digits(amount.least, least=0)
                if isinstance(amount.most, syntax.Number):
                    most = self._digits(amount.most.word, least=0)
                    if least >= most:
                        found = f"from {least} to {most}"
                        self.wrong("bad-bounds", amount.least, found, "a smaller number, `..`, a larger one", "")
                else:
                    self._number(amount.most, names)
            case syntax.Everything():
                pass
            case syntax.Number():
                self._digits(amount.word, least=1)
            case _:
                self._number(amount, names)

    def _digits(self, word: Word, least: int) -> int:
        if len(word.text) > MOST_DIGITS:
            found = f"a number of {len(word.text)} digits"
            self.wrong("long-number", word, found, f"a number of at most {MOST_DIGITS} digits", "")
            return least
        if int(word.text) < least:
            self.wrong("zero", word, f"the number {word.text}", f"a whole number, {least} or more", "")
        return int(word.text)

    def _number(self, value: object, names: Names) -> None:
        """Is it an amount?"""
        if isinstance(value, syntax.Range | syntax.Everything):
            found = "an amount that somebody would have to choose"
            self.wrong("wrong-kind", place_of(value), found, "a number that is fixed", "")
            return
        kind = self._kind(value, names)
        if kind is not None and kind != NUMBER and kind.kind != "number":
            self.wrong("wrong-kind", place_of(value), f"`{place_of(value).text}` is {kind}", "a number", "")

    def _wanted(self, value: object, kinds: tuple[str, ...], names: Names, expected: str, problem: str) -> None:
        kind = self._kind(value, names)
        if kind is not None and kind.kind not in kinds:
            found = (
                f"`{place_of(value).text}` is {kind}, which {problem}"
                if problem.startswith("is")
                else (f"`{place_of(value).text}` is {kind}, and only {expected} {problem}")
            )
            wanted = _either(kinds) if expected in _either(kinds) else f"{expected}: {_either(kinds)}"
            self.wrong("wrong-kind", place_of(value), found, wanted, "")

    def _quiet(self, chain: syntax.Chain, names: Names) -> Kind | None:
        """What a chain of names stands for, without a word if it stands for nothing."""
        kind = names.get(chain.word.text)
        for name in chain.names:
            kind = self.words.attributes(kind).get(name.text) if kind is not None else None
        return kind

    def _kind(self, value: object, names: Names) -> Kind | None:  # one case a value
        match value:
            case syntax.Number():
                self._digits(value.word, least=0)
            case syntax.Half():
                self._number(value.of, names)
            case syntax.Count(group=syntax.Group() as group):
                self._group(group, dict(names))
            case syntax.Count():
                self._wanted(value.group, ("piece", "card", "seat", "place"), names, "several things", "is none")
            case syntax.Arithmetic():
                self._number(value.left, names)
                self._number(value.right, names)
            case syntax.Table():
                self._table(value)
            case syntax.Range() | syntax.Everything():
                self._amount(value, names)
            case syntax.Noun():
                return self._noun(value, names)
            case syntax.Chain():
                return self._chain(value, names)
            case syntax.Named():
                return self._named(value)
        return NUMBER

    def _table(self, table: syntax.Table) -> None:
        for count, amount in table.rows:
            self._digits(count, least=1)
            if not amount.text.startswith("-"):
                self._digits(amount, least=0)
            else:
                self.wrong("negative-number", amount, f"the number {amount.text}", "a whole number, 0 or more", "")
        listed = [count.text for count, _ in table.rows]
        if sorted(listed) != sorted(self.counts):
            found = f"amounts for {quoted(listed)} players"
            expected = f"an amount for each of {quoted(self.counts)} players"
            hint = f"`players({', '.join(f'{count}: …' for count in self.counts)})`"
            self.wrong("missing-players", table.word, found, expected, hint)

    def _noun(self, noun: syntax.Noun, names: Names) -> Kind | None:
        of = self._kind(noun.of, names) if noun.of is not None else None
        kind = self.words.nouns.get(noun.word.text)
        if kind is not None and kind.kind == "end" and (noun.of is None or (of is not None and of.kind != "zone")):
            found, hint = f"`{noun.word.text}` of nothing", f"for example `{noun.word.text} of …`, a deck"
            self.wrong("wrong-kind", noun.word, found, f"`{noun.word.text} of` a zone", hint)
        if kind is None:
            self._unknown(noun.word)
        return kind

    def _unknown(self, word: Word) -> None:
        known = self.words.nouns
        title = self.words.book.title
        close = did_you_mean(word.text, known)
        if close and any(word.text in (f"{each}s", f"{each}es") for each in known):
            close += " words are singular"
        elif word.text in self.words.points:
            close = "that is a rule point: it stands in `until`, `always` or `while`"
        elif word.text in self.words.events:
            close = "that is an event: it stands after `when` or `instead of`"
        hint = close or f"`cultrules cards words --game {self.words.book.id}` lists the words"
        self.wrong("unknown-word", word, f"`{word.text}` is not a word of {title}", "a word of the game", hint)

    def _chain(self, chain: syntax.Chain, names: Names) -> Kind | None:
        if chain.word.text in self.words.nouns:
            return self._asked(self.words.nouns[chain.word.text], chain)
        if chain.word.text[:1].isupper():
            self._unknown(chain.word)
            return None
        if chain.word.text not in names:
            self._unbound(chain.word, names)
            return None
        return self._asked(names[chain.word.text], chain)

    def _unbound(self, word: Word, names: Names) -> None:
        known = [name for name in names if name != "event"][-MOST_NAMES:]
        found, hint = f"`{word.text}` stands for nothing yet", "a name is bound with `as` or `let` before it is used"
        spoken = word.text.replace("_", " ").title()
        noun = next((each for each in (spoken, spoken[:-1], spoken[:-2]) if each in self.words.nouns), "")
        if word.text == "event":
            found, hint = "`event` where nothing happened", "only `when`, `instead of` and `during` have an event"
        elif word.text in ELSEWHERE:
            hint = ELSEWHERE[word.text].format(word.text)
        elif noun:
            hint = f"did you mean `{noun}`? words of the game are Capitalised and singular"
        else:
            hint = did_you_mean(word.text, known) or hint
        self.wrong("unbound-name", word, found, f"one of {quoted(known)}", hint)

    def _asked(self, kind: Kind | None, chain: syntax.Chain) -> Kind | None:
        """What the names of a chain come to, asked of this."""
        for name in chain.names:
            if kind is None:
                return None
            known_names = self.words.attributes(kind)
            if name.text not in known_names:
                hint = did_you_mean(name.text, known_names)
                expected = f"one of {quoted(sorted(known_names))}" if known_names else f"nothing: {kind} has none"
                self.wrong("unknown-attribute", name, f"{kind} has no `{name.text}`", expected, hint)
                return None
            kind = known_names[name.text]
        return kind

    def _named(self, named: syntax.Named) -> Kind | None:
        known = {card.name: card for card in self.words.book.cards.values()}
        if named.word.value not in known:
            hint = did_you_mean(named.word.value, known) or "a card of the game or of a pack loaded before"
            found = f"there is no card {named.word.text}"
            self.wrong("unknown-card", named.word, found, "the name of a card", hint)
            return None
        return Kind("card", known[named.word.value].id, known[named.word.value].kind)

    def _group(self, group: syntax.Group, names: Names) -> None:
        """Checks a set and binds its name."""
        kind = self._noun(group.noun, names)
        if kind is not None and kind.kind not in ("seat", "place", "piece", "card", "label", "zone"):
            found = f"`{group.noun.word.text}` is {kind}, of which there is no set"
            self.wrong("wrong-kind", group.noun.word, found, "seats, places, pieces or cards", "")
        inner = self._phrases(group.phrases, kind, names)
        names.update(inner)

    def _tests(self, tests: Tests, names: Names) -> None:
        for test in tests.tests:
            match test:
                case Tests():
                    self._tests(test, names)
                case syntax.Exists():
                    self._group(test.group, dict(names))
                case syntax.Compare():
                    self._compare(test, names)

    def _compare(self, test: syntax.Compare, names: Names) -> None:
        left, right = self._kind(test.left, names), self._kind(test.right, names)
        if left is None or right is None:
            return
        how = test.comparison
        if isinstance(test.left, syntax.Number) and isinstance(test.right, syntax.Number):
            self.wrong("constant-test", how, "a test that is always the same", "something that can change", "")
        elif how.text in _ORDERED:
            for kind, side in ((left, test.left), (right, test.right)):
                if kind.kind != "number":
                    found = f"`{place_of(side).text}` is {kind}"
                    self.wrong("wrong-kind", place_of(side), found, f"a number beside `{how.text}`", "use `is`")
        elif left.kind == right.kind == "number":
            self.wrong("wrong-kind", how, f"`{how.text}` between numbers", "`=` between numbers", "")
        elif not _comparable(left, right):
            found = f"`{place_of(test.left).text}` is {left} and `{place_of(test.right).text}` {right}"
            self.wrong("wrong-kind", how, found, "two of a kind, or a label", "")

    # ---- Rule points ---------------------------------------------------------------------------------------------

    def _modifier(self, modifier: Modifier, names: Names) -> None:
        if modifier.point.of is not None:
            self._kind(modifier.point.of, names)
        if modifier.place is not None:
            self._wanted(modifier.place, ("place", "zone"), names, "a place", "is no place")
        if modifier.where is not None:
            self._tests(modifier.where, names)
        id_ = self._lookup("rule point", modifier.point.word, self.words.points)
        if isinstance(modifier.value, Word):
            self._digits(Word(modifier.value.text[1:], modifier.value.line, modifier.value.column + 1), least=1)
        value = None
        if modifier.value is not None and not isinstance(modifier.value, Word):
            value = self._kind(modifier.value, names)
        if not id_:
            return
        type_ = self.words.book.lexicon.points[id_].type
        if modifier.change not in CHANGES[type_]:
            shown = {"add": "`+n`", "is": "`is …`", "allow": "`allow …`", "forbid": "`forbid …`"}
            expected = " or ".join(shown[change] for change in CHANGES[type_])
            found = f"{shown[modifier.change]} for `{modifier.point.word.text}`, which is a {type_}"
            self.wrong("wrong-change", modifier.point.word, found, expected, "")
        elif modifier.change == "is" and value is not None:
            wanted = ("number",) if type_ == "number" else ("label", "seat", "place", "piece", "card")
            if value.kind not in wanted:
                found = f"`{place_of(modifier.value).text}` is {value}"
                self.wrong("wrong-kind", place_of(modifier.value), found, _either(wanted), "")


def _comparable(left: Kind, right: Kind) -> bool:
    """Can one be the other?"""
    if right.kind in ("label", "flag") or left.kind == "flag":
        return True
    things = {"piece", "card"}
    return left.kind == right.kind or {left.kind, right.kind} <= things


def _standing(phrase: Phrase) -> Word:
    """The word to point at: the name of a phrase, or what follows its keyword."""
    named = phrase.value is None or phrase.keyword == "with"
    return phrase.word if named else place_of(phrase.value)


def _is_amount(operand: syntax.Operand) -> bool:
    return not isinstance(operand, syntax.Noun | syntax.Chain | syntax.Named)


def leaves_the_game(body: tuple[Statement, ...]) -> bool:
    """Does using it always take the card itself out of the game?"""
    first = [statement.act for statement in body if isinstance(statement, syntax.Cost)]
    if any(act.verb.text in _MOVING and act.operands[:1] == (syntax.Chain(Word("this")),) for act in first):
        return True
    return (
        len(body) == 1
        and isinstance(body[0], syntax.ChooseOne)
        and all(leaves_the_game(option.body) for option in body[0].options)
    )


def _needed(verb: Verb) -> str:
    """What a verb wants, in words."""
    parts = {"must": ["a number"], "may": [], "no": []}[verb.amount]
    if verb.things and not verb.unnamed:
        parts.append(_either(verb.things))
    parts += [f"`{keyword} …`" for keyword in verb.needs]
    parts += [" or ".join(f"`{keyword} …`" for keyword in verb.either)] if verb.either else []
    return ", then ".join(parts) or "nothing more"


def _either(kinds: Iterable[str]) -> str:
    listed = [str(Kind(kind)) for kind in dict.fromkeys(kinds)]
    return listed[0] if len(listed) == 1 else f"{', '.join(listed[:-1])} or {listed[-1]}"
