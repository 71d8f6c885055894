"""What bare words of a wish can mean in a deck: a card, cards with a part of their name, a fact of cards."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass

from rules import Deck
from rules.cards import Card, normalise
from rules.construction.system import System

SHORTEST = 3
"""How many characters of a name are enough to take the only card that has them for the one that is meant."""
FACTS: tuple[tuple[str, str, Callable[[Card], Iterable[str]]], ...] = (
    ("race", "race", lambda card: (race for face in card.faces for race in face.races)),
    ("attribute", "attribute", lambda card: (one for face in card.faces for one in face.attributes)),
    ("type", "type", lambda card: (one for face in card.faces for one in face.types)),
    ("keyword", "keyword", lambda card: (one for face in card.faces for one in face.keywords)),
)
"""Facts that words may name: the search key, what it is called, and where a card has it."""


@dataclass(frozen=True, slots=True)
class WordReading:
    """One meaning of some words: how to write it without doubt, what it is, and the ids of its cards.

    It `is_plain` if the words are an attribute or a type.
    """

    query: str
    title: str
    cards: frozenset[str]
    is_plain: bool = False


def word_readings(of: System, deck: Deck, words: str) -> list[WordReading]:
    """Return what words can mean in a deck: each card by name, then all such cards, then facts."""
    key = normalise(words)
    if not key:
        return []
    cards = {entry.card.id: entry.card for entry in deck.entries}
    named: dict[str, set[str]] = {}
    for card in cards.values():
        if key in normalise(card.name):
            named.setdefault(card.name, set()).add(card.id)
    found = [
        WordReading(_quoted(name), f"the card {name}", frozenset(ids)) for name, ids in sorted(named.items())
    ]
    if len(named) > 1:
        every = frozenset[str]().union(*named.values())
        found.append(WordReading(f"name:{_quoted(words)}", f"any card with “{words}” in its name", every))
    return found + list(_facts(of, cards.values(), key))


def _facts(of: System, cards: Iterable[Card], key: str) -> Iterable[WordReading]:
    cards = list(cards)
    for search_key, title, values in FACTS:
        have: dict[str, set[str]] = {}
        for card in cards:
            for value in values(card):
                if key in (normalise(value), normalise(of.shown.get(value, value))):
                    have.setdefault(value, set()).add(card.id)
        for value, ids in have.items():
            about = f"any card of the {title} {of.shown.get(value, value)}"
            plain = search_key in ("attribute", "type")
            yield WordReading(f"{search_key}:{_quoted(value)}", about, frozenset(ids), plain)


def _quoted(words: str) -> str:
    return f'"{words}"' if not words.isalnum() else words
