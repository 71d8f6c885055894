"""A new player's walk in each game, from the home page to a legal deck, counted in keys and clicks."""

import re
from dataclasses import dataclass

import pytest
from playwright.sync_api import expect

import rules
from cards import catalogue
from rules.systems import CODES

pytestmark = [pytest.mark.browser, pytest.mark.django_db(transaction=True), pytest.mark.once]

# The keys and clicks that each walk takes; the aim is under 60 keys and at most 5 clicks.
TAKES = {"fow8": (25, 4), "fow5": (25, 4), "setcg": (33, 2), "dm": (19, 2), "sve": (29, 3)}


@dataclass
class Walk:
    """A page, with every key and click counted."""

    page: object
    keys: int = 0
    clicks: int = 0
    changes: int = 0

    def click(self, role: str, name: str) -> None:
        self.clicks += 1
        self.page.get_by_role(role, name=name).locator("visible=true").first.click()

    def press(self, *keys: str) -> None:
        for key in keys:
            self.keys += 1
            self.page.keyboard.press(key)

    def type(self, text: str) -> None:
        self.keys += len(text)
        self.page.keyboard.type(text)

    def saved(self) -> None:
        words = f"Saved as version {1 + self.changes}"
        expect(self.page.locator("#saved")).to_have_text(words, timeout=60_000)

    def fill(self, section: str, copies: list[int]) -> None:
        """Open what is found for a section, and go down it with a number for each card."""
        self.click("link", f"Find cards for {section}")
        expect(self.page.locator("#found .chip").first).to_contain_text(f"For {section}")
        expect(self.page.locator("#found li[data-card]").first).to_be_focused()
        for place, count in enumerate(copies):
            if place:
                self.press("ArrowDown")
            # Who reads that a card is limited, or in the deck already, goes on to the next.
            while self.page.locator("#found li:focus .standing").count():
                self.press("ArrowDown")
            self.press(str(count))
        self.changes += len(copies)
        self.saved()


# What each game asks for, as a stranger reads it from the heads of the sections.
NEEDS = {
    "fow8": [("Ruler", [1]), ("Main deck", [4] * 10), ("Magic stone deck", [4, 4, 2])],
    "fow5": [("Ruler", [1]), ("Main deck", [4] * 10), ("Magic stone deck", [4, 4, 2])],
    "setcg": [("Deck", [3] * 16 + [2])],
    "dm": [("Deck", [4] * 10)],
    "sve": [("Leader", [1]), ("Main deck", [3] * 13 + [1])],
}


@pytest.mark.parametrize("code", CODES)
def test_a_stranger_builds_a_legal_deck_with_few_keys_and_clicks(watched, code):
    of = rules.system(code)
    catalogue.store(code, of.catalogue())
    watched.set_viewport_size({"width": 1400, "height": 900})
    watched.set_default_timeout(30_000)
    walk = Walk(watched)
    watched.goto("/")
    walk.click("button", f"Build a deck of {of.name}")
    for section, copies in NEEDS[code]:
        walk.fill(section, copies)
    expect(watched.locator("#verdict-word")).to_have_text(re.compile("^Legal"))
    assert (walk.keys, walk.clicks) == TAKES[code]
