"""The pages of practice games: starting one, playing it move by move, its steps and its record."""

from contextlib import suppress
from functools import partial

from django.contrib import messages
from django.core.paginator import Paginator
from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.utils.http import content_disposition_header
from django.views.decorators.http import require_http_methods, require_POST, require_safe
from rest_framework.request import Request

import rules
from common import access, browsers, caps
from common.budget import charged
from common.requests import PageRequest
from common.throttles import seconds_to_wait
from common.words import say
from config.limits import Overspent
from decks.access import owns
from decks.views.decks import deck_or_404
from rules.systems import CODES
from simulate import batch_results, practice_games, replays, services
from simulate.forms.positions import PositionForm
from simulate.forms.practice import PracticeForm, RecordForm
from simulate.games.plan import PlanFault
from simulate.games.practice import (
    BadRecord,
    EngineFailed,
    NotContinuable,
    NothingToUndo,
    OpenGame,
    Refused,
    at_step,
)
from simulate.models import PracticeGame
from simulate.presentation import practice as showing
from simulate.presentation.batches import refused_page
from simulate.presentation.replay_views import view_of
from simulate.presentation.replays import Asked
from simulate.services import practice as practices
from simulate.views.batches import batch_or_404
from simulate.views.replays import BOARD, SEATS

TABLE = "table"
"""The part of the page that a move replaces."""
STARTED_BY_REPLAYS = "greedy"
"""The player who opposes a person that plays on from a game between random players."""


@require_http_methods(["GET", "POST"])
def deck_practice(request: PageRequest, deck_id: str) -> HttpResponse:
    """Start a game with a deck against a player of the engine."""
    deck = deck_or_404(request, deck_id)
    form = PracticeForm(request.POST if request.method == "POST" else None, deck=deck, user=request.user)
    context: dict[str, object] = {
        "deck": deck,
        "of": rules.system(deck.system),
        "own": owns(request.user, deck),
        "form": form,
        "games": practice_games.practice_games_of(request.user).filter(deck=deck)[: caps.PAGE],
    }
    status = 200
    if request.method == "POST":
        status = 400
        try:
            if form.is_valid():
                if wait := seconds_to_wait(request, "practice"):
                    form.add_error(None, say("slow", seconds=wait))
                    status = 429
                else:
                    with charged(request, practice_games.SECONDS):
                        row = practices.start_practice(
                            owner=browsers.keeper(request), matchup=form.matchup, deck=deck
                        )
                        begin(row)
                    return redirect(row)
        except services.IllegalDecks as error:
            context["refused"] = refused_page(deck.system, error)
        except practices.TooManyGames as error:
            form.add_error(None, f"{str(error).capitalize()}.")
            status = 422
    response = render(request, "practice/new.html", context, status=status)
    access.keep_private(response, deck)
    return response


@require_http_methods(["GET", "POST"])
def record_practice(request: PageRequest) -> HttpResponse:
    """Start a game from a record, at one of its steps."""
    form = RecordForm(*((request.POST, request.FILES) if request.method == "POST" else (None,)))
    status = 200
    if request.method == "POST":
        status = 400
        if form.is_valid():
            if wait := seconds_to_wait(request, "practice"):
                form.add_error(None, say("slow", seconds=wait))
                status = 429
            else:
                said = form.cleaned_data
                try:
                    with charged(request, practice_games.SECONDS):
                        record, step = said["record"], said["step"]
                        row = practices.start_from_record(
                            owner=browsers.keeper(request),
                            record=record if step is None else at_step(record, step),
                            seat=said["seat"],
                            opponent=said["opponent"] or "greedy",
                        )
                        begin(row)
                    return redirect(row)
                except (BadRecord, NotContinuable) as error:
                    form.add_error(None, f"This cannot be played: {error}.")
                except practices.TooManyGames as error:
                    form.add_error(None, f"{str(error).capitalize()}.")
                    status = 422
    response = render(request, "practice/record.html", {"form": form}, status=status)
    access.keep_private(response)
    return response


