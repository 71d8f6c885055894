"""English that all games print alike: numbers, places, plain amounts."""

import pytest

from rules.language.amounts import DividedBy, Times, X
from rules.reading.chart import parse
from rules.reading.english import ENGLISH
from rules.reading.grammar import Grammar, Rule
from rules.reading.lexicon import Lexicon
from rules.reading.tokens import words

GRAMMAR = Grammar(words, ENGLISH)
EXPLAINED = [rule for rule in ENGLISH if rule.example or rule.miss]


def meanings(category: str, text: str) -> tuple[object, ...]:
    return parse(words(text), GRAMMAR, Lexicon(words)).values(category)


def reads(rule: Rule, text: str) -> bool:
    return parse(words(text), GRAMMAR, Lexicon(words)).built_by(rule.category, rule)


@pytest.mark.parametrize(
    ("category", "text", "value"),
    [
        ("number", "3", 3),
        ("number", "Twelve", 12),
        ("count", "an", 1),
        ("place", "fifth", 5),
        ("amount", "X", X()),
        ("amount", "twice X", Times(X(), 2)),
        ("amount", "half of X, rounded up", DividedBy(X(), up=True)),
        ("amount", "half of X, rounded down", DividedBy(X())),
    ],
)
def test_what_is_counted_with_has_one_meaning(category: str, text: str, value: object):
    assert meanings(category, text) == (value,)


@pytest.mark.parametrize(
    ("category", "text"),
    [("number", "a"), ("amount", "an"), ("number", "third"), ("amount", "half of X"), ("amount", "twice 2")],
)
def test_what_only_looks_like_an_amount_is_none(category: str, text: str):
    assert meanings(category, text) == ()


@pytest.mark.parametrize("rule", EXPLAINED, ids=str)
def test_a_rule_reads_its_example_and_not_its_near_miss(rule: Rule):
    assert reads(rule, rule.example)
    assert not reads(rule, rule.miss)
