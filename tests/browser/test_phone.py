"""What a phone shows first: one line of head, the deck's name, tabs that fit, and then the cards."""

import pytest
from playwright.sync_api import expect

from decks.models import Deck
from tests.browser.conftest import sign_in
from tests.browser.test_editor import NARROW, opened
from tests.browser.test_site import deck as deck  # noqa: F401

pytestmark = [pytest.mark.browser, pytest.mark.django_db(transaction=True)]
SCREEN = {"width": NARROW, "height": 640}


@pytest.fixture
def phone(watched, live_server, deck):
    watched.set_viewport_size(SCREEN)
    sign_in(watched.context, live_server, deck.owner)
    return watched


def bottom(locator) -> float:
    box = locator.bounding_box()
    return box["y"] + box["height"]


def test_the_head_is_one_line_and_its_menu_has_every_page(phone):
    phone.goto("/cards/")
    assert phone.locator("header.head").bounding_box()["height"] == 48
    expect(phone.get_by_role("link", name="My decks")).to_be_hidden()
    phone.locator(".site-menu > summary").click()
    expect(phone.get_by_role("button", name="Sign out")).to_be_visible()
    phone.get_by_role("link", name="My decks").click()
    phone.wait_for_url("**/decks/mine/")


def test_the_menu_of_the_head_opens_and_closes_by_keyboard(phone):
    phone.goto("/")
    summary = phone.locator(".site-menu > summary")
    summary.focus()
    phone.keyboard.press("Enter")
    expect(phone.get_by_role("link", name="Cards", exact=True)).to_be_visible()
    phone.keyboard.press("Tab")
    phone.keyboard.press("Escape")
    expect(phone.get_by_role("link", name="Cards", exact=True)).to_be_hidden()
    expect(summary).to_be_focused()


def test_the_first_row_of_a_deck_is_on_the_first_screen_of_the_editor(watched, live_server, deck):
    page = opened(watched, live_server, deck, NARROW)
    page.set_viewport_size(SCREEN)
    page.reload()
    assert bottom(page.locator(".deck-row").first) < SCREEN["height"]


def test_the_first_hit_is_on_the_first_screen_of_the_editor(watched, live_server, deck):
    page = opened(watched, live_server, deck, NARROW, "?q=fire")
    page.set_viewport_size(SCREEN)
    page.reload()
    assert bottom(page.locator(".found-row").first) < SCREEN["height"]


def test_the_pages_of_a_deck_are_four_tabs_that_fit(phone, deck):
    phone.goto(f"/decks/{deck.public_id}/stats/")
    tabs = phone.locator(".nav-tab")
    assert tabs.all_inner_texts() == ["Deck", "Analyse", "Play", "Share"]
    box = tabs.last.bounding_box()
    assert box["x"] + box["width"] <= NARROW
    pages = phone.get_by_role("navigation", name="Pages of this deck")
    expect(pages.get_by_role("link", name="Hands")).to_be_visible()
    expect(pages.get_by_role("link", name="History")).to_be_hidden()
    pages.get_by_role("link", name="Deck", exact=True).click()
    expect(pages.get_by_role("link", name="History")).to_be_visible()


def test_a_first_visit_shows_a_verdict_before_the_form(watched):
    watched.set_viewport_size(SCREEN)
    for address in ("/", "/?example=dm"):
        watched.goto(address)
        verdict = watched.locator("#verdict .verdict")
        form = watched.locator("#check-form")
        assert bottom(verdict) <= form.bounding_box()["y"]
    watched.goto("/")
    assert watched.locator("#sample-word").bounding_box()["y"] < SCREEN["height"]


def test_a_deck_says_its_verdict_before_its_cards(phone, deck):
    phone.goto(f"/decks/{deck.public_id}/")
    line = phone.locator(".verdict-line")
    expect(line).to_contain_text("Not legal")
    assert bottom(line) <= phone.locator(".deck-row").first.bounding_box()["y"]


def test_a_long_name_makes_no_page_of_a_deck_wider_than_the_screen(phone, deck):
    Deck.objects.filter(pk=deck.pk).update(name="Bahamut " * 12)
    for address in ("", "edit/", "?look=stacks", "?look=cards"):
        phone.goto(f"/decks/{deck.public_id}/{address}")
        assert phone.evaluate("document.documentElement.scrollWidth") <= NARROW
