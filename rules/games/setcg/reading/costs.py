"""Costs: CP, crystals, dulling, discarding, and cards put away or removed, in their written order."""

from rules.games.setcg.reading.nouns import ANY_CARD, BREAK, FIELD, HAND, OUTSIDE, Noun, has_type
from rules.language.costs import (
    Cost,
    CostPart,
    DiscardCards,
    MoveCard,
    Pay,
    PayX,
    PutThisAway,
    RestCards,
    RestThis,
    TakeCounters,
)
from rules.language.filters import Filter, InZone, IsRested, OneOf, Other
from rules.language.references import This, ThisCard
from rules.reading.grammar import Rules
from rules.reading.phrases import narrowed

COSTS = Rules()

Parts = tuple[CostPart, ...]

COSTS.same(
    "cost-part",
    {
        "{dull}": RestThis(),
        "{cp-x}": PayX(),
        "{crystal}": Pay(1, "crystal"),
        "put ~ into the break zone": PutThisAway(),
        "remove ~ from the game": MoveCard(narrowed(ANY_CARD, InZone((FIELD,)), OneOf(This())), OUTSIDE),
        "discard ~": PutThisAway(),
        "remove ~ in your hand from the game": MoveCard(
            narrowed(ANY_CARD, InZone((HAND,)), OneOf(ThisCard())), OUTSIDE
        ),
        "remove ~ in the break zone from the game": MoveCard(
            narrowed(ANY_CARD, InZone((BREAK,)), OneOf(ThisCard())), OUTSIDE
        ),
        "return ~ to its owner's hand": MoveCard(narrowed(ANY_CARD, InZone((FIELD,)), OneOf(This())), HAND),
        "return ~ to your hand": MoveCard(narrowed(ANY_CARD, InZone((FIELD,)), OneOf(This())), HAND),
    },
)
COSTS.same("cost-none", {"{cp-0}": Cost()})


@COSTS.rule(
    "cost-part",
    "discard <number> <noun> [from your hand]",
    example="discard 1 Fire card",
    miss="discard Fire card",
)
def discarded(number: int, noun: Noun) -> CostPart | None:
    if noun.zone not in ("", HAND):
        return None
    return DiscardCards(number, None if noun.filter == ANY_CARD else noun.filter)


def moved(number: int, wanted: Filter | None, zone: str) -> Parts | None:
    """Return that a number of cards matching a filter go to a zone, one after another."""
    return None if wanted is None or not 1 <= number <= 20 else (MoveCard(wanted, zone),) * number


@COSTS.rule(
    "cost-parts",
    "put <number> <noun> into the break zone",
    example="put 1 Backup into the Break Zone",
    miss="put a Backup into the Break Zone",
)
def put_away(number: int, noun: Noun) -> Parts | None:
    return None if noun.zone not in ("", FIELD) else moved(number, noun.placed(FIELD, "you"), BREAK)


@COSTS.rule(
    "cost-parts",
    "put ~ and <number> <noun> into the break zone",
    example="put ~ and 1 Backup into the Break Zone",
    miss="put ~ or 1 Backup into the Break Zone",
)
def put_away_with_it(number: int, noun: Noun) -> Parts | None:
    """The other cards put away with the card do not include itself."""
    others = None if noun.zone not in ("", FIELD) else noun.placed(FIELD, "you")
    parts = None if others is None else moved(number, narrowed(others, Other()), BREAK)
    return None if parts is None else (PutThisAway(), *parts)


@COSTS.rule(
    "cost-parts",
    "remove <number> <noun> from the game",
    example="remove 2 Forwards in your Break Zone from the game",
    miss="remove 2 Forwards from the game in your Break Zone",
)
def removed(number: int, noun: Noun) -> Parts | None:
    """Characters are one's own (11.7.2.1.3); for other cards the text says where they are."""
    if not noun.zone and noun.kind and noun.filter != ANY_CARD:
        return moved(number, noun.placed(FIELD, "you"), OUTSIDE) if has_type(noun.filter) else None
    return moved(number, noun.placed(), OUTSIDE) if noun.zone and noun.whose == "you" else None


@COSTS.rule(
    "cost-parts",
    "remove <number> <noun> in the break zone from the game",
    example="remove 2 Fire cards in the Break Zone from the game",
    miss="remove 2 Fire cards in the hand from the game",
)
def removed_there(number: int, noun: Noun) -> Parts | None:
    """A cost is paid from one's own break zone."""
    return None if noun.zone else moved(number, noun.placed(BREAK, "you"), OUTSIDE)


@COSTS.rule(
    "cost-parts",
    "return <number> <noun> to (its|their) owner's hand",
    example="return 1 Backup you control to its owner's hand",
    miss="return a Backup you control to its owner's hand",
)
def returned(number: int, noun: Noun) -> Parts | None:
    return None if noun.zone not in ("", FIELD) else moved(number, noun.placed(FIELD, "you"), HAND)


@COSTS.rule(
    "cost-part", "dull <number> <noun>", example="dull 2 active Forwards", miss="dull active Forwards"
)
def dulled(number: int, noun: Noun) -> CostPart | None:
    wanted = noun.placed(FIELD, "you") if noun.zone in ("", FIELD) else None
    if wanted is None or IsRested(False) not in getattr(wanted, "parts", ()):
        return None
    return RestCards(wanted, number)


@COSTS.rule(
    "cost-part",
    "remove <number> <counter> from ~",
    example="remove 1 Monster Counter from ~",
    miss="remove 1 Monster Counter",
)
def counters_off(number: int, counter: str) -> CostPart:
    return TakeCounters(counter, number)


@COSTS.rule("cost-parts", "<part:cost-part>", example="discard 1 card", miss="draw 1 card")
def alone(part: CostPart) -> Parts:
    return (part,)


@COSTS.rule("cost-list", "<cost-parts>", example="discard 1 card", miss="discard 1 card,")
def first(cost_parts: Parts) -> Parts:
    return cost_parts


@COSTS.rule(
    "cost-list",
    "<cost-list> [(,|and|, and)] <cost-parts>",
    example="discard 1 card, put ~ into the Break Zone",
    miss="discard 1 card,",
)
def more(cost_list: Parts, cost_parts: Parts) -> Parts:
    return (*cost_list, *cost_parts)


@COSTS.rule("cost", "<cost-list>", example="discard 1 card, put ~ into the Break Zone", miss="put ~")
def whole(cost_list: Parts) -> Cost | None:
    """The parts in order, with units of the same resource paid together."""
    found: list[CostPart] = []
    for part in cost_list:
        place = next((at for at, one in enumerate(found) if _same_resource(one, part)), None)
        if place is None:
            found.append(part)
            continue
        known = found[place]
        assert isinstance(known, Pay) and isinstance(part, Pay), "only payments are added up"
        assert isinstance(known.amount, int) and isinstance(part.amount, int), "printed amounts are numbers"
        found[place] = Pay(known.amount + part.amount, part.resource)
    own = [part for part in found if isinstance(part, PutThisAway | RestThis)]
    return Cost(tuple(found)) if len(own) == len(set(own)) else None


def _same_resource(one: CostPart, other: CostPart) -> bool:
    return isinstance(one, Pay) and isinstance(other, Pay) and one.resource == other.resource


@COSTS.rule("cost", "<cost-none>", example="{cp-0}", miss="{cp-1}")
def nothing(cost_none: Cost) -> Cost:
    return cost_none
