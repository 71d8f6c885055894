"""The preview of a file of cards before anything is stored: faults, changes, and impact on decks."""

from collections.abc import Iterator
from dataclasses import dataclass

from cards import dependents
from cards.dependents import Impact
from cards.imports import activation, comparison, reader, sync
from cards.imports.comparison import ChangedCard, Difference
from cards.imports.reader import CardFile
from common import caps
from rules.cards import Card
from rules.systems import system


@dataclass(frozen=True, slots=True)
class Preview:
    """The contents of a file; `difference` and `weight` are None for one with faults.

    `edition` is the version of the cards it was compared with.
    """

    system: str
    edition: str
    given: CardFile
    difference: Difference | None
    weight: Impact | None

    @property
    def shown(self) -> tuple[tuple[Card, ...], tuple[Card, ...], tuple[ChangedCard, ...]]:
        """The first new, gone and changed cards, as many as a report shows."""
        if self.difference is None:
            return (), (), ()
        most = caps.IMPORT_SHOWN
        return self.difference.new[:most], self.difference.gone[:most], self.difference.changed[:most]


def look_at(code: str, data: bytes) -> Preview:
    """Read a file of a system's cards and compute its changes; nothing is stored."""
    code = activation.owner_of(code)
    sync.follow()
    given = reader.read(system(code), data)
    edition = activation.edition_of(code)
    if given.faults:
        return Preview(code, edition, given, None, None)
    difference = comparison.compare(system(code).catalogue(), given.catalogue)
    after = activation.with_cards(code, given.catalogue, given.digest)
    return Preview(
        code, edition, given, difference, dependents.decks().weigh(activation.in_force(code), after)
    )


def as_text(seen: Preview) -> Iterator[str]:
    """Yield the preview as lines of text."""
    for fault in seen.given.faults:
        yield f"fault: {fault}"
    if seen.given.fault_count > len(seen.given.faults):
        yield f"… and {seen.given.fault_count - len(seen.given.faults)} more faults"
    for doubt in seen.given.doubts:
        yield f"please check: {doubt}"
    if seen.difference is None or seen.weight is None:
        return
    new, gone, changed = seen.shown
    for card in new:
        yield f"new: {card.id} {card.name}"
    for card in gone:
        yield f"gone: {card.id} {card.name}"
    for one in changed:
        for fact in one.facts:
            yield f"changed: {one.card.id} {one.card.name}: {fact}"
    found, weight = seen.difference, seen.weight
    yield f"{len(found.new)} cards new, {len(found.gone)} gone, {len(found.changed)} changed"
    yield (
        f"{len(weight.turned)} decks get a different verdict; of {weight.legal} legal ones {weight.lost} "
        f"({weight.share:.1f} %) become illegal"
    )
