"""Noun phrases of Force of Will about what happened to cards earlier in the turn."""

from rules.games.fow8.reading.events import When
from rules.games.fow8.reading.nouns import FIELD, RULERS, Noun, everywhere
from rules.language.amounts import StatOf
from rules.language.events import (
    AnyEvent,
    Attacks,
    Blocked,
    Blocks,
    By,
    DamagesPlayer,
    DealsDamage,
    Leaves,
    TakesDamage,
)
from rules.language.filters import Filter, Not, OneOf, Underwent
from rules.language.references import It, Subject, ThisCard
from rules.reading.clauses import THAT
from rules.reading.grammar import Rules
from rules.reading.phrases import Picked

RULES = Rules()
SUMMONED = It("just summoned")
"""Stands for the card that was summoned, of which only what waited for that speaks."""
HURT_BY_THIS = Underwent(By(TakesDamage(), OneOf(ThisCard())))
RULES.same(
    "past",
    {
        "attacked": Underwent(Attacks()),
        "didn't attack": Not(Underwent(Attacks())),
        "blocked": Underwent(Blocks()),
        "attacked or blocked": Underwent(AnyEvent((Attacks(), Blocks()))),
        "dealt damage": Underwent(AnyEvent((DealsDamage(), DamagesPlayer()))),
        "was dealt damage": Underwent(TakesDamage()),
        "was dealt damage by this card": HURT_BY_THIS,
    },
)


@RULES.rule(
    "noun",
    "<noun> that <past> this turn",
    example="resonator that attacked this turn",
    miss="resonator that attacked",
)
def with_a_past(noun: Noun, past: Filter) -> Noun | None:
    """What happened to a card is known only while it stays in its zone."""
    return noun.asks(past) if noun.zones in (FIELD, RULERS) else None


@RULES.rule(
    "noun",
    "<noun> dealt damage by this card this turn",
    example="resonator dealt damage by this card this turn",
    miss="resonator dealt damage this turn",
)
def hurt_by_this(noun: Noun) -> Noun | None:
    return with_a_past(noun, HURT_BY_THIS)


@RULES.rule(
    "happening",
    "<one> is put into a graveyard",
    example="a Dragon dealt damage by this card this turn is put into a graveyard",
    miss="a Dragon dealt damage by this card is put into a graveyard",
)
def hurt_and_gone(one: Noun) -> When | None:
    """A card that was dealt damage was in the field and goes to the graveyard from there."""
    wanted = everywhere(one)
    if wanted is None or HURT_BY_THIS not in getattr(wanted, "parts", ()):
        return None
    return When(Leaves(wanted, ("graveyard",)), Subject())


@RULES.rule(
    "noun",
    "<noun> [that] this card blocked [this turn]",
    example="resonator that this card blocked this turn",
    miss="resonator that blocked this card this turn",
)
def blocked_by_this(noun: Noun) -> Noun | None:
    """Without a battle being named, the block happened at any time this turn."""
    return with_a_past(noun, Underwent(By(Blocked(), OneOf(ThisCard()))))


@RULES.rule(
    "noun",
    "<noun> [that was] just summoned",
    example="resonator that was just summoned",
    miss="resonator that was summoned",
)
@RULES.rule("noun", "summoned <noun>", example="summoned resonator", miss="resonator summoned")
def summoned_just_now(noun: Noun) -> Noun | None:
    """The card that the text named as it was summoned."""
    return noun.asks(OneOf(SUMMONED)) if not noun.said and noun.zones == FIELD else None


@RULES.rule("that", "the <bare> just summoned", example="the resonator just summoned", miss="the resonator")
def the_summoned(bare: Noun) -> Picked:
    return Picked("reference", cards=SUMMONED)


RULES.same(
    "counted",
    {
        f"the {word} of that {kind}": StatOf(THAT, stat)
        for word, stat in {"ATK": "attack", "DEF": "defense"}.items()
        for kind in ("resonator", "J/resonator")
    },
)
