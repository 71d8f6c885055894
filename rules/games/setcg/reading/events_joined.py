"""Events about cards named without an article, and events of which either triggers an ability."""

from rules.games.setcg.reading.events import of_others
from rules.games.setcg.reading.nouns import FIELD, Noun
from rules.language.conditions import Condition
from rules.language.events import AnyEvent, Enters, Event, plain_events
from rules.language.references import Side
from rules.reading.grammar import Rules

EVENTS_JOINED = Rules()


@EVENTS_JOINED.rule(
    "event",
    "<noun> <event:all-happens>",
    example="Card Name Cloud you control attacks",
    miss="Forwards you control attacks",
)
def of_named(noun: Noun, event: Event) -> Event | None:
    """Something happens to a card that is named, not to one of a type."""
    return None if noun.kind else of_others(noun, event)


@EVENTS_JOINED.rule(
    "event",
    "<noun> enters <side:field-of>",
    example="Card Name Cloud enters your field",
    miss="Forwards enters your field",
)
def named_enters(noun: Noun, side: Side) -> Event | None:
    wanted = None if noun.kind or noun.zone else noun.placed(FIELD, side)
    return None if wanted is None else Enters(wanted)


@EVENTS_JOINED.rule(
    "event-if",
    "when <one:event> [,] or [when] <other:event> ,",
    example="when ~ enters the field, or active ~ becomes dull,",
    miss="when ~ enters the field, active ~ becomes dull,",
)
def either_event(one: Event, other: Event) -> tuple[Event, Condition | None] | None:
    """Either of two events; if both were of the same kind, one card might count for both."""
    events = (*_flat(one), *_flat(other))
    kinds = [{type(plain) for plain in plain_events(event)} for event in (one, other)]
    return None if kinds[0] & kinds[1] else (AnyEvent(events), None)


def _flat(event: Event) -> tuple[Event, ...]:
    return event.events if isinstance(event, AnyEvent) else (event,)
