"""The history of a deck: listing, comparing, restoring and naming versions."""

from django.contrib import messages
from django.core.paginator import Paginator
from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.utils import timezone
from django.utils.http import url_has_allowed_host_and_scheme
from django.views.decorators.http import require_POST, require_safe

import rules
from common import access, caps
from decks import selectors, values
from decks.access import owns
from decks.editing import history as reading
from decks.editing import services
from decks.editing.sittings import sittings
from decks.editing.views.settings import own_deck_or_404
from decks.models import Deck, DeckVersion
from decks.previews.content import version_preview
from decks.verdicts import checks, presentation, version_status
from decks.verdicts.presentation import deck_sections
from decks.views.decks import deck_or_404
from decks.views.grouping import grouping_of


@require_safe
def history(request: HttpRequest, deck_id: str) -> HttpResponse:
    """List the versions of a deck by sittings, newest first, each with its changes and its legality."""
    shown = deck_or_404(request, deck_id)
    page = Paginator(reading.versions_of(shown, request.user), caps.PAGE).get_page(request.GET.get("page"))
    kept = list(page.object_list)
    steps = reading.steps(shown, request.user, kept)
    context = {
        **_of(request, shown),
        "page": page,
        "sittings": sittings(steps, shown.version),
        "stood": dict(zip((one.number for one in kept), version_status.version_statuses(kept), strict=True)),
        "named": reading.versions_of(shown, request.user).exclude(name="")[: caps.NAMED_VERSIONS],
    }
    return _answer(request, shown, "decks/history.html", context)


@require_safe
def version(request: HttpRequest, deck_id: str, number: int) -> HttpResponse:
    """Show a version of a deck, with its verdict then and now."""
    shown = deck_or_404(request, deck_id)
    return _version_page(request, shown, _kept_or_404(request, shown, number))


@require_safe
def compare(request: HttpRequest, deck_id: str) -> HttpResponse:
    """Compare two versions, of one deck or of this deck and another the visitor may see."""
    shown = deck_or_404(request, deck_id)
    asked = {key: request.GET.get(key, "").strip() for key in ("old", "new", "mine", "deck")}
    mine = selectors.decks_of(request.user).filter(system=shown.system).exclude(pk=shown.pk)
    context: dict[str, object] = {**_of(request, shown), "asked": asked, "mine": mine[: caps.LARGEST_PAGE]}
    status = 200
    try:
        # A typed value takes precedence over a list in which something is always selected.
        new = reading.find(request.user, shown, asked["deck"] or asked["mine"], asked["new"])
        old = reading.find(request.user, shown, "", asked["old"] or str(_before(shown, request.user, new)))
    except reading.NoVersion as error:
        context["refused"], status = str(error), 400
    else:
        context |= {
            "old": old,
            "new": new,
            "changes": reading.between(old, new),
            "judged": [(one, reading.format_name(one), _words(one)) for one in (old, new)],
        }
    context["numbers"] = reading.versions_of(shown, request.user)[: caps.LARGEST_PAGE]
    return _answer(request, shown, "decks/compare.html", context, status)


@require_POST
def restore(request: HttpRequest, deck_id: str, number: int) -> HttpResponse:
    """Restore an old version of a deck, as its newest version."""
    held = own_deck_or_404(request, deck_id)
    kept = _kept_or_404(request, held, number)
    said = request.POST.get("version", "")
    looked_at = int(said) if said.isdecimal() and len(said) <= 9 else 0
    try:
        services.restore_version(deck=held, user=request.user, kept=kept, version=looked_at)
    except services.NoDeck:
        raise Http404 from None
    except services.StaleDeck as stale:
        notice: dict[str, object] = {
            "stale": str(stale),
            "meanwhile": reading.since(stale.theirs, stale.version),
        }
        return _version_page(request, own_deck_or_404(request, deck_id), kept, notice, 409)
    except services.BadContent as error:
        return _version_page(request, held, kept, {"refused": str(error)}, 400)
    messages.success(request, f"The deck has been restored to version {number}.")
    return redirect("deck", held.public_id)


@require_POST
def name(request: HttpRequest, deck_id: str, number: int) -> HttpResponse:
    """Name a version, or remove its name."""
    held = own_deck_or_404(request, deck_id)
    kept = _kept_or_404(request, held, number)
    wanted = request.POST.get("name", "")
    try:
        named = services.name_version(deck=held, user=request.user, number=number, name=wanted)
    except services.NoDeck:
        raise Http404 from None
    except services.BadContent as error:
        return _version_page(request, held, kept, {"refused": str(error), "wanted": wanted}, 400)
    said = f"is called “{named.name}”" if named.name else "no longer has a name"
    messages.success(request, f"Version {number} {said}.")
    back = request.POST.get("next", "")
    if not url_has_allowed_host_and_scheme(back, {request.get_host()}, request.is_secure()):
        back = named.get_absolute_url()
    return redirect(back)


# ---- how ----


def _version_page(
    request: HttpRequest,
    shown: Deck,
    kept: DeckVersion,
    notice: dict[str, object] | None = None,
    status: int = 200,
) -> HttpResponse:
    value = values.value_of_version(kept)
    verdict = checks.check_value(value, reading.judged_in(kept))
    sections = deck_sections(shown, verdict, reading.rows_of(kept))
    page = presentation.verdict_page(verdict, presentation.anchors_of(sections))
    context = {
        **_of(request, shown),
        "link_preview": version_preview(shown, kept, page),
        "kept": kept,
        "step": reading.steps(shown, request.user, [kept])[0],
        "considered": reading.considered_of(kept),
        "rows_by": grouping_of(request),
        "text": rules.write_decklist(value, "text", shown.name),
        "sections": [one for one in sections if one.shown],
        "verdict": page | {"warnings": kept.warnings},
        "judged": [(kept, reading.format_name(kept), _words(kept))],
        **(notice or {}),
    }
    return _answer(request, shown, "decks/version.html", context, status)


def _words(kept: DeckVersion) -> tuple[str, str]:
    """A version's outcome by the lists of its day, and by today's."""
    value, form = values.value_of_version(kept), reading.judged_in(kept)
    then = timezone.localdate(kept.made)
    return (checks.check_value(value, form, then)["verdict"], checks.check_value(value, form)["verdict"])


def _before(shown: Deck, user: access.User, new: DeckVersion) -> int:
    """The default to compare with: the previous version, or this deck's newest for another deck."""
    if new.deck_id != shown.pk:
        return shown.version
    before = reading.versions_of(shown, user).filter(number__lt=new.number).first()
    return before.number if before else new.number


def _kept_or_404(request: HttpRequest, shown: Deck, number: int) -> DeckVersion:
    found = reading.version_or_none(shown, request.user, number)
    if found is None:
        raise Http404
    return found


def _of(request: HttpRequest, shown: Deck) -> dict[str, object]:
    return {
        "deck": shown,
        "of": rules.system(shown.system),
        "own": owns(request.user, shown),
    }


def _answer(
    request: HttpRequest, shown: Deck, template: str, context: dict[str, object], status: int = 200
) -> HttpResponse:
    response = render(request, template, context, status=status)
    access.keep_private(response, shown)
    return response
