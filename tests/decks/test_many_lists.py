"""Many lists at once, on the page and over the API: nothing is stored, and every list has its answer."""

import base64
import csv
import io
import json
import re
import zipfile
import zlib
from html import unescape
from pathlib import Path

import pytest
from django.core.files.uploadedfile import SimpleUploadedFile
from django.db import connection
from django.test.utils import CaptureQueriesContext

import rules
from common import caps
from tests.decks.problems import is_problem

pytestmark = [pytest.mark.django_db, pytest.mark.once]

PAGE, API = "/check/lists/", "/api/check/lists/"
SAMPLES = sorted((Path(rules.__file__).parent / "games" / "fow8" / "decks").glob("*.txt"))
WRONG = "[Ruler]\n1 CMF-005\n[Main]\n5 Thunder\n"


@pytest.fixture(autouse=True)
def _nothing_is_stored():
    """No row of a deck is read or written, whatever is asked."""
    with CaptureQueriesContext(connection) as queries:
        yield
    assert [one["sql"] for one in queries if "decks_" in one["sql"]] == []


def zipped(members) -> bytes:
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, data in members:
            archive.writestr(name, data)
    return out.getvalue()


def event() -> bytes:
    """A legal list, one that is not, and one that cannot be read."""
    members = [("Ann.txt", SAMPLES[0].read_bytes()), ("Bea.txt", WRONG), ("Cid.txt", b"\xe4\xf6")]
    return zipped(members)


def upload(data, name="event.zip"):
    return SimpleUploadedFile(name, data)


def post(client, status=200, **said) -> str:
    answer = client.post(PAGE, said)
    assert answer.status_code == status, answer.content.decode()
    assert answer["Cache-Control"] == "private, no-store"
    return answer.content.decode()


def rows(page: str) -> dict[str, tuple[str, str]]:
    """The table: by player or file the outcome, and all words of the row."""
    found = {}
    for outcome, row in re.findall(r'<tr data-outcome="(\w+)">(.*?)</tr>', page, re.S):
        words = " ".join(unescape(re.sub(r"<[^>]+>", " ", row)).split())
        found[re.search(r"<span lang=[^>]*>(.*?)</span>", row)[1]] = (outcome, words)
    return found


def carried(page: str) -> str:
    return re.search(r'name="lists" value="([^"]+)"', page)[1]


# ---- the page ----


def test_the_front_page_leads_there_and_the_form_says_what_it_takes(client):
    assert f'href="{PAGE}"' in client.get("/").content.decode()
    page = client.get(PAGE).content.decode()
    assert "webkitdirectory" in page and "A table is a CSV" in page


def test_a_zip_becomes_a_table_with_reasons_and_clauses(client):
    page = post(client, several=upload(event()), system="fow8")
    table = rows(page)
    assert {name: outcome for name, (outcome, _) in table.items()} == {
        "Ann.txt": "legal",
        "Bea.txt": "illegal",
        "Cid.txt": "unreadable",
    }
    assert "Not legal" in table["Bea.txt"][1]
    assert "“Thunder”: 5 copies in the main deck, 4 are allowed. § 402.3b" in table["Bea.txt"][1]
    assert "Line 1: byte 0 is not UTF-8 text; save the list as UTF-8." in table["Cid.txt"][1]
    assert "3 lists" in page and "1 not legal" in page and "1 not read" in page
    assert 'id="only-not-legal"' in page


def test_when_all_are_legal_it_says_so_and_offers_no_filter(client):
    page = post(client, several=upload(zipped([("Ann.txt", SAMPLES[0].read_bytes())])))
    assert "1 list, all legal" in page and "only-not-legal" not in page


def test_several_files_are_sent_as_they_are(client):
    files = [upload(path.read_bytes(), path.name) for path in SAMPLES[:3]]
    assert list(rows(post(client, several=files))) == [path.name for path in SAMPLES[:3]]


