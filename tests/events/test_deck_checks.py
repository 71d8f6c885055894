"""Deck checks: two judges at one deck, messages that are lost, repeated or late, signatures."""

import itertools
from datetime import timedelta

import pytest
from django.test import Client
from django.utils import timezone

from common import caps
from events.deck_checks import selectors
from events.deck_checks.state import check_state
from events.models import CheckPart, CheckSignature, DeckCheck
from events.models.entries import WAITING, WITHDRAWN
from events.services.checks import (
    BadCheck,
    NoCheck,
    SentPart,
    SentSignature,
    start_check,
    store_part,
)
from tests.accounts.scenes import signed_in
from tests.decks import factories
from tests.events.floor_scenes import begun, cards_of, hand_in, replace_list
from tests.events.scenes import add_staff, make_event

pytestmark = pytest.mark.django_db

PHONE, TABLET = "p" * 14, "t" * 14


@pytest.fixture
def event():
    event = begun(factories.make_user("organiser"))
    for name in ("ann", "bo"):
        add_staff(event, factories.make_user(name))
    return event


@pytest.fixture
def judges(event):
    return [row.user for row in event.staff.filter(role="judge").order_by("user__username")]


@pytest.fixture
def entry(event):
    one, two = cards_of("setcg", "main", 2)
    return hand_in(event, "Paula Player", {"main": {one: 3, two: 2}})


@pytest.fixture
def check(entry, judges):
    return start_check(entry=entry, user=judges[0])


def found(check: DeckCheck) -> list[int]:
    return [row["found"] for row in check_state(check)["rows"]]


def send(check, user, device=PHONE, seq=1, **said):
    store_part(deck_check=check, user=user, part=SentPart(device, seq, **said))


def test_two_judges_at_one_deck_work_on_one_check_and_their_counts_add_up(check, entry, judges):
    ann, bo = judges
    assert start_check(entry=entry, user=bo) == check
    send(check, ann, counts={"0": 2})
    send(check, bo, TABLET, counts={"0": 1, "1": 2})
    assert found(check) == [3, 2]
    assert {part["judge"] for part in check_state(check)["parts"]} == {"ann", "bo"}


def test_two_judges_on_one_device_do_not_overwrite_each_other(check, judges):
    for judge in judges:
        send(check, judge, counts={"0": 1})
    assert found(check) == [2, 0]


@pytest.mark.parametrize("order", list(itertools.permutations(range(4))))
def test_messages_in_any_order_and_repeated_end_the_same(check, judges, order):
    ann, bo = judges
    messages = [
        (ann, PHONE, 1, {"0": 1}),
        (ann, PHONE, 2, {"0": 2, "1": 1}),
        (bo, TABLET, 1, {"1": 2}),
        (bo, TABLET, 2, {"1": 1}),
    ]
    for place in order + order:
        user, device, seq, counts = messages[place]
        send(check, user, device, seq, counts=counts)
    assert found(check) == [2, 2]
    assert CheckPart.objects.count() == 2


def test_a_device_takes_back_what_another_counted_too_many(check, judges):
    ann, bo = judges
    send(check, ann, counts={"0": 4})
    send(check, bo, TABLET, counts={"0": -1})
    assert found(check) == [3, 0]


def test_notes_are_kept_by_row_and_device(check, judges):
    ann, bo = judges
    send(check, ann, notes={"0": "one is\nmarked", "1": " "}, words="Sleeves worn.\nSee the judge.")
    send(check, bo, TABLET, notes={"0": "two marked"})
    notes = [part["notes"] for part in check_state(check)["parts"]]
    assert notes == [{"0": "one is marked"}, {"0": "two marked"}]
    assert check_state(check)["parts"][0]["words"] == "Sleeves worn.\nSee the judge."


def test_a_signature_closes_the_check_and_is_final(check, entry, judges):
    ann, bo = judges
    part = SentPart(PHONE, 1, {"0": 3, "1": 2})
    now = timezone.now()
    for penalty in ("warning", "none"):
        store_part(deck_check=check, user=ann, part=part, signature=SentSignature(penalty, now))
    assert CheckSignature.objects.get().penalty == "warning"
    check.refresh_from_db()
    assert not check.open
    store_part(deck_check=check, user=bo, part=SentPart(TABLET, 1), signature=SentSignature("none", now))
    assert [one["judge"] for one in check_state(check)["signatures"]] == ["ann", "bo"]
    assert start_check(entry=entry, user=bo) != check


def test_ticks_that_were_made_offline_arrive_after_another_judge_signed(check, judges):
    ann, bo = judges
    signature = SentSignature("none", timezone.now())
    store_part(deck_check=check, user=ann, part=SentPart(PHONE, 1, {"0": 2}), signature=signature)
    send(check, bo, TABLET, counts={"0": 1})
    assert found(check) == [3, 0]


@pytest.mark.parametrize("hours", [-48, 48])
def test_a_clock_that_is_wrong_signs_neither_before_the_check_nor_in_the_future(check, judges, hours):
    signature = SentSignature("none", timezone.now() + timedelta(hours=hours))
    store_part(deck_check=check, user=judges[0], part=SentPart(PHONE, 1), signature=signature)
    held = CheckSignature.objects.get()
    assert check.started <= held.signed <= held.received


