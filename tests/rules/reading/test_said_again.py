"""What we say of an ability means that ability where a reader takes it, and never another one."""

import re
from itertools import islice

import pytest

from rules.definitions import kept_texts
from rules.dialects import dialect_of, terms_of
from rules.houses import houses_of
from rules.language.abilities import Ability
from rules.language.codec import canonical
from rules.language.words import say
from rules.systems import CODES, system

CLAUSE = re.compile(r',?"clause":"[^"]*"')
"""Where a game says which of its clauses an ability is by, which no words tell."""


def tree(code: str, *abilities: Ability) -> str:
    return CLAUSE.sub("", canonical(abilities, dialect_of(code).schema))


def said_and_read(code: str, every: int) -> tuple[int, list[str]]:
    """Return how many abilities are read again as the same, and the words that are read as another."""
    house, kept, terms = houses_of(code)["en"], kept_texts(code), terms_of(code)
    same, other = 0, []
    for card in islice(system(code).catalogue(), 0, None, every):
        for place, text in kept.of(card.id).items():
            for ability in text.abilities:
                words = say(ability, terms)
                reading = house.read(words, card.faces[place])
                if reading.status != "read" or not reading.abilities:
                    continue
                if tree(code, *reading.abilities) == tree(code, ability):
                    same += 1
                else:
                    other.append(f"{card.id}: {words}")
    return same, other


@pytest.mark.parametrize("code", CODES)
def test_our_words_are_never_read_as_another_ability(code: str) -> None:
    assert said_and_read(code, every=15)[1] == []


@pytest.mark.parametrize("code", ["dm", "fow5", "fow8"])
def test_our_words_are_read_as_the_same_ability_where_cards_say_it_so_too(code: str) -> None:
    assert said_and_read(code, every=15)[0] >= 5
