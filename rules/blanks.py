"""Blanks: cards as if nothing were printed in their text boxes, to play a deck without what a card does.

A blank has the name, the types, the cost, the attributes and the printed stats of its card, but no abilities
and no keywords. It is in no catalogue, and its id is that of its card with a suffix.
"""

from dataclasses import replace
from functools import lru_cache

from rules.cards import Card, Face
from rules.construction.system import System

SUFFIX = ":blank"
PRINTED = ("text", "other abilities")
"""The facts of a side that say how many paragraphs it prints besides keywords."""


def blank_id(card_id: str) -> str:
    """Return the id of a card's blank."""
    return f"{printed_id(card_id)}{SUFFIX}"


def is_blank(card_id: str) -> bool:
    """Return whether an id is that of a blank."""
    return card_id.endswith(SUFFIX)


def printed_id(card_id: str) -> str:
    """Return the id of the card that a blank stands for, and any other id as it is."""
    return card_id.removesuffix(SUFFIX)


def card_or_blank(of: System, card_id: str) -> Card | None:
    """Return a system's card, or the blank of one, by id; None if there is no such card.

    >>> from rules import system
    >>> card_or_blank(system("sve"), "BP01-001:blank").front.keywords
    ()
    """
    card = of.catalogue().get(printed_id(card_id))
    return _blank(card, of.values) if card is not None and is_blank(card_id) else card


@lru_cache(maxsize=4096)
def _blank(card: Card, stats: tuple[str, ...]) -> Card:
    """Return a card's blank, always the same one, because cards are told apart by identity."""
    return replace(
        card,
        id=blank_id(card.id),
        faces=tuple(_without_text(face, stats) for face in card.faces),
        foreign_ids=(),
        rules=(),
    )


def _without_text(face: Face, stats: tuple[str, ...]) -> Face:
    kept = {name: face.values[name] for name in stats if name in face.values}
    return replace(face, values={**kept, **dict.fromkeys(PRINTED, 0)}, keywords=())
