"""Abilities in English that change what other cards cost."""

from rules.games.sve.reading import meanings_statics, meanings_words
from rules.language.amounts import Count
from rules.language.changes import ChangeCost
from rules.language.filter_shorthand import zones_of
from rules.language.filters import Filter
from rules.reading.grammar import Rules
from rules.reading.outcome import Paragraph

RULES = Rules()


@RULES.rule(
    "paragraph",
    "<while-here> any <noun> you play (costs|cost) <integer> less .",
    example="While this card is on your field, any Beast follower you play costs 1 less.",
    miss="While this card is on your field, any Beast follower an opponent plays costs 1 less.",
)
def cheaper_for_you(while_here: bool, noun: Filter, integer: int) -> Paragraph | None:
    """Return the ability by which cards you play cost less while this one is on the field."""
    if zones_of(noun):
        return None
    return meanings_statics.static(
        meanings_statics.cheaper(integer),
        affects=meanings_words.of(noun, meanings_words.PLAYABLE, meanings_words.OURS),
    )


@RULES.rule(
    "paragraph",
    "[<while-here>] any <noun> you play from the EX area costs <integer> less .",
    example="Any Beast follower you play from the EX area costs 1 less.",
    miss="Any Beast follower you play from the hand costs 1 less.",
)
@RULES.rule(
    "paragraph",
    "[<while-here>] <noun> in your EX area cost <integer> less to play .",
    example="Beast cards in your EX area cost 1 less to play.",
    miss="Beast cards in your hand cost 1 less to play.",
)
def cheaper_from_ex_area(noun: Filter, integer: int, while_here: bool = True) -> Paragraph | None:
    """Return the ability by which cards you play from the EX area cost less while this one is there."""
    if zones_of(noun):
        return None
    wanted = meanings_words.of(noun, meanings_words.EX_AREA, meanings_words.OURS)
    return meanings_statics.static(meanings_statics.cheaper(integer), affects=wanted)


@RULES.rule(
    "paragraph",
    "<while-here> any <noun> an opponent plays (costs|cost) <integer> more .",
    example="While this card is on your field, any Beast spell an opponent plays costs 7 more.",
    miss="While this card is on your field, any Beast spell you play costs 1 more.",
)
def dearer_for_them(while_here: bool, noun: Filter, integer: int) -> Paragraph | None:
    """Return the ability by which cards the opponent plays cost more while this one is on the field."""
    if zones_of(noun):
        return None
    more = (ChangeCost(more=((meanings_words.POINTS, integer),)),)
    return meanings_statics.static(
        more, affects=meanings_words.of(noun, meanings_words.PLAYABLE, meanings_words.THEIRS)
    )


@RULES.rule(
    "paragraph",
    "<self> costs <integer> more to play for (each|every) <noun:counted> .",
    example="This costs 1 more to play for each card in your cemetery.",
    miss="This costs 1 more to play for each card.",
)
def dear_for_each(self: bool, integer: int, noun: Filter) -> Paragraph | None:
    """Return the ability by which the card costs more for each card of a kind."""
    if not zones_of(noun):
        return None
    return meanings_statics.own_cost(meanings_statics.dearer(meanings_statics.times(integer, Count(noun))))
