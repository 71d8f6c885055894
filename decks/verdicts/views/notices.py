"""Pages of notices about one's own decks, and of upcoming changes."""

from django.contrib import messages
from django.contrib.auth.decorators import login_required
from django.core.paginator import Paginator
from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.views.decorators.http import require_POST, require_safe

from common import access, caps, clock
from decks.verdicts import notices as told


@login_required
@require_safe
def notices(request: HttpRequest) -> HttpResponse:
    """Show the visitor's notices, newest first, below the upcoming changes."""
    page = Paginator(told.notices_for(request.user), caps.NOTICES_PAGE).get_page(request.GET.get("page"))
    context: dict[str, object] = {
        "page": page,
        "news": told.news_of(page),
        "coming": told.coming(request.user) if page.number == 1 else [],
        "today": clock.today(),
    }
    response = render(request, "decks/notices.html", context)
    access.keep_private(response)
    return response


@login_required
@require_POST
def read(request: HttpRequest) -> HttpResponse:
    """Mark one notice of the visitor as read, or all of them."""
    said = request.POST.get("notice", "")
    one = int(said) if said.isdecimal() and len(said) < 18 else None
    if said != "all" and one is None:
        messages.error(request, f"{said[:20]!r} is not a notice; nothing was marked.")
    elif not told.mark_read(user=request.user, notice=one):
        messages.info(request, "There were no unread notices.")
    return redirect("notices")
