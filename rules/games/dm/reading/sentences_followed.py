"""How a sentence follows the one before it: what it is about, and what it waits for."""

from rules.games.dm.reading.antecedents import follows_from
from rules.games.dm.reading.picks import UNSAID
from rules.language import effects as fx
from rules.language.durations import END_OF_TURN
from rules.reading.clauses import THAT, Clause, mentions


def goes_on(one: Clause, after: Clause) -> bool:
    """Return whether each effect of a sentence is about what the one before it has just done."""
    parts = after.effect.effects if isinstance(after.effect, fx.Do) else (after.effect,)
    if one.about not in (None, UNSAID, THAT):
        return all(mentions(part, THAT) for part in parts)
    return all(follows_from(one.effect, part) for part in parts)


def asks_of_that(effect: fx.Effect) -> bool:
    """Return whether an effect depends on what the card just named is."""
    return isinstance(effect, fx.If) and mentions(effect.condition, THAT)


def waits(effect: fx.Effect) -> bool:
    """Return whether an effect happens whenever something does this turn: "then" belongs to it."""
    return isinstance(effect, fx.Later) and effect.until == END_OF_TURN
