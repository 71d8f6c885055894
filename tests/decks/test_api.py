"""Cards, systems, formats and decks over the API."""

import pytest
from django.test import Client
from django.urls import reverse

from common import caps
from decks.models import Deck
from rules.systems import CODES
from tests.decks import factories
from tests.decks.problems import is_problem

pytestmark = pytest.mark.django_db


@pytest.fixture
def cards() -> list[str]:
    held = factories.some_ids("setcg", 40, "main")
    factories.store_cards("setcg", held)
    return held


@pytest.fixture
def owner(client):
    user = factories.make_user()
    client.force_login(user)
    return user


@pytest.fixture
def deck(owner, cards) -> Deck:
    return factories.make_deck(owner, cards={"main": {cards[0]: 3}})


def send(client: Client, method: str, url: str, data: object, **headers: str):
    return getattr(client, method)(url, data, content_type="application/json", headers=headers)


# ---- cards ----


def test_cards_come_in_pages(client, cards):
    first = client.get("/api/cards/?system=setcg&order=number&page_size=15").json()
    assert (first["count"], len(first["results"])) == (40, 15)
    second = client.get(first["next"]).json()
    last = client.get(second["next"]).json()
    assert (second["count"], len(last["results"]), last["next"]) == (40, 10, None)
    ids = [card["id"] for found in (first, second, last) for card in found["results"]]
    assert len(ids) == len(set(ids)) == 40
    assert len(client.get("/api/cards/?page_size=100000").json()["results"]) == 40
    assert len(client.get("/api/cards/").json()["results"]) == caps.PAGE


def test_a_search_is_answered_with_what_it_was_taken_for(client, cards):
    found = client.get("/api/cards/", {"q": "-type:summon typ:forward cost<=3", "system": "setcg"}).json()
    assert found["search"]["words"] == ["type is not summon", "cost at most 3"]
    assert found["search"]["systems"] == ["setcg"]
    assert found["search"]["warnings"][0]["instead"] == "-type:summon type:forward cost<=3"
    assert all(face["total_cost"] <= 3 for card in found["results"] for face in card["faces"])


def test_a_search_that_cannot_be_read_is_a_problem_with_its_place(client, cards):
    body = is_problem(client.get("/api/cards/", {"q": "zero (type:forward"}), 400, "bad_query")
    assert (body["start"], body["end"]) == (5, 18)


def test_a_card_says_how_formats_treat_it_and_what_its_keywords_do(client, cards):
    one = client.get(f"/api/cards/setcg/{cards[0]}/").json()
    assert {"construction", "standard"} <= {row["format"] for row in one["formats"]}
    assert one["formats"][0]["legality"] == "legal"
    assert one["played_whole"] in (True, False)


def test_cards_are_searched_by_name_and_facts(client, cards):
    one = client.get(f"/api/cards/setcg/{cards[0]}/").json()
    face = one["faces"][0]
    found = client.get(
        "/api/cards/", {"q": face["name"], "type": face["types"], "cost": face["total_cost"], "set": "1"}
    ).json()
    assert cards[0] in [card["id"] for card in found["results"]]
    assert client.get("/api/cards/", {"q": face["name"], "type": "crystal"}).json()["count"] == 0


@pytest.mark.parametrize(
    ("query", "field"),
    [
        ("cost=many", "cost"),
        ("cost_min=-1", "cost_min"),
        ("cost_max=99999999999999999999", "cost_max"),
        ("order=sideways", "order"),
        ("q=" + "x" * 501, "q"),
        ("q=%00", "q"),
        ("type=" + "&type=".join("abcdefghijklmnopqrstu"), ""),
        ("set=%00", "0"),
    ],
)
def test_a_search_that_cannot_be_meant_is_a_problem_that_names_the_field(client, query, field):
    body = is_problem(client.get(f"/api/cards/?{query}"), 400, "invalid")
    assert body["errors"][0]["field"] == field


