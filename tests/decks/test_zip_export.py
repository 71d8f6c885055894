"""All decks of a person as one file, in every kind there is."""

import io
import zipfile

import pytest
from django.urls import reverse

from common import caps
from decks import files
from rules.decklist import FORMATS
from rules.decklist.limits import MOST_CARDS
from tests.decks import factories
from tests.kinds import READ_BACK

pytestmark = [pytest.mark.django_db, pytest.mark.once]


@pytest.mark.parametrize("form", READ_BACK, ids=lambda form: form.code)
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
        decks = [files.read(archive.read(name), "setcg").deck for name in archive.namelist()]
    cards = {(entry.section, entry.card.id, entry.count) for deck in decks for entry in deck.entries}
    assert cards == {(row.section, row.card.card_id, row.quantity) for row in held.rows.all()}


def _with_words(archive):
    return [(name, "Ice" if "Ice" in name else "ICE") for name in archive.namelist()]


def test_a_kind_of_file_there_is_not_and_a_visitor_without_account(client):
    assert client.get(reverse("decks-export", args=["text"])).status_code == 302
    client.force_login(factories.make_user())
    assert client.get(reverse("decks-export", args=["exe"])).status_code == 404


@pytest.fixture
def large(client):
    """A deck of more cards than a file with a place for each copy holds."""
    owner = factories.make_user()
    ids = factories.some_ids("setcg", MOST_CARDS // caps.QUANTITY + 1, "main")
    client.force_login(owner)
    return factories.make_deck(owner, cards={"main": dict.fromkeys(ids, caps.QUANTITY)}, name="Large")


@pytest.mark.parametrize("kind", [form.code for form in FORMATS])
def test_no_file_of_a_deck_is_larger_than_one_that_is_read(client, large, kind):
    page = client.get(reverse("deck-export", args=[large.public_id, kind]))
    answer = client.get(reverse("api:deck-export", args=[large.public_id, kind]))
    if kind in {"dek", "tts"}:
        assert (page.status_code, answer.status_code) == (422, 422)
        assert "has a place for each copy, and at most 5,000; this deck has 5,049" in page.content.decode()
        assert answer.json()["code"] == "too_many_copies"
    else:
        assert (page.status_code, answer.status_code) == (200, 200)
        assert len(answer.content) < 100_000


def test_a_deck_too_large_for_a_kind_of_file_is_in_the_zip_as_text(client, large):
    response = client.get(reverse("decks-export", args=["tts"]))
    with zipfile.ZipFile(io.BytesIO(response.content)) as archive:
        (name,) = archive.namelist()
        read = files.read(archive.read(name), "setcg").deck
    assert name == "Large.txt"
    assert sum(entry.count for entry in read.entries) == 5_049


def test_all_decks_are_taken_out_so_many_times_an_hour(client, monkeypatch):
    monkeypatch.setitem(caps.RATES, "zip", "2/hour")
    client.force_login(factories.make_user())
    address, api = reverse("decks-export", args=["text"]), reverse("api:decks-export", args=["text"])
    assert [client.get(one).status_code for one in (address, api, api, address)] == [200, 200, 429, 429]
