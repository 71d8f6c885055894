"""Damage to followers and leaders in Shadowverse: Evolve (5.13), and its replacement (10.10)."""

from collections.abc import Generator

from rules.engine import atoms
from rules.engine.asks import Ask, Option, Procedure
from rules.engine.clauses import clause
from rules.engine.game import Game
from rules.engine.ids import NO_CARD, CardId, PlayerId
from rules.engine.replacement import ReplaceableEvent, may_be_replaced, replaced
from rules.engine.triggers import trigger_on
from rules.engine.zones import kind_of
from rules.games.sve.nodes import (
    DealsAbilityDamage,
    DealsAttackDamage,
    DealsCombatDamage,
    LeaderTakesAbilityDamage,
    StrikesLeader,
    TakesAbilityDamage,
    TakesCombatDamage,
)
from rules.games.sve.zones import FIELD
from rules.language.events import DamagesPlayer, DealsDamage, LosesLife, PlayerTakesDamage, TakesDamage


@clause("sve", "10.2.1.3.2", "10.10.2", "10.10.2.1")
def replaced_damage(
    game: Game, player: PlayerId, card: CardId, amount: int, source: CardId, *, combat: bool
) -> Generator[Ask, Option, int]:
    """Return how much damage is dealt after replacements, in the order the affected player likes."""
    kind, narrower = _kinds(card, combat=combat)
    if amount <= 0 or not any(may_be_replaced(game, one) for one in (kind, *narrower)):
        return amount
    event = ReplaceableEvent(kind, player, card, source, amount=amount, combat=combat, also=narrower)
    yield from replaced(game, event)
    return 0 if event.cancelled else event.amount


def _kinds(card: CardId, *, combat: bool) -> tuple[type, tuple[type, ...]]:
    """Return the event of a follower or leader taking damage, with its narrower kinds.

    These distinguish combat damage (5.13.3) from ability damage.
    """
    if card < 0:
        return PlayerTakesDamage, () if combat else (LeaderTakesAbilityDamage,)
    return TakesDamage, (TakesCombatDamage if combat else TakesAbilityDamage,)


@clause("sve", "5.13.1", "5.13.3", "5.13.4", "1.3.2.2", "1.3.2.2.1")
def deal(game: Game, card: CardId, amount: int, source: CardId, *, combat: bool = False) -> int:
    """Damage permanently lowers a follower's defense; return how much was dealt.

    Nothing is dealt if the amount is 0 or less, or the card is not a follower on the field.
    """
    state = game.state
    if amount <= 0 or kind_of(state.where[card]) != FIELD or "follower" not in state.cards[card].types:
        return 0
    atoms.damage(game, card, amount, source, combat=combat)
    trigger_on(game, DealsDamage, source, target=card, amount=amount)
    trigger_on(game, DealsCombatDamage if combat else DealsAbilityDamage, source, target=card, amount=amount)
    kind, narrower = _kinds(card, combat=combat)
    for one in (kind, *narrower):
        trigger_on(game, one, card, cause=source, amount=amount)
    return amount


@clause("sve", "5.13.2")
def strikes(game: Game, attacker: CardId, target: CardId, amount: int) -> None:
    """An attacking follower has dealt attack damage to its target; a leader is not a card."""
    if amount > 0:
        trigger_on(game, DealsAttackDamage, attacker, target=target, amount=amount)
        if target < 0:
            trigger_on(game, StrikesLeader, attacker, amount=amount)


def deal_by_ability(game: Game, card: CardId, amount: int, source: CardId) -> Procedure:
    """An ability deals damage to a follower (5.13.4)."""
    player = game.state.instances[card].controller
    deal(game, card, (yield from replaced_damage(game, player, card, amount, source, combat=False)), source)


@clause("sve", "5.13.1", "5.13.4")
def deal_to_leader(game: Game, player: PlayerId, amount: int, source: CardId) -> Procedure:
    """An ability deals damage to a leader."""
    yield from damage_leader(game, player, amount, source, combat=False)


@clause("sve", "5.13.1", "5.13.4", "1.3.2.2", "1.3.2.2.1")
def damage_leader(
    game: Game, player: PlayerId, amount: int, source: CardId, *, combat: bool
) -> Generator[Ask, Option, int]:
    """Deal damage to a leader, which loses that much defense, and return how much was dealt."""
    amount = yield from replaced_damage(game, player, NO_CARD, amount, source, combat=combat)
    if amount <= 0:
        return 0
    atoms.damage_player(game, player, amount, source, combat=combat)
    trigger_on(game, DamagesPlayer, source, player=player, amount=amount)
    for one in (PlayerTakesDamage, LosesLife, *(() if combat else (LeaderTakesAbilityDamage,))):
        trigger_on(game, one, NO_CARD, player=player, cause=source, amount=amount)
    return amount