def test_a_page_or_a_card_that_is_not_there_is_a_problem(client, cards):
    is_problem(client.get("/api/cards/?after=9999"), 400, "bad_cursor")
    is_problem(client.get("/api/cards/?after=%C3%A9"), 400, "bad_cursor")
    is_problem(client.get("/api/cards/?page_size=x"), 400, "invalid")
    is_problem(client.get("/api/cards/setcg/9-999X/"), 404, "not_found")
    is_problem(client.get("/api/cards/poker/1-001/"), 404, "not_found")
    is_problem(client.get("/api/cards/setcg/%00/"), 404, "not_found")
    is_problem(client.get("/api/cards/?system=poker"), 400, "unknown_name")


# ---- systems and formats ----


def test_systems_say_their_sections_and_formats(client):
    systems = client.get("/api/systems/").json()
    assert [one["code"] for one in systems] == list(CODES)
    for one in systems:
        assert one["default_format"] == one["formats"][0]
        assert one["sections"]
        detail = client.get(f"/api/systems/{one['code']}/").json()
        assert detail == {**one, "facets": {}}
    is_problem(client.get("/api/systems/poker/"), 404, "not_found")


def test_formats_say_their_dates_and_sources(client):
    found = client.get("/api/formats/").json()
    assert {one["system"] for one in found} == set(CODES)
    assert sum(one["default"] for one in found) == len(CODES)
    only = client.get("/api/formats/?system=setcg").json()
    assert [one for one in found if one["system"] == "setcg"] == only
    standard = next(one for one in only if one["code"] == "standard")
    assert standard["dates"] == sorted(standard["dates"])
    is_problem(client.get("/api/formats/?system=poker"), 400, "unknown_name")


# ---- decks ----


def test_a_deck_is_made_read_changed_and_deleted(client, owner, cards):
    made = send(
        client,
        "post",
        "/api/decks/",
        {
            "system": "setcg",
            "name": "Over the API",
            "sections": {"main": [{"card": cards[0], "quantity": 2}, {"card": cards[1]}]},
        },
    )
    assert made.status_code == 201, made.content
    url = reverse("api:deck", args=[made.json()["id"]])
    assert made["Location"] == f"http://testserver{url}"
    read = client.get(url)
    assert read.json() == made.json()
    assert read["ETag"] == '"1"'
    assert {row["card"]: row["quantity"] for row in read.json()["sections"]["main"]} == {
        cards[0]: 2,
        cards[1]: 1,
    }
    changed = send(client, "patch", url, {"name": "Renamed", "version": 1})
    assert (changed.status_code, changed.json()["version"], changed["ETag"]) == (200, 2, '"2"')
    assert changed.json()["sections"] == read.json()["sections"]
    cleared = send(client, "patch", url, {"sections": {}}, **{"If-Match": '"2"'})
    assert cleared.json()["sections"] == {"main": []}
    assert client.delete(url, headers={"If-Match": '"3"'}).status_code == 204
    is_problem(client.get(url), 404, "not_found")


def test_a_deck_is_made_from_a_text_and_keeps_the_lines_that_are_no_card(client, owner, cards):
    made = send(
        client,
        "post",
        "/api/decks/",
        {"system": "setcg", "name": "Text", "text": f"2 {cards[0]}\n3 Nobody Knows This\n"},
    ).json()
    assert [(row["card"], row["quantity"]) for row in made["sections"]["main"]] == [(cards[0], 2)]
    [line] = made["unresolved"]
    assert (line["line"], line["why"]) == (2, "unknown_card")


@pytest.mark.parametrize(
    ("headers", "body", "status"),
    [({"If-Match": '"7"'}, {}, 412), ({"If-Match": 'W/"7"'}, {}, 412), ({}, {"version": 7}, 409)],
)
def test_a_stale_change_is_refused_with_both_sides(client, deck, headers, body, status):
    url = reverse("api:deck", args=[deck.public_id])
    problem = is_problem(
        send(client, "patch", url, {"name": "Mine", **body}, **headers), status, "stale_version"
    )
    assert (problem["your_version"], problem["wanted"]) == (7, {"name": "Mine"})
    assert problem["deck"] == client.get(url).json()
    assert problem["deck"]["name"] == "A deck"


