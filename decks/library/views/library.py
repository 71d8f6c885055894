"""Lists of decks: the public ones, and one's own with bulk actions."""

from collections.abc import Callable

from django.contrib import messages
from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.views.decorators.http import require_http_methods, require_safe

import rules
from cards.search import BadCursor
from common import access
from common.browsers import keeper_required
from common.requests import PageRequest
from common.words import say
from decks.editing import services
from decks.editing.views.settings import own_deck_or_404
from decks.library import lists, pages, tags_and_folders
from decks.library.forms import KeepingForm
from decks.library.search import DeckListForm
from decks.library.views.export import zip_of
from rules.decklist import FORMATS


@require_safe
def decks(request: PageRequest) -> HttpResponse:
    """List public decks by the URL's filters."""
    form = DeckListForm(request.GET)
    context = {
        **_page_of(request, lists.public_decks(form.wanted()), form, besides=("system", "folder")),
        "systems": rules.systems(),
    }
    template = "decks/_public_results.html" if request.htmx else "decks/public.html"
    return render(request, template, context)


@keeper_required
@require_http_methods(["GET", "HEAD", "POST"])
def mine(request: PageRequest) -> HttpResponse:
    """List the visitor's own decks by the URL's filters, and apply a button to the selected ones."""
    refused, status = "", 200
    if request.method == "POST":
        try:
            return _carry_out(request)
        except services.BadContent as error:
            refused, status = say("nothing_changed", reason=error), 400
        except services.NoDeck as error:
            refused, status = say("nothing_changed", reason=error), 404
    form = DeckListForm(request.GET)
    away = form.archived_wanted
    context = {
        **_page_of(request, lists.own_decks(request.user, form.wanted(), away), form, besides=("by",)),
        "shelf": lists.shelf(request.user, away),
        "away": away,
        "file_formats": FORMATS,
        "refused": refused,
        "picked": set(request.POST.getlist("deck")),
        "given": request.POST,
        "here": form.address({}),
    }
    template = "decks/_mine_results.html" if request.htmx else "decks/mine.html"
    response = render(request, template, context, status=status)
    access.keep_private(response)
    return response


@require_http_methods(["GET", "HEAD", "POST"])
def keep(request: HttpRequest, deck_id: str) -> HttpResponse:
    """Set a deck's tags, folder and archive state."""
    held = own_deck_or_404(request, deck_id)
    status = 200
    if request.method == "POST":
        form = KeepingForm(request.POST)
        try:
            if form.is_valid():
                asked = {**form.cleaned_data, "tags": _split(form.cleaned_data["tags"])}
                tags_and_folders.keep_deck(deck=held, user=request.user, **asked)
                messages.success(request, "Tags and folder saved.")
                return redirect("deck-settings", held.public_id)
        except services.NoDeck:
            raise Http404 from None
        except services.BadContent as error:
            form.add_error(None, say("nothing_changed", reason=error))
        status = 400
    else:
        form = KeepingForm(initial=lists.keeping(held))
    context = {"deck": held, "keeping": form, "shelf": lists.shelf(request.user)}
    response = render(request, "decks/keep.html", context, status=status)
    access.keep_private(response)
    return response


def _page_of(
    request: HttpRequest, found: pages.Found, form: DeckListForm, besides: tuple[str, ...]
) -> dict[str, object]:
    wanted = form.wanted()
    asked = {name: request.GET.get(name, "") for name in ("after", "before")}
    try:
        page = pages.page_of(found, wanted.order, **asked)
    except BadCursor:
        page = pages.page_of(found, wanted.order)
    return {
        "page": page,
        "decks": lists.shown(page.decks),
        "form": form,
        "wanted": wanted,
        "orders": lists.ORDERS.items(),
        "chips": form.chips(besides),
        "anything": bool(form.chips()),
    }


# ---- the buttons of one's own list ----


def _carry_out(request: HttpRequest) -> HttpResponse:
    chosen = request.POST.getlist("deck")
    word = request.POST.get("do", "")
    user = request.user
    folder = request.POST.get("folder", "")
    tags = _split(request.POST.get("tag", ""))

    def tagged(told: str, add: list[str], remove: list[str]) -> str:
        count = tags_and_folders.tag_decks(deck_ids=chosen, user=user, add=add, remove=remove)
        return _tagged(tags, count, told)

    def put(archived: bool, told: str) -> str:
        return (
            f"{_decks(tags_and_folders.archive_decks(deck_ids=chosen, user=user, archived=archived))} {told}"
        )

    doing: dict[str, Callable[[], str]] = {
        "tag": lambda: tagged("now have", tags, []),
        "untag": lambda: tagged("no more have", [], tags),
        "file": lambda: _filed(
            folder, tags_and_folders.file_decks(deck_ids=chosen, user=user, folder=folder)
        ),
        "archive": lambda: put(True, "put away."),
        "unarchive": lambda: put(False, "put back."),
        "rename": lambda: _renamed(request),
    }
    if word == "export":
        return _exported(request, chosen)
    if word not in doing:
        raise services.BadContent(f"this page does not know what {word[:40]!r} means")
    if word in ("tag", "untag") and not tags:
        raise services.BadContent("no tag is written")
    messages.success(request, doing[word]())
    return redirect(request.get_full_path() if word != "rename" else "mine")


def _exported(request: HttpRequest, chosen: list[str]) -> HttpResponse:
    kind = request.POST.get("kind", "")
    if kind not in {form.code for form in FORMATS}:
        raise services.BadContent(f"there is no kind of file {kind[:40]!r}")
    return zip_of(request, tags_and_folders.chosen_decks(deck_ids=chosen, user=request.user), kind)


def _split(said: str) -> list[str]:
    return [tag for tag in said.split(",") if tag.strip()]


def _renamed(request: HttpRequest) -> str:
    folder, name = request.POST.get("old", ""), request.POST.get("name", "")
    count = tags_and_folders.rename_folder(user=request.user, folder=folder, name=name)
    return _filed(name, count)


def _tagged(tags: list[str], count: int, words: str) -> str:
    named = ", ".join(f"“{tag.strip()}”" for tag in tags)
    return f"{_decks(count)} {words if count > 1 else words.replace('have', 'has')} {named}."


def _filed(folder: str, count: int) -> str:
    return (
        f"{_decks(count)} put in “{folder.strip()}”."
        if folder.strip()
        else f"{_decks(count)} in no folder now."
    )


def _decks(count: int) -> str:
    return "One deck" if count == 1 else f"{count} decks"
