"""Decks in and out over the API: every kind of file, all as a ZIP, the sheet; lists read, then kept."""

import io
import zipfile

import pytest
from django.core.files.uploadedfile import SimpleUploadedFile

import rules
from decks import files
from decks.models import Deck
from tests.decks import factories
from tests.decks.problems import is_problem
from tests.kinds import READ_BACK

pytestmark = [pytest.mark.django_db, pytest.mark.once]

LIST = "[Deck]\n3 1-001H\n2 Nobody of this name\n1 1-002R\nno card at all\n"


@pytest.fixture
def owner(client):
    factories.store_cards("setcg", ["1-001H", "1-002R"])
    user = factories.make_user()
    client.force_login(user)
    return user


# ---- out ----


@pytest.mark.parametrize("form", READ_BACK, ids=lambda form: form.code)
@pytest.mark.parametrize("accept", ["*/*", "text/plain", "application/xml", "application/json"])
def test_a_deck_comes_out_in_every_kind_and_reads_back(client, owner, form, accept):
    deck = factories.make_deck(owner, cards=factories.legal_cards(), name="炎")
    answer = client.get(f"/api/decks/{deck.public_id}/export/{form.code}/", headers={"Accept": accept})
    assert answer.status_code == 200
    assert (answer["Content-Type"], answer["ETag"]) == (f"{form.mime}; charset=utf-8", '"1"')
    assert f".{form.extension}" in answer["Content-Disposition"]
    read = files.read(answer.content, "setcg").deck
    assert {(one.section, one.card.id, one.count) for one in read.entries} == {
        (row.section, row.card.card_id, row.quantity) for row in deck.rows.select_related("card")
    }


def test_all_decks_come_out_as_a_zip_for_their_owner_only(client, owner):
    factories.make_deck(owner, cards={}, name="Mine")
    factories.make_deck(cards={}, name="Theirs", visibility="public")
    answer = client.get("/api/decks/export/text/", headers={"Accept": "application/zip"})
    assert (answer["Content-Type"], answer["Cache-Control"]) == ("application/zip", "private, no-store")
    with zipfile.ZipFile(io.BytesIO(answer.content)) as archive:
        assert archive.namelist() == ["Mine.txt"]
    client.logout()
    assert client.get("/api/decks/export/text/").status_code in {401, 403}


def test_a_kind_of_file_there_is_not_is_a_problem_whatever_is_accepted(client, owner):
    deck = factories.make_deck(owner, cards={})
    for address in (f"/api/decks/{deck.public_id}/export/exe/", "/api/decks/export/exe/"):
        for accept in ("application/zip", "application/json"):
            is_problem(client.get(address, headers={"Accept": accept}), 404, "not_found")


def test_the_sheet_of_a_version_is_a_pdf(client, owner):
    deck = factories.make_deck(owner, cards=factories.legal_cards())
    address = f"/api/decks/{deck.public_id}/versions/1/sheet.pdf"
    answer = client.get(address, {"player": "山田"}, headers={"Accept": "application/pdf"})
    assert (answer["Content-Type"], answer["Cache-Control"]) == ("application/pdf", "private, no-store")
    assert answer.content.startswith(b"%PDF-") and b"HeiseiKakuGo-W5" in answer.content
    assert is_problem(client.get(address, {"day": "soon"}), 400, "invalid")["errors"][0]["field"] == "day"
    is_problem(client.get(address.replace("/1/", "/2/")), 404, "not_found")


# ---- in ----


def read(client, body, **asked: str):
    return client.post("/api/import/", body, **({"content_type": "application/json"} | asked))


def test_a_list_is_read_and_nothing_is_stored(client):
    said = read(client, {"system": "setcg", "text": LIST}).json()
    assert (said["system"], said["file_format"]) == ("setcg", "text")
    assert [(row["card"], row["quantity"]) for row in said["sections"]["main"]] == [
        ("1-001H", 3),
        ("1-002R", 1),
    ]
    assert [(line["line"], line["text"], line["why"]) for line in said["unresolved"]] == [
        (3, "2 Nobody of this name", "unknown_card"),
        (5, "no card at all", "unreadable_line"),
    ]
    assert not Deck.objects.exists()


