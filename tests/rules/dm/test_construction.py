"""Construction rules of Duel Masters that a case file cannot say: params, order, identities, places."""

from datetime import date

import pytest

from rules import check, verdict_to_json
from rules.cards import Card
from rules.construction.deck import Deck, Entry
from rules.construction.findings import Finding, Verdict
from rules.construction.messages import wordings
from rules.games.dm.construction import RULES, place, starting_cards
from rules.games.dm.system import SYSTEM, catalogue, keys

STAR = "FORBIDDEN STAR ~World's Last Day~"
FORTY = "4 Bronze-Arm Tribe; 4 Terror Pit; 4 Natural Snare; 4 Deadly Fighter Braid Claw; 4 Faerie Life; "
FORTY += "4 Aqua Surfer; 4 Energy Stream; 4 Emergency Typhoon; 4 Hell's Scrapper; 4 Corile"


def card(name: str) -> Card:
    found = catalogue().find(name)
    assert len(found) == 1, (name, found)
    return found[0]


def entries(section: str, lines: str) -> list[Entry]:
    parted = (line.strip().split(" ", 1) for line in lines.split(";"))
    return [Entry(section, card(name), int(count)) for count, name in parted]


def judged(
    main: str = FORTY, form: str = "construction", as_of: date | None = None, **others: str
) -> Verdict:
    sections = {"main": main, **others}
    held = [entry for section, lines in sections.items() for entry in entries(section, lines)]
    return check(Deck("dm", tuple(held)), form, as_of)


def only(verdict: Verdict) -> Finding:
    assert len(verdict.findings) == 1, [finding.code for finding in verdict.findings]
    return verdict.findings[0]


@pytest.mark.clause("dm", "100.2")
def test_a_size_finding_says_count_and_limit() -> None:
    finding = only(judged(FORTY + "; 2 Holy Awe"))
    assert (finding.code, finding.actual, finding.allowed) == ("main_size", 42, "exactly 40")
    assert finding.params["state"] == "2 too many"


@pytest.mark.clause("dm", "314.3a")
def test_the_limit_that_a_rule_plus_raised_names_the_card_text() -> None:
    verdict = judged(hyperspatial="1 Invincible Thirteen")
    assert str(verdict.sections[0].limits) == "exactly 45"
    assert "own text" in only(verdict).params["replaced_by"]


@pytest.mark.clause("dm", "314.3a")
@pytest.mark.clause("dm", "808.4")
def test_findings_cite_rule_plus_and_twinpact_only_where_they_matter() -> None:
    def cited(verdict: Verdict) -> list[str]:
        return [clause.number for clause in only(verdict).clauses]

    assert cited(judged(FORTY + "; 2 Holy Awe")) == ["100.2"]
    assert cited(judged(hyperspatial="1 Invincible Thirteen")) == ["100.2", "314.3", "314.3a"]
    thirty_five = FORTY.replace("; 4 Corile", "").replace("4 Hell's Scrapper", "3 Hell's Scrapper")
    assert cited(judged(thirty_five + "; 5 Holy Awe")) == ["100.2a"]
    assert cited(judged(thirty_five + "; 5 Bolshack Dragon/Duelist Charger")) == ["100.2a", "808.4"]


@pytest.mark.clause("dm", "314.3")
def test_a_rule_plus_outside_the_hyperspatial_zone_raises_nothing() -> None:
    verdict = judged(FORTY.replace("4 Corile", "3 Corile; 1 Invincible Thirteen"))
    assert str(verdict.sections[0].limits) == "exactly 40"


@pytest.mark.clause("dm", "100.4")
def test_the_super_gr_zone_may_be_empty() -> None:
    gr = next(section for section in judged().sections if section.code == "super_gr")
    assert (gr.count, gr.state, str(gr.limits)) == (0, "right", "0 or exactly 12")


@pytest.mark.clause("dm", "808.4")
def test_a_twinpact_is_counted_under_both_names_joined() -> None:
    assert keys(card("Bolshack Dragon / Duelist Charger")) != keys(card("Bolshack Dragon"))
    assert card("Duelist Charger") is card("Bolshack Dragon/Duelist Charger")


