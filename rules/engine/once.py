"""Abilities that can be used, or can trigger, once a turn, and which of them have been."""

from typing import TYPE_CHECKING

from rules.engine import atoms
from rules.engine.layers import characteristics
from rules.engine.objects import arrival
from rules.engine.state import Fact
from rules.engine.waiting import Pending
from rules.language.abilities import Activated, Triggered

if TYPE_CHECKING:
    from rules.engine.game import Game

USED = "used ability"


def is_used_up(game: "Game", player: int, card: int, ability: Activated | Triggered) -> bool:
    """Tell whether an ability that works once a turn has done so, as one of the object that its card is."""
    return ability.once_a_turn and _fact(game, card, ability) in game.state.players[player].turn_facts


def use_up(game: "Game", player: int, card: int, ability: Activated | Triggered) -> None:
    """Remember that an ability was used, where it can be once a turn."""
    if ability.once_a_turn:
        atoms.record(game, player, _fact(game, card, ability))


def has_triggered(game: "Game", pending: Pending) -> bool:
    """Tell whether a triggered ability that triggers once a turn already has, and remember that it does."""
    ability = pending.ability
    if not isinstance(ability, Triggered) or not ability.once_a_turn:
        return False
    used = is_used_up(game, pending.controller, pending.card, ability)
    if not used:
        use_up(game, pending.controller, pending.card, ability)
    return used


def _fact(game: "Game", card: int, ability: Activated | Triggered) -> Fact:
    abilities = characteristics(game, card).abilities
    place = abilities.index(ability) if ability in abilities else -1
    return Fact(USED, card, place=place, arrival=arrival(game.state, card))
