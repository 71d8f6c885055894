"""What a finding allows, the sentence of its rule and the clause it cites say the same."""

import re

import pytest

import rules
from rules.construction.deck import Deck, Entry
from rules.systems import CODES, formats, system

WORDS = {"one": "1", "two": "2", "three": "3", "four": "4", "five": "5", "eight": "8", "twelve": "12"}
SETTINGS = [
    (code, form, section)
    for code in CODES
    for form in formats(code)
    for section in (one.code for one in system(code).sections)
]


def numbers(said: object) -> set[str]:
    text = re.sub(r"\b(" + "|".join(WORDS) + r")\b", lambda found: WORDS[found[1]], str(said))
    return set(re.findall(r"\d+", text))


def sizes(code: str, form: str, section: str, count: int) -> list[dict]:
    of = system(code)
    card = next((one for one in of.catalogue() if of.may_hold(section, one) and not one.rules), None)
    held = (Entry(section, card, count),) if card and count else ()
    found = rules.verdict_to_json(rules.check(Deck(code, held), form))["findings"]
    return [one for one in found if one["section"] == section and one["code"].endswith(("_size", "_count"))]


@pytest.mark.parametrize(("code", "form", "section"), SETTINGS)
def test_the_rule_of_a_sections_size_names_the_numbers_that_are_allowed(code, form, section):
    for count in (0, 99):
        for finding in sizes(code, form, section, count):
            if finding["allowed"] != "none":
                assert numbers(finding["allowed"]) - {"0"} <= numbers(finding["rule"]), finding["rule"]


@pytest.mark.parametrize(("code", "form", "section"), SETTINGS)
def test_a_size_that_a_format_sets_cites_the_format_and_no_clause_of_the_book(code, form, section):
    by_format = section in formats(code)[form].sections
    for count in (0, 99):
        for finding in sizes(code, form, section, count):
            if by_format:
                assert finding["clauses"] == [] and finding["list"]["format"] == form
                assert finding["list"]["source"]
            elif finding["list"] is None:
                assert finding["clauses"]


def test_twenty_or_more_is_limiteds_own_number():
    """402.3a says forty to sixty, so that it is not the clause behind twenty."""
    (finding,) = sizes("fow8", "limited", "main", 0)
    assert finding["allowed"] == "20 or more"
    assert finding["rule"] == "Limited sets the size of “Main deck”: 20 or more."
    assert finding["list"]["name"] == "Limited" and finding["clauses"] == []
    (by_book,) = sizes("fow8", "constructed", "main", 0)
    assert by_book["clauses"] == ["402.1", "402.3a"] and by_book["list"] is None


def test_forty_or_more_is_the_english_games_own_number():
    (finding,) = sizes("dm", "english", "main", 0)
    assert finding["rule"] == "English game sets the size of “Deck”: 40 or more."
    (by_book,) = sizes("dm", "construction", "main", 0)
    assert (by_book["allowed"], by_book["clauses"]) == ("exactly 40", ["100.2"])


def test_a_single_copy_is_gloryfinders_own_number():
    of = system("sve")
    card = next(one for one in of.catalogue() if of.place(one) == "main" and not one.rules)
    deck = Deck("sve", (Entry("main", card, 5),))

    def copies(form: str) -> dict:
        found = rules.verdict_to_json(rules.check(deck, form))["findings"]
        return next(one for one in found if one["code"] == "name_copies")

    assert copies("gloryfinder")["rule"] == "Gloryfinder sets how many copies of a card a deck may have: 1."
    assert copies("gloryfinder")["clauses"] == [] and copies("gloryfinder")["list"]["name"] == "Gloryfinder"
    assert copies("standard")["clauses"] == ["6.1.1.4", "2.1.1"] and copies("standard")["list"] is None


def test_the_same_deck_in_several_formats_cites_each_by_its_own_name():
    for verdict in rules.check_all(Deck("sve", ())):
        for finding in verdict.findings:
            assert finding.list is None or finding.list.format == verdict.format
