"""All decks of a person as one file, in every kind there is."""

import io
import zipfile

import pytest
from django.urls import reverse

from decks import bridge
from tests.decks import factories

pytestmark = pytest.mark.django_db


@pytest.mark.parametrize("form", bridge.FORMATS, ids=lambda form: form.code)
def test_every_deck_of_the_visitor_is_in_the_zip_and_reads_back(client, form):
    owner = factories.make_user()
    held = factories.make_deck(owner, cards=factories.legal_cards(), name="炎 & Ice")
    factories.make_deck(owner, cards={}, name="炎 & ICE")
    factories.make_deck(cards={}, name="Another's", visibility="public")
    client.force_login(owner)
    response = client.get(reverse("decks-export", args=[form.code]))
    assert response["Content-Type"] == "application/zip"
    assert response["Cache-Control"] == "private, no-store"
    with zipfile.ZipFile(io.BytesIO(response.content)) as archive:
        assert len({name.lower() for name in archive.namelist()}) == 2
        assert all(name.endswith(f"炎-{word}.{form.extension}") for name, word in _with_words(archive))
        decks = [bridge.read(archive.read(name), "setcg").deck for name in archive.namelist()]
    cards = {(entry.section, entry.card.id, entry.count) for deck in decks for entry in deck.entries}
    assert cards == {(row.section, row.card.card_id, row.quantity) for row in held.rows.all()}


def _with_words(archive):
    return [(name, "Ice" if "Ice" in name else "ICE") for name in archive.namelist()]


def test_a_kind_of_file_there_is_not_and_a_visitor_without_account(client):
    assert client.get(reverse("decks-export", args=["text"])).status_code == 302
    client.force_login(factories.make_user())
    assert client.get(reverse("decks-export", args=["exe"])).status_code == 404
