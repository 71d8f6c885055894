"""What templates say of decks and verdicts."""

from collections.abc import Mapping
from typing import Any

from django import template

from cards.models import Card
from decks import values
from decks.library import lists
from decks.models import Deck
from decks.verdicts import showing

register = template.Library()


@register.filter
def deck_format(deck: Deck) -> str:
    """Return the name of the format that a deck is made for."""
    return values.format_of_deck(deck).name


@register.filter
def outcome_word(outcome: str) -> str:
    """Return the word for a verdict."""
    return showing.OUTCOMES[outcome]


@register.filter
def fill_state(section: Any) -> str:
    """Return how full a section of a deck is: right, few, many or empty."""
    return showing.state_of(section.count, section.state)


@register.filter
def suggestion_value(line: Mapping[str, Any], suggestion: str) -> str:
    """Return what a button says that puts a suggestion in place of a line."""
    return f"{line['place']}:{suggestion}"


@register.simple_tag(takes_context=True)
def decks_with(context: Mapping[str, Any], card: Card) -> dict[str, Any]:
    """Return the `decks` that play a card, as far as the visitor may find them, and their `count`."""
    found, count = lists.decks_with(card, context["request"].user)
    return {"decks": found, "count": count}
