"""Costs in Japanese: what comes before a colon."""

from rules.games.sve.reading import meanings
from rules.games.sve.reading.japanese.nouns import placed
from rules.language.costs import (
    Cost,
    CostPart,
    DiscardCards,
    MoveCard,
    PayLife,
    PayX,
    PutAway,
    PutThisAway,
    RestCards,
    RestThis,
)
from rules.language.filter_shorthand import zones_of
from rules.language.filters import Controlled, Filter, OneOf
from rules.language.references import This
from rules.reading.grammar import Rules

RULES = Rules()
Parts = tuple[CostPart, ...]
BANISH_FROM_FIELD = MoveCard(meanings.of(meanings.FIELD, OneOf(This())), "banished zone")

RULES.same("points", {f"【コスト{number}】": number for number in range(21)})
RULES.same(
    "cost-part",
    {
        "これを【アクト】": (RestThis(),),
        "これを墓場に置く": (PutThisAway(),),
        "これを【アクト】墓場に置く": (RestThis(), PutThisAway()),
        "これを【アクト】消滅": (RestThis(), BANISH_FROM_FIELD),
        "これを消滅": (BANISH_FROM_FIELD,),
        "墓場のこれを消滅": (meanings.BANISH_THIS,),
        "手札のこれを捨てる": (meanings.DISCARD_THIS,),
        "手札のこれをEXエリアに置く": (meanings.PUT_THIS_ASIDE,),
        "EXエリアのこれを墓場に置く": (meanings.BURY_THIS_ASIDE,),
        "EXエリアのこれを消滅": (meanings.BANISH_THIS_ASIDE,),
        "【土の秘術】": (meanings.EARTH_RITE,),
    },
)
RULES.same("cost-part", {f"【レッスン_{number}】": meanings.lesson(number) for number in range(1, 21)})


RULES.same("cost-part", {"【コストX】": (PayX(),)})


@RULES.rule("cost-part", "<points>", example="【コスト2】", miss="【コスト】")
def pay(points: int) -> Parts:
    """Return the cost of paying play points."""
    return meanings.points(points)


@RULES.rule("cost-part", "手札<integer>枚を捨てる", example="手札1枚を捨てる", miss="手札すべてを捨てる")
def discard(integer: int) -> Parts:
    """Return the cost of discarding cards."""
    return (DiscardCards(integer),)


@RULES.rule(
    "cost-part",
    "手札の<noun><integer><counter>を捨てる",
    example="手札のスペル1枚を捨てる",
    miss="墓場のスペル1枚を捨てる",
)
def discard_such(noun: Filter, integer: int, counter: bool) -> Parts | None:
    """Return the cost of discarding cards of a kind."""
    return None if zones_of(noun) else (DiscardCards(integer, noun),)


def ours(noun: Filter) -> Filter | None:
    """Return the filter for your cards, on the field if no zone is given; None for an opponent's."""
    wanted = placed(noun)
    parts = getattr(wanted, "parts", (wanted,))
    if any(isinstance(part, Controlled) for part in parts):
        return wanted if meanings.OURS in parts else None
    return meanings.of(wanted, meanings.OURS)


@RULES.rule("cost-part", "手札<integer>枚を消滅", example="手札1枚を消滅", miss="手札すべてを消滅")
def banish_from_hand(integer: int) -> Parts:
    """Return the cost of banishing cards of the hand."""
    return (MoveCard(meanings.of(meanings.HAND, meanings.OURS), "banished zone"),) * integer


@RULES.rule(
    "cost-part",
    "<noun><integer><counter>をEXエリアに置く",
    example="場のカード1枚をEXエリアに置く",
    miss="場のカードをEXエリアに置く",
)
def put_aside(noun: Filter, integer: int, counter: bool) -> Parts | None:
    """Return the cost of putting cards into the EX area."""
    wanted = ours(noun)
    return None if wanted is None else (MoveCard(wanted, "EX area"),) * integer


@RULES.rule(
    "cost-part",
    "<noun><integer><counter>を消滅",
    example="墓場のカード2枚を消滅",
    miss="墓場のこれを消滅",
)
def banish(noun: Filter, integer: int, counter: bool) -> Parts | None:
    """Return the cost of banishing cards."""
    wanted = ours(noun)
    return None if wanted is None else (MoveCard(wanted, "banished zone"),) * integer


