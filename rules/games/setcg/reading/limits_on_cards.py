"""What single cards cannot do or have done to them: by whose effects, and against stronger cards."""

from rules.games.setcg.reading.changes import Changes, cannot
from rules.games.setcg.reading.nouns import FIELD, Noun
from rules.games.setcg.reading.verbs_durations import modified
from rules.language.amounts import StatOf
from rules.language.durations import END_OF_TURN
from rules.language.effects import Modify
from rules.language.filters import Filter, Sign, StatIs
from rules.language.references import This
from rules.reading.clauses import Clause
from rules.reading.grammar import Rules
from rules.reading.phrases import Picked, acting

LIMITS_ON_CARDS = Rules()


@LIMITS_ON_CARDS.rule(
    "restriction",
    "cannot be returned to its owner's hand by <source>",
    example="cannot be returned to its owner's hand by your opponent's Summons",
    miss="cannot be returned to its owner's hand by your opponent",
)
def not_returned(source: Filter) -> Changes:
    return cannot("be returned to the hand", other=source)


@LIMITS_ON_CARDS.rule(
    "clause",
    "[the] <noun> <restriction> this turn",
    example="the Forwards you control cannot be blocked this turn",
    miss="the Forwards you control cannot be blocked",
)
def those_restricted(noun: Noun, restriction: Changes) -> Clause | None:
    wanted = noun.placed() if noun.zone == FIELD else None
    if wanted is None:
        return None
    return acting(Picked("each", wanted), lambda cards: Modify(cards, restriction, END_OF_TURN))


LIMITS_ON_CARDS.same("restriction", {"cannot be chosen by a Summon or an ability": cannot("be chosen")})


@LIMITS_ON_CARDS.rule(
    "clause",
    "~ <restriction> this turn and gains <gains> until the end of the turn",
    example="~ cannot be blocked this turn and gains Haste until the end of the turn",
    miss="~ cannot be blocked and gains Haste until the end of the turn",
)
def restricted_and_gaining(restriction: Changes, gains: Changes) -> Clause:
    return modified(This(), (*restriction, *gains))


THAN_ITSELF: dict[str, Sign] = {
    "greater than his": ">",
    "greater than ~s": ">",
    "less than ~s": "<",
    "equal or inferior to ~s": "<=",
    "equal to or less than ~s": "<=",
    "less than or equal to ~s": "<=",
}
LIMITS_ON_CARDS.same("than-itself", THAN_ITSELF)


@LIMITS_ON_CARDS.rule(
    "qualifier",
    "with a power <than-itself>",
    example="with a power less than ~s",
    miss="with a power less than",
)
def compared(than_itself: Sign) -> Noun:
    """Cards whose power compares this way with the card's own, as both are now."""
    return Noun(StatIs("power", than_itself, StatOf(This(), "power")))
