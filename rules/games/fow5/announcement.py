"""Playing cards and abilities in Force of Will 5.01 (9.3), as in 8.01 under its own clauses."""

from rules.games.fow8.announcement import play

__all__ = ["play"]
