"""Types of answers as the API describes them, and answers that are not what their type says."""

from collections.abc import Callable
from datetime import datetime
from typing import Annotated, Any, Literal, NotRequired, TypedDict

import pytest
from drf_spectacular.drainage import GENERATOR_STATS
from drf_spectacular.generators import SchemaGenerator
from drf_spectacular.plumbing import ComponentRegistry, build_mocked_view
from drf_spectacular.utils import extend_schema

from common.api.described import described, list_of, page_of, published
from common.plain import Address, Day, Moment
from tests.decks import factories
from tests.decks.test_api_schema import answers


class Inner(TypedDict):
    """Something within."""

    count: int


class Outer(TypedDict):
    """Something that is answered."""

    word: Annotated[str, "Said of it."]
    share: float | None
    open: bool
    anything: object
    kind: Literal["one", "two"]
    day: Day
    moment: Moment | None
    made: datetime
    address: Address
    inner: Inner | None
    many: list[Inner]
    gaps: list[list[Inner | None]]
    named: dict[str, list[str]]
    later: NotRequired[list[int]]


class Wider(Outer):
    """Something that is answered with more."""

    more: int


class Older(TypedDict):
    """Something that programs know by another name."""

    word: str


def components(shape: object) -> dict[str, Any]:
    """The components that a description needs."""
    registry = ComponentRegistry()
    view = build_mocked_view("get", "/", extend_schema(responses=shape), registry)
    with GENERATOR_STATS.silence():
        view.schema.get_operation("/", "/", "", "GET", registry)
    found: dict[str, Any] = registry.build({})["schemas"]
    return found


def test_a_type_is_described_field_by_field():
    text, number = {"type": "string"}, {"type": "integer"}
    inner = {"$ref": "#/components/schemas/InnerShape"}
    maybe = {"allOf": [inner], "nullable": True}
    found = components(described(Outer))
    assert found["InnerShape"]["description"] == "Something within."
    assert found["OuterShape"]["description"] == "Something that is answered."
    properties = found["OuterShape"]["properties"]
    kind = properties.pop("kind")
    assert (kind["enum"], kind["type"]) == (["one", "two"], "string")
    assert properties == {
        "word": {**text, "description": "Said of it."},
        "share": {"type": "number", "format": "double", "nullable": True},
        "open": {"type": "boolean"},
        "anything": {},
        "day": {**text, "format": "date"},
        "moment": {**text, "format": "date-time", "nullable": True},
        "made": {**text, "format": "date-time"},
        "address": {**text, "format": "uri"},
        "inner": maybe,
        "many": {"type": "array", "items": inner},
        "gaps": {"type": "array", "items": {"type": "array", "items": maybe}},
        "named": {"type": "object", "additionalProperties": {"type": "array", "items": text}},
        "later": {"type": "array", "items": number},
    }
    assert found["OuterShape"]["required"] == sorted(Outer.__required_keys__)


def test_a_type_that_has_more_than_another_is_described_with_all_of_it():
    assert described(Wider)().fields.keys() == {*Outer.__annotations__, "more"}


def test_a_list_and_a_page_are_described_by_what_is_in_them():
    assert components(list_of(Inner)).keys() == {"InnerShape"}
    page = components(page_of(Inner))
    assert page["InnerPage"]["properties"]["results"]["items"] == {"$ref": "#/components/schemas/InnerShape"}


def test_a_type_keeps_the_name_that_programs_know():
    published({Older: "Elder"})
    assert components(described(Older)).keys() == {"ElderShape"}


@pytest.mark.once
@pytest.mark.django_db
@pytest.mark.parametrize(
    "other",
    [
        pytest.param(lambda deck: deck.pop("warnings"), id="something missing"),
        pytest.param(lambda deck: deck.update(more=1), id="something more"),
        pytest.param(lambda deck: deck.update(version="1"), id="another kind"),
        pytest.param(lambda deck: deck.update(name=None), id="nothing where something belongs"),
        pytest.param(lambda deck: deck["sections"]["main"][0].pop("quantity"), id="something missing within"),
    ],
)
def test_an_answer_that_is_not_as_described_is_found(client, other: Callable[[dict[str, Any]], object]):
    deck = factories.make_deck(cards={"main": {factories.some_ids("setcg", 1)[0]: 1}}, visibility="public")
    with GENERATOR_STATS.silence():
        schema = SchemaGenerator().get_schema(request=None, public=True)
    said = client.get(f"/api/decks/{deck.public_id}/").json()
    described_answer = answers(schema, "/api/decks/{public_id}/", "get")
    assert described_answer.is_valid(said)
    other(said)
    assert not described_answer.is_valid(said)
