"""The base of request serializers."""

from collections.abc import Mapping
from typing import Any

from rest_framework import serializers

# What serializers take and what they have validated: their types cannot say what it is.
Json = dict[str, Any]
Base = serializers.Serializer[Any]


class Asked(Base):
    """A request; unknown fields are refused, since they were meant to do something."""

    def to_internal_value(self, data: object) -> Json:
        if isinstance(data, Mapping):
            known = ", ".join(self.fields)
            refused = {
                name: [f"not understood here; understood are {known}"]
                for name in data
                if name not in self.fields
            }
            if refused:
                raise serializers.ValidationError(refused)
        found: Json = super().to_internal_value(data)
        return found
