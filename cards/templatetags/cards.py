"""Template tags for cards: marks of attributes, costs, stats, types."""

import json
import re
from functools import lru_cache

from django import template
from django.template.loader import render_to_string
from django.utils.safestring import SafeString

import rules
from cards.models import Card
from cards.search.page import does
from rules.attributes import attributes
from rules.cards.catalogue import FaceRow

register = template.Library()

_SYMBOL = re.compile(r"\{([^}]*)\}")
_COST = re.compile(r"(?:\{[^}]*\})+")


# How an attribute unknown to its game is drawn.
_UNKNOWN = "neutral"


@register.simple_tag
def card_tile(card: Card) -> SafeString:
    """Draw a card as in lists, its name linking to its page."""
    return _tile(card.system, card.card_id, json.dumps(card.facts, ensure_ascii=False))


@lru_cache(maxsize=4096)
def _tile(system: str, card_id: str, facts: str) -> SafeString:
    """A card's drawing, cached by everything it depends on: lists show the same cards again and again."""
    card = Card(system=system, card_id=card_id, facts=json.loads(facts))
    return render_to_string("cards/_card.html", {"card": card, "face": card.front, "link": True})


@register.simple_tag
def printed_cost(system: str, card_id: str) -> SafeString:
    """Draw the printed cost of a card's front; nothing for one without a cost or not in the catalogue."""
    card = rules.system(system).catalogue().get(card_id)
    return SafeString("") if card is None or not card.front.cost else _cost(system, card.front.cost)


@lru_cache(maxsize=512)
def _cost(system: str, cost: str) -> SafeString:
    drawn = {"card": {"system": system}, "face": {"cost": cost}, "small": True}
    return render_to_string("cards/_cost.html", drawn)


@register.simple_tag
def system_name(code: str) -> str:
    """Return the full name of a system."""
    return rules.system(code).name


@register.simple_tag
def card_facts(card: Card, number: str = "") -> SafeString:
    """Say what distinguishes a card in a list; its number where names repeat, or with `number` always."""
    of = rules.system(card.system)
    known = of.catalogue().get(card.card_id)
    numbered = bool(number) or (known is not None and of.shares_name(known))
    return _facts(card.system, card.card_id, json.dumps(card.facts["faces"][0], ensure_ascii=False), numbered)


@lru_cache(maxsize=4096)
def _facts(system: str, card_id: str, front: str, numbered: bool) -> SafeString:
    """A card's line, cached by everything it depends on."""
    card = Card(system=system, card_id=card_id)
    return render_to_string(
        "cards/_facts.html", {"card": card, "face": json.loads(front), "numbered": numbered}
    )


@register.filter
def attribute_mark(attribute: str, code: str) -> str:
    """Return the name of the mark for an attribute of a system."""
    game = attributes(code)
    return game.without if attribute == game.without else game.marks.get(attribute, _UNKNOWN)


@register.filter
def emblem(face: FaceRow, code: str) -> str:
    """Return the name of the emblem of a face's type, "" if it has none."""
    found = attributes(code).emblems
    return next((f"emblem-{found[one]}" for one in face.get("types", ()) if one in found), "")


@register.filter
def says(card: Card) -> tuple[str, ...]:
    """Return what the front of a card does, in our words."""
    sides = does(card)
    return sides[0].sentences if sides else ()


@register.filter
def drawn_attributes(face: FaceRow, code: str) -> list[str]:
    """Return a face's attributes, or the mark for none, so that every card has one."""
    return list(face.get("attributes", ())) or [attributes(code).without]


@register.filter
def cost_parts(face: FaceRow, code: str) -> list[dict[str, str]]:
    """Return the parts of a printed cost in order: each a text, or an attribute with its name."""
    cost = face.get("cost") or ""
    symbols = _SYMBOL.findall(cost) or ([cost] if cost else [])
    meant = attributes(code).symbols
    return [
        {"attribute": meant[one], "text": ""} if one in meant else {"attribute": "", "text": one}
        for one in symbols
    ]


@register.filter
def cost_words(face: FaceRow, code: str) -> str:
    """Return a printed cost in words, for screen readers."""
    parts = [part["attribute"] or part["text"] for part in cost_parts(face, code)]
    return f"cost {', '.join(parts)}" if parts else "no cost"


@register.filter
def stats(face: FaceRow, code: str) -> list[tuple[str, str]]:
    """Return the printed stats of a face in its system's order; a mark next to a stat belongs to it."""
    after = "+" if "plus" in face.get("marks", ()) else "−" if "minus" in face.get("marks", ()) else ""
    held = face.get("values") or {}
    return [(name, f"{held[name]}{after}") for name in rules.system(code).values if name in held]


@register.filter
def called(word: str, code: str) -> str:
    """Return what players of a system call a word of its rulebook, such as an attribute."""
    return rules.system(code).shown.get(word, word)


@register.filter
def in_words(text: str, code: str) -> str:
    """Replace the symbols in a printed keyword with words, as players call it.

    >>> in_words("Awakening {R}{R}{1}", "fow8")
    'Awakening fire, fire, 1'
    """
    meant = attributes(code).symbols
    cost = _COST.search(text)
    if cost is None:
        return called(text, code)
    words = ", ".join(meant.get(symbol, symbol) for symbol in _SYMBOL.findall(cost[0]))
    return called(f"{text[: cost.start()]}{words}{text[cost.end() :]}", code)


@register.filter
def type_line(face: FaceRow) -> str:
    """Return a face's type with its marks on one line, as printed."""
    marks = [one for one in face.get("marks", ()) if one not in ("plus", "minus")]
    return " ".join([*marks, *face.get("types", ())])
