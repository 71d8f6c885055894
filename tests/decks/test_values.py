"""The door between rows and rules, on real decks of every system: what goes in comes out the same."""

from datetime import date

import pytest

import rules
from cards import sections
from decks import files, values
from decks.editing import services
from decks.models import Deck
from decks.verdicts import checks
from rules.construction.deck import Unresolved, merged
from rules.systems import CODES
from tests.decks import factories
from tests.kinds import READ_BACK

pytestmark = pytest.mark.django_db

DAY = date(2026, 1, 1)
# Enough of each system's cases to meet every section and every kind of unresolved line.
CASES = [
    (code, path.stem)
    for code in CODES
    for path in sorted((factories.CASES / code).glob("*.deck"))
    if path.stem.startswith(("real_", "an_unknown", "an_unreadable", "a_name_that_many"))
]


def stored(code: str, name: str) -> tuple[rules.Reading, Deck]:
    reading = files.read(factories.cards_of_case(code, name), code)
    factories.store_cards(code, [card.id for entry in reading.deck.entries for card in entry.bearers])
    deck = services.create_deck(
        owner=factories.make_user(), system=code, name=f"{name} / “deck”", content=reading.deck
    )
    return reading, Deck.objects.get(pk=deck.pk)


@pytest.mark.parametrize(("code", "name"), CASES)
def test_a_stored_deck_is_the_deck_that_was_read_and_has_its_verdict(code, name):
    reading, deck = stored(code, name)
    value = values.to_rules(deck)
    meant = checks.decided(reading.deck, values.format_of_deck(deck))
    assert set(value.entries) == set(merged(meant.entries))
    assert value.unresolved == reading.deck.unresolved
    verdict = checks.check_deck(deck, as_of=DAY)
    assert verdict.items() <= (checks.check_reading(reading, as_of=DAY) | {"names": []}).items()


@pytest.mark.parametrize("form", READ_BACK, ids=lambda form: form.code)
@pytest.mark.parametrize("code", CODES)
def test_a_deck_goes_out_and_comes_back_the_same(code, form):
    name = next(name for system, name in CASES if system == code and name.startswith("real_"))
    _, deck = stored(code, name)
    written = files.write(deck, form.code)
    again = files.read(written.text, code, written.filename)
    assert set(merged(again.deck.entries)) == set(values.to_rules(deck).entries)
    assert written.filename == f"{name.replace('_', '-')}-deck.{form.extension}"


def test_a_file_format_there_is_not_is_a_key_error():
    with pytest.raises(KeyError):
        files.write(factories.make_deck(), "docx")


@pytest.mark.parametrize(
    ("name", "file"),
    [
        ("../../etc/passwd", "etc-passwd.txt"),
        ('a"b\\c;d', "a-b-c-d.txt"),
        ("ドラゴン", "ドラゴン.txt"),
        ("!!!", "deck.txt"),
        ("x" * 100, f"{'x' * 60}.txt"),
    ],
)
def test_the_name_of_a_file_is_made_of_letters_and_digits(name, file):
    assert files.write(factories.make_deck(name=name), "text").filename == file


@pytest.mark.parametrize("code", CODES)
def test_a_card_is_offered_only_the_sections_that_may_hold_it(code):
    of = rules.system(code)
    for card_id in factories.some_ids(code, 50):
        card = of.catalogue().get(card_id)
        offered = sections.sections_for(code, card_id)
        assert offered == [section.code for section in of.sections if of.may_hold(section.code, card)]
        assert sections.section_of(code, card_id) == of.place(card)
    every = [section.code for section in of.sections]
    assert sections.sections_for(code, "no such card") == every
    assert sections.section_of(code, "no such card") == every[0]


@pytest.mark.parametrize("code", CODES)
def test_an_empty_deck_is_not_a_fault(code):
    deck = factories.make_deck(code=code)
    verdict = checks.check_deck(deck, as_of=DAY)
    assert verdict["verdict"] == "incomplete"
    glances = checks.all_formats(deck, DAY)
    assert {one["verdict"] for one in glances["formats"]} == {"incomplete"}
    shown = [form.code for form in rules.formats(code).values() if form.status != "limited"]
    assert {one["format"] for one in glances["formats"]} == set(shown)
    assert checks.words_for([deck], DAY) == {deck.pk: verdict["verdict"]}


def test_a_pasted_list_at_a_glance_is_judged_in_every_format():
    reading = files.read(factories.cards_of_case(*CASES[0]), CASES[0][0])
    glances = checks.glance(reading.deck, DAY)
    for one in glances["formats"]:
        alone = checks.check_value(reading.deck, one["format"], DAY)
        assert (one["verdict"], one["findings"]) == (alone["verdict"], len(alone["findings"]))


def test_lines_that_a_database_would_refuse_are_stored_with_a_mark():
    line = Unresolved(1, "4 \0\ud800", "unknown_card", (), 4, "", "because \0")
    row = values.unresolved_to_json(line)
    assert (row["text"], row["detail"]) == ("4 \ufffd\ufffd", "because \ufffd")
    assert values.unresolved_from_json(row).line == 1
