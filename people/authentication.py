"""Programs sign in to the API with `Authorization: Bearer …`."""

from django.contrib.auth.models import User
from django.utils import timezone
from rest_framework import exceptions
from rest_framework.authentication import TokenAuthentication

from people.models import ApiToken
from people.services import digest_of


class BearerToken(TokenAuthentication):
    """Knows an account by a token that was made for it, has not ended and was not revoked."""

    keyword = "Bearer"

    def authenticate_credentials(self, key: str) -> tuple[User, ApiToken]:
        found = ApiToken.objects.select_related("user").filter(
            digest=digest_of(key), expires__gt=timezone.now(), user__is_active=True
        )
        token = found.first()
        if token is None:
            raise exceptions.AuthenticationFailed("The token is unknown, revoked or has ended.")
        return token.user, token
