"""Every grammar rule of every game reads the example beside it, and does not read its near miss."""

import pytest

from rules.houses import houses_of
from rules.reading.chart import parse
from rules.reading.grammar import Rule
from rules.reading.house import House
from rules.systems import CODES

HOUSES = {(code, language): house for code in CODES for language, house in houses_of(code).items()}


def reads(house: House, rule: Rule, text: str) -> bool:
    chart = parse(house.grammar.tokenize(text), house.grammar, house.lexicon)
    return chart.built_by(rule.category, rule)


def explained(house: House) -> list[Rule]:
    """The rules that build something; a phrase that stands for a value is its own example."""
    return [rule for rule in house.grammar.rules if rule.example or rule.miss]


@pytest.mark.parametrize("code, language", HOUSES)
def test_every_rule_reads_its_example(code, language):
    house = HOUSES[code, language]
    assert [str(rule) for rule in explained(house) if not reads(house, rule, rule.example)] == []


@pytest.mark.parametrize("code, language", HOUSES)
def test_no_rule_reads_its_near_miss(code, language):
    house = HOUSES[code, language]
    assert [str(rule) for rule in explained(house) if not rule.miss or reads(house, rule, rule.miss)] == []


@pytest.mark.parametrize("code, language", HOUSES)
def test_no_two_rules_build_the_same_from_the_same_pattern(code, language):
    rules = [(rule.category, rule.pattern) for rule in HOUSES[code, language].grammar.rules]
    assert sorted({rule for rule in rules if rules.count(rule) > 1}) == []
