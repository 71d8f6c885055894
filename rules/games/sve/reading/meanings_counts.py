"""Trees for conditions on how often something happened this turn, in both languages."""

from rules.games.sve.nodes import Evolves
from rules.games.sve.reading.meanings_statics import cheaper, static
from rules.games.sve.reading.meanings_words import OURS, PLAYABLE, of
from rules.language.amounts import Amount, TimesHappened
from rules.language.conditions import Compare, Condition
from rules.language.events import Attacks, During, Event, LosesLife, Plays
from rules.language.filter_shorthand import zones_of
from rules.language.filters import Filter, OneOf, Sign
from rules.language.references import It
from rules.reading.clauses import Clause, substituted
from rules.reading.outcome import Paragraph

LIFE_LOSSES: Amount = TimesHappened(LosesLife())
SUCH: Event = Plays(OneOf(It("such")))
"""The event that an ability triggers on, where its text counts it without naming it again."""


def nth(event: Event, count: int, sign: Sign = "=") -> Condition:
    """Return the condition that an event has happened a number of times this turn, including now."""
    return Compare(TimesHappened(event), sign, count)


def nth_attack(what: Filter, count: int) -> Condition:
    """Return the condition that followers of a kind have attacked a number of times this turn."""
    return nth(Attacks(what), count)


def nth_evolution(what: Filter, count: int) -> Condition:
    """Return the condition that followers of a kind have evolved a number of times this turn."""
    return nth(Evolves(what), count)


def nth_play(noun: Filter, count: int) -> Condition | None:
    """Return the condition that you have played a number of such cards this turn; None with a zone."""
    return None if zones_of(noun) else nth(Plays(of(noun, OURS)), count)


def counting(clause: Clause, event: Event) -> Clause:
    """Return a clause in which a count of an unnamed event means the event that triggers the ability."""
    # A turn in which it happens is this one, so that whose turn it is need not be asked again.
    return substituted(clause, SUCH, event.event if isinstance(event, During) else event)


def first_cheaper(noun: Filter, amount: int) -> Paragraph | None:
    """Return the ability by which the first such card you play each turn costs less; None with a zone."""
    if zones_of(noun):
        return None
    none_yet = Compare(TimesHappened(Plays(of(noun, OURS))), "=", 0)
    return static(cheaper(amount), affects=of(noun, PLAYABLE, OURS), when=none_yet)
