"""What may be used only once: in a turn as the object it is, or under its name in the game."""

from typing import TYPE_CHECKING

from rules.engine import atoms
from rules.engine.layers import characteristics
from rules.engine.objects import arrival
from rules.engine.state import Fact
from rules.language.abilities import Activated, Triggered

if TYPE_CHECKING:
    from rules.engine.game import Game

USED = "used"


def is_used_up(game: "Game", player: int, card: int, ability: Activated | Triggered) -> bool:
    """Tell whether an ability that may be used once, in a turn or in the game, has been."""
    known = game.state.players[player]
    once = isinstance(ability, Activated) and ability.once_a_game
    if once and Fact(USED, ability=ability.name) in known.game_facts:
        return True
    return ability.once_a_turn and _use(game, card, ability) in known.turn_facts


def remember_use(game: "Game", player: int, card: int, ability: Activated | Triggered) -> None:
    """Keep in mind that an ability was used which may be used once, in a turn or in the game."""
    if isinstance(ability, Activated) and ability.once_a_game:
        atoms.record(game, player, Fact(USED, ability=ability.name), for_game=True)
    if ability.once_a_turn:
        atoms.record(game, player, _use(game, card, ability))


def _use(game: "Game", card: int, ability: Activated | Triggered) -> Fact:
    """Return the fact that an ability was used: each without a name is one apart, by its place on the card.

    A card that left its zone since is a new card, whose abilities are unused.
    """
    place = -1
    if not ability.name:
        printed = game.state.cards[card].abilities
        if ability in printed:
            place = printed.index(ability)
        elif ability in (gained := characteristics(game, card).abilities):
            place = len(printed) + gained.index(ability)
    return Fact(USED, card, ability.name, place, arrival(game.state, card))
