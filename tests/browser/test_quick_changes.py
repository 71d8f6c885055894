"""Changes whose effect shows at once, and how the page stands corrected when the site disagrees."""

import pytest
from playwright.sync_api import expect

from decks.editing import services
from tests.browser.conftest import SWORD
from tests.browser.test_editor import copies, editor, opened, saved  # noqa: F401
from tests.browser.test_site import deck as deck  # noqa: F401

pytestmark = [pytest.mark.browser, pytest.mark.django_db(transaction=True)]


def held_back(page):
    """Hold the changes of an editor back from the site; return what lets them through."""
    held = []

    def hold(route):
        if route.request.method == "POST":
            held.append(route)
        else:
            route.continue_()

    def let_through():
        for route in held:
            route.continue_()
        page.unroute("**/edit/")

    page.route("**/edit/", hold)
    return let_through


def test_a_click_shows_its_effect_before_the_site_has_answered(editor):  # noqa: F811
    page, let_through = editor, held_back(editor)
    total = int(page.locator("#held").inner_text())
    page.get_by_role("button", name=f"Remove one {SWORD}").click()
    copies(page, SWORD, 4)
    expect(page.locator("#held")).to_have_text(str(total - 1))
    page.get_by_role("button", name=f"Remove one {SWORD}").click()
    copies(page, SWORD, 3)
    expect(page.locator("#saved")).to_contain_text("Saving")
    let_through()
    saved(page, 3)
    copies(page, SWORD, 3)
    expect(page.locator("#held")).to_have_text(str(total - 2))


def test_a_key_pressed_as_the_answer_arrives_still_reaches_the_open_menu(editor):  # noqa: F811
    let_through = held_back(editor)
    row = editor.locator(".deck-row").nth(1)
    row.focus()
    editor.keyboard.press("1")
    editor.keyboard.press("m")
    expect(row.locator(".menu-in button").first).to_be_focused()
    editor.evaluate(
        """() => {
          window.focused = new Promise((tell) => document.body.addEventListener("htmx:afterSwap", (event) => {
            if (event.target.id !== "pane-deck") return;
            setTimeout(() => tell(document.activeElement.matches("button")));
          }));
        }"""
    )
    let_through()
    assert editor.evaluate("() => window.focused")


def test_what_the_site_refuses_is_taken_back(page, live_server, deck):  # noqa: F811
    opened(page, live_server, deck)
    let_through = held_back(page)
    services.update_deck(deck=deck, user=deck.owner, version=1, name="Changed elsewhere")
    page.get_by_role("button", name=f"Remove one {SWORD}").click()
    copies(page, SWORD, 4)
    let_through()
    expect(page.locator("#saved")).to_have_text("Not saved: the deck was changed elsewhere")
    copies(page, SWORD, 5)


def test_the_other_formats_follow_the_answer_and_stand_as_they_were_until_then(editor):  # noqa: F811
    formats, headline = editor.locator("#other-formats"), editor.locator("#headline")
    before = formats.inner_text(), headline.inner_text()
    asked = []

    def hold(route):
        if route.request.headers.get("hx-target") != "other-formats":
            return route.continue_()
        return asked.append(route)

    editor.route("**/legality/**", hold)
    for count in (4, 3):
        editor.get_by_role("button", name=f"Remove one {SWORD}").click()
        copies(editor, SWORD, count)
    saved(editor, 3)
    assert (formats.inner_text(), headline.inner_text()) == before
    expect(editor.locator("#verdict-word")).to_be_visible()
    editor.wait_for_timeout(600)
    assert asked
    with editor.expect_response(lambda answer: answer.request.headers.get("hx-target") == "other-formats"):
        asked[-1].continue_()
    expect(formats).not_to_have_text(before[0])
    expect(editor.locator("#headline")).to_have_count(1)


def test_a_number_and_a_name_with_enter_put_so_many_into_the_deck(editor):  # noqa: F811
    editor.get_by_role("searchbox", name="Find cards").fill("2 thunder")
    editor.keyboard.press("Enter")
    copies(editor, "Thunder", 2)
    saved(editor, 2)
    expect(editor.get_by_role("searchbox", name="Find cards")).to_be_focused()


def test_a_number_and_a_name_of_several_cards_ask_which_one_is_meant(editor):  # noqa: F811
    editor.get_by_role("searchbox", name="Find cards").fill("2 stone")
    editor.keyboard.press("Enter")
    expect(editor.locator("#which-one")).to_have_text("Which one? Choose with the arrow keys, then press 2.")
    first = editor.locator("#found li[data-card]").first
    expect(first).to_be_focused()
    expect(editor.locator("#saved")).to_have_text("Saved as version 1")
    name, section = first.locator("a").inner_text(), first.get_attribute("data-section")
    editor.keyboard.press("2")
    copies(editor, name, 2, section)


def test_another_format_in_the_panel_marks_the_rows_anew(editor):  # noqa: F811
    marked = editor.locator(".row-fault")
    expect(marked.first).to_be_visible()
    before = marked.all_inner_texts()
    editor.get_by_label("Format", exact=True).select_option("new-frontiers")
    expect(editor.locator(".row-fault", has_text="not in New Frontiers").first).to_be_visible()
    assert before != marked.all_inner_texts()
