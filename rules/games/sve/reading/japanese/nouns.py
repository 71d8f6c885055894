"""Noun phrases in Japanese: which cards, where, whose, and how many of them are picked."""

from rules.games.sve.reading import meanings
from rules.games.sve.reading.meanings import of
from rules.language.filter_shorthand import zones_of
from rules.language.filters import (
    All,
    AnyOf,
    Controlled,
    CostIs,
    EnteredThisTurn,
    Filter,
    HasStatus,
    InZone,
    IsPlayer,
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
from rules.language.references import Side, This
from rules.reading.clauses import THAT
from rules.reading.grammar import Rules
from rules.reading.phrases import Picked

RULES = Rules()
OURS, THEIRS = meanings.OURS, meanings.THEIRS

RULES.same("counter", dict.fromkeys(("枚", "体", "つ"), True))
RULES.same(
    "head",
    {
        "フォロワー": meanings.FOLLOWER,
        "アミュレット": meanings.AMULET,
        "スペル": meanings.SPELL,
        "カード": All(),
        "トークン": meanings.TOKEN,
    },
)
RULES.same(
    "attribute",
    {
        "自分の": OURS,
        "相手の": THEIRS,
        "場の": meanings.FIELD,
        "手札の": meanings.HAND,
        "墓場の": meanings.CEMETERY,
        "EXエリアの": meanings.EX_AREA,
        "場かEXエリアの": InZone(("field", "EX area")),
        "デッキの": meanings.DECK,
        "エボルヴデッキの": InZone(("evolve deck area",)),
        "進化している": meanings.EVOLVED,
        "このターン中に進化した": HasStatus("evolved this turn"),
        "このターン中に場に出た": EnteredThisTurn(),
        "このターンに場に出た": EnteredThisTurn(),
        "他の": Other(),
        "アクト状態の": IsRested(),
        "スタンド状態の": IsRested(False),
        "進化後の": meanings.EVOLVED,
        "進化前の": Not(meanings.EVOLVED),
    },
)
RULES.same("sign", {"以下の": "<=", "以上の": ">="})
RULES.same("stat", {"【攻撃力】": "attack", "【体力】": "defense", "攻撃力": "attack", "体力": "defense"})
RULES.same(
    "pick",
    {"これ": Picked("reference", cards=This()), "それ": Picked("reference", cards=THAT)},
)


def told(noun: Filter, part: Filter) -> Filter | None:
    """Return a noun that is told more of; None where two parts of it say whose or where."""
    whole = of(noun, part)
    parts = whole.parts if isinstance(whole, All) else (whole,)
    for kind in (InZone, Controlled):
        if sum(isinstance(one, kind) for one in parts) > 1:
            return None
    return whole


def placed(noun: Filter) -> Filter:
    """Return a noun with the field as its place where none is told."""
    return noun if zones_of(noun) else of(noun, meanings.FIELD)


@RULES.rule("trait-or-class", "<trait>", example="妖精", miss="妖")
def of_trait(trait: str) -> Filter:
    """Return that a card has a trait."""
    return OfRace(frozenset({trait}))


@RULES.rule("trait-or-class", "<craft>", example="エルフ", miss="エル")
def of_class(craft: str) -> Filter:
    """Return that a card is of a class."""
    return OfAttribute(frozenset({craft}))


@RULES.rule("noun", "<head>", example="フォロワー", miss="リーダー")
def plain(head: Filter) -> Filter:
    """Return what a card is, of which nothing more is told."""
    return head


@RULES.rule("noun", "<trait-or-class>・<noun>", example="妖精・フォロワー", miss="妖精フォロワー")
def with_trait(trait_or_class: Filter, noun: Filter) -> Filter | None:
    """Return a noun with the trait or class before it."""
    return told(noun, trait_or_class)


@RULES.rule("noun", "<attribute><noun>", example="自分の場のフォロワー", miss="場の自分のリーダー")
def with_attribute(attribute: Filter, noun: Filter) -> Filter | None:
    """Return a noun with what stands before it."""
    return told(noun, attribute)


@RULES.rule("head", "『<name>』", example="『フェアリー』", miss="フェアリー")
def named(name: str) -> Filter:
    """Return that a card has a name."""
    return Named(name)


@RULES.rule(
    "head",
    "「カード名に『<name>』を含む<noun>」",
    example="「カード名に『フェアリー』を含むフォロワー」",
    miss="「『フェアリー』を含むフォロワー」",
)
def name_has(name: str, noun: Filter) -> Filter | None:
    """Return that a card has a name with another in it."""
    return None if zones_of(noun) else of(noun, NameHas(name))


@RULES.rule("attribute", "元のコスト<integer><sign>", example="元のコスト3以下の", miss="元のコスト3の")
@RULES.rule("attribute", "コスト<integer><sign>", example="コスト3以下の", miss="コスト3の")
def costing_about(integer: int, sign: Sign) -> Filter:
    """Return that a card costs so much or less, or more."""
    return CostIs(sign, integer)


@RULES.rule("attribute", "元のコスト<integer>の", example="元のコスト3の", miss="元のコスト3以下の")
@RULES.rule("attribute", "コスト<integer>の", example="コスト3の", miss="コスト3以下の")
def costing(integer: int) -> Filter:
    """Return that a card costs just so much."""
    return CostIs("=", integer)


@RULES.rule("attribute", "<stat><integer><sign>", example="体力3以下の", miss="体力3の")
def with_stat(stat: str, integer: int, sign: Sign) -> Filter:
    """Return that a follower has so much attack or defense or less, or more."""
    return StatIs(stat, sign, integer)


@RULES.rule("attribute", "<keyword>を持つ", example="【守護】を持つ", miss="【守護】を持たない")
def with_keyword(keyword: str) -> Filter:
    """Return that a card has a keyword."""
    return WithKeyword(frozenset({keyword}))


HIDDEN = ("hand", "deck area")
"""Zones whose cards are no targets: they are chosen as the effect is carried out (10.6.2.3)."""


def selected(noun: Filter, most: int, least: int) -> Picked:
    """Return cards that are selected, as targets where everybody sees them."""
    hidden = set(zones_of(noun)) & set(HIDDEN)
    return Picked("chosen" if hidden else "target", noun, most, least)


@RULES.rule(
    "selected",
    "<noun><integer><counter>を",
    example="相手の場のフォロワー1体を",
    miss="相手の場のフォロワーを",
)
def so_many(noun: Filter, integer: int, counter: bool) -> Picked:
    """Return so many cards that are selected as an ability is played."""
    return selected(placed(noun), integer, integer)


@RULES.rule(
    "selected",
    "<noun><integer><counter>まで",
    example="相手の場のフォロワー2体まで",
    miss="相手の場のフォロワーまで",
)
def up_to(noun: Filter, integer: int, counter: bool) -> Picked:
    """Return at most so many cards that are selected as an ability is played."""
    return selected(placed(noun), integer, 0)


@RULES.rule(
    "selected",
    "<whose>リーダー1人か<noun>1<counter>を",
    example="相手のリーダー1人か相手の場のフォロワー1体を",
    miss="相手のリーダー1人を",
)
def leader_or_card(whose: Side, noun: Filter, counter: bool) -> Picked:
    """Return a leader or a card, whichever is selected."""
    return Picked("target", AnyOf((placed(noun), IsPlayer(whose))))


RULES.same("whose", {"自分の": "you", "相手の": "opponent"})


@RULES.rule("every", "<noun>すべて", example="相手の場のフォロワーすべて", miss="相手の場のフォロワー")
def each(noun: Filter) -> Picked:
    """Return every card that there is."""
    return Picked("each", placed(noun))


@RULES.rule("chosen", "<noun><integer><counter>", example="自分の手札のカード1枚", miss="自分の手札のカード")
def chosen(noun: Filter, integer: int, counter: bool) -> Picked:
    """Return so many cards that are picked as an effect is carried out."""
    return Picked("chosen", placed(noun), integer, integer)
