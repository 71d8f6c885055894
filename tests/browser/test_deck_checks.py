"""Deck checks in a real browser: ticked, offline and back, by two judges, with keys, at both widths."""

import re
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import expect

from events.deck_checks.state import check_state
from events.models import CheckPart, DeckCheck
from events.services import checks
from tests.browser.conftest import sign_in
from tests.decks import factories
from tests.events.floor_scenes import begun, cards_of, hand_in
from tests.events.scenes import add_staff

pytestmark = [pytest.mark.browser, pytest.mark.django_db(transaction=True)]
WIDTHS = (380, 1400)
# What the browser itself says of a connection that is gone; the last of the script that keeps pages.
NO_NETWORK = re.compile(
    "ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to load resource"
    "|An unknown error occurred when fetching the script"
)


class Hall:
    """An event that has begun, with two judges, a player's list of 3 + 2 cards, and pages of the judges."""

    def __init__(self, live_server, chromium):
        self.live_server, self.chromium = live_server, chromium
        self.contexts = []
        self.event = begun(factories.make_user("organiser"))
        self.judges = [factories.make_user(name) for name in ("ann", "bo")]
        for judge in self.judges:
            add_staff(self.event, judge)
        one, two = cards_of("setcg", "main", 2)
        self.entry = hand_in(self.event, "Paula Player", {"main": {one: 3, two: 2}})
        self.errors: list[str] = []

    def page(self, judge: int = 0, width: int = 380):
        context = self.chromium.new_context(
            base_url=self.live_server.url, viewport={"width": width, "height": 800}, has_touch=width < 500
        )
        self.contexts.append(context)
        sign_in(context, self.live_server, self.judges[judge])
        page = context.new_page()
        page.on("console", lambda said: self._hear(said.text) if said.type == "error" else None)
        page.on("pageerror", lambda error: self.errors.append(str(error)))
        return page

    def _hear(self, words: str) -> None:
        if not NO_NETWORK.search(words):
            self.errors.append(words)

    def check(self, judge: int = 0, width: int = 380):
        """A judge's page of the check, found by the player's name."""
        page = self.page(judge, width)
        page.goto(f"/events/{self.event.public_id}/checks/?q=paula")
        page.get_by_role("button", name="Check the deck of Paula Player").click()
        expect(page.get_by_role("heading", level=1)).to_have_text("Paula Player")
        saved(page)
        return page


@pytest.fixture
def hall(live_server, chromium, transactional_db):
    hall = Hall(live_server, chromium)
    yield hall
    for context in hall.contexts:
        context.close()
    assert hall.errors == []


def saved(page) -> None:
    expect(page.locator("#check-saved")).to_have_text("Saved", timeout=15_000)


def row(page, number: int):
    return page.locator(f'.tick-row[data-row="{number}"]')


def more(page, number: int) -> None:
    row(page, number).locator(".tick-more").click()


def counted(page, number: int, found: int) -> None:
    expect(row(page, number).locator("[data-found]")).to_have_text(str(found), timeout=15_000)


def stored() -> list[int]:
    return [one["found"] for one in check_state(DeckCheck.objects.get())["rows"]]


@pytest.mark.parametrize("width", WIDTHS)
def test_a_judge_ticks_cards_off_notes_what_differs_and_signs(hall, width):
    page = hall.check(width=width)
    for _ in range(2):
        more(page, 0)
    row(page, 1).locator(".tick-all").click()
    counted(page, 0, 2)
    expect(row(page, 1)).to_have_attribute("data-state", "full")
    row(page, 0).locator(".tick-note").click()
    row(page, 0).locator(".tick-words input").fill("One is in the wrong box")
    page.get_by_label("Notes", exact=True).fill("Sleeves are worn.")
    expect(page.locator("#check-found")).to_have_text("4")
    expect(page.locator("#check-differences")).to_contain_text("1 missing – One is in the wrong box")
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    sizes = page.locator(".tick-row button").evaluate_all(
        "buttons => buttons.map((one) => Math.min(one.offsetHeight, one.offsetWidth))"
    )
    assert min(sizes) >= 44
    page.get_by_label("Penalty").select_option("warning")
    page.get_by_role("button", name="Sign as ann").click()
    expect(page.locator("#check-sign")).to_be_visible()
    page.get_by_label("I have compared every card with the list").check()
    page.get_by_role("button", name="Sign as ann").click()
    expect(page.locator("#check-signed")).to_contain_text("Signed by ann")
    expect(page.locator("#check-signed")).to_contain_text("Warning")
    saved(page)
    expect(row(page, 0).locator(".tick-more")).to_be_disabled()
    page.goto(f"/events/{hall.event.public_id}/checks/")
    expect(page.locator(".check-history")).to_contain_text("Warning, signed")
    part = CheckPart.objects.get()
    assert stored() == [2, 2] and part.notes == {"0": "One is in the wrong box"}
    assert part.words == "Sleeves are worn." and not DeckCheck.objects.get().open


