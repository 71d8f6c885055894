"""Response types for hands."""

from typing import TypedDict


class Chance(TypedDict):
    """An exact chance, as a fraction and as a decimal number."""

    exact: str
    chance: float


class Group(TypedDict):
    """Cards that are alike to a question."""

    name: str
    count: int


class PolicyRow(TypedDict):
    """Which cards to keep of an opening hand, by counts of the groups, and the resulting chance."""

    hand: list[int]
    keep: list[int]
    put_back: list[int]
    likely: Chance
    then: Chance


class Sampled(TypedDict):
    """How a sampled answer was computed, with a 95 % interval."""

    interval: list[float]
    games: int
    seed: int
    policy_found_by_trial: bool


class DealtCard(TypedDict):
    """A dealt card."""

    card: str
    name: str


class Unrecorded(TypedDict):
    """Cards of which it is not recorded what they pay for, and the chance without and with all of them."""

    cards: list[DealtCard]
    interval: list[float]


class SectionOdds(TypedDict):
    """A question about one section of the deck, its answer and the strategy behind it."""

    section: str
    title: str
    wishes: list[str]
    groups: list[Group]
    hand: int
    mulligan: str
    policy: str
    draws: list[int]
    exact: str | None
    chance: float
    steps: int
    unrecorded: Unrecorded | None
    sampled: Sampled | None
    table: list[PolicyRow]
    clauses: list[str]


class Odds(TypedDict):
    """The chance that all wishes come true, overall and by section."""

    exact: str | None
    chance: float
    interval: list[float] | None
    sections: list[SectionOdds]


class Deal(TypedDict):
    """A section's rules for dealing and drawing."""

    hand: int
    mulligan: str
    aside: int
    first_turn: int
    second_turn: int
    draw: int
    clauses: list[str]


class ByTurn(TypedDict):
    """Chances by each turn, from the first until the deck runs out."""

    first: list[Chance]
    second: list[Chance]


class CardChances(TypedDict):
    """A card's chances to be seen at least once."""

    card: str
    name: str
    count: int
    opening: Chance | None
    after_mulligan: Chance | None
    by_turn: ByTurn
    by_turn_after_mulligan: ByTurn


class HandTable(TypedDict):
    """A section that is dealt from, with all its cards."""

    section: str
    title: str
    cards: int
    deal: Deal
    rows: list[CardChances]


class Sample(TypedDict):
    """A dealt section; `put_back` are positions in the opening hand, from 0."""

    section: str
    title: str
    aside: list[DealtCard]
    opening: list[DealtCard]
    put_back: list[int]
    replaced: list[DealtCard]
    turns: list[list[DealtCard]]
    left: int
    short: bool
