"""The description of the API is complete, without warnings, and what it says is true."""

import pytest
from drf_spectacular.drainage import GENERATOR_STATS
from drf_spectacular.generators import SchemaGenerator
from drf_spectacular.validation import validate_schema
from jsonschema import Draft202012Validator

from tests.decks import factories

pytestmark = pytest.mark.django_db


@pytest.fixture(scope="module")
def schema() -> dict[str, object]:
    with GENERATOR_STATS.silence():
        made: dict[str, object] = SchemaGenerator().get_schema(request=None, public=True)
    return made


def test_the_schema_is_valid_and_made_without_warnings():
    GENERATOR_STATS.reset()
    with GENERATOR_STATS.silence():
        made = SchemaGenerator().get_schema(request=None, public=True)
    validate_schema(made)
    assert dict(GENERATOR_STATS._warn_cache) == {}
    assert dict(GENERATOR_STATS._error_cache) == {}


def test_the_schema_is_served(client):
    response = client.get("/api/schema/", headers={"Accept": "application/json"})
    assert response.status_code == 200
    assert response.json()["info"]["title"] == "Rulebound"


def test_every_operation_of_the_schema_has_words_and_its_errors(schema):
    for path, methods in schema["paths"].items():
        for method, operation in methods.items():
            assert operation["summary"], (method, path)
            assert operation["description"], (method, path)


def answers(schema, path: str, method: str, status: str = "200") -> Draft202012Validator:
    """What the schema says of an answer, with the dialect of nullable types turned into JSON Schema's."""
    content = schema["paths"][path][method]["responses"][status]["content"]
    shape = next(iter(content.values()))["schema"]
    return Draft202012Validator({**_plain(shape), "components": _plain(schema["components"])})


def _plain(value):
    if isinstance(value, list):
        return [_plain(one) for one in value]
    if not isinstance(value, dict):
        return value
    plain = {key: _plain(one) for key, one in value.items() if key != "nullable"}
    if value.get("nullable"):
        return {"anyOf": [plain, {"type": "null"}]}
    # What is not described must not be answered.
    if plain.get("type") == "object" and "properties" in plain:
        plain["additionalProperties"] = False
    return plain


def test_what_the_schema_says_is_what_is_answered(client, schema):
    deck = factories.make_deck(cards={"main": {factories.some_ids("setcg", 1)[0]: 40}}, visibility="public")
    address = f"/api/decks/{deck.public_id}/"
    asked = {
        "/api/cards/": "/api/cards/",
        "/api/cards/{system}/{card_id}/": f"/api/cards/setcg/{deck.rows.get().card.card_id}/",
        "/api/systems/": "/api/systems/",
        "/api/systems/{system}/": "/api/systems/setcg/",
        "/api/formats/": "/api/formats/",
        "/api/decks/": "/api/decks/",
        "/api/decks/{public_id}/": address,
        "/api/decks/{public_id}/verdict/": f"{address}verdict/?format=standard",
        "/api/decks/{public_id}/formats/": f"{address}formats/",
        "/api/decks/{public_id}/hands/": f"{address}hands/?turns=60",
        "/api/decks/{public_id}/odds/": f"{address}odds/?want=2+of+cost>%3D0&turn=2",
        "/api/decks/{public_id}/sample/": f"{address}sample/?seed=3&back=1&turn=2",
    }
    described = {path for path, methods in schema["paths"].items() if "get" in methods}
    assert described == set(asked)
    for path, url in asked.items():
        answers(schema, path, "get").validate(client.get(url).json())


def test_the_answer_of_a_check_is_what_the_schema_says(client, schema):
    body = {"system": "setcg", "text": "4 1-001H\n2 Nobody\nwhat\n0 1-002R\n", "format": "standard"}
    response = client.post("/api/check/", body, content_type="application/json")
    answers(schema, "/api/check/", "post").validate(response.json())
    refused = client.post("/api/check/", {}, content_type="application/json")
    answers(schema, "/api/check/", "post", "400").validate(refused.json())
