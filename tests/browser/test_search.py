"""Searching for cards in a real browser: by typing, by keys, by choosing, without a script, on a phone."""

import re

import pytest
from playwright.sync_api import expect

from cards import catalogue
from cards.models import CatalogueState
from rules.systems import system
from tests.decks import factories

pytestmark = [pytest.mark.browser, pytest.mark.django_db(transaction=True)]


@pytest.fixture
def searched(watched):
    of = system("setcg")
    facets = catalogue.store("setcg", [of.catalogue().get(one) for one in factories.some_ids("setcg", 60)])
    CatalogueState.objects.create(system="setcg", digest="sixty", cards=60, facets=facets)
    factories.store_cards("sve", factories.some_ids("sve", 10))
    watched.goto("/cards/?system=setcg")
    return watched


def box(page):
    return page.get_by_role("searchbox")


def test_results_follow_what_is_typed_and_the_count_is_announced(searched):
    page = searched
    live = page.locator("#count")
    assert live.get_attribute("aria-live") == "polite"
    page.evaluate("document.getElementById('count').dataset.same = 'yes'")
    box(page).fill("type:backup cost<=3")
    expect(live).to_have_text(re.compile(r"^(?!60 )\d+ cards?"))
    expect(page).to_have_url(re.compile("q=type%3Abackup"))
    # What announces must stay the same element, or nothing is announced.
    assert page.evaluate("document.getElementById('count').dataset.same") == "yes"
    expect(page.get_by_role("link", name="type is backup")).to_be_visible()
    assert all("backup" in types.lower() for types in page.locator(".card-types").all_inner_texts())
    page.get_by_role("link", name="type is backup").click()
    expect(box(page)).to_have_value("cost<=3")


def test_a_search_that_breaks_off_marks_its_place_and_keeps_the_last_results(searched):
    page = searched
    box(page).fill("type:forward")
    expect(page.get_by_role("link", name="type is forward")).to_be_visible()
    before = page.locator(".card").count()
    box(page).fill("type:forward (cost<=3")
    expect(page.locator(".query-shown mark")).to_have_text("(cost<=3")
    expect(page.locator("#count")).to_have_text("The search cannot be read.")
    assert page.locator(".card").count() == before > 0
    box(page).fill("type:forward (cost<=3)")
    expect(page.locator(".query-shown")).to_have_count(0)
    expect(page.get_by_role("link", name="cost at most 3")).to_be_visible()


def test_an_unknown_word_is_mended_by_its_suggestion(searched):
    page = searched
    box(page).fill("typ:forward")
    page.get_by_role("link", name="type:forward").click()
    expect(box(page)).to_have_value("type:forward")
    expect(page.locator("#query-says .notice")).to_have_count(0)


def test_choices_are_written_into_the_search(searched):
    page = searched
    page.get_by_text("Advanced search").click()
    page.get_by_label("Type", exact=True).select_option("forward")
    page.get_by_label("Cost to").fill("4")
    page.get_by_role("button", name="Add to search").click()
    expect(box(page)).to_have_value("type:forward cost<=4")


def test_leaving_the_box_leaves_what_was_found_alone(searched):
    page = searched
    box(page).fill("type:forward")
    expect(page.get_by_role("link", name="type is forward")).to_be_visible()
    page.evaluate("document.querySelector('.card-grid').dataset.same = 'yes'")
    with page.expect_event("requestfinished", timeout=5_000) as asked:
        page.keyboard.press("Enter")
        page.keyboard.press("Tab")
        page.keyboard.press("Shift+Tab")
        page.keyboard.type(" ")
    # The space takes the place of what the key selected; nothing was asked for before it.
    assert "q=%20&" in asked.value.url


