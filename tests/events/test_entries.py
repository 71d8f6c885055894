"""Handing in: what is stored, what waits, what is refused, and that nothing is lost."""

from datetime import timedelta

import pytest
from django.contrib.auth.models import AnonymousUser

from common import caps, ids
from events.lists import HandedIn, value_of
from events.models import Entry, EntryList
from events.models.entries import ERASED, IN, REMOVED, WAITING, WITHDRAWN
from events.receipts import code_of, digest_of, fits
from events.services import entries, erasure, events
from events.services.entries import BadEntry, Details
from tests.decks import factories
from tests.events import scenes
from tests.events.scenes import (
    begun,
    enter,
    five_copies,
    key_of,
    legal_list,
    make_event,
    moved,
    past_deadline,
)

pytestmark = pytest.mark.django_db


@pytest.fixture
def ann():
    return factories.make_user("ann")


@pytest.fixture
def event(ann):
    return make_event(ann)


def test_a_list_is_frozen_with_its_verdict_and_what_it_is_built_around(event):
    kept = enter(event).kept
    assert (kept.number, kept.state, kept.outcome, kept.reasons, kept.late) == (
        1,
        "accepted",
        "legal",
        [],
        False,
    )
    assert sum(row[2] for row in kept.cards) == 50
    assert value_of(event, kept) == scenes.value_of(legal_list())
    assert kept.archetype and set(kept.archetype.split(" · ")) <= {
        *("fire", "ice", "wind", "earth", "lightning", "water", "light", "dark")
    }
    entry = Entry.objects.get()
    assert (entry.status, entry.current_id, entry.name) == (IN, kept.pk, "Player")


def test_later_changes_of_a_deck_change_no_list_that_was_handed_in(event, ann):
    deck = factories.make_deck(ann, cards=factories.legal_cards())
    value = scenes.value_of(legal_list())
    receipt = entries.hand_in(
        event=event,
        user=ann,
        handed=HandedIn(value, deck.name, deck),
        details=Details("Ann"),
        once=ids.new_id(),
    )
    assert (receipt.kept.deck, receipt.kept.deck_version) == (deck, 1)
    deck.delete()
    kept = EntryList.objects.get()
    assert kept.deck is None and value_of(event, kept) == value


def test_the_verdict_is_as_of_the_day_of_the_event(ann, event):
    receipt = enter(event)
    assert receipt.verdict["as_of"] == event.day.isoformat()


def test_every_list_stays_in_the_history_and_the_last_one_counts(event, ann):
    enter(event, ann)
    enter(event, ann, legal_list(2))
    entry = Entry.objects.get()
    assert [one.number for one in entry.lists.all()] == [2, 1]
    assert entry.current.number == 2


def test_the_same_list_handed_in_twice_is_stored_once(event, ann):
    first, second = enter(event, ann), enter(event, ann, name="Ann the Second")
    assert (first.is_new, second.is_new) == (True, False)
    assert Entry.objects.get().name == "Ann the Second"
    assert EntryList.objects.count() == 1


def test_a_form_sent_twice_makes_one_entry_with_one_link(event):
    once = ids.new_id()
    first, second = enter(event, once=once), enter(event, once=once)
    assert first.entry.pk == second.entry.pk
    assert Entry.objects.get().key_digest == digest_of(key_of(second))


def test_two_players_without_accounts_have_two_entries_even_under_one_name(event):
    assert enter(event).entry.pk != enter(event).entry.pk


def test_a_list_that_is_not_legal_is_refused_where_only_legal_ones_are_accepted(event):
    with pytest.raises(entries.NotLegal) as refused:
        enter(event, text=five_copies())
    assert refused.value.verdict["verdict"] == "illegal"
    assert not Entry.objects.exists()


@pytest.mark.parametrize("text", ["3 1-001H", legal_list() + "\n3 No Such Card At All"])
def test_unfinished_lists_and_unknown_lines_are_refused_too(event, text):
    with pytest.raises(entries.NotLegal):
        enter(event, text=text)


def test_other_lists_are_accepted_and_marked_where_the_organiser_says_so(ann):
    kept = enter(make_event(ann, legal_only=False), text=five_copies()).kept
    assert kept.outcome == "illegal"
    assert any("5 copies" in reason for reason in kept.reasons)


