"""Conditions on what happened this turn."""

from rules.games.setcg.reading.nouns import FIELD, Noun
from rules.language.conditions import Condition, Happened
from rules.language.events import Attacks, Enters, Leaves, Plays
from rules.language.filters import Controlled
from rules.reading.grammar import Rules
from rules.reading.phrases import narrowed

HISTORY = Rules()


@HISTORY.rule(
    "condition",
    "you have cast <number> or more <noun> this turn",
    example="you have cast 3 or more cards this turn",
    miss="you have cast 3 or more cards",
)
def have_cast(number: int, noun: Noun) -> Condition | None:
    if noun.zone or noun.whose != "anyone":
        return None
    return Happened(Plays(narrowed(Controlled("you"), noun.filter)), number)


@HISTORY.rule(
    "condition",
    "you have cast a <noun> this turn",
    example="you have cast a Summon this turn",
    miss="you have cast a Summon",
)
@HISTORY.rule(
    "condition",
    "you have cast <noun> this turn",
    example="you have cast Card Name Shiva this turn",
    miss="you have cast Card Name Shiva",
)
def have_cast_one(noun: Noun) -> Condition | None:
    return have_cast(1, noun)


@HISTORY.rule(
    "condition",
    "(a|an) <noun> has entered your field this turn",
    example="a Fire Forward has entered your field this turn",
    miss="a Fire Forward has entered your field",
)
@HISTORY.rule(
    "condition",
    "(a|an) <noun> entered your field this turn",
    example="a Fire Forward entered your field this turn",
    miss="a Fire Forward entered your field",
)
def has_entered(noun: Noun) -> Condition | None:
    wanted = None if noun.zone else noun.placed(FIELD, "you")
    return None if wanted is None else Happened(Enters(wanted))


@HISTORY.rule(
    "condition",
    "(a|an) <noun> you controlled attacked this turn",
    example="a Forward you controlled attacked this turn",
    miss="a Forward you controlled attacked",
)
def has_attacked(noun: Noun) -> Condition | None:
    return None if noun.zone else Happened(Attacks(narrowed(Controlled("you"), noun.filter)))


@HISTORY.rule(
    "condition",
    "(a|an) <noun> you controlled (was|has been) put from the field into the break zone this turn",
    example="a Forward you controlled was put from the field into the Break Zone this turn",
    miss="a Forward was put from the field into the Break Zone this turn",
)
def has_fallen(noun: Noun) -> Condition | None:
    wanted = None if noun.zone else noun.placed(FIELD, "you")
    return None if wanted is None else Happened(Leaves(wanted, ("break zone",)))
