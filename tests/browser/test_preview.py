"""A card's facts in the editor: at the side of a wide screen, on a phone in a sheet that a tap opens."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import STONE, SWORD
from tests.browser.test_editor import NARROW, WIDE, opened, row, saved
from tests.browser.test_site import deck as deck  # noqa: F401

pytestmark = [pytest.mark.browser, pytest.mark.django_db(transaction=True)]
MIDDLE = 1000


def apart(one, other) -> bool:
    """Whether two boxes have nothing in common."""
    beside = one["x"] + one["width"] <= other["x"] or other["x"] + other["width"] <= one["x"]
    return beside or one["y"] + one["height"] <= other["y"] or other["y"] + other["height"] <= one["y"]


@pytest.mark.parametrize("width", [WIDE, MIDDLE])
def test_a_docked_card_never_covers_the_column_of_its_row(watched, live_server, deck, width):
    page = opened(watched, live_server, deck, width, "?q=fire+magic")
    shown = page.locator("#preview")
    for one in (row(page, SWORD), page.locator(".found-row", has_text=STONE)):
        page.get_by_role("searchbox").hover()
        one.get_by_role("link").first.hover()
        expect(shown).to_contain_text(one.get_by_role("link").first.inner_text())
        at, over = one.bounding_box(), shown.bounding_box()
        assert at["x"] + at["width"] <= over["x"] or over["x"] + over["width"] <= at["x"]


def test_a_docked_card_stays_while_the_row_is_worked_on_and_goes_with_escape(watched, live_server, deck):
    page = opened(watched, live_server, deck)
    row(page, SWORD).get_by_role("link").hover()
    shown = page.get_by_role("region", name="Card", exact=True)
    expect(shown).to_contain_text(SWORD)
    page.get_by_role("button", name=f"Remove one {SWORD}").click()
    saved(page, 2)
    expect(shown).to_contain_text(SWORD)
    page.keyboard.press("Escape")
    expect(shown).to_be_hidden()


def test_a_tap_on_a_name_shows_the_card_without_leaving_the_editor(watched, live_server, deck):
    page = opened(watched, live_server, deck, NARROW)
    address = page.url
    last = page.locator("#pane-deck .deck-row").last
    for one in (row(page, SWORD), last):
        one.get_by_role("link").click()
        shown = page.get_by_role("region", name="Card", exact=True)
        expect(shown).to_contain_text(one.get_by_role("link").inner_text())
        assert page.url == address
        assert apart(one.bounding_box(), shown.bounding_box())
    shown.get_by_role("button", name="Close the card").click()
    expect(shown).to_be_hidden()
    expect(last.get_by_role("link")).to_be_focused()


def test_the_sheet_leads_to_the_page_of_the_card(watched, live_server, deck):
    page = opened(watched, live_server, deck, NARROW)
    row(page, SWORD).get_by_role("link").click()
    page.get_by_role("link", name="All about this card").click()
    expect(page.get_by_role("heading", level=1)).to_have_text(SWORD)


def test_a_shown_card_moves_nothing_on_the_page(watched, live_server, deck):
    page = opened(watched, live_server, deck)
    page.evaluate(
        """() => {
             window.shifts = 0;
             const sum = (list) => list.getEntries().forEach((one) => (window.shifts += one.value));
             new PerformanceObserver(sum).observe({type: "layout-shift"});
           }"""
    )
    for name in (SWORD, "Thunder"):
        row(page, name).get_by_role("link").hover()
        expect(page.locator("#preview")).to_contain_text(re.compile(name))
    assert page.evaluate("window.shifts") < 0.01
