"""Whatever is asked of the API, the answer is an answer or a problem, and never a fault of the program."""

import json
from urllib.parse import urlencode

import pytest
from django.test import Client
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from cards import catalogue
from common import caps
from decks.models import Deck
from rules.systems import CODES
from tests.decks import factories
from tests.made_up_cards import made_up

pytestmark = pytest.mark.django_db

some = settings(
    max_examples=60,
    deadline=None,
    derandomize=True,
    suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow],
)

CLIENT = Client()
SYSTEMS = st.sampled_from([*CODES, "", "poker"])
# Lists that look like lists: real words of the grammar in any order, and anything between them.
WORDS = st.sampled_from(
    [
        "4 ",
        "4x",
        "SB: ",
        "[Main]",
        "// ",
        "#",
        "\n",
        "\r\n",
        "Cloud",
        "1-009C",
        "(CMF-005)",
        "×",
        "０",
        "<",
        "{",
    ]
)
LISTS = st.lists(st.one_of(WORDS, st.text(max_size=8)), max_size=40).map("".join)
JSON = st.recursive(
    st.one_of(st.none(), st.booleans(), st.integers(), st.floats(allow_nan=False), st.text(max_size=10)),
    lambda inner: st.one_of(
        st.lists(inner, max_size=4), st.dictionaries(st.text(max_size=10), inner, max_size=4)
    ),
    max_leaves=12,
)
FIELDS = st.sampled_from(
    ["system", "format", "as_of", "text", "sections", "name", "description", "visibility", "version"]
)
BODIES = st.one_of(JSON, st.dictionaries(FIELDS, st.one_of(JSON, SYSTEMS), max_size=6))


@pytest.fixture(autouse=True)
def _without_throttles(monkeypatch):
    monkeypatch.setattr(caps, "RATES", dict.fromkeys(caps.RATES, "100000/s"))


def is_answered(response) -> None:
    assert response.status_code < 500
    kind = "application/json" if response.status_code < 300 else "application/problem+json"
    assert response["Content-Type"] == kind
    body = json.loads(response.content)
    if response.status_code >= 300:
        assert body["status"] == response.status_code
        assert body["detail"]


@some
@given(text=LISTS, system=SYSTEMS)
def test_any_text_is_judged_or_refused(text, system):
    body = {"system": system, "text": text}
    response = CLIENT.post("/api/check/", body, content_type="application/json")
    is_answered(response)


@some
@given(data=st.binary(max_size=300), system=SYSTEMS)
def test_any_bytes_are_judged_or_refused(data, system):
    is_answered(CLIENT.post(f"/api/check/?system={system}", data, content_type="application/octet-stream"))


@some
@given(body=BODIES)
def test_any_json_is_judged_or_refused(body):
    is_answered(CLIENT.post("/api/check/", json.dumps(body), content_type="application/json"))


@some
@given(
    query=st.lists(
        st.tuples(
            st.sampled_from(
                ["q", "system", "type", "set", "cost", "cost_min", "order", "page", "page_size", "as_of"]
            ),
            st.one_of(st.text(max_size=12), st.integers().map(str), SYSTEMS),
        ),
        max_size=5,
    )
)
def test_any_query_is_answered(query):
    catalogue.store("fow8", [made_up("AAA-001", "One", types=("ruler",), total_cost=1)])
    asked = urlencode(query, errors="surrogatepass")
    for path in ("cards/", "formats/", "decks/", "systems/"):
        is_answered(CLIENT.get(f"/api/{path}?{asked}"))


@some
@given(body=BODIES)
def test_any_change_of_a_deck_is_stored_or_refused(body):
    deck = factories.make_deck()
    client = Client()
    client.force_login(deck.owner)
    for method, path in (("post", "/api/decks/"), ("patch", f"/api/decks/{deck.public_id}/")):
        response = getattr(client, method)(path, json.dumps(body), content_type="application/json")
        is_answered(response)
    for stored in Deck.objects.filter(owner=deck.owner):
        assert 1 <= len(stored.name) <= caps.DECK_NAME
        assert client.get(f"/api/decks/{stored.public_id}/verdict/").status_code == 200
