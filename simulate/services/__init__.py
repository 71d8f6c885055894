"""What can be done with the queue: keyword-only, each in one transaction."""

from simulate.services.batches import (
    AskedBefore,
    Busy,
    IllegalDecks,
    cancel_batch,
    delete_batch,
    entry_of,
    share_batch,
    start_anew,
    start_batch,
)
from simulate.services.pulse import answer, ask_worker
from simulate.services.sums import ledgers, recount

__all__ = [
    "AskedBefore",
    "Busy",
    "IllegalDecks",
    "answer",
    "ask_worker",
    "cancel_batch",
    "delete_batch",
    "entry_of",
    "ledgers",
    "recount",
    "share_batch",
    "start_anew",
    "start_batch",
]
