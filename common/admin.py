"""What pages of staff share."""

from typing import TYPE_CHECKING, Any

from django.contrib import admin
from django.http import HttpRequest

# At run time the class takes no type.
if TYPE_CHECKING:
    _Admin = admin.ModelAdmin[Any]
else:
    _Admin = admin.ModelAdmin


class ReadOnly(_Admin):
    """Rows that are looked at, and changed only by the program."""

    def has_add_permission(self, request: HttpRequest) -> bool:
        return False

    def has_change_permission(self, request: HttpRequest, obj: Any = None) -> bool:
        return False

    def has_delete_permission(self, request: HttpRequest, obj: Any = None) -> bool:
        return False
