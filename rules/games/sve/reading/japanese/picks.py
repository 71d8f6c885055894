"""Picks of cards in Japanese: targets, cards chosen on resolution, all of a kind, cards just named."""

from rules.games.sve.reading import meanings
from rules.games.sve.reading.japanese.nouns import OURS, THEIRS, placed
from rules.games.sve.reading.meanings import of
from rules.language.filter_shorthand import zones_of
from rules.language.filters import All, AnyOf, Controlled, Filter, InZone, IsPlayer
from rules.language.references import Side, This
from rules.reading.clauses import THAT
from rules.reading.grammar import Rules
from rules.reading.phrases import Picked

RULES = Rules()
RULES.same("whose", {"自分の": "you", "相手の": "opponent"})
RULES.same(
    "pick",
    {
        "これ": Picked("reference", cards=This()),
        "それ": Picked("reference", cards=THAT),
        "選んだフォロワー": Picked("reference", cards=meanings.SELECTED),
        "公開したカード": Picked("reference", cards=meanings.SHOWN),
        "前者": Picked("reference", cards=meanings.FORMER),
        "後者": Picked("reference", cards=meanings.LATTER),
    },
)


HIDDEN = ("hand", "deck area")
"""Zones whose cards are never targets but chosen on resolution (10.6.2.3)."""


def selected(noun: Filter, most: int, least: int) -> Picked:
    """Return a pick of cards, as targets if they are in a public zone."""
    hidden = set(zones_of(noun)) & set(HIDDEN)
    return Picked("chosen" if hidden else "target", noun, most, least)


@RULES.rule(
    "selected",
    "<noun><integer><counter>を",
    example="相手の場のフォロワー1体を",
    miss="相手の場のフォロワーを",
)
def so_many(noun: Filter, integer: int, counter: bool) -> Picked:
    """Return a pick of a number of cards, made when an ability is played."""
    return selected(placed(noun), integer, integer)


@RULES.rule(
    "selected",
    "<noun><integer><counter>まで",
    example="相手の場のフォロワー2体まで",
    miss="相手の場のフォロワーまで",
)
def up_to(noun: Filter, integer: int, counter: bool) -> Picked:
    """Return a pick of up to a number of cards, made when an ability is played."""
    return selected(placed(noun), integer, 0)


@RULES.rule(
    "selected",
    "<one:noun>1<counter>か<other:noun>1<counter>を",
    example="自分の場の妖精・フォロワー1体か自分のEXエリアの妖精・フォロワー1枚を",
    miss="自分の場の妖精・フォロワー1体と自分のEXエリアの妖精・フォロワー1枚を",
)
def one_of_two(one: Filter, other: Filter, counter: bool) -> Picked | None:
    """Return a pick of a card of one kind or another; the zones of both must be given."""
    if not (zones_of(one) and zones_of(other)) or set(zones_of(one) + zones_of(other)) & set(HIDDEN):
        return None
    return Picked("target", AnyOf((one, other)))


@RULES.rule(
    "two-single",
    "<noun>1<counter>と<other:noun>1<counter>",
    example="自分の場のフォロワー1体と相手の場のフォロワー1体",
    miss="自分の場のフォロワー1体か相手の場のフォロワー1体",
)
def two_single(noun: Filter, other: Filter, counter: bool) -> tuple[Picked, Picked]:
    """Return a pick of two cards; the second is in the zone of the first if it names none."""
    first = placed(noun)
    where = _where(other) or _where(first)
    return selected(first, 1, 1), selected(placed(meanings.of(other, *where)), 1, 1)


def _where(noun: Filter) -> tuple[Filter, ...]:
    parts = noun.parts if isinstance(noun, All) else (noun,)
    return tuple(part for part in parts if isinstance(part, InZone | Controlled))


