"""Filters for one thing or another in Force of Will's phrases, in a fixed order."""

from rules.language.filters import AnyOf, Filter
from rules.reading.phrases import order_of


def either(one: Filter, other: Filter) -> Filter:
    """Return the filter for cards matching either of two, the same whichever comes first."""
    return AnyOf(tuple(sorted((one, other), key=order_of)))
