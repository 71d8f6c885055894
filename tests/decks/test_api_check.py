"""`POST /api/check/`: a deck list in, the verdict out, nothing stored; and every kind of bad input."""

import json

import pytest
from django.contrib.auth import get_user_model
from django.core.files.uploadedfile import SimpleUploadedFile
from django.db import connection
from django.test.utils import CaptureQueriesContext

from common import caps
from decks.models import Deck, DeckCard, StoredVerdict
from rules.decklist import limits
from tests.decks import factories
from tests.decks.problems import is_problem

pytestmark = [pytest.mark.django_db, pytest.mark.once]

URL = "/api/check/"


def legal_text() -> str:
    held = factories.legal_cards()["main"]
    return "[Main]\n" + "".join(f"{quantity} {card_id}\n" for card_id, quantity in held.items())


def ask(client, body: dict[str, object]):
    return client.post(URL, body, content_type="application/json")


@pytest.fixture(autouse=True)
def _nothing_is_stored():
    """Whatever is asked, no row is written and none is even looked up."""
    with CaptureQueriesContext(
        connection,
    ) as queries:
        yield
    assert [one["sql"] for one in queries if "decks_" in one["sql"]] == []
    for table in (Deck, DeckCard, StoredVerdict, get_user_model()):
        assert not table.objects.exists()


# ---- what is understood ----


def test_a_text_is_judged_with_all_that_a_reader_wants_to_know(client):
    said = ask(client, {"system": "setcg", "as_of": "2024-01-01", "text": legal_text()}).json()
    assert (said["verdict"], said["format"], said["as_of"]) == ("legal", "construction", "2024-01-01")
    assert said["sections"]["main"]["count"] == 50
    assert (said["findings"], said["unresolved"]) == ([], [])
    assert said["file_format"] == "text"
    assert said["detected"]


def test_the_headline_speaks_of_tournaments_and_the_formats_begin_with_them(client):
    said = ask(client, {"system": "setcg", "as_of": "2024-01-01", "text": legal_text()}).json()
    assert "Standard" in said["headline"] and "Construction" not in said["headline"]
    assert [one["status"] for one in said["formats"]] == ["tournament"] * 4 + ["rulebook"]
    (standard,) = [one for one in said["formats"] if one["format"] == "standard"]
    assert standard["says"] == "legal"


def test_sections_get_the_headline_too_and_limited_only_when_asked_for(client):
    body = {"system": "fow8", "sections": {"main": [{"card": "CMF-038", "quantity": 4}]}}
    said = ask(client, body).json()
    assert said["headline"].startswith("Not ")
    assert "limited" not in {one["format"] for one in said["formats"]}
    asked = ask(client, body | {"format": "limited"}).json()
    assert "limited" in {one["format"] for one in asked["formats"]}


def test_a_list_that_is_not_known_whole_says_up_to_when(client):
    body = {"system": "fow8", "format": "wanderer", "as_of": "2024-01-01"}
    said = ask(client, body | {"sections": {"main": [{"card": "CMF-038", "quantity": 4}]}}).json()
    assert said["list_known"] == {
        "until": "2022-08-25",
        "since": None,
        "sentence": "Our list for Wanderer is complete up to 2022-08-25; bans after it are not checked.",
    }


def test_every_violation_is_said_at_once_with_clause_cards_and_figures(client):
    text = legal_text() + "2 Nobody Knows This\nwhat is this line\n"
    first = text.splitlines()[1].split()[1]
    said = ask(client, {"system": "setcg", "text": f"{text}1 {first}\n"}).json()
    assert said["verdict"] == "illegal"
    codes = [finding["code"] for finding in said["findings"]]
    assert codes == ["number_copies", "main_size", "unknown_card", "unreadable_line"]
    copies = said["findings"][0]
    assert (copies["actual"], copies["allowed"], copies["card_ids"]) == (4, 3, [first])
    assert "5.2.5.1" in copies["clauses"]
    assert [(line["line"], line["text"]) for line in said["unresolved"]] == [
        (19, "2 Nobody Knows This"),
        (20, "what is this line"),
    ]