@require_http_methods(["GET", "POST"])
def position_practice(request: PageRequest, system: str) -> HttpResponse:
    """Start a game at a position that the person sets up.

    `deck` names the deck that the form begins with, `game` a game whose position is changed.
    """
    if system not in CODES:
        raise Http404
    earlier = None
    if asked := request.GET.get("game"):
        earlier = practice_games.earlier_position_of(practice_or_404(request, asked))
    form = PositionForm(
        request.POST if request.method == "POST" else None,
        system=system,
        user=request.user,
        deck=deck_or_404(request, asked) if (asked := request.GET.get("deck")) else None,
        earlier=earlier,
    )
    status = 200
    if request.method == "POST":
        status = 400
        try:
            if form.is_valid() and form.record is not None:
                if wait := seconds_to_wait(request, "practice"):
                    form.add_error(None, say("slow", seconds=wait))
                    status = 429
                else:
                    with charged(request, practice_games.SECONDS):
                        row = practices.start_from_record(
                            owner=browsers.keeper(request),
                            record=form.record,
                            seat=0,
                            opponent=form.cleaned_data["opponent"],
                            deck=form.mine,
                        )
                        begin(row)
                    return redirect(row)
        except (BadRecord, NotContinuable) as error:
            form.add_error(None, f"This position cannot be played: {error}.")
        except practices.TooManyGames as error:
            form.add_error(None, f"{str(error).capitalize()}.")
            status = 422
    context = {"form": form, "of": rules.system(system), "earlier": earlier}
    response = render(request, "practice/position.html", context, status=status)
    access.keep_private(response)
    return response


@require_POST
def batch_game_practice(
    request: PageRequest, batch_id: str, pairing: int, pair: int, seat: str
) -> HttpResponse:
    """Start a game from a step of a batch's game; `view` is the deck that the person takes over."""
    batch = batch_or_404(request, batch_id)
    back = redirect("batch-game", batch.public_id, pairing, pair, seat)
    if seat not in SEATS:
        raise Http404
    stand = batch_results.batch_progress(batch)
    if wait := seconds_to_wait(request, "practice"):
        messages.error(request, say("slow", seconds=wait))
        return back
    try:
        told = replays.recorded_game(
            stand, pairing, pair, swapped=seat == "second", wait=partial(seconds_to_wait, request)
        )
        # Of the pairing's two decks the one whose view is open is taken over; the other one's seat is left.
        mine = int((seat == "second") != (request.POST.get("view") == "second"))
        opponent, step = told["players"][1 - mine], request.POST.get("step", "")
        row = practices.start_from_step(
            owner=browsers.keeper(request),
            told=told,
            step=_step(step),
            seat=mine,
            opponent=STARTED_BY_REPLAYS if opponent == "random" else opponent,
        )
        with charged(request, practice_games.SECONDS):
            begin(row)
    except replays.NotYet:
        return back
    except replays.TooOften as error:
        messages.error(request, str(error))
        return back
    except (PlanFault, BadRecord, NotContinuable, practices.TooManyGames) as error:
        messages.error(request, f"This game cannot be played on: {error}.")
        return back
    return redirect(row)


@require_safe
def practice(request: PageRequest) -> HttpResponse:
    """List the visitor's practice games."""
    page = Paginator(practice_games.practice_games_of(request.user), caps.PAGE).get_page(
        request.GET.get("page")
    )
    context = {"page": page, "games": page.object_list, "systems": rules.systems()}
    response = render(request, "practice/mine.html", context)
    access.keep_private(response)
    return response


@require_safe
def practice_game(request: PageRequest, game_id: str) -> HttpResponse:
    """Show a game at its open question."""
    return _shown(request, practice_or_404(request, game_id))


@require_POST
def practice_move(request: PageRequest, game_id: str) -> HttpResponse:
    """Make a move: `do` is one of its moves, `version` the one of the game that is shown."""
    row = practice_or_404(request, game_id)
    trouble, status = "", 200
    try:
        with charged(request, practice_games.SECONDS):
            practice_games.keep(row, _moved(request, row))
    except practices.MovedOn as error:
        row.refresh_from_db()
        trouble, status = str(error), 409
    except (Refused, NothingToUndo) as error:
        trouble, status = str(error), 400
    except EngineFailed as error:
        trouble = f"the engine could not carry this out ({error}); nothing changed, so choose otherwise"
        status = 422
    except practices.OtherRules:
        status = 409
    except Overspent as error:
        request.seconds_to_wait = error.seconds  # type: ignore[attr-defined]
        trouble, status = say("slow", seconds=error.seconds).removesuffix("."), 429
    if request.htmx.target == TABLE or status != 200:
        return _shown(request, row, trouble, status)
    return redirect(row)


@require_safe
def practice_replay(request: PageRequest, game_id: str) -> HttpResponse:
    """Show the steps of a game so far, as its person saw them, and with open hands once it is over."""
    row = practice_or_404(request, game_id)
    context: dict[str, object] = {"game": row, "of": rules.system(row.system)}
    asked = Asked(*(request.GET.get(key, "") for key in ("step", "turn", "view")))
    status = 200
    try:
        with charged(request, practice_games.SECONDS):
            context |= showing.practice_replay(practice_games.sitting(row), row.public_id, asked)
            if view_of(asked.view) != "first":
                practices.open_hands(row=row)
    except practices.OtherRules as error:
        context["refused"], status = error, 409
    template = (
        "batches/_board.html" if request.htmx.target == BOARD and status == 200 else "practice/replay.html"
    )
    response = render(request, template, context, status=status)
    access.keep_private(response)
    return response


