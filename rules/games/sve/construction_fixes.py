"""Fixes of Shadowverse: Evolve decks: another leader for the deck, or other cards for the leader."""

from collections.abc import Iterator

from rules.cards import Card
from rules.construction.deck import Deck, Entry, merged
from rules.construction.findings import Finding
from rules.construction.moves import OUT, Move
from rules.construction.system import System
from rules.games.sve.cards import classes, is_leader

MOST_LEADERS = 3


def fixes(system: System, deck: Deck, finding: Finding) -> Iterator[tuple[Move, ...]]:
    """Yield moves that give a deck a leader of its class, then moves that remove the cards of that class."""
    if finding.code != "one_class" or finding.section != "leader":
        return
    wanted = str(finding.params["class"])
    leaders = [entry for entry in merged(deck.entries) if entry.card in finding.cards]
    kept_leaders = [entry for entry in leaders if entry.section == "leader"]
    out = tuple(Move(entry, entry.count) for entry in kept_leaders)
    for leader in _leaders_of(system, wanted):
        yield (*out, Move(Entry(OUT, leader, 1), 1, "leader"))
    own = {name for entry in kept_leaders for name in classes(entry.card)}
    yield tuple(
        Move(entry, entry.count)
        for entry in merged(deck.entries)
        if entry.section in ("main", "evolve") and wanted in classes(entry.card)
        if own.isdisjoint(classes(entry.card))
    )


def _leaders_of(system: System, name: str) -> list[Card]:
    """Return leaders of a class that belong to no collaboration title, one of each name, by number."""
    found: dict[str, Card] = {}
    for card in sorted(system.catalogue(), key=lambda card: card.id):
        if is_leader(card) and classes(card) == (name,) and not card.titles:
            found.setdefault(card.name, card)
    return list(found.values())[:MOST_LEADERS]
