"""A file of several decks: pages and the API read one of them and offer the others."""

import json

import pytest
from django.core.files.uploadedfile import SimpleUploadedFile
from django.urls import reverse

from decks.models import Deck
from tests.decks import factories
from tests.decks.test_new_deck import confirm
from tests.decks.test_pages_check import box, check, words

pytestmark = pytest.mark.django_db

DECKS = [{"name": f"Deck of {n}", "cards": [{"id": "1-001H", "count": n}]} for n in (1, 2, 3)]
FILE = json.dumps(DECKS)


def test_the_front_page_judges_one_and_another_is_one_click_away(client):
    page = check(client, FILE, system="setcg")
    assert "The file has 3 decks" in words(page)
    assert box(page).splitlines()[0] == "# name: Deck of 1"
    page = check(client, box(page), system="setcg", source=FILE, deck="3", another="yes")
    assert box(page).splitlines()[-1].startswith("3 ")
    assert '<option value="3" selected>3. Deck of 3</option>' in page
    page = check(client, "[Deck]\n2 1-001H", system="setcg", source=FILE, deck="3")
    assert "The file has" not in page


def test_a_deck_that_the_file_does_not_hold_is_refused_in_words(client):
    page = check(client, "x", system="setcg", source=FILE, deck="4", another="yes", status=400)
    assert "there is no deck 4; the file holds 3" in words(page)


def test_a_new_deck_is_made_of_the_chosen_one(client):
    factories.store_cards("setcg", ["1-001H"])
    client.force_login(factories.make_user())
    file = SimpleUploadedFile("decks.json", FILE.encode())
    shown = client.post(reverse("deck-new"), {"file": file, "system": "setcg"})
    assert "The file has 3 decks" in words(shown.content.decode())
    shown = client.post(
        reverse("deck-new"),
        {"text": "x", "system": "setcg", "source": shown.context["source"], "deck": "2", "another": "yes"},
    )
    confirm(client, shown, system="setcg")
    assert [row.quantity for row in Deck.objects.get().rows.all()] == [2]


def test_the_api_names_the_decks_and_reads_the_one_that_is_asked_for(client):
    for url in ("/api/check/", "/api/import/"):
        said = client.post(
            url, {"text": FILE, "system": "setcg", "deck": 2}, content_type="application/json"
        ).json()
        assert (said["name"], said["decks"], said["deck"]) == ("Deck of 2", [one["name"] for one in DECKS], 2)
        refused = client.post(
            url, {"text": FILE, "system": "setcg", "deck": 9}, content_type="application/json"
        )
        assert refused.status_code == 400 and "there is no deck 9" in refused.json()["detail"]
    said = client.post("/api/check/?system=setcg&deck=3", FILE.encode(), content_type="text/plain").json()
    assert said["sections"]["main"]["count"] == 3
