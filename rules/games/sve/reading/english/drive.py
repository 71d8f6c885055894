"""Drive in English: drive checks, gaining Drive, and what cards revealed by a check do."""

from rules.games.sve.reading import meanings_drive
from rules.language.events import Event
from rules.language.filters import Filter
from rules.reading.clauses import Clause
from rules.reading.grammar import Rules
from rules.reading.outcome import Paragraph

RULES = Rules()

RULES.same(
    "paragraph",
    {
        "single drive .": meanings_drive.driving(1),
        "twin drive .": meanings_drive.driving(2),
        # How many copies a deck may hold is a fact of the card.
        "you can put up to 10 of this card into your evolve deck .": Paragraph(),
        **{f"you can put up to {copies} of this card into your deck .": Paragraph() for copies in (6, 50)},
        "{(} followers with drive have rush and single drive . {)}": Paragraph(),
    },
)
RULES.same("event", {"you drive check a trigger": meanings_drive.CHECK_TRIGGERS})


@RULES.rule(
    "event",
    "<one-card> performs a drive check",
    example="a follower on your field performs a drive check",
    miss="a follower on your field performs a check",
)
def checks(one_card: Filter) -> Event:
    """Return the event that a follower makes a drive check."""
    return meanings_drive.checks(one_card)


@RULES.rule(
    "paragraph",
    "{ride} <points> : give this follower drive .",
    example="{ride} {cost01}: Give this follower Drive.",
    miss="{ride} {cost01}: Give another follower Drive.",
)
def gaining(points: int) -> Paragraph:
    """Return the follower's ability to gain Drive."""
    return meanings_drive.gaining(points)


@RULES.rule(
    "paragraph",
    "{(} if this card is revealed by a drive check , <text> {)}",
    example="(If this card is revealed by a drive check, draw 2 cards.)",
    miss="(If a card is revealed by a drive check, draw 2 cards.)",
)
def shown(text: Clause) -> Paragraph | None:
    """Return the ability that the card has when a drive check reveals it."""
    return meanings_drive.shown(text)
