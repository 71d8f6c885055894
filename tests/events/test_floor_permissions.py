"""Who sees results, figures and deck checks: every role on every route, published or not, sealed or not."""

from dataclasses import dataclass, field
from datetime import timedelta

import pytest
from django.http import HttpResponse
from django.test import Client
from django.urls import reverse
from django.utils import timezone

from events.metagame.played import store_played
from events.models import CheckPart, DeckCheck, Entry, EntryList, Event, EventResults, Placing, PlayedDeck
from events.services.checks import start_check
from events.services.results import publish_results
from tests.accounts.scenes import signed_in
from tests.events.floor_scenes import begun, cards_of, hand_in, place
from tests.events.scenes import add_staff, users_by_role
from tests.test_permissions import ABOUT_RESULTS_AND_CHECKS

pytestmark = [pytest.mark.django_db, pytest.mark.once]

ROLES = ("organiser", "judge", "player", "other", "staff", "visitor")
ALL, RUN, ORGANISE = frozenset(ROLES), frozenset({"organiser", "judge"}), frozenset({"organiser"})
AGREES, REFUSES, EVENT = "Agrees To Publish", "Refuses To Publish", "An event with this name"


@dataclass(frozen=True)
class Way:
    """A way to ask a route, and who may, before results are published and after."""

    route: str
    before: frozenset[str]
    after: frozenset[str]
    method: str = "get"
    data: dict[str, object] = field(default_factory=dict)
    more: str = ""

    def __str__(self) -> str:
        return f"{self.method}-{self.route}{self.more and '-' + self.more}"


NONE: frozenset[str] = frozenset()
WAYS = (
    Way("event-results", RUN, ALL),
    Way("event-results-api", NONE, ALL),
    Way("event-metagame", NONE, ALL),
    Way("event-metagame-api", NONE, ALL),
    Way("event-published-list", NONE, ALL, more="agrees"),
    Way("event-published-list", NONE, NONE, more="refuses"),
    Way("event-results-edit", ORGANISE, ORGANISE),
    Way("event-results-edit", ORGANISE, ORGANISE, "post", {"version": "1"}),
    Way("event-results-import", ORGANISE, ORGANISE),
    Way("event-results-import", ORGANISE, ORGANISE, "post", {"text": f"1,{AGREES}", "do": "store"}),
    Way("event-results-publish", ORGANISE, ORGANISE, "post", {"do": "publish"}),
    Way("event-results-publish", ORGANISE, ORGANISE, "post", {"do": "withdraw"}),
    Way("event-checks", RUN, RUN),
    Way("event-check", RUN, RUN, more="check"),
    Way("event-check-start", RUN, RUN, "post", more="agrees"),
    Way("event-check-api", RUN, RUN, more="check"),
    Way("event-check-api", RUN, RUN, "post", {"device": "p" * 14, "seq": 1, "counts": {"0": 1}}, "check"),
)
# Sums over listed events, which name nobody: for everybody.
OTHERWISE = {
    "event-offline-script": (),
    "metagame": (),
    "metagame-format": ("setcg", "construction"),
    "metagame-api": (),
}


@dataclass
class Scene:
    event: Event
    clients: dict[str, Client]
    ids: dict[str, str]

    def ask(self, way: Way, role: str) -> HttpResponse:
        address = reverse(way.route, args=[self.event.public_id, *filter(None, [self.ids.get(way.more)])])
        kind = {"content_type": "application/json"} if way.route.endswith("-api") and way.data else {}
        return getattr(self.clients[role], way.method)(address, way.data or None, **kind)


@pytest.fixture
def scene(request) -> Scene:
    users = users_by_role(ROLES)
    event = begun(users["organiser"], name=EVENT, visibility=request.param)
    add_staff(event, users["judge"])
    one, two = cards_of("setcg", "main", 2)
    agrees = hand_in(event, AGREES, {"main": {one: 3}}, owner=users["player"])
    refuses = hand_in(event, REFUSES, {"main": {two: 3}}, publish=False)
    place(event, users["organiser"], agrees, refuses)
    check = start_check(entry=agrees, user=users["judge"])
    return Scene(
        event,
        {role: signed_in(users[role]) if role in users else Client() for role in ROLES},
        {"agrees": agrees.public_id, "refuses": refuses.public_id, "check": check.public_id},
    )


every_visibility = pytest.mark.parametrize("scene", ["private", "unlisted", "public"], indirect=True)
unlisted = pytest.mark.parametrize("scene", ["unlisted"], indirect=True)


def test_every_route_of_results_and_checks_is_tested_here():
    assert {way.route for way in WAYS} | set(OTHERWISE) == set(ABOUT_RESULTS_AND_CHECKS)


