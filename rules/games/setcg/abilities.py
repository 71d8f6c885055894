"""Action and special abilities (11.6 to 11.8): choosing for them, using them, paying for them."""

from collections.abc import Generator, Iterator
from dataclasses import replace

from rules.engine import atoms
from rules.engine.abilities import Ability, Cost
from rules.engine.asks import Ask, Option, Procedure
from rules.engine.dividing import allot, can_divide, fewest, least_x
from rules.engine.effects import ChooseOne
from rules.engine.filters import Filter, TheX
from rules.engine.game import Game
from rules.engine.layers import characteristics
from rules.engine.perform import Context, found
from rules.engine.ruling import clause
from rules.engine.waiting import Choices, Pending
from rules.games.setcg.definitions import FREE, SquareCard
from rules.games.setcg.keywords import may_be_dulled, may_choose, may_use_this_turn, must_choose
from rules.games.setcg.prices import (
    can_meet,
    choose_means,
    declare_cost,
    demand,
    greatest_x,
    meet,
    price_now,
)
from rules.games.setcg.zones import FIELD

Targeting = Generator[Ask, Option, tuple[int, ...]]
Declaring = Generator[Ask, Option, Ability]


def has_targets(game: Game, ability: Ability, player: int, source: int) -> bool:
    """Tell whether every choice that an ability asks for can be made now (11.2.3, 11.7.5)."""
    if not ability.targets:
        return True
    at = aiming(game, ability, player, source)
    least = fewest(ability)
    return all(choosable(game, wanted, at) for wanted in ability.targets[:least]) and can_divide(
        game, ability, least, at
    )


def aiming(game: Game, ability: Ability, player: int, source: int) -> Context:
    """Return where an ability stands as its choices are made: with the greatest X it could divide."""
    if not isinstance(ability.divides, TheX):
        return Context(player, source, "")
    definition = game.state.cards[source]
    assert isinstance(definition, SquareCard), f"{definition} is a card of another game"
    base, cost = FREE, ability.cost
    if ability.kind in ("spell", "way"):
        base, cost = price_now(game, player, source, game.state.where[source]), Cost(x=definition.x)
    x = max(0, greatest_x(game, player, source, base, [cost]))
    return Context(player, source, "", choices=Choices(x=x))


def choosable(game: Game, wanted: Filter, at: Context) -> list[int]:
    """List the cards that meet a filter and may be chosen."""
    return [card for card in found(game, wanted, at) if may_choose(game, card, at.player)]


@clause("setcg", "11.2.3", "11.7.5", "11.8.5", "11.9.8")
def choose_targets(game: Game, ability: Ability, player: int, source: int, number: str) -> Targeting:
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
            chosen += [-1] * (len(ability.targets) - place)
            break
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
        if state.cards[card].abilities or state.lasting or game.static:
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
    if not has_targets(game, ability, player, card):
        return False
    costs = (cost, *(way.cost for way in ability.ways if way.instead))
    return any(can_meet(game, player, card, demand(game, player, card, FREE, [one])) for one in costs)


def _used(place: int) -> str:
    return f"used:{place}"


@clause("setcg", "11.7.3", "11.7.8", "11.7.11", "11.8.3", "11.8.8", "11.8.11")
def use(game: Game, player: int, card: int, place: int) -> Procedure:
    """Use an action or special ability: declare it, choose, pay its whole cost; it is on the stack."""
    ability = characteristics(game, card).abilities[place]
    targets = yield from choose_targets(game, ability, player, card, "11.7.5")
    declared = yield from choose_effect(game, ability, player, card, "11.7.6")
    ways = list(ability.ways)
    demanded, choices, _ = yield from declare_cost(
        game, player, card, FREE, ability.cost, ways, "11.7.7", least_x(ability, targets)
    )
    at = Context(player, card, "11.7.8", targets, choices=choices)
    shares = yield from allot(game, ability, targets, at)
    means = yield from choose_means(game, player, card, demanded, "11.7.10")
    if ability.once_a_turn:
        atoms.mark(game, card, _used(place))
    stamp = atoms.stamp(game)
    meet(game, card, demanded, means)
    atoms.push(game, Pending(player, card, stamp, declared, targets, choices=replace(choices, shares=shares)))
