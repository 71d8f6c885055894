"""What a card is worth to a deck, from the same games with and without it."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence

from rules.blanks import card_or_blank
from rules.rulesets import ruleset
from rules.systems import system
from simulate.games.effects import AS_IT_IS, OPPONENTS, Effect
from simulate.games.estimates import AgainstOne, CardEffect, GameTwice, Versions, Won
from simulate.games.game_counts import POINTS, outcomes
from simulate.games.ledger import Ledger
from simulate.games.plan import Plan
from simulate.games.statistics import ALPHA, rate_row
from simulate.intervals import difference_test, exact_difference_test, paired_difference

MOST_EXAMPLES = 5
MOST_EXACT = 100_000
"""With more steps, pairs that differ times the sum of the differences, the exact test takes too long."""
SEATS = ("first", "second")

Went = tuple[str, str]
Twice = tuple[Went, Went]
"""How both games of a pair went with a card, and how they went without it."""


def card_effect(plan: Plan, ledgers: Sequence[Ledger]) -> CardEffect | None:
    """Return what the card that a plan asks about is worth; None if it asks about none."""
    effect = plan.effect
    if effect is None:
        return None
    played = [
        _twice(outcomes(given), outcomes(replaced))
        for given, replaced in zip(ledgers[::2], ledgers[1::2], strict=True)
    ]
    of = system(plan.system)
    zones = ruleset(plan.system).section_zones
    card, other = (card_or_blank(of, one) for one in (effect.card, effect.replacement))
    assert card is not None and other is not None, "a plan's cards are in the catalogue"
    return {
        "card": card.id,
        "name": of.label(card),
        "copies": sum(
            count
            for section, one, count in plan.entries[AS_IT_IS].rows
            if one == effect.card and section in zones
        ),
        "replacement": "" if effect.blank else other.id,
        "replacement_name": "" if effect.blank else of.label(other),
        "overall": _versions(_in_all(played), sum(map(_left_out, played))),
        "opponents": [_against(number, pairs) for number, pairs in enumerate(played)],
        "meaning": _meaning(effect, opponents=len(played)),
    }


def _meaning(effect: Effect, opponents: int) -> str:
    """Say in one sentence what the number is good for."""
    against = "this opponent" if opponents == 1 else "these opponents"
    than = "having no text" if effect.blank else "being the card that replaced them"
    return (
        f"The number says what these copies add to this deck against {against} in the hands of these "
        f"players, compared with {than}; other decks, opponents and players may differ."
    )


def _twice(given: Mapping[int, Went], replaced: Mapping[int, Went]) -> dict[int, Twice]:
    """Return the pairs that were played with and without the card."""
    return {pair: (went, replaced[pair]) for pair, went in given.items() if pair in replaced}


def _whole(twice: Twice) -> bool:
    return all(game for went in twice for game in went)


def _left_out(played: Mapping[int, Twice]) -> int:
    return sum(not _whole(twice) for twice in played.values())


def _in_all(played: Sequence[Mapping[int, Twice]]) -> list[list[Twice]]:
    """Return for each pair that has a result against every opponent how it went against each.

    The games of a pair have one deal, whoever the opponent is, so they are not independent.
    """
    first, *others = played
    return [
        [first[pair], *(one[pair] for one in others)]
        for pair in first
        if all(pair in one and _whole(one[pair]) for one in played)
    ]


def _against(number: int, played: Mapping[int, Twice]) -> AgainstOne:
    return {
        "opponent": OPPONENTS + number,
        "pairings": [2 * number, 2 * number + 1],
        "found": _versions(_in_all([played]), _left_out(played)),
        "examples": _examples(played),
    }


def _examples(played: Mapping[int, Twice]) -> list[GameTwice]:
    found: list[GameTwice] = []
    for pair, (given, replaced) in sorted(played.items()):
        # The first game of a pair is the one in which the deck has the first seat.
        for seat, one, other in zip(SEATS, given, replaced, strict=True):
            if one and other and one != other:
                found.append({"pair": pair, "seat": seat})
    return found[:MOST_EXAMPLES]


def _versions(rows: Sequence[Sequence[Twice]], left_out: int) -> Versions | None:
    """Compare both versions of a deck, from a row of paired games for each deal."""
    if not rows:
        return None
    sums = [(_points(one for one, _ in row), _points(other for _, other in row)) for row in rows]
    # A win is two points, and a row has two games against each opponent.
    games, most = 2 * len(rows[0]), 4 * len(rows[0])
    differences = Counter(given - replaced for given, replaced in sums)
    changed = [
        POINTS[one] - POINTS[other]
        for row in rows
        for given, replaced in row
        for one, other in zip(given, replaced, strict=True)
    ]
    rates = [_rate(sum(points), games * len(rows)) for points in zip(*sums, strict=True)]
    low, high = paired_difference(differences, most)
    differing = [abs(one) for one in differences.elements() if one]
    exact = len(differing) * sum(differing) <= MOST_EXACT
    p = exact_difference_test(differences) if exact else difference_test(differences)
    return {
        "value": rates[0]["value"] - rates[1]["value"],
        "low": low,
        "high": high,
        "given": rates[0],
        "replaced": rates[1],
        "games": games * len(rows),
        "better": sum(one > 0 for one in changed),
        "worse": sum(one < 0 for one in changed),
        "left_out": left_out,
        "p": p,
        "exact": exact,
        "apart": p < ALPHA and not low <= 0 <= high,
        "saved": _saved(sums),
    }


def _points(went: Iterable[Went]) -> int:
    return sum(POINTS[game] for pair in went for game in pair)


def _rate(points: int, games: int) -> Won:
    rate = rate_row(points / 2, games)
    assert rate is not None, "there are games"
    return rate


def _saved(sums: Sequence[tuple[int, int]]) -> float | None:
    """Return how many times as many games independent ones would take; None if no pair differs."""

    def variance(values: Sequence[int]) -> float:
        mean = sum(values) / len(values)
        return sum((one - mean) ** 2 for one in values) / len(values)

    apart = variance([given - replaced for given, replaced in sums])
    return sum(variance(one) for one in zip(*sums, strict=True)) / apart if apart else None
