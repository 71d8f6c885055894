"""Who may see and do what: every role on every route, for decks of every visibility.

The routes come from the URLconf: a new one fails here until it is said what it does with decks.
"""

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field

import pytest
from django.contrib.auth import get_user_model
from django.contrib.auth.models import AbstractUser
from django.http import HttpResponse
from django.test import Client
from django.urls import URLPattern, get_resolver, reverse

from cards.models import Card, CardFact
from common.access import Visitor
from common.browsers import COOKIE
from decks.editing import services
from decks.models import Deck, DeckCard
from tests.decks import factories

# Who may do what is one filter, the same on every database; what filters do there is shown elsewhere.
pytestmark = [pytest.mark.django_db, pytest.mark.once]

ROLES = ("visitor", "owner", "other", "staff")
VISIBILITIES = ("private", "unlisted", "public")
# Who meets a deck that a browser keeps for somebody without an account.
KEEPER = "the browser that keeps it"
OTHERS = ("visitor", "another browser", "other", "staff")
SECRET = "Nobody else may read this name"
OWNER = "the-owner-of-the-deck"


@dataclass(frozen=True)
class Way:
    """One way to ask a route for a deck; `change` ways are for the owner alone, `account` ways for accounts.

    `by` says which of a deck's names the address has.
    """

    route: str
    method: str = "get"
    change: bool = False
    data: dict[str, object] = field(default_factory=dict)
    more: tuple[str, ...] = ()
    account: bool = False
    by: str = "public_id"

    def __str__(self) -> str:
        return f"{self.method}-{self.route}"


