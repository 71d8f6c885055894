"""Abilities and the stack (11.6 to 11.12): using them, putting them on the stack, resolving from its top."""

from collections.abc import Generator, Iterator
from dataclasses import replace

from rules.engine import atoms
from rules.engine.abilities import Ability
from rules.engine.asks import NO, YES, Ask, Option, Procedure
from rules.engine.checks import check
from rules.engine.effects import ChooseOne
from rules.engine.game import Game
from rules.engine.layers import characteristics
from rules.engine.matching import matches
from rules.engine.perform import Context, found, perform
from rules.engine.ruling import clause
from rules.engine.triggers import trigger
from rules.engine.waiting import Pending
from rules.games.setcg.checks import MOST_BACKUPS, backups, put_into_break_zone
from rules.games.setcg.costs import ability_price, can_pay, choose_payment, pay, sources
from rules.games.setcg.definitions import SUMMON
from rules.games.setcg.keywords import ASSIST, may_be_dulled, may_use_this_turn
from rules.games.setcg.zones import BREAK, FIELD, HAND, STACK

TRIGGERED = "triggered"
"""The note of an auto-ability that has triggered and is not on the stack yet."""

Targeting = Generator[Ask, Option, tuple[int, ...]]
Declaring = Generator[Ask, Option, Ability]


def has_targets(game: Game, ability: Ability, player: int, source: int) -> bool:
    """Tell whether every choice that an ability asks for can be made now (11.2.3, 11.7.5)."""
    if not ability.targets:
        return True
    at = Context(player, source, "")
    return all(found(game, wanted, at) for wanted in ability.targets)


@clause("setcg", "11.2.3", "11.7.5", "11.8.5", "11.9.8")
def choose_targets(game: Game, ability: Ability, player: int, source: int, number: str) -> Targeting:
    """A player chooses what a summon or ability says is to be chosen, a suitable card for each choice."""
    chosen: list[int] = []
    for wanted in ability.targets:
        suitable = [card for card in found(game, wanted, Context(player, source, "")) if card not in chosen]
        if not suitable:
            chosen.append(-1)
            continue
        options = [Option("choose", card) for card in suitable]
        picked = yield Ask(player, "choose", number, options, source)
        chosen.append(picked.card)
    return tuple(chosen)


@clause("setcg", "11.2.5", "11.7.6", "11.8.6")
def choose_effect(game: Game, ability: Ability, player: int, source: int, number: str) -> Declaring:
    """A player says which of several effects a summon or ability is used for, before it is paid."""
    if not isinstance(ability.effect, ChooseOne) or ability.effect.by != "you":
        return ability
    effects = ability.effect.effects
    options = [Option("choose", other=place) for place in range(len(effects))]
    chosen = yield Ask(player, "choose_effect", number, options, source)
    return replace(ability, effect=effects[chosen.other])


def activated(game: Game, player: int) -> Iterator[tuple[int, int, Ability]]:
    """List the action and special abilities of the cards a player controls, with their places on the card."""
    state = game.state
    for card in state.zones[2 * FIELD + player]:
        if state.cards[card].abilities:
            for place, ability in enumerate(characteristics(game, card).abilities):
                if ability.kind == "activated":
                    yield card, place, ability


@clause("setcg", "11.7.12", "11.8.12", "11.6.7")
def may_use(game: Game, player: int, card: int, ability: Ability, place: int) -> bool:
    """An ability that cannot be paid for, or has nothing to choose, cannot even be attempted."""
    cost = ability.cost
    if cost.rest and not may_be_dulled(game, card):
        return False
    if not may_use_this_turn(game, player, ability):
        return False
    if ability.once_a_turn and _used(place) in game.state.instances[card].marks:
        return False
    hand = game.state.zones[2 * HAND + player]
    if len(hand) < cost.discard or not has_targets(game, ability, player, card):
        return False
    price = ability_price(cost)
    without = card if cost.rest or cost.sacrifice else -1
    if not cost.discard:
        return can_pay(price, sources(game, player, without))
    return any(can_pay(price, sources(game, player, without), one) for one in hand)


def _used(place: int) -> str:
    return f"used:{place}"


