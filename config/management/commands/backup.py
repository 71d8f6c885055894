"""`manage.py backup FILE`: writes the whole database to one file, while the site runs."""

import shutil
import sys
import tempfile
from argparse import ArgumentParser
from pathlib import Path

from django.core.management.base import BaseCommand, CommandError

from config import backups


class Command(BaseCommand):
    help = "Write the whole database to a new file; the site can keep running."

    def add_arguments(self, parser: ArgumentParser) -> None:
        parser.add_argument(
            "file", metavar="FILE", help="a file that does not exist yet; - writes to standard output"
        )

    def handle(self, *args: object, file: str, **options: object) -> None:
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
