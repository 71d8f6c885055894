"""What the case files cannot say: order, figures and parents of findings, every list row by the day."""

from collections.abc import Iterator
from datetime import date, timedelta

import pytest

from rules.cards import Card, CardRule, Face
from rules.construction.deck import Deck, Entry
from rules.construction.findings import Finding, Verdict
from rules.construction.formats import Format, ListRow
from rules.construction.judge import judge
from rules.construction.messages import instance_sentence, rule_sentence
from rules.games.fow8.cards import catalogue, place
from rules.games.fow8.system import SYSTEM
from rules.systems import format_of, formats
from tests.made_up_cards import made_up

STARTER = {
    "ruler": {"Millium, Prince of the Light Palace": 1},
    "main": {
        "Fairy Tale Kingdom, Light Palace": 4,
        "Magic Sweets": 4,
        "Manifestation of Power": 4,
        "Summoning from the Fairy Tale World": 4,
        "Confectioner Hansel": 4,
        "Gourmand Gretel": 4,
        "Grimm, King of Fairy Tales": 4,
        "Kid Puss in Boots": 4,
        "Light Dress Cinderella": 4,
        "Tinker Bell, the Fairy": 4,
    },
    "stone": {"Light Magic Stone": 10},
}
Piles = dict[str, dict[str, int]]


def card(reference: str) -> Card:
    return catalogue().find(reference)[0]


def entries(piles: Piles) -> Iterator[Entry]:
    for section, cards in piles.items():
        for name, count in cards.items():
            yield Entry(section, card(name), count)


def verdict(
    piles: Piles,
    code: str = "constructed",
    as_of: date | None = None,
    more: tuple[Entry, ...] = (),
) -> Verdict:
    return judge(SYSTEM, Deck("fow8", (*entries(piles), *more)), format_of("fow8", code), as_of)


def changed(section: str, name: str, count: int) -> Piles:
    piles = {pile: dict(cards) for pile, cards in STARTER.items()}
    piles.setdefault(section, {})[name] = count
    return piles


def codes(of: Verdict) -> list[str]:
    return [finding.code for finding in of.findings]


def found(of: Verdict, code: str) -> Finding:
    (finding,) = (one for one in of.findings if one.code == code)
    return finding


def numbers(finding: Finding) -> list[str]:
    return [clause.number for clause in finding.clauses]


@pytest.mark.clause("fow8", "402.1")
def test_an_empty_deck_lacks_ruler_main_deck_and_stones():
    of = verdict({})
    assert (of.outcome, codes(of)) == ("incomplete", ["ruler_count", "main_size", "stone_size"])


@pytest.mark.clause("fow8", "402.3b")
def test_a_copies_finding_says_how_many_and_how_many_are_allowed():
    finding = found(verdict(changed("main", "Magic Sweets", 6)), "main_copies")
    assert (finding.section, finding.actual, finding.allowed, numbers(finding)) == ("main", 6, 4, ["402.3b"])
    assert finding.cards == (card("Magic Sweets"),)


@pytest.mark.clause("fow8", "402.8")
def test_a_limit_from_a_cards_text_names_the_clause_and_the_source():
    finding = found(verdict(changed("main", "Water Kimono of Twelve Parts", 13)), "main_copies")
    assert (finding.actual, finding.allowed, numbers(finding)) == (13, 12, ["402.3b", "402.8"])
    assert "RDE-024" in finding.params["replaced_by"]


@pytest.mark.clause("fow8", "402.7")
def test_copies_across_decks_say_where_they_are():
    piles = changed("main", "Chain Bind", 4) | {"rune": {"Chain Bind": 1}}
    finding = found(verdict(piles), "copies_across")
    assert (finding.section, finding.actual, numbers(finding)) == ("", 5, ["402.7"])
    assert finding.params["where"] == "Main deck 4, Rune deck 1"


