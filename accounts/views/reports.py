"""Reports to staff: a reason, and optional details."""

from collections.abc import Callable

from django.contrib import messages
from django.contrib.auth.views import redirect_to_login
from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.utils.safestring import SafeString
from django.views.decorators.http import require_http_methods

import rules
from accounts import selectors, services
from accounts.forms import ReportForm
from accounts.markdown import to_html
from accounts.models import Comment, Report
from common import access
from common.throttles import seconds_to_wait
from decks.models import Deck
from decks.views.decks import deck_or_404


@require_http_methods(["GET", "HEAD", "POST"])
def deck(request: HttpRequest, deck_id: str) -> HttpResponse:
    """Report a deck of somebody else."""
    shown = deck_or_404(request, deck_id)
    if not request.user.is_authenticated:
        return redirect_to_login(request.get_full_path())
    if not Deck.objects.reportable_by(request.user).filter(pk=shown.pk).exists():
        raise Http404

    def report(**said: str) -> Report:
        return services.report_deck(deck=shown, user=request.user, **said)

    return _report(request, shown, report, None, SafeString(""))


@require_http_methods(["GET", "HEAD", "POST"])
def comment(request: HttpRequest, deck_id: str, comment_id: str) -> HttpResponse:
    """Report a comment of somebody else."""
    shown = deck_or_404(request, deck_id)
    seen = selectors.comment_or_none(Comment.objects.visible_to(request.user), deck_id, comment_id)
    if seen is None:
        raise Http404
    if not request.user.is_authenticated:
        return redirect_to_login(request.get_full_path())
    if not Comment.objects.reportable_by(request.user).filter(pk=seen.pk).exists():
        raise Http404

    def report(**said: str) -> Report:
        return services.report_comment(comment=seen, user=request.user, **said)

    return _report(request, shown, report, seen, to_html(seen.words))


def _report(
    request: HttpRequest,
    shown: Deck,
    report: Callable[..., object],
    about: Comment | None,
    html: SafeString,
) -> HttpResponse:
    form = ReportForm(request.POST if request.method == "POST" else None)
    status = 200
    if form.is_bound:
        status = 400
        if form.is_valid():
            if wait := seconds_to_wait(request, "report"):
                form.add_error(
                    None, f"You have sent many reports. You can report again in {wait // 60 + 1} minutes."
                )
                status = 429
            else:
                try:
                    report(**form.cleaned_data)
                except services.MayNot as error:
                    form.add_error(None, str(error))
                else:
                    messages.success(request, "Thank you. Staff will look at your report.")
                    return redirect("deck-comments" if about else "deck", shown.public_id)
    context = {
        "deck": shown,
        "of": rules.system(shown.system),
        "own": False,
        "at": "report",
        "back": True,
        "form": form,
        "comment": about,
        "html": html,
    }
    response = render(request, "comments/report.html", context, status=status)
    access.keep_private(response)
    return response
