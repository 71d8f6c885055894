"""How a player stands among targets, where otherwise the numbers of cards are."""

from rules.engine.ids import PlayerId, Target

_FIRST_PLAYER = -2


def as_target(player: PlayerId) -> Target:
    """Return what stands for a player among targets."""
    return Target(_FIRST_PLAYER - player)


def is_player(target: Target) -> bool:
    """Tell whether a target is a player."""
    return target <= _FIRST_PLAYER


def player_aimed_at(target: Target) -> PlayerId:
    """Return the player that a target is; only for one that is a player."""
    return PlayerId(_FIRST_PLAYER - target)
