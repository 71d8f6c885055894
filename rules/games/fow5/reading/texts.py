"""The printed texts of Force of Will 5.01, read from the catalogue of 8.01."""

from rules.games.fow8.reading.texts import texts

__all__ = ["texts"]
