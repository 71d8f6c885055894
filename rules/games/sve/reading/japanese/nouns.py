"""Noun phrases in Japanese: which cards, in which zone, whose, and how many are picked."""

from rules.games.sve.reading import meanings
from rules.games.sve.reading.meanings import of
from rules.language.amounts import Amount
from rules.language.filter_shorthand import zones_of
from rules.language.filters import (
    All,
    Controlled,
    CostIs,
    EnteredThisTurn,
    Filter,
    HasStatus,
    InZone,
    IsRested,
    Named,
    NameHas,
    Not,
    OfAttribute,
    OfRace,
    Other,
    Sign,
    StatIs,
    WithKeyword,
)
from rules.reading.grammar import Rules

RULES = Rules()
OURS, THEIRS = meanings.OURS, meanings.THEIRS
BOTH = InZone(("field", "EX area"))

RULES.same("counter", dict.fromkeys(("枚", "体", "つ"), True))
RULES.same(
    "head",
    {
        "フォロワー": meanings.FOLLOWER,
        "エボルヴフォロワー": meanings.of(meanings.FOLLOWER, meanings.EVOLVED),
        "アミュレット": meanings.AMULET,
        "スペル": meanings.SPELL,
        "カード": All(),
        "トークン": meanings.TOKEN,
    },
)
RULES.same(
    "position",
    {
        "自分の": OURS,
        "相手の": THEIRS,
        "場の": meanings.FIELD,
        "手札の": meanings.HAND,
        "墓場の": meanings.CEMETERY,
        "墓場にある": meanings.CEMETERY,
        "EXエリアの": meanings.EX_AREA,
        "消滅領域の": meanings.BANISHED,
        "場かEXエリアの": BOTH,
        "場やEXエリアの": BOTH,
        "自分の場か自分のEXエリアの": of(BOTH, OURS),
        "自分の場や自分のEXエリアの": of(BOTH, OURS),
        "自分の場と自分のEXエリアの": of(BOTH, OURS),
        "自分の場と自分の墓場の": of(InZone(("field", "cemetery")), OURS),
        "自分の手札と自分のEXエリアの": of(meanings.PLAYABLE, OURS),
        "自分の手札とEXエリアの": of(meanings.PLAYABLE, OURS),
        "自分の手札か自分のEXエリアの": of(meanings.PLAYABLE, OURS),
        "自分の場と自分の手札の": of(InZone(("field", "hand")), OURS),
        "自分の墓場にある": of(meanings.CEMETERY, OURS),
        "自分のEXエリアにある": of(meanings.EX_AREA, OURS),
        "デッキの": meanings.DECK,
        "エボルヴデッキの": InZone(("evolve deck area",)),
        "相手プレイヤー1人の": THEIRS,
        "お互いの場の": meanings.FIELD,
        "他の": Other(),
        "アクト状態の": IsRested(),
        "スタンド状態の": IsRested(False),
    },
)
RULES.same(
    "quality",
    {
        "進化している": meanings.EVOLVED,
        "このターン中に進化した": HasStatus("evolved this turn"),
        "このターン中に場に出た": EnteredThisTurn(),
        "このターンに場に出た": EnteredThisTurn(),
        "進化後の": meanings.EVOLVED,
        "進化前の": Not(meanings.EVOLVED),
        "進化していない": Not(meanings.EVOLVED),
        "【進化】を持つ": WithKeyword(frozenset({"Evolve"})),
        "トークン・": meanings.TOKEN,
    },
)
RULES.same("sign", {"以下の": "<=", "以上の": ">="})
RULES.same("stat", {"【攻撃力】": "attack", "【体力】": "defense", "攻撃力": "attack", "体力": "defense"})


def told(noun: Filter, part: Filter) -> Filter | None:
    """Return a noun with another filter added; None if both say whose the cards are, or where."""
    whole = of(noun, part)
    parts = whole.parts if isinstance(whole, All) else (whole,)
    for kind in (InZone, Controlled):
        if sum(isinstance(one, kind) for one in parts) > 1:
            return None
    return whole


def placed(noun: Filter) -> Filter:
    """Return a noun with the field as its zone if none is given."""
    return noun if zones_of(noun) else of(noun, meanings.FIELD)


@RULES.rule("trait-or-class", "<trait>", example="妖精", miss="妖")
def of_trait(trait: str) -> Filter:
    """Return the filter for cards with a trait."""
    return OfRace(frozenset({trait}))


@RULES.rule("trait-or-class", "<craft>", example="エルフ", miss="エル")
@RULES.rule("bracketed-class", "<craft:class-word>", example="【エルフ】", miss="エルフ")
def of_class(craft: str) -> Filter:
    """Return the filter for cards of a class."""
    return OfAttribute(frozenset({craft}))


@RULES.rule("core", "<head>", example="フォロワー", miss="リーダー")
@RULES.rule("core", "「<noun>」", example="「他のフォロワー」", miss="「リーダー」")
@RULES.rule("noun", "<noun:core>", example="妖精・フォロワー", miss="妖精フォロワー")
@RULES.rule("noun", "<noun:placed>", example="自分の場のフォロワー", miss="自分の場のリーダー")
def plain(noun: Filter | None = None, head: Filter | None = None) -> Filter | None:
    """Return the filter for a head noun without anything more."""
    return noun if head is None else head


@RULES.rule("core", "<trait-or-class>・<noun:core>", example="妖精・フォロワー", miss="妖精フォロワー")
@RULES.rule(
    "core", "<trait_or_class:bracketed-class><noun:core>", example="【エルフ】カード", miss="エルフカード"
)
def with_trait(trait_or_class: Filter, noun: Filter) -> Filter | None:
    """Return a noun with the trait or class before it."""
    return told(noun, trait_or_class)


