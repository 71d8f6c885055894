"""The pages of staff: cards to look at, shared decks to take down, private decks out of sight."""

import pytest
from django.test import Client
from django.urls import reverse

from cards.models import Card
from decks.models import Deck
from tests.decks import factories

pytestmark = pytest.mark.django_db


@pytest.fixture
def staff(client) -> Client:
    client.force_login(factories.make_user("staff", is_staff=True, is_superuser=True))
    return client


@pytest.fixture
def decks() -> dict[str, Deck]:
    owner = factories.make_user("somebody")
    cards = {"main": {factories.some_ids("setcg", 1)[0]: 2}}
    return {
        visibility: factories.make_deck(
            owner, name=f"The {visibility} one", visibility=visibility, cards=cards
        )
        for visibility in ("private", "unlisted", "public")
    }


def test_staff_see_shared_decks_and_no_private_one(staff, decks):
    page = staff.get(reverse("admin:decks_deck_changelist")).content.decode()
    assert "The public one" in page
    assert "The unlisted one" in page
    assert "The private one" not in page
    private = staff.get(reverse("admin:decks_deck_change", args=[decks["private"].pk]), follow=True)
    assert "The private one" not in private.content.decode()
    searched = staff.get(reverse("admin:decks_deck_changelist"), {"q": decks["private"].public_id})
    assert "The private one" not in searched.content.decode()


def test_staff_hide_a_deck(staff, decks):
    staff.post(
        reverse("admin:decks_deck_changelist"),
        {"action": "hide", "_selected_action": [decks["public"].pk, decks["private"].pk]},
    )
    decks["public"].refresh_from_db()
    decks["private"].refresh_from_db()
    assert (decks["public"].visibility, decks["public"].version) == ("private", 1)
    assert decks["private"].version == 1


def test_staff_delete_a_shared_deck_but_no_private_one(staff, decks):
    for deck in decks.values():
        staff.post(reverse("admin:decks_deck_delete", args=[deck.pk]), {"post": "yes"})
    assert [deck.name for deck in Deck.objects.all()] == ["The private one"]


def test_staff_look_at_cards_and_change_none(staff, decks):
    card = Card.objects.first()
    assert card.name in staff.get(reverse("admin:cards_card_changelist")).content.decode()
    address = reverse("admin:cards_card_change", args=[card.pk])
    assert staff.get(address).status_code == 200
    assert staff.post(address, {"name": "Another"}).status_code == 403
    assert staff.get(reverse("admin:cards_cataloguestate_changelist")).status_code == 200


def test_who_is_no_staff_has_no_such_pages(client, decks):
    client.force_login(decks["public"].owner)
    assert client.get(reverse("admin:decks_deck_changelist")).status_code == 302
