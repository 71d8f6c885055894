"""Conditions on all cards of a group, on two kinds at once, and comparing the players."""

from rules.games.setcg.definitions import ELEMENTS
from rules.games.setcg.reading.amounts import DAMAGE
from rules.games.setcg.reading.antecedents import REVEALED
from rules.games.setcg.reading.conditions import lying
from rules.games.setcg.reading.nouns import BREAK, FIELD, OUTSIDE, Noun
from rules.language.amounts import Count, DamageOn, Plus
from rules.language.conditions import AllHold, AnyHolds, Compare, Condition, Fails, Is, There
from rules.language.filters import CostIs, Filter, Not, OfAttribute, OfType, Other, Sign
from rules.language.references import Side, This
from rules.reading.clauses import mentions
from rules.reading.grammar import Rules
from rules.reading.phrases import narrowed

GROUPS = Rules()


def _ours(noun: Noun) -> Filter | None:
    return noun.placed() if noun.zone == FIELD and noun.whose == "you" else None


@GROUPS.rule(
    "condition",
    "the <noun> are all of different Elements",
    example="the Backups you control are all of different Elements",
    miss="the Backups you control are of different Elements",
)
def all_different(noun: Noun) -> Condition | None:
    """No two have an element in common: there is at most one of each element."""
    wanted = _ours(noun)
    if wanted is None:
        return None
    return AllHold(tuple(There(narrowed(wanted, OfAttribute(frozenset({one}))), 0, 1) for one in ELEMENTS))


@GROUPS.rule(
    "condition",
    "all the <noun> have <element> Element",
    example="all the Characters you control have Ice Element",
    miss="the Characters you control have Ice Element",
)
def all_of_element(noun: Noun, element: OfAttribute) -> Condition | None:
    wanted = _ours(noun)
    return None if wanted is None else There(narrowed(wanted, Not(element)), 0, 0)


@GROUPS.rule(
    "condition",
    "<one:condition> and if <other:condition>",
    example="you control a Forward and if you have no cards in your hand",
    miss="you control a Forward and if",
)
def both(one: Condition, other: Condition) -> Condition:
    parts = [one.parts if isinstance(one, AllHold) else (one,) for one in (one, other)]
    return AllHold((*parts[0], *parts[1]))


def _two(one: Filter | None, other: Filter | None) -> Condition | None:
    if one is None or other is None or one == other or mentions((one, other), Other()):
        return None
    return AllHold((There(one), There(other)))


@GROUPS.rule(
    "condition",
    "<who:controller> (a|an) <one:noun> and (a|an) <other:noun>",
    example="you control a Job Knight and a Job Thief",
    miss="you control a Job Knight or a Job Thief",
)
def controls_both(who: Side, one: Noun, other: Noun) -> Condition | None:
    if one.zone or other.zone:
        return None
    return _two(one.placed(FIELD, who), other.placed(FIELD, who))


@GROUPS.rule(
    "condition",
    "you have (a|an) <one:noun> and (a|an) <other:noun> in your break zone",
    example="you have a Fire Summon and an Ice Summon in your Break Zone",
    miss="you have a Fire Summon and an Ice Summon in your hand",
)
def both_fallen(one: Noun, other: Noun) -> Condition | None:
    if one.zone or other.zone:
        return None
    return _two(one.placed(BREAK, "you"), other.placed(BREAK, "you"))


@GROUPS.rule(
    "condition",
    "either player has <number> (card|cards) or less in their (hand|hands)",
    example="either player has 2 cards or less in their hands",
    miss="either player has 2 cards in their hands",
)
def either_has_few(number: int) -> Condition:
    return AnyHolds((There(lying("hand", "you"), 0, number), There(lying("hand", "opponent"), 0, number)))


@GROUPS.rule(
    "condition",
    "your opponent controls <number> or more <noun> more than you",
    example="your opponent controls 3 or more Backups more than you",
    miss="your opponent controls 3 or more Backups",
)
def outnumbered(number: int, noun: Noun) -> Condition | None:
    if noun.zone or noun.whose != "anyone":
        return None
    theirs, ours = noun.placed(FIELD, "opponent"), noun.placed(FIELD, "you")
    if theirs is None or ours is None:
        return None
    return Compare(Count(theirs), ">=", Plus((Count(ours), number)))


@GROUPS.rule(
    "condition",
    "you have at least <number> points of damage more than your opponent",
    example="you have at least 2 points of damage more than your opponent",
    miss="you have 2 points of damage more than your opponent",
)
def hurt_more(number: int) -> Condition:
    return Compare(Count(lying(DAMAGE, "you")), ">=", Plus((Count(lying(DAMAGE, "opponent")), number)))


@GROUPS.rule("condition", "~ is not (a|an) <noun>", example="~ is not a Forward", miss="~ is not Forward")
def is_no(noun: Noun) -> Condition | None:
    return None if noun.zone or noun.whose != "anyone" else Fails(Is(This(), noun.filter))


@GROUPS.rule("condition", "~ is (a|an) <noun>", example="~ is a Forward", miss="~ is Forward")
def is_one(noun: Noun) -> Condition | None:
    return None if noun.zone or noun.whose != "anyone" else Is(This(), noun.filter)


@GROUPS.rule(
    "condition",
    "~ has received <number> damage or more",
    example="~ has received 4000 damage or more",
    miss="~ has received 4000 damage",
)
def is_hurt(number: int) -> Condition:
    return Compare(DamageOn(This()), ">=", number)


@GROUPS.rule(
    "condition",
    "any <noun> you own are removed from the game",
    example="any Job Knight you own are removed from the game",
    miss="any Job Knight are removed from the game",
)
def any_removed(noun: Noun) -> Condition | None:
    wanted = None if noun.zone else noun.placed(OUTSIDE, "you")
    return None if wanted is None else There(wanted)


@GROUPS.rule(
    "condition",
    "the revealed card's cost is <number> <bound>",
    example="the revealed card's cost is 3 or less",
    miss="the revealed card's cost is 3",
)
def cost_revealed(number: int, bound: Sign) -> Condition:
    return Is(REVEALED, CostIs(bound, number))


GROUPS.same(
    "condition",
    {"1 or more of your cards have been removed from the game": There(lying(OUTSIDE, "you"))},
)


@GROUPS.rule(
    "condition",
    "you have a <one:kind> , <two:kind> , <three:kind> and (a|an) <four:kind> in your break zone",
    example="you have a Forward, Backup, Monster and a Summon in your Break Zone",
    miss="you have a Forward, Backup and a Summon in your hand",
)
def all_kinds_fallen(one: OfType, two: OfType, three: OfType, four: OfType) -> Condition | None:
    kinds = (one, two, three, four)
    if len(set(kinds)) < len(kinds):
        return None
    return AllHold(tuple(There(narrowed(lying(BREAK, "you"), kind)) for kind in kinds))


@GROUPS.rule(
    "before-paying-this",
    "<condition> {(} before paying the cost for ~ {)}",
    example="you have a Fire Summon in your Break Zone (before paying the cost for ~)",
    miss="you have a Fire Summon in your Break Zone (after paying the cost for ~)",
)
def before_paying(condition: Condition) -> Condition:
    """What a card requires and which modes are chosen is settled before its cost is paid (11.2)."""
    return condition
