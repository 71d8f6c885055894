"""The response types that all endpoints share, for the schema."""

from rest_framework import serializers

Base = serializers.Serializer[object]


def problems(*statuses: int, shape: "type[Problem] | None" = None) -> dict[tuple[int, str], "type[Problem]"]:
    """The errors that an operation may respond with, all of one shape, which may say more than usual."""
    return {(status, "application/problem+json"): shape or Problem for status in statuses}


class FieldError(Base):
    """A field with an invalid value."""

    field = serializers.CharField(allow_blank=True)
    message = serializers.CharField()


class Problem(Base):
    """An error, in the form of RFC 9457."""

    type = serializers.CharField()
    title = serializers.CharField()
    status = serializers.IntegerField()
    code = serializers.CharField()
    detail = serializers.CharField()
    errors = FieldError(many=True, required=False)  # type: ignore[assignment]  # the name of the standard
