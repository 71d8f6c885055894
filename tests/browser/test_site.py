"""What a player does on the site, in a real browser."""

import re

import pytest
from playwright.sync_api import expect

from decks.editing import services
from decks.examples import example
from decks.models import Deck
from tests.browser.conftest import STONE, SWORD, sign_in
from tests.decks import factories

pytestmark = [pytest.mark.browser, pytest.mark.django_db(transaction=True)]


@pytest.fixture
def deck(cards) -> Deck:
    return services.create_deck(
        owner=factories.make_user(), system="fow8", name="Bahamut", text=example("fow8")
    )


@pytest.fixture
def editor(watched, live_server, deck):
    sign_in(watched.context, live_server, deck.owner)
    watched.goto(f"/decks/{deck.public_id}/edit/")
    return watched


def verdict(page, word: str) -> None:
    expect(page.locator("#verdict-word")).to_contain_text(word)


def test_a_visitor_pastes_a_list_reads_the_verdict_signs_up_saves_and_makes_it_legal(watched):
    page = watched
    page.goto("/")
    page.get_by_label("Your deck list").fill(example("fow8"))
    page.get_by_role("button", name="Check deck").click()
    verdict(page, "Not legal")
    panel = page.locator("#verdict")
    expect(panel.locator(".gauge", has_text="Magic stone deck")).to_contain_text("of 10–20")
    expect(panel.locator(".gauge", has_text="Magic stone deck")).to_contain_text("1 too few")
    finding = panel.locator(".finding", has_text=SWORD)
    expect(finding).to_contain_text("§ 402.3b")
    expect(finding).to_contain_text(re.compile(r"Found\s*5\s*Allowed\s*4"))
    expect(panel.locator(".line")).to_contain_text("Lancelot, the Knight of Mad Deamon")

    panel.get_by_role("button", name="Lancelot, the Knight of Mad Demon").click()
    expect(page.locator(".line")).to_have_count(0)
    expect(page.get_by_label("Your deck list")).to_have_value(
        re.compile("2 Lancelot, the Knight of Mad Demon")
    )

    page.get_by_role("button", name="Save as a deck").click()
    page.get_by_label("Name", exact=True).fill("Bahamut")
    page.get_by_role("button", name="Save deck").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Bahamut")
    verdict(page, "Not legal")
    page.get_by_role("link", name="Keep it in an account").click()
    page.get_by_label("Username").fill("ann")
    page.get_by_label("Email").fill("ann@example.org")
    for field in page.locator("input[type=password]").all():
        field.fill(factories.PASSWORD)
    page.get_by_role("button", name="Sign up").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Bahamut")
    expect(page.get_by_text("“Bahamut” is now in your account.")).to_be_visible()

    page.get_by_role("link", name="Edit").click()
    page.get_by_role("button", name=f"Remove one {SWORD}").click()
    verdict(page, "Not finished")
    page.get_by_role("button", name=f"Add one {STONE}").click()
    verdict(page, "Legal")
    page.reload()
    verdict(page, "Legal")
    page.get_by_role("link", name="My decks").click()
    expect(page.get_by_role("listitem").filter(has_text="Bahamut")).to_contain_text("Legal")


def test_the_verdict_is_reached_with_the_keyboard_alone(watched):
    page = watched
    page.goto("/")
    page.keyboard.press("Tab")
    expect(page.get_by_role("link", name="Skip to the content")).to_be_focused()
    page.keyboard.press("Enter")
    page.keyboard.press("Tab")
    expect(page.get_by_label("Your deck list")).to_be_focused()
    page.keyboard.insert_text(example("fow8"))
    for _ in range(8):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.id") == "judge":
            break
    expect(page.get_by_role("button", name="Check deck")).to_be_focused()
    page.keyboard.press("Enter")
    verdict(page, "Not legal")
    expect(page.locator("#verdict-word")).to_be_focused()


def test_the_editor_works_with_the_keyboard_and_keeps_the_focus(editor):
    less = editor.get_by_role("button", name=f"Remove one {SWORD}")
    less.focus()
    outline = editor.evaluate("getComputedStyle(document.activeElement).outlineStyle")
    editor.keyboard.press("Enter")
    row = editor.locator(".deck-row", has_text=SWORD)
    expect(row.locator("output")).to_have_text("4")
    expect(editor.get_by_role("button", name=f"Remove one {SWORD}")).to_be_focused()
    assert outline != "none"
    expect(editor.locator("#said")).to_contain_text("Not fully checked.")

    editor.get_by_role("button", name="Remove Thunder").press("Enter")
    expect(editor.locator(".deck-row", has_text="Thunder")).to_have_count(0)
    expect(editor.locator("#section-main")).to_be_focused()


def test_quick_clicks_all_count(editor):
    egg = editor.get_by_role("button", name="Remove one Rukh Egg")
    egg.evaluate("button => { button.click(); button.click(); button.click(); }")
    expect(editor.locator(".deck-row", has_text="Rukh Egg").locator("output")).to_have_text("1")


