"""Prints what was measured as one table: medians, what was aimed at, and the memory of one call."""

import tracemalloc
from collections.abc import Callable
from typing import Any

import pytest

_MEASURED: list[tuple[str, float, float | None, int]] = []


@pytest.fixture
def measure(benchmark: Any) -> Callable[..., Any]:
    """Time a call many times and weigh one: `measure(what, call, aim=milliseconds)`.

    The weight is the most memory that one call holds at a time, above what was there before.
    """

    def run(what: str, call: Callable[[], Any], *, aim: float | None = None, rounds: int = 0) -> Any:
        call()  # what is loaded once and kept is not the weight of a call
        tracemalloc.start()
        try:
            answer = call()
            weight = tracemalloc.get_traced_memory()[1]
        finally:
            tracemalloc.stop()
        if rounds:
            benchmark.pedantic(call, rounds=rounds, warmup_rounds=1)
        else:
            benchmark(call)
        _MEASURED.append((what, benchmark.stats.stats.median * 1000, aim, weight))
        return answer

    return run


def pytest_terminal_summary(terminalreporter: Any) -> None:
    if not _MEASURED:
        return
    terminalreporter.section("what a visitor waits for")
    terminalreporter.write_line(f"{'':62}{'median':>12}{'aim':>10}{'memory':>12}")
    for what, median, aim, weight in _MEASURED:
        wanted = "" if aim is None else f"{aim:g} ms"
        terminalreporter.write_line(f"{what:62}{median:9.2f} ms{wanted:>10}{weight / 1024:9.0f} kB")
