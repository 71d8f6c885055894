"""The definitions with which a system's cards are played, and what is read of their texts."""

from collections.abc import Callable
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import cast

from rules.blanks import card_or_blank
from rules.cards import Card
from rules.compiler import Compiler
from rules.construction.system import System
from rules.dialects import bundled_dialect_of
from rules.engine.definition import Definition
from rules.engine.values import Finder
from rules.reading.kept import ABILITIES, KeptTexts
from rules.systems import bundled, system


@cache
def definitions(code: str) -> Callable[[Card], Definition]:
    """Return the function that compiles a system's cards for play, with what is read of their texts.

    Each card is compiled once.
    """
    compile_card = import_module(f"rules.games.{system(code).code}.definitions").define
    return Compiler(compile_card, kept_texts(code).of).define


@cache
def kept_texts(code: str) -> KeptTexts:
    """Return what is read of the texts of a system's bundled cards, whichever cards are in use."""
    of = bundled(code)
    path = of.folder / "data" / ABILITIES
    return KeptTexts(path, bundled_dialect_of(code), lambda card_id: _finder(code, of)(card_id))


def finder(code: str) -> Finder:
    """Return a function that finds the printed definition of a system's card, or of a token, by id."""
    return _finder(code, system(code))


def _finder(code: str, of: System) -> Finder:
    """Return a function that finds a definition among a system's cards, bundled or not, or its tokens."""
    define, made = definitions(code), _made(code)

    def find(card_id: str) -> Definition | None:
        card = card_or_blank(of, card_id)
        return made(card_id) if card is None else define(card)

    return find


def _made(code: str) -> Finder:
    """Return a function that finds a system's created cards that no catalogue has, such as tokens."""
    name = f"rules.games.{code}.definitions_made"
    if find_spec(name) is None:
        return lambda card_id: None
    return cast(Finder, import_module(name).made)
