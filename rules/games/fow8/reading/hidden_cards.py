"""Cards that Force of Will's texts put into a chant-standby area, where all cards are face down."""

from rules.games.fow8.reading.verbs_zones import Put
from rules.reading.grammar import Rules

RULES = Rules()
STANDBY: Put = ("standby area", "top", False, None)


@RULES.rule(
    "put",
    "into (your|its owner's) (chant-standby|standby) area face down",
    example="into your chant-standby area face down",
    miss="into your chant-standby area face up",
)
def hidden() -> Put:
    """Cards go to their owner's area, and are face down there unless a text says otherwise (310.2)."""
    return STANDBY
