"""What the keywords of Skirmish do in play (chapter 5)."""

from rules.language.restrictions import Can, Restriction

AT_ONCE = "attack at once"
"""The action that effects allow, beside those that the kernel asks about."""

MEANINGS: dict[str, tuple[Restriction, ...]] = {"Haste": (Can(AT_ONCE),)}
"""Keywords that forbid, force or allow something (5.1)."""
