"""The choices for a batch besides stored decks: sample decks, and players."""

from rules.play import sample_decks, understood
from rules.players import NAMES
from simulate.games.plan import Entry, Plan, entry_of

PLAYERS: tuple[str, ...] = NAMES


def samples(system: str) -> dict[str, str]:
    """Return the sample decks of a system: their codes and names."""
    return {code: code.replace("-", " ").capitalize() for code in sample_decks(system)}


def sample_entry(system: str, code: str) -> Entry:
    """Return a sample deck as an entry of a plan. Raises KeyError for an unknown one."""
    return entry_of(samples(system)[code], sample_decks(system)[code])


def understood_of(plan: Plan) -> list[tuple[int, int]]:
    """Return for each deck how many of its cards the engine fully understands, and how many it has."""
    return [understood(deck) for deck in plan.decks]
