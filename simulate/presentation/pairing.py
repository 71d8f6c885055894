"""All statistics of a pairing laid out for its page."""

from collections.abc import Sequence

from rules.blanks import printed_id
from simulate import batch_results
from simulate.batch_results import BatchProgress
from simulate.games.estimates import (
    Bounds,
    CardFigures,
    Curves,
    End,
    GoingFirst,
    Lengths,
    Mulligans,
    Pairing,
    PairScore,
    Rate,
    Seen,
    TurnMean,
    WithCut,
)
from simulate.games.game_counts import CURVES, SEEN
from simulate.games.text_played import why_no_forecast
from simulate.power import Aim
from simulate.presentation import charts, numbers

Json = dict[str, object]
ORDERS: dict[str, str] = {"name": "Name", **{str(name): name.capitalize() for name in SEEN}}
CURVE_TITLES = {"hand": "Cards in hand", "life": "Life"}
LEAST_GAMES = 10
"""From the rate of fewer games nobody can say how many it would take: two lost games are no rate of 0 %."""
LEAST_MEANS = 30
"""Turns reached by fewer games are left out of the curves, because their means say little."""


def page(stand: BatchProgress, number: int, order: str, aim: Aim) -> Json:
    """Lay out the statistics of a pairing; `order` sorts its cards, `aim` says what games are to tell."""
    found = batch_results.pairing_report(stand, number, aim)
    one, other = found["names"]
    return {
        "number": number,
        "names": found["names"],
        "no_forecast": why_no_forecast(stand.plan, found["decks"]),
        "meaning": _meaning(stand, found),
        "itself": found["decks"][0] == found["decks"][1],
        "games": numbers.count(found["games"]),
        "resolved": found["games"] > found["unresolved"],
        "wins": numbers.count(found["wins"]),
        "draws": numbers.count(found["draws"]),
        "losses": numbers.count(found["losses"]),
        "unresolved": numbers.count(found["unresolved"]) if found["unresolved"] else "",
        "rate": numbers.rate(found["rate"]["value"]) if found["rate"] else "–",
        "interval": numbers.interval(found["rate"]) if found["rate"] else "",
        "apart": found["apart"],
        "enough": _to_tell(found, aim),
        "by_pairs": _by_pairs(found["pairs"]),
        "elo": f"{found['elo']:+.0f}".replace("-", "−") if found["elo"] is not None else "",
        "rates": _rates(found, one),
        "seat": _seat(found["going_first"], one),
        "bounds": _bounds(found["bounds"]),
        "lengths": _lengths(found["turns"]),
        "with_cut": _with_cut(found["with_cut"]),
        "ends": [_end(row) for row in found["ends"]],
        "unfinished": [(reason.replace("_", " "), games) for reason, games in found["unfinished"].items()],
        "crashes": found["crashes"],
        "mulligans": [
            _mulligan(name, row) for name, row in zip((one, other), found["mulligans"], strict=True) if row
        ],
        "cards": [
            {"name": name, "rows": _cards(rows, order)}
            for name, rows in zip((one, other), found["cards"], strict=True)
            if rows
        ],
        "order": order if order in ORDERS else "name",
        "orders": list(ORDERS.items()),
        "curves": _curves(found["curves"], found["means"]),
        "notes": found["notes"],
        "pairs": found["games"] // 2,
        "decisions": f"{found['decisions']:,.0f}",
    }


def _meaning(stand: BatchProgress, found: Pairing) -> str:
    """Say in one sentence what the win rate is good for; "" for decks of which too little is played."""
    plan, (one, other) = stand.plan, found["names"]
    if why_no_forecast(plan, found["decks"]):
        return ""
    partly = [
        f"{whole} of {cards} cards of “{name}”"
        for name, (whole, cards) in dict(
            zip((one, other), [plan.understood[place] for place in found["decks"]], strict=True)
        ).items()
        if whole < cards
    ]
    played = f"{' and '.join(partly)} played as printed" if partly else "every card played as printed"
    return (
        f"The number says how “{one}” does against “{other}” in the hands of these players, with {played}; "
        "other lists and other players may differ."
    )


def _to_tell(found: Pairing, aim: Aim) -> Json:
    """Lay out how many games would tell the rate from the one aimed at."""
    rate = found["rate"]
    told = rate is not None and not rate["low"] <= aim.against <= rate["high"]
    return {
        "needed": numbers.about(found["needed"]) if found["needed"] else "",
        "told": told,
        "early": rate is not None and rate["games"] < LEAST_GAMES,
        "least": LEAST_GAMES,
        "against": f"{aim.against * 100:g}",
        "power": f"{aim.power * 100:g}",
        "usual": aim == Aim(),
    }


def _rates(found: Pairing, one: str) -> list[Json]:
    """The rates compared with one half, all on the same scale."""
    rows: list[tuple[str, Rate | None]] = [(f"{one} wins", found["rate"])]
    if seats := found["going_first"]:
        rows += [
            (f"{one} wins going first", seats["first"]),
            (f"{one} wins going second", seats["second"]),
            ("The first player wins", seats["whoever"]),
        ]
    scale = charts.scale_for(row for _, row in rows)
    return [_rate(what, row, scale) for what, row in rows if row]


