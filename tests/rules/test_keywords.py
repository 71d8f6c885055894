"""What keywords do in words: found as cards print them, each with clauses that its rulebook has."""

import pytest

from rules.clauses import inventory
from rules.keywords import keywords
from rules.systems import CODES, system


@pytest.mark.parametrize("code", CODES)
def test_every_keyword_has_words_and_clauses_that_there_are(code):
    found = list(keywords(code))
    assert found
    for keyword in found:
        assert keyword.says.endswith(".") and keyword.clauses, keyword
        assert {clause.number for clause in keyword.clauses} <= set(inventory(code)), keyword


@pytest.mark.parametrize(
    ("code", "printed", "name"),
    [
        ("fow8", "Flying", "Flying"),
        ("fow8", "Judgment {W}{W}", "Judgment"),
        ("fow8", "J-Activate {R}", "Judgment"),
        ("fow8", "Divinity 10", "Divinity"),
        ("fow8", "God's Art", "God's Art"),
        ("fow5", "Target Attack", "Precision"),
        ("setcg", "first strike", "Pre-emptive Strike"),
        ("dm", "Double Breaker", "W Breaker"),
        ("dm", "NEO Evolution", "NEO Evolution"),
        ("fow5", "Judgment {0}", "Judgment"),
        ("fow8", "Sealed Item", "Sealed Item"),
        ("sve", "On Evolve", "On Evolve"),
        ("sve", "Evolve", "Evolve"),
    ],
)
def test_a_keyword_is_found_as_a_card_prints_it(code, printed, name):
    assert keywords(code).find(printed).name == name


@pytest.mark.parametrize(
    ("code", "printed"),
    [("fow8", "Force Resonance"), ("fow8", "10"), ("fow8", "{W}"), ("sve", "Evolve Deck")],
)
def test_another_word_is_no_keyword(code, printed):
    assert keywords(code).find(printed) is None


@pytest.mark.parametrize("code", CODES)
def test_what_is_explained_is_printed_on_some_card_or_was_in_the_book(code):
    printed = {word for card in system(code).catalogue() for face in card.faces for word in face.keywords}
    known = {found.name for word in printed if (found := keywords(code).find(word)) is not None}
    assert len(known) >= len(list(keywords(code))) // 4
