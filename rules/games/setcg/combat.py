"""The attack phase (chapter 10): preparation, attackers, a blocker, damage; repeated as the player likes."""

from rules.engine import atoms
from rules.engine.asks import PASS, Ask, Option, Procedure
from rules.engine.clauses import clause
from rules.engine.game import Game
from rules.engine.ids import OTHER_PLAYER, CardId, PlayerId
from rules.engine.priority import window
from rules.engine.restrictions import is_allowed, is_forbidden, is_forced
from rules.engine.triggers import trigger_on
from rules.games.setcg.announcement import act
from rules.games.setcg.announcement_prices import printed_card
from rules.games.setcg.damage import battle, hit_player
from rules.games.setcg.definitions import Price
from rules.games.setcg.keywords import (
    ATTACK,
    ATTACK_AGAIN,
    ATTACK_AT_ONCE,
    ATTACKED,
    ATTACKED_AGAIN,
    ATTACKING,
    BE_BLOCKED,
    BLOCK,
    BLOCKED,
    BLOCKING,
    IN_PARTY,
    attacking,
    forwards,
    is_new,
    may_act_at_once,
    may_form_party,
    stays_active,
)
from rules.games.setcg.legal_actions import attack_options
from rules.games.setcg.nodes import PartyAttacks
from rules.games.setcg.payment import can_pay, choose_payment, pay, sources
from rules.games.setcg.triggers import settle
from rules.language.events import Attacks, Blocked, Blocks, Rests

PREPARATION, BLOCKER, DAMAGE, SECOND_MAIN = 3, 5, 6, 7
"""Indexes in the turn plan."""


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
    """Triggered abilities go on the stack, and players have priority before an attack."""
    yield from _priority(game, "10.1.1.2", checkpoint=True)


@clause("setcg", "10.1.2.3", "10.1.2.6", "10.1.2.7", "15.1.1.10.1")
def attack_declaration_step(game: Game) -> Procedure:
    """The turn player declares an attack or none; without one the phase ends after this step.

    JUDGEMENT: 10.1.4.6 asks after each attack whether there is to be another; to decline is to declare none
    in the next declaration step.
    """
    state = game.state
    able = [card for card in forwards(game, state.active) if may_attack(game, card)]
    forced = [card for card in able if is_forced(game, card, ATTACK)]
    attackers: list[CardId] = []
    if able:
        options = [Option("attack", card) for card in able if not forced or _can_join(game, card, forced)]
        if not forced:
            options.append(PASS)
        chosen = yield Ask(state.active, "attack", "10.1.2.1", options, checkpoint=True)
        if chosen.verb == "attack":
            attackers = [chosen.card]
            yield from gather_party(game, attackers, able, forced)
            if len(attackers) > 1:
                form_party(game, attackers)
            dull(game, attackers)
            yield from pay_to_attack(game, attackers)
            declare(game, attackers)
    yield from _priority(game, "10.1.2.6")
    if not attackers:
        atoms.go_to_step(game, SECOND_MAIN)


def _can_join(game: Game, card: CardId, forced: list[CardId]) -> bool:
    return any(card == one or may_form_party(game, [card, one]) for one in forced)


def may_attack(game: Game, card: CardId) -> bool:
    """Return whether a Forward can attack: active, not new unless with Haste, and not attacked before."""
    instance = game.state.instances[card]
    if instance.rested or (ATTACKED in instance.marks and not may_attack_again(game, card)):
        return False
    if is_new(game, card) and not may_act_at_once(game, card, ATTACK_AT_ONCE):
        return False
    if is_forbidden(game, card, ATTACK):
        return False
    return _can_afford(game, [card])


@clause("setcg", "10.1.2.1.2")
def may_attack_again(game: Game, card: CardId) -> bool:
    """A Forward attacks a second time in a turn only if an effect allows it, and never a third time."""
    return ATTACKED_AGAIN not in game.state.instances[card].marks and is_allowed(game, card, ATTACK_AGAIN)


def attack_price(game: Game, attackers: list[CardId]) -> Price:
    """Return what these Forwards together must pay to attack."""
    prices = [printed_card(game, card).attack_price for card in attackers]
    needs = tuple(need for price in prices for need in price.needs)
    return Price(sum(price.total for price in prices), needs)


def _can_afford(game: Game, attackers: list[CardId]) -> bool:
    price = attack_price(game, attackers)
    return not price.total or can_pay(price, sources(game, game.state.active))


@clause("setcg", "10.1.2.3")
def pay_to_attack(game: Game, attackers: list[CardId]) -> Procedure:
    """The attackers' cost is fixed once they are chosen, and paid."""
    price = attack_price(game, attackers)
    if price.total:
        player = game.state.active
        available = sources(game, player)
        pay(game, (yield from choose_payment(game, player, price, available, attackers[0], "10.1.2.3")))


