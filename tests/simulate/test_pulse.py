"""Questions on the queue."""

from datetime import timedelta

import pytest
from django.core.management import CommandError, call_command
from django.utils import timezone

from simulate import services
from simulate.models import Pulse

pytestmark = pytest.mark.django_db


def test_an_answer_is_written_once_however_often_the_task_runs():
    pulse = Pulse.objects.create()
    assert services.answer(pulse_id=pulse.pk, worker="one")
    assert not services.answer(pulse_id=pulse.pk, worker="two")
    pulse.refresh_from_db()
    assert pulse.worker == "one" and pulse.answered_at is not None


def test_a_question_that_is_gone_is_answered_by_nobody():
    assert not services.answer(pulse_id=12345, worker="one")


def test_the_message_leaves_only_once_the_row_is_stored(django_capture_on_commit_callbacks, monkeypatch):
    sent: list[int] = []
    monkeypatch.setattr("simulate.queue.send_pulse", sent.append)
    with django_capture_on_commit_callbacks(execute=True):
        pulse = services.ask_worker()
        assert sent == []
    assert sent == [pulse.pk]


def test_old_questions_are_dropped():
    Pulse.objects.create(asked_at=timezone.now() - timedelta(days=2))
    kept = Pulse.objects.create()
    asked = services.ask_worker()
    assert set(Pulse.objects.all()) == {kept, asked}


def test_silence_is_an_error_that_says_what_to_do():
    with pytest.raises(CommandError, match="is one running"):
        call_command("pulse", timeout=0.1)
