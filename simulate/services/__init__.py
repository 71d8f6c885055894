"""Changes to batches and the queue: keyword-only, each in one transaction."""

from simulate.services.batches import (
    AskedBefore,
    Busy,
    IllegalDecks,
    cancel_batch,
    delete_batch,
    entry_of,
    start_anew,
    start_batch,
    start_effect,
)
from simulate.services.paces import pace
from simulate.services.pulse import answer, ask_worker
from simulate.services.resumption import NotResumable, resume_batch
from simulate.services.sharing import PrivateDecks, share_batch
from simulate.services.sums import ledgers, recount
from simulate.services.window import busy_workers
from simulate.services.workers import compared_workers, games_by_worker

__all__ = [
    "AskedBefore",
    "Busy",
    "IllegalDecks",
    "NotResumable",
    "PrivateDecks",
    "answer",
    "ask_worker",
    "busy_workers",
    "cancel_batch",
    "compared_workers",
    "delete_batch",
    "entry_of",
    "games_by_worker",
    "ledgers",
    "pace",
    "recount",
    "resume_batch",
    "share_batch",
    "start_anew",
    "start_batch",
    "start_effect",
]
