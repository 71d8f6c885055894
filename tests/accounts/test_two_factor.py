"""Signing in with two factors, from setting it up to having lost the phone."""

import re
import time
from types import SimpleNamespace

import pytest
from allauth.mfa.models import Authenticator
from allauth.mfa.totp.internal import auth
from django.core import mail
from django.test import Client
from django.urls import reverse

from tests.decks import factories
from tests.decks.factories import PASSWORD

pytestmark = pytest.mark.django_db

SET_UP = "/accounts/2fa/totp/activate/"


@pytest.fixture
def clock(monkeypatch):
    """The clock of the codes, which stands still until it is moved."""
    stands = SimpleNamespace(now=time.time(), time=lambda: stands.now)
    monkeypatch.setattr(auth, "time", stands)
    return stands


@pytest.fixture
def ann():
    return factories.make_user("ann")


def enter(client: Client, password: str = PASSWORD):
    return client.post(reverse("account_login"), {"login": "ann", "password": password})


def code(secret: str, clock) -> str:
    """What an app shows that was given this secret."""
    return auth.format_hotp_value(auth.hotp_value(secret, int(clock.now) // 30))


def set_up(clock) -> tuple[Client, str]:
    """A browser in which ann has just set up an app, and the app's secret."""
    client = Client()
    enter(client)
    if client.get(SET_UP).status_code == 302:
        client.post(reverse("account_reauthenticate"), {"password": PASSWORD, "next": SET_UP})
    secret = re.search(r'id="secret">(\w+)<', client.get(SET_UP).content.decode())[1]
    assert client.post(SET_UP, {"code": code(secret, clock)}).status_code == 302
    clock.now += 30
    return client, secret


def is_in(client: Client) -> bool:
    return client.get(reverse("mine")).status_code == 200


def test_the_secret_is_drawn_on_the_page_itself_so_that_the_policy_stays_as_it_is(ann, clock):
    client = Client()
    enter(client)
    client.post(reverse("account_reauthenticate"), {"password": PASSWORD, "next": SET_UP})
    answer = client.get(SET_UP)
    text = answer.content.decode()
    assert "<svg" in text and 'class="qr"' in text and "data:image" not in text
    assert answer["Cache-Control"] == "private, no-store"
    assert "img-src" not in answer["Content-Security-Policy"]


def test_setting_it_up_asks_for_the_password_again(ann):
    client = Client()
    client.force_login(ann)
    assert client.get(SET_UP)["Location"].startswith(reverse("account_reauthenticate"))


def test_a_wrong_code_turns_nothing_on(ann, clock):
    client = Client()
    enter(client)
    client.post(reverse("account_reauthenticate"), {"password": PASSWORD, "next": SET_UP})
    secret = re.search(r'id="secret">(\w+)<', client.get(SET_UP).content.decode())[1]
    wrong = str((int(code(secret, clock)) + 1) % 1_000_000).zfill(6)
    answer = client.post(SET_UP, {"code": wrong})
    assert answer.status_code == 200 and "Incorrect code" in answer.content.decode()
    assert not Authenticator.objects.exists()


def test_the_password_alone_lets_nobody_in_any_more(ann, clock):
    set_up(clock)
    browser = Client()
    answer = enter(browser)
    assert answer["Location"].startswith(reverse("mfa_authenticate"))
    assert not is_in(browser)


def test_password_and_code_let_in(ann, clock):
    _, secret = set_up(clock)
    browser = Client()
    enter(browser)
    assert browser.post(reverse("mfa_authenticate"), {"code": code(secret, clock)}).status_code == 302
    assert is_in(browser)


def test_a_code_that_somebody_saw_does_not_let_in_a_second_time(ann, clock):
    _, secret = set_up(clock)
    for browser, lets_in in ((Client(), True), (Client(), False)):
        enter(browser)
        browser.post(reverse("mfa_authenticate"), {"code": code(secret, clock)})
        assert is_in(browser) is lets_in


def test_guessing_codes_is_throttled_even_when_the_sixth_guess_is_right(ann, clock):
    _, secret = set_up(clock)
    browser = Client()
    enter(browser)
    for _ in range(5):
        browser.post(reverse("mfa_authenticate"), {"code": "000000"})
    browser.post(reverse("mfa_authenticate"), {"code": code(secret, clock)})
    assert not is_in(browser)


def test_a_recovery_code_lets_in_once(ann, clock):
    client, _ = set_up(clock)
    page = client.get(reverse("mfa_view_recovery_codes")).content.decode()
    codes = re.findall(r"<li><code>(\d+)</code>", page)
    assert len(codes) == 10
    for browser, lets_in in ((Client(), True), (Client(), False)):
        enter(browser)
        browser.post(reverse("mfa_authenticate"), {"code": codes[0]})
        assert is_in(browser) is lets_in
    assert client.get(reverse("mfa_download_recovery_codes")).status_code == 200
    assert (
        len(re.findall(r"<li><code>", client.get(reverse("mfa_view_recovery_codes")).content.decode())) == 9
    )


def test_turning_it_off_takes_the_recovery_codes_along_and_is_told_by_mail(ann, clock):
    client, _ = set_up(clock)
    mail.outbox.clear()
    assert client.post(reverse("mfa_deactivate_totp")).status_code == 302
    assert not Authenticator.objects.exists()
    assert [message.to for message in mail.outbox] == [["ann@example.org"]]
    browser = Client()
    enter(browser)
    assert is_in(browser)


def test_nobody_turns_off_the_second_factor_of_another_or_sees_their_codes(ann, clock):
    set_up(clock)
    other = Client()
    other.force_login(factories.make_user("other"))
    assert other.get(reverse("mfa_deactivate_totp")).status_code == 404
    assert other.post(reverse("mfa_deactivate_totp")).status_code == 404
    assert other.get(reverse("mfa_view_recovery_codes")).status_code == 404
    assert Authenticator.objects.filter(user=ann).count() == 2


@pytest.mark.parametrize("route", ["mfa_index", "mfa_activate_totp", "mfa_view_recovery_codes"])
def test_a_visitor_has_no_second_factor(client, route):
    answer = client.get(reverse(route))
    assert answer.status_code in {302, 404}
    if answer.status_code == 302:
        assert answer["Location"].startswith("/accounts/login/")


def test_staff_open_their_pages_with_a_second_factor_when_the_site_says_so(ann, clock, settings):
    ann.is_staff = ann.is_superuser = True
    ann.save()
    client = Client()
    client.force_login(ann)
    assert client.get("/admin/").status_code == 200
    settings.STAFF_TWO_FACTOR = True
    refused = client.get("/admin/cards/card/")
    assert (refused.status_code, refused["Location"]) == (302, reverse("mfa_index"))
    client, _ = set_up(clock)
    assert client.get("/admin/").status_code == 200


def test_staff_take_a_lost_second_factor_off_an_account_and_never_see_its_secret(ann, clock):
    set_up(clock)
    client = Client()
    client.force_login(factories.make_user("staff", is_staff=True, is_superuser=True))
    held = Authenticator.objects.get(type="totp")
    page = client.get(f"/admin/mfa/authenticator/{held.pk}/change/").content.decode()
    assert "ann" in page and held.data["secret"] not in page
    client.post(f"/admin/mfa/authenticator/{held.pk}/delete/", {"post": "yes"})
    assert not Authenticator.objects.filter(type="totp").exists()
