"""The choices for a batch besides stored decks: sample decks, and players."""

from rules.play import sample_decks
from rules.players import NAMES
from simulate.games.plan import Entry, entry_of

PLAYERS: tuple[str, ...] = NAMES


def samples(system: str) -> dict[str, str]:
    """Return the sample decks of a system: their codes and names."""
    return {code: code.replace("-", " ").capitalize() for code in sample_decks(system)}


def sample_entry(system: str, code: str) -> Entry:
    """Return a sample deck as an entry of a plan. Raises KeyError for an unknown one."""
    return entry_of(samples(system)[code], sample_decks(system)[code])
