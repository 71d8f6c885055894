"""Costs with several kinds of cards, with the card itself, and additional costs of a Summon."""

from rules.games.setcg.reading.costs import Parts, moved
from rules.games.setcg.reading.nouns import ANY_CARD, BREAK, DECK, FIELD, HAND, OUTSIDE, Noun
from rules.language.abilities import Static, Way
from rules.language.changes import ChangeCost, Restrict
from rules.language.conditions import Condition, PlayedBy
from rules.language.costs import Cost, CostPart, DiscardCards, MoveCard, RestCards
from rules.language.filters import AnyOf, Filter, InZone, IsRested, Not, OfAttribute, OfType, OneOf, Other
from rules.language.references import ThisCard, Top
from rules.language.restrictions import Cannot
from rules.reading.grammar import Rules
from rules.reading.phrases import narrowed, order_of

COSTS_MORE = Rules()

ITSELF_ACTIVE = narrowed(ANY_CARD, InZone((FIELD,)), IsRested(False), OneOf(ThisCard()))
COSTS_MORE.same("cost-part", {"dull active ~": RestCards(ITSELF_ACTIVE)})
"""JUDGEMENT: only the Dull icon requires Haste of a new card (11.7.2.1.2), and these words do not."""


@COSTS_MORE.rule(
    "cost-part",
    "dull a total of <number> active <noun>",
    example="dull a total of 3 active Fire Forwards or Fire Backups",
    miss="dull a total of 3 Fire Forwards or Fire Backups",
)
def dulled_together(number: int, noun: Noun) -> CostPart | None:
    wanted = noun.placed(FIELD, "you") if noun.zone in ("", FIELD) else None
    return None if wanted is None else RestCards(narrowed(wanted, IsRested(False)), number)


@COSTS_MORE.rule(
    "cost-part",
    "discard a total of <number> <noun>",
    example="discard a total of 2 Job Knight or Card Name Cloud",
    miss="discard a total of Job Knight",
)
def discarded_together(number: int, noun: Noun) -> CostPart | None:
    if noun.zone not in ("", HAND) or noun.filter == ANY_CARD:
        return None
    return DiscardCards(number, noun.filter)


@COSTS_MORE.rule(
    "cost-parts",
    "dull <one:number> active <first:noun> and <two:number> active <second:noun>",
    example="dull 1 active Fire Forward and 1 active Ice Forward",
    miss="dull 1 active Fire Forward and 1 Ice Forward",
)
def dulled_both(one: int, first: Noun, two: int, second: Noun) -> Parts | None:
    parts = [dulled_together(one, first), dulled_together(two, second)]
    found = tuple(part for part in parts if part is not None)
    return found if len(found) == 2 else None


@COSTS_MORE.rule(
    "cost-parts",
    "put 1 <first:noun> or 1 <second:noun> into the break zone",
    example="put 1 Card Name Cloud or 1 Card Name Tifa into the Break Zone",
    miss="put 1 Card Name Cloud and 1 Card Name Tifa into the Break Zone",
)
def put_either(first: Noun, second: Noun) -> Parts | None:
    if first.zone or second.zone or ANY_CARD in (first.filter, second.filter) or first == second:
        return None
    either = Noun(AnyOf(tuple(sorted((first.filter, second.filter), key=order_of))))
    return moved(1, either.placed(FIELD, "you"), BREAK)


MYSELF = MoveCard(narrowed(ANY_CARD, InZone((BREAK,)), OneOf(ThisCard())), OUTSIDE)
"""The card leaves the break zone for its own ability."""


@COSTS_MORE.rule(
    "cost-parts",
    "remove ~ and <number> <noun> in the break zone from the game",
    example="remove ~ and 2 Dark Characters in the Break Zone from the game",
    miss="remove ~ or 2 Dark Characters in the Break Zone from the game",
)
def removed_with_it(number: int, noun: Noun) -> Parts | None:
    others = None if noun.zone else moved(number, noun.placed(BREAK, "you"), OUTSIDE)
    return None if others is None else (MYSELF, *others)


