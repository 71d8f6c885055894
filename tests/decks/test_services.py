"""Changing decks: each change on a version, whole or not at all."""

import pytest

import rules
from common import caps
from decks import files, values
from decks.editing import services
from decks.editing.services import BadContent, NoDeck, StaleDeck
from decks.models import Deck, DeckCard
from rules.construction.formats import UnknownFormat
from tests.decks import factories

pytestmark = pytest.mark.django_db


@pytest.fixture
def cards() -> list[str]:
    held = factories.some_ids("setcg", 4, "main")
    factories.store_cards("setcg", held)
    return held


@pytest.fixture
def deck(cards) -> Deck:
    return factories.make_deck(cards={"main": {cards[0]: 3, cards[1]: 2}})


def content(deck: Deck) -> dict[tuple[str, str], int]:
    rows = deck.rows.values_list("section", "card__card_id", "quantity")
    return {(section, card): quantity for section, card, quantity in rows}


def test_a_deck_is_made_empty_private_and_in_the_default_format():
    owner = factories.make_user()
    deck = services.create_deck(owner=owner, system="fow8", name="  My\u202e  deck ")
    assert (deck.name, deck.visibility, deck.version, deck.owner_id) == ("My deck", "private", 1, owner.pk)
    assert deck.format == factories.default_format("fow8")
    assert content(deck) == {}


def test_cards_are_added_set_and_removed_and_each_change_counts(deck, cards):
    user = deck.owner
    deck = services.add_card(deck=deck, user=user, card_id=cards[2], version=1)
    deck = services.add_card(deck=deck, user=user, card_id=cards[2], section="main", quantity=2, version=2)
    deck = services.set_quantity(
        deck=deck, user=user, section="main", card_id=cards[0], quantity=1, version=3
    )
    deck = services.remove_card(deck=deck, user=user, section="main", card_id=cards[1], version=4)
    assert deck.version == 5
    assert content(deck) == {("main", cards[0]): 1, ("main", cards[2]): 3}


def test_cards_move_between_sections():
    of = rules.system("fow8")
    main, side = of.sections[1].code, of.sections[-1].code
    card = factories.some_ids("fow8", 1, main)[0]
    deck = factories.make_deck(code="fow8", cards={main: {card: 4}})
    move = {"deck": deck, "user": deck.owner, "card_id": card, "from_section": main, "to_section": side}
    services.move_card(**move, quantity=1, version=1)
    assert content(deck) == {(main, card): 3, (side, card): 1}
    services.move_card(**move, version=2)
    assert content(deck) == {(side, card): 4}
    with pytest.raises(BadContent, match="holds 0 copies"):
        services.move_card(**move, version=3)
    deck.refresh_from_db()
    assert deck.version == 3


@pytest.mark.parametrize(
    ("change", "says"),
    [
        ({"quantity": -1}, "-1 copies"),
        ({"quantity": caps.QUANTITY + 1}, "a section holds 0–99"),
        ({"section": "sideboard"}, "no section 'sideboard'; it has main"),
        ({"card_id": "99-999"}, "no card '99-999'"),
        ({"card_id": "1-001\0"}, "no card"),
    ],
)
def test_what_cannot_be_stored_is_refused_and_nothing_changes(deck, cards, change, says):
    before = content(deck)
    wanted = {"section": "main", "card_id": cards[0], "quantity": 1, **change}
    with pytest.raises(BadContent, match=says):
        services.set_quantity(deck=deck, user=deck.owner, version=1, **wanted)
    deck.refresh_from_db()
    assert (deck.version, content(deck)) == (1, before)


def test_adding_beyond_the_cap_is_refused(deck, cards):
    with pytest.raises(BadContent, match="102 copies"):
        services.add_card(deck=deck, user=deck.owner, card_id=cards[0], quantity=99, version=1)


def test_a_stale_change_stores_nothing_and_hands_back_both_sides(deck, cards):
    user = deck.owner
    services.remove_card(deck=deck, user=user, section="main", card_id=cards[1], version=1)
    with pytest.raises(StaleDeck) as stale:
        services.set_quantity(deck=deck, user=user, section="main", card_id=cards[0], quantity=9, version=1)
    assert stale.value.theirs.version == 2
    assert (stale.value.version, stale.value.mine["quantity"]) == (1, 9)
    assert content(deck) == {("main", cards[0]): 3}


def test_settings_change_only_what_is_given(deck):
    services.update_deck(deck=deck, user=deck.owner, version=1, name="New", visibility="public")
    deck.refresh_from_db()
    assert (deck.name, deck.visibility, deck.format) == ("New", "public", "construction")
    services.update_deck(deck=deck, user=deck.owner, version=2, format="standard", description="a\r\nb")
    deck.refresh_from_db()
    assert (deck.name, deck.format, deck.description) == ("New", "standard", "a\nb")


