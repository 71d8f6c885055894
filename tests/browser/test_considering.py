"""Cards that are only considered, in a real browser, narrow and wide, by keyboard alone."""

import pytest
from playwright.sync_api import expect

from decks.models import Deck
from tests.browser.conftest import SWORD, sign_in
from tests.browser.test_history import press
from tests.browser.test_site import deck as deck  # noqa: F401

pytestmark = [pytest.mark.browser, pytest.mark.django_db(transaction=True)]


@pytest.mark.parametrize("width", [380, 1400])
def test_a_card_goes_to_considering_and_back_by_keyboard(watched, live_server, deck: Deck, width):
    page = watched
    page.set_viewport_size({"width": width, "height": 900})
    sign_in(page.context, live_server, deck.owner)
    page.goto(f"/decks/{deck.public_id}/edit/")
    press(page, page.locator(f'summary[aria-label="Move {SWORD}"]'))
    press(page, page.get_by_role("button", name="Move all 5 to Considering"))
    expect(page.get_by_role("button", name=f"Remove one considered {SWORD}")).to_be_visible()
    expect(page.locator("#legality")).to_contain_text("4 too few")
    expect(page.locator("#at-version")).to_have_text("version 2")
    press(page, page.locator(f'summary[aria-label="Put {SWORD} in the deck"]'))
    press(page, page.get_by_role("button", name="Move all 5 to Main deck"))
    expect(page.get_by_role("button", name=f"Remove one {SWORD}", exact=True)).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth <= window.innerWidth")
    assert not deck.considered.exists()
