"""A word that matters is changed in every example of the readers: what is read changes too, or is refused."""

import pytest

from rules.houses import houses_of
from rules.reading.chart import parse
from rules.reading.grammar import Value
from rules.reading.house import House
from rules.systems import CODES
from tests.mutated.changes import changes

HOUSES = {(code, language): house for code in CODES for language, house in houses_of(code).items()}


def meant(house: House, category: str, text: str) -> frozenset[Value]:
    return frozenset(parse(house.grammar.tokenize(text), house.grammar, house.lexicon).values(category))


@pytest.mark.parametrize("code, language", HOUSES)
def test_a_changed_sentence_does_not_mean_the_same(code: str, language: str) -> None:
    house = HOUSES[code, language]
    tried, survived = 0, []
    for rule in (one for one in house.grammar.rules if one.example):
        before = meant(house, rule.category, rule.example)
        for change in changes(rule.example, language):
            tried += 1
            if before & meant(house, rule.category, change.text):
                survived.append(f"{change.kind}: {rule.example} => {change.text}")
    assert tried > 100
    assert survived == []
