"""Batches of games over the API: 202 with a Location, progress with an ETag, results, replays."""

from functools import partial

from django.http import Http404
from django.utils.http import parse_etags
from drf_spectacular.utils import OpenApiParameter, extend_schema
from rest_framework import exceptions
from rest_framework.request import Request
from rest_framework.response import Response
from rest_framework.reverse import reverse
from rest_framework.throttling import BaseThrottle

import rules
from common import access
from common.api.answers import problems
from common.api.base import PAGE_PARAMETERS, Pages
from common.api.described import described, page_of, published
from common.api.problems import problem
from common.api.serializers import Json
from common.throttles import ScopeThrottle, seconds_to_wait
from decks.api.base import View
from rules.readings import shares_json
from simulate import answers, batch_export, batch_results, plan_requests, replays, services
from simulate.games import estimates
from simulate.games.plan import PlanFault
from simulate.games.report import HALF
from simulate.games.stop import Stop
from simulate.intervals import BadNumbers
from simulate.models import Batch
from simulate.plan_requests import EffectRequest, PlanRequest, Source
from simulate.power import Aim
from simulate.presentation.replay_views import VIEWS, read_game, view_of
from simulate.shapes import batches as shapes
from simulate.views.batches import batch_or_404, own_batch_or_404
from simulate.views.new_batch import session_of, visitor_digest

RETRY_AFTER = "2"
SEAT = OpenApiParameter(
    "seat", str, OpenApiParameter.PATH, enum=["first", "second"], description="Of the pairing's first deck."
)
VIEW = OpenApiParameter(
    "view",
    str,
    enum=list(VIEWS),
    description="Whose hidden cards the steps name: those of the pairing's first deck (the default), of its "
    "second, or of both.",
)
AGAINST = OpenApiParameter(
    "against",
    float,
    default=HALF.against,
    description="A fixed rate between 0 and 1: `needed` is how many games tell a pairing’s rate from it.",
)
POWER = OpenApiParameter(
    "power",
    float,
    default=HALF.power,
    description="In what share of batches so many games tell the two rates apart: at least 0.5, below 1.",
)
HIDDEN = problems(404, 429)
# The schema's established names for these types.
published(
    {
        estimates.EntryUnderstood: "Entry",
        estimates.FieldRow: "Field",
        estimates.PairScore: "Pairs",
        estimates.TurnMean: "Mean",
    }
)
PROGRESS = described(answers.Progress)


class BatchesView(View):
    """One's own batches, and new ones."""

    write_scope = "batch"

    def get_throttles(self) -> list[BaseThrottle]:
        return _visitors_throttles(self) or super().get_throttles()

    @extend_schema(
        operation_id="batches_list",
        summary="List your batches",
        parameters=PAGE_PARAMETERS,
        responses={200: page_of(answers.ListedBatch), **problems(404, 429)},
    )
    def get(self, request: Request) -> Response:
        """Return the batches you started, newest first. Visitors are identified by their session."""
        pages = Pages()
        found = batch_results.batches_of(request.user, request.session.session_key)
        rows = pages.paginate_queryset(found, request, self) or []
        listed: list[answers.ListedBatch] = [
            {**batch_export.about(one), "progress": one.through / one.chunks} for one in rows
        ]
        response = pages.get_paginated_response(listed)
        access.keep_private(response)
        return response

    @extend_schema(
        operation_id="batches_start",
        summary="Start a batch of games",
        request=shapes.AskedBatch,
        responses={200: PROGRESS, 202: PROGRESS, **problems(400, 403, 422, 429)},
    )
    def post(self, request: Request) -> Response:
        """Start games of the first deck against the others, or of all decks against each other.

        With an `effect`, every game of the first deck is played twice from the same seeds: with a card of it,
        and with each copy replaced. The results say how the win rates differ.

        The response says where to follow the progress. A repeated request (same decks at the same versions,
        same players, same seed) returns the existing batch with 200 instead of 202; use another seed for
        other games. Decks are checked first. Illegal ones are refused with their findings, unless `illegal`
        is set.
        """
        asked = shapes.AskedBatch(data=request.data)
        asked.is_valid(raise_exception=True)
        data = asked.validated_data
        allowed = plan_requests.allowance(request.user)
        status = 202
        try:
            wanted = _wanted(request, data)
            plan = plan_requests.plan_for(wanted, allowed)
            batch = services.start_batch(
                plan=plan,
                owner=request.user,
                session_key=session_of(request),
                visitor=visitor_digest(request),
                decks=wanted.decks,
                visibility=data["visibility"],
                private_decks=data.get("private_decks"),
                most_live=allowed.live,
            )
        except PlanFault as error:
            return problem(400, "bad_batch", str(error))
        except services.PrivateDecks as error:
            raise exceptions.ValidationError({"private_decks": [str(error)]}) from error
        except services.IllegalDecks as error:
            verdicts = [{"name": name, "verdict": verdict} for name, verdict in error.verdicts]
            return problem(422, "illegal_decks", str(error), decks=verdicts)
        except services.AskedBefore as error:
            batch, status = error.batch, 200
        except services.Busy as error:
            return problem(429, "busy", str(error))
        response = _answer(request, batch, status)
        response["Location"] = reverse("batch-api", args=[batch.public_id], request=request)
        return response


