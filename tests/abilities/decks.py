"""Decks drawn at random from the cards whose texts are read, in the sizes of the game's own sample decks."""

from collections import Counter, defaultdict
from functools import cache
from random import Random

from rules.cards import Card
from rules.definitions import definitions
from rules.engine.definition import Definition
from rules.play import cards_in_play
from rules.rulesets import ruleset
from rules.samples import sample_decks
from rules.systems import system

KINDS = 14
"""How many different cards the largest section of a deck has."""

Cards = list[tuple[str, Definition]]


@cache
def read_cards(code: str) -> dict[str, list[Card]]:
    """Return by section the cards of which all or some text is read into abilities."""
    define, found = definitions(code), defaultdict(list)
    of = system(code)
    for card in of.catalogue():
        if any(face.abilities for face in define(card).faces):
            found[of.place(card)].append(card)
    return dict(found)


@cache
def sizes(code: str) -> dict[str, int]:
    """Return how many cards a deck has in each section that takes part in a game."""
    [(_, deck), *_] = sample_decks(code).items()
    return dict(Counter(section for section, _ in cards_in_play(deck)))


def random_deck(code: str, random: Random) -> Cards:
    """Return a deck of read cards; sections for which none is read are those of a sample deck."""
    define, known = definitions(code), read_cards(code)
    sample = cards_in_play(random.choice(list(sample_decks(code).values())))
    deck: Cards = []
    for section, size in sizes(code).items():
        cards = [card for card in known.get(section, ()) if system(code).may_hold(section, card)]
        if not cards or section not in ruleset(code).section_zones:
            deck += [one for one in sample if one[0] == section]
            continue
        chosen = random.sample(cards, min(KINDS, len(cards), size))
        deck += [(section, define(chosen[place % len(chosen)])) for place in range(size)]
    return deck
