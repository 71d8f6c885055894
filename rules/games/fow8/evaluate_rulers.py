"""What a ruler is good for on a turn: a judgment, a magic stone, or an attack as a J-ruler (705, 710)."""

from typing import cast

from rules.appraisal.costs import UNIT, price
from rules.appraisal.questions import entering_worth
from rules.appraisal.scale import Scale
from rules.appraisal.standpoint import Standpoint
from rules.engine.context import Context
from rules.engine.game import Game
from rules.engine.ids import CardId, PlayerId
from rules.games.fow8.definitions import ForceCard
from rules.games.fow8.keywords import now
from rules.games.fow8.mechanics.keyword_costs import JUDGMENT
from rules.games.fow8.zones import HAND
from rules.language.abilities import KeywordAbility

FLEETING = 0.6
"""The share of its worth that a J-ruler has if it leaves again after some turns, as with Limit."""
MOST_STONES = 7
"""The number of magic stones beyond which another one hardly matters."""


def judging(game: Game, scale: Scale, player: PlayerId, ruler: CardId) -> float:
    """Return what a judgment gains: the J-ruler and what it does as it enters, minus the cost."""
    faces = game.state.cards[ruler].faces
    if len(faces) < 2:
        return -1.0
    side = cast(ForceCard, faces[1])
    comes = scale.worth(side) if side.fights and side.stats[1] > 0 else 0.0
    if side.arrives_with:
        comes *= FLEETING
    return comes + entering_worth(game, scale, player, ruler, side) - _cost(game, scale, player, ruler)


def _cost(game: Game, scale: Scale, player: PlayerId, ruler: CardId) -> float:
    printed = now(game, ruler)
    standpoint = Standpoint(game, scale, player, Context(player, ruler, ""))
    required = [
        price(standpoint, one.cost)
        for one in printed.abilities
        if isinstance(one, KeywordAbility) and one.keyword == JUDGMENT
    ]
    return sum(required) + (UNIT * printed.judgment.total if printed.judgment is not None else 0.0)


def another_stone(game: Game, player: PlayerId, stones: int) -> float:
    """Return what one more magic stone gains: most where the hand costs more than the stones make."""
    cards = game.state.cards
    wanted = min(MOST_STONES, sum(cards[card].cost for card in game.state.zone(HAND, player)))
    if stones < 2:
        return 1.5
    return 1.0 if stones < wanted else 0.3