class BatchView(View):
    """A batch and its progress."""

    @extend_schema(
        operation_id="batches_read",
        summary="Read the progress of a batch",
        parameters=[
            OpenApiParameter(
                "If-None-Match", str, OpenApiParameter.HEADER, description="The ETag of your copy."
            )
        ],
        responses={200: PROGRESS, 304: None, **HIDDEN},
    )
    def get(self, request: Request, public_id: str) -> Response:
        """Return a batch's state, with the games so far, the win rate and its confidence band by pairing."""
        batch = batch_or_404(request, public_id)
        if f'"{batch_results.etag(batch)}"' in parse_etags(request.headers.get("If-None-Match", "")):
            return _tagged(Response(status=304), batch)
        return _answer(request, batch, 200)

    @extend_schema(
        operation_id="batches_share",
        summary="Set who may see a batch",
        request=shapes.AskedShare,
        responses={200: PROGRESS, **problems(400, 403, 404, 429)},
    )
    def patch(self, request: Request, public_id: str) -> Response:
        """Share a batch of yours with anyone who has the link, or make it private.

        If it has private decks, say how others see them.
        """
        batch = own_batch_or_404(request, public_id)
        asked = shapes.AskedShare(data=request.data)
        asked.is_valid(raise_exception=True)
        try:
            services.share_batch(batch=batch, **asked.validated_data)
        except services.PrivateDecks as error:
            raise exceptions.ValidationError({"private_decks": [str(error)]}) from error
        return _answer(request, batch, 200)

    @extend_schema(
        operation_id="batches_delete",
        summary="Delete a batch",
        request=None,
        responses={204: None, **problems(403, 404, 429)},
    )
    def delete(self, request: Request, public_id: str) -> Response:
        """Delete a batch of yours with all its results."""
        services.delete_batch(batch=own_batch_or_404(request, public_id))
        return Response(status=204)


class ResultsView(View):
    """The results of a batch."""

    @extend_schema(
        operation_id="batches_results",
        summary="Read the results of a batch",
        parameters=[AGAINST, POWER],
        responses={200: described(answers.Results), **problems(400, 404, 429)},
    )
    def get(self, request: Request, public_id: str) -> Response:
        """Return all statistics with their intervals, over the games counted so far."""
        batch = batch_or_404(request, public_id)
        try:
            aim = _aim(request)
        except BadNumbers as error:
            return problem(400, "bad_aim", str(error))
        return _tagged(Response(batch_export.results_json(batch_results.batch_progress(batch), aim)), batch)


class CancelView(View):
    """Cancelling a batch."""

    @extend_schema(
        operation_id="batches_cancel",
        summary="Cancel a batch",
        request=None,
        responses={200: PROGRESS, **problems(403, 404, 409, 429)},
    )
    def post(self, request: Request, public_id: str) -> Response:
        """Cancel a batch of yours. The games played so far are kept."""
        batch = own_batch_or_404(request, public_id)
        if not services.cancel_batch(batch=batch):
            return problem(409, "ended", f"The batch had ended already; it is {batch.state}.")
        return _answer(request, batch, 200)


class ResumeView(View):
    """Resuming a failed batch."""

    write_scope = "batch"

    def get_throttles(self) -> list[BaseThrottle]:
        return _visitors_throttles(self) or super().get_throttles()

    @extend_schema(
        operation_id="batches_resume",
        summary="Resume a batch that failed",
        request=None,
        responses={202: PROGRESS, **problems(403, 404, 409, 429)},
    )
    def post(self, request: Request, public_id: str) -> Response:
        """Continue a batch of yours that failed because a chunk could not be played in three attempts.

        The games counted so far are kept, and the rest are played from the same seed. A batch cannot be
        resumed if its workers disagreed about a game.
        """
        batch = own_batch_or_404(request, public_id)
        try:
            services.resume_batch(batch=batch, most_live=plan_requests.allowance(request.user).live)
        except services.NotResumable as error:
            return problem(409, "not_resumable", str(error))
        except services.AskedBefore as error:
            detail = "You have since started the same games again; `batch` names that batch."
            return problem(409, "asked_before", detail, batch=error.batch.public_id)
        except services.Busy as error:
            return problem(429, "busy", str(error))
        return _answer(request, batch, 202)


