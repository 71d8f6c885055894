"""What cards and abilities of Force of Will cost when played, after changes by effects (903.2i)."""

from collections.abc import Sequence

from rules.engine.announcing.announcement import Announcement
from rules.engine.clauses import clause
from rules.engine.costs import changed_costs, cost_changes, with_units
from rules.engine.game import Game
from rules.engine.layers import changes_costs
from rules.games.fow8.announcement_texts import side_of
from rules.games.fow8.definitions import Price
from rules.games.fow8.mechanics.bound_will import Deed
from rules.games.fow8.mechanics.free_attributes import in_any_attributes
from rules.games.fow8.mechanics.keyword_costs import KEYWORD_OF_CLAUSE, NOTHING, changed_steps
from rules.games.fow8.payment import price_here
from rules.games.fow8.payment_requirements import (
    Steps,
    can_be_paid,
    priced,
    steps_at,
    steps_with,
    wills_of,
    with_x,
)
from rules.games.fow8.payment_sources import budget_for
from rules.language.abilities import Activated, Triggered, Way
from rules.language.changes import ChangeCost

FREE = ChangeCost(free=True)


@clause("fow8", "903.2f-i", "903.2i", "903.2i-i", "903.2i-ii", "903.2i-iii", "903.2i-iv")
def prices_of_card(game: Game, one: Announcement) -> list[Price]:
    """Return every possible cost of a card: replaced or free, then increased, then reduced.

    There are several if the player chooses which part is reduced.
    """
    side, ways, is_free = side_of(game, one), one.ways, bool(one.own)
    printed = side.price if one.face else price_here(game, one.card)
    changes = cost_changes(game, one.player, one.card)
    units = [with_units(game, way.cost, one.at(game, "")).resources for way in ways]
    if is_free:
        changes.append(FREE)
    for way, wills in zip(ways, units, strict=True):
        changes.append(FREE if way.instead else ChangeCost(more=wills))
    unpaid = any(change.free for change in changes)
    x = 0 if unpaid else printed.x
    if not changes:
        return [printed]
    listed = in_any_attributes(game, changed_costs(wills_of(printed), changes), changes)
    for way, wills in zip(ways, units, strict=True):
        if way.instead:
            listed = [(*price, *wills) for price in listed]
    return [priced(price, x + sum(way.cost.x for way in ways)) for price in listed]


def can_pay_for_card(game: Game, one: Announcement, price: Price, x: int) -> bool:
    """Return whether a player can do everything that playing a card for a price and in its ways requires."""
    steps = with_x(steps_with(price, one.ways), x)
    budget = budget_for(game, one.player, "card", one.card)
    return can_be_paid(game, one.player, one.card, steps, budget)


def costs_of_ability(game: Game, one: Announcement) -> list[Steps]:
    """List the possible costs of an ability in its ways, after changes by effects."""
    steps = steps_in_ways(game, one)
    if isinstance(one.printed, Triggered) or not changes_costs(game):
        return [steps]
    return changed_costs_of_ability(game, one, steps)


def steps_in_ways(game: Game, one: Announcement) -> Steps:
    """Return what an ability costs in the chosen ways."""
    ability = one.printed
    assert isinstance(ability, Activated | Triggered), "only these abilities have costs of their own"
    if not ability.cost.parts and not one.ways:
        return NOTHING
    cost = next((way.cost for way in one.ways if way.instead), ability.cost)
    at = one.at(game, "")
    steps = steps_at(game, cost, at)
    for way in one.ways:
        steps += () if way.instead else steps_at(game, way.cost, at)
    return steps


def ways_of_ability(game: Game, one: Announcement) -> Sequence[Way]:
    """List an ability's alternative and additional costs."""
    ability = one.printed
    return ability.ways if isinstance(ability, Activated | Triggered) else ()


@clause("fow8", "903.2i", "903.2i-i", "903.2i-ii", "903.2i-iii", "903.2i-iv")
def changed_costs_of_ability(game: Game, one: Announcement, steps: Steps) -> list[Steps]:
    """The cost of an ability changes like that of a card; a free one requires nothing."""
    keyword = KEYWORD_OF_CLAUSE.get(one.printed.clause, "") if one.printed is not None else ""
    return changed_steps(game, one.player, one.card, steps, keyword)


def can_pay_for_ability(game: Game, one: Announcement, steps: Steps, x: int) -> bool:
    """Return whether a player can do everything that playing an ability requires."""
    deed: Deed = "" if isinstance(one.printed, Triggered) else "ability" if one.printed else "judgment"
    budget = budget_for(game, one.player, deed, one.card)
    return can_be_paid(game, one.player, one.card, with_x(steps, x), budget)
