"""Puts work on the queue: the tasks by their names, since what they do leads back to those who send them."""

from celery import signature


def send_chunk(batch_id: int, number: int) -> None:
    """Have a worker play a chunk of a batch."""
    signature("simulate.tasks.work_chunk", (batch_id, number)).delay()


def send_game(batch_id: int, pairing: int, pair: int, swapped: bool) -> None:
    """Have a worker play a game of a batch again."""
    signature("simulate.tasks.tell_game", (batch_id, pairing, pair, swapped)).delay()


def send_pulse(pulse_id: int) -> None:
    """Have a worker answer that it is there."""
    signature("simulate.tasks.answer_pulse", (pulse_id,)).delay()