@RULES.rule("core", "<attribute:quality><noun:core>", example="進化後のフォロワー", miss="進化後のリーダー")
@RULES.rule("placed", "<attribute:position><noun>", example="自分の場のフォロワー", miss="場の自分のリーダー")
@RULES.rule(
    "placed", "<attribute:quality><noun:placed>", example="進化後の自分のフォロワー", miss="進化後の自分の場"
)
def with_attribute(attribute: Filter, noun: Filter) -> Filter | None:
    """Return a noun with the adjective before it."""
    return told(noun, attribute)


@RULES.rule(
    "placed",
    "自分のエボルヴデッキの表向きの<noun:core>",
    example="自分のエボルヴデッキの表向きのエボルヴフォロワー",
    miss="自分のエボルヴデッキの裏向きのエボルヴフォロワー",
)
def faceup(noun: Filter) -> Filter | None:
    """Return the filter for faceup cards of your evolve deck, which have already been used (11.6.1)."""
    return told(noun, of(InZone(("faceup evolve deck area",)), OURS))


@RULES.rule(
    "noun", "<one:core>か<other:core>", example="妖精・フォロワーかスペル", miss="妖精・フォロワーとスペル"
)
@RULES.rule("noun", "<one:core>や<other:core>", example="妖精・カードやスペル", miss="妖精・カードも、スペル")
def one_or_other(one: Filter, other: Filter) -> Filter | None:
    """Return the filter for either of two kinds of cards; a zone given before the first applies to both.

    None if the first has other qualities of its own, which might apply to both.
    """
    if loose(one) and not loose(other):
        return None
    return meanings.either(one, other)


def loose(noun: Filter) -> bool:
    """Return whether a noun has qualities that might apply to the next one too."""
    parts = noun.parts if isinstance(noun, All) else (noun,)
    return any(isinstance(part, CostIs | StatIs | WithKeyword | Not | HasStatus) for part in parts)


@RULES.rule("head", "『<name>』", example="『フェアリー』", miss="フェアリー")
def named(name: str) -> Filter:
    """Return the filter for cards with a name."""
    return Named(name)


@RULES.rule(
    "quality",
    "<trait_or_class:bracketed-class>でない",
    example="【エルフ】でない",
    miss="【エルフ】である",
)
def not_of_class(trait_or_class: Filter) -> Filter:
    """Return the filter for cards not of a class."""
    return Not(trait_or_class)


@RULES.rule(
    "quality", "<trait>・タイプを持たない", example="妖精・タイプを持たない", miss="妖精・タイプを持つ"
)
def without_trait(trait: str) -> Filter:
    """Return the filter for cards without a trait."""
    return Not(OfRace(frozenset({trait})))


@RULES.rule("quality", "『<name>』を除く[、]", example="『フェアリー』を除く", miss="『フェアリー』の")
def not_named(name: str) -> Filter:
    """Return the filter for cards without a name."""
    return Not(Named(name))


@RULES.rule("in-name", "『(<name>|<name-part>)』", example="『フェアリー』", miss="フェアリー")
def in_name(name: str = "", name_part: str = "") -> Filter:
    """Return the filter for cards whose names contain given words."""
    return NameHas(name or name_part)


@RULES.rule(
    "in-name",
    "<in-name>か<other:in-name>",
    example="『フェアリー』か『ナイト』",
    miss="『フェアリー』と『ナイト』",
)
def one_in_name(in_name: Filter, other: Filter) -> Filter | None:
    """Return the filter for cards whose names contain either of two runs of words."""
    return meanings.either(in_name, other)


@RULES.rule(
    "quality",
    "カード名に<in-name>を含む",
    example="カード名に『フェアリー』を含む",
    miss="『フェアリー』を含む",
)
def name_has(in_name: Filter) -> Filter:
    """Return the filter for cards whose names contain given words."""
    return in_name


@RULES.rule(
    "quality",
    "<one:keyword>[を持つ](か|や)<other:keyword>を持つ",
    example="【守護】か【疾走】を持つ",
    miss="【守護】と【疾走】を持つ",
)
def with_either_keyword(one: str, other: str) -> Filter:
    """Return the filter for cards with either of two keywords."""
    return WithKeyword(frozenset({one, other}))


@RULES.rule("quality", "元のコスト<amount><sign>", example="元のコスト3以下の", miss="元のコスト3の")
@RULES.rule("quality", "コスト<amount><sign>", example="コスト3以下の", miss="コスト3の")
def costing_about(amount: Amount, sign: Sign) -> Filter:
    """Return the filter for cards costing at most, or at least, an amount."""
    return CostIs(sign, amount)


@RULES.rule("quality", "元のコスト<amount>の", example="元のコスト3の", miss="元のコスト3以下の")
@RULES.rule("quality", "コスト<amount>の", example="コスト3の", miss="コスト3以下の")
def costing(amount: Amount) -> Filter:
    """Return the filter for cards of a cost."""
    return CostIs("=", amount)


@RULES.rule("quality", "<stat><integer><sign>", example="体力3以下の", miss="体力3の")
def with_stat(stat: str, integer: int, sign: Sign) -> Filter:
    """Return the filter for followers with at most, or at least, an amount of attack or defense."""
    return StatIs(stat, sign, integer)


@RULES.rule("quality", "<keyword>を持つ", example="【守護】を持つ", miss="【守護】を持たない")
def with_keyword(keyword: str) -> Filter:
    """Return the filter for cards with a keyword."""
    return WithKeyword(frozenset({keyword}))
