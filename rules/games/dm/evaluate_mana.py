"""Which card to charge in Duel Masters, for players that think (112.2a)."""

from collections.abc import Sequence

from rules.engine.asks import Option
from rules.engine.definition import Definition
from rules.engine.game import Game
from rules.engine.ids import PlayerId
from rules.games.dm.zones import HAND, MANA

LATER = 0.7
"""The share of a card's worth that remains for each mana that is missing to use it."""
LOCKED = 0.3
"""The share that remains while no mana pays for one of its civilizations."""
ENOUGH, FEW = 7, 2
"""With this much mana, the last cards in hand are better used than charged."""
DONE = 1000.0
"""More than charging any card is worth."""


def charging(game: Game, player: PlayerId, option: Option) -> float:
    """Return what charging a card leaves to be used: cards that mana of their civilizations soon pays for."""
    cards, state = game.state.cards, game.state
    hand = [cards[card] for card in state.zone(HAND, player)]
    mana = [cards[card] for card in state.zone(MANA, player)]
    if option.verb == "pass":
        return DONE if _suffices(hand, len(mana)) else -1.0
    charged = cards[option.card]
    hand.remove(charged)
    return _usable(hand, [*mana, charged])


def _suffices(hand: Sequence[Definition], mana: int) -> bool:
    """Return whether mana pays for any card in hand, and for all but the cheapest together."""
    costs = [card.cost for card in hand]
    needed = max(max(costs), sum(costs) - min(costs)) if costs else 0
    return mana >= needed or (mana >= ENOUGH and len(hand) <= FEW)


def _usable(hand: Sequence[Definition], mana: Sequence[Definition]) -> float:
    """Return what the cards in hand are worth with this mana."""
    paid = {civilization for card in mana for civilization in card.attributes}
    worth = 0.0
    for card in hand:
        soon = LATER ** max(0, card.cost - len(mana))
        worth += (1.0 + card.cost) * soon * (1.0 if paid.issuperset(card.attributes) else LOCKED)
    return worth
