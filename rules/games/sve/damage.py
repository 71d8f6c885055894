"""Damage in Shadowverse: Evolve (5.13), to followers and leaders, open to replacement (10.10)."""

from collections.abc import Generator

from rules.engine import atoms
from rules.engine.asks import Ask, Option, Procedure
from rules.engine.game import Game
from rules.engine.replacement import Happening, may_be_replaced, replaced
from rules.engine.ruling import clause
from rules.language.events import PlayerTakesDamage, TakesDamage


@clause("sve", "10.2.1.3.2", "10.10.2", "10.10.2.1")
def replaced_damage(
    game: Game, player: int, card: int, amount: int, source: int, *, combat: bool
) -> Generator[Ask, Option, int]:
    """Return how much damage is dealt after what replaces it, in the order that the affected player wants."""
    if amount <= 0 or not may_be_replaced(game, kind := TakesDamage if card >= 0 else PlayerTakesDamage):
        return amount
    happening = Happening(kind, player, card, source, amount=amount, combat=combat)
    yield from replaced(game, happening)
    return 0 if happening.cancelled else happening.amount


@clause("sve", "5.13.1", "1.3.2.2")
def deal(game: Game, card: int, amount: int, source: int, *, combat: bool = False) -> None:
    """Damage lowers a follower's defense for good; none or less is not dealt at all."""
    if amount > 0:
        atoms.damage(game, card, amount, source, combat=combat)


def deal_by_ability(game: Game, card: int, amount: int, source: int) -> Procedure:
    """An ability deals damage to a follower (5.13.4)."""
    player = game.state.instances[card].controller
    deal(game, card, (yield from replaced_damage(game, player, card, amount, source, combat=False)), source)


@clause("sve", "5.13.1", "5.13.4")
def deal_to_leader(game: Game, player: int, amount: int, source: int) -> Procedure:
    """An ability deals damage to a leader."""
    amount = yield from replaced_damage(game, player, -1, amount, source, combat=False)
    if amount > 0:
        atoms.damage_player(game, player, amount, source)
