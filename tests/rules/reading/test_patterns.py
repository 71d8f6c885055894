"""Patterns of grammar rules: what may be left out, what is one or the other, and what cannot be read."""

import pytest

from rules.reading.patterns import BadPattern, sequences


def spoken(pattern: str) -> list[str]:
    return [" ".join(symbol.text for symbol in one) for one in sequences(pattern)]


def test_what_is_in_square_brackets_may_be_left_out():
    assert spoken("draw a card [now]") == ["draw a card now", "draw a card"]


def test_alternatives_may_be_inside_of_what_may_be_left_out():
    assert spoken("it [(gains|gets) <n:amount>]") == ["it gains amount", "it gets amount", "it"]


def test_a_category_is_given_to_the_builder_under_its_name():
    [[word, named, plain]] = sequences("destroy <what:noun> <end-of-turn>")
    assert (word.literal, named.literal) == (True, False)
    assert (named.name, plain.name) == ("what", "end_of_turn")


def test_a_sign_of_patterns_is_written_in_braces():
    assert spoken("{(} <n:amount> {)} {|}") == ["( amount ) |"]


@pytest.mark.parametrize("pattern", ["[", "draw)", "(a|b", "[draw]", "a|", "draw <two words>"])
def test_a_pattern_that_cannot_be_read_is_quoted(pattern):
    with pytest.raises(BadPattern, match="cannot be read|never|nothing at all") as fault:
        sequences(pattern)
    assert repr(pattern) in str(fault.value)
