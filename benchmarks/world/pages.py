"""The results as lines of the terminal and as the tables of docs/world.md."""

from collections.abc import Sequence

from rules.systems import CODES
from simulate.world import Meeting, RealDeck, real_decks

OPENING = "<!-- world: written by python -m benchmarks.world --write -->\n"
CLOSING = "<!-- /world -->"


def rate(meeting: Meeting) -> str:
    """Return a meeting's win rate with its interval."""
    low, high = meeting.interval
    return f"{100 * meeting.won / meeting.games:.0f} % ({100 * low:.0f}–{100 * high:.0f})"


def in_words(meeting: Meeting) -> str:
    """Return a meeting on a line."""
    theirs, starter = meeting.theirs, meeting.starter
    return (
        f"{theirs.system:6} {theirs.sample.code} – {starter.sample.code}: {rate(meeting)} of "
        f"{meeting.games} {meeting.player} games; "
        f"read {theirs.read}/{theirs.cards} and {starter.read}/{starter.cards}; "
        f"wins as in the world: {meeting.outcome}"
    )


def tables(found: Sequence[Meeting]) -> str:
    """Return the tables: the meetings of each system, then every real deck."""
    lines = [
        "| system | list | starter deck | list wins | games | played by | as in the world |",
        "|---|---|---|---|--:|---|---|",
    ]
    lines += [
        f"| `{one.theirs.system}` | {one.theirs.sample.name} | {one.starter.sample.name} | {rate(one)} "
        f"| {one.games:,} | {one.player} | {one.outcome} |"
        for one in found
    ]
    held = sum(one.outcome == "yes" for one in found)
    lines += ["", f"As in the world in {held} of {len(found)} pairs.", ""]
    lines += ["| system | deck | what it is | cards played whole |", "|---|---|---|--:|"]
    lines += [_row(deck) for code in CODES for deck in real_decks(code)]
    return "\n".join(lines) + "\n"


def _row(deck: RealDeck) -> str:
    return f"| `{deck.system}` | {deck.sample.name} | {deck.sample.about} | {deck.read} of {deck.cards} |"


def written_into(text: str, found: Sequence[Meeting]) -> str:
    """Return a page with the tables between its markers. Raises ValueError if it has none."""
    before, opening, rest = text.partition(OPENING)
    _, closing, after = rest.partition(CLOSING)
    if not opening or not closing:
        raise ValueError(f"the page has no lines {OPENING.strip()!r} and {CLOSING!r}")
    return f"{before}{opening}\n{tables(found)}\n{closing}{after}"
