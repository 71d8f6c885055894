"""Card data that somebody gives: looked at first, applied whole or not, held when it costs too many decks."""

import json
from collections.abc import Iterable
from dataclasses import replace
from functools import cache
from importlib import import_module

import pytest
from django.contrib.auth.models import Permission
from django.core.cache import cache as django_cache
from django.core.files.uploadedfile import SimpleUploadedFile
from django.core.management import CommandError, call_command
from django.test import Client
from django.urls import reverse

import rules
from cards import catalogue
from cards.imports import activation, comparison, preview, reader, startup, sync
from cards.models import Card, CardImport, CatalogueState
from decks import files, tasks
from decks.models import Deck, DeckStatus, Notice
from decks.verdicts import checks, digests
from rules.cards import Card as CardValue
from rules.cards import Catalogue, load_catalogue
from rules.cards.catalogue import card_to_json
from rules.play import understood
from tests.decks import factories
from tests.made_up_cards import made_up

pytestmark = pytest.mark.django_db

# `rules` hands out a function of that name.
systems = import_module("rules.systems")


@cache
def few() -> tuple[CardValue, ...]:
    """The cards of a legal deck, and one forward more: all that the program knows in these tests."""
    real = systems.bundled("setcg")
    ids = [*factories.legal_cards()["main"], *factories.some_ids("setcg", 900, "main")]
    cards = (real.catalogue().get(card_id) for card_id in dict.fromkeys(ids))
    forwards = [card for card in cards if card.is_type("forward") and len(real.keys(card)) == 1]
    return tuple(forwards[:18])


@pytest.fixture(autouse=True)
def comes_with(monkeypatch):
    """Let the program come with few cards of the Square Enix system, or with those it is called with."""
    few()
    real = systems.bundled

    def become(cards: Iterable[CardValue], edition: str) -> None:
        small = real("setcg").with_cards(Catalogue(cards), edition)
        for module in (systems, activation, startup):
            monkeypatch.setattr(module, "bundled", lambda code: small if code == "setcg" else real(code))

    become(few(), "")
    yield become
    for code in systems.CODES:
        systems.give_cards(code, None)
    sync._taken.clear()


@pytest.fixture(autouse=True)
def _queue(monkeypatch):
    monkeypatch.setattr("decks.tasks.send", lambda: None)


@pytest.fixture
def user():
    return factories.make_user("importer", is_staff=True, is_superuser=True)


ONE = made_up("1-001", "One", types=("forward",), attributes=("fire",), values={"power": 5000}, total_cost=3)
TWO = made_up("1-002", "Two", types=("backup",))
CHEAP = made_up(
    "1-001", "One", types=("forward",), attributes=("fire",), values={"power": 5000}, total_cost=2
)


def file_of(*cards, more: str = "") -> bytes:
    lines = [json.dumps(card_to_json(card), ensure_ascii=False) for card in cards]
    return ("# a comment\n" + "\n".join(lines) + "\n" + more).encode()


@pytest.fixture
def small():
    """The Square Enix system with two cards of this test's in force."""
    activation.put("setcg", file_of(ONE, TWO), None)


def without_spare() -> list[CardValue]:
    """The few cards but for the one that only the odd deck holds."""
    return list(few()[:-1])


def spare_is(**face: object) -> list[CardValue]:
    """The few cards, with other facts on the face of the one that only the odd deck holds."""
    spare = few()[-1]
    return [*few()[:-1], replace(spare, faces=(replace(spare.front, **face),))]


# ---- reading ----


def test_every_bundled_catalogue_is_read_without_a_fault_to_the_very_cards():
    for code in systems.CODES:
        of = systems.bundled(code)
        given = reader.read(of, (of.data / "cards.jsonl").read_bytes())
        assert (given.fault_count, given.faults) == (0, [])
        assert not comparison.compare(load_catalogue(of.data / "cards.jsonl"), given.catalogue)


CARD = {"id": "9-001", "faces": [{"name": "Nine"}], "printings": [["9", "9-001"]]}


