"""Attacks in Skirmish (4.4 to 4.6): the attacker, the block, the damage."""

from rules.engine import atoms
from rules.engine.asks import PASS, Ask, Option, Procedure
from rules.engine.clauses import clause
from rules.engine.game import Game
from rules.engine.ids import NO_CARD, OTHER_PLAYER, CardId
from rules.engine.triggers import trigger_on
from rules.games.skirmish.damage import deal_damage, deal_damage_to_player
from rules.games.skirmish.layers import strength
from rules.games.skirmish.zones import ARENA
from rules.language.events import Attacks, Blocks


@clause("skirmish", "4.4")
def attack(game: Game, attacker: CardId) -> Procedure:
    """A fighter becomes tired and attacks the opponent, who may block."""
    defender = OTHER_PLAYER[game.state.active]
    atoms.rest(game, attacker)
    atoms.emit_attack(game, attacker, NO_CARD, player=defender)
    trigger_on(game, Attacks, attacker)
    blockers = [card for card in game.state.zone(ARENA, defender) if not game.state.instances[card].rested]
    if blockers:
        chosen = yield Ask(defender, "block", "4.5", [*(Option("block", card) for card in blockers), PASS])
        if chosen.verb == "block":
            yield from fight(game, attacker, chosen.card)
            return
    yield from strike(game, attacker)


@clause("skirmish", "4.5")
def fight(game: Game, attacker: CardId, blocker: CardId) -> Procedure:
    """Attacker and blocker deal each other damage equal to their strength."""
    atoms.emit_block(game, blocker, attacker)
    trigger_on(game, Blocks, blocker)
    dealt, returned = strength(game, attacker), strength(game, blocker)
    yield from deal_damage(game, blocker, dealt, attacker)
    yield from deal_damage(game, attacker, returned, blocker)


@clause("skirmish", "4.6")
def strike(game: Game, attacker: CardId) -> Procedure:
    """An attacker that is not blocked deals its damage to the opponent."""
    yield from deal_damage_to_player(
        game, OTHER_PLAYER[game.state.active], strength(game, attacker), attacker
    )
