"""Pages for staff that look at cards; what people write is looked after in `people.admin`."""

from typing import Any

from django.contrib import admin
from django.http import HttpRequest

from decks.models import Card, CatalogueState


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
