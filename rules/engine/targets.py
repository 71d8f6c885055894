"""What a player can aim at: a card or a player, as one number in the order of what was chosen."""

from typing import NewType

Target = NewType("Target", int)
"""A target as it is kept: the number of a card, or a number below NOTHING that stands for a player."""
NOTHING = Target(-1)
"""A place among the targets that was left empty, or whose target is no longer legal."""
_FIRST_PLAYER = -2


def as_target(player: int) -> Target:
    """Return what stands for a player among targets."""
    return Target(_FIRST_PLAYER - player)


def is_player(target: Target) -> bool:
    """Tell whether a target is a player."""
    return target <= _FIRST_PLAYER


def player_aimed_at(target: Target) -> int:
    """Return the player that a target is; only for one that is a player."""
    return _FIRST_PLAYER - target
