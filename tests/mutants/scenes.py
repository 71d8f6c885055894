"""Tests by the clauses that they cite, gathered once and run one by one in forks with a function broken."""

import resource
import signal
import sys
import time
from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from types import CodeType, FrameType
from typing import Any

import pytest
from _pytest.runner import runtestprotocol

from tests.clause_table import TESTS, citations
from tests.fields.scenes import FOLDERS, SHARED, in_forks
from tests.processes import ROOT

OF_THE_RULES = "tests/rules/"
"""Where the tests are that are run; what the site's own tests cite besides needs its database."""
TABLES = {".deck": "tests/rules/test_cases.py", ".toml": "tests/rules/{system}/play/test_told_again.py"}
"""Which tests run what a file of another kind cites."""
CHUNK = 25
"""How many tests are tried in one process before anything is broken."""
PATIENCE = 240
"""Seconds for one process, by the clock on the wall of a busy machine."""
LONGEST = 2.0
"""Seconds of the processor: what takes longer is no scene of a clause, and would be run for each mutant."""
BEYOND: tuple[float, bool, list[str]] = (LONGEST, False, [])
"""How a test goes whose process did not end in time."""
SEARCH = 2.0
"""Seconds of the processor for looking for a test that notices a mutant without citing its clauses."""
MOST = 30
"""Seconds of the processor for one mutant: what takes longer never comes to an end."""
ROOM = 1 << 31
"""Bytes that a process may take more than it begins with."""


class TimeUp(BaseException):
    """A test took far longer than it takes when nothing is broken."""


@dataclass(frozen=True)
class Trial:
    """How a test goes when nothing is broken."""

    seconds: float
    passed: bool
    reached: frozenset[str] = frozenset()
    """The functions that it went through, of those that were watched."""


class Scenes:
    """A pytest plugin that gathers tests and, in place of running them, does something with them."""

    def __init__(self, work: Callable[["Scenes"], None], paths: Iterable[str]) -> None:
        self.work = work
        self.paths = sorted(set(paths))
        self.items: dict[str, pytest.Item] = {}
        self.citing: dict[tuple[str, str], list[str]] = defaultdict(list)
        self.trials: dict[str, Trial] = {}
        self.watched: dict[CodeType, str] = {}

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        for item in session.items:
            name = item.nodeid.removeprefix(OF_THE_RULES)
            self.items[name] = item
            for clause in clauses_of(item):
                self.citing[clause].append(name)
        self.work(self)
        return True

    def of(self, system: str, clauses: Iterable[str]) -> list[str]:
        """Return the tests that cite any of a system's clauses, the quickest first where that is known."""
        names = dict.fromkeys(name for clause in clauses for name in self.citing.get((system, clause), ()))
        return sorted(names, key=lambda name: self.trials[name].seconds if name in self.trials else 0.0)

    def fit(self, system: str, clauses: Iterable[str]) -> list[str]:
        """Return the tests of clauses that pass, in a short time, when nothing is broken."""
        found = ((name, self.trials[name]) for name in self.of(system, clauses))
        return [name for name, trial in found if trial.passed and trial.seconds < LONGEST]

    def try_out(self, names: Iterable[str], jobs: int) -> None:
        """Note how these tests go when nothing is broken."""
        new = [name for name in dict.fromkeys(names) if name not in self.trials]

        def work(chunk: list[str]) -> Callable[[], list[Any]]:
            return lambda: [self.timed(name) for name in chunk]

        chunks = [new[at : at + CHUNK] for at in range(0, len(new), CHUNK)]
        for chunk, found in in_forks(((tuple(one), work(one)) for one in chunks), PATIENCE, jobs):
            for name, (seconds, passed, reached) in zip(chunk, found or [BEYOND] * len(chunk), strict=True):
                self.trials[name] = Trial(seconds, passed, frozenset(reached))

    def timed(self, name: str) -> tuple[float, bool, list[str]]:
        """Run a test; return its seconds of the processor, whether it passed, and what it went through."""
        start = time.process_time()
        passed = self.passes(name, LONGEST * 2)
        seconds = time.process_time() - start
        reached: set[str] = set()
        if passed and seconds < LONGEST and self.watched:
            watched = self.watched

            def watch(frame: FrameType, event: str, argument: object) -> None:
                if event == "call" and frame.f_code in watched:
                    reached.add(watched[frame.f_code])

            sys.setprofile(watch)
            self.passes(name, LONGEST * 20)
            sys.setprofile(None)
        return seconds, passed, sorted(reached)

    def passes(self, name: str, seconds: float) -> bool:
        """Return whether a test passes within some seconds of the processor; in a fork only."""
        before = signal.signal(signal.SIGPROF, _time_up)
        signal.setitimer(signal.ITIMER_PROF, seconds, 0.5)
        try:
            reports = runtestprotocol(self.items[name], log=False, nextitem=None)
        except TimeUp:
            return False
        finally:
            signal.setitimer(signal.ITIMER_PROF, 0)
            signal.signal(signal.SIGPROF, before)
        return all(report.passed for report in reports)

    def noticed(self, system: str, clauses: tuple[str, ...]) -> list[str]:
        """Return the clauses that have a test which fails as things are; in a fork only.

        A test is left out when all its clauses have been noticed.
        """
        left = dict.fromkeys(clauses)
        for name in self.fit(system, clauses):
            of = [clause for clause in left if name in self.citing[system, clause]]
            if of and not self.passes(name, 1 + 10 * self.trials[name].seconds):
                for clause in of:
                    del left[clause]
        return [clause for clause in clauses if clause not in left]

    def elsewhere(self, system: str, clauses: tuple[str, ...], function: str) -> str:
        """Return a test that fails as things are and cites none of these clauses, or ""; in a fork only."""
        citing = set(self.of(system, clauses))
        start = time.process_time()
        # By tenths of a second, so that the same one is found each time.
        for name, trial in sorted(self.trials.items(), key=lambda one: (round(one[1].seconds, 1), one[0])):
            if name in citing or function not in trial.reached or not trial.passed:
                continue
            if time.process_time() - start > SEARCH:
                break
            if not self.passes(name, 1 + 10 * trial.seconds):
                return name
        return ""