# What each route about one deck does with it.
ABOUT_A_DECK = (
    Way("deck"),
    Way("deck-picture"),
    Way("deck-version-picture", more=("1",)),
    Way("deck-legality"),
    Way("deck-version-legality", more=("1",)),
    Way("deck-export", more=("text",)),
    Way("deck-stats"),
    Way("deck-version-stats", more=("1",)),
    Way("api:deck-stats"),
    Way("deck-sheet"),
    Way("deck-version-sheet", more=("1",)),
    Way("deck-sheet-pdf", more=("1",)),
    Way("deck-history"),
    Way("deck-compare"),
    Way("deck-version", more=("1",)),
    Way("api:deck"),
    Way("api:deck-verdict"),
    Way("api:deck-formats"),
    Way("api:deck-export", more=("text",)),
    Way("api:deck-versions"),
    Way("api:deck-version", more=("1",)),
    Way("api:deck-version-verdict", more=("1",)),
    Way("api:deck-version-sheet", more=("1",)),
    Way("api:deck-share"),
    Way("api:deck-ahead"),
    Way("api:deck-fixes", change=True),
    Way("api:deck-clone", "post", account=True),
    Way("api:deck-version-clone", "post", more=("1",), account=True),
    Way("api:deck-keeping", change=True),
    Way("api:deck-keeping", "patch", change=True, data={"folder": "Mine"}),
    Way("api:deck-share-rotate", "post", change=True),
    Way("deck-comments"),
    Way("deck-comments-api"),
    Way("deck-comments-opening", "post", change=True, data={"do": "close"}),
    Way("deck-hands"),
    Way("deck-games"),
    Way("deck-games", "post", data={"do": "start"}),
    Way("deck-practice"),
    Way("deck-practice", "post", data={"against": "itself"}),
    Way("deck-hands-api"),
    Way("deck-odds-api"),
    Way("deck-sample-api"),
    Way("deck-share"),
    Way("deck-short", by="share_code"),
    Way("deck-clone", "post", account=True),
    Way("deck-version-clone", "post", more=("1",), account=True),
    Way("deck-share", "post", change=True, data={"visibility": "private", "version": "1"}),
    Way("deck-share-rotate", "post", change=True),
    Way("deck-keep", change=True),
    Way("deck-keep", "post", change=True, data={"tags": "Mine", "folder": "Mine", "archived": "on"}),
    Way("deck-edit", change=True),
    Way("deck-edit", "post", change=True),
    Way("deck-bulk", change=True),
    Way("deck-bulk", "post", change=True, data={"text": "", "version": "1"}),
    Way("deck-settings", change=True),
    Way("deck-settings", "post", change=True),
    Way("deck-delete", change=True),
    Way("deck-version-name", "post", change=True, data={"name": "Mine"}, more=("1",)),
    Way("deck-version-restore", "post", change=True, data={"version": "1"}, more=("1",)),
    Way("deck-delete", "post", change=True, data={"sure": "yes", "version": "1"}),
    Way("api:deck", "patch", change=True, data={"name": "Changed", "version": "1"}),
    Way("api:deck", "delete", change=True),
    Way("api:deck-cards", "patch", change=True, data={"changes": [{"do": "add", "card": "-"}], "version": 1}),
    Way("api:deck-version", "patch", change=True, data={"name": "Mine"}, more=("1",)),
    Way("api:deck-version-restore", "post", change=True, data={"version": 1}, more=("1",)),
)
# What lists decks, and to whom it lists those of others.
LISTS = ("decks", "mine", "api:decks")
# What has nothing to do with a stored deck, with what its address needs.
OTHERWISE = {
    "home": (),
    "check": (),
    "check-lists": (),
    "cards": (),
    "card": ("setcg", "1-001H"),
    "card-preview": ("setcg", "1-001H"),
    "card-syntax": (),
    "world": (),
    "system": ("setcg",),
    "deck-new": (),
    # A ZIP of the visitor's own decks: tests/decks/test_zip_export.py opens it.
    "decks-export": ("text",),
    "healthz": (),
    "api:cards": (),
    "api:card": ("setcg", "1-001H"),
    "api:check": (),
    "api:check-lists": (),
    "api:import": (),
    # A ZIP of the visitor's own decks: tests/decks/test_api_files.py opens it.
    "api:decks-export": ("text",),
    # Of the visitor's own decks alone: tests/decks/test_api_library.py.
    "api:shelf": (),
    "api:shelf-rename": (),
    "api:notices": (),
    "api:notices-coming": (),
    # It names its decks in the query: tests/decks/test_api_versions.py asks for them in every role.
    "api:compare": (),
    "api:formats": (),
    "api:systems": (),
    "api:system": ("setcg",),
    "api:schema": (),
    "api:docs": (),
    "api:nothing": (),
    # Notices are the visitor's own: tests/decks/test_notices.py says who sees and marks them.
    "notices": (),
    "notices-read": (),
    # Tokens are the visitor's own: tests/accounts/test_tokens.py says who may see and end them.
    "tokens": (),
    "token-revoke": (1,),
    # The visitor's own account: tests/accounts/test_account.py, test_data_export.py and test_deletion.py.
    "account": (),
    "take-out": (),
    "account-delete": (),
    "blocked": (),
    "unblock": (1,),
}
# What is about a batch of games: tests/simulate/test_batch_permissions.py says what each does.
NO_BATCH = "aaaaaaaaaaaaaa"
ABOUT_A_BATCH = {
    "batches": (),
    "batches-api": (),
    "batch": (NO_BATCH,),
    "batch-progress": (NO_BATCH,),
    "batch-picture": (NO_BATCH,),
    "batch-compare": (NO_BATCH,),
    "batch-export": (NO_BATCH, "csv"),
    "batch-games": (NO_BATCH,),
    "batch-game": (NO_BATCH, 0, 0, "first"),
    "batch-game-practice": (NO_BATCH, 0, 0, "first"),
    "batch-anew": (NO_BATCH,),
    "batch-cancel": (NO_BATCH,),
    "batch-resume": (NO_BATCH,),
    "batch-effect": (NO_BATCH,),
    "batch-share": (NO_BATCH,),
    "batch-delete": (NO_BATCH,),
    "batch-api": (NO_BATCH,),
    "batch-results-api": (NO_BATCH,),
    "batch-cancel-api": (NO_BATCH,),
    "batch-resume-api": (NO_BATCH,),
    "batch-game-api": (NO_BATCH, 0, 0, "first"),
}
# What is about a practice game: tests/simulate/test_practice_permissions.py says what each does.
NO_GAME = "aaaaaaaaaaaaaa"
ABOUT_A_PRACTICE_GAME = {
    "practice": (),
    "practice-from-record": (),
    "practice-position": ("dm",),
    "practice-game": (NO_GAME,),
    "practice-move": (NO_GAME,),
    "practice-replay": (NO_GAME,),
    "practice-record": (NO_GAME,),
    "practice-take-over": (NO_GAME,),
    "practice-delete": (NO_GAME,),
    "practice-games-api": (),
    "practice-api": (NO_GAME,),
    "practice-moves-api": (NO_GAME,),
}
# What is about an event: tests/events/test_permissions.py says what each does.
NO_EVENT = "aaaaaaaaaaaaaa"
ABOUT_AN_EVENT = {
    "events": (),
    "event-new": (),
    "event": (NO_EVENT,),
    "event-join": ("aaaaaaaa",),
    "event-picture": (NO_EVENT,),
    "event-edit": (NO_EVENT,),
    "event-close": (NO_EVENT,),
    "event-link": (NO_EVENT,),
    "event-delete": (NO_EVENT,),
    "event-staff": (NO_EVENT,),
    "event-invitation": (NO_EVENT,),
    "event-invitation-accept": (NO_EVENT,),
    "hand-in": (NO_EVENT,),
    "entry": (NO_EVENT, NO_EVENT),
    "entry-list": (NO_EVENT, NO_EVENT, 1),
    "event-receipt": (NO_EVENT, NO_EVENT, 1),
    "event-lists": (NO_EVENT,),
    "entries": (NO_EVENT,),
    "entries-export": (NO_EVENT, "csv"),
    "events-api": (),
    "event-api": (NO_EVENT,),
    "entries-api": (NO_EVENT,),
    "event-sheets": (NO_EVENT,),
    "event-sheets-progress": (NO_EVENT, NO_EVENT),
    "event-sheets-file": (NO_EVENT, NO_EVENT),
    "entry-by-key": ("a" * 40,),
    "hand-in-by-key": ("a" * 40,),
    "entry-list-by-key": ("a" * 40, 1),
}
# What is about results, figures and deck checks: tests/events/test_floor_permissions.py says what each does.
ABOUT_RESULTS_AND_CHECKS = {
    "event-results": (NO_EVENT,),
    "event-results-edit": (NO_EVENT,),
    "event-results-import": (NO_EVENT,),
    "event-results-publish": (NO_EVENT,),
    "event-published-list": (NO_EVENT, NO_EVENT),
    "event-metagame": (NO_EVENT,),
    "event-checks": (NO_EVENT,),
    "event-check": (NO_EVENT, NO_EVENT),
    "event-check-start": (NO_EVENT, NO_EVENT),
    "metagame": (),
    "event-offline-script": (),
    "metagame-format": ("setcg", "construction"),
    "event-results-api": (NO_EVENT,),
    "event-metagame-api": (NO_EVENT,),
    "event-check-api": (NO_EVENT, NO_EVENT),
    "metagame-api": (),
}
# What is about a comment or a report: tests/accounts/test_comment_permissions.py says what each does.
NO_DECK = NO_COMMENT = "bbbbbbbbbbbbbb"
ABOUT_A_COMMENT = {
    "deck-report": (NO_DECK,),
    "comment": (NO_DECK, NO_COMMENT),
    "comment-edit": (NO_DECK, NO_COMMENT),
    "comment-delete": (NO_DECK, NO_COMMENT),
    "comment-report": (NO_DECK, NO_COMMENT),
    "comment-block": (NO_DECK, NO_COMMENT),
    "deck-report-api": (NO_DECK,),
    "comment-api": (NO_DECK, NO_COMMENT),
    "comment-report-api": (NO_DECK, NO_COMMENT),
}
# Whose routes are other people's work, and tested there: accounts, and the pages of staff.
ELSEWHERE = ("admin:", "account_", "socialaccount_", "mfa_", "usersessions_")


