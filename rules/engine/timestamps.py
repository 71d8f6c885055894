"""Which continuous effects are older, when cards arrived somewhere at the same time."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from rules.engine import atoms
from rules.engine.asks import Ask, Option, Procedure
from rules.engine.aspects import writes
from rules.engine.continuous_effects import Lasting
from rules.engine.ids import OTHER_PLAYER, CardId, PlayerId
from rules.engine.layers import characteristics
from rules.engine.static_abilities import bearer, of_ability, reaches_others, static_abilities
from rules.language import changes as ch
from rules.language.abilities import Static
from rules.language.filter_shorthand import side_of

if TYPE_CHECKING:
    from rules.engine.game import Game

IN_ANY_ORDER = (
    ch.AddStats,
    ch.MultiplyStats,
    ch.GainKeywords,
    ch.LoseKeywords,
    ch.BarKeywords,
    ch.AddTypes,
    ch.AddRaces,
    ch.AddName,
    ch.AddAttributes,
    ch.GainAbilities,
    ch.LoseAllAbilities,
    ch.Restrict,
    ch.Deny,
    ch.ChangeCost,
)
"""Changes whose order does not matter among those of the same type."""


def order_stamps(game: "Game", cards: Sequence[CardId], clause: str) -> Procedure:
    """The turn player orders cards by the age of their effects, oldest first."""
    left = list(cards)
    while left:
        options = [Option("older", card) for card in left]
        said = yield Ask(game.state.active, "order_stamps", clause, options)
        atoms.renew_stamp(game, said.card)
        left.remove(said.card)


def rivals(game: "Game", cards: Sequence[CardId]) -> list[CardId]:
    """Return the cards whose effects' order of age could matter.

    It does not depend on which cards are there to be changed: more may come while the effects last.
    """
    effects = {card: _effects(game, card) for card in cards if card in game.static}
    return [
        card
        for card, mine in effects.items()
        if any(
            _matters(one, another)
            for other, theirs in effects.items()
            if other != card
            for one in mine
            for another in theirs
        )
    ]


def _effects(game: "Game", card: CardId) -> list[Lasting]:
    """Return the continuous effects of a card's static abilities where it is."""
    in_play = card in game.state.instances
    now = characteristics(game, card) if in_play else game.state.cards[card]
    player, stamp = bearer(game, card)
    return [
        effect
        for _, ability in static_abilities(game, card, now)
        if isinstance(ability, Static) and (in_play or reaches_others(ability))
        for effect in of_ability(game, card, player, stamp, ability)
    ]


def _matters(one: Lasting, other: Lasting) -> bool:
    """Return whether the order of two effects makes a difference if both change a card."""
    if one.layer != other.layer or not _may_meet(one, other):
        return False
    if type(one.change) is type(other.change):
        if isinstance(one.change, IN_ANY_ORDER):
            return False
        if one.change != other.change:
            return True
        return one.controller != other.controller and _depends_on_player(one.change)
    return bool(writes(one.change) & writes(other.change))


def _depends_on_player(change: ch.Change) -> bool:
    """Return whether a change depends on which player makes it."""
    if isinstance(change, ch.SetStats):
        return not all(amount is None or isinstance(amount, int) for amount in change.amounts)
    return isinstance(change, ch.ChangeController)


def _may_meet(one: Lasting, other: Lasting) -> bool:
    """Return whether two effects could ever change the same card."""
    if one.cards is not None and other.cards is not None:
        return bool(one.cards & other.cards)
    mine, theirs = _whose(one), _whose(other)
    return mine is None or theirs is None or mine == theirs


def _whose(effect: Lasting) -> PlayerId | None:
    """Return the player whose cards an effect changes, None if it may be either."""
    side = "anyone" if effect.filter is None else side_of(effect.filter)
    if side == "anyone":
        return None
    return effect.controller if side == "you" else OTHER_PLAYER[effect.controller]