@RULES.rule(
    "both-kinds",
    "<noun>と<core>それぞれ1<counter>まで",
    example="自分の墓場のスペルとアミュレットそれぞれ1枚まで",
    miss="自分の墓場のスペルかアミュレットそれぞれ1枚まで",
)
def both_kinds(noun: Filter, core: Filter, counter: bool) -> tuple[Picked, Picked] | None:
    """Return a pick of up to one card of each of two kinds in the same zone."""
    if not zones_of(noun) or zones_of(core):
        return None
    return selected(noun, 1, 0), selected(meanings.of(core, *_where(noun)), 1, 0)


@RULES.rule("selected", "<whose>リーダー1人を", example="相手のリーダー1人を", miss="リーダー1人を")
def one_leader(whose: Side) -> Picked:
    """Return a pick of a leader."""
    return Picked("target", IsPlayer(whose))


MOST_THERE = 5
"""The maximum number of cards on a field or in an EX area (4.4.4.1, 4.8.3.1)."""


@RULES.rule(
    "selected",
    "<noun>を好きな枚数",
    example="自分の場のフォロワーを好きな枚数",
    miss="自分の場のフォロワーを",
)
def any_number(noun: Filter) -> Picked | None:
    """Return a pick of any number of cards of a field or EX area."""
    wanted = placed(noun)
    return Picked("target", wanted, MOST_THERE, 0) if zones_of(wanted) in (("field",), ("EX area",)) else None


@RULES.rule(
    "selected",
    "<whose>リーダー1人か<noun>1<counter>を",
    example="相手のリーダー1人か相手の場のフォロワー1体を",
    miss="相手のリーダー1人と相手の場のフォロワー1体を",
)
def leader_or_card(whose: Side, noun: Filter, counter: bool) -> Picked:
    """Return a pick of a leader or a card."""
    return Picked("target", AnyOf((placed(noun), IsPlayer(whose))))


@RULES.rule("every", "<noun>すべて", example="相手の場のフォロワーすべて", miss="相手の場のフォロワー")
@RULES.rule("every", "<noun:whole-zone>すべて", example="自分のEXエリアすべて", miss="自分のEXエリア")
def each(noun: Filter) -> Picked:
    """Return every card of a kind."""
    return Picked("each", placed(noun))


RULES.same(
    "whole-zone",
    {
        "自分の手札": of(meanings.HAND, OURS),
        "自分の墓場": of(meanings.CEMETERY, OURS),
        "自分のEXエリア": of(meanings.EX_AREA, OURS),
        "自分の消滅領域": of(meanings.BANISHED, OURS),
        "相手の手札": of(meanings.HAND, THEIRS),
        "相手の墓場": of(meanings.CEMETERY, THEIRS),
        "相手のEXエリア": of(meanings.EX_AREA, THEIRS),
    },
)


@RULES.rule("chosen", "<noun><integer><counter>", example="自分の手札のカード1枚", miss="手札のカード")
@RULES.rule("chosen", "<noun:whole-zone><integer><counter>", example="自分の手札1枚", miss="自分の手札")
def chosen(noun: Filter, integer: int, counter: bool) -> Picked | None:
    """Return a pick of a number of cards on resolution; their zone must be given."""
    return Picked("chosen", noun, integer, integer) if zones_of(noun) else None


@RULES.rule(
    "chosen", "<noun><integer><counter>まで", example="自分の手札のカード2枚まで", miss="手札のカードまで"
)
@RULES.rule(
    "chosen", "<noun:whole-zone><integer><counter>まで", example="自分の手札2枚まで", miss="自分の手札まで"
)
def chosen_up_to(noun: Filter, integer: int, counter: bool) -> Picked | None:
    """Return a pick of up to a number of cards on resolution; their zone must be given."""
    return Picked("chosen", noun, integer, 0) if zones_of(noun) else None


@RULES.rule("thing", "<pick>", example="これ", miss="これは")
@RULES.rule("thing", "<pick:every>", example="自分の場のカードすべて", miss="すべて")
@RULES.rule("thing", "<pick:chosen>", example="自分の手札のカード1枚", miss="カード1枚")
def thing(pick: Picked) -> Picked:
    """Return the picked cards as the object of a verb."""
    return pick
