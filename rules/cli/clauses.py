"""`python -m rules clauses`: which clauses the tests cover, and which mutations they miss."""

import argparse
from dataclasses import asdict

from rules.clauses import Coverage, coverage, not_executable
from rules.cli.outcome import Outcome, as_json, table
from rules.mutants import Broken, Reached, Survivor, Toll, place, toll
from rules.systems import CODES


def run(options: argparse.Namespace) -> Outcome:
    """Count the clauses: covered by a test, marked as not executable, or missing."""
    if options.mutants:
        return _broken(
            [toll(code) for code in ((options.system,) if options.system else CODES)], options.json
        )
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


def _broken(tolls: list[Toll], json: bool) -> Outcome:
    """Show the results of mutation testing: a table of counts, then what is left to do."""
    if json:
        return Outcome(as_json({one.system: _toll_facts(one) for one in tolls}))
    head = [
        "system",
        "functions",
        "mutants",
        "noticed",
        "equivalent",
        "surviving",
        "share",
        "clauses unnoticed",
        "without function",
        "unnoticed",
        "no code",
    ]
    rows = [
        [
            one.system,
            *map(str, (one.functions, one.mutants, one.noticed, one.equivalent, len(one.surviving))),
            f"{one.share:.1%}",
            str(len(one.unnoticed)),
            str(len(one.reached)),
            str(sum(not reached.noticed and bool(reached.functions) for reached in one.reached)),
            str(sum(not reached.functions for reached in one.reached)),
        ]
        for one in tolls
    ]
    lines = table([head, *rows])
    for one in tolls:
        lines += [f"{one.system} {number}: no change to its code is noticed" for number in one.unnoticed]
        lines += [f"{one.system} {_reached(reached)}" for reached in one.reached if not reached.noticed]
        lines += [f"{one.system} {_survivor_line(row, left)}" for row, left in one.surviving]
        lines += [f"{one.system} {name}: changed since, not tried again" for name in one.outdated]
        lines += [f"{one.system} {mark}: marked as equivalent, but does not survive" for mark in one.unfit]
    return Outcome("\n".join(lines))


def _reached(one: Reached) -> str:
    if not one.functions:
        return f"{one.clause}: no function implements it, and its tests run no code"
    functions = ", ".join(one.functions)
    return f"{one.clause}: no function implements it, and its tests notice no change in {functions}"


def _survivor_line(row: Broken, left: Survivor) -> str:
    elsewhere = f" (noticed by {left.elsewhere})" if left.elsewhere else ""
    return f"{', '.join(row.noticed)} {place(row.function, left.line)}: {left.change}{elsewhere}"


def _toll_facts(one: Toll) -> dict[str, object]:
    return {
        "functions": one.functions,
        "mutants": one.mutants,
        "noticed": one.noticed,
        "equivalent": one.equivalent,
        "surviving": [
            {
                "clauses": list(row.noticed),
                "place": place(row.function, left.line),
                "change": left.change,
                "elsewhere": left.elsewhere,
            }
            for row, left in one.surviving
        ],
        "unnoticed": list(one.unnoticed),
        "outdated": list(one.outdated),
        "unfit": list(one.unfit),
        "reached": [asdict(reached) for reached in one.reached],
    }
