"""Signing up and in."""

import pytest
from django.contrib.auth.models import User
from django.test import Client
from django.urls import reverse

pytestmark = pytest.mark.django_db

PASSWORD = "seven-mirrored-towers"


@pytest.fixture
def ann() -> User:
    return User.objects.create_user("ann", "ann@example.org", PASSWORD)


def sign_in(client, login: str, password: str):
    return client.post(reverse("account_login"), {"login": login, "password": password})


def test_a_new_player_signs_up_and_is_signed_in(client):
    form = {"username": "ann", "email": "ann@example.org", "password1": PASSWORD, "password2": PASSWORD}
    answer = client.post(reverse("account_signup"), form)
    assert answer.status_code == 302
    assert client.session["_auth_user_id"] == str(User.objects.get(username="ann").pk)


@pytest.mark.parametrize("login", ["ann", "ann@example.org"])
def test_a_player_signs_in_by_name_or_by_mail(client, ann, login):
    assert sign_in(client, login, PASSWORD).status_code == 302
    assert client.session["_auth_user_id"] == str(ann.pk)


def test_guessing_a_password_is_throttled_even_when_the_sixth_guess_is_right(client, ann):
    for _ in range(5):
        assert sign_in(client, "ann", "wrong").status_code == 200
    answer = sign_in(client, "ann", PASSWORD)
    assert answer.status_code in (200, 429)
    assert "_auth_user_id" not in client.session


ATTACKER, HOME = "203.0.113.9", "198.51.100.7"


def sign_in_from(address: str, login: str, password: str) -> bool:
    client = Client(REMOTE_ADDR=address)
    sign_in(client, login, password)
    return "_auth_user_id" in client.session


def test_wrong_passwords_lock_out_their_own_address_and_nobody_else(ann):
    for _ in range(8):
        assert not sign_in_from(ATTACKER, "ann", "wrong")
    assert not sign_in_from(ATTACKER, "ann", PASSWORD)
    assert sign_in_from(HOME, "ann", PASSWORD)


def test_wrong_passwords_for_one_name_lock_out_no_other_name_at_that_address(ann):
    User.objects.create_user("bob", "bob@example.org", PASSWORD)
    for _ in range(12):
        assert not sign_in_from(ATTACKER, "ann", "wrong")
    assert sign_in_from(ATTACKER, "bob", PASSWORD)


def test_one_connection_with_many_ipv6_addresses_is_locked_out_as_one(ann):
    for last in range(5):
        assert not sign_in_from(f"2001:db8:1:2::{last}", "ann", "wrong")
    assert not sign_in_from("2001:db8:1:2:ffff::1", "ann", PASSWORD)
    assert sign_in_from("2001:db8:1:3::1", "ann", PASSWORD)


def test_signing_out_takes_a_deliberate_step(client, ann):
    client.force_login(ann)
    client.get(reverse("account_logout"))
    assert "_auth_user_id" in client.session
    client.post(reverse("account_logout"))
    assert "_auth_user_id" not in client.session


SIGNING_UP = {"username": "ann", "email": "ann@example.org", "password1": PASSWORD, "password2": PASSWORD}
PRINTED = "django.core.mail.backends.console.EmailBackend"
SENT = "django.core.mail.backends.locmem.EmailBackend"


@pytest.mark.parametrize("backend", [PRINTED, SENT])
def test_nobody_is_told_that_mail_was_sent_when_it_was_printed(client, settings, backend):
    settings.EMAIL_BACKEND = backend
    page = client.post(reverse("account_signup"), SIGNING_UP, follow=True).content.decode()
    assert "ann@example.org" in page
    assert ("printed in the terminal" in page) == (backend == PRINTED)
    assert ("was sent to" in page) == (backend == SENT)


@pytest.mark.parametrize("backend", [PRINTED, SENT])
def test_who_asks_for_a_new_password_is_told_where_the_way_is(client, ann, settings, backend):
    settings.EMAIL_BACKEND = backend
    asked = client.post(reverse("account_reset_password"), {"email": ann.email}, follow=True)
    page = asked.content.decode()
    assert asked.status_code == 200
    assert ("printed in the terminal" in page) == (backend == PRINTED)
    assert ("we have sent it a password reset link" in page) == (backend == SENT)
