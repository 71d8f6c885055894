"""Events: what can be stored, what players were promised, and two organisers at once."""

from datetime import timedelta

import pytest
from django.utils import timezone

from events.access import ORGANISER
from events.models import Entry, Event, EventStaff, Invitation
from events.services import events, staff
from tests.decks import factories
from tests.events.scenes import add_staff, make_event, soon, values

pytestmark = pytest.mark.django_db


@pytest.fixture
def ann():
    return factories.make_user("ann")


def test_an_event_is_made_with_its_organiser_and_its_day(ann):
    event = make_event(ann, starts=soon(hour=23), deadline=soon(hour=20), zone="Asia/Tokyo")
    # Eleven at night in Greenwich is the next morning in Tokyo.
    assert event.day == soon().date() + timedelta(days=1)
    assert event.erase_on == event.day + timedelta(days=30)
    assert [(one.user, one.role) for one in event.staff.all()] == [(ann, ORGANISER)]


@pytest.mark.parametrize(
    ("field", "fields", "words"),
    [
        ("name", {"name": " \u200b "}, "needs a name"),
        ("place", {"place": ""}, "where the event is"),
        ("deadline", {"deadline": soon() + timedelta(hours=1)}, "after the start"),
        ("deadline", {"deadline": timezone.now() - timedelta(minutes=5)}, "has passed: it is"),
        ("starts", {"starts": soon(2000)}, "3 years ahead"),
        ("zone", {"zone": "Europe/Atlantis"}, "“Europe/Atlantis” is not a time zone"),
        ("erase_on", {"erase_on": soon().date()}, "after the event"),
        ("erase_on", {"erase_on": soon(900).date()}, "a year at most"),
        ("questions_use", {"questions": ("Player number",)}, "what happens to their answers"),
        ("questions", {"questions": ("Age", "Age"), "questions_use": "Kept."}, "twice"),
        ("questions", {"questions": tuple("abcdefg"), "questions_use": "Kept."}, "7 questions"),
        ("about", {"about": "a" * 3001}, "3001 characters"),
    ],
)
def test_what_cannot_be_stored_is_refused_with_what_would_be_right(ann, field, fields, words):
    with pytest.raises(events.BadEvent, match=words) as refused:
        make_event(ann, **fields)
    assert refused.value.field == field
    assert not Event.objects.exists()


def test_an_online_event_needs_no_place(ann):
    assert make_event(ann, online=True, place="").online


def test_of_two_organisers_at_once_the_second_learns_what_the_first_changed(ann):
    event = make_event(ann)
    bob = factories.make_user("bob")
    add_staff(event, bob, ORGANISER)
    events.update_event(event=event, user=ann, version=1, values=values(name="Summer Open"))
    mine = values(place="Harbour")
    with pytest.raises(events.StaleEvent) as stale:
        events.update_event(event=event, user=bob, version=1, values=mine)
    assert events.changed_fields(mine, stale.value.theirs) == ["name", "place"]
    event.refresh_from_db()
    assert (event.name, event.place, event.version) == ("Summer Open", values().place, 2)


def test_who_does_not_organise_changes_nothing(ann):
    event = make_event(ann)
    judge = factories.make_user("judge")
    add_staff(event, judge)
    for user in (judge, factories.make_user("other")):
        with pytest.raises(events.NoEvent):
            events.update_event(event=event, user=user, version=1, values=values(name="Mine"))
        for change in (events.close_event, events.replace_join_link, events.delete_event):
            with pytest.raises(events.NoEvent):
                change(event=event, user=user)
    assert Event.objects.get().version == 1


PROMISED = [
    ("format", {"system": "dm", "format": ""}, "lists of Final Fantasy TCG"),
    ("sealing", {"sealing": "never"}, "can only become stricter"),
    ("sealing", {"sealing": "open"}, "can only become stricter"),
    ("starts", {"starts": soon(18)}, "can only move later"),
    ("erase_on", {"erase_on": soon(90).date()}, "choose .* or earlier"),
]


