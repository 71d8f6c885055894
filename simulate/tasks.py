"""Tasks: each takes ids, looks the rows up again, and is safe to run twice."""

from celery import Task, shared_task

from simulate import chunk_worker, replays, services, sweeper
from simulate.models import Batch

__all__ = ["answer_pulse", "sweeper", "replay_game", "work_chunk"]


@shared_task(bind=True)
def answer_pulse(self: "Task[..., None]", pulse_id: int) -> None:
    """Answer a question of `manage.py pulse`."""
    services.answer(pulse_id=pulse_id, worker=self.request.hostname or "unknown")


# Far longer than any chunk should take; an endless one would block a worker for all others.
@shared_task(bind=True, time_limit=1800)
def work_chunk(self: "Task[..., None]", batch_id: int, number: int) -> None:
    """Play a chunk of a batch, unless another worker has it or it is no longer wanted."""
    chunk_worker.work(batch_id=batch_id, number=number, worker=self.request.hostname or "unknown")


@shared_task(time_limit=300)
def replay_game(batch_id: int, pairing: int, pair: int, swapped: bool) -> None:
    """Replay a game of a batch for those who wait for it, unless the batch is gone."""
    batch = Batch.objects.defer("plan").filter(pk=batch_id).first()
    if batch is not None:
        replays.replay_and_cache(batch, pairing, pair, swapped=swapped)
