"""What templates draw of cards: marks of attributes, costs, figures, types."""

import json
import re
from collections.abc import Mapping
from functools import lru_cache
from typing import Any

from django import template
from django.template.loader import render_to_string
from django.utils.safestring import SafeString

import rules
from cards.models import Card

register = template.Library()

_SYMBOL = re.compile(r"\{([^}]*)\}")


# The letters by which printed costs ask for an attribute.
_WILL = {"W": "light", "R": "fire", "U": "water", "G": "wind", "B": "darkness"}


# Attributes that are drawn alike.
_DRAWN_AS = {"aqua": "water", "shine": "light", "dark": "darkness"}


_DRAWN = frozenset(
    {
        "fire",
        "water",
        "wind",
        "light",
        "darkness",
        "void",
        "nature",
        "earth",
        "ice",
        "thunder",
        "forestcraft",
        "swordcraft",
        "runecraft",
        "dragoncraft",
        "abysscraft",
        "havencraft",
        "neutral",
    }
)


_NO_ATTRIBUTE = "void"


@register.simple_tag
def card_tile(card: Card) -> SafeString:
    """Draw a card as lists show it, its name leading to its page."""
    return _tile(card.system, card.card_id, json.dumps(card.facts, ensure_ascii=False))


@lru_cache(maxsize=4096)
def _tile(system: str, card_id: str, facts: str) -> SafeString:
    """A card's drawing, kept under all that it is drawn from: lists show the same cards again and again."""
    card = Card(system=system, card_id=card_id, facts=json.loads(facts))
    return render_to_string("cards/_card.html", {"card": card, "face": card.front, "link": True})


@register.simple_tag
def system_name(code: str) -> str:
    """Return the full name of a system."""
    return rules.system(code).name


@register.filter
def attribute_mark(attribute: str) -> str:
    """Return the name of the mark that stands for an attribute."""
    drawn = _DRAWN_AS.get(attribute, attribute)
    return drawn if drawn in _DRAWN else "neutral"


@register.filter
def drawn_attributes(face: Mapping[str, Any]) -> list[str]:
    """Return a face's attributes, or the word for none, so that every card has something drawn."""
    return list(face.get("attributes", ())) or [_NO_ATTRIBUTE]


@register.filter
def cost_parts(face: Mapping[str, Any]) -> list[dict[str, str]]:
    """Return the parts of a printed cost in their order: each a text, or an attribute with its name."""
    cost = face.get("cost") or ""
    symbols = _SYMBOL.findall(cost) or ([cost] if cost else [])
    return [
        {"attribute": _WILL[one], "text": ""} if one in _WILL else {"attribute": "", "text": one}
        for one in symbols
    ]


@register.filter
def cost_words(face: Mapping[str, Any]) -> str:
    """Say a printed cost in words, for those who do not see it drawn."""
    parts = [part["attribute"] or part["text"] for part in cost_parts(face)]
    return f"cost {', '.join(parts)}" if parts else "no cost"


@register.filter
def figures(face: Mapping[str, Any], code: str) -> list[tuple[str, str]]:
    """Return the printed figures of a face in its system's order; a mark beside a figure belongs to it."""
    after = "+" if "plus" in face.get("marks", ()) else "−" if "minus" in face.get("marks", ()) else ""
    held = face.get("values") or {}
    return [(name, f"{held[name]}{after}") for name in rules.system(code).values if name in held]


@register.filter
def in_words(text: str) -> str:
    """Put words in place of the symbols of a printed keyword."""
    return _SYMBOL.sub(lambda found: _WILL.get(found[1], found[1]), text)


@register.filter
def type_line(face: Mapping[str, Any]) -> str:
    """Say the type of a face with its marks, as a card prints it on one line."""
    marks = [one for one in face.get("marks", ()) if one not in ("plus", "minus")]
    return " ".join([*marks, *face.get("types", ())])