def _rate(what: str, row: Rate, scale: charts.Scale) -> Json:
    return {
        "what": what,
        "games": numbers.count(row["games"]),
        "rate": numbers.rate(row["value"]),
        "interval": numbers.interval(row),
        "drawn": scale.whisker(row, row["value"]),
        "scale": scale.words,
    }


def _seat(seats: GoingFirst | None, one: str) -> Json | None:
    if seats is None:
        return None
    return {
        "name": one,
        "value": numbers.signed(seats["value"]),
        "interval": numbers.signed_interval(seats),
        "apart": not seats["low"] <= 0 <= seats["high"],
        "paired": seats["paired"],
        "drawn": charts.difference(seats, charts.reach_of([seats])),
    }


def _bounds(row: Bounds | None) -> Json | None:
    if row is None:
        return None
    return {
        "games": numbers.count(row["games"]),
        "between": f"{row['lowest'] * 100:.1f}–{row['highest'] * 100:.1f} %",
        "interval": numbers.interval(row),
    }


def _by_pairs(row: PairScore | None) -> Json | None:
    if row is None:
        return None
    return {
        "score": numbers.rate(row["value"]),
        "interval": numbers.interval(row),
        "pairs": numbers.count(row["pairs"]),
        "p": f"{row['p'] if row['exact'] is None else row['exact']:.2g}",
        "exact": row["exact"] is not None,
    }


def _with_cut(row: WithCut | None) -> Json | None:
    if row is None:
        return None
    return {
        "cut": numbers.count(row["cut"]),
        "games": numbers.count(row["games"]),
        "median": row["median"],
        "interval": f"{row['low']}–{row['high']}" if row["high"] else f"{row['low']} or later",
        "rows": [(one["turn"], numbers.rate(one["share"]), numbers.interval(one)) for one in row["over"]],
    }


def _lengths(row: Lengths | None) -> Json | None:
    if row is None:
        return None
    return {
        "median": f"{row['median']:g}",
        "interval": f"{row['low']}–{row['high']}",
        "mean": f"{row['mean']:.1f}",
        "least": row["least"],
        "most": row["most"],
        "games": numbers.count(row["games"]),
        "drawn": charts.histogram(row["histogram"], row["median"]),
    }


def _end(row: End) -> Json:
    return {
        "reason": row["reason"].replace("_", " "),
        "games": numbers.count(row["games"]),
        "share": numbers.rate(row["share"]),
        "interval": numbers.interval(row),
        "drawn": charts.WHOLE.whisker(row, row["share"]),
    }


def _mulligan(name: str, row: Mulligans) -> Json:
    return {
        "name": name,
        "rate": numbers.rate(row["value"]),
        "interval": numbers.interval(row),
        "games": numbers.count(row["games"]),
        "mean": numbers.mean(row["mean_cards"]),
        "drawn": charts.WHOLE.whisker(row, row["value"]),
    }


# ---- cards ----


def _cards(rows: Sequence[CardFigures], order: str) -> list[Json]:
    ordered = list(rows)
    for seen in SEEN:
        if seen == order:
            ordered.sort(key=lambda row: -_difference(row[seen]))
    return [
        {
            "card": printed_id(row["card"]),
            "name": row["name"],
            "copies": row["copies"],
            "cells": [_seen(name, row[name]) for name in SEEN],
        }
        for row in ordered
    ]


def _difference(row: Seen | None) -> float:
    """The difference that a card made to the win rate; unknown ones sort last."""
    return -2.0 if row is None else row.get("difference", -2.0)


def _seen(what: str, row: Seen | None) -> Json | None:
    if row is None:
        return None
    apart = row.get("apart", False)
    ahead = row.get("difference", 0) > 0
    return {
        "what": what,
        "rate": numbers.rate(row["value"]),
        "interval": numbers.interval(row),
        "games": numbers.count(row["games"]),
        "drawn": charts.WHOLE.whisker(row, row["value"]),
        "mark": ("▲" if ahead else "▼") if apart else "",
        "words": ("wins more" if ahead else "wins less") if apart else "",
    }


# ---- curves ----


def _curves(curves: Sequence[Curves], means: str) -> list[Json]:
    found = []
    for name in CURVES:
        decks = [
            [row for row in curve.get(name, ()) if row["games"] >= _enough(curve[name])] for curve in curves
        ]
        if not any(decks):
            continue
        title = means.capitalize() if name == "means" else CURVE_TITLES[name]
        turns = max(len(rows) for rows in decks)
        table = [
            {"turn": turn + 1, "cells": [_mean(rows[turn]) if turn < len(rows) else None for rows in decks]}
            for turn in range(turns)
        ]
        drawn = charts.curve_chart(decks)
        found.append({"name": name, "title": title or "Means", "drawn": drawn, "table": table})
    return found


def _enough(rows: Sequence[TurnMean]) -> int:
    """How many games a turn needs to be shown: a few, unless there were no more to begin with."""
    return min(LEAST_MEANS, rows[0]["games"]) if rows else 0


def _mean(row: TurnMean) -> Json:
    return {
        "mean": numbers.mean(row["mean"]),
        "interval": f"{row['low']:.2f}–{row['high']:.2f}",
        "games": numbers.count(row["games"]),
    }
