"""Followers in Japanese that evolve into other cards than those of their name."""

from rules.games.sve.reading import meanings
from rules.language.filters import Filter, Named
from rules.reading.grammar import Rules
from rules.reading.outcome import Paragraph

RULES = Rules()


@RULES.rule("evolved-form", "『<name>』", example="『フェアリー』", miss="フェアリー")
def form_named(name: str) -> Filter:
    """Return the evolved cards of a name."""
    return Named(name)


@RULES.rule(
    "evolved-form",
    "『<one:name>』か『<other:name>』",
    example="『フェアリー』か『ナイト』",
    miss="『ナイト』",
)
def form_of_two(one: str, other: str) -> Filter | None:
    """Return the evolved cards of one name or another."""
    return meanings.either(Named(one), Named(other))


@RULES.rule(
    "evolved-form",
    "「<core>」",
    example="「カード名に『フェアリー』を含むエボルヴフォロワー」",
    miss="エボルヴフォロワー",
)
def form_of_kind(core: Filter) -> Filter:
    """Return the evolved cards of a kind."""
    return core


@RULES.rule(
    "paragraph",
    "【進化】<points>：これは<evolved-form>に進化する。",
    example="【進化】【コスト1】：これは『フェアリー』か『ナイト』に進化する。",
    miss="【進化】【コスト1】：それは『フェアリー』か『ナイト』に進化する。",
)
def evolves_into(points: int, evolved_form: Filter) -> Paragraph:
    """Return the evolve ability of a follower that evolves into such cards."""
    return meanings.evolving_into(points, evolved_form)
