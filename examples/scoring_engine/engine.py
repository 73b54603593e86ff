"""A small engine that knows one chapter of one game: who has won a game of Rise of the Cults.

It speaks the adapter protocol over standard input and output and needs nothing but Python. Hold it to the rules with

    cultrules verify -- python examples/scoring_engine/engine.py
"""

import json
import sys
from collections import Counter

RITUALS = ("ritual-1", "ritual-2", "ritual-3")

HELLO = {
    "protocol": 1,
    "engine": {"name": "scoring example", "version": "1.0", "language": "Python"},
    "games": [
        {
            "game": "rise_of_the_cults",
            "editions": ["en", "pl"],
            "players": [2, 3, 4],
            "modes": ["standard"],
            "chapters": ["end-of-game"],
            "levels": ["load"],
            "rulings": {"A-43": ["nobody"], "A-44": ["shared"], "D-30": ["everywhere"]},
            "chance": "opaque",
        }
    ],
}


# ---- The rules ------------------------------------------------------------------------------------------------------


def pieces(contents):
    """How many of each piece lie somewhere: in a bag, a pile, or a deck of layers over a bag of unknown cards."""
    if isinstance(contents, list):
        return Counter(contents)
    if "layers" in contents:
        return sum((pieces(layer) for layer in contents["layers"]), Counter(contents["bag"]))
    return Counter(contents)


def count(contents, kinds, owner=None):
    """How many pieces of these kinds lie there; with an owner, only that player's."""
    total = 0
    for key, number in pieces(contents).items():
        kind, *marks = key.split("+")
        if kind in kinds and (owner is None or owner in marks):
            total += number
    return total


def on_board(position, zone, kinds, player):
    """How many such pieces a player has in all districts together."""
    return sum(count(district, kinds, player) for district in position["zones"][zone].values())


def dominance(position, player):
    """Dominance markers on the board."""
    return on_board(position, "dominance-fields", ["dominance-marker"], player)


def sites(position, player):
    """Cult Sites on the board."""
    return on_board(position, "cult-site-fields", ["cult-site"], player)


def rituals(position, player):
    """Rituals on the board; a marker is a marker, whatever its level."""
    return on_board(position, "ritual-fields", RITUALS, player)


def few_disorganization(position, player):
    """The fewer Disorganization cards a player owns, in whatever zone, the better."""
    own = [position["zones"][zone][player] for zone in ("deck", "hand", "discard-pile")]
    return -sum(count(cards, ["disorganization"]) for cards in own)


def points(position, player):
    """Dominance, Cult Sites with an own Ritual beside them, and the most Rituals."""
    zones = position["zones"]
    busy_sites = sum(
        count(fields, ["cult-site"], player)
        for district, fields in zones["cult-site-fields"].items()
        if count(zones["ritual-fields"][district], RITUALS, player)
    )
    most = max(rituals(position, other) for other in position["players"])
    has_most = most > 0 and rituals(position, player) == most
    return dominance(position, player) + busy_sites + int(has_most)


def end_of_game(position):
    """The points of all players and who has won; after four tie-breaks the victory is shared."""
    scored = {player: points(position, player) for player in position["players"]}
    tied = [player for player in scored if scored[player] == max(scored.values())]
    for better in (dominance, sites, rituals, few_disorganization):
        best = max(better(position, player) for player in tied)
        tied = [player for player in tied if better(position, player) == best]
    return {"winners": tied, "points": scored}


# ---- The protocol ---------------------------------------------------------------------------------------------------


def refused(kind, reason):
    """A refusal: an ordinary result, no error."""
    return {"refused": {"kind": kind, "reason": reason}}


def load(params):
    """A position to start from; only the end of the game is known here."""
    position = params["position"]
    if position["stage"] != "end-of-game":
        return refused("unsupported", "only the end of the game is known here")
    return {"stage": "end-of-game", "result": end_of_game(position)}


VERBS = {
    "hello": lambda _params: HELLO,
    "start": lambda _params: refused("unsupported", "games cannot be played here, only counted"),
    "load": load,
    "answer": lambda _params: refused("not-asked", "nothing is ever asked here"),
    "position": lambda _params: refused("unsupported", "positions are not given back"),
    "view": lambda _params: refused("unsupported", "views are not given"),
    "bye": lambda _params: {},
}


def main():
    """Answers each line with a line, until `bye`."""
    sys.stdin.reconfigure(encoding="utf-8")
    sys.stdout.reconfigure(encoding="utf-8", newline="\n")
    for line in sys.stdin:
        request = json.loads(line)
        result = VERBS[request["method"]](request["params"])
        response = {"jsonrpc": "2.0", "id": request["id"], "result": result}
        sys.stdout.write(json.dumps(response) + "\n")
        sys.stdout.flush()
        if request["method"] == "bye":
            break


if __name__ == "__main__":
    main()
