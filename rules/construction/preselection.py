"""What a deck's own cards leave for its other cards, and which cards it already has enough of."""

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
    """Attributes, besides none, that a deck's other cards may have, and what asks for them: `the leader`."""

    attributes: tuple[str, ...]
    because: str

    def strange(self, card: Card) -> tuple[str, ...]:
        """Return the attributes of a card that are not among these."""
        had = dict.fromkeys(one for face in card.faces for one in face.attributes)
        return tuple(one for one in had if one not in self.attributes)


def full(
    system: System, deck: Deck, form: Format, as_of: date | None, places: Iterable[tuple[str, Card]]
) -> Mapping[Card, Finding]:
    """Return the cards of which these sections may have no further copy, with what would be found.

    Only cards whose name the deck already has are looked at: of others a list may still ban the first.
    """
    had = {key for entry in deck.entries for key in system.keys(entry.card)}
    asked = [(section, card) for section, card in places if not had.isdisjoint(system.keys(card))]
    # Of one name only one more is tried, or two printings would count as two.
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