def routes(patterns=None, namespace: str = "") -> Iterator[str]:
    """The names of all routes, with their namespaces; a route without a name is named by its pattern."""
    for pattern in get_resolver().url_patterns if patterns is None else patterns:
        if isinstance(pattern, URLPattern):
            yield f"{namespace}{pattern.name or pattern.pattern}"
        else:
            inner = f"{namespace}{pattern.namespace}:" if pattern.namespace else namespace
            yield from routes(pattern.url_patterns, inner)


class Clients(dict[str, Client]):
    """A client of each role; those of users sign in when they are first asked for."""

    def __init__(self, users: Mapping[str, AbstractUser]) -> None:
        super().__init__(visitor=Client())
        self._users = users

    def __missing__(self, role: str) -> Client:
        client = self[role] = Client()
        client.force_login(self._users[role])
        return client


@dataclass
class Scene:
    deck: Deck
    clients: dict[str, Client]

    def address(self, way: Way) -> str:
        return reverse(way.route, args=[getattr(self.deck, way.by), *way.more])

    def ask(self, way: Way, role: str) -> HttpResponse:
        url = self.address(way)
        in_json = way.route.startswith("api:") and way.method != "get"
        kind = {"content_type": "application/json"} if in_json else {}
        response: HttpResponse = getattr(self.clients[role], way.method)(url, way.data or None, **kind)
        return response


