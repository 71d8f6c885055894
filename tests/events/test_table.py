"""The table of entries: searched, filtered, sorted, as files, and as one PDF of all sheets."""

import csv
import io
import json
from datetime import timedelta

import pytest
from django.urls import reverse

from decks.sheets.pdf import Canvas
from events import sheets, tasks
from events.entry_table import Wanted, entries_of, rows_of, summary_of
from events.models import SheetFile
from events.services import entries, sheet_files
from tests.accounts.scenes import signed_in
from tests.decks import factories
from tests.events.scenes import enter, five_copies, legal_list, make_event, past_deadline, value_of

pytestmark = pytest.mark.django_db


@pytest.fixture
def ann():
    return factories.make_user("ann")


@pytest.fixture
def event(ann):
    """Three players: a legal list, an illegal one, and one of two copies each."""
    event = make_event(ann, legal_only=False, questions=("Number",), questions_use="For the league.")
    for name, text in (("Zoë", legal_list()), ("bo", five_copies()), ("Älva", legal_list(2))):
        enter(event, name=name, text=text, answers={"Number": f"={len(name)}"})
    return event


def names(event, **wanted: object) -> list[str]:
    return [entry.name for entry in entries_of(event, Wanted(**wanted))]


def test_entries_are_in_the_order_of_names_whatever_their_case_and_accents(event):
    assert names(event) == ["Älva", "bo", "Zoë"]


def test_entries_are_sorted_by_verdict_with_the_worst_first_and_by_time(event):
    assert names(event, order="verdict") == ["bo", "Älva", "Zoë"]
    assert names(event, order="time") == ["Zoë", "bo", "Älva"]


def test_a_player_is_found_by_part_of_a_name_without_accents(event):
    assert names(event, words="zoe") == ["Zoë"]
    assert names(event, words="My deck") == ["Älva", "bo", "Zoë"]
    assert names(event, words="nobody") == []


def test_a_card_is_searched_over_all_lists(event):
    in_all = value_of(legal_list()).entries[0].card.name
    in_one = (
        {entry.card.name for entry in value_of(legal_list(2)).entries}
        - {entry.card.name for entry in value_of(legal_list()).entries}
    ).pop()
    assert names(event, card=in_all) == ["Älva", "bo", "Zoë"]
    assert names(event, card=in_one.upper()) == ["Älva"]
    assert names(event, card="100%") == []


def test_entries_are_filtered_by_verdict_status_and_what_they_are_built_around(event):
    assert names(event, outcome="illegal") == ["bo"]
    entries.withdraw(entry=event.entries.get(name="bo"))
    assert names(event, status="withdrawn") == ["bo"]
    assert names(event, status="in") == ["Älva", "Zoë"]
    built = event.entries.get(name="Zoë").current.archetype
    assert "Zoë" in names(event, archetype=built) and names(event, archetype="nothing") == []


def test_late_lists_are_found_and_shown_with_their_time(event):
    past_deadline(event)
    late = enter(event, name="Late", answers={"Number": "1"})
    assert names(event, status="waiting") == ["Late"]
    (row,) = rows_of(event, entries_of(event, Wanted(status="waiting")))
    assert (row.waits, row.made, row.outcome) == (True, late.kept.made, "")
    assert summary_of(event).waits == 1


def test_two_entries_under_one_name_are_marked(event):
    enter(event, name="ZOE", answers={"Number": "2"})
    doubles = {row.entry.name for row in rows_of(event, entries_of(event, Wanted())) if row.double}
    assert doubles == {"Zoë", "ZOE"}
    entries.withdraw(entry=event.entries.get(name="ZOE"))
    assert not any(row.double for row in rows_of(event, entries_of(event, Wanted())))


def test_the_page_shows_the_table_with_verdicts_and_reasons(event, ann):
    page = signed_in(ann).get(reverse("entries", args=[event.public_id])).content.decode()
    assert "3 entries" in page and "2 legal" in page and "1 not legal" in page
    assert "5 copies" in page
    assert page.index("Älva") < page.index(">bo<") < page.index("Zoë")


def test_a_script_gets_the_table_alone(event, ann):
    address = reverse("entries", args=[event.public_id])
    part = signed_in(ann).get(address, {"q": "bo"}, headers={"HX-Request": "true"}).content.decode()
    assert "<html" not in part and ">bo<" in part and "Zoë" not in part


