"""The site's URLs."""

from allauth.account.decorators import secure_admin_login
from django.contrib import admin
from django.urls import include, path

from accounts.two_factor import second_factor_first
from config.health import healthz

# Staff sign in like everybody else, and are throttled like everybody else.
admin.site.login = secure_admin_login(admin.site.login)  # type: ignore[method-assign]
admin.site.admin_view = second_factor_first(admin.site.admin_view)  # type: ignore[method-assign,assignment]

handler400 = "config.errors.bad_request"
handler403 = "config.errors.forbidden"
handler404 = "config.errors.not_found"
handler500 = "config.errors.broken"

urlpatterns = [
    path("healthz", healthz, name="healthz"),
    path("admin/", admin.site.urls),
    path("", include("accounts.urls")),
    path("accounts/", include("allauth.urls")),
    path("", include("simulate.urls")),
    path("", include("events.urls")),
    path("api/", include("config.api")),
    path("", include("cards.urls")),
    path("", include("decks.urls")),
]
