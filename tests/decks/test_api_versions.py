"""The history of decks over the API: listed, read, named, restored, judged, compared."""

import pytest
from django.test import Client
from django.urls import reverse

from decks.editing import services
from decks.models import Deck
from tests.decks import factories
from tests.decks.problems import is_problem

pytestmark = pytest.mark.django_db


@pytest.fixture
def owner(client):
    user = factories.make_user("ann")
    client.force_login(user)
    return user


@pytest.fixture
def deck(owner) -> Deck:
    """A deck of three versions: 3 of a first card, then 2 and a second card, then a considered third."""
    first, second, third = factories.some_ids("setcg", 3, "main")
    factories.store_cards("setcg", [second, third])
    made = factories.make_deck(owner, cards={"main": {first: 3}}, name="Fire")
    asked = {"deck": made, "user": owner}
    services.change_cards(
        changes=[
            services.CardChange("set", first, "main", quantity=2),
            services.CardChange("add", second),
        ],
        version=1,
        **asked,
    )
    services.add_card(card_id=third, section="considering", version=2, **asked)
    made.refresh_from_db()
    return made


def ids(deck: Deck) -> list[str]:
    return factories.some_ids(deck.system, 3, "main")


def of(deck: Deck, rest: str = "") -> str:
    return f"/api/decks/{deck.public_id}/versions/{rest}"


def send(client: Client, method: str, url: str, data: object, **headers: str):
    return getattr(client, method)(url, data, content_type="application/json", headers=headers)


def amounts(said) -> list[tuple[str, str, int]]:
    return sorted((one["section"], one["card"], one["amount"]) for one in said["changes"])


def test_the_versions_of_a_deck_come_newest_first_each_with_what_it_changed(client, deck):
    first, second, third = ids(deck)
    rows = client.get(of(deck)).json()["results"]
    assert [row["number"] for row in rows] == [3, 2, 1]
    assert amounts(rows[0]) == [("Considering", third, 1)]
    assert amounts(rows[1]) == sorted([("main", first, -1), ("main", second, 1)])
    assert [(row["added"], row["removed"]) for row in rows] == [(1, 0), (1, 1), (3, 0)]
    assert {row["made_by"] for row in rows} == {"ann"}


def test_pages_of_versions_give_each_once_and_say_the_same_of_it(client, deck):
    whole = client.get(of(deck)).json()["results"]
    found, address = [], of(deck, "?page_size=1")
    while address:
        page = client.get(address).json()
        found += page["results"]
        last, address = page, page["next"]
    assert found == whole
    assert client.get(last["previous"]).json()["results"] == whole[1:2]
    for odd in ("nonsense", "cD15ZXN0ZXJkYXk=", "cD05OTk5OTk5OTk5OTk5OTk5OTk5"):
        is_problem(client.get(of(deck), {"after": odd}), 400, "bad_cursor")


def test_a_version_says_what_the_deck_held_then(client, deck):
    first, second, third = ids(deck)
    old, new = client.get(of(deck, "1/")).json(), client.get(of(deck, "3/")).json()
    assert [(row["card"], row["quantity"]) for row in old["sections"]["main"]] == [(first, 3)]
    assert (old["considering"], old["unresolved"]) == ([], [])
    assert {row["card"]: row["quantity"] for row in new["sections"]["main"]} == {first: 2, second: 1}
    assert [row["card"] for row in new["considering"]] == [third]
    for number in ("0", "4", "999999999", "99999999999999999999"):
        is_problem(client.get(of(deck, f"{number}/")), 404, "not_found")


def test_a_version_is_named_and_the_deck_stays_as_it_is(client, deck):
    named = send(client, "patch", of(deck, "2/"), {"name": "  Before\u202e the league "})
    assert (named.status_code, named.json()["name"]) == (200, "Before the league")
    deck.refresh_from_db()
    assert deck.version == 3
    assert send(client, "patch", of(deck, "2/"), {"name": ""}).json()["name"] == ""
    is_problem(send(client, "patch", of(deck, "2/"), {"name": "x" * 101}), 400, "invalid")
    is_problem(send(client, "patch", of(deck, "2/"), {}), 400, "invalid")
    is_problem(send(client, "patch", of(deck, "9/"), {"name": "Mine"}), 404, "not_found")


