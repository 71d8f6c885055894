"""What `make load DECKS=…` stores: as many decks as asked for, as the lists of the site take them."""

import pytest
from django.db import connection
from django.urls import reverse

from benchmarks.load import many
from decks.models import Deck, DeckCard, DeckStatus
from tests.decks import factories

pytestmark = [pytest.mark.django_db(transaction=True), pytest.mark.postgresql]

DECKS = 300


@pytest.fixture
def stored() -> None:
    factories.make_deck(cards=factories.legal_cards()).delete()
    with connection.cursor() as cursor:
        many.store(cursor, DECKS)


def test_decks_are_stored_with_cards_and_statuses_that_lists_count(stored, client):
    assert Deck.objects.filter(visibility="public").count() == DECKS
    assert DeckCard.objects.values("deck").distinct().count() > 10
    assert DeckStatus.objects.count() > DECKS * 0.8
    legal = client.get(reverse("decks"), {"legality": "legal"}).context["page"]
    assert DECKS * 0.4 < legal.count < DECKS * 0.8


def test_a_deck_that_was_stored_has_a_page(stored, client):
    assert client.get(Deck.objects.order_by("pk")[0].get_absolute_url()).status_code == 200
