"""Events that trigger abilities, in Japanese: ability keywords, moments, and what happens to cards."""

from rules.games.sve.nodes import (
    Bursts,
    DealsAttackDamage,
    DealsCombatDamage,
    Evolves,
    GoesToCemetery,
    StrikesLeader,
    TakesAbilityDamage,
    TakesCombatDamage,
)
from rules.games.sve.reading import meanings
from rules.language.events import (
    Attacks,
    Destroyed,
    Discards,
    Draws,
    During,
    Enters,
    Event,
    GainsLife,
    Leaves,
    LosesLife,
    Moment,
    Moves,
    Plays,
    Rests,
    TakesDamage,
)
from rules.language.filter_shorthand import without_zones, zones_of
from rules.language.filters import Filter
from rules.reading.grammar import Rules

RULES = Rules()

RULES.same(
    "trigger",
    {
        "【ファンファーレ】": meanings.FANFARE,
        "【ラストワード】": meanings.LAST_WORDS,
        "【進化時】": meanings.ON_EVOLVE,
        "【攻撃時】": meanings.STRIKE,
        "【フォロワー攻撃時】": meanings.FOLLOWER_STRIKE,
        "【リーダー攻撃時】": meanings.LEADER_STRIKE,
        "【超進化時】": meanings.ON_SUPER_EVOLVE,
        "【出走時】": meanings.ON_RACE,
        "【ドライブ獲得時】": meanings.ON_DRIVE,
        "自分のメインフェイズが来たとき、": meanings.START_OF_MAIN_PHASE,
        "自分のエンドフェイズが来たとき、": meanings.START_OF_END_PHASE,
        "相手のメインフェイズが来たとき、": Moment("main phase", "opponent"),
        "相手のエンドフェイズが来たとき、": Moment("end phase", "opponent"),
    },
)
RULES.same(
    "event",
    {
        "これが場を離れた": Leaves(),
        "これが攻撃した": Attacks(),
        "これが攻撃する": Attacks(),
        "これが進化した": Evolves(),
        "これがアクトした": Rests(),
        "これがダメージを受けた": TakesDamage(),
        "これが能力によるダメージを受けた": TakesAbilityDamage(),
        "これが能力ダメージを受けた": TakesAbilityDamage(),
        "これが交戦ダメージを受けた": TakesCombatDamage(),
        "自分のリーダーの【体力】を+した": GainsLife(),
        "自分がカードを引いた": Draws(),
        "自分が手札を捨てた": Discards(meanings.OURS),
        "自分が手札1枚を捨てた": Discards(meanings.OURS),
        "これが交戦ダメージを与えた": DealsCombatDamage(),
        "これが攻撃ダメージを与えた": DealsAttackDamage(),
        "これが相手のリーダーへの攻撃ダメージを与えた": StrikesLeader(),
        "自分のリーダーの体力が減少した": LosesLife(),
        "自分のリーダーの【体力】が減少した": LosesLife(),
        **dict.fromkeys(
            ("相手プレイヤーが手札を捨てた", "相手プレイヤーが手札1枚を捨てた"), Discards(meanings.THEIRS)
        ),
        "これが場から手札に戻った": Leaves(destination=("hand",)),
        "これを自分の手札から捨てた": Discards(),
    },
)


def subject(noun: Filter) -> Filter | None:
    """Return the filter for the cards an event is about; the event itself says that they are on the field."""
    if zones_of(noun) not in ((), ("field",)):
        return None
    return without_zones(noun, ("field",))


@RULES.rule(
    "event", "<noun>が進化した", example="自分の場のフォロワーが進化した", miss="フォロワーは進化した"
)
def evolves(noun: Filter) -> Event | None:
    """Return the event that a follower evolves."""
    what = subject(noun)
    return None if what is None else Evolves(what)


@RULES.rule(
    "event",
    "<noun>が(攻撃した|攻撃する)",
    example="自分の場のフォロワーが攻撃した",
    miss="フォロワーは攻撃した",
)
def attacks(noun: Filter) -> Event | None:
    """Return the event that a follower attacks."""
    what = subject(noun)
    return None if what is None else Attacks(what)


@RULES.rule(
    "event",
    "<noun>の【UB】能力が発動した",
    example="自分の場の他のフォロワーの【UB】能力が発動した",
    miss="自分の場の他のフォロワーの能力が発動した",
)
def bursts(noun: Filter) -> Event | None:
    """Return the event that a Union Burst ability of a card is executed."""
    what = subject(noun)
    return None if what is None else Bursts(what)


@RULES.rule(
    "event", "<noun>が破壊された", example="相手の場のフォロワーが破壊された", miss="フォロワーは破壊された"
)
def destroyed(noun: Filter) -> Event | None:
    """Return the event that a card is destroyed."""
    what = subject(noun)
    return None if what is None else Destroyed(what)


