"""Signing up and in."""

import pytest
from django.contrib.auth.models import User
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


def test_signing_out_takes_a_deliberate_step(client, ann):
    client.force_login(ann)
    client.get(reverse("account_logout"))
    assert "_auth_user_id" in client.session
    client.post(reverse("account_logout"))
    assert "_auth_user_id" not in client.session