@COSTS_MORE.rule(
    "cost-parts",
    "remove <one:number> <first:noun> and <two:number> <second:noun> in the break zone from the game",
    example="remove 1 Card Name Cloud and 1 Card Name Tifa in the Break Zone from the game",
    miss="remove 1 Card Name Cloud and Card Name Tifa in the Break Zone from the game",
)
def removed_both(one: int, first: Noun, two: int, second: Noun) -> Parts | None:
    if first.zone or second.zone:
        return None
    each = [moved(one, first.placed(BREAK, "you"), OUTSIDE), moved(two, second.placed(BREAK, "you"), OUTSIDE)]
    found = [part for part in each if part is not None]
    return (*found[0], *found[1]) if len(found) == 2 else None


@COSTS_MORE.rule(
    "cost-parts",
    "remove a total of <number> <noun> in the break zone from the game",
    example="remove a total of 3 Fire and/or Ice cards in the Break Zone from the game",
    miss="remove a total of Fire and/or Ice cards in the Break Zone from the game",
)
def removed_together(number: int, noun: Noun) -> Parts | None:
    return None if noun.zone else moved(number, noun.placed(BREAK, "you"), OUTSIDE)


@COSTS_MORE.rule(
    "cost-parts",
    "remove a total of <number> <noun> from the game",
    example="remove a total of 2 Fire and/or Ice cards in your Break Zone from the game",
    miss="remove a total of Fire and/or Ice cards in your Break Zone from the game",
)
def removed_of_ones_own(number: int, noun: Noun) -> Parts | None:
    return moved(number, noun.placed(), OUTSIDE) if noun.zone and noun.whose == "you" else None


@COSTS_MORE.rule(
    "cost-parts",
    "remove <one:number> <first:noun> and <two:number> <second:noun> from the game",
    example="remove 1 Fire Backup you control and 1 Ice Backup you control from the game",
    miss="remove 1 Fire Backup you control and 1 Ice Backup from the game",
)
def removed_both_there(one: int, first: Noun, two: int, second: Noun) -> Parts | None:
    """Two kinds of cards, each with its own zone."""
    each = [removed_of_ones_own(one, first), removed_of_ones_own(two, second)]
    found = [part for part in each if part is not None]
    return (*found[0], *found[1]) if len(found) == 2 else None


@COSTS_MORE.rule(
    "cost-parts",
    "put <one:number> <first:noun> and <two:number> <second:noun> into the break zone",
    example="put 1 Forward and 2 Backups into the Break Zone",
    miss="put 1 Forward and Backups into the Break Zone",
)
def put_both(one: int, first: Noun, two: int, second: Noun) -> Parts | None:
    """One's own Characters (11.7.2.1.3), which must be on the field."""
    if {first.zone, second.zone} - {"", FIELD}:
        return None
    each = [moved(one, first.placed(FIELD, "you"), BREAK), moved(two, second.placed(FIELD, "you"), BREAK)]
    found = [part for part in each if part is not None]
    return (*found[0], *found[1]) if len(found) == 2 else None


@COSTS_MORE.rule(
    "cost-parts",
    "put <number> other <noun> into the break zone",
    example="put 1 other Forward into the Break Zone",
    miss="put another Forward into the Break Zone",
)
def put_other(number: int, noun: Noun) -> Parts | None:
    wanted = noun.placed(FIELD, "you") if noun.zone in ("", FIELD) else None
    return None if wanted is None else moved(number, narrowed(wanted, Other()), BREAK)


@COSTS_MORE.rule(
    "cost-part",
    "dull <number> other active <noun>",
    example="dull 1 other active Forward",
    miss="dull 1 other Forward",
)
def dulled_other(number: int, noun: Noun) -> CostPart | None:
    wanted = noun.placed(FIELD, "you") if noun.zone in ("", FIELD) else None
    return None if wanted is None else RestCards(narrowed(wanted, IsRested(False), Other()), number)


@COSTS_MORE.rule(
    "cost-parts",
    "discard <one:number> <first:noun> and <two:number> <second:noun>",
    example="discard 1 Fire card and 1 Ice card",
    miss="discard 1 Fire card and Ice card",
)
def discarded_both(one: int, first: Noun, two: int, second: Noun) -> Parts | None:
    if {first.zone, second.zone} - {"", HAND} or ANY_CARD in (first.filter, second.filter):
        return None
    return DiscardCards(one, first.filter), DiscardCards(two, second.filter)


