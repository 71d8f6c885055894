"""The editor in a real browser: steps back, keys, dragging, a card's facts beside its name, what is saved."""

import re

import pytest
from playwright.sync_api import Error, expect

from decks.editing import services
from decks.models import Deck
from tests.browser.conftest import STONE, SWORD, sign_in
from tests.browser.test_site import deck as deck  # noqa: F401

pytestmark = [pytest.mark.browser, pytest.mark.django_db(transaction=True)]
NARROW, WIDE = 380, 1400
both_widths = pytest.mark.parametrize("width", [NARROW, WIDE])


def opened(page, live_server, deck, width=WIDE, query=""):
    page.set_viewport_size({"width": width, "height": 900})
    sign_in(page.context, live_server, deck.owner)
    page.goto(f"/decks/{deck.public_id}/edit/{query}")
    return page


@pytest.fixture
def editor(watched, live_server, deck):
    return opened(watched, live_server, deck)


def row(page, name, section="main"):
    return page.locator(f'.rows[data-section="{section}"] > .deck-row', has_text=name)


def copies(page, name, number, section="main"):
    expect(row(page, name, section).locator("output")).to_have_text(str(number))


def saved(page, number):
    expect(page.locator("#saved")).to_have_text(f"Saved as version {number}")


# ---- sections and steps ----


def test_a_sections_head_says_in_words_how_it_stands(editor):
    stones = editor.get_by_role("region", name="Magic stone deck")
    expect(stones.locator(".section-head")).to_have_text(
        re.compile(r"Magic stone deck\s*9 / 10–20,\s*1 too few")
    )
    stones.get_by_role("button", name=f"Add one {STONE}").click()
    expect(stones.locator(".section-head")).to_have_text(re.compile(r"10 / 10–20,\s*fits"))


@both_widths
def test_changes_are_undone_and_done_again_one_after_the_other(watched, live_server, deck, width):
    page = opened(watched, live_server, deck, width)
    undo, redo = page.locator("#undo"), page.locator("#redo")
    expect(undo).to_be_disabled()
    page.get_by_role("button", name=f"Remove one {SWORD}").click()
    saved(page, 2)
    page.get_by_role("button", name="Remove Thunder").click()
    expect(page.locator("#undoes")).to_have_text("Undo takes back: took 4 × Thunder out of Main deck.")
    undo.click()
    expect(page.locator("#said")).to_contain_text("Undone: 4 × Thunder put back in Main deck.")
    expect(undo).to_be_focused()
    undo.click()
    expect(page.locator("#said")).to_contain_text(f"Undone: 1 × {SWORD} put back in Main deck.")
    copies(page, SWORD, 5)
    expect(undo).to_be_disabled()
    redo.click()
    copies(page, SWORD, 4)
    redo.click()
    expect(row(page, "Thunder")).to_have_count(0)
    expect(redo).to_be_disabled()
    saved(page, 7)
    assert page.evaluate("document.documentElement.scrollWidth <= window.innerWidth")


def test_the_key_undoes_what_was_done_since_the_page_was_opened_and_asks_before_more(editor, deck):
    editor.get_by_role("button", name=f"Remove one {SWORD}").click()
    saved(editor, 2)
    editor.reload()
    editor.get_by_role("button", name="Remove one Thunder").click()
    saved(editor, 3)
    editor.keyboard.press("Control+z")
    copies(editor, "Thunder", 4)
    saved(editor, 4)
    editor.keyboard.press("Control+z")
    expect(editor.locator("#said")).to_contain_text(
        f"before you opened this page. Undo takes back: took 1 × {SWORD}"
    )
    expect(editor.locator("#undo")).to_be_focused()
    assert deck.versions.count() == 4
    editor.keyboard.press("Enter")
    copies(editor, SWORD, 5)
    editor.keyboard.press("Control+Shift+z")
    copies(editor, SWORD, 4)


# ---- keys ----