class GameView(View):
    """A game of a batch."""

    @extend_schema(
        operation_id="batches_game",
        summary="Read a game of a batch, step by step",
        parameters=[SEAT, VIEW],
        responses={200: described(answers.Game), 202: described(answers.GameAsked), **HIDDEN},
    )
    def get(self, request: Request, public_id: str, pairing: int, pair: int, seat: str) -> Response:
        """Replay a counted game from its seeds and return its steps, with clauses.

        A card that is hidden in the `view` is “a card” in them.
        Games with lookahead players take seconds, so a worker replays them. Until it has, the response is
        202, and Retry-After says when to try again.
        """
        batch = batch_or_404(request, public_id)
        if seat not in ("first", "second"):
            raise Http404
        stand = batch_results.batch_progress(batch)
        try:
            told = replays.recorded_game(
                stand, pairing, pair, swapped=seat == "second", wait=partial(seconds_to_wait, request)
            )
        except replays.NotYet:
            asked: answers.GameAsked = {"state": "waiting"}
            waiting = Response(asked, status=202, headers={"Retry-After": str(replays.AGAIN)})
            access.keep_private(waiting)
            return waiting
        except replays.TooOften as error:
            raise exceptions.Throttled(error.seconds) from error
        except PlanFault as error:
            return problem(404, "no_game", str(error))
        response = Response(read_game(told, seat, view_of(request.query_params.get("view", ""))))
        access.keep_private(response)
        return response


# ---- requests ----


def _visitors_throttles(view: View) -> list[BaseThrottle]:
    """The throttles of a visitor without an account who starts games; none for others."""
    visits = view.request.method == "POST" and not view.request.user.is_authenticated
    return [ScopeThrottle("visitor-batch")] if visits else []


def _wanted(request: Request, data: Json) -> PlanRequest:
    system = rules.system(data["system"]).code
    sources = [source_of(request, system, place, row) for place, row in enumerate(data["decks"])]
    one, other = data.get("players", ("greedy", "greedy"))
    return PlanRequest(
        system=system,
        sources=plan_requests.distinctly_named(sources),
        meet=data["meet"],
        games=data.get("games"),
        stop=Stop.from_json(dict(data["stop"])) if "stop" in data else None,
        players=(one, other),
        seed=data.get("seed"),
        illegal=data["illegal"],
        effect=EffectRequest(**data["effect"]) if "effect" in data else None,
    )


def source_of(request: Request, system: str, place: int, row: Json) -> Source:
    """Return the deck that a request names. Raises PlanFault, IllegalDecks or UnreadableFile."""
    if "deck" in row:
        return plan_requests.stored_by_id(request.user, system, row["deck"])
    if "sample" in row:
        return plan_requests.sample(system, row["sample"])
    return plan_requests.written(system, row.get("name", f"Deck {place + 1}"), row["text"])


def _aim(request: Request) -> Aim:
    """Return what `needed` is to be about. Raises BadNumbers."""
    said = {name: request.query_params[name] for name in ("against", "power") if name in request.query_params}
    try:
        return Aim(**{name: float(value) for name, value in said.items()})
    except ValueError as error:
        if isinstance(error, BadNumbers):
            raise
        quoted = " and ".join(f"{name}={value[:40]!r}" for name, value in said.items())
        raise BadNumbers(f"{quoted}: give numbers, such as against=0.55 and power=0.9") from None


# ---- responses ----


def _answer(request: Request, batch: Batch, status: int) -> Response:
    stand = batch_results.batch_progress(batch)
    plan = stand.plan
    readings = batch_results.readings(stand)
    body: answers.Progress = {
        **batch_export.about(batch),
        "seed": plan.seed,
        "players": list(plan.players),
        "entries": [
            {
                "name": entry.name,
                "understood": have,
                "cards": cards,
                "reading": shares_json(reading),
            }
            for entry, (have, cards), reading in zip(plan.entries, plan.understood, readings, strict=True)
        ],
        "games": stand.games,
        "planned": plan.games,
        "seconds_left": stand.seconds_left,
        "pairings": batch_results.headlines(stand),
        "results": reverse("batch-results-api", args=[batch.public_id], request=request),
    }
    return _tagged(Response(body, status=status), batch)


def _tagged(response: Response, batch: Batch) -> Response:
    response["ETag"] = f'"{batch_results.etag(batch)}"'
    if batch.live:
        response["Retry-After"] = RETRY_AFTER
    access.keep_private(response)
    return response
