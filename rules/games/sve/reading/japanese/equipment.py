"""Equipment in Japanese: equipping followers, and what equipment does beneath them."""

from rules.games.sve.definitions import EvolveCard
from rules.games.sve.reading import meanings_equipment
from rules.language.changes import Change
from rules.reading.clauses import Clause
from rules.reading.grammar import Rules
from rules.reading.outcome import Paragraph
from rules.reading.phrases import Picked

RULES = Rules()
RULES.same("pick", {"これを装備したフォロワー": meanings_equipment.BEARER})


@RULES.rule(
    "act",
    "<pick>は『<token>』1<counter>を装備する。",
    example="これは『フェアリー』1枚を装備する。",
    miss="これを『フェアリー』1枚を装備する。",
)
def equip(pick: Picked, token: EvolveCard, counter: bool) -> Clause | None:
    """Return a clause in which a follower is equipped."""
    return meanings_equipment.equipped(pick, token)


@RULES.rule(
    "paragraph",
    "これを装備しているフォロワーは<gain>。",
    example="これを装備しているフォロワーは【必殺】と「【攻撃時】1枚引く。」を持つ。",
    miss="これを装備しているフォロワーは【必殺】を失う。",
)
def has(gain: tuple[Change, ...]) -> Paragraph:
    """Return the ability by which the follower has what its equipment gives it."""
    return meanings_equipment.bearer_has(gain)


@RULES.rule(
    "paragraph",
    "これを装備しているフォロワーが与えるダメージを+<integer>する。",
    example="これを装備しているフォロワーが与えるダメージを+4する。",
    miss="これを装備しているフォロワーが与えるダメージを-4する。",
)
def deals_more(integer: int) -> Paragraph:
    """Return the ability by which the follower deals more damage."""
    return meanings_equipment.bearer_deals_more(integer)


@RULES.rule(
    "paragraph",
    "これを装備しているフォロワーが受けるダメージを-<integer>する。",
    example="これを装備しているフォロワーが受けるダメージを-4する。",
    miss="これを装備しているフォロワーが受けるダメージを+4する。",
)
def less_hurt(integer: int) -> Paragraph:
    """Return the ability by which the follower takes less damage."""
    return meanings_equipment.bearer_less_hurt(integer)


@RULES.rule(
    "paragraph",
    "これを装備したとき、<text>",
    example="これを装備したとき、1枚引く。",
    miss="それを装備したとき、1枚引く。",
)
def on_equipping(text: Clause) -> Paragraph | None:
    """Return the ability that triggers as the equipment is put beneath a follower."""
    return meanings_equipment.on_equipping(text)
