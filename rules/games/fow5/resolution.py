"""Resolving what waits on the chase in Force of Will 5.01 (9.3), as in 8.01 under its own clauses."""

from rules.games.fow8.resolution import resolve

__all__ = ["resolve"]
