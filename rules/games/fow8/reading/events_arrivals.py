"""Trigger events of Force of Will about where a card comes from, and about first draws and big blows."""

from rules.games.fow8.reading.events import THIS, When
from rules.games.fow8.reading.frames import Abilities
from rules.games.fow8.reading.nouns import FIELD, Noun, any_of, everywhere
from rules.games.fow8.reading.verbs_zones import Put, moved
from rules.language import effects as fx
from rules.language.abilities import Triggered
from rules.language.events import (
    AnyEvent,
    AtLeast,
    Attacks,
    By,
    Draws,
    Enters,
    InCombat,
    Nth,
    PlayerTakesDamage,
    Plays,
)
from rules.language.filters import Controlled, Filter, InZone
from rules.language.references import Subject, ThisCard
from rules.reading.grammar import Rules
from rules.reading.phrases import narrowed

RULES = Rules()


@RULES.rule(
    "happening",
    "this card enters (your|the) field from (a|your) (chant-standby|standby) area",
    example="this card enters the field from your standby area",
    miss="this card enters the field from your hand",
)
def from_standby() -> When:
    return When(Enters(None, ("standby area",)), THIS)


@RULES.rule("happening", "you add this card", example="you add this card", miss="you add a card")
def added() -> When:
    """An addition is added as it comes into the field (1002.1)."""
    return When(Enters(), THIS)


@RULES.rule(
    "happening",
    "<one> comes into a field",
    example="an Elf comes into a field",
    miss="an Elf comes into a graveyard",
)
def comes_in(one: Noun) -> When | None:
    if one.said or not set(one.zones) <= {"field", "ruler area"}:
        return None
    return When(Enters(narrowed(one.filter, InZone(FIELD))), Subject())


@RULES.rule(
    "happening",
    "you draw a card [from your (main deck|deck)] , if it's (a|the) first card you draw this turn",
    example="you draw a card , if it's the first card you draw this turn",
    miss="you draw a card , if it's a card you draw this turn",
)
def first_draw() -> When:
    return When(Nth(Draws(), 1))


@RULES.rule(
    "happening",
    "<one> attacks your <noun>",
    example="an Elf your opponent controls attacks your Human",
    miss="an Elf your opponent controls attacks",
)
def attacks_mine(one: Noun, noun: Noun) -> When | None:
    attacker = everywhere(one)
    hit = None if noun.said else everywhere(noun.asks(Controlled("you")))
    return None if attacker is None or hit is None else When(Attacks(attacker, hit), Subject())


@RULES.rule(
    "played-thing",
    "<adjective> <one:head> or <other:head>",
    example="fire chant or addition",
    miss="fire chant and addition",
)
def either_such(adjective: Filter, one: Noun, other: Noun) -> Filter | None:
    """The adjective applies to both."""
    if bool(one.zones) == bool(other.zones):
        return None
    return narrowed(any_of(one.filter, other.filter), adjective)


@RULES.rule(
    "happening",
    "you play (a|an) <played-thing>",
    example="you play a fire chant or addition",
    miss="you play a fire chant and addition",
)
def plays_either(played_thing: Filter) -> When:
    return When(Plays(narrowed(played_thing, InZone(("chase area",)), Controlled("you"))), Subject())


@RULES.rule(
    "happening",
    "you are dealt <integer> or more battle damage by a single <noun>",
    example="you are dealt 700 or more battle damage by a single Elf",
    miss="you are dealt 700 or more battle damage",
)
def big_blow(integer: int, noun: Noun) -> When | None:
    source = everywhere(noun)
    return None if source is None else When(AtLeast(InCombat(By(PlayerTakesDamage("you"), source)), integer))


@RULES.rule(
    "ability",
    "<when> <arrow> you may put this card <put> from your hand [without paying its cost]",
    example="when you gain life ⇒ you may put this card into the field from your hand",
    miss="when you gain life ⇒ you may put this card into the field",
)
def out_of_hand(when: When, arrow: bool, put: Put) -> Abilities | None:
    """An ability that moves its own card out of the hand works there (902.2)."""
    if put[0] == "hand" or when.about == THIS:
        return None
    effect = fx.May(moved(ThisCard(), put))
    return (Triggered(when.event, effect, zones=("hand",), only_there=True),)


@RULES.rule(
    "when",
    "<intro> <happening> or <moment>",
    example="when this card enters the field or at the beginning of your main phase",
    miss="when this card enters the field or your main phase begins",
)
def or_at_moment(intro: bool, happening: When, moment: When) -> When | None:
    if happening.about != moment.about:
        return None
    return When(AnyEvent((happening.event, moment.event)), happening.about)
