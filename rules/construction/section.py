"""The sections of a deck, and how many cards each may have."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Limits:
    """How many cards a section may have, and by which source.

    `maximum` is None if there is no upper bound; `or_none` means that an empty section is valid too. `source`
    names what replaced the rulebook's numbers: a format, a card's text, or floor rules.
    """

    minimum: int
    maximum: int | None
    or_none: bool = False
    source: str = ""

    def __str__(self) -> str:
        if self.maximum is None:
            text = f"{self.minimum} or more"
        elif self.minimum == self.maximum:
            text = f"exactly {self.minimum}" if self.minimum else "none"
        else:
            text = f"{self.minimum}–{self.maximum}"
        return f"0 or {text}" if self.or_none else text

    def state(self, count: int) -> str:
        """Return a count compared with these limits: `right`, `N too few` or `N too many`."""
        if self.or_none and count == 0:
            return "right"
        if count < self.minimum:
            return f"{self.minimum - count} too few"
        if self.maximum is not None and count > self.maximum:
            return f"{count - self.maximum} too many"
        return "right"


@dataclass(frozen=True, slots=True, kw_only=True)
class Section:
    """A section of a deck, in its rulebook's words.

    `headings` are its other names in deck lists, `types` the words for types of cards by which lists group
    its cards. `optional` sections are not shown until used.
    """

    code: str
    title: str
    minimum: int
    maximum: int | None
    clauses: tuple[str, ...]
    or_none: bool = False
    optional: bool = False
    headings: tuple[str, ...] = ()
    types: tuple[str, ...] = ()

    @property
    def limits(self) -> Limits:
        """The rulebook's own limits for this section."""
        return Limits(self.minimum, self.maximum, self.or_none)
