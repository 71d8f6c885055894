"""The attack phase (chapter 10): preparation, attackers, a blocker, damage; again while the player wants."""

from rules.engine import atoms
from rules.engine.asks import PASS, Ask, Option, Procedure
from rules.engine.checks import check
from rules.engine.game import Game
from rules.engine.layers import characteristics
from rules.engine.priority import window
from rules.engine.ruling import clause
from rules.engine.triggers import trigger
from rules.games.setcg.abilities import settle
from rules.games.setcg.actions import act, attack_options
from rules.games.setcg.damage import deal_battle_damage, take_damage
from rules.games.setcg.keywords import (
    ATTACKED,
    ATTACKING,
    BLOCKED,
    BLOCKING,
    CANNOT_ATTACK,
    CANNOT_BLOCK,
    MUST_ATTACK,
    MUST_BLOCK,
    UNBLOCKABLE,
    forwards,
    is_new,
    may_act_at_once,
    may_form_party,
    power,
    stays_active,
    strikes_first,
)

PREPARATION, BLOCKER, DAMAGE, SECOND_MAIN = 3, 5, 6, 7
"""Places in the turn plan."""
STEP = 1000
"""The least amount by which a blocker's damage is divided."""


def _priority(game: Game, number: str, *, checkpoint: bool = False) -> Procedure:
    yield from window(
        game,
        number,
        attack_options,
        act,
        first=game.state.active,
        kind="attack_priority",
        checkpoint=checkpoint,
        settle=settle,
    )


@clause("setcg", "10.1.1.1", "10.1.1.2")
def attack_preparation_step(game: Game) -> Procedure:
    """What has triggered goes on the stack, and players have priority before an attack."""
    yield from _priority(game, "10.1.1.2", checkpoint=True)


@clause("setcg", "10.1.2.6", "10.1.2.7")
def attack_declaration_step(game: Game) -> Procedure:
    """The turn player declares an attack or none; without one the phase is over after this step.

    JUDGEMENT: 10.1.4.6 asks after each attack whether there shall be another; to decline is to declare none
    in the next declaration step.
    """
    state = game.state
    able = [card for card in forwards(game, state.active) if may_attack(game, card)]
    forced = [card for card in able if MUST_ATTACK in characteristics(game, card).keywords]
    attackers: list[int] = []
    if able:
        options = [Option("attack", card) for card in able if not forced or _can_join(game, card, forced)]
        if not forced:
            options.append(PASS)
        chosen = yield Ask(state.active, "attack", "10.1.2.1", options, checkpoint=True)
        if chosen.verb == "attack":
            attackers = [chosen.card]
            yield from gather_party(game, attackers, able, forced)
            declare(game, attackers)
    yield from _priority(game, "10.1.2.6")
    if not attackers:
        atoms.go_to_step(game, SECOND_MAIN)


def _can_join(game: Game, card: int, forced: list[int]) -> bool:
    return any(card == one or may_form_party(game, [card, one]) for one in forced)


def may_attack(game: Game, card: int) -> bool:
    """Tell whether a Forward can attack: active, not new but with Haste, not yet in this turn."""
    instance = game.state.instances[card]
    if instance.rested or ATTACKED in instance.marks:
        return False
    if is_new(game, card) and not may_act_at_once(game, card):
        return False
    return CANNOT_ATTACK not in characteristics(game, card).keywords


@clause("setcg", "10.1.2.1", "10.1.2.1.1", "10.1.2.1.2", "10.1.2.1.3", "15.1.1.10.1", "15.1.1.10.3")
def gather_party(game: Game, attackers: list[int], able: list[int], forced: list[int]) -> Procedure:
    """The attacker may be joined by any number of Forwards that can attack and form a party with it.

    Where a Forward must attack, the attack is not complete without one that must.
    """
    while True:
        options = [
            Option("join", card)
            for card in able
            if card not in attackers and may_form_party(game, [*attackers, card])
        ]
        missing = forced and not any(card in forced for card in attackers)
        if missing:
            options = [
                one
                for one in options
                if one.card in forced or _leads_to(game, [*attackers, one.card], forced)
            ]
        else:
            options.append(Option("done"))
        chosen = yield Ask(game.state.active, "party", "10.1.2.1", options, attackers[0])
        if chosen.verb == "done":
            return
        attackers.append(chosen.card)


def _leads_to(game: Game, group: list[int], forced: list[int]) -> bool:
    return any(may_form_party(game, [*group, one]) for one in forced)


@clause("setcg", "10.1.2.2", "10.1.2.4", "10.1.2.5")
def declare(game: Game, attackers: list[int]) -> None:
    """The chosen Forwards are dulled, those with Brave excepted, and attack together."""
    state = game.state
    for card in attackers:
        if not stays_active(game, card):
            atoms.rest(game, card)
        atoms.mark(game, card, ATTACKING)
        atoms.mark(game, card, ATTACKED)
    for card in attackers:
        atoms.tell_attack(game, card, -1 - (1 - state.active))
        trigger(game, "attacks", card)


