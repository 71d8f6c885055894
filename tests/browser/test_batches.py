"""What a player does with batches of games, in a real browser."""

import re
from collections.abc import Iterator
from dataclasses import replace

import pytest
from playwright.sync_api import expect

from rules.systems import system
from simulate import replays, tasks
from simulate.models import Batch
from tests.browser.conftest import sign_in
from tests.decks import factories
from tests.simulate import batches
from tests.simulate.plans import plan_of
from tests.simulate.workers import Files, Site

pytestmark = [pytest.mark.browser, pytest.mark.django_db(transaction=True)]

LIST = (system("dm").folder / "decks" / "nature-giants.txt").read_text(encoding="utf-8")


@pytest.fixture
def workers(tmp_path, monkeypatch) -> Iterator[Site]:
    """Real workers on the queue of the site."""
    site = Site(Files(tmp_path), tmp_path)
    monkeypatch.setattr("simulate.queue.send_chunk", site.deliver)
    site.start_workers()
    yield site
    site.stop()


@pytest.fixture
def giants(watched, live_server):
    deck = batches.stored(owner=factories.make_user(), name="My giants")
    sign_in(watched.context, live_server, deck.owner)
    return deck


def test_a_player_builds_a_deck_reads_its_hands_plays_a_batch_and_looks_at_a_game(
    watched, live_server, workers
):
    page = watched
    factories.store_cards("dm", [row[1] for row in plan_of(decks=5).entries[-1].rows])
    sign_in(page.context, live_server, factories.make_user())
    page.goto("/decks/new/")
    page.get_by_label("Name", exact=True).fill("My giants")
    page.get_by_label("Game", exact=True).select_option("dm")
    page.get_by_label("Deck list").fill(LIST)
    page.get_by_role("button", name="Continue").click()
    page.get_by_role("button", name="Save deck").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("My giants")

    page.get_by_role("main").get_by_role("link", name="Hands").click()
    row = page.locator("#table tr", has_text="Burning Mane")
    expect(row.locator("td").nth(1)).to_have_text(re.compile(r"\d+\.\d %"))

    page.get_by_role("main").get_by_role("link", name="Games").click()
    page.get_by_label("Fire and nature").check()
    page.get_by_label("Games per pairing").fill("600")
    page.get_by_label("Games per pairing").blur()
    expect(page.locator("#cost")).to_contain_text("±4.0 points")
    page.get_by_role("button", name="Start the games").click()

    expect(page.get_by_role("heading", name="In progress")).to_be_visible()
    progress = page.locator("#progress")
    expect(progress).to_contain_text("of 600 games")
    expect(page.get_by_text("600 of 600 games counted")).to_be_visible(timeout=60_000)
    expect(progress).to_have_count(0)
    headline = page.locator("#pairing .chance").first
    expect(headline).to_contain_text(re.compile(r"of 600 games won by My giants; 95 % interval \d+"))

    page.get_by_label("Pair of games").fill("3")
    page.get_by_role("button", name="Show the game").click()
    expect(page.get_by_text("pair 3 of 300")).to_be_visible()
    expect(page.get_by_role("heading", name="Before the first turn")).to_be_visible()
    page.wait_for_load_state()
    page.keyboard.press("Shift+ArrowRight")
    expect(page.get_by_role("heading", name="Turn 1")).to_be_visible()
    page.get_by_role("link", name="Next turn").click()
    expect(page.get_by_role("heading", name="Turn 2")).to_be_visible()
    expect(page.locator(".told-answer").first).to_contain_text("§")


def tab_to(page, what: str) -> None:
    """Press Tab until the focused element has these words."""
    for _ in range(80):
        page.keyboard.press("Tab")
        words = page.evaluate(
            "(document.activeElement.labels?.[0] || document.activeElement).textContent.trim()"
        )
        if words.startswith(what):
            return
    raise AssertionError(f"the keyboard does not reach {what!r}")


