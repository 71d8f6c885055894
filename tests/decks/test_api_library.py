"""Keeping and sharing decks over the API: lists narrowed, tags, folders, links, copies, notices."""

import pytest
from django.test import Client

from decks.editing import services
from decks.library import tags_and_folders
from decks.models import Deck
from tests.decks import factories
from tests.decks.problems import is_problem

pytestmark = pytest.mark.django_db


@pytest.fixture
def owner(client):
    user = factories.make_user("ann")
    client.force_login(user)
    return user


def send(client: Client, method: str, url: str, data: object):
    return getattr(client, method)(url, data, content_type="application/json")


def named(client: Client, **asked: str) -> list[str]:
    return [row["name"] for row in client.get("/api/decks/", asked).json()["results"]]


# ---- lists ----


def test_decks_are_found_by_all_that_the_page_finds_them_by(client, owner):
    fire = factories.make_deck(owner, cards=factories.legal_cards(), name="Fire", description="Burns well")
    ice = factories.make_deck(owner, code="dm", cards={}, name="Ice")
    factories.make_deck(factories.make_user("bob"), cards={}, name="Stone", visibility="public")
    tags_and_folders.set_tags(deck=fire, user=owner, tags=["League", "Fast"])
    tags_and_folders.archive_decks(deck_ids=[ice.public_id], user=owner, archived=True)
    tags_and_folders.file_decks(deck_ids=[fire.public_id], user=owner, folder="Red")
    card = fire.rows.select_related("card").first().card
    assert named(client) == ["Stone", "Ice", "Fire"]
    assert named(client, q="burns") == named(client, tag="league") == ["Fire"]
    assert named(client, plays=card.name) == named(client, legality="legal") == ["Fire"]
    assert named(client, system="dm") == ["Ice"]
    assert named(client, by="bob") == ["Stone"]
    assert named(client, order="created") == ["Stone", "Ice", "Fire"]
    assert named(client, owner="me", archived="true") == ["Ice"]
    assert named(client, owner="me", archived="false") == named(client, owner="me", folder="Red") == ["Fire"]
    row = client.get("/api/decks/", {"q": "fire"}).json()["results"][0]
    assert (row["tags"], row["verdict"], row["folder"]) == (["League", "Fast"], "legal", "Red")


def test_where_others_keep_their_decks_is_not_said(client, owner):
    deck = factories.make_deck(cards={}, visibility="public")
    tags_and_folders.file_decks(deck_ids=[deck.public_id], user=deck.owner, folder="Secret")
    answer = client.get("/api/decks/")
    assert "Secret" not in answer.content.decode() and "folder" not in answer.json()["results"][0]
    said = is_problem(client.get("/api/decks/", {"folder": "Secret"}), 400, "invalid")
    assert said["errors"][0]["field"] == "folder"


@pytest.mark.parametrize(
    "asked",
    [{"legality": "fine"}, {"order": "luck"}, {"owner": "bob"}, {"q": "x" * 600}, {"system": "poker"}],
)
def test_a_list_that_cannot_be_is_refused_in_words(client, asked):
    answer = client.get("/api/decks/", asked)
    is_problem(answer, 400, "unknown_name" if "system" in asked else "invalid")


# ---- keeping ----


def test_a_deck_is_kept_as_its_owner_says_and_stays_at_its_version(client, owner):
    deck = factories.make_deck(owner, cards={})
    address = f"/api/decks/{deck.public_id}/keeping/"
    assert client.get(address).json() == {"tags": [], "folder": "", "archived": False}
    said = send(client, "patch", address, {"tags": ["One", "Two"], "archived": True}).json()
    assert said == {"tags": ["One", "Two"], "folder": "", "archived": True}
    assert send(client, "patch", address, {"folder": "Red"}).json() == {**said, "folder": "Red"}
    is_problem(send(client, "patch", address, {"tags": ["a,b"]}), 400, "bad_content")
    is_problem(send(client, "patch", address, {"tags": [f"t{n}" for n in range(13)]}), 400, "bad_content")
    is_problem(send(client, "patch", address, {"tags": "One"}), 400, "invalid")
    is_problem(send(client, "patch", address, {"colour": "red"}), 400, "invalid")
    assert client.get(address).json() == {**said, "folder": "Red"}
    deck.refresh_from_db()
    assert deck.version == 1


def test_several_decks_are_sorted_at_once_or_not_at_all(client, owner):
    decks = [factories.make_deck(owner, cards={}).public_id for _ in range(2)]
    other = factories.make_deck(cards={}, visibility="public").public_id
    asked = {"decks": decks, "add_tags": ["League"], "folder": "Red"}
    assert send(client, "patch", "/api/shelf/", asked).json() == {
        "decks": 2,
        "archived": 0,
        "folders": [{"name": "Red", "decks": 2}],
        "tags": [{"name": "League", "decks": 2}],
    }
    is_problem(
        send(client, "patch", "/api/shelf/", {"decks": [*decks, other], "archived": True}), 404, "not_found"
    )
    wrong = {"decks": decks, "archived": True, "folder": "x" * 61}
    is_problem(send(client, "patch", "/api/shelf/", wrong), 400, "bad_content")
    is_problem(send(client, "patch", "/api/shelf/", {"decks": decks}), 400, "invalid")
    assert not Deck.objects.filter(archived=True).exists()
    send(client, "patch", "/api/shelf/", {"decks": decks[:1], "archived": True, "remove_tags": ["league"]})
    assert client.get("/api/shelf/").json()["archived"] == 1
    assert client.get("/api/shelf/?archived=1").json()["tags"] == []


