"""What cards, life and other things of Force of Will are worth to players that think, in cards in hand."""

from typing import cast

from rules.appraisal.scale import Scale
from rules.engine.definition import Definition
from rules.engine.game import Game
from rules.engine.ids import CardId
from rules.engine.ruleset import Means
from rules.games.fow8.definitions import ForceCard
from rules.games.fow8.keywords import FIGHTERS, capacity, now
from rules.games.fow8.setup import LIFE

EVASION = {"Flying": 0.5, "First Strike": 0.3, "Pierce": 0.2, "Swiftness": 0.1, "Precision": 0.2, "Bane": 0.3}
"""What keywords add to the worth of a fighter."""

MEANS = Means(
    "magic stones",
    lambda state, player: sum(
        instance.controller == player and "magic stone" in state.cards[card].types
        for card, instance in state.instances.items()
    ),
)
"""The resource that players build up, shown as a curve."""


def in_play(definition: Definition) -> float:
    """Return what a card in play is worth, in cards in hand."""
    if FIGHTERS.isdisjoint(definition.types):
        return 1.0 if cast(ForceCard, definition).wills else 0.8
    attack, defense = definition.stats
    evasion = sum((more for word, more in EVASION.items() if word in definition.keywords), 0.0)
    return 0.6 + attack / 700.0 + defense / 1400.0 + evasion


def _left(game: Game, card: CardId) -> int | None:
    """Return how much damage a J/resonator can take before it is destroyed (1005.1)."""
    if card not in game.state.instances or not now(game, card).fights:
        return None
    return capacity(game, card)


SCALE = Scale(
    worth=in_play,
    zones={"hand": 1.0, "main deck": 0.0, "graveyard": 0.1, "standby area": 0.7, "chase area": 1.5},
    life=1 / 1000,
    full=LIFE,
    left=_left,
    fighters=FIGHTERS,
    lives=lambda game, player: game.state.players[player].life,
)
"""What things are worth to players who read card effects."""
