"""Template tags for decks and verdicts."""

from collections.abc import Mapping
from typing import Any

from django import template

from cards.models import Card
from decks import values
from decks.library import lists
from decks.models import Deck
from decks.verdicts import presentation

register = template.Library()


@register.filter
def deck_format(deck: Deck) -> str:
    """Return the name of a deck's format."""
    return values.format_of_deck(deck).name


@register.filter
def outcome_word(outcome: str) -> str:
    """Return the word for an outcome."""
    return presentation.OUTCOMES[outcome]


@register.filter
def fill_state(section: Any) -> str:
    """Return a section's fill state: right, few, many or empty."""
    return presentation.state_of(section.count, section.state)


@register.filter
def suggestion_value(line: Mapping[str, Any], suggestion: str) -> str:
    """Return the value of a button that replaces a line with a suggestion."""
    return f"{line['place']}:{suggestion}"


@register.simple_tag(takes_context=True)
def decks_with(context: Mapping[str, Any], card: Card) -> dict[str, Any]:
    """Return the `decks` that play a card and that the visitor may find, and their `count`."""
    found, count = lists.decks_with(card, context["request"].user)
    return {"decks": found, "count": count}
