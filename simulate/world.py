"""Lists from tournaments against publishers' starter decks: how games went, and how much of each is read."""

import json
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from rules.play import cards_in_play, understood
from rules.samples import Sample, samples
from rules.systems import CODES
from simulate.intervals import Interval, wilson

RESULTS = Path(__file__).parent / "world.jsonl"
"""A line for each meeting, as `make world` wrote it."""


@dataclass(frozen=True, slots=True)
class RealDeck:
    """A sample deck that exists outside the project, and how many of its cards are read."""

    system: str
    sample: Sample
    read: int
    cards: int
    unread: tuple[str, ...]
    """The names of the cards that are played without all they print, each once."""


@dataclass(frozen=True, slots=True)
class Meeting:
    """A tournament's list against a starter deck, both played by the same player.

    `won` are the list's points in these games, a draw or an unfinished game being half of one.
    """

    theirs: RealDeck
    starter: RealDeck
    player: str
    games: int
    won: float

    @property
    def interval(self) -> Interval:
        """Wilson's interval of the list's win rate."""
        return wilson(self.won, self.games)

    @property
    def outcome(self) -> str:
        """Whether the list beats the starter deck as in the world: yes, no, or too close."""
        low, high = self.interval
        if low > 0.5:
            return "yes"
        return "no" if high < 0.5 else "too close"


@cache
def real_decks(code: str) -> list[RealDeck]:
    """Return the real ones among the sample decks of a system."""
    return [
        RealDeck(code, sample, *understood(sample.deck), _unread(sample))
        for sample in samples(code).values()
        if sample.kind != "made-up"
    ]


def _unread(sample: Sample) -> tuple[str, ...]:
    played = [definition for _, definition in cards_in_play(sample.deck)]
    return tuple(dict.fromkeys(one.name for one in played if not one.understood))


def pairs(code: str) -> Iterator[tuple[RealDeck, RealDeck]]:
    """Yield every list from a tournament, winners first, with every starter deck."""
    decks = real_decks(code)
    for kind in ("winner", "tournament"):
        for theirs in decks:
            if theirs.sample.kind == kind:
                yield from ((theirs, starter) for starter in decks if starter.sample.kind == "starter")


def kept() -> list[Meeting]:
    """Return the meetings that were played, in the order of the systems."""
    rows = [json.loads(line) for line in RESULTS.read_text(encoding="utf-8").splitlines()]
    known = {(code, deck.sample.code): deck for code in CODES for deck in real_decks(code)}
    return [
        Meeting(
            known[row["system"], row["list"]],
            known[row["system"], row["starter"]],
            row["player"],
            row["games"],
            row["won"],
        )
        for row in rows
    ]


def keep(found: Sequence[Meeting]) -> None:
    """Write these meetings in place of those that are kept."""
    rows = (
        {
            "system": one.theirs.system,
            "list": one.theirs.sample.code,
            "starter": one.starter.sample.code,
            "player": one.player,
            "games": one.games,
            "won": one.won,
        }
        for one in found
    )
    RESULTS.write_text("".join(json.dumps(row) + "\n" for row in rows), encoding="utf-8")