def test_a_late_list_waits_for_an_organiser_and_the_one_before_counts_until_then(event, ann):
    player = factories.make_user("player")
    enter(event, player)
    late = enter(past_deadline(event), player, legal_list(2))
    assert (late.kept.state, late.kept.late) == (WAITING, True)
    entry = Entry.objects.get()
    assert (entry.status, entry.current.number) == (IN, 1)
    entries.decide(entry=entry, user=ann, number=2, accepted=True)
    entry.refresh_from_db()
    assert entry.current.number == 2
    with pytest.raises(BadEntry, match="already accepted: another organiser"):
        entries.decide(entry=entry, user=ann, number=2, accepted=False)


def test_a_late_first_list_is_no_entry_until_it_is_accepted(event, ann):
    late = enter(past_deadline(event))
    assert (late.entry.status, late.entry.current) == (WAITING, None)
    entries.decide(entry=late.entry, user=ann, number=1, accepted=False)
    assert Entry.objects.get().status == WITHDRAWN
    enter(event, text=legal_list(2), entry=late.entry)
    assert [one.state for one in Entry.objects.get().lists.all()] == ["waiting", "refused"]


def test_of_two_late_lists_only_the_second_waits(event, ann):
    past_deadline(event)
    first = enter(event)
    enter(event, text=legal_list(2), entry=first.entry)
    assert [one.state for one in Entry.objects.get().lists.all()] == ["waiting", "replaced"]


def test_the_organisers_close_button_makes_later_lists_wait(event, ann):
    events.close_event(event=event, user=ann)
    assert enter(event).kept.state == WAITING


def test_after_the_day_nobody_hands_in_anything(event):
    with pytest.raises(BadEntry, match="over"):
        enter(moved(event, timedelta(days=22)))
    assert not Entry.objects.exists()


def test_a_list_of_another_game_is_refused_by_name(event):
    value = scenes.value_of("4 CMF-038", "fow8")
    with pytest.raises(BadEntry, match="This is a list of Force of Will.*plays Final Fantasy TCG"):
        entries.hand_in(
            event=event,
            user=AnonymousUser(),
            handed=HandedIn(value, "Wrong"),
            details=Details("Player"),
            once=ids.new_id(),
        )


@pytest.mark.parametrize(
    ("details", "words"),
    [
        ({"name": " \u200b"}, "Write the name"),
        ({"name": "x" * 61}, "61 characters"),
        ({"mail": "nobody"}, "“nobody” is not an e-mail address"),
    ],
)
def test_what_a_player_cannot_give_is_refused(event, details, words):
    with pytest.raises(BadEntry, match=words):
        enter(event, **details)
    assert not Entry.objects.exists()


def test_the_organisers_questions_are_answered_and_no_others(ann):
    event = make_event(ann, questions=("Player number",), questions_use="For the league.")
    with pytest.raises(BadEntry, match="asks for this"):
        enter(event)
    entry = enter(event, answers={"Player number": "4711", "Shoe size": "44"}).entry
    assert Entry.objects.get(pk=entry.pk).answers == {"Player number": "4711"}


def test_a_player_withdraws_and_comes_back_with_the_same_list(event, ann):
    entry = entries.withdraw(entry=enter(event, ann).entry)
    assert entry.status == WITHDRAWN
    enter(event, ann)
    assert Entry.objects.get().status == IN and EntryList.objects.count() == 1


def test_who_was_removed_stays_out_until_an_organiser_says_otherwise(event, ann):
    player = factories.make_user("player")
    entry = enter(event, player).entry
    entries.remove(entry=entry, user=ann)
    with pytest.raises(BadEntry, match="An organiser removed"):
        enter(event, player, legal_list(2))
    assert entries.restore(entry=entry, user=ann).status == IN


@pytest.mark.parametrize("do", ["remove", "restore"])
def test_a_judge_or_a_player_decides_nothing(event, do):
    player, judge = factories.make_user("player"), factories.make_user("judge")
    scenes.add_staff(event, judge)
    entry = enter(event, player).entry
    for user in (player, judge):
        with pytest.raises(events.NoEvent):
            getattr(entries, do)(entry=entry, user=user)
        with pytest.raises(events.NoEvent):
            entries.decide(entry=entry, user=user, number=1, accepted=True)
    assert Entry.objects.get().status == IN != REMOVED


