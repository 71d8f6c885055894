"""The page to read and try the API in, under the site's own policy."""

import re

import pytest
from playwright.sync_api import expect

from decks.editing import services
from decks.examples import example
from tests.browser.conftest import sign_in
from tests.decks import factories

pytestmark = [pytest.mark.browser, pytest.mark.django_db(transaction=True)]


def opened(page, operation: str):
    """The operation of a name, unfolded and ready to be tried."""
    page.goto("/api/docs/")
    found = page.locator(f"#operations-{operation}")
    found.locator(".opblock-summary-control").click()
    found.get_by_role("button", name="Try it out").click()
    return found


def sent(found):
    found.get_by_role("button", name="Execute").click()
    return found.locator(".live-responses-table")


def test_an_operation_is_tried_by_a_stranger(watched):
    found = opened(watched, "check-check")
    found.locator("textarea").fill('{"system": "fow8", "text": "5 Thunder"}')
    answer = sent(found)
    expect(answer.locator(".response-col_status").nth(1)).to_contain_text("200")
    expect(answer).to_contain_text('"verdict": "illegal"')
    expect(answer).to_contain_text("402.3b")


def test_somebody_who_is_signed_in_changes_their_deck(watched, live_server):
    deck = services.create_deck(
        owner=factories.make_user(), system="fow8", name="Bahamut", text=example("fow8")
    )
    sign_in(watched.context, live_server, deck.owner)
    found = opened(watched, "decks-decks_change")
    found.locator("tr[data-param-name=public_id] input").fill(deck.public_id)
    found.locator("tr[data-param-name=If-Match] input").fill('"1"')
    found.locator("textarea").fill('{"name": "Renamed"}')
    expect(sent(found).locator(".response-col_status").nth(1)).to_contain_text("200")
    deck.refresh_from_db()
    assert deck.name == "Renamed"


@pytest.mark.parametrize("wide", [1400, 380])
@pytest.mark.parametrize("look", ["light", "dark"])
def test_the_page_fits_its_window_in_both_looks(watched, wide, look):
    watched.emulate_media(color_scheme=look)
    watched.set_viewport_size({"width": wide, "height": 900})
    sent(opened(watched, "systems-systems_list")).wait_for()
    assert watched.evaluate("document.documentElement.scrollWidth") <= wide
    assert watched.evaluate("document.documentElement.classList.contains('dark-mode')") is (look == "dark")


def test_the_page_has_the_policy_of_all_pages_and_is_linked_from_their_foot(client, db):
    page, home = client.get("/api/docs/"), client.get("/")
    assert page["Content-Security-Policy"] == home["Content-Security-Policy"]
    assert "unsafe" not in page["Content-Security-Policy"]
    assert re.search(r'<footer.*href="/api/docs/"', home.content.decode(), re.S)
    assert not re.search(r"<script(?![^>]*src=)|<style|\sstyle=|\son\w+=", page.content.decode())
