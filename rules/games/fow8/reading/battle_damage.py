"""Battle damage, which old cards of Force of Will distinguish from other damage."""

from rules.games.fow8.reading.changes import Changes
from rules.games.fow8.reading.events import THIS, When
from rules.games.fow8.reading.nouns import Noun, everywhere
from rules.language.abilities import Ability, Replacement
from rules.language.amounts import Amount
from rules.language.changes import GainAbilities
from rules.language.events import By, Event, InCombat, PlayerTakesDamage, TakesDamage
from rules.language.filters import Filter, OneOf
from rules.language.references import Side
from rules.reading.grammar import Rules

RULES = Rules()
Abilities = tuple[Ability, ...]
PREVENTION = "prevention"
NONE_DEALT = Replacement(InCombat(TakesDamage()), amount=0, name=PREVENTION)
RULES.same("happening", {"this card is dealt battle damage": When(InCombat(TakesDamage()), THIS)})
RULES.same("a-player", {"a player": "anyone", "an opponent": "opponent", "your opponent": "opponent"})


@RULES.rule(
    "happening",
    "this card deals battle damage to <a-player>",
    example="this card deals battle damage to a player",
    miss="this card deals battle damage",
)
def hurts_player(a_player: Side) -> When:
    return When(InCombat(By(PlayerTakesDamage(a_player), OneOf(THIS))), THIS)


@RULES.rule(
    "happening",
    "<one> deals battle damage to <a-player>",
    example="an Elf you control deals battle damage to a player",
    miss="an Elf you control deals battle damage",
)
def some_hurts_player(one: Noun, a_player: Side) -> When | None:
    wanted = everywhere(one)
    return None if wanted is None else When(InCombat(By(PlayerTakesDamage(a_player), wanted)))


@RULES.rule(
    "doing",
    "cannot be dealt [any] battle damage",
    example="cannot be dealt any battle damage",
    miss="cannot be dealt any damage",
)
def never_hurt_in_battle() -> Changes:
    """The card prevents the damage itself; effects may still deal damage to it."""
    return (GainAbilities((NONE_DEALT,)),)


@RULES.rule(
    "doing",
    "cannot be dealt [any] battle damage (from|by) <noun>",
    example="cannot be dealt battle damage by Elf resonators",
    miss="cannot be dealt battle damage by spells",
)
def not_hurt_in_battle_by(noun: Noun) -> Changes | None:
    """Only cards in the field deal battle damage."""
    wanted = everywhere(noun) if set(noun.zones) <= {"field", "ruler area"} else None
    if wanted is None:
        return None
    event = InCombat(By(TakesDamage(), wanted))
    return (GainAbilities((Replacement(event, amount=0, name=PREVENTION),)),)


@RULES.rule(
    "static",
    "if <source> would deal battle damage to <hit> , it deals <raised> instead",
    example="if an Elf would deal battle damage to your opponent , it deals double damage instead",
    miss="if an Elf would deal battle damage to your opponent , it deals damage instead",
)
def stronger_in_battle(source: Filter, raised: Amount, hit: Event) -> Abilities | None:
    if not isinstance(hit, PlayerTakesDamage | TakesDamage):
        return None
    return (Replacement(InCombat(By(hit, source)), amount=raised),)
