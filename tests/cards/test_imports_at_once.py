"""Imports at the same time: one is in force, with its cards in the rows, and the others are told."""

import json
import threading
from importlib import import_module

import pytest
from django.db import connections

from cards.imports import activation, sync
from cards.models import Card, CardImport
from rules.cards.catalogue import card_to_json
from tests.made_up_cards import made_up

pytestmark = pytest.mark.django_db(transaction=True)

systems = import_module("rules.systems")


@pytest.fixture(autouse=True)
def _as_bundled(monkeypatch):
    monkeypatch.setattr("decks.tasks.send", lambda: None)
    yield
    for code in systems.CODES:
        systems.give_cards(code, None)
    sync._taken.clear()


def file_of(cost: int) -> bytes:
    return json.dumps(card_to_json(made_up("1-001", "One", types=("forward",), total_cost=cost))).encode()


def test_of_many_files_applied_at_once_the_rows_are_those_of_the_one_in_force():
    activation.put("setcg", file_of(9), None)
    base = activation.edition_of("setcg")
    together = threading.Barrier(4)
    outcomes: list[str] = []

    def apply(cost: int) -> None:
        try:
            together.wait(timeout=10)
            activation.put("setcg", file_of(cost), None, base)
            outcomes.append("applied")
        except activation.BadImport:
            outcomes.append("told")
        finally:
            connections.close_all()

    threads = [threading.Thread(target=apply, args=[cost]) for cost in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(timeout=60)
    assert len(outcomes) == 4
    assert outcomes.count("applied") >= 1
    applied = CardImport.objects.get(state="applied")
    [card] = sync.catalogue_of(applied)
    assert Card.objects.get(card_id="1-001").cost == card.front.total_cost
    assert len(systems.system("setcg").catalogue()) == 1
    assert systems.system("setcg").edition == applied.digest
