"""A deck at a glance, for the editor: its cost curve and its attributes, as few numbers as fit in a line."""

from dataclasses import dataclass

import rules
from decks import values
from decks.models import Deck
from decks.stats import facts
from rules.opening import dealings

# The height of the highest bar, and the distance from bar to bar, in the units of the drawing.
_HIGH, _STEP = 30, 22


@dataclass(frozen=True, slots=True)
class Bar:
    """A cost with its number of copies, and where its bar is drawn."""

    cost: str
    copies: int
    left: int
    height: int

    @property
    def top(self) -> int:
        """Where the bar begins."""
        return _HIGH - self.height

    @property
    def middle(self) -> int:
        """Where its numbers stand."""
        return self.left + _STEP // 2


@dataclass(frozen=True, slots=True)
class Glance:
    """The curve and the attributes of the section that cards are drawn from."""

    title: str
    bars: tuple[Bar, ...]
    attributes: tuple[tuple[str, int], ...]

    @property
    def width(self) -> int:
        """The width of the drawing."""
        return _STEP * len(self.bars)

    @property
    def words(self) -> str:
        """The curve in words."""
        return "Cost curve: " + ", ".join(f"{bar.copies} × {bar.cost}" for bar in self.bars if bar.copies)


def glance(deck: Deck) -> Glance | None:
    """Return a deck at a glance, or None if it has no cards to draw."""
    of = rules.system(deck.system)
    section = dealings(of.code)[0].section
    entries = [entry for entry in values.to_rules(deck).entries if entry.section == section]
    if not entries:
        return None
    curve, shares = facts.curve(of, entries), facts.attributes(of, entries)
    drawn = [series.values for series in curve.series if series.drawn]
    counts = [sum(one) for one in zip(*drawn, strict=True)]
    most = max(counts, default=1)
    bars = tuple(
        Bar(row.label.replace(" or more", "+"), copies, place * _STEP, round(_HIGH * copies / most))
        for place, (row, copies) in enumerate(zip(curve.rows, counts, strict=True))
    )
    # The last series counts cards of several attributes for each.
    attributes = zip(shares.rows, shares.series[-1].values, strict=True)
    return Glance(of.section(section).title, bars, tuple((row.label, count) for row, count in attributes))