def test_a_batch_is_started_and_another_one_cancelled_with_the_keyboard_alone(watched, giants):
    page = watched
    page.goto(f"/decks/{giants.public_id}/games/")
    tab_to(page, "Fire and nature")
    page.keyboard.press("Space")
    tab_to(page, "Games per pairing")
    page.keyboard.press("Control+A")
    page.keyboard.type("12")
    tab_to(page, "Start the games")
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", name="In progress")).to_be_visible()

    batch = batches.started(plan_of(pairs=6, chunk_pairs=2), owner=giants.owner)
    page.goto(f"/batches/{batch.public_id}/")
    batches.work(batch, 1)
    tab_to(page, "Cancel the batch")
    # The figures change while the focus stays where it is.
    expect(page.locator("#progress")).to_contain_text("4 of 12 games")
    assert page.evaluate("document.activeElement.textContent") == "Cancel the batch"
    page.keyboard.press("Enter")
    expect(page.get_by_text("The batch is cancelled")).to_be_visible()


def test_progress_appears_by_itself_and_the_results_when_it_is_over(watched, giants):
    batch = batches.started(plan_of(pairs=6, chunk_pairs=2), owner=giants.owner)
    watched.goto(f"/batches/{batch.public_id}/")
    expect(watched.locator("#progress")).to_contain_text("0 of 12 games")
    batches.work(batch, 2)
    expect(watched.locator("#progress")).to_contain_text("8 of 12 games")
    expect(watched.locator("#progress-said")).to_have_text("60 % played")
    batches.work(batch)
    expect(watched.get_by_text("12 of 12 games counted")).to_be_visible()


def test_everything_works_without_a_script(scriptless, live_server, giants):
    context = scriptless.new_context(base_url=live_server.url)
    context.set_default_timeout(15_000)
    sign_in(context, live_server, giants.owner)
    page = context.new_page()
    page.goto(f"/decks/{giants.public_id}/games/")
    page.get_by_label("Light and water").check()
    page.get_by_label("Games per pairing").fill("8")
    page.get_by_role("button", name="Estimate the cost").click()
    expect(page.locator("#cost")).to_contain_text("of processor time")
    page.get_by_role("button", name="Start the games").click()
    expect(page.get_by_text("refreshes every 5 seconds")).to_be_visible()
    batches.work(Batch.objects.get())
    expect(page.get_by_text("8 of 8 games counted")).to_be_visible(timeout=30_000)
    page.get_by_role("button", name="Show the game").click()
    page.get_by_role("link", name="Next turn").click()
    expect(page.get_by_role("heading", name="Turn 1")).to_be_visible()
    context.close()


def test_a_running_batch_grows_to_its_end_without_a_script(scriptless, live_server, giants):
    batch = batches.started(plan_of(pairs=6, chunk_pairs=2), owner=giants.owner)
    context = scriptless.new_context(base_url=live_server.url)
    sign_in(context, live_server, giants.owner)
    page = context.new_page()
    page.goto(f"/batches/{batch.public_id}/")
    expect(page.locator("#progress")).to_contain_text("0 of 12 games")
    batches.work(batch, 2)
    expect(page.locator("#progress")).to_contain_text("8 of 12 games", timeout=30_000)
    batches.work(batch)
    expect(page.get_by_text("12 of 12 games counted")).to_be_visible(timeout=30_000)
    expect(page.locator("#progress")).to_have_count(0)
    context.close()


def test_a_player_asks_with_the_keyboard_on_a_phone_what_a_card_is_worth(watched, giants):
    page = watched
    page.set_viewport_size({"width": 380, "height": 800})
    batch = batches.played(plan_of(pairs=6), owner=giants.owner)
    page.goto(f"/batches/{batch.public_id}/")
    page.get_by_role("link", name="Play the same games without a card").press("Enter")
    tab_to(page, "Card")
    page.keyboard.type("Cursed")
    tab_to(page, "Replaced by")
    page.keyboard.type("Nobodys Card")
    tab_to(page, "Games of each pairing")
    page.keyboard.press("Control+A")
    page.keyboard.type("40")
    tab_to(page, "Play with and without it")
    page.keyboard.press("Enter")
    expect(page.get_by_text("has no card 'Nobodys Card'")).to_be_visible()
    # What was typed is still there, and the focus finds it again.
    tab_to(page, "Replaced by")
    page.keyboard.press("Control+A")
    page.keyboard.press("Delete")
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", level=1)).to_contain_text("Cursed Pincher in darkness-slayers")
    batches.work(Batch.objects.exclude(pk=batch.pk).get())
    expect(page.get_by_text("points of win rate with 4 copies")).to_be_visible(timeout=30_000)
    assert page.evaluate("document.documentElement.scrollWidth") <= 380
    page.locator(".batch-twice a").first.click()
    expect(page.get_by_role("heading", name="Before the first turn")).to_be_visible()