@both_widths
def test_a_deck_is_made_with_the_keyboard_alone(watched, live_server, deck, width):
    page = opened(watched, live_server, deck, width)
    press = page.keyboard.press
    press("/")
    page.keyboard.type("fire magic")
    found = page.locator(".found-row", has_text=STONE)
    expect(found).to_be_visible()
    press("ArrowDown")
    expect(found).to_be_focused()
    press("2")
    expect(page.locator("#said")).to_contain_text(f"Took 2 × {STONE} out of Magic stone deck.")
    expect(found).to_be_focused()
    press("ArrowRight")
    first = page.locator(".deck-row").first
    expect(first).to_be_focused()
    press("ArrowDown")
    second = page.locator(".deck-row").nth(1)
    expect(second).to_be_focused()
    press("1")
    expect(second.locator("output")).to_have_text("1")
    expect(second).to_be_focused()
    press("m")
    expect(second.locator(".menu-in button").first).to_be_focused()
    press("ArrowDown")
    expect(second.locator(".menu-in button").nth(1)).to_be_focused()
    press("Escape")
    expect(second.locator("summary")).to_be_focused()
    press("ArrowUp")
    expect(first).to_be_focused()
    press("Delete")
    expect(page.locator("#said")).to_contain_text("Took 1 ×")
    press("Control+z")
    expect(page.locator("#said")).to_contain_text("Undone: 1 ×")
    page.locator(".deck-row").first.focus()
    name = page.locator(".deck-row a").first.inner_text()
    press("Enter")
    expect(page.get_by_role("heading", level=1)).to_have_text(name)


def test_the_arrows_go_round_and_back_to_the_search(watched, live_server, deck):
    page = opened(watched, live_server, deck, query="?q=fire+magic")
    page.locator(".found-row").focus()
    page.keyboard.press("ArrowUp")
    expect(page.get_by_role("searchbox")).to_be_focused()
    page.keyboard.press("ArrowDown")
    page.keyboard.press("ArrowDown")
    expect(page.locator(".deck-row").first).to_be_focused()
    page.locator(".deck-row").last.focus()
    page.keyboard.press("ArrowDown")
    expect(page.locator(".found-row")).to_be_focused()
    page.keyboard.press("Escape")
    expect(page.get_by_role("searchbox")).to_be_focused()


def test_a_row_that_goes_leaves_the_focus_on_the_one_in_its_place(editor):
    second, third = (editor.locator(".deck-row").nth(place) for place in (1, 2))
    after = third.locator("a").inner_text()
    second.focus()
    editor.keyboard.press("0")
    expect(editor.locator(".deck-row").nth(1).locator("a")).to_have_text(after)
    expect(editor.locator(".deck-row").nth(1)).to_be_focused()


def test_keys_rest_while_somebody_writes_and_where_they_mean_nothing(editor, deck):
    editor.get_by_role("button", name="Remove one Thunder").click()
    saved(editor, 2)
    box = editor.get_by_role("searchbox")
    for key in ("1", "m", "?"):
        box.press(key)
    expect(box).to_have_value("1m?")
    expect(editor.locator("#keys")).to_be_hidden()
    box.press("Control+z")
    editor.locator(".deck-row").first.focus()
    for key in ("5", "9", "x"):
        editor.keyboard.press(key)
    editor.get_by_role("button", name="Remove one Thunder").click()
    copies(editor, "Thunder", 2)
    saved(editor, 3)


@pytest.mark.parametrize("address", ["edit", "cards"])
def test_the_keys_are_told_by_a_key_and_by_a_button(watched, live_server, deck, address):
    page = opened(watched, live_server, deck)
    if address == "cards":
        page.goto("/cards/")
    legend = page.get_by_role("dialog", name="Keys")
    page.keyboard.press("?")
    expect(legend).to_contain_text("go to the search")
    expect(legend.get_by_text("Undo", exact=False)).to_have_count(1 if address == "edit" else 0)
    page.keyboard.press("Escape")
    expect(legend).to_be_hidden()
    page.get_by_role("button", name="Keys").click()
    expect(legend).to_be_visible()
    legend.get_by_role("button", name="Close").click()
    expect(legend).to_be_hidden()


# ---- dragging ----


def drag(page, what, to) -> None:
    """Take something by the pointer and bring it elsewhere, where all of it is in sight."""
    page.set_viewport_size({"width": WIDE, "height": 2_000})
    start, end = what.bounding_box(), to.bounding_box()
    page.mouse.move(start["x"] + 4, start["y"] + 3)
    page.mouse.down()
    page.mouse.move(start["x"] + 14, start["y"] + 13, steps=4)
    page.mouse.move(end["x"] + 60, end["y"] + 12, steps=6)
    page.mouse.move(end["x"] + 64, end["y"] + end["height"] - 12, steps=4)


