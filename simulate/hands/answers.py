"""What is answered about hands, as plain data."""

from typing import TypedDict


class Chance(TypedDict):
    """An exact chance: as a fraction, and as the nearest number."""

    exact: str
    chance: float


class Group(TypedDict):
    """Cards that a question does not tell apart."""

    name: str
    count: int


class PolicyRow(TypedDict):
    """With this hand, by counts of the groups, keep these; and the chance that there is then."""

    hand: list[int]
    keep: list[int]
    put_back: list[int]
    likely: Chance
    then: Chance


class Sampled(TypedDict):
    """How an answer that is not exact came about; its interval is of 95 %."""

    interval: list[float]
    games: int
    seed: int
    policy_found_by_trial: bool


class SectionOdds(TypedDict):
    """The question about one section of the deck, its answer and the policy behind it."""

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
    sampled: Sampled | None
    table: list[PolicyRow]
    clauses: list[str]


class Odds(TypedDict):
    """The chance that all wishes come true, and each section's part in it."""

    exact: str | None
    chance: float
    interval: list[float] | None
    sections: list[SectionOdds]


class Deal(TypedDict):
    """How a section is dealt and drawn from."""

    hand: int
    mulligan: str
    aside: int
    first_turn: int
    second_turn: int
    draw: int
    clauses: list[str]


class ByTurn(TypedDict):
    """Chances by each turn from the first on, as far as the cards of the deck last."""

    first: list[Chance]
    second: list[Chance]


class CardChances(TypedDict):
    """The chances to see at least one copy of a card."""

    card: str
    name: str
    count: int
    opening: Chance | None
    after_mulligan: Chance | None
    by_turn: ByTurn
    by_turn_after_mulligan: ByTurn


class HandTable(TypedDict):
    """One section that is dealt, with all its cards."""

    section: str
    title: str
    cards: int
    deal: Deal
    rows: list[CardChances]


class DealtCard(TypedDict):
    """One card that was dealt."""

    card: str
    name: str


class Sample(TypedDict):
    """One section as it was dealt; `put_back` are places in the opening hand, from 0."""

    section: str
    title: str
    aside: list[DealtCard]
    opening: list[DealtCard]
    put_back: list[int]
    replaced: list[DealtCard]
    turns: list[list[DealtCard]]
    left: int
    short: bool
