"""The schema of a response, derived from its type.

Each API response is a `TypedDict`, checked by the type checker in the code and by a test in the responses.
`described` turns it into the serializer from which drf-spectacular describes it.
"""

from collections.abc import Mapping
from datetime import date, datetime
from functools import cache
from types import NoneType, UnionType
from typing import (
    Annotated,
    Any,
    Literal,
    NotRequired,
    TypedDict,
    Union,
    Unpack,
    get_args,
    get_origin,
    get_type_hints,
    is_typeddict,
)
from urllib.parse import SplitResult

from drf_spectacular.extensions import OpenApiSerializerFieldExtension
from drf_spectacular.openapi import AutoSchema
from drf_spectacular.plumbing import build_array_type
from drf_spectacular.utils import Direction, inline_serializer
from rest_framework import serializers

# Fields are made from types here, so that the type checker does not know what values they have.
Shape = serializers.Serializer[Any]
Field = serializers.Field[Any, Any, Any, Any]


class Options(TypedDict, total=False):
    """What a type says of a field besides its kind."""

    required: bool
    allow_null: bool
    help_text: str


_PLAIN: dict[object, type[Field]] = {
    str: serializers.CharField,
    int: serializers.IntegerField,
    float: serializers.FloatField,
    bool: serializers.BooleanField,
    object: serializers.JSONField,
    date: serializers.DateField,
    datetime: serializers.DateTimeField,
    SplitResult: serializers.URLField,
}
_NAMES: dict[type, str] = {}


def published(names: Mapping[type, str]) -> None:
    """Set the schema names of types that differ from the types' own."""
    _NAMES.update(names)


@cache
def described(kind: type) -> type[Shape]:
    """Return the serializer for a `TypedDict`."""
    hints = get_type_hints(kind, include_extras=True)
    optional: frozenset[str] = getattr(kind, "__optional_keys__", frozenset())
    fields = {name: _field(hint, required=name not in optional) for name, hint in hints.items()}
    return type(name_of(kind), (serializers.Serializer,), {**fields, "__doc__": kind.__doc__})


def name_of(kind: type) -> str:
    """Return the schema name of a type."""
    return f"{_NAMES.get(kind, kind.__name__)}Shape"


def list_of(kind: type) -> serializers.BaseSerializer[Any]:
    """Return the schema of a list of a type."""
    return described(kind)(many=True)


def page_of(kind: type) -> Shape:
    """Return the schema of a page of a list."""
    return inline_serializer(
        name=name_of(kind).removesuffix("Shape") + "Page",
        fields={
            "next": serializers.URLField(allow_null=True),
            "previous": serializers.URLField(allow_null=True),
            "results": list_of(kind),
        },
    )


def _field(hint: object, **more: Unpack[Options]) -> Field:
    """Return the field for a type hint; `more` are its other options."""
    origin, args = get_origin(hint), get_args(hint)
    if not more.get("required", True) and origin is NotRequired:
        return _field(args[0], **more)
    if origin is Annotated:
        inner, *said = args
        for one in said:
            if isinstance(one, str):
                more["help_text"] = one
            else:
                inner = one
        return _field(inner, **more)
    if origin in (Union, UnionType):
        inner, *others = (one for one in args if one is not NoneType)
        # A value of one of several plain types is described as any value.
        more["allow_null"] = NoneType in args
        return _field(object if others else inner, **more)
    if origin is list:
        return _many(args[0], **more)
    if origin is dict:
        return serializers.DictField(child=_field(args[1]), **more)
    if origin is Literal:
        return serializers.ChoiceField(choices=args, **more)
    if is_typeddict(hint):
        return described(hint)(**more)
    return _PLAIN[hint](**more)


def _many(hint: object, **more: Unpack[Options]) -> Field:
    if is_typeddict(hint):
        return described(hint)(many=True, **more)
    return serializers.ListField(child=_field(hint), **more)


class ListWithGaps(OpenApiSerializerFieldExtension):  # type: ignore[no-untyped-call]  # of the library
    """Declares nullable elements in a list of nested types, which drf-spectacular otherwise omits."""

    target_class = "rest_framework.serializers.ListField"

    def map_serializer_field(self, auto_schema: AutoSchema, direction: Direction) -> dict[str, object]:
        child = self.target.child
        found: dict[str, object] = auto_schema._map_serializer_field(  # type: ignore[no-untyped-call]
            self.target, direction, bypass_extensions=True
        )
        if isinstance(child, serializers.Serializer) and child.allow_null:
            gap = {"allOf": [found["items"]], "nullable": True}
            found = {**found, **build_array_type(gap)}
        return found
