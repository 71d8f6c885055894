"""Followers in Japanese that evolve into cards of another name."""

from rules.games.sve.reading import meanings, meanings_sides
from rules.language.conditions import Condition
from rules.language.costs import Cost
from rules.language.filters import Filter, Named
from rules.reading.clauses import Clause
from rules.reading.grammar import Rules
from rules.reading.outcome import Paragraph

RULES = Rules()


@RULES.rule("evolved-form", "『<name>』", example="『フェアリー』", miss="フェアリー")
def form_named(name: str) -> Filter:
    """Return the filter for evolved cards with a name."""
    return Named(name)


@RULES.rule(
    "evolved-form",
    "『<one:name>』か『<other:name>』",
    example="『フェアリー』か『ナイト』",
    miss="『ナイト』",
)
def form_of_two(one: str, other: str) -> Filter | None:
    """Return the filter for evolved cards with one name or another."""
    return meanings.either(Named(one), Named(other))


@RULES.rule(
    "evolved-form",
    "「<core>」",
    example="「カード名に『フェアリー』を含むエボルヴフォロワー」",
    miss="エボルヴフォロワー",
)
def form_of_kind(core: Filter) -> Filter:
    """Return the filter for evolved cards of a kind."""
    return core


@RULES.rule(
    "paragraph",
    "【進化】<cost>これは進化する。",
    example="【進化】【コスト2】：これは進化する。",
    miss="【進化】【コスト2】：それは進化する。",
)
@RULES.rule(
    "paragraph",
    "【進化】<cost>これは進化する。この能力は<condition>なら使える。",
    example="【進化】【コスト2】：これは進化する。この能力は【覚醒】状態なら使える。",
    miss="【進化】【コスト2】：これは進化する。この能力は【覚醒】状態で使える。",
)
def evolves(cost: Cost, condition: Condition | None = None) -> Paragraph:
    """Return the follower's evolve ability, with an additional condition if one is given."""
    return meanings.evolving(cost, condition)


@RULES.rule(
    "paragraph",
    "【進化】<cost>これは<evolved-form>に進化する。",
    example="【進化】【コスト1】：これは『フェアリー』か『ナイト』に進化する。",
    miss="【進化】【コスト1】：それは『フェアリー』か『ナイト』に進化する。",
)
def evolves_into(cost: Cost, evolved_form: Filter) -> Paragraph:
    """Return the evolve ability of a follower that evolves into cards matching a filter."""
    return meanings.evolving_into(cost, evolved_form)


@RULES.rule(
    "act",
    "自分のPPを「自分のエボルヴデッキに表向きで置いたエボルヴフォロワーの枚数」と同じだけ回復する。"
    "それを裏向きにする。",
    example="自分のPPを「自分のエボルヴデッキに表向きで置いたエボルヴフォロワーの枚数」と同じだけ回復する。"
    "それを裏向きにする。",
    miss="自分のPPを「自分のエボルヴデッキに表向きで置いたエボルヴフォロワーの枚数」と同じだけ回復する。"
    "それを破壊する。",
)
def recover_for_faceup() -> Clause:
    """Return a clause in which you recover a play point for each faceup evolved follower, and turn those."""
    return meanings_sides.recovered_for_faceup(meanings.FOLLOWER)
