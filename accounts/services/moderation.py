"""What staff do about decks and comments; each act is written down with who did it, when and why."""

from django.contrib.auth.models import AbstractBaseUser
from django.db import transaction

from accounts.models import Comment, Report, StaffAct
from common import caps
from common.text import clean_line
from decks.editing import services as decks
from decks.models import Deck


@transaction.atomic
def hide_deck(*, deck: Deck, staff: AbstractBaseUser, said: str) -> None:
    """Let only its owner see a deck, tell them why, and settle what was reported of it."""
    said = clean_line(said)[: caps.STAFF_WORDS]
    decks.hide_decks(decks=Deck.objects.filter(pk=deck.pk), reason=said)
    deck.reports.filter(about=Report.About.DECK, state=Report.State.OPEN).update(state=Report.State.UPHELD)
    _write(staff, StaffAct.Did.HID_DECK, deck, said=said)


@transaction.atomic
def lift_deck(*, deck: Deck, staff: AbstractBaseUser) -> None:
    """Let the owner of a hidden deck show it again."""
    if decks.lift_decks(decks=Deck.objects.filter(pk=deck.pk)):
        _write(staff, StaffAct.Did.LIFTED_DECK, deck)


@transaction.atomic
def hide_comment(*, comment: Comment, staff: AbstractBaseUser, said: str) -> None:
    """Let nobody see a comment's words but its author, with why, and settle what was reported of it."""
    comment.taken_down, comment.why = Comment.By.STAFF, clean_line(said)[: caps.STAFF_WORDS]
    comment.save(update_fields=["taken_down", "why"])
    comment.reports.filter(state=Report.State.OPEN).update(state=Report.State.UPHELD)
    _write(staff, StaffAct.Did.HID_COMMENT, comment.deck, comment, comment.why)


@transaction.atomic
def lift_comment(*, comment: Comment, staff: AbstractBaseUser) -> None:
    """Show a comment again that staff hid."""
    if comment.taken_down == Comment.By.STAFF:
        comment.taken_down, comment.why = Comment.By.NOBODY, ""
        comment.save(update_fields=["taken_down", "why"])
        _write(staff, StaffAct.Did.LIFTED_COMMENT, comment.deck, comment)


@transaction.atomic
def dismiss(*, report: Report, staff: AbstractBaseUser, said: str = "") -> None:
    """Settle a report without doing anything about what it says."""
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
