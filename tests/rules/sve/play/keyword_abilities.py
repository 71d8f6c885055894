"""Effects that key notations of Shadowverse: Evolve stand for (5, 13), as cards of tests have them."""

from rules.engine.definition import Definition
from rules.language.amounts import Count
from rules.language.effects import (
    Create,
    Do,
    Draw,
    Effect,
    Fix,
    IfYouDo,
    May,
    MoveTo,
)
from rules.language.filter_shorthand import cards
from rules.language.references import Cards, Side


def draw_up_to(most: int) -> Effect:
    """Return drawing card after card, at most so many; the player may end it before each (5.9.3)."""
    if most == 1:
        return May(Draw(1))
    return May(Do((Draw(1), draw_up_to(most - 1))))


def with_spellchain(effect: Effect) -> Effect:
    """Return an effect that fixes, as it begins, how many spells its Spellchain counts (13.3.1.4)."""
    spells = cards(zones=("cemetery",), whose="you", types=frozenset({"spell"}))
    return Fix(Count(spells), effect)


def with_necrocharge(effect: Effect) -> Effect:
    """Return an effect that fixes, as it begins, how many cards its Necrocharge counts (13.5.1.3.2)."""
    return Fix(Count(cards(zones=("cemetery",), whose="you")), effect)


def transform(what: Cards, token: Definition, whose: Side) -> Effect:
    """Return banishing one card of a player's field and creating a token for it (5.16.1).

    JUDGEMENT: a card that a Stack counter keeps on the field (13.3.2.2) was not banished, and the token is
    created for a banished card only; so the counter goes, the card stays, and no token comes.
    """
    return IfYouDo(MoveTo(what, "banished zone"), Create(token, "field", who=whose))
