"""The page of one's own account, and the way to it."""

import pytest
from allauth.account.models import EmailAddress
from django.core import mail
from django.test import Client
from django.urls import reverse

from tests.accounts.scenes import comment_on, shared_deck, signed_in
from tests.decks import factories
from tests.decks.factories import PASSWORD

pytestmark = pytest.mark.django_db


def test_the_name_in_the_head_leads_to_the_account(client):
    user = factories.make_user("ann")
    client.force_login(user)
    assert '<a href="/accounts/">ann</a>' in client.get("/").content.decode()


def test_the_account_says_what_it_has_and_leads_to_all_that_can_be_changed():
    user = factories.make_user("ann")
    comment_on(shared_deck(user), user)
    text = signed_in(user).get(reverse("account")).content.decode()
    assert "1 deck, 1 comment" in text and "ann@example.org" in text
    for route in (
        "account_email",
        "account_change_password",
        "mfa_index",
        "tokens",
        "take-out",
        "account-delete",
    ):
        assert f'"{reverse(route)}"' in text, route


@pytest.mark.parametrize("route", ["account", "blocked", "account-delete"])
def test_a_visitor_is_led_to_signing_in(client, route):
    assert client.get(reverse(route))["Location"].startswith("/accounts/login/")


@pytest.mark.parametrize(
    "route",
    ["account", "blocked", "tokens", "account_email", "account_change_password", "mfa_index"],
)
def test_pages_of_an_account_are_kept_by_nobody(route):
    answer = signed_in(factories.make_user()).get(reverse(route))
    assert answer.status_code == 200 and answer["Cache-Control"] == "private, no-store"


def test_a_changed_password_is_told_by_mail():
    user = factories.make_user("ann")
    client = Client()
    client.post(reverse("account_login"), {"login": "ann", "password": PASSWORD})
    mail.outbox.clear()
    new = "another-long-enough-one"
    client.post(
        reverse("account_change_password"), {"oldpassword": PASSWORD, "password1": new, "password2": new}
    )
    user.refresh_from_db()
    assert user.check_password(new)
    assert [message.to for message in mail.outbox] == [["ann@example.org"]]


def test_another_address_is_added_made_the_main_one_and_taken_away():
    user = factories.make_user("ann")
    client = signed_in(user)
    page = reverse("account_email")
    client.post(page, {"action_add": "", "email": "new@example.org"})
    assert "new@example.org" in client.get(page).content.decode()
    EmailAddress.objects.filter(email="new@example.org").update(verified=True)
    client.post(page, {"action_primary": "", "email": "new@example.org"})
    user.refresh_from_db()
    assert user.email == "new@example.org"
    client.post(page, {"action_remove": "", "email": "ann@example.org"})
    assert [one.email for one in EmailAddress.objects.filter(user=user)] == ["new@example.org"]
