"""Attacks in Shadowverse: Evolve (8.4): attacker, target, the quick window, the fight."""

from collections.abc import Sequence
from typing import NamedTuple

from rules.engine import atoms
from rules.engine.asks import PASS, Ask, Option, Procedure
from rules.engine.clauses import clause
from rules.engine.game import Game
from rules.engine.ids import NO_CARD, NO_PLAYER, OTHER_PLAYER, CardId
from rules.engine.restrictions import is_allowed, is_forbidden, is_forced, restricted
from rules.engine.targets import as_target
from rules.engine.triggers import trigger_on
from rules.games.sve.announcement import play, use
from rules.games.sve.checks import confirmation_timing
from rules.games.sve.damage import damage_leader, deal, replaced_damage, strikes
from rules.games.sve.keywords import (
    AT_ONCE,
    ATTACK,
    BE_ATTACKED,
    EVOLVED_THIS_TURN,
    PAST_WARD,
    bane,
    drain,
    has,
)
from rules.games.sve.layers import force
from rules.games.sve.legal_actions import activatable, playable
from rules.games.sve.movement import engage
from rules.games.sve.nodes import Fights
from rules.games.sve.zones import FIELD
from rules.language.events import Attacks
from rules.language.restrictions import Can, Cannot, Must

LEADER = NO_CARD
"""The attack target that stands for the other player's leader."""


class Known(NamedTuple):
    """What is the same for all attackers: the enemies that can be attacked at all, and the engaged ones.

    Any attacker must attack one of the `wards`. The rest depends on the attack: enemies that may be
    impossible (`kept`) or mandatory (`baits`) to attack, and attackers that may attack reserved followers
    (`reaching`) or may not attack everything (`shy`). If there are none of these, it is `plain`.
    """

    enemies: Sequence[CardId]
    engaged: Sequence[CardId]
    kept: Sequence[CardId]
    baits: Sequence[CardId]
    wards: Sequence[CardId]
    reaching: Sequence[CardId]
    shy: Sequence[CardId]
    plain: bool


def attacks(game: Game) -> list[Option]:
    """List every legal attack: a reserved follower, and an enemy follower or leader (8.4.2, 8.4.3)."""
    state = game.state
    cards, instances = state.cards, state.instances
    able = [
        card
        for card in state.zone(FIELD, state.active)
        if not instances[card].rested and "follower" in cards[card].types
    ]
    fresh = [card for card in able if instances[card].entered >= state.turn]
    hasty = restricted(game, fresh, Can, AT_ONCE)
    for card in fresh:
        if card not in hasty and EVOLVED_THIS_TURN not in instances[card].marks:
            able.remove(card)
    if not able:
        return []
    shy = restricted(game, able, Cannot, ATTACK)
    if shy:
        able = [card for card in able if card not in shy or not is_forbidden(game, card, ATTACK)]
    enemies = [
        card for card in state.zone(FIELD, OTHER_PLAYER[state.active]) if "follower" in cards[card].types
    ]
    kept = restricted(game, enemies, Cannot, BE_ATTACKED)
    if kept:
        enemies = [foe for foe in enemies if foe not in kept or not is_forbidden(game, foe, BE_ATTACKED)]
        kept = [foe for foe in enemies if foe in kept]
    engaged = [foe for foe in enemies if instances[foe].rested]
    baits = restricted(game, engaged, Must, BE_ATTACKED)
    wards = [foe for foe in baits if is_forced(game, foe, BE_ATTACKED)]
    reaching = restricted(game, able, Can, ATTACK)
    plain = not (kept or baits or reaching or shy)
    known = Known(enemies, engaged, kept, baits, wards, reaching, shy, plain)
    return [Option("attack", card, target) for card in able for target in targets_of(game, card, known)]


