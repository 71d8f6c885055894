"""Authentication of programs by `Authorization: Bearer …`."""

from django.contrib.auth.models import User
from django.utils import timezone
from rest_framework import exceptions
from rest_framework.authentication import TokenAuthentication
from rest_framework.request import Request

from accounts.models import ApiToken
from accounts.services import digest_of, note_use
from common.throttles import AddressThrottle


class BearerToken(TokenAuthentication):
    """Authenticates an account by a token that has not expired or been revoked."""

    keyword = "Bearer"

    def authenticate(self, request: Request) -> tuple[User, ApiToken] | None:
        """Return the token's account, None without a token; repeated wrong tokens are throttled."""
        try:
            found: tuple[User, ApiToken] | None = super().authenticate(request)
        except exceptions.AuthenticationFailed:
            throttle = AddressThrottle("bad-token")
            if not throttle.allow_request(request, None):
                raise exceptions.Throttled(throttle.wait()) from None
            raise
        return found

    def authenticate_credentials(self, key: str) -> tuple[User, ApiToken]:
        found = ApiToken.objects.select_related("user").filter(
            digest=digest_of(key), expires__gt=timezone.now(), user__is_active=True
        )
        token = found.first()
        if token is None:
            raise exceptions.AuthenticationFailed("The token is unknown, revoked or expired.")
        note_use(token=token)
        return token.user, token
