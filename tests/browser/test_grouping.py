"""The editor's rows in groups, the deck at a glance beside them, and moving as many copies as one likes."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import SWORD
from tests.browser.test_editor import copies, drag, opened, row, saved
from tests.browser.test_site import deck as deck  # noqa: F401

pytestmark = [pytest.mark.browser, pytest.mark.django_db(transaction=True)]


@pytest.fixture
def editor(watched, live_server, deck):
    return opened(watched, live_server, deck)


def test_rows_are_grouped_by_type_and_by_cost_with_subtotals(editor):
    main = editor.get_by_role("region", name="Main deck")
    expect(main.locator(".group-head")).to_have_count(0)
    editor.get_by_role("link", name="By type").click()
    regalia = main.locator(".group-head", has_text="Regalia").locator(".figure")
    held = int(regalia.inner_text())
    editor.get_by_role("button", name=f"Remove one {SWORD}").click()
    expect(regalia).to_have_text(str(held - 1))
    total = sum(int(said) for said in main.locator(".group-head .figure").all_inner_texts())
    assert total == sum(int(said) for said in main.locator(".deck-row output").all_inner_texts())
    editor.get_by_role("link", name="By cost").click()
    expect(main.locator(".group-head").filter(has_text="Cost 0")).to_have_count(1)
    assert "Regalia" not in main.inner_text()


def test_the_grouping_is_remembered_from_page_to_page(editor, deck):
    editor.get_by_role("link", name="By type").click()
    editor.goto(f"/decks/{deck.public_id}/")
    expect(editor.locator(".group-head", has_text="Regalia")).to_be_visible()
    editor.goto(f"/decks/{deck.public_id}/edit/")
    editor.get_by_role("link", name="No groups").click()
    expect(editor.locator(".group-head")).to_have_count(0)


def test_the_arrows_lead_from_group_to_group(editor):
    editor.get_by_role("link", name="By type").click()
    first = editor.locator('[aria-labelledby="section-main"] .rows').first.locator(".deck-row").last
    first.focus()
    editor.keyboard.press("ArrowDown")
    expect(
        editor.locator('[aria-labelledby="section-main"] .rows').nth(1).locator(".deck-row").first
    ).to_be_focused()


def test_the_curve_and_the_attributes_follow_every_change(editor):
    curve = editor.get_by_role("img", name=re.compile("Cost curve"))
    before = curve.get_attribute("aria-label")
    fire = editor.get_by_role("list", name="Attributes of Main deck").locator("[data-attribute=fire] b")
    held = int(fire.inner_text())
    editor.get_by_role("button", name="Remove one Thunder").click()
    expect(fire).to_have_text(str(held - 1))
    assert curve.get_attribute("aria-label") != before


def test_one_some_or_all_copies_move_by_a_key_and_a_number(editor):
    row(editor, SWORD).focus()
    editor.keyboard.press("m")
    editor.keyboard.press("1")
    copies(editor, SWORD, 4)
    copies(editor, SWORD, 1, "sideboard")
    row(editor, SWORD).focus()
    editor.keyboard.press("m")
    editor.keyboard.press("3")
    copies(editor, SWORD, 1)
    copies(editor, SWORD, 4, "sideboard")
    saved(editor, 3)


def test_a_number_beyond_the_copies_moves_all_of_them(editor):
    row(editor, "Thunder").focus()
    editor.keyboard.press("m")
    editor.keyboard.press("9")
    copies(editor, "Thunder", 4, "sideboard")
    expect(row(editor, "Thunder")).to_have_count(0)


def test_some_copies_move_by_the_menu_alone(editor):
    thunder = row(editor, "Thunder")
    thunder.locator("summary").click()
    thunder.get_by_role("button", name="Move 2 to Sideboard").click()
    copies(editor, "Thunder", 2)
    copies(editor, "Thunder", 2, "sideboard")


def test_dragging_with_a_key_held_asks_how_many(editor):
    drag(editor, row(editor, "Thunder"), editor.get_by_role("region", name="Sideboard"))
    editor.keyboard.down("Shift")
    editor.mouse.up()
    editor.keyboard.up("Shift")
    expect(editor.locator("#said")).to_contain_text("How many?")
    editor.keyboard.press("1")
    copies(editor, "Thunder", 3)
    copies(editor, "Thunder", 1, "sideboard")
