"""Decisions about an announcement's cost: X, alternative and additional costs, and the final cost."""

from typing import TYPE_CHECKING

from rules.engine.amounts import number
from rules.engine.announcing.affordability import greatest_x, prices, stated_x, varies
from rules.engine.announcing.announcement import Announcement
from rules.engine.announcing.division import needed_x
from rules.engine.announcing.feasibility import can_announce, has_all_targets, is_possible, offered_ways
from rules.engine.announcing.order import Action
from rules.engine.asks import NO, YES, Ask, Option, Procedure, Purpose
from rules.language.abilities import Triggered, Way
from rules.language.costs import FREE
from rules.language.effects import NOTHING

if TYPE_CHECKING:
    from rules.engine.game import Game


def determine_x(game: "Game", one: Announcement, clause: str) -> Procedure:
    """Set X if a text defines it."""
    told = stated_x(one)
    assert told is not None, "the text says what X is"
    one.x = number(game, told, one.at(game, clause))
    yield from ()


def name_x(game: "Game", one: Announcement, clause: str) -> Procedure:
    """Ask the player for X, among those that can be paid and that are enough for the texts."""
    values = range(needed_x(one), greatest_x(game, one) + 1)
    options = [Option("x", one.card, x) for x in values if has_all_targets(game, one, x)]
    one.x = (yield Ask(one.player, "choose_x", clause, options, one.card)).other


def add_costs(game: "Game", one: Announcement, clause: str) -> Procedure:
    """Add the mandatory additional costs."""
    one.take(*(way for way in offered_ways(game, one) if way.must))
    yield from ()


def choose_instead(game: "Game", one: Announcement, clause: str) -> Procedure:
    """Ask the player which cost they pay: the regular one, or an alternative cost."""
    options = [Option("pay_cost", one.card, -1)] if is_possible(game, one) else []
    instead = [way for way in offered_ways(game, one) if way.instead and is_possible(game, one.in_ways(way))]
    options += [Option("pay_cost", one.card, place, way.name) for place, way in enumerate(instead)]
    about = (instead[0].clause if len(instead) == 1 else "") or clause
    purpose = Purpose(NOTHING, one.at(game, about), ways=tuple(instead))
    said = yield Ask(one.player, "choose_cost", about, options, one.card, purpose=purpose)
    if said.other >= 0:
        one.take(instead[said.other])


def choose_more(game: "Game", one: Announcement, clause: str) -> Procedure:
    """Ask the player about each optional additional cost, which may be what makes the others payable."""
    for way in offered_ways(game, one):
        if _is_optional(way) and is_possible(game, one.in_ways(way)):
            about = way.clause or clause
            options = [YES, NO] if is_possible(game, one) else [YES]
            said = yield Ask(one.player, "pay_more", about, options, one.card)
            if said.verb == YES.verb:
                one.take(way)


def _is_optional(way: Way) -> bool:
    return not way.instead and not way.must


def fix_price(game: "Game", one: Announcement, clause: str) -> Procedure:
    """Ask the player for one of the costs they can pay; later changes do not affect it."""
    listed = [price for price in prices(game, one) if one.order.can_pay(game, one, price, max(0, one.x))]
    options = [Option("price", one.card, place) for place in range(len(listed))]
    one.price = listed[(yield Ask(one.player, "price", clause, options, one.card)).other]


def fix_one_price(game: "Game", one: Announcement, clause: str) -> Procedure:
    """Fix the cost, in a game where it is never a choice; later changes do not affect it."""
    (one.price,) = prices(game, one)
    yield from ()


def agree_to_pay(game: "Game", one: Announcement, clause: str) -> Procedure:
    """Ask the controller of a triggered ability with a cost whether they pay it; if not, it is gone."""
    if not can_announce(game, one):
        one.dropped = True
        return
    said = yield Ask(one.player, "pay_cost", clause, [YES, NO], one.card)
    one.dropped = said.verb == NO.verb


def has_cost(game: "Game", one: Announcement) -> bool:
    """Return whether an ability has a cost."""
    ability = one.printed
    return isinstance(ability, Triggered) and (ability.cost != FREE or bool(ability.ways))


def lose_without_targets(game: "Game", one: Announcement, clause: str) -> Procedure:
    """Drop an announcement without its required targets and modes."""
    one.dropped = True
    yield from ()


DETERMINED_X = Action("determined X", determine_x, lambda game, one: stated_x(one) is not None)
NAMED_X = Action("named X", name_x, lambda game, one: stated_x(one) is None and varies(game, one))
ADDED = Action("costs added", add_costs, lambda game, one: any(way.must for way in offered_ways(game, one)))
INSTEAD = Action(
    "paid instead", choose_instead, lambda game, one: any(way.instead for way in offered_ways(game, one))
)
MORE = Action(
    "paid besides", choose_more, lambda game, one: any(_is_optional(way) for way in offered_ways(game, one))
)
PRICE = Action("price", fix_price)
ONE_PRICE = Action("price", fix_one_price)
AGREEMENT = Action("agreement", agree_to_pay, has_cost)
AIMLESS = Action("aimless", lose_without_targets, lambda game, one: not is_possible(game, one, paid=False))
