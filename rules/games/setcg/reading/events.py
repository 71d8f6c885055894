"""What auto-abilities wait for: cards that enter, leave, attack, are chosen, and moments of the turn."""

from rules.games.setcg.nodes import DamagedByEffect, DamagedInBattle, PartyAttacks, PartyHurts, UsesBurst
from rules.games.setcg.reading.conditions import lying
from rules.games.setcg.reading.nouns import ANY_CARD, FIELD, Noun
from rules.language.conditions import Condition, Is, There
from rules.language.events import (
    AnyEvent,
    AtLeast,
    Attacks,
    Blocked,
    Blocks,
    By,
    DamagesPlayer,
    Destroyed,
    Draws,
    Enters,
    Event,
    Leaves,
    PlayerTakesDamage,
    Plays,
    Recovers,
    Rests,
    TakesDamage,
    Targeted,
    plain_events,
)
from rules.language.filters import Controlled, Filter, HasStatus, InZone, OfType, OneOf, Other
from rules.language.references import Side, This
from rules.reading.grammar import Rules
from rules.reading.phrases import narrowed

EVENTS = Rules()

BROKEN = ("break zone",)
FORWARDS = narrowed(ANY_CARD, InZone((FIELD,)), OfType(frozenset({"forward"})))
HURTS = By(TakesDamage(FORWARDS), OneOf(This()))
"""The card deals damage to a Forward, which "it" then refers to; `DealsDamage` includes damage to players."""

EVENTS.same(
    "happens",
    {
        "enters the field": Enters(),
        "attacks": Attacks(),
        "blocks": Blocks(),
        "is blocked": Blocked(),
        "leaves the field": Leaves(),
        "is put from the field into the break zone": Leaves(None, BROKEN),
        "is returned from the field to its owner's hand": Leaves(None, ("hand",)),
        "is returned from the field to your hand": Leaves(None, ("hand",)),
        "is returned to its owner's hand": Leaves(None, ("hand",)),
        "returns to its owner's hand from the field": Leaves(None, ("hand",)),
        "deals damage to your opponent": DamagesPlayer(),
        "deals damage to a forward": HURTS,
        "deals damage to your opponent or to a forward": AnyEvent((DamagesPlayer(), HURTS)),
        "deals damage to a forward or your opponent": AnyEvent((HURTS, DamagesPlayer())),
        "is dealt damage": TakesDamage(),
        "becomes dull": Rests(),
        "is chosen by a summon or an ability": Targeted(),
        "is chosen by summons or abilities": Targeted(),
    },
)


@EVENTS.rule(
    "happens",
    "is chosen by <source>",
    example="is chosen by your opponent's Summons",
    miss="is chosen by your opponent",
)
def chosen_by(source: Filter) -> Event:
    return By(Targeted(), source)


@EVENTS.rule(
    "happens",
    "is dealt <number> damage or more",
    example="is dealt 4000 damage or more",
    miss="is dealt 4000 damage",
)
def dealt(number: int) -> Event:
    return AtLeast(TakesDamage(), number)


@EVENTS.rule("all-happens", "<happens>", example="attacks", miss="attacks or")
def one_event(happens: Event) -> Event:
    return happens


@EVENTS.rule(
    "all-happens", "<one:happens> or <other:happens>", example="attacks or blocks", miss="attacks and blocks"
)
@EVENTS.rule(
    "all-happens",
    "<one:happens> , <two:happens> or <other:happens>",
    example="attacks, blocks or is blocked",
    miss="attacks, blocks",
)
def any_event(one: Event, other: Event, two: Event | None = None) -> Event:
    return AnyEvent((one, other) if two is None else (one, two, other))


@EVENTS.rule("event", "~ <event:all-happens>", example="~ attacks or blocks", miss="it attacks")
def own(event: Event) -> Event:
    return event


@EVENTS.rule(
    "event",
    "(a|an) <noun> <event:all-happens>",
    example="a Forward you control attacks",
    miss="a Forward attack",
)
@EVENTS.rule(
    "event",
    "(a|an) <noun:core-either> <event:all-happens>",
    example="a Job Knight or a Card Name Cloud you control attacks",
    miss="a Job Knight or a Card Name Cloud you control attack",
)
def of_others(noun: Noun, event: Event) -> Event | None:
    wanted = noun.placed()
    if wanted is None or noun.zone not in ("", FIELD):
        return None
    return about(event, wanted)


def about(event: Event, wanted: Filter) -> Event | None:
    """Return an event about cards matching a filter; None if it can only be about its own card."""
    match event:
        case AnyEvent(events):
            each = [about(one, wanted) for one in events]
            found = tuple(one for one in each if one is not None)
            return AnyEvent(found) if len(found) == len(each) else None
        case By(_, cause) if event == HURTS:
            return By(TakesDamage(FORWARDS), wanted)
        case By(DamagedInBattle(hurt), OneOf(This())) if hurt is not None:
            return By(DamagedInBattle(hurt), wanted)
        case By(inner, cause):
            narrowed_event = about(inner, wanted)
            return None if narrowed_event is None else By(narrowed_event, cause)
        case AtLeast(inner, amount):
            narrowed_event = about(inner, wanted)
            return None if narrowed_event is None else AtLeast(narrowed_event, amount)
        case Enters(None):
            return Enters(wanted)
        case Leaves(None, destination):
            return Leaves(wanted, destination)
        case Attacks(None) | Blocks(None) | Blocked(None) | DamagesPlayer(None):
            return type(event)(wanted)
        case TakesDamage(None) | DamagedByEffect(None) | DamagedInBattle(None) | Rests(None) | Targeted(None):
            return type(event)(wanted)
        case Destroyed(None) | Recovers(None):
            return type(event)(wanted)
    return None


