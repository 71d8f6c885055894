"""Keeping and finding decks in a real browser, and the links and copies by which they reach others."""

import re

import pytest
from playwright.sync_api import expect

from decks.editing import services
from decks.models import Deck
from tests.browser.conftest import sign_in
from tests.decks import factories

pytestmark = [pytest.mark.browser, pytest.mark.django_db(transaction=True)]

BOTH = pytest.mark.parametrize("wide", [1400, 380])


@pytest.fixture
def ann(watched, live_server):
    """Somebody signed in, with three decks."""
    user = factories.make_user("ann")
    for name in ("Sky knights", "Forest tempo", "Rune burn"):
        factories.make_deck(user, name=name, visibility="public")
    sign_in(watched.context, live_server, user)
    return user


def tick(page, *names: str) -> None:
    for name in names:
        page.get_by_role("checkbox", name=f"Choose {name}").check()


def shown(page, *names: str) -> None:
    expect(page.locator(".own-deck h2, .deck-tile h2")).to_have_text(list(names))


def no_wider_than_the_screen(page) -> None:
    assert page.evaluate("document.documentElement.scrollWidth <= document.documentElement.clientWidth")


@BOTH
def test_several_decks_are_tagged_filed_found_and_put_away(watched, ann, wide):
    page = watched
    page.set_viewport_size({"width": wide, "height": 900})
    page.goto("/decks/mine/")
    shown(page, "Rune burn", "Forest tempo", "Sky knights")
    tick(page, "Rune burn", "Sky knights")
    expect(page.locator("#picked-count")).to_have_text(re.compile("2 ticked"))
    page.locator("#bulk-tag").fill("spring cup")
    page.get_by_role("button", name="Add", exact=True).click()
    expect(page.get_by_text("2 decks now have “spring cup”.")).to_be_visible()
    no_wider_than_the_screen(page)

    page.get_by_role("navigation", name="Folders and tags").get_by_role("link", name="spring cup").click()
    shown(page, "Rune burn", "Sky knights")
    page.get_by_role("checkbox", name="All 2 on this page").check()
    page.locator("#bulk-folder").fill("League")
    page.get_by_role("button", name="Move", exact=True).click()
    expect(page.get_by_text("2 decks put in “League”.")).to_be_visible()
    page.get_by_role("link", name="tagged “spring cup”").click()
    shown(page, "Rune burn", "Forest tempo", "Sky knights")

    page.get_by_role("navigation", name="Folders and tags").get_by_role("link", name="League").click()
    shown(page, "Rune burn", "Sky knights")
    tick(page, "Rune burn")
    page.get_by_role("button", name="Archive", exact=True).click()
    shown(page, "Sky knights")
    page.get_by_role("link", name="Archived 1").click()
    shown(page, "Rune burn")


@BOTH
def test_a_search_narrows_the_list_as_it_is_written_and_the_address_follows(watched, ann, wide):
    page = watched
    page.set_viewport_size({"width": wide, "height": 900})
    for address in ("/decks/", "/decks/mine/"):
        page.goto(address)
        page.get_by_label("Words in names, descriptions and tags").fill("temp")
        shown(page, "Forest tempo")
        expect(page.locator("#count")).to_have_text(re.compile(r"1 deck$"))
        expect(page).to_have_url(re.compile("q=temp"))
        page.reload()
        shown(page, "Forest tempo")
        page.get_by_role("link", name="with “temp”").click()
        expect(page.locator("#count")).to_have_text(re.compile("3 decks"))
        no_wider_than_the_screen(page)


def test_decks_are_searched_and_put_away_without_a_script(chromium, live_server, transactional_db):
    user = factories.make_user("ann")
    for name in ("Sky knights", "Forest tempo"):
        factories.make_deck(user, name=name)
    context = chromium.new_context(base_url=live_server.url, java_script_enabled=False)
    sign_in(context, live_server, user)
    page = context.new_page()
    page.goto("/decks/mine/")
    page.get_by_label("Words in names, descriptions and tags").fill("sky")
    page.get_by_role("button", name="Search").click()
    shown(page, "Sky knights")
    tick(page, "Sky knights")
    page.get_by_text("With the selected decks").click()
    page.get_by_role("button", name="Archive", exact=True).click()
    expect(page.get_by_text("One deck put away.")).to_be_visible()
    expect(page.get_by_text("None of your decks match.")).to_be_visible()
    context.close()


@BOTH
def test_a_link_is_copied_shared_and_taken_away(watched, ann, chromium, live_server, wide):
    page = watched
    page.set_viewport_size({"width": wide, "height": 900})
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    deck = Deck.objects.get(name="Sky knights")
    page.goto(f"/decks/{deck.public_id}/share/")
    page.locator("section", has_text="The short link").get_by_role("button", name="Copy").click()
    expect(page.locator('[data-copied="link-short"]')).to_have_text("Copied.")
    link = page.evaluate("navigator.clipboard.readText()")
    assert link == page.get_by_role("textbox", name="Short link").input_value()
    no_wider_than_the_screen(page)

    stranger = chromium.new_page(base_url=live_server.url)
    stranger.goto(link)
    expect(stranger.get_by_role("heading", level=1)).to_have_text("Sky knights")
    page.get_by_role("button", name="Replace the short link").click()
    expect(page.get_by_text("The deck has a new short link. The old one no longer works.")).to_be_visible()
    assert stranger.goto(link).status == 404
    page.get_by_label("Only me").check()
    page.get_by_role("button", name="Save", exact=True).click()
    expect(page.get_by_text("Only you can open this deck.")).to_be_visible()
    assert stranger.goto(page.get_by_role("textbox", name="Link to this version").input_value()).status == 404
    stranger.close()


def test_a_deck_of_another_is_copied_and_says_so(watched, ann):
    page = watched
    other = factories.make_user("bob")
    deck = services.create_deck(owner=other, system="dm", name="From Bob", visibility="public")
    page.goto(f"/decks/{deck.public_id}/")
    page.get_by_role("button", name="Copy this deck to my decks").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Copy of From Bob")
    expect(page.get_by_text("Anyone with the link can open it")).to_be_visible()
    page.get_by_role("link", name="From Bob, version 1").click()
    expect(page.get_by_role("heading", name="Version 1", exact=True)).to_be_visible()
