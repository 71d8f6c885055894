"""The charts of a deck in a real browser: drawn from their tables, narrowed as one writes."""

import re

import pytest
from playwright.sync_api import expect

from decks.editing import services
from decks.models import Deck
from rules.samples import sample_decks
from tests.browser.conftest import sign_in
from tests.decks import factories

pytestmark = [pytest.mark.browser, pytest.mark.django_db(transaction=True)]

# Whether the script has drawn these rows and these figures, as the chart holds them.
DRAWN = """([at, rows, series]) => {
  const data = window.Chart?.getChart(document.querySelector(at))?.data;
  const said = data?.datasets.map((one) => [one.label, one.data]);
  return JSON.stringify([data?.labels, said]) === JSON.stringify([rows, series]);
}"""
# Whether every chart has something drawn on it.
INKED = """() => [...document.querySelectorAll("figure canvas")].every((one) => {
  const { data } = one.getContext("2d").getImageData(0, 0, one.width || 1, one.height || 1);
  return data.some(Boolean);
})"""


def drawn(page, chart: str, rows: list[str], **series: list[int]) -> None:
    """Wait until a chart shows these rows and series."""
    wanted = [f"#chart-{chart} canvas", rows, [list(one) for one in series.items()]]
    page.wait_for_function(DRAWN, arg=wanted)


@pytest.fixture
def deck(cards) -> Deck:
    """A deck whose cards cost 1 to 4, of light and of fire, with stones for both."""
    value = sample_decks("fow8")["crimson-dawn"]
    factories.store_cards("fow8", [entry.card.id for entry in value.entries])
    return services.create_deck(owner=factories.make_user(), system="fow8", name="Dawn", content=value)


@pytest.mark.parametrize("width", [380, 1400])
def test_charts_are_drawn_from_their_tables_and_narrowed_by_keyboard(watched, live_server, deck, width):
    page = watched
    page.set_viewport_size({"width": width, "height": 900})
    sign_in(page.context, live_server, deck.owner)
    page.goto(f"/decks/{deck.public_id}/")
    # On a phone the charts are the page of a tab, on a wide screen a link of their own.
    page.get_by_role("link", name=re.compile("^(Analyse|Charts)$")).click()
    curve = page.locator("#chart-curve")
    expect(curve.get_by_role("img")).to_have_accessible_name(
        re.compile("^Cost curve: Median cost 2, mean 2.4")
    )
    costs = ["1", "2", "3", "4"]
    drawn(page, "curve", costs, light=[4, 8, 6, 3], fire=[4, 7, 4, 0], several=[0, 0, 0, 4])
    page.wait_for_function(INKED)
    # The charts follow what is written, and so does the address.
    page.keyboard.press("/")
    page.keyboard.type("cost>=3")
    expect(page.locator("#counted")).to_have_text("17 of 40 cards counted.")
    expect(page).to_have_url(re.compile(r"q=cost%3E%3D3"))
    expect(page.locator("#chart-turns")).to_contain_text("By turn 3, 10 of 17 cards can be paid for.")
    drawn(page, "curve", costs, light=[0, 0, 6, 3], fire=[0, 0, 4, 0], several=[0, 0, 0, 4])
    over = page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")
    assert over <= 0
    page.get_by_label("Section").select_option("all")
    expect(page.locator("#counted")).to_have_text("17 of 51 cards counted.")
    page.reload()
    expect(page.locator("#counted")).to_have_text("17 of 51 cards counted.")
    page.get_by_role("link", name="cost at least 3").click()
    expect(page.locator("#counted")).to_have_text("51 cards counted.")


def test_a_search_that_cannot_be_read_leaves_the_charts_as_they_were(watched, live_server, deck):
    page = watched
    sign_in(page.context, live_server, deck.owner)
    page.goto(f"/decks/{deck.public_id}/stats/")
    page.get_by_label("Only cards that are").fill("(cost")
    expect(page.locator("#query-says")).to_contain_text("these parentheses are not closed")
    expect(page.locator("#counted")).to_have_text("40 cards counted.")
    page.get_by_label("Only cards that are").fill("cost=1")
    expect(page.locator("#query-says")).not_to_contain_text("not closed")
    expect(page.locator("#counted")).to_have_text("8 of 40 cards counted.")


def test_charts_are_drawn_anew_when_the_colours_change(watched, live_server, deck):
    page = watched
    sign_in(page.context, live_server, deck.owner)
    page.emulate_media(color_scheme="light")
    page.goto(f"/decks/{deck.public_id}/stats/")
    ink = "() => Chart.getChart(document.querySelector('#chart-curve canvas')).options.scales.x.ticks.color"
    page.wait_for_function("() => window.Chart?.getChart(document.querySelector('#chart-curve canvas'))")
    light = page.evaluate(ink)
    page.emulate_media(color_scheme="dark")
    page.wait_for_function(f"(light) => ({ink})() !== light", arg=light)
    assert page.evaluate(ink) != light


def test_without_a_script_every_chart_is_a_sentence_and_a_table(chromium, live_server, deck):
    context = chromium.new_context(base_url=live_server.url, java_script_enabled=False)
    sign_in(context, live_server, deck.owner)
    page = context.new_page()
    page.goto(f"/decks/{deck.public_id}/stats/")
    expect(page.locator("canvas").first).to_be_hidden()
    sources = page.locator("#chart-sources")
    expect(sources).to_contain_text("Light is 62 % of what costs require, and provided by 70 % of what pays")
    sources.locator("summary").click()
    expect(sources.get_by_role("row", name=re.compile("^light"))).to_contain_text("44 (62 %)")
    page.get_by_label("Only cards that are").fill("attribute:fire")
    page.get_by_role("button", name="Count").click()
    expect(page.locator("#counted")).to_have_text("19 of 40 cards counted.")
    context.close()


def test_another_version_is_marked_on_the_bars(watched, live_server, deck):
    page = watched
    sign_in(page.context, live_server, deck.owner)
    row = deck.rows.filter(section="main", card__cost=4).first()
    services.remove_card(
        deck=deck, user=deck.owner, section="main", card_id=row.card.card_id, version=deck.version
    )
    page.goto(f"/decks/{deck.public_id}/stats/?q=cost=4")
    page.get_by_label("Compare with version").fill("1")
    page.keyboard.press("Tab")
    expect(page).to_have_url(re.compile("beside=1"))
    wanted = {"Before already": [0, 0, 0, 0], "From this turn on": [0, 0, 0, 7 - row.quantity]}
    drawn(page, "turns", ["1", "2", "3", "4"], **wanted, **{"Version 1": [0, 0, 0, 7]})