@pytest.mark.parametrize("width", WIDTHS)
def test_what_is_ticked_offline_is_kept_and_sent_once_the_network_is_back(hall, width):
    page = hall.check(width=width)
    more(page, 0)
    saved(page)
    page.context.set_offline(True)
    for _ in range(2):
        more(page, 0)
    row(page, 1).locator(".tick-all").click()
    page.get_by_label("Penalty").select_option("game-loss")
    page.get_by_label("I have compared every card with the list").check()
    page.get_by_role("button", name="Sign as ann").click()
    expect(page.locator("#check-saved")).to_have_text("Offline: kept on this phone")
    expect(page.locator("#check-signed")).to_contain_text("Not sent yet.")
    counted(page, 0, 3)
    assert stored() == [1, 0] and DeckCheck.objects.get().open
    page.context.set_offline(False)
    saved(page)
    expect(page.locator("#check-signed")).to_contain_text("Game loss")
    assert stored() == [3, 2] and not DeckCheck.objects.get().open


def test_what_was_ticked_before_the_page_was_closed_is_there_again_and_sent(hall):
    page = hall.check()
    page.context.set_offline(True)
    more(page, 0)
    counted(page, 0, 1)
    address = page.url
    page.close()
    assert stored() == [0, 0]
    again = page.context.new_page()
    again.context.set_offline(False)
    again.goto(address)
    counted(again, 0, 1)
    saved(again)
    assert stored() == [1, 0]


def test_ticks_of_one_check_are_sent_from_the_page_of_all_checks(hall):
    page = hall.check()
    page.context.set_offline(True)
    more(page, 0)
    counted(page, 0, 1)
    page.close()
    page.context.set_offline(False)
    lists = page.context.new_page()
    with lists.expect_response(lambda answer: "/api/events/" in answer.url):
        lists.goto(f"/events/{hall.event.public_id}/checks/")
    expect(lists.locator("#unsent")).to_be_hidden()
    assert stored() == [1, 0]


def test_an_answer_that_was_lost_makes_nothing_count_twice(hall):
    page = hall.check()
    lost = []

    def lose(route):
        route.fetch()
        lost.append(route)
        route.abort()

    page.route("**/api/events/**", lose, times=1)
    more(page, 0)
    saved(page)
    assert len(lost) == 1
    counted(page, 0, 1)
    assert stored() == [1, 0]


def test_two_judges_at_one_deck_see_each_others_counts_and_lose_none(hall):
    ann, bo = hall.check(0), hall.check(1)
    bo.context.set_offline(True)
    for _ in range(2):
        more(ann, 0)
        more(bo, 1)
    saved(ann)
    bo.context.set_offline(False)
    saved(bo)
    counted(bo, 0, 2)
    counted(ann, 1, 2)
    more(bo, 0)
    counted(ann, 0, 3)
    expect(row(ann, 0)).to_have_attribute("data-state", "full")
    expect(row(ann, 0).locator("[data-says]")).to_have_text("bo: 1")
    assert stored() == [3, 2] and DeckCheck.objects.count() == 1


def test_two_tabs_of_one_judge_do_not_undo_each_other(hall):
    first = hall.check()
    second = first.context.new_page()
    second.goto(first.url)
    more(first, 0)
    counted(second, 0, 1)
    more(second, 0)
    counted(first, 0, 2)
    saved(first)
    saved(second)
    assert stored() == [2, 0] and CheckPart.objects.count() == 1


def test_a_deck_is_checked_with_the_keyboard_alone(hall):
    page = hall.check(width=1400)
    page.keyboard.press("ArrowDown")
    expect(row(page, 0).locator(".tick-more")).to_be_focused()
    page.keyboard.press("Enter")
    page.keyboard.press("+")
    counted(page, 0, 2)
    page.keyboard.press("-")
    counted(page, 0, 1)
    page.keyboard.press("3")
    counted(page, 0, 3)
    page.keyboard.press("ArrowDown")
    page.keyboard.press("a")
    counted(page, 1, 2)
    page.keyboard.press("n")
    page.keyboard.type("4 not counted")
    page.keyboard.press("Enter")
    expect(row(page, 1).locator(".tick-more")).to_be_focused()
    counted(page, 1, 2)
    page.keyboard.press("?")
    expect(page.get_by_role("heading", name="Keys")).to_be_visible()
    page.keyboard.press("Escape")
    saved(page)
    assert stored() == [3, 2]


def test_too_many_copies_are_marked(hall):
    page = hall.check()
    row(page, 1).locator(".tick-all").click()
    more(page, 1)
    expect(row(page, 1)).to_have_attribute("data-state", "over")
    expect(row(page, 1).locator("[data-says]")).to_have_text("1 too many")
    row(page, 1).locator(".tick-less").click()
    expect(row(page, 1)).to_have_attribute("data-state", "full")
    saved(page)


