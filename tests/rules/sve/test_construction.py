"""What the case files cannot say: the order of findings, their figures, and every list row by the day."""

from collections.abc import Mapping
from datetime import date, timedelta

import pytest

from rules.cards import Card
from rules.construction.deck import Deck, Entry
from rules.construction.findings import Finding, Verdict
from rules.construction.formats import Format, ListRow
from rules.construction.judge import judge
from rules.construction.messages import instance_sentence
from rules.games.sve.construction_deck_texts import texts
from rules.games.sve.system import SYSTEM, catalogue
from rules.systems import format_of, formats

Piles = Mapping[str, Mapping[str, int]]


def card(reference: str, section: str) -> Card:
    found = catalogue().find(reference)
    fitting = [one for one in found if SYSTEM.may_hold(section, one)] or list(found)
    return fitting[0]


def verdict(piles: Piles, format_code: str = "standard", as_of: date | None = None) -> Verdict:
    entries = tuple(
        Entry(section, card(name, section), count)
        for section, cards in piles.items()
        for name, count in cards.items()
    )
    return judge(SYSTEM, Deck("sve", entries), format_of("sve", format_code), as_of)


def codes(of: Verdict) -> list[str]:
    return [finding.code for finding in of.findings]


def found(of: Verdict, code: str) -> Finding:
    (finding,) = (one for one in of.findings if one.code == code)
    return finding


def clauses(finding: Finding) -> list[str]:
    return [clause.number for clause in finding.clauses]


FOREST = {
    "Rose Queen": 3,
    "Ancient Elf": 3,
    "Rhinoceroach": 3,
    "Robin Hood": 3,
    "Silver Bolt": 3,
    "Homecoming": 3,
    "Elven Princess Mage": 3,
    "Blessed Fairy Dancer": 3,
    "Elf Child May": 3,
    "Fairy Beast": 3,
    "Noble Fairy": 3,
    "Nature's Guidance": 3,
    "Harvest Festival": 3,
    "Gabriel": 1,
}
LEADER = {"Arisa": 1}


@pytest.mark.clause("sve", "6.1.1")
def test_all_findings_come_in_the_order_of_the_rulebook() -> None:
    wrong = {
        "leader": {"Arisa": 1, "Erika": 1},
        "main": {"Rose Queen": 4, "Fairy": 1, "Royal Banner": 1, "Armor of the Stars": 1, "SEP": 1},
        "evolve": {"Ancient Elf": 11, "Carrot": 1, "神秘の遺物・スピネ＆ルチル": 1, "Rose Queen": 1},
        "glory": {"Homecoming": 1},
        "tokens": {"Gabriel": 1},
    }
    assert codes(verdict(wrong)) == [
        "glory_count",
        "leader_count",
        "main_size",
        "main_types",
        "evolve_size",
        "evolve_types",
        "kind_unknown",
        "kind_unknown",
        "name_copies",
        "name_copies",
        "leader_class",
        "beside_types",
        "banned",
    ]


@pytest.mark.clause("sve", "6.1.1.2")
def test_the_size_of_the_main_deck_is_found_with_its_figures() -> None:
    short = found(verdict({"leader": LEADER, "main": {**FOREST, "Gabriel": 0}}), "main_size")
    assert (short.actual, short.allowed, short.severity) == (39, "40–50", "incomplete")
    assert clauses(short) == ["6.1.1.2"]
    long = found(verdict({"leader": LEADER, "main": {**FOREST, "Gabriel": 12}}), "main_size")
    assert (long.actual, long.severity, long.params["state"]) == (51, "illegal", "1 too many")


@pytest.mark.clause("sve", "6.1.1.4")
def test_copies_are_counted_in_each_deck_apart() -> None:
    both = verdict({"leader": LEADER, "main": {**FOREST, "Ancient Elf": 4}, "evolve": {"Ancient Elf": 4}})
    first, second = (finding for finding in both.findings if finding.code == "name_copies")
    assert (first.section, first.actual, first.allowed) == ("main", 4, 3)
    assert (second.section, second.actual, second.allowed) == ("evolve", 4, 3)


