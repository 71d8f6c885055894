"""What holds of every deck of every system: laws that are tried on decks nobody thought of."""

import random
from collections import Counter
from datetime import date
from functools import cache
from pathlib import Path

import pytest
from hypothesis import HealthCheck, Phase, assume, given, settings
from hypothesis import strategies as st

import rules
from rules.construction.deck import Deck, Entry, Unresolved, merged
from rules.construction.formats import Edition
from rules.decklist import FORMATS, FileFormat
from rules.decklist.limits import MOST_CARDS
from rules.systems import CODES, format_of, formats
from tests.kinds import READ_BACK

CASES = Path(__file__).parent.parent / "cases"
RESTRICTED = {"banned", "limited", "together", "choice", "conditional"}
NOT_A_CARD = st.sampled_from(
    [
        "4 No Card Is Called So",
        "2 ZZZ-999",
        "nothing that is a card",
        "0 Thunder",
        "-3 Thunder",
        "1000000000 Thunder",
        '3 "Quoted", & <script>alert(1)</script> // \u202eback',
        "1 Ünbekannte Karte [ABC] 005",
        "7",
    ]
)

law = settings(
    max_examples=15,
    phases=[Phase.explicit, Phase.generate],
    deadline=None,
    derandomize=True,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.filter_too_much, HealthCheck.data_too_large],
)
systems = pytest.mark.parametrize("code", CODES)


@cache
def cards_of(code):
    return tuple(rules.system(code).catalogue())


@cache
def legal_decks(code):
    """The decks of the case files that are legal, each with its format and day."""
    found = []
    for path in sorted((CASES / code).glob("*.deck")):
        text = path.read_text(encoding="utf-8")
        head = dict(line[1:].split(":", 1) for line in text.splitlines() if line[:1] == "#" and ":" in line)
        head = {key.strip(): value.strip() for key, value in head.items()}
        if head.get("expect") == "legal":
            as_of = date.fromisoformat(head["as-of"]) if "as-of" in head else None
            form = head.get("format") or rules.system(code).default_format
            found.append((rules.read_decklist(text, code).deck, form, as_of))
    return found


@st.composite
def decks(draw, code):
    """Any cards at all in any sections, and lines that are no cards."""
    sections = [section.code for section in rules.system(code).sections]
    entry = st.builds(
        Entry,
        st.sampled_from(sections),
        st.sampled_from(cards_of(code)),
        st.one_of(st.integers(1, 5), st.integers(1, 250)),
    )
    entries = tuple(draw(st.lists(entry, max_size=12)))
    bad = draw(st.lists(st.tuples(st.sampled_from(["", *sections]), NOT_A_CARD), max_size=4))
    unresolved = []
    for section, text in bad:
        heading = f"[{rules.system(code).section(section).title}]\n" if section else ""
        unresolved += rules.read_decklist(heading + text, code).deck.unresolved
    return Deck(code, entries, tuple(unresolved))


def content(deck):
    """What a deck is, however its list is written."""
    kept = Counter((line.text, line.why, line.section, line.count, line.detail) for line in deck.unresolved)
    return [(one.section, one.card.id, one.count) for one in merged(deck.entries)], kept


@systems
@pytest.mark.parametrize("form", [form.code for form in READ_BACK])
def test_what_is_written_reads_back_as_the_same_deck(code, form):
    @law
    @given(decks(code), st.text(max_size=40))
    def check(deck, name):
        written = rules.write_decklist(deck, form, name)
        again = rules.read_decklist(written, code)
        assert content(again.deck) == content(deck)
        assert again.format == form
        assert rules.write_decklist(again.deck, form, again.name) == written

    check()


@systems
@pytest.mark.parametrize("form", [form.code for form in READ_BACK])
def test_every_card_of_a_catalogue_survives_every_file_format(code, form):
    of = rules.system(code)
    every = cards_of(code) if form == "text" else cards_of(code)[::7]
    for start in range(0, len(every), 200):
        some = every[start : start + 200]
        deck = Deck(code, tuple(Entry(of.place(card), card, 1) for card in some))
        again = rules.read_decklist(rules.write_decklist(deck, form), code).deck
        assert content(again) == content(deck)


