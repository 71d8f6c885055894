"""Orders of all sheets of an event: made at once if few, otherwise by a worker."""

from django.db import transaction
from django.utils import timezone

from common.access import User, signed_in
from events import sheets
from events.models import Event, SheetFile


@transaction.atomic
def order_sheets(*, event: Event, user: User, site: str) -> SheetFile:
    """Store an order of all sheets of an event, in place of the organiser's or judge's earlier ones."""
    account = signed_in(user)
    SheetFile.objects.filter(event=event, made_by=account.pk).delete()
    total = sheets.printed_entries(event).count()
    return SheetFile.objects.create(event=event, made_by_id=account.pk, site=site, total=total)


def carry_out(*, order: int) -> bool:
    """Make the file of an order, and return whether there is still such an order. Safe to run twice."""
    row = SheetFile.objects.select_related("event").filter(pk=order).first()
    if row is None or row.content is not None:
        return False
    mine = SheetFile.objects.filter(pk=order)

    def report(done: int) -> None:
        mine.update(done=done, touched=timezone.now())

    content = sheets.make_file(row, report)
    return bool(mine.update(content=content, done=row.total, touched=timezone.now()))


def delete_old() -> int:
    """Delete files that are kept no longer, and return how many."""
    deleted, _ = SheetFile.objects.filter(made__lt=timezone.now() - sheets.KEPT).delete()
    return deleted
