"""What Force of Will's construction rules need to know about a card, such as its kind and [Grimoire]."""

from functools import cache
from pathlib import Path

from rules.cards import Card, Catalogue, load_catalogue, normalise

DATA = Path(__file__).parent / "data"

TYPES = frozenset(("ruler", "j-ruler", "magic stone", "resonator", "chant", "addition", "regalia", "rune"))
"""The card types of clause 201.2."""


@cache
def catalogue() -> Catalogue:
    """Return all cards of the bundled file, loaded on first use."""
    return load_catalogue(DATA / "cards.jsonl")


def keys(card: Card) -> tuple[str, ...]:
    """Return the name by which copies are counted: the front's, which applies outside the field (1302.2f)."""
    return (normalise(card.name),)


def is_known(card: Card) -> bool:
    """Return whether the rulebook of 2018-09-21 knows this kind of card.

    JUDGEMENT: it does not know sub-rulers, orders, extension rules and strangers, nor a card that turns into
    a J-ruler without having been a ruler; all of these came with later sets and rules.
    """
    if "stranger" in card.front.marks:
        return False
    if any(not TYPES.issuperset(face.types) for face in card.faces):
        return False
    return card.is_type("ruler") or not any("j-ruler" in face.types for face in card.faces)


def is_basic_stone(card: Card) -> bool:
    """Return whether a card is a basic magic stone (201.3b).

    JUDGEMENT: the stones of the older sets do not print that word; the catalogue marks as basic those that
    produce one attribute's will and nothing else, under both families of names.
    """
    return card.is_type("magic stone") and card.is_marked("basic")


def is_chant(card: Card) -> bool:
    """Return whether the front has the chant type."""
    return card.is_type("chant")


def is_story_chant(card: Card) -> bool:
    """Return whether a card is a story chant (1132.2).

    JUDGEMENT: no clause defines it; it is taken to be a chant with the trait Story.
    """
    return is_chant(card) and "Story" in card.front.races


def grimoire(card: Card) -> int:
    """Return the number of a ruler's [Grimoire], 0 if its front does not have that ability."""
    for keyword in card.front.keywords:
        name, _, number = keyword.partition(" ")
        if name == "Grimoire":
            return int(number)
    return 0


def place(card: Card) -> str:
    """Return the section a card belongs to if a list does not say."""
    if card.is_type("ruler", "j-ruler"):
        return "ruler"
    if card.is_type("magic stone"):
        return "stone"
    return "rune" if card.is_type("rune") and not is_chant(card) else "main"


def may_hold(section: str, card: Card) -> bool:
    """Return whether a card's type allows it in a section; the rules of each section say the same."""
    if section == "sideboard":
        return True
    if section == "ruler":
        return card.is_type("ruler")
    if section == "stone":
        return card.is_type("magic stone")
    if section == "rune":
        return card.is_type("rune")
    if card.is_type("ruler", "j-ruler", "magic stone"):
        return False
    return section == "extra" or is_chant(card) or not card.is_type("rune")