def test_a_signature_made_offline_keeps_its_time(check, judges):
    DeckCheck.objects.update(started=timezone.now() - timedelta(hours=2))
    check.refresh_from_db()
    signed = timezone.now() - timedelta(hours=1)
    store_part(
        deck_check=check, user=judges[0], part=SentPart(PHONE, 1), signature=SentSignature("none", signed)
    )
    held = CheckSignature.objects.get()
    assert held.signed == signed < held.received


@pytest.mark.parametrize(
    ("said", "message"),
    [
        ({"counts": {"7": 1}}, "“7” is not a row of this list; it has rows 0 to 1"),
        ({"counts": {"one": 1}}, "“one” is not a row"),
        ({"counts": {"0": caps.QUANTITY + 1}}, "copies in row 0: at most"),
        ({"notes": {"0": "x" * (caps.CHECK_NOTE + 1)}}, "longer than 200 characters"),
        ({"words": "x" * (caps.CHECK_WORDS + 1)}, "longer than 2,000 characters"),
        ({"device": "phone"}, "“phone” is not the id of a device"),
    ],
)
def test_what_cannot_be_is_quoted_and_not_stored(check, judges, said, message):
    with pytest.raises(BadCheck, match=message):
        send(check, judges[0], **said)
    assert not CheckPart.objects.exists()


def test_a_new_list_is_checked_anew_and_the_old_check_closed(check, entry, judges):
    replace_list(entry, {"main": {cards_of("setcg", "main", 1)[0]: 1}})
    other = start_check(entry=entry, user=judges[0])
    check.refresh_from_db()
    assert other != check and not check.open and len(check_state(other)["rows"]) == 1


@pytest.mark.parametrize("status", [WAITING, WITHDRAWN])
def test_only_an_entry_that_plays_is_checked(entry, judges, status):
    entry.status = status
    entry.save()
    with pytest.raises(BadCheck):
        start_check(entry=entry, user=judges[0])


def test_sealed_lists_are_not_checked(judges):
    event = make_event(factories.make_user(), sealing="start")
    add_staff(event, judges[0])
    entry = hand_in(event, "Secret", {"main": {cards_of("setcg", "main", 1)[0]: 1}})
    with pytest.raises(BadCheck, match="sealed"):
        start_check(entry=entry, user=judges[0])
    check = DeckCheck.objects.create(entry=entry, list=entry.current)
    assert selectors.deck_check_or_none(judges[0], event.public_id, check.public_id) is None
    with pytest.raises(NoCheck):
        send(check, judges[0])


def test_strangers_and_judges_of_another_event_neither_start_nor_send(check, entry):
    stranger = factories.make_user("stranger")
    begun(stranger)
    with pytest.raises(NoCheck):
        start_check(entry=entry, user=stranger)
    with pytest.raises(NoCheck):
        send(check, stranger)
    assert selectors.deck_check_or_none(stranger, entry.event.public_id, check.public_id) is None
    assert not CheckPart.objects.exists()


def test_a_check_is_found_in_its_own_event_only(check, judges):
    other = begun(factories.make_user())
    add_staff(other, judges[0])
    assert selectors.deck_check_or_none(judges[0], other.public_id, check.public_id) is None


def test_players_are_found_by_parts_of_their_names(event, entry):
    hand_in(event, "Ömer Demir", {"main": {cards_of("setcg", "main", 1)[0]: 1}})
    for asked, names in [("paula", ["Paula Player"]), ("dem om", ["Ömer Demir"]), ("zed", []), ("", 2)]:
        shown = [one.name for one in selectors.entries_to_check(event, asked)]
        assert shown == names or len(shown) == names


def post(client: Client, check: DeckCheck, **said):
    address = f"/api/events/{check.entry.event.public_id}/checks/{check.public_id}/"
    return client.post(address, said, content_type="application/json")


def test_the_api_takes_a_part_and_answers_with_all_devices(check, judges):
    send(check, judges[1], TABLET, counts={"1": 2})
    answer = post(
        signed_in(judges[0]),
        check,
        device=PHONE,
        seq=1,
        counts={"0": 3},
        signature={"penalty": "game-loss", "signed": "2026-11-24T10:00:00Z"},
    )
    assert answer.status_code == 200 and answer["Cache-Control"] == "private, no-store"
    said = answer.json()
    assert [row["found"] for row in said["rows"]] == [3, 2] and said["open"] is False
    assert said["signatures"][0]["penalty_name"] == "Game loss"


@pytest.mark.parametrize(
    ("said", "status"),
    [
        ({"device": PHONE}, 400),
        ({"device": PHONE, "seq": -1}, 400),
        ({"device": PHONE, "seq": 1, "counts": {"0": "many"}}, 400),
        ({"device": PHONE, "seq": 1, "counts": []}, 400),
        ({"device": PHONE, "seq": 1, "counts": {"9": 1}}, 422),
        ({"device": PHONE, "seq": 1, "signature": {"penalty": "exile", "signed": "2026-11-24T10:00Z"}}, 400),
        ({"device": PHONE, "seq": 1, "signature": {"penalty": "none", "signed": "noon"}}, 400),
        ({"device": PHONE, "seq": 1, "player": "Me"}, 400),
    ],
)
def test_the_api_refuses_what_cannot_be_and_stores_nothing(check, judges, said, status):
    assert post(signed_in(judges[0]), check, **said).status_code == status
    assert not CheckPart.objects.exists() and not CheckSignature.objects.exists()
