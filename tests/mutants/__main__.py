"""Breaks the code under each clause in small ways, and runs only the tests that cite that clause.

What was tried before is left alone until the function or its tests are others; `--again` tries it once more.
The results are in `rules/games/<game>/data/mutants.jsonl`; `python -m rules clauses --mutants` shows them.
"""

import argparse
import sys
import time
from collections.abc import Sequence

from rules.mutants import Broken, marks, place, read, write
from rules.systems import CODES
from tests.mutants import uncarried
from tests.mutants.functions import Cited, cited
from tests.mutants.scenes import Scenes, gather, paths_of
from tests.mutants.trials import is_current, is_known, sample, tried, watch, whole, without_place


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.mutants", description=__doc__)
    parser.add_argument("codes", nargs="*", choices=[*CODES, []], metavar="game", help="by default all")
    parser.add_argument("--again", action="store_true", help="try also what has been tried as it is")
    parser.add_argument("--survivors", action="store_true", help="try again what has survivors")
    parser.add_argument("--reached", action="store_true", help="try the clauses that no function carries")
    parser.add_argument("--quick", action="store_true", help="look for no other tests that notice survivors")
    parser.add_argument("--of", default="", metavar="TEXT", help="only functions with this in their names")
    parser.add_argument("--clause", default="", metavar="NUMBER", help="only functions of this clause")
    parser.add_argument("--minutes", type=float, default=0, help="begin no function after so many")
    parser.add_argument("--sample", type=int, default=0, metavar="N", help="try only so many, by chance")
    parser.add_argument("--seed", type=int, default=0, help="of the chance")
    parser.add_argument("--jobs", type=int, default=2, help="how many processes at a time")
    given = parser.parse_args()
    codes = given.codes or list(CODES)
    targets = [
        of
        for code in codes
        for of in cited(code)
        if given.of in of.name and (not given.clause or given.clause in of.clauses)
    ]
    failed: list[str] = without_place(targets) if not (given.of or given.clause) else []

    def work(scenes: Scenes) -> None:
        if given.sample:
            failed.extend(sampled(scenes, targets, given))
        elif given.reached:
            run_reached(scenes, codes, given)
        else:
            failed.extend(run(scenes, targets, given))

    gather(paths_of(codes, more=not (given.quick or given.sample)), work)
    print(*failed, sep="\n")
    return 1 if failed else 0


def sampled(scenes: Scenes, targets: Sequence[Cited], given: argparse.Namespace) -> list[str]:
    """Try some mutants by chance, and return those that survive and are not known to."""
    tries = sample(scenes, targets, given.sample, given.seed)
    if len(tries) < given.sample:
        return [f"only {len(tries)} mutants are of functions as they were tried: run make mutants"]
    scenes.try_out((name for one in tries for name in scenes.of(one.of.system, one.of.clauses)), given.jobs)
    failed, survived = [], 0
    for one, noticed, _ in tried(scenes, tries, given.jobs, search=False):
        survived += not noticed
        if not noticed and not is_known(one):
            where = place(one.of.name, one.mutant.line)
            failed.append(f"{one.of.system} {', '.join(one.of.clauses)} {where}: {one.mutant.change}")
    print(f"{len(tries)} mutants, {survived} survive")
    return failed


def run(scenes: Scenes, targets: Sequence[Cited], given: argparse.Namespace) -> list[str]:
    """Try what is not current, and return the marks that fit no longer."""
    start = time.monotonic()
    rows = {code: read(code) for code in CODES}
    for code in {of.system for of in targets}:
        names = {of.name for of in cited(code)}
        if rows[code].keys() - names:
            write(code, [row for name, row in rows[code].items() if name in names])
    due = [of for of in targets if _is_due(scenes, of, rows[of.system].get(of.name), given)]
    if not given.quick:
        watch(scenes, due)
    names = (name for of in due for name in scenes.of(of.system, of.clauses))
    scenes.try_out(names if given.quick else scenes.items, given.jobs)
    print(
        f"{len(due)} of {len(targets)} functions; {len(scenes.items)} tests in {_since(start)} s", flush=True
    )
    unfit = []
    for of in due:
        if given.minutes and time.monotonic() - start > given.minutes * 60:
            break
        for row in whole(scenes, [of], given.jobs, not given.quick):
            marked = marks(of.system).get(of.name, {})
            survivors = {left.change for left in row.survivors}
            unfit += [
                f"{of.system}: {of.name}: noticed, so no equivalent: {change}"
                for change in marked
                if change not in survivors
            ]
            left = len(survivors - set(marked))
            print(f"{_since(start)} s {of.system} {of.name}: {left} of {row.mutants} survive", flush=True)
    return unfit


def run_reached(scenes: Scenes, codes: Sequence[str], given: argparse.Namespace) -> None:
    """Try the clauses that no function carries."""
    start = time.monotonic()
    uncarried.watch_all(scenes)
    scenes.try_out(scenes.items, given.jobs)
    print(f"{len(scenes.items)} tests in {_since(start)} s", flush=True)
    for code in codes:
        for one in uncarried.run(scenes, code, given.jobs, given.again):
            told = "noticed" if one.noticed else "not noticed" if one.functions else "no code"
            print(f"{_since(start)} s {code} {one.clause}: {told}", flush=True)
            if given.minutes and time.monotonic() - start > given.minutes * 60:
                return


def _is_due(scenes: Scenes, of: Cited, row: Broken | None, given: argparse.Namespace) -> bool:
    if given.again or not is_current(scenes, of, row):
        return True
    marked = marks(of.system).get(of.name, {})
    return bool(given.survivors and row and any(left.change not in marked for left in row.survivors))


def _since(start: float) -> int:
    return round(time.monotonic() - start)


if __name__ == "__main__":
    sys.exit(main())
