"""Practice games over the API: started, read, moved, deleted. They belong to accounts."""

from drf_spectacular.utils import extend_schema
from rest_framework import exceptions, serializers
from rest_framework.permissions import IsAuthenticated
from rest_framework.request import Request
from rest_framework.response import Response
from rest_framework.reverse import reverse

import rules
from common import access
from common.api.answers import Problem, problems
from common.api.base import PAGE_PARAMETERS, Pages
from common.api.described import described, page_of
from common.api.problems import problem
from common.api.serializers import Json
from common.budget import charged
from decks.api.base import View
from simulate import plan_requests, practice_games, services
from simulate.api.batches import source_of
from simulate.games.plan import PlanFault
from simulate.games.positions import (
    BadArrangement,
    BadLines,
    Position,
    SideLines,
    record_of_position,
)
from simulate.games.practice import BadRecord, EngineFailed, NotContinuable, NothingToUndo, Refused
from simulate.models import PracticeGame
from simulate.practice_games import checked_record, must_fit
from simulate.presentation import practice as showing
from simulate.services import practice as practices
from simulate.services.practice import Matchup
from simulate.shapes import practice as shapes
from simulate.views.practice import begin, practice_or_404

STATE = described(showing.PracticeState)


class PracticeConflict(Problem):
    """A game that has moved on, with the `game` as it is now, or one that cannot go on, with its `record`."""

    game = STATE(required=False)
    record = serializers.CharField(required=False)


CONFLICT = problems(409, shape=PracticeConflict)


class PracticeGamesView(View):
    """One's own practice games, and new ones."""

    permission_classes = [IsAuthenticated]
    write_scope = "practice"

    @extend_schema(
        operation_id="practice_list",
        summary="List your practice games",
        parameters=PAGE_PARAMETERS,
        responses={200: page_of(showing.ListedPractice), **problems(401, 404, 429)},
    )
    def get(self, request: Request) -> Response:
        """Return your practice games, last played first."""
        pages = Pages()
        rows = pages.paginate_queryset(practice_games.practice_games_of(request.user), request, self) or []
        response = pages.get_paginated_response([showing.listed(row) for row in rows])
        access.keep_private(response)
        return response

    @extend_schema(
        operation_id="practice_start",
        summary="Start a practice game",
        request=shapes.AskedPractice,
        responses={201: STATE, **problems(400, 401, 403, 422, 429)},
    )
    def post(self, request: Request) -> Response:
        """Start a game of your deck against another one, or play on from a record after some of its answers.

        Illegal decks are refused with their findings, unless `illegal` is set. Those of a `position` need not
        be legal; all lines that cannot be laid out are named at once.
        """
        asked = shapes.AskedPractice(data=request.data)
        asked.is_valid(raise_exception=True)
        data = asked.validated_data
        try:
            with charged(request, practice_games.SECONDS):
                row = _started(request, data)
                begin(row)
        except (BadLines, BadArrangement) as error:
            raise exceptions.ValidationError({"position": _faults_in(error)}) from error
        except (BadRecord, NotContinuable) as error:
            where = "position" if "position" in data else "record"
            raise exceptions.ValidationError({where: [str(error)]}) from error
        except PlanFault as error:
            return problem(400, "bad_practice", str(error))
        except services.IllegalDecks as error:
            verdicts = [{"name": name, "verdict": verdict} for name, verdict in error.verdicts]
            return problem(422, "illegal_decks", str(error), decks=verdicts)
        except practices.TooManyGames as error:
            return problem(422, "too_many_games", str(error))
        response = _answer(row, 201)
        response["Location"] = reverse("practice-api", args=[row.public_id], request=request)
        return response


class PracticeGameView(View):
    """A practice game."""

    permission_classes = [IsAuthenticated]

    @extend_schema(
        operation_id="practice_read",
        summary="Read a practice game",
        responses={200: STATE, **problems(401, 404, 429), **CONFLICT},
    )
    def get(self, request: Request, public_id: str) -> Response:
        """Return a game of yours as you see it: what happened since your last choice, and the open one.

        409 if the rules have changed and it cannot be played on; the answer then contains its `record`.
        """
        return _answer(practice_or_404(request, public_id), 200)

    @extend_schema(
        operation_id="practice_delete",
        summary="Delete a practice game",
        request=None,
        responses={204: None, **problems(401, 403, 404, 429)},
    )
    def delete(self, request: Request, public_id: str) -> Response:
        """Delete a game of yours."""
        practices.delete_practice(row=practice_or_404(request, public_id))
        return Response(status=204)


