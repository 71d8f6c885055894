"""The addresses of the site."""

from django.urls import include, path

from config.health import healthz

urlpatterns = [
    path("healthz", healthz, name="healthz"),
    path("accounts/", include("allauth.urls")),
    path("api/", include("decks.api.urls")),
    path("", include("decks.urls")),
]
