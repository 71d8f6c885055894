"""Cards of two places or of two names at once in Japanese, and selected cards that tokens come between."""

from dataclasses import replace

from rules.games.sve.reading import meanings
from rules.games.sve.reading.japanese.moves import Tokens, create, create_both
from rules.games.sve.reading.meanings import of
from rules.language.effects import DealDamage, Do
from rules.language.filter_shorthand import zones_of
from rules.language.filters import All, Controlled, Filter, InZone, Other
from rules.language.references import Target
from rules.reading.clauses import THAT, Clause, joined
from rules.reading.grammar import Rules
from rules.reading.phrases import Picked, choosing

RULES = Rules()
MOST_EVOLVED = 10
"""The maximum number of cards in an evolve deck (6.1.1.3)."""


def _bare(noun: Filter) -> set[Filter]:
    parts = noun.parts if isinstance(noun, All) else (noun,)
    return {part for part in parts if not isinstance(part, InZone | Controlled)}


def _whose(noun: Filter) -> set[Filter]:
    parts = noun.parts if isinstance(noun, All) else (noun,)
    return {part for part in parts if isinstance(part, Controlled)}


def _placed(noun: Filter) -> Filter:
    """Return a noun with the field as its place, where "your other cards" are if no place is named."""
    return noun if zones_of(noun) or Other() not in _bare(noun) else of(noun, meanings.FIELD)


@RULES.rule(
    "two-places",
    "<one:placed>[すべて](や|と)[、]<other:placed>",
    example="自分の場の他の獣・フォロワーや自分のEXエリアの獣・フォロワー",
    miss="自分の場の他の獣・フォロワーや自分のEXエリアの妖精・フォロワー",
)
def two_places(one: Filter, other: Filter) -> Filter | None:
    """Return the filter for cards of one kind on a field and in an EX area of one player.

    The card itself is on the field, so only there it makes a difference that others are meant.
    """
    one = _placed(one)
    if zones_of(one) != ("field",) or zones_of(other) != ("EX area",) or _whose(one) != _whose(other):
        return None
    if _bare(one) - {Other()} != _bare(other):
        return None
    return of(*_bare(one), *_whose(one), InZone(("field", "EX area")))


@RULES.rule(
    "every",
    "<two-places>すべて",
    example="自分の場の獣・フォロワーと自分のEXエリアの獣・フォロワーすべて",
    miss="自分の場の獣・フォロワーと自分のEXエリアの獣・フォロワー",
)
def each_of_two_places(two_places: Filter) -> Picked:
    """Return every card of a kind in two places."""
    return Picked("each", two_places)


@RULES.rule(
    "selected",
    "<two-places><integer><counter>まで",
    example="自分の場の獣・フォロワーや自分のEXエリアの獣・フォロワー2枚まで",
    miss="自分の場の獣・フォロワーや自分のEXエリアの獣・フォロワーまで",
)
def some_of_two_places(two_places: Filter, integer: int, counter: bool) -> Picked:
    """Return a pick of up to a number of cards in two places, made when an ability is played."""
    return Picked("target", two_places, integer, 0)


@RULES.rule(
    "selected",
    "<one:noun>1<counter>か<other:core>1<counter>を",
    example="自分の墓場の元のコスト4以下のスペル1枚か元のコスト4以下のアミュレット1枚を",
    miss="自分の墓場の元のコスト4以下のスペル1枚と元のコスト4以下のアミュレット1枚を",
)
def one_of_two_kinds(one: Filter, other: Filter, counter: bool) -> Picked | None:
    """Return a pick of a card of one kind or another in the place of the first."""
    if len(zones_of(one)) != 1 or zones_of(one)[0] in ("hand", "deck area") or zones_of(other):
        return None
    where = [part for part in (one.parts if isinstance(one, All) else ()) if isinstance(part, InZone)]
    both = meanings.either(one, of(other, *where, *_whose(one)))
    return None if both is None else Picked("target", both)


@RULES.rule(
    "act",
    "<noun>を好きな枚数裏向きにしてよい。",
    example="自分のエボルヴデッキの表向きのエボルヴフォロワーを好きな枚数裏向きにしてよい。",
    miss="自分の場のフォロワーを好きな枚数裏向きにしてよい。",
)
def may_turn_down(noun: Filter) -> Clause | None:
    """Return a clause in which any number of faceup cards of the evolve deck may be turned facedown."""
    if zones_of(noun) != ("faceup evolve deck area",):
        return None
    done = meanings.moved(Picked("chosen", noun, MOST_EVOLVED, 0), "evolve deck area")
    return done and meanings.optional(done)


def _hurts(clause: Clause) -> bool:
    effects = clause.effect.effects if isinstance(clause.effect, Do) else (clause.effect,)
    return isinstance(effects[0], DealDamage) and effects[0].what == THAT


@RULES.rule(
    "text",
    "<selected>選ぶ。<tokens>[と<other:tokens>]<made>。<act>",
    example="相手の場のフォロワー1体を選ぶ。『フェアリー』1枚をEXエリアに置く。それに3ダメージ。",
    miss="相手の場のフォロワー1体を選ぶ。『フェアリー』1枚をEXエリアに置く。それを破壊する。",
)
def tokens_between(
    selected: Picked, tokens: Tokens, made: str, act: Clause, other: Tokens | None = None
) -> Clause | None:
    """Return a clause that selects a card, creates tokens and then deals damage to the selected card."""
    first = choosing(selected)
    done = create(tokens, made) if other is None else create_both(tokens, other, made)
    if first is None or done is None or not isinstance(first.about, Target) or not _hurts(act):
        return None
    return joined((first, replace(done, about=None), act))
