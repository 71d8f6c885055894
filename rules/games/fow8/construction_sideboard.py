"""The sideboard: the rulebook names it (317.1b), and the floor rules of the time say what it may contain."""

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
"""The source of the sideboard's rules.

JUDGEMENT: the floor rules of 2015 to 2018 are known only from that page, and from three real sideboards of
2015 with exactly 15 cards, one of them a ruler. Later rules count differently.
"""

COPIES = 4
"""The number in the floor rules for as long as they are recorded; no other version has a date here."""


def by_floor_rules(found: Iterator[Violation]) -> Iterator[Violation]:
    """Name the floor rules as the source of these findings."""
    for violation in found:
        yield replace(violation, list=FLOOR)


def sideboard_size_found(judging: DeckCheck) -> Iterator[Violation]:
    """Find a sideboard that is too large."""
    yield from by_floor_rules(checks.size(judging, "sideboard"))


def sideboard_copies_found(judging: DeckCheck) -> Iterator[Violation]:
    """Find names with too many copies in main deck and sideboard together."""
    found = checks.copies(
        judging, ("main", "sideboard"), COPIES, exempt=lambda card: card.is_type("magic stone")
    )
    yield from by_floor_rules(_touching_sideboard(judging, found))


def sideboard_stones_found(
    judging: DeckCheck, unlimited: Callable[[Card], bool] = is_basic_stone
) -> Iterator[Violation]:
    """Find stones, except unlimited ones, with too many copies in stone deck and sideboard together."""
    found = checks.copies(
        judging,
        ("stone", "sideboard"),
        COPIES,
        exempt=lambda card: unlimited(card) or not card.is_type("magic stone"),
    )
    yield from by_floor_rules(_touching_sideboard(judging, found))


def _touching_sideboard(judging: DeckCheck, found: Iterator[Violation]) -> Iterator[Violation]:
    """Leave out violations of the main or stone deck alone, which their own rules report."""
    aside = set(judging.cards("sideboard"))
    return (violation for violation in found if not aside.isdisjoint(violation.cards))


@rule("fow8", "317.1b")
def sideboard_size(judging: DeckCheck) -> Iterator[Violation]:
    """A sideboard holds up to fifteen cards, of any type."""
    yield from sideboard_size_found(judging)


@rule("fow8", "317.1b")
def sideboard_copies(judging: DeckCheck) -> Iterator[Violation]:
    """Main deck and sideboard together hold up to four cards with the same name."""
    yield from sideboard_copies_found(judging)


@rule("fow8", "317.1b")
def sideboard_stones(judging: DeckCheck) -> Iterator[Violation]:
    """Magic stone deck and sideboard together hold up to four non-basic stones with the same name."""
    yield from sideboard_stones_found(judging)
