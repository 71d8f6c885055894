"""Costs in English: what comes before a colon."""

from rules.games.sve.reading import meanings_words
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
from rules.language.filters import Filter, Other
from rules.reading.grammar import Rules

RULES = Rules()
Parts = tuple[CostPart, ...]

RULES.same("points", {f"{{cost{number:02}}}": number for number in range(21)})
RULES.same(
    "cost-part",
    {
        **dict.fromkeys(
            (
                "{engage}",
                "{engage} this",
                "engage this",
                "engage this card",
                "{engage} this card",
                "{engage} this follower",
            ),
            (RestThis(),),
        ),
        **dict.fromkeys(
            (
                *("bury this", "bury this card", "bury this follower", "put this card into your cemetery"),
                *("put this card into its owner's cemetery", "put this into its owner's cemetery"),
            ),
            (PutThisAway(),),
        ),
        **dict.fromkeys(("discard this", "discard this card"), (meanings_words.DISCARD_THIS,)),
        "discard a card": (DiscardCards(),),
        "earth rite": (meanings_words.EARTH_RITE,),
    },
)


RULES.same("cost-part", {"{costX}": (PayX(),)})


@RULES.rule("cost-part", "<points>", example="{cost02}", miss="cost 2")
def pay(points: int) -> Parts:
    """Return the cost of paying play points."""
    return meanings_words.points(points)


@RULES.rule("cost-part", "lesson {(} <integer> {)}", example="Lesson (2)", miss="Lesson 2")
def lesson(integer: int) -> Parts:
    """Return the cost of Lesson."""
    return meanings_words.lesson(integer)


@RULES.rule("cost-part", "discard <number> cards", example="discard 2 cards", miss="discard two card")
def discard(number: int) -> Parts:
    """Return the cost of discarding cards."""
    return (DiscardCards(number),)


@RULES.rule("cost-part", "discard (a|an) <noun>", example="discard a follower", miss="discard followers")
@RULES.rule(
    "cost-part", "discard <number> <noun>", example="discard 2 followers", miss="discard all followers"
)
def discard_such(noun: Filter, number: int = 1) -> Parts | None:
    """Return the cost of discarding cards of a kind."""
    return None if zones_of(noun) or noun == meanings_words.EVERY_CARD else (DiscardCards(number, noun),)


def _each(count: int, part: CostPart) -> Parts:
    return (part,) * count


@RULES.rule(
    "cost-part",
    "banish (a|an) <noun>",
    example="banish a card from your cemetery",
    miss="banish a card",
)
@RULES.rule(
    "cost-part", "banish <number> <noun>", example="banish 2 cards from your cemetery", miss="banish 2 cards"
)
def banish(noun: Filter, number: int = 1) -> Parts | None:
    """Return the cost of banishing cards."""
    return _each(number, MoveCard(noun, "banished zone")) if zones_of(noun) else None


@RULES.rule("cost-part", "bury (a|an) <noun>", example="bury an amulet", miss="bury amulets")
@RULES.rule("cost-part", "bury <number> <noun>", example="bury 2 amulets", miss="bury all amulets")
@RULES.rule(
    "cost-part", "bury another <another:noun>", example="bury another follower", miss="bury a follower"
)
def bury(noun: Filter | None = None, number: int = 1, another: Filter | None = None) -> Parts | None:
    """Return the cost of putting cards of your field into the cemetery."""
    wanted = noun if another is None else meanings_words.of(another, Other())
    if wanted is None:
        return None
    if not zones_of(wanted):
        wanted = meanings_words.of(wanted, meanings_words.FIELD, meanings_words.OURS)
    if zones_of(wanted) in (("EX area",), ("field", "EX area")):
        return _each(number, MoveCard(wanted, "cemetery"))
    return _each(number, PutAway(wanted)) if zones_of(wanted) == ("field",) else None


@RULES.rule(
    "cost-part",
    "return another <noun> to (its owner's|your) hand",
    example="return another card on your field to its owner's hand",
    miss="return a card on your field to its owner's hand",
)
def give_back_another(noun: Filter) -> Parts | None:
    """Return the cost of returning another card to hand."""
    return (MoveCard(meanings_words.of(noun, Other()), "hand"),) if zones_of(noun) else None


@RULES.rule(
    "cost-part",
    "return (a|an) <noun> to (its owner's|your) hand",
    example="return an amulet on your field to its owner's hand",
    miss="return another amulet on your field to its owner's hand",
)
def give_back(noun: Filter) -> Parts | None:
    """Return the cost of returning a card to hand."""
    return (MoveCard(noun, "hand"),) if zones_of(noun) else None


