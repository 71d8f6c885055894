"""`manage.py pulse`: checks that a worker answers messages on the queue."""

import time
from argparse import ArgumentParser

from django.core.management.base import BaseCommand, CommandError

from simulate import services


class Command(BaseCommand):
    help = "Send a message through the queue and wait for a worker's answer; fails if none comes."

    def add_arguments(self, parser: ArgumentParser) -> None:
        parser.add_argument("--timeout", type=float, default=15.0, help="seconds to wait (default: 15)")

    def handle(self, *, timeout: float, **_: object) -> None:
        pulse = services.ask_worker()
        deadline = time.monotonic() + timeout
        while pulse.answered_at is None and time.monotonic() < deadline:
            time.sleep(0.05)
            pulse.refresh_from_db()
        if pulse.answered_at is None:
            raise CommandError(
                f"no worker answered within {timeout:g} seconds; is one running? "
                "`make run` starts one, and so does: celery -A config worker"
            )
        seconds = (pulse.answered_at - pulse.asked_at).total_seconds()
        self.stdout.write(f"{pulse.worker} answered after {seconds:.2f} s")
