"""One whole path with the keyboard alone, narrow and wide: from signing in to a legal deck in a file."""

import re

import pytest
from playwright.sync_api import expect

from decks.examples import example
from tests.browser.conftest import STONE, SWORD
from tests.decks import factories

pytestmark = [pytest.mark.browser, pytest.mark.django_db(transaction=True)]


def reach(page, wanted) -> None:
    """Press Tab until something has the focus, and see that the focus shows."""
    expect(wanted).to_be_visible()
    for _ in range(200):
        if wanted.evaluate("one => one === document.activeElement"):
            drawn = wanted.evaluate(
                """(one) => [one, one.closest("label"), one.parentElement].some((shown) => {
                  const style = shown && getComputedStyle(shown);
                  return style && (style.outlineStyle !== "none" || style.boxShadow !== "none");
                })"""
            )
            assert drawn, f"nothing shows that {wanted} has the focus"
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"{wanted} is not reached by keyboard")


def enter(page, wanted) -> None:
    reach(page, wanted)
    page.keyboard.press("Enter")


def open_menu(page) -> None:
    """Open the menu of the site's head where it has one."""
    menu = page.locator(".site-menu > summary")
    if menu.is_visible():
        enter(page, menu)


def write(page, wanted, words: str) -> None:
    reach(page, wanted)
    page.keyboard.press("Control+A")
    page.keyboard.insert_text(words)


@pytest.mark.parametrize("width", [380, 1400])
def test_a_deck_is_built_judged_and_taken_out_with_the_keyboard_alone(watched, width):
    page = watched
    page.set_viewport_size({"width": width, "height": 900})
    user = factories.make_user()
    page.goto("/")
    open_menu(page)
    enter(page, page.get_by_role("link", name="Sign in"))
    write(page, page.get_by_label("Login"), user.username)
    write(page, page.get_by_label("Password", exact=True), factories.PASSWORD)
    enter(page, page.get_by_role("main").get_by_role("button", name="Sign in"))
    expect(page).to_have_title(re.compile("legal"))

    open_menu(page)
    enter(page, page.get_by_role("link", name="My decks"))
    enter(page, page.get_by_role("link", name="Build a deck"))
    text = example("fow8").replace(f"5 {SWORD}", f"4 {SWORD}").replace("Mad Deamon", "Mad Demon")
    write(page, page.get_by_label("Name", exact=True), "By keyboard")
    write(page, page.get_by_label("Deck list"), text)
    enter(page, page.get_by_role("button", name="Continue"))
    expect(page.get_by_role("heading", level=1)).to_have_text("Preview")
    enter(page, page.get_by_role("button", name="Save deck"))
    expect(page.get_by_role("heading", level=1)).to_have_text("By keyboard")

    enter(page, page.get_by_role("link", name="Edit", exact=True))
    expect(page.locator("#deck-form")).to_be_attached()
    page.wait_for_load_state()
    page.keyboard.press("/")
    expect(page.get_by_role("searchbox")).to_be_focused()
    page.keyboard.type("fire magic")
    enter(page, page.get_by_role("button", name=f"Add {STONE} to Magic stone deck"))
    expect(page.locator("#at-version")).to_have_text("version 2")
    if width < 900:
        reach(page, page.get_by_role("tab", name="Find cards"))
        page.keyboard.press("ArrowRight")
        page.keyboard.press("ArrowRight")
    expect(page.locator("#verdict-word")).to_have_text("Legal by the rulebook alone")

    reach(page, page.locator("summary", has_text="Export"))
    page.keyboard.press("Enter")
    file = page.get_by_role("link", name=re.compile("^Text"))
    reach(page, file)
    with page.expect_download() as taken:
        page.keyboard.press("Enter")
    written = taken.value.path().read_text(encoding="utf-8")
    assert f"5 {STONE}" in written
    assert f"4 {SWORD}" in written
