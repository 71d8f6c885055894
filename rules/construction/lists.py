"""A format's additions to the rulebook: the card pool, restriction rows, and gaps in the records.

Every rule here applies the rows in force; its findings cite the list, its date and its source.
"""

from collections.abc import Iterable, Iterator
from functools import lru_cache

from rules.cards import Card
from rules.construction.availability import AVAILABILITY_RULES
from rules.construction.checks import per_section
from rules.construction.coverage import coverage
from rules.construction.deck import Entry
from rules.construction.findings import Violation
from rules.construction.formats import Edition, ListRow, RowKind
from rules.construction.rule import DeckCheck, Rule
from rules.construction.system import System


class Restrictions:
    """The restriction rows of an edition, indexed by the identities of the cards they name."""

    def __init__(self, system: System, edition: Edition) -> None:
        self._identities = {
            reference: identities(system, reference)
            for row in edition.rows
            for reference in (*row.cards, *row.when)
        }
        self._rows: dict[str, list[ListRow]] = {}
        for row in edition.rows:
            for key in self.named((*row.cards, *row.when)):
                self._rows.setdefault(key, []).append(row)

    def named(self, references: Iterable[str]) -> frozenset[str]:
        """The identities of all cards that these rows name."""
        return frozenset[str]().union(*(self._identities[reference] for reference in references))

    def touching(self, judging: DeckCheck, kind: RowKind) -> tuple[ListRow, ...]:
        """Return the rows of a kind that name a card of the deck, in list order."""
        keys = (key for card in judging.cards() for key in judging.keys(card))
        touched = {id(row) for key in keys for row in self._rows.get(key, ()) if row.kind == kind}
        return tuple(row for row in judging.edition.rows if id(row) in touched)


def identities(system: System, reference: str) -> frozenset[str]:
    """Return the identities of the cards that a list row means by id, number or name.

    A card missing from the catalogue has none, and so restricts nothing.
    """
    return frozenset(key for card in system.catalogue().find(reference) for key in system.keys(card))


@lru_cache(maxsize=512)
def restrictions(system: System, edition: Edition) -> Restrictions:
    """Return the indexed rows of an edition; cached, because editions are used many times."""
    return Restrictions(system, edition)


def _held(judging: DeckCheck, row: ListRow, keys: frozenset[str]) -> tuple[Entry, ...]:
    entries = judging.entries(*row.sections)
    return tuple(entry for entry in entries if not keys.isdisjoint(judging.keys(entry.card)))


def _over(judging: DeckCheck, row: ListRow, entries: tuple[Entry, ...], allowed: int) -> Iterator[Violation]:
    total = sum(entry.count for entry in entries)
    if total > allowed:
        yield Violation(
            severity="illegal",
            section=row.sections[0] if len(row.sections) == 1 else "",
            cards=_cards(entries),
            actual=total,
            allowed=allowed,
            list=judging.edition.reference(row),
            params={"where": per_section(judging, entries), "note": row.note},
        )


def _cards(entries: Iterable[Entry]) -> tuple[Card, ...]:
    return tuple(dict.fromkeys(entry.card for entry in entries))


def _each(judging: DeckCheck, kind: RowKind) -> Iterator[Violation]:
    held = restrictions(judging.system, judging.edition)
    for row in held.touching(judging, kind):
        for reference in row.cards:
            entries = _held(judging, row, held.named((reference,)))
            yield from _over(judging, row, entries, row.copies)


def banned(judging: DeckCheck) -> Iterator[Violation]:
    """A banned card may not be in the deck."""
    yield from _each(judging, "banned")


def limited(judging: DeckCheck) -> Iterator[Violation]:
    """A limited card may be in the deck up to the number of copies on the list."""
    yield from _each(judging, "limited")


