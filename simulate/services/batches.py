"""Starting, cancelling, sharing and deleting batches."""

import hashlib
import json
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from datetime import timedelta

from django.contrib.auth import get_user_model
from django.db import IntegrityError, connection, transaction
from django.db.models import Q
from django.utils import timezone

import rules
from common import caps
from common.access import PRIVATE, User
from decks import values
from decks.models import Deck
from decks.verdicts import checks
from decks.verdicts.verdict import Verdict
from rules.blanks import printed_id
from simulate.engine_versions import rules_edition
from simulate.games.plan import Entry, Plan
from simulate.models import Batch, BatchEntry
from simulate.services.plans import plan_of
from simulate.services.sharing import Shown, hidden_among
from simulate.services.window import open_window

Origin = tuple[int | None, int | None]
"""The key of the stored deck behind an entry of a plan, and its version; None if there is none."""

KEEP_VISITORS = timedelta(days=30)
"""How long batches of visitors without an account are kept; their sessions end earlier."""


class IllegalDecks(ValueError):
    """Decks are illegal and the request does not allow that; nothing was stored.

    `verdicts` has the name of each such deck, and its verdict as returned by `checks.check_value`.
    """

    def __init__(self, verdicts: Sequence[tuple[str, Verdict]]) -> None:
        names = ", ".join(f"“{name}” is {verdict['verdict']}" for name, verdict in verdicts)
        super().__init__(f"These decks cannot be played: {names}.")
        self.verdicts = verdicts


class Busy(Exception):
    """The user already has the maximum number of live batches; nothing was stored."""

    def __init__(self, running: int, *, account: bool) -> None:
        batches = "1 batch is" if running == 1 else f"{running} batches are"
        super().__init__(
            f"{batches} running, the most you may have at a time; wait for one or cancel it."
            if account
            else f"{batches} running for visitors from your address, the most allowed at a time; wait for "
            "it, or sign in to start more."
        )


class AskedBefore(Exception):
    """The same games already exist, in `batch`; nothing was stored."""

    def __init__(self, batch: Batch) -> None:
        super().__init__("these games were asked for before")
        self.batch = batch


@dataclass(frozen=True, slots=True)
class Asker:
    """Who requests a batch: an account by its key, or a visitor by session and address."""

    owner: int | None
    session_key: str = ""
    visitor: str = ""

    def take_turn(self) -> None:
        """Wait until no other request of theirs is starting a batch.

        Lasts until the end of the transaction, so that concurrent requests cannot exceed the limit.
        """
        if self.owner is not None:
            get_user_model().objects.select_for_update().filter(pk=self.owner).first()
        elif connection.vendor == "postgresql":
            # A visitor has no row to lock. On SQLite, transactions are serialized in any case.
            digest = hashlib.sha256(f"batch/{self.visitor or self.session_key}".encode()).digest()
            with connection.cursor() as cursor:
                cursor.execute("SELECT pg_advisory_xact_lock(%s)", [int.from_bytes(digest[:8], signed=True)])

    def live(self) -> int:
        """Return the number of their live batches."""
        theirs = Q(owner=self.owner, session_key=self.session_key)
        if self.visitor:
            theirs |= Q(owner=None, visitor=self.visitor)
        return Batch.objects.filter(theirs, state__in=Batch.LIVE).count()


@transaction.atomic
def start_batch(
    *,
    plan: Plan,
    owner: User | None = None,
    session_key: str = "",
    visitor: str = "",
    decks: Sequence[Deck | None] = (),
    visibility: str = PRIVATE,
    private_decks: Shown | None = None,
    most_live: int | None = None,
) -> Batch:
    """Store a batch and put the first of its chunks on the queue.

    `decks` names the stored deck behind each entry of the plan, if there is one. A batch without an owner
    belongs to the visitor whose session `session_key` names; `visitor` says who else counts as the same one.
    `private_decks` says how others see the private decks in a batch that is shared from its start.
    Raises AskedBefore when whoever asks has the
    same batch, played or on its way, IllegalDecks for decks that break the rules when the plan does not say
    to play them, PrivateDecks for a shared batch with private decks that nothing is said about, and Busy
    when `most_live` batches are on their way.
    """
    hidden = hidden_among(decks, visibility, private_decks)
    origins: list[Origin] = [(deck.pk, deck.version) if deck else (None, None) for deck in decks]
    account = owner.pk if owner is not None and owner.is_authenticated else None
    asker = Asker(account) if account else Asker(None, session_key, visitor)
    return _start(plan, asker, origins, visibility, hidden, most_live)


@transaction.atomic
def start_anew(*, batch: Batch, seed: int, most_live: int | None = None) -> Batch:
    """Start the games of a batch again from another seed, with the same versions of the decks, for its owner.

    Raises the same as `start_batch`.
    """
    plan = replace(plan_of(batch), seed=seed)
    return _start_like(batch, plan, range(len(plan.entries)), most_live)


