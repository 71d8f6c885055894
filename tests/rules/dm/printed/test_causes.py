"""What made-up sentences do once they are read: by whose doing something happens, and from where."""

import pytest

from rules.games.dm.definitions import DuelistCard
from rules.language import effects as fx
from tests.rules.dm.play.cards import ANT, BEAR, GIANT, card, spell
from tests.rules.dm.play.scenes import scene, tap_first
from tests.rules.dm.printed.test_read_later import price_of, reader
from tests.rules.dm.printed.test_read_more import cast, flash
from tests.rules.dm.reading.test_sentences import SPELL, read

PLAYER = -1


def written(text: str, name: str = "Letter") -> DuelistCard:
    """Return a spell with the abilities that a text means."""
    reading = read(text, SPELL)
    assert reading.status == "read", reading
    return card(name, 1, 0, types=("spell",), abilities=reading.abilities)


@pytest.mark.clause("dm", "609.4")
@pytest.mark.parametrize(("by", "goes"), [(1, "battle zone"), (0, "graveyard")])
def test_a_card_comes_where_the_opponents_spell_discards_it(by: int, goes: str) -> None:
    made = scene(1)
    text = (
        "When this card would be discarded by the effect of one of your opponent's spells, "
        "you may put it into the battle zone instead."
    )
    owner = 1 if by else 0
    number = made.put("hand", reader(text), owner)
    who = "opponent" if by else "you"
    made.put("hand", spell("Spell", 1, effect=fx.Discard(1, who)))  # type: ignore[arg-type]
    tap_first(made.begin("main").answer("use", "Spell"))
    if by:
        made.answer("replace")
    assert made.zone_of(number) == goes


@pytest.mark.clause("dm", "609.1")
@pytest.mark.parametrize(("kind", "goes"), [("spell", "battle zone"), ("creature", "graveyard")])
def test_only_the_opponents_spells_leave_a_creature_where_it_is(kind: str, goes: str) -> None:
    made = scene(1)
    text = (
        "When this creature would leave by the effect of one of your opponent's spells, "
        "you may draw a card instead."
    )
    number = made.put("battle zone", reader(text), 1)
    if kind == "spell":
        cast(made, "Destroy one of your opponent's creatures.").answer("replace")
    else:
        made.put(
            "hand",
            card(
                "Imp",
                1,
                abilities=reader(
                    "When you put this creature, destroy one of your opponent's creatures."
                ).abilities,
            ),
        )
        tap_first(made.begin("main").answer("use", "Imp"))
    assert made.zone_of(number) == goes


@pytest.mark.clause("dm", "603.2c")
@pytest.mark.parametrize("zone", ["hand", "deck", "battle zone"])
def test_a_card_triggers_as_it_comes_to_the_graveyard_from_wherever_it_was(zone: str) -> None:
    made = scene(1)
    number = made.put(
        zone, reader("When this creature is put into your graveyard from anywhere, draw 2 cards.")
    )
    effects = {
        "hand": "Discard a card.",
        "deck": "Put the top card of your deck into your graveyard.",
        "battle zone": "Destroy one of your creatures.",
    }
    cast(made, effects[zone])
    assert made.zone_of(number) == "graveyard"
    assert len(made.cards("hand")) == 2


@pytest.mark.clause("dm", "405.1")
@pytest.mark.parametrize("theirs", [True, False])
def test_the_opponents_cards_come_tapped_into_the_mana_zone(theirs: bool) -> None:
    made = scene(1)
    text = "Your opponent's cards are put into their mana zone tapped."
    made.put("battle zone", reader(text), 1 if theirs else 0)
    number = made.put("deck", ANT)
    cast(made, "Put the top card of your deck into your mana zone.")
    assert made.zone_of(number) == "mana zone"
    assert made.in_play(number).rested is theirs


@pytest.mark.clause("dm", "601.1e")
@pytest.mark.parametrize("endless", [True, False])
def test_nobody_pays_an_infinite_cost(endless: bool) -> None:
    made = scene(9)
    if endless:
        made.put("battle zone", reader("Your opponent's spells cost infinite mana to cast."), 1)
    made.put("hand", written("Draw a card."))
    made.begin("main")
    assert made.offers("use", "Letter") is not endless


@pytest.mark.clause("dm", "601.1e")
def test_spells_are_dearer_for_each_spell_in_their_players_graveyard() -> None:
    made = scene(9)
    made.put(
        "battle zone",
        reader("Your opponent's spells cost 2 more to cast for each spell in their graveyard."),
        1,
    )
    made.fill("graveyard", spell("Old"), 2)
    made.fill("graveyard", spell("Old"), 1, 1)
    made.put("hand", written("Draw a card."))
    made.begin("main")
    assert price_of(made, "Letter") == 5


