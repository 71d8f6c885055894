"""The history of a deck in a real browser, narrow and wide, by keyboard alone."""

import re

import pytest
from playwright.sync_api import expect

from decks.editing import services
from decks.models import Deck
from tests.browser.conftest import SWORD, sign_in
from tests.browser.test_site import deck as deck  # noqa: F401

pytestmark = [pytest.mark.browser, pytest.mark.django_db(transaction=True)]


def press(page, wanted) -> None:
    """Go to something by tab alone, and press Enter on it."""
    expect(wanted).to_be_visible()
    for _ in range(200):
        if wanted.evaluate("one => one === document.activeElement"):
            page.keyboard.press("Enter")
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"{wanted} is not reached by keyboard")


@pytest.mark.parametrize("width", [380, 1400])
def test_a_version_is_named_compared_and_restored_by_keyboard(watched, live_server, deck: Deck, width):
    page = watched
    page.set_viewport_size({"width": width, "height": 900})
    sign_in(page.context, live_server, deck.owner)
    sword = deck.rows.get(card__name=SWORD)
    services.remove_card(
        deck=deck, user=deck.owner, section=sword.section, card_id=sword.card.card_id, version=1
    )
    page.goto(f"/decks/{deck.public_id}/")
    press(page, page.get_by_role("link", name="History", exact=True))
    expect(page.locator("#v2")).to_contain_text(re.compile(rf"-5\s+{SWORD}"))
    first = page.locator("#v1")
    press(page, first.locator("summary", has_text="Name it"))
    page.keyboard.press("Tab")
    page.keyboard.type("Before the event")
    page.keyboard.press("Enter")
    expect(first).to_contain_text("Before the event")
    press(page, page.get_by_role("link", name="Compare with now", exact=True))
    expect(page.locator("#difference")).to_have_text("From version 1 to version 2")
    expect(page.locator(".diff")).to_contain_text(SWORD)
    page.go_back()
    press(page, page.get_by_role("button", name="Restore version 1", exact=True))
    expect(page.get_by_role("main")).to_contain_text("version 3")
    assert deck.rows.get(card__name=SWORD).quantity == 5


@pytest.mark.parametrize("width", [380, 1400])
def test_the_owner_opens_the_history_on_the_share_page(watched, live_server, deck: Deck, width):
    page = watched
    page.set_viewport_size({"width": width, "height": 900})
    services.update_deck(deck=deck, user=deck.owner, version=1, visibility="unlisted")
    history = f"{live_server.url}/decks/{deck.public_id}/history/"
    page.goto(history)
    expect(page.locator(".history > li")).to_have_count(1)
    expect(page.get_by_role("main")).to_contain_text("the versions its owner named")
    sign_in(page.context, live_server, deck.owner)
    page.goto(f"/decks/{deck.public_id}/share/")
    expect(page.get_by_role("main")).to_contain_text("others can open it only if the version has a name")
    page.get_by_label("Show the whole history").check()
    page.get_by_role("button", name="Save", exact=True).click()
    expect(page.get_by_text("Visibility updated.")).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    page.context.clear_cookies()
    page.goto(history)
    expect(page.get_by_role("main")).not_to_contain_text("the versions its owner named")
