"""Comments on a deck: reading, writing, editing and removing."""

from django.contrib import messages
from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.urls import reverse
from django.views.decorators.http import require_http_methods, require_POST, require_safe

import rules
from accounts import selectors, services
from accounts.access import CommentQuerySet
from accounts.forms import CommentForm
from accounts.markdown import to_html
from accounts.models import ClosedDiscussion, Comment
from common import access
from common.text import clean_text
from common.throttles import seconds_to_wait
from decks.access import owns
from decks.models import Deck
from decks.views.decks import deck_or_404


@require_http_methods(["GET", "HEAD", "POST"])
def comments(request: HttpRequest, deck_id: str) -> HttpResponse:
    """Show the comments on a deck; store a new one, or preview it."""
    deck = deck_or_404(request, deck_id)
    if request.method != "POST":
        page = _page(request, deck, CommentForm())
        if request.method == "GET" and owns(request.user, deck):
            services.mark_seen(deck=deck, user=request.user)
        return page
    form = CommentForm(request.POST)
    if not request.user.is_authenticated:
        form.add_error(None, "Sign in to comment. Your text is not saved, so copy it first.")
        return _page(request, deck, form, 403)
    if not form.is_valid():
        return _page(request, deck, form, 400)
    if request.POST.get("do") == "preview":
        return _page(request, deck, form)
    if wait := seconds_to_wait(request, "comment"):
        form.add_error(None, f"A little slower, please: write again in {_minutes(wait)}.")
        return _page(request, deck, form, 429)
    try:
        made = services.write_comment(deck=deck, user=request.user, words=form.cleaned_data["words"])
    except services.MayNot as error:
        form.add_error(None, str(error))
        return _page(request, deck, form, 400)
    return redirect(_place(made))


@require_safe
def comment(request: HttpRequest, deck_id: str, comment_id: str) -> HttpResponse:
    """Redirect to a comment's current page."""
    deck = deck_or_404(request, deck_id)
    found = _comment_or_404(Comment.objects.visible_to(request.user), deck_id, comment_id)
    response = redirect(_place(found))
    access.keep_private(response, deck)
    return response


@require_http_methods(["GET", "HEAD", "POST"])
def edit(request: HttpRequest, deck_id: str, comment_id: str) -> HttpResponse:
    """Edit one's own comment."""
    deck = deck_or_404(request, deck_id)
    held = _comment_or_404(Comment.objects.editable_by(request.user), deck_id, comment_id)
    form = CommentForm(request.POST if request.method == "POST" else None, initial={"words": held.words})
    status = 200
    if form.is_bound and form.is_valid() and request.POST.get("do") != "preview":
        try:
            services.edit_comment(comment=held, user=request.user, words=form.cleaned_data["words"])
        except services.MayNot as error:
            form.add_error(None, str(error))
        else:
            return redirect(_place(held))
    if form.errors:
        status = 400
    context = {**_about(request, deck), "form": form, "comment": held, "preview": _preview(form)}
    response = render(request, "comments/edit.html", context, status=status)
    access.keep_private(response)
    return response


@require_http_methods(["GET", "HEAD", "POST"])
def delete(request: HttpRequest, deck_id: str, comment_id: str) -> HttpResponse:
    """Ask for confirmation, then remove a comment."""
    deck = deck_or_404(request, deck_id)
    held = _comment_or_404(Comment.objects.removable_by(request.user), deck_id, comment_id)
    own = held.author_id == request.user.pk
    if request.method == "POST":
        try:
            services.delete_comment(comment=held, user=request.user)
        except services.MayNot:
            raise Http404 from None
        messages.success(request, "Your comment is deleted." if own else "The comment is taken down.")
        return redirect("deck-comments", deck.public_id)
    context = {**_about(request, deck), "comment": held, "html": to_html(held.words), "mine": own}
    response = render(request, "comments/delete.html", context)
    access.keep_private(response)
    return response


@require_POST
def opening(request: HttpRequest, deck_id: str) -> HttpResponse:
    """Turn comments on one's own deck on or off."""
    deck = deck_or_404(request, deck_id)
    change = services.close_discussion if request.POST.get("do") == "close" else services.open_discussion
    try:
        change(deck=deck, user=request.user)
    except services.MayNot:
        raise Http404 from None
    return redirect("deck-comments", deck.public_id)


@require_POST
def block(request: HttpRequest, deck_id: str, comment_id: str) -> HttpResponse:
    """Block the author of a comment from one's decks."""
    deck = deck_or_404(request, deck_id)
    held = _comment_or_404(Comment.objects.visible_to(request.user), deck_id, comment_id)
    if not owns(request.user, deck) or held.author is None:
        raise Http404
    try:
        services.block(user=access.signed_in(request.user), blocked=held.author)
    except services.MayNot as error:
        messages.error(request, str(error))
    else:
        messages.success(request, f"{held.author.username} can no longer comment on your decks.")
    return redirect(_place(held))


def _comment_or_404(among: CommentQuerySet[Comment], deck_id: str, comment_id: str) -> Comment:
    found = selectors.comment_or_none(among, deck_id, comment_id)
    if found is None:
        raise Http404
    return found


def _place(comment: Comment) -> str:
    address = reverse("deck-comments", args=[comment.deck.public_id])
    number = selectors.page_of(comment)
    return f"{address}{f'?page={number}' if number > 1 else ''}#comment-{comment.public_id}"


def _about(request: HttpRequest, deck: Deck) -> dict[str, object]:
    own = owns(request.user, deck)
    return {"deck": deck, "of": rules.system(deck.system), "own": own, "at": "comments", "back": True}


def _page(request: HttpRequest, deck: Deck, form: CommentForm, status: int = 200) -> HttpResponse:
    discussion, page = selectors.comment_page(deck, request.user, request.GET.get("page"))
    context = {
        **_about(request, deck),
        "discussion": discussion,
        "page": page,
        "form": form,
        "preview": _preview(form),
        "open": not ClosedDiscussion.objects.filter(deck=deck).exists(),
    }
    response = render(request, "comments/list.html", context, status=status)
    access.keep_private(response, deck)
    return response


def _preview(form: CommentForm) -> str:
    """The preview of a form's text, if requested."""
    wanted = form.is_bound and form.data.get("do") == "preview" and form.is_valid()
    return to_html(clean_text(form.cleaned_data["words"])) if wanted else ""


def _minutes(seconds: int) -> str:
    return f"{seconds} seconds" if seconds < 120 else f"{seconds // 60} minutes"