def test_a_card_is_found_with_the_keyboard_alone(searched):
    page = searched
    page.keyboard.press("/")
    expect(box(page)).to_be_focused()
    page.keyboard.type("type:forward")
    page.keyboard.press("Enter")
    chip = page.get_by_role("link", name="type is forward")
    expect(chip).to_be_visible()
    expect(box(page)).to_be_focused()
    for _ in range(20):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.closest('.card-grid') !== null"):
            break
    name = page.evaluate("document.activeElement.textContent")
    assert page.evaluate("getComputedStyle(document.activeElement.closest('.card')).outlineStyle") != "none"
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", level=1)).to_have_text(name)
    expect(page.get_by_role("heading", name="In formats")).to_be_visible()


@pytest.mark.parametrize("width", [360, 1400])
@pytest.mark.parametrize("view", ["grid", "list", "text"])
def test_every_view_fits_and_leads_on_without_a_script(chromium, searched, live_server, width, view):
    context = chromium.new_context(
        base_url=live_server.url, java_script_enabled=False, viewport={"width": width, "height": 800}
    )
    page = context.new_page()
    page.goto(f"/cards/?system=setcg&view={view}")
    box(page).fill("-type:summon")
    page.get_by_role("button", name="Search").click()
    expect(page.get_by_label("Show as")).to_have_value(view)
    expect(page.get_by_role("link", name="type is not summon")).to_be_visible()
    first = page.locator("#results a[href^='/cards/setcg/']").first.inner_text()
    page.get_by_role("link", name="Next page").click()
    expect(page.locator("#count")).to_contain_text("25 to 48 shown")
    assert page.locator("#results a[href^='/cards/setcg/']").first.inner_text() != first
    page.get_by_role("link", name="First page").click()
    expect(page.locator("#results a[href^='/cards/setcg/']").first).to_have_text(first)
    box(page).fill("(type:")
    page.get_by_role("button", name="Search").click()
    expect(page.locator(".query-shown mark")).to_have_text("type:")
    context.close()


@pytest.mark.parametrize("width", [360, 1400])
def test_no_page_of_cards_scrolls_sideways(searched, width):
    page = searched
    page.set_viewport_size({"width": width, "height": 800})
    for address in (
        "/cards/?view=list",
        "/cards/?view=text",
        "/cards/?q=" + "x" * 200,
        "/cards/?q=" + "typ:" + "x" * 100,
        "/cards/?q=(" + "x" * 200,
        "/cards/syntax/",
        "/cards/fow8/VS01-026/",
    ):
        page.goto(address)
        over = page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")
        assert over <= 0, f"{address} is {over} px too wide"


# ---- searches that forgive ----


def test_a_plain_word_is_read_as_a_fact_and_a_click_takes_it_literally(searched):
    page = searched
    box(page).fill("backups")
    expect(page.get_by_role("link", name="type is backup or “backups” in the name")).to_be_visible()
    assert all("backup" in types.lower() for types in page.locator(".card-types").all_inner_texts())
    page.get_by_role("link", name="Only in the name").click()
    expect(box(page)).to_have_value('"backups"')
    expect(page.get_by_role("link", name="“backups”", exact=False)).to_be_visible()
    expect(page.locator("#count")).to_have_text("0 cards")


def test_a_misspelled_name_finds_its_cards_marked_as_near_matches(searched):
    page = searched
    name = page.locator(".card h2").first.inner_text()
    word = max(re.findall(r"[A-Za-z]+", name), key=len)
    box(page).fill(word[:-2] + word[-1] + word[-2])
    expect(page.get_by_role("heading", name="Near matches")).to_be_visible()
    expect(page.locator("#count")).to_have_text(re.compile("near match"))
    expect(page.get_by_role("link", name=name, exact=True).first).to_be_visible()


def test_players_words_are_shown_for_those_of_the_rulebook(searched):
    page = searched
    expect(page.get_by_role("link", name="Final Fantasy TCG", exact=True)).to_be_visible()
    box(page).fill("c:ice or c:fire")
    expect(page.get_by_role("link", name="element is Ice or element is Fire")).to_be_visible()
    found = page.locator(".card .attributes").all_inner_texts()
    assert found and all("Ice" in one or "Fire" in one for one in found)
