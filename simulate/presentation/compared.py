"""Two batches side by side: each win rate of both, and the difference with its interval."""

from common.words import say
from simulate.batch_results import BatchProgress, headlines
from simulate.batch_results import editions as editions_of
from simulate.games.estimates import Difference, Headline
from simulate.games.matchup_results import Results, overall
from simulate.games.statistics import same_chance
from simulate.games.text_played import why_no_forecast
from simulate.intervals import newcombe
from simulate.power import games_per_deck
from simulate.presentation import charts, numbers
from simulate.presentation.batches import editions_page, facts

Json = dict[str, object]


def page(one: BatchProgress, other: BatchProgress) -> Json:
    """Compare the win rates of two batches, pairing by pairing in their order."""
    sides: list[tuple[list[Json], Difference | None, tuple[Results, Results]]] = []
    pairs = list(zip(headlines(one), headlines(other), strict=False))
    for number, (mine, theirs) in enumerate(pairs):
        a, b = overall(one.ledgers[number]), overall(other.ledgers[number])
        found = _on_the_same_chance(one, other, number) or _apart(a, b) if a.games and b.games else None
        sides.append(([_side(mine), _side(theirs)], found, (a, b)))
    differences = [found for _, found, _ in sides if found]
    reach = charts.reach_of(differences)
    rows: list[Json] = [
        {
            "sides": shown,
            "difference": _difference(found, reach) if found else None,
            "needed": _needed(found, *counted) if found else "",
        }
        for shown, found, counted in sides
    ]
    editions = [{row.rules for row in editions_of(stand)} for stand in (one, other)]
    return {
        "same_rules": len(editions[0] | editions[1]) <= 1,
        "same_chance": bool(differences) and all("saved" in found for found in differences),
        "rows": rows,
        "reach": f"{reach * 100:.0f}",
        "left_out": abs(len(one.ledgers) - len(other.ledgers)),
        "sides": [_about(one), _about(other)],
        "same_seed": one.plan.seed == other.plan.seed,
        "same_players": one.plan.players == other.plan.players,
        "no_forecasts": list(dict.fromkeys(filter(None, map(_why_no_forecast, (one, other))))),
        "same_system": one.plan.system == other.plan.system,
    }


def _is_apart(found: Difference) -> bool:
    return not found["low"] <= 0 <= found["high"]


def _needed(found: Difference, a: Results, b: Results) -> str:
    """Return how many games in each batch would tell rates like these apart; "" if they are, or are equal."""
    rates = a.won / a.games, b.won / b.games
    return "" if _is_apart(found) or rates[0] == rates[1] else numbers.about(games_per_deck(*rates))


def _difference(found: Difference, reach: float) -> Json:
    apart = _is_apart(found)
    return {
        "value": numbers.signed(found["value"]),
        "interval": numbers.signed_interval(found),
        "apart": apart,
        "words": "differs" if apart else say("not_significant"),
        "drawn": charts.difference(found, reach),
    }


def _on_the_same_chance(one: BatchProgress, other: BatchProgress, number: int) -> Difference | None:
    """The difference from blocks of games with the same seeds; None without such blocks."""
    same = (one.plan.system, one.plan.seed, one.plan.block_pairs)
    if same != (other.plan.system, other.plan.seed, other.plan.block_pairs):
        return None
    mine, theirs = one.ledgers[number], other.ledgers[number]
    found = same_chance(mine, theirs)
    # Only if it covers all games of both, so that it is the difference of the rates next to it.
    return found if found and found["games"] == overall(mine).games == overall(theirs).games else None


def _apart(a: Results, b: Results) -> Difference:
    low, high = newcombe((a.won, a.games), (b.won, b.games))
    return {"value": a.won / a.games - b.won / b.games, "low": low, "high": high}


def _why_no_forecast(stand: BatchProgress) -> str:
    return why_no_forecast(stand.plan, range(len(stand.plan.entries)))


def _side(head: Headline) -> Json:
    rate = head["rate"]
    return {
        "names": head["names"],
        "games": numbers.count(head["games"]),
        "rate": numbers.rate(rate["value"]) if rate else "–",
        "interval": numbers.interval(rate) if rate else "",
    }


def _about(stand: BatchProgress) -> Json:
    return {"batch": stand.batch, "editions": editions_page(stand), **facts(stand, {})}
