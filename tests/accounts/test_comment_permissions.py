"""Who may read, write, change, report and take down comments: every role on every route and visibility."""

from dataclasses import dataclass

import pytest
from django.http import HttpResponse
from django.test import Client
from django.urls import reverse

from accounts.models import Block, ClosedDiscussion, Comment, Report
from decks.models import Deck
from tests.accounts.scenes import comment_on, signed_in
from tests.decks import factories
from tests.test_permissions import ABOUT_A_COMMENT

# Who may do what is one filter, the same on every database; what filters do there is shown elsewhere.
pytestmark = [pytest.mark.django_db, pytest.mark.once]

VISIBILITIES = ("private", "unlisted", "public")
ROLES = ("visitor", "owner", "author", "other", "staff")
SECRET = "Nobody else may read this name"
WORDS = "what the author said"

# Each way with the roles for which it is there when they can see the deck. Who has no account is led to
# signing in where one is needed.
EVERYBODY = set(ROLES)
WAYS = {
    ("comment", "get"): EVERYBODY,
    ("comment-edit", "get"): {"author"},
    ("comment-edit", "post"): {"author"},
    ("comment-delete", "get"): {"author", "owner"},
    ("comment-delete", "post"): {"author", "owner"},
    ("comment-report", "get"): {"owner", "other", "staff"},
    ("comment-report", "post"): {"owner", "other", "staff"},
    ("comment-block", "post"): {"owner"},
    ("comment-api", "patch"): {"author"},
    ("comment-api", "delete"): {"author", "owner"},
    ("comment-report-api", "post"): {"owner", "other", "staff"},
    ("deck-report-api", "post"): {"author", "other", "staff"},
    ("deck-report", "get"): {"author", "other", "staff"},
    ("deck-report", "post"): {"author", "other", "staff"},
}
SENT = {
    "comment-edit": {"words": "changed"},
    "comment-report": {"reason": "spam"},
    "deck-report": {"reason": "spam"},
    "comment-api": {"words": "changed"},
    "comment-report-api": {"reason": "spam"},
    "deck-report-api": {"reason": "spam"},
}
ABOUT_THE_DECK = {"deck-report", "deck-report-api"}
LEADS_TO_SIGNING_IN = {"comment-report", "deck-report"}


@dataclass
class Scene:
    deck: Deck
    comment: Comment
    clients: dict[str, Client]

    def ask(self, route: str, method: str, role: str) -> HttpResponse:
        more = [] if route in ABOUT_THE_DECK else [self.comment.public_id]
        address = reverse(route, args=[self.deck.public_id, *more])
        kind = {"content_type": "application/json"} if route.endswith("-api") else {}
        answer: HttpResponse = getattr(self.clients[role], method)(address, SENT.get(route), **kind)
        return answer

    def changed(self) -> bool:
        now = Comment.objects.filter(pk=self.comment.pk).first()
        untouched = now is not None and (now.words, now.taken_down) == (WORDS, "")
        return not untouched or Block.objects.exists() or Report.objects.exists()


@pytest.fixture
def scene(request) -> Scene:
    users = {role: factories.make_user(f"the-{role}") for role in ("owner", "author", "other")}
    users["staff"] = factories.make_user("the-staff", is_staff=True, is_superuser=True)
    deck = factories.make_deck(users["owner"], cards={}, name=SECRET, visibility=request.param)
    clients = {"visitor": Client()} | {role: signed_in(user) for role, user in users.items()}
    return Scene(deck, comment_on(deck, users["author"], WORDS), clients)


every_visibility = pytest.mark.parametrize("scene", VISIBILITIES, indirect=True)


def test_every_route_about_a_comment_is_in_the_matrix():
    assert {route for route, _ in WAYS} == set(ABOUT_A_COMMENT)


@pytest.mark.parametrize("role", ROLES)
@pytest.mark.parametrize(("route", "method"), WAYS)
@every_visibility
def test_a_way_is_there_for_who_may_and_not_there_for_anybody_else(scene, route, method, role):
    sees = role == "owner" or scene.deck.visibility != "private"
    may = sees and role in WAYS[route, method]
    answer = scene.ask(route, method, role)
    if may:
        assert answer.status_code in {200, 204, 302}, answer.content
        assert scene.changed() == (method != "get")
    elif sees and role == "visitor" and route in LEADS_TO_SIGNING_IN:
        assert answer.status_code == 302 and answer["Location"].startswith("/accounts/login/")
        assert not scene.changed()
    else:
        # A program without an account is told so before anything is looked up.
        stranger = role == "visitor" and route.endswith("-api")
        assert answer.status_code == (401 if stranger else 404)
        assert not scene.changed()
        if not sees:
            for secret in {SECRET, "the-owner", "the-author", WORDS} - {f"the-{role}"}:
                assert secret not in answer.content.decode()
    if may and scene.deck.visibility != "public":
        assert answer.status_code in {204, 302} or answer["Cache-Control"] == "private, no-store"


@pytest.mark.parametrize("role", ROLES)
@every_visibility
def test_who_sees_the_deck_sees_its_comments(scene, role):
    answer = scene.clients[role].get(reverse("deck", args=[scene.deck.public_id]))
    sees = role == "owner" or scene.deck.visibility != "private"
    assert (WORDS in answer.content.decode()) == sees


@pytest.mark.parametrize("role", ROLES)
@every_visibility
def test_who_sees_a_deck_that_others_see_and_has_an_account_writes_a_comment(scene, role):
    answer = scene.clients[role].post(
        reverse("deck-comments", args=[scene.deck.public_id]), {"words": "Hello", "do": "write"}
    )
    may = role != "visitor" and scene.deck.visibility != "private"
    assert Comment.objects.filter(words="Hello").exists() == may
    if not may:
        sees = role == "owner" or scene.deck.visibility != "private"
        assert answer.status_code == ((403 if role == "visitor" else 400) if sees else 404)


@pytest.mark.parametrize("role", ROLES)
@every_visibility
def test_only_the_owner_says_whether_a_deck_takes_comments(scene, role):
    address = reverse("deck-comments-opening", args=[scene.deck.public_id])
    answer = scene.clients[role].post(address, {"do": "close"})
    assert answer.status_code == (302 if role == "owner" else 404)
    assert ClosedDiscussion.objects.exists() == (role == "owner")


@pytest.mark.parametrize("route", ABOUT_A_COMMENT)
@pytest.mark.parametrize("scene", ["private"], indirect=True)
def test_a_comment_on_a_hidden_deck_looks_like_one_that_never_was(scene, route):
    hidden = scene.ask(route, "get", "other")
    args = [scene.deck.public_id] if route in ABOUT_THE_DECK else [scene.deck.public_id, "b" * 14]
    missing = scene.clients["other"].get(reverse(route, args=args))
    assert (hidden.status_code, missing.status_code) in {(404, 404), (405, 405)}
    assert len(hidden.content) == len(missing.content)


@pytest.mark.parametrize("scene", ["public"], indirect=True)
def test_a_comment_is_not_found_under_another_deck(scene):
    another = factories.make_deck(scene.deck.owner, cards={}, visibility="public")
    for route in ("comment", "comment-edit", "comment-delete"):
        address = reverse(route, args=[another.public_id, scene.comment.public_id])
        assert scene.clients["author"].get(address).status_code == 404
