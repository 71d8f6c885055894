"""Positions and options of Force of Will 5.01 are judged as those of 8.01 are."""

from rules.games.fow8.evaluate import appraise, evaluate

__all__ = ["appraise", "evaluate"]
