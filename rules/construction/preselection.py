"""Which other cards may join a deck's own cards, and which cards the deck has enough of."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from datetime import date

from rules.cards import Card
from rules.construction.deck import Deck, Entry
from rules.construction.findings import Finding
from rules.construction.formats import Format
from rules.construction.judge import judge
from rules.construction.system import System


@dataclass(frozen=True, slots=True)
class Preselection:
    """The attributes a deck's other cards may have, besides none, and what requires that: `the leader`."""

    attributes: tuple[str, ...]
    because: str

    def strange(self, card: Card) -> tuple[str, ...]:
        """Return the attributes of a card that are not among these."""
        had = dict.fromkeys(one for face in card.faces for one in face.attributes)
        return tuple(one for one in had if one not in self.attributes)


def full(
    system: System, deck: Deck, form: Format, as_of: date | None, places: Iterable[tuple[str, Card]]
) -> Mapping[Card, Finding]:
    """Return the cards these sections may have no further copy of, each with the finding it would cause.

    Only cards whose name is already in the deck are checked; others may be banned by a list.
    """
    had = {key for entry in deck.entries for key in system.keys(entry.card)}
    asked = [(section, card) for section, card in places if not had.isdisjoint(system.keys(card))]
    # Only one more card of each name is tried, since two printings would count as two copies.
    tried = {system.keys(card): Entry(section, card, 1) for section, card in reversed(asked)}
    if not tried:
        return {}
    more = judge(system, replace(deck, entries=(*deck.entries, *tried.values())), form, as_of)
    found = {
        key: finding
        for finding in more.findings
        if finding.severity == "illegal" and _counts_too_many(finding)
        for card in finding.cards
        for key in system.keys(card)
    }
    return {card: found[key] for _, card in asked for key in system.keys(card) if key in found}


def _counts_too_many(finding: Finding) -> bool:
    return (
        isinstance(finding.actual, int)
        and isinstance(finding.allowed, int)
        and finding.actual > finding.allowed
    )
