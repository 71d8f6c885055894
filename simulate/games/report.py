"""The report of a batch: estimates from its ledgers, as plain data for pages, API, files and command line.

Rates are between 0 and 1. Every rate has its 95 % interval (`low`, `high`), and its number of games.
"""

from collections.abc import Sequence
from itertools import combinations

from rules.blanks import is_blank
from rules.opening import dealings
from rules.readings import deck_reading, shares_json
from rules.rulesets import ruleset
from simulate.games import statistics
from simulate.games.effect_figures import card_effect
from simulate.games.estimates import (
    CardFigures,
    Cell,
    Crash,
    Duel,
    FieldRow,
    Headline,
    Matrix,
    Pairing,
    Rate,
    Report,
)
from simulate.games.ledger import Ledger, add
from simulate.games.matchup_results import flipped, live_band, overall, unresolved, win_rate
from simulate.games.plan import Plan
from simulate.games.text_played import too_little, why_no_forecast
from simulate.intervals import elo
from simulate.power import Aim

ALPHA = 0.05
HALF = Aim()
"""What is asked unless a reader says otherwise: how many games tell a rate from one half."""
MOST_CRASHES = 5
MOST_DUELLING = 6
BLANK = ", without its text"
NOTES = {
    "draws": "A draw counts as half a win for each deck.",
    "seats": "The win rate gives going first and going second the same weight.",
    "one_seat": "A deck has only gone first, or only second, so far, so the win rate is not balanced yet.",
    "unresolved": "Unresolved games do not count; the bounds are the range of the rate over all their "
    "possible results.",
    "crashed": "The engine failed in some games; they do not count.",
    "few_understood": "Some cards are played only in part; the results cannot show the rest.",
    "cards": "P-values are corrected for the number of cards compared.",
    "played": "A card is played more often in games that last and in those that go well, so what was played "
    "tells less about a card than what was drawn.",
    "itself": "The deck plays itself, so any rate other than one half is due to chance or going first.",
}


def report(plan: Plan, ledgers: Sequence[Ledger], aim: Aim = HALF) -> Report:
    """Return all statistics of a plan, from the sums over each pairing's games so far.

    `aim` is what `needed` asks: how many games would tell a pairing's rate from which other one.
    """
    pairings = [pairing_report(plan, number, ledger, aim) for number, ledger in enumerate(ledgers)]
    return {
        "system": plan.system,
        "seed": plan.seed,
        "players": list(plan.players),
        "planned": plan.games,
        "games": sum(one["games"] for one in pairings),
        "aim": {"against": aim.against, "power": aim.power},
        "entries": [
            {
                "name": entry.name,
                "understood": known,
                "cards": cards,
                "reading": shares_json(deck_reading(deck)),
            }
            for entry, deck, (known, cards) in zip(plan.entries, plan.decks, plan.understood, strict=True)
        ],
        "pairings": pairings,
        "field": field(plan, ledgers) if len(pairings) > 1 else None,
        "matrix": matrix(plan, ledgers) if len(pairings) > 1 else None,
        "duels": duels(plan, ledgers),
        "effect": card_effect(plan, ledgers),
    }


def headline(plan: Plan, number: int, ledger: Ledger) -> Headline:
    """Return a pairing's live results: games, win rate and confidence band."""
    both, without = overall(ledger), unresolved(ledger)
    low, high = live_band(ledger)
    found = win_rate(ledger)
    return {
        "decks": list(plan.pairings[number]),
        "names": [plan.entries[place].name for place in plan.pairings[number]],
        "games": both.games + without,
        "planned": 2 * plan.pairs,
        "resolved": both.games,
        "wins": both.wins,
        "draws": both.draws,
        "losses": both.losses,
        "unresolved": without,
        "rate": None
        if found is None
        else {"value": found[0], "low": found[1][0], "high": found[1][1], "games": both.games},
        "live": {"low": low, "high": high, "games": both.games},
        "forecast": not too_little(plan, plan.pairings[number]),
    }


def pairing_report(plan: Plan, number: int, ledger: Ledger, aim: Aim = HALF) -> Pairing:
    """Return all statistics of one pairing, for its first deck."""
    found = headline(plan, number, ledger)
    rate, both = found["rate"], overall(ledger)
    seats = statistics.going_first(ledger)
    decks = plan.pairings[number]
    apart = rate is not None and not rate["low"] <= 0.5 <= rate["high"]
    return {
        **found,
        "elo": elo(rate["value"]) if rate and 0 < rate["value"] < 1 else None,
        "apart": apart,
        "needed": _needed(plan, number, rate, aim) if rate else None,
        "bounds": statistics.bounds(rate, both, found["unresolved"])
        if rate and found["unresolved"]
        else None,
        "pairs": statistics.by_pairs(ledger),
        "going_first": seats,
        "turns": statistics.lengths(ledger),
        "with_cut": statistics.with_cut(ledger),
        "decisions": ledger.get("decisions", 0) / found["games"] if found["games"] else 0.0,
        "ends": statistics.ends(ledger),
        "unfinished": dict(ledger.get("unfinished", {})),
        "crashes": _crashes(ledger),
        "mulligans": [
            statistics.mulligans(ledger, place) if _has_mulligan(plan.system) else None for place in (0, 1)
        ],
        "cards": [_cards(plan, decks[place], ledger, place) for place in (0, 1)],
        "means": _means(plan.system),
        "curves": [statistics.curves(ledger, place) for place in (0, 1)],
        "checksum": ledger.get("checksum", 0),
        "notes": _notes(plan, number, ledger, seats is not None),
    }


