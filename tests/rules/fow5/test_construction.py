"""What the case files of 5.01 cannot say: clauses and parents of findings, their order and wording."""

import pytest

from rules.construction.deck import Deck, Entry
from rules.construction.findings import Finding, Verdict
from rules.construction.judge import judge
from rules.construction.messages import instance_sentence, rule_sentence
from rules.games.fow5.construction import is_known
from rules.games.fow5.system import SYSTEM
from rules.systems import format_of, formats

Piles = dict[str, dict[str, int]]
KNIGHTS: Piles = {
    "ruler": {"Siegfried, the Knight Commander": 1},
    "main": {
        "Wandering Knight": 4,
        "Lofty Knight": 4,
        "Knight Errant": 4,
        "Order of Gartar": 4,
        "Suicidal Knights": 4,
        "Tristan, the Lusting Knight": 4,
        "Mordred, the Dueling Knight": 4,
        "Chivalry": 4,
        "Besieged Battle": 4,
        "Light of Faith": 4,
    },
    "stone": {"Light Magic Stone": 10},
}


def card(reference: str):
    return SYSTEM.catalogue().find(reference)[0]


def verdict(piles: Piles, code: str = "bifrost") -> Verdict:
    entries = [
        Entry(section, card(name), count) for section, pile in piles.items() for name, count in pile.items()
    ]
    return judge(SYSTEM, Deck("fow5", tuple(entries)), format_of("fow5", code), None)


def changed(section: str, name: str, count: int) -> Piles:
    piles = {pile: dict(cards) for pile, cards in KNIGHTS.items()}
    piles.setdefault(section, {})[name] = count
    return piles


def codes(of: Verdict) -> list[str]:
    return [finding.code for finding in of.findings]


def found(of: Verdict, code: str) -> Finding:
    (finding,) = (one for one in of.findings if one.code == code)
    return finding


@pytest.mark.clause("fow5", "4.1#1")
def test_an_empty_deck_lacks_ruler_main_deck_and_stones():
    of = verdict({})
    assert (of.outcome, codes(of)) == ("incomplete", ["ruler_count", "main_size", "stone_size"])


@pytest.mark.clause("fow5", "1.2#1")
@pytest.mark.parametrize("code", ["bifrost", "valhalla"])
def test_both_variants_build_decks_alike(code):
    assert verdict(KNIGHTS, code).outcome == "legal"
    assert codes(verdict(changed("main", "Chivalry", 5), code)) == ["main_copies"]


@pytest.mark.clause("fow5", "1.4#1")
@pytest.mark.clause("fow5", "4.1#5")
def test_a_limit_from_a_cards_text_cites_the_golden_rule():
    finding = found(verdict(changed("main", "Water Kimono of Twelve Parts", 13)), "main_copies")
    assert [clause.number for clause in finding.clauses] == ["4.1#5", "1.4#1"]
    finding = found(verdict(changed("main", "Chivalry", 5)), "main_copies")
    assert [clause.number for clause in finding.clauses] == ["4.1#5"]


@pytest.mark.clause("fow5", "2.1#2")
@pytest.mark.parametrize(
    ("name", "known"),
    [
        ("Siegfried, the Knight Commander", True),
        ("Wandering Knight", True),
        ("Besieged Battle", True),
        ("Chivalry", True),
        ("Light Magic Stone", True),
        ("Excalibur, the God's Sword", False),
        ("Giant Sandstorm", False),
        ("Alice of Light", False),
        ("False Peace", False),
        ("Bow and Arrows", False),
    ],
)
def test_the_book_of_2015_knows_its_six_types_only(name, known):
    assert is_known(card(name)) == known


@pytest.mark.clause("fow5", "4.1#3")
def test_a_main_deck_has_no_upper_bound():
    (main,) = (section for section in verdict(KNIGHTS).sections if section.code == "main")
    assert str(main.limits) == "40 or more"


@pytest.mark.parametrize(
    ("piles", "code"),
    [
        (changed("sideboard", "Light Magic Stone", 16), "sideboard_size"),
        (changed("sideboard", "Chivalry", 1), "sideboard_copies"),
        (changed("sideboard", "Magic Stone of Heat Ray", 5), "sideboard_stones"),
    ],
)
def test_sideboard_findings_name_the_floor_rules_and_no_clause(piles, code):
    finding = found(verdict(piles), code)
    assert finding.clauses == ()
    assert finding.list is not None and "Side Deck" in finding.list.source


def test_every_finding_has_two_sentences_that_can_be_written():
    piles = changed("main", "Chivalry", 6) | {
        "ruler": {"Wandering Knight": 2},
        "stone": {"Thunder": 1, "Magic Stone of Heat Ray": 20},
        "sideboard": {"Chivalry": 16, "Magic Stone of Heat Ray": 1, "Excalibur, the God's Sword": 1},
    }
    piles["main"] |= {"Commander of the Flash Knights": 1, "Flamemane": 1}
    for code in formats("fow5"):
        of = verdict(piles, code)
        for finding in of.findings:
            assert "{" not in instance_sentence(SYSTEM, finding) + rule_sentence(SYSTEM, finding.code)
    assert len(set(codes(of))) >= 10
