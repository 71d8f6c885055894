"""Faults of trees: where, what is wrong, and which word was probably meant."""

import difflib
from collections.abc import Iterable
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Fault:
    """A fault: the path to the node, such as "abilities[0].effect.what", and what is wrong."""

    path: str
    problem: str

    def __str__(self) -> str:
        return f"{self.path}: {self.problem}" if self.path else self.problem


def unknown(kind: str, word: str, words: Iterable[str], where: str = "") -> str:
    """Return the message for an unknown word, with the nearest: "no zone 'hnad'; did you mean 'hand'?"."""
    known = sorted(words)
    near = difflib.get_close_matches(word[:LONGEST], known, n=1, cutoff=0.5)
    wrong = f"no {kind} {quoted(word)}{where and f' in {where}'}"
    if near:
        return f"{wrong}; did you mean {near[0]!r}?"
    return f"{wrong}; there are {listed(known) or 'none'}"


def listed(words: Iterable[str]) -> str:
    """Return words quoted and joined, a long list cut short."""
    known = [repr(word) for word in words]
    more = len(known) - MOST_LISTED
    return ", ".join(known[:MOST_LISTED]) + (f" and {more} more" if more > 0 else "")


def quoted(value: object) -> str:
    """Return a plain value quoted, a long one cut short."""
    text = repr(value[: LONGEST + 1] if isinstance(value, str) else value)
    return text if len(text) <= LONGEST else f"{text[:LONGEST]}…"


LONGEST = 60
MOST_LISTED = 8
