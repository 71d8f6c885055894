"""Cards on the field that rule processes of the Square Enix system (12.4) have to check more closely."""

from typing import NamedTuple

from rules.engine.aspects import DAMAGE, lying
from rules.engine.cache import cached_for_both
from rules.engine.game import Game
from rules.engine.ids import PLAYERS, CardId
from rules.engine.layers import characteristics
from rules.games.setcg.definitions import (
    CHARACTERS,
    COMMON_SOLDIER,
    FORMATION,
    FORWARD,
    ITEMS,
    LIGHT_AND_DARK,
)
from rules.games.setcg.keywords import names
from rules.games.setcg.zones import FIELD


class Suspects(NamedTuple):
    """Cards on one player's field that rule processes have to check more closely.

    Forwards with no power or at least as much damage, shared names, light and dark cards, Items, Formations.
    """

    hurt: list[CardId]
    weak: list[CardId]
    namesakes: list[list[CardId]]
    rare: list[CardId]
    items: list[CardId]
    places: list[CardId]


NOBODY = Suspects([], [], [], [], [], [])


@cached_for_both(lying(FIELD) | DAMAGE, as_cards_are=True)
def suspects(game: Game) -> tuple[Suspects, Suspects]:
    """Find the cards of each player that rule processes may have to put into the break zone."""
    mine, theirs = (_suspects_on(game, game.state.zone(FIELD, player)) for player in PLAYERS)
    return mine, theirs


def _suspects_on(game: Game, field: list[CardId]) -> Suspects:
    state = game.state
    instances, cards = state.instances, state.cards
    are_altered = bool(state.lasting or game.static)
    hurt: list[CardId] = []
    weak: list[CardId] = []
    named: list[CardId] = []
    rare: list[CardId] = []
    items: list[CardId] = []
    places: list[CardId] = []
    for card in field:
        now = characteristics(game, card) if are_altered else cards[card]
        if FORWARD in now.types:
            if now.stats[0] <= 0:
                weak.append(card)
            elif instances[card].damage >= now.stats[0]:
                hurt.append(card)
        elif now.types & ITEMS:
            items.append(card)
        elif FORMATION in now.types:
            places.append(card)
        if COMMON_SOLDIER not in now.marks and now.types & CHARACTERS:
            named.append(card)
        if LIGHT_AND_DARK.intersection(now.attributes):
            rare.append(card)
    namesakes = _namesakes(game, named) if len(named) > 1 else []
    if len(rare) < 2:
        rare = []
    if len(places) < 2:
        places = []
    if not (hurt or weak or namesakes or rare or items or places):
        return NOBODY
    return Suspects(hurt, weak, namesakes, rare, items, places)


def _namesakes(game: Game, named: list[CardId]) -> list[list[CardId]]:
    """Return the groups of two or more cards that share a name."""
    seen: dict[str, list[CardId]] = {}
    for card in named:
        for name in names(game.state.cards[card]):
            seen.setdefault(name, []).append(card)
    if len(seen) >= len(named) and all(len(group) == 1 for group in seen.values()):
        return []
    return [group for group in seen.values() if len(group) > 1]
