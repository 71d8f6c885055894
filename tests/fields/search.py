"""Looks for scenes that show fields: those that read a field, the quickest first, with the field left out."""

import time
from collections.abc import Iterable, Iterator
from typing import Any

from rules.dialects import dialect_of
from rules.language.dialect import Dialect
from rules.language.schema import Field, Shape
from tests.fields.evidence import Shown
from tests.fields.mutants import Key, Mutant, admitted, in_place, mutants
from tests.fields.scenes import Scenes, in_forks

CHUNK = 40
"""How many scenes are watched in one process."""
LONGEST = 0.4
"""Seconds: what takes longer as it is watched is no scene."""
MOST = 60
"""How many scenes are tried for a field."""
PATIENCE = 60
"""Seconds for one piece of work."""


def shows(scenes: Scenes, code: str, key: Key, shown: Shown) -> bool:
    """Return whether a scene still fails with a field left out as its evidence says; in a fork only."""
    dialect = dialect_of(code)
    for one, shape, field in admitted(dialect):
        if one == key and shown.scene in scenes.items:
            for mutant in mutants(dialect, shape, field):
                if mutant.becomes == shown.becomes:
                    return notices(scenes, code, mutant, shown.scene)
    return False


def notices(scenes: Scenes, code: str, mutant: Mutant, scene: str) -> bool:
    """Return whether a scene fails with something left out; in a fork only."""
    with in_place(dialect_of(code), mutant.changes):
        return scenes.passes(code, scene)[1]


def verified(
    scenes: Scenes, wanted: Iterable[tuple[str, Key, Shown]], jobs: int
) -> Iterator[tuple[str, Key, bool]]:
    """Yield for each piece of evidence whether it holds."""

    def work(one: tuple[str, Key, Shown]) -> Any:
        return lambda: shows(scenes, *one)

    for (code, key, _), holds in in_forks(((one, work(one)) for one in wanted), PATIENCE, jobs):
        yield code, key, bool(holds)


def searched(scenes: Scenes, code: str, keys: set[Key], jobs: int) -> Iterator[tuple[Key, Shown | None, int]]:
    """Yield for each field a scene that shows it, or None, and how many scenes read it at all."""
    dialect = dialect_of(code)
    wanted = [one for one in admitted(dialect) if one[0] in keys]
    readers = watched(scenes, code, wanted, jobs)

    def work(key: Key, shape: Shape, field: Field | None) -> Any:
        return lambda: tried(scenes, code, dialect, shape, field, readers.get(str(key), []))

    tasks = ((one[0], work(*one)) for one in wanted)
    for key, found in in_forks(tasks, PATIENCE, jobs):
        yield key, Shown(*found) if found else None, len(readers.get(str(key), []))


def tried(
    scenes: Scenes, code: str, dialect: Dialect, shape: Shape, field: Field | None, names: list[str]
) -> tuple[str, str] | None:
    """Return the first of these scenes that notices, with what is read instead; in a fork only."""
    for mutant in mutants(dialect, shape, field):
        for name in names[:MOST]:
            if notices(scenes, code, mutant, name):
                return name, mutant.becomes
    return None


def watched(
    scenes: Scenes, code: str, wanted: list[tuple[Key, Shape, Field | None]], jobs: int
) -> dict[str, list[str]]:
    """Return for each field the scenes in which the rules read it with a value, the quickest first."""
    names = scenes.of(code)
    chunks = [names[at : at + CHUNK] for at in range(0, len(names), CHUNK)]
    read: dict[str, list[tuple[float, str]]] = {}

    def work(chunk: list[str]) -> Any:
        return lambda: [_watch(scenes, code, wanted, name) for name in chunk]

    for _, found in in_forks(((None, work(chunk)) for chunk in chunks), PATIENCE, jobs):
        for name, seconds, keys in found or ():
            for key in keys:
                read.setdefault(key, []).append((seconds, name))
    return {key: [name for _, name in sorted(found)] for key, found in read.items()}


def _watch(
    scenes: Scenes, code: str, wanted: list[tuple[Key, Shape, Field | None]], name: str
) -> tuple[str, float, list[str]]:
    seen: set[str] = set()
    bare = {shape.cls: str(key) for key, shape, field in wanted if field is None}

    def watch(key: Key | None, default: object) -> Any:
        def note(value: Any) -> Any:
            if key is not None and str(key) not in seen and value != default:
                seen.add(str(key))
            _note_bare(value, bare, seen)
            return value

        return note

    dialect = dialect_of(code)
    asked = {(shape.cls, field.name): key for key, shape, field in wanted if field is not None}
    changes = tuple(
        (shape.cls, field.name, watch(asked.get((shape.cls, field.name)), field.default))
        for shape in dialect.schema.shapes.values()
        for field in shape.fields
        if bare or (shape.cls, field.name) in asked
    )
    start = time.perf_counter()
    with in_place(dialect, changes):
        passed, _ = scenes.passes(code, name)
    seconds = time.perf_counter() - start
    return name, seconds, sorted(seen) if passed and seconds < LONGEST else []


def _note_bare(value: Any, bare: dict[type, str], seen: set[str]) -> None:
    if type(value) in bare:
        seen.add(bare[type(value)])
    elif isinstance(value, tuple):
        for one in value:
            _note_bare(one, bare, seen)
