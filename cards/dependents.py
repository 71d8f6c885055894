"""What depends on the cards: decks, which belong to an app above this one and are offered here by it.

Searches look into decks, and cards that change are held for review when they cost too many decks their
legality. The app that has decks calls `offer` when it is ready, so that this one need not know it.
"""

from collections.abc import Iterable, Sequence
from typing import Any, Protocol

from common.access import User
from rules import System
from rules.search import DeckCards


class Impact(Protocol):
    """What new cards would do to decks: `legal` ones are legal now, and `lost` of them no more."""

    legal: int
    lost: int

    @property
    def turned(self) -> Sequence[object]:
        """All decks of which the verdict becomes another."""

    @property
    def share(self) -> float:
        """How large a part of the legal decks is lost, in percent."""

    @property
    def too_heavy(self) -> bool:
        """Whether somebody should look at it before the cards come into force."""

    def to_json(self) -> dict[str, Any]:
        """Return the counts as plain data."""

    def notify(self, cause: str) -> None:
        """Tell the owners of these decks; each cause is told once."""


class Decks(Protocol):
    """What an app that has decks answers."""

    def cards_of(self, user: User, public_id: str) -> DeckCards | None:
        """Return what a deck holds that a user may see, or None."""

    def exist_for(self, systems: Iterable[str]) -> bool:
        """Tell whether there are decks of any of these systems."""

    def weigh(self, before: Sequence[System], after: Sequence[System]) -> Impact:
        """Work out what becomes of the decks of some systems when their cards become others."""

    def check_again(self) -> None:
        """Have all decks checked again, as the cards are now."""


class _Offered:
    decks: Decks | None = None


def offer(decks: Decks) -> None:
    """Take what answers for decks; the last one offered does."""
    _Offered.decks = decks


def decks() -> Decks:
    """Return what answers for decks; LookupError while nothing was offered."""
    if _Offered.decks is None:
        raise LookupError("no app has offered its decks to cards.dependents")
    return _Offered.decks
