"""The main thing that each page is for, done on a phone and on a wide screen."""

import re

import pytest
from playwright.sync_api import expect

from decks.editing import services
from decks.examples import example
from decks.models import Deck
from simulate.models import Batch
from tests.browser.conftest import STONE, SWORD, sign_in
from tests.browser.test_keyboard import open_menu
from tests.decks import factories
from tests.simulate import batches
from tests.simulate.plans import plan_of

pytestmark = [pytest.mark.browser, pytest.mark.django_db(transaction=True)]


@pytest.fixture(params=[380, 1400])
def sized(request, watched):
    """A page of the site as wide as a phone, and as wide as a screen, that never scrolls sideways."""
    watched.set_viewport_size({"width": request.param, "height": 900})
    yield watched
    assert watched.evaluate("document.documentElement.scrollWidth <= window.innerWidth")


@pytest.fixture
def bahamut(cards) -> Deck:
    return services.create_deck(
        owner=factories.make_user("ann"),
        system="fow8",
        name="Bahamut",
        visibility="public",
        text=example("fow8"),
    )


@pytest.fixture
def own(sized, live_server, bahamut):
    """The page of somebody who is signed in and has a deck."""
    sign_in(sized.context, live_server, bahamut.owner)
    return sized


def heading(page, words: str) -> None:
    expect(page.get_by_role("heading", level=1)).to_have_text(words)


def test_a_list_is_pasted_and_judged(sized):
    sized.goto("/")
    sized.get_by_label("Your deck list").fill(example("fow8"))
    sized.get_by_role("button", name="Check deck").click()
    expect(sized.locator("#verdict-word")).to_contain_text("Not legal")


def test_a_system_leads_to_its_cards_and_to_a_new_deck(sized, live_server):
    sized.goto("/")
    sized.get_by_role("main").locator("a[href='/systems/fow8/']").first.click()
    sized.get_by_role("link", name="Search its cards").click()
    expect(sized.get_by_role("searchbox").first).to_be_visible()
    sign_in(sized.context, live_server, factories.make_user())
    sized.goto("/systems/dm/")
    sized.get_by_role("link", name="Build a deck").click()
    expect(sized.get_by_label("Game", exact=True)).to_have_value("dm")


def test_a_card_says_how_it_stands_on_a_day_and_which_decks_play_it(sized, bahamut):
    row = bahamut.rows.select_related("card").get(card__name=SWORD)
    sized.goto(f"/cards/fow8/{row.card.card_id}/")
    heading(sized, SWORD)
    sized.get_by_label("On the day").fill("2016-01-01")
    sized.get_by_role("button", name="Show").click()
    expect(sized.locator("#formats")).to_contain_text("2016-01-01")
    sized.get_by_role("link", name="Bahamut", exact=True).click()
    heading(sized, "Bahamut")


def test_keys_of_a_search_are_explained_with_searches_to_follow(sized):
    sized.goto("/cards/syntax/")
    sized.get_by_role("link", name="cost<=3").first.click()
    expect(sized.locator("#count")).to_be_visible()


def test_public_decks_are_narrowed_and_opened(sized, bahamut):
    factories.make_deck(code="dm", cards={}, name="Other", visibility="public")
    sized.goto("/decks/")
    expect(sized.locator("#results")).to_contain_text("Other")
    sized.get_by_role("searchbox").first.fill("baha")
    expect(sized.locator("#results")).not_to_contain_text("Other")
    sized.locator("#results").get_by_role("link", name="Bahamut", exact=True).click()
    heading(sized, "Bahamut")
    expect(sized.locator("#verdict-word")).to_contain_text("Not legal")
    # A choice made before the page's scripts have run is lost.
    sized.wait_for_load_state("load")
    sized.get_by_label("Format", exact=True).select_option("wanderer")
    expect(sized.locator(".verdict-facts")).to_contain_text("Wanderer")


def test_ones_own_decks_are_put_in_a_folder_together(own):
    own.goto("/decks/mine/")
    own.get_by_label("Choose Bahamut").check()
    own.get_by_label("Folder (empty for none)").fill("League")
    own.get_by_role("button", name="Move", exact=True).click()
    expect(own.get_by_role("navigation", name="Folders and tags")).to_contain_text("League")


def test_settings_give_a_deck_another_name(own, bahamut):
    own.goto(f"/decks/{bahamut.public_id}/settings/")
    own.get_by_label("Name", exact=True).fill("Renamed")
    own.get_by_role("button", name="Save", exact=True).first.click()
    heading(own, "Renamed")


def test_a_deck_is_deleted_after_being_asked(own, bahamut):
    own.goto(f"/decks/{bahamut.public_id}/delete/")
    own.get_by_label("Yes, delete it").check()
    own.get_by_role("button", name="Delete").click()
    heading(own, "My decks")
    assert not Deck.objects.exists()


def test_a_version_stays_as_it_was_and_is_compared_with_now(own, bahamut):
    row = bahamut.rows.select_related("card").get(card__name=STONE)
    services.remove_card(
        deck=bahamut, user=bahamut.owner, section=row.section, card_id=row.card.card_id, version=1
    )
    own.goto(f"/decks/{bahamut.public_id}/v/1/")
    expect(own.locator("#deck")).to_contain_text(STONE)
    own.get_by_role("link", name="Compare with now").click()
    expect(own.locator(".diff")).to_contain_text(STONE)


