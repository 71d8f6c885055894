"""The addresses of the site."""

from allauth.account.decorators import secure_admin_login
from django.contrib import admin
from django.urls import include, path

from config.health import healthz

# Staff sign in like everybody else, and so are throttled like everybody else.
admin.site.login = secure_admin_login(admin.site.login)

urlpatterns = [
    path("healthz", healthz, name="healthz"),
    path("admin/", admin.site.urls),
    path("accounts/", include("allauth.urls")),
    path("", include("simulate.urls")),
    path("api/", include("decks.api.urls")),
    path("", include("decks.urls")),
]
