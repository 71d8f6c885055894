"""Tasks: each takes ids, looks the rows up again, and is safe to run twice."""

from celery import Task, shared_task

from simulate import services


@shared_task(bind=True)
def answer_pulse(self: Task, pulse_id: int) -> None:
    """Answer one question of `manage.py pulse`."""
    services.answer(pulse_id=pulse_id, worker=self.request.hostname or "unknown")
