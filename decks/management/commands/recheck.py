"""`manage.py recheck`: what published lists change for decks, and how all decks stand today."""

from typing import Any

from django.core.management.base import BaseCommand

from cards.imports import sync
from decks.models import Notice
from decks.verdicts import deck_status, rechecks


class Command(BaseCommand):
    help = "Check decks again after lists or cards changed, tell their owners, and keep how each deck stands."

    def handle(self, *args: Any, **options: Any) -> None:
        sync.follow()
        before = Notice.objects.count()
        changes = rechecks.look()
        while rechecks.step():
            pass
        last: int | None = 0
        while last is not None:
            last = deck_status.refresh_stale(after=last)
        told = Notice.objects.count() - before
        self.stdout.write(f"{changes} lists changed, {told} notices written; how all decks stand is kept")
