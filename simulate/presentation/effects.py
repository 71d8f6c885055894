"""What a card is worth, laid out: the same games with and without it, and the form that asks for them."""

from django.http import QueryDict
from django.urls import reverse

import rules
from simulate import batch_results
from simulate.batch_results import BatchProgress
from simulate.games.effect_plans import cards_in_question, met_by
from simulate.games.effects import AS_IT_IS, MOST_PAIRS, REPLACED
from simulate.games.estimates import AgainstOne, CardEffect, GameTwice, Versions
from simulate.games.text_played import why_no_forecast
from simulate.plan_requests import Allowance
from simulate.presentation import charts, numbers

Json = dict[str, object]
GAMES = 1_000
"""How many games with the card, and as many without it, the form begins with."""


def page(stand: BatchProgress) -> Json | None:
    """Lay out what the card that a batch asks about is worth; None if it asks about none."""
    found = batch_results.card_effect(stand)
    if found is None:
        return None
    rows = [one for one in found["opponents"] if one["found"] is not None]
    drawn = [one["found"] for one in rows if one["found"] is not None]
    overall = found["overall"]
    reach = charts.reach_of([*drawn, *([overall] if overall else [])])
    places = (AS_IT_IS, REPLACED, *(one["opponent"] for one in found["opponents"]))
    return {
        **_names(stand, found),
        "copies": found["copies"],
        "meaning": found["meaning"],
        "no_forecast": why_no_forecast(stand.plan, places),
        "overall": _row(overall, reach) if overall else None,
        "rows": [_against(stand, one, reach) for one in rows],
        "several": len(found["opponents"]) > 1,
        "reach": f"{reach * 100:.0f}",
    }


def _names(stand: BatchProgress, found: CardEffect) -> Json:
    """Return the names of the deck, the card and its replacement, and the addresses of the two cards."""
    system = rules.system(stand.batch.system).code
    known = {one: reverse("card", args=[system, found[one]]) for one in ("card", "replacement") if found[one]}
    return {
        "deck": stand.plan.entries[AS_IT_IS].name,
        "name": found["name"] or "the card",
        "replacement": found["replacement_name"],
        # Of a hidden deck nothing is said about its cards, not even whether one was replaced by another.
        "blank": not found["replacement"] and bool(found["card"]),
        "links": known,
    }


def _row(found: Versions, reach: float) -> Json:
    return {
        "value": numbers.signed(found["value"]),
        "interval": numbers.signed_interval(found),
        "words": _words(found),
        "given": numbers.rate(found["given"]["value"]),
        "replaced": numbers.rate(found["replaced"]["value"]),
        "games": numbers.count(found["games"]),
        "changed": numbers.count(found["better"] + found["worse"]),
        "better": numbers.count(found["better"]),
        "worse": numbers.count(found["worse"]),
        "left_out": numbers.count(found["left_out"]) if found["left_out"] else "",
        "p": f"{found['p']:.2g}",
        "exact": found["exact"],
        "saved": f"{found['saved']:.1f}" if found["saved"] is not None and found["saved"] >= 1.05 else "",
        "drawn": charts.difference(found, reach),
    }


def _words(found: Versions) -> str:
    """Say in a few words what the difference comes to."""
    if not found["better"] and not found["worse"]:
        return "no game went differently"
    if not found["apart"]:
        return "too close to call"
    return "wins more with it" if found["value"] > 0 else "wins less with it"


def _against(stand: BatchProgress, one: AgainstOne, reach: float) -> Json:
    found = one["found"]
    assert found is not None, "only opponents that were played are shown"
    return {
        **_row(found, reach),
        "opponent": stand.plan.entries[one["opponent"]].name,
        "forecast": not why_no_forecast(stand.plan, (AS_IT_IS, REPLACED, one["opponent"])),
        "examples": [_example(stand, one, game) for game in one["examples"]],
    }


def _example(stand: BatchProgress, one: AgainstOne, game: GameTwice) -> Json:
    """Return both versions of a game that went differently, as links to their replays."""
    given, replaced = (
        reverse("batch-game", args=[stand.batch.public_id, pairing, game["pair"], game["seat"]])
        for pairing in one["pairings"]
    )
    return {"number": game["pair"] + 1, "seat": game["seat"], "given": given, "replaced": replaced}


# ---- asking ----


def form(stand: BatchProgress, pairing: int, allowed: Allowance, said: QueryDict) -> Json | None:
    """Lay out the form that asks about a card of a pairing's decks; None if there is nothing to ask."""
    plan = stand.plan
    chosen = pairing if 0 <= pairing < len(plan.pairings) else 0
    sides = cards_in_question(plan, chosen)
    if not sides:
        return None
    decks = [
        {
            "name": plan.entries[plan.pairings[chosen][side]].name,
            "cards": [
                {"value": f"{side}:{card.id}", "name": rules.system(plan.system).label(card)}
                for card in cards
            ],
        }
        for side, cards in sides
    ]
    # Both versions of the deck meet each opponent.
    opponents = len(met_by(plan, chosen, sides[0][0]))
    most = min(2 * MOST_PAIRS, max(2, allowed.games // (2 * opponents)))
    return {
        "pairing": chosen,
        "decks": decks,
        "card": said.get("card", ""),
        "instead": said.get("instead", ""),
        "games": said.get("games") or min(GAMES, most),
        "most": most,
    }
