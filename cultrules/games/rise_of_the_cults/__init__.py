"""The reference rules of Cthulhu: Rise of the Cults, one module a chapter."""

from cultrules.kernel.games import Game
from cultrules.spec import load_book

from .city import City, broken_limits
from .end_of_game import end_of_game
from .planning import planning, planning_turn
from .rulings import RULINGS

GAME = Game(
    book=load_book("rise_of_the_cults"),
    table=City,
    stages={"planning": planning, "planning-turn": planning_turn, "end-of-game": end_of_game},
    rulings=RULINGS,
    invariants=broken_limits,
)
