"""Staff actions on decks and comments, each recorded with who, when and why."""

from django.contrib.auth.models import AbstractBaseUser
from django.db import transaction

from accounts.models import Comment, Report, StaffAct
from common import caps
from common.text import clean_line
from decks.editing import services as decks
from decks.models import Deck


@transaction.atomic
def hide_deck(*, deck: Deck, staff: AbstractBaseUser, said: str) -> None:
    """Make a deck visible only to its owner, with a reason, and settle the reports on it."""
    said = clean_line(said)[: caps.STAFF_WORDS]
    decks.hide_decks(decks=Deck.objects.filter(pk=deck.pk), reason=said)
    deck.reports.filter(about=Report.About.DECK, state=Report.State.OPEN).update(state=Report.State.UPHELD)
    _write(staff, StaffAct.Did.HID_DECK, deck, said=said)


@transaction.atomic
def lift_deck(*, deck: Deck, staff: AbstractBaseUser) -> None:
    """Let the owner of a hidden deck share it again."""
    if decks.lift_decks(decks=Deck.objects.filter(pk=deck.pk)):
        _write(staff, StaffAct.Did.LIFTED_DECK, deck)


@transaction.atomic
def hide_comment(*, comment: Comment, staff: AbstractBaseUser, said: str) -> None:
    """Make a comment's text visible only to its author, with a reason, and settle the reports on it."""
    comment.taken_down, comment.why = Comment.By.STAFF, clean_line(said)[: caps.STAFF_WORDS]
    comment.save(update_fields=["taken_down", "why"])
    comment.reports.filter(state=Report.State.OPEN).update(state=Report.State.UPHELD)
    _write(staff, StaffAct.Did.HID_COMMENT, comment.deck, comment, comment.why)


@transaction.atomic
def lift_comment(*, comment: Comment, staff: AbstractBaseUser) -> None:
    """Unhide a comment that staff hid."""
    if comment.taken_down == Comment.By.STAFF:
        comment.taken_down, comment.why = Comment.By.NOBODY, ""
        comment.save(update_fields=["taken_down", "why"])
        _write(staff, StaffAct.Did.LIFTED_COMMENT, comment.deck, comment)


@transaction.atomic
def dismiss(*, report: Report, staff: AbstractBaseUser, said: str = "") -> None:
    """Settle a report without any action."""
    settled = Report.objects.filter(pk=report.pk, state=Report.State.OPEN)
    if settled.update(state=Report.State.DISMISSED):
        said = clean_line(said)[: caps.STAFF_WORDS]
        _write(staff, StaffAct.Did.DISMISSED, report.deck, report.comment, said)


def _write(
    staff: AbstractBaseUser, did: str, deck: Deck, comment: Comment | None = None, said: str = ""
) -> None:
    StaffAct.objects.create(
        who_id=staff.pk,
        did=did,
        deck_id=deck.public_id,
        comment_id=comment.public_id if comment else "",
        said=said,
    )
