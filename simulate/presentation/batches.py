"""Batches laid out for pages: the request, the progress, and the results with their intervals."""

from collections.abc import Mapping

import rules
from decks.models import Deck
from decks.verdicts.presentation import KINDS, OUTCOMES
from simulate import batch_results
from simulate.batch_results import BatchProgress
from simulate.games.effects import AS_IT_IS, OPPONENTS
from simulate.games.estimates import Cell, Headline
from simulate.games.plan import Plan
from simulate.games.text_played import too_little, why_no_forecast
from simulate.models import Batch
from simulate.plan_requests import Forecast, in_words
from simulate.power import Aim, nearest_rate
from simulate.presentation import charts, effects, numbers, pairing
from simulate.services import IllegalDecks

Json = dict[str, object]
STATE_OUTCOME = {
    Batch.State.WAITING: "unknown",
    Batch.State.RUNNING: "unknown",
    Batch.State.DONE: "legal",
    Batch.State.DECIDED: "legal",
    Batch.State.CANCELLED: "incomplete",
    Batch.State.FAILED: "illegal",
}
MOST_LIVE = 12
MOST_FINDINGS = 20


# ---- before it starts ----


def forecast_page(found: Forecast, seeded: bool) -> Json:
    """Lay out the cost of a plan."""
    plan, stop = found.plan, found.plan.stop
    a_pairing = 2 * plan.pairs
    shown: Json = {
        "pairings": found.pairings,
        "effect": plan.effect is not None,
        "games": numbers.count(found.games),
        "each": numbers.count(a_pairing),
        "time": in_words(found.seconds),
        "half": f"{found.half_width * 100:.1f}",
        "told": numbers.rate(nearest_rate(a_pairing)),
        "seed": plan.seed if seeded else None,
        "stop": stop,
        "no_forecast": why_no_forecast(plan, range(len(plan.entries))),
    }
    if stop is not None and found.expected is not None:
        shown["expected"] = numbers.count(found.expected)
        shown["expected_time"] = in_words(found.seconds * found.expected / a_pairing)
        shown["short"] = found.expected >= a_pairing
        shown["aim"] = stop_words(plan)
    return shown


def stop_words(plan: Plan) -> str:
    """Describe when a plan stops."""
    stop = plan.stop
    if stop is None:
        return f"{numbers.count(2 * plan.pairs)} games of each pairing"
    if stop.kind == "precision":
        return f"until each win rate is known to ±{stop.half * 100:g} points"
    return (
        f"until a sequential test of {stop.p0 * 100:g} % against {stop.p1 * 100:g} % has decided, "
        f"with errors of {stop.alpha * 100:g} % and {stop.beta * 100:g} %"
    )


def refused_page(system: str, error: IllegalDecks) -> list[Json]:
    """Lay out the illegal decks, each with its findings."""
    return [
        {
            "name": name,
            "outcome": verdict["verdict"],
            "word": OUTCOMES[verdict["verdict"]],
            "unresolved": bool(verdict["unresolved"]),
            "findings": [
                {"kind": KINDS.get(one["severity"], one["severity"]), **one}
                for one in verdict["findings"][:MOST_FINDINGS]
            ],
        }
        for name, verdict in error.verdicts
    ]


# ---- a batch in a list, and the head of its page ----


def title_of(batch: Batch, card_id: str | None) -> str:
    """Return a batch's title from its decks, and from the card that it asks about, if any."""
    entries = list(batch.entries.all())
    names = [entry.name for entry in entries]
    if card_id is not None:
        card = None if entries[AS_IT_IS].hidden and batch.masked else card_named(batch.system, card_id)
        others = names[OPPONENTS:]
        against = " and ".join(others) if len(others) <= 2 else f"{len(others)} decks"
        return f"{card or 'A card'} in {names[AS_IT_IS]}, against {against}"
    if len(names) == 1:
        return f"{names[0]} against itself"
    if len(names) <= 3:
        return " against ".join([names[0], " and ".join(names[1:])])
    return f"{names[0]} and {len(names) - 1} others"


def card_named(system: str, card_id: str) -> str:
    """Return the name of a card, "" for one that the catalogue no longer has."""
    card = rules.system(system).catalogue().get(card_id)
    return card.name if card is not None else ""