@pytest.mark.clause("sve", "6.1.1.4")
def test_a_format_with_a_number_of_copies_of_its_own_is_named_for_it_in_place_of_the_book() -> None:
    piles = {"leader": LEADER, "main": {**FOREST, "Ancient Elf": 4}}
    by_book = found(verdict(piles), "name_copies")
    by_format, *_ = (one for one in verdict(piles, "gloryfinder").findings if one.code == "name_copies")
    assert (by_book.allowed, clauses(by_book), by_book.list) == (3, ["6.1.1.4", "2.1.1"], None)
    assert (by_format.allowed, clauses(by_format)) == (1, [])
    assert by_format.list is not None
    assert by_format.params["rule"] == "copies_by_format"
    assert "rule" not in by_book.params


@pytest.mark.clause("sve", "6.1.1.4")
def test_a_text_that_allows_more_copies_goes_by_the_book_in_a_format_with_its_own_number() -> None:
    piles = {"leader": {"Isabelle": 1}, "main": {"Onion Patch": 51}}
    over = found(verdict(piles, "gloryfinder"), "name_copies")
    assert (over.allowed, "Onion Patch" in over.params["replaced_by"]) == (50, True)
    assert (clauses(over), "rule" in over.params) == (["6.1.1.4", "2.1.1"], False)


@pytest.mark.clause("sve", "6.1.1.5.1")
def test_each_card_of_a_wrong_class_is_named_for_itself() -> None:
    many = verdict({"leader": LEADER, "main": {**FOREST, "Royal Banner": 1, "Ninja Master": 2, "Merlin": 1}})
    strange = [finding for finding in many.findings if finding.code == "one_class"]
    assert {(*(one.name for one in finding.cards), finding.actual) for finding in strange} == {
        ("Royal Banner", "Swordcraft"),
        ("Ninja Master", "Swordcraft"),
        ("Merlin", "Runecraft"),
    }
    assert {finding.allowed for finding in strange} == {"Forestcraft or Neutral"}
    assert {finding.params["basis"] for finding in strange} == {"its leader"}


@pytest.mark.clause("sve", "6.1.1.5")
def test_without_a_leader_the_commonest_class_is_taken_for_the_decks() -> None:
    stranger = found(verdict({"main": {"Rose Queen": 3, "Royal Banner": 2}}), "one_class")
    assert [one.name for one in stranger.cards] == ["Royal Banner"]
    assert stranger.params["basis"] == "the class of most of its cards"


@pytest.mark.clause("sve", "6.1.2")
def test_a_text_that_allows_more_copies_is_named_in_the_finding() -> None:
    main = {"Onion Patch": 51}
    over = found(verdict({"leader": {"Isabelle": 1}, "main": main}), "name_copies")
    assert (over.actual, over.allowed) == (51, 50)
    assert "Onion Patch" in over.params["replaced_by"]


@pytest.mark.clause("sve", "6.1.2")
def test_a_text_that_forbids_second_copies_is_named_in_the_finding() -> None:
    main = {"Cutthroat, Discord Convict": 1, "Rose Queen": 2, "Robin Hood": 3}
    over = [
        one for one in verdict({"leader": LEADER, "main": main}).findings if one.code == "card_text_copies"
    ]
    assert [(one.cards[0].name, one.actual, one.allowed) for one in over] == [
        ("Rose Queen", 2, 1),
        ("Robin Hood", 3, 1),
    ]
    assert all(one.params["because"] == "Cutthroat, Discord Convict" for one in over)


@pytest.mark.clause("sve", "6.1.2")
def test_an_evolved_card_does_not_bring_the_text_of_its_unevolved_form() -> None:
    quiet = verdict(
        {"leader": LEADER, "main": {"Rose Queen": 2}, "evolve": {"Cutthroat, Discord Convict": 1}}
    )
    assert "card_text_copies" not in codes(quiet)