def test_too_many_in_the_main_deck_are_not_reported_twice():
    assert codes(verdict(changed("main", "Magic Sweets", 5))) == ["main_copies"]


@pytest.mark.clause("fow8", "402.4b")
@pytest.mark.clause("fow8", "402.4c")
def test_a_stone_finding_cites_the_clause_on_stones_that_are_not_basic():
    finding = found(verdict(changed("stone", "Magic Stone of Heat Ray", 5)), "stone_copies")
    assert numbers(finding) == ["402.4c"]


def librarian(number: int) -> Card:
    """A made-up ruler whose [Grimoire] opens another number of story chants than any printed one."""
    front = Face("Made-up Librarian", types=("ruler",), keywords=(f"Grimoire {number}",))
    return made_up("MADE-001", front, printings=())


STORIES = ("Approaching the Truth", "Scarlet's Agony", "Black Tears", "Ruined Story")


@pytest.mark.clause("fow8", "1132.2")
@pytest.mark.parametrize(("number", "expected"), [(3, ["extra_number"]), (4, []), (5, []), (9, [])])
def test_the_number_beside_grimoire_bounds_the_extra_deck(number, expected):
    piles = {section: cards for section, cards in STARTER.items() if section != "ruler"}
    piles["extra"] = dict.fromkeys(STORIES, 1)
    of = verdict(piles, more=(Entry("ruler", librarian(number), 1),))
    assert codes(of) == expected
    if expected:
        finding = found(of, "extra_number")
        assert (finding.actual, finding.allowed) == (4, 3)
        assert "Made-up Librarian" in instance_sentence(SYSTEM, finding)


@pytest.mark.clause("fow8", "402.8")
def test_a_card_whose_text_opens_a_larger_extra_deck_replaces_its_size():
    front = Face("Made-up Librarian", types=("ruler",), keywords=("Grimoire 9",))
    opened = CardRule("opens", "extra", 9, "its made-up text")
    piles = {section: cards for section, cards in STARTER.items() if section != "ruler"}
    piles["extra"] = dict.fromkeys(
        (*STORIES, "Disaster at Sasaru Palace", "Evil Elemental Uprising", "Seed of Rebirth"), 1
    )
    assert codes(verdict(piles, more=(Entry("ruler", made_up("MADE-001", front, printings=()), 1),))) == [
        "extra_size"
    ]
    larger = made_up("MADE-001", front, printings=(), rules=(opened,))
    assert codes(verdict(piles, more=(Entry("ruler", larger, 1),))) == []


def shown_extra(of: Verdict) -> str:
    return next(str(section.limits) for section in of.sections if section.code == "extra")


@pytest.mark.clause("fow8", "402.5c")
@pytest.mark.clause("fow8", "1132.2")
def test_the_limits_shown_for_the_extra_deck_are_those_of_the_decks_ruler():
    without_a_ruler = {section: cards for section, cards in STARTER.items() if section != "ruler"}
    assert shown_extra(verdict(STARTER)) == "none"
    assert shown_extra(verdict(without_a_ruler)) == "0–5"
    for number, shown in ((3, "0–3"), (5, "0–5"), (9, "0–5")):
        assert shown_extra(verdict(without_a_ruler, more=(Entry("ruler", librarian(number), 1),))) == shown


@pytest.mark.clause("fow8", "402.5c")
def test_an_extra_deck_that_may_not_be_is_shown_as_too_many_and_found_once():
    of = verdict(STARTER | {"extra": {"Black Tears": 1}})
    extra = next(section for section in of.sections if section.code == "extra")
    assert (extra.state, codes(of)) == ("1 too many", ["extra_grimoire"])


@pytest.mark.clause("fow8", "402.6d")
def test_an_attribute_finding_says_both_attributes_and_the_ruler():
    finding = found(verdict(STARTER | {"rune": {"Giant Sandstorm": 1}}), "rune_attribute")
    assert (finding.actual, finding.allowed) == ("fire", "light")
    assert finding.params["ruler"] == "Millium, Prince of the Light Palace"


