"""Attacks in Duel Masters (505–510): attacker, blockers, battle, direct attack, end of the attack."""

from collections.abc import Generator

from rules.engine import atoms
from rules.engine.asks import PASS, Ask, Option, Procedure
from rules.engine.clauses import clause
from rules.engine.game import Game
from rules.engine.ids import NO_CARD, NO_PLAYER, OTHER_PLAYER, CardId, as_card
from rules.engine.layers import characteristics
from rules.engine.queue import settle
from rules.engine.restrictions import is_forbidden, is_forced
from rules.engine.triggers import trigger_on
from rules.games.dm.announcement_abilities import tap, use
from rules.games.dm.checks import settle_checks
from rules.games.dm.combat_attackers import attacks, forced
from rules.games.dm.combat_battles import battle
from rules.games.dm.keywords import (
    ATTACKED,
    ATTACKING,
    BE_BLOCKED,
    BLOCK,
    BLOCKING,
    IN_ATTACK,
    TURNED,
)
from rules.games.dm.mechanics.attachments import is_creature
from rules.games.dm.mechanics.shields import break_shields
from rules.games.dm.triggers import declare_use, if_any_could
from rules.games.dm.zones import BATTLE, SHIELDS
from rules.language.events import (
    Attacked,
    AttackEnds,
    Attacks,
    Blocked,
    Blocks,
    Unblocked,
)


def attack(game: Game) -> Procedure:
    """The turn player attacks until they stop or no creature can attack."""
    state = game.state
    while True:
        options = attacks(game)
        if not forced(game, options):
            options.append(PASS)
        chosen = yield Ask(state.active, "attack", "506.1", options, checkpoint=True)
        if chosen.verb == "pass":
            return
        if chosen.verb == "activate":
            yield from use(game, chosen.card, chosen.other)
        else:
            yield from one_attack(game, chosen.card, as_card(chosen.other))


def one_attack(game: Game, attacker: CardId, target: CardId) -> Procedure:
    """Run one attack through its sub-steps; it ends once the attacker or the attacked creature is gone."""
    yield from designate_attacker(game, attacker, target)
    at_player = target < 0 and not is_turned(game)
    if goes_on(game, at_player):
        at_player = yield from designate_blocker(game, at_player)
    attacker, target = attacking(game), attacked(game)
    if attacker >= 0 and at_player:
        yield from direct_attack(game, attacker)
    elif attacker >= 0 and target >= 0:
        yield from battle(game, attacker, target)
    yield from end_of_attack(game)


@clause("dm", "505.6", "801.2a")
def attacking(game: Game) -> CardId:
    """Return the attacking creature, or the one it evolved into; -1 if it has left."""
    return next((card for card, one in game.state.instances.items() if ATTACKING in one.marks), NO_CARD)


@clause("dm", "505.6", "507.4")
def attacked(game: Game) -> CardId:
    """Return the creature being attacked or blocking now, or the one that replaced it; -1 for none."""
    instances = game.state.instances
    return next(
        (card for card, one in instances.items() if ATTACKED in one.marks or BLOCKING in one.marks), NO_CARD
    )


def is_turned(game: Game) -> bool:
    """Return whether an effect turned the attack to a creature, even if that has left since."""
    return any(TURNED in one.marks for one in game.state.instances.values())


@clause("dm", "505.6a")
def goes_on(game: Game, at_player: bool) -> bool:
    """Return whether the attack continues: its attacker and any attacked creature are both still in it."""
    return attacking(game) >= 0 and (at_player or attacked(game) >= 0)


@clause("dm", "506.1c", "506.1d", "506.1e", "506.3", "702.3c")
def designate_attacker(game: Game, attacker: CardId, target: CardId) -> Procedure:
    """The chosen creature is tapped and attacks the player or a tapped creature; triggers wait."""
    tap(game, attacker)
    atoms.mark(game, attacker, ATTACKING)
    if target >= 0:
        atoms.mark(game, target, ATTACKED)
    attacked_player = OTHER_PLAYER[game.state.active] if target < 0 else NO_PLAYER
    atoms.emit_attack(game, attacker, target, player=attacked_player)
    trigger_on(game, Attacks, attacker, target=target, player=attacked_player)
    if target >= 0:
        trigger_on(game, Attacked, target, cause=attacker)
    active = game.state.active
    yield from if_any_could(game, declare_use(game, active, Attacks, attacker))
    yield from settle(game, "506.3c", active)
    if goes_on(game, target < 0):
        yield from if_any_could(game, declare_use(game, OTHER_PLAYER[active], Attacks, attacking(game)))
    yield from settle(game, "506.3e")


