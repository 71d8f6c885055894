"""`manage.py restore FILE`: restores the database from a backup, with the site stopped."""

import shutil
import sys
import tempfile
from argparse import ArgumentParser
from pathlib import Path

from django.core.management.base import BaseCommand, CommandError

from config import backups


class Command(BaseCommand):
    help = "Replace the contents of the database with a backup; stop the site first."

    def add_arguments(self, parser: ArgumentParser) -> None:
        parser.add_argument(
            "file", metavar="FILE", help="a file written by `manage.py backup`; - reads standard input"
        )
        parser.add_argument(
            "--replace", action="store_true", help="overwrite existing accounts, decks and batches"
        )

    def handle(self, *args: object, file: str, replace: bool, **options: object) -> None:
        try:
            if file == "-":
                with tempfile.NamedTemporaryFile() as given:
                    shutil.copyfileobj(sys.stdin.buffer, given)
                    given.flush()
                    contents = backups.restore(Path(given.name), replace=replace)
            else:
                contents = backups.restore(Path(file), replace=replace)
        except backups.BadBackup as error:
            raise CommandError(str(error)) from error
        self.stdout.write(f"restored: {contents}")