@RULES.rule(
    "cost-part",
    "<noun><integer><counter>を墓場に置く",
    example="場のアミュレット1つを墓場に置く",
    miss="場のアミュレットを墓場に置く",
)
def bury(noun: Filter, integer: int, counter: bool) -> Parts | None:
    """Return the cost of putting cards of your field into the cemetery."""
    wanted = ours(noun)
    if wanted is None:
        return None
    if zones_of(wanted) in (("EX area",), ("field", "EX area")):
        return (MoveCard(wanted, "cemetery"),) * integer
    return (PutAway(wanted),) * integer if zones_of(wanted) == ("field",) else None


@RULES.rule(
    "cost-part",
    "手札のこれと<noun><integer><counter>を捨てる",
    example="手札のこれと獣・カード1枚を捨てる",
    miss="手札のこれか獣・カード1枚を捨てる",
)
def discard_with(noun: Filter, integer: int, counter: bool) -> Parts | None:
    """Return the cost of discarding the card itself and others of a kind."""
    other = discard_such(noun, integer, counter)
    return other and (meanings.DISCARD_THIS, *other)


@RULES.rule(
    "cost-part",
    "EXエリアのこれと<core><integer><counter>を消滅",
    example="EXエリアのこれと獣・カード2枚を消滅",
    miss="EXエリアのこれか獣・カード2枚を消滅",
)
def banish_with(core: Filter, integer: int, counter: bool) -> Parts:
    """Return the cost of banishing the card itself and others from the EX area."""
    other = MoveCard(meanings.of(core, meanings.EX_AREA, meanings.OURS), "banished zone")
    return (meanings.BANISH_THIS_ASIDE, *(other,) * integer)


@RULES.rule(
    "cost-part",
    "<noun>1<counter>を手札に戻す",
    example="場の他のカード1枚を手札に戻す",
    miss="場の他のカードを手札に戻す",
)
def give_back(noun: Filter, counter: bool) -> Parts | None:
    """Return the cost of returning a card to hand."""
    wanted = ours(noun)
    return None if wanted is None else (MoveCard(wanted, "hand"),)


@RULES.rule(
    "cost-part",
    "<noun><integer><counter>を(【アクト】|アクト)",
    example="場のアミュレット1つを【アクト】",
    miss="場のアミュレットを【アクト】",
)
def rest_cards(noun: Filter, integer: int, counter: bool) -> Parts | None:
    """Return the cost of engaging cards."""
    wanted = ours(noun)
    if wanted is None or zones_of(wanted) != ("field",):
        return None
    return (RestCards(wanted, integer),)


@RULES.rule(
    "cost-part",
    "これと<noun><integer><counter>を【アクト】",
    example="これと場の他のカード1枚を【アクト】",
    miss="これか場の他のカード1枚を【アクト】",
)
def rest_with(noun: Filter, integer: int, counter: bool) -> Parts | None:
    """Return the cost of engaging the card itself and others."""
    others = rest_cards(noun, integer, counter)
    return others and (RestThis(), *others)


@RULES.rule(
    "cost-part",
    "[自分の]リーダーの【体力】-<integer>",
    example="リーダーの【体力】-2",
    miss="リーダーの【体力】+2",
)
def pay_life(integer: int) -> Parts:
    """Return the cost of the leader losing defense."""
    return (PayLife(integer),)


@RULES.rule("cost-parts", "<cost-part>", example="【コスト2】", miss="【コスト2】：")
def one_part(cost_part: Parts) -> Parts:
    """Return a cost of one part."""
    return cost_part


@RULES.rule(
    "cost-parts",
    "<cost-part><cost-parts>",
    example="【コスト2】手札1枚を捨てる",
    miss="【コスト2】か手札1枚を捨てる",
)
def more_parts(cost_part: Parts, cost_parts: Parts) -> Parts:
    """Return a cost of several parts, all of which are paid."""
    return cost_part + cost_parts


@RULES.rule("cost", "<cost-parts>：", example="【コスト2】：", miss="【コスト2】")
@RULES.rule("end-cost", "<cost-parts>(する|させる|)", example="手札1枚を捨てる", miss="手札1枚を捨てる：")
def cost(cost_parts: Parts) -> Cost:
    """Return the whole cost made of its parts."""
    return meanings.costs(*cost_parts)


RULES.same("rite", {"【土の秘術】": Cost((meanings.EARTH_RITE,))})
