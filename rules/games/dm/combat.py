"""Attacks in Duel Masters (505–510): attacker, blockers, battle, direct attack, end of the attack."""

from collections.abc import Generator

from rules.engine import atoms
from rules.engine.asks import PASS, Ask, Option, Procedure
from rules.engine.game import Game
from rules.engine.layers import characteristics
from rules.engine.queue import settle
from rules.engine.ruling import clause
from rules.engine.triggers import trigger
from rules.games.dm.checks import check
from rules.games.dm.keywords import (
    ATTACKING,
    BLOCKING,
    CANNOT_BLOCK,
    MUST_ATTACK,
    MUST_BLOCK,
    UNBLOCKABLE,
    WINS_BATTLES,
    breakers,
    can_attack,
    is_sick,
    power,
)
from rules.games.dm.shields import add_to_hand, declare
from rules.games.dm.stacks import destroy_at_once
from rules.games.dm.zones import BATTLE, SHIELDS

AT_PLAYER = -1


def attack(game: Game) -> Procedure:
    """Let the turn player attack again and again until they stop or no creature can attack."""
    state = game.state
    while True:
        options = attacks(game)
        if not forced(game, options):
            options.append(PASS)
        chosen = yield Ask(state.active, "attack", "506.1", options, checkpoint=True)
        if chosen.verb == "pass":
            return
        yield from one_attack(game, chosen.card, chosen.other)


def attacks(game: Game) -> list[Option]:
    """List every legal attack: a creature, and the player or a tapped creature as its target (506.1a)."""
    state = game.state
    defender = 1 - state.active
    tapped = [
        card
        for card in state.zones[2 * BATTLE + defender]
        if state.instances[card].rested and "creature" in state.cards[card].types
    ]
    options = []
    for card in state.zones[2 * BATTLE + state.active]:
        if state.instances[card].rested or "creature" not in state.cards[card].types:
            continue
        if not can_attack(game, card):
            continue
        if not is_sick(game, card):
            options.append(Option("attack", card, AT_PLAYER))
        elif "Mach Fighter" not in characteristics(game, card).keywords:
            continue
        options.extend(Option("attack", card, target) for target in tapped)
    return options


@clause("dm", "506.1b")
def forced(game: Game, options: list[Option]) -> bool:
    """Tell whether a creature that has to attack is among those that can: then the step does not end."""
    return any(MUST_ATTACK in characteristics(game, option.card).keywords for option in options)


def one_attack(game: Game, attacker: int, target: int) -> Procedure:
    """Carry out one attack through its sub-steps; it ends at once where one of the two creatures is gone."""
    yield from designate_attacker(game, attacker, target)
    attacker = attacking(game, attacker)
    target = yield from designate_blocker(game, attacker, target)
    attacker = attacking(game, attacker)
    if attacker >= 0 and target >= 0:
        if target in game.state.instances:
            yield from battle(game, attacker, target)
    elif attacker >= 0:
        yield from direct_attack(game, attacker)
    yield from end_of_attack(game)


@clause("dm", "505.6", "801.2a")
def attacking(game: Game, attacker: int) -> int:
    """Return the creature that attacks now, itself or what it evolved into; -1 where it has left."""
    instances = game.state.instances
    if attacker in instances and ATTACKING in instances[attacker].marks:
        return attacker
    return next((card for card, one in instances.items() if ATTACKING in one.marks), -1)


@clause("dm", "506.1c", "506.1d", "506.1e", "506.3", "702.3c")
def designate_attacker(game: Game, attacker: int, target: int) -> Procedure:
    """The chosen creature is tapped and attacks the player or a tapped creature; triggers wait."""
    atoms.rest(game, attacker)
    atoms.mark(game, attacker, ATTACKING)
    atoms.tell_attack(game, attacker, target if target >= 0 else -1 - (1 - game.state.active))
    trigger(game, "attacks", attacker)
    if target >= 0:
        trigger(game, "attacked", target)
    yield from settle(game, "506.3c")


@clause("dm", "507.1", "507.2", "702.3d")
def designate_blocker(game: Game, attacker: int, target: int) -> Generator[Ask, Option, int]:
    """The other player may turn the attack aside with Blocker and Guardman; the last such ability counts.

    Returns the creature that the attack goes at now, or that the player is attacked.
    """
    if attacker < 0:
        return target
    options = turning_aside(game, attacker, target)
    last = PASS
    while options:
        must = [one for one in options if MUST_BLOCK in characteristics(game, one.card).keywords]
        offered = must if must else [*options, PASS]
        chosen = yield Ask(1 - game.state.active, "block", "507.1", offered, attacker)
        if chosen.verb == "pass":
            break
        options = [one for one in options if one.card != chosen.card]
        turn_aside(game, chosen.card)
        last = chosen
    if last.verb == "block":
        designate(game, last.card, attacker)
    elif last.verb == "pass":
        trigger(game, "unblocked", attacker)
    yield from settle(game, "507.3e")
    return target if last.verb == "pass" else last.card


