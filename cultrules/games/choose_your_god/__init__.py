"""The reference rules of Cult: Choose Your God Wisely, one module a chapter."""

from cultrules.kernel.games import Game
from cultrules.language.books import load_book

from .altars import offers
from .cards import EFFECTS
from .end_of_round import end_of_round, palace
from .eternal_city import EternalCity
from .intention import celebration, intention
from .limits import broken_limits
from .prayer import deals, late_deals
from .resolution import action, alms, benefit, resolution
from .rulings import RULINGS
from .setup import opening, setup

GAME = Game(
    book=load_book("choose_your_god"),
    table=EternalCity,
    opening=opening,
    stages={
        "setup": setup,
        "celebration": celebration,
        "intention": intention,
        "deals": deals,
        "late-deals": late_deals,
        "resolution": resolution,
        "action": action,
        "benefit": benefit,
        "alms": alms,
        "end-of-round": end_of_round,
        "palace": palace,
    },
    rulings=RULINGS,
    effects=EFFECTS,
    offers=offers,
    invariants=broken_limits,
)
