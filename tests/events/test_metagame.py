"""What was played, counted in the database: which lists count, shares, intervals, months."""

from datetime import date

import pytest
from django.db import connection
from django.test.utils import CaptureQueriesContext

import rules
from events.metagame import figures, selectors
from events.metagame.months import BadMonth, read_month
from events.models import Entry, Event
from events.results.selectors import published_list, shown_results
from events.services.erasure import erase, erase_due
from events.services.results import publish_results
from simulate.intervals import wilson
from tests.decks import factories
from tests.events.floor_scenes import begun, cards_of, day_of_erasure_has_come, hand_in, place, published

pytestmark = pytest.mark.django_db


@pytest.fixture
def organiser():
    return factories.make_user("organiser")


def by_card(found) -> dict[str, int]:
    return {row["card"]: row["lists"] for row in found["cards"]}


def test_lists_count_once_a_card_with_its_average_copies(organiser):
    event = begun(organiser, visibility="public")
    one, two = cards_of("setcg", "main", 2)
    entries = [
        hand_in(event, "Ann", {"main": {one: 3, two: 1}}),
        hand_in(event, "Bo", {"main": {one: 2}}),
    ]
    published(event, organiser, *entries)
    found = figures.event_figures(event)
    assert found["basis"] == {"lists": 2, "players": 2, "events": 1}
    first, second = found["cards"]
    assert (first["card"], first["lists"], first["share"], first["copies"]) == (one, 2, 1.0, 2.5)
    assert (second["card"], second["lists"], second["share"], second["copies"]) == (two, 1, 0.5, 1.0)
    assert (second["low"], second["high"]) == wilson(1, 2)


def test_copies_of_a_card_in_several_sections_are_one_row_of_figures(organiser):
    event = begun(organiser, system="fow8", format="constructed", visibility="public")
    card = cards_of("fow8", "main", 1)[0]
    published(event, organiser, hand_in(event, "Ann", {"main": {card: 3}, "sideboard": {card: 1}}))
    (row,) = figures.event_figures(event)["cards"]
    assert (row["lists"], row["copies"]) == (1, 4.0)


@pytest.mark.parametrize(("system", "section"), [("fow8", "ruler"), ("sve", "leader")])
def test_rulers_and_leaders_are_counted_apart_from_other_cards(organiser, system, section):
    event = begun(organiser, system=system, format=rules.system(system).default_format, visibility="public")
    one, two = cards_of(system, section, 2)
    card = cards_of(system, "main", 1)[0]
    entries = [
        hand_in(event, name, {section: {lead: 1}, "main": {card: 2}})
        for name, lead in (("Ann", one), ("Bo", one), ("Cy", two))
    ]
    published(event, organiser, *entries)
    found = figures.event_figures(event)
    assert [(row["card"], row["lists"]) for row in found["leading"]] == [(one, 2), (two, 1)]
    assert by_card(found) == {card: 3}
    assert figures.words_of(system)[0].lower() == section


@pytest.mark.parametrize(("system", "word"), [("dm", "civilization"), ("setcg", "element"), ("sve", "class")])
def test_attributes_count_once_a_list_that_has_a_card_of_them(organiser, system, word):
    event = begun(organiser, system=system, format=rules.system(system).default_format)
    of = rules.system(system)
    single = {}
    for card_id in cards_of(system, "main", 150):
        attributes = of.catalogue().get(card_id).front.attributes
        if len(attributes) == 1 and len(of.catalogue().get(card_id).faces) == 1:
            single.setdefault(attributes[0], []).append(card_id)
    first, second = [(value, cards) for value, cards in single.items() if len(cards) > 1][:2]
    entries = [
        hand_in(event, "Ann", {"main": {first[1][0]: 2, first[1][1]: 2}}),
        hand_in(event, "Bo", {"main": {first[1][0]: 1, second[1][0]: 1}}),
    ]
    published(event, organiser, *entries)
    found = {row["attribute"]: row["lists"] for row in figures.event_figures(event)["attributes"]}
    assert found == {first[0]: 2, second[0]: 1}
    assert figures.words_of(system)[1] == word


@pytest.fixture
def two_players(organiser):
    event = begun(organiser, visibility="public")
    one, two = cards_of("setcg", "main", 2)
    agrees = hand_in(event, "Ann", {"main": {one: 1}})
    refuses = hand_in(event, "Bo", {"main": {two: 1}}, publish=False)
    return event, agrees, refuses


def test_who_did_not_agree_is_not_counted_but_known_to_be_missing(organiser, two_players):
    event, agrees, refuses = two_players
    published(event, organiser, agrees, refuses)
    found = figures.event_figures(event)
    assert found["basis"] == {"lists": 1, "players": 2, "events": 1}
    assert by_card(found) == {agrees.current.cards[0][1]: 1}


def test_agreeing_and_taking_it_back_count_at_once(organiser, two_players):
    event, agrees, refuses = two_players
    published(event, organiser, agrees, refuses)
    Entry.objects.filter(pk=refuses.pk).update(publish=True)
    Entry.objects.filter(pk=agrees.pk).update(publish=False)
    assert by_card(figures.event_figures(event)) == {refuses.current.cards[0][1]: 1}


