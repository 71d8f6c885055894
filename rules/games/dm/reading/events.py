"""What triggers: creatures that come, attack, block, battle, are destroyed and leave, moments, uses."""

from dataclasses import dataclass, replace

from rules.games.dm.reading.nouns import CREATURE, Noun
from rules.language import events as ev
from rules.language.filters import Filter, HostOf, OneOf, Other
from rules.language.references import Cards, Subject, This
from rules.reading.grammar import Rules
from rules.reading.phrases import narrowed

RULES = Rules()


@dataclass(frozen=True, slots=True)
class When:
    """An event, and what "it" refers to after it: the card it is about, None if that is unclear."""

    event: ev.Event
    about: Cards | None


RULES.same(
    "event",
    {
        "you put this creature [into the battle zone]": When(ev.Enters(), This()),
        "you put this cross gear [into the battle zone]": When(ev.Enters(), This()),
    },
)
# A creature can also attack a player: an event about creatures names them.
RULES.same(
    "moment",
    {
        "at the (end|beginning of the end step) [of] (each of your turns|your turn)": When(
            ev.Moment("turn_ends", "you"), None
        ),
        "at the end of each [player's] turn": When(ev.Moment("turn_ends"), None),
        "at the end of (each of your opponent's turns|your opponent's turn)": When(
            ev.Moment("turn_ends", "opponent"), None
        ),
        "at the (start|beginning) of (each of your turns|your turn)": When(
            ev.Moment("turn_begins", "you"), None
        ),
        "at the (start|beginning) of each [player's] turn": When(ev.Moment("turn_begins"), None),
        "at the (start|beginning) of (each of your opponent's turns|your opponent's turn)": When(
            ev.Moment("turn_begins", "opponent"), None
        ),
    },
)


RULES.same(
    "event",
    {
        "you put this card into the battle zone": When(ev.Enters(), This()),
        "you put this tamaseed": When(ev.Enters(), This()),
        "you put this [dg|dm|dragonic] field [into the battle zone]": When(ev.Enters(), This()),
    },
)


@RULES.rule(
    "event",
    "you put this creature or <one-card> [into the battle zone]",
    example="you put this creature or another fire creature into the battle zone",
    miss="you put this creature and another fire creature into the battle zone",
)
def this_or_another_enters(one_card: Noun) -> When | None:
    own = (
        one_card
        if one_card.whose == "you"
        else replace(one_card, whose="you")
        if not one_card.whose
        else None
    )
    wanted = None if own is None else watched(own)
    if wanted is None or one_card.kind == "card":
        return None
    # "It" may be either of them.
    return When(ev.AnyEvent((ev.Enters(), ev.Enters(wanted))), Subject())


def watched(noun: Noun) -> Filter | None:
    """Return what an event is about, if that is a creature or card in the battle zone."""
    wanted = noun.filter()
    return None if wanted is None or noun.where != "battle zone" else wanted


@RULES.rule("one-card", "(a|an|any) <noun>", example="a creature", miss="creature")
def any_card(noun: Noun) -> Noun | None:
    return noun if not noun.several and not noun.whose else None


@RULES.rule("one-card", "another <noun>", example="another creature", miss="creature")
def another_card(noun: Noun) -> Noun | None:
    return noun.asking(Other()) if not noun.several and not noun.whose else None


@RULES.rule("one-card", "(one|any) of <owned>", example="one of your creatures", miss="one of your creature")
def one_of_yours(owned: Noun) -> Noun | None:
    return owned if owned.several else None


@RULES.rule("one-card", "<owned>", example="your Humans", miss="your creature")
def any_of_yours(owned: Noun) -> Noun | None:
    return one_of_yours(owned)


RULES.same(
    "one-card",
    {"the (crossed|attached) creature": Noun("creature", narrowed(CREATURE, HostOf(OneOf(This()))), False)},
)


@RULES.rule(
    "one-card",
    "(your opponent's|an opponent's) <noun>",
    example="an opponent's creature",
    miss="an opponent's creatures",
)
def opponents_card(noun: Noun) -> Noun | None:
    return replace(noun, whose="opponent") if not noun.several and not noun.whose else None


RULES.same("turn-of", {"your turn": "you", "your opponent's turn": "opponent"})
