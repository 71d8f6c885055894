"""Menus that open beside what they belong to: wherever their button is, all of them can be reached."""

import pytest
from playwright.sync_api import expect

from simulate.models import PracticeGame
from tests.browser.conftest import sign_in
from tests.simulate import batches

pytestmark = [pytest.mark.browser, pytest.mark.django_db(transaction=True)]


@pytest.mark.parametrize("width", [390, 1280])
def test_a_practice_game_is_deleted_with_the_mouse(watched, live_server, width):
    deck = batches.stored()
    sign_in(watched.context, live_server, deck.owner)
    watched.set_viewport_size({"width": width, "height": 900})
    watched.goto(f"/decks/{deck.public_id}/practice/")
    watched.get_by_role("button", name="Start the game").click()
    expect(watched.locator("#choose-title")).to_contain_text("your choice")
    menu = watched.locator("details.menu", has_text="Delete this game")
    menu.locator("summary").click()
    box = menu.locator(".menu-in").bounding_box()
    assert box["x"] >= 0 and box["x"] + box["width"] <= width
    menu.get_by_label("Delete this game").check()
    menu.get_by_role("button", name="Delete").click()
    expect(watched.get_by_role("status")).to_contain_text("The game is deleted.")
    assert not PracticeGame.objects.exists()
