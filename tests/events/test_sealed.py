"""A sealed list leaks through no endpoint: whatever is in it, all but its player get the same answers."""

import re

import pytest
from django.test import Client
from django.urls import reverse

from events.models import Entry, EntryList
from tests.accounts.scenes import signed_in
from tests.decks import factories
from tests.events.scenes import add_staff, begun, enter, key_of, legal_list, make_event, value_of
from tests.test_permissions import (
    ABOUT_A_BATCH,
    ABOUT_A_COMMENT,
    ABOUT_A_DECK,
    ABOUT_A_PRACTICE_GAME,
    ABOUT_AN_EVENT,
    ABOUT_RESULTS_AND_CHECKS,
    LISTS,
    NO_EVENT,
    OTHERWISE,
)

pytestmark = [pytest.mark.django_db, pytest.mark.once]

ONE, OTHER = legal_list(3), legal_list(2)
ROLES = ("organiser", "judge", "other player", "other", "staff", "visitor")
# What takes seconds, or answers with the time, and knows nothing of events.
BESIDES = {"healthz", "deck-games", "take-out"}


@pytest.fixture
def there():
    """A sealed event with a list in it, and everybody but the player whose list it is."""
    organiser = factories.make_user("organiser")
    event = make_event(organiser, sealing="start", visibility="public", name="Sealed Open")
    users = {role: factories.make_user(role.replace(" ", "-")) for role in ("judge", "other player", "other")}
    users["organiser"] = organiser
    users["staff"] = factories.make_user("staff", is_staff=True, is_superuser=True)
    add_staff(event, users["judge"])
    enter(event, users["other player"], name="Another player")
    entry = enter(event, factories.make_user("player"), ONE, name="Player").entry
    clients = {role: signed_in(users[role]) if role in users else Client() for role in ROLES}
    return event, entry, clients


def addresses(event, entry) -> list[str]:
    """Every route of the site with what its address needs, and every way to ask the table for more."""
    ids = {
        "event-join": (event.join_code,),
        "entry": (event.public_id, entry.public_id),
        "entry-list": (event.public_id, entry.public_id, 1),
        "event-receipt": (event.public_id, entry.public_id, 1),
        "entries-export": (event.public_id, "json"),
        "event-sheets-progress": (event.public_id, entry.public_id),
        "event-sheets-file": (event.public_id, entry.public_id),
    }
    plain = {"events", "event-new", "events-api"}
    of_events = {
        name: ids.get(name, () if name in plain else (event.public_id,))
        for name, needs in ABOUT_AN_EVENT.items()
        if "by-key" not in name and "invitation" not in name
    }
    of_others = {
        **dict.fromkeys(LISTS, ()),
        **OTHERWISE,
        **ABOUT_A_BATCH,
        **ABOUT_A_COMMENT,
        **ABOUT_A_PRACTICE_GAME,
        **{
            name: tuple(
                (event.public_id, entry.public_id)[place] if need == NO_EVENT else need
                for place, need in enumerate(needs)
            )
            for name, needs in ABOUT_RESULTS_AND_CHECKS.items()
        },
        **{way.route: ("a" * 14, *way.more) for way in ABOUT_A_DECK if way.by == "public_id"},
    }
    routes = {name: needs for name, needs in {**of_others, **of_events}.items() if name not in BESIDES}
    found = [reverse(name, args=needs) for name, needs in routes.items()]
    table = reverse("entries", args=[event.public_id])
    card = value_of(ONE).entries[0].card.name
    archetype = EntryList.objects.filter(entry=entry).values_list("archetype", flat=True)[0]
    asked = [
        f"card={card}",
        f"archetype={archetype}",
        "order=archetype",
        "q=My deck",
        "q=Player",
        "order=verdict",
    ]
    found += [f"{table}?{query}" for query in asked]
    found += [reverse("entries-export", args=[event.public_id, "csv"])]
    found += [f"{reverse('entries-export', args=[event.public_id, 'csv'])}?{query}" for query in asked]
    found += [reverse("events") + "?system=setcg", reverse("decks") + f"?plays={card}"]
    return found


def answers(found: list[str], clients: dict[str, Client]) -> dict[tuple[str, str], str]:
    """What everybody is answered everywhere, without the tokens that differ each time."""
    said = {}
    for role, client in clients.items():
        for address in found:
            answer = client.get(address)
            body = b"".join(answer.streaming_content) if answer.streaming else answer.content
            text = re.sub(r'[A-Za-z0-9]{64}|name="once" value="\w+"', "", body.decode("utf-8", "replace"))
            said[role, address] = f"{answer.status_code} {answer.get('Location', '')} {text}"
    return said


def swap(entry: Entry) -> None:
    """Put another list in the place of the one that was handed in, as legal as that."""
    event = entry.event
    other = enter(event, factories.make_user("helper"), OTHER, name="Helper")
    kept = other.kept
    fields = ("cards", "words", "archetype", "outcome", "outcome_then", "reasons", "checked_by")
    EntryList.objects.filter(entry=entry).update(
        name="Their deck", **{field: getattr(kept, field) for field in fields}
    )
    Entry.objects.filter(pk=other.entry.pk).delete()


def test_a_sealed_list_changes_no_answer_to_anybody_but_its_player(there):
    event, entry, clients = there
    found = addresses(event, entry)
    before = answers(found, clients)
    swap(entry)
    after = answers(found, clients)
    assert [key for key in before if before[key] != after[key]] == []
    text = "\n".join(before.values())
    assert "Player" in text and "Sealed Open" in text


def test_the_same_law_notices_a_list_that_is_not_sealed(there):
    event, entry, clients = there
    event.sealing = "never"
    event.save()
    found = addresses(event, entry)
    before = answers(found, {"judge": clients["judge"]})
    swap(entry)
    after = answers(found, {"judge": clients["judge"]})
    changed = {address for (_, address) in before if before["judge", address] != after["judge", address]}
    assert {entry.get_absolute_url(), reverse("entries", args=[event.public_id])} <= changed


def test_sheets_of_sealed_lists_cannot_be_ordered(there):
    event, _, clients = there
    for role in ("organiser", "judge"):
        assert clients[role].post(reverse("event-sheets", args=[event.public_id])).status_code == 404


def test_at_the_start_the_seal_opens_for_organisers_and_judges_alone(there):
    event, entry, clients = there
    begun(event)
    for role in ROLES:
        shown = clients[role].get(reverse("entry-list", args=[event.public_id, entry.public_id, 1]))
        assert shown.status_code == (200 if role in {"organiser", "judge"} else 404)
        assert clients[role].get(reverse("event-lists", args=[event.public_id])).status_code == 404


def test_lists_that_open_at_the_start_are_open_to_all_from_then_on(there):
    event, entry, clients = there
    event.sealing = "open"
    event.save()
    lists, page = (
        reverse("event-lists", args=[event.public_id]),
        reverse("entry-list", args=[event.public_id, entry.public_id, 1]),
    )
    outside = ("other player", "other", "staff", "visitor")
    for role in outside:
        assert clients[role].get(lists).status_code == clients[role].get(page).status_code == 404
    begun(event)
    for role in outside:
        assert "My deck" in clients[role].get(lists).content.decode()
        assert "My deck" in clients[role].get(page).content.decode()
        # The entry itself, with answers and history, stays the player's and the staff's.
        assert clients[role].get(entry.get_absolute_url()).status_code == 404


def test_the_private_link_shows_a_sealed_list_to_who_has_it():
    event = make_event(sealing="start")
    receipt = enter(event)
    page = Client().get(reverse("entry-by-key", args=[key_of(receipt)])).content.decode()
    assert "My deck" in page