def test_a_list_comes_as_text_as_form_and_as_file_of_any_kind(client):
    deck = files.read(LIST, "setcg").deck
    plain = read(client, LIST, content_type="text/plain").json()
    assert plain["sections"] == read(client, {"text": LIST}).json()["sections"]
    for form in READ_BACK:
        data = rules.write_decklist(deck, form.code, "Torn").encode("utf-16")
        file = SimpleUploadedFile(f"torn.{form.extension}", data)
        said = client.post("/api/import/", {"file": file, "system": ""}).json()
        assert (said["file_format"], said["sections"]) == (form.code, plain["sections"])
        texts = [line["text"] for line in said["unresolved"]]
        assert texts == ["2 Nobody of this name", "no card at all"]


def store(client, choices: list[dict[str, object]], text: str = LIST):
    body = {"system": "setcg", "name": "New", "text": text, "choices": choices}
    return client.post("/api/decks/", body, content_type="application/json")


@pytest.mark.parametrize("kind", ["text", "json", "cod"])
def test_what_was_read_is_stored_with_the_choices_about_its_lines(client, owner, kind):
    file = rules.write_decklist(files.read(LIST, "setcg").deck, kind)
    said = read(client, {"text": file}).json()
    unknown, unreadable = ({"line": one["line"], "text": one["text"]} for one in said["unresolved"])
    made = store(client, [unknown | {"card": "1-002R"}, unreadable | {"leave_out": True}], said["text"])
    assert made.status_code == 201
    rows = {row["card"]: row["quantity"] for row in made.json()["sections"]["main"]}
    assert (rows, made.json()["unresolved"]) == ({"1-001H": 3, "1-002R": 3}, [])


def test_a_line_without_a_choice_is_kept_as_it_is(client, owner):
    made = store(client, [{"line": 5, "text": "no card at all"}]).json()
    assert [line["text"] for line in made["unresolved"]] == ["2 Nobody of this name", "no card at all"]


@pytest.mark.parametrize(
    ("choice", "quoted"),
    [
        ({"line": 3, "text": "2 Nobody of this name", "card": "Nobody either"}, "Nobody either"),
        ({"line": 3, "text": "2 Nobody of this name", "card": "[Deck]"}, "[Deck]"),
        ({"line": 4, "text": "2 Nobody of this name", "leave_out": True}, "no line 4"),
        ({"line": 3, "text": "2 Somebody", "leave_out": True}, "Somebody"),
    ],
)
def test_a_choice_that_fits_no_line_or_card_is_quoted_and_nothing_is_stored(client, owner, choice, quoted):
    assert quoted in is_problem(store(client, [choice]), 400, "bad_content")["detail"]
    assert not Deck.objects.exists()


def test_a_choice_says_one_thing_and_is_about_a_text(client, owner):
    both = {"line": 3, "text": "2 Nobody of this name", "card": "1-002R", "leave_out": True}
    is_problem(store(client, [both]), 400, "invalid")
    body = {"system": "setcg", "name": "New", "sections": {}, "choices": [both | {"card": ""}]}
    is_problem(client.post("/api/decks/", body, content_type="application/json"), 400, "invalid")
    twice = [{"line": 3, "text": "2 Nobody of this name", "leave_out": True}] * 2
    is_problem(store(client, twice), 400, "bad_content")


def test_a_deck_that_is_there_takes_a_list_with_choices_too(client, owner):
    deck = factories.make_deck(owner, cards={})
    choices = [{"line": 3, "text": "2 Nobody of this name", "leave_out": True}]
    body = {"text": LIST, "choices": choices, "version": 1}
    answer = client.patch(f"/api/decks/{deck.public_id}/", body, content_type="application/json")
    assert [line["text"] for line in answer.json()["unresolved"]] == ["no card at all"]


@pytest.mark.parametrize("body", [b"", b"\0\1\2", b"\xff", b"{", b"<deck", b"   "])
def test_what_is_no_list_is_refused_in_words(client, body):
    is_problem(read(client, body, content_type="text/plain"), 400, "unreadable_file")


@pytest.mark.parametrize(
    "body", [{}, {"text": {}}, {"text": "a\0b"}, {"text": LIST, "system": "poker"}, {"text": LIST, "x": 1}]
)
def test_a_request_that_is_wrong_is_refused_in_words(client, body):
    answer = read(client, body)
    assert (answer.status_code, answer["Content-Type"]) == (400, "application/problem+json")