@pytest.mark.clause("dm", "804.1")
@pytest.mark.clause("dm", "806.1")
@pytest.mark.clause("dm", "807.1")
@pytest.mark.clause("dm", "810.1")
@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Deepsea Janus, Temporal Warpanther", "Crimson Lord Janus, Temporal Warpanther"),
        ("Gaial, Leader Dragon Sword", "Gaiburn, Furious Leader Dragon"),
        ("Batorai Keep, Blazing Castle", "Batorai Bushin, Blazing Deluxe"),
        ("Forbidden ~The Sealed X~", "Dokindam X, The Legendary Forbidden"),
    ],
)
def test_the_faces_of_a_card_are_found_as_one_card(one: str, other: str) -> None:
    assert card(one) is card(other)


@pytest.mark.clause("dm", "810.1")
def test_the_zero_dragon_is_behind_all_five_of_its_pieces() -> None:
    assert {one.name for one in catalogue().named("Zeron")} == {
        "Zerom, Origin of Destruction",
        "Ceremony of Hands",
        "Ceremony of Graveyard",
        "Ceremony of Destruction",
        "Ceremony of Resurrection",
    }


@pytest.mark.clause("dm", "407.1")
@pytest.mark.clause("dm", "408.1")
@pytest.mark.parametrize(
    ("name", "section"),
    [
        ("Holy Awe", "main"),
        ("Bolshack Dragon / Duelist Charger", "main"),
        ("New World King's Authority", "main"),
        ("VV-8, Forbidden Machine", "main"),
        ("Gaial Kaiser", "hyperspatial"),
        ("Storm Genji Double Cross, the Super Temporal", "hyperspatial"),
        ("Joan Mizell, Revolution Spear", "hyperspatial"),
        ("Heart Burn, Battle General Galaxy Fortress", "hyperspatial"),
        ("Invincible Thirteen", "hyperspatial"),
        ("Tutanmekhanen", "super_gr"),
        ("Forbidden ~The Sealed X~", "battle"),
        ("Ceremony of Hands", "battle"),
    ],
)
def test_each_card_belongs_where_it_lies_when_the_game_starts(name: str, section: str) -> None:
    assert place(card(name)) == section
    assert SYSTEM.may_hold(section, card(name))


def test_every_card_belongs_to_one_section_of_the_system() -> None:
    codes = {section.code for section in SYSTEM.sections}
    for one in catalogue():
        assert [code for code in codes if SYSTEM.may_hold(code, one)] == [place(one)]


@pytest.mark.clause("dm", "100.5")
def test_every_card_that_starts_in_the_battle_zone_is_in_the_catalogue() -> None:
    for name in starting_cards():
        assert len([one for one in catalogue().named(name) if keys(one) == (name,)]) == 1


@pytest.mark.clause("dm", "100.5")
def test_two_sets_in_the_battle_zone_are_named() -> None:
    verdict = judged(battle="1 Forbidden ~The Sealed X~; 1 FORBIDDEN STAR ~World's Last Day~")
    finding = only(verdict)
    assert (finding.code, finding.actual, finding.allowed) == ("one_starting_set", 2, 1)
    assert finding.params["sets"] == "FORBIDDEN STAR, Forbidden"


@pytest.mark.clause("dm", "100.5")
@pytest.mark.parametrize("count", [0, 1, 5])
def test_up_to_five_cards_of_one_set_may_start_in_the_battle_zone(count: int) -> None:
    verdict = judged(battle=f"{count} {STAR}") if count else judged()
    assert verdict.findings == ()
    section = next(section for section in verdict.sections if section.code == "battle")
    assert (section.count, section.state, str(section.limits)) == (count, "right", "0–5")


@pytest.mark.clause("dm", "100.3")
def test_the_hyperspatial_zone_may_be_empty() -> None:
    section = next(section for section in judged().sections if section.code == "hyperspatial")
    assert (section.count, section.state, str(section.limits)) == (0, "right", "0–8")


