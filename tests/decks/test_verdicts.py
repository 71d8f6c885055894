"""Verdicts are worked out from the content; what is stored is only a cache."""

from dataclasses import dataclass, replace
from datetime import date

import pytest

import rules
from cards import digests as card_digests
from common import clock
from decks import values
from decks.editing import services
from decks.models import Deck, StoredVerdict
from decks.verdicts import checks, digests
from rules.construction.formats import ListRow, UnknownFormat
from tests.decks import factories

pytestmark = pytest.mark.django_db

DAY = date(2024, 1, 1)


@pytest.fixture
def deck() -> Deck:
    """A legal deck, of which no verdict is kept: making it kept one."""
    made = factories.make_deck(cards=factories.legal_cards())
    StoredVerdict.objects.all().delete()
    return made


@pytest.fixture
def judged(monkeypatch) -> list[str]:
    """The formats in which something was really judged, in order."""
    seen: list[str] = []
    judge = checks.judge_all

    def counting(of, deck, forms, as_of):
        seen.extend(form.code for form in forms)
        return judge(of, deck, forms, as_of)

    monkeypatch.setattr(checks, "judge_all", counting)
    return seen


def test_a_legal_deck_is_legal_and_judged_once(deck, judged):
    first = checks.check_deck(deck, as_of=DAY)
    assert first["verdict"] == "legal"
    assert first["sections"]["main"]["count"] == 50
    assert checks.check_deck(deck, as_of=DAY) == first
    assert judged == ["construction"]


def test_a_changed_deck_is_judged_anew_and_the_old_verdict_goes(deck, judged):
    assert checks.check_deck(deck, as_of=DAY)["verdict"] == "legal"
    card = deck.rows.first().card.card_id
    services.remove_card(deck=deck, user=deck.owner, section="main", card_id=card, version=1)
    assert checks.check_deck(deck, as_of=DAY)["verdict"] == "incomplete"
    assert StoredVerdict.objects.count() == 1


def test_an_unresolved_line_is_part_of_the_content(deck, judged):
    checks.check_deck(deck, as_of=DAY)
    line = {"line": 3, "text": "4 Who", "why": "unknown_card", "suggestions": [], "count": 4}
    Deck.objects.filter(pk=deck.pk).update(unresolved=[{**line, "section": "main", "detail": ""}])
    deck.refresh_from_db()
    assert checks.check_deck(deck, as_of=DAY)["verdict"] == "illegal"
    assert len(judged) == 2


def test_a_new_list_changes_the_verdict_without_a_write_to_the_deck(deck, judged, monkeypatch):
    before = Deck.objects.values().get()
    banned = deck.rows.first().card.card_id
    assert checks.check_deck(deck, as_of=DAY)["verdict"] == "legal"

    old = rules.format_of("setcg", "construction")
    monkeypatch.setattr(digests, "list_version", lambda of, form: "a newer list")
    newer = _with_ban(old, banned)
    monkeypatch.setattr(rules, "format_of", lambda code, form: newer)

    after = checks.check_deck(deck, as_of=DAY)
    assert after["verdict"] == "illegal"
    assert [finding["code"] for finding in after["findings"]] == ["banned"]
    assert Deck.objects.values().get() == before
    assert len(judged) == 2


def _with_ban(form, card_id):
    row = ListRow(kind="banned", cards=(card_id,), format=form.code, source="a newer list", since=None)
    return replace(form, rows=(*form.rows, row))


def test_new_rules_change_the_verdict_too(deck, judged, monkeypatch):
    checks.check_deck(deck, as_of=DAY)
    monkeypatch.setattr(digests, "engine_version", lambda of: "newer rules")
    checks.check_deck(deck, as_of=DAY)
    assert len(judged) == 2
    assert StoredVerdict.objects.count() == 1


def test_two_days_between_which_nothing_changed_share_a_verdict(deck, judged):
    form = rules.format_of("setcg", "standard")
    changed = form.dates[1]
    before, on, after = (date.fromordinal(changed.toordinal() + days) for days in (-1, 0, 1))
    first = checks.check_deck(deck, "standard", on)
    second = checks.check_deck(deck, "standard", after)
    assert (first["as_of"], second["as_of"]) == (on.isoformat(), after.isoformat())
    assert len(judged) == 1
    checks.check_deck(deck, "standard", before)
    assert len(judged) == 2