@clause("dm", "507.1", "507.2", "702.3d")
def designate_blocker(game: Game, at_player: bool) -> Generator[Ask, Option, bool]:
    """The other player may redirect the attack with Blocker and Guardman; the last such ability counts.

    Returns whether the player is still being attacked.
    """
    attacker = attacking(game)
    options = turning_aside(game, attacker, attacked(game))
    last = PASS
    while options:
        must = [one for one in options if has_to_block(game, one, attacker)]
        offered = must if must else [*options, PASS]
        chosen = yield Ask(OTHER_PLAYER[game.state.active], "block", "507.1", offered, attacker)
        if chosen.verb == "pass":
            break
        options = [one for one in options if one.card != chosen.card]
        turn_aside(game, chosen.card)
        last = chosen
    aim = attacked(game)
    if last.verb != "pass":
        turn_to(game, last, attacker, aim)
    if last.verb == "block":
        yield from if_any_could(game, declare_use(game, game.state.active, Blocks, last.card))
        yield from settle(game, "507.3e", game.state.active)
        yield from if_any_could(game, declare_use(game, OTHER_PLAYER[game.state.active], Blocks, last.card))
    else:
        not_blocked(game, attacker, aim)
    yield from settle(game, "507.3g")
    return at_player and last.verb == "pass"


@clause("dm", "101.2", "507.1a", "700.4")
def turning_aside(game: Game, attacker: CardId, target: CardId) -> list[Option]:
    """List who can redirect an attack: untapped creatures with Blocker, or with Guardman for another one."""
    state = game.state
    options = []
    for card in state.zone(BATTLE, OTHER_PLAYER[state.active]):
        if state.instances[card].rested or card == target or not is_creature(game, card):
            continue
        keywords = characteristics(game, card).keywords
        if (
            "Blocker" in keywords
            and not is_forbidden(game, card, BLOCK, attacker)
            and not is_forbidden(game, attacker, BE_BLOCKED, card)
        ):
            options.append(Option("block", card))
        if "Guardman" in keywords and target >= 0:
            options.append(Option("guard", card))
    return options


@clause("dm", "507.1b")
def has_to_block(game: Game, option: Option, attacker: CardId) -> bool:
    """Return whether a creature must use its Blocker, or the attacker must be blocked by it."""
    return option.verb == "block" and (
        is_forced(game, option.card, BLOCK, attacker) or is_forced(game, attacker, BE_BLOCKED, option.card)
    )


@clause("dm", "507.1a", "507.2")
def turn_aside(game: Game, card: CardId) -> None:
    """A chosen creature's ability resolves: it is tapped and the attack turns to it."""
    tap(game, card)


@clause("dm", "507.2", "507.2b")
def turn_to(game: Game, last: Option, attacker: CardId, before: CardId) -> None:
    """Redirect the attack to the creature whose ability resolved last; only Blocker makes it a blocker."""
    if before >= 0:
        atoms.unmark(game, before, (ATTACKED,))
    if last.verb == "block":
        designate(game, last.card, attacker, before)
    else:
        atoms.mark(game, last.card, ATTACKED)


@clause("dm", "507.3c")
def not_blocked(game: Game, attacker: CardId, target: CardId) -> None:
    """Without a blocker the attacker was not blocked, even if its attack was redirected."""
    trigger_on(game, Unblocked, attacker, target=target)


@clause("dm", "507.2a", "507.3a")
def designate(game: Game, blocker: CardId, attacker: CardId, target: CardId) -> None:
    """The creature whose Blocker resolved last is the blocking creature, and triggers wait."""
    atoms.mark(game, blocker, BLOCKING)
    atoms.emit_block(game, blocker, attacker)
    trigger_on(game, Blocks, blocker)
    trigger_on(game, Blocked, attacker, cause=blocker, target=target)


@clause("dm", "509.1")
def direct_attack(game: Game, attacker: CardId) -> Procedure:
    """An attack that nobody redirected breaks shields; with no shield left it wins the game."""
    state = game.state
    defender = OTHER_PLAYER[state.active]
    if not any(card not in state.instances for card in state.zone(SHIELDS, defender)):
        atoms.lose(game, defender, "direct_attack")
        yield from settle_checks(game)
    yield from break_shields(game, attacker, defender)


@clause("dm", "510.1", "510.2")
def end_of_attack(game: Game) -> Procedure:
    """End-of-attack abilities resolve; then the effects on attackers and blockers end."""
    attacker = attacking(game)
    if attacker >= 0:
        trigger_on(game, AttackEnds, attacker)
    yield from settle(game, "510.1")
    for card, instance in game.state.instances.items():
        if not instance.marks.isdisjoint(IN_ATTACK):
            atoms.unmark(game, card, IN_ATTACK)