GOING = {"into the break zone": BREAK, "from the game": OUTSIDE}
COSTS_MORE.same("going", GOING)


@COSTS_MORE.rule(
    "cost-parts",
    "(put|remove) the top card of your deck <zone:going>",
    example="put the top card of your deck into the Break Zone",
    miss="put the bottom card of your deck into the Break Zone",
)
@COSTS_MORE.rule(
    "cost-parts",
    "(put|remove) the top <number> cards of your deck <zone:going>",
    example="remove the top 5 cards of your deck from the game",
    miss="remove the top 5 cards of your opponent's deck from the game",
)
def off_the_deck(zone: str, number: int = 1) -> Parts | None:
    return moved(number, narrowed(InZone((DECK,)), OneOf(Top(number))), zone)


EXTRA = "extra"
"""The name of a Summon's additional cost."""


@COSTS_MORE.rule(
    "extra-way",
    "if you cast ~ , you may pay an extra <cost>",
    example="if you cast ~, you may pay an extra {cp-2}",
    miss="if you cast ~, you may pay {cp-2}",
)
@COSTS_MORE.rule(
    "extra-way",
    "if you cast ~ , you may <cost> as an extra cost",
    example="if you cast ~, you may discard 1 card as an extra cost",
    miss="if you cast ~, you may discard 1 card",
)
def extra(cost: Cost) -> Way | None:
    return Way(cost=cost, name=EXTRA) if cost.parts and "This" not in repr(cost) else None


PAID: dict[str, Condition] = {"you paid the extra cost": PlayedBy(EXTRA)}
COSTS_MORE.same("condition", PAID)


BEFORE = "before paying the cost to cast ~"
COSTS_MORE.same("before-paying", {BEFORE: BEFORE})


@COSTS_MORE.rule(
    "cost-given",
    "you can pay <cost> to",
    example="you can pay {crystal} to",
    miss="you can pay to",
)
@COSTS_MORE.rule(
    "cost-given",
    "you can <cost> to",
    example="you can discard 1 card to",
    miss="you can draw 1 card to",
)
def cost_given(cost: Cost) -> Cost | None:
    return cost if cost.parts and "This" not in repr(cost) else None


@COSTS_MORE.rule(
    "extra-way",
    "<before-paying> , <cost-given> reduce <cost-of> by <number>",
    example=BEFORE + ", you can pay {crystal} to reduce the cost to cast ~ by 2",
    miss=BEFORE + ", you can pay {crystal} to reduce the cost to cast ~",
)
def reduced_by_paying(before_paying: str, cost_given: Cost, cost_of: str, number: int) -> Way:
    return Way(cost=cost_given, name="reduced", less=number)


COSTS_MORE.same(
    "to-come",
    dict.fromkeys(
        (
            "to cast ~",
            "to cast ~ from your hand",
            "to play ~ onto the field",
            "to play ~ from your hand onto the field",
        ),
        HAND,
    ),
)


@COSTS_MORE.rule(
    "static",
    "you can only pay with <element> cp <to-come>",
    example="you can only pay with Ice CP to cast ~",
    miss="you can pay with Ice CP to cast ~",
)
def paid_with_element(element: OfAttribute, to_come: str) -> Static | None:
    if len(element.words) != 1:
        return None
    return Static(changes=(ChangeCost(only=next(iter(element.words))),), zones=(to_come,), only_there=True)


@COSTS_MORE.rule(
    "static",
    "you can only pay with cp produced by [<element>] backups <to-come>",
    example="you can only pay with CP produced by Ice Backups to cast ~",
    miss="you can pay with CP produced by Ice Backups to cast ~",
)
def paid_with_backups(to_come: str, element: Filter | None = None) -> Static:
    paying = narrowed(OfType(frozenset({"backup"})), *([element] if element else []))
    only = Restrict(Cannot("be paid for with", Not(paying)))
    return Static(changes=(only,), zones=(to_come,), only_there=True)