@pytest.mark.clause("dm", "100.5")
@pytest.mark.parametrize(
    ("listed", "severity", "at_fault", "actual", "allowed"),
    [
        (
            "2 FORBIDDEN STAR ~World's Last Day~",
            "incomplete",
            "FORBIDDEN STAR ~World's Last Day~",
            2,
            "1 or 5",
        ),
        ("6 FORBIDDEN STAR ~World's Last Day~", "illegal", "FORBIDDEN STAR ~World's Last Day~", 6, "1 or 5"),
        ("2 Forbidden ~The Sealed X~", "illegal", "Forbidden ~The Sealed X~", 2, 1),
        (
            "1 Zerom, Origin of Destruction; 1 Ceremony of Hands; 1 Ceremony of Graveyard; "
            "1 Ceremony of Destruction",
            "incomplete",
            "Ceremony of Resurrection",
            0,
            1,
        ),
    ],
)
def test_a_set_in_the_battle_zone_is_whole_and_there_once(
    listed: str, severity: str, at_fault: str, actual: int, allowed: object
) -> None:
    (finding,) = (one for one in judged(battle=listed).findings if one.code == "starting_set_pieces")
    assert (finding.severity, finding.actual, finding.allowed) == (severity, actual, allowed)
    assert finding.cards == (card(at_fault),)


@pytest.mark.clause("dm", "804.4")
def test_a_misplaced_card_is_told_where_it_belongs() -> None:
    finding = only(judged(FORTY.replace("4 Corile", "3 Corile; 1 Gaial Kaiser")))
    assert (finding.code, finding.actual) == ("main_types", "psychic creature")
    assert finding.params["belongs"] == "Hyperspatial zone"


@pytest.mark.clause("dm", "100.2a")
def test_adding_a_copy_never_removes_a_copies_finding() -> None:
    for count in range(5, 12):
        codes = [finding.code for finding in judged(f"{count} Holy Awe").findings]
        assert "main_copies" in codes


def test_findings_do_not_depend_on_the_order_of_the_list() -> None:
    lines = "5 Holy Awe; 1 Gaial Kaiser; 6 Corile; 2 Tutanmekhanen; 1 Ceremony of Hands"
    turned = "; ".join(reversed(lines.split("; ")))
    assert judged(lines).findings == judged(turned).findings


def test_rules_stand_in_rulebook_order() -> None:
    def first(number: str) -> tuple[int, int, str]:
        chapter, rest = number.split(".")
        digits = rest.rstrip("abc")
        return int(chapter), int(digits), rest

    numbers = [min(first(clause.number) for clause in rule.clauses) for rule in RULES[:-1]]
    assert numbers == sorted(numbers)


def test_every_rule_has_its_two_sentences_and_every_sentence_its_rule() -> None:
    own = {
        code for code, wording in wordings(SYSTEM.folder).items() if {"rule", "instance"} <= wording.keys()
    }
    assert {rule.code for rule in RULES} <= own


def test_every_finding_can_be_read_and_sent() -> None:
    verdict = judged(
        "5 Holy Awe; 1 Gaial Kaiser; 1 Joecard",
        hyperspatial="9 Gaial Kaiser; 1 Lost Soul",
        super_gr="3 Tutanmekhanen; 1 Aqua Hulcus",
        battle="2 Forbidden ~The Sealed X~; 3 FORBIDDEN STAR ~World's Last Day~; 1 Corile",
    )
    assert {finding.code for finding in verdict.findings} == {rule.code for rule in RULES}
    for finding in verdict_to_json(verdict)["findings"]:
        assert "{" not in finding["message"]
        assert finding["clauses"]
    assert verdict.outcome == "illegal"


def test_an_empty_deck_is_incomplete() -> None:
    verdict = check(Deck("dm", ()), "construction")
    assert (verdict.outcome, only(verdict).code) == ("incomplete", "main_size")
