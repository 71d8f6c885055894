"""Several Summons and abilities that are cancelled at once, and the cards that abilities came from."""

from rules.games.setcg.reading.nouns import BREAK, FIELD
from rules.games.setcg.reading.verbs import NONE, ON_STACK
from rules.games.setcg.reading.verbs_more import ACTION, AUTO
from rules.language.effects import Cancel, Destroy, Effect, MoveTo
from rules.language.filters import AnyOf, Filter, InZone, OneOf
from rules.language.references import Each, Targets
from rules.reading.clauses import THAT, Clause, joined
from rules.reading.grammar import Rules
from rules.reading.phrases import MOST_TARGETS, narrowed, order_of

CANCELLED = Rules()


def _of(*parts: Filter) -> Filter:
    return AnyOf(tuple(sorted(parts, key=order_of)))


CANCELLED.same(
    "waiting",
    {
        "summons": ON_STACK,
        "auto-abilities": AUTO,
        "summons or auto-abilities": _of(ON_STACK, AUTO),
        "summons , auto-abilities , action abilities or special abilities": _of(ON_STACK, AUTO, ACTION),
    },
)


@CANCELLED.rule(
    "cancelling",
    "choose any number of <waiting> . cancel their effects",
    example="choose any number of Summons. cancel their effects",
    miss="choose any number of Summons. cancel its effect",
)
def all_cancelled(waiting: Filter) -> Clause:
    return Clause(Cancel(Targets()), (waiting,) * MOST_TARGETS, least=0, about=NONE)


ORIGIN = Each(narrowed(InZone((FIELD,)), OneOf(THAT)))
"""The card that an ability came from, if it is still on the field."""
ENDS: dict[str, Effect] = {"put": MoveTo(ORIGIN, BREAK), "break": Destroy(ORIGIN)}
CANCELLED.same(
    "origin-ended",
    {
        "put that forward into the break zone": ENDS["put"],
        "put that character into the break zone": ENDS["put"],
        "break that forward": ENDS["break"],
        "break that character": ENDS["break"],
    },
)


@CANCELLED.rule(
    "cancelling",
    "<cancelled:triggered-from> . <origin-ended>",
    example="choose 1 auto-ability triggered from a Monster. break that Character",
    miss="choose 1 Summon. break that Character",
)
def origin_ended(cancelled: Clause, origin_ended: Effect) -> Clause | None:
    return joined([cancelled, Clause(origin_ended, about=NONE)])
