"""Action and special abilities (11.6 to 11.8): choosing for them, using them, paying for them."""

from collections.abc import Generator, Iterator
from dataclasses import replace
from typing import TypeVar

from rules.engine import atoms
from rules.engine.asks import Ask, Option, Procedure
from rules.engine.conditions import holds
from rules.engine.context import Context
from rules.engine.dividing import allot, can_divide, divides_x, fewest, least_x
from rules.engine.game import Game
from rules.engine.layers import characteristics, leaves_alone
from rules.engine.objects import arrivals
from rules.engine.reading import ABILITIES
from rules.engine.references import found
from rules.engine.ruling import clause
from rules.engine.targets import NOTHING
from rules.engine.waiting import Choices, Pending
from rules.games.setcg.definitions import FREE, SquareCard
from rules.games.setcg.keywords import may_be_dulled, may_choose, may_use_this_turn, must_choose
from rules.games.setcg.payment_prices import (
    can_meet,
    choose_means,
    declare_cost,
    demand,
    greatest_x,
    meet,
    price_now,
)
from rules.games.setcg.zones import FIELD
from rules.language.abilities import Activated, Announceable, Spell, Triggered, Way
from rules.language.costs import Cost, PayX
from rules.language.effects import ChooseOne
from rules.language.filters import Filter

Targeting = Generator[Ask, Option, tuple[int, ...]]
One = TypeVar("One", Spell, Activated, Triggered, Way)
Declaring = Generator[Ask, Option, One]

USED = "used"
"""With this word the places of the abilities are remembered that a card used this turn."""


def has_targets(game: Game, ability: Announceable, player: int, source: int) -> bool:
    """Tell whether every choice that an ability asks for can be made now (11.2.3, 11.7.5)."""
    if not ability.targets:
        return True
    at = aiming(game, ability, player, source)
    least = fewest(ability)
    return all(choosable(game, wanted, at) for wanted in ability.targets[:least]) and can_divide(
        game, ability, least, at
    )


def aiming(game: Game, ability: Announceable, player: int, source: int) -> Context:
    """Return where an ability stands as its choices are made: with the greatest X it could divide."""
    if not divides_x(ability):
        return Context(player, source, "")
    definition = game.state.cards[source]
    assert isinstance(definition, SquareCard), f"{definition} is a card of another game"
    base, cost = FREE, Cost() if isinstance(ability, Spell) else ability.cost
    if isinstance(ability, Spell | Way):
        base, cost = price_now(game, player, source, game.state.where[source]), Cost((PayX(definition.x),))
    x = max(0, greatest_x(game, player, source, base, [cost]))
    return Context(player, source, "", choices=Choices(x=x))


def choosable(game: Game, wanted: Filter, at: Context) -> list[int]:
    """List the cards that meet a filter and may be chosen."""
    return [card for card in found(game, wanted, at) if may_choose(game, card, at.player)]


@clause("setcg", "11.2.3", "11.7.5", "11.8.5", "11.9.8")
def choose_targets(game: Game, ability: Announceable, player: int, source: int, number: str) -> Targeting:
    """A player chooses what a summon or ability says is to be chosen, a suitable card for each choice."""
    chosen: list[int] = []
    at = aiming(game, ability, player, source)
    for place, wanted in enumerate(ability.targets):
        suitable = [card for card in choosable(game, wanted, at) if card not in chosen]
        if not suitable or not can_divide(game, ability, place + 1, at):
            chosen.append(-1)
            continue
        forced = [card for card in suitable if must_choose(game, card, player)]
        options = [Option("choose", card) for card in forced or suitable]
        if place >= fewest(ability) and not forced:
            options.append(Option("done"))
        picked = yield Ask(player, "choose", number, options, source)
        if picked.verb == "done":
            chosen += [NOTHING] * (len(ability.targets) - place)
            break
        chosen.append(picked.card)
    return tuple(chosen)


@clause("setcg", "11.2.5", "11.7.6", "11.8.6")
def choose_effect(game: Game, ability: One, player: int, source: int, number: str) -> Declaring[One]:
    """A player says which of several effects a summon or ability is used for, before it is paid."""
    if not isinstance(ability.effect, ChooseOne) or ability.effect.by != "you":
        return ability
    effects = ability.effect.effects
    options = [Option("choose", other=place) for place in range(len(effects))]
    chosen = yield Ask(player, "choose_effect", number, options, source)
    return replace(ability, effect=effects[chosen.other])


def activated(game: Game, player: int) -> Iterator[tuple[int, int, Activated]]:
    """List the action and special abilities of the cards a player controls, with their places on the card."""
    state = game.state
    for card in state.zone(FIELD, player):
        if state.cards[card].abilities or not leaves_alone(game, ABILITIES):
            for place, ability in enumerate(characteristics(game, card).abilities):
                if isinstance(ability, Activated) and _is_there(game, player, card, ability):
                    yield card, place, ability


def _is_there(game: Game, player: int, card: int, ability: Activated) -> bool:
    return game.works(card, ability) and (ability.when is None or holds(game, ability.when, player, card))


@clause("setcg", "11.7.12", "11.8.12", "11.6.7")
def may_use(game: Game, player: int, card: int, ability: Activated, place: int) -> bool:
    """An ability that cannot be paid for, or has nothing to choose, cannot even be attempted."""
    cost = ability.cost
    if cost.rests and not may_be_dulled(game, card):
        return False
    if not may_use_this_turn(game, player, ability):
        return False
    if ability.once_a_turn and place in game.state.instances[card].numbers_of(USED):
        return False
    if not has_targets(game, ability, player, card):
        return False
    costs = (cost, *(way.cost for way in ability.ways if way.instead))
    return any(can_meet(game, player, card, demand(game, player, card, FREE, [one])) for one in costs)


@clause("setcg", "11.7.3", "11.7.8", "11.7.11", "11.8.3", "11.8.8", "11.8.11")
def use(game: Game, player: int, card: int, place: int) -> Procedure:
    """Use an action or special ability: declare it, choose, pay its whole cost; it is on the stack."""
    ability = characteristics(game, card).abilities[place]
    assert isinstance(ability, Activated), "only activated abilities are used"
    targets = yield from choose_targets(game, ability, player, card, "11.7.5")
    objects = arrivals(game.state, targets)
    declared = yield from choose_effect(game, ability, player, card, "11.7.6")
    ways = list(ability.ways)
    demanded, choices, _ = yield from declare_cost(
        game, player, card, FREE, ability.cost, ways, "11.7.7", least_x(ability, targets)
    )
    at = Context(player, card, "11.7.8", targets, choices=choices)
    shares = yield from allot(game, ability, targets, at)
    means = yield from choose_means(game, player, card, demanded, "11.7.10")
    if ability.once_a_turn:
        used = game.state.instances[card].numbers_of(USED)
        atoms.set_numbers(game, card, USED, (*used, place))
    stamp = atoms.stamp(game)
    meet(game, card, demanded, means)
    choices = replace(choices, shares=shares)
    atoms.push(game, Pending(player, card, stamp, declared, targets, choices=choices, arrivals=objects))