@clause("sve", "8.4.2.1", "8.4.3", "8.4.3.2", "12.8.2", "12.9.2", "12.10.2")
def targets_of(game: Game, card: CardId, known: Known) -> list[CardId]:
    """List what a follower can attack: enemy followers and the leader, or only those that must be attacked.

    A follower that came this turn attacks only what it may attack at once, or followers if it evolved this
    turn.
    """
    state = game.state
    instance = state.instances[card]
    waits = instance.entered >= state.turn
    if known.plain and not waits:
        return [*known.engaged, LEADER]
    leader = as_target(OTHER_PLAYER[state.active])
    reaches, shy = card in known.reaching, card in known.shy
    targets = list(known.enemies if reaches else known.engaged)
    if not known.plain:
        targets = [foe for foe in targets if is_open_to(game, foe, card)]
    if waits and EVOLVED_THIS_TURN not in instance.marks:
        targets = [foe for foe in targets if is_allowed(game, card, AT_ONCE, foe)]
    if known.baits:
        wards = [
            foe
            for foe in targets
            if foe in known.wards or (foe in known.baits and has_to_be_attacked(game, foe, card))
        ]
        if wards and is_allowed(game, card, PAST_WARD):
            wards = [foe for foe in wards if not has(game, foe, "Ward")]
        if wards:
            return wards
    open_leader = not (shy and is_forbidden(game, card, ATTACK, leader))
    if open_leader and (not waits or is_allowed(game, card, AT_ONCE, leader)):
        targets.append(LEADER)
    return targets


@clause("sve", "8.4.3.1", "12.11.2", "12.12.2")
def is_open_to(game: Game, foe: CardId, card: CardId) -> bool:
    """Return whether a follower can attack an enemy follower: an engaged one, or any if an effect says so."""
    if not game.state.instances[foe].rested and not is_allowed(game, card, ATTACK, foe):
        return False
    return not (is_forbidden(game, foe, BE_ATTACKED, card) or is_forbidden(game, card, ATTACK, foe))


@clause("sve", "12.8.2")
def has_to_be_attacked(game: Game, foe: CardId, card: CardId) -> bool:
    """Return whether an engaged follower must be attacked before any other."""
    return game.state.instances[foe].rested and is_forced(game, foe, BE_ATTACKED, card)


@clause("sve", "8.4.1", "8.4.6", "8.4.8")
def one_attack(game: Game, attacker: CardId, target: CardId) -> Procedure:
    """Run one attack: it is declared, answered with Quick, and damage is dealt."""
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
    # The Confirmation Timing after damage (8.4.10) is the one that follows any action (7.3.4).


@clause("sve", "8.4.4", "8.4.5")
def declare(game: Game, attacker: CardId, target: CardId) -> None:
    """The attacking follower is engaged and counts as attacking, which triggers Strike."""
    engage(game, attacker)
    atoms.emit_attack(
        game, attacker, target, player=OTHER_PLAYER[game.state.active] if target < 0 else NO_PLAYER
    )
    trigger_on(game, Attacks, attacker, target=target)


def quick_window(game: Game, because: str) -> Procedure:
    """Let the non-active player play cards and abilities with Quick (7.4.5, 8.4.8).

    Each is followed by Confirmation Timing.
    """
    player = OTHER_PLAYER[game.state.active]
    while True:
        options = playable(game, player, quick=True)
        options += activatable(game, player, quick=True)
        options.append(PASS)
        chosen = yield Ask(player, "quick", because, options)
        if chosen.verb == "pass":
            return
        if chosen.verb == "play":
            yield from play(game, player, chosen.card)
        else:
            yield from use(game, player, chosen.card, chosen.other)
        yield from confirmation_timing(game)


@clause("sve", "8.4.9", "5.13.2", "5.13.4")
def strike_leader(game: Game, attacker: CardId) -> Procedure:
    """The attacking follower deals damage equal to its attack to the leader."""
    player = OTHER_PLAYER[game.state.active]
    amount = yield from damage_leader(game, player, force(game, attacker), attacker, combat=True)
    strikes(game, attacker, LEADER, amount)
    drain(game, attacker, amount)


@clause("sve", "8.4.9", "8.4.9.1", "8.4.9.2", "5.13.3")
def fight(game: Game, attacker: CardId, target: CardId) -> Procedure:
    """Attacker and target deal each other damage at the same time, and have then fought."""
    hits, strikes_back = force(game, attacker), force(game, target)
    dealt = yield from replaced_damage(
        game, OTHER_PLAYER[game.state.active], target, hits, attacker, combat=True
    )
    taken = yield from replaced_damage(game, game.state.active, attacker, strikes_back, target, combat=True)
    dealt = deal(game, target, dealt, attacker, combat=True)
    deal(game, attacker, taken, target, combat=True)
    strikes(game, attacker, target, dealt)
    trigger_on(game, Fights, attacker, cause=target)
    trigger_on(game, Fights, target, cause=attacker)
    drain(game, attacker, dealt)
    bane(game, attacker, target)
    bane(game, target, attacker)
