"""The pages of events: making one, editing it, and inviting others."""

import re

import pytest
from django.test import Client
from django.urls import reverse

from events.models import Event, Invitation
from tests.accounts.scenes import signed_in
from tests.decks import factories
from tests.events.scenes import add_staff, make_event, soon, values

pytestmark = pytest.mark.django_db


def form(**fields: str) -> dict[str, str]:
    """What a browser sends for an event in twenty days."""
    said = {
        "name": "Spring Open",
        "format": f"setcg:{factories.default_format('setcg')}",
        "place": "Town hall",
        "starts": f"{soon():%Y-%m-%dT%H:%M}",
        "deadline": f"{soon(19):%Y-%m-%dT%H:%M}",
        "zone": "Europe/Berlin",
        "visibility": "unlisted",
        "sealing": "start",
        "legal_only": "on",
    }
    return {name: value for name, value in {**said, **fields}.items() if value}


@pytest.fixture
def ann():
    return factories.make_user("ann")


def test_an_organiser_makes_an_event_and_sees_its_link(ann):
    client = signed_in(ann)
    made = client.post(reverse("event-new"), form(), follow=True)
    event = Event.objects.get()
    assert made.redirect_chain == [(event.get_absolute_url(), 302)]
    page = made.content.decode()
    assert f"/e/{event.join_code}/" in page and "Lists are sealed until the start" in page
    # Nine o'clock as clocks in Berlin show it, whatever UTC says.
    assert event.starts_there.hour == 9
    assert f"{event.starts_there:%H:%M}" in page and event.offset in page


@pytest.mark.parametrize(
    ("fields", "words"),
    [
        ({"starts": "2028-03-26T02:30", "deadline": "2028-03-25T10:00"}, "does not exist on 2028-03-26"),
        ({"starts": "tomorrow"}, "“tomorrow” is not a day and time"),
        ({"deadline": "2020-01-01T10:00"}, "2020-01-01 10:00 has passed"),
        ({"format": "setcg:nothing"}, "Select a valid choice"),
        ({"zone": "Nowhere/Land"}, "Select a valid choice"),
        ({"name": ""}, "This field is required"),
    ],
    ids=lambda one: str(one)[:25],
)
def test_a_wrong_form_comes_back_with_what_is_wrong(ann, fields, words, monkeypatch):
    response = signed_in(ann).post(reverse("event-new"), form(**fields))
    assert response.status_code == 400 and words in response.content.decode()
    assert not Event.objects.exists()


def test_of_a_time_that_comes_twice_the_organiser_is_told_which_is_meant(ann):
    said = form(starts="2028-10-29T12:00", deadline="2028-10-29T02:30")
    page = signed_in(ann).post(reverse("event-new"), said, follow=True).content.decode()
    assert "Deadline for lists: clocks show this time twice that day; we take the first." in page
    assert f"{Event.objects.get().deadline:%H:%M}" == "00:30"


def test_the_form_of_an_event_begins_with_the_event_and_saves_it(ann):
    client = signed_in(ann)
    client.post(reverse("event-new"), form())
    event = Event.objects.get()
    page = client.get(reverse("event-edit", args=[event.public_id]))
    said = {name: page.context["form"].initial[name] for name in page.context["form"].fields}
    sent = {name: str(value) for name, value in said.items() if value not in (None, False, "")}
    client.post(reverse("event-edit", args=[event.public_id]), {**sent, "name": "Summer Open"})
    again = Event.objects.get()
    assert (again.name, again.starts, again.deadline, again.version) == (
        "Summer Open",
        event.starts,
        event.deadline,
        2,
    )


def test_an_organiser_who_comes_second_sees_both_and_can_save_again(ann):
    event = make_event(ann)
    client = signed_in(ann)
    address = reverse("event-edit", args=[event.public_id])
    client.post(address, form(name="First change", version="1"))
    second = client.post(address, form(place="Harbour", version="1"))
    page = second.content.decode()
    assert second.status_code == 409
    assert "Saved in the meantime" in page and "First change" in page and "Harbour" in page
    assert client.post(address, form(place="Harbour", version="2")).status_code == 302
    assert (Event.objects.get().name, Event.objects.get().place) == ("Spring Open", "Harbour")