def row(batch: Batch) -> Json:
    """Lay out a batch for a list."""
    return {
        "batch": batch,
        "title": title_of(batch, getattr(batch, "effect_card", None)),
        "percent": _percent(batch),
        "state": batch.get_state_display(),
        "outcome": STATE_OUTCOME[Batch.State(batch.state)],
    }


def title_of_progress(stand: BatchProgress) -> str:
    """Return the title of a batch whose plan is at hand."""
    return title_of(stand.batch, stand.plan.effect.card if stand.plan.effect is not None else None)


def facts(stand: BatchProgress, seen: Mapping[int, Deck]) -> Json:
    """Lay out a batch's description: decks, players, seed, games, cards understood."""
    batch, plan = stand.batch, stand.plan
    entries = list(batch.entries.all())
    known = plan.understood
    decks = [
        {
            "name": entry.name,
            "deck": seen.get(entry.deck_id) if entry.deck_id is not None else None,
            "version": entry.deck_version,
            "outcome": entry.outcome,
            "word": OUTCOMES.get(entry.outcome, entry.outcome),
            "findings": entry.findings[:MOST_FINDINGS],
            "understood": have,
            "cards": cards,
            "whole": have == cards,
            "reading": reading,
        }
        for entry, (have, cards), reading in zip(entries, known, batch_results.readings(stand), strict=True)
    ]
    return {
        "title": title_of_progress(stand),
        "decks": decks,
        "broken": [deck for deck in decks if deck["outcome"] != "legal"],
        "partly": [deck for deck in decks if not deck["whole"]],
        "played_by": _played_by(plan),
        "seed": plan.seed,
        "games": numbers.count(stand.games),
        "planned": numbers.count(plan.games),
        "until": stop_words(plan),
        "state": batch.get_state_display(),
        "outcome": STATE_OUTCOME[Batch.State(batch.state)],
        "decision": (batch.decision or {}).get("words", ""),
    }


def editions_page(stand: BatchProgress) -> Json:
    """Lay out the engine versions of the counted games; `mixed` if there are several."""
    found = batch_results.editions(stand)
    return {
        "rows": [
            {"rules": one.rules[:8], "games": numbers.count(one.games), "current": one.current}
            for one in found
        ],
        "mixed": len(found) > 1,
    }


def _played_by(plan: Plan) -> str:
    one, other = plan.players
    return f"{one} players" if one == other else f"{one} against {other} players"


def _percent(batch: Batch) -> int:
    return 100 * batch.through // batch.chunks


# ---- progress ----


def progress_page(stand: BatchProgress, seen: str = "") -> Json:
    """Lay out a batch's progress, with the confidence band of each pairing."""
    batch, plan = stand.batch, stand.plan
    percent, left = _percent(batch), stand.seconds_left
    before = seen.split("-")[1] if seen.count("-") >= 1 else ""
    was = 100 * int(before[:9]) // batch.chunks // 10 if before.isdigit() else -1
    heads = batch_results.headlines(stand)
    return {
        "percent": percent,
        "games": numbers.count(stand.games),
        "planned": numbers.count(plan.games),
        "left": "" if left is None else in_words(left),
        "early": plan.stop is not None,
        "said": f"{percent // 10 * 10} % played" if percent // 10 != was else "",
        "rows": [_live_row(head) for head in heads[:MOST_LIVE]],
        "more": max(0, len(heads) - MOST_LIVE),
    }


def _live_row(head: Headline) -> Json:
    live, rate = head["live"], head["rate"]
    return {
        "names": head["names"],
        "games": numbers.count(head["games"]),
        "forecast": head["forecast"],
        "rate": numbers.rate(rate["value"]) if rate else "–",
        "band": numbers.interval(live),
        "drawn": charts.WHOLE.whisker(live, rate["value"] if rate else None),
    }


# ---- results ----


