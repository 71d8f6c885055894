"""Staff pages about cards; user content is moderated in `accounts.admin`."""

import zlib
from typing import cast

from django import forms
from django.contrib import admin, messages
from django.contrib.auth.models import User
from django.core import signing
from django.core.cache import cache
from django.core.exceptions import PermissionDenied
from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.urls import URLPattern, path

import rules
from cards.imports import activation, preview
from cards.imports.reader import digest_of
from cards.models import Card, CardImport, CatalogueState
from common import caps
from common.admin import ReadOnly
from common.words import say


@admin.register(CatalogueState)
class CatalogueStateAdmin(ReadOnly):
    """The loaded version of each catalogue."""

    list_display = ["system", "cards", "digest", "loaded_at"]
    exclude = ["facets"]


@admin.register(Card)
class CardAdmin(ReadOnly):
    """The cards as in the catalogues."""

    list_display = ["card_id", "name", "system", "retired"]
    list_filter = ["system", "retired"]
    search_fields = ["name", "card_id"]
    ordering = ["system", "number_order"]
    show_full_result_count = False


class Upload(forms.Form):
    """A file of cards, and its system."""

    system = forms.ChoiceField(choices=lambda: [(of.code, of.name) for of in rules.systems()])
    file = forms.FileField(help_text="One card a line as JSON, like cards.jsonl.", allow_empty_file=True)


_SALT = "cards that were looked at"


@admin.register(CardImport)
class CardImportAdmin(ReadOnly):
    """Submitted card data: what is active, what waits for a decision, and who decided."""

    list_display = ["made", "system", "origin", "state", "cards", "made_by", "decided", "decided_by"]
    list_filter = ["state", "system", "origin"]
    list_select_related = ["made_by", "decided_by"]

    def has_view_permission(self, request: HttpRequest, obj: object = None) -> bool:
        return self.may(request)

    def has_module_permission(self, request: HttpRequest) -> bool:
        return self.may(request)

    @staticmethod
    def may(request: HttpRequest) -> bool:
        """Return whether the user may see imports and decide on them."""
        return bool(request.user.has_perm("cards.import_cards"))

    def get_urls(self) -> list[URLPattern]:
        upload = path("upload/", self.admin_site.admin_view(self.upload), name="cards_cardimport_upload")
        return [upload, *super().get_urls()]

    def upload(self, request: HttpRequest) -> HttpResponse:
        """Preview a file of cards, and apply exactly the previewed file."""
        if not self.may(request):
            raise PermissionDenied
        if "seen" in request.POST:
            return self._apply(request)
        form = Upload(request.POST or None, request.FILES or None)
        seen = None
        if form.is_valid():
            data = form.cleaned_data["file"].read()
            seen = preview.look_at(form.cleaned_data["system"], data)
        context: dict[str, object] = {"form": form, "seen": seen}
        if seen is not None and seen.difference:
            cache.set(_place(seen.given.digest), zlib.compress(data), caps.IMPORT_KEPT_SECONDS)
            confirmed = [seen.system, seen.given.digest, seen.edition, request.user.pk]
            context["token"] = signing.dumps(confirmed, salt=_SALT)
        return self._page(request, "upload", "Import cards", context)

    def _apply(self, request: HttpRequest) -> HttpResponse:
        try:
            said = signing.loads(request.POST["seen"], salt=_SALT, max_age=caps.IMPORT_KEPT_SECONDS)
        except signing.BadSignature:
            said = None
        kept = cache.get(_place(said[1])) if said and said[3] == request.user.pk else None
        data = zlib.decompress(kept) if kept else b""
        if not said or digest_of(data) != said[1]:
            messages.error(request, "The file is gone; choose it and preview it again.")
            return redirect("admin:cards_cardimport_upload")
        try:
            made = activation.put(said[0], data, cast(User, request.user), said[2])
        except activation.BadImport as error:
            messages.error(request, say("nothing_changed", reason=error))
            return redirect("admin:cards_cardimport_upload")
        if made.state == CardImport.State.HELD:
            messages.warning(request, "Held for review: too many decks would become illegal.")
        else:
            messages.success(request, "These cards are now active.")
        return redirect("admin:cards_cardimport_change", made.pk)

    def change_view(
        self, request: HttpRequest, object_id: str, form_url: str = "", extra_context: object = None
    ) -> HttpResponse:
        """Show an import, and release it, refuse it or revert it."""
        found = self.get_object(request, object_id)
        if not self.may(request):
            raise PermissionDenied
        if found is None:
            raise Http404
        if request.method == "POST":
            do = {"release": activation.release, "refuse": activation.refuse, "remove": activation.remove}
            wanted = do.get(request.POST.get("do", ""))
            try:
                if wanted is None:
                    raise activation.BadImport("choose what to do")
                wanted(found, cast(User, request.user))
            except activation.BadImport as error:
                messages.error(request, say("nothing_changed", reason=error))
            else:
                messages.success(request, f"This import is {found.get_state_display()} now.")
            return redirect("admin:cards_cardimport_change", found.pk)
        return self._page(request, "decide", str(found), {"one": found, "State": CardImport.State})

    def _page(self, request: HttpRequest, name: str, title: str, context: dict[str, object]) -> HttpResponse:
        shared = {**self.admin_site.each_context(request), "opts": self.opts, "title": title}
        return render(request, f"admin/cards/cardimport/{name}.html", {**shared, **context})


def _place(digest: str) -> str:
    return f"cards-looked-at-{digest}"
