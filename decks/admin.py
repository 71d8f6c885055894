"""Pages for staff: look at cards, and take down decks that others can see. Private decks stay private."""

from typing import Any

from django.contrib import admin
from django.db.models import QuerySet
from django.http import HttpRequest

from decks import services
from decks.models import Card, CatalogueState, Deck


class ReadOnly(admin.ModelAdmin):
    """Rows that are looked at, and changed only by the program."""

    def has_add_permission(self, request: HttpRequest) -> bool:
        return False

    def has_change_permission(self, request: HttpRequest, obj: Any = None) -> bool:
        return False

    def has_delete_permission(self, request: HttpRequest, obj: Any = None) -> bool:
        return False


@admin.register(CatalogueState)
class CatalogueStateAdmin(ReadOnly):
    """Which edition of each catalogue is loaded."""

    list_display = ["system", "cards", "digest", "loaded_at"]
    exclude = ["facets"]


@admin.register(Card)
class CardAdmin(ReadOnly):
    """The cards, as the catalogues say them."""

    list_display = ["card_id", "name", "system", "retired"]
    list_filter = ["system", "retired"]
    search_fields = ["name", "card_id"]
    ordering = ["system", "number_order"]
    show_full_result_count = False


@admin.register(Deck)
class DeckAdmin(ReadOnly):
    """Decks that others than their owner can see."""

    list_display = ["name", "owner", "system", "visibility", "updated"]
    list_filter = ["system", "visibility"]
    list_select_related = ["owner"]
    search_fields = ["name", "public_id", "owner__username"]
    actions = ["hide"]

    def get_queryset(self, request: HttpRequest) -> QuerySet[Deck]:
        return Deck.objects.shared()

    def has_delete_permission(self, request: HttpRequest, obj: Deck | None = None) -> bool:
        return bool(request.user.has_perm("decks.delete_deck"))

    def has_hide_permission(self, request: HttpRequest) -> bool:
        """Who may delete a deck may also hide it."""
        return self.has_delete_permission(request)

    @admin.action(description="Make private", permissions=["hide"])
    def hide(self, request: HttpRequest, queryset: QuerySet[Deck]) -> None:
        """Let only their owners see these decks."""
        self.message_user(request, f"{services.hide_decks(decks=queryset)} decks are private now.")