def test_the_day_on_which_a_set_comes_out_parts_two_verdicts(judged):
    cards = {"1-0" + number: 3 for number in ("01H", "03C", "04C", "05R", "06H", "08C", "10C", "12R", "13H")}
    made = factories.make_deck(cards={"main": {**cards, "26-120L": 3}})
    judged.clear()
    before, on = date(2025, 8, 7), date(2025, 8, 8)
    first = checks.check_deck(made, "standard", before)
    assert [finding["code"] for finding in first["findings"]] == ["main_size", "not_released"]
    day_before = checks.check_deck(made, "standard", date(2025, 8, 6))
    assert day_before == {**first, "as_of": "2025-08-06"}
    assert len(judged) == 1
    assert [finding["code"] for finding in checks.check_deck(made, "standard", on)["findings"]] == [
        "main_size"
    ]
    assert len(judged) == 2


def test_all_formats_at_a_glance_ask_for_the_rows_alone_and_keep_nothing(
    deck, judged, django_assert_num_queries
):
    forms = list(rules.formats("setcg"))
    glances = checks.all_formats(deck, DAY)
    assert {one["format"] for one in glances["formats"]} == set(forms)
    assert forms == judged
    with django_assert_num_queries(1):
        assert checks.all_formats(deck, DAY) == glances
    assert not StoredVerdict.objects.exists()


def test_a_stored_verdict_is_never_asked_for_another_deck(deck, judged):
    copy = factories.make_deck(cards={"main": {row.card.card_id: row.quantity for row in deck.rows.all()}})
    copy.stored_verdicts.all().delete()
    judged.clear()
    assert checks.check_deck(deck, as_of=DAY) == checks.check_deck(copy, as_of=DAY)
    assert len(judged) == 2
    deck.delete()
    assert StoredVerdict.objects.count() == 1


def test_a_format_that_is_gone_falls_back_to_the_default(deck):
    Deck.objects.filter(pk=deck.pk).update(format="of-yesterday")
    deck.refresh_from_db()
    assert checks.check_deck(deck, as_of=DAY)["format"] == "construction"
    with pytest.raises(UnknownFormat):
        checks.check_deck(deck, "of-yesterday", DAY)


def test_who_gives_no_day_means_today(deck, monkeypatch):
    monkeypatch.setattr(clock, "today", lambda: date(2031, 2, 3))
    assert checks.check_deck(deck)["as_of"] == "2031-02-03"
    assert checks.check_value(values.to_rules(deck))["as_of"] == "2031-02-03"


def test_a_card_that_left_the_catalogue_is_an_unresolved_line(deck):
    row = deck.rows.select_related("card").first()
    row.card.card_id = "0-000X"
    row.card.save()
    verdict = checks.check_deck(deck, as_of=DAY)
    assert verdict["verdict"] == "unknown"
    assert verdict["sections"]["main"]["count"] == 50
    [line] = verdict["unresolved"]
    assert (line["text"], line["why"]) == (f"{row.quantity} {row.card.name}", "unknown_card")
    assert line["detail"] == "0-000X is no longer in the catalogue"


def test_digests_tell_editions_apart(tmp_path):
    @dataclass(frozen=True)
    class System:
        folder = tmp_path / "rules" / "games" / "one"
        data = folder / "data"
        number: int
        edition: str = ""

    System.data.mkdir(parents=True)
    (System.folder / "formats").mkdir()
    form = System.folder / "formats" / "open.toml"
    form.write_text("one")

    @dataclass(frozen=True)
    class Format:
        formats: tuple[str, ...] = ("open",)

    def seen(number: int) -> tuple[str, str, str]:
        of = System(number)
        return (
            card_digests.catalogue_digest(of),
            digests.list_version(of, Format()),
            digests.engine_version(of),
        )

    first = seen(1)
    assert seen(2) == first
    form.write_text("two")
    second = seen(3)
    assert [a == b for a, b in zip(first, second, strict=True)] == [True, False, True]
    form.with_suffix(".jsonl").write_text("{}")
    listed = seen(30)
    assert [a == b for a, b in zip(second, listed, strict=True)] == [True, False, True]
    form.with_suffix(".jsonl").unlink()
    (System.data / "releases.jsonl").write_text("{}")
    dated = seen(31)
    assert [a == b for a, b in zip(second, dated, strict=True)] == [False, False, False]
    (System.data / "releases.jsonl").unlink()
    (System.data / "cards.jsonl").write_text("{}")
    third = seen(4)
    assert [a == b for a, b in zip(second, third, strict=True)] == [False, True, False]
    (System.folder / "construction.py").write_text("# a rule")
    fourth = seen(5)
    assert [a == b for a, b in zip(third, fourth, strict=True)] == [True, True, False]
