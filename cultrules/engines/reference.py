"""The built-in engine: the reference rules behind the protocol."""

from __future__ import annotations

import sys
from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any, Literal

from cultrules import __version__
from cultrules.games import find_game
from cultrules.kernel import tables
from cultrules.kernel.games import Game
from cultrules.kernel.plays import Play
from cultrules.kernel.positions import canonical
from cultrules.kernel.questions import Refused as IllegalAnswer
from cultrules.kernel.questions import describe
from cultrules.kernel.sight import view
from cultrules.language.content import read_content
from cultrules.spec import BadInput, Book, game_ids

from .messages import (
    PROTOCOL,
    AnswerParams,
    Asked,
    AskedOffer,
    Ended,
    EngineName,
    GameSupport,
    Happened,
    Hello,
    Level,
    LoadParams,
    Options,
    PositionReply,
    RefusalKind,
    Refused,
    Reply,
    StartParams,
    ViewReply,
    read,
)


class ReferenceEngine:
    """Plays by the reference rules, in this process."""

    def __init__(self, find: Callable[[str], Game] = find_game, *, own_content: bool = False) -> None:
        self._find = find
        self._own_content = own_content
        self._play: Play | None = None
        self._contents: dict[str, Game] = {}
        self._latest: tuple[Mapping[str, Any], Game] | None = None

    def hello(self) -> Hello:
        """Who it is, and what of each game is written."""
        return Hello(
            protocol=PROTOCOL,
            engine=EngineName(
                "cultrules reference", __version__, f"Python {sys.version_info[0]}.{sys.version_info[1]}"
            ),
            games=[support(self._find(game), "own" if self._own_content else "ours") for game in game_ids()],
        )

    def start(self, params: StartParams) -> Reply:
        """A new game; refused where its set-up is not written."""
        problem = self._check_options(params.options)
        if problem:
            return Reply(refused=Refused("unsupported", problem))
        try:
            game = self._game(params.options)
            self._play = Play.start(game, agreed(game, params.options))
        except IllegalAnswer as illegal:
            return Reply(refused=_refused(illegal))
        except BadInput as error:
            return Reply(refused=Refused("malformed", str(error)))
        return _reply(self._play)

    def load(self, params: LoadParams) -> Reply:
        """A game from a position; one with mistakes is refused as a whole."""
        problem = self._check_options(params.options)
        if problem:
            return Reply(refused=Refused("unsupported", problem))
        try:
            game = self._game(params.options)
            play = Play.load(game, params.position, agreed(game, params.options))
        except BadInput as error:
            return Reply(refused=Refused("malformed", str(error)))
        self._play = play
        return _reply(play)

    def answer(self, params: AnswerParams) -> Reply:
        """An answer to the pending question, or to an offer."""
        if self._play is None:
            return Reply(refused=Refused("not-asked", "no game is loaded"))
        if (params.question is None) == (params.offer is None):
            return Reply(refused=Refused("malformed", "an answer names either a question or an offer"))
        id_ = params.question if params.question is not None else params.offer
        try:
            self._play.answer(params.seat, str(id_), params.value, offer=params.offer is not None)
        except IllegalAnswer as illegal:
            return Reply(refused=_refused(illegal))
        return _reply(self._play)

    def position(self) -> PositionReply:
        """The position, if settled."""
        if self._play is None:
            return PositionReply(refused=Refused("not-settled", "no game is loaded"))
        try:
            return PositionReply(self._play.position())
        except IllegalAnswer as illegal:
            return PositionReply(refused=_refused(illegal))

    def view(self, seat: str) -> ViewReply:
        """What a seat may know."""
        if self._play is None:
            return ViewReply(refused=Refused("not-settled", "no game is loaded"))
        if seat not in self._play.table.players:
            return ViewReply(refused=Refused("wrong-seat", f"`{seat}` does not play"))
        return ViewReply(view(self._play, seat))

    def close(self) -> None:
        """Nothing runs outside this process."""

    def _game(self, options: Options) -> Game:
        """The rules of the game with the content that is asked for."""
        game = self._find(options.game)
        if not options.content:
            return game
        if self._latest is not None and self._latest[0] is options.content and self._latest[1].book.id == options.game:
            return self._latest[1]
        key = options.game + canonical(options.content)
        if key not in self._contents:
            self._contents[key] = replace(game, book=read_content(game.book, options.content))
        self._latest = (options.content, self._contents[key])
        return self._contents[key]

    def _check_options(self, options: Options) -> str:
        """Why these options cannot be played by, or nothing."""
        if options.game not in game_ids():
            return f"there is no game `{options.game}`"
        book = self._find(options.game).book
        problems = [problem.found for problem in book.check_choices(options.edition, options.rulings, "options")]
        for id_, choice in options.rulings.items():
            ruling = book.rulings.get(id_)
            if ruling is not None and not ruling.switchable and choice != ruling.default:
                problems.append(f"the ruling `{id_}` is only played as `{ruling.default}`")
        seats = book.lexicon.players()
        if len(set(options.players)) != len(options.players) or not set(options.players) <= set(seats):
            problems.append(f"the players must be different seats out of {', '.join(seats)}")
        elif len(options.players) not in book.player_counts():
            problems.append(f"the game is not for {len(options.players)} players")
        return "; ".join(problems)


def playing(book: Book) -> ReferenceEngine:
    """An engine that plays a game of the kit by this very book, whatever was changed in it."""
    return ReferenceEngine(lambda game: replace(find_game(game), book=book))


def support(game: Game, content: Literal["ours", "own"] = "ours") -> GameSupport:
    """What is written of a game."""
    book = game.book
    levels: list[Level] = ["load", "positions", "sight", "events", "content", "cards"]
    if game.opening is not None:
        levels.insert(0, "replay")
    return GameSupport(
        game=book.id,
        editions=list(book.editions),
        players=list(book.player_counts()),
        modes=["standard"],
        chapters=list(book.chapters),
        levels=levels,
        rulings={
            id_: list(ruling.choices) if ruling.switchable else [ruling.default] for id_, ruling in book.rulings.items()
        },
        chance="steerable",
        content=content,
    )


def agreed(game: Game, options: Options) -> tables.Options:
    """The options as the kernel takes them: every ruling decided."""
    rulings = game.book.choices(options.edition, options.rulings)
    return tables.Options(tuple(options.players), options.edition, rulings)


def _refused(illegal: IllegalAnswer) -> Refused:
    kind: RefusalKind = illegal.refusal.kind  # type: ignore[assignment]  # the kernel's kinds are the protocol's
    return Refused(kind, illegal.refusal.reason, illegal.refusal.rule)


def _reply(play: Play) -> Reply:
    """Where the play stands."""
    reply = Reply(stage=play.stage)
    if play.question is not None:
        reply.question = read(Asked, describe(play.question) | {"because": play.because})
        reply.question.offers = [read(AskedOffer, describe(offer.question)) for offer in play.offers]
    if play.result is not None:
        reply.result = Ended(list(play.result.winners), dict(play.result.points))
    reply.happened = [Happened(each.event, dict(each.fields)) for each in play.happened]
    return reply
