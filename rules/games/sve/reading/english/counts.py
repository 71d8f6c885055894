"""English conditions on how often something happened this turn."""

from rules.games.sve.reading import meanings_counts
from rules.games.sve.reading.english.events import subject
from rules.language.conditions import Condition
from rules.language.filters import Filter
from rules.reading.grammar import Rules
from rules.reading.outcome import Paragraph

RULES = Rules()
RULES.same("ordinal", dict.fromkeys(("st", "nd", "rd", "th"), True))
RULES.same(
    "quantity", {"the number of times your leader has lost defense this turn": meanings_counts.LIFE_LOSSES}
)


@RULES.rule("nth", "the <integer> <ordinal>", example="the 3 rd", miss="the 3")
def nth(integer: int, ordinal: bool) -> int:
    """Return an ordinal number written in digits."""
    return integer


@RULES.rule(
    "condition",
    "it's <nth> time (a|an) <noun> has attacked this turn",
    example="it's the 3rd time an amulet on your field has attacked this turn",
    miss="it's the 3rd time an amulet on your field has evolved",
)
def nth_attack(nth: int, noun: Filter) -> Condition | None:
    """Return the condition that followers of a kind have attacked a number of times this turn."""
    what = subject(noun)
    return None if what is None else meanings_counts.nth_attack(what, nth)


@RULES.rule(
    "condition",
    "it's <nth> time (a|an) <noun> has evolved this turn",
    example="it's the 3rd time an amulet on your field has evolved this turn",
    miss="it's the 3rd time an amulet on your field has attacked",
)
def nth_evolution(nth: int, noun: Filter) -> Condition | None:
    """Return the condition that followers of a kind have evolved a number of times this turn."""
    what = subject(noun)
    return None if what is None else meanings_counts.nth_evolution(what, nth)


@RULES.rule(
    "condition",
    "it's <nth> [you've played this turn]",
    example="it's the 3rd you've played this turn",
    miss="it's the 3rd time",
)
@RULES.rule(
    "condition",
    "it's your <integer> <ordinal> this turn",
    example="it's your 3rd this turn",
    miss="it's your 3rd turn",
)
def nth_of_these(nth: int = 0, integer: int = 0, ordinal: bool = True) -> Condition:
    """Return the condition that the ability's event has happened a number of times this turn."""
    return meanings_counts.nth(meanings_counts.SUCH, nth or integer)


@RULES.rule(
    "condition",
    "it's at least <nth> time this turn",
    example="it's at least the 4th time this turn",
    miss="it's the 4th time this turn",
)
def at_least_nth(nth: int) -> Condition:
    """Return the condition that the ability's event has happened at least a number of times this turn."""
    return meanings_counts.nth(meanings_counts.SUCH, nth, ">=")


@RULES.rule(
    "paragraph",
    "<while-here> the 1 st <noun> you play each turn costs <integer> less [to play] .",
    example="While this card is on your field, the 1st Beast card you play each turn costs 2 less.",
    miss="While this card is on your field, the 2nd Beast card you play each turn costs 2 less.",
)
def first_cheaper(while_here: bool, noun: Filter, integer: int) -> Paragraph | None:
    """Return the ability by which the first card of a kind you play each turn costs less."""
    return meanings_counts.first_cheaper(noun, integer)
