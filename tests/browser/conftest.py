"""What the tests in a real browser share: cards to play with, and a page that hides no fault."""

from collections.abc import Iterator

import pytest

import rules
from decks import files
from decks.examples import example
from tests.decks import factories

# The fault of the fow8 example that is no misspelling is mended with these.
SWORD = "Laevateinn, the Demon Sword"
STONE = "Fire Magic Stone"


@pytest.fixture
def cards(transactional_db) -> None:
    """The cards that the example of fow8 names, in the database of the running site."""
    deck = files.read(example("fow8"), "fow8").deck
    lancelot = rules.system("fow8").catalogue().named("Lancelot, the Knight of Mad Demon")[0]
    factories.store_cards("fow8", [*(entry.card.id for entry in deck.entries), lancelot.id])


@pytest.fixture
def watched(page, cards) -> Iterator["object"]:
    """A page of the site; whatever the browser's console calls an error fails the test."""
    errors: list[str] = []
    page.on("console", lambda said: errors.append(said.text) if said.type == "error" else None)
    yield page
    assert errors == []


def sign_in(context, live_server, user) -> None:
    """Give a browser the session of a user."""
    from django.test import Client

    client = Client()
    client.force_login(user)
    take_session(context, live_server, client)


def take_session(context, live_server, client) -> None:
    """Give a browser the session of a test client, if it has one."""
    if "sessionid" in client.cookies:
        session = client.cookies["sessionid"].value
        context.add_cookies([{"name": "sessionid", "value": session, "url": live_server.url}])