def attacking(game: Game) -> list[int]:
    """List the Forwards that are attacking and still there."""
    return _marked(game, game.state.active, ATTACKING)


def blocking(game: Game) -> list[int]:
    """List the Forward that is blocking, if it is still there."""
    return _marked(game, 1 - game.state.active, BLOCKING)


def _marked(game: Game, player: int, word: str) -> list[int]:
    instances = game.state.instances
    return [card for card in forwards(game, player) if word in instances[card].marks]


@clause("setcg", "10.1.3.1", "10.1.3.6")
def blocker_declaration_step(game: Game) -> Procedure:
    """The other player may block with one Forward; then players have priority."""
    attackers = attacking(game)
    defender = 1 - game.state.active
    able = [card for card in forwards(game, defender) if may_block(game, card, attackers)]
    if able:
        forced = [card for card in able if MUST_BLOCK in characteristics(game, card).keywords]
        options = [Option("block", card) for card in forced or able]
        if not forced:
            options.append(PASS)
        chosen = yield Ask(defender, "block", "10.1.3.1", options, attackers[0], checkpoint=True)
        if chosen.verb == "block":
            block(game, chosen.card, attackers)
    yield from _priority(game, "10.1.3.6")


@clause("setcg", "10.1.3.1.1", "10.1.3.1.2", "10.1.3.1.3", "15.1.1.10.6")
def may_block(game: Game, card: int, attackers: list[int]) -> bool:
    """A Forward can block if it is active, nothing forbids it, and it could block one of the attackers."""
    if game.state.instances[card].rested or CANNOT_BLOCK in characteristics(game, card).keywords:
        return False
    return any(UNBLOCKABLE not in characteristics(game, one).keywords for one in attackers)


@clause("setcg", "10.1.3.2", "10.1.3.4", "10.1.3.5")
def block(game: Game, blocker: int, attackers: list[int]) -> None:
    """The Forward blocks, a party as if it were one attacker."""
    atoms.mark(game, blocker, BLOCKING)
    for card in attackers:
        atoms.mark(game, card, BLOCKED)
    atoms.tell_block(game, blocker, attackers[0])
    trigger(game, "blocks", blocker)


@clause("setcg", "10.1.4.3", "10.1.4.4", "10.1.4.5", "10.1.4.6")
def damage_resolution_step(game: Game) -> Procedure:
    """Damage is dealt, players have priority, the party disbands, and the player may attack again."""
    state = game.state
    attackers = attacking(game)
    if attackers:
        if any(BLOCKED in state.instances[card].marks for card in attackers):
            yield from battle(game)
        else:
            yield from hit_player(game, attackers)
    yield from _priority(game, "10.1.4.4")
    for player in (0, 1):
        for card in _marked(game, player, ATTACKING) + _marked(game, player, BLOCKING):
            atoms.unmark(game, card, (ATTACKING, BLOCKING, BLOCKED))
    atoms.go_to_step(game, PREPARATION)


@clause("setcg", "10.1.4.1")
def hit_player(game: Game, attackers: list[int]) -> Procedure:
    """An attack that is not blocked deals the other player one damage, a party's as well."""
    yield from take_damage(game, 1 - game.state.active, 1, attackers[0], combat=True)
    for card in attackers:
        trigger(game, "deals_damage", card)


@clause("setcg", "10.1.3.3", "10.1.4.2", "15.2.3.2")
def battle(game: Game) -> Procedure:
    """Attackers and blocker deal damage to one another, those with Pre-emptive Strike before the others.

    JUDGEMENT: between the two, rule processes are resolved though nobody gets priority; without that, damage
    dealt first would break nothing first.
    """
    early = strikes_first(game, attacking(game))
    early_blocker = strikes_first(game, blocking(game))
    if early or early_blocker:
        yield from exchange(game, attackers_deal=early, blocker_deals=early_blocker)
        check(game)
    if not (early and early_blocker):
        yield from exchange(game, attackers_deal=not early, blocker_deals=not early_blocker)


@clause("setcg", "10.1.4.2", "10.1.4.2.1")
def exchange(game: Game, *, attackers_deal: bool, blocker_deals: bool) -> Procedure:
    """Damage equal to power is dealt at once; a blocker divides its own among a party as it wants."""
    attackers, blockers = attacking(game), blocking(game)
    if not attackers or not blockers:
        return
    blocker = blockers[0]
    dealt: list[tuple[int, int, int]] = []
    if attackers_deal:
        dealt += [(card, blocker, power(game, card)) for card in attackers]
    if blocker_deals:
        left = power(game, blocker)
        for card in attackers[:-1]:
            options = [
                Option("deal", card, amount) for amount in (*range(left - left % STEP, -1, -STEP),)
            ] or [Option("deal", card, 0)]
            chosen = yield Ask(1 - game.state.active, "divide_damage", "10.1.4.2.1", options, blocker)
            dealt.append((blocker, card, chosen.other))
            left -= chosen.other
        dealt.append((blocker, attackers[-1], left))
    for source, card, amount in dealt:
        yield from deal_battle_damage(game, card, amount, source)