def _time_up(signal_number: int, frame: FrameType | None) -> None:
    raise TimeUp


def keep_within_room() -> None:
    """Let this process take only so much time and more memory: what is broken may never stop collecting."""
    resource.setrlimit(resource.RLIMIT_CPU, (MOST, MOST + 5))
    with open("/proc/self/statm", encoding="ascii") as file:
        pages = int(file.read().split()[0])
    limit = pages * resource.getpagesize() + ROOM
    resource.setrlimit(resource.RLIMIT_AS, (limit, resource.getrlimit(resource.RLIMIT_AS)[1]))


def clauses_of(item: pytest.Item) -> Iterator[tuple[str, str]]:
    """Yield the clauses that a test cites, by its marks or in the head of its case file.

    One that is told for several games, each of which is its parameter `code`, cites those of the game.
    """
    params = item.callspec.params if hasattr(item, "callspec") else {}
    for mark in item.iter_markers("clause"):
        if params.get("code", mark.args[0]) == mark.args[0]:
            yield mark.args
    case = params.get("case")
    if case is not None and hasattr(case, "head"):
        yield from ((case.system, number) for number in case.head.get("clause", "").replace(",", " ").split())


def paths_of(systems: Iterable[str], more: bool = False) -> set[str]:
    """Return the files of tests that cite clauses of these systems, or with all their other scenes."""
    wanted = set(systems)
    found = set()
    for citation in citations():
        if citation.system in wanted:
            kind = next((kind for kind in TABLES if citation.path.endswith(kind)), "")
            path = TABLES[kind].format(system=citation.system) if kind else citation.path
            if path.startswith(OF_THE_RULES):
                found.add(path)
    if not more:
        return found
    scenes = [SHARED, *(f"{code}/{folder}" for code in wanted for folder in FOLDERS)]
    folders = tuple(f"{OF_THE_RULES}{folder}" for folder in scenes)
    return {path for path in found if not path.startswith(folders)} | set(folders)


def gather(paths: Iterable[str], work: Callable[[Scenes], None]) -> None:
    """Gather tests and do something with them."""
    scenes = Scenes(work, (str(ROOT / path) for path in paths))
    options = [
        "-q",
        "-q",
        "--no-header",
        "--no-summary",
        "--tb=native",
        "-p",
        "no:cacheprovider",
        "-p",
        "no:xdist",
    ]
    status = pytest.main(
        [*options, "--capture=no", f"--rootdir={TESTS.parent}", *scenes.paths], plugins=[scenes]
    )
    if status not in (pytest.ExitCode.OK, pytest.ExitCode.NO_TESTS_COLLECTED):
        raise SystemExit(f"the tests could not be gathered: {status!r}")