@pytest.fixture
def scene(request) -> Scene:
    owner = factories.make_user(OWNER)
    deck = factories.make_deck(owner, cards=factories.legal_cards(), name=SECRET, visibility=request.param)
    users = {
        "owner": owner,
        "other": factories.make_user("other"),
        "staff": factories.make_user("staff", is_staff=True, is_superuser=True),
    }
    return Scene(deck, Clients(users))


every_visibility = pytest.mark.parametrize("scene", VISIBILITIES, indirect=True)


def test_every_route_is_said_to_be_about_decks_or_not():
    known = {way.route for way in ABOUT_A_DECK} | set(LISTS) | set(OTHERWISE) | set(ABOUT_A_BATCH)
    known |= set(ABOUT_A_COMMENT) | set(ABOUT_A_PRACTICE_GAME) | set(ABOUT_AN_EVENT)
    known |= set(ABOUT_RESULTS_AND_CHECKS)
    ours = {name for name in routes() if not name.startswith(ELSEWHERE) and "^" not in name}
    assert ours - known == set(), "say in this file what these routes do with decks"
    assert known - ours == set(), "these routes are gone"


@pytest.mark.parametrize("role", ROLES)
@pytest.mark.parametrize("way", ABOUT_A_DECK, ids=str)
@every_visibility
def test_a_deck_is_there_for_who_may_and_not_there_for_anybody_else(scene, way, role):
    may = role == "owner" or (not way.change and scene.deck.visibility != "private")
    response = scene.ask(way, role)
    if may and way.account and role == "visitor" and way.route.startswith("api:"):
        assert response.status_code in {401, 403}
    elif may:
        assert response.status_code in {200, 201, 204, 302, 400, 409}, response.content
        to_sign_in = way.account and role == "visitor"
        assert response.get("Location", "").startswith("/accounts/") is to_sign_in
    else:
        assert response.status_code == 404
        for secret in (SECRET, OWNER, scene.deck.owner.email):
            assert secret.encode() not in response.content
        assert Deck.objects.filter(pk=scene.deck.pk, version=1, name=SECRET).exists()
    if scene.deck.visibility != "public" and may and response.status_code == 200:
        assert response["Cache-Control"] == "private, no-store"


@pytest.mark.parametrize("way", ABOUT_A_DECK, ids=str)
@every_visibility
def test_a_hidden_deck_looks_like_one_that_never_was(scene, way):
    hidden = scene.ask(way, "other")
    if hidden.status_code != 404:
        return
    address = getattr(scene.deck, way.by)
    nobodys = "a" * len(address)
    setattr(scene.deck, way.by, nobodys)
    missing = scene.ask(way, "other")
    assert missing.status_code == 404
    assert plain(hidden, address) == plain(missing, nobodys)


def plain(response: HttpResponse, address: str) -> str:
    """What an answer says, without the address asked for and the tokens that differ each time."""
    return re.sub(r"[A-Za-z0-9]{64}", "", response.content.decode().replace(address, ""))