def test_a_version_comes_back_as_the_newest(client, deck):
    first = ids(deck)[0]
    is_problem(send(client, "post", of(deck, "1/restore/"), {}), 428, "version_required")
    stale = send(client, "post", of(deck, "1/restore/"), {}, **{"If-Match": '"2"'})
    assert is_problem(stale, 412, "stale_version")["deck"]["version"] == 3
    assert is_problem(send(client, "post", of(deck, "1/restore/"), {"version": 1}), 409, "stale_version")
    back = send(client, "post", of(deck, "1/restore/"), {}, **{"If-Match": '"3"'})
    assert (back.status_code, back["ETag"], back.json()["considering"]) == (200, '"4"', [])
    assert [(row["card"], row["quantity"]) for row in back.json()["sections"]["main"]] == [(first, 3)]
    assert client.get(of(deck)).json()["results"][0]["repeats"] == 1
    is_problem(send(client, "post", of(deck, "9/restore/"), {"version": 4}), 404, "not_found")


def test_a_version_is_judged_by_what_it_held(client, owner):
    deck = factories.make_deck(owner, cards=factories.legal_cards())
    card = next(iter(factories.legal_cards()["main"]))
    services.remove_card(deck=deck, user=owner, section="main", card_id=card, version=1)
    assert [client.get(of(deck, f"{n}/verdict/")).json()["verdict"] for n in (1, 2)] == [
        "legal",
        "incomplete",
    ]
    assert client.get(of(deck, "1/verdict/?as_of=2019-01-01")).json()["as_of"] == "2019-01-01"
    is_problem(client.get(of(deck, "1/verdict/?format=poker")), 400, "unknown_name")
    is_problem(client.get(of(deck, "7/verdict/")), 404, "not_found")


# ---- comparing ----


def compare(client: Client, a: str, b: str):
    return client.get(reverse("api:compare"), {"a": a, "b": b})


def test_two_versions_of_a_deck_are_compared(client, deck):
    first, second, third = ids(deck)
    said = compare(client, f"{deck.public_id}@1", deck.public_id).json()
    assert (said["a"]["number"], said["b"]["number"]) == (1, 3)
    assert amounts(said) == sorted([("Considering", third, 1), ("main", first, -1), ("main", second, 1)])
    back = compare(client, f"{deck.public_id}@3", f"{deck.public_id}@1").json()
    assert (back["added"], back["removed"]) == (said["removed"], said["added"]) == (1, 2)


def test_two_decks_are_compared_when_they_are_of_one_system(client, owner, deck):
    other = factories.make_deck(owner, cards={}, name="Empty")
    said = compare(client, deck.public_id, f"{other.public_id}@1").json()
    assert (said["b"]["deck_name"], said["added"], said["removed"]) == ("Empty", 0, 4)
    stranger = factories.make_deck(owner, code="dm", cards={})
    assert "dm" in is_problem(compare(client, deck.public_id, stranger.public_id), 400, "invalid")["detail"]


@pytest.mark.parametrize("bad", ["@", "@x", "@1@2", "@99999999999999999999"])
def test_what_is_no_version_is_quoted(client, deck, bad):
    said = is_problem(compare(client, deck.public_id, f"{deck.public_id}{bad}"), 400, "invalid")
    assert "b" in said["errors"][0]["field"] and bad.partition("@")[2][:10] in said["detail"]


@pytest.mark.parametrize("visibility", ["private", "unlisted", "public"])
@pytest.mark.parametrize("role", ["visitor", "owner", "other", "staff"])
def test_a_comparison_shows_no_deck_that_one_may_not_see(visibility, role):
    owner = factories.make_user()
    users = {
        "owner": owner,
        "other": factories.make_user(),
        "staff": factories.make_user(is_staff=True, is_superuser=True),
    }
    shown = factories.make_deck(owner, cards={}, visibility="public").public_id
    asked = factories.make_deck(owner, cards={}, name="Secret", visibility=visibility).public_id
    client = Client()
    if role in users:
        client.force_login(users[role])
    for a, b in ((shown, asked), (asked, shown)):
        answer = compare(client, a, b)
        if role == "owner" or visibility != "private":
            kept = "private, no-cache" if visibility == "public" else "private, no-store"
            assert (answer.status_code, answer["Cache-Control"]) == (200, kept)
        else:
            is_problem(answer, 404, "not_found")
            assert "Secret" not in answer.content.decode()
