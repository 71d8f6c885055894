"""The sideboard: the rulebook names it (317.1b), the floor rules of the time say what it may hold."""

from collections.abc import Callable, Iterator
from dataclasses import replace

from rules.cards import Card
from rules.construction import checks
from rules.construction.findings import ListReference, Violation
from rules.construction.rule import DeckCheck, rule
from rules.games.fow8.cards import is_basic_stone

FLOOR = ListReference(
    format="floor rules",
    name="Force of Will floor rules",
    date=None,
    source="Force of Will wiki, page “Side Deck”; not confirmed word for word",
)
"""JUDGEMENT: the floor rules of 2015 to 2018 are known from that page only, and from three real
sideboards of 2015 that hold exactly 15 cards, one of them a ruler. Later rules count otherwise."""

COPIES = 4
"""The floor rules' number as long as they are recorded; no other state of them has a day here."""


def by_floor_rules(found: Iterator[Violation]) -> Iterator[Violation]:
    """Name the floor rules as the parent of these findings."""
    for violation in found:
        yield replace(violation, list=FLOOR)


def sideboard_size_found(judging: DeckCheck) -> Iterator[Violation]:
    """Find a sideboard that is too large."""
    yield from by_floor_rules(checks.size(judging, "sideboard"))


def sideboard_copies_found(judging: DeckCheck) -> Iterator[Violation]:
    """Find names of which main deck and sideboard together hold too many."""
    found = checks.copies(
        judging, ("main", "sideboard"), COPIES, exempt=lambda card: card.is_type("magic stone")
    )
    yield from by_floor_rules(_touching_sideboard(judging, found))


def sideboard_stones_found(
    judging: DeckCheck, unlimited: Callable[[Card], bool] = is_basic_stone
) -> Iterator[Violation]:
    """Find stones, except those that are unlimited, of which stone deck and sideboard hold too many."""
    found = checks.copies(
        judging,
        ("stone", "sideboard"),
        COPIES,
        exempt=lambda card: unlimited(card) or not card.is_type("magic stone"),
    )
    yield from by_floor_rules(_touching_sideboard(judging, found))


def _touching_sideboard(judging: DeckCheck, found: Iterator[Violation]) -> Iterator[Violation]:
    """Leave out what the main or stone deck violates alone, since their own rules say so."""
    aside = set(judging.cards("sideboard"))
    return (violation for violation in found if not aside.isdisjoint(violation.cards))


@rule("fow8", "317.1b")
def sideboard_size(judging: DeckCheck) -> Iterator[Violation]:
    """A sideboard holds up to fifteen cards, of any type."""
    yield from sideboard_size_found(judging)


@rule("fow8", "317.1b")
def sideboard_copies(judging: DeckCheck) -> Iterator[Violation]:
    """Main deck and sideboard together hold up to four cards of a name."""
    yield from sideboard_copies_found(judging)


@rule("fow8", "317.1b")
def sideboard_stones(judging: DeckCheck) -> Iterator[Violation]:
    """Magic stone deck and sideboard together hold up to four non-basic stones of a name."""
    yield from sideboard_stones_found(judging)
