"""Reductions of a card's own cost, on conditions and without a minimum."""

from dataclasses import replace

from rules.games.dm.reading.conditions_counted import YOUR_MANA
from rules.games.dm.reading.nouns import BATTLE, CREATURE, RACE, Noun
from rules.language.abilities import Static
from rules.language.amounts import Amount, Count, Distinct, Times
from rules.language.changes import ChangeCost
from rules.language.conditions import Condition
from rules.language.filters import Controlled, InZone
from rules.reading.clauses import THAT, mentions
from rules.reading.grammar import Rules
from rules.reading.outcome import Paragraph
from rules.reading.phrases import narrowed

RULES = Rules()


@RULES.rule(
    "own-price",
    "this (creature|card|spell|tamaseed|aura) costs <n:integer> less to (summon|cast|use)",
    example="this creature costs 3 less to summon",
    miss="this creature costs 3 to summon",
)
@RULES.rule(
    "own-price",
    "this (creature|card|spell|tamaseed|aura) may cost [up to] <n:integer> less to (summon|cast|use)",
    example="this creature may cost up to 3 less to summon",
    miss="this creature may cost up to 3 to summon",
)
def cheaper(n: int) -> ChangeCost:
    """JUDGEMENT: a player who may pay less does (`prices_optional`)."""
    return ChangeCost(less=(("mana", n),))


@RULES.rule(
    "own-price",
    "this (creature|card|spell|tamaseed|aura) costs <n:integer> less to (summon|cast|use) <each-of>",
    example="this spell costs 3 less to cast for each of your shields",
    miss="this spell costs 3 less to cast for your shields",
)
@RULES.rule(
    "own-price",
    "<each-of> , this (creature|card|spell) costs <n:integer> less to (summon|cast|use)",
    example="for each of your shields, this spell costs 3 less to cast",
    miss="for each of your shields, a spell costs 3 less to cast",
)
def cheaper_for_each(n: int, each_of: Amount) -> ChangeCost:
    return ChangeCost(less=(("mana", each_of if n == 1 else Times(each_of, n)),))


@RULES.rule(
    "own-price-text", "<own-price> .", example="this creature costs 3 less to summon.", miss="this creature."
)
def without_floor(own_price: ChangeCost) -> ChangeCost:
    return own_price


@RULES.rule(
    "own-price-text",
    "<own-price> . [however ,] <floor> .",
    example="this creature costs 3 less to summon. it can't cost less than 3.",
    miss="this creature costs 3 less to summon. it can't cost less.",
)
def with_floor(own_price: ChangeCost, floor: int) -> ChangeCost:
    return replace(own_price, floor=floor)


@RULES.rule(
    "paragraph",
    "[{spell}] if <condition> , <own-price-text>",
    example="if you have no shields, this creature costs 3 less to summon.",
    miss="if you have no shields, this creature costs 3 to summon.",
)
def on_condition(condition: Condition, own_price_text: ChangeCost) -> Paragraph | None:
    if mentions(condition, THAT):
        return None
    return Paragraph((Static((own_price_text,), when=condition),))


@RULES.rule(
    "paragraph",
    "[{spell}] <own-price-text>",
    example="{spell} this spell costs 3 less to cast for each of your shields.",
    miss="{spell} a spell costs 3 less to cast for each of your shields.",
)
def always(own_price_text: ChangeCost) -> Paragraph | None:
    return Paragraph((Static((own_price_text,)),))


@RULES.rule(
    "each-of",
    "for each civilization in your mana zone",
    example="for each civilization in your mana zone",
    miss="for each card in your mana zone",
)
def each_civilization() -> Amount:
    return Distinct("attribute", YOUR_MANA)


RULES.same("sympathy", {"sympathy": 1, "double sympathy": 2})


@RULES.rule(
    "paragraph",
    "<sympathy> : <noun> . <floor> .",
    example="sympathy: Human and Ghost. it can't cost less than 7.",
    miss="sympathy: Human and Ghost.",
)
def for_each_ally(sympathy: int, noun: Noun, floor: int) -> Paragraph | None:
    """It costs less for each such creature of yours, as cards explain the keyword."""
    if noun.whose or noun.zone or noun.kind not in ("creature", RACE):
        return None
    allies = Count(narrowed(InZone((BATTLE,)), Controlled("you"), CREATURE, noun.wanted))
    less = allies if sympathy == 1 else Times(allies, sympathy)
    return Paragraph((Static((ChangeCost(less=(("mana", less),), floor=floor),)),))
