"""What "that Forward" and "its effect" refer to in an auto-ability: the cause of its event."""

from rules.games.setcg.reading.antecedents import NAMED
from rules.games.setcg.reading.changes import FORWARD
from rules.games.setcg.reading.events_moves import CHOOSER
from rules.games.setcg.reading.limits_on_cards import OF_CHARACTER
from rules.games.setcg.reading.verbs_more import BLOCKER
from rules.games.setcg.reading.verbs_opposed import IN_BATTLE_WITH_IT, OPPOSING
from rules.language.effects import Effect
from rules.language.events import Blocked, Blocks, By, Event, Plays, TakesDamage, Targeted, plain_events
from rules.language.references import Cards, Cause, Subject, This
from rules.reading.clauses import substituted


def with_cause(effect: Effect, event: Event, subject: Cards | None) -> Effect:
    """Return an effect in which what stands for the cause of the event is that cause."""
    plain = plain_events(event)
    if all(isinstance(one, Targeted) for one in plain):
        effect = substituted(effect, CHOOSER, Cause())
        if isinstance(event, By) and event.cause in (FORWARD, OF_CHARACTER) and subject == This():
            effect = substituted(effect, NAMED, Cause())
    if all(isinstance(one, Plays) for one in plain):
        effect = substituted(effect, CHOOSER, Subject())
    if isinstance(event, By) and isinstance(event.event, TakesDamage) and subject == This():
        effect = substituted(effect, NAMED, Cause())
    if all(isinstance(one, Blocked) for one in plain):
        effect = substituted(effect, BLOCKER, Cause())
    if all(isinstance(one, Blocks | Blocked) for one in plain) and subject == This():
        effect = substituted(effect, OPPOSING, IN_BATTLE_WITH_IT)
    return effect
