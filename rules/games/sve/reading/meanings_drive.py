"""Trees for Drive in both languages: checks on attacking, gaining it, and what revealed cards do."""

from dataclasses import replace

from rules.games.sve.nodes import ChecksDrive, DriveCheck, GainDrive, ShownByDrive, TriggersDrive
from rules.games.sve.reading import lexicon
from rules.games.sve.reading.meanings import triggered
from rules.games.sve.reading.meanings_words import OURS, points
from rules.language.abilities import Activated, Triggered
from rules.language.amounts import Tallied
from rules.language.conditions import Compare
from rules.language.costs import Cost
from rules.language.events import Attacks, Event
from rules.language.filters import Filter, Named
from rules.language.references import This
from rules.reading.clauses import Clause, in_order
from rules.reading.outcome import Paragraph

CHECK_TRIGGERS: Event = TriggersDrive(OURS)
"""The event that a drive check of yours triggers."""


def checks(wanted: Filter) -> Event:
    """Return the event that a follower makes a drive check."""
    return ChecksDrive(wanted)


def driving(count: int) -> Paragraph:
    """Return the ability by which a follower makes a number of drive checks as it attacks (Q1444)."""
    return Paragraph((Triggered(event=Attacks(), effect=in_order(*(DriveCheck(This()),) * count)),))


def gaining(cost: int) -> Paragraph:
    """Return the ability of a follower to gain Drive for play points (Q1449)."""
    drive = GainDrive(This(), Named(lexicon.words()["cards"]["drive"]))
    return Paragraph((Activated(effect=drive, cost=Cost(points(cost))),))


def shown(clause: Clause) -> Paragraph | None:
    """Return the ability of a card revealed by a drive check, in a deck of the title (Q1472)."""
    abilities = triggered(clause, ShownByDrive())
    title = Tallied("deck of one title", span="game", about=lexicon.words()["titles"]["drive"])
    if abilities is None or clause.targets or clause.modes:
        return None
    (one,) = abilities
    return Paragraph((replace(one, when=Compare(title, ">=", 1)),))