def together(judging: DeckCheck) -> Iterator[Violation]:
    """Cards banned as a combination may not be in the same deck."""
    held = restrictions(judging.system, judging.edition)
    for row in held.touching(judging, "together"):
        groups = [_held(judging, row, held.named((reference,))) for reference in row.cards]
        present = [entries for entries in groups if entries]
        if len(present) > 1:
            entries = tuple(entry for group in present for entry in group)
            yield Violation(
                severity="illegal",
                cards=_cards(entries),
                actual=len(present),
                allowed=1,
                list=judging.edition.reference(row),
                params={"where": per_section(judging, entries), "note": row.note},
            )


def choice(judging: DeckCheck) -> Iterator[Violation]:
    """A deck may have only a limited number of cards in total from a group on the list."""
    held = restrictions(judging.system, judging.edition)
    for row in held.touching(judging, "choice"):
        yield from _over(judging, row, _held(judging, row, held.named(row.cards)), row.copies)


def conditional(judging: DeckCheck) -> Iterator[Violation]:
    """A deck with a certain card may have only a limited number of cards in total from a group."""
    held = restrictions(judging.system, judging.edition)
    for row in held.touching(judging, "conditional"):
        if _held(judging, row, held.named(row.when)):
            yield from _over(judging, row, _held(judging, row, held.named(row.cards)), row.copies)


def undated(judging: DeckCheck) -> Iterator[Violation]:
    """A card cannot be checked for days when nobody knows whether it was restricted yet."""
    held = restrictions(judging.system, judging.edition)
    found = (
        (row, _held(judging, row, held.named((reference,))))
        for row in held.touching(judging, "undated")
        for reference in row.cards
    )
    for row, entries in found:
        if entries:
            yield Violation(
                severity="unknown",
                section=row.sections[0] if len(row.sections) == 1 else "",
                cards=_cards(entries),
                actual=sum(entry.count for entry in entries),
                allowed="not recorded",
                list=judging.edition.reference(row),
                params={"where": per_section(judging, entries), "note": row.note},
            )


def not_in_pool(judging: DeckCheck) -> Iterator[Violation]:
    """Every card of a deck must have been printed in a set that the format allows."""
    if not judging.edition.pools:
        return
    admitted = judging.edition.sets | judging.edition.unsure_sets
    for card in judging.cards():
        if admitted.isdisjoint(card.sets):
            bearers = judging.bearers(card)
            yield Violation(
                severity="illegal",
                cards=bearers,
                actual=", ".join(dict.fromkeys(code for one in bearers for code in one.sets)),
                allowed=", ".join(sorted(judging.edition.sets)),
                list=judging.edition.reference(judging.edition.pools[-1]),
            )


def pool_unknown(judging: DeckCheck) -> Iterator[Violation]:
    """A card whose sets may or may not be allowed on that day cannot be checked."""
    if judging.cards() and judging.edition.format.pools and not judging.edition.pools:
        yield Violation(
            severity="unknown",
            actual="no record",
            allowed="a recorded card pool",
            list=judging.edition.reference(),
        )
        return
    for card in judging.cards():
        if judging.edition.sets.isdisjoint(card.sets):
            unsure = judging.edition.unsure_sets.intersection(card.sets)
            if unsure:
                yield Violation(
                    severity="unknown",
                    cards=(card,),
                    actual=", ".join(sorted(unsure)),
                    allowed=", ".join(sorted(judging.edition.sets)),
                    list=judging.edition.reference(judging.edition.pools[-1]),
                )


def list_incomplete(judging: DeckCheck) -> Iterator[Violation]:
    """If a list is known to be incomplete, no deck can be called legal by it.

    A deck without cards breaks no list, whatever its rows are.
    """
    known, gaps = coverage(judging.edition), judging.edition.gaps
    if known and judging.cards():
        yield Violation(
            severity="unknown",
            list=judging.edition.reference(gaps[0]),
            params={
                "coverage": known.sentence,
                "why": " ".join(gap.why[:1].upper() + gap.why[1:] for gap in gaps),
            },
        )


_FINDERS = (
    not_in_pool,
    pool_unknown,
    banned,
    limited,
    together,
    choice,
    conditional,
    undated,
    list_incomplete,
)

LIST_RULES = (*AVAILABILITY_RULES, *(Rule(find, ()) for find in _FINDERS))