@clause("setcg", "10.1.2.1", "10.1.2.1.1", "10.1.2.1.2", "10.1.2.1.3", "15.1.1.10.1", "15.1.1.10.3")
def gather_party(game: Game, attackers: list[CardId], able: list[CardId], forced: list[CardId]) -> Procedure:
    """The attacker may be joined by any number of Forwards that can attack and form a party with it.

    If some Forward must attack, the attack is not complete without one that must.
    """
    while True:
        options = [
            Option("join", card)
            for card in able
            if card not in attackers
            and may_form_party(game, [*attackers, card])
            and _can_afford(game, [*attackers, card])
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


def _leads_to(game: Game, group: list[CardId], forced: list[CardId]) -> bool:
    return any(may_form_party(game, [*group, one]) for one in forced)


@clause("setcg", "15.1.1.10.1")
def form_party(game: Game, attackers: list[CardId]) -> None:
    """Several Forwards that attack as one are a party until it disbands."""
    for card in attackers:
        atoms.mark(game, card, IN_PARTY)


@clause("setcg", "10.1.2.2")
def dull(game: Game, attackers: list[CardId]) -> None:
    """The chosen Forwards are dulled, except those with Brave."""
    for card in attackers:
        if not stays_active(game, card):
            atoms.rest(game, card)
            trigger_on(game, Rests, card)


@clause("setcg", "10.1.2.1.2", "10.1.2.4", "10.1.2.5")
def declare(game: Game, attackers: list[CardId]) -> None:
    """The chosen Forwards attack, together if they are several, and abilities trigger on it."""
    state = game.state
    for card in attackers:
        atoms.mark(game, card, ATTACKING)
        atoms.mark(game, card, ATTACKED_AGAIN if ATTACKED in state.instances[card].marks else ATTACKED)
    for card in attackers:
        atoms.emit_attack(game, card, player=OTHER_PLAYER[state.active])
        trigger_on(game, Attacks, card)
    if len(attackers) > 1:
        trigger_on(game, PartyAttacks, attackers[0])


@clause("setcg", "10.1.3.1", "10.1.3.1.4", "10.1.3.6")
def blocker_declaration_step(game: Game) -> Procedure:
    """The other player may block with one Forward; then players have priority."""
    attackers = attacking(game)
    defender = OTHER_PLAYER[game.state.active]
    able = [card for card in forwards(game, defender) if may_block(game, card, attackers)]
    if able:
        forced = [card for card in able if must_block(game, card, attackers)]
        options = [Option("block", card) for card in forced or able]
        if not forced:
            options.append(PASS)
        chosen = yield Ask(defender, "block", "10.1.3.1", options, attackers[0], checkpoint=True)
        if chosen.verb == "block":
            yield from pay_to_block(game, defender, chosen.card)
            block(game, chosen.card, attackers)
    yield from _priority(game, "10.1.3.6")


@clause("setcg", "10.1.3.1.1", "10.1.3.1.2", "10.1.3.1.3", "10.1.3.1.4", "15.1.1.10.6")
def may_block(game: Game, card: CardId, attackers: list[CardId]) -> bool:
    """A Forward can block if it is active, can pay any cost for it, and may block one of the attackers."""
    if game.state.instances[card].rested:
        return False
    price = printed_card(game, card).block_price
    if price.total and not can_pay(price, sources(game, game.state.instances[card].controller)):
        return False
    return any(may_block_one(game, card, one) for one in attackers)


def may_block_one(game: Game, card: CardId, attacker: CardId) -> bool:
    """Return whether nothing forbids a Forward to block this attacker."""
    return not is_forbidden(game, card, BLOCK, attacker) and not is_forbidden(
        game, attacker, BE_BLOCKED, card
    )


@clause("setcg", "10.1.3.1.3", "15.1.1.10.6")
def must_block(game: Game, card: CardId, attackers: list[CardId]) -> bool:
    """A Forward that can block one of the attackers and must do so blocks them, a party as one."""
    return any(
        (is_forced(game, card, BLOCK, one) or is_forced(game, one, BE_BLOCKED, card))
        and may_block_one(game, card, one)
        for one in attackers
    )


@clause("setcg", "10.1.3.1.4")
def pay_to_block(game: Game, player: PlayerId, blocker: CardId) -> Procedure:
    """The blocker's cost is fixed once it is chosen, and paid."""
    price = printed_card(game, blocker).block_price
    if price.total:
        available = sources(game, player)
        pay(game, (yield from choose_payment(game, player, price, available, blocker, "10.1.3.1.4")))


@clause("setcg", "10.1.3.2", "10.1.3.4", "10.1.3.5")
def block(game: Game, blocker: CardId, attackers: list[CardId]) -> None:
    """The Forward blocks, a party as if it were one attacker."""
    atoms.mark(game, blocker, BLOCKING)
    for card in attackers:
        atoms.mark(game, card, BLOCKED)
    atoms.emit_block(game, blocker, attackers[0])
    trigger_on(game, Blocks, blocker)
    for card in attackers:
        trigger_on(game, Blocked, card, cause=blocker)


@clause("setcg", "10.1.4.2", "10.1.4.3", "10.1.4.4", "10.1.4.5", "10.1.4.6")
def damage_resolution_step(game: Game) -> Procedure:
    """Damage is dealt, players have priority, the party disbands, and the player may attack again."""
    state = game.state
    attackers = attacking(game)
    if attackers:
        if BLOCKED in state.instances[attackers[0]].marks:
            yield from battle(game)
        else:
            yield from hit_player(game, attackers)
    yield from _priority(game, "10.1.4.4")
    for card, instance in state.instances.items():
        if instance.marks:
            atoms.unmark(game, card, (ATTACKING, BLOCKING, BLOCKED, IN_PARTY))
    atoms.go_to_step(game, PREPARATION)
