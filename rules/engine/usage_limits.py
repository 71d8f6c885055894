"""Abilities limited to one use, or one trigger, per turn or game."""

from typing import TYPE_CHECKING

from rules.engine import atoms
from rules.engine.facts import Fact
from rules.engine.ids import CardId, PlayerId
from rules.engine.layers import characteristics
from rules.engine.objects import arrival
from rules.engine.pending import Pending
from rules.language.abilities import Activated, Triggered

if TYPE_CHECKING:
    from rules.engine.game import Game

USED = "used ability"


def is_used_up(game: "Game", player: PlayerId, card: CardId, ability: Activated | Triggered) -> bool:
    """Return whether a limited ability was used: per turn as that object, per game by its name."""
    known = game.state.players[player]
    once = isinstance(ability, Activated) and ability.once_a_game
    if once and Fact(USED, ability=ability.name) in known.game_facts:
        return True
    return ability.once_a_turn and _fact(game, card, ability, ability.uses) in known.turn_facts


def use_up(game: "Game", player: PlayerId, card: CardId, ability: Activated | Triggered) -> None:
    """Record that an ability was used, if its uses are limited."""
    if isinstance(ability, Activated) and ability.once_a_game:
        atoms.record(game, player, Fact(USED, ability=ability.name), for_game=True)
    if ability.once_a_turn:
        known = game.state.players[player].turn_facts
        facts = (_fact(game, card, ability, use) for use in range(1, ability.uses + 1))
        atoms.record(game, player, next(fact for fact in facts if fact not in known))


def has_triggered(game: "Game", pending: Pending) -> bool:
    """Return whether an ability that triggers only so often per turn already has, and record that it does."""
    ability = pending.ability
    if not isinstance(ability, Triggered) or not ability.once_a_turn:
        return False
    used = is_used_up(game, pending.controller, pending.card, ability)
    if not used:
        use_up(game, pending.controller, pending.card, ability)
    return used


def _fact(game: "Game", card: CardId, ability: Activated | Triggered, use: int) -> Fact:
    """Return the fact that an ability was used for the n-th time: by its name, or its printed position."""
    place = -1
    if not ability.name:
        abilities = characteristics(game, card).abilities
        place = abilities.index(ability) if ability in abilities else -1
    return Fact(USED, card, ability.name, place, arrival(game.state, card), use)
