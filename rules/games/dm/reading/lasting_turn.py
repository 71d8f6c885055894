"""What a spell or an ability makes happen for the rest of the turn, whenever something does or would."""

from rules.games.dm.reading.events import When
from rules.games.dm.reading.picks import UNSAID
from rules.games.dm.reading.replacements import Would
from rules.language import effects as fx
from rules.language import events as ev
from rules.language.abilities import Replacement, Triggered
from rules.language.durations import END_OF_TURN
from rules.language.filters import EVERY_CARD
from rules.language.references import Subject
from rules.reading.clauses import THAT, Clause, mentions, substituted
from rules.reading.grammar import Rules

RULES = Rules()


@RULES.rule(
    "deed",
    "this turn , (when|whenever) <event> , <deed>",
    example="this turn, whenever one of your creatures becomes blocked, draw a card",
    miss="whenever one of your creatures becomes blocked, draw a card",
)
@RULES.rule(
    "deed",
    "(when|whenever) <event> this turn , <deed>",
    example="whenever one of your creatures becomes blocked this turn, draw a card",
    miss="whenever one of your creatures becomes blocked, draw a card",
)
def whenever(event: When, deed: Clause) -> Clause | None:
    """The event must be about named cards: the spell's own card is not meant."""
    if _is_of_this(event.event) or deed.effect == fx.NOTHING:
        return None
    if event.about != Subject() and (event.about is not None or mentions(deed.effect, THAT)):
        return None
    done = substituted(deed.effect, THAT, Subject())
    return Clause(fx.Later(Triggered(event.event, done), until=END_OF_TURN), about=UNSAID)


def _is_of_this(event: ev.Event) -> bool:
    """Return whether an event is about the card with the ability, without naming it."""
    return any(
        getattr(one, "what", EVERY_CARD) is None and not isinstance(one, ev.Draws)
        for one in ev.plain_events(event)
    )


@RULES.rule(
    "deed",
    "this turn , (when|whenever) <would> , <instead>",
    example="this turn, whenever one of your creatures would be destroyed, return it to your hand instead",
    miss="this turn, whenever one of your creatures is destroyed, return it to your hand instead",
)
@RULES.rule(
    "deed",
    "(when|whenever) <would> this turn , <instead>",
    example="whenever one of your creatures would be destroyed this turn, return it to your hand instead",
    miss="whenever one of your creatures would be destroyed, return it to your hand instead",
)
def would_be(would: Would, instead: Clause) -> Clause | None:
    if would.about != Subject() or instead.effect == fx.NOTHING:
        return None
    done = substituted(instead.effect, THAT, Subject())
    if mentions(done, THAT):
        return None
    return Clause(fx.Later(Replacement(would.event, done), until=END_OF_TURN), about=UNSAID)
