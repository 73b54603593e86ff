"""The reference rules of Cthulhu: Rise of the Cults, one module a chapter."""

from cultrules.kernel.games import Game
from cultrules.language.books import load_book

from .action_phase import action_turn
from .cards import EFFECTS
from .city import City
from .city_phase import city_phase
from .cult_phase import mobilization, recruitment
from .dominance import commitment, reinforcement
from .end_of_game import end_of_game
from .hiding import hiding
from .limits import broken_limits
from .planning import planning, planning_turn
from .rulings import RULINGS
from .setup import draft, first_site, opening, setup, setup_card
from .terror import terror

GAME = Game(
    book=load_book("rise_of_the_cults"),
    table=City,
    opening=opening,
    stages={
        "setup": setup,
        "draft": draft,
        "setup-card": setup_card,
        "first-site": first_site,
        "city": city_phase,
        "mobilization": mobilization,
        "recruitment": recruitment,
        "planning": planning,
        "planning-turn": planning_turn,
        "action-turn": action_turn,
        "reinforcement": reinforcement,
        "commitment": commitment,
        "terror": terror,
        "hiding": hiding,
        "end-of-game": end_of_game,
    },
    rulings=RULINGS,
    effects=EFFECTS,
    invariants=broken_limits,
)
