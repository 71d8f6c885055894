"""Starting a batch of games from a deck's page: the form, its cost, and the start."""

from collections.abc import Mapping
from urllib.parse import urlencode

from django.contrib import messages
from django.core.exceptions import ValidationError
from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.utils.crypto import salted_hmac
from django.views.decorators.http import require_http_methods, require_POST

import rules
from common import access
from common.requests import PageRequest
from common.throttles import address_of, seconds_to_wait
from common.words import say
from decks.access import owns
from decks.models import Deck
from decks.views.decks import deck_or_404
from simulate import plan_requests, services
from simulate.forms.batches import BatchForm, WholeNumber
from simulate.games.effects import MOST_PAIRS
from simulate.games.plan import Plan, PlanFault
from simulate.models import Batch
from simulate.plan_requests import EffectRequest
from simulate.presentation import numbers
from simulate.presentation.batches import forecast_page, refused_page
from simulate.services.plans import plan_of
from simulate.views.batches import own_batch_or_404

SAME = (
    "You already have these games: the same decks at the same versions, the same players and seed. Here they "
    "are. “Play again” plays other games, from another seed."
)


@require_http_methods(["GET", "POST"])
def deck_games(request: PageRequest, deck_id: str) -> HttpResponse:
    """Show the cost of games with a deck, and start them.

    A GET, or a POST that only asks for the cost, stores nothing.
    """
    deck = deck_or_404(request, deck_id)
    allowed = plan_requests.allowance(request.user)
    form = BatchForm(
        request.POST if request.method == "POST" else None, deck=deck, user=request.user, allowed=allowed
    )
    context: dict[str, object] = {
        "deck": deck,
        "of": rules.system(deck.system),
        "own": owns(request.user, deck),
        "form": form,
        "most_games": numbers.count(allowed.games),
    }
    status = 200
    if request.method == "POST":
        status, more = _asked(request, deck, form, allowed)
        if "started" in more:
            return redirect("batch", str(more["started"]))
        context |= more
    # A cost preview is not an error, whatever the fields contain at that time.
    only_cost = request.htmx and request.POST.get("do") != "start"
    template = "batches/_cost.html" if only_cost else "batches/new.html"
    response = render(request, template, context, status=200 if only_cost else status)
    access.keep_private(response, deck)
    return response


@require_POST
def anew(request: HttpRequest, batch_id: str) -> HttpResponse:
    """Start the games of a batch again from another seed, with the same versions of its decks."""
    batch = own_batch_or_404(request, batch_id)
    if wait := _too_many(request):
        messages.error(request, wait)
        return redirect("batch", batch.public_id)
    allowed = plan_requests.allowance(request.user)
    try:
        started = services.start_anew(batch=batch, seed=plan_requests.new_seed(), most_live=allowed.live)
    except services.AskedBefore as error:
        started = error.batch
    except (services.IllegalDecks, services.Busy) as error:
        messages.error(request, str(error))
        return redirect("batch", batch.public_id)
    return redirect("batch", started.public_id)


@require_POST
def effect(request: HttpRequest, batch_id: str) -> HttpResponse:
    """Start games that say what a card of a deck in a batch is worth, against the decks that it met there."""
    batch = own_batch_or_404(request, batch_id)
    said = {
        name: request.POST.get(name, "").strip()[:200] for name in ("pairing", "card", "instead", "games")
    }
    back = redirect(f"{batch.get_absolute_url()}?{urlencode(said)}#worth")
    if wait := _too_many(request):
        messages.error(request, wait)
        return back
    allowed = plan_requests.allowance(request.user)
    try:
        plan, places = _effect_plan(batch, said, allowed)
        started = services.start_effect(batch=batch, plan=plan, places=places, most_live=allowed.live)
    except PlanFault as error:
        messages.error(request, f"{error}.")
        return back
    except services.IllegalDecks as error:
        messages.error(request, f"{error} Name a replacement with which the list stays legal, or none.")
        return back
    except services.Busy as error:
        messages.error(request, str(error))
        return back
    except services.AskedBefore as error:
        started = error.batch
    return redirect("batch", started.public_id)


