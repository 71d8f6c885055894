"""The processes of the site: started, told apart in the output, started again when they die, and ended."""

import contextlib
import os
import signal
import subprocess
import sys
import threading
import time
from dataclasses import dataclass
from pathlib import Path
from typing import IO

BASE_DIR = Path(__file__).resolve().parent.parent
_STOP_SECONDS = 15
# How long to wait before a process that ended is started again, and how long one runs that is well.
_SHORTEST_PAUSE, _LONGEST_PAUSE, _STEADY_SECONDS = 1.0, 60.0, 60.0

# A process says its own number to the keeper before it becomes what it is to be, so that a runner that is
# killed right after starting it has nothing left to tell. Until it is said, the keeper's input cannot end.
_ANNOUNCED = ("sh", "-c", 'echo "+$$" >&0; exec "$@" </dev/null', "sh")

_ENV = os.environ | {"DJANGO_SETTINGS_MODULE": "config.settings", "PYTHONUNBUFFERED": "1"}
_WRITING = threading.Lock()


def say(who: str, line: str) -> None:
    """Print one whole line with the name of who says it."""
    with _WRITING, contextlib.suppress(BrokenPipeError):
        print(f"{who:<7} | {line.rstrip()}", flush=True)


@dataclass
class Part:
    """One process of the site, in a process group of its own so that Ctrl-C reaches only the runner."""

    name: str
    process: "subprocess.Popen[str]"
    started: float

    @classmethod
    def start(cls, name: str, *arguments: str, keeper: IO[str]) -> "Part":
        """Start `python -m …`, which the keeper hears of, and pass its output on, line by line."""
        process = subprocess.Popen(
            [*_ANNOUNCED, sys.executable, "-m", *arguments],
            cwd=BASE_DIR,
            env=_ENV,
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
        """Whether the process is no longer there."""
        return self.process.poll() is not None

    @property
    def lived(self) -> float:
        """For how many seconds the process has been there."""
        return time.monotonic() - self.started

    def ask_to_stop(self) -> None:
        """Let the process finish what it does."""
        if not self.ended:
            self.process.terminate()

    def make_sure(self, deadline: float) -> None:
        """Wait until `deadline`, then end the whole process group, with children that outlived its head."""
        try:
            self.process.wait(max(0.1, deadline - time.monotonic()))
        except subprocess.TimeoutExpired:
            say("site", f"{self.name} does not stop; ending it")
        with contextlib.suppress(ProcessLookupError):
            os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait()


class Parts:
    """All processes that are there, known to a keeper that ends them should the runner be killed."""

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
        """Ask processes to stop, and see to it that nothing of them is left."""
        for part in parts:
            part.ask_to_stop()
        deadline = time.monotonic() + _STOP_SECONDS
        for part in parts:
            part.make_sure(deadline)
            self._there.remove(part)
            self._tell(f"-{part.process.pid}")

    def end_all(self) -> None:
        """End every process, those that were started first before the others."""
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
            # Somebody killed it; another begins with what there is now.
            self._keeper.wait()
            self._keeper = self._start_keeper()


class Kept:
    """A process of the site that is started again when it ends by itself."""

    def __init__(self, parts: Parts, name: str, *arguments: str) -> None:
        self._parts, self._name, self._arguments = parts, name, arguments
        self.part = parts.start(name, *arguments)
        self._pauses = Pauses()
        self._again = 0.0

    def look_after(self) -> None:
        """See whether the process is there, and start another after a pause if it is not."""
        if self._again:
            if time.monotonic() >= self._again:
                self.part, self._again = self._parts.start(self._name, *self._arguments), 0.0
        elif self.part.ended:
            pause = self._pauses.after(self.part.lived)
            status = self.part.process.returncode
            said = f"{self._name} ended by itself (status {status}); starting another in {pause:g} s"
            say("site", said)
            # Children may have outlived it, and would hold the port or work that nobody hears the end of.
            self._parts.end(self.part)
            self._again = time.monotonic() + pause


class Pauses:
    """How long to wait before what ended is started again: longer each time, as long as it keeps ending."""

    def __init__(self) -> None:
        self._next = _SHORTEST_PAUSE

    def after(self, lived: float) -> float:
        """Return the seconds to wait after something that ran for so many seconds."""
        if lived > _STEADY_SECONDS:
            self._next = _SHORTEST_PAUSE
        pause, self._next = self._next, min(2 * self._next, _LONGEST_PAUSE)
        return pause
