"""What a report says, as plain data: estimates, each with its interval, and what they were made from.

Pages, API, files and the command line get these; a test holds them against the description of the API.
"""

from typing import NotRequired, TypedDict


class Interval(TypedDict):
    """Between what an estimate lies, mostly with 95 % confidence."""

    low: float
    high: float


class Band(Interval):
    """A confidence sequence, which may be looked at at any time."""

    games: int


class Rate(Band):
    """A rate with its number of games."""

    value: float


class Won(Rate):
    """A rate with how many games, or half games, were won."""

    won: float


class Headline(TypedDict):
    """How a pairing is going, from the side of its first deck."""

    decks: list[int]
    names: list[str]
    games: int
    planned: int
    resolved: int
    wins: int
    draws: int
    losses: int
    unresolved: int
    rate: Rate | None
    live: Band


class Bounds(Band):
    """Between what a rate lies however the games without a result had ended."""

    lowest: float
    highest: float


class PairScore(Interval):
    """The score from whole pairs of games."""

    value: float
    error: float
    pairs: int


class GoingFirst(Interval):
    """What going first is worth, as a difference of rates."""

    value: float
    paired: bool
    first: Won | None
    second: Won | None
    whoever: Won | None


class Lengths(TypedDict):
    """How many turns games took; the interval is that of the median."""

    games: int
    median: float
    low: int
    high: int
    mean: float
    least: int
    most: int
    histogram: list[list[int]]


class End(Band):
    """A reason for which games ended; the intervals hold for all reasons at once."""

    reason: str
    share: float


class Crash(TypedDict):
    """A failure of the engine, with the seeds of a few deals in which it came."""

    reason: str
    games: int
    seeds: list[int]


class Mulligans(Won):
    """How often an opening hand was changed, and by how many cards."""

    mean_cards: float
    by_cards: list[int]


class Seen(Won):
    """How games went in which a card was seen so, and the others; `adjusted` is for all cards of the deck."""

    without: NotRequired[float]
    difference: NotRequired[float]
    p: NotRequired[float]
    adjusted: NotRequired[float]
    apart: NotRequired[bool]


class CardSeen(TypedDict):
    """A card of a deck: in the opening hand, drawn, played."""

    card: str
    opening: Seen | None
    drawn: Seen | None
    played: Seen | None


class CardFigures(CardSeen):
    """A card of a deck with its name and how many copies there are."""

    name: str
    copies: int


class Mean(Band):
    """A mean over games."""

    mean: float


class TurnMean(Mean):
    """A mean at the end of a deck's own turn, over the games that got there."""

    turn: int


Curves = dict[str, list[TurnMean]]
"""What a deck had turn by turn, by what it is; a figure that the game does not have is left out."""


class Pairing(Headline):
    """All figures of a pairing, from the side of its first deck; lists of two are for its two decks."""

    elo: float | None
    apart: bool
    bounds: Bounds | None
    pairs: PairScore | None
    going_first: GoingFirst | None
    turns: Lengths | None
    decisions: float
    ends: list[End]
    unfinished: dict[str, int]
    crashes: list[Crash]
    mulligans: list[Mulligans | None]
    cards: list[list[CardFigures]]
    means: str
    curves: list[Curves]
    checksum: int
    notes: list[str]


class FieldRow(TypedDict):
    """How a deck did against all others."""

    deck: int
    opponents: int
    games: int
    rate: Rate | None


class Cell(Rate):
    """A matchup; `apart` where its interval leaves out one half."""

    apart: bool


class Matrix(TypedDict):
    """Every matchup: a row is a deck, a column one it meets; None where they do not meet."""

    alpha: float
    pairings: int
    cells: list[list[Cell | None]]


class Difference(Interval):
    """A difference of two rates."""

    value: float


class SameChance(Difference):
    """A difference of win rates by games from the same seeds, and how many games that saved."""

    games: int
    blocks: int
    apart: bool
    saved: float | None


class Duel(SameChance):
    """Two decks against the same opponent."""

    decks: list[int]
    opponent: int


class EntryUnderstood(TypedDict):
    """A deck, and how many of its cards are played with all they print."""

    name: str
    understood: int
    cards: int


class Report(TypedDict):
    """All figures of a batch."""

    system: str
    seed: int
    players: list[str]
    planned: int
    games: int
    entries: list[EntryUnderstood]
    pairings: list[Pairing]
    field: list[FieldRow] | None
    matrix: Matrix | None
    duels: list[Duel]
