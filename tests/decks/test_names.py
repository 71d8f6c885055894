"""Names that several cards bear: pages say which card was read, and let the writer choose another."""

import pytest
from django.urls import reverse

from decks.models import Deck
from tests.decks import factories
from tests.decks.test_new_deck import confirm
from tests.decks.test_pages_check import check, words

pytestmark = pytest.mark.django_db

LIST = "[Main]\n4 Hoelle Pig\n4 Thunder"


def test_the_page_says_which_card_a_name_was_read_as(client):
    page = words(check(client, LIST, format="fow8:reiya"))
    assert "1 ambiguous name" in page
    assert "Hoelle Pig was read as SDR2-007 – EDL-028, SDR2-007 share this name" in page
    assert "ambiguous name" not in words(
        check(client, LIST.replace("Pig", "Pig (EDL-028)"), format="fow8:reiya")
    )


@pytest.mark.parametrize(
    ("choice", "stored"), [("", "SDR2-007"), ("EDL-028", "EDL-028"), ("CMF-038", "SDR2-007")]
)
def test_a_new_deck_holds_the_chosen_card_or_the_one_that_its_format_allows(client, choice, stored):
    factories.store_cards("fow8", ["EDL-028", "SDR2-007", "CMF-038"])
    client.force_login(factories.make_user())
    shown = client.post(reverse("deck-new"), {"text": LIST, "format": "fow8:reiya"})
    assert "one of 2 cards with this name" in words(shown.content.decode())
    confirm(client, shown, system="fow8", format="fow8:reiya", **{"bearer-main-EDL-028": choice})
    rows = {row.card.card_id: row.quantity for row in Deck.objects.get().rows.all()}
    assert rows == {stored: 4, "CMF-038": 4}
