"""What the page of a batch says its numbers are good for, and which cards it counts."""

from dataclasses import replace

import pytest
from django.urls import reverse

from rules.construction.deck import Entry
from rules.play import understood
from rules.readings import deck_reading
from rules.samples import sample_decks
from simulate.presentation import numbers
from tests.decks import factories
from tests.simulate import batches
from tests.simulate.plans import plan_of
from tests.simulate.test_batch_pages import text


@pytest.mark.parametrize("code", ["fow8", "fow5"])
def test_cards_in_the_sideboard_are_not_counted_among_those_that_play(code):
    deck = next(iter(sample_decks(code).values()))
    spare = next(entry for entry in deck.entries if entry.section == "main")
    beside = replace(deck, entries=(*deck.entries, Entry("sideboard", spare.card, 3)))
    assert understood(beside) == understood(deck)
    assert deck_reading(beside).copies == deck_reading(deck).copies


@pytest.mark.parametrize(
    ("value", "said"), [(-0.0003, "0.0"), (0.0, "0.0"), (0.0004, "0.0"), (0.05, "+5.0"), (-0.05, "−5.0")]
)
def test_a_difference_that_rounds_to_nothing_has_no_sign(value, said):
    assert numbers.signed(value) == said


@pytest.mark.django_db
def test_two_games_say_what_their_rate_is_of_and_not_how_many_would_tell(client):
    owner = factories.make_user()
    client.force_login(owner)
    batch = batches.played(plan_of(pairs=1, chunk_pairs=1), owner=owner)
    shown = text(client.get(reverse("batch", args=[batch.public_id])))
    headline = shown.split('id="rate-title"')[1].split("<details")[0]
    assert "in the hands of these players" in headline and "other players may differ" in headline
    assert "2 games cannot tell more than that" in headline or "The two decks differ" in headline
    assert "it takes about" not in shown and "95 % between" not in shown and ">1 games<" not in shown


@pytest.mark.django_db
def test_an_even_score_has_one_p_value(client):
    owner = factories.make_user()
    client.force_login(owner)
    shown = text(client.get(reverse("batch", args=[batches.played(owner=owner).public_id])))
    assert shown.count("exact p-value") == 1 and ", exactly" not in shown
