"""The types of a report: estimates, each with its interval, and their basis.

Pages, API, files and the command line use these, and the API's schema is derived from them.
"""

from typing import Annotated, NotRequired, TypedDict

from rules.readings import SharesRead


class Interval(TypedDict):
    """The interval of an estimate, mostly with 95 % confidence."""

    low: float
    high: float


class Band(Interval):
    """A 95 % confidence sequence, valid at any time."""

    games: int


class Rate(Band):
    """A win rate with its 95 % interval and number of games."""

    value: float


class Won(Rate):
    """A win rate with the number of wins; draws count as half."""

    won: float


class Headline(TypedDict):
    """A pairing's results so far, for its first deck."""

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
    forecast: Annotated[
        bool, "Whether enough of both decks is played with its text for the rate to be about the decks."
    ]


class Bounds(Band):
    """The range of the rate over all possible results of the unresolved games."""

    lowest: float
    highest: float


class PairScore(Interval):
    """The score over complete pairs of games, with p-values of an even one.

    `p` is approximate; `exact` is null for so many pairs that the two are the same.
    """

    value: float
    error: float
    pairs: int
    p: float
    exact: float | None


class GoingFirst(Interval):
    """The advantage of going first, as a difference of win rates."""

    value: float
    paired: bool
    first: Won | None
    second: Won | None
    whoever: Won | None


class Lengths(TypedDict):
    """The number of turns games took; the interval is for the median."""

    games: int
    median: float
    low: int
    high: int
    mean: float
    least: int
    most: int
    histogram: Annotated[list[list[int]], "Turns, and games."]


class Over(Interval):
    """The share of games that are over by a turn."""

    turn: int
    share: float


class WithCut(TypedDict):
    """The lengths of all games, those that were cut off included; null where too few ended to know."""

    games: int
    cut: int
    median: int | None
    low: int | None
    high: int | None
    over: list[Over]


class End(Band):
    """A reason games ended; the intervals are simultaneous over all reasons."""

    reason: str
    share: float


class Crash(TypedDict):
    """An engine failure, with the seeds of a few games in which it occurred."""

    reason: str
    games: int
    seeds: list[int]


class Mulligans(Won):
    """How often an opening hand was mulliganed, and how many cards were exchanged."""

    mean_cards: float
    by_cards: list[int]


class Seen(Won):
    """Win rates of games with and without a card; `adjusted` corrects for all cards of the deck."""

    without: NotRequired[float]
    difference: NotRequired[float]
    p: NotRequired[float]
    adjusted: NotRequired[float]
    apart: NotRequired[bool]


class CardSeen(TypedDict):
    """Statistics of a card: in the opening hand, drawn, played."""

    card: str
    opening: Seen | None
    drawn: Seen | None
    played: Seen | None


class CardFigures(CardSeen):
    """A card's win rates (in the opening hand, drawn, played), with its name and number of copies."""

    name: str
    copies: int


class Mean(Band):
    """A mean over games."""

    mean: float


class TurnMean(Mean):
    """A mean at the end of a deck's own turn, over the games that reached it."""

    turn: int


class Curves(TypedDict, total=False):
    """A deck's means turn by turn; quantities the game does not have are left out."""

    means: list[TurnMean]
    hand: list[TurnMean]
    life: list[TurnMean]


class Pairing(Headline):
    """A pairing's statistics, for its first deck; lists of two are for its two decks."""

    elo: float | None
    apart: bool
    bounds: Bounds | None
    pairs: PairScore | None
    going_first: GoingFirst | None
    turns: Lengths | None
    with_cut: Annotated[
        WithCut | None, "Lengths by Kaplan and Meier's estimator; null if no game was cut off."
    ]
    needed: Annotated[
        int | None,
        "Games that would tell this rate from the one in `aim`; null if they differ already.",
    ]
    decisions: float
    ends: list[End]
    unfinished: dict[str, int]
    crashes: list[Crash]
    mulligans: Annotated[
        list[Mulligans | None],
        "How often each deck's opening hand was mulliganed, and games by the number of cards put back; "
        "null if the game has no mulligan.",
    ]
    cards: list[list[CardFigures]]
    means: str
    curves: list[Curves]
    checksum: int
    notes: list[str]


class FieldRow(TypedDict):
    """A deck's result against all others."""

    deck: int
    opponents: int
    games: int
    rate: Rate | None


class Cell(Rate):
    """A matchup; `apart` if its interval excludes one half."""

    apart: bool


class Matrix(TypedDict):
    """Every matchup: a row per deck, a column per opponent."""

    alpha: float
    pairings: int
    cells: Annotated[
        list[list[Cell | None]],
        "A row per deck, a column per opponent; null if they do not meet. `apart` if the interval, "
        "simultaneous over all matchups, excludes one half.",
    ]


class Difference(Interval):
    """A difference of two rates."""

    value: float


class SameChance(Difference):
    """A difference of win rates from the same seeds, and how many games that saved."""

    games: int
    blocks: int
    apart: bool
    saved: float | None


class Duel(SameChance):
    """The difference between two decks' win rates against the same opponent, from the same seeds.

    `saved` is the factor of games that common seeds saved.
    """

    decks: list[int]
    opponent: int


class Versions(Difference):
    """The difference between the win rates of a deck with a card and with the card replaced, in paired games.

    `given` is the win rate with the card, `replaced` without it, in `games` games each. Of them, `better`
    went better for the deck with the card and `worse` went worse. In the `left_out` pairs a game has no
    result. `p` is the p-value of no difference, `exact` if it is not approximate. `saved` is how many times
    as many games the same precision would take from other seeds.
    """

    given: Won
    replaced: Won
    games: int
    better: int
    worse: int
    left_out: int
    p: float
    exact: bool
    apart: bool
    saved: float | None


class GameTwice(TypedDict):
    """A game that went differently with the card replaced: the pair of games, and the deck's seat."""

    pair: int
    seat: Annotated[str, "`first` or `second`, as in the address of a game."]


class AgainstOne(TypedDict):
    """The effect of a card against one opponent, and some games that went differently."""

    opponent: int
    pairings: Annotated[list[int], "The pairing with the card, and the one without it."]
    found: Annotated[Versions | None, "Null before any pair of games is played with and without the card."]
    examples: list[GameTwice]


class CardEffect(TypedDict):
    """What a card is worth to a deck: the same games with the card and with each copy replaced.

    `replacement` is empty if each copy stayed and was played as if it had no text.
    """

    card: Annotated[str, "Empty, like the other names here, if the deck is hidden."]
    name: str
    copies: int
    replacement: str
    replacement_name: str
    overall: Annotated[
        Versions | None, "Over all opponents with the same weight, by the pairs played against each of them."
    ]
    opponents: list[AgainstOne]
    meaning: str


class EntryUnderstood(TypedDict):
    """A deck, how many of its cards the engine fully understands, and how much of their texts is read."""

    name: str
    understood: int
    cards: int
    reading: SharesRead


class Aimed(TypedDict):
    """What `needed` is about: telling a rate from `against` in a share `power` of batches."""

    against: float
    power: float


class Report(TypedDict):
    """All statistics of a batch."""

    system: str
    seed: int
    players: list[str]
    planned: int
    games: int
    aim: Aimed
    entries: list[EntryUnderstood]
    pairings: list[Pairing]
    field: list[FieldRow] | None
    matrix: Matrix | None
    duels: list[Duel]
    effect: Annotated[CardEffect | None, "What a card is worth, in a batch that asks for it."]


class Decision(TypedDict):
    """Why a batch ended early."""

    kind: str
    words: str
    outcomes: list[str]
