"""The words of both languages: zones, types, moments, class keywords, parts of costs, filters."""

from rules.games.sve.nodes import Bursts, Evolves, GainsDrive, GoesToCemetery, Races, SuperEvolves
from rules.games.sve.reading import lexicon
from rules.language.amounts import Fixed, ResourcesOf, Tallied, TimesHappened
from rules.language.conditions import AllHold, Compare, Condition, TurnOf
from rules.language.costs import Cost, CostPart, DiscardCards, MoveCard, Pay, RestThis, TakeCounters
from rules.language.effects import (
    Effect,
    MoveTo,
)
from rules.language.events import Attacks, Enters, Event, Moment
from rules.language.filter_shorthand import cards
from rules.language.filters import EVERY_CARD as EVERY_CARD
from rules.language.filters import (
    All,
    AnyOf,
    Controlled,
    Filter,
    InZone,
    IsPlayer,
    Named,
    OfAttribute,
    OfRace,
    OfType,
    OneOf,
    WithKeyword,
)
from rules.language.references import Each, It, ThisCard
from rules.reading.clauses import Clause
from rules.reading.phrases import narrowed, order_of

FIELD, HAND, DECK, CEMETERY = (
    InZone(("field",)),
    InZone(("hand",)),
    InZone(("deck area",)),
    InZone(("cemetery",)),
)
EX_AREA, BANISHED = InZone(("EX area",)), InZone(("banished zone",))
OURS, THEIRS = Controlled("you"), Controlled("opponent")
FOLLOWER, AMULET, SPELL = (OfType(frozenset({word})) for word in ("follower", "amulet", "spell"))
TOKEN, EVOLVED = OfType(frozenset({"token"})), OfType(frozenset({"evolved"}))
POINTS, MAX_POINTS, EVOLUTION_POINTS = "play points", "max play points", "evolution points"

QUICK = "12.3.3"
"""The rule of activated abilities that can be played in an opponent's turn."""

FANFARE: Event = Enters()
LAST_WORDS: Event = GoesToCemetery()
ON_EVOLVE: Event = Evolves()
ON_SUPER_EVOLVE: Event = SuperEvolves()
ON_RACE: Event = Races()
ON_DRIVE: Event = GainsDrive()
STRIKE: Event = Attacks()
FOLLOWER_STRIKE: Event = Attacks(target=FOLLOWER)
LEADER_STRIKE: Event = Attacks(target=IsPlayer())
START_OF_MAIN_PHASE: Event = Moment("main phase", "you")
START_OF_END_PHASE: Event = Moment("end phase", "you")

PLAYED = Tallied("played")
OVERFLOW: Condition = Compare(ResourcesOf(MAX_POINTS), ">=", 7)
SANGUINE: Condition = AllHold((TurnOf(), Compare(Tallied("life_lost"), ">=", 1)))
SPELLS_THERE = cards(zones=("cemetery",), whose="you", types=("spell",))
CARDS_THERE = cards(zones=("cemetery",), whose="you")

EARTH_RITE = TakeCounters("Stack", 1, cards(zones=("field",), whose="you", types=("amulet",)))
"""The cost of Earth Rite (13.3.3.2)."""
DISCARD_THIS = DiscardCards(1, OneOf(ThisCard()))
BANISH_THIS = MoveCard(narrowed(CEMETERY, OURS, OneOf(ThisCard())), "banished zone")
BANISH_THIS_ASIDE = MoveCard(narrowed(EX_AREA, OURS, OneOf(ThisCard())), "banished zone")
BURY_THIS_ASIDE = MoveCard(narrowed(EX_AREA, OURS, OneOf(ThisCard())), "cemetery")
PUT_THIS_ASIDE = MoveCard(narrowed(HAND, OURS, OneOf(ThisCard())), "EX area")
TAKEN_FROM: dict[CostPart, str] = {
    DISCARD_THIS: "hand",
    PUT_THIS_ASIDE: "hand",
    BANISH_THIS: "cemetery",
    BANISH_THIS_ASIDE: "EX area",
    BURY_THIS_ASIDE: "EX area",
}
"""The zone from which a cost takes the card itself, and so where its ability works."""