@pytest.mark.parametrize(
    ("row", "said"),
    [
        ("{", "line 2: '{' is no JSON"),
        ("[" * 100_000, "is no JSON"),
        ('"text"', "'text' is not a card; a card is an object with id, faces and printings"),
        ({"faces": [{"name": "x"}], "printings": [["1", "2"]]}, "id is nothing; it is a text"),
        ({**CARD, "id": 7}, "id is 7; it is a text"),
        ({**CARD, "id": "x" * 81}, "id has 81 characters"),
        ({**CARD, "id": "a\0b"}, "a character that is none to be read"),
        ({**CARD, "colour": "red"}, "a card has no field 'colour'; it has aliases, faces"),
        ({**CARD, "faces": []}, "faces are []; a card has a list of 1–8"),
        ({**CARD, "faces": ["x"]}, "a face is 'x'; it is an object with a name"),
        ({**CARD, "faces": [{"name": "x", "text": "x"}]}, "a face has no field 'text'"),
        ({**CARD, "faces": [{"name": "x", "types": "forward"}]}, "types are 'forward'; they are a list"),
        ({**CARD, "faces": [{"name": "x", "types": [1]}]}, "one of types is 1; it is a text"),
        ({**CARD, "faces": [{"name": "x", "total_cost": -1}]}, "total_cost is -1; it is a whole number"),
        ({**CARD, "faces": [{"name": "x", "total_cost": True}]}, "total_cost is true"),
        (
            {**CARD, "faces": [{"name": "x", "values": {"power": 2**40}}]},
            "the stat 'power' is 1099511627776",
        ),
        ({**CARD, "faces": [{"name": "x" * 301}]}, "name has 301 characters"),
        ({**CARD, "printings": []}, "printings are []; a card has a list of 1–60"),
        ({**CARD, "printings": [["1"]]}, 'a printing is ["1"]; it is a list of set, number'),
        ({**CARD, "rules": [{"kind": "flies", "section": "", "amount": 1, "source": "s"}]}, "one of copies"),
        (
            {**CARD, "rules": [{"kind": "copies", "section": "side", "amount": 1, "source": "s"}]},
            "setcg has main",
        ),
    ],
)
def test_each_fault_is_quoted_with_its_line_and_what_would_be_right(row, said):
    line = row if isinstance(row, str) else json.dumps(row)
    given = reader.read(systems.bundled("setcg"), b"# cards\n" + line.encode())
    assert any(said in str(fault) for fault in given.faults), given.faults
    assert str(given.faults[0]).startswith("line 2: ")
    assert given.cards == []


def test_an_id_that_stands_twice_is_a_fault_with_both_lines():
    given = reader.read(systems.bundled("setcg"), file_of(ONE, ONE))
    assert [str(fault) for fault in given.faults] == [
        "line 3: the id '1-001' stands in line 2 too; each card has its own"
    ]


@pytest.mark.parametrize("data", [b"", b"# only words\n\n", b"\xff\xfe1", b"x" * (8 * 1024 * 1024 + 1)])
def test_a_file_without_cards_is_a_fault(data):
    [fault] = reader.read(systems.bundled("setcg"), data).faults
    assert fault.line == 0


def test_more_faults_than_anybody_reads_are_counted():
    given = reader.read(systems.bundled("setcg"), b"{\n" * 500)
    assert (given.fault_count, len(given.faults)) == (500, 100)


def test_names_that_lists_do_not_tell_apart_are_worth_a_second_look():
    other = made_up("1-003", "ONE", types=("forward",))
    given = reader.read(systems.bundled("setcg"), file_of(ONE, TWO, other))
    assert [str(doubt) for doubt in given.doubts] == [
        "line 4: 1-003 is called 'ONE' and 1-001, in line 2, 'One'; lists do not tell them apart"
    ]


# ---- what changes ----


