"""Control-changing effects; each game defines how a card changes sides."""

from collections.abc import Callable
from typing import TYPE_CHECKING, NamedTuple

from rules.engine import atoms
from rules.engine.conditions import holds
from rules.engine.context import Context
from rules.engine.continuous_effects import Lasting
from rules.engine.filters_now import matches_now
from rules.engine.ids import CardId, PlayerId, as_player
from rules.engine.layers import changes_control, statics
from rules.engine.references import whom
from rules.engine.static_abilities import bearer, of_ability
from rules.language.abilities import Static
from rules.language.changes import ChangeController

if TYPE_CHECKING:
    from rules.engine.game import Game

BEFORE = "controller before"
"""The key that stores who controls a card when no effect changes that."""


class Claim(NamedTuple):
    """A continuous effect that gives a player control of cards."""

    lasting: Lasting
    player: PlayerId


def claims(game: "Game") -> list[Claim]:
    """List the control-changing effects in force, oldest first."""
    state = game.state
    if not changes_control(game):
        return []
    found = [one for one in state.lasting if isinstance(one.change, ChangeController)]
    for source, ability in statics(game):
        if isinstance(ability, Static) and any(isinstance(one, ChangeController) for one in ability.changes):
            effects = of_ability(game, source, *bearer(game, source), ability)
            found += [one for one in effects if isinstance(one.change, ChangeController)]
    listed = []
    for one in sorted(found, key=lambda one: one.stamp):
        assert isinstance(one.change, ChangeController), "only these are listed"
        at = Context(one.controller, one.source, "")
        if one.when is None or holds(game, one.when, one.controller, one.source):
            listed.append(Claim(one, whom(game, one.change.player, at)))
    return listed


def settle_control(
    game: "Game",
    is_there: Callable[["Game", CardId], bool],
    take_over: Callable[["Game", CardId, PlayerId], None],
) -> bool:
    """Give each card to the player whom the newest effect names, and return whether any control changed.

    When no effect remains, control returns to the player who had it before. `take_over` gives a card to a
    player.
    """
    state = game.state
    made = claims(game)
    if not made:
        for one in state.instances.values():
            if one.numbers and BEFORE in one.numbers:
                break
        else:
            return False
    changed = False
    for card, instance in list(state.instances.items()):
        before = instance.numbers_of(BEFORE)
        if not is_there(game, card):
            continue
        wanted = next((one.player for one in reversed(made) if _is_about(game, one.lasting, card)), None)
        if wanted is None and not before:
            continue
        if not before:
            atoms.set_numbers(game, card, BEFORE, (instance.controller,))
        player = as_player(before[0]) if wanted is None else wanted
        if wanted is None:
            atoms.set_numbers(game, card, BEFORE, ())
        if player != instance.controller:
            take_over(game, card, player)
            changed = True
    return changed


def _is_about(game: "Game", lasting: Lasting, card: CardId) -> bool:
    if lasting.cards is not None:
        return card in lasting.cards
    return lasting.filter is not None and matches_now(
        game, card, lasting.filter, lasting.controller, lasting.source
    )
