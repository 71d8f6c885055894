"""What Skirmish declares about itself: its one section, its card words and where a card belongs."""

from functools import cache
from pathlib import Path

from rules.cards import Card, Catalogue, load_catalogue, normalise
from rules.construction.section import Section
from rules.construction.system import System
from rules.games.skirmish.construction import RULES, is_fighter

FOLDER = Path(__file__).parent


@cache
def catalogue() -> Catalogue:
    """Return the cards of the game, read when first asked for."""
    return load_catalogue(FOLDER / "data" / "cards.jsonl")


def keys(card: Card) -> tuple[str, ...]:
    """Return what makes two cards the same: the name (2.2)."""
    return (normalise(card.name),)


def place(card: Card) -> str:
    """Return the section a card belongs to when a list does not say: there is one."""
    return "main"


def may_hold(section: str, card: Card) -> bool:
    """Return whether a section may hold a card by its type (2.3)."""
    return is_fighter(card)


SYSTEM = System(
    code="skirmish",
    name="Skirmish",
    rulebook="Skirmish, the whole of its rules",
    folder=FOLDER,
    data=FOLDER / "data",
    sections=(
        Section(
            code="main",
            title="Deck",
            minimum=20,
            maximum=30,
            clauses=("2.1",),
            headings=("deck", "main deck"),
            types=("fighter", "fighters"),
        ),
    ),
    rules=RULES,
    catalogue=catalogue,
    keys=keys,
    place=place,
    may_hold=may_hold,
    default_format="rulebook",
    book_format="rulebook",
    attribute_word="colour",
    race_word="tribe",
    values=("strength", "health"),
)
