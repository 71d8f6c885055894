"""Trees for static abilities and costs of cards, in both languages."""

from rules.games.sve.reading.meanings_words import (
    COUNTED,
    FIELD,
    FOLLOWER,
    NOBODY,
    OURS,
    PLAYABLE,
    POINTS,
    of,
)
from rules.language.abilities import Replacement, Static, Way
from rules.language.amounts import (
    Amount,
    Count,
    DividedBy,
    EventAmount,
    Fixed,
    Minus,
    Paid,
    Times,
    TimesHappened,
    X,
)
from rules.language.changes import Change, ChangeCost, Restrict
from rules.language.conditions import Compare, Condition, Fails, PlayedBy, There
from rules.language.costs import Cost, Pay
from rules.language.durations import END_OF_TURN, Duration, UntilMoment
from rules.language.effects import Fix, ModifyAll
from rules.language.events import AtLeast, Plays, TakesDamage
from rules.language.filter_shorthand import without_zones, zones_of
from rules.language.filters import Filter
from rules.language.restrictions import Can, CanBePlayedFrom, Cannot
from rules.reading.clauses import Clause, mentions
from rules.reading.outcome import Paragraph


def standing(condition: Condition) -> Condition:
    """Return a condition that is checked continuously, with no numbers fixed by an effect."""
    for name, wanted in COUNTED.items():
        match condition:
            case Compare(Fixed(one), ">=", int(least)) if one == name:
                return There(wanted, least)
    return condition


def static(
    changes: tuple[Change, ...], *, affects: Filter | None = None, when: Condition | None = None
) -> Paragraph:
    """Return the static ability that changes a card, or others, while it is on the field."""
    lasting = None if when is None else standing(when)
    return Paragraph((Static(changes, affects, when=lasting),))


def less_hurt(amount: int) -> Paragraph:
    """Return the ability by which a card itself takes less damage, down to none."""
    return Paragraph((Replacement(TakesDamage(), amount=Minus(EventAmount(), amount)),))


def hurt_at_most(wanted: Filter, most: int) -> Paragraph | None:
    """Return the ability by which cards of the field take at most an amount of damage; None for others."""
    if zones_of(wanted) != ("field",):
        return None
    event = AtLeast(TakesDamage(without_zones(wanted, ("field",))), most + 1)
    return Paragraph((Replacement(event, amount=most),))


def cheaper(amount: Amount) -> tuple[Change, ...]:
    """Return the change that cards cost less."""
    return (ChangeCost(less=((POINTS, amount),)),)


def dearer(amount: Amount) -> tuple[Change, ...]:
    """Return the change that cards cost more."""
    return (ChangeCost(more=((POINTS, amount),)),)


def cheap_for_each(noun: Filter, integer: int, many: int = 1) -> Paragraph | None:
    """Return the ability by which a card costs less for each card of a kind, or for every few.

    None if the noun gives no zone.
    """
    if not zones_of(noun):
        return None
    counted = Count(noun) if many == 1 else DividedBy(Count(noun), many)
    return own_cost(cheaper(times(integer, counted)))


def own_cost(
    changes: tuple[Change, ...],
    when: Condition | None = None,
    *,
    zones: tuple[str, ...] = PLAYABLE.zones,
) -> Paragraph | None:
    """Return the ability that changes a card's own cost where it is played from; None if an X is open."""
    if mentions(changes, X()):
        return None
    lasting = None if when is None else standing(when)
    return Paragraph((Static(changes, when=lasting, zones=zones),))


def never_played(when: Condition | None = None, *, zones: tuple[str, ...] = PLAYABLE.zones) -> Paragraph:
    """Return the ability by which a card cannot be played from zones if a condition is met."""
    lasting = None if when is None else standing(when)
    ban = Static((Restrict(Cannot("be played")),), when=lasting, zones=zones, only_there=True)
    return Paragraph((ban,))


def played_from_the_cemetery(when: Condition) -> Paragraph:
    """Return the ability by which a card can be played from the cemetery on a condition."""
    allowed = Restrict(CanBePlayedFrom(("cemetery",)))
    return Paragraph((Static((allowed,), when=standing(when), zones=("cemetery",), only_there=True),))


def unless(condition: Condition) -> Condition:
    """Return the negation of a condition; for a number of cards, that there are fewer."""
    match condition:
        case There(wanted, int(least), None):
            return There(wanted, 0, least - 1)
    return Fails(condition)


def evolving_again() -> Paragraph:
    """Return the ability by which your followers may evolve however often you evolved any this turn."""
    return static((Restrict(Can("evolve again")),), affects=of(FOLLOWER, FIELD, OURS))


def additional_cost(cost: Cost) -> Paragraph:
    """Return the additional cost of playing a card."""
    return Paragraph((Way(cost=cost, must=True, name="additional cost"),))


ADDED_COST = "additional cost"
"""The name of the way to play a card with an additional cost."""
PAID_ADDED_COST: Condition = PlayedBy(ADDED_COST)


def added_cost_if_wanted(cost: Cost) -> Paragraph:
    """Return the optional additional cost of playing a card."""
    return Paragraph((Way(cost=cost, name=ADDED_COST),))


def dearer_if_wanted(amount: int) -> Paragraph:
    """Return the way to play a card for more play points."""
    return Paragraph((Way(cost=Cost((Pay(amount, POINTS),)), name="higher price"),))


def paid_more(amount: int) -> Condition:
    """Return the condition that so many more play points were paid for the card."""
    return Compare(Paid(POINTS, ADDED_COST), "=", amount)


LOWER_PRICE = "lower price"
"""The name of the way to play a card for less by paying an additional cost."""


def cheaper_for(cost: Cost, changes: tuple[Change, ...]) -> Paragraph | None:
    """Return the ability by which a card costs less, or nothing, if an additional cost is paid."""
    match changes:
        case (
            ChangeCost(instead=None, more=(), less=(_,)) | ChangeCost(instead=((_, 0),), more=(), less=()),
        ):
            way = Way(cost=cost, name=LOWER_PRICE)
            lower = Static(changes, when=PlayedBy(LOWER_PRICE), zones=PLAYABLE.zones)
            return None if mentions(changes, X()) else Paragraph((way, lower))
    return None


def next_cheaper(wanted: Filter, amount: Amount) -> Clause:
    """Return a clause in which the next such card you play this turn costs less, until you play one."""
    mine = of(wanted, OURS)
    played = TimesHappened(Plays(without_zones(mine, PLAYABLE.zones)))
    lower = mine if zones_of(mine) else of(mine, PLAYABLE)
    none_since = Compare(played, "=", Fixed("played"))
    return Clause(
        Fix(played, ModifyAll(lower, cheaper(amount), END_OF_TURN, when=none_since), "played"), about=NOBODY
    )


PAST_WARD: tuple[Change, ...] = (Restrict(Can("attack past Ward")),)
"""The change by which a card ignores Ward."""
STAYS_ENGAGED: tuple[Change, ...] = (Restrict(Cannot("recover")),)
"""The change by which a card is not reserved."""
THEIR_NEXT_START: Duration = UntilMoment("main phase", "opponent")
"""Until the opponent's next start phase is over."""


def times(count: int, amount: Amount) -> Amount:
    """Return an amount multiplied by a number."""
    return amount if count == 1 else Times(amount, count)
