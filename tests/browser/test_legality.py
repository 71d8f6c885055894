"""The legality panel in a real browser: a row leads to its cards, a repair mends, a day leads on."""

import pytest
from playwright.sync_api import expect

from decks.examples import example
from tests.browser.conftest import SWORD, sign_in
from tests.decks import factories

pytestmark = [pytest.mark.browser, pytest.mark.django_db(transaction=True)]

CARD = "VS01-026"


@pytest.fixture
def deck():
    return factories.make_deck(code="fow8", cards={"main": {CARD: 5}}, name="Swords")


@pytest.mark.parametrize("width", [380, 1400])
def test_a_finding_leads_to_its_card_and_one_step_mends_it(watched, live_server, deck, width):
    watched.set_viewport_size({"width": width, "height": 900})
    sign_in(watched.context, live_server, deck.owner)
    watched.goto(f"{live_server.url}/decks/{deck.public_id}/edit/")
    legality = watched.get_by_role("tab", name="Legality")
    if width < 900:
        legality.click()
    finding = watched.locator('.finding[data-code="main_copies"]')
    finding.get_by_role("link", name="Show in the deck").click()
    expect(watched.locator(".deck-row.pointed")).to_contain_text(SWORD)
    expect(watched.locator(".deck-row.pointed")).to_be_focused()
    if width < 900:
        legality.click()
    finding.get_by_role("button", name="Move 1").press("Enter")
    expect(finding).to_have_count(0)
    considered = watched.locator('.rows[data-section="considering"] > .deck-row')
    expect(considered).to_contain_text(SWORD)
    expect(watched.locator("#verdict-word")).to_be_focused()
    assert deck.considered.get().quantity == 1
    assert watched.evaluate("document.documentElement.scrollWidth") <= width


def test_repairs_stay_when_the_editor_asks_for_another_format(watched, live_server, deck):
    sign_in(watched.context, live_server, deck.owner)
    watched.goto(f"{live_server.url}/decks/{deck.public_id}/edit/")
    watched.get_by_label("Format", exact=True).select_option("origin")
    expect(watched.locator(".verdict-facts")).to_contain_text("Origin")
    finding = watched.locator('.finding[data-code="main_copies"]')
    finding.get_by_role("button", name="Move 1").click()
    expect(finding).to_have_count(0)
    expect(watched.locator(".verdict-facts")).to_contain_text("Origin")


def test_a_lasting_link_shows_the_same_verdict_to_somebody_else(watched, live_server):
    deck = factories.make_deck(code="fow8", cards={"main": {CARD: 5}}, visibility="unlisted")
    watched.goto(f"{live_server.url}/decks/{deck.public_id}/")
    word = watched.locator("#verdict-word").inner_text()
    watched.get_by_role("link", name="Permanent link to this verdict").click()
    expect(watched.get_by_role("heading", name="The verdict on version 1")).to_be_visible()
    expect(watched.locator("#verdict-word")).to_have_text(word)
    watched.get_by_label("Format", exact=True).select_option("wanderer")
    expect(watched.locator(".verdict-facts")).to_contain_text("Wanderer")


@pytest.mark.parametrize("width", [380, 1400])
def test_a_pasted_list_is_first_told_in_which_tournaments_it_may_be_played(watched, width):
    watched.set_viewport_size({"width": width, "height": 900})
    watched.goto("/")
    watched.get_by_label("Your deck list").fill(example("fow8"))
    watched.get_by_role("button", name="Check deck").click()
    headline = watched.locator(".headline")
    expect(headline).to_contain_text("Not legal in New Frontiers:")
    expect(headline).to_contain_text("By the rulebook alone:")
    assert headline.bounding_box()["y"] < watched.locator("#verdict-word").bounding_box()["y"]
    expect(watched.locator("#verdict-word")).to_have_text("Not legal by the rulebook alone")
    wanderer = watched.locator(".format-state", has_text="Wanderer")
    expect(wanderer).to_be_visible()
    expect(watched.locator(".format-state", has_text="Grimm cluster")).not_to_be_visible()
    watched.get_by_text("Retired and casual formats").click()
    expect(watched.locator(".format-state", has_text="Grimm cluster")).to_be_visible()
    expect(watched.locator(".format-state", has_text="Limited")).to_have_count(0)
    assert watched.evaluate("document.documentElement.scrollWidth") <= width
    wanderer.click()
    expect(watched.locator("#verdict-word")).to_have_text("Not legal")


@pytest.mark.parametrize("width", [380, 1400])
def test_all_that_is_safe_is_fixed_by_one_press(watched, live_server, width):
    deck = factories.make_deck(code="fow8", cards={"main": {CARD: 5, "CMF-038": 6}}, name="Many")
    watched.set_viewport_size({"width": width, "height": 900})
    sign_in(watched.context, live_server, deck.owner)
    watched.goto(f"{live_server.url}/decks/{deck.public_id}/edit/")
    if width < 900:
        watched.get_by_role("tab", name="Legality").click()
    watched.get_by_text("Changes").click()
    expect(watched.locator(".fix-all li")).to_have_count(2)
    watched.get_by_role("button", name="Fix all 2").press("Enter")
    expect(watched.locator('.finding[data-code="main_copies"]')).to_have_count(0)
    expect(watched.locator(".fix-all")).to_have_count(0)
    assert sorted(deck.rows.values_list("quantity", flat=True)) == [4, 4]
    assert watched.evaluate("document.documentElement.scrollWidth") <= width
