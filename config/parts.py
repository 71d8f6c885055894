"""The site's processes: started, labelled in the output, restarted when they die, and stopped."""

import contextlib
import os
import signal
import subprocess
import sys
import threading
import time
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import IO

from rules.wheel import VARIABLE, is_current

BASE_DIR = Path(__file__).resolve().parent.parent
_STOP_SECONDS = 15
# How long to wait before restarting a process, and how long one must run to count as stable.
_SHORTEST_PAUSE, _LONGEST_PAUSE, _STEADY_SECONDS = 1.0, 60.0, 60.0

# A process reports its own number to the keeper before it becomes the actual program, so that a runner killed
# right after starting it has nothing left to report. Until then, the keeper's input cannot end.
_ANNOUNCED = ("sh", "-c", 'echo "+$$" >&0; exec "$@" </dev/null', "sh")

WHEEL = BASE_DIR / "var" / "wheel"
_WRITING = threading.Lock()


def say(who: str, line: str) -> None:
    """Print a whole line with the name of its source."""
    with _WRITING, contextlib.suppress(BrokenPipeError):
        print(f"{who:<7} | {line.rstrip()}", flush=True)


@cache
def environment() -> dict[str, str]:
    """Return the environment of the processes, with the compiled engine if there is one of these sources."""
    made = os.environ | {"DJANGO_SETTINGS_MODULE": "config.settings", "PYTHONUNBUFFERED": "1"}
    if VARIABLE in os.environ or not WHEEL.exists():
        return made
    if is_current(WHEEL):
        say("site", "games are played by the compiled engine")
        return made | {VARIABLE: str(WHEEL)}
    say("site", "the sources have changed since `make wheel`: games are played by plain Python")
    return made


@dataclass
class Part:
    """A process of the site, in its own process group so that Ctrl-C reaches only the runner."""

    name: str
    process: "subprocess.Popen[str]"
    started: float

    @classmethod
    def start(cls, name: str, *arguments: str, keeper: IO[str]) -> "Part":
        """Start `python -m …`, registered with the keeper, and pass its output on line by line."""
        process = subprocess.Popen(
            [*_ANNOUNCED, sys.executable, "-m", *arguments],
            cwd=BASE_DIR,
            env=environment(),
            stdin=keeper,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            errors="replace",
            start_new_session=True,
        )
        part = cls(name, process, time.monotonic())
        threading.Thread(target=part._pass_on, daemon=True).start()
        return part

    def _pass_on(self) -> None:
        assert self.process.stdout is not None
        for line in self.process.stdout:
            say(self.name, line)

    @property
    def ended(self) -> bool:
        """Whether the process has ended."""
        return self.process.poll() is not None

    @property
    def lived(self) -> float:
        """How many seconds the process has been running."""
        return time.monotonic() - self.started

    def ask_to_stop(self) -> None:
        """Ask the process to finish."""
        if not self.ended:
            self.process.terminate()

    def make_sure(self, deadline: float) -> None:
        """Wait until `deadline`, then kill the whole process group, including orphaned children."""
        try:
            self.process.wait(max(0.1, deadline - time.monotonic()))
        except subprocess.TimeoutExpired:
            say("site", f"{self.name} does not stop; ending it")
        with contextlib.suppress(ProcessLookupError):
            os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait()


class Parts:
    """All running processes, known to a keeper that ends them if the runner is killed."""

    def __init__(self) -> None:
        self._there: list[Part] = []
        self._keeper = self._start_keeper()

    def start(self, name: str, *arguments: str) -> Part:
        """Start `python -m …`."""
        if self._keeper.poll() is not None:
            self._keeper = self._start_keeper()
        assert self._keeper.stdin is not None
        part = Part.start(name, *arguments, keeper=self._keeper.stdin)
        self._there.append(part)
        return part

    def end(self, *parts: Part) -> None:
        """Stop processes, and make sure that nothing of them is left."""
        for part in parts:
            part.ask_to_stop()
        deadline = time.monotonic() + _STOP_SECONDS
        for part in parts:
            part.make_sure(deadline)
            self._there.remove(part)
            self._tell(f"-{part.process.pid}")

    def end_all(self) -> None:
        """Stop all processes, those that were started first before the others."""
        self.end(*self._there)
        assert self._keeper.stdin is not None
        with contextlib.suppress(BrokenPipeError):
            self._keeper.stdin.close()
        self._keeper.wait()

    def _start_keeper(self) -> "subprocess.Popen[str]":
        keeper = subprocess.Popen(
            [sys.executable, str(BASE_DIR / "config" / "keeper.py")],
            stdin=subprocess.PIPE,
            text=True,
            bufsize=1,
            start_new_session=True,
        )
        assert keeper.stdin is not None
        keeper.stdin.write("".join(f"+{part.process.pid}\n" for part in self._there))
        return keeper

    def _tell(self, line: str) -> None:
        assert self._keeper.stdin is not None
        try:
            self._keeper.stdin.write(f"{line}\n")
        except BrokenPipeError:
            # Somebody killed it; start another with the current processes.
            self._keeper.wait()
            self._keeper = self._start_keeper()


class Kept:
    """A process of the site that is restarted when it ends by itself."""

    def __init__(self, parts: Parts, name: str, *arguments: str) -> None:
        self._parts, self._name, self._arguments = parts, name, arguments
        self.part = parts.start(name, *arguments)
        self._pauses = Pauses()
        self._again = 0.0

    def look_after(self) -> None:
        """Restart the process after a pause if it has ended."""
        if self._again:
            if time.monotonic() >= self._again:
                self.part, self._again = self._parts.start(self._name, *self._arguments), 0.0
        elif self.part.ended:
            pause = self._pauses.after(self.part.lived)
            status = self.part.process.returncode
            said = f"{self._name} ended by itself (status {status}); starting another in {pause:g} s"
            say("site", said)
            # Orphaned children would hold the port, or work that nobody hears the end of.
            self._parts.end(self.part)
            self._again = time.monotonic() + pause


class Once:
    """A process that is not restarted: when it has ended, nothing is left of it."""

    def __init__(self, parts: Parts, name: str, *arguments: str) -> None:
        self._parts = parts
        self.part = parts.start(name, *arguments)
        self._over = False

    def look_after(self) -> None:
        """Reap the process if it has ended: its id may be reused by the time the site stops."""
        if not self._over and self.part.ended:
            self._parts.end(self.part)
            self._over = True


class Pauses:
    """The delays before restarts: longer each time, as long as the process keeps ending."""

    def __init__(self) -> None:
        self._next = _SHORTEST_PAUSE

    def after(self, lived: float) -> float:
        """Return the seconds to wait after a process that ran for this many seconds."""
        if lived > _STEADY_SECONDS:
            self._next = _SHORTEST_PAUSE
        pause, self._next = self._next, min(2 * self._next, _LONGEST_PAUSE)
        return pause