class PracticeMovesView(View):
    """The moves of a practice game."""

    permission_classes = [IsAuthenticated]

    @extend_schema(
        operation_id="practice_move",
        summary="Make a move in a practice game",
        request=shapes.AskedMove,
        responses={200: STATE, **problems(400, 401, 403, 404, 422, 429), **CONFLICT},
    )
    def post(self, request: Request, public_id: str) -> Response:
        """Answer the open question, pay a cost, pass until something happens, go on, undo, or concede.

        What a cost is paid with is chosen as `greedy` would with `pay`.

        `version` is that of the game you looked at: 409 if it has moved on since, with nothing changed and
        the `game` as it is now. While `thinking` is true, ask again with `think`.
        """
        row = practice_or_404(request, public_id)
        asked = shapes.AskedMove(data=request.data)
        asked.is_valid(raise_exception=True)
        data = asked.validated_data
        try:
            with charged(request, practice_games.SECONDS):
                game = practices.move(
                    row=row, version=data["version"], do=data["do"], choice=data.get("choice", -1)
                )
                practice_games.keep(row, game)
        except practices.MovedOn:
            row.refresh_from_db()
            return _moved_on(row, asked.validated_data["version"])
        except practices.OtherRules as error:
            return _other_rules(row, error)
        except (Refused, NothingToUndo) as error:
            return problem(422, "illegal_move", str(error))
        except EngineFailed as error:
            return problem(422, "engine_failed", f"{error}; nothing changed")
        return _answer(row, 200)


def _started(request: Request, data: Json) -> PracticeGame:
    if "record" in data:
        return practices.start_from_record(
            owner=request.user,
            record=checked_record(data["record"], data.get("answers")),
            seat=data["seat"],
            opponent=data["opponent"],
        )
    system = rules.system(data["system"]).code
    sources = [source_of(request, system, place, row) for place, row in enumerate(data["decks"])]
    one, other = plan_requests.distinctly_named(sources)
    for source in (one, other):
        plan_requests.check_size(source.entry)
    seed = data["seed"] if "seed" in data else plan_requests.new_seed()
    if "position" in data:
        record = record_of_position(
            system, (one.entry, other.entry), _position(data["position"]), data["opponent"], seed
        )
        must_fit(record)
        return practices.start_from_record(
            owner=request.user, record=record, seat=0, opponent=data["opponent"], deck=one.deck
        )
    matchup = Matchup(system, (one.entry, other.entry), data["opponent"], seed, data["illegal"])
    return practices.start_practice(owner=request.user, matchup=matchup, deck=one.deck)


def _position(data: Json) -> Position:
    one, other = (
        SideLines(side["zones"], side.get("life"), tuple(side["resources"]) if "resources" in side else None)
        for side in data["sides"]
    )
    return Position(data["active"], data["step"], data["turn"], (one, other))


def _faults_in(error: BadLines | BadArrangement) -> list[str]:
    """Return what is wrong with a position, each line that cannot be laid out by itself."""
    if isinstance(error, BadArrangement):
        return [str(error)]
    return [f"side {one.seat}, {one.zone}, line {one.number}: {one.why}" for one in error.faults]


def _moved_on(row: PracticeGame, version: int) -> Response:
    """Return that a move was for an older version, with the game as it is now."""
    try:
        game = showing.state(row, practice_games.sitting(row))
    except practices.OtherRules as error:
        return _other_rules(row, error)
    said = f"the game is at version {row.version}, not {version}; `game` is as it is now"
    response = problem(409, "moved_on", said, game=game)
    access.keep_private(response)
    return response


def _other_rules(row: PracticeGame, error: practices.OtherRules) -> Response:
    """Return that a game cannot be played on, with its record."""
    response = problem(409, "other_rules", str(error), record=practices.written_record(row))
    access.keep_private(response)
    return response


def _answer(row: PracticeGame, status: int) -> Response:
    try:
        body = showing.state(row, practice_games.sitting(row))
    except practices.OtherRules as error:
        return _other_rules(row, error)
    response = Response(body, status=status)
    access.keep_private(response)
    return response
