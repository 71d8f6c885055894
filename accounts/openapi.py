"""The authentication of programs, in the schema."""

from drf_spectacular.extensions import OpenApiAuthenticationExtension


class BearerTokenScheme(OpenApiAuthenticationExtension):  # type: ignore[no-untyped-call]
    """Tokens of accounts, with their permissions."""

    target_class = "accounts.authentication.BearerToken"
    name = "tokenAuth"

    def get_security_definition(self, auto_schema: object) -> dict[str, str]:
        return {
            "type": "http",
            "scheme": "bearer",
            "description": (
                "A token from your account's page “Tokens for programs”. With the scope `read` it may only "
                "read; with `write` it may also change and delete. A token ends on its expiry date, when it "
                "is revoked, and when the account's password is changed or reset."
            ),
        }
