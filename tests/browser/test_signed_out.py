"""A session that ends while a page is open: what the site then answers never lands inside the page."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import sign_in
from tests.decks import factories

pytestmark = [pytest.mark.browser, pytest.mark.django_db(transaction=True)]


@pytest.fixture
def deck(cards):
    return factories.make_deck(code="fow8", name="Sky knights")


def opened(page, live_server, deck, address):
    """A page open in a tab whose session has ended since."""
    sign_in(page.context, live_server, deck.owner)
    page.goto(address)
    expect(page.get_by_role("heading", level=1)).to_have_count(1)
    page.context.clear_cookies()


def untouched(page, said):
    expect(page.locator("#trouble")).to_have_text(re.compile(said))
    expect(page.locator("#trouble")).to_be_visible()
    expect(page.get_by_role("heading", level=1)).to_have_count(1)
    expect(page.get_by_role("banner")).to_have_count(1)


def test_a_search_in_ones_own_list_says_that_nobody_is_signed_in(page, live_server, deck):
    opened(page, live_server, deck, "/decks/mine/")
    page.get_by_role("searchbox").fill("sky")
    untouched(page, "signed out")
    expect(page.get_by_role("link", name="Sky knights", exact=True)).to_be_visible()
    assert page.url.endswith("/decks/mine/")


def test_a_search_in_the_editor_leaves_what_was_found_alone(page, live_server, deck):
    opened(page, live_server, deck, f"/decks/{deck.public_id}/edit/")
    page.get_by_role("searchbox", name="Find cards").fill("stone")
    untouched(page, "There is nothing here.*sign in")


def test_another_format_in_the_panel_leaves_the_verdict_alone(page, live_server, deck):
    opened(page, live_server, deck, f"/decks/{deck.public_id}/")
    verdict = page.locator("#verdict-word").inner_text()
    page.get_by_label("Format", exact=True).select_option(index=1)
    untouched(page, "There is nothing here.*sign in")
    expect(page.locator("#verdict-word")).to_have_text(verdict)


def test_a_form_older_than_the_session_is_explained_and_keeps_its_list(page, live_server, deck):
    opened(page, live_server, deck, "/")
    page.get_by_label("Your deck list").fill("4 Thunder")
    page.get_by_role("button", name="Check deck").click()
    untouched(page, "has expired")
    expect(page.get_by_label("Your deck list")).to_have_value("4 Thunder")
