"""Texts of Force of Will that forbid playing activate abilities."""

from rules.games.fow8.keywords_meanings import USE_ABILITIES
from rules.games.fow8.reading.changes import Changes
from rules.games.fow8.reading.frames import Abilities
from rules.games.fow8.reading.nouns import Noun, everywhere
from rules.games.fow8.reading.statics import of_this
from rules.language.abilities import Static
from rules.language.changes import Restrict
from rules.language.conditions import Condition, There
from rules.language.filters import Controlled
from rules.language.references import Side
from rules.language.restrictions import Cannot
from rules.reading.grammar import Rules
from rules.reading.phrases import narrowed

RULES = Rules()
BARRED: Changes = (Restrict(Cannot(USE_ABILITIES)),)


@RULES.rule(
    "static",
    "<while> , <activate> of this card cannot be used",
    example="if your life is 1000 or less , [Activate] of this card cannot be used",
    miss="[Activate] of this card can be used",
)
def own_barred(activate: bool, **given: Condition) -> Abilities:
    """Old cards call activate abilities by the icon before them (1409.1)."""
    return (Static(BARRED, when=of_this(given["while"])),)


@RULES.rule(
    "doing",
    "its controller cannot play its activate abilities",
    example="its controller cannot play its activate abilities",
    miss="its controller cannot play activate abilities",
)
def its_barred() -> Changes:
    """Only a card's controller could play them anyway (905.1)."""
    return BARRED


@RULES.rule(
    "static",
    "players cannot play activate abilities of <noun> they control unless they control (a|an) <other:noun>",
    example="players cannot play activate abilities of Elves they control unless they control a Human",
    miss="players cannot play activate abilities of Elves they control unless you control a Human",
)
def barred_without(noun: Noun, other: Noun) -> Abilities | None:
    """Each player is barred on their own."""
    wanted, needed = everywhere(noun), everywhere(other)
    if wanted is None or needed is None or noun.said or other.said:
        return None
    sides: tuple[Side, ...] = ("you", "opponent")
    return tuple(
        Static(
            BARRED, narrowed(wanted, Controlled(side)), when=There(narrowed(needed, Controlled(side)), 0, 0)
        )
        for side in sides
    )