def test_files_of_a_folder_keep_their_folders(client):
    files = [upload(path.read_bytes(), "deck.txt") for path in SAMPLES[:2]]
    page = post(client, folder=files, paths="event/Ann/deck.txt\nevent/../Bea/deck.txt")
    assert list(rows(page)) == ["event/Ann/deck.txt", "event/Bea/deck.txt"]
    assert list(rows(post(client, folder=[upload(WRONG.encode(), "deck.txt")], paths="a\nb"))) == ["deck.txt"]


def test_the_lists_of_the_page_are_checked_again_without_sending_them_again(client):
    page = post(client, several=upload(event()), system="fow8")
    again = post(client, lists=carried(page), format="fow8:wanderer", as_of="2016-01-01")
    assert "Wanderer" in rows(again)["Ann.txt"][1]
    assert rows(again)["Cid.txt"] == rows(page)["Cid.txt"]
    assert carried(again) == carried(page)


def test_other_files_replace_those_of_the_page(client):
    page = post(client, several=upload(event()), system="fow8")
    again = post(client, lists=carried(page), several=upload(SAMPLES[1].read_bytes(), "Dan.txt"))
    assert list(rows(again)) == ["Dan.txt"]


@pytest.mark.parametrize("kind", ["csv", "json"])
def test_the_report_is_downloaded_as_the_api_answers_it(client, kind):
    page = post(client, several=upload(event()), system="fow8")
    said = {"lists": carried(page), "system": "fow8", "download": kind}
    answer = client.post(PAGE, said)
    assert answer["Content-Disposition"] == f'attachment; filename="lists.{kind}"'
    assert answer["Cache-Control"] == "private, no-store"
    over_api = client.post(f"{API}?system=fow8&report={kind}", event(), content_type="application/zip")
    if kind == "json":
        assert answer.json() == over_api.json()
        return
    assert answer.content == over_api.content
    table = list(csv.DictReader(io.StringIO(answer.content.decode("utf-8-sig"), newline="")))
    assert [row["Outcome"] for row in table] == ["legal", "illegal", "unreadable"]


def test_names_and_lists_are_written_as_text_not_as_markup(client):
    table = b'player,deck list\n"<script>alert(1)</script>","4 <img src=x>\n1 Thunder"\n'
    page = post(client, several=upload(table, "event.csv"), system="fow8")
    assert "<script>alert" not in page and "<img" not in page
    assert "&lt;script&gt;alert(1)" in page and "&lt;img src=x&gt;" in page


# ---- what is wrong ----


def test_nothing_chosen_is_told(client):
    assert "Choose a ZIP, a table or the files of the lists." in post(client, 400)


def test_a_format_of_another_game_is_told(client):
    page = post(client, 400, several=upload(event()), system="dm", format="fow8:wanderer")
    assert "the game chosen is another" in page


def test_ten_thousand_files_are_refused_with_their_number(client):
    many = zipped([(f"{number}.txt", "1 x") for number in range(10_000)])
    page = post(client, 400, several=upload(many))
    assert "has 10,000 files; at most 1,000 lists are checked at once" in unescape(page)


def test_more_files_than_a_request_may_carry_are_refused(client, settings):
    settings.DATA_UPLOAD_MAX_NUMBER_FILES = 2
    files = [upload(b"1 x", f"{number}.txt") for number in range(3)]
    answer = client.post(PAGE, {"several": files})
    assert answer.status_code == 413
    assert "files; send a ZIP of them." in answer.content.decode()
    is_problem(client.post(API, {"file": files}), 413, "too_large")


def test_a_bomb_and_a_zip_in_a_zip_are_told_and_the_others_checked(client):
    members = [("bomb.txt", b"0" * 30_000_000), ("in.zip", event()), ("Ann.txt", SAMPLES[0].read_bytes())]
    table = rows(post(client, several=upload(zipped(members))))
    assert "more than 1,000,000 bytes" in table["bomb.txt"][1]
    assert "inside the ZIP" in table["in.zip"][1]
    assert table["Ann.txt"][0] == "legal"


def _packed(held: object) -> str:
    return base64.b64encode(zlib.compress(json.dumps(held).encode())).decode()


