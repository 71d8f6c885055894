"""Changes at the same time: one is stored, the other is told; on every database."""

import threading

import pytest
from django.db import connection, connections

from decks.editing import services
from decks.editing.services import StaleDeck
from decks.models import Deck
from tests.decks import factories

pytestmark = pytest.mark.django_db(transaction=True)


def test_of_many_changes_made_on_one_version_exactly_one_is_stored():
    card, *_ = factories.some_ids("setcg", 1)
    deck = factories.make_deck(cards={"main": {card: 1}})
    together = threading.Barrier(6)
    outcomes: list[str] = []

    def change(quantity: int) -> None:
        try:
            together.wait(timeout=10)
            services.set_quantity(
                deck=deck, user=deck.owner, section="main", card_id=card, quantity=quantity, version=1
            )
            outcomes.append(f"stored {quantity}")
        except StaleDeck as stale:
            outcomes.append(f"stale {stale.theirs.version}")
        finally:
            connections.close_all()

    threads = [threading.Thread(target=change, args=[10 + n]) for n in range(6)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(timeout=30)
    stored = [one for one in outcomes if one.startswith("stored")]
    assert (len(stored), outcomes.count("stale 2")) == (1, 5)
    deck.refresh_from_db()
    assert deck.version == 2
    assert f"stored {deck.rows.get().quantity}" == stored[0]


def test_a_deck_deleted_meanwhile_is_no_fault():
    card, *_ = factories.some_ids("setcg", 1)
    deck = factories.make_deck(cards={"main": {card: 1}})
    Deck.objects.all().delete()
    with pytest.raises(services.NoDeck):
        services.add_card(deck=deck, user=deck.owner, card_id=card, version=1)
    assert connection.in_atomic_block is False
