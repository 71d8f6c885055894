"""The export of everything the site stores about an account, as a ZIP streamed while it is built.

Every model that belongs to an account is in `OWNED` or, with the reason, in `LEFT_OUT`;
tests/accounts/test_data_export.py walks the models and fails for one in neither.
"""

import json
import zipfile
from collections.abc import Iterator

from django.apps import apps
from django.contrib.auth.models import User
from django.core.serializers.json import DjangoJSONEncoder
from django.db.models import Field, ForeignKey, Model, Q

from decks import files, selectors

# How each model leads to the account it belongs to, or to several that it is about.
OWNED: dict[str, str | tuple[str, ...]] = {
    "auth.User": "pk",
    "account.EmailAddress": "user",
    "mfa.Authenticator": "user",
    "decks.Deck": "owner",
    "decks.DeckCard": "deck__owner",
    "decks.ConsideredCard": "deck__owner",
    "decks.DeckVersion": "deck__owner",
    "decks.DeckTag": "deck__owner",
    "decks.HiddenDeck": "deck__owner",
    "decks.Notice": "owner",
    "accounts.ApiToken": "user",
    "accounts.Block": "owner",
    "accounts.ClosedDiscussion": "deck__owner",
    "accounts.Comment": "author",
    "accounts.Report": "reporter",
    "accounts.StaffAct": "who",
    "simulate.Batch": "owner",
    "simulate.BatchEntry": "batch__owner",
    "simulate.PracticeGame": "owner",
    "events.Event": "made_by",
    "events.EventStaff": "user",
    "events.Entry": "owner",
    "events.EntryList": "entry__owner",
    "events.Placing": "entry__owner",
    "events.PlayedDeck": "entry__owner",
    "events.DeckCheck": ("entry__owner", "started_by"),
    "events.CheckPart": ("deck_check__entry__owner", "judge"),
    "events.CheckSignature": ("deck_check__entry__owner", "judge"),
    "events.EntryNotice": "entry__owner",
}
# What is about an account and not exported, each with the reason.
LEFT_OUT = {
    "account.EmailConfirmation": "keys that confirm an address; they expire on their own",
    "admin.LogEntry": "what staff changed in the admin pages, kept for the site",
    "auth.User_groups": "permissions that staff gave an account",
    "auth.User_user_permissions": "permissions that staff gave an account",
    "cards.CardImport": "card data that staff imported, kept for the site",
    "decks.StoredVerdict": "a cache of verdicts on a deck's cards",
    "decks.DeckStatus": "a cache of verdicts on a deck's cards",
    "events.PlayedCard": "the cards of a list that is exported, as rows to count",
    "events.PlayedAttribute": "the attributes of a list that is exported, as rows to count",
    "events.EventResults": "the results of an event, kept for it; a player's own place is exported",
    "events.Invitation": "links that make somebody organiser or judge of an event; they expire on their own",
    "events.SheetFile": "files of registration sheets that organisers ordered; they are deleted after a day",
    "simulate.Chunk": "pieces of a batch; its plan reproduces each of their games",
    "simulate.RunningSum": "a cache of the sums over a batch's pieces",
}
# Secret fields, and those that only serve searching.
SECRET = {"password", "digest", "session_key"}
SECRET_OF = {
    "mfa.Authenticator": {"data"},
    "decks.Deck": {"search_words", "name_key", "browser"},
    "simulate.PracticeGame": {"browser"},
    "events.Entry": {"key_digest", "once", "name_key", "words"},
    "events.EntryNotice": {"cause"},
    "events.EntryList": {"words", "decided_by", "checked_by"},
}

_SEVERAL = 100
_NAMES = ("public_id", "card_id", "username")


class _Outlet:
    """A file that keeps what is written to it only until it is taken."""

    def __init__(self) -> None:
        self.held = bytearray()

    def write(self, data: bytes) -> int:
        self.held += data
        return len(data)

    def flush(self) -> None:
        """Do nothing: contents are taken, not flushed."""

    def taken(self) -> bytes:
        """Return what was written since the last call."""
        data = bytes(self.held)
        self.held.clear()
        return data


def packed(user: User) -> Iterator[bytes]:
    """Yield a ZIP in pieces: a file of rows for each model, and each deck as a list."""
    outlet = _Outlet()
    with zipfile.ZipFile(outlet, "w", zipfile.ZIP_DEFLATED) as archive:  # type: ignore[call-overload]
        archive.writestr("README.txt", _README)
        for label, paths in OWNED.items():
            with archive.open(f"{label.lower()}.json", "w", force_zip64=True) as entry:
                entry.write(b"[")
                for place, row in enumerate(_rows(user, label, paths)):
                    entry.write((",\n" if place else "\n").encode() + row)
                    yield outlet.taken()
                entry.write(b"\n]\n")
        for deck in selectors.with_rows(selectors.decks_of(user)).iterator(chunk_size=_SEVERAL):
            written = files.write(deck, "text")
            archive.writestr(f"decks/{deck.public_id}-{written.filename}", written.text)
            yield outlet.taken()
    yield outlet.taken()


def _rows(user: User, label: str, paths: str | tuple[str, ...]) -> Iterator[bytes]:
    model = apps.get_model(label)
    fields = [field for field in model._meta.concrete_fields if not _is_secret(label, field)]
    named = [field.name for field in fields if isinstance(field, ForeignKey)]
    about = Q()
    for path in (paths,) if isinstance(paths, str) else paths:
        about |= Q(**{path: user.pk})
    found = model._default_manager.filter(about).select_related(*named).order_by("pk")
    for row in found.iterator(chunk_size=_SEVERAL):
        values = {field.name: _field_value(row, field) for field in fields}
        yield json.dumps(values, cls=DjangoJSONEncoder, ensure_ascii=False).encode()


def _is_secret(label: str, field: "Field[object, object]") -> bool:
    return field.name in SECRET or field.name in SECRET_OF.get(label, ())


def _field_value(row: Model, field: "Field[object, object]") -> object:
    """Return a field's value; for another row its public id."""
    if not isinstance(field, ForeignKey):
        return field.value_from_object(row)
    other = getattr(row, field.name)
    return next(
        (getattr(other, name) for name in _NAMES if hasattr(other, name)), getattr(row, field.attname)
    )


_README = """This is everything Rulebound stores about your account, except passwords and other secrets.

Each .json file is a list of rows of one kind; decks/ has each of your decks as a deck list.
Another row is named by its public id, a card by its id and an account by its name.
"""
