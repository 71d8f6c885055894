"""A list is published: the decks that it changes are found again, and their owners told, each once."""

from dataclasses import replace
from datetime import date, timedelta

import pytest
from django.core.management import call_command

import rules
from common import clock
from decks import tasks
from decks.models import Deck, DeckStatus, ListChange, Notice, PublishedList
from decks.verdicts import checks, deck_status, digests, rechecks
from rules.construction.formats import ListRow, Pool
from rules.construction.published import format_to_json
from rules.construction.releases import Releases, Span
from tests.decks import factories

pytestmark = pytest.mark.django_db

DAY = date(2024, 1, 1)
SOON = DAY + timedelta(days=30)
LATER = DAY + timedelta(days=60)


@pytest.fixture
def deck() -> Deck:
    return factories.make_deck(cards=factories.legal_cards())


@pytest.fixture
def publish(monkeypatch):
    """Publish the format of these tests anew, with these rows and nothing else that is dated."""
    monkeypatch.setattr(clock, "today", lambda: DAY)
    book = rules.format_of("setcg", "construction")
    editions = []

    def now(*rows: ListRow, **other: object) -> int:
        form = replace(book, rows=rows, **other)
        editions.append(form)
        monkeypatch.setattr(rules, "formats", lambda code: {form.code: form})
        monkeypatch.setattr(rules, "format_of", lambda code, name: form)
        monkeypatch.setattr(digests, "list_version", lambda of, form: f"edition {len(editions)}")
        return rechecks.look(["setcg"])

    assert now() == 0
    return now


def ban(deck: Deck, since: date | None = None, place: int = 0, **more: object) -> ListRow:
    card = sorted(row.card.card_id for row in deck.rows.all())[place]
    return ListRow(kind="banned", cards=(card,), format="construction", source="a list", since=since, **more)


def work() -> int:
    steps = 0
    while rechecks.step(most=2):
        steps += 1
    return steps


def told() -> list[tuple[date, str, str]]:
    return list(Notice.objects.order_by("day").values_list("day", "before", "after"))


def test_what_is_seen_for_the_first_time_is_no_news(deck, publish):
    assert PublishedList.objects.count() == 1
    assert not rechecks.step()
    assert publish() == 0


def test_the_owner_of_a_deck_with_a_banned_card_is_told_from_when(deck, publish):
    assert publish(ban(deck, since=SOON)) == 1
    work()
    notice = Notice.objects.get()
    assert (notice.owner, notice.deck) == (deck.owner, deck)
    assert told() == [(SOON, "legal", "illegal")]
    [sentence] = notice.says
    assert deck.rows.get(card__card_id=ban(deck).cards[0]).card.name in sentence


def test_a_ban_in_force_counts_from_the_day_it_was_seen(deck, publish):
    publish(ban(deck, since=date(2020, 1, 1)))
    work()
    assert told() == [(DAY, "legal", "illegal")]


def test_a_ban_that_ends_is_told_with_both_days(deck, publish):
    publish(ban(deck, since=SOON, until=LATER))
    work()
    assert told() == [(SOON, "legal", "illegal"), (LATER, "illegal", "legal")]
    assert Notice.objects.get(day=LATER).says == []


def test_a_ban_that_is_taken_back_before_its_day_is_told_too(deck, publish):
    publish(ban(deck, since=SOON))
    work()
    Notice.objects.all().delete()
    publish()
    work()
    assert told() == [(SOON, "illegal", "legal")]


def test_what_was_told_is_not_told_again_by_another_list(deck, publish):
    publish(ban(deck, since=SOON))
    work()
    kept = Notice.objects.values().get()
    publish(ban(deck, since=SOON), ban(deck, since=LATER, place=1))
    work()
    assert Notice.objects.values().get() == kept


def test_only_decks_that_hold_a_card_of_the_rows_are_judged_again(deck, publish, monkeypatch):
    other = factories.make_deck(cards={"main": {factories.some_ids("setcg", 300)[-1]: 3}})
    seen = []
    check_in = checks.check_in
    monkeypatch.setattr(
        checks, "check_in", lambda value, form, day: seen.append(value) or check_in(value, form, day)
    )
    publish(ban(deck))
    work()
    assert len(seen) == 2
    assert not Notice.objects.filter(deck=other).exists()


