"""What made-up cards cannot, must and can do: the abilities that say so, written short."""

from rules.language.abilities import Static
from rules.language.changes import Restrict
from rules.language.filters import Filter
from rules.language.restrictions import Can, CanBePlayedFrom, Cannot, Must


def cannot(action: str, other: Filter | None = None) -> Static:
    """The card cannot do this."""
    return Static((Restrict(Cannot(action, other)),))


def must(action: str, other: Filter | None = None) -> Static:
    """The card has to do this if it can."""
    return Static((Restrict(Must(action, other)),))


def can(action: str, other: Filter | None = None) -> Static:
    """The card can do this although it could not otherwise."""
    return Static((Restrict(Can(action, other)),))


def played_from(*zones: str) -> Restrict:
    """Cards can be played from these zones."""
    return Restrict(CanBePlayedFrom(zones))
