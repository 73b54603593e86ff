"""The reference rules of Cthulhu: Rise of the Cults, one module a chapter."""

from cultrules.kernel.games import Game
from cultrules.language.books import load_book

from .action_phase import action_turn
from .city import City, broken_limits
from .end_of_game import end_of_game
from .planning import planning, planning_turn
from .rulings import RULINGS

GAME = Game(
    book=load_book("rise_of_the_cults"),
    table=City,
    stages={
        "planning": planning,
        "planning-turn": planning_turn,
        "action-turn": action_turn,
        "end-of-game": end_of_game,
    },
    rulings=RULINGS,
    invariants=broken_limits,
)
