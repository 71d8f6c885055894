"""Shared parts of the staff pages."""

from typing import TYPE_CHECKING, Any

from django.contrib import admin
from django.http import HttpRequest

# The class takes no type parameter at run time, so that it is of any model.
if TYPE_CHECKING:
    _Admin = admin.ModelAdmin[Any]
else:
    _Admin = admin.ModelAdmin


class ReadOnly(_Admin):
    """Rows that staff can view, and only the program changes."""

    def has_add_permission(self, request: HttpRequest) -> bool:
        return False

    def has_change_permission(self, request: HttpRequest, obj: object = None) -> bool:
        return False

    def has_delete_permission(self, request: HttpRequest, obj: object = None) -> bool:
        return False
