"""How programs sign in, in the description of the API."""

from typing import Any

from drf_spectacular.extensions import OpenApiAuthenticationExtension


class BearerTokenScheme(OpenApiAuthenticationExtension):  # type: ignore[no-untyped-call]
    """Tokens of accounts, with what they may do."""

    target_class = "accounts.authentication.BearerToken"
    name = "tokenAuth"

    def get_security_definition(self, auto_schema: Any) -> dict[str, str]:
        return {
            "type": "http",
            "scheme": "bearer",
            "description": (
                "A token from the page “Tokens for programs” of an account. With the scope `read` it may "
                "only read; with `write` it may change and delete as well. A token ends on its day, when it "
                "is revoked, and when the password of its account is changed or reset."
            ),
        }
