"""The page of an account's tokens."""

from typing import cast

from django.contrib import messages
from django.contrib.auth.decorators import login_required
from django.contrib.auth.models import User
from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.utils import timezone
from django.views.decorators.debug import sensitive_variables
from django.views.decorators.http import require_http_methods, require_POST

from accounts import services
from accounts.forms import TokenForm
from accounts.models import ApiToken
from common import access


@login_required
@require_http_methods(["GET", "HEAD", "POST"])
@sensitive_variables("token")
def tokens(request: HttpRequest) -> HttpResponse:
    """List the visitor's tokens and create new ones; a new token is shown only in this response."""
    user = cast(User, request.user)
    token, status = "", 200
    form = TokenForm(request.POST if request.method == "POST" else None)
    if form.is_bound:
        status = 400
        if form.is_valid():
            try:
                _, token = services.make_token(user=user, **form.cleaned_data)
            except services.TooManyTokens as error:
                form.add_error(None, str(error))
            else:
                form, status = TokenForm(), 200
    found = ApiToken.objects.filter(user=user)
    context = {"form": form, "token": token, "tokens": found, "now": timezone.now()}
    response = render(request, "account/tokens.html", context, status=status)
    access.keep_private(response)
    return response


@login_required
@require_POST
def revoke(request: HttpRequest, pk: int) -> HttpResponse:
    """Revoke a token of the visitor."""
    if not services.revoke_token(user=cast(User, request.user), pk=pk):
        raise Http404
    messages.success(request, "The token is revoked and no longer works.")
    return redirect("tokens")