@pytest.mark.parametrize("published", [False, True], ids=["before", "published"])
@pytest.mark.parametrize("way", WAYS, ids=str)
@every_visibility
def test_a_route_is_there_for_who_may_and_not_there_for_anybody_else(scene, way, published):
    if published:
        publish_results(event=scene.event, user=scene.event.made_by)
    seen_by = ALL if scene.event.visibility != "private" else RUN | {"player"}
    may = seen_by & (way.after if published else way.before)
    # Who may comes last, since what they do changes what the others would find.
    for role in sorted(ROLES, key=may.__contains__):
        _try(scene, way, role, role in may, published)


def _try(scene: Scene, way: Way, role: str, may: bool, published: bool) -> None:
    response = scene.ask(way, role)
    words = response.content.decode()
    if may:
        assert response.status_code in {200, 302, 409}, words
        if response.status_code == 200 and scene.event.visibility != "public":
            assert response["Cache-Control"] == "private, no-store"
        if role not in RUN:
            assert REFUSES not in words
    else:
        signs_in = way.route == "event-check-api" and role == "visitor"
        assert response.status_code in ({401, 403} if signs_in else {404}), words
        assert not any(secret in words for secret in (AGREES, REFUSES, EVENT))
        assert EventResults.objects.get().version == 1 and Placing.objects.count() == 2
        assert not CheckPart.objects.exists() and DeckCheck.objects.count() == 1
        assert (EventResults.objects.get().published is not None) is published


@unlisted
@pytest.mark.parametrize("role", ROLES)
def test_sums_are_for_everybody_and_name_nobody(scene, role):
    Event.objects.update(visibility="public")
    publish_results(event=scene.event, user=scene.event.made_by)
    for route, needs in OTHERWISE.items():
        response = scene.clients[role].get(
            reverse(route, args=needs), {"system": "setcg"} if route == "metagame-api" else None
        )
        assert response.status_code == 200
        assert not any(secret in response.content.decode() for secret in (AGREES, REFUSES, EVENT))


@pytest.mark.parametrize("sealing", ["start", "open"])
@pytest.mark.parametrize("scene", ["public"], indirect=True)
def test_a_sealed_list_leaks_through_no_route(scene, sealing):
    """Whatever rows there are by mistake: results, played decks, a check of an event that has not begun."""
    store_played(scene.event)
    EventResults.objects.update(published=timezone.now())
    ahead = timezone.now() + timedelta(days=3)
    Event.objects.update(sealing=sealing, starts=ahead, deadline=ahead, day=ahead.date())
    EntryList.objects.update(name="A secret title", archetype="A secret archetype")
    secrets = [card[3] for entry in Entry.objects.all() for card in entry.current.cards]
    assert PlayedDeck.objects.count() == len(secrets) == 2
    for role in ROLES:
        _see_nothing(scene, role, [*secrets, "A secret"])


def _see_nothing(scene: Scene, role: str, secrets: list[str]) -> None:
    addresses = [(way, scene.ask(way, role)) for way in WAYS if way.method == "get"]
    addresses += [
        (route, scene.clients[role].get(reverse(route, args=needs), {"system": "setcg"}))
        for route, needs in OTHERWISE.items()
    ]
    for way, response in addresses:
        words = response.content.decode()
        assert not any(secret in words for secret in secrets), (way, role)
        assert '"lists":1' not in words.replace(" ", "") and '"lists":2' not in words.replace(" ", "")
        if role not in RUN:
            assert AGREES not in words and REFUSES not in words, (way, role)
    post = next(way for way in WAYS if str(way).startswith("post-event-check-api"))
    assert scene.ask(post, role).status_code in {401, 403, 404}
    assert not CheckPart.objects.exists()


@unlisted
def test_what_changes_anything_is_not_done_by_following_a_link(scene):
    client = scene.clients["organiser"]
    publish = reverse("event-results-publish", args=[scene.event.public_id])
    start = reverse("event-check-start", args=[scene.event.public_id, scene.ids["refuses"]])
    for address in (publish, start):
        for method in ("get", "head", "options"):
            assert getattr(client, method)(address).status_code == 405
    assert EventResults.objects.get().published is None and DeckCheck.objects.count() == 1


@unlisted
def test_a_form_of_another_site_sends_no_ticks(scene):
    client = Client(enforce_csrf_checks=True)
    client.force_login(scene.event.made_by)
    address = reverse("event-check-api", args=[scene.event.public_id, scene.ids["check"]])
    said = {"device": "p" * 14, "seq": 1, "counts": {"0": 1}}
    assert client.post(address, said, content_type="application/json").status_code == 403
    assert not CheckPart.objects.exists()


@unlisted
def test_a_read_only_token_sends_no_ticks(scene):
    from accounts.services import make_token

    for scope, status in (("read", 403), ("write", 200)):
        _, token = make_token(user=scene.event.made_by, name=scope, days=1, scope=scope)
        response = Client().post(
            reverse("event-check-api", args=[scene.event.public_id, scene.ids["check"]]),
            {"device": "p" * 14, "seq": 1},
            content_type="application/json",
            headers={"Authorization": f"Bearer {token}"},
        )
        assert response.status_code == status
