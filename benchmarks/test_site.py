"""How long the site takes: to judge a pasted list end to end, to show a deck."""

import pytest
from django.contrib.auth import get_user_model
from django.test import Client

from benchmarks.test_rules import DECK, sixty_lines
from cards import catalogue
from common import caps
from decks import files
from decks.editing import services

pytestmark = pytest.mark.django_db


@pytest.fixture(autouse=True)
def _without_throttles(monkeypatch):
    monkeypatch.setattr(caps, "RATES", dict.fromkeys(caps.RATES, "100000/s"))


def test_loading_the_rows_of_a_catalogue(measure):
    loaded = measure("loading the rows of fow8", lambda: catalogue.load("fow8", force=True), rounds=3)
    assert loaded.changed


@pytest.fixture
def stored():
    for code in ("fow8", "setcg", "dm", "sve"):
        catalogue.load(code)


@pytest.mark.parametrize(
    ("what", "text"),
    [("a real deck", DECK.read_text(encoding="utf-8")), ("60 different cards", sixty_lines())],
)
def test_checking_over_the_api(measure, what, text):
    client = Client()
    body = {"system": "fow8", "text": text, "format": "wanderer"}
    answer = measure(
        f"POST /api/check/ of {what}, end to end",
        lambda: client.post("/api/check/", body, content_type="application/json"),
    )
    assert answer.status_code == 200


@pytest.fixture
def deck(stored):
    """A public deck of the game with the most cards."""
    return services.create_deck(
        owner=get_user_model().objects.create_user("owner"),
        system="fow8",
        name="A deck",
        visibility="public",
        content=files.read(DECK.read_bytes(), "fow8").deck,
    )


def test_showing_a_deck(measure, deck):
    client = Client()
    answer = measure(
        "the page of that deck, with all its formats", lambda: client.get(f"/decks/{deck.public_id}/")
    )
    assert answer.status_code == 200


def test_showing_the_figures_of_a_deck(measure, deck):
    client, asked = Client(), {"section": "all", "q": "cost<=9"}
    answer = measure(
        "the charts of that deck, of the cards that a search finds",
        lambda: client.get(f"/decks/{deck.public_id}/stats/", asked),
        aim=150,
    )
    assert answer.status_code == 200