def test_a_difference_names_cards_and_facts_old_and_new():
    reprinted = made_up("1-002", "Two", types=("backup",), printings=[*TWO.printings, *ONE.printings])
    three = made_up("1-003", "Three")
    found = comparison.compare(
        Catalogue([ONE, TWO, three]), Catalogue([CHEAP, reprinted, made_up("1-004", "F")])
    )
    assert [card.id for card in found.new] == ["1-004"]
    assert [card.id for card in found.gone] == ["1-003"]
    assert [str(fact) for one in found.changed for fact in one.facts] == [
        "total cost: 3 → 2",
        "printings: 1 1-002 → 1 1-002, 1 1-001",
    ]
    assert not comparison.compare(Catalogue([ONE]), Catalogue([ONE]))


# ---- looking and applying ----


def test_a_look_stores_nothing(small, user):
    before = list(CardImport.objects.values())
    seen = preview.look_at("setcg", file_of(CHEAP))
    assert len(seen.difference.changed) == len(seen.difference.gone) == 1
    assert list(CardImport.objects.values()) == before
    assert rules.system("setcg").catalogue().get("1-002") is not None


def test_applied_cards_reach_searches_judging_and_games(small, user):
    made = activation.put("setcg", file_of(CHEAP, TWO), user)
    assert (made.state, made.made_by, made.cards) == ("applied", user, 2)
    assert Card.objects.get(card_id="1-001").cost == 2
    assert CatalogueState.objects.get(system="setcg").cards == 2
    deck = files.read("2 1-001\n", "setcg").deck
    assert deck.entries[0].card.front.total_cost == 2
    assert understood(deck)[1] == 2
    [first, second] = CardImport.objects.order_by("pk")
    assert (first.state, second.state) == ("replaced", "applied")


def test_another_process_takes_the_cards_when_it_looks(small, settings):
    sync._taken.clear()
    systems.give_cards("setcg", None)
    sync.look()
    assert (
        rules.system("setcg").catalogue().get("1-002") is None or len(rules.system("setcg").catalogue()) > 2
    )
    settings.CATALOGUE_LOOK = 1
    sync._looked_at = float("-inf")
    sync.look()
    assert len(rules.system("setcg").catalogue()) == 2


def test_how_decks_stand_is_worked_out_with_the_cards_in_force(small, settings):
    deck = factories.make_deck(cards={"main": {"1-001": 3}})
    sync._taken.clear()
    systems.give_cards("setcg", None)
    DeckStatus.objects.all().delete()
    call_command("recheck")
    engine = digests.engine_version(rules.system("setcg"))
    assert engine != digests.engine_version(systems.bundled("setcg"))
    assert DeckStatus.objects.get(deck=deck).engine_version == engine
    sync._taken.clear()
    systems.give_cards("setcg", None)
    sync._looked_at, settings.CATALOGUE_LOOK = float("-inf"), 1
    tasks.look_after()
    assert rules.system("setcg").edition


def test_verdicts_and_digests_are_kept_by_edition(small):
    of = rules.system("setcg")
    assert digests.engine_version(of) != digests.engine_version(systems.bundled("setcg"))
    activation.put("setcg", file_of(CHEAP, TWO), None)
    assert digests.engine_version(rules.system("setcg")) != digests.engine_version(of)


def test_systems_that_share_their_data_share_its_import():
    cards = list(systems.bundled("fow8").catalogue())[:40]
    made = activation.put("fow5", file_of(*cards), None)
    assert made.system == "fow8"
    assert len(rules.system("fow5").catalogue()) == len(rules.system("fow8").catalogue()) == len(cards)
    assert Card.objects.filter(system="fow5").count() == len(cards)


def test_an_import_is_taken_back_whole(small, user):
    applied = CardImport.objects.get(state="applied")
    activation.remove(applied, user)
    assert (applied.state, applied.decided_by) == ("removed", user)
    assert len(rules.system("setcg").catalogue()) == len(systems.bundled("setcg").catalogue())
    assert rules.system("setcg").edition == ""
    assert Card.objects.filter(system="setcg", retired=False).count() == len(
        systems.bundled("setcg").catalogue()
    )


def test_a_start_of_the_site_keeps_an_import(small, capsys):
    call_command("loadcatalogue", "setcg")
    assert "setcg: 2 cards unchanged" in capsys.readouterr().out
    assert Card.objects.filter(system="setcg").count() == 2