def test_a_pool_touches_every_deck_of_its_format_and_of_none_besides(deck, publish):
    Deck.objects.filter(pk=factories.make_deck(cards=factories.legal_cards()).pk).update(system="dm")
    pool = Pool(format="construction", source="a list", since=SOON, sets=frozenset({"no such set"}))
    publish(pools=(replace(pool, sets=frozenset({"1"}), since=None, until=SOON), pool))
    work()
    assert set(Notice.objects.values_list("deck", flat=True)) == {deck.pk}


def test_a_set_that_is_dated_anew_touches_the_decks_that_hold_its_cards(deck, publish, monkeypatch):
    other = factories.make_deck(cards={"main": {factories.some_ids("setcg", 300)[-1]: 3}})
    held = next(iter(rules.system("setcg").catalogue().get(deck.rows.first().card.card_id).sets))
    assert held not in rules.system("setcg").catalogue().get(other.rows.first().card.card_id).sets
    assert publish(releases=Releases({held: Span(SOON, SOON, "a page")})) == 1
    work()
    assert told() == [(DAY, "legal", "illegal"), (SOON, "illegal", "legal")]
    assert not Notice.objects.filter(deck=other).exists()
    assert publish(releases=Releases({held: Span(SOON, SOON, "another page")})) == 0


def test_other_words_of_the_same_list_are_no_news(deck, publish):
    publish(ban(deck, since=SOON))
    assert publish(replace(ban(deck, since=SOON), note="said better", source="elsewhere")) == 0


def test_a_format_that_is_gone_leaves_its_decks_to_the_default(deck, publish):
    PublishedList.objects.update(format="of-yesterday")
    Deck.objects.update(format="of-yesterday")
    assert publish(ban(deck)) == 1
    work()
    assert told() == [(DAY, "legal", "illegal")]
    assert [one.format for one in PublishedList.objects.all()] == ["construction"]


def test_work_that_is_stopped_goes_on_where_it_was(deck, publish, monkeypatch):
    decks = [deck, *(factories.make_deck(cards=factories.legal_cards()) for _ in range(4))]
    publish(ban(deck))
    assert rechecks.step(most=2)
    assert Notice.objects.count() == 2
    written = Notice.objects.bulk_create

    def stopped(*rows, **options):
        written(*rows, **options)
        raise RuntimeError("the machine stopped")

    with monkeypatch.context() as patched:
        patched.setattr(Notice.objects, "bulk_create", stopped)
        with pytest.raises(RuntimeError):
            rechecks.step(most=2)
    assert Notice.objects.count() == 2
    work()
    assert sorted(Notice.objects.values_list("deck", flat=True)) == [one.pk for one in decks]
    assert not rechecks.waiting()


def test_a_second_run_writes_nothing_and_changes_no_notice(deck, publish):
    publish(ban(deck))
    work()
    before = Notice.objects.values().get()
    ListChange.objects.update(done=False, reached=0)
    work()
    assert Notice.objects.values().get() == before


def test_two_who_do_the_same_part_tell_it_once(deck, publish, monkeypatch):
    publish(ban(deck))
    sentences = rechecks.sentences
    second = []

    def meanwhile(now, before):
        if not second:
            second.append(True)
            rechecks.step()
        return sentences(now, before)

    monkeypatch.setattr(rechecks, "sentences", meanwhile)
    work()
    assert Notice.objects.count() == 1


@pytest.fixture
def sent(monkeypatch) -> list[tuple[object, ...]]:
    """What is queued: the name of the task, and what it is given."""
    found = []
    for name in ("recheck", "refresh"):
        task = getattr(tasks, name)
        monkeypatch.setattr(task, "delay", lambda *given, name=name: found.append((name, *given)))
    return found


