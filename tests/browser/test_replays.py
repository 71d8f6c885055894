"""A replayed game as a board, in a real browser: stepping, playing by itself, what else was possible."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import sign_in
from tests.decks import factories
from tests.simulate import batches
from tests.simulate.plans import plan_of

pytestmark = [pytest.mark.browser, pytest.mark.django_db(transaction=True)]
WIDTHS = (380, 1400)


@pytest.fixture(params=["dm", "fow8"])
def game(request, watched, live_server):
    """The address of a game, open to its owner."""
    plan = plan_of(request.param, 1, 1)
    owner = factories.make_user()
    factories.store_cards(request.param, [row[1] for entry in plan.entries for row in entry.rows])
    batch = batches.played(plan, owner=owner)
    sign_in(watched.context, live_server, owner)
    return f"/batches/{batch.public_id}/games/0/0/first/"


def step(page) -> int:
    return int(page.get_by_label(re.compile("Step, from 0")).input_value())


@pytest.mark.parametrize("width", WIDTHS)
def test_a_board_fits_and_is_stepped_through_with_links_keys_and_a_number(watched, game, width):
    page = watched
    page.set_viewport_size({"width": width, "height": 800})
    page.goto(game)
    expect(page.locator(".board-side")).to_have_count(2)
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    page.get_by_role("link", name="Next step").click()
    expect(page.get_by_label(re.compile("Step, from 0"))).to_have_value("1")
    expect(page.get_by_role("link", name="Next step")).to_be_focused()
    page.locator("h1").click()
    page.keyboard.press("ArrowRight")
    expect(page.get_by_label(re.compile("Step, from 0"))).to_have_value("2")
    page.keyboard.press("ArrowLeft")
    expect(page.get_by_label(re.compile("Step, from 0"))).to_have_value("1")
    page.keyboard.press("Shift+ArrowRight")
    expect(page.get_by_role("heading", name=re.compile("Turn 1: "))).to_be_visible()
    assert f"step={step(page)}" in page.url
    page.get_by_label(re.compile("Step, from 0")).fill("40")
    page.keyboard.press("Enter")
    page.wait_for_url("**step=40**")
    expect(page.locator(".told a[aria-current]")).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    page.get_by_role("link", name="Last step").click()
    expect(page.locator(".board-now")).to_contain_text("wins")


@pytest.mark.parametrize("width", WIDTHS)
def test_a_game_plays_by_itself_until_it_is_stopped(watched, game, width):
    page = watched
    page.set_viewport_size({"width": width, "height": 800})
    page.goto(game)
    page.get_by_label("Speed").select_option("fast")
    page.get_by_role("button", name="Play").click()
    page.wait_for_url("**step=4**")
    page.get_by_role("button", name="Pause").click()
    stopped = step(page)
    page.wait_for_timeout(900)
    assert step(page) - stopped <= 1


def test_hands_are_hidden_until_they_are_opened(watched, game):
    page = watched
    page.goto(f"{game}?turn=2")
    far = page.locator(".board-side").first.locator('[data-look="hand"]')
    expect(far).to_contain_text("hidden")
    page.get_by_role("link", name="Open hands").click()
    expect(far).not_to_contain_text("hidden")
    expect(far.locator(".board-card").first).to_be_visible()


def test_what_else_was_possible_is_listed_where_a_player_chose(watched, game):
    page = watched
    page.goto(f"{game}?turn=3&view=both")
    for _ in range(30):
        if page.locator(".board-options").count():
            break
        before = step(page)
        page.get_by_role("link", name="Next step").click()
        expect(page.get_by_label(re.compile("Step, from 0"))).to_have_value(str(before + 1))
    expect(page.locator(".board-options li[data-chosen]")).to_have_count(1)
    assert page.locator(".board-options li").count() > 1
    expect(page.locator("body")).not_to_contain_text(re.compile(r"\{[A-Z0-9]\}"))


def test_a_card_on_the_board_shows_its_facts(watched, game):
    page = watched
    page.goto(f"{game}?step=40&view=both")
    page.locator(".board-card a").first.focus()
    expect(page.locator("#preview")).to_be_visible()


def test_a_board_is_stepped_through_without_scripts(scriptless, live_server, game, watched):
    context = scriptless.new_context(base_url=live_server.url)
    context.add_cookies(watched.context.cookies())
    page = context.new_page()
    page.goto(game)
    page.get_by_role("link", name="Next step").click()
    page.wait_for_url("**step=1**")
    expect(page.get_by_role("button", name="Play")).to_be_hidden()
    page.get_by_role("link", name="Next turn").click()
    expect(page.get_by_role("heading", name=re.compile("Turn [12]: "))).to_be_visible()
    context.close()
