"""Writes and checks which scene shows each field of each dialect.

Without options all evidence is checked, with `--sample` so many pieces of it by chance. `--write` searches
where evidence is missing or its scene is gone, with `--check` also where it does not hold any more, and
writes it down.
"""

import argparse
import random
import sys

from rules.dialects import dialect_of
from rules.systems import CODES
from tests.fields.evidence import Shown, read, unshown, write, write_unshown
from tests.fields.mutants import Key, admitted
from tests.fields.scenes import Scenes, gather
from tests.fields.search import searched, verified


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.fields", description=__doc__)
    parser.add_argument("codes", nargs="*", choices=[*CODES, []], metavar="game", help="by default all")
    parser.add_argument("--write", action="store_true", help="search for what is missing and write it down")
    parser.add_argument("--check", action="store_true", help="check what is written before searching")
    parser.add_argument("--sample", type=int, default=0, metavar="N", help="check only so many, by chance")
    parser.add_argument("--seed", type=int, default=0, help="of the chance")
    parser.add_argument("--jobs", type=int, default=2, help="how many processes at a time")
    given = parser.parse_args()
    failed: list[str] = []
    codes = given.codes or sorted(CODES)

    def work(scenes: Scenes) -> None:
        known = {code: {key for key, _, _ in admitted(dialect_of(code))} for code in codes}
        held = {
            code: {key: shown for key, shown in read(code).items() if key in known[code]} for code in codes
        }
        if given.write:
            for code in codes:
                held[code] = {key: shown for key, shown in held[code].items() if shown.scene in scenes.items}
        if given.check or not given.write:
            every = [(code, key, shown) for code in codes for key, shown in held[code].items()]
            if given.sample:
                every = random.Random(given.seed).sample(every, min(given.sample, len(every)))
            for code, key, holds in verified(scenes, every, given.jobs):
                if not holds:
                    failed.append(f"{code}: {key} is not shown by {held[code].pop(key).scene}")
        if given.write:
            failed.clear()
            for code in codes:
                failed.extend(search(scenes, code, held[code], known[code] - set(held[code]), given.jobs))
                write(code, held[code])
            left = {code: unshown(code) for code in CODES}
            write_unshown(left | {code: known[code] - set(held[code]) for code in codes})

    gather(codes, work)
    print(*failed, sep="\n")
    return 1 if failed else 0


def search(scenes: Scenes, code: str, held: dict[Key, Shown], missing: set[Key], jobs: int) -> list[str]:
    """Add the scenes that are found for fields, and return what is shown by none."""
    left = []
    for key, shown, readers in searched(scenes, code, missing, jobs) if missing else ():
        if shown is None:
            left.append(f"{code}: {key} is shown by none of the {readers} scenes that read it")
        else:
            held[key] = shown
    return sorted(left)


if __name__ == "__main__":
    sys.exit(main())
