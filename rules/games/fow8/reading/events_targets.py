"""Trigger events of Force of Will's automatic abilities: cards being targeted by spells and abilities."""

from rules.games.fow8.reading.events import THIS, When
from rules.games.fow8.reading.nouns import Noun, everywhere, of_types
from rules.language import effects as fx
from rules.language.events import By, Targeted
from rules.language.filters import All, AnyOf, Controlled, Filter, InZone, Not
from rules.language.references import Cause, Subject
from rules.reading.clauses import Clause
from rules.reading.grammar import Rules
from rules.reading.phrases import narrowed

RULES = Rules()
ON_CHASE = InZone(("chase area",))
"""Where a spell is, but not the card of an ability."""
RULES.same(
    "aimer",
    {
        "a spell": ON_CHASE,
        "spells": ON_CHASE,
        "a chant spell": narrowed(of_types("chant"), ON_CHASE),
        "a spell or ability": All(),
        "spells or abilities": All(),
        "a chant spell or ability": AnyOf((of_types("chant"), Not(ON_CHASE))),
    },
)


@RULES.rule(
    "aimer",
    "<aimer> your opponent controls",
    example="a spell or ability your opponent controls",
    miss="a spell or ability you control",
)
def of_the_opponent(aimer: Filter) -> Filter | None:
    if aimer != All() and Controlled("opponent") in getattr(aimer, "parts", ()):
        return None
    return narrowed(aimer, Controlled("opponent"))


@RULES.rule(
    "happening",
    "this card (is targeted by|becomes targeted by|becomes the target of) <aimer>",
    example="this card is targeted by a spell",
    miss="this card is targeted by",
)
def this_targeted(aimer: Filter) -> When:
    return When(By(Targeted(), aimer), THIS)


@RULES.rule(
    "happening",
    "<one> (is targeted by|becomes targeted by|becomes the target of) <aimer>",
    example="an Elf you control is targeted by a spell",
    miss="an Elf you control is targeted by",
)
@RULES.rule(
    "happening",
    "<aimer> targets <one>",
    example="a spell or ability your opponent controls targets an Elf you control",
    miss="a spell or ability your opponent controls",
)
def another_targeted(one: Noun, aimer: Filter) -> When | None:
    wanted = everywhere(one)
    return None if wanted is None else When(By(Targeted(wanted), aimer), Subject())


@RULES.rule(
    "clause",
    "cancel that (spell or ability|chant spell or ability)",
    example="cancel that spell or ability",
    miss="cancel a spell or ability",
)
def cancel_what_aims() -> Clause:
    """The spell or ability is the cause of the event; only texts about targeting refer to one this way."""
    return Clause(fx.Cancel(Cause()))