@pytest.mark.clause("fow8", "317.1b")
@pytest.mark.parametrize(
    ("piles", "code"),
    [
        (changed("sideboard", "Light Magic Stone", 16), "sideboard_size"),
        (changed("sideboard", "Magic Sweets", 1), "sideboard_copies"),
        (changed("sideboard", "Magic Stone of Heat Ray", 5), "sideboard_stones"),
    ],
)
def test_sideboard_findings_name_the_floor_rules_as_their_source(piles, code):
    finding = found(verdict(piles), code)
    assert numbers(finding) == ["317.1b"]
    assert finding.list is not None
    assert "Side Deck" in finding.list.source and "not confirmed" in finding.list.source


def test_findings_stand_in_the_order_of_the_book():
    piles = changed("main", "Magic Sweets", 5) | {
        "ruler": {},
        "stone": {"Magic Stone of Heat Ray": 9},
        "rune": {"Dispel": 2},
        "sideboard": {"Confectioner Hansel": 1},
    }
    order = ["ruler_count", "main_copies", "stone_size", "stone_copies", "rune_copies", "sideboard_copies"]
    assert codes(verdict(piles)) == order


def test_rules_are_named_once_and_cite_clauses_in_rulebook_order():
    names = [rule.code for rule in SYSTEM.rules]
    assert len(names) == len(set(names))
    own = [rule.clauses[-1].number for rule in SYSTEM.rules if rule.clauses[-1].number.startswith("402.")]
    assert own[0] == "402.2" and all(rule.clauses for rule in SYSTEM.rules)


def test_every_finding_has_two_sentences_that_can_be_written():
    piles = changed("main", "Magic Sweets", 6) | {
        "ruler": {"Gwiber, the White Dragon": 2},
        "stone": {"Thunder": 1, "Magic Stone of Heat Ray": 20},
        "extra": {"Null Magic Stone": 2, "Thunder": 5},
        "rune": {"Giant Sandstorm": 2, "Odin's Judgment": 1, "Zeus' Grand Lightning": 1, "Thunder": 2},
        "sideboard": {"Magic Sweets": 16, "Magic Stone of Heat Ray": 1, "Bow and Arrows": 1},
    }
    piles["main"] |= {"Brunhild": 1, "Laevateinn, the Demon Sword": 20}
    for code in formats("fow8"):
        of = verdict(piles, code)
        assert of.outcome == "illegal"
        for finding in of.findings:
            assert "{" not in instance_sentence(SYSTEM, finding) + rule_sentence(SYSTEM, finding.code)


def own_rows() -> list[tuple[Format, ListRow]]:
    return [(form, row) for form in formats("fow8").values() for row in form.rows if row.format == form.code]


def planted(row: ListRow, name: str) -> tuple[Entry, ...]:
    picked = row.cards if row.kind == "together" else (name,)
    return tuple(Entry(place(card(one)), card(one), 1) for one in picked)


@pytest.mark.parametrize(
    ("form", "row", "name"),
    [
        pytest.param(form, row, name, id=f"{form.code}-{row.since}-{name}")
        for form, row in own_rows()
        for name in (row.cards if row.kind == "banned" else row.cards[:1])
    ],
)
def test_every_row_of_every_list_holds_from_its_first_day_until_its_last(form, row, name):
    def caught(day: date | None) -> bool:
        of = judge(SYSTEM, Deck("fow8", planted(row, name)), form, day)
        mine = [one for one in of.findings if one.code == row.kind]
        return any(one.list and one.list.date == row.since for one in mine)

    assert row.since is not None
    assert caught(row.since) and not caught(row.since - timedelta(days=1))
    if row.until:
        assert caught(row.until - timedelta(days=1)) and not caught(row.until) and not caught(None)
    else:
        assert caught(None)