@pytest.mark.parametrize(("field", "fields", "words"), PROMISED, ids=lambda one: str(one)[:30])
def test_players_keep_what_they_were_promised(ann, field, fields, words):
    sealed = {"sealing": "start", "deadline": soon(15)}
    event = make_event(ann, **sealed)
    changed = values(**{**sealed, **fields})
    events.update_event(event=event, user=ann, version=1, values=changed)
    events.update_event(event=event, user=ann, version=2, values=values(**sealed, erase_on=event.erase_on))
    Entry.objects.create(event=event, name="Player")
    with pytest.raises(events.BadEvent, match=words) as refused:
        events.update_event(event=event, user=ann, version=3, values=changed)
    assert refused.value.field == field


def test_closing_moves_the_deadline_to_now_and_never_back(ann):
    event = make_event(ann)
    events.close_event(event=event, user=ann)
    event.refresh_from_db()
    assert event.deadline <= timezone.now() and event.version == 2
    events.close_event(event=event, user=ann)
    assert Event.objects.get().deadline == event.deadline


def test_a_passed_deadline_may_stay_when_something_else_changes(ann):
    event = events.close_event(event=make_event(ann), user=ann)
    same = values(deadline=event.deadline, name="Renamed")
    assert events.update_event(event=event, user=ann, version=2, values=same).name == "Renamed"


def test_an_invitation_works_once(ann):
    event, bob, eve = make_event(ann), factories.make_user("bob"), factories.make_user("eve")
    invitation = staff.invite(event=event, user=ann, role="judge")
    assert staff.accept(invitation=invitation, user=bob).role == "judge"
    with pytest.raises(staff.BadStaff, match="was used"):
        staff.accept(invitation=invitation, user=eve)
    assert set(event.staff.values_list("user__username", flat=True)) == {"ann", "bob"}


def test_an_expired_or_revoked_invitation_does_not_work(ann):
    event, bob = make_event(ann), factories.make_user("bob")
    old = staff.invite(event=event, user=ann, role="organiser")
    Invitation.objects.update(expires=timezone.now())
    revoked = staff.invite(event=event, user=ann, role="organiser")
    assert staff.revoke(event=event, user=ann, invitation=revoked.pk)
    for invitation in (old, revoked):
        with pytest.raises(staff.BadStaff):
            staff.accept(invitation=invitation, user=bob)
    assert not staff.revoke(event=event, user=ann, invitation=revoked.pk)


def test_an_invitation_makes_a_judge_an_organiser_and_no_organiser_a_judge(ann):
    event, bob = make_event(ann), factories.make_user("bob")
    add_staff(event, bob)
    up = staff.invite(event=event, user=ann, role="organiser")
    assert staff.accept(invitation=up, user=bob).role == "organiser"
    down = staff.invite(event=event, user=ann, role="judge")
    assert staff.accept(invitation=down, user=bob).role == "organiser"


def test_the_last_organiser_stays(ann):
    event, bob = make_event(ann), factories.make_user("bob")
    mine = EventStaff.objects.get()
    judge = add_staff(event, bob)
    with pytest.raises(staff.BadStaff, match="needs an organiser"):
        staff.remove(event=event, user=ann, member=mine.pk)
    with pytest.raises(events.NoEvent):
        staff.remove(event=event, user=bob, member=mine.pk)
    staff.remove(event=event, user=bob, member=judge.pk)
    assert list(event.staff.all()) == [mine]


def test_an_event_goes_with_the_account_of_its_last_organiser(ann):
    event, bob = make_event(ann), factories.make_user("bob")
    add_staff(event, bob, ORGANISER)
    ann.delete()
    assert Event.objects.filter(pk=event.pk).exists()
    bob.delete()
    assert not Event.objects.filter(pk=event.pk).exists()
