"""Taking out all one's data: complete, one's own alone, and nothing in it that lets somebody in."""

import io
import json
import zipfile

import pytest
from allauth.account.models import EmailAddress
from allauth.mfa.models import Authenticator
from django.test import Client
from django.urls import reverse

from accounts import services as account_services
from accounts.data_export import LEFT_OUT, OWNED
from common import caps
from decks.editing import services
from tests.accounts.models_of_users import about_users
from tests.accounts.scenes import comment_on, shared_deck, signed_in
from tests.decks import factories
from tests.simulate import batches

pytestmark = pytest.mark.django_db


def test_every_model_about_an_account_is_handed_out_or_left_out_with_a_reason():
    known = set(OWNED) | set(LEFT_OUT)
    assert set(about_users()) - known == set(), "say in accounts/data_export.py how these are handed out"
    assert known - set(about_users()) == {"auth.User"}
    assert all(LEFT_OUT.values())


@pytest.fixture
def ann():
    return factories.make_user("ann")


@pytest.fixture
def full(ann):
    """An account that has one of everything, among others that have as much."""
    for user in (ann, factories.make_user("bob")):
        cards = factories.legal_cards(copies=3, size=9)
        deck = factories.make_deck(user, cards=cards, name=f"Deck of {user.username}", visibility="public")
        card = next(iter(cards["main"]))
        services.add_card(deck=deck, user=user, card_id=card, section="considering", version=1)
        comment_on(shared_deck(), user, f"Said by {user.username}")
        account_services.report_deck(
            deck=shared_deck(), user=user, reason="spam", words=f"Words of {user.username}"
        )
        account_services.make_token(user=user, name=f"Token of {user.username}", days=30)
        account_services.block(user=user, blocked=factories.make_user(f"foe-of-{user.username}"))
        account_services.close_discussion(deck=deck, user=user)
        EmailAddress.objects.create(user=user, email=user.email, verified=True)
        Authenticator.objects.create(user=user, type="totp", data={"secret": f"KEY-OF-{user.username}"})
        batches.played(owner=user, decks=[batches.stored(owner=user, name=f"Played by {user.username}")])
    return ann


def take_out(client: Client) -> zipfile.ZipFile:
    answer = client.post(reverse("take-out"))
    assert answer.status_code == 200 and answer["Cache-Control"] == "private, no-store"
    assert answer["Content-Type"] == "application/zip"
    return zipfile.ZipFile(io.BytesIO(b"".join(answer.streaming_content)))


def rows(taken: zipfile.ZipFile, label: str) -> list[dict]:
    return json.loads(taken.read(f"{label.lower()}.json"))


def test_all_that_an_account_has_is_in_it_and_nothing_of_another(full):
    taken = take_out(signed_in(full))
    assert taken.testzip() is None
    assert [row["username"] for row in rows(taken, "auth.User")] == ["ann"]
    assert {row["name"] for row in rows(taken, "decks.Deck")} == {"Deck of ann", "Played by ann"}
    assert len(rows(taken, "decks.DeckVersion")) >= 2
    assert len(rows(taken, "decks.ConsideredCard")) == 1
    assert [row["words"] for row in rows(taken, "accounts.Comment")] == ["Said by ann"]
    assert [row["words"] for row in rows(taken, "accounts.Report")] == ["Words of ann"]
    assert [row["name"] for row in rows(taken, "accounts.ApiToken")] == ["Token of ann"]
    assert [row["blocked"] for row in rows(taken, "accounts.Block")] == ["foe-of-ann"]
    assert [row["email"] for row in rows(taken, "account.EmailAddress")] == ["ann@example.org"]
    for label in ("simulate.Batch", "simulate.BatchEntry", "accounts.ClosedDiscussion", "mfa.Authenticator"):
        assert len(rows(taken, label)) >= 1, label
    everything = b"".join(taken.read(name) for name in taken.namelist()).decode()
    assert "bob" not in everything


def test_each_deck_is_in_it_as_a_list_to_read(full):
    taken = take_out(signed_in(full))
    lists = [name for name in taken.namelist() if name.startswith("decks/")]
    assert len(lists) == 2 == len(set(lists))
    deck = full.decks.get(name="Deck of ann")
    (mine,) = [name for name in lists if deck.public_id in name]
    assert deck.rows.first().card.card_id in taken.read(mine).decode()


def test_nothing_in_it_lets_somebody_in(full):
    taken = take_out(signed_in(full))
    everything = b"".join(taken.read(name) for name in taken.namelist()).decode()
    for secret in (full.password, "KEY-OF-ann", full.api_tokens.get().digest):
        assert secret not in everything


def test_an_empty_account_takes_out_a_whole_file(ann):
    taken = take_out(signed_in(ann))
    assert rows(taken, "decks.Deck") == [] and len(rows(taken, "auth.User")) == 1


def test_it_is_handed_out_piece_by_piece(full):
    pieces = list(signed_in(full).post(reverse("take-out")).streaming_content)
    assert len(pieces) > 10 and max(map(len, pieces)) < 64_000


def test_more_rows_take_no_more_queries(ann, django_assert_max_num_queries):
    for n in range(12):
        factories.make_deck(ann, cards=factories.legal_cards(copies=3, size=9), name=f"Deck {n}")
    client = signed_in(ann)
    with django_assert_max_num_queries(len(OWNED) + 6):
        b"".join(client.post(reverse("take-out")).streaming_content)


def test_it_is_taken_out_so_many_times_in_an_hour(ann, monkeypatch):
    monkeypatch.setitem(caps.RATES, "take-out", "1/hour")
    client = signed_in(ann)
    take_out(client)
    again = client.post(reverse("take-out"), follow=True)
    assert again["Content-Type"].startswith("text/html")
    assert "You have just exported your data" in again.content.decode()


def test_a_visitor_takes_out_nothing_and_a_link_does_not_either(ann):
    assert Client().post(reverse("take-out"))["Location"].startswith("/accounts/login/")
    assert signed_in(ann).get(reverse("take-out")).status_code == 405