def test_a_stale_content_is_handed_back_whole(client, deck, cards):
    url = reverse("api:deck", args=[deck.public_id])
    body = {"sections": {"main": [{"card": cards[5], "quantity": 2}, {"card": "Nobody"}]}, "version": 9}
    problem = is_problem(send(client, "patch", url, body), 409, "stale_version")
    assert problem["wanted"]["rows"] == [{"section": "main", "card_id": cards[5], "quantity": 2}]
    assert problem["wanted"]["unresolved"][0]["text"] == "Nobody"


def test_a_change_must_say_its_version(client, deck):
    url = reverse("api:deck", args=[deck.public_id])
    is_problem(send(client, "patch", url, {"name": "Mine"}), 428, "version_required")
    is_problem(send(client, "patch", url, {"name": "Mine"}, **{"If-Match": "yesterday"}), 400, "invalid")


def test_a_stale_delete_deletes_nothing(client, deck):
    url = reverse("api:deck", args=[deck.public_id])
    is_problem(client.delete(url, headers={"If-Match": '"7"'}), 412, "stale_version")
    assert Deck.objects.exists()


@pytest.mark.parametrize(
    ("wrong", "code"),
    [
        ({"name": ""}, "invalid"),
        ({"name": "x" * 101}, "invalid"),
        ({"name": "\u202e"}, "bad_content"),
        ({"name": "nul\0"}, "invalid"),
        ({"name": "\ud800"}, "invalid"),
        ({"description": "x" * 3001}, "invalid"),
        ({"visibility": "friends"}, "invalid"),
        ({"system": "poker"}, "unknown_name"),
        ({"system": "\ud800"}, "invalid"),
        ({"format": "vintage"}, "unknown_name"),
        ({"sections": {"sideboard": []}}, "bad_content"),
        ({"sections": {"\ud800": []}}, "bad_content"),
        ({"sections": {"main": [{"card": "1-001H", "quantity": 0}]}}, "invalid"),
        ({"sections": {"main": [{"card": "1-001H", "quantity": -3}]}}, "invalid"),
        ({"sections": {"main": [{"card": "1-001H", "quantity": 10**9}]}}, "invalid"),
        ({"sections": {"main": [{"card": "1-001H", "quantity": 60}] * 2}}, "bad_content"),
        ({"sections": {"main": [{"card": "Who"}] * 401}}, "invalid"),
        ({"sections": [1]}, "invalid"),
        ({"sections": {}, "text": "1 Who"}, "invalid"),
        ({"text": ""}, "unreadable_file"),
        ({"text": "<deck>"}, "unreadable_file"),
    ],
)
def test_a_deck_that_cannot_be_is_a_problem_and_nothing_is_stored(client, owner, cards, wrong, code):
    body = {"system": "setcg", "name": "Wrong", **wrong}
    is_problem(send(client, "post", "/api/decks/", body), 400, code)
    assert not Deck.objects.exists()


@pytest.mark.parametrize(
    "wrong", [{"name": ""}, {"format": "vintage"}, {"text": "<deck>"}, {"visibility": "x"}]
)
def test_a_change_that_cannot_be_is_a_problem_and_nothing_is_stored(client, deck, wrong):
    before = Deck.objects.values().get()
    url = reverse("api:deck", args=[deck.public_id])
    response = send(client, "patch", url, {"version": 1, "name": "Half", **wrong})
    assert response.status_code == 400
    assert Deck.objects.values().get() == before


def test_a_visitor_stores_nothing(client, cards):
    body = {"system": "setcg", "name": "Mine"}
    is_problem(send(client, "post", "/api/decks/", body), 401, "not_authenticated")
    assert not Deck.objects.exists()


