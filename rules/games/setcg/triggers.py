"""Auto-abilities of the Square Enix system (11.9 to 11.11): triggering, and going on the stack."""

from collections.abc import Generator
from dataclasses import replace

from rules.engine import atoms
from rules.engine.asks import NO, YES, Ask, Option, Procedure
from rules.engine.checks import check
from rules.engine.conditions import holds as condition_holds
from rules.engine.context import Context
from rules.engine.dividing import allot, least_x
from rules.engine.game import Game
from rules.engine.layers import characteristics
from rules.engine.objects import arrivals
from rules.engine.ruling import clause
from rules.engine.triggers import state_triggers
from rules.engine.waiting import Pending
from rules.engine.zones import kind_of
from rules.games.setcg.announcement_abilities import USED, choose_targets, has_targets
from rules.games.setcg.checks import MOST_BACKUPS, backups
from rules.games.setcg.definitions import FREE
from rules.games.setcg.keywords import ASSIST
from rules.games.setcg.movement import put_into_break_zone
from rules.games.setcg.payment_prices import can_meet, choose_means, declare_cost, demand, meet
from rules.games.setcg.zones import FIELD, STACK
from rules.language.abilities import Spell, Triggered
from rules.language.costs import Cost

TRIGGERED = "triggered"
"""The note of an auto-ability that has triggered and is not on the stack yet."""


@clause("setcg", "11.9.1", "11.9.3", "11.9.5")
def let_wait(game: Game, pending: Pending) -> None:
    """An auto-ability that triggers does nothing yet: it waits to be put on the stack (11.9.7)."""
    ability = pending.ability
    if ability is not None and holds(game, pending) and not has_triggered(game, pending):
        atoms.push(
            game,
            replace(pending, note=TRIGGERED),
        )


def has_triggered(game: Game, pending: Pending) -> bool:
    """Tell whether an auto-ability that triggers once a turn has already, and remember that it does."""
    ability, held = pending.ability, game.state.instances.get(pending.card)
    if not isinstance(ability, Triggered) or not ability.once_a_turn or held is None:
        return False
    abilities = characteristics(game, pending.card).abilities
    if ability not in abilities:
        return False
    place = abilities.index(ability)
    used = held.numbers_of(USED)
    if place not in used:
        atoms.set_numbers(game, pending.card, USED, (*used, place))
    return place in used


@clause("setcg", "11.9.14", "11.12.2")
def holds(game: Game, pending: Pending) -> bool:
    """A conditional auto-ability asks for its condition when it triggers and when it resolves."""
    ability = pending.ability
    if not isinstance(ability, Triggered) or ability.condition is None:
        return True
    return condition_holds(game, ability.condition, pending.controller, pending.card)


def settle(game: Game) -> Procedure:
    """Do all that comes before a player gets priority, until there is nothing of it left (11.1.4, 12.3)."""
    state = game.state
    while True:
        take_off_what_left(game)
        check(game)
        state_triggers(game)
        for player in (state.active, 1 - state.active):
            many = len(state.zone(FIELD, player)) > MOST_BACKUPS
            if many and len(backups(game, player)) > MOST_BACKUPS:
                yield from put_away_backups(game, player)
        if not any(pending.note == TRIGGERED for pending in state.pending):
            return
        yield from put_on_stack(game)


@clause("setcg", "11.2.2")
def take_off_what_left(game: Game) -> None:
    """A summon that an effect moved from the stack to another zone is not there to resolve."""
    state = game.state
    for place in range(len(state.pending) - 1, -1, -1):
        pending = state.pending[place]
        if isinstance(pending.ability, Spell) and kind_of(state.where[pending.card]) != STACK:
            atoms.take(game, place)


@clause("setcg", "7.10.3")
def put_away_backups(game: Game, player: int) -> Procedure:
    """A player with more than five Backups chooses which go to the break zone until five are left."""
    while len(held := backups(game, player)) > MOST_BACKUPS:
        options = [Option("put_away", card) for card in held]
        chosen = yield Ask(player, "put_away_backup", "7.10.3", options)
        put_into_break_zone(game, [chosen.card])


@clause("setcg", "11.9.7", "11.1.4", "6.1.4")
def put_on_stack(game: Game) -> Procedure:
    """The turn player puts their triggered abilities on the stack in an order they choose, then the other."""
    state = game.state
    for player in (state.active, 1 - state.active):
        while True:
            places = [
                place
                for place, pending in enumerate(state.pending)
                if pending.note == TRIGGERED and pending.controller == player
            ]
            if not places:
                break
            options = [Option("stack", state.pending[place].card, place) for place in places]
            chosen = yield Ask(player, "order_triggers", "11.9.7", options)
            yield from put_one_on_stack(game, atoms.take(game, chosen.other))


@clause("setcg", "11.9.4")
def put_one_on_stack(game: Game, pending: Pending) -> Procedure:
    """An auto-ability goes on the stack with its choices; one that can choose nothing comes off at once."""
    ability = pending.ability
    if not isinstance(ability, Triggered):
        return
    if not has_targets(game, ability, pending.controller, pending.card):
        return
    if ability.clause == ASSIST and not (yield from wants_assist(game, pending)):
        return
    player, card = pending.controller, pending.card
    targets = yield from choose_targets(game, ability, player, card, "11.9.8")
    objects = arrivals(game.state, targets)
    choices = pending.choices
    if ability.cost != Cost() or ability.ways:
        costs = (ability.cost, *(way.cost for way in ability.ways if way.instead))
        if not any(can_meet(game, player, card, demand(game, player, card, FREE, [one])) for one in costs):
            return
        if not (yield from wants_to_pay(game, pending)):
            return
        ways = list(ability.ways)
        demanded, choices, _ = yield from declare_cost(
            game, player, card, FREE, ability.cost, ways, "11.9.10", least_x(ability, targets)
        )
        means = yield from choose_means(game, player, card, demanded, "11.9.14.1.1")
        meet(game, card, demanded, means)
    at = Context(player, card, "11.9.12", targets, choices=choices)
    choices = replace(choices, shares=(yield from allot(game, ability, targets, at)))
    waiting = replace(pending, targets=targets, choices=choices, arrivals=objects)
    atoms.push(game, replace(waiting, stamp=atoms.stamp(game), note=""))


@clause("setcg", "11.9.9", "11.9.10", "11.9.14.1.1")
def wants_to_pay(game: Game, pending: Pending) -> Generator[Ask, Option, bool]:
    """Who controls an auto-ability with a cost says whether they pay it as it goes on the stack.

    JUDGEMENT: the book says that such costs are paid and not what becomes of an ability whose cost is not; it
    leaves the stack at once, as one does that can choose nothing (11.9.4).
    """
    said = yield Ask(pending.controller, "pay_cost", "11.9.10", [YES, NO], pending.card)
    return said.verb == "yes"


@clause("setcg", "15.2.6.3", "15.2.6.4")
def wants_assist(game: Game, pending: Pending) -> Generator[Ask, Option, bool]:
    """Who controls a Backup with Assist says whether to use it; unused, it is not put on the stack at all."""
    said = yield Ask(pending.controller, "assist", "15.2.6.3", [YES, NO], pending.card)
    return said.verb == "yes"
