"""A new deck from a list and from a file, in a real browser: on a wide screen, on a phone, without script."""

import pytest
from django.urls import reverse
from playwright.sync_api import expect

from decks.models import Deck
from tests.browser.conftest import SWORD, sign_in
from tests.decks import factories

pytestmark = pytest.mark.browser

LIST = "# name: Of swords\n4 Laevateinn, the Demon Sward\n2 what is this card\n10 Fire Magic Stone\n"


def answered(page, wide: int) -> None:
    """See what was read, choose for one line, leave one out, and confirm."""
    expect(page.get_by_text("Nothing is stored yet.")).to_be_visible()
    expect(page.get_by_text("10 cards", exact=True)).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth") <= wide
    assert not Deck.objects.exists()
    page.get_by_label(SWORD, exact=True).check()
    page.get_by_role("group", name="what is this card").get_by_label("Remove the line").check()
    expect(page.get_by_label("Name", exact=True)).to_have_value("Of swords")
    page.get_by_role("button", name="Save deck").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Of swords")
    deck = Deck.objects.get()
    assert sorted(deck.rows.values_list("section", "quantity")) == [("main", 4), ("stone", 10)]
    assert deck.unresolved == []


@pytest.mark.parametrize("wide", [1400, 380])
def test_a_pasted_list_is_looked_at_before_it_is_stored(watched, live_server, wide):
    sign_in(watched.context, live_server, factories.make_user())
    watched.set_viewport_size({"width": wide, "height": 900})
    watched.goto(live_server.url + reverse("deck-new"))
    watched.get_by_label("Deck list").fill(LIST)
    watched.get_by_role("button", name="Continue").click()
    answered(watched, wide)


def test_a_file_is_looked_at_before_it_is_stored_also_without_script(chromium, live_server, cards):
    context = chromium.new_context(base_url=live_server.url, java_script_enabled=False)
    sign_in(context, live_server, factories.make_user())
    page = context.new_page()
    page.goto(live_server.url + reverse("deck-new"))
    file = {"name": "swords.txt", "mimeType": "text/plain", "buffer": LIST.encode()}
    page.get_by_label("Or a file").set_input_files(file)
    page.get_by_role("button", name="Continue").click()
    expect(page.get_by_text("Nothing is stored yet.")).to_be_visible()
    page.get_by_label(SWORD, exact=True).check()
    page.get_by_role("button", name="Save deck").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Of swords")
    assert [line["text"] for line in Deck.objects.get().unresolved] == ["2 what is this card"]
    context.close()
