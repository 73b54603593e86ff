"""The rules of the toy game, in the order of its rules files."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from cultrules.effects.events import window
from cultrules.kernel.games import Game
from cultrules.kernel.points import change, end_span, number_at, permitted
from cultrules.kernel.procedures import Offer, Procedure, Result, ask, draw, roll, rule
from cultrules.kernel.questions import Amount, Commitment, One, Order, Payment, Question, Some, legal_answers
from cultrules.kernel.tables import count_of, kind_of, move, owned, put, seen_by, take
from cultrules.language.books import read_cards
from cultrules.spec import read_book

from .chores import EFFECTS
from .garden import Garden, broken_limits

SURPLUS = {"generous": "any", "fussy": "needed", "strict": "none"}


@rule("GARD-1.1")
def dawn(garden: Garden) -> Procedure[str]:
    """All together choose the resting bed; then the weather comes."""
    bed = yield from ask(lambda: One("rest-bed", "table", garden.agreement.book.lexicon.places_of("bed")))
    garden.resting_beds = [bed]
    garden.announce("rested", bed=bed)
    yield from weather(garden)
    garden.turn = garden.first_gardener
    return "turn"


@rule("GARD-1.2", "GARD-1.3")
def weather(garden: Garden) -> Procedure[None]:
    """The sky decides what may be done this round."""
    sky = yield from roll("weather", lambda: {"sun": 3 + garden.smoke, "rain": 2 + garden.haze, "frost": 1})
    garden.smoke = garden.haze = 0
    if sky == "sun":
        change(garden, {"point": "plantings", "change": "is", "value": 2, "until": "round"})
        garden.announce("sun")
    elif sky == "rain":
        first = garden.first_gardener
        change(garden, {"point": "plantings", "change": "add", "value": 1, "of": first, "until": "round"})
        change(garden, {"point": "laying-back", "change": "allow", "until": "round"})
        garden.announce("rain")
    else:
        change(garden, {"point": "burying", "change": "forbid", "until": "round"})
        garden.frosty = True
        garden.announce("frost-came")


@rule("GARD-1.4")
def turn(garden: Garden) -> Procedure[str]:
    """One gardener does one thing, and may use cards before."""
    yield from window(garden, "chores", garden.turn)
    action = yield from ask(lambda: One("act", garden.turn, actions(garden)))
    yield from ACTIONS[action](garden)
    garden.turn = garden.left_of(garden.turn)
    return "stake" if garden.turn == garden.first_gardener else "turn"


def actions(garden: Garden) -> tuple[str, ...]:
    """What the gardener whose turn it is may do."""
    hand = garden.hand[garden.turn]
    open_ = {
        "draw": len(garden.sack) > 0,
        "plant": bool(hand),
        "bury": bool(hand) and permitted(garden, "burying"),
        "lay-back": bool(hand) and permitted(garden, "laying-back"),
        "trade": bool(traders(garden)),
        "idle": True,
    }
    return tuple(action for action, possible in open_.items() if possible)


@rule("GARD-1.5")
def draw_seed(garden: Garden) -> Procedure[None]:
    """The top seed comes into the hand; frost goes to the heap."""
    seed = kind_of((yield from draw("draw-seed", lambda: garden.sack)))
    put(seed, garden.heap if seed == "frost" else garden.hand[garden.turn])
    garden.announce("found-frost" if seed == "frost" else "drew", seat=garden.turn)


@rule("GARD-1.6")
def plant(garden: Garden) -> Procedure[None]:
    """Seeds go from the hand on a bed that does not rest."""
    chosen = yield from ask(lambda: plantings(garden))
    bed = yield from ask(lambda: One("plant-bed", garden.turn, waking_beds(garden)))
    seeds = [seed for seed, count in sorted(chosen["seeds"].items()) for _ in range(count)]
    if len(seeds) > 1:
        seeds = yield from ask(lambda: Order("plant-order", garden.turn, tuple(seeds)))
    for seed in seeds:
        move(seed, garden.hand[garden.turn], garden.soil[bed])
        garden.announce("planted", seat=garden.turn, seed=seed, bed=bed)
    yield from window(garden, "planting", garden.turn, bed=bed)


def plantings(garden: Garden) -> Some:
    """What the gardener whose turn it is may plant."""
    most = number_at(garden, "plantings", garden.turn)
    return Some("plant", garden.turn, {"seeds": dict(garden.hand[garden.turn])}, 1, most)


def waking_beds(garden: Garden) -> tuple[str, ...]:
    """The beds that do not rest."""
    return tuple(bed for bed in garden.soil if bed not in garden.resting_beds)


@rule("GARD-1.7")
def bury(garden: Garden) -> Procedure[None]:
    """A seed goes face down into the cellar; only its gardener knows which."""
    seed = yield from ask(lambda: One("bury", garden.turn, tuple(sorted(garden.hand[garden.turn]))))
    take(seed, garden.hand[garden.turn])
    put(owned(seed, seen_by(garden.turn)), garden.cellar)
    garden.announce("buried", seat=garden.turn)


@rule("GARD-1.8")
def lay_back(garden: Garden) -> Procedure[None]:
    """A seed goes face down on the sack; only its gardener knows which."""
    seed = yield from ask(lambda: One("lay-back", garden.turn, tuple(sorted(garden.hand[garden.turn]))))
    take(seed, garden.hand[garden.turn])
    garden.sack.put_on_top(owned(seed, seen_by(garden.turn)))
    garden.announce("laid-back", seat=garden.turn)


@rule("GARD-1.9")
def trade(garden: Garden) -> Procedure[None]:
    """A toll is paid for a sprout."""
    trader = yield from ask(lambda: One("trader", garden.turn, traders(garden)))
    paid = yield from ask(lambda: toll(garden, trader))
    throw(garden, garden.turn, paid, garden.purse, garden.hand)
    put("sprout", garden.trophies[garden.turn])
    garden.announce("traded", seat=garden.turn)


def traders(garden: Garden) -> tuple[str, ...]:
    """The traders whose toll can be paid."""
    known = garden.agreement.book.texts("traders")
    return tuple(trader for trader in known if next(legal_answers(toll(garden, trader)), None) is not None)


def toll(garden: Garden, trader: str) -> Payment:
    """What a trader asks for."""
    pebble = owned("pebble", garden.turn)
    return Payment(
        "toll",
        garden.turn,
        {"pebbles": dict(garden.purse[garden.turn]), "seeds": dict(garden.hand[garden.turn])},
        {pebble: {"worth": 1}, "rose": {"worth": 2}, "fern": {"worth": 1}},
        {"worth": garden.number("toll")},
        SURPLUS[trader],
    )


def idle(_garden: Garden) -> Procedure[None]:
    """Nothing happens."""
    yield from ()


def throw(garden: Garden, seat: str, things: dict, pebbles: dict, seeds: dict) -> None:
    """Things of a gardener go to the heap."""
    for group, source in (("pebbles", pebbles), ("seeds", seeds)):
        for key, count in things.get(group, {}).items():
            move(key, source[seat], garden.heap, count)
            garden.announce("threw", seat=seat, number=count, thing=key)


def offers(garden: Garden, question: Question) -> Iterator[Offer]:
    """Whoever else has a fern may make smoke."""
    if question.id in ("weather", "act"):
        for seat in garden.clockwise_from(garden.first_gardener):
            if seat != question.seat and "fern" in garden.hand[seat]:
                yield Offer(One("smoke", seat, ("fern",)), lambda fern, seat=seat: smoke(garden, seat, fern))


@rule("GARD-1.10")
def smoke(garden: Garden, seat: str, fern: str) -> Procedure[None]:
    """A fern is burned and makes sun or rain more likely."""
    move(fern, garden.hand[seat], garden.heap)
    garden.announce("smoked", seat=seat)
    if (yield from ask(lambda: One("smoke-for", seat, ("sun", "rain")))) == "sun":
        garden.smoke += 1
    else:
        garden.haze += 1


@rule("GARD-2.1")
def stake(garden: Garden) -> Procedure[str]:
    """One gardener stakes pebbles and seeds."""
    staked = yield from ask(lambda: stakes(garden))
    for key, count in staked.get("pebbles", {}).items():
        move(key, garden.purse[garden.turn], garden.fist[garden.turn], count)
    for key, count in staked.get("seeds", {}).items():
        move(key, garden.hand[garden.turn], garden.offering[garden.turn], count)
    garden.announce("staked", seat=garden.turn, number=sum(staked.get("seeds", {}).values()))
    garden.turn = garden.left_of(garden.turn)
    return "reveal" if garden.turn == garden.first_gardener else "stake"


def stakes(garden: Garden) -> Commitment:
    """What the gardener whose turn it is may stake."""
    things = {"pebbles": dict(garden.purse[garden.turn]), "seeds": dict(garden.hand[garden.turn])}
    shown = {"pebbles": "nothing", "seeds": "count"}
    return Commitment("stake", garden.turn, things, 0, garden.number("largest-stake"), shown)


@rule("GARD-2.2", "GARD-2.3")
def reveal(garden: Garden) -> str:
    """The largest stake wins a sprout; all stakes go to the heap."""
    order = garden.clockwise_from(garden.first_gardener)
    sizes = {seat: sum(garden.fist[seat].values()) + sum(garden.offering[seat].values()) for seat in order}
    for seat in order:
        garden.announce("revealed", seat=seat, number=sizes[seat])
        throw(garden, seat, {"pebbles": garden.fist[seat].copy()}, garden.fist, garden.hand)
        throw(garden, seat, {"seeds": garden.offering[seat].copy()}, garden.purse, garden.offering)
    garden.victor = garden.ruling("G-01")([seat for seat in order if sizes[seat] == max(sizes.values())])
    if garden.victor is None:
        return "dusk"
    put("sprout", garden.trophies[garden.victor])
    return "reward"


@rule("GARD-2.4")
def reward(garden: Garden) -> Procedure[str]:
    """The victor takes own pebbles back."""
    number = yield from ask(lambda: Amount("reward", garden.victor, 0, returnable(garden)))
    if number:
        move(owned("pebble", garden.victor), garden.heap, garden.purse[garden.victor], number)
    garden.announce("rewarded", seat=garden.victor, number=number)
    garden.victor = None
    return "dusk"


def returnable(garden: Garden) -> int:
    """How many pebbles the victor may take back."""
    return min(garden.number("reward"), count_of(garden.heap, "pebble", seat=garden.victor))


@rule("GARD-3.1")
def dusk(garden: Garden) -> str:
    """What the weather did ends, and another round begins unless this was the last."""
    end_span(garden, "round")
    garden.frosty, garden.resting_beds = False, []
    if garden.round == garden.last_round:
        return "end"
    garden.round += 1
    garden.turn = garden.first_gardener = garden.left_of(garden.first_gardener)
    return "dawn"


@rule("GARD-3.2")
def end(garden: Garden) -> Result:
    """The most sprouts win."""
    points = {seat: count_of(garden.trophies[seat], "sprout") for seat in garden.players}
    return Result(tuple(seat for seat in garden.players if points[seat] == max(points.values())), points)


def nearest(tied: list[str]) -> str | None:
    """The first of those who are tied."""
    return tied[0]


def nobody(tied: list[str]) -> str | None:
    """Who is tied with another does not win."""
    return tied[0] if len(tied) == 1 else None


ACTIONS = {
    "draw": draw_seed,
    "plant": plant,
    "bury": bury,
    "lay-back": lay_back,
    "trade": trade,
    "idle": idle,
}

GAME = Game(
    book=read_cards(read_book(Path(__file__).parent / "spec" / "gardeners")),
    table=Garden,
    stages={
        "dawn": dawn,
        "turn": turn,
        "stake": stake,
        "reveal": reveal,
        "reward": reward,
        "dusk": dusk,
        "end": end,
    },
    rulings={"G-01": {"nearest": nearest, "nobody": nobody}},
    effects=EFFECTS,
    offers=offers,
    invariants=broken_limits,
)
