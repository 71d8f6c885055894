"""Changes of one sentence: a number, an owner, a zone, a "may", an "up to", a "not", a bound, a sign, a time.

Each makes the sentence mean something else, so that its reader must see it.
"""

import re
import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

NUMBER = re.compile(r"(?<![\w.])\d+(?![\w.]*[a-zA-Z)\]】])")
"""A number that stands for itself: not part of a name or a word, and no mark of a mode."""


class Change(NamedTuple):
    """What was changed, and the sentence after it."""

    kind: str
    text: str


def changes(text: str, language: str) -> Iterator[Change]:
    """Yield every sentence that one change makes of this one, and that means something else."""
    same = {row["kind"] for row in _rows()["same"] if re.search(row["find"], text)}
    yield from (one for one in _all_changes(text, language) if one.kind not in same)


def _all_changes(text: str, language: str) -> Iterator[Change]:
    for found in NUMBER.finditer(text):
        more = str(int(found[0]) + 1)
        yield Change("number", text[: found.start()] + more + text[found.end() :])
    for kind, pattern, put in _patterns(language):
        for found in pattern.finditer(text):
            yield Change(kind, text[: found.start()] + found.expand(put) + text[found.end() :])


@cache
def _patterns(language: str) -> tuple[tuple[str, re.Pattern[str], str], ...]:
    return tuple(
        (kind, re.compile(row["find"]), row["put"])
        for kind, several in _rows()[language].items()
        for row in several
    )


@cache
def _rows() -> dict[str, Any]:
    return tomllib.loads((Path(__file__).parent / "sentences.toml").read_text("utf-8"))