@pytest.mark.parametrize(
    ("code", "day", "outcome"),
    [
        ("new-frontiers", date(2017, 12, 25), "legal"),
        ("new-frontiers", date(2018, 3, 1), "legal"),
        ("new-frontiers", date(2018, 3, 2), "unknown"),
        ("new-frontiers", None, "illegal"),
        ("wanderer", date(2017, 3, 31), "unknown"),
        ("wanderer", date(2017, 4, 1), "legal"),
        ("wanderer", date(2018, 3, 1), "legal"),
        ("wanderer", date(2018, 3, 2), "unknown"),
        ("wanderer", date(2020, 8, 21), "legal"),
        ("wanderer", date(2021, 4, 9), "legal"),
        ("wanderer", date(2021, 4, 10), "unknown"),
        ("wanderer", date(2022, 5, 27), "legal"),
        ("wanderer", date(2022, 8, 25), "legal"),
        ("wanderer", date(2022, 8, 26), "unknown"),
        ("wanderer", None, "unknown"),
    ],
)
def test_a_list_that_is_recorded_in_part_makes_no_deck_legal(code, day, outcome):
    assert verdict(STARTER, code, day).outcome == outcome


def test_a_list_finding_names_list_day_and_source():
    piles = changed("main", "Laevateinn, the Demon Sword", 4)
    finding = found(verdict(piles, "wanderer", date(2017, 4, 15)), "banned")
    assert finding.list is not None
    assert (finding.list.format, finding.list.date) == ("wanderer", date(2017, 4, 1))
    assert "thefuentescore" in finding.list.source
    assert finding.params["where"] == "Main deck 4"


@pytest.mark.clause("fow8", "402.5c")
@pytest.mark.clause("fow8", "1132.1")
def test_a_ruler_with_grimoire_is_enough_for_an_extra_deck_and_without_one_none_is_allowed():
    stories = STARTER | {"extra": {"Black Tears": 1, "Seed of Rebirth": 1}}
    finding = found(verdict(stories), "extra_grimoire")
    assert (finding.section, finding.actual, finding.allowed) == ("extra", 2, 0)
    of = verdict(stories, more=(Entry("ruler", librarian(3), 1),))
    assert ("ruler_count" in codes(of), "extra_grimoire" in codes(of)) == (True, False)


@pytest.mark.clause("fow8", "402.6c")
def test_of_all_master_runes_one_copy_of_one_is_allowed():
    masters = STARTER | {"rune": {"Odin's Judgment": 1, "Zeus' Grand Lightning": 1}}
    finding = found(verdict(masters), "rune_masters")
    assert (finding.section, finding.actual, finding.allowed) == ("rune", 2, 1)


@pytest.mark.clause("fow8", "402.6d")
def test_the_attributes_of_runes_are_not_judged_in_a_deck_without_a_ruler():
    rulerless = {section: cards for section, cards in STARTER.items() if section != "ruler"}
    of = verdict(rulerless | {"rune": {"Giant Sandstorm": 1}})
    assert ("ruler_count" in codes(of), "rune_attribute" in codes(of)) == (True, False)


@pytest.mark.clause("fow8", "402.8")
def test_a_card_with_a_forbidden_keyword_on_one_of_its_sides_is_not_allowed_at_all():
    bright = Face("Made-up Angel", types=("resonator",))
    dark = Face("Made-up Demon", types=("resonator",), keywords=("Will of Despair",))
    piles = STARTER | {"ruler": {"Book of Light": 1}}
    for faces, forbidden in (((bright, dark), True), ((bright, bright), False)):
        of = verdict(piles, more=(Entry("main", made_up("MADE-002", *faces, printings=()), 1),))
        assert ("ruler_without" in codes(of)) is forbidden
        if forbidden:
            finding = found(of, "ruler_without")
            assert (finding.section, finding.actual, finding.allowed) == ("main", 1, 0)