@pytest.mark.parametrize("data", [b"{", file_of(ONE, TWO)])
def test_a_file_with_a_fault_or_without_news_is_not_applied(small, data):
    with pytest.raises(activation.BadImport):
        activation.put("setcg", data, None)
    assert CardImport.objects.count() == 1


def test_what_was_compared_with_other_cards_is_not_applied(small):
    seen = preview.look_at("setcg", file_of(CHEAP, TWO))
    activation.put("setcg", file_of(ONE), None)
    with pytest.raises(activation.BadImport, match="preview it again"):
        activation.put("setcg", file_of(CHEAP, TWO), None, seen.edition)
    assert Card.objects.get(card_id="1-001").cost == 3


def test_an_import_that_fails_leaves_everything_as_it_was(small, monkeypatch):
    def broken(*args, **options):
        raise RuntimeError("the machine stopped")

    monkeypatch.setattr(catalogue, "store", broken)
    with pytest.raises(RuntimeError):
        activation.put("setcg", file_of(CHEAP, TWO), None)
    assert [one.state for one in CardImport.objects.all()] == ["applied"]
    assert rules.system("setcg").catalogue().get("1-001").front.total_cost == 3
    assert Card.objects.get(card_id="1-001").cost == 3


# ---- what it does to decks ----


@pytest.fixture
def decks() -> list[Deck]:
    """Ten legal decks as the rows of the cards have them, of which one holds a card that no other holds."""
    catalogue.load("setcg")
    cards = factories.legal_cards()["main"]
    made = [factories.make_deck(cards={"main": cards}) for _ in range(9)]
    *others, last = cards
    odd = {card: cards[card] for card in others} | {few()[-1].id: cards[last]}
    made.append(factories.make_deck(cards={"main": odd}, name="The odd one"))
    assert set(DeckStatus.objects.values_list("word", flat=True)) == {"legal"}
    return made


def test_owners_are_told_when_cards_make_their_deck_another_word(decks, settings):
    settings.IMPORT_HOLD_SHARE = 10
    made = activation.put("setcg", file_of(*spare_is(types=("crystal",))), None)
    assert made.state == "applied"
    notice = Notice.objects.get()
    assert (notice.deck, notice.before, notice.of_cards) == (decks[-1], "legal", True)
    assert notice.after != "legal"
    assert notice.says


def test_cards_that_cost_too_many_decks_their_legality_are_held(decks, settings, user):
    settings.IMPORT_HOLD_SHARE = 9
    data = file_of(*spare_is(types=("crystal",)))
    held = activation.put("setcg", data, user)
    assert held.state == "held"
    assert (held.decks["legal"], held.decks["lost"]) == (10, 1)
    assert held.decks["formats"] == {"setcg construction": 1}
    assert held.decks["codes"]
    assert not Notice.objects.exists()
    assert rules.system("setcg").edition == ""

    activation.release(held, user)
    assert (held.state, held.decided_by) == ("applied", user)
    assert rules.system("setcg").edition == held.digest
    assert Notice.objects.get().deck == decks[-1]
    with pytest.raises(activation.BadImport, match="somebody else decided"):
        activation.refuse(held, user)


def test_held_cards_can_be_refused_and_stay_out(decks, settings, user):
    settings.IMPORT_HOLD_SHARE = 0
    held = activation.put("setcg", file_of(*without_spare()), user)
    assert held.state == "held"
    activation.refuse(held, user)
    assert (held.state, held.decided_by) == ("refused", user)
    with pytest.raises(activation.BadImport):
        activation.release(held, user)
    assert rules.system("setcg").edition == ""


def test_a_later_import_takes_the_place_of_one_that_waits(decks, settings, user):
    settings.IMPORT_HOLD_SHARE = 0
    first = activation.put("setcg", file_of(*without_spare()), user)
    activation.put("setcg", file_of(*spare_is(types=("crystal",))), user)
    first.refresh_from_db()
    assert first.state == "replaced"
    assert CardImport.objects.filter(state="held").count() == 1


# ---- the program's own cards ----


