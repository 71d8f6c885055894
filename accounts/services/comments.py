"""Comments: written, changed, taken away; discussions closed, people blocked."""

from django.contrib.auth.models import AbstractBaseUser
from django.db import transaction
from django.utils import timezone

from accounts.models import Block, ClosedDiscussion, Comment
from common import caps
from common.access import User
from common.text import clean_text
from decks.models import Deck


class MayNot(Exception):
    """What was asked for may not be; the message says why, and nothing was stored."""


class BadWords(MayNot):
    """The words are none, or too many."""


@transaction.atomic
def write_comment(*, deck: Deck, user: User, words: str) -> Comment:
    """Store a comment on a deck, cleaned."""
    words = _cleaned(words)
    # The deck's row stands still meanwhile, so that two at once do not pass the cap together.
    held = Deck.objects.open_to(user).select_for_update().filter(pk=deck.pk).first()
    if held is None:
        raise MayNot("You can only comment on decks that others can see.")
    if reason := why_closed(held, user):
        raise MayNot(reason)
    if held.comments.count() >= caps.COMMENTS_PER_DECK:
        raise MayNot(f"This deck has {caps.COMMENTS_PER_DECK:,} comments, the maximum.")
    return Comment.objects.create(deck=held, author_id=user.pk, words=words)


def why_closed(deck: Deck, user: User) -> str:
    """Return why a deck takes no comment from a user who can see it; nothing when it does."""
    if ClosedDiscussion.objects.filter(deck=deck.pk).exists():
        return "The owner has turned off comments on this deck."
    another = user.is_authenticated and user.pk != deck.owner_id
    if another and Block.objects.filter(owner=deck.owner_id, blocked=user.pk).exists():
        return "The owner of this deck has blocked you from commenting."
    return ""


@transaction.atomic
def edit_comment(*, comment: Comment, user: User, words: str) -> Comment:
    """Change the words of one's own comment and mark it as edited."""
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
    """Take a comment away: for good when it is one's own, else it leaves its place behind."""
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
    """Let a deck of this user take no more comments."""
    _own(deck, user)
    ClosedDiscussion.objects.get_or_create(deck=deck)


@transaction.atomic
def open_discussion(*, deck: Deck, user: User) -> None:
    """Let a deck of this user take comments again."""
    _own(deck, user)
    ClosedDiscussion.objects.filter(deck=deck).delete()


@transaction.atomic
def block(*, user: AbstractBaseUser, blocked: AbstractBaseUser) -> None:
    """Take no comments from an account on any deck of this user."""
    if blocked.pk == user.pk:
        raise MayNot("You cannot block yourself.")
    held = Block.objects.filter(owner=user.pk)
    if held.count() >= caps.BLOCKS_PER_USER:
        raise MayNot(f"You block {caps.BLOCKS_PER_USER} people, the maximum; unblock one first.")
    held.get_or_create(owner_id=user.pk, blocked_id=blocked.pk)


@transaction.atomic
def unblock(*, user: AbstractBaseUser, pk: int) -> bool:
    """Take comments from somebody again; False when there is no such block of this user."""
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