SILENT = Clause()
SELECTED = It("selected")
"""Stands for "the selected cards" until it is known what was selected, whatever was named since."""
SHOWN = It("shown")
"""The card that was revealed before, until it is known how."""
FORMER, LATTER = It("former"), It("latter")
"""What the first and the second of two selected cards are until they are known to be the only ones."""
FROM_CEMETERY, FROM_EX_AREA = It("this in the cemetery"), It("this in the EX area")
"""The card itself where its ability works, until that is an ability of the zone."""
PLACES_OF_ITSELF = {FROM_CEMETERY: "cemetery", FROM_EX_AREA: "EX area"}
NOBODY = It("nobody")
"""What "it" refers to after cards that cannot be named again: a name nothing binds, so it is refused."""


def combo(count: int) -> Condition:
    """Return the condition of Combo (13.2.1.2)."""
    return Compare(PLAYED, ">=", count)


def spellchain(count: int) -> Condition:
    """Return the condition of Spellchain (13.3.1.2), on a number that `finished` fixes."""
    return Compare(Fixed("spells"), ">=", count)


def necrocharge(count: int) -> Condition:
    """Return the condition of Necrocharge (13.5.1.2), on a number that `finished` fixes."""
    return Compare(Fixed("cards"), ">=", count)


def bursts_before(count: int) -> Condition:
    """Return the condition that you executed a number of Union Burst abilities this turn before this one."""
    return Compare(TimesHappened(Bursts(OURS)), ">=", count + 1)


def points(amount: int) -> tuple[CostPart, ...]:
    """Return a cost of play points; an empty one for 0."""
    return (Pay(amount, POINTS),) if amount else ()


def costs(*parts: CostPart) -> Cost:
    """Return a cost in standard order: play points, then engaging its card, then the rest as written."""
    first = [part for part in parts if isinstance(part, Pay)]
    then = [part for part in parts if isinstance(part, RestThis)]
    rest = [part for part in parts if not isinstance(part, Pay | RestThis)]
    return Cost((*first, *then, *rest))


def lesson(count: int) -> tuple[CostPart, ...]:
    """Return the cost of Lesson: banishing cards of one name from your EX area (Q889)."""
    wanted = narrowed(EX_AREA, OURS, Named(lexicon.words()["cards"]["lesson"]))
    return (MoveCard(wanted, "banished zone"),) * count


REST = Each(cards(OneOf(It()), zones=("deck area",)))
REST_BELOW: Effect = MoveTo(REST, "deck area", "bottom")
REST_BURIED: Effect = MoveTo(REST, "cemetery")
REST_BANISHED: Effect = MoveTo(REST, "banished zone")
"""The effect on the cards that were looked at and not taken."""


def either(one: Filter, other: Filter) -> Filter | None:
    """Return the filter for cards matching either of two filters; None if one of them adds nothing.

    What both require is required once, and words of the same kind are joined.
    """
    first, second = _parts(one), _parts(other)
    common = first & second
    if first == common or second == common:
        return None
    left, right = narrowed(*(first - common)), narrowed(*(second - common))
    return narrowed(*common, _one_of(left, right))


def _parts(wanted: Filter) -> frozenset[Filter]:
    return frozenset(wanted.parts if isinstance(wanted, All) else (wanted,))


def _one_of(one: Filter, other: Filter) -> Filter:
    match one, other:
        case (OfType(words), OfType(more)):
            return OfType(words | more)
        case (OfRace(words), OfRace(more)):
            return OfRace(words | more)
        case (OfAttribute(words), OfAttribute(more)):
            return OfAttribute(words | more)
        case (WithKeyword(words), WithKeyword(more)):
            return WithKeyword(words | more)
    every = {
        part for wanted in (one, other) for part in (wanted.parts if isinstance(wanted, AnyOf) else (wanted,))
    }
    return AnyOf(tuple(sorted(every, key=order_of)))


def on_field(wanted: Filter) -> bool:
    """Return whether a filter means a player's followers or amulets, so the field if no zone is given."""
    parts = _parts(wanted)
    return bool({OURS, THEIRS} & parts) and bool({FOLLOWER, AMULET} & parts)


def of(*parts: Filter) -> Filter:
    """Return the filter for cards matching all of several filters, in standard order."""
    return narrowed(*parts)


PLAYABLE = InZone(("hand", "EX area"))
"""The zones from which cards are played (8.2.1)."""

COUNTED = {"spells": SPELLS_THERE, "cards": CARDS_THERE}
"""What Spellchain and Necrocharge count, by the names of their numbers."""
