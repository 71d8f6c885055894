"""Changing the cards of a deck over the API: several at once, all of them or none."""

import pytest

from common import caps
from decks.models import Deck
from tests.decks import factories
from tests.decks.problems import is_problem

pytestmark = pytest.mark.django_db


@pytest.fixture
def deck(client) -> Deck:
    owner = factories.make_user()
    client.force_login(owner)
    first, second = ids()
    factories.store_cards("setcg", [second])
    return factories.make_deck(owner, cards={"main": {first: 3}})


def ids() -> list[str]:
    return factories.some_ids("setcg", 2, "main")


def change(client, deck: Deck, *changes: dict[str, object], version: int = 1, **headers: str):
    body = {"changes": list(changes), **({} if headers else {"version": version})}
    address = f"/api/decks/{deck.public_id}/cards/"
    return client.patch(address, body, content_type="application/json", headers=headers)


def held(deck: Deck) -> dict[tuple[str, str], int]:
    rows = {(row.section, row.card.card_id): row.quantity for row in deck.rows.select_related("card")}
    return rows | {("considering", row.card.card_id): row.quantity for row in deck.considered.all()}


def test_several_changes_make_one_version(client, deck):
    first, second = ids()
    answer = change(
        client,
        deck,
        {"do": "add", "card": second, "quantity": 2},
        {"do": "move", "card": first, "section": "main", "to": "considering", "quantity": 1},
        {"do": "set", "card": second, "section": "considering", "quantity": 4},
        {"do": "move", "card": second, "section": "considering", "to": "main"},
        {"do": "add", "card": second, "section": "considering"},
        {"do": "remove", "card": second, "section": "considering"},
        **{"If-Match": '"1"'},
    )
    assert (answer.status_code, answer["ETag"], answer.json()["version"]) == (200, '"2"', 2)
    assert held(deck) == {("main", first): 2, ("main", second): 6, ("considering", first): 1}
    assert [row["quantity"] for row in answer.json()["considering"]] == [1]
    assert deck.versions.count() == 2


def test_where_one_change_is_wrong_none_is_made_and_it_is_said_which(client, deck):
    first, second = ids()
    good = {"do": "add", "card": second}
    for bad, quoted in (
        ({"do": "move", "card": first, "section": "main", "to": "considering", "quantity": 4}, "holds 3"),
        ({"do": "add", "card": "9-999X"}, "'9-999X'"),
        ({"do": "set", "card": first, "section": "pocket", "quantity": 1}, "'pocket'"),
        ({"do": "add", "card": first, "section": "main", "quantity": 97}, "100 copies"),
        ({"do": "move", "card": second, "section": "considering", "to": "main"}, "holds 0"),
    ):
        said = is_problem(change(client, deck, good, bad), 400, "bad_content")
        assert "change 2: " in said["detail"] and quoted in said["detail"]
        assert held(deck) == {("main", first): 3}
    assert deck.versions.count() == 1


@pytest.mark.parametrize(
    ("bad", "field"),
    [
        ({"do": "set", "card": "x", "section": "main"}, "changes.0.quantity"),
        ({"do": "set", "card": "x", "quantity": 1}, "changes.0.section"),
        ({"do": "move", "card": "x", "section": "main"}, "changes.0.to"),
        ({"do": "remove", "card": "x"}, "changes.0.section"),
        ({"do": "remove", "card": "x", "section": "main", "quantity": 1}, "changes.0.quantity"),
        ({"do": "add", "card": "x", "to": "main"}, "changes.0.to"),
        ({"do": "add", "card": "x", "quantity": 0}, "changes.0.quantity"),
        ({"do": "add", "card": "x", "quantity": 100}, "changes.0.quantity"),
        ({"do": "burn", "card": "x"}, "changes.0.do"),
        ({"do": "add", "card": "a\0b"}, "changes.0.card"),
        ({"do": "add", "card": "x", "colour": "red"}, "changes.0.colour"),
        ("add", "changes.0"),
    ],
)
def test_a_change_that_does_not_say_what_it_needs_is_refused_by_its_place(client, deck, bad, field):
    said = is_problem(change(client, deck, bad), 400, "invalid")
    assert said["errors"][0]["field"] == field
    assert deck.versions.count() == 1


def test_no_change_and_too_many_are_refused(client, deck):
    is_problem(change(client, deck), 400, "invalid")
    many = [{"do": "add", "card": ids()[0]}] * (caps.CARD_CHANGES + 1)
    is_problem(change(client, deck, *many), 400, "invalid")


def test_changes_are_made_on_the_version_that_was_looked_at(client, deck):
    first = ids()[0]
    one = {"do": "set", "card": first, "section": "main", "quantity": 1}
    assert change(client, deck, one).status_code == 200
    assert is_problem(change(client, deck, one), 409, "stale_version")["deck"]["version"] == 2
    said = is_problem(change(client, deck, one, **{"If-Match": '"1"'}), 412, "stale_version")
    assert said["wanted"]["changes"][0]["card_id"] == first
    address = f"/api/decks/{deck.public_id}/cards/"
    without = client.patch(address, {"changes": [one]}, content_type="application/json")
    is_problem(without, 428, "version_required")
