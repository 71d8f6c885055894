"""How many queries a page or an answer takes: as many for a hundred rows as for a few."""

import pytest
from django.test import Client
from django.urls import reverse

from cards import catalogue, search
from cards.models import CatalogueState
from decks.models import Deck
from rules.systems import CODES
from tests.decks import factories
from tests.made_up_cards import made_up

pytestmark = [pytest.mark.django_db, pytest.mark.once]

# The session and its user before anything is looked up, and the unread notices in the head of a page.
SIGNED_IN = 3


def signed_in_with(decks: int, client: Client) -> list[Deck]:
    """Decks of fifty cards of the visitor, all public, and the verdicts on them already kept."""
    user = factories.make_user()
    client.force_login(user)
    cards = factories.legal_cards(copies=1)
    made = [
        factories.make_deck(user, name=f"Deck {n}", cards=cards, visibility="public") for n in range(decks)
    ]
    client.get(reverse("mine"))
    return made


@pytest.fixture
def many(client) -> list[Deck]:
    return signed_in_with(20, client)


@pytest.fixture
def deck(client) -> Deck:
    """One of four: a query for each of the owner's decks would be three too many on the page of one."""
    deck = signed_in_with(4, client)[0]
    for route in ("deck", "deck-edit", "deck-legality"):
        client.get(reverse(route, args=[deck.public_id]))
    return deck


def test_lists_of_decks(client, many, django_assert_max_num_queries):
    for route, most in (("mine", 5), ("decks", 5)):
        with django_assert_max_num_queries(SIGNED_IN + most):
            assert client.get(reverse(route)).status_code == 200
    with django_assert_max_num_queries(SIGNED_IN + 2):
        assert len(client.get(reverse("api:decks")).json()["results"]) == 20


@pytest.mark.parametrize(
    ("route", "most"),
    [
        ("deck", 8),
        ("deck-edit", 9),
        ("deck-legality", 8),
        ("deck-bulk", 5),
        ("deck-settings", 5),
        ("api:deck", 3),
        ("api:deck-verdict", 3),
        ("api:deck-formats", 3),
        ("deck-stats", 3),
        ("api:deck-stats", 3),
        ("deck-hands", 2),
        ("deck-hands-api", 2),
    ],
)
def test_pages_of_a_deck_of_fifty_rows(client, deck, route, most, django_assert_max_num_queries):
    with django_assert_max_num_queries(SIGNED_IN + most):
        assert client.get(reverse(route, args=[deck.public_id])).status_code == 200


def test_a_deck_judged_for_the_first_time(client, deck, django_assert_max_num_queries):
    deck.stored_verdicts.all().delete()
    # Each write to the cache stands in a savepoint.
    with django_assert_max_num_queries(SIGNED_IN + 8):
        assert client.get(reverse("api:deck-formats", args=[deck.public_id])).status_code == 200


def test_searches_of_cards(client, django_assert_max_num_queries):
    catalogue.store("dm", [made_up(f"A-{n}", f"Dragon {n}", types=("creature",)) for n in range(200)])
    for code in CODES:
        CatalogueState.objects.create(system=code, digest="a test's", cards=0)
    with django_assert_max_num_queries(4):
        search.find(search.CardQuery(text="dragon"))
    # What values facts have is read once for an edition of the catalogue; then: which edition, count, page.
    with django_assert_max_num_queries(3):
        answer = client.get(reverse("api:cards"), {"q": "dragon", "type": "creature", "page_size": 100})
    assert len(answer.json()["results"]) == 100
    with django_assert_max_num_queries(4):
        assert client.get(reverse("cards"), {"q": "dragon -type:spell", "system": "dm"}).status_code == 200
    with django_assert_max_num_queries(6):
        assert client.get(reverse("card", args=["dm", "A-1"])).status_code == 200


def test_storing_a_list_of_fifty_cards(client, deck, django_assert_max_num_queries):
    held = factories.legal_cards(copies=1)["main"]
    text = "".join(f"{quantity} {card}\n" for card, quantity in held.items())
    body = {"system": "setcg", "name": "New", "text": text}
    # Three are the deck as it is stored now, into its history; the last eight are how it stands with that.
    with django_assert_max_num_queries(SIGNED_IN + 20):
        made = client.post(reverse("api:decks"), body, content_type="application/json")
    assert made.status_code == 201
    address = reverse("api:deck", args=[made.json()["id"]])
    with django_assert_max_num_queries(SIGNED_IN + 23):
        changed = client.patch(address, {"text": text, "version": 1}, content_type="application/json")
    assert changed.status_code == 200
