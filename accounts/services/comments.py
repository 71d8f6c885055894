"""Comments: writing, editing, removing; closing discussions and blocking people."""

import logging

from django.contrib.auth.models import AbstractBaseUser
from django.db import DatabaseError, transaction
from django.utils import timezone

from accounts.models import Block, ClosedDiscussion, Comment
from common import caps
from common.access import User
from common.text import clean_text
from decks.access import owns
from decks.models import Deck

log = logging.getLogger(__name__)


class MayNot(Exception):
    """The action is not allowed; the message says why, and nothing was stored."""


class BadWords(MayNot):
    """The text is empty or too long."""


@transaction.atomic
def write_comment(*, deck: Deck, user: User, words: str) -> Comment:
    """Store a comment on a deck, cleaned."""
    words = _cleaned(words)
    # The deck's row is locked, so that concurrent comments cannot exceed the limit.
    held = Deck.objects.open_to(user).select_for_update().filter(pk=deck.pk).first()
    if held is None:
        raise MayNot("You can only comment on decks that others can see.")
    if reason := why_closed(held, user):
        raise MayNot(reason)
    if held.comments.count() >= caps.COMMENTS_PER_DECK:
        raise MayNot(f"This deck has {caps.COMMENTS_PER_DECK:,} comments, the maximum.")
    seen = timezone.now() if owns(user, held) else None
    return Comment.objects.create(deck=held, author_id=user.pk, words=words, seen=seen)


def mark_seen(*, deck: Deck, user: User) -> None:
    """Note that a deck's owner has read the comments on it; if nothing can be written, they stay new."""
    try:
        with transaction.atomic():
            Comment.objects.new_for(user).filter(deck=deck.pk).update(seen=timezone.now())
    except DatabaseError as error:
        log.warning("comments could not be marked as read: %s", error)


def why_closed(deck: Deck, user: User) -> str:
    """Return why a user may not comment on a deck they can see; "" if they may."""
    if ClosedDiscussion.objects.filter(deck=deck.pk).exists():
        return "The owner has turned off comments on this deck."
    another = user.is_authenticated and user.pk != deck.owner_id
    if another and Block.objects.filter(owner=deck.owner_id, blocked=user.pk).exists():
        return "The owner of this deck has blocked you from commenting."
    return ""


@transaction.atomic
def edit_comment(*, comment: Comment, user: User, words: str) -> Comment:
    """Edit one's own comment and mark it as edited."""
    words = _cleaned(words)
    held = Comment.objects.editable_by(user).select_for_update(of=("self",)).filter(pk=comment.pk).first()
    if held is None:
        raise MayNot("This comment has been deleted.")
    if reason := why_closed(held.deck, user):
        raise MayNot(reason)
    if words != held.words:
        held.words, held.edited = words, timezone.now()
        held.save(update_fields=["words", "edited"])
    return held


@transaction.atomic
def delete_comment(*, comment: Comment, user: User) -> None:
    """Delete one's own comment permanently, or take down another's, leaving a placeholder."""
    held = Comment.objects.removable_by(user).select_for_update(of=("self",)).filter(pk=comment.pk).first()
    if held is None:
        raise MayNot("This comment has been deleted.")
    if held.author_id == user.pk:
        held.delete()
    else:
        held.taken_down = Comment.By.OWNER
        held.save(update_fields=["taken_down"])


@transaction.atomic
def close_discussion(*, deck: Deck, user: User) -> None:
    """Turn comments off on this user's deck."""
    _own(deck, user)
    ClosedDiscussion.objects.get_or_create(deck=deck)


@transaction.atomic
def open_discussion(*, deck: Deck, user: User) -> None:
    """Turn comments on again on this user's deck."""
    _own(deck, user)
    ClosedDiscussion.objects.filter(deck=deck).delete()


@transaction.atomic
def block(*, user: AbstractBaseUser, blocked: AbstractBaseUser) -> None:
    """Block an account from commenting on this user's decks."""
    if blocked.pk == user.pk:
        raise MayNot("You cannot block yourself.")
    held = Block.objects.filter(owner=user.pk)
    if held.count() >= caps.BLOCKS_PER_USER:
        raise MayNot(f"You have blocked {caps.BLOCKS_PER_USER} people, the maximum; unblock one first.")
    held.get_or_create(owner_id=user.pk, blocked_id=blocked.pk)


@transaction.atomic
def unblock(*, user: AbstractBaseUser, pk: int) -> bool:
    """Unblock an account; False if this user has not blocked it."""
    gone, _ = Block.objects.filter(owner=user.pk, pk=pk).delete()
    return gone > 0


def _own(deck: Deck, user: User) -> None:
    if not Deck.objects.editable_by(user).filter(pk=deck.pk).exists():
        raise MayNot("Only the owner can turn comments on or off.")


def _cleaned(words: str) -> str:
    cleaned = clean_text(words)
    if not cleaned.strip():
        raise BadWords("Write a comment first.")
    if len(cleaned) > caps.COMMENT:
        raise BadWords(f"The comment has {len(cleaned):,} characters; at most {caps.COMMENT:,} are kept.")
    return cleaned
