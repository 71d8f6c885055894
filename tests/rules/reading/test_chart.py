"""The chart: all values of a stretch, left recursion, phrases of a lexicon, bounds on what is looked at."""

import pytest

from rules.reading.chart import TooMuch, parse
from rules.reading.grammar import Grammar, Rules
from rules.reading.lexicon import Lexicon
from rules.reading.tokens import characters, words

SUMS = Rules()


@SUMS.rule("sum", "<integer>", example="2", miss="two")
def number(integer: int) -> int:
    return integer


@SUMS.rule("sum", "<one:sum> less <other:sum>", example="3 less 2", miss="3 less")
def less(one: int, other: int) -> int | None:
    return one - other if one >= other else None


@SUMS.rule("sum", "<one:sum> and <other:sum>", example="1 and 2", miss="and 2")
def plus(one: int, other: int) -> int:
    return one + other


GRAMMAR = Grammar(words, SUMS)
EMPTY = Lexicon(words)


def meanings(text: str, lexicon: Lexicon = EMPTY) -> list[object]:
    return sorted(parse(words(text), GRAMMAR, lexicon).values("sum"), key=str)


def test_two_derivations_of_one_value_are_one_meaning():
    assert meanings("1 and 2 and 3") == [6]


def test_every_value_of_an_ambiguous_text_is_found():
    assert meanings("9 less 3 less 2") == [4, 8]


def test_what_a_builder_refuses_is_no_meaning():
    assert meanings("2 less 3") == []


def test_all_of_the_text_has_to_be_read():
    assert meanings("1 and 2 and") == []


def test_a_phrase_of_the_lexicon_may_have_several_words_and_meanings():
    lexicon = Lexicon(words)
    lexicon.add_all("sum", [("a dozen", 12), ("a dozen", 13)])
    assert meanings("1 and A Dozen", lexicon) == [13, 14]


def test_words_that_nothing_knows_are_named():
    lexicon = Lexicon(words)
    lexicon.add("a baker's dozen", "sum", 13)
    assert parse(words("1 and a baker's dozen plus Two"), GRAMMAR, lexicon).unknown == ("plus", "Two")


def test_scripts_without_spaces_are_read_by_characters():
    rules = Rules()
    rules.rule("drawn", "<integer>枚引く。", example="2枚引く。", miss="2枚引く")(lambda integer: integer)
    grammar = Grammar(characters, rules)
    assert parse(characters("2枚引く。"), grammar, Lexicon(characters)).values("drawn") == (2,)


def test_a_text_of_endless_readings_is_given_up():
    pairs = Rules()
    pairs.rule("tree", "a", example="a", miss="b")(lambda: "a")
    pairs.rule("tree", "<one:tree> <other:tree>", example="a a", miss="b")(lambda one, other: (one, other))
    with pytest.raises(TooMuch):
        parse(["a"] * 30, Grammar(words, pairs), EMPTY)


@pytest.mark.parametrize("rule", list(SUMS), ids=str)
def test_a_rule_reads_its_example_and_not_its_near_miss(rule):
    assert parse(words(rule.example), GRAMMAR, EMPTY).built_by(rule.category, rule)
    assert not parse(words(rule.miss), GRAMMAR, EMPTY).built_by(rule.category, rule)
