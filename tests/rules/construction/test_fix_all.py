"""Several fixes at once: they remove what they say, and break nothing, in case files and in any decks."""

from datetime import date

import pytest
from hypothesis import given
from hypothesis import strategies as st

import rules
from rules.construction.deck import Deck, Entry
from rules.construction.fix_all import FixAll, fix_all
from rules.construction.fixes import fixes
from rules.construction.moves import carried_out
from rules.systems import CODES, format_of, formats, system
from tests.rules.test_cases import ALL
from tests.rules.test_laws import decks, law

systems = pytest.mark.parametrize("code", CODES)


def all_fixed(deck: Deck, form: str, as_of: date | None = None) -> FixAll | None:
    of, chosen, verdict = system(deck.system), format_of(deck.system, form), rules.check(deck, form, as_of)
    return fix_all(of, deck, chosen, as_of, verdict, fixes(of, deck, chosen, as_of, verdict))


def keeps_its_promise(deck: Deck, form: str, as_of: date | None = None) -> bool:
    """Make the fix of a deck if there is one, and look at what is left."""
    found = all_fixed(deck, form, as_of)
    if found is None:
        return False
    before = rules.check(deck, form, as_of)
    after = rules.check(carried_out(deck, found.fix.moves), form, as_of)
    assert len(found.removes) >= 2
    for place in found.removes:
        broken = before.findings[place]
        for one in after.findings:
            alike = (one.code, one.section) == (broken.code, broken.section)
            assert not alike or set(one.cards).isdisjoint(broken.cards)
    known = {finding.code for finding in before.findings}
    for one in after.findings:
        if one.code not in known:
            assert (one.severity, one.cards) == ("incomplete", ())
            assert system(deck.system).section(one.section).title in dict(found.fix.leaves)
    return True


@systems
def test_fixing_all_of_any_deck_keeps_its_promise(code):
    @law
    @given(decks(code), st.sampled_from(sorted(formats(code))))
    def check(deck, form):
        keeps_its_promise(deck, form)

    check()


@systems
def test_fixing_all_of_case_files_keeps_its_promise_and_is_there(code):
    made = 0
    for case in (one for one in ALL if one.system == code and one.head["expect"] == "illegal"):
        form = format_of(code, case.head.get("format")).code
        as_of = date.fromisoformat(case.head["as-of"]) if "as-of" in case.head else None
        made += keeps_its_promise(rules.read_decklist(case.text, code).deck, form, as_of)
    assert made


@pytest.mark.clause("fow8", "402.3b")
def test_fourteen_cards_with_a_copy_too_many_are_fixed_at_once():
    of = system("fow8")
    kinds = [card for card in of.catalogue() if of.place(card) == "main" and not card.rules]
    plain = list({of.keys(card): card for card in kinds}.values())[:14]
    deck = Deck("fow8", tuple(Entry("main", card, 5) for card in plain))
    found = all_fixed(deck, "constructed")
    assert found is not None
    verdict = rules.check(deck, "constructed")
    copies = [place for place, one in enumerate(verdict.findings) if one.code == "main_copies"]
    assert len(copies) == 14 and list(found.removes) == copies
    assert {(move.count, move.to) for move in found.fix.moves} == {(1, "")}
    after = rules.check(carried_out(deck, found.fix.moves), "constructed")
    assert "main_copies" not in {one.code for one in after.findings}


def test_one_finding_alone_is_nothing_to_fix_at_once():
    case = next(one for one in ALL if (one.system, one.name) == ("dm", "a_psychic_creature_in_the_deck"))
    assert all_fixed(rules.read_decklist(case.text, "dm").deck, "hall-of-fame") is None


def test_two_findings_on_the_same_copies_are_fixed_once():
    """Of a card that is banned and in too many copies, taking all out removes both findings."""
    case = next(one for one in ALL if (one.system, one.name) == ("sve", "limited_and_too_many"))
    deck, as_of = rules.read_decklist(case.text, "sve").deck, date.fromisoformat(case.head["as-of"])
    form = format_of("sve", case.head.get("format")).code
    found = all_fixed(deck, form, as_of)
    assert found is not None and len(found.removes) == 2
    after = rules.check(carried_out(deck, found.fix.moves), form, as_of)
    assert not [one for one in after.findings if one.severity == "illegal"]
