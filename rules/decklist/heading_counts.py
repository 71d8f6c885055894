"""The numbers of cards in headings, compared with the cards below them."""

from collections.abc import Iterator
from dataclasses import dataclass

from rules.decklist.lines import Heading
from rules.decklist.places import Part
from rules.decklist.plain import clean


@dataclass(slots=True)
class _Opened:
    heading: Heading
    part: Part
    cards: int = 0


class Announced:
    """Counts the cards below each heading; unreadable lines count as none."""

    def __init__(self) -> None:
        self._opened: list[_Opened] = []

    def open(self, heading: Heading, part: Part) -> None:
        """Start counting below a heading."""
        self._opened.append(_Opened(heading, part))

    def count(self, cards: int) -> None:
        """Add a line's cards to the current heading."""
        if self._opened:
            self._opened[-1].cards += cards

    def remarks(self) -> Iterator[str]:
        """Return a note for each heading whose number differs from the cards below it.

        A section's heading may count the cards below the type headings that follow it, and one with nothing
        below may count cards elsewhere.
        """
        for place, one in enumerate(self._opened):
            said, below = one.heading.announced, self._below(place)
            if said is None or said in (one.cards, below):
                continue
            if below == 0 and said == sum(other.cards for other in self._opened if other.part == one.part):
                continue
            under = clean(one.heading.words)
            yield f"line {one.heading.number} announces {said} cards under “{under}”; {below} were read there"

    def _below(self, place: int) -> int:
        first = self._opened[place]
        total = first.cards
        if first.cards == 0:
            for other in self._opened[place + 1 :]:
                if other.part != first.part:
                    break
                total += other.cards
        return total
