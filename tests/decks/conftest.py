"""What tests of decks' pages share: a small deck with a fifth sword, and a browser of its owner."""

import pytest

from decks.models import Deck
from tests.decks import factories
from tests.decks.factories import EGG, SWORD, THUNDER


@pytest.fixture
def deck() -> Deck:
    factories.store_cards("fow8", [EGG])
    return factories.make_deck(code="fow8", cards={"main": {THUNDER: 4, SWORD: 5}}, name="Swords")


@pytest.fixture
def owner(client, deck):
    client.force_login(deck.owner)
    return client
