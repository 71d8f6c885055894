"""What cards cannot do or have to do in Japanese, what evolving costs, and transforming cards."""

from rules.games.sve.definitions import EvolveCard
from rules.games.sve.reading import meanings_limits
from rules.language.amounts import Amount
from rules.language.durations import ALWAYS, Duration
from rules.reading.clauses import Clause
from rules.reading.grammar import Rules
from rules.reading.outcome import Paragraph
from rules.reading.phrases import Picked

RULES = Rules()
RULES.same("nature", {"能力によって破壊されず、消滅しない": meanings_limits.SAFE})
RULES.same(
    "paragraph",
    {
        "これがいる限り、自分のフォロワーは攻撃力ではなく体力と同じダメージを与える。": (
            meanings_limits.STRIKE_WITH_DEFENSE
        ),
        "これはアクト状態で場に出る。": meanings_limits.ENTERS_ENGAGED,
        "これは自分のスタートフェイズにスタンドしない。": meanings_limits.STAYS_ENGAGED,
        "相手プレイヤーは能力でこれを選べるとき、これを選ぶ。": meanings_limits.MUST_BE_SELECTED,
        "これが場にいる限り、相手プレイヤーすべては、能力でこれを選べるなら、これを選ぶ。": (
            meanings_limits.MUST_BE_SELECTED
        ),
    },
)
RULES.same(
    "act",
    {
        "このターン、これの【起動】能力を使えない。": meanings_limits.no_abilities(evolving=True),
        "このターン、これの【進化】を除く【起動】能力を使えない。": meanings_limits.no_abilities(
            evolving=False
        ),
    },
)


@RULES.rule(
    "act",
    "[<for-now>]<pick>の【進化】コストを<integer>にする。",
    example="このターン、これの【進化】コストを2にする。",
    miss="このターン、これの【起動】コストを2にする。",
)
def evolving_costs(pick: Picked, integer: int, for_now: Duration = ALWAYS) -> Clause | None:
    """Return a clause that sets what evolving costs, permanently or for a time."""
    return meanings_limits.evolving_costs(pick, integer, for_now)


@RULES.rule(
    "act",
    "<for-now><pick>の【進化】コストを-<integer>する。",
    example="このターン、これの【進化】コストを-2する。",
    miss="このターン、これの【進化】コストを+2する。",
)
def evolving_costs_less(pick: Picked, integer: int, for_now: Duration) -> Clause | None:
    """Return a clause in which evolving costs less for a time."""
    return meanings_limits.evolving_costs_less(pick, integer, for_now)


@RULES.rule(
    "paragraph",
    "これの【進化】コストは「<quantity>」と同じだけ-1する。",
    example="これの【進化】コストは「自分の手札の枚数」と同じだけ-1する。",
    miss="それの【進化】コストは「自分の手札の枚数」と同じだけ-1する。",
)
def evolves_for_less(quantity: Amount) -> Paragraph:
    """Return the ability by which evolving costs less by a counted amount."""
    return meanings_limits.evolves_for_less(quantity)


@RULES.rule(
    "act",
    "<pick>は『<token>』に変身する。",
    example="それは『フェアリー』に変身する。",
    miss="それは『フェアリー』に進化する。",
)
def transform(pick: Picked, token: EvolveCard) -> Clause | None:
    """Return a clause in which cards are transformed into tokens (5.16.1)."""
    return meanings_limits.transformed(pick, token)
