"""Amounts in Japanese: numbers, X, and what is counted."""

from rules.games.sve.reading import meanings
from rules.language.amounts import Amount, Count, LifeOf, ResourcesOf, StatOf, X
from rules.language.filter_shorthand import zones_of
from rules.language.filters import Filter
from rules.language.references import This
from rules.reading.clauses import THAT
from rules.reading.grammar import Rules

RULES = Rules()

RULES.same("amount", {"X": X()})
RULES.same(
    "quantity",
    {
        "自分のPP最大値": ResourcesOf(meanings.MAX_POINTS),
        "自分のリーダーの体力": LifeOf(),
        "これの攻撃力": StatOf(This(), "attack"),
        "これの体力": StatOf(This(), "defense"),
        "それの攻撃力": StatOf(THAT, "attack"),
        "それの体力": StatOf(THAT, "defense"),
        "選んだフォロワーの攻撃力": StatOf(THAT, "attack"),
        "選んだフォロワーの体力": StatOf(THAT, "defense"),
        "このターン中に自分がプレイしたカードの枚数": meanings.PLAYED,
        "自分の手札の枚数": Count(meanings.of(meanings.HAND, meanings.OURS)),
        "自分の墓場の枚数": Count(meanings.of(meanings.CEMETERY, meanings.OURS)),
    },
)


@RULES.rule("amount", "<integer>", example="2", miss="二")
def number(integer: int) -> Amount:
    """Return a number."""
    return integer


@RULES.rule("quantity", "<noun>の(枚数|数)", example="自分の場のフォロワーの枚数", miss="フォロワーの枚数")
def count(noun: Filter) -> Amount | None:
    """Return how many cards there are; where must be told."""
    return Count(noun) if zones_of(noun) else None
