"""One's own account: overview, data export, blocked people, deletion."""

from typing import cast

from allauth.account.decorators import reauthentication_required
from allauth.mfa.utils import is_mfa_enabled
from django.contrib import messages
from django.contrib.auth import logout
from django.contrib.auth.decorators import login_required
from django.contrib.auth.models import User
from django.db import transaction
from django.http import Http404, HttpRequest, HttpResponse, HttpResponseBase, StreamingHttpResponse
from django.shortcuts import redirect, render
from django.utils.http import content_disposition_header
from django.views.decorators.http import require_http_methods, require_POST, require_safe

from accounts import data_export, services
from accounts.forms import LeavingForm
from accounts.models import Block, Comment
from common import access
from common.throttles import seconds_to_wait
from decks.models import Deck


@login_required
@require_safe
def account(request: HttpRequest) -> HttpResponse:
    """Show the visitor's account, with links to change it."""
    user = cast(User, request.user)
    context = {
        "decks": Deck.objects.editable_by(user).count(),
        "comments": Comment.objects.filter(author=user).count(),
        "two_factors": is_mfa_enabled(user),
    }
    response = render(request, "account/overview.html", context)
    access.keep_private(response)
    return response


@login_required
@require_POST
def take_out(request: HttpRequest) -> HttpResponseBase:
    """Download everything the site stores about the visitor, as a ZIP."""
    if wait := seconds_to_wait(request, "take-out"):
        messages.error(
            request, f"You have just exported your data; you can export it again in {wait // 60 + 1} minutes."
        )
        return redirect("account")
    packed = data_export.packed(cast(User, request.user))
    response = StreamingHttpResponse(packed, content_type="application/zip")
    response.headers["Content-Disposition"] = content_disposition_header(True, "rulebound-data.zip")
    access.keep_private(response)
    return response


@login_required
@require_http_methods(["GET", "HEAD", "POST"])
@reauthentication_required
def delete(request: HttpRequest) -> HttpResponse:
    """Explain what is deleted and what stays, and delete the visitor's account when confirmed."""
    user = cast(User, request.user)
    form = LeavingForm(request.POST if request.method == "POST" else None)
    if form.is_bound and form.is_valid():
        with transaction.atomic():
            services.delete_account(user=user, with_comments=form.cleaned_data["with_comments"])
        logout(request)
        messages.success(request, "Your account is deleted.")
        return redirect("home")
    response = render(request, "account/delete.html", {"form": form}, status=400 if form.errors else 200)
    access.keep_private(response)
    return response


@login_required
@require_safe
def blocked(request: HttpRequest) -> HttpResponse:
    """List the people the visitor has blocked."""
    found = Block.objects.filter(owner=request.user.pk).select_related("blocked")
    response = render(request, "account/blocked.html", {"blocks": found})
    access.keep_private(response)
    return response


@login_required
@require_POST
def unblock(request: HttpRequest, pk: int) -> HttpResponse:
    """Unblock somebody."""
    if not services.unblock(user=access.signed_in(request.user), pk=pk):
        raise Http404
    messages.success(request, "They may comment on your decks again.")
    return redirect("blocked")
