"""What a cost takes from the player who pays it, in cards in hand."""

from rules.appraisal.standpoint import Standpoint
from rules.engine.references import found
from rules.language import costs as ct
from rules.language.filters import Filter

UNIT = 0.3
"""The price of a unit of a resource, which is available again next turn."""

IDLE = 0.1
"""The share of a fighter's worth that its player loses by resting it, since it neither attacks nor blocks."""


def price(standpoint: Standpoint, cost: ct.Cost) -> float:
    """Return what a cost takes from the player of the context."""
    return sum((_part(standpoint, part) for part in cost.parts), 0.0)


def _part(standpoint: Standpoint, part: ct.CostPart) -> float:
    at = standpoint.at
    match part:
        case ct.RestThis():
            fights = standpoint.left(at.source) is not None
            return IDLE * standpoint.value(at.source) if fights else 0.1
        case ct.RestCards(_, count):
            return 0.2 * count
        case ct.Pay(amount):
            return UNIT * standpoint.number(amount)
        case ct.PayX(times):
            return UNIT * times
        case ct.PayLife(amount):
            left = standpoint.scale.lives(standpoint.game, at.player)
            return standpoint.scale.lives_worth(left - amount, left)
        case ct.DiscardCards(count):
            return 0.8 * count
        case ct.RevealCards():
            return 0.0
        case ct.PutThisAway():
            return standpoint.value(at.source)
        case ct.PutAway(wanted) | ct.MoveCard(wanted):
            return _cheapest(standpoint, wanted)
        case ct.TakeCounters(_, amount):
            return 0.1 * amount
        case ct.TakeCountersX():
            return 0.1


def _cheapest(standpoint: Standpoint, wanted: Filter) -> float:
    """Return the worth of the card that a player would give up most easily."""
    own = [card for card in found(standpoint.game, wanted, standpoint.at) if standpoint.sign(card) > 0]
    return min((standpoint.value(card) for card in own if standpoint.is_seen(card)), default=0.0)
