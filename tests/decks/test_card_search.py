"""The search beside a deck: as on the cards page, beginning with what may go in, with reasons for others."""

import re

import pytest

import rules
from cards.models import CatalogueState
from tests.decks import factories
from tests.decks.factories import EGG, SWORD, THUNDER
from tests.decks.test_pages_check import HTMX, words
from tests.decks.test_pages_decks import at, content, do

pytestmark = pytest.mark.django_db

LEADER, OF_CLASS, OTHER_CLASS, NEUTRAL = "BP01-LD03", "BP01-028", "BP01-002", "BP01-151"


def page(client, deck, text: str, **more) -> str:
    """What the search answers, as text."""
    answer = client.get(at("deck-edit", deck), {"q": text, **more}, headers=HTMX)
    assert answer.status_code == 200 and b"<html" not in answer.content
    return words(answer.content.decode())


def found(client, deck, text: str, **more) -> list[str]:
    """The ids of the cards that are found, in order."""
    answer = client.get(at("deck-edit", deck), {"q": text, **more}, headers=HTMX)
    return re.findall(r'<li class="found-row"[^>]*data-card="([^"]+)"', answer.content.decode())


# ---- as on the cards page ----


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("kyword:flying", "there is no key “kyword”"),
        ("kyword:flying", "Did you mean keyword:flying"),
        ("type:fire", "Did you mean attribute:fire"),
        ("cost:fire", "Did you mean attribute:fire"),
        ("c:fire", "attribute is fire"),
        ("fire", "attribute is fire or “fire” in the name"),
        ("fire", "only in the name"),
        ("cost<=3 type:chant", "cost at most 3"),
        ("(type:chant", "This search cannot be read"),
    ],
)
def test_what_was_understood_and_what_was_not_is_said_beside_a_deck_too(owner, deck, text, said):
    assert said in page(owner, deck, text)


def test_a_chip_leads_to_the_search_without_it_in_the_editor(owner, deck):
    answer = owner.get(at("deck-edit", deck), {"q": "fire cost<=3", "type": "chant"}, headers=HTMX)
    shown = answer.content.decode()
    assert 'href="?q=cost%3C%3D3&amp;type=chant" data-search="cost&lt;=3"' in shown
    assert 'href="?q=%22fire%22+cost%3C%3D3&amp;type=chant"' in shown


def test_misspelled_names_are_near_matches_under_a_heading_of_their_own(owner, deck):
    facets = {"word": [["thunder", 1], ["rukh", 1], ["egg", 1]]}
    CatalogueState.objects.create(system="fow8", digest="three", cards=3, facets=facets)
    shown = page(owner, deck, "thudner")
    assert "0 cards · 1 near match" in shown and "Near matches" in shown
    assert found(owner, deck, "thudner") == [THUNDER]
    assert "Near matches" not in page(owner, deck, "thunder")


# ---- what may go in ----


def shadowverse():
    factories.store_cards("sve", [LEADER, OF_CLASS, OTHER_CLASS, NEUTRAL])
    return factories.make_deck(code="sve", cards={"leader": {LEADER: 1}, "main": {OF_CLASS: 2}})


def test_a_search_begins_with_cards_of_the_leaders_class_and_says_why_others_do_not_fit(client):
    deck = shadowverse()
    client.force_login(deck.owner)
    assert set(found(client, deck, "t:follower")) == {OF_CLASS, NEUTRAL}
    shown = page(client, deck, "t:follower")
    assert "2 cards in Standard (English) that go with the leader (swordcraft or neutral)" in shown
    assert "1 more does not fit: show all" in shown
    assert set(found(client, deck, "t:follower", all="1")) == {OF_CLASS, OTHER_CLASS, NEUTRAL}
    shown = page(client, deck, "t:follower", all="1")
    assert "forestcraft, not swordcraft or neutral" in shown and "show all" not in shown


@pytest.mark.parametrize(("form", "many"), [("standard", 2), ("cross-craft", 2), ("gloryfinder", 3)])
def test_a_format_without_the_rule_of_classes_does_not_narrow_by_them(client, form, many):
    deck = shadowverse()
    client.force_login(deck.owner)
    assert len(found(client, deck, "t:follower", format=form)) == many


def test_a_search_begins_with_the_rulers_attributes_and_cards_without_one(client):
    ruler = "1-049"
    known = rules.system("fow8").catalogue()
    assert known.get(ruler).front.attributes == ("fire",)
    water = next(card.id for card in known if card.front.attributes == ("water",) and card.is_type("chant"))
    factories.store_cards("fow8", [water, EGG])
    deck = factories.make_deck(code="fow8", cards={"ruler": {ruler: 1}, "main": {SWORD: 1, THUNDER: 1}})
    client.force_login(deck.owner)
    assert set(found(client, deck, "cost>=0")) == {ruler, SWORD, THUNDER, EGG}
    assert "water, not fire" in page(client, deck, "cost>=0", all="1")