def test_the_table_as_csv_has_answers_and_no_formulas(event, ann):
    answer = signed_in(ann).get(reverse("entries-export", args=[event.public_id, "csv"]))
    rows = list(csv.DictReader(io.StringIO(answer.content.decode())))
    assert [row["player"] for row in rows] == ["Älva", "bo", "Zoë"]
    assert rows[1]["verdict"] == "Not legal" and "5 copies" in rows[1]["reasons"]
    assert rows[1]["Number"] == "'=2"
    filtered = signed_in(ann).get(
        reverse("entries-export", args=[event.public_id, "csv"]), {"outcome": "legal"}
    )
    assert len(filtered.content.decode().splitlines()) == 3


def test_the_table_as_json_has_every_list(event, ann):
    told = json.loads(signed_in(ann).get(reverse("entries-export", args=[event.public_id, "json"])).content)
    assert [one["player"] for one in told["entries"]] == ["Älva", "bo", "Zoë"]
    assert sum(card["quantity"] for card in told["entries"][0]["cards"]) == 50
    assert signed_in(ann).get(reverse("entries-export", args=[event.public_id, "xml"])).status_code == 404


@pytest.fixture
def printed(monkeypatch) -> list[list[str]]:
    """What is written on each page of every PDF that is made."""
    pages: list[list[str]] = [[]]
    draw, end = Canvas.drawString, Canvas.showPage

    def drawn(self, x, y, words):
        pages[-1].append(words)
        draw(self, x, y, words)

    def ended(self):
        pages.append([])
        end(self)

    monkeypatch.setattr(Canvas, "drawString", drawn)
    monkeypatch.setattr(Canvas, "showPage", ended)
    return pages


def test_all_sheets_are_one_pdf_in_the_order_of_names(event, ann, printed):
    entries.withdraw(entry=event.entries.get(name="bo"))
    order = reverse("event-sheets", args=[event.public_id])
    answer = signed_in(ann).post(order, follow=True)
    assert answer["Content-Type"] == "application/pdf" and answer.content.startswith(b"%PDF-")
    first, second, rest = (" ".join(words) for words in printed)
    assert "Älva" in first and "Zoë" in second and rest == ""
    assert "Spring Open" in first and "Town hall" in first and event.day.isoformat() in first
    assert f"http://testserver/events/{event.public_id}/receipts/" in first


def test_many_sheets_are_made_by_a_worker_with_progress(event, ann, printed, monkeypatch):
    monkeypatch.setattr(sheets, "AT_ONCE", 1)
    monkeypatch.setattr(sheets, "_REPORTED", 1)
    sent: list[int] = []
    monkeypatch.setattr(tasks.make_sheets, "delay", sent.append)
    client = signed_in(ann)
    page = client.post(reverse("event-sheets", args=[event.public_id]), follow=True).content.decode()
    order = SheetFile.objects.get()
    assert sent == [order.pk] and "0 of 3" in page
    progress = reverse("event-sheets-progress", args=[event.public_id, order.public_id])
    file = reverse("event-sheets-file", args=[event.public_id, order.public_id])
    assert client.get(file).status_code == 404
    seen: list[int] = []
    update = sheets.make_file

    def watched(row, report):
        return update(row, lambda done: (report(done), seen.append(SheetFile.objects.get().done)))

    monkeypatch.setattr(sheets, "make_file", watched)
    tasks.make_sheets(order.pk)
    assert seen == [1, 2]
    assert "Open the sheets of 3 entries" in client.get(progress).content.decode()
    assert len(printed) == 4
    assert client.get(file).content.startswith(b"%PDF-")
    assert not sheet_files.carry_out(order=order.pk)


def test_an_order_whose_worker_was_lost_is_sent_again_and_old_files_go(event, ann, monkeypatch):
    order = sheet_files.order_sheets(event=event, user=ann, site="https://example.org/")
    sent: list[int] = []
    monkeypatch.setattr(tasks.make_sheets, "delay", sent.append)
    monkeypatch.setattr(tasks.erase_due, "delay", lambda: None)
    tasks.look_after()
    assert sent == []
    SheetFile.objects.update(touched=order.touched - timedelta(minutes=3))
    monkeypatch.setattr(tasks.cache, "add", lambda *_: True)
    tasks.look_after()
    assert sent == [order.pk]
    SheetFile.objects.update(made=order.made - timedelta(days=2))
    tasks.erase_due()
    assert not SheetFile.objects.exists()


def test_nobody_but_who_ordered_the_sheets_gets_the_file(event, ann):
    judge = factories.make_user("judge")
    event.staff.create(user=judge, role="judge")
    signed_in(ann).post(reverse("event-sheets", args=[event.public_id]))
    order = SheetFile.objects.get()
    file = reverse("event-sheets-file", args=[event.public_id, order.public_id])
    assert signed_in(judge).get(file).status_code == 404 and signed_in(ann).get(file).status_code == 200
