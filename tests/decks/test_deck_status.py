"""How decks stand is kept with every change, and counts only while it speaks of today's deck and rules."""

from dataclasses import replace
from datetime import date, timedelta

import pytest

import rules
from common import clock
from decks import values
from decks.editing import services
from decks.models import Deck, DeckStatus
from decks.verdicts import checks, deck_status, digests
from rules.construction.formats import ListRow
from tests.decks import factories

pytestmark = pytest.mark.django_db

DAY = date(2024, 1, 1)


@pytest.fixture(autouse=True)
def _day(monkeypatch) -> None:
    monkeypatch.setattr(clock, "today", lambda: DAY)


@pytest.fixture
def deck() -> Deck:
    return factories.make_deck(cards=factories.legal_cards())


def word(deck: Deck, day: date | None = None) -> str:
    return deck_status.current(Deck.objects.filter(pk=deck.pk), day).get().word


def ban(monkeypatch, deck: Deck, **days: date) -> None:
    """Let the format of a deck ban a card that it holds, in these days."""
    form = values.format_of_deck(deck)
    card = deck.rows.first().card.card_id
    row = ListRow(kind="banned", cards=(card,), format=form.code, source="a list", **days)
    newer = replace(form, rows=(*form.rows, row))
    monkeypatch.setattr(rules, "format_of", lambda system, code: newer)


def test_a_new_deck_stands_as_it_is_judged(deck):
    assert word(deck) == "legal"
    assert word(factories.make_deck()) == "incomplete"


def test_each_change_renews_how_a_deck_stands(deck):
    card = deck.rows.first().card.card_id
    changed = services.remove_card(deck=deck, user=deck.owner, section="main", card_id=card, version=1)
    assert word(deck) == "incomplete"
    services.set_quantity(
        deck=deck, user=deck.owner, section="main", card_id=card, quantity=3, version=changed.version
    )
    assert word(deck) == "legal"
    assert DeckStatus.objects.get().deck_version == 3


def test_a_change_that_fails_leaves_the_standing_as_it_was(deck):
    with pytest.raises(services.BadContent):
        services.add_card(deck=deck, user=deck.owner, card_id="0-000X", version=1)
    assert DeckStatus.objects.get().deck_version == 1
    assert word(deck) == "legal"


def test_a_deck_hidden_by_staff_still_stands_somewhere(deck):
    Deck.objects.update(visibility="public")
    services.hide_decks(decks=Deck.objects.all())
    assert word(deck) == "legal"


@pytest.mark.parametrize("of", ["engine_version", "list_version"])
def test_what_was_worked_out_by_other_rules_or_lists_counts_no_more(deck, monkeypatch, of):
    monkeypatch.setattr(digests, of, lambda *of: f"another {len(of)}")
    assert word(deck) == "unrated"
    assert deck_status.refresh_stale() == deck.pk
    assert word(deck) == "legal"
    assert deck_status.refresh_stale() is None


def test_what_speaks_of_an_earlier_version_counts_no_more(deck):
    Deck.objects.update(version=2)
    assert word(deck) == "unrated"


def test_a_deck_that_nobody_looked_at_is_unrated_and_not_lost(deck):
    DeckStatus.objects.all().delete()
    assert word(deck) == "unrated"
    assert deck_status.refresh_stale() == deck.pk
    assert word(deck) == "legal"


def test_a_standing_ends_on_the_day_its_list_changes_and_says_what_comes(deck, monkeypatch):
    soon = DAY + timedelta(days=30)
    ban(monkeypatch, deck, since=soon)
    found = deck_status.refresh(deck)
    assert (found.word, found.until, found.turns_on, found.turns_to) == ("legal", soon, soon, "illegal")
    assert word(deck, soon - timedelta(days=1)) == "legal"
    assert word(deck, soon) == "unrated"
    monkeypatch.setattr(clock, "today", lambda: soon)
    deck_status.refresh_stale()
    found = DeckStatus.objects.get()
    assert (found.word, found.since, found.until, found.turns_on) == ("illegal", soon, None, None)
    assert word(deck) == "illegal"
    assert word(deck, soon - timedelta(days=1)) == "unrated"


def unrated() -> set[int]:
    return {deck.pk for deck in deck_status.current(Deck.objects.all()).filter(word="unrated")}


def test_stale_decks_are_worked_out_in_parts_and_the_newest_first(deck):
    others = [factories.make_deck() for _ in range(4)]
    DeckStatus.objects.all().delete()
    reached = deck_status.refresh_stale(most=3)
    assert reached == others[1].pk
    assert unrated() == {deck.pk, others[0].pk}
    assert deck_status.refresh_stale(before=reached, most=3) == deck.pk
    assert deck_status.refresh_stale(before=deck.pk) is None
    assert unrated() == set()


def test_each_deck_is_in_one_shard_and_in_no_other(deck):
    known = {deck.pk, *(factories.make_deck().pk for _ in range(4))}
    parts = [[one.pk for one in deck_status.shard(number, 3)] for number in range(3)]
    assert sorted(sum(parts, [])) == sorted(known)


def test_decks_that_nobody_else_sees_are_not_in_the_public_part_of_their_shard(deck):
    shown = factories.make_deck(visibility="public")
    assert list(deck_status.shard(0, 1, public=True)) == [shown]


@pytest.mark.parametrize(("stale", "shards"), [(0, 0), (1, 1), (2, 1), (3, 2), (9, 3)])
def test_more_workers_share_more_stale_decks_up_to_a_limit(monkeypatch, stale, shards):
    monkeypatch.setattr(deck_status, "_BATCH", 2)
    monkeypatch.setattr(deck_status, "MOST_SHARDS", 3)
    for _ in range(stale):
        factories.make_deck()
    DeckStatus.objects.all().delete()
    assert deck_status.shards_waiting() == shards


def test_decks_are_filtered_by_how_they_stand_in_one_query(deck, django_assert_num_queries):
    for _ in range(3):
        factories.make_deck()
    with django_assert_num_queries(1):
        assert list(deck_status.current(Deck.objects.all()).filter(word="legal")) == [deck]


def test_a_standing_is_worked_out_without_judging_twice(deck, monkeypatch):
    monkeypatch.setattr(checks, "judge_all", lambda *of: pytest.fail("the verdict was kept"))
    assert deck_status.refresh(deck).word == "legal"