def test_the_same_deck_as_text_body_upload_and_sections_has_the_same_verdict(client):
    text = legal_text()
    day = {"system": "setcg", "format": "standard", "as_of": "2024-01-01"}
    wanted = ask(client, {**day, "text": text}).json()
    query = "&".join(f"{name}={value}" for name, value in day.items())
    plain = client.post(f"{URL}?{query}", text.encode(), content_type="text/plain")
    assert plain.json() == wanted
    unnamed = client.post(f"{URL}?{query}", text.encode(), content_type="application/octet-stream")
    assert unnamed.json() == wanted
    upload = client.post(URL, {**day, "file": SimpleUploadedFile("deck.txt", text.encode())})
    assert upload.json() == wanted
    form = client.post(URL, {**day, "text": text})
    assert form.json() == wanted
    rows = [line.split() for line in text.splitlines()[1:]]
    sections = {"main": [{"card": card, "quantity": int(quantity)} for quantity, card in rows]}
    by_section = ask(client, {**day, "sections": sections}).json()
    assert by_section == {name: wanted[name] for name in by_section}


def test_without_a_system_the_list_says_which_it_is(client):
    said = ask(client, {"text": legal_text()}).json()
    assert (said["system"], said["verdict"]) == ("setcg", "legal")
    assert any("Final Fantasy TCG" in note for note in said["notes"])


def test_cards_of_sections_are_named_by_id_number_or_name(client):
    sections = {"main": [{"card": "1-001"}, {"card": "Cloud"}, {"card": "Clowd the Unheard Of"}]}
    said = ask(client, {"system": "setcg", "sections": sections}).json()
    assert [(line["line"], line["why"]) for line in said["unresolved"]] == [
        (2, "ambiguous_card"),
        (3, "unknown_card"),
    ]
    assert "1-009C Cloud" in said["unresolved"][0]["suggestions"]
    assert said["sections"]["main"]["count"] == 3


# ---- what is not: a clear message, nothing stored, never a fault of the program ----


def xml_bomb() -> str:
    levels = "".join(f'<!ENTITY a{n} "{f"&a{n - 1};" * 10}">' for n in range(1, 10))
    return f'<?xml version="1.0"?><!DOCTYPE deck [<!ENTITY a0 "lol">{levels}]><deck>&a9;</deck>'


