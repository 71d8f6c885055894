"""Attacks in Shadowverse: Evolve (8.4): attacker, target, the quick window, damage at the same time."""

from collections.abc import Generator

from rules.engine import atoms
from rules.engine.asks import PASS, Ask, Option, Procedure
from rules.engine.game import Game
from rules.engine.replacement import Happening, may_be_replaced, replaced
from rules.engine.ruling import clause
from rules.engine.triggers import trigger
from rules.games.sve.actions import activatable, activate, play_card, playable
from rules.games.sve.checks import confirmation_timing
from rules.games.sve.keywords import attacks_at_once, bane, drain, has, under_ward
from rules.games.sve.layers import attack
from rules.games.sve.zones import CEMETERY, FIELD, leave_field

LEADER = -1
"""The attack target that is the other player's leader."""


def attacks(game: Game) -> list[Option]:
    """List every legal attack: a reserved follower, and an enemy follower or leader (8.4.2, 8.4.3)."""
    state = game.state
    enemies = [
        card
        for card in state.zones[2 * FIELD + 1 - state.active]
        if "follower" in state.cards[card].types and not has(game, card, "Intimidate")
    ]
    engaged = [card for card in enemies if state.instances[card].rested]
    wards = under_ward(game, engaged) if engaged else []
    options: list[Option] = []
    for card in state.zones[2 * FIELD + state.active]:
        if state.instances[card].rested or "follower" not in state.cards[card].types:
            continue
        at_all, at_leader = attacks_at_once(game, card)
        if not at_all:
            continue
        targets = wards or (enemies if has(game, card, "Assail") else engaged)
        options.extend(Option("attack", card, target) for target in targets)
        if at_leader and not wards:
            options.append(Option("attack", card, LEADER))
    return options


@clause("sve", "8.4.1", "8.4.8")
def one_attack(game: Game, attacker: int, target: int) -> Procedure:
    """Carry out an attack: declared, answered with Quick, damage dealt, confirmed."""
    state = game.state
    fighters = (state.instances[attacker], state.instances.get(target))
    declare(game, attacker, target)
    yield from confirmation_timing(game)
    yield from quick_window(game, "8.4.7")
    if state.instances.get(attacker) is fighters[0]:
        if target == LEADER:
            yield from strike_leader(game, attacker)
        elif state.instances.get(target) is fighters[1]:
            yield from fight(game, attacker, target)
    yield from confirmation_timing(game)


@clause("sve", "8.4.4", "8.4.5")
def declare(game: Game, attacker: int, target: int) -> None:
    """The attacking follower is engaged and has now attacked, which Strike waits for."""
    atoms.rest(game, attacker)
    atoms.tell_attack(game, attacker, target if target >= 0 else -1 - (1 - game.state.active))
    trigger(game, "attacks", attacker)
    trigger(game, "attacks a leader" if target == LEADER else "attacks a follower", attacker)


def quick_window(game: Game, because: str) -> Procedure:
    """Let the non-active player play cards and abilities with Quick; each is confirmed (7.4.5, 8.4.8)."""
    player = 1 - game.state.active
    while True:
        options = playable(game, player, quick=True)
        options += activatable(game, player, quick=True)
        options.append(PASS)
        chosen = yield Ask(player, "quick", because, options)
        if chosen.verb == "pass":
            return
        if chosen.verb == "play":
            yield from play_card(game, player, chosen.card)
        else:
            yield from activate(game, player, chosen.card, chosen.other)
        yield from confirmation_timing(game)


@clause("sve", "8.4.9", "5.13.2")
def strike_leader(game: Game, attacker: int) -> Procedure:
    """The attacking follower deals damage equal to its attack to the leader."""
    player = 1 - game.state.active
    amount = yield from replaced_damage(game, player, -1, attack(game, attacker), attacker, combat=True)
    if amount > 0:
        atoms.damage_player(game, player, amount, attacker, combat=True)
        drain(game, attacker, amount)


@clause("sve", "8.4.9", "8.4.9.1", "8.4.9.2")
def fight(game: Game, attacker: int, target: int) -> Procedure:
    """Attacker and target deal each other damage at the same time, and have then fought."""
    hits, strikes_back = attack(game, attacker), attack(game, target)
    dealt = yield from replaced_damage(game, 1 - game.state.active, target, hits, attacker, combat=True)
    taken = yield from replaced_damage(game, game.state.active, attacker, strikes_back, target, combat=True)
    deal(game, target, dealt, attacker, combat=True)
    deal(game, attacker, taken, target, combat=True)
    drain(game, attacker, dealt)
    bane(game, attacker, target)
    bane(game, target, attacker)


@clause("sve", "10.2.1.3.2", "10.10.2", "10.10.2.1")
def replaced_damage(
    game: Game, player: int, card: int, amount: int, source: int, *, combat: bool
) -> Generator[Ask, Option, int]:
    """Return how much damage is dealt after what replaces it, in the order that the affected player wants."""
    if amount <= 0 or not may_be_replaced(game, kind := "damage" if card >= 0 else "damage_player"):
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


@clause("sve", "5.5.1")
def destroy(game: Game, card: int, source: int) -> Procedure:
    """A destroyed card goes from the field to its owner's cemetery."""
    if game.state.where[card] // 2 == FIELD:
        leave_field(game, [card], CEMETERY)
    yield from ()
