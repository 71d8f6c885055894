"""Attacks in Duel Masters (505–510): attacker, blockers, battle, direct attack, end of the attack."""

from collections.abc import Generator

from rules.engine import atoms
from rules.engine.asks import NO, PASS, YES, Ask, Option, Procedure
from rules.engine.game import Game
from rules.engine.layers import characteristics
from rules.engine.queue import settle
from rules.engine.ruling import clause
from rules.engine.triggers import trigger
from rules.games.dm.actions import use
from rules.games.dm.checks import check, put_away
from rules.games.dm.keywords import ATTACKING, breakers, is_sick, power
from rules.games.dm.zones import BATTLE, HAND, SHIELDS

AT_PLAYER = -1


def attack(game: Game) -> Procedure:
    """Let the turn player attack again and again until they stop or no creature can attack."""
    state = game.state
    while True:
        options = attacks(game)
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
        if not is_sick(game, card):
            options.append(Option("attack", card, AT_PLAYER))
        elif "Mach Fighter" not in characteristics(game, card).keywords:
            continue
        options.extend(Option("attack", card, target) for target in tapped)
    return options


def one_attack(game: Game, attacker: int, target: int) -> Procedure:
    """Carry out one attack through its sub-steps."""
    yield from designate_attacker(game, attacker, target)
    blocker = yield from designate_blocker(game, attacker, target)
    in_battle = attacker in game.state.instances and ATTACKING in game.state.instances[attacker].marks
    if in_battle and blocker >= 0:
        battle(game, attacker, blocker)
    elif in_battle and target >= 0:
        if target in game.state.instances:
            battle(game, attacker, target)
    elif in_battle:
        yield from direct_attack(game, attacker)
    yield from end_of_attack(game, attacker)


@clause("dm", "506.1c", "506.1d", "506.1e", "506.3")
def designate_attacker(game: Game, attacker: int, target: int) -> Procedure:
    """The chosen creature is tapped and attacks the player or a tapped creature; triggers wait."""
    atoms.rest(game, attacker)
    atoms.mark(game, attacker, ATTACKING)
    atoms.tell_attack(game, attacker, target if target >= 0 else -1 - (1 - game.state.active))
    trigger(game, "attacks", attacker)
    yield from settle(game, "506.3c")


def designate_blocker(game: Game, attacker: int, target: int) -> Generator[Ask, Option, int]:
    """The other player may turn the attack to untapped creatures with Blocker; the last one counts."""
    state = game.state
    defender = 1 - state.active
    options = [
        Option("block", card)
        for card in state.zones[2 * BATTLE + defender]
        if not state.instances[card].rested
        and card != target
        and "Blocker" in characteristics(game, card).keywords
    ]
    if not options or attacker not in state.instances:
        return -1
    blocker = -1
    options.append(PASS)
    while len(options) > 1:
        chosen = yield Ask(defender, "block", "507.1", options, attacker)
        if chosen.verb == "pass":
            break
        options.remove(chosen)
        blocker = chosen.card
        block(game, blocker)
    if blocker >= 0:
        designate(game, blocker, attacker)
        yield from settle(game, "507.3e")
    return blocker if blocker in state.instances else -1


@clause("dm", "507.1a", "507.2")
def block(game: Game, blocker: int) -> None:
    """A chosen creature's Blocker ability resolves: it is tapped and the attack turns to it."""
    atoms.rest(game, blocker)


@clause("dm", "507.2a", "507.3a")
def designate(game: Game, blocker: int, attacker: int) -> None:
    """The creature to which the attack turned last is the blocking creature, and its triggers wait."""
    atoms.tell_block(game, blocker, attacker)
    trigger(game, "blocks", blocker)


@clause("dm", "508.1", "701.13a", "703.4d")
def battle(game: Game, one: int, other: int) -> None:
    """Two creatures compare power: the lower one loses, equal ones both do; losers are destroyed."""
    ours, theirs = power(game, one), power(game, other)
    loses = {card for card, mine, foes in ((one, ours, theirs), (other, theirs, ours)) if mine <= foes}
    slain = {
        foe
        for card, foe in ((one, other), (other, one))
        if "Slayer" in characteristics(game, card).keywords and card in loses
    }
    for card in sorted(loses | slain):
        if card in game.state.instances:
            put_away(game, card)
    check(game)


@clause("dm", "509.1")
def direct_attack(game: Game, attacker: int) -> Procedure:
    """An attack that nobody turned aside breaks shields; with no shield left it wins the game."""
    state = game.state
    defender = 1 - state.active
    if not any(card not in state.instances for card in state.zones[2 * SHIELDS + defender]):
        atoms.lose(game, defender, "direct_attack")
        check(game)
    yield from break_shields(game, attacker, defender)


@clause("dm", "509.2", "509.3", "509.5", "701.14a")
def break_shields(game: Game, attacker: int, defender: int) -> Procedure:
    """The attacking player chooses shields, which go to the other player's hand at the same time."""
    state = game.state
    shields = [card for card in state.zones[2 * SHIELDS + defender] if card not in state.instances]
    broken: list[int] = []
    count = yield from choose_breaker(game, attacker)
    for _ in range(min(count, len(shields))):
        options = [Option("break", card) for card in shields]
        chosen = yield Ask(1 - defender, "choose_shield", "509.3", options, attacker)
        shields.remove(chosen.card)
        broken.append(chosen.card)
    declared: list[int] = []
    for card in broken:
        if "S Trigger" in state.cards[card].keywords:
            said = yield Ask(defender, "s_trigger", "112.3a", [YES, NO], card)
            if said.verb == "yes":
                declared.append(card)
    for card in broken:
        atoms.move(game, card, HAND)
    for card in declared:
        yield from use_s_trigger(game, defender, card)
    yield from settle(game, "101.4")


@clause("dm", "509.2a", "509.2b", "509.2c")
def choose_breaker(game: Game, attacker: int) -> Generator[Ask, Option, int]:
    """A creature breaks one shield, or as many as one of its breaker abilities says."""
    options = [Option("break_count", other=count) for count in breakers(game, attacker)]
    chosen = yield Ask(game.state.active, "choose_breaker", "509.2c", options, attacker)
    return chosen.other


@clause("dm", "112.3a", "509.5e")
def use_s_trigger(game: Game, player: int, card: int) -> Procedure:
    """A declared shield trigger is used at once without paying its cost."""
    if game.state.where[card] == 2 * HAND + player:
        yield from use(game, player, card, free=True)


@clause("dm", "510.2")
def end_of_attack(game: Game, attacker: int) -> Procedure:
    """What held while attacking ends."""
    if attacker in game.state.instances:
        atoms.unmark(game, attacker, (ATTACKING,))
    yield from settle(game, "510.1")