def _effect_plan(
    batch: Batch, said: Mapping[str, str], allowed: plan_requests.Allowance
) -> tuple[Plan, tuple[int, ...]]:
    """Return the plan that a form about a card asks for. Raises PlanFault."""
    plan = plan_of(batch)
    side, _, card = said["card"].partition(":")
    number = said["pairing"] or "0"
    if not card or side not in ("0", "1"):
        raise PlanFault("choose a card of one of the decks")
    if not number.isdecimal() or int(number) not in range(len(plan.pairings)):
        raise PlanFault(f"there is no pairing {number!r}, only 0 to {len(plan.pairings) - 1}")
    try:
        games = WholeNumber("number of games", 1, 2 * MOST_PAIRS, label="").clean(said["games"])
    except ValidationError as error:
        raise PlanFault(error.messages[0].removesuffix(".")) from None
    if games is None:
        raise PlanFault("say how many games to play with the card, and as many without it")
    asked = EffectRequest(card, said["instead"])
    return plan_requests.effect_plan(plan, int(number), int(side), asked, games, allowed)


@require_POST
def resume(request: HttpRequest, batch_id: str) -> HttpResponse:
    """Resume a failed batch, from the same seed."""
    batch = own_batch_or_404(request, batch_id)
    if wait := _too_many(request):
        messages.error(request, wait)
        return redirect("batch", batch.public_id)
    try:
        services.resume_batch(batch=batch, most_live=plan_requests.allowance(request.user).live)
    except services.AskedBefore as error:
        messages.info(request, SAME)
        return redirect("batch", error.batch.public_id)
    except (services.NotResumable, services.Busy) as error:
        messages.error(request, str(error))
    else:
        messages.success(request, "Batch resumed. The games counted so far are kept.")
    return redirect("batch", batch.public_id)


def _too_many(request: HttpRequest) -> str:
    """Count a batch about to be started; return the message if there were too many, otherwise ""."""
    wait = seconds_to_wait(request, "batch" if request.user.is_authenticated else "visitor-batch")
    return f"You have started many batches; start the next in {plan_requests.in_words(wait)}." if wait else ""


def _asked(
    request: HttpRequest, deck: Deck, form: BatchForm, allowed: plan_requests.Allowance
) -> tuple[int, dict[str, object]]:
    """Return a sent form's result: a status, and what to show or the batch that was started."""
    start = request.POST.get("do") == "start"
    if not start and (wait := seconds_to_wait(request, "check")):
        form.add_error(None, say("slow", seconds=wait))
        return 429, {}
    try:
        if not form.is_valid():
            return 400, {}
        plan = plan_requests.plan_for(form.wanted, allowed)
    except PlanFault as error:
        form.add_error(None, f"{error}.")
        return 400, {}
    except services.IllegalDecks as error:
        return 400, {"refused": refused_page(deck.system, error)}
    shown: dict[str, object] = {
        "forecast": forecast_page(plan_requests.forecast(plan), form.cleaned_data["seed"] is not None)
    }
    if not start:
        return 200, shown
    return _started(request, form, plan, allowed, shown)


def _started(
    request: HttpRequest,
    form: BatchForm,
    plan: Plan,
    allowed: plan_requests.Allowance,
    shown: dict[str, object],
) -> tuple[int, dict[str, object]]:
    if wait := _too_many(request):
        form.add_error(None, wait)
        return 429, shown
    try:
        batch = services.start_batch(
            plan=plan,
            owner=request.user,
            session_key=session_of(request),
            visitor=visitor_digest(request),
            decks=form.wanted.decks,
            visibility=form.cleaned_data["visibility"],
            private_decks=form.cleaned_data["private_decks"] or None,
            most_live=allowed.live,
        )
    except services.AskedBefore as error:
        messages.info(request, SAME)
        batch = error.batch
    except services.PrivateDecks as error:
        form.add_error("private_decks", str(error))
        return 400, shown
    except services.IllegalDecks as error:
        return 400, {**shown, "refused": refused_page(plan.system, error)}
    except services.Busy as error:
        form.add_error(None, str(error))
        return 429, shown
    return 303, {"started": batch.public_id}


def session_of(request: HttpRequest) -> str:
    """Return the visitor's session key, creating a session if necessary; "" for an account."""
    if request.user.is_authenticated:
        return ""
    if not request.session.session_key:
        # An empty session would not be saved.
        request.session["plays"] = True
        request.session.save()
    return str(request.session.session_key)


def visitor_digest(request: HttpRequest) -> str:
    """Return a digest that identifies visitors without an account, whatever cookies they keep.

    It is "" for an account. Addresses themselves are not stored.
    """
    if request.user.is_authenticated:
        return ""
    return salted_hmac("simulate.visitor", address_of(request), algorithm="sha256").hexdigest()
