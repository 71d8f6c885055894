"""`manage.py loadcatalogue`: the cards of the catalogues as rows that can be searched."""

from argparse import ArgumentParser
from typing import Any

from django.core.management.base import BaseCommand, CommandError

from decks import bridge, catalogue, rechecking, tasks


class Command(BaseCommand):
    help = "Load the cards of every system, or of those named, into the database; quick when nothing changed."

    def add_arguments(self, parser: ArgumentParser) -> None:
        parser.add_argument("systems", nargs="*", metavar="SYSTEM", help="a system's code; default: all")
        parser.add_argument("--force", action="store_true", help="load even what has not changed")

    def handle(self, *args: Any, systems: list[str], force: bool, **options: Any) -> None:
        for code in systems or bridge.CODES:
            try:
                loaded = catalogue.load(code, force=force)
            except bridge.UnknownSystem as error:
                raise CommandError(str(error)) from error
            did = "loaded" if loaded.changed else "unchanged"
            retired = f", {loaded.retired} kept only for the decks that hold them" if loaded.retired else ""
            self.stdout.write(f"{code}: {loaded.cards} cards {did}{retired}")
        if rechecking.look(systems or bridge.CODES):
            tasks.send()
