"""A practice game in a real browser: started, played to its end with buttons and keys, at both widths."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import sign_in
from tests.simulate import batches

pytestmark = [pytest.mark.browser, pytest.mark.django_db(transaction=True)]
WIDTHS = (380, 1400)
MOST_CHOICES = 400


@pytest.fixture
def table(watched, live_server):
    """The page of a game that has just been started."""
    deck = batches.stored()
    sign_in(watched.context, live_server, deck.owner)
    watched.goto(f"/decks/{deck.public_id}/games/")
    watched.goto(f"/decks/{deck.public_id}/practice/")
    watched.get_by_label("Seed").fill("7")
    watched.get_by_role("button", name="Start the game").click()
    expect(watched.locator("#choose-title")).to_contain_text("your choice")
    return watched


def version(page) -> str:
    return page.locator("#table input[name=version]").first.input_value()


def moved_on(page, before: str) -> None:
    expect(page.locator("#table input[name=version]").first).not_to_have_value(before)


@pytest.mark.parametrize("width", WIDTHS)
def test_a_game_is_played_to_its_end_and_stepped_through(table, width):
    page = table
    page.set_viewport_size({"width": width, "height": 800})
    for number in range(MOST_CHOICES):
        if not page.locator(".choices-list").count():
            break
        assert page.evaluate("document.documentElement.scrollWidth") <= width
        before = version(page)
        if number % 2:
            page.keyboard.press("1")
        else:
            page.locator(".choices-list button").first.click()
        moved_on(page, before)
    expect(page.locator("#choose-title")).to_contain_text(re.compile("You win|wins"))
    page.get_by_role("link", name="Step through the game").click()
    page.get_by_role("link", name="Open hands").click()
    expect(page.locator(".board-side").first.locator('[data-look="hand"]')).not_to_contain_text("hidden")
    assert page.evaluate("document.documentElement.scrollWidth") <= width


def test_a_choice_is_undone_with_a_key_and_two_tabs_do_not_disturb_each_other(table):
    page = table
    first = page.locator("#choose-title").inner_text()
    other = page.context.new_page()
    other.goto(page.url)
    before = version(page)
    page.keyboard.press("1")
    moved_on(page, before)
    other.locator(".choices-list button").first.click()
    expect(other.get_by_role("alert").first).to_contain_text("moved on in another window")
    expect(other.locator("#table input[name=version]").first).to_have_value(version(page))
    before = version(page)
    page.keyboard.press("u")
    moved_on(page, before)
    assert page.locator("#choose-title").inner_text() == first
    other.close()


def test_cards_in_hand_show_their_cost_and_one_side_comes_first_on_a_phone(table):
    page = table
    hand = page.locator('.board-side.near [data-look="hand"] .board-card')
    assert hand.count() == hand.locator(".cost").count() > 0
    boxes = {}
    for width in WIDTHS:
        page.set_viewport_size({"width": width, "height": 800})
        assert page.evaluate("document.documentElement.scrollWidth") <= width
        near, far = page.locator(".board-side.near"), page.locator(".board-side:not(.near)")
        boxes[width] = near.bounding_box()["y"] < far.bounding_box()["y"]
    assert boxes == {380: True, 1400: False}


def test_without_scripts_a_game_is_played_with_plain_forms(table):
    cookies = table.context.cookies()
    context = table.context.browser.new_context(java_script_enabled=False)
    context.add_cookies(cookies)
    page = context.new_page()
    page.goto(table.url)
    before = version(page)
    page.locator(".choices-list button").first.click()
    expect(page.locator("#table input[name=version]").first).not_to_have_value(before)
    page.get_by_role("button", name="Undo").click()
    expect(page.locator("#choose-title")).to_contain_text("your choice")
    context.close()


@pytest.mark.parametrize("width", WIDTHS)
def test_a_judge_sets_up_a_position_mends_a_line_and_plays_on(page, cards, width):
    page.set_viewport_size({"width": width, "height": 800})
    page.goto("/practice/")
    page.get_by_role("link", name="Duel Masters").click()
    page.get_by_label("Battle zone").first.fill("Aqua Hulkus\nAqua Hulcus")
    page.get_by_label("The step that begins").select_option("attack")
    page.get_by_role("button", name="Play from here").click()
    expect(page.locator(".errors")).to_contain_text(
        "Line 1: there is no card “Aqua Hulkus”; perhaps “Aqua Hulcus”"
    )
    page.get_by_label("Battle zone").first.fill("2 Aqua Hulcus | tapped\nAqua Hulcus")
    page.get_by_role("button", name="Play from here").click()
    expect(page.locator(".choices-list")).to_contain_text("Attack the player with Aqua Hulcus")
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    page.get_by_role("link", name="Change the position").click()
    expect(page.get_by_label("Battle zone").first).to_have_value("2 Aqua Hulcus | tapped\n1 Aqua Hulcus")
