"""Two-factor authentication: drawing its secret, and when staff need it."""

from collections.abc import Callable
from functools import wraps

from allauth.mfa.adapter import DefaultMFAAdapter
from allauth.mfa.utils import is_mfa_enabled
from django.conf import settings
from django.contrib import messages
from django.http import HttpRequest, HttpResponseBase
from django.shortcuts import redirect

from common import qr

View = Callable[..., HttpResponseBase]


class Adapter(DefaultMFAAdapter):
    """Draws the secret inline: an image with its own URL could be cached."""

    def build_totp_svg(self, url: str) -> str:
        return qr.drawing(url)


def second_factor_first(admin_view: Callable[..., View]) -> Callable[..., View]:
    """Wrap the access check of staff pages to require a second factor, if STAFF_TWO_FACTOR is set.

    Staff without one are sent to set one up; those who have one have used it when signing in.
    """

    def guarded(view: View, cacheable: bool = False) -> View:
        inner = admin_view(view, cacheable)

        @wraps(inner)
        def asked(request: HttpRequest, *args: object, **kwargs: object) -> HttpResponseBase:
            user = request.user
            if settings.STAFF_TWO_FACTOR and user.is_staff and not is_mfa_enabled(user):
                messages.warning(request, "Set up a second factor to open the staff pages.")
                return redirect("mfa_index")
            return inner(request, *args, **kwargs)

        return asked

    return guarded
