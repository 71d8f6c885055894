"""The legality panel: what is wrong with which card, how it is mended, what is to come, where it stays."""

import re
from datetime import date

import pytest
from django.test import Client
from django.urls import reverse

import rules
from decks.editing import services
from decks.models import Deck
from decks.verdicts import checks, upcoming_changes
from rules.systems import CODES
from tests.decks import factories
from tests.decks.test_pages_check import HTMX, words
from tests.rules.test_cases import ALL, Case

pytestmark = [pytest.mark.django_db, pytest.mark.once]

THUNDER, SWORD = "CMF-038", "VS01-026"
FIX = re.compile(r'name="do" value="(fix:[^"]*)"')


def at(name: str, deck: Deck, *more: object) -> str:
    return reverse(name, args=[deck.public_id, *more])


def stored(case: Case, **settings: str) -> Deck:
    """The deck of a case file, in the rows of somebody signed in."""
    value = rules.read_decklist(case.text, case.system).deck
    factories.store_cards(case.system, [card.id for entry in value.entries for card in entry.bearers])
    form = rules.format_of(case.system, case.head.get("format")).code
    return services.create_deck(
        owner=factories.make_user(),
        system=case.system,
        name=case.name,
        format=form,
        content=value,
        **settings,
    )


def case(code: str, name: str) -> Case:
    return next(one for one in ALL if (one.system, one.name) == (code, name))


def signed_in(deck: Deck) -> Client:
    client = Client()
    client.force_login(deck.owner)
    return client


def asked(one: Case) -> dict[str, str]:
    return {"as_of": one.head["as-of"]} if "as-of" in one.head else {}


def fixes_on(page: str) -> list[str]:
    return [found.replace("&quot;", '"').replace("&#x27;", "'") for found in FIX.findall(page)]


def content(deck: Deck) -> dict[tuple[str, str], int]:
    rows = deck.rows.values_list("section", "card__card_id", "quantity")
    return {(section, card): quantity for section, card, quantity in rows}


# ---- rows ----


def test_each_card_that_breaks_a_rule_has_a_row_and_the_rule_is_told_once():
    deck = stored(case("setcg", "limit_break_beside_the_fifty"))
    page = signed_in(deck).get(at("deck", deck)).content.decode()
    assert page.count('data-code="limit_break"') == 3
    assert page.count("Limit Break cards form a separate deck") == 1


@pytest.mark.parametrize(
    ("code", "name", "word"),
    [
        ("setcg", "banned", "banned"),
        ("dm", "limited", "limited"),
        ("fow5", "not_in_pool", "not in the pool"),
        ("setcg", "unknown_type", "unknown to us"),
        ("sve", "kind_unknown", "unknown to us"),
    ],
)
def test_how_a_card_stands_is_a_word_on_its_row(code, name, word):
    one = next(one for one in ALL if one.system == code and name in one.words("findings"))
    deck = stored(one)
    page = signed_in(deck).get(at("deck-legality", deck), asked(one)).content.decode()
    row = next(row for row in page.split("<li class=") if f'data-code="{name}"' in row)
    assert f'data-standing="{word}"' in row
    assert word in words(row)


@pytest.mark.parametrize("code", CODES)
def test_every_finding_leads_to_something_on_the_page(code):
    seen: set[str] = set()
    for one in ALL:
        fresh = set(one.words("findings")) - seen
        if one.system != code or not fresh:
            continue
        seen |= fresh
        deck = stored(one)
        page = signed_in(deck).get(at("deck-legality", deck), asked(one)).content.decode()
        ids = set(re.findall(r'id="([^"]+)"', page))
        for anchors in re.findall(r'data-points="([^"]*)"', page):
            assert set(anchors.split()) <= ids, (one.name, anchors)
        for row in page.split('<li class="finding"')[1:]:
            assert "data-point>" in row or "#formats" in row, one.name


def test_a_line_that_is_not_understood_leads_to_its_section():
    deck = factories.make_deck(code="fow8", cards={"main": {THUNDER: 4}})
    client = signed_in(deck)
    client.post(at("deck-bulk", deck), {"text": "[Rune deck]\n1 Nobody", "version": "1", "confirm": "1"})
    page = client.get(at("deck", deck)).content.decode()
    assert 'href="#section-rune"' in page and 'id="section-rune"' in page


def test_a_deck_that_passes_says_in_one_line_what_was_looked_at():
    deck = stored(case("fow8", "five_story_chants_passes"))
    page = words(signed_in(deck).get(at("deck", deck)).content.decode())
    assert re.search(r"No problems found\. \d\d rules checked\.", page)
    assert "Problems" not in page