@systems
@pytest.mark.parametrize("form", [form.code for form in FORMATS])
def test_every_card_of_a_deck_is_named_in_every_kind_of_file(code, form):
    of = rules.system(code)
    # Names of letters alone look the same in every kind of file.
    some = [card for card in cards_of(code) if card.name.isascii() and card.name.isalpha()][:40]
    written = rules.write_decklist(Deck(code, tuple(Entry(of.place(card), card, 1) for card in some)), form)
    assert [card.name for card in some if card.name not in written] == []


def test_a_kind_of_file_that_is_only_written_needs_no_reader(monkeypatch):
    def write_names(system, deck, name):
        return "".join(f"{entry.count} of {entry.card.name} in {name}\n" for entry in deck.entries)

    names = FileFormat("names", "Names", "names", "text/plain", write_names, each_copy=True, write_only=True)
    monkeypatch.setattr(rules.decklist, "FORMATS", (*FORMATS, names))
    card = cards_of("setcg")[0]
    deck = Deck("setcg", (Entry("main", card, MOST_CARDS + 1),))
    assert rules.write_decklist(deck, "names", "Rain") == f"{MOST_CARDS + 1} of {card.name} in Rain\n"


@systems
def test_every_card_is_found_by_id_by_each_number_and_by_name(code):
    catalogue = rules.system(code).catalogue()
    lost = [
        (card.id, reference)
        for card in catalogue
        for reference, found in (
            (card.id, (catalogue.get(card.id),)),
            (card.id, catalogue.find(card.id)),
            (card.name, catalogue.named(card.name)),
            *((one.number, catalogue.numbered(one.number, one.set)) for one in card.printings),
        )
        if card not in found
    ]
    assert lost == []


@systems
def test_an_empty_deck_is_incomplete_in_every_format(code):
    for form in formats(code):
        verdict = rules.check(Deck(code, ()), form)
        assert verdict.outcome in {"incomplete", "unknown"}, form
        assert "incomplete" in {finding.severity for finding in verdict.findings}, form
        assert "illegal" not in {finding.severity for finding in verdict.findings}, form


def findings(deck, form, as_of=None):
    return [
        (one.code, one.severity, one.section, tuple(card.id for card in one.cards), one.actual, one.allowed)
        for one in rules.check(deck, form, as_of).findings
    ]


@systems
def test_findings_do_not_depend_on_the_order_of_the_lines(code):
    @law
    @given(decks(code), st.sampled_from(sorted(formats(code))), st.randoms(use_true_random=False))
    def check(deck, form, order):
        entries = list(deck.entries)
        order.shuffle(entries)
        assert findings(Deck(code, tuple(entries)), form) == findings(Deck(code, deck.entries), form)

    check()


@systems
def test_the_lines_of_a_text_list_may_stand_in_any_order(code):
    for deck, form, as_of in random.Random(7).sample(legal_decks(code), 4):
        blocks = rules.write_decklist(deck).strip().split("\n\n")
        random.Random(1).shuffle(blocks)
        mixed = []
        for block in blocks:
            heading, *lines = block.splitlines()
            random.Random(2).shuffle(lines)
            mixed += [heading, *lines]
        again = rules.read_decklist("\n".join(mixed), code).deck
        assert findings(again, form, as_of) == findings(deck, form, as_of)


@systems
def test_adding_a_copy_never_removes_a_copies_finding(code):
    def copies(deck, form):
        return {
            (one.code, one.section, frozenset(one.cards))
            for one in rules.check(deck, form).findings
            if one.code.endswith("copies") or one.code in {"banned", "limited", "copies_across"}
        }

    @law
    @given(decks(code), st.sampled_from(sorted(formats(code))), st.data())
    def check(deck, form, data):
        assume(deck.entries)
        one = data.draw(st.sampled_from(deck.entries))
        more = Deck(code, (*deck.entries, Entry(one.section, one.card, 1)))
        assert copies(Deck(code, deck.entries), form) <= copies(more, form)

    check()


def planted(code, plant):
    """Try a plant on legal decks: it returns a deck and what tells that the violation was found."""

    @law
    @given(st.sampled_from(range(len(legal_decks(code)))), st.data())
    def check(number, data):
        deck, form, as_of = legal_decks(code)[number]
        assert rules.check(deck, form, as_of).outcome == "legal"
        worse, is_found = plant(deck, form, as_of, data)
        verdict = rules.check(worse, form, as_of)
        assert verdict.outcome != "legal"
        assert any(is_found(one) for one in verdict.findings), [one.code for one in verdict.findings]

    check()


def has_a_largest_main_deck(code):
    return rules.system(code).section("main").maximum is not None


