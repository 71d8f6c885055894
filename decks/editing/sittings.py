"""The versions of a deck by sittings: what one person changed without a longer break."""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta

from decks.editing.history import Step
from decks.models import DeckVersion

BREAK = timedelta(minutes=30)
"""A break that ends a sitting."""


@dataclass(frozen=True, slots=True)
class Sitting:
    """Consecutive steps of one person, newest first, without a longer break."""

    steps: tuple[Step, ...]

    @property
    def began(self) -> datetime:
        """When its oldest version was made."""
        return self.steps[-1].kept.made

    @property
    def ended(self) -> datetime:
        """When its newest version was made."""
        return self.steps[0].kept.made

    @property
    def added(self) -> int:
        """How many copies its steps added."""
        return sum(step.added for step in self.steps)

    @property
    def removed(self) -> int:
        """How many copies its steps removed."""
        return sum(step.removed for step in self.steps)


def sittings(steps: Sequence[Step], newest: int) -> list[Sitting]:
    """Return steps, newest first, as sittings; those that changed only settings are left out.

    The newest version of the deck is always among them, whatever it changed.
    """
    found: list[list[Step]] = []
    for step in steps:
        if step.settings_only and step.kept.number != newest:
            continue
        if found and _together(step.kept, found[-1][-1].kept):
            found[-1].append(step)
        else:
            found.append([step])
    return [Sitting(tuple(one)) for one in found]


def _together(older: DeckVersion, newer: DeckVersion) -> bool:
    return older.made_by_id == newer.made_by_id and newer.made - older.made <= BREAK
