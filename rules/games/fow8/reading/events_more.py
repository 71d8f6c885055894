"""Trigger events of Force of Will's automatic abilities that name the other card or the first time."""

from rules.games.fow8.reading.events import THIS, When
from rules.games.fow8.reading.nouns import Noun, controlled, everywhere
from rules.language.events import By, Enters, Nth, TakesDamage, Targeted
from rules.language.filters import Filter, HasStatus, OneOf
from rules.reading.grammar import Rules
from rules.reading.phrases import narrowed

RULES = Rules()


@RULES.rule(
    "happening",
    "this card deals damage to (a|an) <noun> while attacking",
    example="this card deals damage to an Elf while attacking",
    miss="this card deals damage to an Elf while blocking",
)
def hurts_as_attacker(noun: Noun) -> When | None:
    wanted = everywhere(noun)
    if wanted is None:
        return None
    attacker = narrowed(OneOf(THIS), HasStatus("attacking"))
    return When(By(TakesDamage(wanted), attacker), THIS)


@RULES.rule(
    "happening",
    "this card (becomes targeted by|is targeted by) <threat>",
    example="this card becomes targeted by darkness spells",
    miss="this card becomes targeted by darkness",
)
def targeted_by_such(threat: Filter) -> When:
    return When(By(Targeted(), threat), THIS)


@RULES.rule(
    "happening",
    "you put one or more <noun> into your field for the first time each turn",
    example="you put one or more Elves into your field for the first time each turn",
    miss="you put one or more Elves into your field",
)
def first_put(noun: Noun) -> When | None:
    """Cards that come at the same time are one occasion, of which the first card is the first."""
    mine = controlled(noun, "you")
    wanted = None if mine is None else everywhere(mine)
    return None if wanted is None else When(Nth(Enters(wanted), 1))


@RULES.rule(
    "happening",
    "this card enters (your|the) field from your (deck|main deck)",
    example="this card enters the field from your deck",
    miss="this card enters the field",
)
def enters_from_deck() -> When:
    return When(Enters(None, ("main deck",)), THIS)
