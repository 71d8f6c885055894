"""Every repair that is offered repairs, and breaks nothing, in case files and in any decks."""

from datetime import date

import pytest
from hypothesis import given
from hypothesis import strategies as st

import rules
from rules.construction.deck import Deck, Entry
from rules.construction.fixes import MOST_OFFERED, MOST_TRIED, Fix, fixes
from rules.construction.moves import OUT, carried_out
from rules.systems import CODES, format_of, formats, system
from tests.rules.test_cases import ALL
from tests.rules.test_laws import decks, law

systems = pytest.mark.parametrize("code", CODES)


def offered(deck: Deck, form: str, as_of: date | None = None) -> dict[int, tuple[Fix, ...]]:
    verdict = rules.check(deck, form, as_of)
    return dict(fixes(system(deck.system), deck, format_of(deck.system, form), as_of, verdict))


def keep_their_promise(deck: Deck, form: str, as_of: date | None = None) -> int:
    """Carry out each repair of a deck, and return how many there were."""
    before = rules.check(deck, form, as_of)
    known = {finding.code for finding in before.findings}
    counts = {section.code: section.count for section in before.sections}
    tried = 0
    for place, found in offered(deck, form, as_of).items():
        broken = before.findings[place]
        assert broken.severity == "illegal"
        assert 1 <= len(found) <= MOST_OFFERED
        assert len(set(found)) == len(found)
        for repair in found:
            after = rules.check(carried_out(deck, repair.moves), form, as_of)
            for finding in after.findings:
                alike = (finding.code, finding.section) == (broken.code, broken.section)
                assert not alike or set(finding.cards).isdisjoint(broken.cards)
                # Only a section may become too small by it, which the offer says.
                if finding.code not in known:
                    assert (finding.severity, finding.cards) == ("incomplete", ())
                    section = system(deck.system).section(finding.section).title
                    assert section in dict(repair.leaves)
            for section in after.sections:
                fuller = section.count > counts[section.code]
                assert not (fuller and section.state.endswith("too many"))
            left = {section.title: section.state for section in after.sections}
            assert all(left[title] == state for title, state in repair.leaves)
            tried += 1
    return tried


@systems
def test_repairs_of_any_deck_keep_their_promise(code):
    @law
    @given(decks(code), st.sampled_from(sorted(formats(code))))
    def check(deck, form):
        keep_their_promise(deck, form)

    check()


@systems
def test_repairs_of_case_files_keep_their_promise_and_are_there(code):
    tried = 0
    for case in (one for one in ALL if one.system == code and one.head["expect"] == "illegal"):
        form = format_of(code, case.head.get("format")).code
        as_of = date.fromisoformat(case.head["as-of"]) if "as-of" in case.head else None
        tried += keep_their_promise(rules.read_decklist(case.text, code).deck, form, as_of)
    assert tried > 20


@systems
def test_a_card_too_many_is_repaired_by_taking_out_what_is_over(code):
    of = system(code)
    plain = next(
        card for card in of.catalogue() if of.place(card) == "main" and not card.rules and card.front.types
    )
    form = of.book_format or of.default_format
    deck = Deck(code, (Entry("main", plain, 7),))
    verdict = rules.check(deck, form)
    place, finding = next(
        (place, one)
        for place, one in enumerate(verdict.findings)
        if "copies" in one.code and plain in one.cards
    )
    (repair,) = offered(deck, form)[place]
    (move,) = repair.moves
    assert (move.entry.section, move.count, move.to) == ("main", 7 - int(finding.allowed), OUT)


def case(code: str, name: str) -> Deck:
    text = next(one.text for one in ALL if (one.system, one.name) == (code, name))
    return rules.read_decklist(text, code).deck


def test_a_card_in_a_wrong_section_is_moved_to_where_it_belongs_first():
    (found,) = offered(case("dm", "a_psychic_creature_in_the_deck"), "hall-of-fame").values()
    assert [[move.to for move in repair.moves] for repair in found] == [["hyperspatial"], [OUT]]
    assert found[0].leaves == (("Deck", "1 too few"),)


