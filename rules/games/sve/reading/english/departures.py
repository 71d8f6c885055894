"""What left the field this turn in English, what is put into the EX area or takes much damage, and races."""

from rules.games.sve.nodes import GoesToCemetery, Races
from rules.games.sve.reading import meanings, meanings_words
from rules.games.sve.reading.english.events import subject
from rules.language.amounts import Amount, TimesHappened
from rules.language.conditions import Condition, Happened, Is
from rules.language.costs import Cost
from rules.language.events import AtLeast, Event, Leaves, Moves, TakesDamage
from rules.language.filter_shorthand import zones_of
from rules.language.filters import Filter, Other
from rules.reading.clauses import THAT, Clause
from rules.reading.grammar import Rules
from rules.reading.outcome import Paragraph

RULES = Rules()
RULES.same("condition", {"it's on your field": Is(THAT, meanings_words.FIELD)})
RULES.same(
    "event",
    {
        "another one of your followers races": Races(
            meanings_words.of(meanings_words.FOLLOWER, meanings_words.OURS, Other())
        )
    },
)


def left(noun: Filter, *destination: str) -> Condition | None:
    """Return the condition that a card left the field this turn, for a zone if one is given."""
    what = subject(noun)
    return None if what is None else Happened(Leaves(what, destination))


@RULES.rule(
    "condition",
    "(a|an) <noun> has left the field this turn",
    example="an amulet you control has left the field this turn",
    miss="an amulet you control has left the field",
)
def has_left(noun: Filter) -> Condition | None:
    """Return the condition that a card left the field this turn."""
    return left(noun)


@RULES.rule(
    "condition",
    "(a|an) <noun> was returned to hand this turn",
    example="a card on your field was returned to hand this turn",
    miss="a card on your field was returned to hand",
)
def was_returned(noun: Filter) -> Condition | None:
    """Return the condition that a card went from the field to a hand this turn."""
    return left(noun, "hand") if zones_of(noun) else None


@RULES.rule(
    "condition",
    "(a|an) <noun> was returned to hand from your field this turn",
    example="an amulet was returned to hand from your field this turn",
    miss="an amulet was returned to hand from your field",
)
def was_returned_from_yours(noun: Filter) -> Condition | None:
    """Return the condition that a card went from your field to a hand this turn."""
    return None if zones_of(noun) else left(meanings_words.of(noun, meanings_words.OURS), "hand")


@RULES.rule(
    "condition",
    "(a|an) <noun> was put from the field into the cemetery this turn",
    example="an enemy amulet was put from the field into the cemetery this turn",
    miss="an enemy amulet was put from the field into the cemetery",
)
def has_died(noun: Filter) -> Condition | None:
    """Return the condition that a card went from the field to the cemetery this turn."""
    what = subject(noun)
    return None if what is None else Happened(GoesToCemetery(what))


@RULES.rule(
    "quantity",
    "the number of <noun> that left your field this turn",
    example="the number of amulets that left your field this turn",
    miss="the number of amulets that left your field",
)
def how_many_left(noun: Filter) -> Amount | None:
    """Return how many such cards left your field this turn."""
    if zones_of(noun):
        return None
    return TimesHappened(Leaves(meanings_words.of(noun, meanings_words.OURS)))


@RULES.rule(
    "event",
    "this [follower] takes at least <integer> damage",
    example="this follower takes at least 3 damage",
    miss="this follower takes 3 damage",
)
def hurt_badly(integer: int) -> Event:
    """Return the event that the card itself takes at least an amount of damage."""
    return AtLeast(TakesDamage(), integer)


RULES.same("put-aside", {"when this is put into your EX area ,": Moves(destination=("EX area",))})


@RULES.rule(
    "paragraph",
    "<put-aside> <text>",
    example="When this is put into your EX area, draw a card.",
    miss="When this is put into your hand, draw a card.",
)
def as_it_is_put_aside(put_aside: Event, text: Clause) -> Paragraph | None:
    """Return the ability that triggers as the card itself is put into the EX area."""
    abilities = meanings.triggered(text, put_aside, zones=("EX area",))
    return Paragraph(abilities) if abilities else None


@RULES.rule(
    "paragraph",
    "<moment> , if this [card] is in your EX area , <cost> : <text>",
    example="at the start of your end phase, if this is in your EX area, {cost03}: Draw a card.",
    miss="at the start of your end phase, if this is in your EX area, {cost03}, draw a card.",
)
def triggered_aside_for(moment: Event, cost: Cost, text: Clause) -> Paragraph | None:
    """Return the ability that triggers at a moment while the card is in the EX area, for a cost."""
    abilities = meanings.triggered(text, moment, cost=cost, zones=("EX area",))
    return Paragraph(abilities) if abilities else None
