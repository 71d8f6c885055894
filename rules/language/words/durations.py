"""Durations in words: "until end of turn"."""

from typing import assert_never

from rules.language import durations as du
from rules.language.durations import Duration
from rules.language.words import events
from rules.language.words.speech import Speech


def duration(of: Duration, at: Speech) -> str:
    """Return a duration."""
    match of:
        case du.EndOfTurn():
            return "until end of turn"
        case du.WhileInPlay():
            return f"as long as this {at.word('card')} is in play"
        case du.Always():
            return "for the rest of the game"
        case du.UntilMoment(name, side):
            return f"until {events.moment(name, side, at)}"
        case _:
            assert_never(of)
