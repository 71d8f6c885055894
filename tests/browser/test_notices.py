"""Notices in a real browser, narrow and wide, by keyboard: seen in the head, read, gone from the count."""

from datetime import date

import pytest
from playwright.sync_api import expect

from decks.models import Deck, DeckStatus, Notice
from tests.browser.conftest import sign_in
from tests.browser.test_history import press
from tests.browser.test_keyboard import open_menu
from tests.decks import factories

pytestmark = [pytest.mark.browser, pytest.mark.django_db(transaction=True)]

DAY = date(2999, 12, 1)


@pytest.fixture
def deck(transactional_db) -> Deck:
    made = factories.make_deck(name="A deck with a very long name, of which nothing may be cut off or hidden")
    said = {"format": "standard", "before": "legal", "after": "illegal", "says": ["A card of it is banned."]}
    for cause, day in (("list-1", DAY), ("cards-2", date(2024, 1, 2))):
        Notice.objects.create(owner=made.owner, deck=made, cause=cause, day=day, **said)
    DeckStatus.objects.filter(deck=made).update(turns_on=DAY, turns_to="illegal", until=DAY)
    return made


@pytest.mark.parametrize("width", [360, 1400])
def test_notices_are_found_and_marked_as_read_by_keyboard(page, live_server, deck, width):
    page.set_viewport_size({"width": width, "height": 900})
    sign_in(page.context, live_server, deck.owner)
    page.goto("/cards/")
    count = page.locator(".count:visible")
    expect(count).to_contain_text("2")
    open_menu(page)
    press(page, page.get_by_role("link", name="Notices"))
    expect(page.get_by_role("heading", name="Coming up")).to_be_visible()
    expect(page.get_by_text("One of your decks changes on 1 December 2999").first).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth <= window.innerWidth")
    press(page, page.get_by_role("button", name="Mark as read").first)
    expect(count).to_contain_text("1")
    press(page, page.get_by_role("button", name="Mark all as read"))
    expect(count).to_have_count(0)
    expect(page.get_by_text("A card of it is banned.").first).to_be_visible()
