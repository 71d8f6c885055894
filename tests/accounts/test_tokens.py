"""Tokens by which programs act for an account: shown once, stored as digests, ended at will and by time."""

import re
from datetime import timedelta

import pytest
from django.test import Client
from django.urls import reverse
from django.utils import timezone

from accounts import services
from accounts.models import ApiToken
from common import caps
from decks.models import Deck
from tests.decks import factories

pytestmark = pytest.mark.django_db

PAGE = "/accounts/tokens/"
ASKED = {"name": "My script", "days": "30", "scope": "read"}


@pytest.fixture
def user():
    return factories.make_user("ann")


@pytest.fixture
def signed_in(user) -> Client:
    client = Client()
    client.force_login(user)
    return client


def token_of(page: str) -> str:
    found = re.search(r'<code id="token">([^<]+)</code>', page)
    assert found is not None, "no token is shown"
    return found[1]


def bearer(token: str) -> dict[str, str]:
    return {"Authorization": f"Bearer {token}"}


def test_a_token_is_shown_once_and_stored_as_its_digest(signed_in, user):
    made = signed_in.post(PAGE, ASKED)
    token = token_of(made.content.decode())
    assert made["Cache-Control"] == "private, no-store"
    row = ApiToken.objects.get()
    assert (row.user, row.name, row.start) == (user, "My script", token[:8])
    assert row.digest == services.digest_of(token)
    assert token not in str(list(ApiToken.objects.values()))
    later = signed_in.get(PAGE)
    assert token not in later.content.decode() and "My script" in later.content.decode()


def test_a_program_with_a_token_acts_for_the_account(signed_in, user):
    token = token_of(signed_in.post(PAGE, ASKED | {"scope": "write"}).content.decode())
    deck = factories.make_deck(user, cards={}, visibility="private")
    program = Client(enforce_csrf_checks=True)
    address = reverse("api:deck", args=[deck.public_id])
    assert program.get(address).status_code == 404
    assert program.get(address, headers=bearer(token)).status_code == 200
    changed = program.patch(
        address, {"name": "Changed", "version": 1}, content_type="application/json", headers=bearer(token)
    )
    assert changed.status_code == 200
    assert Deck.objects.get(pk=deck.pk).name == "Changed"


def test_a_revoked_token_is_worth_nothing(signed_in, user):
    token = token_of(signed_in.post(PAGE, ASKED).content.decode())
    row = ApiToken.objects.get()
    assert signed_in.post(reverse("token-revoke", args=[row.pk])).status_code == 302
    refuses(token)


def test_a_token_ends_by_itself(user):
    row, token = services.make_token(user=user, name="Old", days=30)
    ApiToken.objects.filter(pk=row.pk).update(expires=timezone.now() - timedelta(seconds=1))
    refuses(token)


def test_a_token_of_an_account_that_is_closed_is_worth_nothing(user):
    _, token = services.make_token(user=user, name="Mine", days=30)
    user.is_active = False
    user.save()
    refuses(token)


@pytest.mark.parametrize("token", ["", "rb_guess", "two words", "\xff\xfe", "ünï", "\0"])
def test_what_is_no_token_is_refused_as_a_problem(db, token):
    refuses(token)


def refuses(token: str) -> None:
    answer = Client().get("/api/decks/", headers=bearer(token))
    assert answer.status_code == 401
    assert answer["Content-Type"] == "application/problem+json"
    assert answer["WWW-Authenticate"] == "Bearer"


def test_who_guesses_tokens_is_slowed_down_and_a_token_works_beside_them(user, monkeypatch):
    monkeypatch.setitem(caps.RATES, "bad-token", "3/min")
    _, token = services.make_token(user=user, name="Mine", days=30)
    guesses = [Client().get("/api/decks/", headers=bearer(f"rb_guess{number}")) for number in range(5)]
    assert [one.status_code for one in guesses] == [401, 401, 401, 429, 429]
    assert 0 < int(guesses[-1]["Retry-After"]) <= 61
    assert guesses[-1]["Content-Type"] == "application/problem+json"
    assert Client().get("/api/decks/", headers={"Authorization": "Bearer two words"}).status_code == 429
    assert Client().get("/api/decks/", headers=bearer(token)).status_code == 200
    elsewhere = Client(REMOTE_ADDR="198.51.100.7")
    assert elsewhere.get("/api/decks/", headers=bearer("rb_guess")).status_code == 401


@pytest.mark.parametrize("method", ["get", "post"])
def test_a_visitor_has_no_tokens(client, method):
    answer = getattr(client, method)(PAGE, ASKED)
    assert answer.status_code == 302 and answer["Location"].startswith("/accounts/login/")
    assert not ApiToken.objects.exists()


@pytest.mark.parametrize("staff", [False, True])
def test_nobody_sees_or_ends_the_tokens_of_another(user, staff):
    row, _ = services.make_token(user=user, name="Not yours", days=30)
    client = Client()
    client.force_login(factories.make_user("other", is_staff=staff, is_superuser=staff))
    assert "Not yours" not in client.get(PAGE).content.decode()
    assert client.post(reverse("token-revoke", args=[row.pk])).status_code == 404
    assert ApiToken.objects.filter(pk=row.pk).exists()


def test_a_token_is_not_revoked_by_following_a_link(signed_in, user):
    row, _ = services.make_token(user=user, name="Mine", days=30)
    assert signed_in.get(reverse("token-revoke", args=[row.pk])).status_code == 405
    assert ApiToken.objects.filter(pk=row.pk).exists()


def test_an_account_has_so_many_tokens_and_ended_ones_do_not_count(signed_in, user, monkeypatch):
    monkeypatch.setattr(caps, "TOKENS_PER_USER", 2)
    first, _ = services.make_token(user=user, name="One", days=30)
    services.make_token(user=user, name="Two", days=30)
    refused = signed_in.post(PAGE, ASKED)
    assert refused.status_code == 400
    assert "You have 2 tokens" in refused.content.decode()
    ApiToken.objects.filter(pk=first.pk).update(expires=timezone.now())
    assert signed_in.post(PAGE, ASKED).status_code == 200
    assert ApiToken.objects.count() == 2


@pytest.mark.parametrize(
    "wrong",
    [{"name": ""}, {"name": "x" * 61}, {"days": "9999"}, {"days": "soon"}, {"scope": ""}, {"scope": "all"}],
)
def test_a_form_that_is_wrong_makes_no_token(signed_in, wrong):
    assert signed_in.post(PAGE, ASKED | wrong).status_code == 400
    assert not ApiToken.objects.exists()
