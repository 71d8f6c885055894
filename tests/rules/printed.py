"""Abilities that real cards print, written by hand as trees, for scenes that play them.

A made-up card bears them in its scene: the numbers name the real one, whose text is not part of the project.
"""

from collections.abc import Iterator
from dataclasses import fields, is_dataclass

from rules.dialects import dialect_of, terms_of
from rules.engine.definition import Definition
from rules.language.abilities import Ability
from rules.language.checker import check
from rules.language.codec import dump, load
from rules.language.words import say
from rules.systems import system


def printed(code: str, card_id: str, *abilities: Ability) -> tuple[Ability, ...]:
    """Return abilities that a card of the catalogue prints as they are read back from their file.

    Fails where the game has no such card, and as `written` does.
    """
    card = system(code).catalogue().get(card_id)
    assert card is not None, f"{code} has no card {card_id!r}"
    types = {one for face in card.faces for one in face.types}
    assert [str(fault) for fault in check(abilities, dialect_of(code), types=types)] == []
    return written(code, *abilities)


def written(code: str, *abilities: Ability) -> tuple[Ability, ...]:
    """Return abilities as they are read back, for scenes that say less or other than a real card.

    Fails where the game's dialect takes exception to any node or field, where the file of the abilities reads
    back as anything else, or where words cannot say one.
    """
    dialect = dialect_of(code)
    assert [str(fault) for fault in check(abilities, dialect)] == []
    made = {one.card_id: one for one in definitions_in(abilities)}
    read = load(dump(abilities, dialect.schema), dialect.schema, made)
    assert read == abilities
    for ability in abilities:
        assert say(ability, terms_of(code)), f"no words for {ability}"
    return read


def definitions_in(tree: object) -> Iterator[Definition]:
    """Yield the cards that a tree makes or makes others become."""
    if isinstance(tree, Definition):
        yield tree
    elif isinstance(tree, tuple):
        for one in tree:
            yield from definitions_in(one)
    elif is_dataclass(tree):
        for field in fields(tree):
            yield from definitions_in(getattr(tree, field.name))
