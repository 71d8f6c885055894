"""Amounts in Japanese: numbers, X, and counted amounts."""

from typing import Literal

from rules.games.sve.reading import meanings, meanings_moved
from rules.games.sve.reading.meanings_statics import times
from rules.language.amounts import (
    Amount,
    CostOf,
    Count,
    Distinct,
    DividedBy,
    Extreme,
    LifeOf,
    Plus,
    ResourcesOf,
    StatOf,
    X,
)
from rules.language.filter_shorthand import zones_of
from rules.language.filters import Filter
from rules.language.references import Subject, This
from rules.reading.clauses import THAT
from rules.reading.grammar import Rules

RULES = Rules()

RULES.same("amount", {"X": X()})
RULES.same(
    "quantity",
    {
        "自分のPP最大値": ResourcesOf(meanings.MAX_POINTS),
        "自分のリーダーの体力": LifeOf(),
        "自分のリーダーの【体力】": LifeOf(),
        "相手のリーダーの体力": LifeOf("opponent"),
        "自分の残りPP": ResourcesOf(meanings.POINTS),
        "自分のPP": ResourcesOf(meanings.POINTS),
        "これの【攻撃力】": StatOf(This(), "attack"),
        "これの【体力】": StatOf(This(), "defense"),
        "それの【攻撃力】": StatOf(THAT, "attack"),
        "それの【体力】": StatOf(THAT, "defense"),
        "それの元のコスト": CostOf(THAT),
        "出たアミュレットのコスト": CostOf(Subject()),
        "それのコスト": CostOf(THAT),
        "これの攻撃力": StatOf(This(), "attack"),
        "これの体力": StatOf(This(), "defense"),
        "それの攻撃力": StatOf(THAT, "attack"),
        "それの体力": StatOf(THAT, "defense"),
        "選んだフォロワーの攻撃力": StatOf(meanings.SELECTED, "attack"),
        "選んだフォロワーの体力": StatOf(meanings.SELECTED, "defense"),
        "選んだフォロワーの元のコスト": CostOf(meanings.SELECTED),
        "選んだフォロワーのコスト": CostOf(meanings.SELECTED),
        **dict.fromkeys(("公開したカードのコスト", "公開したカードの元のコスト"), CostOf(meanings.SHOWN)),
        "前者の攻撃力": StatOf(meanings.FORMER, "attack"),
        "後者の攻撃力": StatOf(meanings.LATTER, "attack"),
        "前者の体力": StatOf(meanings.FORMER, "defense"),
        "後者の体力": StatOf(meanings.LATTER, "defense"),
        **dict.fromkeys(
            (
                f"{moved}{what}の{cost}"
                for moved in ("捨てた", "墓場に置いた", "消滅させた", "EXエリアに置いた")
                for what in ("カード", "フォロワー")
                for cost in ("コスト", "元のコスト")
            ),
            meanings_moved.MOVED_COST,
        ),
        **dict.fromkeys(
            (f"{moved}フォロワーの攻撃力" for moved in ("捨てた", "墓場に置いた", "消滅させた")),
            meanings_moved.MOVED_ATTACK,
        ),
        "このターン中に自分がプレイしたカードの枚数": meanings.PLAYED,
    },
)


@RULES.rule("amount", "<integer>", example="2", miss="二")
def number(integer: int) -> Amount:
    """Return a number."""
    return integer


@RULES.rule(
    "quantity",
    "<noun>の(枚数|数|合計|枚数の合計)",
    example="自分の場のフォロワーの枚数",
    miss="フォロワーの枚数",
)
@RULES.rule("quantity", "<noun:whole-zone>の(枚数|数)", example="自分の手札の枚数", miss="手札の枚数")
def count(noun: Filter) -> Amount | None:
    """Return the number of cards of a kind; the noun must give their zone."""
    if not zones_of(noun) and meanings.on_field(noun):
        noun = meanings.of(noun, meanings.FIELD)
    return Count(noun) if zones_of(noun) else None


@RULES.rule(
    "quantity",
    "<noun>の最大の<stat>",
    example="自分の場のフォロワーの最大の攻撃力",
    miss="フォロワーの最大の攻撃力",
)
def highest(noun: Filter, stat: str) -> Amount | None:
    """Return the highest attack or defense among cards of a kind."""
    return Extreme(noun, stat, highest=True) if zones_of(noun) else None


@RULES.rule("quantity", "<quantity>の<integer>倍", example="自分のPP最大値の2倍", miss="自分のPP最大値の半分")
def multiplied(quantity: Amount, integer: int) -> Amount:
    """Return an amount multiplied by a number."""
    return times(integer, quantity)


@RULES.rule("quantity", "<quantity>+<integer>", example="自分のPP最大値+2", miss="自分のPP最大値-2")
def more(quantity: Amount, integer: int) -> Amount:
    """Return an amount plus a number."""
    return Plus((quantity, integer))


RULES.same(
    "moved-to",
    {
        "捨てた": "cemetery",
        "墓場に置いた": "cemetery",
        "EXエリアに置いた": "EX area",
        "消滅させた": "banished zone",
        "場に出した": "field",
        "手札に加えた": "hand",
    },
)


@RULES.rule(
    "quantity",
    "これによって<moved-to><noun>の(枚数|数)",
    example="これによって墓場に置いたスペルの枚数",
    miss="墓場に置いたスペルの枚数",
)
def count_moved(moved_to: str, noun: Filter) -> Amount | None:
    """Return how many of the moved cards match a noun."""
    return meanings_moved.moved_count(noun, moved_to)


RULES.same("rounded-up", {"切り上げ": True, "切り捨て": False})


@RULES.rule(
    "quantity",
    "<quantity>の半分（(小数点以下|端数|端数は)<rounded-up>）",
    example="自分のPP最大値の半分（端数切り上げ）",
    miss="自分のPP最大値の半分",
)
def half(quantity: Amount, rounded_up: bool) -> Amount:
    """Return half an amount, rounded up or down."""
    return DividedBy(quantity, up=rounded_up)


RULES.same("apart", {"カード名": "name", "元のコスト": "cost"})


@RULES.rule(
    "quantity",
    "<noun>の<apart>の種類数",
    example="自分の墓場のスペルのカード名の種類数",
    miss="スペルのカード名の種類数",
)
def different(noun: Filter, apart: Literal["name", "cost"]) -> Amount | None:
    """Return how many different names or costs cards have."""
    return Distinct(apart, noun) if zones_of(noun) else None
