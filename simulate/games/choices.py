"""The choices for a batch besides stored decks: sample decks, and players."""

from collections.abc import Iterator

from rules.players import NAMES
from rules.samples import KINDS, Sample, samples
from simulate.games.plan import Entry, entry_of

PLAYERS: tuple[str, ...] = NAMES

_HEADINGS = {
    "winner": "Lists that won an event",
    "tournament": "Lists played at an event",
    "starter": "Publishers’ starter decks",
    "made-up": "Built for this site",
}


def grouped_samples(system: str) -> Iterator[tuple[str, list[Sample]]]:
    """Yield the sample decks of a system under headings, the lists of winners first."""
    for kind in KINDS:
        found = [sample for sample in samples(system).values() if sample.kind == kind]
        if found:
            yield _HEADINGS[kind], found


def sample_entry(system: str, code: str) -> Entry:
    """Return a sample deck as an entry of a plan. Raises KeyError for an unknown one."""
    sample = samples(system)[code]
    return entry_of(sample.name, sample.deck)
