"""Conditions in Japanese that compare amounts, or are about what evolved and what cards are named."""

from rules.games.sve.reading import meanings
from rules.games.sve.reading.japanese.conditions import there
from rules.language.amounts import Amount, CostOf, Distinct, LifeOf
from rules.language.conditions import AllHold, Compare, Condition, Is, There
from rules.language.filters import CostIs, Filter, HasStatus, Sign
from rules.reading.clauses import THAT
from rules.reading.grammar import Rules

RULES = Rules()

RULES.same("compared", {"以下": "<=", "以上": ">="})


@RULES.rule(
    "condition",
    "<quantity>が<integer><compared>[である|の]",
    example="自分のPP最大値が5以上",
    miss="自分のPP最大値が5",
)
def amount_is_about(quantity: Amount, integer: int, compared: Sign) -> Condition:
    """Return the condition that an amount is at most, or at least, a number."""
    return _compared(quantity, compared, integer)


def _compared(quantity: Amount, compared: Sign, integer: int) -> Condition:
    """Return the condition comparing an amount; the cost of the card just named becomes a condition on it."""
    if quantity == CostOf(THAT):
        return Is(THAT, CostIs(compared, integer))
    return Compare(quantity, compared, integer)


@RULES.rule(
    "condition", "<quantity>が<integer>[である]", example="自分のPP最大値が5", miss="自分のPP最大値が5以上"
)
def amount_is(quantity: Amount, integer: int) -> Condition:
    """Return the condition that an amount is exactly a number."""
    return _compared(quantity, "=", integer)


@RULES.rule(
    "condition",
    "これを含めず、このターン中に自分の【UB】能力が<integer>回以上発動していた",
    example="これを含めず、このターン中に自分の【UB】能力が2回以上発動していた",
    miss="このターン中に自分の【UB】能力が2回以上発動していた",
)
def have_burst(integer: int) -> Condition:
    """Return the condition that you executed a number of Union Burst abilities this turn before this one."""
    return meanings.bursts_before(integer)


@RULES.rule(
    "condition",
    "<quantity>が<integer>種類<compared>",
    example="自分の墓場のスペルのカード名の種類数が3種類以上",
    miss="スペルのカード名の種類数が3種類以上",
)
def so_many_kinds(quantity: Amount, integer: int, compared: Sign) -> Condition | None:
    """Return the condition on how many different names or costs there are; None for any other amount."""
    return Compare(quantity, compared, integer) if isinstance(quantity, Distinct) else None


@RULES.rule(
    "condition",
    "このターン中に<noun>が進化している",
    example="このターン中に自分の場のフォロワーが進化している",
    miss="自分の場のフォロワーが進化している",
)
def evolved_this_turn(noun: Filter) -> Condition | None:
    """Return the condition that there is a follower that evolved this turn."""
    return there(meanings.of(noun, HasStatus("evolved this turn")))


@RULES.rule(
    "condition",
    "<condition>、<other:condition>",
    example="自分のターン中、【覚醒】状態",
    miss="自分のターン中か【覚醒】状態",
)
@RULES.rule(
    "condition",
    "<condition>で、<other:condition>",
    example="自分のターン中で、【覚醒】状態",
    miss="自分のターン中か【覚醒】状態",
)
def both_hold(condition: Condition, other: Condition) -> Condition | None:
    """Return the condition that two conditions are both met."""
    return None if isinstance(condition, AllHold) else AllHold((condition, other))


@RULES.rule(
    "condition",
    "<whole-zone>が<integer>枚以上あり、<condition>",
    example="自分の墓場が3枚以上あり、【覚醒】状態",
    miss="自分の墓場が3枚以上か、【覚醒】状態",
)
def zone_has_and(whole_zone: Filter, integer: int, condition: Condition) -> Condition | None:
    """Return the condition that a zone has at least a number of cards and another condition is met."""
    return None if isinstance(condition, AllHold) else AllHold((There(whole_zone, integer), condition))


@RULES.rule(
    "condition",
    "自分のリーダーの【体力】<integer><compared>[である]",
    example="自分のリーダーの【体力】5以下",
    miss="自分のリーダーの【体力】5",
)
def defense_about(integer: int, compared: Sign) -> Condition:
    """Return the condition that your leader has at most, or at least, an amount of defense."""
    return Compare(LifeOf(), compared, integer)


@RULES.rule(
    "condition",
    "自分のリーダーの【体力】<integer>",
    example="自分のリーダーの【体力】5",
    miss="自分のリーダーの【体力】5以下",
)
def defense_is(integer: int) -> Condition:
    """Return the condition that your leader has exactly an amount of defense."""
    return Compare(LifeOf(), "=", integer)


@RULES.rule(
    "condition",
    "「<quantity>」が<integer>[枚|体|つ|回]<compared>[である]",
    example="「自分のPP最大値」が5以上",
    miss="「自分のPP最大値」が5",
)
def quoted_amount_is_about(quantity: Amount, integer: int, compared: Sign) -> Condition:
    """Return the condition that an amount is at most, or at least, a number."""
    return Compare(quantity, compared, integer)


@RULES.rule(
    "condition",
    "自分の場の「それぞれカード名が異なる<noun:core>」が<integer><counter>以上",
    example="自分の場の「それぞれカード名が異なるフォロワー」が3体以上",
    miss="自分の場の「カード名が異なるフォロワー」が3体以上",
)
def so_many_different(noun: Filter, integer: int, counter: bool) -> Condition:
    """Return the condition that your field has cards of a number of different names."""
    return Compare(Distinct("name", meanings.of(noun, meanings.FIELD, meanings.OURS)), ">=", integer)


@RULES.rule(
    "condition",
    "このターン、<noun>が進化していた",
    example="このターン、自分の場のフォロワーが進化していた",
    miss="自分の場のフォロワーが進化していた",
)
def had_evolved_this_turn(noun: Filter) -> Condition | None:
    """Return the condition that there is a follower that evolved this turn."""
    return evolved_this_turn(noun)
