"""Preventing damage in English: by a card's own ability or by an effect."""

from dataclasses import replace

from rules.games.sve.nodes import TakesAbilityDamage, TakesCombatDamage
from rules.games.sve.reading import meanings_statics
from rules.games.sve.reading.english.verbs_changes import changed
from rules.games.sve.reading.meanings_statics import standing
from rules.language.abilities import Replacement
from rules.language.changes import GainAbilities
from rules.language.conditions import Condition
from rules.language.durations import Duration
from rules.language.events import During, TakesDamage
from rules.language.filters import Filter
from rules.reading.clauses import Clause
from rules.reading.grammar import Rules
from rules.reading.outcome import Paragraph
from rules.reading.phrases import Picked

RULES = Rules()


RULES.same(
    "shield",
    {
        "doesn't take damage": Replacement(TakesDamage()),
        "doesn't take combat damage": Replacement(TakesCombatDamage()),
        "doesn't take ability damage": Replacement(TakesAbilityDamage()),
        "doesn't take damage from abilities": Replacement(TakesAbilityDamage()),
    },
)


@RULES.rule(
    "act",
    "<for-now> , <pick> <shield>",
    example="for the rest of this turn, it doesn't take damage",
    miss="for the rest of this turn, it takes damage",
)
@RULES.rule(
    "act",
    "<pick> <shield> <for-now>",
    example="it doesn't take damage for the rest of this turn",
    miss="it doesn't take damage",
)
def shielded(pick: Picked, shield: Replacement, for_now: Duration) -> Clause | None:
    """Return a clause in which cards take no damage for a time."""
    return changed(pick, (GainAbilities((shield,)),), for_now)


@RULES.rule(
    "paragraph",
    "<self> takes <integer> less damage .",
    example="This follower takes 1 less damage.",
    miss="This follower takes 1 damage.",
)
def less_hurt(integer: int, **words: bool) -> Paragraph:
    """Return the ability by which the card itself takes less damage."""
    return meanings_statics.less_hurt(integer)


@RULES.rule(
    "paragraph",
    "[<while-here>] if (a|an) <noun> would take more than <integer> damage ,"
    " it takes <most:integer> instead .",
    example="If an amulet on your field would take more than 3 damage, it takes 3 instead.",
    miss="If an amulet on your field would take 3 damage, it takes 3 instead.",
)
def hurt_at_most(noun: Filter, integer: int, most: int, while_here: bool = True) -> Paragraph | None:
    """Return the ability by which cards of the field take at most an amount of damage."""
    return meanings_statics.hurt_at_most(noun, most) if integer == most else None


@RULES.rule(
    "paragraph",
    "<self> <shield> .",
    example="This follower doesn't take combat damage.",
    miss="This follower doesn't take combat damage this turn.",
)
def never_hurt(shield: Replacement, **words: bool) -> Paragraph:
    """Return the ability by which the card itself takes no damage."""
    return Paragraph((shield,))


@RULES.rule(
    "paragraph",
    "during your turn , <self> <shield> .",
    example="During your turn, this doesn't take damage.",
    miss="During your turn, it doesn't take damage.",
)
def not_hurt_in_your_turn(shield: Replacement, **words: bool) -> Paragraph:
    """Return the ability by which the card itself takes no damage in your turn."""
    return Paragraph((replace(shield, event=During(shield.event)),))


@RULES.rule(
    "paragraph",
    "while <condition> , (<self>|it) <shield> .",
    example="While Overflow is active for you, this doesn't take damage.",
    miss="While Overflow is active for you, this takes damage.",
)
def not_hurt_while(condition: Condition, shield: Replacement, **words: bool) -> Paragraph:
    """Return the ability by which the card itself takes no damage while a condition is met."""
    return Paragraph((replace(shield, when=standing(condition)),))
