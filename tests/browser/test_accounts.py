"""Talking about a deck and signing in with two factors, in a real browser."""

import pytest
from allauth.mfa.totp.internal import auth
from playwright.sync_api import expect

from accounts.models import Comment
from tests.accounts.scenes import shared_deck
from tests.browser.conftest import sign_in
from tests.decks import factories
from tests.decks.factories import PASSWORD

pytestmark = [pytest.mark.browser, pytest.mark.django_db(transaction=True)]


@pytest.mark.parametrize("width", [380, 1400])
def test_a_comment_is_looked_at_written_changed_and_deleted(watched, live_server, width):
    watched.set_viewport_size({"width": width, "height": 900})
    deck = shared_deck(name="Talked about")
    sign_in(watched.context, live_server, factories.make_user("ann"))
    watched.goto(f"/decks/{deck.public_id}/")
    words = watched.get_by_label("Your comment")
    words.fill("Play **four** <b>of them</b>.")
    watched.get_by_role("button", name="Preview").click()
    expect(watched.get_by_role("status").get_by_text("Play four <b>of them</b>.")).to_be_visible()
    expect(words).to_have_value("Play **four** <b>of them</b>.")
    watched.get_by_role("button", name="Comment", exact=True).click()
    said = watched.get_by_role("listitem").filter(has_text="Play four <b>of them</b>.")
    expect(said).to_be_in_viewport()
    expect(watched).to_have_url(f"{live_server.url}{said_at(deck)}")
    said.get_by_role("link", name="Edit").click()
    words.fill("Play three of them.")
    watched.get_by_role("button", name="Save").click()
    changed = watched.get_by_role("listitem").filter(has_text="Play three of them.")
    expect(changed).to_contain_text("edited")
    changed.get_by_role("link", name="Delete").click()
    watched.get_by_role("button", name="Delete").click()
    expect(watched.get_by_text("Your comment is deleted.")).to_be_visible()
    expect(watched.get_by_role("heading", name="No comments yet")).to_be_visible()


def said_at(deck) -> str:
    return f"/decks/{deck.public_id}/comments/#comment-{Comment.objects.get().public_id}"


def test_a_deck_is_reported_and_staff_hide_it(watched, live_server):
    owner = factories.make_user("owner")
    deck = shared_deck(owner, name="A rude name")
    sign_in(watched.context, live_server, factories.make_user("reader"))
    watched.goto(f"/decks/{deck.public_id}/")
    watched.get_by_role("link", name="Report this deck").click()
    watched.get_by_label("Harassment or threats").check()
    watched.get_by_role("button", name="Report").click()
    expect(watched.get_by_text("Thank you. Staff will look at your report.")).to_be_visible()
    sign_in(watched.context, live_server, factories.make_user("staff", is_staff=True, is_superuser=True))
    watched.goto("/admin/accounts/report/")
    watched.locator("#result_list tbody").get_by_role("link").first.click()
    watched.get_by_label("Message to the owner:").fill("Find a kinder name.")
    watched.get_by_role("button", name="Hide the deck").click()
    expect(watched.get_by_text("Now only its owner can see the deck.")).to_be_visible()
    sign_in(watched.context, live_server, owner)
    watched.goto(f"/decks/{deck.public_id}/")
    expect(watched.get_by_text("Find a kinder name.")).to_be_visible()


@pytest.fixture
def clock(monkeypatch) -> None:
    """Codes that last as long as the test does."""
    monkeypatch.setattr("allauth.mfa.totp.internal.auth.yield_hotp_counters_from_time", lambda: [1, 2])


def test_a_second_factor_is_set_up_and_asked_for(watched, live_server, clock):
    factories.make_user("ann")
    watched.goto("/accounts/login/")
    watched.locator("[name=login]").fill("ann")
    watched.locator("[name=password]").fill(PASSWORD)
    watched.get_by_role("main").get_by_role("button", name="Sign in").click()
    watched.get_by_role("link", name="ann", exact=True).click()
    watched.get_by_role("link", name="Set up").click()
    watched.get_by_role("link", name="Set up").click()
    watched.get_by_label("Password").fill(PASSWORD)
    watched.get_by_role("button", name="Continue").click()
    expect(watched.get_by_role("img", name="QR code")).to_be_visible()
    secret = watched.locator("#secret").inner_text()
    watched.get_by_label("Authenticator code").fill(code(secret, 1))
    watched.get_by_role("button", name="Turn on").click()
    expect(watched.get_by_role("heading", name="10 of 10 are unused")).to_be_visible()
    watched.get_by_role("button", name="Sign out").click()
    watched.goto("/accounts/login/")
    watched.locator("[name=login]").fill("ann")
    watched.locator("[name=password]").fill(PASSWORD)
    watched.get_by_role("main").get_by_role("button", name="Sign in").click()
    watched.get_by_label("Code").fill(code(secret, 2))
    watched.get_by_role("main").get_by_role("button", name="Sign in", exact=True).click()
    expect(watched.get_by_role("link", name="My decks")).to_be_visible()


def code(secret: str, counter: int) -> str:
    return auth.format_hotp_value(auth.hotp_value(secret, counter))
