"""The registration sheet in a real browser: its head filled in, on a wide screen and on a phone."""

import pytest
from django.urls import reverse
from playwright.sync_api import expect

from tests.decks import factories

pytestmark = pytest.mark.browser


@pytest.mark.parametrize("wide", [1400, 380])
def test_a_sheet_is_filled_in_and_its_pdf_says_the_same(watched, live_server, wide):
    cards = {"main": dict.fromkeys(factories.some_ids("dm", 100, "main"), 1)}
    deck = factories.make_deck(code="dm", cards=cards, name="炎 Long", visibility="public")
    watched.set_viewport_size({"width": wide, "height": 900})
    watched.goto(live_server.url + reverse("deck-sheet", args=[deck.public_id]))
    watched.get_by_label("Player").fill("山田 Ann")
    watched.get_by_role("button", name="Update the sheet").click()
    watched.get_by_text("山田 Ann").first.wait_for()
    expect(watched.get_by_text("Page 2 of 2", exact=True)).to_be_visible()
    assert watched.evaluate("document.documentElement.scrollWidth <= innerWidth")
    href = watched.get_by_role("link", name="PDF").get_attribute("href")
    assert watched.context.request.get(live_server.url + href).body().startswith(b"%PDF-")
