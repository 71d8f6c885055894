"""An event to take pictures of: announced, handed in for, begun, checked and published."""

import re
import time
from datetime import UTC, datetime, timedelta
from pathlib import Path

from playwright.sync_api import BrowserContext, Page

GAMES = Path(__file__).parent.parent / "rules" / "games"
# The list that each player hands in, in the order of their places.
PLAYERS = {
    "Bo Adams": "winner-2005-lawrenceville-water-nature",
    "Cy Brown": "nature-giants",
    "Di Clark": "fire-nature-rush",
    "Ed Davis": "fire-nature-rush",
    "Flo Evans": "light-water-walls",
    "Gus Foster": "darkness-slayers",
}


def announce(page: Page, visitors: BrowserContext) -> tuple[dict[str, str], datetime]:
    """Make an event that begins in three minutes, with lists: its addresses, and when it begins."""
    begins = datetime.now(UTC).replace(second=0, microsecond=0) + timedelta(minutes=3)
    page.goto("/events/new/")
    page.get_by_label("Name", exact=True).fill("Spring Open")
    page.get_by_label("Game and format").select_option("dm:construction")
    page.get_by_label("Place", exact=True).fill("Town hall, Market Street 4")
    page.get_by_role("textbox", name="Start").fill(f"{begins:%Y-%m-%dT%H:%M}")
    page.get_by_label("Deadline for lists").fill(f"{begins:%Y-%m-%dT%H:%M}")
    page.get_by_label("Time zone").select_option("UTC")
    page.get_by_label("About the event").fill("Five rounds, then a final of four. Doors open an hour before.")
    page.get_by_role("radio", name="Everyone: it is in the list of events").check()
    page.get_by_label("Accept legal lists only").uncheck()
    page.get_by_role("button", name="Create the event").click()
    page.get_by_text("The event is ready.").wait_for()
    event = "/events/" + page.url.split("/events/")[1].split("?")[0]
    entry = ""
    for name, sample in PLAYERS.items():
        text = (GAMES / "dm" / "decks" / f"{sample}.txt").read_text(encoding="utf-8")
        entry = _handed_in(visitors, event, name, text)
    return {"event": event, "my_entry": entry}, begins


def _handed_in(visitors: BrowserContext, event: str, name: str, text: str) -> str:
    """Hand in a list without an account, and return the private address of the entry."""
    page = visitors.new_page()
    page.goto(f"{event}hand-in/")
    page.get_by_label("Your name").fill(name)
    page.get_by_label("Your deck list").fill(text)
    page.get_by_label("My list may be published with my place after the event").check()
    page.get_by_role("button", name="Check my list").click()
    page.get_by_role("button", name=re.compile("^Hand in (this list|anyway)$")).click()
    address = page.get_by_label("Private link").input_value()
    page.close()
    return "/my-entry/" + address.split("/my-entry/")[1]


def play(page: Page, event: str, begins: datetime) -> dict[str, str]:
    """Wait for the beginning, check a deck, enter the results and publish them; the new addresses."""
    time.sleep(max(0.0, (begins - datetime.now(UTC)).total_seconds()) + 1)
    page.goto(f"{event}results/import/")
    rows = (f"{place},{name}" for place, name in enumerate(PLAYERS, start=1))
    page.get_by_label("Paste a table").fill("\n".join(["place,name", *rows]))
    page.get_by_role("button", name="Read the table").click()
    page.get_by_role("button", name="Save these results").click()
    page.get_by_role("button", name="Publish", exact=True).click()
    page.get_by_text("The results are public").wait_for()
    page.goto(f"{event}entries/")
    entry = page.get_by_role("rowheader", name="Cy Brown").get_by_role("link").get_attribute("href")
    page.goto(f"{event}checks/")
    page.get_by_role("button", name="Check the deck of Flo Evans").click()
    for row in (0, 1, 2):
        page.locator(f'.tick-row[data-row="{row}"] .tick-all').click()
    page.locator('.tick-row[data-row="3"] .tick-more').click()
    page.locator("#check-saved").get_by_text("Saved").wait_for()
    check = "/events/" + page.url.split("/events/")[1]
    return {"entry": entry or "", "check": check}