@pytest.mark.clause("fow8", "402.5c")
def test_an_extra_deck_without_grimoire_is_shown_with_the_room_it_has():
    deck = stored(case("fow8", "an_extra_deck_without_grimoire"))
    page = words(signed_in(deck).get(at("deck", deck)).content.decode())
    assert re.search(r"Extra deck \d / none,? \d too many", page)


# ---- repairs ----


def test_a_copy_too_many_is_moved_to_considering_in_one_step():
    deck = factories.make_deck(code="fow8", cards={"main": {THUNDER: 4, SWORD: 5}})
    client = signed_in(deck)
    page = client.get(at("deck-edit", deck)).content.decode()
    assert "Move 1 “Laevateinn, the Demon Sword” from Main deck to Considering" in words(page)
    assert "(Main deck then 32 too few)" in words(page)
    (fix,) = fixes_on(page)
    answer = client.post(at("deck-edit", deck), {"do": fix, "version": "1"})
    assert answer.status_code == 302
    assert content(deck) == {("main", THUNDER): 4, ("main", SWORD): 4}
    assert deck.considered.get().quantity == 1
    assert fixes_on(client.get(at("deck-edit", deck)).content.decode()) == []


@pytest.mark.parametrize("code", CODES)
def test_every_repair_that_the_editor_offers_removes_its_finding(code):
    for name in {
        "dm": ("everything_wrong_at_once",),
        "fow5": ("many_faults_at_once", "five_copies_with_the_sideboard"),
        "fow8": ("an_extra_deck_without_grimoire", "a_chant_in_the_stone_deck"),
        "setcg": ("four_limit_break_cards",),
        "sve": ("follower_as_leader", "card_of_another_class"),
    }[code]:
        one = case(code, name)
        client = signed_in(stored(one))
        offered = fixes_on(client.get(at("deck-edit", Deck.objects.latest("pk"))).content.decode())
        assert offered
        for fix in offered:
            deck = stored(one)
            before = checks.check_deck(deck)["findings"]
            answer = signed_in(deck).post(at("deck-edit", deck), {"do": fix, "version": deck.version})
            assert answer.status_code == 302, fix
            after = checks.check_deck(Deck.objects.get(pk=deck.pk))["findings"]

            def illegal(findings):
                found = [one for one in findings if one["severity"] == "illegal"]
                return {(one["code"], one["section"], *one["card_ids"]) for one in found}

            assert illegal(after) < illegal(before), fix


def test_all_safe_repairs_are_made_by_one_button():
    deck = factories.make_deck(code="fow8", cards={"main": {THUNDER: 6, SWORD: 5}})
    client = signed_in(deck)
    page = client.get(at("deck-edit", deck)).content.decode()
    assert "Fix all 2 (Main deck then 32 too few)" in words(page)
    assert "Move 2 “Thunder” from Main deck to Considering" in words(page)
    every, *single = fixes_on(page)
    assert len(single) == 2
    assert client.post(at("deck-edit", deck), {"do": every, "version": "1"}).status_code == 302
    assert content(deck) == {("main", THUNDER): 4, ("main", SWORD): 4}
    after = client.get(at("deck-edit", deck)).content.decode()
    assert fixes_on(after) == [] and "Fix all" not in after


def test_the_leader_is_changed_by_one_button():
    one = case("sve", "main_40_cards_passes")
    text = one.text.replace("1 Arisa", "1 Erika")
    value = rules.read_decklist(text, "sve").deck
    factories.store_cards("sve", [entry.card.id for entry in value.entries])
    of = rules.system("sve")
    leaders = [card for card in of.catalogue() if card.is_type("leader")]
    factories.store_cards("sve", [card.id for card in leaders])
    deck = services.create_deck(owner=factories.make_user(), system="sve", name="Elves", content=value)
    client = signed_in(deck)
    page = words(client.get(at("deck-edit", deck)).content.decode())
    assert page.count("cards of the deck are Forestcraft") == 1
    assert "Change the leader to “Arisa”" in page
    assert "Move all 39 copies of 13 cards from Main deck to Considering" in page
    fix = fixes_on(client.get(at("deck-edit", deck)).content.decode())[0]
    assert client.post(at("deck-edit", deck), {"do": fix, "version": "1"}).status_code == 302
    (leader,) = deck.rows.filter(section="leader")
    assert leader.card.name == "Arisa"
    assert checks.check_deck(Deck.objects.get(pk=deck.pk))["verdict"] == "legal"


