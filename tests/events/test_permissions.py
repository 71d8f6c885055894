"""Who may see and do what at an event: every role on every route, for events of every visibility."""

from dataclasses import dataclass, field

import pytest
from django.test import Client
from django.urls import reverse

from events.models import Event, Invitation
from events.services import staff
from tests.accounts.scenes import signed_in
from tests.events.scenes import add_staff, enter, make_event, users_by_role
from tests.test_permissions import ABOUT_AN_EVENT

pytestmark = [pytest.mark.django_db, pytest.mark.once]

ROLES = ("organiser", "judge", "player", "other", "staff", "visitor")
SECRET = "Nobody else may read this name"
ALL, RUN, ORGANISE = frozenset(ROLES), frozenset({"organiser", "judge"}), frozenset({"organiser"})


@dataclass(frozen=True)
class Way:
    """A way to ask a route for an event, and who may; `seen` ways also by those who see the event at all."""

    route: str
    may: frozenset[str]
    method: str = "get"
    data: dict[str, object] = field(default_factory=dict)
    by: str = "public_id"
    entry: bool = False
    more: tuple[object, ...] = ()

    def __str__(self) -> str:
        return f"{self.method}-{self.route}"


WAYS = (
    Way("event", ALL),
    Way("event-picture", ALL),
    Way("event-join", ALL, by="join_code"),
    Way("event-edit", ORGANISE),
    Way("event-edit", ORGANISE, "post", {"name": "Mine now"}),
    Way("event-close", ORGANISE, "post"),
    Way("event-link", ORGANISE, "post"),
    Way("event-delete", ORGANISE),
    Way("event-delete", ORGANISE, "post", {"sure": "no"}),
    Way("event-staff", ORGANISE),
    Way("event-staff", ORGANISE, "post", {"do": "invite", "which": "judge"}),
    Way("hand-in", ALL),
    Way("entry", RUN | {"player"}, entry=True),
    Way("entry", ORGANISE, "post", {"do": "remove"}, entry=True),
    Way("entry-list", RUN | {"player"}, entry=True, more=(1,)),
    Way("entries", RUN),
    Way("entries-export", RUN, more=("csv",)),
    Way("entries-export", RUN, more=("json",)),
    Way("event-sheets", RUN, "post"),
    Way("event-api", ALL),
    Way("entries-api", RUN),
)
# What shows nothing but the event, so that a public one may be kept by a browser.
OPEN = {"event", "event-api"}
# What has no event in its address: test_pages.py; what a key or a code opens: test_hand_in_pages.py.
OTHERWISE = {
    *("events", "events-api", "event-new", "event-invitation", "event-invitation-accept"),
    *("event-receipt", "entry-by-key", "hand-in-by-key", "entry-list-by-key"),
    # test_table.py says who gets a file of sheets, test_sealed.py who sees the lists that are open to all.
    *("event-sheets-progress", "event-sheets-file", "event-lists"),
}


@dataclass
class Scene:
    event: Event
    clients: dict[str, Client]

    def ask(self, way: Way, role: str):
        entry = [self.event.entries.get().public_id] if way.entry else []
        address = reverse(way.route, args=[getattr(self.event, way.by), *entry, *way.more])
        return getattr(self.clients[role], way.method)(address, way.data or None)


@pytest.fixture
def scene(request) -> Scene:
    users = users_by_role(ROLES)
    event = make_event(users["organiser"], name=SECRET, visibility=request.param)
    add_staff(event, users["judge"])
    enter(event, users["player"])
    return Scene(event, {role: signed_in(users[role]) if role in users else Client() for role in ROLES})


every_visibility = pytest.mark.parametrize("scene", ["private", "unlisted", "public"], indirect=True)


def test_every_route_about_events_is_tested_here():
    assert {way.route for way in WAYS} | OTHERWISE == set(ABOUT_AN_EVENT)


@pytest.mark.parametrize("role", ROLES)
@pytest.mark.parametrize("way", WAYS, ids=str)
@every_visibility
def test_an_event_is_there_for_who_may_and_not_there_for_anybody_else(scene, way, role):
    sees = scene.event.visibility != "private" or role in {"organiser", "judge", "player"}
    response = scene.ask(way, role)
    if sees and role in way.may:
        assert response.status_code in {200, 302, 400}, response.content
        if response.status_code == 200 and (scene.event.visibility != "public" or way.route not in OPEN):
            assert response["Cache-Control"] == "private, no-store"
    else:
        assert response.status_code == 404
        assert SECRET.encode() not in response.content
        held = Event.objects.get()
        assert (held.name, held.version, held.join_code) == (SECRET, 1, scene.event.join_code)
        assert not Invitation.objects.exists()
        assert scene.event.entries.get().status == "in"


@every_visibility
def test_only_who_runs_an_event_sees_its_link_and_who_runs_it(scene):
    for role in ROLES:
        page = scene.ask(WAYS[0], role).content.decode()
        assert (scene.event.join_code in page) is (role in RUN)
        # A visitor's own name is at the head of every page.
        if role != "judge":
            assert (">judge" in page or "judge <" in page) is (role == "organiser")


@pytest.mark.parametrize("scene", ["unlisted"], indirect=True)
def test_what_changes_an_event_is_not_done_by_following_a_link(scene):
    invitation = staff.invite(event=scene.event, user=scene.event.made_by, role="judge")
    client = scene.clients["organiser"]
    for route in ("event-close", "event-link"):
        assert client.get(reverse(route, args=[scene.event.public_id])).status_code == 405
    accept = reverse("event-invitation-accept", args=[invitation.code])
    assert scene.clients["other"].get(accept).status_code == 405
    assert Event.objects.get().version == 1


def test_a_visitor_signs_in_to_organise_or_to_accept():
    invitation = staff.invite(event=(event := make_event()), user=event.made_by, role="judge")
    for response in (
        Client().get(reverse("event-new")),
        Client().post(reverse("event-invitation-accept", args=[invitation.code])),
    ):
        assert response["Location"].startswith("/accounts/login/")
    assert "Sign in to accept" in Client().get(invitation.get_absolute_url()).content.decode()
