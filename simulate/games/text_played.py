"""How much of the decks is played with its text: with too little, a win rate forecasts nothing."""

from collections.abc import Iterable

from simulate.games.plan import Plan

LEAST_SHARE = 0.8
"""The share of a deck's cards that must be played with all they print for its win rate to mean anything."""


def too_little(plan: Plan, places: Iterable[int]) -> list[int]:
    """Return those of some decks, by place, of which too little is played with its text, each once."""
    found = []
    for place in dict.fromkeys(places):
        whole, cards = plan.understood[place]
        if whole < LEAST_SHARE * cards:
            found.append(place)
    return found


def why_no_forecast(plan: Plan, places: Iterable[int]) -> str:
    """Say of which decks too little is played for their results to be a forecast; "" where none is."""
    rows = []
    for place in too_little(plan, places):
        whole, cards = plan.understood[place]
        rows.append(f"{cards - whole} of {cards} cards of “{plan.entries[place].name}”")
    return f"Not a forecast: {' and '.join(rows)} are played without all of their text." if rows else ""
