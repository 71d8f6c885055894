"""Sentences in Japanese that affect two things at once, set stats, or let others do something."""

from dataclasses import replace

from rules.games.sve.definitions import EvolveCard
from rules.games.sve.reading import meanings
from rules.games.sve.reading.japanese.verbs import damage
from rules.language.amounts import Amount
from rules.language.effects import ChangeLife, Create, Discard, Draw, SetLife, WinGame
from rules.language.references import Controller, Player
from rules.reading.clauses import THAT, Clause, joined
from rules.reading.grammar import Rules
from rules.reading.phrases import Picked

RULES = Rules()
RULES.same(
    "act",
    {
        "それのプレイヤーは1枚引く。": Clause(Draw(1, Controller(THAT)), about=meanings.NOBODY),
        "それのプレイヤーは、自身の手札をランダムに1枚捨てる。": Clause(
            Discard(1, Controller(THAT), at_random=True), about=meanings.NOBODY
        ),
        "自分はこのバトルに勝利する。": Clause(WinGame()),
        **dict.fromkeys(("各プレイヤーは1枚引く。", "各プレイヤーは、1枚引く。"), Clause(Draw(1, "anyone"))),
    },
)


@RULES.rule(
    "act",
    "<leader>の(【体力】|体力)を<integer>にする。",
    example="相手のリーダーすべての【体力】を10にする。",
    miss="相手のリーダーすべての【攻撃力】を10にする。",
)
def set_defense(leader: Player, integer: int) -> Clause:
    """Return a clause in which a leader's defense becomes a number."""
    return Clause(SetLife(integer, leader))


@RULES.rule(
    "act",
    "<leader>は【体力】+<integer>して、<act>",
    example="自分のリーダーは【体力】+3して、これを破壊する。",
    miss="自分のリーダーは【攻撃力】+3して、これを破壊する。",
)
def heal_and_act(leader: Player, integer: int, act: Clause) -> Clause | None:
    """Return a clause in which a leader gains defense, and something else is done."""
    return joined((Clause(ChangeLife(integer, leader)), act))


RULES.same("to-set", {"攻撃力と体力": (True, True), "攻撃力": (True, False), "体力": (False, True)})


@RULES.rule(
    "act",
    "<thing>の<to-set>を<integer>にする。",
    example="それの攻撃力と体力を1にする。",
    miss="それの攻撃力か体力を1にする。",
)
def set_stats(thing: Picked, to_set: tuple[bool, bool], integer: int) -> Clause | None:
    """Return a clause in which followers' attack or defense becomes a number."""
    attack, defense = (integer if one else None for one in to_set)
    return meanings.set_stats(thing, attack, defense)


@RULES.rule(
    "act",
    "<thing>と<other:thing>に<amount>ダメージ。",
    example="それとこれに5ダメージ。",
    miss="それかこれに5ダメージ。",
)
def damage_to_two(thing: Picked, other: Picked, amount: Amount) -> Clause | None:
    """Return a clause that deals damage to cards and then to others, none of them chosen."""
    if not {thing.how, other.how} <= {"reference", "each"}:
        return None
    first, second = damage(thing, amount), damage(other, amount)
    both = first and second and joined((first, second))
    return both and replace(both, about=first.about if first else None)


@RULES.rule(
    "act",
    "それのプレイヤーは『<token>』<amount><counter>を出す。",
    example="それのプレイヤーは『フェアリー』1体を出す。",
    miss="自分は『フェアリー』1体を出す。",
)
def they_create(token: EvolveCard, amount: Amount, counter: bool) -> Clause:
    """Return a clause in which the player of the card just named creates tokens."""
    return Clause(Create(token, "field", amount, Controller(THAT)), about=meanings.NOBODY)


@RULES.rule(
    "act",
    "各プレイヤーは『<token>』<amount><counter>をEXエリアに置く。",
    example="各プレイヤーは『フェアリー』1枚をEXエリアに置く。",
    miss="各プレイヤーは『フェアリー』1枚を手札に加える。",
)
def each_creates(token: EvolveCard, amount: Amount, counter: bool) -> Clause:
    """Return a clause in which each player creates tokens in their EX area."""
    return Clause(Create(token, "EX area", amount, who="anyone"), about=meanings.NOBODY)


@RULES.rule("act", "自分は<amount>枚引く。", example="自分は2枚引く。", miss="相手は2枚引く。")
def you_draw(amount: Amount) -> Clause:
    """Return a clause in which you draw, whoever was named before."""
    return Clause(Draw(amount))
