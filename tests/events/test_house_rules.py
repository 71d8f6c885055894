"""House rules of an event: written in its form, played by its lists, and read by its players."""

from datetime import timedelta

import pytest
from django.test import Client
from django.utils import timezone

import rules
from events import formats
from events.house_rules import written_of
from events.models import Event
from events.services.events import BadEvent, update_event
from tests.accounts.scenes import signed_in
from tests.decks import factories
from tests.events.scenes import make_event, values
from tests.events.test_hand_in_pages import fill, page_of

pytestmark = [pytest.mark.django_db, pytest.mark.once]


@pytest.fixture
def card():
    """A card of the legal list, with three copies in it."""
    return rules.system("setcg").catalogue().get(next(iter(factories.legal_cards()["main"])))


def handed_in(event: Event) -> str:
    """The page that shows a stranger the verdict on the legal list, before it is handed in."""
    client, address = Client(), page_of(event)
    answer = client.post(address, fill(client, address))
    assert answer.status_code == 200, answer.content
    return answer.content.decode()


def test_a_list_is_checked_by_the_house_rules_and_the_finding_cites_them(card):
    event = make_event(factories.make_user(), house_name="Thursday League", house_banned=card.id)
    page = handed_in(event)
    assert "banned in Thursday League" in page
    assert "Thursday League" in page and 'data-outcome="illegal"' in page
    assert "banned in" not in handed_in(make_event(factories.make_user("other")))


@pytest.mark.parametrize(
    ("rule", "says"),
    [
        ({"house_limited": "2 {card}"}, "Spring Open"),
        ({"house_sizes": "Deck 60"}, "50 cards, 10 too few"),
    ],
)
def test_limits_and_sizes_are_house_rules_too(card, rule, says):
    rule = {name: text.format(card=card.id) for name, text in rule.items()}
    assert says in handed_in(make_event(factories.make_user(), **rule))


def test_the_page_of_an_event_says_its_house_rules(client, card):
    event = make_event(
        factories.make_user(), house_name="Thursday League", house_banned=card.name, visibility="public"
    )
    page = client.get(event.get_absolute_url()).content.decode()
    assert "Thursday League, house rules on " in page
    assert "House rules" in page and f"Banned: {card.name}" in page


def test_what_is_written_comes_back_in_the_form(client, card):
    said = {
        "house_name": "Thursday League",
        "house_banned": card.name,
        "house_limited": f"1 {card.id}",
        "house_sizes": "Deck 40–60",
    }
    organiser = factories.make_user()
    event = make_event(organiser, **said)
    assert written_of(event.house_format) == said
    page = signed_in(organiser).get(f"{event.get_absolute_url()}edit/").content.decode()
    assert "Deck 40–60" in page and "Thursday League" in page


def test_house_rules_keep_their_day_until_they_change_and_can_be_taken_back(card):
    organiser = factories.make_user()
    event = make_event(organiser, house_banned=card.id)
    earlier = (timezone.now() - timedelta(days=3)).date().isoformat()
    Event.objects.update(house_format={**event.house_format, "date": earlier})
    kept = update_event(event=event, user=organiser, version=1, values=values(house_banned=card.id))
    assert kept.house_format["date"] == earlier
    changed = update_event(
        event=event, user=organiser, version=2, values=values(house_limited=f"1 {card.id}")
    )
    assert changed.house_format["date"] > earlier
    gone = update_event(event=event, user=organiser, version=3, values=values())
    assert gone.house_format is None
    assert formats.format_of(gone).house is None


@pytest.mark.parametrize(
    ("rule", "field", "says"),
    [
        ({"house_banned": "Nobody of this name"}, "house_banned", "No card 'Nobody of this name' in setcg"),
        ({"house_limited": "Shiva"}, "house_limited", "“Shiva”: write the copies first, as “1 Shiva”."),
        ({"house_limited": "0 Shiva"}, "house_limited", "0 is not between 1 and 99"),
        ({"house_sizes": "Extra 5"}, "house_sizes", "“Extra” is not a section; there are Deck"),
        ({"house_sizes": "many"}, "house_sizes", "“many”: write it as “Deck 40–60”."),
        ({"house_sizes": "Deck 60-40"}, "house_sizes", "40 is not between the minimum, 60, and 1000"),
    ],
)
def test_a_mistake_is_told_at_its_field(rule, field, says):
    with pytest.raises(BadEvent) as caught:
        make_event(factories.make_user(), **rule)
    assert caught.value.field == field
    assert says in str(caught.value)


def test_a_mistake_in_the_form_stores_nothing_and_keeps_what_was_written():
    organiser = factories.make_user()
    event = make_event(organiser)
    client = signed_in(organiser)
    page = client.get(f"{event.get_absolute_url()}edit/")
    said = {name: value for name, value in page.context["form"].initial.items() if value not in (None, False)}
    answer = client.post(f"{event.get_absolute_url()}edit/", {**said, "house_banned": "Nobody of this name"})
    assert answer.status_code == 400
    assert "No card &#x27;Nobody of this name&#x27; in setcg" in answer.content.decode()
    assert Event.objects.get().house_format is None
    assert (
        client.post(f"{event.get_absolute_url()}edit/", {**said, "house_sizes": "Deck 40+"}).status_code
        == 302
    )
    assert Event.objects.get().house_format["sections"] == {"main": {"minimum": 40}}


def test_a_card_that_is_gone_since_breaks_no_page(client, card):
    event = make_event(factories.make_user(), house_banned=card.id, visibility="public")
    broken = {**event.house_format, "banned": [{"cards": ["A card of last year"]}]}
    Event.objects.update(house_format=broken)
    assert client.get(event.get_absolute_url()).status_code == 200
    assert "banned in" not in handed_in(Event.objects.get())
