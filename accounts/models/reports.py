"""Reports to staff, and staff actions."""

from django.conf import settings
from django.db import models
from django.db.models.functions import Length
from django.db.models.lookups import LessThanOrEqual
from django.utils import timezone

from accounts.models.comments import Comment
from common import caps, ids
from decks.models import Deck


class Report(models.Model):
    """One person's report to staff of a deck or a comment.

    `shown` is its content at the time, because its author may change or delete it before anybody looks.
    """

    class About(models.TextChoices):
        """The kind of reported content."""

        DECK = "deck", "A deck"
        COMMENT = "comment", "A comment"

    class Reason(models.TextChoices):
        """The reason, as users choose it and as staff tell the owner."""

        ABUSE = "abuse", "Harassment or threats"
        SPAM = "spam", "Advertising or spam"
        PRIVATE = "private", "Private information about somebody"
        RIGHTS = "rights", "Copyright infringement"
        OTHER = "other", "Something else"

    class State(models.TextChoices):
        """The state of the report."""

        OPEN = "open", "Waiting"
        UPHELD = "upheld", "Hidden"
        DISMISSED = "dismissed", "Dismissed"

    about = models.CharField(max_length=7, choices=About)
    deck = models.ForeignKey(Deck, on_delete=models.CASCADE, related_name="reports")
    comment = models.ForeignKey(Comment, on_delete=models.SET_NULL, null=True, related_name="reports")
    reporter = models.ForeignKey(
        settings.AUTH_USER_MODEL, on_delete=models.SET_NULL, null=True, related_name="reports"
    )
    reason = models.CharField(max_length=10, choices=Reason)
    words = models.TextField(max_length=caps.REPORT, blank=True)
    shown = models.TextField(max_length=caps.REPORTED, blank=True)
    made = models.DateTimeField(default=timezone.now, editable=False)
    state = models.CharField(max_length=9, choices=State, default=State.OPEN)

    class Meta:
        ordering = ["made", "pk"]
        indexes = [models.Index(fields=["state", "made"], name="report_by_state")]
        constraints = [
            models.UniqueConstraint(
                fields=["reporter", "deck"], condition=models.Q(about="deck"), name="deck_reported_once"
            ),
            models.UniqueConstraint(
                fields=["reporter", "comment"],
                condition=models.Q(about="comment"),
                name="comment_reported_once",
            ),
            models.CheckConstraint(
                condition=LessThanOrEqual(Length("words"), caps.REPORT)
                & LessThanOrEqual(Length("shown"), caps.REPORTED),
                name="report_size",
            ),
        ]

    def __str__(self) -> str:
        return f"{self.get_about_display()}, {self.get_reason_display()}"


class StaffAct(models.Model):
    """A staff action on a deck or a comment, never changed; it outlives what it is about.

    `deck_id` and `comment_id` are public ids as text.
    """

    class Did(models.TextChoices):
        """The kind of action."""

        HID_DECK = "hid-deck", "Hid a deck"
        LIFTED_DECK = "lifted-deck", "Unhid a deck"
        HID_COMMENT = "hid-comment", "Hid a comment"
        LIFTED_COMMENT = "lifted-comment", "Unhid a comment"
        DISMISSED = "dismissed", "Dismissed a report"

    who = models.ForeignKey(settings.AUTH_USER_MODEL, on_delete=models.SET_NULL, null=True, related_name="+")
    did = models.CharField(max_length=15, choices=Did)
    deck_id = models.CharField(max_length=ids.LENGTH)
    comment_id = models.CharField(max_length=ids.LENGTH, blank=True)
    said = models.CharField(max_length=caps.STAFF_WORDS, blank=True)
    when = models.DateTimeField(default=timezone.now, editable=False)

    class Meta:
        ordering = ["-when", "-pk"]
        verbose_name = "staff action"
        verbose_name_plural = "staff actions"

    def __str__(self) -> str:
        return f"{self.get_did_display()} {self.comment_id or self.deck_id}"