def main_of(deck):
    return tuple(entry for entry in deck.entries if entry.section == "main")


@systems
def test_copies_too_many_are_found_wherever_they_are_planted(code):
    def plant(deck, form, as_of, data):
        plain = [entry for entry in main_of(deck) if not entry.card.rules]
        assume(plain)
        one = data.draw(st.sampled_from(plain))
        more = data.draw(st.integers(12, 40))
        worse = Deck(code, (*deck.entries, Entry("main", one.card, more)))
        return worse, lambda found: one.card in found.cards and "copies" in found.code

    planted(code, plant)


@systems
def test_a_main_deck_with_cards_taken_out_is_found_too_small(code):
    def plant(deck, form, as_of, data):
        least = next(part for part in rules.check(deck, form, as_of).sections if part.code == "main").limits
        entries = list(merged(deck.entries))
        while sum(entry.count for entry in entries if entry.section == "main") >= least.minimum:
            entries.remove(data.draw(st.sampled_from([one for one in entries if one.section == "main"])))
        return (
            Deck(code, tuple(entries)),
            lambda found: (
                (found.code, found.severity)
                == (
                    "main_size",
                    "incomplete",
                )
            ),
        )

    planted(code, plant)


@pytest.mark.parametrize("code", [code for code in CODES if has_a_largest_main_deck(code)])
def test_a_main_deck_with_cards_put_in_is_found_too_large(code):
    def plant(deck, form, as_of, data):
        most = next(part for part in rules.check(deck, form, as_of).sections if part.code == "main").limits
        assume(most.maximum is not None)
        one = data.draw(st.sampled_from(main_of(deck)))
        worse = Deck(code, (*deck.entries, Entry("main", one.card, most.maximum)))
        return worse, lambda found: (found.code, found.severity) == ("main_size", "illegal")

    planted(code, plant)


@systems
def test_a_card_in_a_section_that_may_not_hold_it_is_found(code):
    of = rules.system(code)
    places = {
        section.code: [card for card in cards_of(code) if not of.may_hold(section.code, card)]
        for section in of.sections
    }

    def plant(deck, form, as_of, data):
        section = data.draw(st.sampled_from([name for name, wrong in places.items() if wrong]))
        card = data.draw(st.sampled_from(places[section]))
        before = findings(deck, form, as_of)
        worse = Deck(code, (*deck.entries, Entry(section, card, 1)))
        assert before == []
        # A section that must be empty needs to say no more than that it is not.
        closed = of.section(section).maximum == 0
        return worse, lambda found: card in found.cards or (closed and found.section == section)

    planted(code, plant)


@systems
def test_a_card_that_a_list_bans_is_found(code):
    of = rules.system(code)
    rows = [
        (form, row, card)
        for form in formats(code)
        for row in Edition(format_of(code, form), None).rows
        if row.kind == "banned"
        for card in of.catalogue().find(next(iter(row.cards), ""))[:1]
    ]
    for form, row, card in random.Random(3).sample(rows, min(40, len(rows))):
        section = row.sections[0] if row.sections else of.place(card)
        found = rules.check(Deck(code, (Entry(section, card, 1),)), form).findings
        assert any(one.code == "banned" and card in one.cards for one in found), (form, card.id)


@systems
def test_a_card_outside_the_pool_is_found(code):
    of = rules.system(code)
    pooled = [form for form in formats(code) if Edition(format_of(code, form), None).sets]
    for form in pooled:
        edition = Edition(format_of(code, form), None)
        sets = edition.sets | edition.unsure_sets
        inside = {key for card in cards_of(code) if sets & set(card.sets) for key in of.keys(card)}
        outside = [card for card in cards_of(code) if inside.isdisjoint(of.keys(card))]
        for card in random.Random(4).sample(outside, min(15, len(outside))):
            found = rules.check(Deck(code, (Entry(of.place(card), card, 1),)), form).findings
            assert any(one.code == "not_in_pool" and card in one.cards for one in found), (form, card.id)


@systems
@pytest.mark.parametrize("why", ["unknown_card", "ambiguous_card", "unreadable_line"])
def test_a_line_that_is_no_card_keeps_a_deck_from_being_legal(code, why):
    def plant(deck, form, as_of, data):
        line = Unresolved(3, "1 What", why)
        return Deck(code, deck.entries, (line,)), lambda found: found.code == why

    planted(code, plant)
