"""`manage.py loadcatalogue`: the cards of the catalogues as rows that can be searched."""

from argparse import ArgumentParser
from typing import Any

from django.core.management.base import BaseCommand, CommandError

from cards.imports import startup
from decks import tasks
from decks.verdicts import rechecks
from rules.systems import CODES, UnknownSystem


class Command(BaseCommand):
    help = "Load the cards of every system, or of those named, into the database; quick when nothing changed."

    def add_arguments(self, parser: ArgumentParser) -> None:
        parser.add_argument("systems", nargs="*", metavar="SYSTEM", help="a system's code; default: all")
        parser.add_argument("--force", action="store_true", help="load even what has not changed")

    def handle(self, *args: Any, systems: list[str], force: bool, **options: Any) -> None:
        try:
            done = startup.bring_up(systems or CODES, force=force)
        except UnknownSystem as error:
            raise CommandError(str(error)) from error
        for loaded in done:
            did = "loaded" if loaded.changed else "unchanged"
            retired = f", {loaded.retired} kept only for the decks that hold them" if loaded.retired else ""
            self.stdout.write(f"{loaded.system}: {loaded.cards} cards {did}{retired}")
            if startup.held_back(loaded.system):
                self.stdout.write(
                    f"{loaded.system}: the new cards of the program are held for review, since too many "
                    "decks would not be legal any more; decide about them in the pages of staff"
                )
        if rechecks.look(systems or CODES):
            tasks.send()
