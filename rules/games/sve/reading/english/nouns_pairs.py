"""Nouns of two kinds in English, any number of cards, and cards of the evolve deck."""

from rules.games.sve.reading import meanings_words
from rules.games.sve.reading.english.nouns import OURS, noun_parts, picked
from rules.games.sve.reading.meanings_words import of
from rules.language.filter_shorthand import zones_of
from rules.language.filters import (
    Controlled,
    Filter,
    InZone,
    Named,
    Not,
    OfAttribute,
    OfRace,
)
from rules.reading.grammar import Rules
from rules.reading.phrases import Picked

RULES = Rules()


@RULES.rule("adjective", "non - <class>", example="non-{dragoncraft}", miss="non-{engage}")
def of_no_class(**given: str) -> Filter:
    """Return the filter for cards not of a class."""
    return Not(OfAttribute(frozenset(given.values())))


@RULES.rule("adjective", "non - <trait>", example="non - Beast", miss="non - follower")
def of_no_trait(trait: str) -> Filter:
    """Return the filter for cards without a trait."""
    return Not(OfRace(frozenset({trait})))


@RULES.rule(
    "noun",
    "faceup <noun> in your evolve deck",
    example="faceup evolved followers in your evolve deck",
    miss="facedown evolved followers in your evolve deck",
)
def faceup(noun: Filter) -> Filter | None:
    """Return the filter for faceup cards of your evolve deck, which have already been used (11.6.1)."""
    return None if zones_of(noun) else of(noun, InZone(("faceup evolve deck area",)), OURS)


@RULES.rule(
    "noun-or-noun",
    "<one:noun> or (a|an) <other:noun>",
    example="spell or a Beast card in your hand",
    miss="spell and a Beast card in your hand",
)
def either_of_two(one: Filter, other: Filter) -> Filter | None:
    """Return the filter for either of two kinds; the zone of both follows the second."""
    if zones_of(one):
        return None
    where = [part for part in noun_parts(other) if isinstance(part, InZone | Controlled)]
    bare = of(*(part for part in noun_parts(other) if part not in where))
    both = meanings_words.either(one, bare)
    return both and of(both, *where)


@RULES.rule(
    "each-of-two",
    "each <one:name> and <noun>",
    example="each Fairy and Knight on your field",
    miss="each Fairy or Knight on your field",
)
def each_of_two(one: str, noun: Filter) -> Filter | None:
    """Return the filter for all cards of two names; the zone of both follows the second."""
    return either_of_two(Named(one), noun) if zones_of(noun) else None


@RULES.rule("those", "<each-of-two>", example="each Fairy and Knight on your field", miss="each Fairy")
def those_of_two(each_of_two: Filter) -> Filter | None:
    """Return the filter for the cards of two names on the field that are meant."""
    return each_of_two if zones_of(each_of_two) == ("field",) else None


@RULES.rule("pick", "<each-of-two>", example="each Fairy and Knight on your field", miss="each Fairy")
def pick_of_two(each_of_two: Filter) -> Picked:
    """Return every card of two names."""
    return Picked("each", each_of_two)


@RULES.rule("counted", "<noun>", example="cards in your hand", miss="cards in a hand")
def counted(noun: Filter) -> Filter:
    """Return the filter for the cards that are counted."""
    return noun


@RULES.rule(
    "counted",
    "<one:noun> and <other:noun>",
    example="spells and Beast cards in your hand",
    miss="spells but no Beast cards in your hand",
)
def counted_together(one: Filter, other: Filter) -> Filter | None:
    """Return the filter for two kinds counted together; the zone of both follows the second."""
    return either_of_two(one, other)


MOST_THERE = 5
"""The maximum number of cards on a field or in an EX area (4.4.4.1, 4.8.3.1)."""
MOST_EVOLVED = 10
"""The maximum number of cards in an evolve deck (6.1.1.3)."""


@RULES.rule("pick", "any number of <noun>", example="any number of cards on your field", miss="any cards")
def any_number(noun: Filter) -> Picked | None:
    """Return a pick of any number of cards of a field or EX area, or of faceup ones of the evolve deck."""
    most = MOST_EVOLVED if zones_of(noun) == ("faceup evolve deck area",) else MOST_THERE
    allowed = zones_of(noun) in (("field",), ("EX area",), ("faceup evolve deck area",))
    return picked("chosen", noun, most, 0) if allowed else None
