"""What a deck is built around, in a few words: its leading card, or else its attributes."""

from collections import Counter
from collections.abc import Iterable

from rules.attributes import attributes
from rules.construction.deck import Deck
from rules.construction.section import Section
from rules.opening import dealings
from rules.systems import system

# JUDGEMENT: below a tenth of a deck's cards, an attribute is a splash and names no archetype.
_LEAST_SHARE = 0.1


def leading_sections(sections: Iterable[Section]) -> tuple[Section, ...]:
    """Return the sections that have exactly one card, which leads the deck."""
    return tuple(one for one in sections if one.minimum == one.maximum == 1)


def archetype(deck: Deck) -> tuple[str, ...]:
    """Return the names of the cards that lead a deck, or, in games without such cards, its main attributes.

    A deck without cards has none.
    """
    leading = [one.code for one in leading_sections(system(deck.system).sections)]
    if leading:
        return tuple(entry.card.name for code in leading for entry in deck.entries if entry.section == code)
    return main_attributes(deck)


def main_attributes(deck: Deck) -> tuple[str, ...]:
    """Return the attributes of a deck in the game's order, without those of only a few of its cards."""
    of = system(deck.system)
    drawn = {dealing.section for dealing in dealings(of.code)}
    held: Counter[str] = Counter()
    total = 0
    for entry in deck.entries:
        if entry.section in drawn:
            total += entry.count
            for attribute in dict.fromkeys(entry.card.front.attributes):
                held[attribute] += entry.count
    order = {name: place for place, name in enumerate(attributes(of.code).marks)}
    known = [name for name, count in held.items() if count >= _LEAST_SHARE * total]
    return tuple(sorted(known, key=lambda name: (order.get(name, len(order)), name)))