def test_a_deck_with_cards_of_another_attribute_is_built_for_that_one_too(client):
    known = rules.system("fow8").catalogue()

    def chants(attribute: str) -> list[str]:
        cards = [card for card in known if card.front.attributes == (attribute,) and card.is_type("chant")]
        return [card.id for card in cards[:2]]

    (had, offered), (strange, _) = chants("water"), chants("wind")
    factories.store_cards("fow8", [offered, strange])
    deck = factories.make_deck(code="fow8", cards={"ruler": {"1-049": 1}, "main": {had: 1}})
    client.force_login(deck.owner)
    hits = found(client, deck, "t:chant")
    assert offered in hits and strange not in hits
    shown = page(client, deck, "t:chant", all="1")
    assert "go with" not in shown and "wind, not fire or water" in shown
    assert "go with the ruler and the deck (fire or water)" in page(client, deck, "t:chant")


def test_a_search_begins_with_the_pool_of_the_format_that_the_panel_shows(client):
    factories.store_cards("fow5", [SWORD, THUNDER])
    deck = factories.make_deck(code="fow5", cards={"main": {THUNDER: 1}})
    client.force_login(deck.owner)
    assert found(client, deck, "cost>=0") == [THUNDER]
    assert "not in Bifrost" in page(client, deck, "cost>=0", all="1")


def test_a_banned_card_is_left_out_from_its_day_on(owner, deck):
    of = rules.system("fow8")
    banned = next(
        row for row in rules.format_of("fow8", "wanderer").rows if row.kind == "banned" and row.since
    )
    card = of.catalogue().find(banned.cards[0])[0]
    factories.store_cards("fow8", [card.id])
    asked = {"format": "wanderer", "as_of": banned.since.isoformat()}
    assert card.id not in found(owner, deck, f'"{card.name}"', **asked)
    assert "banned in Wanderer" in page(owner, deck, f'"{card.name}"', all="1", **asked)
    before = {**asked, "as_of": "2017-01-01"}
    assert banned.since.isoformat() > before["as_of"]
    assert "banned in" not in page(owner, deck, f'"{card.name}"', all="1", **before)


# ---- the last copy ----


def test_a_card_of_which_the_deck_has_all_copies_says_so(owner, deck):
    assert "4 in deck" in page(owner, deck, "thunder")
    assert "5 in deck" in page(owner, deck, f"number:{SWORD}")
    do(owner, deck, f"less:main:{THUNDER}")
    assert "4 in deck" not in page(owner, deck, "thunder")
    assert "3 in the deck" in page(owner, deck, "thunder")


@pytest.mark.clause("fow8", "402.3b")
def test_the_fourth_copy_is_the_last_unless_one_insists(owner, deck):
    answer = do(owner, deck, f"add:main:{THUNDER}", htmx=True)
    assert answer.status_code == 422
    shown = answer.content.decode()
    assert "4 × Thunder is the most that Constructed allows" in shown
    assert f'value="insist:main:{THUNDER}">Add it anyway' in shown
    assert content(deck)["main", THUNDER] == 4
    assert do(owner, deck, f"insist:main:{THUNDER}", htmx=True).status_code == 200
    assert content(deck)["main", THUNDER] == 5


def test_copies_in_the_sideboard_count_as_the_rules_count_them(owner, deck):
    answer = do(owner, deck, f"add:sideboard:{THUNDER}", htmx=True)
    assert answer.status_code == 422 and "insist:sideboard" in answer.content.decode()
    assert do(owner, deck, f"add:considering:{THUNDER}", htmx=True).status_code == 200


def test_a_number_that_was_typed_is_taken_as_it_is(owner, deck):
    assert do(owner, deck, f"set:main:6:{THUNDER}", htmx=True).status_code == 200
    assert content(deck)["main", THUNDER] == 6


def test_a_search_of_which_nothing_is_understood_finds_nothing(owner, deck):
    shown = page(owner, deck, "kyword:flying")
    assert "0 cards" in shown and "Left out: kyword:flying" in shown
    assert "Thunder" in page(owner, deck, "kyword:flying thunder")


# ---- a number and a name at once ----


@pytest.mark.parametrize(
    ("asked", "only"), [("2 thunder", THUNDER), (f"2 number:{SWORD}", SWORD), ("2 cost>=0", ""), ("2 e", "")]
)
def test_a_number_and_a_name_mean_the_only_card_of_that_name_or_else_ask(owner, deck, asked, only):
    answer = owner.get(at("deck-edit", deck), {"q": asked}, headers=HTMX).content.decode()
    assert re.findall(r'data-card="([^"]+)"[^>]* data-only', answer) == ([only] if only else [])
    assert ("Which one?" in answer) == (not only)
    asked = asked.removeprefix("2 ")
    assert "Which one?" not in owner.get(at("deck-edit", deck), {"q": asked}, headers=HTMX).content.decode()


def test_how_many_copies_a_deck_has_is_said_once(owner, deck):
    shown = page(owner, deck, "thunder")
    assert "4 in deck" in shown and "4 in the deck" not in shown
