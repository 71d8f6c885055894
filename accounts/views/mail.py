"""Pages of accounts that store something and send a message about it: both, or neither."""

from collections.abc import Callable
from functools import wraps

from allauth.account import views as allauth
from django.db import transaction
from django.http import HttpRequest, HttpResponseBase

View = Callable[..., HttpResponseBase]


def all_or_nothing(view: View) -> View:
    """Wrap a view so that its changes are rolled back if its message cannot be sent."""

    @wraps(view)
    def wrapped(request: HttpRequest, *args: object, **kwargs: object) -> HttpResponseBase:
        if request.method != "POST":
            return view(request, *args, **kwargs)
        with transaction.atomic():
            return view(request, *args, **kwargs)

    return wrapped


signup = all_or_nothing(allauth.signup)
email = all_or_nothing(allauth.email)
