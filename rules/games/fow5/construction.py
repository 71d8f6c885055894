"""The rules for constructing a deck, in the order of the Comprehensive Rules 5.01, section 4.1."""

from collections.abc import Iterator
from dataclasses import replace
from functools import partial

from rules.cards import Card
from rules.clauses import Clause
from rules.construction import checks
from rules.construction.findings import Violation
from rules.construction.rule import DeckCheck, floor_rule, rule
from rules.games.fow8 import construction_sideboard as sideboard

COPIES = 4
"""The rulebook's limit (4.1#5); lower limits are rows of a format."""
TYPES = frozenset(("ruler", "j-ruler", "magic stone", "resonator", "chant", "addition"))
"""The card types of 2.1#2; its word for chant is spell."""
LATER_MARKS = frozenset(("shift", "stranger", "colossal"))
FLOOR = {
    "format": sideboard.FLOOR.format,
    "name": sideboard.FLOOR.name,
    "source": sideboard.FLOOR.source,
}


def is_known(card: Card) -> bool:
    """Return whether the rulebook of 2015-03-31 knows this kind of card.

    JUDGEMENT: it does not know regalia, runes, double-sided cards that are not rulers, or anything that came
    later.
    """
    if any(not TYPES.issuperset(face.types) or not LATER_MARKS.isdisjoint(face.marks) for face in card.faces):
        return False
    return card.is_type("ruler") or len(card.faces) == 1


def is_unlimited_stone(card: Card) -> bool:
    """Return whether a card is a magic stone without the general type Special (2.1#4.1, 4.1#5)."""
    return card.is_type("magic stone") and not card.is_marked("special")


def place(card: Card) -> str:
    """Return the section a card belongs to if a list does not say."""
    if card.is_type("ruler", "j-ruler"):
        return "ruler"
    return "stone" if card.is_type("magic stone") else "main"


def may_hold(section: str, card: Card) -> bool:
    """Return whether a card's type allows it in a section; the rules of each section say the same."""
    if section == "ruler":
        return card.is_type("ruler")
    return section == "sideboard" or place(card) == section


def _fits(section: str, card: Card) -> bool:
    """Return whether a card may be in a section; cards of unknown types are judged separately."""
    return may_hold(section, card) or not is_known(card)


@rule("fow5", "2.1#2")
def unknown_type(judging: DeckCheck) -> Iterator[Violation]:
    """A card of a type that the rulebook does not name cannot be judged by it."""
    yield from checks.known(judging, is_known)


@rule("fow5", "4.1#1", "4.1#2")
def ruler_count(judging: DeckCheck) -> Iterator[Violation]:
    """A player prepares exactly one ruler."""
    yield from checks.size(judging, "ruler")


@rule("fow5", "4.1#2")
def ruler_type(judging: DeckCheck) -> Iterator[Violation]:
    """Only a ruler can be prepared as the ruler."""
    yield from checks.only(judging, "ruler", "a ruler", partial(_fits, "ruler"))


@rule("fow5", "4.1#3")
def main_types(judging: DeckCheck) -> Iterator[Violation]:
    """The main deck holds no ruler and no magic stone."""
    yield from checks.only(judging, "main", "no ruler, no magic stone", partial(_fits, "main"))


@rule("fow5", "4.1#1", "4.1#3")
def main_size(judging: DeckCheck) -> Iterator[Violation]:
    """The main deck holds forty cards or more."""
    yield from checks.size(judging, "main")


@rule("fow5", "4.1#4")
def stone_types(judging: DeckCheck) -> Iterator[Violation]:
    """The magic stone deck holds magic stones only."""
    yield from checks.only(judging, "stone", "a magic stone", partial(_fits, "stone"))


@rule("fow5", "4.1#1", "4.1#4")
def stone_size(judging: DeckCheck) -> Iterator[Violation]:
    """The magic stone deck holds ten to twenty cards."""
    yield from checks.size(judging, "stone")


@rule("fow5", "4.1#5", "1.4#1")
def main_copies(judging: DeckCheck) -> Iterator[Violation]:
    """The main deck holds up to four cards with the same name, unless a card's own text says otherwise."""
    for violation in checks.copies(judging, ("main",), COPIES):
        numbers = ("4.1#5", "1.4#1") if violation.params["replaced_by"] else ("4.1#5",)
        yield replace(violation, clauses=tuple(Clause("fow5", one) for one in numbers))


@rule("fow5", "4.1#5", "2.1#4.1")
def stone_copies(judging: DeckCheck) -> Iterator[Violation]:
    """The magic stone deck holds up to four special stones with the same name; other stones are unlimited."""
    yield from checks.copies(judging, ("stone",), COPIES, exempt=is_unlimited_stone)


@floor_rule(FLOOR)
def sideboard_size(judging: DeckCheck) -> Iterator[Violation]:
    """A sideboard holds up to fifteen cards, of any type."""
    yield from sideboard.sideboard_size_found(judging)


@floor_rule(FLOOR)
def sideboard_copies(judging: DeckCheck) -> Iterator[Violation]:
    """Main deck and sideboard together hold up to four cards with the same name."""
    yield from sideboard.sideboard_copies_found(judging)


@floor_rule(FLOOR)
def sideboard_stones(judging: DeckCheck) -> Iterator[Violation]:
    """Magic stone deck and sideboard together hold up to four special stones with the same name."""
    yield from sideboard.sideboard_stones_found(judging, is_unlimited_stone)


RULES = (
    unknown_type,
    ruler_count,
    ruler_type,
    main_types,
    main_size,
    stone_types,
    stone_size,
    main_copies,
    stone_copies,
    sideboard_size,
    sideboard_copies,
    sideboard_stones,
)