FILES = {
    "empty": (b"", "empty"),
    "blank": (b" \r\n\t\n", "empty"),
    "one megabyte of text": (b"4 Cloud\n" * 131_072, "1048576 bytes"),
    "one megabyte in one line": (b"4 " + b"x" * 1_048_574, "1048576 bytes"),
    "ten thousand lines": (b"1 A\n" * 10_000, "10000"),
    "binary": (bytes(range(256)) * 4, "byte"),
    "an image": (b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR" + b"\0" * 64, "byte"),
    "an archive": (b"PK\x03\x04\x14\0\0\0\x08\0" + b"\xab" * 64, ""),
    "latin text": ("4 Café\n4 Cloud\n".encode("latin-1"), "line 1"),
    "broken XML": (b'<?xml version="1.0"?>\n<deck>\n<card></deck>', "line 3"),
    "half an XML": (b"<deck><card><name>", "line"),
    "an entity bomb": (xml_bomb().encode(), ""),
    "an entity of a file": (
        b'<?xml version="1.0"?><!DOCTYPE d [<!ENTITY x SYSTEM "file:///etc/passwd">]><deck>&x;</deck>',
        "",
    ),
    "XML of something else": (b"<weather><day>4 Cloud</day></weather>", "weather"),
    "broken JSON": (b'{"mainDeck": [', "line 1"),
    "JSON of something else": (b'{"weather": "fine"}', ""),
    "deep JSON": (b"[" * 50_000 + b"]" * 50_000, ""),
}


@pytest.mark.parametrize("kind", FILES)
@pytest.mark.parametrize("way", ["text", "upload", "json"])
@pytest.mark.parametrize("system", ["setcg", ""])
def test_what_is_no_deck_list_is_refused_with_a_reason(client, kind, way, system):
    data, says = FILES[kind]
    if way == "text":
        response = client.post(f"{URL}?system={system}", data, content_type="text/plain")
    elif way == "upload":
        response = client.post(URL, {"system": system, "file": SimpleUploadedFile("deck.txt", data)})
    else:
        response = ask(client, {"system": system, "text": data.decode("latin-1")})
    if way == "json" and kind in {"latin text", "an archive"}:
        assert response.status_code in {200, 400}
        return
    assert response.status_code == 400, response.content[:500]
    body = is_problem(response, 400, response.json()["code"])
    assert "root:" not in json.dumps(body)
    assert len(response.content) < 4000
    if way != "json":
        assert says in body["detail"], body["detail"]


LINES = {
    "-3 1-009C": "-3",
    "1000000000 1-009C": "1000000000",
    "99999999999999999999999999 1-009C": "99999999999999999999999999",
    "4": "4",
    "4 ": "4",
    "???": "???",
    "2 Nobody Knows This": "Nobody",
    "2 " + "x" * 290: "xxx",
    "2 <script>alert(1)</script>": "<script>",
    '2 "><img src=x onerror=alert(1)>': "<img",
    "2 {{ 7*7 }} %s {0} \\": "{{",
    "2 ' OR 1=1 --": "OR 1=1",
    "2 ../../etc/passwd": "passwd",
    "2 =HYPERLINK(1)": "HYPERLINK",
    "2 ボルシャック・ドラゴン・ノヴァ": "ボルシャック",
    "2 \U0001f409": "\U0001f409",
}


@pytest.mark.parametrize("line", LINES)
def test_a_line_that_is_no_card_is_reported_with_its_number_and_text(client, line):
    said = ask(client, {"system": "setcg", "text": f"[Main]\n3 1-001H\n{line}\n3 1-002R\n"})
    assert said.status_code == 200, said.content
    [reported] = said.json()["unresolved"]
    assert reported["line"] == 3
    assert LINES[line] in reported["text"]
    assert said.json()["verdict"] != "legal"
    assert said.json()["sections"]["main"]["count"] >= 6
    assert said["Content-Type"] == "application/json"
    assert said["X-Content-Type-Options"] == "nosniff"


def test_marks_that_turn_the_reading_direction_are_not_repeated(client):
    said = ask(client, {"system": "setcg", "text": "3 1-001H\n2 \u202eesrever\u2066 eman\n"})
    [reported] = said.json()["unresolved"]
    assert reported["line"] == 2
    assert not set("\u202e\u2066") & set(json.dumps(said.json(), ensure_ascii=False))


def test_a_section_nobody_knows_is_reported_with_those_there_are(client):
    said = ask(client, {"system": "setcg", "text": "[Graveyard]\n3 1-001H\n"}).json()
    assert said["sections"]["main"]["count"] == 0
    assert [line["why"] for line in said["unresolved"]] == ["unreadable_line", "unplaced_card"]
    text = json.dumps([said["unresolved"], said["notes"]])
    assert "Graveyard" in text
    assert "Deck" in text


def test_a_list_of_another_system_is_told_apart(client):
    said = ask(client, {"system": "dm", "text": legal_text()}).json()
    assert said["verdict"] in {"unknown", "illegal"}
    assert len(said["unresolved"]) == 17
    assert any("Final Fantasy TCG" in note for note in said["notes"])


@pytest.mark.parametrize(
    ("body", "code", "says"),
    [
        ({}, "invalid", "as text or as sections"),
        ({"text": "1 A", "sections": {}}, "invalid", "not both"),
        ({"sections": {}}, "invalid", "need the system"),
        ({"system": "poker", "text": "1 A"}, "unknown_name", "no system 'poker'"),
        ({"system": "\ud800", "text": "1 A"}, "invalid", "system"),
        ({"system": "setcg", "format": "vintage", "text": "1 A"}, "unknown_name", "no format 'vintage'"),
        ({"system": "setcg", "as_of": "2024-02-30", "text": "1 A"}, "invalid", "as_of"),
        ({"system": "setcg", "as_of": 7, "text": "1 A"}, "invalid", "as_of"),
        ({"system": "setcg", "text": ["1 A"]}, "invalid", "text"),
        ({"system": "setcg", "text": "1 A\0"}, "invalid", "ull"),
        ({"system": "setcg", "text": "1 \ud800"}, "invalid", "urrogate"),
        ({"system": "setcg", "sections": {"side": [{"card": "Cloud"}]}}, "bad_content", "no section 'side'"),
        (
            {"system": "setcg", "sections": {"main": [{"card": "x", "quantity": 0}]}},
            "invalid",
            "main.0.quantity",
        ),
        (
            {"system": "setcg", "sections": {"main": [{"card": "x", "quantity": 10**9}]}},
            "invalid",
            "quantity",
        ),
        ({"system": "setcg", "sections": {"main": [{"quantity": 1}]}}, "invalid", "card"),
        ({"system": "setcg", "sections": {"main": [{"card": "x" * 301}]}}, "invalid", "300"),
        ({"system": "setcg", "sections": {"main": [{"card": "x"}] * 401}}, "invalid", "400"),
        ({"system": "setcg", "sections": {"main": "Cloud"}}, "invalid", "main"),
        (
            {"system": "setcg", "sections": {"main": [{"card": "Cloud", "count": 4}]}},
            "invalid",
            "main.0.count: not understood here; understood are card, name, quantity",
        ),
        ({"system": "setcg", "text": "1 A", "asof": "2018-10-01"}, "invalid", "asof: not understood"),
    ],
)
def test_a_request_that_cannot_be_meant_says_which_part_of_it(client, body, code, says):
    assert says in is_problem(ask(client, body), 400, code)["detail"]


@pytest.mark.parametrize(
    "query",
    [
        "system=poker",
        "system=setcg&format=vintage",
        "system=setcg&as_of=soon",
        "system=setcg&asof=2024-01-01",
        "system=%00",
    ],
)
def test_the_parameters_of_a_text_body_are_checked_too(client, query):
    response = client.post(f"{URL}?{query}", "1 Cloud", content_type="text/plain")
    assert (response.status_code, response["Content-Type"]) == (400, "application/problem+json")


def test_a_form_without_a_list_says_so(client):
    is_problem(client.post(URL, {"system": "setcg"}), 400, "invalid")
    both = {"system": "setcg", "text": "1 A", "file": SimpleUploadedFile("a.txt", b"1 A")}
    is_problem(client.post(URL, both), 400, "invalid")
    broken = client.post(URL, b"--x\r\nnonsense", content_type="multipart/form-data; boundary=y")
    assert (broken.status_code, broken["Content-Type"]) == (400, "application/problem+json")


def test_more_than_the_site_reads_is_refused_unread(client):
    too_much = b"x" * (caps.REQUEST_BODY + 1)
    for kind in ("text/plain", "application/json", "multipart/form-data; boundary=x"):
        is_problem(client.post(URL, too_much, content_type=kind), 413, "too_large")


def test_the_caps_leave_room_for_the_reader_to_explain():
    assert limits.MOST_TEXT < limits.MOST_BYTES < caps.REQUEST_BODY
    assert limits.MOST_LINES >= caps.DECK_ROWS


def test_what_is_judged_may_be_judged_as_often_as_is_fair(client, monkeypatch):
    monkeypatch.setitem(caps.RATES, "check", "1/min")
    assert ask(client, {"system": "setcg", "text": "1 Cloud"}).status_code == 200
    refused = ask(client, {"system": "setcg", "text": "1 Cloud"})
    is_problem(refused, 429, "throttled")
    assert refused["Retry-After"]
