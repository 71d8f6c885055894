"""Events with a cause: by which damage, for whose cards, how often in a turn."""

from rules.games.setcg.nodes import DamagedByEffect, PartyAttacks
from rules.games.setcg.reading.changes import SUMMON
from rules.games.setcg.reading.nouns import ANY_CARD, FIELD, Noun
from rules.language.conditions import Condition, Happened
from rules.language.events import (
    AnyEvent,
    AtOnce,
    Attacks,
    By,
    Discards,
    Enters,
    Event,
    Nth,
    Plays,
    TakesDamage,
)
from rules.language.filters import Controlled, Filter, HasStatus, Not, OfType
from rules.reading.grammar import Rules
from rules.reading.phrases import narrowed

CAUSES = Rules()


@CAUSES.rule(
    "happens",
    "is dealt damage by (a|an) <noun>",
    example="is dealt damage by a Forward",
    miss="is dealt damage by a",
)
def dealt_by(noun: Noun) -> Event | None:
    """Damage of a card, in battle or by its abilities."""
    wanted = noun.placed() if noun.zone in ("", FIELD) else None
    return None if wanted is None else By(TakesDamage(), wanted)


@CAUSES.rule(
    "happens",
    "is dealt damage by <source>",
    example="is dealt damage by your opponent's Summons",
    miss="is dealt damage by your opponent",
)
def dealt_by_effect(source: Filter) -> Event:
    return By(DamagedByEffect(), source)


BY_ABILITY, BY_ANY = Not(SUMMON), ANY_CARD
CAUSES.same(
    "brought-by",
    {
        "due to an ability": BY_ABILITY,
        "due to a summon or an ability": BY_ANY,
        "due to summons or abilities": BY_ANY,
        "by summons or abilities": BY_ANY,
    },
)


@CAUSES.rule(
    "happens",
    "enters the field <brought-by>",
    example="enters the field due to an ability",
    miss="enters the field due to",
)
def enters_by(brought_by: Filter) -> Event:
    return By(Enters(), brought_by)


THEIRS = By(Discards(Controlled("opponent")), Controlled("you"))
"""One of the other player's cards is discarded because of one's own Summons and abilities."""
CAUSES.same(
    "their-discard",
    {
        "a card due to your summons or abilities": THEIRS,
        "a card from their hand due to your summons or abilities": THEIRS,
        "1 or more cards due to your summons or abilities": AtOnce(THEIRS),
        "1 or more cards from their hand due to your summons or abilities": AtOnce(THEIRS),
    },
)


@CAUSES.rule(
    "event",
    "your opponent discards <their-discard>",
    example="your opponent discards a card due to your Summons or abilities",
    miss="your opponent discards a card",
)
def they_discard(their_discard: Event) -> Event:
    return their_discard


@CAUSES.rule(
    "past",
    "your opponent has discarded <their-discard>",
    example="your opponent has discarded a card due to your Summons or abilities",
    miss="your opponent has discarded a card",
)
def they_discarded(their_discard: Event) -> Condition:
    return Happened(their_discard.event if isinstance(their_discard, AtOnce) else their_discard)


@CAUSES.rule(
    "event-if",
    "during each turn , when you cast the <place> <noun> you've cast ,",
    example="during each turn, when you cast the second card you've cast,",
    miss="during each turn, when you cast the second card,",
)
def nth_cast(place: int, noun: Noun) -> tuple[Event, Condition | None] | None:
    if noun.zone or noun.whose != "anyone":
        return None
    return Nth(Plays(narrowed(noun.filter, Controlled("you"))), place), None


FORWARD = OfType(frozenset({"forward"}))
ALONE = narrowed(FORWARD, Controlled("you"), Not(HasStatus("in a party")))
CAUSES.same(
    "event",
    {
        # A party attacks together, and a Forward without one attacks alone.
        "1 or more forwards you control attack": AnyEvent((Attacks(ALONE), PartyAttacks(Controlled("you")))),
    },
)
