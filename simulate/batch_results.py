"""Queries about batches for pages and the API: never the rows of chunks, only their sums."""

from dataclasses import dataclass
from typing import cast

from django.db.models import QuerySet
from django.db.models.fields.json import KT
from django.utils import timezone

from common.access import PRIVATE, User
from decks.models import Deck
from rules.readings import DeckReading, deck_reading
from simulate import services
from simulate.access import BatchQuerySet
from simulate.anonymity import hidden_places, masked, masked_effect, masked_pairing, masked_plan
from simulate.engine_versions import Edition, editions_of
from simulate.games import effect_figures, report
from simulate.games.estimates import CardEffect, Duel, FieldRow, Headline, Matrix, Pairing, Report
from simulate.games.ledger import Ledger
from simulate.games.plan import Plan
from simulate.models import Batch
from simulate.power import Aim
from simulate.services.plans import plan_of

Json = dict[str, object]


def batch_or_none(user: User, session_key: str | None, public_id: str) -> Batch | None:
    """Return a batch as a user may see it, without its plan, or None.

    In somebody else's batch, hidden decks have no name, and `masked` is set.
    """
    found = _with_entries(Batch.objects.visible_to(user, session_key)).with_id(public_id).first()
    if found is None or not hidden_places(found) or is_own(found, user, session_key):
        return found
    found.masked = True
    return masked(found)


def private_in(batch: Batch) -> list[str]:
    """Return the names of the private decks in a batch."""
    private = batch.entries.filter(deck__visibility=PRIVATE).order_by("place")
    return list(dict.fromkeys(private.values_list("deck__name", flat=True)))


def own_batch_or_none(user: User, session_key: str | None, public_id: str) -> Batch | None:
    """Return a batch that the user started, or None."""
    return _with_entries(Batch.objects.owned_by(user, session_key)).with_id(public_id).first()


def batches_of(user: User, session_key: str | None) -> QuerySet[Batch]:
    """Return the batches that a user started, newest first."""
    return _with_entries(Batch.objects.owned_by(user, session_key)).order_by("-created", "-pk")


def is_own(batch: Batch, user: User, session_key: str | None) -> bool:
    """Return whether a user started a batch, and so may cancel, resume, share and delete it."""
    return bool(Batch.objects.owned_by(user, session_key).filter(pk=batch.pk).exists())


def decks_seen(batch: Batch, user: User) -> dict[int, Deck]:
    """Return the stored decks behind a batch's entries that a user may see, by primary key."""
    wanted = [entry.deck_id for entry in batch.entries.all() if entry.deck_id is not None]
    return {deck.pk: deck for deck in Deck.objects.visible_to(user).filter(pk__in=wanted)} if wanted else {}


def _with_entries(found: BatchQuerySet[Batch]) -> BatchQuerySet[Batch]:
    """Look up the owners, the decks, and as `effect_card` the id of the card that a plan asks about."""
    whole = found.defer("plan").select_related("owner").prefetch_related("entries")
    return cast(BatchQuerySet[Batch], whole.annotate(effect_card=KT("plan__effect__card")))


# ---- progress and results ----


@dataclass(frozen=True, slots=True)
class BatchProgress:
    """A batch with its plan and the sums over its counted games, by pairing.

    `hidden` are the indexes of the decks that the viewer sees as a private deck.
    """

    batch: Batch
    plan: Plan
    ledgers: list[Ledger]
    hidden: frozenset[int] = frozenset()

    @property
    def games(self) -> int:
        """The number of games counted."""
        return sum(ledger.get("games", 0) for ledger in self.ledgers)

    @property
    def seconds_left(self) -> float | None:
        """The estimated seconds until all games are played; None if unknown."""
        batch = self.batch
        if not batch.live or batch.started is None or not batch.through:
            return None
        passed = (timezone.now() - batch.started).total_seconds()
        return float(passed / batch.through * (batch.chunks - batch.through))

    def games_of(self, pairing: int) -> int:
        """The number of games of a pairing that are counted."""
        games: int = self.ledgers[pairing].get("games", 0)
        return games


def batch_progress(batch: Batch) -> BatchProgress:
    """Return a batch's progress."""
    plan = plan_of(batch)
    ledgers = services.ledgers(batch, plan)
    if not batch.masked:
        return BatchProgress(batch, plan, ledgers)
    return BatchProgress(batch, masked_plan(plan, batch.entries.all()), ledgers, hidden_places(batch))


def etag(batch: Batch) -> str:
    """Return a tag that changes whenever what is shown of a batch does."""
    hidden = "".join(f"-{place}" for place in sorted(hidden_places(batch)))
    return f"{batch.state}-{batch.through}-{batch.visibility}{hidden}"


def headlines(stand: BatchProgress) -> list[Headline]:
    """Return for each pairing its games, its win rate and its confidence band."""
    return [report.headline(stand.plan, number, ledger) for number, ledger in enumerate(stand.ledgers)]


def pairing_report(stand: BatchProgress, pairing: int, aim: Aim) -> Pairing:
    """Return all statistics of one pairing."""
    found = report.pairing_report(stand.plan, pairing, stand.ledgers[pairing], aim)
    return masked_pairing(stand.plan, pairing, found, stand.hidden)


def whole_report(stand: BatchProgress, aim: Aim = report.HALF) -> Report:
    """Return all statistics of all pairings."""
    found = report.report(stand.plan, stand.ledgers, aim)
    pairings = [
        masked_pairing(stand.plan, number, figures, stand.hidden)
        for number, figures in enumerate(found["pairings"])
    ]
    return {**found, "pairings": pairings, "effect": masked_effect(found["effect"], stand.hidden)}


def card_effect(stand: BatchProgress) -> CardEffect | None:
    """Return what the card that a batch asks about is worth; None if it asks about none."""
    return masked_effect(effect_figures.card_effect(stand.plan, stand.ledgers), stand.hidden)


def matrix(stand: BatchProgress) -> Matrix:
    """Return the matchups of all decks."""
    return report.matrix(stand.plan, stand.ledgers)


def field(stand: BatchProgress) -> list[FieldRow]:
    """Return each deck's result against all others."""
    return report.field(stand.plan, stand.ledgers)


def duels(stand: BatchProgress) -> list[Duel]:
    """Return how decks differ in pairs against the same opponent, from the same seeds."""
    return report.duels(stand.plan, stand.ledgers)


def editions(stand: BatchProgress) -> list[Edition]:
    """Return the engine versions of the counted games, with the number of games by each."""
    return editions_of(stand.batch, stand.plan)


def readings(stand: BatchProgress) -> list[DeckReading]:
    """Return for each deck how much of its cards' texts is read."""
    return [deck_reading(deck) for deck in stand.plan.decks]