@clause("dm", "101.2", "507.1a", "700.4")
def turning_aside(game: Game, attacker: int, target: int) -> list[Option]:
    """List who can turn an attack aside: untapped, with Blocker, or with Guardman for another creature."""
    state = game.state
    options = []
    unblockable = UNBLOCKABLE in characteristics(game, attacker).keywords
    for card in state.zones[2 * BATTLE + 1 - state.active]:
        if state.instances[card].rested or card == target:
            continue
        keywords = characteristics(game, card).keywords
        if "Blocker" in keywords and not unblockable and CANNOT_BLOCK not in keywords:
            options.append(Option("block", card))
        if "Guardman" in keywords and target >= 0:
            options.append(Option("guard", card))
    return options


@clause("dm", "507.1a", "507.2")
def turn_aside(game: Game, card: int) -> None:
    """A chosen creature's ability resolves: it is tapped and the attack turns to it."""
    atoms.rest(game, card)


@clause("dm", "507.2a", "507.3a")
def designate(game: Game, blocker: int, attacker: int) -> None:
    """The creature whose Blocker resolved last is the blocking creature, and triggers wait."""
    atoms.mark(game, blocker, BLOCKING)
    atoms.tell_block(game, blocker, attacker)
    trigger(game, "blocks", blocker)
    trigger(game, "blocked", attacker)


@clause("dm", "115.2", "115.3a", "508.1")
def battle(game: Game, one: int, other: int) -> Procedure:
    """Two creatures battle: what triggers on it first, then their powers decide, if both are still there."""
    trigger(game, "battles", one)
    trigger(game, "battles", other)
    yield from settle(game, "115.2")
    places = (2 * BATTLE, 2 * BATTLE + 1)
    if game.state.where[one] in places and game.state.where[other] in places:
        compare(game, one, other)
        yield from settle(game, "115.3d")


@clause("dm", "115.3b", "115.3c", "700.5a", "701.13a", "703.4d")
def compare(game: Game, one: int, other: int) -> None:
    """The lower power loses, equal ones both do; a creature that wins every battle loses none."""
    losers = _losers(game, one, other)
    slain = {
        foe
        for card, foe in ((one, other), (other, one))
        if card in losers and "Slayer" in characteristics(game, card).keywords
    }
    for card, foe in ((one, other), (other, one)):
        if foe in losers and card not in losers:
            trigger(game, "wins_battle", card)
    destroy_at_once(game, sorted(losers | slain))
    check(game)


def _losers(game: Game, one: int, other: int) -> set[int]:
    sure = {card for card in (one, other) if WINS_BATTLES in characteristics(game, card).keywords}
    if sure:
        return {one, other} - sure if len(sure) == 1 else set()
    ours, theirs = power(game, one), power(game, other)
    return {card for card, mine, foes in ((one, ours, theirs), (other, theirs, ours)) if mine <= foes}


@clause("dm", "101.4e", "115.1a")
def battle_by_effect(game: Game, card: int, source: int) -> Procedure:
    """An effect lets its source battle a creature: to its end, this is part of the effect."""
    if card in game.state.instances and source in game.state.instances:
        waiting = [atoms.take(game) for _ in tuple(game.state.pending)]
        yield from battle(game, source, card)
        for pending in reversed(waiting):
            atoms.push(game, pending)


@clause("dm", "509.1")
def direct_attack(game: Game, attacker: int) -> Procedure:
    """An attack that nobody turned aside breaks shields; with no shield left it wins the game."""
    state = game.state
    defender = 1 - state.active
    if not any(card not in state.instances for card in state.zones[2 * SHIELDS + defender]):
        atoms.lose(game, defender, "direct_attack")
        check(game)
    yield from break_shields(game, attacker, defender)


@clause("dm", "509.2", "509.3", "509.4", "509.4c", "509.5", "509.6", "701.14a")
def break_shields(game: Game, attacker: int, defender: int) -> Procedure:
    """The attacking player chooses shields, which go to the other player's hand at the same time."""
    state = game.state
    shields = [card for card in state.zones[2 * SHIELDS + defender] if card not in state.instances]
    chosen: list[int] = []
    count = yield from choose_breaker(game, attacker)
    for _ in range(min(count, len(shields))):
        options = [Option("break", card) for card in shields]
        picked = yield Ask(1 - defender, "choose_shield", "509.3", options, attacker)
        shields.remove(picked.card)
        chosen.append(picked.card)
    trigger(game, "breaks", attacker)
    yield from settle(game, "509.4")
    broken = [card for card in chosen if state.where[card] == 2 * SHIELDS + defender]
    declared = yield from declare(game, defender, broken)
    add_to_hand(game, defender, broken, declared)
    yield from settle(game, "509.5e")


@clause("dm", "509.2a", "509.2b", "509.2c")
def choose_breaker(game: Game, attacker: int) -> Generator[Ask, Option, int]:
    """A creature breaks one shield, or as many as one of its breaker abilities says."""
    options = [Option("break_count", other=count) for count in breakers(game, attacker)]
    chosen = yield Ask(game.state.active, "choose_breaker", "509.2c", options, attacker)
    return chosen.other


@clause("dm", "510.1", "510.2")
def end_of_attack(game: Game) -> Procedure:
    """What triggers as the attack ends is carried out; then what held while attacking or blocking ends."""
    attacker = attacking(game, -1)
    if attacker >= 0:
        trigger(game, "attack_ends", attacker)
    yield from settle(game, "510.1")
    for card, instance in game.state.instances.items():
        if instance.marks & {ATTACKING, BLOCKING}:
            atoms.unmark(game, card, (ATTACKING, BLOCKING))
