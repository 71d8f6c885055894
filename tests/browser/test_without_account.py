"""A deck built without an account, on a phone and a wide screen: kept between visits, then in an account."""

import re

import pytest
from playwright.sync_api import expect

from decks.models import Deck
from tests.browser.test_paths import sized as sized  # noqa: F401
from tests.decks import factories

pytestmark = [pytest.mark.browser, pytest.mark.django_db(transaction=True)]


@pytest.fixture
def started(sized):  # noqa: F811
    """The editor of an empty deck that a stranger has just started from the home page."""
    factories.store_cards("fow8", [factories.THUNDER])
    sized.goto("/")
    sized.get_by_role("button", name="Build a deck of Force of Will (8.01)").click()
    expect(sized.get_by_role("heading", level=1)).to_have_text("New deck")
    return sized


def add_thunder(page) -> None:
    if page.viewport_size["width"] < 600:
        page.get_by_role("tab", name="Find cards").click()
    page.get_by_role("searchbox", name="Find cards").fill("thunder")
    page.get_by_role("button", name="Add Thunder to").first.click()
    expect(page.locator("#saved")).to_have_text(re.compile("Saved as version"))
    expect(page.locator("#held")).not_to_have_text("0")


def test_a_stranger_builds_comes_back_and_takes_the_deck_into_an_account(started):
    add_thunder(started)
    address = started.url
    started.goto("/")
    if started.locator(".site-menu > summary").is_visible():
        started.locator(".site-menu > summary").click()
    started.get_by_role("link", name="My decks").locator("visible=true").click()
    expect(started.get_by_text("kept in this browser only")).to_be_visible()
    started.get_by_role("link", name="New deck", exact=True).click()
    expect(started.get_by_text("Thunder").locator("visible=true").first).to_be_visible()
    started.goto(address)
    started.get_by_role("link", name="Keep it in an account").click()
    expect(started.get_by_text("The decks in this browser will move to your account.")).to_be_visible()
    started.get_by_label("Username").fill("ann")
    started.get_by_label("Email").fill("ann@example.org")
    for field in started.locator("input[type=password]").all():
        field.fill(factories.PASSWORD)
    started.get_by_role("button", name="Sign up").click()
    expect(started).to_have_url(re.compile(re.escape(address)))
    expect(started.get_by_text("“New deck” is now in your account.")).to_be_visible()
    expect(started.get_by_text("Kept in this browser only")).to_have_count(0)
    deck = Deck.objects.get()
    assert (deck.owner.username, deck.rows.get().quantity, deck.versions.count()) == ("ann", 1, 2)
    add_thunder(started)
    assert deck.rows.get().quantity == 2


def test_a_second_tab_has_the_same_decks_and_says_when_its_own_is_out_of_date(started):
    second = started.context.new_page()
    second.goto(started.url)
    add_thunder(started)
    if second.viewport_size["width"] < 600:
        second.get_by_role("tab", name="Find cards").click()
    second.get_by_role("searchbox", name="Find cards").fill("thunder")
    second.get_by_role("button", name="Add Thunder to").first.click()
    expect(second.locator("#saved")).to_have_text("Not saved: the deck was changed elsewhere")
    assert Deck.objects.get().rows.get().quantity == 1


def test_a_change_in_a_tab_that_was_open_before_signing_up_is_kept(started):
    second = started.context.new_page()
    second.goto(started.url)
    started.get_by_role("link", name="Keep it in an account").click()
    started.get_by_label("Username").fill("ann")
    started.get_by_label("Email").fill("ann@example.org")
    for field in started.locator("input[type=password]").all():
        field.fill(factories.PASSWORD)
    started.get_by_role("button", name="Sign up").click()
    expect(started.get_by_text("“New deck” is now in your account.")).to_be_visible()
    add_thunder(second)
    deck = Deck.objects.get()
    assert (deck.owner.username, deck.rows.get().quantity) == ("ann", 1)