@RULES.rule(
    "cost-part",
    "(engage|{engage}) (a|an) <noun>",
    example="engage an amulet on your field",
    miss="engage an amulet",
)
@RULES.rule(
    "cost-part",
    "(engage|{engage}) <number> <noun>",
    example="engage 2 amulets on your field",
    miss="engage 2 amulets",
)
def rest_cards(noun: Filter, number: int = 1) -> Parts | None:
    """Return the cost of engaging cards."""
    return (RestCards(noun, number),) if zones_of(noun) == ("field",) else None


@RULES.rule(
    "cost-part",
    "discard (this|this card) and (a|an) <noun>",
    example="discard this card and a Beast card",
    miss="discard this card or a Beast card",
)
def discard_with(noun: Filter) -> Parts | None:
    """Return the cost of discarding the card itself and another of a kind."""
    other = discard_such(noun)
    return other and (meanings_words.DISCARD_THIS, *other)


@RULES.rule(
    "cost-part",
    "banish (this|this card) and <number> other <noun>",
    example="banish this and 2 other Beast cards from your EX area",
    miss="banish this and 2 other Beast cards from your field",
)
def banish_with(noun: Filter, number: int) -> Parts | None:
    """Return the cost of banishing the card itself and others from the EX area."""
    if zones_of(noun) != ("EX area",):
        return None
    return (meanings_words.BANISH_THIS_ASIDE, *_each(number, MoveCard(noun, "banished zone")))


@RULES.rule("cost-parts", "<cost-part>", example="{cost02}", miss="{cost02},")
def one_part(cost_part: Parts) -> Parts:
    """Return a cost of one part."""
    return cost_part


@RULES.rule(
    "cost-parts",
    "<cost-part> (,|and|, and) <cost-parts>",
    example="{cost02}, discard a card",
    miss="{cost02} or discard a card",
)
@RULES.rule(
    "cost-parts",
    "<cost-part> <cost-parts>",
    example="{cost02} discard a card",
    miss="{cost02} or discard a card",
)
def more_parts(cost_part: Parts, cost_parts: Parts) -> Parts:
    """Return a cost of several parts, all of which are paid."""
    return cost_part + cost_parts


@RULES.rule("cost", "<cost-parts>", example="{cost02}", miss="{cost02}:")
def cost(cost_parts: Parts) -> Cost:
    """Return the whole cost made of its parts."""
    return meanings_words.costs(*cost_parts)


@RULES.rule(
    "cost-part",
    "give your leader {defense} - <integer>",
    example="give your leader {defense}-2",
    miss="give your leader {defense}+2",
)
def pay_life(integer: int) -> Parts:
    """Return the cost of the leader losing defense."""
    return (PayLife(integer),)


@RULES.rule(
    "cost-part",
    "put another <noun> into (its owner's|your) cemetery",
    example="put another follower on your field into its owner's cemetery",
    miss="put a follower on your field into its owner's cemetery",
)
def bury_other(noun: Filter) -> Parts | None:
    """Return the cost of putting another card of the field into the cemetery."""
    return bury(another=noun)


@RULES.rule(
    "cost-part",
    "put (a|an) <noun> into (its owner's|your) cemetery",
    example="put a follower on your field into its owner's cemetery",
    miss="put another follower on your field into its owner's cemetery",
)
@RULES.rule(
    "cost-part",
    "put <number> <noun> into (their owners'|your) (cemetery|cemeteries)",
    example="put 2 followers on your field into your cemetery",
    miss="put 2 followers into the cemetery",
)
def bury_some(noun: Filter, number: int = 1) -> Parts | None:
    """Return the cost of putting cards of the field into the cemetery."""
    return bury(noun, number)


@RULES.rule(
    "cost-part",
    "banish this [card] from your EX area",
    example="banish this card from your EX area",
    miss="banish a card from your EX area",
)
def banish_this_aside() -> Parts:
    """Return the cost of banishing this card from the EX area, where its ability works."""
    return (meanings_words.BANISH_THIS_ASIDE,)


@RULES.rule(
    "cost-part",
    "bury this [card] from your EX area",
    example="bury this card from your EX area",
    miss="bury a card from your EX area",
)
def bury_this_aside() -> Parts:
    """Return the cost of moving this card from the EX area, where its ability works, to the cemetery."""
    return (meanings_words.BURY_THIS_ASIDE,)


@RULES.rule(
    "cost-part",
    "put this [card] from your hand into your EX area",
    example="put this card from your hand into your EX area",
    miss="put a card from your hand into your EX area",
)
def put_this_aside() -> Parts:
    """Return the cost of moving this card from the hand, where its ability works, to the EX area."""
    return (meanings_words.PUT_THIS_ASIDE,)


@RULES.rule(
    "cost-part",
    "banish this [card] from your cemetery",
    example="banish this card from your cemetery",
    miss="banish a card from your cemetery",
)
def banish_this() -> Parts:
    """Return the cost of banishing this card from the cemetery, where its ability works."""
    return (meanings_words.BANISH_THIS,)
