"""Leaders and followers together in Japanese, and what a selected card's player has."""

from rules.games.sve.reading import meanings, meanings_leaders, meanings_targets
from rules.games.sve.reading.japanese.nouns import placed
from rules.language.amounts import Amount, LifeOf
from rules.language.conditions import Compare
from rules.language.effects import DealDamageToPlayer
from rules.language.filter_shorthand import zones_of
from rules.language.filters import All, Controlled, Filter, InZone, Named
from rules.reading.clauses import THAT, Clause
from rules.reading.grammar import Rules
from rules.reading.phrases import Picked

RULES = Rules()
RULES.same(
    "position",
    {
        **dict.fromkeys(("それの場の", "それのプレイヤーの場の"), meanings_leaders.ON_ITS_FIELD),
        "それのプレイヤーの手札の": meanings_leaders.IN_ITS_HAND,
    },
)
RULES.same("whole-zone", {"それのプレイヤーの手札": meanings_leaders.IN_ITS_HAND})
RULES.same("condition", {"自分のリーダーの体力がそれの体力より少ない": meanings_leaders.WEAKER_THAN_IT})


@RULES.rule(
    "selected",
    "自分のリーダーか<noun>1<counter>を",
    example="自分のリーダーか自分の場のフォロワー1体を",
    miss="自分のリーダーと自分の場のフォロワー1体を",
)
def your_leader_or(noun: Filter, counter: bool) -> Picked:
    """Return a pick of your leader or a card."""
    return meanings_leaders.your_leader_or(placed(noun))


@RULES.rule(
    "act",
    "自分のリーダーと<every>は【体力】+<integer>する。",
    example="自分のリーダーと自分の場のフォロワーすべては【体力】+2する。",
    miss="自分のリーダーと自分の場のフォロワーすべては【攻撃力】+2する。",
)
def strengthen_with_leader(every: Picked, integer: int) -> Clause | None:
    """Return a clause in which cards and your leader gain defense."""
    return meanings_targets.strengthened_with_leader(every, integer)


@RULES.rule(
    "every",
    "<noun>すべてと自分の場の『<name>』すべて",
    example="自分の場の『フェアリー』すべてと自分の場の『ナイト』すべて",
    miss="自分の場の『フェアリー』すべてか自分の場の『ナイト』すべて",
)
@RULES.rule(
    "every",
    "<noun>すべてと『<name>』すべて",
    example="自分の場の『フェアリー』すべてと『ナイト』すべて",
    miss="自分の場の『フェアリー』すべてか『ナイト』すべて",
)
def all_of_two(noun: Filter, name: str) -> Picked | None:
    """Return every card of two names in one place."""
    parts = noun.parts if isinstance(noun, All) else (noun,)
    where = [part for part in parts if isinstance(part, InZone | Controlled)]
    both = meanings.either(noun, meanings.of(Named(name), *where))
    return None if both is None or not zones_of(both) else Picked("each", both)


@RULES.rule(
    "every",
    "それ以外の<noun>すべて",
    example="それ以外の相手の場のフォロワーすべて",
    miss="それ以外の相手の場のフォロワー",
)
def all_others(noun: Filter) -> Picked:
    """Return every card of a kind besides the one just named."""
    return Picked("each", meanings.of(placed(noun), meanings_leaders.BESIDES_IT))


@RULES.rule(
    "act",
    "<pick>をアクトするかスタンドする。",
    example="それをアクトするかスタンドする。",
    miss="それをアクトする。",
)
def turn(pick: Picked) -> Clause | None:
    """Return a clause in which cards are engaged or reserved."""
    return meanings_leaders.turned(pick)


@RULES.rule(
    "act",
    "それとそれのリーダーに「<quantity>」と同じダメージ。",
    example="それとそれのリーダーに「自分の手札の枚数」と同じダメージ。",
    miss="それかそれのリーダーに「自分の手札の枚数」と同じダメージ。",
)
@RULES.rule(
    "act",
    "それとそれのリーダーに「<quantity:twice>のダメージ。",
    example="それとそれのリーダーに「自分の手札の枚数」の2倍のダメージ。",
    miss="それかそれのリーダーに「自分の手札の枚数」の2倍のダメージ。",
)
def hurt_with_leader(quantity: Amount) -> Clause | None:
    """Return a clause in which a card and its leader are dealt a counted amount of damage."""
    return meanings_leaders.hurt_with_leader(THAT, quantity)


@RULES.rule(
    "act",
    "体力<integer>以上の相手のリーダーすべてに<amount>ダメージ。",
    example="体力12以上の相手のリーダーすべてに6ダメージ。",
    miss="体力12の相手のリーダーすべてに6ダメージ。",
)
def hurt_strong_leader(integer: int, amount: Amount) -> Clause | None:
    """Return a clause in which the enemy leader is dealt damage if it has enough defense."""
    strong = Compare(LifeOf("opponent"), ">=", integer)
    return meanings.conditional(strong, Clause(DealDamageToPlayer(amount)))
