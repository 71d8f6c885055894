"""A batch that was played across a change of the rules says so, wherever its figures stand."""

import csv
import io
from dataclasses import replace

import pytest
from django.urls import reverse

from simulate import batch_results
from simulate.engine_versions import rules_edition
from simulate.models import Batch, Chunk
from tests.decks import factories
from tests.simulate import batches
from tests.simulate.plans import plan_of
from tests.simulate.test_batch_pages import text

pytestmark = pytest.mark.django_db

NOW = rules_edition("dm")
MIXED = "The rules changed while this batch was being played."


@pytest.fixture
def user(client):
    user = factories.make_user()
    client.force_login(user)
    return user


@pytest.fixture
def mixed(user) -> Batch:
    """Two pairings of ten games in chunks of four, four and two; the first of each by older rules."""
    batch = batches.played(plan_of(pairs=5, chunk_pairs=2, decks=3), owner=user)
    Chunk.objects.filter(number__lt=2).update(rules="older")
    return batch


def said(batch: Batch) -> list[tuple[str, int, bool]]:
    return [
        (one.rules, one.games, one.current)
        for one in batch_results.editions(batch_results.batch_progress(batch))
    ]


def test_it_is_counted_how_many_games_each_edition_played(mixed):
    assert said(mixed) == [("older", 8, False), (NOW, 12, True)]
    Chunk.objects.filter(number__gte=4).update(rules="oldest")
    assert said(mixed) == [("older", 8, False), (NOW, 8, True), ("oldest", 4, False)]
    assert sum(games for _, games, _ in said(mixed)) == batch_results.batch_progress(mixed).games == 20


def test_only_the_games_that_count_are_counted(user):
    batch = batches.work(batches.started(plan_of(pairs=5, chunk_pairs=2), owner=user), 2)
    Chunk.objects.filter(number=2).update(rules="older")
    assert said(batch) == [(NOW, 8, True)]


def test_the_page_warns_of_figures_that_mix_editions(client, mixed):
    shown = text(client.get(reverse("batch", args=[mixed.public_id])))
    assert MIXED in shown and "8 games were played by engine version <span" in shown and "older" in shown
    Chunk.objects.update(rules=NOW)
    shown = text(client.get(reverse("batch", args=[mixed.public_id])))
    assert MIXED not in shown and NOW[:8] in shown and ", current<" in shown


def test_the_api_and_the_files_name_the_editions(client, mixed):
    wanted = [
        {"rules": "older", "games": 8, "current": False},
        {"rules": NOW, "games": 12, "current": True},
    ]
    assert client.get(reverse("batch-results-api", args=[mixed.public_id])).json()["editions"] == wanted
    assert client.get(reverse("batch-export", args=[mixed.public_id, "json"])).json()["editions"] == wanted
    written = client.get(reverse("batch-export", args=[mixed.public_id, "csv"])).content.decode()
    rows = [row for row in csv.DictReader(io.StringIO(written)) if "edition" in row["figure"]]
    assert [(row["of"], row["value"]) for row in rows] == [("older", "8"), (NOW, "12")]


def test_comparing_batches_of_different_editions_warns(client, user):
    one = batches.played(owner=user)
    other = batches.played(replace(plan_of(), seed=8), owner=user)
    address = reverse("batch-compare", args=[one.public_id])
    warning = "different engine versions"
    assert warning not in text(client.get(address, {"with": other.public_id}))
    Chunk.objects.filter(batch=other).update(rules="older")
    assert warning in text(client.get(address, {"with": other.public_id}))
    waiting = batches.started(replace(plan_of(), seed=9), owner=user)
    assert warning not in text(client.get(address, {"with": waiting.public_id}))
