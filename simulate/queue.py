"""Work put on the queue; tasks are called by name, because they import the modules that send them."""

from celery import signature


def send_chunk(batch_id: int, number: int) -> None:
    """Make a worker play a chunk of a batch."""
    signature("simulate.tasks.work_chunk", (batch_id, number)).delay()


def send_game(batch_id: int, pairing: int, pair: int, swapped: bool) -> None:
    """Make a worker replay a game of a batch."""
    signature("simulate.tasks.replay_game", (batch_id, pairing, pair, swapped)).delay()


def send_pulse(pulse_id: int) -> None:
    """Make a worker answer a pulse."""
    signature("simulate.tasks.answer_pulse", (pulse_id,)).delay()
