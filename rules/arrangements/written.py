"""Positions written down again, as their lines are read."""

from collections.abc import Iterator, Sequence
from itertools import groupby

from rules.definitions import definitions
from rules.engine.arrangement import Laid, Side
from rules.spoken import board_words
from rules.systems import system


def written(code: str, side: Side) -> dict[str, str]:
    """Return the lines of each zone of a player's part of a position, as `arranged` reads them."""
    return {name: "\n".join(_lines(code, cards, unknown)) for name, (cards, unknown) in side.zones.items()}


def _lines(code: str, cards: Sequence[Laid], unknown: int) -> Iterator[str]:
    if unknown:
        yield str(unknown)
    for laid, copies in groupby(cards):
        count = len(list(copies))
        states = [
            *([board_words(code).rested] if laid.rested else []),
            *(["new"] if laid.new else []),
            *([f"damage {laid.damage}"] if laid.damage else []),
            *(f"{number} {kind} counters" for kind, number in laid.counters),
            *([f"on {_named(code, laid.on, 0)}"] if laid.on else []),
        ]
        yield " | ".join((f"{count} {_named(code, laid.card, laid.face)}", *states))


def _named(code: str, card_id: str, face: int) -> str:
    """Return the shortest words by which a card, with this side up, is found again."""
    of = system(code)
    card = of.catalogue().get(card_id)
    if card is None:
        return card_id
    sides = definitions(code)(card).faces
    name = sides[face].name if face < len(sides) else card.name
    return name if of.catalogue().find(name) == (card,) else f"{card_id} {name}"