@RULES.rule(
    "event", "<noun>が場を離れた", example="自分の場のフォロワーが場を離れた", miss="フォロワーは場を離れた"
)
def leaves(noun: Filter) -> Event | None:
    """Return the event that a card leaves the field."""
    what = subject(noun)
    return None if what is None else Leaves(what)


@RULES.rule(
    "event",
    "自分の場に<noun>が出た",
    example="自分の場に他のフォロワーが出た",
    miss="場に他のフォロワーが出た",
)
def enters(noun: Filter) -> Event | None:
    """Return the event that a card comes onto your field."""
    return None if zones_of(noun) else Enters(meanings.of(noun, meanings.OURS))


@RULES.rule(
    "event", "自分が<noun>をプレイした", example="自分がスペルをプレイした", miss="相手がスペルをプレイした"
)
def played(noun: Filter) -> Event | None:
    """Return the event that you play a card."""
    return None if zones_of(noun) else Plays(meanings.of(noun, meanings.OURS))


@RULES.rule(
    "event",
    "自分が[手札の]<noun>を捨てた",
    example="自分がスペルを捨てた",
    miss="相手がスペルを捨てた",
)
def discarded(noun: Filter) -> Event | None:
    """Return the event that you discard a card."""
    return None if zones_of(noun) else Discards(meanings.of(noun, meanings.OURS))


@RULES.rule(
    "event",
    "自分のEXエリアに<noun>が置かれた",
    example="自分のEXエリアにスペルが置かれた",
    miss="EXエリアにスペルが置かれた",
)
def comes_to_ex_area(noun: Filter) -> Event | None:
    """Return the event that a card comes into your EX area."""
    return None if zones_of(noun) else Moves(meanings.of(noun, meanings.OURS), ("EX area",))


@RULES.rule(
    "event",
    "<noun>が場から墓場に置かれた",
    example="自分のフォロワーが場から墓場に置かれた",
    miss="自分のフォロワーが墓場に置かれた",
)
def comes_to_cemetery(noun: Filter) -> Event | None:
    """Return the event that a card goes from the field to the cemetery."""
    what = subject(noun)
    return None if what is None else GoesToCemetery(what)


@RULES.rule(
    "event",
    "<noun>が[場から]手札に戻った",
    example="自分の場のカードが手札に戻った",
    miss="自分の場のカードがデッキに戻った",
)
def returned(noun: Filter) -> Event | None:
    """Return the event that a card goes from the field to a hand."""
    what = subject(noun)
    return None if what is None else Leaves(what, ("hand",))


@RULES.rule(
    "trigger",
    "<event>とき、",
    example="自分がスペルをプレイしたとき、",
    miss="自分がスペルをプレイしたなら、",
)
def whenever(event: Event) -> Event:
    """Return an event as it is."""
    return event


@RULES.rule(
    "trigger",
    "自分のターン中、<event>とき、",
    example="自分のターン中、自分がスペルをプレイしたとき、",
    miss="ターン中、自分がスペルをプレイしたとき、",
)
def in_your_turn(event: Event) -> Event:
    """Return an event limited to your own turn."""
    return During(event)


@RULES.rule(
    "trigger",
    "【攻撃時】フォロワーへの攻撃なら、",
    example="【攻撃時】フォロワーへの攻撃なら、",
    miss="【攻撃時】リーダーへの攻撃なら、",
)
def strikes_follower() -> Event:
    """Return the event that a follower is attacked."""
    return meanings.FOLLOWER_STRIKE


@RULES.rule(
    "trigger",
    "相手のターン中、<event>とき、",
    example="相手のターン中、自分がスペルをプレイしたとき、",
    miss="自分のターン中、自分がスペルをプレイしたとき、",
)
def in_their_turn(event: Event) -> Event:
    """Return an event limited to an opponent's turn."""
    return During(event, "opponent")


@RULES.rule(
    "once-trigger",
    "自分のターンごとに<integer>回、<event>とき、",
    example="自分のターンごとに1回、自分がスペルをプレイしたとき、",
    miss="自分のターンごとに、自分がスペルをプレイしたとき、",
)
def so_often_in_your_turn(integer: int, event: Event) -> tuple[Event, int]:
    """Return an event limited to your own turn, and how often it counts in it."""
    return During(event), integer


@RULES.rule(
    "once-trigger",
    "ターンごとに<integer>回、<event>とき、",
    example="ターンごとに2回、自分がスペルをプレイしたとき、",
    miss="ターンごとに、自分がスペルをプレイしたとき、",
)
def so_often_in_a_turn(integer: int, event: Event) -> tuple[Event, int]:
    """Return an event and how often it counts in a turn."""
    return event, integer
