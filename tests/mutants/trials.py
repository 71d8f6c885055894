"""Breaks functions and runs the tests that cite their clauses, each mutant in a process of its own."""

import random
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from hashlib import sha256
from typing import Any

from rules.mutants import Broken, Survivor, fingerprint, marks, read, write
from tests.fields.scenes import in_forks
from tests.mutants.functions import Cited, Mutant, broken, known_functions, put_in_place
from tests.mutants.scenes import PATIENCE, Scenes, keep_within_room


@dataclass(frozen=True)
class Try:
    """A mutant of a function, and whose clauses' tests are to notice it."""

    of: Cited
    mutant: Mutant


def tests_of(scenes: Scenes, of: Cited) -> str:
    """Return a short word for which tests cite the clauses of a function."""
    return sha256("\n".join(sorted(scenes.of(of.system, of.clauses))).encode()).hexdigest()[:12]


def is_current(scenes: Scenes, of: Cited, row: Broken | None) -> bool:
    """Return whether a result is of the function as it is and of the tests that cite its clauses now."""
    return (
        row is not None
        and row.code == fingerprint(of.name)
        and row.tests == tests_of(scenes, of)
        and tuple(row.noticed) == of.clauses
    )


def watch(scenes: Scenes, targets: Sequence[Cited]) -> None:
    """Let trials note which of these functions a test goes through."""
    for of in targets:
        for function in known_functions().get(of.name, ()):
            scenes.watched[function.__code__] = of.name


def tried(
    scenes: Scenes, tries: Sequence[Try], jobs: int, search: bool
) -> Iterator[tuple[Try, list[str], str]]:
    """Yield for each mutant the clauses whose tests notice it, and otherwise a test elsewhere that does.

    A process that does not come to an end is noticed by all.
    """

    def work(one: Try) -> Any:
        def run() -> tuple[list[str], str]:
            keep_within_room()
            put_in_place(one.of.name, one.mutant.source)
            noticed = scenes.noticed(one.of.system, one.of.clauses)
            if noticed or not search:
                return noticed, ""
            return noticed, scenes.elsewhere(one.of.system, one.of.clauses, one.of.name)

        return run

    for one, found in in_forks(((one, work(one)) for one in tries), PATIENCE, jobs):
        noticed, elsewhere = found if found is not None else (list(one.of.clauses), "")
        yield one, noticed, elsewhere


def whole(scenes: Scenes, targets: Sequence[Cited], jobs: int, search: bool = True) -> Iterator[Broken]:
    """Try all mutants of functions and write each result as it comes, so that another run goes on there."""
    for of in targets:
        mutants = list(broken(of.name))
        noticed = dict.fromkeys(of.clauses, 0)
        survivors = []
        for one, clauses, elsewhere in tried(scenes, [Try(of, mutant) for mutant in mutants], jobs, search):
            for clause in clauses:
                noticed[clause] += 1
            if not clauses:
                survivors.append(Survivor(one.mutant.line, one.mutant.change, elsewhere))
        survivors.sort(key=lambda left: (left.line, left.change))
        row = Broken(
            of.name, fingerprint(of.name), tests_of(scenes, of), len(mutants), noticed, tuple(survivors)
        )
        rows = read(of.system)
        rows[of.name] = row
        write(of.system, rows.values())
        yield row


def sample(scenes: Scenes, targets: Sequence[Cited], count: int, seed: int) -> list[Try]:
    """Return so many mutants by chance, from functions by chance, none that is marked as equivalent.

    Functions that changed since they were tried as a whole, or whose tests did, wait until they are again:
    which of their mutants survive is not known.
    """
    chance = random.Random(seed)
    found: list[Try] = []
    rows = {system: read(system) for system in {of.system for of in targets}}
    known = [of for of in targets if is_current(scenes, of, rows[of.system].get(of.name))]
    for of in chance.sample(known, len(known)):
        marked = marks(of.system).get(of.name, {})
        mutants = [mutant for mutant in broken(of.name) if mutant.change not in marked]
        found += [Try(of, mutant) for mutant in chance.sample(mutants, min(3, len(mutants)))]
        if len(found) >= count:
            break
    return found[:count]


def is_known(one: Try) -> bool:
    """Return whether a mutant is listed as a survivor, so that it is no news."""
    row = read(one.of.system).get(one.of.name)
    return row is not None and any(left.change == one.mutant.change for left in row.survivors)


def without_place(targets: Sequence[Cited]) -> list[str]:
    """Return the marks of functions that do not have such a mutant any more."""
    by_name = {(of.system, of.name) for of in targets}
    lost = []
    for system in sorted({of.system for of in targets}):
        for function, changes in marks(system).items():
            known = {one.change for one in broken(function)} if (system, function) in by_name else set()
            lost += [f"{system}: {function}: {change}" for change in changes if change not in known]
    return lost
