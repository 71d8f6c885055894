"""Writers of the embedded database wait for each other instead of failing."""

from concurrent.futures import ThreadPoolExecutor

import pytest
from django.db import connection, transaction

from simulate.models import Pulse


def add_letters(pulse_id: int, times: int) -> None:
    """Read a row and write it back longer, in one transaction, again and again."""
    try:
        for _ in range(times):
            with transaction.atomic():
                pulse = Pulse.objects.get(pk=pulse_id)
                pulse.worker += "x"
                pulse.save()
    finally:
        connection.close()


@pytest.mark.sqlite
@pytest.mark.django_db(transaction=True)
def test_writers_that_read_first_neither_fail_nor_overwrite_each_other():
    pulse = Pulse.objects.create()
    with ThreadPoolExecutor(4) as pool:
        for done in [pool.submit(add_letters, pulse.pk, 25) for _ in range(4)]:
            done.result()
    pulse.refresh_from_db()
    assert len(pulse.worker) == 100