def test_rows_and_repairs_of_cards_of_one_name_say_number_and_element():
    deck = factories.make_deck(cards={"main": {"3-003R": 4, "16-002H": 3}})
    client = signed_in(deck)
    for name in ("deck", "deck-edit"):
        page = words(client.get(at(name, deck)).content.decode())
        for number in ("3-003R", "16-002H"):
            assert re.search(rf"Ace (cost \d \d )?{number} [a-z ]*forward Fire", page)
    assert "Move 1 “Ace (3-003R, Fire)” from Deck to Considering" in page
    assert "“Ace (3-003R, Fire)”: 4 copies of card number 3-003, 3 allowed" in page


def test_repairs_are_for_the_owner_in_the_editor():
    deck = factories.make_deck(code="fow8", cards={"main": {SWORD: 5}}, visibility="public")
    client = signed_in(deck)
    assert fixes_on(client.get(at("deck", deck)).content.decode()) == []
    assert (
        fixes_on(Client().get(at("deck-legality", deck), {"editing": "1"}, headers=HTMX).content.decode())
        == []
    )
    again = client.get(at("deck-legality", deck), {"editing": "1"}, headers=HTMX).content.decode()
    assert len(fixes_on(again)) == 1


def test_a_repair_made_on_an_old_version_changes_nothing():
    deck = factories.make_deck(code="fow8", cards={"main": {SWORD: 5}})
    client = signed_in(deck)
    (fix,) = fixes_on(client.get(at("deck-edit", deck)).content.decode())
    client.post(at("deck-edit", deck), {"do": f"insist:main:{SWORD}", "version": "1"})
    now = (2, {("main", SWORD): 6})
    assert (Deck.objects.get(pk=deck.pk).version, content(deck)) == now
    answer = client.post(at("deck-edit", deck), {"do": fix, "version": "1"})
    assert answer.status_code == 409
    assert "Not saved." in words(answer.content.decode())
    assert (Deck.objects.get(pk=deck.pk).version, content(deck)) == now


@pytest.mark.parametrize(
    "said",
    [
        "",
        "{}",
        "[]",
        "[1]",
        '[["main"]]',
        '[["main","considering",0,"VS01-026"]]',
        '[["main","considering",true,"VS01-026"]]',
        '[["main","considering",100000000000000000000,"VS01-026"]]',
        '[["main","considering","1","VS01-026"]]',
        '[["main","nowhere",1,"VS01-026"]]',
        '[["ma\\u0000in","considering",1,"VS01-026"]]',
        '[["main","considering",1,"\\u0000"]]',
        '[["main","considering",9,"VS01-026"]]',
        "[" * 5000,
    ],
)
def test_what_no_button_says_is_refused_and_stores_nothing(said):
    deck = factories.make_deck(code="fow8", cards={"main": {SWORD: 5}})
    answer = signed_in(deck).post(at("deck-edit", deck), {"do": f"fix:{said}", "version": "1"})
    assert answer.status_code == 400
    assert 'role="alert"' in answer.content.decode()
    assert content(deck) == {("main", SWORD): 5}
    assert Deck.objects.get(pk=deck.pk).version == 1


# ---- what is to come ----


def test_a_change_of_the_list_is_shown_before_it_comes():
    deck = stored(case("dm", "hall_of_fame_2026_new_premium"), visibility="public")
    said = {"format": "hall-of-fame", "as_of": "2026-08-09"}
    page = Client().get(at("deck-legality", deck), said).content.decode()
    assert "From 2026-08-10 Not legal (1 new" in words(page)
    assert "as_of=2026-08-10" in page
    assert "New “Faerie Gift” has been banned in Hall of Fame since 2026-08-10" in words(page)
    assert "from 2026-08-10: Not legal" in words(page), "the formats at a glance say so too"
    today = Client().get(at("deck-legality", deck), {"format": "hall-of-fame", "as_of": "2026-08-10"})
    assert "Upcoming list changes" not in today.content.decode()


@pytest.mark.parametrize("code", CODES)
def test_what_is_said_to_come_is_what_is_judged_on_that_day(code):
    one = next(one for one in ALL if one.system == code and one.head["expect"] == "legal")
    value = rules.read_decklist(one.text, code).deck
    for form in rules.formats(code).values():
        for day in (date(2017, 1, 1), *form.dates[:2]):
            verdict = checks.check_value(value, form.code, day)
            seen = upcoming_changes.ahead(value, verdict)
            assert len(seen) <= upcoming_changes.CHANGES_SHOWN
            for then in seen:
                on_the_day = checks.check_value(value, form.code, date.fromisoformat(then["day"]))
                assert then["verdict"] == on_the_day["verdict"]
                assert then["day"] > verdict["as_of"]


