"""Staff pages: reports, hidden content, and staff actions. Private decks stay private."""

from collections.abc import Iterator
from typing import Any, cast

import allauth.mfa.admin  # noqa: F401 (its page has to be there before ours takes its place)
from allauth.mfa.models import Authenticator
from django import forms
from django.contrib import admin, messages
from django.contrib.admin import ModelAdmin
from django.contrib.admin.helpers import ActionForm
from django.contrib.admin.views.main import ChangeList
from django.contrib.auth.models import User
from django.core.exceptions import PermissionDenied
from django.db.models import QuerySet
from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import redirect, render

from accounts import services
from accounts.markdown import to_html
from accounts.models import Comment, Report, StaffAct
from common import caps
from common.access import signed_in
from common.admin import ReadOnly
from decks.models import Deck, HiddenDeck


class SayingWhy(ActionForm):
    """An action's message to the affected user."""

    said = forms.CharField(label="Message to the owner:", required=False, max_length=caps.STAFF_WORDS)


def _may_moderate(request: HttpRequest) -> bool:
    return bool(request.user.has_perm("accounts.change_report"))


class Moderated(ReadOnly):
    """Rows that staff can hide and unhide, with a stored reason."""

    action_form = SayingWhy

    def has_moderate_permission(self, request: HttpRequest) -> bool:
        """Staff who may settle reports may also take the reported actions."""
        return _may_moderate(request)


@admin.register(Deck)
class DeckAdmin(Moderated):
    """Decks visible to others than their owner."""

    list_display = ["name", "owner", "system", "visibility", "updated"]
    list_filter = ["system", "visibility"]
    list_select_related = ["owner"]
    search_fields = ["name", "public_id", "owner__username"]
    actions = ["hide"]

    def get_queryset(self, request: HttpRequest) -> QuerySet[Deck]:
        return Deck.objects.shared()

    def has_delete_permission(self, request: HttpRequest, obj: object = None) -> bool:
        return bool(request.user.has_perm("decks.delete_deck"))

    @admin.action(description="Hide: only the owner sees it", permissions=["moderate"])
    def hide(self, request: HttpRequest, queryset: QuerySet[Deck]) -> None:
        """Make these decks visible only to their owners, until unhidden."""
        for deck in queryset:
            services.hide_deck(deck=deck, staff=signed_in(request.user), said=request.POST.get("said", ""))
        self.message_user(request, f"{len(queryset)} decks are now hidden.")


@admin.register(HiddenDeck)
class HiddenDeckAdmin(Moderated):
    """Decks that staff hid."""

    list_display = ["name", "owner", "reason", "since"]
    list_display_links = None
    list_select_related = ["deck__owner"]
    actions = ["lift"]

    @admin.display(ordering="deck__name")
    def name(self, hidden: HiddenDeck) -> str:
        """The deck's current name."""
        return hidden.deck.name

    @admin.display(ordering="deck__owner__username")
    def owner(self, hidden: HiddenDeck) -> str:
        """The deck's owner."""
        return hidden.deck.owner.username if hidden.deck.owner else ""

    @admin.action(description="Lift: the owner may show it again", permissions=["moderate"])
    def lift(self, request: HttpRequest, queryset: QuerySet[HiddenDeck]) -> None:
        """Let the owners of these decks share them again."""
        hidden = list(queryset.select_related("deck"))
        for one in hidden:
            services.lift_deck(deck=one.deck, staff=signed_in(request.user))
        self.message_user(request, f"{len(hidden)} decks may be shown again.")


@admin.register(Comment)
class CommentAdmin(Moderated):
    """Comments on decks that others can see."""

    list_display = ["public_id", "author", "deck", "written", "taken_down", "words"]
    list_filter = ["taken_down"]
    list_select_related = ["author", "deck"]
    search_fields = ["words", "author__username", "public_id"]
    actions = ["hide", "lift"]

    def get_queryset(self, request: HttpRequest) -> QuerySet[Comment]:
        return Comment.objects.filter(deck__in=Deck.objects.shared())

    @admin.action(description="Hide the words", permissions=["moderate"])
    def hide(self, request: HttpRequest, queryset: QuerySet[Comment]) -> None:
        """Show the text of these comments only to their authors."""
        for comment in queryset.select_related("deck"):
            services.hide_comment(
                comment=comment, staff=signed_in(request.user), said=request.POST.get("said", "")
            )

    @admin.action(description="Show the words again", permissions=["moderate"])
    def lift(self, request: HttpRequest, queryset: QuerySet[Comment]) -> None:
        """Unhide those of these comments that staff hid."""
        for comment in queryset.select_related("deck"):
            services.lift_comment(comment=comment, staff=signed_in(request.user))


