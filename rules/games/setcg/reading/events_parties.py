"""Parties: which Forwards form one, what triggers when one attacks, and protection for its Forwards."""

from rules.games.setcg.nodes import PartyAttacks
from rules.games.setcg.reading.changes import Changes
from rules.games.setcg.reading.events import FORWARDS, is_about_itself
from rules.games.setcg.reading.events_causes import ALONE, FORWARD
from rules.games.setcg.reading.nouns import FIELD, Noun
from rules.language.abilities import Replacement, Static
from rules.language.amounts import Amount
from rules.language.changes import Restrict
from rules.language.conditions import AllHold, Condition, Happened, Is, There
from rules.language.events import AnyEvent, Attacks, Event, Moment, TakesDamage
from rules.language.filters import AnyOf, Controlled, HasStatus, Other
from rules.language.references import Each, Joined, This
from rules.language.restrictions import Cannot
from rules.reading.grammar import Rules
from rules.reading.phrases import narrowed

PARTIES = Rules()

IN_PARTY = HasStatus("in a party")
MEMBERS = narrowed(FORWARDS, Controlled("you"), IN_PARTY)
WITH_IT = Is(This(), IN_PARTY)
"""Only one party attacks at a time, so all its Forwards form it together."""

PARTIES.same(
    "qualifier",
    dict.fromkeys(
        ("forming a party", "in that party", "in the party", "forming this party"), Noun(IN_PARTY, zone=FIELD)
    ),
)
PARTIES.same("subject", {"~ and all the forwards forming a party with it": Joined((This(), Each(MEMBERS)))})


def _in_party(noun: Noun) -> Condition | None:
    if isinstance(noun.filter, AnyOf):
        # "A and B" means both.
        return None
    wanted = noun.placed(FIELD, "you") if noun.zone in ("", FIELD) else None
    return None if wanted is None else There(narrowed(wanted, IN_PARTY, Other()))


@PARTIES.rule(
    "event-if",
    "when ~ forms a party with [a|an] <noun> and attacks ,",
    example="when ~ forms a party with a Job Knight Forward and attacks,",
    miss="when ~ forms a party with a Job Knight Forward,",
)
@PARTIES.rule(
    "event-if",
    "when ~ forms a party with <noun> and <other:noun> and attacks ,",
    example="when ~ forms a party with Card Name Cloud and Job Knight and attacks,",
    miss="when ~ forms a party with Card Name Cloud and attacks",
)
def with_others(noun: Noun, other: Noun | None = None) -> tuple[Event, Condition] | None:
    there = [_in_party(one) for one in (noun, other) if one is not None]
    found = tuple(one for one in there if one is not None)
    return (Attacks(), AllHold((WITH_IT, *found))) if len(found) == len(there) else None


@PARTIES.rule(
    "event",
    "(a|an) <noun> forms a party and attacks",
    example="a Job Knight Forward you control forms a party and attacks",
    miss="a Job Knight Forward you control forms a party",
)
def another_in_a_party(noun: Noun) -> Event | None:
    wanted = noun.placed() if noun.zone == FIELD else None
    return None if wanted is None else Attacks(narrowed(wanted, IN_PARTY))


@PARTIES.rule(
    "event-if",
    "when 1 or more <noun> attack ,",
    example="when 1 or more Fire Forwards you control attack,",
    miss="when 2 or more Fire Forwards you control attack,",
)
def some_attack(noun: Noun) -> tuple[Event, Condition] | None:
    """Once for each attack, alone or in a party, that includes one of the kind."""
    wanted = noun.placed() if noun.zone == FIELD and noun.whose == "you" and noun.filter != FORWARD else None
    if wanted is None:
        return None
    attack = AnyEvent((Attacks(ALONE), PartyAttacks(Controlled("you"))))
    return attack, There(narrowed(wanted, HasStatus("attacking")))


@PARTIES.rule(
    "condition",
    "<number> or more <noun> form the party",
    example="3 or more Fire Forwards form the party",
    miss="3 Fire Forwards form the party",
)
def so_many_form_it(number: int, noun: Noun) -> Condition | None:
    wanted = None if noun.zone else noun.placed(FIELD, "you")
    return None if wanted is None else There(narrowed(wanted, IN_PARTY), number)


PARTIES.same(
    "condition",
    {"a forward you controlled formed a party this turn": Happened(PartyAttacks(Controlled("you")))},
)
PARTIES.same("when-used", {"while a party you control is attacking": There(MEMBERS)})


@PARTIES.rule(
    "substitution",
    "if a forward forming a party with ~ (is dealt|receives) damage , <in-place>",
    example="if a Forward forming a party with ~ is dealt damage, the damage becomes 0 instead",
    miss="if a Forward forming a party is dealt damage, the damage becomes 0 instead",
)
def others_spared(in_place: tuple[Amount]) -> Replacement:
    return Replacement(event=TakesDamage(narrowed(MEMBERS, Other())), amount=in_place[0], when=WITH_IT)


PARTIES.same(
    "of-party",
    {"~": TakesDamage(), "the forwards forming this party": TakesDamage(MEMBERS)},
)


@PARTIES.rule(
    "substitution",
    "if ~ forms a party , the damage dealt to <event:of-party> <amount:damage-change> instead",
    example="if ~ forms a party, the damage dealt to ~ becomes 0 instead",
    miss="if ~ forms a party, the damage becomes 0 instead",
)
def spared(event: Event, amount: Amount) -> Replacement:
    return Replacement(event=event, amount=amount, when=WITH_IT)


UNBLOCKED = Static(changes=(Restrict(Cannot("be blocked")),), affects=MEMBERS, when=WITH_IT)
PARTIES.same("static", {"if ~ forms a party , that party cannot be blocked": UNBLOCKED})


@PARTIES.rule(
    "static",
    "the forwards forming a party with ~ gain <gains>",
    example="the Forwards forming a party with ~ gain First Strike",
    miss="the Forwards forming a party gain First Strike",
)
def strengthened(gains: Changes) -> Static:
    return Static(changes=gains, affects=narrowed(MEMBERS, Other()), when=WITH_IT)


@PARTIES.rule(
    "event-if",
    "when ~ <event:all-happens> or <moment:at-moment> ,",
    example="when ~ enters the field or at the beginning of your Attack Phase,",
    miss="when ~ enters the field at the beginning of your Attack Phase,",
)
def at_either(event: Event, moment: Moment) -> tuple[Event, Condition | None] | None:
    return (AnyEvent((event, moment)), None) if is_about_itself(event) else None
