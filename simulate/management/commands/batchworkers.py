"""`manage.py batchworkers ID`: compares the workers that played a batch."""

from argparse import ArgumentParser

from django.core.management.base import BaseCommand, CommandError

from simulate import services
from simulate.models import Batch

UNLIKELY = 0.001
"""Below this p-value, the workers differ by more than chance does in a thousand batches."""


class Command(BaseCommand):
    help = "Say what each worker played of a batch, and whether their results are alike."

    def add_arguments(self, parser: ArgumentParser) -> None:
        parser.add_argument("batch", help="the id of the batch, as in its address")

    def handle(self, *, batch: str, **_: object) -> None:
        found = Batch.objects.with_id(batch).first()
        if found is None:
            raise CommandError(f"there is no batch {batch!r}; its id is the last part of its address")
        workers = services.games_by_worker(found)
        for one in workers:
            self.stdout.write(f"{one.worker or 'unknown'}: {one.chunks:,} chunks, {one.games:,} games")
        between = services.compared_workers(workers)
        if between.p is None:
            self.stdout.write("nothing to compare: fewer than two workers played enough games of a pairing")
            return
        freedom = f"{between.freedom} degree{'' if between.freedom == 1 else 's'} of freedom"
        self.stdout.write(f"chi-square {between.statistic:.2f}, {freedom}, p {between.p:.3g}")
        if between.p < UNLIKELY:
            raise CommandError("the workers' results are not alike: compare their versions and checksums")
        self.stdout.write("the workers' results are alike")