@pytest.mark.clause("dm", "400.7")
@pytest.mark.parametrize("cheap", [True, False])
def test_another_creature_comes_from_the_mana_zone_of_the_player_who_lost_one(cheap: bool) -> None:
    made = scene(1)
    made.put("battle zone", GIANT, 1)
    made.put("mana zone", BEAR if cheap else GIANT, 1)
    made.put("mana zone", ANT, 1)
    made.put("mana zone", GIANT, 1)
    text = (
        "You may put a creature into its owner's mana zone. If you do, choose a creature in that player's "
        "mana zone that costs less than the number of cards in that mana zone. That player puts it into the "
        "battle zone."
    )
    cast(made, text).answer("yes")
    if cheap:
        assert not made.offers("choose", "Giant")
        made.answer("choose", "Bear")
    assert made.names("battle zone", 1) == ["Bear" if cheap else "Ant"]


@pytest.mark.clause("dm", "603.4")
@pytest.mark.parametrize("broken", [1, 2])
def test_as_many_are_drawn_as_shields_were_broken_this_turn(broken: int) -> None:
    made = scene(1)
    text = (
        "At the end of the turn, draw 2 cards for each of your opponent's shields your creatures broke this "
        "turn."
    )
    breaker = card("Breaker", 1, 9000, *(("W Breaker",) if broken == 2 else ()))
    made.put("battle zone", breaker)
    made.put("hand", flash(text))
    tap_first(made.begin("main").answer("use", "Flash")).until("attack").answer("attack", "Breaker", PLAYER)
    before = len(made.cards("hand"))
    made.until("charge_mana", player=1)
    assert len(made.cards("hand")) == before + 2 * broken


@pytest.mark.clause("dm", "701.11b")
@pytest.mark.parametrize("kin", [1, 2])
def test_as_many_are_found_as_there_are_creatures(kin: int) -> None:
    made = scene(1)
    made.fill("battle zone", BEAR, kin)
    before = len(made.cards("mana zone"))
    cast(
        made,
        "Search your deck. For each of your untapped creatures, you may take a card, show it to your "
        "opponent, and put it into your mana zone. Then shuffle your deck.",
    )
    while made.ask.kind == "choose_cards":
        made.game.answer(0)
    assert len(made.cards("mana zone")) == before + kin


@pytest.mark.clause("dm", "506.1b")
@pytest.mark.parametrize("forbidden", [True, False])
def test_no_creature_attacks_for_a_turn(forbidden: bool) -> None:
    made = scene(1)
    made.put("battle zone", GIANT)
    cast(made, "This turn, no creatures can attack." if forbidden else "Draw a card.")
    assert (made.ask.kind == "attack" and made.offers("attack", "Giant", PLAYER)) is not forbidden


@pytest.mark.clause("dm", "506.1b")
@pytest.mark.parametrize("name", ["Bear", "Giant"])
def test_weaker_creatures_cannot_attack_a_player(name: str) -> None:
    made = scene()
    strong = reader("You can't be attacked by creatures that have power 3000 or less.")
    made.put("battle zone", strong, 1, rested=True)
    made.put("battle zone", BEAR if name == "Bear" else GIANT)
    made.begin("attack")
    assert made.offers("attack", name, PLAYER) is (name == "Giant")
    assert made.offers("attack", name, "Reader")


@pytest.mark.clause("dm", "101.4")
@pytest.mark.parametrize("kind", ["creature", "spell"])
def test_two_questions_about_a_card_are_both_about_that_card(kind: str) -> None:
    made = scene(1)
    foe = made.put("battle zone", BEAR, 1)
    top = made.put("deck", GIANT if kind == "creature" else spell("Scroll"))
    text = (
        "Put the top card of your deck into your graveyard. Then if it's a spell, return it to your hand. "
        "If it's a creature, destroy all of your opponent's creatures."
    )
    cast(made, text)
    assert made.zone_of(top) == ("graveyard" if kind == "creature" else "hand")
    assert made.zone_of(foe) == ("graveyard" if kind == "creature" else "battle zone")


@pytest.mark.clause("dm", "203.2")
def test_creatures_of_either_race_are_spared() -> None:
    made = scene(1)
    for race in ("Human", "Ghost", "Giant"):
        made.put("battle zone", card(race, races=(race,)), 1)
    cast(made, "Destroy all creatures except Humans and Ghosts.")
    assert sorted(made.names("battle zone", 1)) == ["Ghost", "Human"]


@pytest.mark.clause("dm", "401.4")
def test_only_the_chosen_card_of_a_hand_that_is_seen_goes_away() -> None:
    made = scene(1)
    for one in (BEAR, GIANT, ANT):
        made.put("hand", one, 1)
    text = (
        "Look at your opponent's hand and choose a card. Your opponent puts it on the bottom of their deck "
        "and draws a card."
    )
    cast(made, text).answer("choose", "Giant")
    assert "Giant" not in made.names("hand", 1)
    assert {"Ant", "Bear"} == set(made.names("hand", 1))
    assert made.names("deck", 1)[0] == "Giant"
