"""Power that Summons or abilities cannot increase or decrease."""

from rules.games.setcg.reading.changes import Changes, cannot
from rules.games.setcg.reading.nouns import FIELD, Noun
from rules.games.setcg.reading.statics import static
from rules.games.setcg.reading.verbs_durations import all_restricted
from rules.language.abilities import Static
from rules.language.filters import Filter, OneOf
from rules.language.references import This
from rules.reading.clauses import Clause
from rules.reading.grammar import Rules

POWER_LIMITS = Rules()

LIMITS: dict[str, tuple[str, ...]] = {
    "cannot be increased": ("be raised",),
    "cannot be decreased": ("be lowered",),
    "cannot be reduced": ("be lowered",),
    "cannot be increased or decreased": ("be raised", "be lowered"),
}
POWER_LIMITS.same("unchanging", LIMITS)


@POWER_LIMITS.rule("with-power", "~", example="~", miss="it")
@POWER_LIMITS.rule(
    "with-power", "[all] [the] <noun>", example="the Forwards you control", miss="each Forward you control"
)
def with_power(noun: Noun | None = None) -> Filter | None:
    if noun is None:
        return OneOf(This())
    return noun.placed() if noun.zone == FIELD else None


@POWER_LIMITS.rule(
    "limited-power",
    "<unchanging> by <source>",
    example="cannot be increased by your opponent's Summons",
    miss="cannot be increased by your opponent",
)
@POWER_LIMITS.rule(
    "limited-power",
    "<unchanging> by summons or abilities",
    example="cannot be decreased by Summons or abilities",
    miss="cannot be decreased",
)
def limited(unchanging: tuple[str, ...], source: Filter | None = None) -> Changes:
    return cannot(*unchanging, other=source)


@POWER_LIMITS.rule(
    "static",
    "the power of <with-power> <limited-power>",
    example="the power of the Monsters you control cannot be decreased by Summons or abilities",
    miss="the Monsters you control cannot be decreased by Summons or abilities",
)
def with_limits(with_power: Filter, limited_power: Changes) -> Static:
    return static(limited_power, with_power)


@POWER_LIMITS.rule(
    "clause",
    "during this turn , the power of <with-power> <limited-power>",
    example="during this turn, the power of Monsters you control cannot be increased by your Summons",
    miss="the power of Monsters you control cannot be increased by your Summons",
)
@POWER_LIMITS.rule(
    "clause",
    "the power of <with-power> <limited-power> this turn",
    example="the power of Monsters you control cannot be increased by your Summons this turn",
    miss="the power of Monsters you control cannot be increased by your Summons next turn",
)
def with_limits_for_the_turn(with_power: Filter, limited_power: Changes) -> Clause | None:
    return None if with_power == OneOf(This()) else all_restricted(with_power, limited_power)
