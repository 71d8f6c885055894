"""`python -m rules clauses`: how many clauses of each rulebook the tests demonstrate."""

import argparse

from rules.clauses import Coverage, coverage, not_executable
from rules.cli.outcome import Outcome, as_json, table
from rules.systems import CODES


def run(options: argparse.Namespace) -> Outcome:
    """Count the clauses: demonstrated by a test, explained as not executable, or missing."""
    counted = [coverage(code) for code in ((options.system,) if options.system else CODES)]
    if options.json:
        return Outcome(as_json({one.system: _facts(one) for one in counted}))
    if options.missing:
        return Outcome("\n".join(f"{one.system} {number}" for one in counted for number in one.missing))
    head = ["system", "clauses", "demonstrated", "not executable", "missing"]
    rows = [
        [
            one.system,
            str(one.clauses),
            str(len(one.demonstrated)),
            str(len(one.not_executable)),
            str(len(one.missing)),
        ]
        for one in counted
    ]
    return Outcome("\n".join(table([head, *rows])))


def _facts(one: Coverage) -> dict[str, object]:
    reasons = not_executable(one.system)
    return {
        "clauses": one.clauses,
        "demonstrated": list(one.demonstrated),
        "not_executable": {number: reasons[number] for number in one.not_executable},
        "missing": list(one.missing),
    }