def test_new_cards_of_the_program_are_taken_when_they_harm_few(comes_with, decks, settings):
    settings.IMPORT_HOLD_SHARE = 50
    comes_with(without_spare(), "second")
    startup.bring_up(["setcg"])
    assert not CardImport.objects.exists()
    assert Card.objects.get(card_id=few()[-1].id).retired
    assert Notice.objects.get().deck == decks[-1]


def test_new_cards_of_the_program_that_harm_many_are_held(comes_with, decks, settings, user, capsys):
    settings.IMPORT_HOLD_SHARE = 5
    comes_with(without_spare(), "second")
    call_command("loadcatalogue", "setcg")
    assert "held for review" in capsys.readouterr().out
    before, held = CardImport.objects.order_by("origin")
    assert [(one.origin, one.state) for one in (before, held)] == [("before", "applied"), ("bundled", "held")]
    assert rules.system("setcg").catalogue().get(few()[-1].id) is not None
    assert not Card.objects.get(card_id=few()[-1].id).retired
    assert checks.check_deck(decks[-1])["verdict"] == "legal"

    call_command("loadcatalogue", "setcg")
    assert CardImport.objects.count() == 2

    activation.release(held, user)
    before.refresh_from_db()
    assert (before.state, held.state) == ("replaced", "released")
    assert rules.system("setcg").catalogue().get(few()[-1].id) is None
    assert Card.objects.get(card_id=few()[-1].id).retired
    call_command("loadcatalogue", "setcg")
    assert CardImport.objects.count() == 2


def test_refused_cards_of_the_program_are_not_asked_about_again(comes_with, decks, settings, user):
    settings.IMPORT_HOLD_SHARE = 5
    comes_with(without_spare(), "second")
    startup.bring_up(["setcg"])
    activation.refuse(CardImport.objects.get(state="held"), user)
    startup.bring_up(["setcg"])
    assert not CardImport.objects.filter(state="held").exists()
    assert rules.system("setcg").catalogue().get(few()[-1].id) is not None


def test_a_better_edition_of_the_program_ends_the_hold(comes_with, decks, settings):
    settings.IMPORT_HOLD_SHARE = 5
    comes_with(without_spare(), "second")
    startup.bring_up(["setcg"])
    comes_with(spare_is(races=("Whale",)), "third")
    startup.bring_up(["setcg"])
    assert set(CardImport.objects.values_list("state", flat=True)) == {"replaced"}
    assert rules.system("setcg").catalogue().get(few()[-1].id).front.races == ("Whale",)


# ---- the command ----


@pytest.fixture
def path(tmp_path):
    def write(data: bytes) -> str:
        (tmp_path / "cards.jsonl").write_bytes(data)
        return str(tmp_path / "cards.jsonl")

    return write


def test_the_command_tells_first_and_stores_only_when_asked(small, path, capsys, user):
    call_command("importcards", "setcg", path(file_of(CHEAP, made_up("1-003", "Three"))))
    said = capsys.readouterr().out
    for words in (
        "new: 1-003 Three",
        "gone: 1-002 Two",
        "changed: 1-001 One: total cost: 3 → 2",
        "Nothing was",
    ):
        assert words in said
    assert CardImport.objects.count() == 1
    call_command("importcards", "setcg", path(file_of(CHEAP, TWO)), "--apply", "--by", "importer")
    assert "Activated." in capsys.readouterr().out
    assert CardImport.objects.get(state="applied").made_by == user


def test_the_command_refuses_faults_strangers_and_systems_there_are_not(small, path, capsys):
    factories.make_user("nobody")
    for system, data, more, said in (
        ("setcg", b"{", [], "the file has faults"),
        ("poker", b"{", [], "no system 'poker'"),
        ("setcg", file_of(CHEAP), ["--by", "nobody"], "may not import cards"),
        ("setcg", file_of(CHEAP), ["--by", "who"], "there is no user 'who'"),
        ("setcg", file_of(ONE, TWO), [], "nothing to apply"),
    ):
        with pytest.raises(CommandError, match=said):
            call_command("importcards", system, path(data), "--apply", *more)
    assert CardImport.objects.count() == 1