def test_a_row_is_dragged_to_a_section_that_may_hold_it(editor):
    drag(editor, row(editor, "Thunder"), editor.get_by_role("region", name="Sideboard"))
    refuses = editor.locator(".section", has=editor.locator("#section-stone"))
    expect(refuses).to_have_attribute("data-takes", "no")
    editor.mouse.up()
    expect(editor.locator("#said")).to_contain_text("Moved 4 × Thunder to Sideboard.")
    copies(editor, "Thunder", 4, "sideboard")
    expect(row(editor, "Thunder")).to_have_count(0)
    expect(refuses).not_to_have_attribute("data-takes", "no")


def test_a_section_that_may_not_hold_a_card_does_not_take_it(editor, deck):
    drag(editor, row(editor, "Thunder"), editor.get_by_role("region", name="Magic stone deck"))
    expect(editor.locator("[data-takes]")).not_to_have_count(0)
    editor.mouse.up()
    expect(editor.locator("[data-takes]")).to_have_count(0)
    copies(editor, "Thunder", 4)
    editor.get_by_role("button", name="Remove one Thunder").click()
    saved(editor, 2)


def test_a_found_card_is_dragged_into_the_deck(watched, live_server, deck):
    page = opened(watched, live_server, deck, query="?q=rukh+egg")
    drag(
        page, page.locator(".found-row", has_text="Rukh Egg"), page.get_by_role("region", name="Considering")
    )
    page.mouse.up()
    expect(page.locator("#said")).to_contain_text("Added 1 × Rukh Egg to Considering.")
    expect(page.locator(".found-row", has_text="Rukh Egg")).to_have_count(1)
    copies(page, "Rukh Egg", 1, "considering")


# ---- a card's facts, whose place tests/browser/test_preview.py shows ----


def test_a_card_under_the_pointer_shows_its_facts_and_describes_its_name(editor):
    name = row(editor, SWORD).get_by_role("link", name=SWORD)
    shown = editor.locator("#preview")
    name.hover()
    expect(shown).to_contain_text("VS01-026")
    expect(shown).to_contain_text("Legal: Constructed")
    expect(name).to_have_attribute("aria-describedby", "preview")
    shown.hover()
    expect(shown).to_be_visible()
    editor.keyboard.press("Escape")
    expect(shown).to_be_hidden()


def test_the_focus_shows_a_cards_facts_too_and_asks_for_them_once(editor):
    asked: list[str] = []
    editor.on("request", lambda request: asked.append(request.url) if "/preview/" in request.url else None)
    editor.locator(".deck-row").first.focus()
    shown = editor.locator("#preview")
    for key in ("ArrowDown", "ArrowUp", "ArrowDown"):
        editor.keyboard.press(key)
        expect(shown).to_be_visible()
        name = editor.evaluate("document.activeElement.querySelector('a').textContent")
        expect(shown).to_contain_text(name)
    assert len(asked) == len(set(asked)) == 2


# ---- what is saved ----


def test_clicks_made_while_the_site_is_away_wait_and_are_made_again(page, cards, live_server, deck):
    opened(page, live_server, deck)
    egg = page.get_by_role("button", name="Remove one Rukh Egg")
    page.context.set_offline(True)
    egg.click()
    expect(page.locator("#saved")).to_have_text("Not saved: 1 change waits")
    egg.click()
    notice = page.get_by_role("alert").filter(has_text="cannot be reached")
    expect(notice).to_contain_text("2 changes wait")
    page.get_by_role("button", name="Try again").click()
    expect(notice).to_contain_text("2 changes wait")
    # The rows show what is wanted; the notice says that it is not saved.
    copies(page, "Rukh Egg", 2)
    page.context.set_offline(False)
    saved(page, 3)
    copies(page, "Rukh Egg", 2)
    expect(notice).to_be_hidden()


def test_leaving_is_questioned_only_while_something_is_not_saved(page, cards, live_server, deck):
    opened(page, live_server, deck)
    asked: list[str] = []
    page.on("dialog", lambda dialog: (asked.append(dialog.type), dialog.accept()))
    page.get_by_role("button", name="Remove one Rukh Egg").click()
    saved(page, 2)
    page.goto("/cards/")
    assert asked == []
    page.go_back()
    page.context.set_offline(True)
    page.get_by_role("button", name="Remove one Rukh Egg").click()
    expect(page.locator("#saved")).to_contain_text("Not saved")
    with pytest.raises(Error, match="DISCONNECTED"):
        page.goto("/cards/")
    assert asked == ["beforeunload"]


