"""The check that a worker is running."""

from datetime import timedelta

from django.db import transaction
from django.utils import timezone

from simulate import queue
from simulate.models import Pulse

_KEEP = timedelta(days=1)


def ask_worker() -> Pulse:
    """Store a question and put its id on the queue after the commit; older answers are deleted."""
    Pulse.objects.filter(asked_at__lt=timezone.now() - _KEEP).delete()
    pulse = Pulse.objects.create()
    transaction.on_commit(lambda: queue.send_pulse(pulse.pk))
    return pulse


def answer(*, pulse_id: int, worker: str) -> bool:
    """Store who answered; return False if the question is gone or was answered before."""
    open_question = Pulse.objects.filter(pk=pulse_id, answered_at=None)
    return bool(open_question.update(answered_at=timezone.now(), worker=worker[:200]))