class Waiting(admin.SimpleListFilter):
    """A filter of reports by state; by default those waiting."""

    title = "state"
    parameter_name = "state"

    def lookups(self, request: HttpRequest, model_admin: "ModelAdmin[Report]") -> list[tuple[str, str]]:
        return [("all", "All"), *Report.State.choices[1:]]

    def choices(self, changelist: ChangeList) -> Iterator[Any]:  # its rows have no public type
        first, *others = super().choices(changelist)
        first["display"] = Report.State.OPEN.label
        yield from (first, *others)

    def queryset(self, request: HttpRequest, queryset: QuerySet[Report]) -> QuerySet[Report]:
        wanted = self.value() or Report.State.OPEN
        return queryset if wanted == "all" else queryset.filter(state=wanted)


@admin.register(Report)
class ReportAdmin(ReadOnly):
    """Reports, each with the reported content and the possible actions."""

    list_display = ["made", "about", "reason", "deck", "shown_short", "state"]
    list_filter = [Waiting, "about", "reason"]
    list_select_related = ["deck"]

    @admin.display(description="what stood there")
    def shown_short(self, report: Report) -> str:
        """The beginning of the reported content."""
        return report.shown[:80]

    def change_view(
        self, request: HttpRequest, object_id: str, form_url: str = "", extra_context: object = None
    ) -> HttpResponse:
        """Show a report, and apply the staff's decision."""
        report = self.get_object(request, object_id)
        if report is None:
            raise Http404
        if not self.has_view_permission(request, report):
            raise PermissionDenied
        if request.method == "POST":
            if not _may_moderate(request):
                raise PermissionDenied
            _decide(request, report)
            return redirect("admin:accounts_report_changelist")
        context = {
            **self.admin_site.each_context(request),
            "opts": self.opts,
            "title": str(report),
            "report": report,
            "html": to_html(report.shown) if report.about == Report.About.COMMENT else "",
            "others": report.deck.reports.exclude(pk=report.pk).filter(comment=report.comment),
            "acts": StaffAct.objects.filter(deck_id=report.deck.public_id).select_related("who"),
            "gone": report.about == Report.About.COMMENT and report.comment is None,
            "may": _may_moderate(request),
            "most": caps.STAFF_WORDS,
        }
        return render(request, "admin/accounts/report/decide.html", context)


def _decide(request: HttpRequest, report: Report) -> None:
    staff, said = cast(User, request.user), request.POST.get("said", "")
    if request.POST.get("do") == "dismiss":
        services.dismiss(report=report, staff=staff, said=said)
        messages.success(request, "The report is dismissed.")
    elif request.POST.get("do") == "hide" and report.about == Report.About.DECK:
        services.hide_deck(deck=report.deck, staff=staff, said=said)
        messages.success(request, "Now only its owner can see the deck.")
    elif request.POST.get("do") == "hide" and report.comment is not None:
        services.hide_comment(comment=report.comment, staff=staff, said=said)
        messages.success(request, "The comment is hidden.")
    else:
        messages.error(request, "Nothing was done: choose an action.")


@admin.register(StaffAct)
class StaffActAdmin(ReadOnly):
    """Staff actions, with who and when."""

    list_display = ["when", "who", "did", "deck_id", "comment_id", "said"]
    list_filter = ["did"]
    list_select_related = ["who"]
    search_fields = ["deck_id", "comment_id", "who__username"]
    list_display_links = None


# The page that `allauth.mfa.admin` registers on import would show the secrets.
admin.site.unregister(Authenticator)


@admin.register(Authenticator)
class AuthenticatorAdmin(ReadOnly):
    """Second factors, to be removed from an account whose owner lost theirs."""

    list_display = ["user", "type", "created_at", "last_used_at"]
    list_select_related = ["user"]
    search_fields = ["user__username", "user__email"]
    exclude = ["data"]

    def has_delete_permission(self, request: HttpRequest, obj: Authenticator | None = None) -> bool:
        return bool(request.user.has_perm("mfa.delete_authenticator"))
