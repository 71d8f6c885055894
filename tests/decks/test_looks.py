"""A deck looked at as a list, as cards on a table, and in stacks; cards of one name; where accounts begin."""

import pytest
from django.urls import reverse

from tests.decks import factories
from tests.decks.factories import SWORD, THUNDER
from tests.decks.test_pages_check import words
from tests.decks.test_pages_decks import at
from tests.decks.test_rows import same_name

pytestmark = [pytest.mark.django_db, pytest.mark.once]
FIELDS = {"username": "a-new-one", "email": "new@example.org"} | dict.fromkeys(
    ("password1", "password2"), factories.PASSWORD
)


def test_a_deck_lies_on_the_table_as_cards(owner, deck):
    page = owner.get(at("deck", deck), {"look": "cards"}).content.decode()
    assert page.count('<article class="card"') == 2
    assert "5 × 5 of 4" in words(page)


def test_a_deck_stands_in_stacks_by_cost(owner, deck):
    page = words(owner.get(at("deck", deck), {"look": "stacks"}).content.decode())
    assert page.index("Cost 0 5") < page.index("Laevateinn") < page.index("Cost 1 4") < page.index("Thunder")


def test_an_unknown_look_is_the_list(owner, deck):
    page = owner.get(at("deck", deck), {"look": "<b>"}).content.decode()
    assert page.count('class="deck-row"') == 2 and "<b>&" not in page


def test_the_page_of_a_card_shows_the_others_of_its_name_side_by_side(client):
    cards = factories.store_cards("sve", [card.id for card in same_name("sve")])
    page = client.get(reverse("card", args=["sve", cards[0].card_id])).content.decode()
    assert "Other cards with this name" in page
    assert all(reverse("card", args=["sve", card.card_id]) in page for card in cards[1:])


def test_a_name_of_one_card_has_no_others(client):
    factories.store_cards("fow8", [THUNDER, SWORD])
    assert (
        "Other cards with this name" not in client.get(reverse("card", args=["fow8", SWORD])).content.decode()
    )


# ---- where an account begins ----


def test_a_new_account_begins_with_its_first_deck(client):
    answer = client.post(reverse("account_signup"), FIELDS)
    assert answer.status_code == 302 and answer.url == reverse("deck-new")


def test_signing_up_leads_back_to_the_page_it_was_begun_from(client):
    factories.store_cards("fow8", [THUNDER])
    page = client.get(reverse("card", args=["fow8", THUNDER])).content.decode()
    back = f"next=%2Fcards%2Ffow8%2F{THUNDER}%2F"
    assert f"{reverse('account_signup')}?{back}" in page
    entrance = client.get(f"{reverse('account_login')}?{back}").content.decode()
    assert f"{reverse('account_signup')}?{back}" in entrance
    answer = client.post(f"{reverse('account_signup')}?{back}", FIELDS)
    assert answer.url == reverse("card", args=["fow8", THUNDER])


def test_signing_in_says_that_an_account_needs_an_address(client):
    assert "an e-mail address" in words(client.get(reverse("account_login")).content.decode())
