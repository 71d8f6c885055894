"""Whose hidden cards a replayed game shows, and the game as it is read so."""

from collections.abc import Mapping
from typing import Literal

from simulate.answers import Game, RecordedGame
from simulate.games import boards

View = Literal["first", "second", "both"]
"""Whose cards are open: those of the deck that goes first in the pairing, of the other one, or all."""
VIEWS: tuple[View, ...] = ("first", "second", "both")


def read_game(told: RecordedGame, seat: str, view: View) -> Game:
    """Return a game as it is read in a view: the names of cards that are hidden there are left out."""
    viewer = viewers(seat)[view]
    return {
        "names": told["names"],
        "players": told["players"],
        "seed": told["seed"],
        "first": told["first"],
        "winner": told["winner"],
        "reason": told["reason"],
        "finished": told["finished"],
        "turns": told["turns"],
        "fingerprint": told["fingerprint"],
        "steps": [
            {**step, "words": boards.words_for(shown_step.told, viewer)}
            for step, shown_step in zip(told["steps"], told["board_steps"], strict=True)
        ],
    }


def viewers(seat: str) -> Mapping[View, int | None]:
    """Return the seat whose cards each view shows, None for both, where the first view's deck has `seat`."""
    first = int(seat == "second")
    return {"first": first, "second": 1 - first, "both": None}


def view_of(asked: str) -> View:
    """Return the view that a URL asks for; the first one if it asks for none that there is."""
    return "second" if asked == "second" else "both" if asked == "both" else "first"