@clause("setcg", "11.7.3", "11.7.10", "11.7.11", "11.8.3", "11.8.10", "11.8.11")
def use(game: Game, player: int, card: int, place: int) -> Procedure:
    """Use an action or special ability: declare it, choose, pay its whole cost; it is on the stack."""
    ability = characteristics(game, card).abilities[place]
    targets = yield from choose_targets(game, ability, player, card, "11.7.5")
    declared = yield from choose_effect(game, ability, player, card, "11.7.6")
    cost = ability.cost
    price = ability_price(cost)
    without = card if cost.rest or cost.sacrifice else -1
    available = sources(game, player, without)
    discards: list[int] = []
    while len(discards) < cost.discard:
        left = [one for one in game.state.zones[2 * HAND + player] if one not in discards]
        options = [Option("discard", one) for one in left if can_pay(price, available, one)]
        chosen = yield Ask(player, "discard_for_cost", "11.7.2.1.1", options, card)
        discards.append(chosen.card)
        available = [source for source in available if source.card != chosen.card]
    payment = yield from choose_payment(game, player, price, available, card, "11.7.10")
    pay(game, payment)
    for one in discards:
        atoms.move(game, one, BREAK)
    if cost.rest:
        atoms.rest(game, card)
    if ability.once_a_turn:
        atoms.mark(game, card, _used(place))
    if cost.sacrifice:
        put_into_break_zone(game, [card])
    atoms.push(game, Pending(player, card, atoms.stamp(game), declared, targets))


@clause("setcg", "11.9.1", "11.9.3", "11.9.5")
def let_wait(game: Game, pending: Pending) -> None:
    """An auto-ability that triggers does nothing yet: it waits to be put on the stack (11.9.7)."""
    ability = pending.ability
    if ability is not None and holds(game, pending):
        atoms.push(
            game,
            Pending(
                pending.controller,
                pending.card,
                pending.stamp,
                ability,
                event_card=pending.event_card,
                note=TRIGGERED,
            ),
        )


@clause("setcg", "11.9.14", "11.12.2")
def holds(game: Game, pending: Pending) -> bool:
    """A conditional auto-ability asks for its condition when it triggers and when it resolves."""
    ability = pending.ability
    if ability is None or ability.condition is None:
        return True
    return bool(found(game, ability.condition, Context(pending.controller, pending.card, "")))


def settle(game: Game) -> Procedure:
    """Do all that comes before a player gets priority, until there is nothing of it left (11.1.4, 12.3)."""
    state = game.state
    while True:
        check(game)
        for player in (state.active, 1 - state.active):
            if len(backups(game, player)) > MOST_BACKUPS:
                yield from put_away_backups(game, player)
        if not any(pending.note == TRIGGERED for pending in state.pending):
            return
        yield from put_on_stack(game)


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
    if ability is None or not has_targets(game, ability, pending.controller, pending.card):
        return
    if ability.clause == ASSIST and not (yield from wants_assist(game, pending)):
        return
    targets = yield from choose_targets(game, ability, pending.controller, pending.card, "11.9.8")
    atoms.push(
        game,
        Pending(pending.controller, pending.card, atoms.stamp(game), ability, targets, pending.event_card),
    )


@clause("setcg", "15.2.6.3", "15.2.6.4")
def wants_assist(game: Game, pending: Pending) -> Generator[Ask, Option, bool]:
    """Who controls a Backup with Assist says whether to use it; unused, it is not put on the stack at all."""
    said = yield Ask(pending.controller, "assist", "15.2.6.3", [YES, NO], pending.card)
    return said.verb == "yes"


@clause("setcg", "11.12.1", "11.12.4", "11.1.7")
def resolve(game: Game, pending: Pending) -> Procedure:
    """The top of the stack is carried out in the order of its text, then put away."""
    if pending.ability is not None and holds(game, pending):
        yield from carry_out(game, pending, pending.ability)
    if game.state.where[pending.card] == 2 * STACK and SUMMON in game.state.cards[pending.card].types:
        put_summon_away(game, pending.card)


def carry_out(game: Game, pending: Pending, ability: Ability) -> Procedure:
    """Perform an effect on the chosen cards that are still there, after asking if it may be left undone."""
    if ability.optional:
        said = yield Ask(pending.controller, "may", "11.9.15", [YES, NO], pending.card)
        if said.verb == "no":
            return
    targets = tuple(
        card if _is_suitable(game, pending, ability, place, card) else -1
        for place, card in enumerate(pending.targets)
    )
    at = Context(pending.controller, pending.card, "11.12.4", targets, pending.event_card)
    yield from perform(game, ability.effect, at)


def _is_suitable(game: Game, pending: Pending, ability: Ability, place: int, card: int) -> bool:
    return card >= 0 and matches(
        game, card, characteristics(game, card), ability.targets[place], pending.controller, pending.card
    )


@clause("setcg", "11.12.10")
def put_summon_away(game: Game, card: int) -> None:
    """A summon that has resolved goes to its owner's break zone."""
    atoms.move(game, card, BREAK)


def tell_entered(game: Game, card: int) -> None:
    """Let auto-abilities trigger on a card that came onto the field (11.9.17.2.1)."""
    if game.automatic:
        trigger(game, "enters", card)
