"""What a report says, as plain data: estimates, each with its interval, and what they were made from.

Pages, API, files and the command line get these, and the API is described by them.
"""

from typing import Annotated, NotRequired, TypedDict


class Interval(TypedDict):
    """Between what an estimate lies, mostly with 95 % confidence."""

    low: float
    high: float


class Band(Interval):
    """A confidence sequence of 95 %, which may be looked at at any time."""

    games: int


class Rate(Band):
    """A rate with its interval of 95 % and its number of games."""

    value: float


class Won(Rate):
    """A rate with how many games, or half games, were won."""

    won: float


class Headline(TypedDict):
    """How a pairing stands, from the side of its first deck."""

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
    """Between what the rate lies however the games without a result had ended."""

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
    histogram: Annotated[list[list[int]], "Turns, and games."]


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
    """A card of a deck: in the opening hand, drawn, played; with its name and how many copies there are."""

    name: str
    copies: int


class Mean(Band):
    """A mean over games."""

    mean: float


class TurnMean(Mean):
    """A mean at the end of a deck's own turn, over the games that got there."""

    turn: int


class Curves(TypedDict, total=False):
    """What a deck had turn by turn; a figure that the game does not have is left out."""

    means: list[TurnMean]
    hand: list[TurnMean]
    life: list[TurnMean]


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
    mulligans: Annotated[
        list[Mulligans | None],
        "For each deck how often its opening hand was changed, and games by how many cards were given back; "
        "null in a game that lets nobody change it.",
    ]
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
    """Every matchup: a row is a deck, a column one it meets."""

    alpha: float
    pairings: int
    cells: Annotated[
        list[list[Cell | None]],
        "A row for each deck, with the decks it meets as columns; null where they do not meet. `apart` when "
        "the interval, right for all matchups at once, leaves out one half.",
    ]


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
    """Two decks against the same opponent, by games from the same seeds: the difference of their rates.

    `saved` says how many times as many games it would have taken without common seeds.
    """

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


class Decision(TypedDict):
    """Why a batch ended early."""

    kind: str
    words: str
    outcomes: list[str]
