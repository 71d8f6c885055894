"""Limits on when abilities can be used and when they trigger."""

from dataclasses import dataclass

from rules.games.setcg.reading.nouns import BREAK, HAND
from rules.language.conditions import Condition
from rules.language.costs import Cost, MoveCard
from rules.language.effects import Effect
from rules.language.filters import InZone
from rules.language.references import ThisCard
from rules.reading.clauses import THAT, mentions
from rules.reading.grammar import Rules

LIMITS = Rules()


@dataclass(frozen=True, slots=True)
class Limit:
    """When an ability can be used or triggers: conditions, in whose turn, how often, in which zone."""

    when: tuple[Condition, ...] = ()
    once: bool = False
    zone: str = ""


def may_pay_with_itself(cost: Cost, effect: Effect) -> bool:
    """Return whether a card in the break zone may be one of the cards there that pay for its own ability.

    If the cost or the effect names the card itself, it is not one of the others.
    """
    lying = [part for part in cost.parts if isinstance(part, MoveCard) and mentions(part, InZone((BREAK,)))]
    return bool(lying) and not mentions((cost, effect), ThisCard())


@LIMITS.rule("limiting", "<when-used>", example="during your turn", miss="your turn")
def in_turn(when_used: Condition) -> Limit:
    return Limit((when_used,))


@LIMITS.rule("limiting", "if <condition>", example="if you control a Forward", miss="you control a Forward")
def on_condition(condition: Condition) -> Limit | None:
    return None if mentions(condition, THAT) else Limit((condition,))


LIMITS.same(
    "limiting",
    {
        "once per turn": Limit(once=True),
        "only once per turn": Limit(once=True),
        "if ~ is in your hand": Limit(zone=HAND),
        "if ~ is in the break zone": Limit(zone=BREAK),
    },
)


@LIMITS.rule("limits", "<limiting>", example="during your turn", miss="your turn")
def one_limit(limiting: Limit) -> Limit:
    return limiting


@LIMITS.rule(
    "limits",
    "<one:limits> , <other:limiting>",
    example="during your turn, if you control a Forward",
    miss="during your turn,",
)
@LIMITS.rule(
    "limits",
    "<one:limits> [,] and <other:limiting>",
    example="during your turn and only once per turn",
    miss="during your turn and",
)
def more_limits(one: Limit, other: Limit) -> Limit | None:
    if (one.zone and other.zone) or (one.once and other.once):
        return None
    return Limit((*one.when, *other.when), one.once or other.once, one.zone or other.zone)


@LIMITS.rule(
    "use-limit",
    "you can only use this ability <limits> .",
    example="you can only use this ability once per turn.",
    miss="you can use this ability once per turn.",
)
@LIMITS.rule(
    "use-limit",
    "you can use this ability only <limits> .",
    example="you can use this ability only once per turn.",
    miss="you can use this ability once per turn.",
)
def use_limit(limits: Limit) -> Limit:
    return limits


@LIMITS.rule(
    "trigger-limit",
    "this effect will trigger only <limits> .",
    example="this effect will trigger only once per turn.",
    miss="this effect will trigger once per turn.",
)
def trigger_limit(limits: Limit) -> Limit:
    return limits
