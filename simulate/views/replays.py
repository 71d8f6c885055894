"""The pages of a replayed game, turn by turn."""

from functools import partial

from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.views.decorators.http import require_safe

import rules
from common import access
from common.requests import PageRequest
from common.throttles import seconds_to_wait
from simulate import batch_results, replays
from simulate.games.plan import PlanFault
from simulate.presentation import replays as showing
from simulate.views.batches import batch_or_404

SEATS = ("first", "second")
BOARD = "replay"
"""The part of the page that a step replaces."""


@require_safe
def game(request: PageRequest, batch_id: str, pairing: int, pair: int, seat: str) -> HttpResponse:
    """Show a game of a batch, at the URL's turn; `seat` is that of the first deck."""
    found = batch_or_404(request, batch_id)
    if seat not in SEATS:
        raise Http404
    stand = batch_results.batch_progress(found)
    context = {"batch": found, "of": rules.system(found.system)}
    status = 200
    try:
        told = replays.recorded_game(
            stand, pairing, pair, swapped=seat == "second", wait=partial(seconds_to_wait, request)
        )
    except replays.NotYet:
        context["waiting"], status = replays.AGAIN, 202
    except replays.TooOften as error:
        context["refused"], status = str(error), 429
    except PlanFault as error:
        context["refused"], status = f"{error}.", 404
    else:
        where = showing.Where(found.public_id, pairing, pair, seat)
        played = stand.games_of(pairing) // 2
        asked = showing.Asked(*(request.GET.get(key, "") for key in ("step", "turn", "view")))
        context |= showing.game_page(told, where, asked, played)
        context["same_rules"] = replays.same_rules(found)
    if request.htmx and status == 202:
        response = HttpResponse(status=204)
    elif request.htmx.target == BOARD and status == 200:
        response = render(request, "batches/_board.html", context)
    elif request.htmx and status == 200:
        # The waiting page reloads now that the game is ready.
        response = HttpResponse(headers={"HX-Refresh": "true"})
    else:
        response = render(request, "batches/game.html", context, status=status)
    access.keep_private(response)
    return response


@require_safe
def pick(request: HttpRequest, batch_id: str) -> HttpResponse:
    """Redirect to the game in a form: `pairing`, `game` counted from 1, `seat`."""
    found = batch_or_404(request, batch_id)
    unknown = next((name for name in request.GET if name not in ("pairing", "game", "seat")), None)
    pairing, number = request.GET.get("pairing", "0"), request.GET.get("game", "1")
    seat = request.GET.get("seat", "first")
    if unknown is not None or seat not in SEATS or not _are_numbers(pairing, number):
        said = f"“{number[:40]}” is not a pair number; write a whole number from 1."
        if unknown is not None:
            said = f"“{unknown[:40]}” says nothing here; a game is found by pairing, game and seat."
        context = {"batch": found, "of": rules.system(found.system), "refused": said}
        response = render(request, "batches/game.html", context, status=400)
        access.keep_private(response)
        return response
    pair = min(max(int(number[:9]) - 1, 0), 999_999_999)
    return redirect("batch-game", found.public_id, int(pairing[:6]), pair, seat)


def _are_numbers(*said: str) -> bool:
    return all(one.isascii() and one.isdigit() for one in said)
