"""Reports of decks and comments to staff."""

from django.db import IntegrityError, transaction

from accounts.models import Comment, Report
from accounts.services.comments import MayNot
from common import caps
from common.access import User
from common.text import clean_text
from decks.models import Deck


class AlreadyReported(MayNot):
    """The user has already reported this."""

    def __init__(self) -> None:
        super().__init__("You have reported this before; staff will look at it.")


def report_deck(*, deck: Deck, user: User, reason: str, words: str = "") -> Report:
    """Report a deck to staff."""
    held = Deck.objects.reportable_by(user).filter(pk=deck.pk).first()
    if held is None:
        raise MayNot("This deck has been deleted.")
    shown = f"{held.name}\n\n{held.description}".strip()
    return _stored(Report(about=Report.About.DECK, deck=held, shown=shown), user, reason, words)


def report_comment(*, comment: Comment, user: User, reason: str, words: str = "") -> Report:
    """Report a comment to staff."""
    held = Comment.objects.reportable_by(user).select_related("deck").filter(pk=comment.pk).first()
    if held is None:
        raise MayNot("This comment has been deleted.")
    about = Report(about=Report.About.COMMENT, deck=held.deck, comment=held, shown=held.words)
    return _stored(about, user, reason, words)


def _stored(report: Report, user: User, reason: str, words: str) -> Report:
    if reason not in Report.Reason.values:
        raise MayNot(f"There is no reason {reason!r}; there are {', '.join(Report.Reason.values)}.")
    report.reporter_id, report.reason, report.words = user.pk, reason, clean_text(words)
    if len(report.words) > caps.REPORT:
        raise MayNot(f"Your report has {len(report.words):,} characters; at most {caps.REPORT:,} are kept.")
    try:
        with transaction.atomic():
            report.save()
    except IntegrityError:
        raise AlreadyReported from None
    return report