def results_page(stand: BatchProgress, number: int, order: str, aim: Aim) -> Json | None:
    """Lay out the results, those of a single pairing in full; None before any game is counted."""
    if not stand.games:
        return None
    plan = stand.plan
    chosen = number if 0 <= number < len(plan.pairings) else 0
    several = len(plan.pairings) > 1
    # One deck against several has no more matchups than the list of pairings shows.
    all_meet = several and len(plan.pairings) >= len(plan.entries) and plan.effect is None
    return {
        "several": several,
        "pairings": _pairings(stand, chosen) if several else [],
        "matrix": _matrix(stand) if all_meet else None,
        "field": _field(stand) if all_meet else [],
        "duels": _duels(stand) if several else [],
        "effect": effects.page(stand),
        "chosen": chosen,
        "one": pairing.page(stand, chosen, order, aim),
        "hidden": bool(stand.hidden.intersection(plan.pairings[chosen])),
    }


def _pairings(stand: BatchProgress, chosen: int) -> list[Json]:
    rows = []
    heads = batch_results.headlines(stand)
    scale = charts.scale_for(head["rate"] for head in heads)
    for number, head in enumerate(heads):
        rate = head["rate"]
        rows.append(
            {
                "number": number,
                "chosen": number == chosen,
                "names": head["names"],
                "games": numbers.count(head["games"]),
                "forecast": head["forecast"],
                "rate": numbers.rate(rate["value"]) if rate else "–",
                "interval": numbers.interval(rate) if rate else "",
                "drawn": scale.whisker(rate, rate["value"]) if rate else None,
                "scale": scale.words,
            }
        )
    return rows


def _field(stand: BatchProgress) -> list[Json]:
    found = batch_results.field(stand)
    scale = charts.scale_for(one["rate"] for one in found)
    rated = [(one, one["rate"]) for one in found if one["rate"] is not None]
    return [
        {
            "name": stand.plan.entries[one["deck"]].name,
            "opponents": one["opponents"],
            "games": numbers.count(one["games"]),
            "forecast": not too_little(stand.plan, _met(stand.plan, one["deck"])),
            "value": rate["value"],
            "rate": numbers.rate(rate["value"]),
            "interval": numbers.interval(rate),
            "drawn": scale.whisker(rate, rate["value"]),
            "scale": scale.words,
        }
        for one, rate in sorted(rated, key=lambda row: -row[1]["value"])
    ]


def _met(plan: Plan, deck: int) -> set[int]:
    """Return a deck with all that it meets."""
    return {place for pairing in plan.pairings if deck in pairing for place in pairing}


def _matrix(stand: BatchProgress) -> Json:
    found = batch_results.matrix(stand)
    names = [entry.name for entry in stand.plan.entries]
    rows = [
        {
            "name": name,
            "number": row + 1,
            "cells": [
                _cell(cell, forecast=not too_little(stand.plan, (row, column)))
                for column, cell in enumerate(cells)
            ],
        }
        for row, (name, cells) in enumerate(zip(names, found["cells"], strict=True))
    ]
    return {
        "names": list(enumerate(names, 1)),
        "rows": rows,
        "pairings": found["pairings"],
        "level": f"{(1 - found['alpha']) * 100:.2f}",
    }


def _duels(stand: BatchProgress) -> list[Json]:
    found = batch_results.duels(stand)
    names = [entry.name for entry in stand.plan.entries]
    reach = charts.reach_of(found)
    return [
        {
            "names": [names[place] for place in one["decks"]],
            "opponent": names[one["opponent"]],
            "value": numbers.signed(one["value"]),
            "interval": numbers.signed_interval(one),
            "words": "differ" if one["apart"] else "too close to call",
            "games": numbers.count(one["games"]),
            "forecast": not too_little(stand.plan, (*one["decks"], one["opponent"])),
            "drawn": charts.difference(one, reach),
            "reach": f"{reach * 100:.0f}",
        }
        for one in found
    ]


def _cell(cell: Cell | None, *, forecast: bool) -> Json | None:
    if cell is None:
        return None
    better = cell["value"] > 0.5
    return {
        "rate": numbers.rate(cell["value"]),
        "interval": numbers.interval(cell),
        "games": numbers.count(cell["games"]),
        "mark": ("▲" if better else "▼") if cell["apart"] else "≈",
        "words": ("ahead" if better else "behind") if cell["apart"] else "too close to call",
        "shade": int(cell["value"] * 10),
        "forecast": forecast,
    }
