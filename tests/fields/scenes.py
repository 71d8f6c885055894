"""Scenes run one by one in processes of their own, watched or with a field left out.

A pytest session gathers the scenes once; each piece of work is then done in a fork of it, so that nothing
that a scene leaves behind, or that the rules have kept, meets another field left out.
"""

import gc
import json
import os
import select
import signal
import sys
import traceback
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from _pytest.runner import runtestprotocol

from rules.dialects import dialect_of
from rules.engine.clauses import count_clauses
from rules.systems import system
from tests.processes import ROOT

# Some scenes look at which clauses a game went through.
count_clauses()

SCENES = ROOT / "tests" / "rules"
FOLDERS = ("play", "printed")
SHARED = "shared"
"""Scenes that are told once for several games, each of which they name as their parameter `code`."""
APART = ("test_games.py", "test_cycles.py")
"""Whole games and files that look at the code: no scenes."""
EXTENDS = {"fow5": "fow8"}
"""Games by whose book the scenes of another one are played too."""
OUR_FILES = f"{ROOT}/tests/"


class Scenes:
    """A pytest plugin that gathers scenes and, in place of running them, does something with them."""

    def __init__(self, work: Callable[["Scenes"], None]) -> None:
        self.work = work
        self.items: dict[str, pytest.Item] = {}
        self.noticed = False

    def of(self, code: str) -> list[str]:
        """Return the scenes that are played by a game's book."""
        codes = (code, EXTENDS.get(code, code))
        return [name for name, item in self.items.items() if _book_of(name, item) in codes]

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        for item in session.items:
            if item.path.name not in APART:
                self.items[item.nodeid.removeprefix("tests/rules/")] = item
        self.work(self)
        return True

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtest_makereport(self, item: pytest.Item, call: pytest.CallInfo[None]) -> None:
        if call.excinfo is not None:
            # What breaks inside the rules may be a tree that nobody could have written.
            frames = list(traceback.walk_tb(call.excinfo.tb))
            self.noticed = self.noticed or frames[-1][0].f_code.co_filename.startswith(OUR_FILES)

    def passes(self, code: str, name: str) -> tuple[bool, bool]:
        """Run a scene by a game's book; return whether it passed, and whether a test of its own failed."""
        self.noticed = False
        item = self.items[name]
        with by_the_book_of(code, _book_of(name, item)):
            reports = runtestprotocol(item, log=False, nextitem=None)
        return all(report.passed for report in reports), self.noticed


def _book_of(name: str, item: pytest.Item) -> str:
    folder = name.split("/")[0]
    if folder != SHARED:
        return folder
    return str(item.callspec.params.get("code", "")) if hasattr(item, "callspec") else ""


@contextmanager
def by_the_book_of(code: str, told_of: str) -> Iterator[None]:
    """Let a scene of another edition be played by this one."""
    if told_of == code:
        yield
        return
    from rules.games.fow5.play import RULESET
    from tests.rules.fow8.play import made_up

    made_up.PLAYED_BY.append(RULESET)
    yield
    made_up.PLAYED_BY.pop()


def gather(codes: Iterable[str], work: Callable[[Scenes], None]) -> None:
    """Gather the scenes of games and do something with them."""
    wanted = {one for code in codes for one in (code, EXTENDS.get(code, code))}
    paths = [str(SCENES / code / folder) for code in sorted(wanted) for folder in FOLDERS]
    paths.append(str(SCENES / SHARED))
    for code in codes:
        system(code).catalogue()
        dialect_of(code)
    options = ["-q", "-q", "--no-header", "--no-summary", "-p", "no:cacheprovider", "-p", "no:xdist"]
    status = pytest.main([*options, "--capture=no", *paths], plugins=[Scenes(work)])
    if status not in (pytest.ExitCode.OK, pytest.ExitCode.NO_TESTS_COLLECTED):
        raise SystemExit(f"the scenes could not be gathered: {status!r}")


def in_forks(
    tasks: Iterable[tuple[Any, Callable[[], Any]]], seconds: int, jobs: int
) -> Iterator[tuple[Any, Any]]:
    """Do each piece of work in a fork of this process, and yield its name and what it returns.

    What it returns is plain data, None where it took longer than that many seconds.
    """
    # What no fork collects need not be copied for it.
    gc.freeze()
    waiting = iter(tasks)
    running: dict[int, tuple[Any, int, bytearray]] = {}
    while True:
        while len(running) < jobs:
            task = next(waiting, None)
            if task is None:
                break
            end, pid = _fork(task[1], seconds)
            running[end] = (task[0], pid, bytearray())
        if not running:
            return
        for end in select.select(list(running), [], [])[0]:
            name, pid, read = running[end]
            piece = os.read(end, 1 << 16)
            read += piece
            if not piece:
                os.close(end)
                os.waitpid(pid, 0)
                del running[end]
                yield name, json.loads(read) if read else None


def _fork(work: Callable[[], Any], seconds: int) -> tuple[int, int]:
    end, start = os.pipe()
    pid = os.fork()
    if pid:
        os.close(start)
        return end, pid
    try:
        signal.signal(signal.SIGALRM, signal.SIG_DFL)
        signal.alarm(seconds)
        answer = json.dumps(work()).encode()
        while answer:
            answer = answer[os.write(start, answer) :]
    finally:
        # Nothing that the process which was forked would do next may be done here.
        if sys.exc_info()[0] is not None:
            traceback.print_exc()
        os._exit(0)