def test_a_judge_who_was_signed_out_loses_no_tick(hall):
    page = hall.check()
    page.context.clear_cookies(name="sessionid")
    more(page, 0)
    expect(page.locator("#check-trouble")).to_contain_text("sign in again", timeout=15_000)
    expect(page.locator("#check-saved")).to_have_text("Not sent: kept on this phone")
    sign_in(page.context, hall.live_server, hall.judges[0])
    page.reload()
    counted(page, 0, 1)
    saved(page)
    assert stored() == [1, 0]


def kept_pages(page) -> list[str]:
    """The pages that the browser keeps to open without a connection."""
    return page.evaluate(
        """async () => {
          const found = [];
          for (const name of await caches.keys())
            for (const one of await (await caches.open(name)).keys())
              if (!new URL(one.url).pathname.startsWith("/static/")) found.push(new URL(one.url).pathname);
          return found;
        }"""
    )


def until_kept(page, pages: list[str]) -> None:
    for _ in range(100):
        if kept_pages(page) == pages:
            return
        page.wait_for_timeout(100)
    assert kept_pages(page) == pages


def test_a_check_opens_again_without_a_connection_and_is_sent_once_there_is_one(hall):
    page = hall.check()
    context, address = page.context, page.url
    until_kept(page, [urlsplit(address).path])
    more(page, 0)
    saved(page)
    page.close()
    context.set_offline(True)
    again = context.new_page()
    again.goto(address)
    expect(again.get_by_role("heading", level=1)).to_have_text("Paula Player")
    assert again.evaluate("getComputedStyle(document.querySelector('.tick-row')).display") == "grid"
    counted(again, 0, 1)
    more(again, 1)
    expect(again.locator("#check-saved")).to_have_text("Offline: kept on this phone")
    context.set_offline(False)
    saved(again)
    assert stored() == [1, 1]


def test_no_list_stays_in_the_browser_of_a_judge_who_has_signed_or_signs_out(hall):
    page = hall.check(width=1400)
    address = page.url
    until_kept(page, [urlsplit(address).path])
    page.get_by_role("button", name="Sign out").first.click()
    page.wait_for_url(lambda url: url != address)
    until_kept(page, [])
    sign_in(page.context, hall.live_server, hall.judges[0])
    page.goto(address)
    until_kept(page, [urlsplit(address).path])
    page.get_by_label("I have compared every card with the list").check()
    page.get_by_role("button", name="Sign as ann").click()
    until_kept(page, [])
    page.reload()
    expect(page.locator("#check-signed")).to_contain_text("Signed by ann")
    page.wait_for_timeout(500)
    assert kept_pages(page) == []


@pytest.mark.parametrize("width", WIDTHS)
def test_results_are_imported_asked_about_published_and_shown(hall, width):
    organiser = hall.event.made_by
    hall.judges.append(organiser)
    page = hall.page(2, width)
    page.goto(f"/events/{hall.event.public_id}/results/")
    page.get_by_role("link", name="Import a table").click()
    page.get_by_label("Paste a table").fill("place,name\n1,Paola Player\n2,Somebody Else")
    page.get_by_role("button", name="Read the table").click()
    page.get_by_label("Line 2: “Paola Player”, place 1").select_option("Paula Player")
    page.get_by_label("Line 3: “Somebody Else”, place 2").select_option("Leave this line out")
    page.get_by_role("button", name="Continue").click()
    expect(page.get_by_role("heading", name="1 result read")).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    page.get_by_role("button", name="Save these results").click()
    page.get_by_role("button", name="Publish").click()
    expect(page.locator(".results-table")).to_contain_text("Paula Player")
    page.get_by_role("link", name="What was played").click()
    expect(page.locator(".basis")).to_contain_text("1 of 1 lists known.")
    assert page.evaluate("document.documentElement.scrollWidth") <= width


def test_what_the_site_refuses_is_said_and_sent_once_it_is_changed(hall, monkeypatch):

    page = hall.check()
    monkeypatch.setattr(checks.caps, "CHECK_NOTE", 10)
    row(page, 0).locator(".tick-note").click()
    row(page, 0).locator(".tick-words input").fill("Far too long a note")
    expect(page.locator("#check-trouble")).to_contain_text("longer than 10 characters", timeout=15_000)
    expect(page.locator("#check-saved")).to_have_text("Not sent: kept on this phone")
    page.wait_for_timeout(6_000)
    expect(page.locator("#check-saved")).to_have_text("Not sent: kept on this phone")
    expect(page.locator("#check-trouble")).to_contain_text("longer than 10 characters")
    row(page, 0).locator(".tick-words input").fill("Short")
    saved(page)
    expect(page.locator("#check-trouble")).to_be_empty()
    assert CheckPart.objects.get().notes == {"0": "Short"}