def test_recorded_deck_texts_name_cards_and_keywords_that_exist() -> None:
    others, one_name = texts()
    assert all(catalogue().get(text.card) for text in others)
    keywords = {keyword for one in catalogue() for keyword in one.front.keywords}
    assert all(text.keyword in keywords and text.source for text in one_name)


def rows() -> list[tuple[Format, ListRow]]:
    return [(form, row) for form in formats("sve").values() for row in form.rows]


def broken(row: ListRow) -> Deck:
    one = card(row.cards[0], "main")
    return Deck("sve", (Entry("main", one, row.copies + 1),))


def list_finding(form: Format, row: ListRow, as_of: date) -> list[Finding]:
    given = judge(SYSTEM, broken(row), form, as_of)
    return [
        one for one in given.findings if one.list and one.list.source == row.source and one.code == row.kind
    ]


def test_every_row_of_every_list_names_one_card_and_its_name() -> None:
    for form, row in rows():
        assert all(len(catalogue().find(number)) == 1 for number in row.cards), (form.code, row.cards)
        assert row.since and row.source


@pytest.mark.clause("sve", "6.1.1.4")
@pytest.mark.parametrize(
    ("form", "row"), rows(), ids=[f"{form.code}-{row.cards[0]}-{row.since}" for form, row in rows()]
)
def test_every_row_of_every_list_binds_from_its_first_day_to_its_last(form: Format, row: ListRow) -> None:
    assert row.since
    day = timedelta(days=1)
    (finding,) = list_finding(form, row, row.since)
    assert finding.list
    assert (finding.actual, finding.allowed) == (row.copies + 1, row.copies)
    assert (finding.list.date, finding.severity) == (row.since, "illegal")
    assert not list_finding(form, row, row.since - day)
    if row.until:
        assert list_finding(form, row, row.until - day)
        assert not list_finding(form, row, row.until)


@pytest.mark.clause("sve", "6.1.1.4")
def test_no_row_binds_an_evolved_form() -> None:
    for form, row in rows():
        base = card(row.cards[0], "main")
        for evolved in catalogue().named(base.name):
            if evolved.is_marked("evolved"):
                deck = Deck("sve", (Entry("evolve", evolved, 3),))
                given = judge(SYSTEM, deck, form, row.since)
                assert row.kind not in codes(given), (form.code, row.cards)


def test_the_newest_state_of_a_list_is_judged_without_a_day() -> None:
    given = verdict({"main": {"Stardust Trumpeter": 1}})
    assert given.list_date == date(2026, 11, 2)
    assert "banned" in codes(given)
    assert "list_incomplete" not in codes(given)


@pytest.mark.parametrize(("format_code", "first"), [("cross-craft", 9), ("cross-craft-jp", 1)])
def test_cross_craft_asks_for_cards_of_each_class_by_region(format_code: str, first: int) -> None:
    leaders = {"Arisa": 1, "Erika": 1}
    main = {**FOREST, "Gabriel": 0}
    missing = found(verdict({"leader": leaders, "main": main}, format_code), "cross_minimum")
    assert (missing.actual, missing.allowed) == (0, f"{first} or more")
    assert missing.list and missing.list.source.startswith("https://")
    assert missing.clauses == ()


def test_sentences_say_card_figure_and_limit() -> None:
    given = verdict({"leader": LEADER, "main": {**FOREST, "Rose Queen": 4, "Royal Banner": 1}})
    assert [instance_sentence(SYSTEM, finding) for finding in given.findings] == [
        "“Rose Queen”: 4 copies (Main deck 4); at most 3.",
        "Main deck: “Royal Banner” — class Swordcraft; "
        "by its leader, this deck may have Forestcraft or Neutral.",
    ]
