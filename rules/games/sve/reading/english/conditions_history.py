"""Conditions in English on what happened this turn: what was destroyed, discarded, played."""

from rules.games.sve.reading import meanings_moved, meanings_words
from rules.games.sve.reading.english.events import subject
from rules.language.amounts import Amount, ResourcesOf
from rules.language.conditions import Compare, Condition, Happened, Is
from rules.language.events import Destroyed, Discards, Plays
from rules.language.filter_shorthand import zones_of
from rules.language.filters import Filter, Other
from rules.reading.grammar import Rules

RULES = Rules()
RULES.same("condition", {"you've discarded a card this turn": Happened(Discards(meanings_words.OURS))})


@RULES.rule(
    "condition",
    "you revealed (a|an) <noun>",
    example="you revealed a spell",
    miss="you reveal a spell",
)
def was_shown(noun: Filter) -> Condition | None:
    """Return the condition that the revealed card matches a noun."""
    return None if zones_of(noun) else Is(meanings_words.SHOWN, noun)


RULES.same(
    "moving-verb",
    {"buried": "cemetery", "discarded": "cemetery", "banished": "banished zone", "summoned": "field"},
)
RULES.same(
    "moving-place",
    {"into your EX area": "EX area", "into your cemetery": "cemetery", "onto your field": "field"},
)


@RULES.rule(
    "condition",
    "you <moving-verb> (a|an) <noun>",
    example="you buried a spell",
    miss="you bury a spell",
)
@RULES.rule(
    "condition",
    "you put (a|an) <noun> <moving_verb:moving-place> [this way]",
    example="you put a spell into your EX area",
    miss="you put a spell into an EX area",
)
def was_moved(moving_verb: str, noun: Filter) -> Condition | None:
    """Return the condition that a card of a kind was among the moved ones."""
    return meanings_moved.was_moved(noun, moving_verb)


@RULES.rule(
    "condition",
    "any of your <noun> have been destroyed this turn",
    example="any of your followers have been destroyed this turn",
    miss="any of your followers have been discarded this turn",
)
@RULES.rule(
    "condition",
    "a <placed:noun> was destroyed this turn",
    example="a follower on your field was destroyed this turn",
    miss="a follower on your field is destroyed this turn",
)
def were_destroyed(noun: Filter | None = None, placed: Filter | None = None) -> Condition | None:
    """Return the condition that a card was destroyed this turn."""
    if placed is None:
        if noun is None or zones_of(noun):
            return None
        return Happened(Destroyed(meanings_words.of(noun, meanings_words.OURS)))
    what = subject(placed) if zones_of(placed) else None
    return None if what is None else Happened(Destroyed(what))


@RULES.rule(
    "condition",
    "you've played (a|an) <noun> this turn",
    example="you've played a spell this turn",
    miss="you've played a spell",
)
@RULES.rule(
    "condition",
    "you've played another <another:noun> this turn",
    example="you've played another spell this turn",
    miss="you've played another spell",
)
def have_played_such(noun: Filter | None = None, another: Filter | None = None) -> Condition | None:
    """Return the condition that you have played a card of a kind this turn, perhaps besides this one."""
    wanted = noun if another is None else meanings_words.of(another, Other())
    if wanted is None or zones_of(wanted) or wanted == meanings_words.EVERY_CARD:
        return None
    return Happened(Plays(meanings_words.of(wanted, meanings_words.OURS)))


@RULES.rule(
    "condition",
    "you have <amount> max play points",
    example="you have 10 max play points",
    miss="you have 10 play points",
)
def have_most_points(amount: Amount) -> Condition:
    """Return the condition that your maximum play points are exactly a number."""
    return Compare(ResourcesOf(meanings_words.MAX_POINTS), "=", amount)