@pytest.fixture
def kept() -> Scene:
    """A deck without an account, the browser that keeps it, and others."""
    deck = services.create_deck(owner=Visitor("k" * 32), system="setcg", name=SECRET)
    clients = {role: Client() for role in (KEEPER, *OTHERS)}
    clients[KEEPER].cookies[COOKIE] = "k" * 32
    clients["another browser"].cookies[COOKIE] = "o" * 32
    clients["other"].force_login(factories.make_user("other"))
    clients["staff"].force_login(factories.make_user("staff", is_staff=True, is_superuser=True))
    return Scene(deck, clients)


@pytest.mark.parametrize("way", ABOUT_A_DECK, ids=str)
def test_a_deck_without_an_account_is_there_for_its_browser_alone(kept, way):
    for role in OTHERS:
        response = kept.ask(way, role)
        assert response.status_code == 404
        assert SECRET.encode() not in response.content
    assert Deck.objects.filter(pk=kept.deck.pk, version=1, name=SECRET).exists()
    response = kept.ask(way, KEEPER)
    if "api" in way.route:
        # Programs sign in with tokens, so the API knows no browsers.
        assert response.status_code == 404
        return
    assert response.status_code in {200, 302, 400, 409}, response.content
    assert response.get("Location", "").startswith("/accounts/") is way.account
    if response.status_code == 200:
        assert response["Cache-Control"] == "private, no-store"


@pytest.mark.parametrize("route", LISTS)
def test_lists_show_a_deck_without_an_account_to_its_browser_alone(kept, route):
    for role, client in kept.clients.items():
        shown = SECRET.encode() in client.get(reverse(route)).content
        assert shown is (role == KEEPER and route == "mine")


@pytest.mark.parametrize("role", ROLES)
@pytest.mark.parametrize("route", LISTS)
@every_visibility
def test_lists_show_public_decks_and_ones_own(scene, route, role):
    response = scene.clients[role].get(reverse(route))
    own = role == "owner"
    if route == "mine":
        assert (response.status_code == 200) == (role != "visitor")
        shown = own
    elif route == "decks":
        shown = scene.deck.visibility == "public"
    else:
        shown = own or scene.deck.visibility == "public"
    assert (SECRET.encode() in response.content) == shown


@pytest.mark.parametrize("role", ["visitor", "owner", "staff"])
@every_visibility
def test_no_get_changes_anything(scene, role):
    def rows() -> list[object]:
        tables = (Deck, DeckCard, Card, CardFact)
        users = get_user_model().objects.order_by("pk").values_list("pk", "username", "email")
        return [*(list(table.objects.order_by("pk").values()) for table in tables), list(users)]

    before = rows()
    client = scene.clients[role]
    for way in ABOUT_A_DECK:
        client.get(scene.address(way))
    for route, needs in {**OTHERWISE, **ABOUT_A_BATCH, **ABOUT_A_COMMENT, **dict.fromkeys(LISTS, ())}.items():
        assert client.get(reverse(route, args=needs)).status_code < 500
    assert rows() == before


@pytest.mark.parametrize("method", ["get", "head", "options"])
def test_what_changes_a_deck_is_not_done_by_following_a_link(method):
    deck = factories.make_deck(cards={})
    client = Client()
    client.force_login(deck.owner)
    response = getattr(client, method)(reverse("deck-delete", args=[deck.public_id]), {"sure": "yes"})
    assert response.status_code == (405 if method == "options" else 200)
    assert Deck.objects.exists()


def test_a_form_of_another_site_changes_nothing():
    deck = factories.make_deck(cards={})
    client = Client(enforce_csrf_checks=True)
    client.force_login(deck.owner)
    address = reverse("deck-delete", args=[deck.public_id])
    assert client.post(address, {"sure": "yes"}).status_code == 403
    api = client.patch(
        reverse("api:deck", args=[deck.public_id]),
        {"name": "Mine now", "version": 1},
        content_type="application/json",
    )
    assert (api.status_code, api["Content-Type"]) == (403, "application/problem+json")
    deck.refresh_from_db()
    assert deck.name == "A deck"