# ---- the pages of staff ----

UPLOAD = "admin:cards_cardimport_upload"


@pytest.fixture
def staff(client, user) -> Client:
    client.force_login(user)
    return client


def look(client: Client, data: bytes, system: str = "setcg"):
    return client.post(reverse(UPLOAD), {"system": system, "file": SimpleUploadedFile("cards.jsonl", data)})


def token_in(page) -> str:
    return page.context["token"]


def test_staff_look_at_a_file_and_apply_that_very_file(small, staff, user):
    page = look(staff, file_of(CHEAP, TWO))
    assert "total cost" in page.content.decode()
    assert "no-store" in page["Cache-Control"]
    assert CardImport.objects.count() == 1
    done = staff.post(reverse(UPLOAD), {"seen": token_in(page)}, follow=True)
    assert "These cards are now active." in done.content.decode()
    made = CardImport.objects.get(state="applied")
    assert (made.made_by, made.digest) == (user, reader.digest_of(file_of(CHEAP, TWO)))


def test_faults_are_shown_and_cannot_be_applied(small, staff):
    page = look(staff, b'{"id": "<b>"}\n')
    assert "line 1: " in page.content.decode()
    assert "token" not in page.context
    for said in ("", "x", "a:b:c"):
        assert "preview it again" in staff.post(reverse(UPLOAD), {"seen": said}, follow=True).content.decode()
    assert "This field is required" in staff.post(reverse(UPLOAD), {"system": "setcg"}).content.decode()
    assert CardImport.objects.count() == 1


def test_what_somebody_else_looked_at_or_is_gone_is_not_applied(small, staff):
    token = token_in(look(staff, file_of(CHEAP, TWO)))
    other = Client()
    other.force_login(factories.make_user("second", is_staff=True, is_superuser=True))
    other.post(reverse(UPLOAD), {"seen": token})
    django_cache.clear()
    staff.post(reverse(UPLOAD), {"seen": token})
    assert CardImport.objects.count() == 1


def test_staff_decide_about_what_is_held(decks, settings, staff, user):
    settings.IMPORT_HOLD_SHARE = 5
    page = look(staff, file_of(*without_spare()))
    assert "Hold this very file for review" in page.content.decode()
    staff.post(reverse(UPLOAD), {"seen": token_in(page)})
    held = CardImport.objects.get()
    address = reverse("admin:cards_cardimport_change", args=[held.pk])
    shown = staff.get(address).content.decode()
    assert "setcg construction" in shown
    assert "unknown_card" in shown
    assert "choose what to do" in staff.post(address, {"do": "?"}, follow=True).content.decode()
    assert "active now" in staff.post(address, {"do": "release"}, follow=True).content.decode()
    assert "somebody else decided" in staff.post(address, {"do": "refuse"}, follow=True).content.decode()
    staff.post(address, {"do": "remove"})
    held.refresh_from_db()
    assert (held.state, held.decided_by) == ("removed", user)
    assert staff.get(reverse("admin:cards_cardimport_changelist")).status_code == 200


@pytest.mark.parametrize("rights", [{}, {"is_staff": True}])
def test_who_may_not_import_cards_sees_and_decides_nothing(small, client, rights):
    client.force_login(factories.make_user("curious", **rights))
    one = CardImport.objects.get()
    for address in (
        reverse(UPLOAD),
        reverse("admin:cards_cardimport_change", args=[one.pk]),
        reverse("admin:cards_cardimport_changelist"),
    ):
        assert client.get(address).status_code in {302, 403}
        assert client.post(address, {"do": "remove", "seen": "x"}).status_code in {302, 403}
    one.refresh_from_db()
    assert one.state == "applied"


def test_the_right_to_import_is_one_that_can_be_given(small, client):
    clerk = factories.make_user("clerk", is_staff=True)
    clerk.user_permissions.add(Permission.objects.get(codename="import_cards"))
    client.force_login(clerk)
    assert look(client, file_of(CHEAP, TWO)).status_code == 200