@pytest.mark.parametrize(
    ("wanted", "error"),
    [
        ({"name": " \u202e "}, "a deck needs a name"),
        ({"name": "x" * 101}, "at most 100"),
        ({"description": "x" * 3001}, "at most 3000"),
        ({"visibility": "friends"}, "no visibility 'friends'"),
        ({"format": "vintage"}, "no format 'vintage'"),
    ],
)
def test_settings_that_cannot_be_are_refused_and_nothing_changes(deck, wanted, error):
    with pytest.raises((BadContent, UnknownFormat), match=error):
        services.update_deck(deck=deck, user=deck.owner, version=1, **wanted)
    deck.refresh_from_db()
    assert (deck.name, deck.version) == ("A deck", 1)


def test_new_content_takes_the_place_of_all_that_was_there(deck, cards):
    value = values.from_sections("setcg", {"main": [(cards[2], 4), ("No such card", 2)]})
    changed = services.update_deck(deck=deck, user=deck.owner, version=1, content=value)
    assert content(changed) == {("main", cards[2]): 4}
    assert [(line["text"], line["why"], line["count"]) for line in changed.unresolved] == [
        ("No such card", "unknown_card", 2)
    ]


def test_content_of_another_system_is_refused(deck):
    with pytest.raises(BadContent, match="the list is of fow8, and this deck is of setcg"):
        services.update_deck(deck=deck, user=deck.owner, version=1, content=values.from_sections("fow8", {}))


def test_content_whose_rows_cannot_be_stored_leaves_the_old_content(deck, cards):
    unloaded = [one for one in factories.some_ids("setcg", 9) if one not in cards][-1]
    before = content(deck)
    with pytest.raises(BadContent, match="loadcatalogue"):
        services.update_deck(
            deck=deck,
            user=deck.owner,
            version=1,
            content=values.from_sections("setcg", {"main": [(cards[0], 1), (unloaded, 1)]}),
        )
    deck.refresh_from_db()
    assert (deck.version, content(deck)) == (1, before)


def test_two_lines_of_a_card_may_not_add_up_beyond_the_cap(deck, cards):
    value = values.from_sections("setcg", {"main": [(cards[0], 60), (cards[0], 60)]})
    with pytest.raises(BadContent, match="120 copies"):
        services.update_deck(deck=deck, user=deck.owner, version=1, content=value)


def test_only_its_owner_changes_or_deletes_a_deck(deck, cards):
    services.update_deck(deck=deck, user=deck.owner, version=1, visibility="public")
    for other in (factories.make_user(), factories.make_user(is_staff=True, is_superuser=True)):
        with pytest.raises(NoDeck):
            services.add_card(deck=deck, user=other, card_id=cards[2], version=2)
        with pytest.raises(NoDeck):
            services.delete_deck(deck=deck, user=other)
    assert Deck.objects.filter(pk=deck.pk).exists()


def test_a_deck_is_deleted_with_its_rows_unless_it_changed_meanwhile(deck):
    with pytest.raises(StaleDeck):
        services.delete_deck(deck=deck, user=deck.owner, version=7)
    services.delete_deck(deck=deck, user=deck.owner, version=1)
    assert not DeckCard.objects.exists()


def test_an_account_keeps_so_many_decks(monkeypatch):
    monkeypatch.setattr(caps, "DECKS_PER_USER", 2)
    owner = factories.make_user()
    for _ in range(2):
        services.create_deck(owner=owner, system="setcg", name="One")
    with pytest.raises(BadContent, match="you have 2 decks"):
        services.create_deck(owner=owner, system="setcg", name="Three")
    services.create_deck(owner=factories.make_user(), system="setcg", name="Other")


def test_a_deck_takes_so_many_rows(deck, cards, monkeypatch):
    monkeypatch.setattr(caps, "DECK_ROWS", 2)
    with pytest.raises(BadContent, match="holds 2 different cards"):
        services.add_card(deck=deck, user=deck.owner, card_id=cards[2], version=1)
    services.remove_card(deck=deck, user=deck.owner, section="main", card_id=cards[0], version=1)
    services.add_card(deck=deck, user=deck.owner, card_id=cards[2], version=2)
    assert content(deck) == {("main", cards[1]): 2, ("main", cards[2]): 1}


@pytest.mark.parametrize(("form", "number"), [("reiya", "SDR2-007"), ("alice", "EDL-028")])
def test_a_name_of_several_cards_is_stored_as_the_one_of_the_decks_format(form, number):
    factories.store_cards("fow8", ["EDL-028", "SDR2-007"])
    user = factories.make_user()
    deck = services.create_deck(
        owner=user, system="fow8", name="By name", format=form, text="[Main]\n4 Hoelle Pig"
    )
    assert content(deck) == {("main", number): 4}
    written = files.write(deck, "text").text
    assert f"4 Hoelle Pig ({number})" in written
