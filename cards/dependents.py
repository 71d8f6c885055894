"""The interface to the decks that depend on cards, implemented by an app above this one.

Searches look into decks, and changed cards are held for review if too many decks would become illegal. The
app with the decks calls `offer` when it is ready, so that this one need not know it.
"""

from collections.abc import Iterable, Sequence
from typing import Protocol

from common.access import User
from rules import System
from rules.search import DeckCards


class Impact(Protocol):
    """The impact of new cards on decks: `legal` are legal now, and `lost` of them become illegal."""

    legal: int
    lost: int

    @property
    def turned(self) -> Sequence[object]:
        """All decks whose verdict changes."""

    @property
    def share(self) -> float:
        """The share of legal decks that are lost, in percent."""

    @property
    def too_heavy(self) -> bool:
        """Whether somebody should review it before activation."""

    def to_json(self) -> dict[str, object]:
        """Return the counts as plain data."""

    def notify(self, cause: str) -> None:
        """Notify the owners of these decks, once per cause."""


class Decks(Protocol):
    """The implementation by the app with the decks."""

    def cards_of(self, user: User, public_id: str) -> DeckCards | None:
        """Return the cards of a deck that a user may see, or None."""

    def exist_for(self, systems: Iterable[str]) -> bool:
        """Return whether there are decks of any of these systems."""

    def weigh(self, before: Sequence[System], after: Sequence[System]) -> Impact:
        """Return the impact of changed cards on the decks of some systems."""

    def check_again(self) -> None:
        """Start a check of all decks with the current cards."""


class _Offered:
    decks: Decks | None = None


def offer(decks: Decks) -> None:
    """Register the implementation; the last one registered is used."""
    _Offered.decks = decks


def decks() -> Decks:
    """Return the implementation. Raises LookupError if none is registered."""
    if _Offered.decks is None:
        raise LookupError("no app has offered its decks to cards.dependents")
    return _Offered.decks
