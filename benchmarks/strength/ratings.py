"""Elo ratings of players from their games against each other, by the model of Bradley and Terry."""

from collections.abc import Mapping, Sequence
from math import log10

ROUNDS = 2000
SURE = 1.0
"""Games added to each pair that met, half won by each: a player who never lost keeps a finite rating."""


def ratings(
    scores: Mapping[tuple[str, str], tuple[float, int]], players: Sequence[str], zero: str
) -> dict[str, float]:
    """Return the Elo of every player who met others, with `zero` at 0.

    `scores` has the first player's points and the games of each pair. The fit maximizes the likelihood by
    minorization: a strength is the points won over the sum of games / (own strength + the other's).
    """
    met = {pair: (points + SURE / 2, games + SURE) for pair, (points, games) in scores.items() if games}
    strength = {one: 1.0 for one in players if any(one in pair for pair in met)}
    for _ in range(ROUNDS):
        won, shared = dict.fromkeys(strength, 0.0), dict.fromkeys(strength, 0.0)
        for (first, second), (points, games) in met.items():
            won[first] += points
            won[second] += games - points
            each = games / (strength[first] + strength[second])
            shared[first] += each
            shared[second] += each
        strength = {one: won[one] / shared[one] for one in strength}
    if zero not in strength:
        return {}
    return {one: 400 * log10(value / strength[zero]) for one, value in strength.items()}