@transaction.atomic
def start_effect(*, batch: Batch, plan: Plan, places: Sequence[int], most_live: int | None = None) -> Batch:
    """Start a plan about a card of a deck in a batch, for its owner, with the same versions of the decks.

    `places` says which deck of the batch each entry of the plan comes from. Raises the same as `start_batch`.
    """
    return _start_like(batch, plan, places, most_live)


def _start_like(batch: Batch, plan: Plan, places: Iterable[int], most_live: int | None) -> Batch:
    known = list(batch.entries.all())
    entries = [known[place] for place in places]
    origins: list[Origin] = [(entry.deck_id, entry.deck_version) for entry in entries]
    hidden = frozenset(place for place, entry in enumerate(entries) if entry.hidden)
    asker = Asker(batch.owner_id, batch.session_key, batch.visitor)
    return _start(plan, asker, origins, batch.visibility, hidden, most_live)


def _start(
    plan: Plan,
    asker: Asker,
    origins: Sequence[Origin],
    visibility: str,
    hidden: frozenset[int],
    most_live: int | None,
) -> Batch:
    asker.take_turn()
    mine = Batch.objects.filter(owner=asker.owner, session_key=asker.session_key)
    asked = _digest(plan, origins)
    same = mine.filter(asked=asked, state__in=Batch.WHOLE)
    if found := same.first():
        raise AskedBefore(found)
    if most_live is not None and (live := asker.live()) >= most_live:
        raise Busy(live, account=asker.owner is not None)
    verdicts = [verdict_on(plan.system, entry) for entry in plan.entries]
    named = list(zip((entry.name for entry in plan.entries), verdicts, strict=True))
    refused = [one for one in named if one[1]["verdict"] != "legal"]
    if refused and not plan.illegal:
        raise IllegalDecks(refused)
    try:
        with transaction.atomic():
            batch = Batch.objects.create(
                owner_id=asker.owner,
                session_key=asker.session_key,
                visitor=asker.visitor,
                visibility=visibility,
                system=plan.system,
                plan=plan.to_json(),
                asked=asked,
                chunks=plan.chunk_count,
            )
    except IntegrityError:
        # A visitor may request from two addresses, so another request may have stored it in the meantime.
        if found := same.first():
            raise AskedBefore(found) from None
        raise
    Batch.objects.filter(owner=None, created__lt=timezone.now() - KEEP_VISITORS).delete()
    known = [*origins, *[(None, None)] * (len(plan.entries) - len(origins))]
    BatchEntry.objects.bulk_create(
        BatchEntry(
            batch=batch,
            place=place,
            name=entry.name[: caps.DECK_NAME],
            deck_id=deck,
            deck_version=version,
            outcome=verdict["verdict"],
            findings=verdict["findings"],
            hidden=place in hidden,
        )
        for place, (entry, (deck, version), verdict) in enumerate(
            zip(plan.entries, known, verdicts, strict=True)
        )
    )
    open_window(batch)
    return batch


def _digest(plan: Plan, origins: Sequence[Origin]) -> str:
    """Return a digest of everything that the games of a batch depend on, including the engine version.

    How they are cut into chunks is not asked for: it follows from how fast games were played lately.
    """
    games = {key: value for key, value in plan.to_json().items() if key != "chunk_pairs"}
    wanted = [games, [list(one) for one in origins], rules_edition(plan.system)]
    return hashlib.sha256(json.dumps(wanted, sort_keys=True).encode()).hexdigest()


def entry_of(deck: Deck, name: str = "") -> Entry:
    """Return a stored deck in its current version as an entry of a plan.

    Raises IllegalDecks for a deck with unresolved lines: it is not yet the intended deck.
    """
    value = values.to_rules(deck)
    if value.unresolved:
        raise IllegalDecks([(deck.name, judged(value))])
    rows = tuple((entry.section, entry.card.id, entry.count) for entry in value.entries)
    return Entry(name or deck.name, rows)


def verdict_on(system: str, entry: Entry) -> Verdict:
    """Check an entry of a plan by its system's rulebook, without any format's lists."""
    sections: dict[str, list[tuple[str, int]]] = {}
    for section, card_id, count in entry.rows:
        # A card that is played without its text is still in the list.
        sections.setdefault(section, []).append((printed_id(card_id), count))
    return judged(values.from_sections(system, sections))


def judged(value: rules.Deck) -> Verdict:
    """Return the verdict on a deck by its system's rulebook alone."""
    of = rules.system(value.system)
    return checks.check_value(value, of.book_format or of.default_format)


@transaction.atomic
def cancel_batch(*, batch: Batch) -> bool:
    """Cancel a live batch; workers notice between two games. Return False if it had already ended."""
    live = Batch.objects.filter(pk=batch.pk, state__in=Batch.LIVE)
    cancelled = bool(live.update(state=Batch.State.CANCELLED, ended=timezone.now()))
    batch.refresh_from_db()
    return cancelled


@transaction.atomic
def delete_batch(*, batch: Batch) -> None:
    """Delete a batch with its rows; a worker that plays it finds nothing to write to."""
    batch.delete()
