"""A whole event on a phone and a wide screen: an organiser, a judge, and three players."""

import re

import pytest
from playwright.sync_api import expect

from events.models import Entry, Event
from tests.browser.conftest import sign_in
from tests.decks import factories
from tests.events.scenes import begun, five_copies, legal_list, past_deadline, soon

pytestmark = [pytest.mark.browser, pytest.mark.django_db(transaction=True)]


@pytest.fixture(params=[380, 1400])
def people(request, chromium, live_server, cards):
    """A browser for everybody at the event, as wide as a phone or a screen; none ever scrolls sideways."""
    users = {name: factories.make_user(name) for name in ("ann", "judy", "bo")}
    pages = {}
    for name in ("ann", "judy", "bo", "cy", "di"):
        context = chromium.new_context(
            base_url=live_server.url, viewport={"width": request.param, "height": 900}
        )
        context.set_default_timeout(15_000)
        if name in users:
            sign_in(context, live_server, users[name])
        pages[name] = context.new_page()
    yield pages
    for page in pages.values():
        if page.url != "about:blank":
            assert page.evaluate("document.documentElement.scrollWidth <= window.innerWidth"), page.url
        page.context.close()


def make_event(page) -> Event:
    """Fill in the form of a new event, as its organiser does."""
    page.goto("/events/")
    page.get_by_role("link", name="Organise an event").click()
    page.get_by_label("Name", exact=True).fill("Spring Open")
    page.get_by_label("Game and format").select_option(f"setcg:{factories.default_format('setcg')}")
    page.get_by_label("Place", exact=True).fill("Town hall")
    page.get_by_role("textbox", name="Start").fill(f"{soon():%Y-%m-%dT%H:%M}")
    page.get_by_label("Deadline for lists").fill(f"{soon(19):%Y-%m-%dT%H:%M}")
    page.get_by_label("Time zone").select_option("Europe/Berlin")
    page.get_by_role("radio", name="Sealed until the start, then for organisers and judges").check()
    page.get_by_label("Questions besides a name").fill("Player number")
    page.get_by_label("What happens to the answers").fill("We pass it on to the league.")
    page.get_by_role("button", name="Create the event").click()
    expect(page.get_by_text("The event is ready.")).to_be_visible()
    return Event.objects.get()


def invite_judge(organiser, judge) -> None:
    """Make a link for a judge, and accept it in the judge's browser."""
    organiser.get_by_role("link", name="Invite others").click()
    organiser.get_by_role("button", name="Invite a judge").click()
    judge.goto(organiser.get_by_label("Invitation", exact=True).input_value())
    judge.get_by_role("button", name="Accept as judy").click()
    expect(judge.get_by_text("You are now judge of “Spring Open”.")).to_be_visible()


def open_form(page, event: Event) -> None:
    """Follow the link for players, and read what is promised there."""
    page.goto(f"/e/{event.join_code}/")
    expect(
        page.get_by_text("Lists are sealed until the start: until then only you see yours.")
    ).to_be_visible()
    page.get_by_role("link", name="Hand in a list").click()


def confirm(page) -> None:
    expect(page.get_by_role("heading", name="Legal", exact=True)).to_be_visible()
    page.get_by_role("button", name="Hand in this list").click()
    expect(page.get_by_text("Your list is handed in. This is your receipt.")).to_be_visible()


def test_a_whole_event(people):
    ann, judy, bo, cy, di = (people[name] for name in ("ann", "judy", "bo", "cy", "di"))
    deck = factories.make_deck(
        Entry.owner.field.related_model.objects.get(username="bo"),
        cards=factories.legal_cards(),
        name="Bo’s best",
    )
    event = make_event(ann)
    invite_judge(ann, judy)

    # Bo chooses a deck of the account.
    open_form(bo, event)
    bo.get_by_label("Your name").fill("Bo")
    bo.get_by_label("Player number").fill("4711")
    bo.get_by_label("One of your decks").select_option(deck.public_id)
    bo.get_by_role("button", name="Check my list").click()
    confirm(bo)

    # Cy has no account, and pastes a list that is not legal at first.
    open_form(cy, event)
    cy.get_by_label("Your name").fill("Cy")
    cy.get_by_label("Player number").fill("4712")
    cy.get_by_label("Your deck list").fill(five_copies())
    cy.get_by_role("button", name="Check my list").click()
    expect(cy.get_by_text("This event accepts legal lists only.")).to_be_visible()
    expect(cy.get_by_text("5 copies of card number")).to_be_visible()
    cy.get_by_label("Your deck list").fill(legal_list(2))
    cy.get_by_role("button", name="Check it again").click()
    confirm(cy)
    link = cy.get_by_label("Private link").input_value()
    assert re.search(r"/my-entry/[0-9a-f]{40}/$", link)

    # While lists are sealed, the organiser sees who handed in, and nothing of the lists.
    ann.goto(f"/events/{event.public_id}/entries/")
    expect(ann.get_by_text("Lists are sealed until")).to_be_visible()
    expect(ann.get_by_role("rowheader", name="Bo")).to_be_visible()
    expect(ann.get_by_text("Bo’s best")).to_have_count(0)
    expect(ann.get_by_label("Plays the card")).to_have_count(0)

    # Di comes after the deadline, and waits until Ann accepts.
    past_deadline(event)
    open_form(di, event)
    di.get_by_label("Your name").fill("Di")
    di.get_by_label("Player number").fill("4713")
    di.get_by_label("Your deck list").fill(legal_list())
    di.get_by_role("button", name="Check my list").click()
    di.get_by_role("button", name="Hand in this list").click()
    expect(di.get_by_text("it waits for an organiser to accept it")).to_be_visible()
    ann.goto(f"/events/{event.public_id}/entries/?status=waiting")
    ann.get_by_role("rowheader", name="Di").get_by_role("link").click()
    ann.get_by_role("button", name="Accept it").click()
    expect(ann.get_by_text("List 1 is accepted.")).to_be_visible()

    # The event starts: the judge sees all lists, and finds one by a card.
    begun(event)
    judy.goto(f"/events/{event.public_id}/entries/")
    expect(judy.locator("#entries")).to_contain_text("3 legal")
    expect(judy.locator("#entries")).to_contain_text("Bo’s best")
    judy.get_by_label("Player or deck").fill("cy")
    expect(judy.get_by_role("rowheader")).to_have_count(1)
    judy.get_by_role("rowheader", name="Cy").get_by_role("link").click()
    expect(judy.get_by_text("4712")).to_be_visible()
    expect(judy.get_by_role("heading", name="Legal", exact=True)).to_be_visible()

    # Cy leaves by the private link, in another browser.
    di.goto(link)
    di.get_by_text("Erase my data").click()
    di.get_by_label("Yes, erase it").check()
    di.get_by_role("button", name="Erase").click()
    expect(di.get_by_text("Your entry and all its lists are erased.")).to_be_visible()
    assert sorted(Entry.objects.values_list("name", "status")) == [("", "erased"), ("Bo", "in"), ("Di", "in")]
