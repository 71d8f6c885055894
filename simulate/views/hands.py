"""The page of a deck's hands: the table, the calculator and a sample hand, all from its URL."""

import secrets
from collections.abc import Mapping, Sequence
from functools import partial
from urllib.parse import urlencode

from django.http import HttpRequest, HttpResponse
from django.shortcuts import render
from django.views.decorators.http import require_GET

import rules
from common import access
from common.budget import charged
from common.throttles import seconds_to_wait
from common.words import say
from config.limits import Overspent
from decks import values
from decks.access import owns
from decks.models import Deck
from decks.views.decks import deck_or_404
from simulate import selectors
from simulate.forms.hands import GOING, OddsForm, SampleForm
from simulate.hands.example_wishes import example_wishes
from simulate.hands.questions import MOST_TURNS
from simulate.hands.wishes import UnclearWish
from simulate.presentation.hands import answer_page, sample_page, table_page, unclear_page

TABLE_SECONDS = 0.1
NEW_SEEDS = 1_000_000


@require_GET
def hands(request: HttpRequest, deck_id: str) -> HttpResponse:
    """Show a deck's hands; the URL has the wishes and the seed of the sample hand."""
    deck = deck_or_404(request, deck_id)
    form, sample_form = OddsForm(request.GET), SampleForm(request.GET)
    asked, status = _answered(request, deck, form)
    tables = _tables(request, deck)
    context = {
        "deck": deck,
        "of": rules.system(deck.system),
        "own": owns(request.user, deck),
        "form": form,
        "asked": asked,
        "sample": _sampled(deck, sample_form),
        "tables": tables,
        "view": _view(request.GET),
        "changes": any(one["changes"] for one in tables),
        "examples": example_wishes(values.to_rules(deck)),
        "names": sorted({row.card.name for row in values.rows_of(deck)}),
    }
    response = render(request, "hands/page.html", context, status=status)
    access.keep_private(response, deck)
    return response


def _view(asked: Mapping[str, str]) -> dict[str, str]:
    going = asked.get("table", "first")
    return {
        "going": going if going in dict(GOING) else "first",
        "hand": "changed" if asked.get("after") == "changed" else "kept",
    }


def _tables(request: HttpRequest, deck: Deck) -> list[dict[str, object]]:
    view = _view(request.GET)
    with charged(request, TABLE_SECONDS):
        tables = selectors.hand_tables(deck)
    return table_page(
        tables, values.rows_of(deck), second=view["going"] == "second", best=view["hand"] == "changed"
    )


def _answered(request: HttpRequest, deck: Deck, form: OddsForm) -> tuple[dict[str, object] | None, int]:
    """The answer to the URL's wishes, with the status of the page."""
    if not form.wishes:
        return None, 200
    if not form.is_valid():
        return {"refused": "; ".join(str(said) for errors in form.errors.values() for said in errors)}, 400
    if wait := seconds_to_wait(request, "check"):
        return {"refused": say("slow", seconds=wait)}, 429
    said = form.cleaned_data
    try:
        found = selectors.chances(
            deck,
            form.wishes,
            turn=said["turn"] or 0,
            second=said["going"] == "second",
            mulligan=said["mulligan"] or "optimal",
            keep=[form.keep] if form.keep else [],
            charge=partial(charged, request),
        )
    except Overspent as error:
        return {"refused": str(error)}, 429
    except UnclearWish as error:
        return unclear_page(error, request.GET), 400
    except selectors.Refused as error:
        return {"refused": str(error)}, 400
    return answer_page(found), 200


def _sampled(deck: Deck, form: SampleForm) -> dict[str, object]:
    """The sample hand of the URL, or a random one."""
    fresh = secrets.randbelow(NEW_SEEDS)
    if not form.is_valid():
        refused = "; ".join(str(said) for errors in form.errors.values() for said in errors)
        return {"refused": refused, "fresh": _address(fresh)}
    said = form.cleaned_data
    seed = fresh if said["seed"] is None else said["seed"]
    side, drawn, back = said["side"] or "first", said["drawn"] or 0, said["back"]
    try:
        dealt = selectors.sampled_hand(deck, seed, back=back, turn=drawn, second=side == "second")
    except selectors.Refused as error:
        return {"refused": str(error), "fresh": _address(fresh)}
    other = "first" if side == "second" else "second"
    return {
        **sample_page(dealt, values.rows_of(deck)),
        "seed": seed,
        "side": side,
        "drawn": drawn,
        "back": back,
        "link": _address(seed, side, drawn, back),
        "on": _address(seed, side, drawn + 1, back) if drawn < MOST_TURNS else "",
        "again": _address(seed, side),
        "other": _address(seed, other),
        "fresh": _address(secrets.randbelow(NEW_SEEDS), side),
    }


def _address(seed: int, side: str = "first", drawn: int = 0, back: Sequence[int] = ()) -> str:
    asked: list[tuple[str, object]] = [("seed", seed)]
    asked += [("side", side)] if side != "first" else []
    asked += [("back", place) for place in back]
    asked += [("drawn", drawn)] if drawn else []
    return f"?{urlencode(asked)}#sample"