def test_an_entry_moves_to_an_account_and_its_link_ends(event):
    player = factories.make_user("player")
    receipt = enter(event)
    entries.adopt(entry=receipt.entry, user=player)
    entry = Entry.objects.get()
    assert (entry.owner, entry.key_digest) == (player, "")
    second = enter(event)
    with pytest.raises(BadEntry, match="already has an entry"):
        entries.adopt(entry=second.entry, user=player)


def test_a_code_fits_its_own_list_alone(event):
    one, other = enter(event), enter(event, text=legal_list(2))
    code = code_of(one.entry, one.kept)
    assert fits(one.entry, one.kept, code.lower().replace("-", " "))
    assert not fits(other.entry, other.kept, code)
    forged = "A" + code[1:] if code[0] != "A" else "B" + code[1:]
    assert not fits(one.entry, one.kept, forged) and not fits(one.entry, one.kept, "")
    one.kept.cards[0][2] += 1
    assert not fits(one.entry, one.kept, code)


def test_erasing_before_the_start_leaves_nothing(event):
    erasure.erase(entry=enter(event).entry)
    assert not Entry.objects.exists() and not EntryList.objects.exists()


def test_erasing_after_the_start_leaves_an_entry_without_a_name(ann):
    event = make_event(ann, questions=("Number",), questions_use="For the league.")
    entry = enter(event, name="Secret", mail="a@example.org", answers={"Number": "4711"}).entry
    begun(event)
    erasure.erase(entry=entry)
    left = Entry.objects.get()
    assert (left.status, left.name, left.mail, left.answers, left.key_digest) == (ERASED, "", "", {}, "")
    assert not EntryList.objects.exists()


def test_an_erased_entry_is_not_brought_back_by_a_form_that_is_still_open(event):
    once = ids.new_id()
    entry = enter(event, once=once).entry
    begun(event)
    erasure.erase(entry=entry)
    assert enter(event, once=once).entry.pk != entry.pk


def test_entries_are_erased_with_their_account_before_and_after_the_start(ann):
    player = factories.make_user("player")
    soon, past = make_event(ann), make_event(ann)
    enter(soon, player)
    enter(past, player, name="Secret")
    begun(past)
    player.delete()
    left = Entry.objects.get()
    assert (left.event, left.status, left.name, left.owner) == (past, ERASED, "", None)
    assert not EntryList.objects.exists()


def test_data_of_players_without_accounts_is_erased_on_the_day_and_not_before(ann):
    player = factories.make_user("player")
    event = make_event(ann, erase_on=(scenes.soon() + timedelta(days=2)).date())
    kept, shared = enter(event, player), enter(event, publish=True, mail="a@example.org")
    enter(event, text=legal_list(2), entry=shared.entry, publish=True)
    enter(event, name="Secret")
    moved(event, timedelta(days=20))
    event.erase_on = event.day + timedelta(days=2)
    event.save()
    assert erasure.erase_due() == 0
    moved(event, timedelta(days=3))
    event.erase_on = event.day + timedelta(days=2)
    event.save()
    assert erasure.erase_due() == 2
    assert {one.name for one in Entry.objects.all()} == {"player", ""}
    assert not Entry.objects.exclude(mail="").exists()
    # The account keeps its list; what was agreed to be published stays, without a name, and nothing else.
    left = {(one.entry_id, one.number, one.name) for one in EntryList.objects.all()}
    assert left == {(kept.entry.pk, 1, "My deck"), (shared.entry.pk, 2, "")}
    assert erasure.erase_due() == 0


def test_an_event_takes_no_more_entries_than_it_can_hold(event, monkeypatch):
    monkeypatch.setattr(caps, "EVENT_ENTRIES", 1)
    once = ids.new_id()
    enter(event, once=once)
    with pytest.raises(BadEntry, match="1 entries, the most possible"):
        enter(event)
    assert enter(event, once=once, text=legal_list(2)).is_new
