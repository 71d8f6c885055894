"""Hands of a deck for pages and the API; nothing is stored, and decks are values."""

from collections.abc import Sequence

from decks import values
from decks.models import Deck
from simulate.hands.questions import AskedQuestion, Charge, Mulligan, free, odds
from simulate.hands.samples import Dealt, sample_hand
from simulate.hands.table import SectionTable, table
from simulate.hands.wishes import BadWish
from simulate.odds import BadQuestion

LIMIT = 600_000
"""The maximum steps of an exact answer while a visitor waits."""
TURNS = 10

Refused = (BadWish, BadQuestion)


def hand_tables(deck: Deck, turns: int = TURNS) -> list[SectionTable]:
    """Return the chances of every card of a deck."""
    return table(values.to_rules(deck), turns)


def chances(
    deck: Deck,
    wishes: Sequence[str],
    *,
    turn: int = 0,
    second: bool = False,
    mulligan: Mulligan = "optimal",
    keep: Sequence[str] = (),
    charge: Charge = free,
) -> list[AskedQuestion]:
    """Answer wishes about a deck. Raises one of `Refused`.

    The answers are computed inside `charge`, which gets their estimated seconds.
    """
    return odds(
        values.to_rules(deck),
        wishes,
        turn=turn,
        second=second,
        mulligan=mulligan,
        keep=keep,
        limit=LIMIT,
        charge=charge,
    )


def sampled_hand(
    deck: Deck, seed: int, *, back: Sequence[int] = (), turn: int = 0, second: bool = False
) -> list[Dealt]:
    """Deal a deck from a seed. Raises one of `Refused`."""
    return sample_hand(values.to_rules(deck), seed, back=back, turn=turn, second=second)