def test_a_deck_is_shown_to_anyone_with_its_link(own, bahamut, live_server):
    services.update_deck(deck=bahamut, user=bahamut.owner, visibility="private", version=1)
    own.goto(f"/decks/{bahamut.public_id}/share/")
    own.get_by_role("radio", name=re.compile("^Anyone with the link")).check()
    own.get_by_role("button", name="Save", exact=True).click()
    expect(own.get_by_text("Only you can open this deck.")).to_have_count(0)
    link = own.locator("#link-short").input_value()
    own.context.clear_cookies()
    own.goto(link)
    heading(own, "Bahamut")


def test_chances_are_worked_out_and_a_hand_is_drawn(sized, bahamut):
    sized.goto(f"/decks/{bahamut.public_id}/hands/")
    sized.get_by_label("I want").fill("1 of cost:1")
    sized.get_by_role("button", name="Calculate").click()
    expect(sized.locator(".chance-figure")).to_have_text(re.compile(r"\d %"))
    sized.get_by_role("link", name="Draw on to turn 1").click()
    expect(sized.locator(".dealt.turns li").first).to_contain_text("Turn 1")


def test_a_comment_is_written_under_a_deck(own, bahamut):
    own.goto(f"/decks/{bahamut.public_id}/comments/")
    own.get_by_role("textbox").last.fill("A *good* one")
    own.get_by_role("button", name=re.compile("^(Write|Send|Post|Say|Comment)")).click()
    expect(own.get_by_role("main").locator("em")).to_have_text("good")


def test_games_are_started_found_again_and_cancelled(sized, live_server):
    deck = batches.stored(owner=factories.make_user(), name="My giants")
    sign_in(sized.context, live_server, deck.owner)
    sized.goto(f"/decks/{deck.public_id}/games/")
    sized.get_by_label("Fire and nature").check()
    sized.get_by_label("Games per pairing").fill("20")
    sized.get_by_role("button", name="Start the games").click()
    expect(sized.get_by_role("heading", name="In progress")).to_be_visible()
    sized.goto("/batches/")
    sized.locator(".deck-tile").get_by_role("link").click()
    sized.get_by_role("button", name="Cancel the batch").click()
    expect(sized.get_by_text("The batch is cancelled")).to_be_visible()
    assert Batch.objects.get().state == "cancelled"


def test_results_lead_to_a_game_and_through_its_turns(sized, live_server):
    batch = batches.played(plan_of(pairs=2, chunk_pairs=2), owner=factories.make_user())
    sign_in(sized.context, live_server, batch.owner)
    sized.goto(f"/batches/{batch.public_id}/")
    expect(sized.get_by_text("4 of 4 games counted")).to_be_visible()
    sized.get_by_role("button", name="Show the game").click()
    sized.get_by_role("link", name="Next turn").click()
    expect(sized.get_by_role("heading", name="Turn 1", exact=False).first).to_be_visible()


def test_a_token_is_made_shown_once_and_revoked(own):
    own.goto("/accounts/tokens/")
    own.get_by_label("Purpose").fill("My script")
    own.get_by_role("button", name="Make the token").click()
    expect(own.locator("#token")).not_to_be_empty()
    own.goto("/accounts/tokens/")
    expect(own.locator("#token")).to_have_count(0)
    own.get_by_role("button", name="Revoke My script").click()
    expect(own.get_by_text("No tokens yet.")).to_be_visible()


def test_an_account_is_opened_taken_out_and_left(sized):
    page = sized
    page.goto("/accounts/signup/")
    page.get_by_label("Username").fill("ben")
    page.get_by_label("Email").fill("ben@example.org")
    for field in page.locator("input[type=password]").all():
        field.fill(factories.PASSWORD)
    page.get_by_role("button", name="Sign up").click()
    open_menu(page)
    page.get_by_role("link", name="ben", exact=True).click()
    heading(page, "Your account")
    with page.expect_download() as taken:
        page.get_by_role("button", name="Export").click()
    assert taken.value.path().read_bytes().startswith(b"PK")
    page.get_by_role("link", name="Delete the account").click()
    page.get_by_label("Password").fill(factories.PASSWORD)
    page.get_by_role("main").get_by_role("button").last.click()
    page.get_by_role("checkbox").last.check()
    page.get_by_role("button", name="Delete the account").click()
    expect(page.get_by_text("Your account is deleted.")).to_be_visible()


def test_cards_decks_and_verdicts_are_found_and_taken_out_without_scripts(chromium, live_server, bahamut):
    context = chromium.new_context(base_url=live_server.url, java_script_enabled=False)
    context.set_default_timeout(15_000)
    page = context.new_page()
    page.goto("/cards/?system=fow8")
    page.get_by_role("searchbox").first.fill("name:laevateinn")
    page.get_by_role("button", name="Search").click()
    page.get_by_role("link", name=SWORD, exact=True).click()
    page.get_by_role("link", name="Bahamut", exact=True).click()
    expect(page.locator("#verdict-word")).to_contain_text("Not legal")
    page.get_by_label("Format", exact=True).select_option("wanderer")
    page.get_by_role("button", name="Check", exact=True).click()
    expect(page.locator(".verdict-facts")).to_contain_text("Wanderer")
    page.get_by_text("Export", exact=True).click()
    with page.expect_download() as taken:
        page.get_by_role("link", name=re.compile("^Text")).click()
    text = taken.value.path().read_text(encoding="utf-8")
    assert f"5 {SWORD}" in text
    page.goto("/")
    page.get_by_label("Your deck list").fill(text)
    page.get_by_role("button", name="Check deck").click()
    expect(page.locator("#verdict-word")).to_contain_text("Not legal")
    context.close()
