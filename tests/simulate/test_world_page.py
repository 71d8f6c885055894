"""The page of real decks: what it shows, contradictions included."""

import pytest

from simulate.world import kept, real_decks


@pytest.fixture
def page(client, db) -> str:
    return client.get("/world/").content.decode()


def test_every_pair_is_shown_with_its_outcome_those_that_contradict_the_world_included(page):
    outcomes = [one.outcome for one in kept()]
    for outcome, says in (("yes", "as in the world"), ("no", "not so"), ("too close", "too close")):
        assert page.count(f"{says}</span>") == outcomes.count(outcome) > 0
    assert f"{outcomes.count('yes')} of {len(outcomes)} pairs" in page


def test_cards_that_are_not_played_whole_are_named(page):
    unread = [(deck, name) for deck in real_decks("setcg") for name in deck.unread]
    assert unread
    for deck, name in unread:
        assert name in page, deck.sample.code


def test_games_without_real_decks_say_why_nothing_is_compared(page):
    assert "lists from tournaments, but no starter deck" in page
    assert "starter decks, but no list from a tournament" in page
    assert "no real list is legal" in page
