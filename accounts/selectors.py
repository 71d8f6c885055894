"""Comments for pages, each with what the visitor may do with it."""

from dataclasses import dataclass

from django.core.paginator import Page, Paginator
from django.db.models import Q, QuerySet
from django.utils.safestring import SafeString

from accounts.markdown import to_html
from accounts.models import Comment
from accounts.services.comments import why_closed
from common import caps
from common.access import PRIVATE, User
from decks.access import owns
from decks.models import Deck, Notice

NOBODY = "deleted account"


@dataclass(frozen=True, slots=True)
class CommentView:
    """A comment on a page. `html` is empty if the visitor may not see it; `gone` says why."""

    comment: Comment
    html: SafeString
    gone: str
    by: str
    own: bool
    may_remove: bool
    may_report: bool
    may_block: bool


@dataclass(frozen=True, slots=True)
class Discussion:
    """Comments on a deck, and whether the visitor may add one: `closed` says why not."""

    comments: list[CommentView]
    total: int
    may_write: bool
    closed: str


def comment_page(deck: Deck, user: User, number: str | None) -> tuple[Discussion, Page[Comment]]:
    """Return a page of the comments on a deck, oldest first."""
    page = Paginator(_of(deck, user), caps.COMMENTS_PAGE).get_page(number)
    return _discussion(deck, user, list(page.object_list), page.paginator.count), page


def last_comments(deck: Deck, user: User) -> Discussion:
    """Return the last comments on a deck, oldest first."""
    most = caps.COMMENTS_BENEATH
    newest = list(_of(deck, user).order_by("-written", "-pk")[: most + 1])
    total = len(newest) if len(newest) <= most else _of(deck, user).count()
    return _discussion(deck, user, newest[:most][::-1], total)


def new_comments(user: User) -> QuerySet[Comment]:
    """Return the comments on a user's decks that they have not read yet, newest first."""
    return Comment.objects.new_for(user).select_related("deck", "author").order_by("-written", "-pk")


def unread_rows(user: User) -> tuple[QuerySet[Notice, tuple[int]], QuerySet[Comment, tuple[int]]]:
    """Return the keys of a user's unread notices and comments, which pages count in one query."""
    changes = Notice.objects.of(user).filter(read=None).order_by().values_list("pk")
    return changes, new_comments(user).order_by().values_list("pk")


def page_of(comment: Comment) -> int:
    """Return the number of the page that a comment is on."""
    before = Q(written__lt=comment.written) | Q(written=comment.written, pk__lt=comment.pk)
    return Comment.objects.filter(before, deck=comment.deck_id).count() // caps.COMMENTS_PAGE + 1


def comment_or_none(comments: QuerySet[Comment], deck_id: str, comment_id: str) -> Comment | None:
    """Return the one of these comments with this id, with its deck and author, or None."""
    found = comments.select_related("deck__owner", "author").filter(deck__public_id=deck_id)
    return found.filter(public_id=comment_id).first() if "\0" not in deck_id + comment_id else None


def _of(deck: Deck, user: User) -> QuerySet[Comment]:
    return Comment.objects.visible_to(user).filter(deck=deck.pk).select_related("author")


def _discussion(deck: Deck, user: User, comments: list[Comment], total: int) -> Discussion:
    shared = deck.visibility != PRIVATE
    closed = "" if not shared else why_closed(deck, user)
    return Discussion(
        [comment_view(deck, user, one) for one in comments], total, shared and not closed, closed
    )


def comment_view(deck: Deck, user: User, comment: Comment) -> CommentView:
    """Return a comment on a deck as a visitor may see it."""
    own = comment.author_id is not None and comment.author_id == user.pk
    gone = "" if not comment.taken_down else f"Taken down by {comment.get_taken_down_display().lower()}."
    owner = owns(user, deck)
    return CommentView(
        comment=comment,
        html=to_html(comment.words) if not gone or own else SafeString(""),
        gone=f"{gone} {comment.why}".strip() if own else gone,
        by=comment.author.username if comment.author else NOBODY,
        own=own,
        may_remove=own or (owner and not gone),
        may_report=user.is_authenticated and not own and not gone,
        may_block=owner and not own and comment.author_id is not None,
    )
