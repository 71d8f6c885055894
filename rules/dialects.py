"""Each game's dialect and terms of the language of abilities: `dialect.toml`, `terms.toml`."""

import inspect
import tomllib
from collections.abc import Iterator
from functools import lru_cache
from importlib import import_module
from importlib.util import find_spec

from rules.cards import Face
from rules.construction.system import System
from rules.language.dialect import Dialect, DialectTable, dialect
from rules.language.effects import Verb
from rules.language.events import GameEvent
from rules.language.words import Terms, terms
from rules.parsed_data import checked
from rules.rulesets import ruleset
from rules.systems import CODES, bundled, system


def dialect_of(code: str) -> Dialect:
    """Return a game's dialect. Raises UnknownSystem."""
    return _dialect(system(code))


def bundled_dialect_of(code: str) -> Dialect:
    """Return a game's dialect with the words of its bundled cards, whichever cards are in use."""
    return _dialect(bundled(code))


def terms_of(code: str) -> Terms:
    """Return a game's terms, for the sentences that describe abilities."""
    return _terms(system(code))


@lru_cache(maxsize=2 * len(CODES))
def _terms(game: System) -> Terms:
    return terms(_dialect(game), joined(game.code, "terms.toml"))


@lru_cache(maxsize=2 * len(CODES))
def _dialect(game: System) -> Dialect:
    code = game.code
    facts = checked(DialectTable, joined(code, "dialect.toml"), f"{code}/dialect.toml")
    rules = ruleset(code)
    played = import_module(f"rules.games.{code}.definitions").PLAYED_KEYWORDS
    faces = [face for card in game.catalogue() for face in card.faces]
    declared = {
        "zone": [zone.name for zone in rules.zones.kinds],
        "layer": rules.layers,
        "step": [step.name for step in rules.plan],
        "keyword": sorted(played),
        "type": _printed(faces, "types"),
        "subtype": _printed(faces, "marks"),
        "race": _printed(faces, "races"),
        "attribute": _printed(faces, "attributes"),
    }
    verbs = tuple(cls for one in _lineage(code) for cls in _own(one, Verb))
    events = tuple(cls for one in _lineage(code) for cls in _own(one, GameEvent))
    return dialect(code, facts, declared, verbs, events)


def joined(code: str, name: str) -> dict[str, object]:
    """Return a game's file merged with that of the edition it extends: lists and tables are combined."""
    found: dict[str, object] = {}
    for one in _lineage(code):
        for key, value in _file(one, name).items():
            before = found.get(key)
            if isinstance(value, dict):
                found[key] = {**before, **value} if isinstance(before, dict) else value
            elif isinstance(value, list):
                found[key] = [*before, *value] if isinstance(before, list) else value
    return found


def _file(code: str, name: str) -> dict[str, object]:
    with (bundled(code).folder / name).open("rb") as file:
        return tomllib.load(file)


def _lineage(code: str) -> Iterator[str]:
    """Yield a game and the editions it extends, the oldest first."""
    before = _file(code, "dialect.toml").get("extends")
    if isinstance(before, str):
        yield from _lineage(before)
    yield code


def _own(code: str, base: type) -> Iterator[type]:
    """Yield the verbs or events that a game defines in its `nodes.py`, if it has any."""
    name = f"rules.games.{code}.nodes"
    if find_spec(name) is None:
        return
    module = import_module(name)
    for _, cls in inspect.getmembers(module, inspect.isclass):
        if issubclass(cls, base) and cls.__module__ == module.__name__:
            yield cls


def _printed(faces: list[Face], name: str) -> list[str]:
    """Return the values of a fact over all cards."""
    return sorted({word for face in faces for word in getattr(face, name)})
