"""The site with Skirmish on it: nothing but the game's own folder says that there is such a game."""

import json
import re
from html import unescape

import pytest
from django.urls import reverse

from cards import catalogue
from decks.editing import services as deck_services
from rules.systems import system
from simulate.models import Batch
from tests.decks import factories
from tests.simulate import batches

pytestmark = pytest.mark.django_db
EMBERS = (system("skirmish").folder / "decks" / "embers.txt").read_text(encoding="utf-8")


@pytest.fixture(autouse=True)
def _cards() -> None:
    catalogue.store("skirmish", list(system("skirmish").catalogue()))


@pytest.fixture
def deck(client):
    owner = factories.make_user()
    client.force_login(owner)
    return deck_services.create_deck(owner=owner, system="skirmish", name="Embers", text=EMBERS)


def words(response) -> str:
    """The text of a page as it is read: without tags, blanks joined."""
    assert response.status_code == 200
    return " ".join(unescape(re.sub(r"<[^>]+>", " ", response.content.decode())).split())


def test_the_front_page_offers_the_game_and_judges_its_example(client):
    assert "Skirmish" in words(client.get("/"))
    assert "Ember Runt" in words(client.get("/", {"example": "skirmish"}))
    page = words(client.post("/check/", {"text": EMBERS.replace("3 Ember Runt", "4 Ember Runt")}))
    assert "Not legal" in page and "§ 2.2" in page


def test_the_pages_of_the_game_and_of_its_cards_are_there(client):
    assert "Deck 20–30" in words(client.get("/systems/skirmish/"))
    assert "Tide Scout" in words(client.get("/cards/", {"system": "skirmish", "q": "strength=2 colour:blue"}))
    assert "It may attack in the turn it comes." in words(client.get("/cards/skirmish/SK-001/"))


@pytest.mark.parametrize(
    "page", ["", "edit/", "legality/", "stats/", "hands/", "games/", "sheet/", "history/"]
)
def test_every_page_of_a_deck_opens(client, deck, page):
    assert "Embers" in words(client.get(f"/decks/{deck.public_id}/{page}"))


@pytest.mark.parametrize("form", ["text", "json", "csv"])
def test_a_deck_is_taken_out_and_read_again(client, deck, form):
    exported = client.get(f"/decks/{deck.public_id}/export/{form}/").content.decode()
    assert "legal" in words(client.post("/check/", {"text": exported, "system": "skirmish"})).lower()


def test_the_api_names_the_game_and_checks_a_list(client):
    assert "skirmish" in [one["code"] for one in client.get("/api/systems/").json()]
    answer = client.post(
        "/api/check/", json.dumps({"system": "skirmish", "text": EMBERS}), content_type="application/json"
    )
    assert answer.json()["verdict"] == "legal"


def test_games_are_played_in_batches(client, deck):
    given = {"opponent": ["sample:tides"], "games": "20", "do": "start"}
    response = client.post(reverse("deck-games", args=[deck.public_id]), given)
    assert response.status_code == 302, words(response)
    batch = batches.work(Batch.objects.get())
    assert batch.state == "done"
    assert "20 games" in words(client.get(f"/batches/{batch.public_id}/"))
