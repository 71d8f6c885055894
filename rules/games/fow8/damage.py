"""Dealing damage in Force of Will (1007), to J/resonators and to players, and its replacement (910)."""

from rules.engine import atoms
from rules.engine.applicable_replacements import ApplicableReplacement
from rules.engine.asks import Procedure
from rules.engine.clauses import clause
from rules.engine.game import Game
from rules.engine.ids import NO_CARD, CardId, PlayerId
from rules.engine.replacement import ReplaceableEvent, may_be_replaced, replaced
from rules.engine.triggers import trigger_on
from rules.games.fow8.keywords import controller_of, now, trigger_on_damage
from rules.language.events import DamagesPlayer, DealsDamage, LosesLife, PlayerTakesDamage, TakesDamage


@clause("fow8", "910.1", "910.2a", "1007.1", "1007.3", "1007.4")
def deal_damage(game: Game, card: CardId, amount: int, source: CardId, *, combat: bool = False) -> Procedure:
    """Damage adds up on a J/resonator and is dealt all at once; a card without DEF takes none."""
    if card not in game.state.instances or not now(game, card).fights:
        return
    if may_be_replaced(game, TakesDamage):
        player = game.state.instances[card].controller
        event = ReplaceableEvent(TakesDamage, player, card, source, amount=amount, combat=combat)
        yield from replaced(game, event)
        if event.cancelled:
            return
        amount = event.amount
    if amount > 0:
        atoms.damage(game, card, amount, source, combat=combat)
        trigger_on(game, DealsDamage, source, amount=amount, combat=combat)
        trigger_on(game, TakesDamage, card, cause=source, amount=amount, combat=combat)
        trigger_on_damage(game, source, card, amount, combat=combat)


@clause("fow8", "105.4", "910.1", "1007.2")
def deal_damage_to_player(
    game: Game, player: PlayerId, amount: int, source: CardId, *, combat: bool = False
) -> Procedure:
    """A player who is dealt damage loses that much life."""
    if may_be_replaced(game, PlayerTakesDamage):
        event = ReplaceableEvent(PlayerTakesDamage, player, NO_CARD, source, amount=amount, combat=combat)
        yield from replaced(game, event)
        if event.cancelled:
            return
        amount = event.amount
    if amount > 0:
        atoms.damage_player(game, player, amount, source, combat=combat)
        trigger_on(game, DamagesPlayer, source, player=player, amount=amount, combat=combat)
        trigger_on(
            game, PlayerTakesDamage, NO_CARD, player=player, cause=source, amount=amount, combat=combat
        )
        trigger_on(game, LosesLife, NO_CARD, player=player, cause=source, amount=amount)
        trigger_on_damage(game, source, NO_CARD, amount, combat=combat)


PREVENTION = "prevention"
"""The name of damage replacements that also prevent some of it."""


@clause("fow8", "910.2", "910.2a")
def who_replaces(
    game: Game, event: ReplaceableEvent, offers: list[ApplicableReplacement]
) -> tuple[PlayerId, list[ApplicableReplacement]]:
    """Replacements that prevent no damage apply first, chosen by the player whose effect deals it.

    If all prevent some, the player it would be dealt to chooses; other replacements are chosen by the
    affected player.
    """
    if event.kind not in (TakesDamage, PlayerTakesDamage) or event.source < 0:
        return event.player, offers
    others = [one for one in offers if not _prevents(game, one)]
    if not others:
        return event.player, offers
    return controller_of(game, event.source), others


def _prevents(game: Game, offer: ApplicableReplacement) -> bool:
    if offer.ability is not None:
        return offer.ability.name == PREVENTION
    return game.rules.replacements[offer.index].name == PREVENTION
