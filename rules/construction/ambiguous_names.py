"""Names shared by several cards, resolved to the one that the format and the day allow."""

from collections.abc import Iterable, Mapping
from dataclasses import replace
from functools import lru_cache

from rules.cards import Card
from rules.construction.deck import Deck, Entry, merged
from rules.construction.findings import Severity, Verdict
from rules.construction.formats import Edition
from rules.construction.lists import LIST_RULES
from rules.construction.rule import DeckCheck, DeckContents
from rules.construction.system import System

_RANKS: Mapping[Severity, int] = {"incomplete": 0, "unknown": 1, "illegal": 2}


def read_in(system: System, deck: Deck, edition: Edition) -> Deck:
    """Return a deck in which every shared name means the first card that an edition allows.

    The `others` of an entry are then only those that the edition allows too. If it allows none, all of them
    remain, so that a finding can name them.
    """
    if not any(entry.others for entry in deck.entries):
        return deck
    entries = (_read(system, entry, edition) if entry.others else entry for entry in deck.entries)
    return replace(deck, entries=tuple(entries))


def as_judged(deck: Deck, verdict: Verdict) -> Deck:
    """Return a deck whose names mean exactly the cards that a verdict took them for."""
    cards = iter(card for card, _ in verdict.names)
    entries = (
        replace(entry, card=next(cards), others=()) if entry.others else entry for entry in deck.entries
    )
    return replace(deck, entries=merged(entries)) if verdict.names else deck


def are_alike(cards: Iterable[Card]) -> bool:
    """Return whether the cards are the same to all construction rules."""
    return len({(card.rules, *(_facts(card))) for card in cards}) == 1


def _facts(card: Card) -> tuple[object, ...]:
    return tuple(
        (face.types, face.marks, face.cost, face.total_cost, face.attributes, face.races, face.keywords)
        for face in card.faces
    )


def _read(system: System, entry: Entry, edition: Edition) -> Entry:
    ranks = {card: _rank(system, edition, card, entry.section) for card in entry.bearers}
    best = min(ranks.values())
    card, *others = (card for card in entry.bearers if ranks[card] == best)
    return replace(entry, card=card, others=tuple(others))


@lru_cache(maxsize=16384)
def _rank(system: System, edition: Edition, card: Card, section: str) -> int:
    """Return how an edition's lists treat one copy of a card: 0 allowed, 1 unknown, 2 not allowed."""
    alone = DeckContents(system, Deck(system.code, (Entry(section, card, 1),)))
    judging = DeckCheck(alone, edition)
    return max((_RANKS[found.severity] for rule in LIST_RULES for found in rule(judging)), default=0)
