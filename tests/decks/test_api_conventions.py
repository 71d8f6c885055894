"""What holds for the API as a whole: problems for every error, when to ask again, tags, pages by cursor."""

import base64

import pytest
from django.test import Client
from django.urls import reverse
from rest_framework import serializers

from common import caps
from common.api.serializers import Asked
from tests.decks import factories
from tests.decks.problems import is_problem

pytestmark = pytest.mark.django_db


# ---- errors ----


@pytest.mark.parametrize("address", ["/api/", "/api/nothing", "/api/decks/no deck/", "/api/batches/x y/"])
@pytest.mark.parametrize("method", ["get", "post", "delete"])
def test_an_address_of_nothing_is_a_problem(client, address, method):
    is_problem(getattr(client, method)(address), 404, "not_found")


def test_what_cannot_be_done_at_an_address_is_a_problem_that_says_what_can(client):
    answer = client.delete("/api/cards/")
    is_problem(answer, 405, "method_not_allowed")
    assert answer["Allow"] == "GET, HEAD, OPTIONS"


def test_an_answer_in_another_form_than_there_is_is_a_problem(client):
    is_problem(client.get("/api/cards/", headers={"Accept": "text/turtle"}), 406, "not_acceptable")


def test_a_fault_of_the_program_is_a_problem_without_its_secret(client, monkeypatch):
    def broken(*said):
        raise RuntimeError("a secret")

    monkeypatch.setattr("cards.api.systems.rules.systems", broken)
    client.raise_request_exception = False
    answer = client.get("/api/systems/")
    is_problem(answer, 500, "broken")
    assert "secret" not in answer.content.decode()


def test_a_host_that_is_not_ours_is_a_problem(client):
    is_problem(client.get("/api/systems/", headers={"host": "elsewhere.example"}), 400, "bad_request")


def test_the_name_of_the_description_has_no_words_of_the_address(client):
    answer = client.get("/api/schema/", {"version": 'x"\r\nSet-Cookie: mine=1'})
    assert answer.status_code == 200
    assert answer["Content-Disposition"] == 'inline; filename="Rulebound.yaml"'


def test_pages_still_answer_with_pages(client):
    assert client.get("/nowhere/")["Content-Type"].startswith("text/html")


# ---- when to ask again ----

ASKED_TOO_OFTEN = {
    "/check/": "post",
    "/api/check/": "post",
    "/api/cards/": "get",
    "/api/decks/": "get",
    "/api/systems/": "get",
    "/api/nothing/": "get",
    "/api/import/": "post",
    "/api/compare/": "get",
    "/api/shelf/": "get",
    "/api/batches/": "post",
}


@pytest.mark.parametrize(("address", "method"), ASKED_TOO_OFTEN.items())
def test_who_asks_too_often_is_told_when_to_ask_again(client, monkeypatch, address, method):
    monkeypatch.setattr(caps, "RATES", dict.fromkeys(caps.RATES, "1/min"))
    asked = {"content_type": "application/json"} if method == "post" and "api" in address else {}
    assert getattr(client, method)(address, **asked).status_code != 429
    answer = getattr(client, method)(address, **asked)
    assert answer.status_code == 429
    assert 1 <= int(answer["Retry-After"]) <= 61
    if "api" in address:
        is_problem(answer, 429, "throttled")


def test_the_page_that_judges_says_it_in_words_and_keeps_the_list(client, monkeypatch):
    monkeypatch.setattr(caps, "RATES", dict.fromkeys(caps.RATES, "1/min"))
    client.post(reverse("check"), {"text": "4 Thunder"})
    page = client.post(reverse("check"), {"text": "4 Thunder"}).content.decode()
    assert "A little slower, please" in page and "4 Thunder" in page


def test_signing_in_too_often_says_when_to_try_again(client, settings):
    settings.ACCOUNT_RATE_LIMITS = {"login": "1/m/ip"}
    tried = {"login": "ann", "password": "wrong"}
    client.post(reverse("account_login"), tried)
    answer = client.post(reverse("account_login"), tried)
    assert (answer.status_code, answer["Retry-After"]) == (429, "60")


# ---- tags ----


def test_a_deck_that_is_known_is_not_sent_again(client):
    deck = factories.make_deck(cards={}, visibility="public")
    address = reverse("api:deck", args=[deck.public_id])
    tag = client.get(address)["ETag"]
    again = client.get(address, headers={"If-None-Match": f'"0", {tag}'})
    assert (again.status_code, again.content, again["ETag"]) == (304, b"", tag)
    assert client.get(address, headers={"If-None-Match": '"99"'}).status_code == 200
    owner = Client()
    owner.force_login(deck.owner)
    changed = owner.patch(
        address, {"name": "Other"}, content_type="application/json", headers={"If-Match": tag}
    )
    assert changed.status_code == 200
    assert client.get(address, headers={"If-None-Match": tag}).status_code == 200
    stale = owner.patch(address, {"name": "Late"}, content_type="application/json", headers={"If-Match": tag})
    is_problem(stale, 412, "stale_version")


# ---- pages ----


def all_pages(client, address: str) -> list[str]:
    found: list[str] = []
    while address:
        body = client.get(address).json()
        found += [row["id"] for row in body["results"]]
        address = body["next"]
    return found


def test_pages_by_cursor_give_every_deck_once_though_one_comes_between(client):
    made = [factories.make_deck(cards={}, visibility="public").public_id for _ in range(5)]
    assert all_pages(client, "/api/decks/?page_size=2") == made[::-1]
    first = client.get("/api/decks/?page_size=2").json()
    factories.make_deck(cards={}, visibility="public")
    assert [row["id"] for row in first["results"]] + all_pages(client, first["next"]) == made[::-1]
    second = client.get(first["next"]).json()
    back = client.get(second["previous"]).json()
    assert [row["id"] for row in back["results"]] == made[:2:-1]


def cursor(text: str) -> str:
    return base64.b64encode(text.encode()).decode()


@pytest.mark.parametrize(
    "after",
    [
        "nonsense",
        "ü",
        cursor("p=yesterday"),
        cursor("p=2026-01-01"),
        cursor("p=0001-01-01T00:00:00+00:00"),
        cursor("p=9999-12-31T23:59:59-23:00"),
        cursor("o=x&p=2026-01-01T00:00:00+00:00"),
    ],
)
@pytest.mark.parametrize("address", ["/api/decks/", "/api/batches/"])
def test_what_is_no_place_in_a_list_is_refused(client, address, after):
    said = is_problem(client.get(address, {"after": after}), 400, "bad_cursor")
    assert after[:10] in said["detail"]


def kinds_of(base: type) -> set[type]:
    return {base}.union(*[kinds_of(kind) for kind in base.__subclasses__()])


def test_every_request_refuses_fields_that_it_does_not_know():
    """The shapes of requests are named Asked…; one that ignores unknown fields would do something else."""
    named = {kind for kind in kinds_of(serializers.Serializer) if kind.__name__.startswith("Asked")}
    assert len(named) > 10 and {kind for kind in named if not issubclass(kind, Asked)} == set()