@pytest.mark.parametrize("status", ["withdrawn", "removed", "waiting"])
def test_who_left_is_not_counted(organiser, two_players, status):
    event, agrees, refuses = two_players
    published(event, organiser, agrees, refuses)
    Entry.objects.filter(pk=agrees.pk).update(status=status)
    assert figures.event_figures(event)["basis"]["lists"] == 0


def test_who_has_no_result_did_not_play_and_is_not_counted(organiser, two_players):
    event, agrees, refuses = two_players
    published(event, organiser, refuses)
    assert figures.event_figures(event)["basis"] == {"lists": 0, "players": 1, "events": 0}


def test_who_has_their_data_erased_is_no_longer_counted(organiser, two_players):
    event, agrees, refuses = two_players
    published(event, organiser, agrees, refuses)
    erase(entry=agrees)
    assert figures.event_figures(event)["basis"] == {"lists": 0, "players": 2, "events": 0}


def test_lists_stay_counted_after_the_day_of_erasure_without_a_name(organiser, two_players):
    event, agrees, refuses = two_players
    published(event, organiser, agrees, refuses)
    card = agrees.current.cards[0][1]
    day_of_erasure_has_come(event)
    assert erase_due() == 2
    assert by_card(figures.event_figures(event)) == {card: 1}
    assert all(row["player"] is None for row in shown_results(event, names_all=True))
    assert published_list(event, agrees.public_id).entry.name == ""
    assert published_list(event, refuses.public_id) is None
    publish_results(event=event, user=organiser)
    assert by_card(figures.event_figures(event)) == {card: 1}


def test_unpublished_results_are_not_counted_anywhere(organiser, two_players):
    event, agrees, refuses = two_players
    place(event, organiser, agrees, refuses)
    assert figures.event_figures(event)["basis"]["lists"] == 0
    assert figures.format_figures("setcg", event.format)["basis"] == {
        "lists": 0,
        "players": 0,
        "events": 0,
    }


def played(organiser, *, day: int = 0, card: int = 0, **fields) -> None:
    event = begun(organiser, day=day, **{"visibility": "public", **fields})
    published(event, organiser, hand_in(event, "Ann", {"main": {cards_of("setcg", "main", 3)[card]: 1}}))


def test_a_format_sums_its_listed_events_only(organiser):
    played(organiser)
    played(organiser, card=1)
    played(organiser, visibility="unlisted")
    played(organiser, visibility="private")
    other = next(form for form in rules.formats("setcg") if form != factories.default_format("setcg"))
    played(organiser, format=other)
    found = figures.format_figures("setcg", factories.default_format("setcg"))
    assert found["basis"] == {"lists": 2, "players": 2, "events": 2}


def test_events_with_house_rules_are_not_of_the_format_they_extend(organiser):
    played(organiser)
    Event.objects.update(house_format={"name": "Ours"})
    assert figures.format_figures("setcg", factories.default_format("setcg"))["basis"]["lists"] == 0


def test_figures_by_month_count_events_of_that_month(organiser):
    played(organiser)
    played(organiser, day=62, card=1)
    played(organiser, day=62, card=1)
    form = factories.default_format("setcg")
    whole = figures.format_figures("setcg", form)
    newest, older = whole["months"]
    assert (newest["lists"], newest["players"], newest["events"]) == (1, 1, 1)
    assert (older["lists"], older["players"], older["events"]) == (2, 2, 2)
    month = figures.format_figures("setcg", form, read_month(older["month"]))
    assert month["basis"]["lists"] == 2 and month["month"] == older["month"]
    assert by_card(month) == {cards_of("setcg", "main", 2)[1]: 2}
    trends = figures.attribute_trends("setcg", form, whole)
    assert [share and share["lists"] for share in trends[0]["shares"]][-1] in {0, 1}
    assert figures.shown_months(whole)[-1] == newest


@pytest.mark.parametrize("said", ["2026-13", "2026-1", "november", "2026-11-01", "２０２６-11", "1999-01"])
def test_what_is_no_month_is_quoted(said):
    with pytest.raises(BadMonth, match="is not a month; write it as 2026-11"):
        read_month(said)


def test_a_month_is_read_as_its_first_day():
    assert read_month("2026-11") == date(2026, 11, 1) and read_month("") is None


def test_the_number_of_queries_does_not_grow_with_lists_or_events(organiser):
    form = factories.default_format("setcg")

    def queries() -> int:
        with CaptureQueriesContext(
            connection,
        ) as captured:
            whole = figures.format_figures("setcg", form)
            figures.leading_trends("setcg", form, whole)
            figures.attribute_trends("setcg", form, whole)
        return len(captured)

    played(organiser)
    before = queries()
    for card in range(3):
        played(organiser, card=card, day=40 * card)
    assert queries() == before <= 24


def test_formats_with_known_lists_are_listed(organiser):
    played(organiser)
    assert selectors.known_formats() == [
        {"system": "setcg", "format": factories.default_format("setcg"), "events": 1, "lists": 1}
    ]
