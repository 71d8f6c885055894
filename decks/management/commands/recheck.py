"""`manage.py recheck`: rechecks decks after list changes and refreshes every deck's status."""

from django.core.management.base import BaseCommand

from cards.imports import sync
from decks.models import Notice
from decks.verdicts import deck_status, rechecks


class Command(BaseCommand):
    help = "Recheck decks after list or card changes, notify their owners, and refresh every deck's status."

    def handle(self, *args: object, **options: object) -> None:
        sync.follow()
        before = Notice.objects.count()
        changes = rechecks.look()
        while rechecks.step():
            pass
        last = deck_status.refresh_stale()
        while last is not None:
            last = deck_status.refresh_stale(before=last)
        told = Notice.objects.count() - before
        self.stdout.write(
            f"{changes} lists changed, {told} notices written; all decks' statuses are up to date"
        )
