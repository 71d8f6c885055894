"""Sentences in Japanese about players and picked cards."""

from rules.games.sve.nodes import Evolve
from rules.games.sve.reading import meanings, meanings_targets
from rules.games.sve.reading.japanese.nouns import placed
from rules.games.sve.reading.japanese.picks import MOST_THERE
from rules.games.sve.reading.meanings_statics import times
from rules.language.amounts import Amount
from rules.language.effects import (
    ChangeLife,
    DealDamage,
    DealDamageToPlayer,
    Destroy,
    Discard,
    DiscardHand,
    Draw,
    Recover,
    Rest,
)
from rules.language.filter_shorthand import zones_of
from rules.language.filters import Filter
from rules.language.references import Controller, Player
from rules.reading.clauses import THAT, Clause, joined
from rules.reading.grammar import Rules
from rules.reading.phrases import Picked, acting, choosing

RULES = Rules()

RULES.same("done", {"を破壊する": Destroy, "をアクトする": Rest, "をスタンドする": Recover})
RULES.same(
    "leader",
    {
        "相手のリーダーすべて": "opponent",
        "自分のリーダー": "you",
        "リーダーすべて": "anyone",
        "それのリーダー": Controller(THAT),
    },
)
RULES.same(
    "act",
    {
        "自分の手札すべてを捨てる。": Clause(DiscardHand(), about=meanings.NOBODY),
    },
)


@RULES.rule(
    "act",
    "<selected>選ぶ。",
    example="相手の場のフォロワー1体を選ぶ。",
    miss="相手の場のフォロワーを選ぶ。",
)
def select(selected: Picked) -> Clause | None:
    """Return a clause in which cards are selected, which later sentences refer to."""
    return choosing(selected)


@RULES.rule(
    "act",
    "<both_kinds:two-single>を選ぶ。",
    example="相手の場のフォロワー1体と自分の場のフォロワー1体を選ぶ。",
    miss="相手の場のフォロワー1体か自分の場のフォロワー1体を選ぶ。",
)
@RULES.rule(
    "act",
    "<both-kinds>選ぶ。",
    example="自分の墓場のスペルとアミュレットそれぞれ1枚まで選ぶ。",
    miss="自分の墓場のスペルかアミュレットそれぞれ1枚まで選ぶ。",
)
def select_two(both_kinds: tuple[Picked, Picked]) -> Clause | None:
    """Return a clause that selects two cards, which later sentences name together or one by one."""
    return meanings_targets.two(*both_kinds)


@RULES.rule("act", "<pick:thing>に<amount>ダメージ。", example="それに3ダメージ。", miss="それは3ダメージ。")
@RULES.rule(
    "act",
    "<pick:thing>に「<amount:quantity>」(と同じ|の)ダメージ。",
    example="それに「これの攻撃力」と同じダメージ。",
    miss="それに「これの攻撃力」ダメージ。",
)
@RULES.rule(
    "act",
    "<pick:thing>に「<amount:twice>のダメージ。",
    example="それに「これの攻撃力」の2倍のダメージ。",
    miss="それに「これの攻撃力」2倍のダメージ。",
)
def damage(pick: Picked, amount: Amount) -> Clause | None:
    """Return a clause in which cards are dealt damage."""
    return acting(pick, lambda cards: DealDamage(cards, amount))


@RULES.rule("twice", "<quantity>」の<integer>倍", example="これの攻撃力」の2倍", miss="これの攻撃力の2倍")
def so_many_times(quantity: Amount, integer: int) -> Amount:
    """Return an amount, quoted before, multiplied by a number."""
    return times(integer, quantity)


@RULES.rule(
    "act",
    "<noun><number:integer><counter>まで選ぶ。それに<amount>ダメージを割りふる。",
    example="相手の場のフォロワー3体まで選ぶ。それに7ダメージを割りふる。",
    miss="相手の場のフォロワー3体を選ぶ。それに7ダメージを割りふる。",
)
def divide(noun: Filter, number: int, counter: bool, amount: Amount) -> Clause | None:
    """Return a clause that divides damage among one or more, up to a number, of targets (10.6.2.3.2.1)."""
    return meanings_targets.divided(placed(noun), number, amount)


@RULES.rule(
    "act",
    "<noun>を好きな枚数選ぶ。それに<amount>ダメージを割りふる。",
    example="相手の場のフォロワーを好きな枚数選ぶ。それに7ダメージを割りふる。",
    miss="相手の場のフォロワーを選ぶ。それに7ダメージを割りふる。",
)
def divide_among_any(noun: Filter, amount: Amount) -> Clause | None:
    """Return a clause that divides damage among any number of targets, at least one."""
    return divide(noun, MOST_THERE, True, amount)


@RULES.rule(
    "act",
    "相手プレイヤーすべては、自身の場の<noun>1<counter>を墓場に置く。",
    example="相手プレイヤーすべては、自身の場のフォロワー1体を墓場に置く。",
    miss="相手プレイヤーすべては、場のフォロワー1体を墓場に置く。",
)
def they_bury(noun: Filter, counter: bool) -> Clause | None:
    """Return a clause in which the opponent chooses a card of their field and puts it into the cemetery."""
    return meanings_targets.they_bury(noun)


