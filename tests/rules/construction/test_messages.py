"""How cards stand is said in six words, which are never taken for one another, in every system."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

import rules
from rules.construction.deck import Deck, Entry, Unresolved
from rules.construction.judge import book_rules
from rules.construction.lists import LIST_RULES
from rules.construction.messages import legality_word, wordings
from rules.construction.names import NAME_RULES
from rules.construction.unresolved import UNRESOLVED_RULES
from rules.systems import CODES, formats, system
from tests.rules.test_laws import decks, law

WORDS = {"banned", "limited", "not in the pool", "not yet released", "not in the region", "unknown to us"}
systems = pytest.mark.parametrize("code", CODES)


@systems
def test_the_lists_of_a_format_speak_of_their_cards_in_different_words(code):
    of = system(code)
    codes = ("banned", "limited", "not_in_pool", "not_released", "not_in_region", "unknown_card")
    assert [legality_word(of, one) for one in codes] == [
        "banned",
        "limited",
        "not in the pool",
        "not yet released",
        "not in the region",
        "unknown to us",
    ]


@systems
def test_no_rule_of_a_book_calls_a_card_banned_or_limited(code):
    of = system(code)
    own = {rule.code for rule in (*of.rules, *of.optional_rules)}
    assert {legality_word(of, rule) for rule in own} <= {"", "unknown to us"}
    assert {said["legality"] for said in wordings(of.folder).values() if "legality" in said} <= WORDS


@systems
def test_cards_and_lines_that_cannot_be_judged_are_unknown_to_us_and_nothing_else_is(code):
    """Where a list is not recorded whole, no card is unknown: its finding says how far the list is known."""
    of = system(code)

    @law
    @given(decks(code), st.sampled_from(sorted(formats(code))))
    def check(deck, form):
        for finding in rules.check(deck, form).findings:
            unknown = legality_word(of, finding.code) == "unknown to us"
            doubt = finding.severity == "unknown" and finding.code != "list_incomplete"
            assert unknown == doubt, finding.code

    check()


@systems
def test_the_word_stands_in_the_json_beside_the_code(code):
    card = next(iter(system(code).catalogue()))
    lost = Deck(
        code, (Entry(system(code).place(card), card, 99),), (Unresolved(7, "1 Nobody", "unknown_card"),)
    )
    said = {one["code"]: one["legality"] for one in rules.verdict_to_json(rules.check(lost))["findings"]}
    assert said["unknown_card"] == "unknown to us"
    assert None in said.values(), "a count is no legality"


@systems
def test_every_rule_in_force_has_its_sentences(code):
    of = system(code)
    for form in formats(code).values():
        for rule in (*book_rules(of, form), *LIST_RULES, *NAME_RULES, *UNRESOLVED_RULES):
            assert {"rule", "instance"} <= set(wordings(of.folder)[rule.code])
