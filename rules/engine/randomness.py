"""The state's random numbers, the same on every machine and Python version."""

from collections.abc import MutableSequence
from typing import TypeVar

from rules.engine.compiled import mypyc_attr
from rules.engine.slots import shallow_copy

Item = TypeVar("Item")

_MASK64 = (1 << 64) - 1
_MULTIPLIER = 6364136223846793005


@mypyc_attr(allow_interpreted_subclasses=True)
class Random:
    """A PCG32 generator (XSH-RR): 64 bits of state, 32 bits per number; plain data that can be copied.

    `stream` separates sequences that share a seed, for example one per purpose.
    """

    __slots__ = ("increment", "state")

    def __init__(self, seed: int, stream: int = 0) -> None:
        self.state: int = 0
        self.increment: int = ((stream << 1) | 1) & _MASK64
        self.next32()
        self.state = (self.state + seed) & _MASK64
        self.next32()

    def copy(self) -> "Random":
        """Return a generator that will produce the same numbers."""
        return shallow_copy(self)

    def next32(self) -> int:
        """Return the next 32 random bits."""
        old = self.state
        self.state = (old * _MULTIPLIER + self.increment) & _MASK64
        shifted = (((old >> 18) ^ old) >> 27) & 0xFFFFFFFF
        turn = old >> 59
        return ((shifted >> turn) | (shifted << (32 - turn))) & 0xFFFFFFFF

    def below(self, bound: int) -> int:
        """Return a number from 0 to bound - 1, all equally likely; bound is 1 to 2**32."""
        threshold = (1 << 32) % bound
        while True:
            drawn = self.next32()
            if drawn >= threshold:
                return drawn % bound

    def shuffle(self, items: MutableSequence[Item]) -> None:
        """Shuffle items, every order equally likely (Fisher and Yates)."""
        for last in range(len(items) - 1, 0, -1):
            other = self.below(last + 1)
            items[last], items[other] = items[other], items[last]