def test_a_start_of_the_site_looks_at_the_lists_and_queues_the_work(deck, publish, sent):
    call_command("loadcatalogue", "setcg")
    assert sent == []
    publish(ban(deck))
    ListChange.objects.all().delete()
    PublishedList.objects.update(
        digest="older", content=format_to_json(rules.formats("setcg")["construction"]) | {"rows": []}
    )
    call_command("loadcatalogue", "setcg")
    assert sent == [("recheck",), ("refresh", 0, 1)]


def test_the_tasks_go_on_until_all_is_done(deck, publish, monkeypatch):
    factories.make_deck()
    publish(ban(deck))
    for name in ("recheck", "refresh"):
        task = getattr(tasks, name)
        monkeypatch.setattr(task, "delay", task)
    tasks.send()
    assert told() == [(DAY, "legal", "illegal")]
    assert not deck_status.shards_waiting()
    assert DeckStatus.objects.get(deck=deck).word == "illegal"


def test_a_worker_takes_the_public_decks_of_its_shard_first_and_then_the_rest(deck, sent):
    shown = factories.make_deck(visibility="public")
    DeckStatus.objects.all().delete()
    tasks.refresh(0, 1)
    assert list(DeckStatus.objects.values_list("deck", flat=True)) == [shown.pk]
    assert sent.pop() == ("refresh", 0, 1, True, shown.pk)
    tasks.refresh(0, 1, True, shown.pk)
    assert sent.pop() == ("refresh", 0, 1, False, None)
    tasks.refresh(0, 1, False)
    assert sent.pop() == ("refresh", 0, 1, False, deck.pk)
    tasks.refresh(0, 1, False, deck.pk)
    assert (sent, DeckStatus.objects.count()) == ([], 2)


@pytest.mark.parametrize(("place", "kept"), [(0, False), (1, True)])
def test_a_list_that_changes_leaves_the_standing_of_decks_without_its_cards(publish, place, kept):
    decks = [factories.make_deck(cards=cards) for cards in ({"main": {"1-001H": 3}}, {"main": {"1-002R": 3}})]
    deck_status.refresh_stale()
    publish(ban(decks[0]))
    stands = deck_status.current(Deck.objects.filter(pk=decks[place].pk)).get().word
    assert (stands != "unrated") is kept


def test_a_list_that_changes_more_than_rows_leaves_no_standing(deck, publish):
    deck_status.refresh_stale()
    publish(pools=(Pool(format="construction", source="a list", sets=frozenset({"1"})),))
    assert deck_status.current(Deck.objects.all()).get().word == "unrated"


def test_without_a_queue_the_work_waits(deck, publish, monkeypatch, caplog):
    def away(*given):
        raise OSError("nobody there")

    publish(ban(deck))
    monkeypatch.setattr(tasks.recheck, "delay", away)
    monkeypatch.setattr(tasks.refresh, "delay", away)
    tasks.send()
    assert caplog.text.count("looked at again later") == 2


def test_workers_queue_what_was_left_lying_once_a_minute(deck, publish, sent):
    publish(ban(deck))
    tasks.look_after()
    tasks.look_after()
    assert sent == [("recheck",), ("refresh", 0, 1)]


def test_workers_leave_stale_decks_to_those_who_are_at_it(deck, publish, sent):
    publish(ban(deck))
    tasks.refresh(0, 2)
    del sent[:]
    tasks.look_after()
    assert sent == [("recheck",)]


def test_the_command_does_it_all_at_once(deck, publish, capsys):
    publish(ban(deck))
    call_command("recheck")
    assert "1 notices written" in capsys.readouterr().out
    assert told() == [(DAY, "legal", "illegal")]


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("LL", "LI", [(1, "L", "I")]),
        ("LL", "II", [(0, "L", "I")]),
        ("LI", "LI", []),
        ("LI", "LL", [(1, "I", "L")]),
        ("LI", "II", [(0, "L", "I")]),
        ("LLL", "LIL", [(1, "L", "I"), (2, "I", "L")]),
        ("LLI", "LIU", [(1, "L", "I"), (2, "I", "U")]),
    ],
)
def test_what_is_news_to_an_owner(old, new, said):
    days = [DAY + timedelta(days=n) for n in range(len(old))]
    assert list(rechecks.turns(days, old, new)) == [(days[n], was, becomes) for n, was, becomes in said]