def test_the_link_for_players_leads_to_the_event_until_it_is_replaced(ann):
    event = make_event(ann)
    link = reverse("event-join", args=[event.join_code])
    assert Client().get(link)["Location"] == event.get_absolute_url()
    signed_in(ann).post(reverse("event-link", args=[event.public_id]))
    assert Client().get(link).status_code == 404
    event.refresh_from_db()
    assert Client().get(reverse("event-join", args=[event.join_code])).status_code == 302


def test_only_public_events_are_listed_and_ones_own(ann):
    for visibility in ("private", "unlisted", "public"):
        make_event(ann, name=f"A {visibility} event", visibility=visibility)
    page = Client().get(reverse("events")).content.decode()
    assert "A public event" in page
    assert "A unlisted event" not in page and "A private event" not in page
    mine = signed_in(ann).get(reverse("events")).content.decode()
    assert all(f"A {visibility} event" in mine for visibility in ("private", "unlisted"))
    assert "A public event" not in Client().get(reverse("events"), {"system": "dm"}).content.decode()


def test_an_invitation_is_accepted_by_a_button_and_not_by_opening_it(ann):
    event, bob = make_event(ann), factories.make_user("bob")
    signed_in(ann).post(reverse("event-staff", args=[event.public_id]), {"do": "invite", "which": "judge"})
    invitation = Invitation.objects.get()
    client = signed_in(bob)
    assert "Accept as bob" in client.get(invitation.get_absolute_url()).content.decode()
    assert not event.staff.filter(user=bob).exists()
    accepted = client.post(reverse("event-invitation-accept", args=[invitation.code]), follow=True)
    assert "You are now judge of" in accepted.content.decode()
    assert event.staff.get(user=bob).role == "judge"
    assert client.get(invitation.get_absolute_url()).status_code == 404


def test_a_judge_leaves_and_removes_nobody(ann):
    event, bob = make_event(ann), factories.make_user("bob")
    mine, theirs = add_staff(event, bob), event.staff.get(user=ann)
    client, address = signed_in(bob), reverse("event-staff", args=[event.public_id])
    for do, which in (("invite", "organiser"), ("remove", theirs.pk), ("revoke", 1)):
        assert client.post(address, {"do": do, "which": which}).status_code == 404
    assert event.staff.count() == 2 and not Invitation.objects.exists()
    assert client.post(address, {"do": "remove", "which": mine.pk})["Location"] == reverse("events")
    assert event.staff.count() == 1


def test_an_event_is_deleted_once_it_is_confirmed(ann):
    event = make_event(ann)
    client, address = signed_in(ann), reverse("event-delete", args=[event.public_id])
    assert "Nobody has handed in a list yet" in client.get(address).content.decode()
    assert client.post(address).status_code == 400 and Event.objects.exists()
    assert client.post(address, {"sure": "yes"}).status_code == 302
    assert not Event.objects.exists()


def test_what_players_are_asked_for_and_what_happens_to_it_is_on_the_page(ann):
    event = make_event(
        ann, questions=("Player number",), questions_use="We pass it on to the league.", name="Asks"
    )
    page = Client().get(event.get_absolute_url()).content.decode()
    assert "“Player number”" in page and "We pass it on to the league." in page
    assert f"erased on {event.erase_on.day} {event.erase_on:%B %Y}" in page
    assert values().questions == ()


@pytest.mark.parametrize(
    ("address", "part"),
    [("/events/", "Events"), ("/events/new/", "Events"), ("/metagame/", "Metagame"), ("/practice/", "Games")],
)
def test_the_head_of_the_site_says_in_which_part_a_page_is(client, address, part):
    client.force_login(factories.make_user())
    page = client.get(address).content.decode()
    marked = re.findall(r'<a href="[^"]*" aria-current="page">([^<]+)</a>', page)
    assert set(marked) == {part}
