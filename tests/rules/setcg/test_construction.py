"""What case files cannot say about decks of the Square Enix system: made-up cards, clauses and parameters."""

from dataclasses import replace

import pytest

from rules.cards import Card, CardRule, Catalogue, Printing
from rules.construction.deck import Deck, Entry
from rules.construction.findings import Finding, Verdict
from rules.construction.judge import judge
from rules.construction.messages import instance_sentence
from rules.games.setcg.construction import card_numbers
from rules.games.setcg.system import SYSTEM
from rules.systems import format_of
from tests.made_up_cards import made_up


def numbered(*numbers: str, rules: tuple[CardRule, ...] = (), type: str = "forward") -> Card:
    """A card with these numbers; a letter at a number's end is its rarity."""
    printings = [Printing(one.split("-")[0], one, one[-1]) for one in numbers]
    facts = {"types": (type,), "total_cost": 2}
    return made_up(numbers[0], f"Card {numbers[0]}", printings=printings, titles=["IX"], rules=rules, **facts)


FILLER = tuple(numbered(f"9-{number:03d}C") for number in range(1, 18))


def judged(*held: tuple[Card, int], fill: int = 50, format: str = "construction") -> Verdict:
    """Judge a deck of these cards, filled up with other cards."""
    entries = [Entry("main", card, count) for card, count in held]
    left = fill - sum(count for _, count in held)
    for card in FILLER:
        entries.append(Entry("main", card, min(3, max(left, 0))))
        left -= 3
    cards = [card for card, _ in held] + list(FILLER)
    system = replace(SYSTEM, catalogue=lambda: Catalogue(cards))
    deck = Deck("setcg", tuple(entry for entry in entries if entry.count))
    return judge(system, deck, format_of("setcg", format), None)


def numbers(finding: Finding) -> list[str]:
    return [clause.number for clause in finding.clauses]


@pytest.mark.clause("setcg", "5.2.5.1")
def test_the_number_counts_without_the_letter_of_the_rarity() -> None:
    assert card_numbers(numbered("1-009C", "Re-100H")) == ("1-009", "Re-100")
    assert card_numbers(made_up("PR-001", "Promise")) == ("PR-001",)


@pytest.mark.clause("setcg", "5.2.5.1.1")
def test_cards_that_share_one_of_several_numbers_are_counted_together() -> None:
    older, newer = numbered("2-001C", "1-001C"), numbered("3-001C", "1-001C")
    (finding,) = judged((older, 3), (newer, 1)).findings
    assert finding.code == "number_copies"
    assert finding.cards == (older, newer)
    assert (finding.actual, finding.allowed, finding.params["numbers"]) == (4, 3, "1-001")


@pytest.mark.clause("setcg", "5.2.5.1.1")
def test_cards_tied_together_only_by_a_third_are_not_the_same_card() -> None:
    first, middle, last = numbered("1-001C"), numbered("2-001C", "1-001C"), numbered("3-001C", "2-001C")
    assert judged((first, 3), (last, 3)).outcome == "legal"
    assert [one.params["numbers"] for one in judged((first, 2), (middle, 2), (last, 2)).findings] == [
        "1-001",
        "2-001",
    ]


@pytest.mark.clause("setcg", "5.2.5.1.1")
def test_one_finding_names_every_number_when_the_same_cards_violate_them() -> None:
    (finding,) = judged((numbered("2-001C", "1-001C"), 4)).findings
    assert finding.params["numbers"] == "2-001 / 1-001"
    assert numbers(finding) == ["5.2.5.1", "5.2.5.1.1", "8.1.1.2"]


@pytest.mark.clause("setcg", "5.2.5.1.1")
def test_a_card_with_one_number_is_not_judged_by_the_clause_on_several() -> None:
    (finding,) = judged((numbered("1-001C"), 4)).findings
    assert numbers(finding) == ["5.2.5.1", "8.1.1.2"]


@pytest.mark.clause("setcg", "8.1.2")
def test_a_cards_own_text_replaces_the_limit_of_copies() -> None:
    card = numbered("1-001C", rules=(CardRule("copies", "main", 5, "its text"),))
    assert judged((card, 5)).outcome == "legal"
    (finding,) = judged((card, 6)).findings
    assert (finding.allowed, numbers(finding)) == (5, ["5.2.5.1", "8.1.1.2", "8.1.2"])
    sentence = instance_sentence(SYSTEM, finding)
    assert (
        sentence
        == "“Card 1-001C (1-001C)”: 6 copies of card number 1-001, 5 allowed by its own text (its text)."
    )


@pytest.mark.clause("setcg", "8.1.1.1")
@pytest.mark.clause("setcg", "8.1.1.2")
def test_where_no_text_of_a_card_says_otherwise_a_finding_names_none() -> None:
    size, copies = sorted(judged((numbered("1-001C"), 4), fill=49).findings, key=lambda one: one.code)
    assert (numbers(size), numbers(copies)) == (["8.1.1.1"], ["5.2.5.1", "8.1.1.2"])
    assert "by its own text" not in instance_sentence(SYSTEM, copies)


@pytest.mark.clause("setcg", "8.1.2")
def test_a_cards_own_text_may_lift_the_limit_of_copies() -> None:
    card = numbered("1-001C", rules=(CardRule("copies", "main", None, "its text"),))
    assert judged((card, 30)).outcome == "legal"


@pytest.mark.clause("setcg", "8.1.2")
def test_a_cards_own_text_replaces_the_size_of_the_deck() -> None:
    card = numbered("1-001C", rules=(CardRule("size", "main", 40, "its text"),))
    assert judged((card, 3), fill=40).outcome == "legal"
    (finding,) = judged((card, 3)).findings
    assert (finding.code, finding.allowed) == ("main_size", "exactly 40")
    assert numbers(finding) == ["8.1.1.1", "8.1.2"]


@pytest.mark.clause("setcg", "5.2.3.1.3")
@pytest.mark.clause("setcg", "5.2.3.1.4.1")
@pytest.mark.clause("setcg", "6.6.6")
@pytest.mark.parametrize("type", ["weapon", "armor", "accessory", "formation"])
def test_items_and_formations_may_be_in_a_deck(type: str) -> None:
    card = numbered("1-001C", type=type)
    assert SYSTEM.may_hold("main", card)
    assert judged((card, 3)).outcome == "legal"


@pytest.mark.clause("setcg", "5.2.3.1")
def test_a_card_of_a_type_outside_the_rulebook_cannot_be_judged() -> None:
    card = numbered("1-001C", type="crystal")
    assert not SYSTEM.may_hold("main", card)
    verdict = judged((card, 1))
    (finding,) = verdict.findings
    assert (verdict.outcome, finding.code, finding.cards) == ("unknown", "unknown_type", (card,))


def test_a_title_deck_takes_the_category_that_leaves_the_fewest_cards_out() -> None:
    other = replace_titles(numbered("1-001C"), "IX", "DFF")
    odd = replace_titles(numbered("1-002C"), "DFF")
    (finding,) = judged((other, 3), (odd, 2), format="title").findings
    assert (finding.code, finding.cards, finding.actual, finding.allowed) == (
        "title_category",
        (odd,),
        "DFF",
        "IX",
    )
    assert finding.list is not None
    assert finding.list.source == "fftcg.square-enix-games.com/en/news/card-gamer-magazine-title-format"


def replace_titles(card: Card, *titles: str) -> Card:
    return Card(card.id, card.faces, card.printings, titles=titles)