def test_two_tabs_lose_nothing_of_each_other(page, cards, live_server, deck):
    opened(page, live_server, deck)
    other = page.context.new_page()
    other.goto(f"/decks/{deck.public_id}/edit/")
    other.get_by_role("button", name="Remove one Thunder").click()
    saved(other, 2)
    page.get_by_role("button", name="Remove one Rukh Egg").click()
    notice = page.get_by_role("alert").filter(has_text="Not saved")
    expect(notice).to_contain_text("-1 Thunder")
    expect(page.locator("#saved")).to_have_text("Not saved: the deck was changed elsewhere")
    copies(page, "Thunder", 3)
    notice.get_by_role("button", name="Apply to this version").click()
    copies(page, "Rukh Egg", 3)
    copies(page, "Thunder", 3)
    saved(page, 3)


def test_without_scripts_a_change_is_undone(chromium, live_server, deck):
    services.add_card(deck=deck, user=deck.owner, card_id="VS01-030", section="main", version=1)
    context = chromium.new_context(base_url=live_server.url, java_script_enabled=False)
    sign_in(context, live_server, deck.owner)
    page = context.new_page()
    page.goto(f"/decks/{deck.public_id}/edit/")
    page.get_by_role("button", name="Undo").click()
    expect(page.get_by_role("status").filter(has_text="Undone")).to_contain_text(
        "1 × Rukh Egg taken out of Main deck"
    )
    saved(page, 3)
    context.close()


# ---- the deck as text ----


@both_widths
def test_edits_are_written_as_text_and_a_slip_is_mended_by_choosing(watched, live_server, deck: Deck, width):
    page = opened(watched, live_server, deck, width)
    page.goto(f"/decks/{deck.public_id}/bulk/")
    page.get_by_label("Deck list").fill("-1 Laevateinn, the Demon Sword\nThunder -> Rukh Eg")
    page.get_by_role("button", name="Preview changes").click()
    slip = page.get_by_role("group", name="Thunder -> Rukh Eg")
    slip.get_by_label("Thunder -> Rukh Egg").check()
    page.get_by_role("button", name="Apply my choices to the list").click()
    expect(page.get_by_label("Deck list")).to_have_value(re.compile("Thunder -> Rukh Egg"))
    expect(page.locator(".diff li")).to_have_text(
        [re.compile("-1 Laev"), re.compile(r"\+4 Rukh"), re.compile("-4 Thunder")]
    )
    assert page.evaluate("document.documentElement.scrollWidth <= window.innerWidth")
    page.get_by_role("button", name="Save deck").click()
    copies(page, "Rukh Egg", 8)
    copies(page, SWORD, 4)


# ---- finding cards ----


def test_a_search_beside_a_deck_says_how_it_was_read_and_a_click_mends_it(editor):
    page, find = editor, editor.get_by_role("searchbox", name="Find cards")
    find.fill("typ:regalia")
    said = page.locator("#query-says")
    expect(said).to_contain_text("there is no key “typ”")
    said.get_by_role("link", name="type:regalia").click()
    expect(find).to_have_value("type:regalia")
    expect(said.get_by_role("link", name="type is regalia")).to_be_visible()
    expect(page.locator(".found-row")).not_to_have_count(0)
    find.fill("regalia cost<=1")
    said.get_by_role("link", name="cost at most 1").click()
    expect(find).to_have_value("regalia")
    expect(said.get_by_role("link", name="cost at most 1")).to_have_count(0)
    said.get_by_role("link", name="Only in the name").click()
    expect(find).to_have_value('"regalia"')
    expect(page.locator(".found-row")).to_have_count(0)
    assert page.url.endswith("/edit/")


@both_widths
def test_the_fourth_copy_is_the_last_unless_one_insists(page, live_server, deck, width):
    opened(page, live_server, deck, width)
    page.get_by_role("button", name="Add one Thunder").click()
    page.get_by_role("alert").get_by_role("button", name="Add it anyway").click()
    copies(page, "Thunder", 5)
    expect(page.get_by_role("button", name="Add it anyway")).to_have_count(0)


@both_widths
def test_what_does_not_fit_a_deck_is_shown_by_a_switch_with_the_reason(watched, live_server, deck, width):
    services.update_deck(deck=deck, user=deck.owner, version=deck.version, format="grimm")
    page = opened(watched, live_server, deck, width, query=f"?q={SWORD.split(',')[0]}")
    if width == NARROW:
        page.get_by_role("tab", name="Find cards").click()
    expect(page.locator(".found-row")).to_have_count(0)
    page.get_by_text("1 more does not fit: show all").click()
    expect(page.locator(".found-row", has_text=SWORD)).to_contain_text("not in Grimm")
    wide = page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")
    assert wide <= 0