@require_POST
def practice_take_over(request: PageRequest, game_id: str) -> HttpResponse:
    """Start a game from a step of one that is over; `view` is the deck that the person takes over."""
    row = practice_or_404(request, game_id)
    if not row.over:
        messages.error(request, "Finish or concede this game first. Until then, Undo takes you back.")
        return redirect(row)
    if wait := seconds_to_wait(request, "practice"):
        messages.error(request, say("slow", seconds=wait))
        return redirect("practice-replay", row.public_id)
    try:
        with charged(request, practice_games.SECONDS):
            started = practices.start_from_step(
                owner=browsers.keeper(request),
                told=practice_games.sitting(row).told,
                step=_step(request.POST.get("step", "")),
                seat=1 - row.seat if request.POST.get("view") == "second" else row.seat,
                opponent=row.opponent,
            )
            if started.seat != row.seat:
                practices.open_hands(row=row)
            begin(started)
    except (BadRecord, NotContinuable, practices.OtherRules, practices.TooManyGames) as error:
        messages.error(request, f"This game cannot be played on: {error}.")
        return redirect("practice-replay", row.public_id)
    return redirect(started)


@require_safe
def practice_record(request: PageRequest, game_id: str) -> HttpResponse:
    """Download the record of a game, with which `python -m rules replay` plays it again.

    It names the cards of both decks, so it is there once the game is over, or if it cannot be played on.
    """
    row = practice_or_404(request, game_id)
    with charged(request, practice_games.SECONDS):
        if not practices.may_read_record(row):
            raise Http404
    practices.open_hands(row=row)
    response = HttpResponse(f"{practices.written_record(row)}\n", content_type="application/json")
    response.headers["Content-Disposition"] = content_disposition_header(True, f"game-{row.public_id}.jsonl")
    access.keep_private(response)
    return response


@require_POST
def practice_delete(request: PageRequest, game_id: str) -> HttpResponse:
    """Delete a game."""
    row = practice_or_404(request, game_id)
    if request.POST.get("sure") != "yes":
        messages.error(request, "Nothing was deleted. Tick the box to confirm.")
        return redirect(row)
    practices.delete_practice(row=row)
    messages.success(request, "The game is deleted.")
    return redirect("practice")


def practice_or_404(request: HttpRequest | Request, game_id: str) -> PracticeGame:
    """Return a game of the visitor's own, or raise Http404."""
    found = practice_games.practice_game_or_none(request.user, game_id)
    if found is None:
        raise Http404
    return found


def _step(said: str) -> int:
    """Return the step that a form names, 0 if it names none."""
    return int(said) if said.isascii() and said.isdigit() and len(said) < 7 else 0


def begin(row: PracticeGame) -> None:
    """Let the opponent answer what comes before the person's first question."""
    with suppress(EngineFailed, practices.MovedOn):
        practices.think(row=row, version=row.version)


def _moved(request: PageRequest, row: PracticeGame) -> OpenGame:
    """Carry out the move of a form. Raises Refused for one that there is not."""
    do, said = request.POST.get("do", ""), request.POST.get("version", "")
    if not (said.isascii() and said.isdigit() and len(said) < 10):
        raise Refused("no_version", "", f"“{said[:40]}” is not the version of a game")
    version = int(said)
    choice = request.POST.get("choice", "")
    if do == "answer" and not (choice.isascii() and choice.isdigit() and len(choice) < 7):
        raise Refused("not_an_option", "", f"“{choice[:40]}” is not the number of an option")
    return practices.move(row=row, version=version, do=do, choice=int(choice) if do == "answer" else -1)


def _shown(request: PageRequest, row: PracticeGame, trouble: str = "", status: int = 200) -> HttpResponse:
    set_up = row.record.get("start") is not None
    context: dict[str, object] = {"game": row, "of": rules.system(row.system), "set_up": set_up}
    if trouble:
        context["trouble"] = f"{trouble[:1].upper()}{trouble[1:]}."
    try:
        context["board"] = showing.table(practice_games.sitting(row))
    except practices.OtherRules as error:
        context["refused"] = error
    template = "practice/_table.html" if request.htmx.target == TABLE else "practice/game.html"
    response = render(request, template, context, status=status)
    access.keep_private(response)
    return response
