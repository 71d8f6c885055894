"""`manage.py importcards SYSTEM FILE`: shows what a file of cards would change, or applies it.

`manage.py importcards SYSTEM --texts FOLDER` does so with printed texts, which stay in this site's database.
"""

from argparse import ArgumentParser, FileType
from pathlib import Path
from typing import IO

from django.contrib.auth import get_user_model
from django.contrib.auth.base_user import AbstractBaseUser
from django.core.management.base import BaseCommand, CommandError

import rules
from cards.imports import activation, preview
from cards.imports import texts as imported_texts
from cards.models import CardImport
from rules.systems import UnknownSystem


class Command(BaseCommand):
    help = "Show a card file's changes, its faults and its effect on stored decks; with --apply, apply it."

    def add_arguments(self, parser: ArgumentParser) -> None:
        parser.add_argument("system", help="the system's code")
        parser.add_argument(
            "file",
            nargs="?",
            type=FileType("rb"),
            help="one card per line as JSON, like cards.jsonl; - reads standard input",
        )
        parser.add_argument(
            "--texts",
            type=Path,
            metavar="FOLDER",
            help="import printed texts: SYSTEM.jsonl with id, text, face and language, or the sources",
        )
        parser.add_argument(
            "--apply", action="store_true", help="activate the cards, or hold them for review"
        )
        parser.add_argument(
            "--by", default="", metavar="USER", help="the user responsible, who needs the permission"
        )

    def handle(
        self,
        *args: object,
        system: str,
        file: IO[bytes] | None,
        texts: Path | None,
        apply: bool,
        by: str,
        **options: object,
    ) -> None:
        try:
            own = rules.system(system).code
        except UnknownSystem as error:
            raise CommandError(str(error)) from error
        if (file is None) == (texts is None):
            raise CommandError("give either a file of cards or --texts with a folder")
        user = self._user(by) if by else None
        if texts is not None:
            self._texts(own, texts, apply=apply)
        elif file is not None:
            self._cards(activation.owner_of(own), file, user, apply=apply)

    def _texts(self, code: str, folder: Path, *, apply: bool) -> None:
        if not folder.is_dir():
            raise CommandError(f"there is no folder {str(folder)!r}")
        given = imported_texts.look_at(code, folder)
        for line in imported_texts.as_text(given):
            self.stdout.write(line)
        if given.faults:
            raise CommandError("the texts have faults; nothing was stored")
        if not apply:
            self.stdout.write("Nothing was stored. Use --apply to store these texts on this site.")
            return
        self.stdout.write(f"Stored {imported_texts.store(code, given)} texts.")

    def _cards(self, code: str, file: IO[bytes], user: AbstractBaseUser | None, *, apply: bool) -> None:
        data = file.read()
        seen = preview.look_at(code, data)
        for line in preview.as_text(seen):
            self.stdout.write(line)
        if seen.given.faults:
            raise CommandError("the file has faults; nothing was stored")
        if not apply:
            self.stdout.write("Nothing was stored. Use --apply to activate these cards.")
            return
        try:
            made = activation.put(code, data, user, seen.edition)
        except activation.BadImport as error:
            raise CommandError(f"{error}; nothing was stored") from error
        held = made.state == CardImport.State.HELD
        self.stdout.write("Held for review: too many decks would become illegal." if held else "Activated.")

    def _user(self, name: str) -> AbstractBaseUser:
        user = get_user_model().objects.filter(username=name, is_active=True).first()
        if user is None:
            raise CommandError(f"there is no user {name!r}")
        if not user.has_perm("cards.import_cards"):
            raise CommandError(f"{name} may not import cards; they need the permission cards.import_cards")
        return user
