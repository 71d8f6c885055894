"""Tokens of Force of Will 5.01: those of the newer book, with the keywords that this one knows."""

from rules.games.fow8.definitions_made import made

__all__ = ["made"]