@EVENTS.rule(
    "event",
    "(a|an) <noun> enters your field",
    example="a Fire Forward enters your field",
    miss="a Fire Forward enters",
)
def enters_yours(noun: Noun) -> Event | None:
    wanted = None if noun.zone else noun.placed(FIELD, "you")
    return None if wanted is None else Enters(wanted)


@EVENTS.rule(
    "event",
    "(a|an) <noun> enters your opponent's field",
    example="a Forward enters your opponent's field",
    miss="a Forward enters your opponent",
)
@EVENTS.rule(
    "event",
    "(a|an) <noun> of your opponent enters the field",
    example="a Forward of your opponent enters the field",
    miss="a Forward of your opponent",
)
def enters_theirs(noun: Noun) -> Event | None:
    wanted = None if noun.zone else noun.placed(FIELD, "opponent")
    return None if wanted is None else Enters(wanted)


@EVENTS.rule(
    "event",
    "~ or (a|an) <noun> enters your field",
    example="~ or a Fire Forward enters your field",
    miss="~ enters your field",
)
@EVENTS.rule(
    "event",
    "~ or another <noun> enters your field",
    example="~ or another Forward enters your field",
    miss="another Forward enters your field",
)
def own_or_another(noun: Noun) -> Event | None:
    """Its own card or one of a kind comes; a card that is both comes once."""
    wanted = None if noun.zone else noun.placed(FIELD, "you")
    return None if wanted is None else AnyEvent((Enters(), Enters(narrowed(wanted, Other()))))


CASTERS: dict[str, Side] = {
    "you cast": "you",
    "your opponent casts": "opponent",
    "either player casts": "anyone",
}
EVENTS.same("caster", CASTERS)


@EVENTS.rule("event", "<who:caster> (a|an) <noun>", example="you cast a Summon", miss="you cast Summons")
def casts(who: Side, noun: Noun) -> Event | None:
    if noun.zone or noun.whose != "anyone":
        return None
    return Plays(noun.filter if who == "anyone" else narrowed(noun.filter, Controlled(who)))


EVENTS.same(
    "event",
    {
        "you receive a point of damage": PlayerTakesDamage(),
        "your opponent receives a point of damage": PlayerTakesDamage("opponent"),
        "your opponent uses an ex burst": UsesBurst(Controlled("opponent")),
        "you use an ex burst": UsesBurst(Controlled("you")),
        "you draw a card": Draws(),
        "your opponent draws a card": Draws(side="opponent"),
        "a party you control attacks": PartyAttacks(Controlled("you")),
        "a party opponent controls attacks": PartyAttacks(Controlled("opponent")),
        "a party you control deals damage to your opponent": PartyHurts(Controlled("you")),
    },
)


@EVENTS.rule("event-if", "when <event> ,", example="when ~ attacks,", miss="when ~ attacks")
@EVENTS.rule(
    "event-if", "(whenever|each time) <event> ,", example="whenever ~ attacks,", miss="each time ~ attacks"
)
@EVENTS.rule("event-if", "<event:at-moment> ,", example="at the end of your turn,", miss="at the end")
def plain(event: Event) -> tuple[Event, Condition | None]:
    return event, None


@EVENTS.rule(
    "event-if",
    "when ~ forms a party and attacks ,",
    example="when ~ forms a party and attacks,",
    miss="when ~ forms a party,",
)
def in_a_party() -> tuple[Event, Condition | None]:
    return Attacks(), Is(This(), HasStatus("in a party"))


@EVENTS.rule(
    "event-if",
    "when <number> or more <noun> form a party and attack ,",
    example="when 2 or more Fire Forwards you control form a party and attack,",
    miss="when 2 Fire Forwards you control form a party and attack,",
)
def party_of(number: int, noun: Noun) -> tuple[Event, Condition | None] | None:
    """A party with a number of cards of a kind attacks."""
    wanted = noun.placed() if noun.zone == FIELD and noun.whose == "you" else None
    if wanted is None:
        return None
    return PartyAttacks(Controlled("you")), There(narrowed(wanted, HasStatus("in a party")), number)


REACHED = "when you receive a <place> point of damage ,"


@EVENTS.rule(
    "event-if",
    REACHED,
    example="when you receive a fifth point of damage,",
    miss="when you receive 5 points of damage,",
)
def so_many_points(place: int) -> tuple[Event, Condition | None]:
    return PlayerTakesDamage(), There(lying("damage zone", "you"), place, place)


def is_about_itself(event: Event) -> bool:
    """Return whether an event is always about the card whose ability waits for it."""
    return all(getattr(one, "what", one) is None for one in plain_events(event))


def damage_reached(number: int) -> Condition:
    """Return that one's own player has received a number of points of damage."""
    return There(lying("damage zone", "you"), number)