def test_a_slash_leads_to_the_search_and_cards_are_added_from_it(editor):
    editor.keyboard.press("/")
    expect(editor.get_by_role("searchbox")).to_be_focused()
    editor.keyboard.type("fire magic")
    editor.get_by_role("button", name=f"Add {STONE} to Magic stone deck").click()
    expect(editor.locator(".deck-row", has_text=STONE).locator("output")).to_have_text("5")
    expect(editor.locator(".found-row", has_text=STONE)).to_contain_text("5 in the deck")


def test_a_card_moves_only_to_sections_that_may_hold_it(editor):
    row = editor.locator(".deck-row", has_text="Thunder").first
    row.locator("summary").click()
    # The section with the most room comes first.
    expect(row.get_by_role("button", name=re.compile("^Move all"))).to_have_text(
        ["Move all 4 to Sideboard", "Move all 4 to Extra deck", "Move all 4 to Considering"]
    )
    row.get_by_role("button", name="Move all 4 to Sideboard").click()
    sideboard = editor.get_by_role("region", name="Sideboard")
    expect(sideboard).to_contain_text("19 / 0–15")
    expect(sideboard).to_contain_text("4 too many")


def test_a_finding_shows_and_focuses_its_rows(editor):
    finding = editor.locator(".finding", has_text=SWORD)
    finding.get_by_role("link", name="Show in the deck").click()
    row = editor.locator("#pane-deck .deck-row", has_text=SWORD)
    expect(row).to_be_focused()
    expect(row).to_have_class(re.compile("pointed"))


def test_a_line_that_was_not_understood_is_mended_with_one_click(editor):
    editor.locator(".line").get_by_role("button", name="Lancelot, the Knight of Mad Demon").click()
    expect(editor.locator(".deck-row", has_text="Lancelot, the Knight of Mad Demon")).to_be_visible()
    expect(editor.locator(".line")).to_have_count(0)


def test_another_format_is_judged_without_leaving_the_page(editor):
    editor.get_by_label("Format", exact=True).select_option("wanderer")
    expect(editor.locator(".verdict-facts")).to_contain_text("Wanderer")
    editor.get_by_role("button", name="Remove one Thunder").click()
    expect(editor.locator("#said")).not_to_be_empty()
    expect(editor.locator(".verdict-facts")).to_contain_text("Wanderer")


def test_the_whole_deck_is_edited_as_text_and_stored_when_confirmed(editor, deck):
    editor.get_by_role("link", name="As text", exact=True).click()
    box = editor.get_by_label("Deck list")
    box.fill(box.input_value().replace("5 Laev", "4 Laev"))
    editor.get_by_role("button", name="Preview changes").click()
    expect(editor.locator(".diff")).to_contain_text(SWORD)
    assert deck.rows.get(card__name=SWORD).quantity == 5
    editor.get_by_role("button", name="Save deck").click()
    expect(editor.locator(".deck-row", has_text=SWORD).locator("output")).to_have_text("4")


def test_on_a_phone_the_editor_has_tabs(editor):
    editor.set_viewport_size({"width": 380, "height": 800})
    editor.reload()
    expect(editor.locator("#legality")).to_be_hidden()
    editor.get_by_role("tab", name="Legality").click()
    verdict(editor, "Not legal")
    expect(editor.locator("#pane-deck")).to_be_hidden()
    editor.get_by_role("tab", name="Legality").press("ArrowLeft")
    expect(editor.locator("#pane-deck")).to_be_visible()


def test_without_scripts_a_list_is_judged_and_a_deck_is_mended(chromium, live_server, deck):
    context = chromium.new_context(base_url=live_server.url, java_script_enabled=False)
    sign_in(context, live_server, deck.owner)
    page = context.new_page()
    page.goto("/")
    page.get_by_label("Your deck list").fill(example("fow8"))
    page.get_by_role("button", name="Check deck").click()
    verdict(page, "Not legal")
    page.goto(f"/decks/{deck.public_id}/edit/?q=fire+magic")
    page.get_by_role("button", name=f"Remove one {SWORD}").click()
    page.get_by_role("button", name=f"Add {STONE} to Magic stone deck").click()
    page.locator(".line").get_by_role("button", name="Lancelot, the Knight of Mad Demon").click()
    verdict(page, "Legal")
    assert "q=fire" in page.url
    context.close()


@pytest.mark.parametrize("width", [380, 800, 1100, 1205, 1400])
def test_the_head_of_the_site_is_one_line(page, live_server, width):
    sign_in(page.context, live_server, factories.make_user("somebody-1234"))
    page.set_viewport_size({"width": width, "height": 800})
    page.goto("/metagame/")
    assert page.locator("header.head").bounding_box()["height"] < 70
    expect(
        page.get_by_role("link", name="Metagame").or_(page.locator(".site-menu > summary")).first
    ).to_be_visible()