def test_a_move_that_would_break_another_rule_is_not_offered():
    # Its place holds one card too many, so that only taking it out is left.
    found = offered(case("dm", "everything_wrong_at_once"), "hall-of-fame")
    verdict = rules.check(case("dm", "everything_wrong_at_once"), "hall-of-fame")
    place = next(place for place, one in enumerate(verdict.findings) if one.code == "main_types")
    assert [[move.to for move in repair.moves] for repair in found[place]] == [[OUT]]


def test_which_cards_a_deck_that_is_too_large_leaves_out_is_the_players_to_say():
    assert offered(case("dm", "forty_one_cards"), "hall-of-fame") == {}


def test_a_card_over_two_sections_is_taken_out_of_either():
    (found,) = offered(case("fow5", "five_copies_with_the_sideboard"), "bifrost").values()
    assert [[(move.entry.section, move.count) for move in one.moves] for one in found] == [
        [("sideboard", 1)],
        [("main", 1)],
    ]


def test_of_two_cards_that_may_not_meet_either_may_go():
    (found,) = offered(case("dm", "hall_of_fame_2026_premium_pair"), "hall-of-fame").values()
    assert len(found) == 2
    assert {repair.moves[0].entry.card for repair in found} == {
        entry.card
        for entry in case("dm", "hall_of_fame_2026_premium_pair").entries
        if entry.card in [move.entry.card for repair in found for move in repair.moves]
    }


@systems
def test_a_deck_with_more_wrong_than_is_tried_still_answers(code):
    of = system(code)
    cards = [card for card in of.catalogue() if not card.rules][:60]
    worst = Deck(code, tuple(Entry(of.place(card), card, 40) for card in cards))
    assert len(offered(worst, of.default_format)) <= MOST_TRIED


# ---- a leader of another class ----


def under(name: str) -> Deck:
    """Thirty-nine cards of Forestcraft and a neutral one under a leader of this name."""
    text = next(one.text for one in ALL if (one.system, one.name) == ("sve", "main_40_cards_passes"))
    held = rules.read_decklist(text, "sve").deck
    leader = next(card for card in system("sve").catalogue().named(name) if card.is_type("leader"))
    others = tuple(entry for entry in held.entries if entry.section != "leader")
    return Deck("sve", (Entry("leader", leader, 1), *others))


@pytest.mark.clause("sve", "6.1.1.5")
def test_a_leader_of_another_class_is_one_finding_whatever_the_deck_holds():
    (finding,) = [one for one in rules.check(under("Erika")).findings if one.severity == "illegal"]
    assert (finding.code, finding.section, finding.actual, finding.allowed) == (
        "one_class",
        "leader",
        "Swordcraft",
        "Forestcraft",
    )
    message = rules.verdict_to_json(rules.check(under("Erika")))["findings"][0]["message"]
    assert message == "The leader “Erika” is Swordcraft, but 39 cards of the deck are Forestcraft."


@pytest.mark.clause("sve", "6.1.1.5")
def test_a_few_cards_of_another_class_are_found_one_by_one():
    deck = case("sve", "card_of_another_class")
    (finding,) = [one for one in rules.check(deck).findings if one.severity == "illegal"]
    assert (finding.code, finding.section, len(finding.cards)) == ("one_class", "main", 1)


def test_the_leader_is_changed_or_the_others_are_moved():
    deck = under("Erika")
    assert keep_their_promise(deck, "standard")
    (found,) = offered(deck, "standard").values()
    *leaders, others = found
    assert leaders
    for repair in leaders:
        out, into = repair.moves
        assert (out.entry.card.name, out.entry.section, out.to) == ("Erika", "leader", OUT)
        assert (into.entry.section, into.to, into.count) == (OUT, "leader", 1)
        assert into.entry.card.front.attributes == ("forestcraft",)
        assert repair.leaves == ()
    assert sum(move.count for move in others.moves) == 39
    assert {move.to for move in others.moves} == {OUT}
    assert others.leaves == (("Main deck", "39 too few"),)
