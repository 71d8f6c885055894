"""Comments and reports over the API."""

import pytest
from django.test import Client
from django.urls import reverse

from accounts import services
from accounts.models import Comment, Report
from common import caps
from tests.accounts.scenes import comment_on, shared_deck
from tests.decks import factories

pytestmark = pytest.mark.django_db


@pytest.fixture
def ann():
    return factories.make_user("ann")


@pytest.fixture
def deck():
    return shared_deck(factories.make_user("owner"))


@pytest.fixture
def program(ann):
    """A program that shows a token of ann's; it asks by method, route and body."""
    _, token = services.make_token(user=ann, name="A script", days=30, scope="write")

    def ask(method: str, route: str, args: list[str], body: object = None):
        client = Client(enforce_csrf_checks=True, headers={"Authorization": f"Bearer {token}"})
        return getattr(client, method)(reverse(route, args=args), body, content_type="application/json")

    return ask


def test_a_program_writes_changes_and_deletes_a_comment(program, ann, deck):
    made = program("post", "deck-comments-api", [deck.public_id], {"words": "**Good** deck"})
    assert made.status_code == 201 and made["Location"].endswith(f"/comments/{made.json()['id']}/")
    told = made.json()
    assert (told["author"], told["own"], told["edited"]) == ("ann", True, None)
    assert told["html"].strip() == "<p><strong>Good</strong> deck</p>"
    args = [deck.public_id, told["id"]]
    changed = program("patch", "comment-api", args, {"words": "Better deck"})
    assert changed.status_code == 200 and changed.json()["edited"] is not None
    assert Comment.objects.get().words == "Better deck"
    assert program("delete", "comment-api", args).status_code == 204
    assert not Comment.objects.exists()


def test_comments_come_oldest_first_by_cursor(deck):
    for n in range(5):
        comment_on(deck, words=f"Number {n}")
    address, seen = reverse("deck-comments-api", args=[deck.public_id]) + "?page_size=2", []
    while address:
        page = Client().get(address).json()
        seen += [one["words"] for one in page["results"]]
        address = page["next"]
    assert seen == [f"Number {n}" for n in range(5)]


def test_what_was_taken_down_has_no_words_but_for_its_author(program, ann, deck):
    comment_on(deck, ann, "Rude words", taken_down="staff")
    args = [deck.public_id]
    theirs = Client().get(reverse("deck-comments-api", args=args)).json()["results"][0]
    assert (theirs["words"], theirs["html"], theirs["taken_down"]) == (None, None, "staff")
    mine = program("get", "deck-comments-api", args).json()["results"][0]
    assert mine["words"] == "Rude words"


@pytest.mark.parametrize(
    "body",
    [
        {},
        {"words": ""},
        {"words": None},
        {"words": ["x"]},
        {"words": "\0"},
        {"words": "x" * 4001},
        {"word": "x"},
        [],
    ],
)
def test_what_is_no_comment_is_refused_as_a_problem(program, deck, body):
    answer = program("post", "deck-comments-api", [deck.public_id], body)
    assert (answer.status_code, answer["Content-Type"]) == (400, "application/problem+json")
    assert not Comment.objects.exists()


@pytest.mark.parametrize("words", ["   ", "\u202e", "\x07\n"])
def test_words_of_which_nothing_is_left_are_refused(program, deck, words):
    answer = program("post", "deck-comments-api", [deck.public_id], {"words": words})
    assert answer.status_code == 400 and not Comment.objects.exists()


def test_a_closed_deck_says_why_it_takes_no_comment(program, deck):
    services.close_discussion(deck=deck, user=deck.owner)
    answer = program("post", "deck-comments-api", [deck.public_id], {"words": "Hello"})
    assert answer.status_code == 403 and "has turned off comments" in answer.json()["detail"]


def test_writing_is_throttled_as_on_the_pages(program, deck, monkeypatch):
    monkeypatch.setitem(caps.RATES, "comment", "1/hour")
    answers = [program("post", "deck-comments-api", [deck.public_id], {"words": "Hi"}) for _ in range(2)]
    assert [answer.status_code for answer in answers] == [201, 429]
    assert int(answers[1]["Retry-After"]) > 0


def test_a_thing_is_reported_once(program, ann, deck):
    comment = comment_on(deck, words="Rude words")
    for route, args in (
        ("deck-report-api", [deck.public_id]),
        ("comment-report-api", [deck.public_id, comment.public_id]),
    ):
        assert program("post", route, args, {"reason": "abuse"}).status_code == 204
        assert program("post", route, args, {"reason": "abuse"}).json()["code"] == "reported"
        assert program("post", route, args, {"reason": "boring"}).status_code == 400
    assert set(Report.objects.values_list("about", "reporter")) == {("deck", ann.pk), ("comment", ann.pk)}