@pytest.mark.parametrize(
    "forged",
    [
        "x",
        "AAAA",
        base64.b64encode(zlib.compress(b"0" * 30_000_000)).decode(),
        _packed({"lists": [{"file": "a"}], "skipped": []}),
        _packed({"lists": 7, "skipped": []}),
        _packed([]),
        _packed({"lists": [{}] * 2_000, "skipped": []}),
    ],
)
def test_what_a_page_never_carried_is_refused(client, forged):
    assert "choose their files once more" in post(client, 400, lists=forged)


def test_lists_too_large_for_a_page_are_refused(client, monkeypatch):
    monkeypatch.setattr(caps, "LISTS_KEPT", 100)
    assert "too large for one page" in post(client, 400, several=upload(event()))


def test_what_there_is_no_time_for_is_not_called_legal(client, monkeypatch):
    monkeypatch.setattr(caps, "LISTS_SECONDS", 0)
    table = rows(post(client, several=upload(zipped([("Ann.txt", SAMPLES[0].read_bytes())]))))
    assert table["Ann.txt"][0] == "unreadable"
    assert "no time left for this list" in table["Ann.txt"][1]


def test_the_processor_time_of_a_visitor_is_counted(client, monkeypatch):
    monkeypatch.setattr(caps, "CPU_SECONDS", 0)
    assert "1 list" in post(client, several=upload(SAMPLES[0].read_bytes(), "a.txt"))
    answer = client.post(API, event(), content_type="application/zip")
    is_problem(answer, 429, "throttled")
    assert int(answer["Retry-After"]) >= 1
    assert "a lot of work for one minute" in post(client, 429, several=upload(event()))


# ---- the API ----


def test_lists_in_json_are_answered_in_their_order(client):
    body = {
        "system": "fow8",
        "as_of": "2018-01-01",
        "lists": [{"player": "Ann", "text": SAMPLES[0].read_text()}, {"player": "Bea", "text": WRONG}],
    }
    said = client.post(API, body, content_type="application/json").json()
    assert [(row["player"], row["outcome"], row["as_of"]) for row in said["lists"]] == [
        ("Ann", "legal", "2018-01-01"),
        ("Bea", "illegal", "2018-01-01"),
    ]
    assert said["counts"] == {"legal": 1, "illegal": 1, "incomplete": 0, "unknown": 0, "unreadable": 0}
    assert ["402.3b"] in [finding["clauses"] for finding in said["lists"][1]["findings"]]


def test_files_in_a_form_and_one_file_as_the_body_are_the_same(client):
    form = client.post(API, {"file": [upload(event())], "system": "fow8"}).json()
    body = client.post(f"{API}?system=fow8", event(), content_type="application/octet-stream").json()
    assert form == body
    assert [row["outcome"] for row in form["lists"]] == ["legal", "illegal", "unreadable"]


@pytest.mark.parametrize(
    ("body", "says"),
    [
        ({}, "lists"),
        ({"lists": []}, "lists"),
        ({"lists": [{"player": "Ann"}]}, "text"),
        (
            {"lists": [{"text": "4 Thunder", "name": "Ann"}]},
            "understood are player, text",
        ),
        ({"lists": [{"text": "4 Thunder"}], "as_of": "soon"}, "as_of"),
        ({"lists": [{"text": "4 Thunder"}], "format": "nope"}, "there is no format 'nope'; fow8 has"),
        ({"lists": [{"text": "4 Thunder"}], "system": "chess"}, "no system 'chess'"),
    ],
)
def test_bad_requests_are_problems_that_quote(client, body, says):
    answer = client.post(API, body, content_type="application/json")
    assert answer.status_code == 400
    assert says in answer.content.decode()


def test_another_report_than_there_is_is_a_problem(client):
    answer = client.post(f"{API}?report=pdf", event(), content_type="application/zip")
    is_problem(answer, 400, "invalid")
    assert "pdf" in answer.json()["detail"]


def test_an_empty_body_is_a_list_that_cannot_be_read(client):
    (row,) = client.post(API, b"", content_type="application/zip").json()["lists"]
    assert (row["outcome"], row["file"]) == ("unreadable", "the body")
