"""“Find cards” beside a section of the editor, and a number before a name."""

from collections import defaultdict

import pytest
from django.test import Client
from django.urls import reverse

import rules
from decks.editing.section_search import cards_of_section
from rules.search.matcher import fits
from rules.systems import CODES
from tests.decks import factories

pytestmark = [pytest.mark.django_db, pytest.mark.once]


@pytest.mark.parametrize("code", CODES)
def test_a_section_finds_the_cards_that_belong_there_and_the_rulebook_knows(code):
    of = rules.system(code)
    found = {
        section.code: condition
        for section in of.sections
        if (condition := cards_of_section(code, section.code)) is not None
    }
    assert of.place(next(iter(of.catalogue()))) in found
    for card in of.catalogue():
        homes = [section for section, condition in found.items() if fits(condition, code, card)]
        assert homes in ([of.place(card)], []), card.name


def test_cards_that_the_rulebook_cannot_judge_are_in_no_section():
    """Strangers came after the rulebook of 2018, and a stranger's first deck should not stay unknown."""
    of = rules.system("fow8")
    strangers = [
        card
        for card in of.catalogue()
        if any("stranger" in word for word in (*card.front.types, *card.front.marks))
    ]
    main = cards_of_section("fow8", "main")
    assert strangers and not any(fits(main, "fow8", card) for card in strangers)


def test_a_section_without_cards_of_its_own_and_no_section_ask_for_nothing():
    assert cards_of_section("fow8", "sideboard") is None
    assert cards_of_section("fow8", "") is None


@pytest.fixture
def editor():
    deck = factories.make_deck(code="fow8", cards={"main": {factories.THUNDER: 1}})
    factories.store_cards("fow8", [factories.STONE, factories.SWORD])
    client = Client()
    client.force_login(deck.owner)
    return lambda **said: client.get(reverse("deck-edit", args=[deck.public_id]), said).context


def names(context) -> list[str]:
    return [one["card"].card_id for one in context["found"]]


def test_the_editor_shows_the_cards_of_a_section_and_adds_them_there(editor):
    shown = editor(section="stone")
    assert names(shown) == [factories.STONE]
    assert shown["found"][0]["places"][0][0] == "stone"
    assert set(names(editor(section="main"))) == {factories.THUNDER, factories.SWORD}


def test_for_a_sideboard_cards_are_added_to_it_and_not_to_their_usual_section(editor):
    shown = editor(section="sideboard", q="thunder")
    assert [one["places"][0][0] for one in shown["found"]] == ["sideboard"]


def test_no_section_of_the_game_is_left_out(editor):
    assert not editor(section="poker")["searched"]


def test_a_number_before_a_name_is_of_copies_and_not_searched_for(editor):
    assert names(editor(q="4 thunder")) == [factories.THUNDER]
    assert names(editor(q="4x thunder")) == [factories.THUNDER]
    assert editor(q="4 thunder")["asked_text"] == "4 thunder"


def test_of_cards_that_count_as_copies_a_section_shows_one():
    of = rules.system("fow8")
    by_keys = defaultdict(list)
    for card in of.catalogue():
        if of.place(card) == "main":
            by_keys[of.keys(card)].append(card)
    twins = next(cards for cards in by_keys.values() if len(cards) > 1)
    deck = factories.make_deck(code="fow8", cards={})
    factories.store_cards("fow8", [card.id for card in twins])
    client = Client()
    client.force_login(deck.owner)
    address = reverse("deck-edit", args=[deck.public_id])
    shown = client.get(address, {"section": "main"}).context
    assert len(shown["found"]) == 1 < shown["found_count"]
    assert len(client.get(address, {"section": "main", "q": twins[0].name}).context["found"]) > 1