def test_the_check_page_leads_to_the_day_of_a_change():
    one = case("dm", "hall_of_fame_2026_new_premium")
    asks = {"text": one.text, "format": "dm:hall-of-fame", "as_of": "2026-08-09"}
    page = Client().post(reverse("check"), asks).content.decode()
    assert 'name="on" value="2026-08-10"' in page
    later = Client().post(reverse("check"), {**asks, "on": "2026-08-10"}).content.decode()
    assert "Checked as of 2026-08-10" in words(later)
    assert "Permanent link" not in words(later), "what is not stored has no address"
    assert "Save as a deck" in words(later)


# ---- the lasting address ----


def test_the_address_of_a_verdict_keeps_judging_its_version():
    deck = factories.make_deck(code="fow8", cards={"main": {SWORD: 5}})
    client = signed_in(deck)
    page = client.get(
        at("deck-legality", deck), {"format": "wanderer", "as_of": "2017-04-15"}
    ).content.decode()
    address = re.search(r'href="([^"]+)">Permanent link', page)
    data = re.search(r'href="([^"]+)">As JSON', page)
    assert address and data
    client.post(at("deck-edit", deck), {"do": f"less:main:{SWORD}", "version": "1"})
    kept = words(client.get(address[1].replace("&amp;", "&")).content.decode())
    assert "The verdict on version 1" in kept
    assert "Format Wanderer" in kept and "Checked as of 2017-04-15" in kept
    assert "5 copies in the main deck" in kept
    said = client.get(data[1].replace("&amp;", "&")).json()
    assert (said["format"], said["as_of"]) == ("wanderer", "2017-04-15")
    assert "main_copies" in {finding["code"] for finding in said["findings"]}


def test_the_panel_prints_what_judged():
    deck = factories.make_deck(code="fow8", cards={"main": {SWORD: 5}})
    page = words(signed_in(deck).get(at("deck", deck)).content.decode())
    assert re.search(
        r"Checked against the Force of Will Comprehensive Rules 8\.01.*rules engine [0-9a-f]{7}", page
    )


@pytest.mark.parametrize(
    ("said", "quoted"),
    [
        ({"format": "gladius"}, "“gladius”: This game has no such format"),
        ({"as_of": "soon"}, "“soon”: Write the day as 2018-10-24."),
    ],
)
def test_a_format_or_day_that_is_none_is_quoted_and_refused(said, quoted):
    deck = factories.make_deck(code="fow8", cards={"main": {SWORD: 5}})
    for address in (at("deck-legality", deck), at("deck-version-legality", deck, 1)):
        answer = signed_in(deck).get(address, said)
        assert answer.status_code == 400
        assert quoted in words(answer.content.decode())


def test_a_version_that_is_not_kept_has_no_verdict():
    deck = factories.make_deck(code="fow8", cards={"main": {SWORD: 5}})
    for number in (0, 2, 10**30):
        answer = signed_in(deck).get(f"{at('deck', deck)}v/{number}/legality/")
        assert answer.status_code == 404


def test_days_of_release_are_foretold_where_they_change_a_deck_and_hide_no_list():
    form = rules.format_of("dm", "hall-of-fame")
    between = [day for day in form.days if day not in form.dates]
    assert between, "sets come out between the changes of the list"
    one = case("dm", "hall_of_fame_2016_day_before_a_ban_passes")
    deck = rules.read_decklist(one.text, "dm").deck
    early = form.days[0]
    waiting = checks.check_value(deck, form.code, early)
    assert "not_released" in {finding["code"] for finding in waiting["findings"]}
    seen = upcoming_changes.ahead(deck, waiting)
    assert len(seen) == upcoming_changes.CHANGES_SHOWN
    for then in seen:
        listed = date.fromisoformat(then["day"]) in form.dates
        assert listed or then["new"] or then["gone"], "a day on which nothing changes is not shown"
    before = date.fromisoformat(one.head["as-of"])
    legal = checks.check_value(deck, form.code, before)
    foretold = upcoming_changes.turns(deck, [{"format": form.code, "verdict": legal["verdict"]}], before)
    change = next(day for day in form.dates if day > before)
    word = checks.check_value(deck, form.code, change)["verdict"]
    assert foretold == {form.code: {"day": change.isoformat(), "verdict": word}}
