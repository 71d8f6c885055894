"""A format's requirement before any list: that a card has been released in its region by that day.

A card counts from its oldest printing there. Findings cite the day and its source.
"""

from collections.abc import Iterator

from rules.cards import Card
from rules.construction.findings import ListReference, Severity, Violation
from rules.construction.releases import Released, Word
from rules.construction.rule import DeckCheck, Rule


def not_released(judging: DeckCheck) -> Iterator[Violation]:
    """A card may be played from the day its first set is released."""
    for cards, held in judging.unavailable:
        if held.word == "not_released":
            yield _violation(judging, "illegal", cards, held)


def release_unknown(judging: DeckCheck) -> Iterator[Violation]:
    """A card cannot be checked for a day when nobody knows whether it was out."""
    yield from _unknown(judging, "release_unknown")


def not_in_region(judging: DeckCheck) -> Iterator[Violation]:
    """Every card must have been printed in the format's region."""
    admitted = judging.edition.sets | judging.edition.unsure_sets
    for cards, held in judging.unavailable:
        # If the format has a pool, a card outside its sets is found by that.
        outside = bool(admitted) and admitted.isdisjoint(cards[0].sets)
        if held.word == "not_in_region" and not outside:
            yield _violation(judging, "illegal", cards, held)


def region_unknown(judging: DeckCheck) -> Iterator[Violation]:
    """A card cannot be checked if nobody recorded whether it was printed in the region."""
    yield from _unknown(judging, "region_unknown")


def _unknown(judging: DeckCheck, word: Word) -> Iterator[Violation]:
    """Find the sets with insufficient records, each once with all its cards in the deck."""
    by_set: dict[str, tuple[tuple[Card, ...], Released]] = {}
    for cards, held in judging.unavailable:
        if held.word == word:
            before, _ = by_set.get(held.set, ((), held))
            by_set[held.set] = ((*before, *cards), held)
    for cards, held in by_set.values():
        yield _violation(judging, "unknown", cards, held)


def _violation(judging: DeckCheck, severity: Severity, cards: tuple[Card, ...], held: Released) -> Violation:
    form = judging.edition.format
    return Violation(
        severity=severity,
        cards=cards,
        actual=form.releases.called(held.set) if form.releases else held.set,
        allowed="a set of the region" if held.word in _OF_REGION else "a set that is out",
        list=ListReference(form.code, form.name, held.day, held.span.source or form.source),
        # The day is left out: a verdict is cached for all days on which it is the same.
        params={"released": str(held.span)},
    )


_OF_REGION = ("not_in_region", "region_unknown")

AVAILABILITY_RULES = tuple(
    Rule(find, ()) for find in (not_released, release_unknown, not_in_region, region_unknown)
)
