"""Effects of Force of Will that make cards deal or take more damage, or none."""

from rules.games.fow8.reading.nouns import Noun, everywhere
from rules.games.fow8.reading.statics_replacements import PREVENTION
from rules.games.fow8.reading.verbs_durations import given
from rules.language.abilities import Ability, Replacement
from rules.language.amounts import Amount, EventAmount, Minus
from rules.language.changes import GainAbilities
from rules.language.conditions import Compare
from rules.language.events import AnyEvent, By, PlayerTakesDamage, TakesDamage
from rules.language.filters import All, OneOf
from rules.language.references import This
from rules.reading.clauses import Clause
from rules.reading.grammar import Rules
from rules.reading.phrases import Picked

RULES = Rules()
BY_THIS = AnyEvent((By(TakesDamage(All()), OneOf(This())), By(PlayerTakesDamage("anyone"), OneOf(This()))))
"""Damage dealt by the card with the ability, to a card or a player."""


@RULES.rule(
    "clause",
    "<this-turn> , if <picked> would deal damage , it deals <raised> instead",
    example="this turn , if target resonator would deal damage , it deals that much + 200 instead",
    miss="if target resonator would deal damage , it deals that much + 200 instead",
)
@RULES.rule(
    "clause",
    "if <picked> would deal damage <this-turn> , it deals <raised> instead",
    example="if target resonator would deal damage this turn , it deals that much + 700 instead",
    miss="if target resonator would deal damage this turn , it deals that much",
)
def hits_harder(this_turn: bool, picked: Picked, raised: Amount) -> Clause | None:
    """The card gains an ability that raises the damage it deals."""
    return given(picked, (GainAbilities((Replacement(BY_THIS, amount=raised),)),))


RULES.same("taken", {"it's dealt": True, "it is dealt": True})


@RULES.rule(
    "clause",
    "if <picked> would be dealt damage <this-turn> , <taken> <raised> instead",
    example="if target resonator would be dealt damage this turn , it's dealt double that much instead",
    miss="if target resonator would be dealt damage this turn , it's dealt double that much",
)
def hurt_more(picked: Picked, this_turn: bool, taken: bool, raised: Amount) -> Clause | None:
    return given(picked, (GainAbilities((Replacement(TakesDamage(), amount=raised),)),))


@RULES.rule("smaller", "<integer> or less damage", example="300 or less damage", miss="300 damage")
def smaller(integer: int) -> int:
    return integer


RULES.same("stopped", {"prevent it": True, "that damage is reduced to 0": True})


@RULES.rule(
    "static",
    "if (this card would be dealt <smaller>|a source would deal <smaller> to this card) , <stopped>",
    example="if this card would be dealt 300 or less damage , prevent it",
    miss="if this card would be dealt 300 damage , prevent it",
)
def unhurt_by_little(smaller: int, stopped: bool) -> tuple[Ability, ...]:
    little = Compare(EventAmount(), "<=", smaller)
    return (Replacement(TakesDamage(), amount=0, condition=little, name=PREVENTION),)


@RULES.rule(
    "static",
    "if this card would be dealt damage , prevent <integer> of it",
    example="if this card would be dealt damage , prevent 300 of it",
    miss="if this card would be dealt damage , prevent all of it",
)
def hurt_less(integer: int) -> tuple[Ability, ...]:
    return (Replacement(TakesDamage(), amount=Minus(EventAmount(), integer), name=PREVENTION),)


@RULES.rule(
    "static",
    "if <noun> would be dealt damage , prevent <integer> of it",
    example="if your J-ruler would be dealt damage , prevent 300 of it",
    miss="if your J-ruler would be dealt damage , prevent it",
)
def others_hurt_less(noun: Noun, integer: int) -> tuple[Ability, ...] | None:
    wanted = everywhere(noun) if noun.said else None
    if wanted is None:
        return None
    return (Replacement(TakesDamage(wanted), amount=Minus(EventAmount(), integer), name=PREVENTION),)