def test_decks_are_listed_by_system_and_owner(client, owner, deck):
    factories.make_deck(name="Public", visibility="public", code="dm")
    names = [one["name"] for one in client.get("/api/decks/").json()["results"]]
    assert names == ["Public", "A deck"]
    mine = client.get("/api/decks/?owner=me").json()["results"]
    assert [(one["name"], one["cards"]) for one in mine] == [("A deck", 3)]
    assert [one["name"] for one in client.get("/api/decks/?system=dm").json()["results"]] == ["Public"]
    is_problem(client.get("/api/decks/?owner=somebody"), 400, "invalid")
    is_problem(client.get("/api/decks/?system=poker"), 400, "unknown_name")
    assert client.get("/api/decks/")["Cache-Control"] == "private, no-store"


def test_a_stored_deck_is_judged_in_any_format_on_any_day(client, deck):
    url = reverse("api:deck-verdict", args=[deck.public_id])
    today = client.get(url).json()
    assert (today["format"], today["verdict"]) == ("construction", "incomplete")
    other = client.get(url, {"format": "standard", "as_of": "2022-01-01"}).json()
    assert (other["format"], other["as_of"]) == ("standard", "2022-01-01")
    is_problem(client.get(url, {"format": "vintage"}), 400, "unknown_name")
    is_problem(client.get(url, {"as_of": "yesterday"}), 400, "invalid")
    glances = client.get(reverse("api:deck-formats", args=[deck.public_id])).json()
    assert [one["format"] for one in glances] == ["l3", "l6", "standard", "title", "construction"]
    assert {one["status"] for one in glances[:4]} == {"tournament"}
    assert glances[2]["says"] == "not finished"


# ---- errors and limits ----


@pytest.mark.parametrize("method", ["get", "post", "patch", "delete", "put"])
def test_an_address_that_is_not_there_is_a_problem_too(client, method):
    is_problem(getattr(client, method)("/api/nothing/here/"), 404, "not_found")


def test_a_method_that_is_not_allowed_is_a_problem(client):
    response = client.put("/api/decks/", {}, content_type="application/json")
    is_problem(response, 405, "method_not_allowed")
    assert "POST" in response["Allow"]


@pytest.mark.parametrize(
    "body",
    ["{", '{"system": NaN}', "[" * 100_000, '{"a":' * 50_000, "1" * 5000, b"\xff\xfe{", "[]", "7", "null"],
)
def test_json_that_is_none_is_a_problem(client, owner, body):
    response = client.post("/api/decks/", body, content_type="application/json")
    assert response.status_code == 400
    assert response["Content-Type"] == "application/problem+json"
    assert not Deck.objects.exists()


def test_another_media_type_is_a_problem(client, owner):
    is_problem(client.post("/api/decks/", b"x", content_type="text/plain"), 415, "unsupported_media_type")
    is_problem(client.get("/api/cards/", headers={"Accept": "text/html"}), 406, "not_acceptable")


def test_who_asks_too_often_is_told_when_to_come_back(client, monkeypatch):
    monkeypatch.setitem(caps.RATES, "read", "2/min")
    assert [client.get("/api/formats/").status_code for _ in range(2)] == [200, 200]
    refused = client.get("/api/formats/")
    is_problem(refused, 429, "throttled")
    assert 1 <= int(refused["Retry-After"]) <= 61
    client.force_login(factories.make_user())
    assert client.get("/api/formats/").status_code == 200


def test_a_claimed_address_does_not_help_who_asks_too_often(client, monkeypatch):
    monkeypatch.setitem(caps.RATES, "read", "1/min")
    client.get("/api/formats/", headers={"X-Forwarded-For": "203.0.113.1"})
    assert client.get("/api/formats/", headers={"X-Forwarded-For": "203.0.113.2"}).status_code == 429


def test_a_fault_of_the_program_is_not_hidden(client, monkeypatch):
    def broken(*args):
        raise ZeroDivisionError

    monkeypatch.setattr("cards.api.systems.system_json", broken)
    with pytest.raises(ZeroDivisionError):
        client.get("/api/systems/")
