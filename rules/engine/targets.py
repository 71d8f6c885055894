"""The encoding of players among targets, which are otherwise the numbers of cards."""

from rules.engine.ids import PlayerId, Target

_FIRST_PLAYER = -2


def as_target(player: PlayerId) -> Target:
    """Return the target that stands for a player."""
    return Target(_FIRST_PLAYER - player)


def is_player(target: Target) -> bool:
    """Return whether a target is a player."""
    return target <= _FIRST_PLAYER


def player_aimed_at(target: Target) -> PlayerId:
    """Return the player of a target; only for one that is a player."""
    return PlayerId(_FIRST_PLAYER - target)
