"""`manage.py backup FILE`: everything in the database as one file, while the site runs."""

import shutil
import sys
import tempfile
from argparse import ArgumentParser
from pathlib import Path
from typing import Any

from django.core.management.base import BaseCommand, CommandError

from config import backups


class Command(BaseCommand):
    help = "Write everything in the database to a new file; the site can keep running."

    def add_arguments(self, parser: ArgumentParser) -> None:
        parser.add_argument("file", metavar="FILE", help="a file that is not there yet, or - for the output")

    def handle(self, *args: Any, file: str, **options: Any) -> None:
        try:
            if file == "-":
                with tempfile.TemporaryDirectory() as folder:
                    written = Path(folder) / "backup"
                    contents = backups.write(written)
                    with written.open("rb") as opened:
                        shutil.copyfileobj(opened, sys.stdout.buffer)
            else:
                contents = backups.write(Path(file))
        except backups.BadBackup as error:
            raise CommandError(str(error)) from error
        self.stderr.write(f"backup written: {contents}", ending="\n")
