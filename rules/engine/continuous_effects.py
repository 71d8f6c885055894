"""Continuous effects: what each changes, in which layer, and its duration."""

from dataclasses import dataclass

from rules.engine.ids import CardId, PlayerId
from rules.engine.objects import Held
from rules.language import changes as ch
from rules.language.changes import Change
from rules.language.conditions import Condition
from rules.language.durations import Duration
from rules.language.filters import Filter
from rules.language.restrictions import Restriction

SAID_ONCE = (
    ch.AddAttributes,
    ch.AddName,
    ch.AddRaces,
    ch.AddTypes,
    ch.GainKeywords,
    ch.LoseKeywords,
    ch.BarKeywords,
    ch.SetAttributes,
    ch.SetRaces,
    ch.SetTypes,
)
"""Changes that have no further effect if they are made twice."""


@dataclass(frozen=True, slots=True)
class Bound:
    """A restriction on a card, with the player and the card that its filter is relative to."""

    restriction: Restriction
    controller: PlayerId
    source: CardId


@dataclass(frozen=True, slots=True)
class Among:
    """A filter that matches only these cards, as the objects they were when an effect began."""

    cards: tuple[Held, ...]


@dataclass(frozen=True, slots=True)
class Lasting:
    """One change of a continuous effect in force.

    `cards` are the cards fixed when it began; if None, `filter` is evaluated each time, relative to
    `controller`. `source` is the card it comes from (-1: none); an effect of a static ability ends when that
    card leaves play. It changes nothing while `when` is not met.
    """

    source: CardId
    controller: PlayerId
    stamp: int
    layer: str
    change: Change
    until: Duration
    cards: frozenset[CardId] | None = None
    filter: Filter | None = None
    when: Condition | None = None