@RULES.rule(
    "act", "<leader>に<amount>ダメージ。", example="自分のリーダーに1ダメージ。", miss="リーダーに1ダメージ。"
)
@RULES.rule(
    "act",
    "<leader>に「<amount:quantity>」(と同じ|の)ダメージ。",
    example="相手のリーダーすべてに「自分の手札の枚数」と同じダメージ。",
    miss="相手のリーダーすべてに「自分の手札の枚数」ダメージ。",
)
def damage_to_leader(leader: Player, amount: Amount) -> Clause:
    """Return a clause in which a leader is dealt damage."""
    return Clause(DealDamageToPlayer(amount, leader))


@RULES.rule(
    "act",
    "<pick:thing>と<leader>に<amount>ダメージ。",
    example="それとそれのリーダーに3ダメージ。",
    miss="それかそれのリーダーに3ダメージ。",
)
def damage_to_both(pick: Picked, leader: Player, amount: Amount) -> Clause | None:
    """Return a clause in which a card and then a leader are dealt damage."""
    first = damage(pick, amount)
    return first and joined((first, damage_to_leader(leader, amount)))


@RULES.rule(
    "act",
    "<leader>と<every>に<amount>ダメージ。",
    example="相手のリーダーすべてと相手の場のフォロワーすべてに1ダメージ。",
    miss="相手のリーダーと相手の場のフォロワーすべてに1ダメージ。",
)
@RULES.rule(
    "act",
    "<leader>と<every>に「<amount:quantity>」と同じダメージ。",
    example="リーダーすべてと相手の場のフォロワーすべてに「これの攻撃力」と同じダメージ。",
    miss="リーダーと相手の場のフォロワーすべてに「これの攻撃力」と同じダメージ。",
)
def damage_to_all(leader: Player, every: Picked, amount: Amount) -> Clause | None:
    """Return a clause in which a leader and then cards are dealt damage."""
    cards = damage(every, amount)
    return cards and joined((damage_to_leader(leader, amount), cards))


@RULES.rule("act", "<pick:thing><done>。", example="それを破壊する。", miss="それは破壊する。")
def do(pick: Picked, done: type[Destroy] | type[Rest] | type[Recover]) -> Clause | None:
    """Return a clause in which cards are destroyed, engaged or reserved."""
    return acting(pick, done)


@RULES.rule("act", "<pick:thing>は進化する。", example="これは進化する。", miss="これを進化する。")
def evolve(pick: Picked) -> Clause | None:
    """Return a clause in which a follower evolves."""
    return acting(pick, Evolve)


@RULES.rule("act", "<amount>枚引く。", example="2枚引く。", miss="2枚置く。")
def draw(amount: Amount) -> Clause:
    """Return a clause in which you draw cards."""
    return Clause(Draw(amount))


@RULES.rule(
    "act",
    "自分の手札<integer>枚を捨てる。",
    example="自分の手札1枚を捨てる。",
    miss="相手の手札1枚を捨てる。",
)
def discard(integer: int) -> Clause:
    """Return a clause in which you discard cards."""
    return Clause(Discard(integer), about=meanings.NOBODY)


@RULES.rule(
    "act",
    "自分の手札をランダムに<integer>枚捨てる。",
    example="自分の手札をランダムに1枚捨てる。",
    miss="自分の手札を1枚捨てる。",
)
def discard_at_random(integer: int) -> Clause:
    """Return a clause in which you discard cards at random."""
    return Clause(Discard(integer, at_random=True), about=meanings.NOBODY)


@RULES.rule(
    "act",
    "自分の手札の<noun><integer><counter>を捨てる。",
    example="自分の手札のスペル1枚を捨てる。",
    miss="自分のスペル1枚を捨てる。",
)
def discard_such(noun: Filter, integer: int, counter: bool) -> Clause | None:
    """Return a clause in which you discard cards of a kind."""
    if zones_of(noun):
        return None
    return Clause(Discard(integer, filter=noun), about=meanings.NOBODY)


@RULES.rule(
    "act",
    "相手プレイヤーすべては、自身の手札<integer>枚を捨てる。",
    example="相手プレイヤーすべては、自身の手札1枚を捨てる。",
    miss="自分は、自身の手札1枚を捨てる。",
)
def enemies_discard(integer: int) -> Clause:
    """Return a clause in which the opponent discards cards."""
    return Clause(Discard(integer, "opponent"), about=meanings.NOBODY)


@RULES.rule(
    "act",
    "相手プレイヤーすべては、自身の手札をランダムに<integer>枚捨てる。",
    example="相手プレイヤーすべては、自身の手札をランダムに1枚捨てる。",
    miss="相手プレイヤーすべては、自身の手札を1枚捨てる。",
)
def enemies_discard_at_random(integer: int) -> Clause:
    """Return a clause in which the opponent discards cards at random."""
    return Clause(Discard(integer, "opponent", at_random=True), about=meanings.NOBODY)


@RULES.rule(
    "act",
    "<leader>は【体力】+<amount>する。",
    example="自分のリーダーは【体力】+2する。",
    miss="自分のリーダーは【攻撃力】+2する。",
)
def heal_leader(leader: Player, amount: Amount) -> Clause:
    """Return a clause in which a leader gains defense."""
    return Clause(ChangeLife(amount, leader))


@RULES.rule(
    "act",
    "<leader>は【体力】-<integer>する。",
    example="自分のリーダーは【体力】-2する。",
    miss="自分のリーダーは【体力】+2する。",
)
def weaken_leader(leader: Player, integer: int) -> Clause:
    """Return a clause in which a leader loses defense, without being damaged."""
    return Clause(ChangeLife(-integer, leader))