def _needed(plan: Plan, number: int, rate: Rate, aim: Aim) -> int | None:
    """Return how many games would tell a rate from the one aimed at; None where there is nothing to tell."""
    one, other = plan.pairings[number]
    told = not rate["low"] <= aim.against <= rate["high"]
    if told or plan.entries[one].rows == plan.entries[other].rows:
        return None
    return aim.needed(rate["value"])


def _crashes(ledger: Ledger) -> list[Crash]:
    rows = sorted(ledger.get("crashed", {}).items(), key=lambda row: (-row[1], row[0]))
    seeds = ledger.get("crash_seeds", {})
    return [
        {"reason": reason, "games": games, "seeds": sorted(map(int, seeds.get(reason, {})))[:MOST_CRASHES]}
        for reason, games in rows
    ]


def _has_mulligan(code: str) -> bool:
    return any(dealing.mulligan != "none" for dealing in dealings(code))


def _means(code: str) -> str:
    means = ruleset(code).means
    return "" if means is None else means.name


def _cards(plan: Plan, entry: int, ledger: Ledger, deck: int) -> list[CardFigures]:
    """The statistics of a deck's cards with their names and copies, in the order of names."""
    names: dict[str, str] = {}
    copies: dict[str, int] = {}
    for one in plan.decks[entry].entries:
        names[one.card.id] = one.card.name + (BLANK if is_blank(one.card.id) else "")
        copies[one.card.id] = copies.get(one.card.id, 0) + one.count
    rows: list[CardFigures] = [
        {**row, "name": names[row["card"]], "copies": copies[row["card"]]}
        for row in statistics.cards(ledger, deck)
        if row["card"] in names
    ]
    return sorted(rows, key=lambda row: (row["name"], row["card"]))


def _notes(plan: Plan, number: int, ledger: Ledger, balanced: bool) -> list[str]:
    one, other = plan.pairings[number]
    known = all(have == cards for have, cards in (plan.understood[one], plan.understood[other]))
    summary = {
        "draws": True,
        "seats": balanced,
        "one_seat": not balanced and bool(overall(ledger).games),
        "unresolved": unresolved(ledger) > 0,
        "crashed": bool(ledger.get("crashed")),
        "few_understood": not known and not too_little(plan, (one, other)),
        "itself": plan.entries[one].rows == plan.entries[other].rows,
        "cards": bool(ledger.get("cards")),
        "played": bool(ledger.get("cards")),
    }
    notes = [NOTES[name] for name, holds in summary.items() if holds]
    no_forecast = why_no_forecast(plan, (one, other))
    return [no_forecast, *notes] if no_forecast else notes


# ---- several pairings ----


def matrix(plan: Plan, ledgers: Sequence[Ledger]) -> Matrix:
    """Return the matchups of all decks, with simultaneous intervals.

    A row per deck, a column per opponent; None if they do not meet. `apart` marks matchups whose interval
    excludes one half; in the others the two decks are too close to call.
    """
    number = len(plan.entries)
    cells: list[list[Cell | None]] = [[None] * number for _ in range(number)]
    alpha = ALPHA / len(plan.pairings)
    for (one, other), ledger in zip(plan.pairings, ledgers, strict=True):
        for row, column, side in ((one, other, ledger), (other, one, flipped(ledger))):
            found = win_rate(side, alpha)
            if found is not None and cells[row][column] is None:
                rate, (low, high) = found
                cells[row][column] = {
                    "value": rate,
                    "low": low,
                    "high": high,
                    "games": overall(side).games,
                    "apart": not low <= 0.5 <= high,
                }
    return {"alpha": alpha, "pairings": len(plan.pairings), "cells": cells}


def field(plan: Plan, ledgers: Sequence[Ledger]) -> list[FieldRow]:
    """Return each deck's results against all others together, without games against itself."""
    rows: list[FieldRow] = []
    for place in range(len(plan.entries)):
        total = deck_ledger(plan, ledgers, place)
        found, both = win_rate(total), overall(total)
        rows.append(
            {
                "deck": place,
                "opponents": sum(place in pairing and pairing[0] != pairing[1] for pairing in plan.pairings),
                "games": both.games,
                "rate": None
                if found is None
                else {"value": found[0], "low": found[1][0], "high": found[1][1], "games": both.games},
            }
        )
    return rows


def duels(plan: Plan, ledgers: Sequence[Ledger]) -> list[Duel]:
    """Compare every two decks by their games from the same seeds against each common opponent.

    Each with the two `decks`, the `opponent`, and the difference of their win rates as in `same_chance`. None
    among more than `MOST_DUELLING` decks, which would be more differences than anybody reads, and in a plan
    about a card, which compares the versions of its deck game by game.
    """
    if len(plan.entries) > MOST_DUELLING or plan.effect is not None:
        return []
    sides: dict[int, dict[int, Ledger]] = {}
    for (one, other), ledger in zip(plan.pairings, ledgers, strict=True):
        if one != other:
            sides.setdefault(other, {}).setdefault(one, ledger)
            sides.setdefault(one, {}).setdefault(other, flipped(ledger))
    found: list[Duel] = []
    for opponent, met in sorted(sides.items()):
        for one, other in combinations(sorted(met), 2):
            difference = statistics.same_chance(met[one], met[other])
            if difference is not None:
                found.append({"decks": [one, other], "opponent": opponent, **difference})
    return found


def deck_ledger(plan: Plan, ledgers: Sequence[Ledger], place: int) -> Ledger:
    """Return the sums over all games of a deck against others, from its side."""
    sides = []
    for (one, other), ledger in zip(plan.pairings, ledgers, strict=True):
        if one != other and place in (one, other):
            sides.append(ledger if one == place else flipped(ledger))
    total = add(*sides)
    # The pairs of one pairing are not those of another.
    total.pop("outcomes", None)
    return total
