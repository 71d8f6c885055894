"""The results as tables: every duel for the terminal, the aims and the ratings for the README."""

from collections.abc import Mapping, Sequence

from benchmarks.strength.duels import Duel, Score
from benchmarks.strength.ratings import ratings

AIMS = {("greedy", "random"): 95, ("lookahead", "greedy"): 65, ("strong", "lookahead"): 60}
"""How many of 100 games the first player should win against the second."""
ZERO = "greedy"
"""The player whose Elo is 0."""
FEWEST = 20
"""Games that a player needs for a rating in the README."""
COMMAND = "python -m benchmarks.strength --write"
OPENING = f"<!-- strength: written by {COMMAND} -->\n"
CLOSING = "<!-- /strength -->"

Scores = Mapping[Duel, Score]


def rate(score: Score) -> str:
    """Return a duel's rate with its interval and the number of games."""
    if not score.games:
        return "–"
    low, high = score.interval
    value = f"{100 * score.points / score.games:.0f} % ({100 * low:.0f}–{100 * high:.0f}) of {score.games:,}"
    return value + (f", {score.unfinished} unfinished" if score.unfinished else "")


def elo(scores: Scores, system: str, players: Sequence[str]) -> dict[str, float]:
    """Return the Elo of each player in a system."""
    met = {
        (duel.first, duel.second): (score.points, score.games)
        for duel, score in scores.items()
        if duel.system == system
    }
    return ratings(met, players, ZERO)


def in_words(scores: Scores, players: Sequence[str]) -> str:
    """Return every duel, one a line, and the ratings of each system."""
    lines = []
    for system in dict.fromkeys(duel.system for duel in scores):
        for duel, score in scores.items():
            if duel.system != system:
                continue
            aim = AIMS.get((duel.first, duel.second))
            wanted = f"; aim {aim} %" if aim else ""
            each = score.seconds / score.games if score.games else 0.0
            lines.append(
                f"{system:6} {duel.first + ' – ' + duel.second:20} {rate(score)}{wanted}; {each:.2f} s a game"
            )
        rated = elo(scores, system, players)
        lines.append(f"{system:6} Elo: " + ", ".join(f"{one} {value:+.0f}" for one, value in rated.items()))
    return "\n".join(lines)


def as_markdown(scores: Scores, players: Sequence[str]) -> str:
    """Return the table of the README: the aims with their results, and the ratings."""
    heads = [f"{first} – {second} (aim {aim} %)" for (first, second), aim in AIMS.items()]
    shown = [one for one in players if one != ZERO]
    rows = [
        "| system | " + " | ".join([*heads, *(f"Elo of `{one}`" for one in shown)]) + " |",
        "|---|" + "---|" * len(heads) + "--:|" * len(shown),
    ]
    for system in dict.fromkeys(duel.system for duel in scores):
        cells = [rate(scores.get(Duel(system, *pair), Score())) for pair in AIMS]
        rated = elo(scores, system, players)
        cells += [
            f"{rated[one]:+.0f}" if one in rated and _games(scores, system, one) >= FEWEST else "–"
            for one in shown
        ]
        rows.append(f"| `{system}` | " + " | ".join(cells) + " |")
    return "\n".join(rows) + "\n"


def _games(scores: Scores, system: str, player: str) -> int:
    """Return how many games a player played in a system."""
    return sum(
        score.games
        for duel, score in scores.items()
        if duel.system == system and player in (duel.first, duel.second)
    )


def written_into(text: str, table: str) -> str:
    """Return a text with the table between its markers. Raises ValueError if it has no markers."""
    before, opening, rest = text.partition(OPENING)
    _, closing, after = rest.partition(CLOSING)
    if not opening or not closing:
        raise ValueError(f"the text has no lines {OPENING.strip()!r} and {CLOSING!r}")
    return f"{before}{opening}\n{table}{closing}{after}"
