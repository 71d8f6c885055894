"""Whatever the description of the API allows, and what it forbids, is answered as the description says.

Requests are made up by schemathesis out of the description, the same ones in each run: as a stranger with
made-up ids, and as a program of somebody whose deck and batch are really there. `API_EXAMPLES` says how many
of each kind; `make long` makes more.
"""

import os

import pytest
import schemathesis
from django.core.signals import request_finished, request_started
from django.core.wsgi import get_wsgi_application
from django.db import close_old_connections
from drf_spectacular.drainage import GENERATOR_STATS
from drf_spectacular.generators import SchemaGenerator
from hypothesis import HealthCheck, settings
from schemathesis import checks
from schemathesis.specs.openapi import checks as described

from accounts.services import make_token
from common import caps
from decks.models import Deck
from simulate.models import Batch
from tests.decks import factories
from tests.simulate import batches

pytestmark = pytest.mark.django_db

with GENERATOR_STATS.silence():
    SCHEMA = schemathesis.openapi.from_dict(SchemaGenerator().get_schema(request=None, public=True))
SCHEMA.app = get_wsgi_application()

CHECKS = [
    checks.not_a_server_error,
    described.status_code_conformance,
    described.content_type_conformance,
    described.response_headers_conformance,
    described.response_schema_conformance,
]

some = settings(
    max_examples=int(os.environ.get("API_EXAMPLES") or 4),
    deadline=None,
    derandomize=True,
    database=None,
    suppress_health_check=list(HealthCheck),
)


@pytest.fixture(autouse=True)
def _without_throttles(monkeypatch):
    monkeypatch.setattr(caps, "RATES", dict.fromkeys(caps.RATES, "100000/s"))


@pytest.fixture(autouse=True)
def _one_connection():
    """Requests run inside the transaction of the test, and must not end its connection."""
    signals = (request_started, request_finished)
    for signal in signals:
        signal.disconnect(close_old_connections)
    yield
    for signal in signals:
        signal.connect(close_old_connections)


class Somebody:
    """An account with a token, a deck and a batch; what a request deleted is there again for the next."""

    def __init__(self) -> None:
        self.user = factories.make_user()
        _, token = make_token(user=self.user, name="Any", days=1, scope="write")
        self.headers = {"Authorization": f"Bearer {token}"}
        self.cards = {"main": dict.fromkeys(factories.some_ids("setcg", 14, "main"), 3)}

        factories.store_cards("setcg", ["1-001H"])

    def known(self, path: str) -> dict[str, str]:
        """What really is there, for the names in an address."""
        found = {"system": "setcg", "card_id": "1-001H", "kind": "dek"}
        if "{public_id}" in path:
            row = self._batch() if "/batches/" in path else self._deck()
            found["public_id"] = row.public_id
        if "{number}" in path:
            found["number"] = "1"
        return {name: value for name, value in found.items() if f"{{{name}}}" in path}

    def _deck(self) -> Deck:
        return Deck.objects.filter(owner=self.user).first() or factories.make_deck(
            self.user, cards=self.cards
        )

    def _batch(self) -> Batch:
        return Batch.objects.filter(owner=self.user).first() or batches.played(owner=self.user)


@pytest.fixture
def somebody() -> Somebody:
    return Somebody()


@SCHEMA.parametrize()
@some
def test_a_stranger_is_answered_as_described(case):
    case.call_and_validate(checks=CHECKS)


@SCHEMA.parametrize()
@some
def test_somebody_with_a_deck_and_a_batch_is_answered_as_described(case, somebody):
    case.path_parameters = {**(case.path_parameters or {}), **somebody.known(case.path)}
    case.call_and_validate(checks=CHECKS, headers=somebody.headers)
