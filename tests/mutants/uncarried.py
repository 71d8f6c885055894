"""Clauses that no function carries: their tests are tried on the rarest functions that they go through.

Such a clause is a definition, a row of data, or something that the kernel does for all games. What only few
tests of a game go through says most about what a test is there for, so that is what is broken.
"""

import random
from collections import Counter
from collections.abc import Iterator

from rules.clauses import demonstrated
from rules.mutants import Reached, read_reached, write_reached
from tests.mutants.functions import Cited, broken, cited, known_functions
from tests.mutants.scenes import Scenes
from tests.mutants.trials import Try, tests_of, tried

WATCHED = "rules."
RAREST = 4
"""How many functions are broken for a clause."""
EACH = 3
"""How many mutants of each are tried, until one is noticed."""


def watch_all(scenes: Scenes, below: str = WATCHED) -> None:
    """Let trials note all functions of the rules that a test goes through, but for those inside others."""
    for name, found in known_functions().items():
        if name.startswith(below) and "<" not in name:
            for function in found:
                scenes.watched[function.__code__] = name


def without_function(code: str) -> list[str]:
    """Return the clauses that a test demonstrates and no function carries."""
    carried = {clause for of in cited(code) for clause in of.clauses}
    return sorted(demonstrated(code) - carried)


def reached(scenes: Scenes, code: str, clause: str, jobs: int) -> Reached:
    """Break what the tests of a clause go through until one of them notices."""
    names = scenes.fit(code, [clause])
    folder = {name.split("/")[0] for name in names}
    rarity = Counter(
        function
        for name, trial in scenes.trials.items()
        if name.split("/")[0] in folder
        for function in trial.reached
    )
    candidates = {function for name in names for function in scenes.trials[name].reached}
    chance = random.Random(clause)
    chosen: list[str] = []
    tries: list[Try] = []
    for function in sorted(candidates, key=lambda one: (rarity[one], one)):
        mutants = list(broken(function))
        if mutants:
            chosen.append(function)
            of = Cited(code, function, (clause,))
            tries += [Try(of, one) for one in chance.sample(mutants, min(EACH, len(mutants)))]
        if len(chosen) == RAREST:
            break
    chance.shuffle(tries)
    count = 0
    noticed = False
    for one in tries:
        count += 1
        ((_, by, _),) = tried(scenes, [one], jobs, search=False)
        if by:
            noticed = True
            break
    return Reached(clause, tests_of(scenes, Cited(code, "", (clause,))), tuple(chosen), count, noticed)


def run(scenes: Scenes, code: str, jobs: int, again: bool) -> Iterator[Reached]:
    """Try what is not current of a system's clauses that no function carries, and write it as it comes."""
    wanted = without_function(code)
    rows = {clause: row for clause, row in read_reached(code).items() if clause in wanted}
    for clause in wanted:
        row = rows.get(clause)
        if again or row is None or row.tests != tests_of(scenes, Cited(code, "", (clause,))):
            rows[clause] = reached(scenes, code, clause, jobs)
            write_reached(code, rows.values())
            yield rows[clause]
