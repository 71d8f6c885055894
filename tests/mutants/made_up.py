"""Functions of no game, which the tests of this machinery break."""

from collections.abc import Iterator

LIMIT = 2


def may_act(player: int, active: int, ready: bool) -> bool:
    """The active player may act with what is ready."""
    return player == active and ready


def draw(deck: list[int], hand: list[int]) -> None:
    """Cards are drawn until the hand is at its limit."""
    while deck and len(hand) < LIMIT:
        hand.append(deck.pop())


def steps(skipped: bool) -> Iterator[str]:
    """A turn has a beginning and, unless it is skipped, an end."""
    yield "begin"
    if not skipped:
        yield "end"


TABLE = {"steps": steps}
"""Knows a function before it is broken."""