@pytest.mark.parametrize("scripts", [True, False])
def test_a_slow_game_appears_by_itself_once_a_worker_has_played_it(
    request, live_server, giants, monkeypatch, scripts
):
    asked: list[tuple[int, int, int, bool]] = []
    monkeypatch.setattr(replays, "SLOW", 0)
    monkeypatch.setattr("simulate.queue.send_game", lambda *one: asked.append(one))
    batch = batches.played(owner=giants.owner)
    browser = request.getfixturevalue("chromium" if scripts else "scriptless")
    context = browser.new_context(base_url=live_server.url)
    sign_in(context, live_server, giants.owner)
    page = context.new_page()
    page.goto(f"/batches/{batch.public_id}/games/0/1/first/?turn=1")
    expect(page.get_by_role("heading", name="Replaying the game")).to_be_visible()
    tasks.replay_game(*asked[0])
    expect(page.get_by_role("heading", name="Turn 1")).to_be_visible(timeout=30_000)
    context.close()


def test_two_batches_are_compared(watched, giants):
    batches.played(owner=giants.owner)
    two = batches.played(replace(plan_of(), seed=9), owner=giants.owner)
    watched.goto(f"/batches/{two.public_id}/")
    watched.get_by_role("link", name="Compare").click()
    watched.get_by_role("button", name="Compare").click()
    expect(watched.get_by_role("heading", name="The difference")).to_be_visible()


@pytest.mark.parametrize("width", [380, 1400])
def test_a_private_deck_is_named_before_a_batch_is_shared_and_hidden_after(
    watched, live_server, giants, width
):
    watched.set_viewport_size({"width": width, "height": 900})
    batch = batches.played(plan_of(pairs=1), owner=giants.owner, decks=[giants])
    batch.entries.filter(place=0).update(name=giants.name)
    address = f"{live_server.url}/batches/{batch.public_id}/"
    watched.goto(address)
    watched.get_by_text("Share or delete").click()
    expect(watched.get_by_text("Private decks in it:")).to_contain_text("My giants")
    expect(watched.get_by_label("Show it as “a private deck”")).to_be_checked()
    assert watched.evaluate("document.documentElement.scrollWidth") <= width
    watched.get_by_role("button", name="Share with anyone who has the link").click()
    expect(watched.get_by_text("Anyone with the link can open this batch now.")).to_be_visible()
    watched.context.clear_cookies()
    watched.goto(address)
    expect(watched.get_by_role("heading", level=1)).to_contain_text("A private deck against")
    expect(watched.locator("body")).not_to_contain_text("My giants")


def test_refused_decks_are_shown_with_what_is_wrong_and_played_on_request(page, live_server):
    giants = batches.stored(owner=factories.make_user(), name="My giants")
    sign_in(page.context, live_server, giants.owner)
    giants.rows.update(quantity=7)
    page.goto(f"/decks/{giants.public_id}/games/")
    page.get_by_label("Fire and nature").check()
    page.get_by_role("button", name="Start the games").click()
    expect(page.locator("#cost")).to_contain_text("“My giants”: not legal")
    page.get_by_label("Play illegal decks anyway").check()
    page.get_by_role("button", name="Start the games").click()
    expect(page.get_by_text("breaks the rules, and was played on request")).to_be_visible()


@pytest.mark.parametrize(
    ("rule", "asked"),
    [
        ("Play a number of games", ["Games per pairing"]),
        ("Stop once the win rate is known precisely enough", ["Points either way"]),
        ("Stop once one of two win rates is ruled out", ["Lower rate, %", "Higher rate, %"]),
    ],
)
def test_a_form_asks_only_for_what_the_chosen_rule_needs(watched, giants, rule, asked):
    watched.goto(f"/decks/{giants.public_id}/games/")
    watched.get_by_label(rule).check()
    fields = watched.locator(".how-long .fields").first.locator("label")
    assert [label.inner_text() for label in fields.all() if label.is_visible()] == asked