def test_a_folder_is_renamed_and_one_that_is_not_there_is_quoted(client, owner):
    deck = factories.make_deck(owner, cards={})
    tags_and_folders.file_decks(deck_ids=[deck.public_id], user=owner, folder="Red")
    said = send(client, "post", "/api/shelf/rename/", {"folder": "Red", "name": "Blue"}).json()
    assert said["folders"] == [{"name": "Blue", "decks": 1}]
    gone = send(client, "post", "/api/shelf/rename/", {"folder": "Red", "name": "Blue"})
    assert "Red" in is_problem(gone, 400, "bad_content")["detail"]
    assert send(client, "post", "/api/shelf/rename/", {"folder": "Blue", "name": ""}).json()["folders"] == []
    is_problem(send(client, "post", "/api/shelf/rename/", {"folder": "Blue"}), 400, "invalid")


@pytest.mark.parametrize("address", ["/api/shelf/", "/api/notices/", "/api/notices/coming/"])
def test_what_is_of_an_account_asks_who_it_is(client, address):
    assert client.get(address).status_code in {401, 403}
    assert client.patch(address).status_code in {401, 403, 405}
    assert client.post("/api/shelf/rename/").status_code in {401, 403}


# ---- sharing ----


def test_the_links_of_a_deck_lead_to_it_and_a_changed_one_leads_nowhere(client, owner):
    deck = factories.make_deck(owner, cards={}, visibility="unlisted")
    address = f"/api/decks/{deck.public_id}/share/"
    links = client.get(address).json()
    assert client.get(links["short"]).url == deck.get_absolute_url()
    assert client.get(links["version"]).status_code == 200
    changed = send(client, "post", f"{address}rotate/", {}).json()
    assert changed["short"] != links["short"]
    assert client.get(links["short"]).status_code == 404
    assert client.get(changed["short"]).url == deck.get_absolute_url()


def test_a_copy_is_ones_own_and_says_what_inspired_it(client, owner):
    source = factories.make_deck(cards=factories.legal_cards(), name="Theirs", visibility="public")
    services.update_deck(deck=source, user=source.owner, version=1, name="Theirs now", open_history=True)
    copy = send(client, "post", f"/api/decks/{source.public_id}/clone/", {})
    assert (copy.status_code, copy.json()["name"], copy.json()["owner"]) == (201, "Copy of Theirs now", "ann")
    assert client.get(copy["Location"]).json() == copy.json()
    early = send(client, "post", f"/api/decks/{source.public_id}/versions/1/clone/", {"name": "Early"}).json()
    links = client.get(f"/api/decks/{early['id']}/share/").json()
    assert links["inspired_by"] == {"deck": source.public_id, "version": 1, "words": "Theirs now"}
    assert client.get(f"/api/decks/{source.public_id}/share/").json()["copies"] == 2
    source.delete()
    gone = client.get(f"/api/decks/{early['id']}/share/").json()["inspired_by"]
    assert gone["deck"] is None and "deleted" in gone["words"]


def test_a_stranger_copies_nothing_and_nobody_copies_what_they_may_not_see(client):
    public = factories.make_deck(cards={}, visibility="public").public_id
    assert send(client, "post", f"/api/decks/{public}/clone/", {}).status_code in {401, 403}
    client.force_login(factories.make_user())
    hidden = factories.make_deck(cards={}).public_id
    is_problem(send(client, "post", f"/api/decks/{hidden}/clone/", {}), 404, "not_found")
    is_problem(send(client, "post", f"/api/decks/{public}/versions/9/clone/", {}), 404, "not_found")
    is_problem(send(client, "post", f"/api/decks/{public}/clone/", {"name": "x" * 101}), 400, "invalid")
    assert Deck.objects.count() == 2


# ---- notices ----


def test_notices_are_listed_to_whom_they_are_for_and_marked_as_read(client, owner):
    deck = factories.make_deck(owner, cards={}, name="Mine")
    first, second = factories.make_notice(deck), factories.make_notice(deck, "cards:2")
    theirs = factories.make_notice(factories.make_deck(cards={}, visibility="public"))
    page = client.get("/api/notices/?page_size=1").json()
    rows = page["results"] + client.get(page["next"]).json()["results"]
    assert [(row["id"], row["because"], row["read"]) for row in rows] == [
        (second.pk, "cards", None),
        (first.pk, "list", None),
    ]
    assert (rows[0]["deck_name"], rows[0]["after"], rows[0]["day"]) == ("Mine", "illegal", "2026-12-01")
    assert send(client, "patch", "/api/notices/", {"notice": first.pk}).json() == {"marked": 1, "unread": 1}
    assert send(client, "patch", "/api/notices/", {"notice": theirs.pk}).json()["marked"] == 0
    assert send(client, "patch", "/api/notices/", {}).json() == {"marked": 1, "unread": 0}
    theirs.refresh_from_db()
    assert theirs.read is None
    is_problem(send(client, "patch", "/api/notices/", {"notice": "all"}), 400, "invalid")


def test_what_is_to_come_is_said_of_ones_own_decks(client, owner):
    factories.make_deck(owner, cards={})
    assert client.get("/api/notices/coming/").json() == []
