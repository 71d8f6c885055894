"""`manage.py loadcatalogue`: loads the catalogues' cards into the database, for searching."""

from argparse import ArgumentParser

from django.core.management.base import BaseCommand, CommandError

from cards.imports import startup
from decks import tasks
from decks.verdicts import rechecks
from rules.systems import CODES, UnknownSystem


class Command(BaseCommand):
    help = "Load the cards of all systems, or of some, into the database; quick if nothing changed."

    def add_arguments(self, parser: ArgumentParser) -> None:
        parser.add_argument("systems", nargs="*", metavar="SYSTEM", help="a system's code; default: all")
        parser.add_argument("--force", action="store_true", help="load unchanged cards too")

    def handle(self, *args: object, systems: list[str], force: bool, **options: object) -> None:
        try:
            done = startup.bring_up(systems or CODES, force=force)
        except UnknownSystem as error:
            raise CommandError(str(error)) from error
        for loaded in done:
            did = "loaded" if loaded.changed else "unchanged"
            retired = f", {loaded.retired} kept only for decks that use them" if loaded.retired else ""
            self.stdout.write(f"{loaded.system}: {loaded.cards} cards {did}{retired}")
            if startup.held_back(loaded.system):
                self.stdout.write(
                    f"{loaded.system}: the new cards of this release are held for review, because too many "
                    "decks would become illegal; decide on the staff pages"
                )
        if rechecks.look(systems or CODES):
            tasks.send()
