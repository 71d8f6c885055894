"""`manage.py batchworkers`: what each worker played, and whether the workers are alike."""

import pytest
from django.core.management import CommandError, call_command

from simulate.models import Chunk
from tests.simulate.batches import played
from tests.simulate.plans import plan_of

pytestmark = pytest.mark.django_db


@pytest.fixture
def batch():
    made = played(plan_of("dm", 24, 3))
    Chunk.objects.filter(batch=made, number__gte=4).update(worker="other")
    return made


def test_what_two_workers_played_alike_is_said(batch, capsys):
    call_command("batchworkers", batch.public_id)
    said = capsys.readouterr().out
    assert "other: 4 chunks, 24 games" in said and "test: 4 chunks, 24 games" in said
    assert "1 degree of freedom" in said and said.endswith("the workers' results are alike\n")


def test_a_worker_that_plays_differently_is_found(batch, capsys):
    for chunk in Chunk.objects.filter(batch=batch):
        won = "w" if chunk.worker == "other" else "l"
        chunk.ledger = {**chunk.ledger, "pairs": {f"{won}{won}": 3}, "uneven": {}}
        chunk.save(update_fields=["ledger"])
    with pytest.raises(CommandError, match="not alike"):
        call_command("batchworkers", batch.public_id)


def test_one_worker_has_nothing_to_be_compared_with(batch, capsys):
    Chunk.objects.update(worker="alone")
    call_command("batchworkers", batch.public_id)
    assert "nothing to compare" in capsys.readouterr().out


@pytest.mark.parametrize("name", ["", "nobody", "AAAAAAAAAAAA"])
def test_an_unknown_batch_is_refused_by_its_id(name: str):
    with pytest.raises(CommandError, match=f"no batch '{name}'"):
        call_command("batchworkers", name)
