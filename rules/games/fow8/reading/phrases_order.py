"""Filters of Force of Will's phrases that ask for one thing or another, in one order."""

from rules.language.filters import AnyOf, Filter
from rules.reading.phrases import order_of


def either(one: Filter, other: Filter) -> Filter:
    """Return the filter that asks for one or the other, whatever order the words had."""
    return AnyOf(tuple(sorted((one, other), key=order_of)))
