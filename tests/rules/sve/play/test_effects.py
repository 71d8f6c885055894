"""Key notations in Shadowverse: Evolve (chapter 5), optional processes (10.4.7) and zone shifts (10.7.4)."""

import pytest

from rules.games.sve.keywords import ANY_CARD, search_deck
from rules.games.sve.layers import NUMBERS, attack
from rules.games.sve.payment_rites import EARTH_RITE
from rules.language.abilities import Ability, Spell, Static, Triggered
from rules.language.changes import AddStats, ChangeController
from rules.language.conditions import There
from rules.language.durations import ALWAYS, END_OF_TURN, Duration
from rules.language.effects import (
    ChangeLife,
    Destroy,
    Discard,
    Do,
    Effect,
    If,
    IfYouDo,
    May,
    Modify,
    MoveTo,
    WinGame,
)
from rules.language.events import Moves
from rules.language.filter_shorthand import cards
from rules.language.filters import Filter, StatIs
from rules.language.references import Chosen, Each, Target
from tests.rules.scenes import Scene
from tests.rules.sve.play.keyword_abilities import draw_up_to, transform
from tests.rules.sve.play.made_up import (
    ANT,
    BEAR,
    ENEMY,
    OWN,
    WOLF,
    amulet,
    card,
    follower,
    spell,
    table,
    token,
    when,
)


def rite_of(effect: Effect, targets: tuple[Filter, ...] = ()) -> Ability:
    """Return an ability with Earth Rite."""
    return Spell(effect, targets=targets, clause=EARTH_RITE)


BEARS = cards(zones=("deck area",), whose="you", name="Bear")


@pytest.mark.clause("sve", "5.9.3")
@pytest.mark.clause("sve", "5.9.3.1")
@pytest.mark.clause("sve", "5.9.3.2")
@pytest.mark.clause("sve", "5.9.3.3")
@pytest.mark.parametrize(("said", "drawn"), [("n", 0), ("yn", 1), ("yyn", 2), ("yyy", 3)])
def test_drawing_up_to_three_may_end_before_each_card_and_ends_after_the_third(said: str, drawn: int) -> None:
    scene = table()
    scene.put("hand", spell("Study", draw_up_to(3)))
    scene.put("field", WOLF)
    scene.begin("main phase").answer("play", "Study")
    for place, letter in enumerate(said):
        assert (scene.ask.kind, len(scene.cards("hand"))) == ("may", place)
        scene.answer("yes" if letter == "y" else "no")
    assert (scene.ask.kind, len(scene.cards("hand"))) == ("main", drawn)


@pytest.mark.clause("sve", "5.7.1")
@pytest.mark.clause("sve", "5.7.2")
def test_who_searches_finds_a_card_anywhere_in_the_deck_and_shuffles_it() -> None:
    scene = table()
    bear = scene.put("deck area", BEAR)
    theirs = scene.put("deck area", BEAR, 1)
    scene.fill("deck area", ANT, 8)
    scene.put("hand", spell("Seek", search_deck(BEARS, "hand")))
    scene.put("field", WOLF)
    before = [card for card in scene.cards("deck area") if card != bear]
    other = scene.cards("deck area", 1)
    scene.begin("main phase").answer("play", "Seek")
    assert (scene.ask.player, scene.offered("choose")) == (0, ["Bear"])
    scene.answer("choose", bear)
    after = scene.cards("deck area")
    assert (scene.cards("hand"), sorted(after)) == ([bear], sorted(before))
    assert after != before
    assert (scene.cards("deck area", 1), scene.zone_of(theirs)) == (other, "deck area")


@pytest.mark.clause("sve", "5.7.2")
@pytest.mark.clause("sve", "4.1.2.2")
@pytest.mark.parametrize("there", [True, False])
def test_who_searches_for_a_certain_card_may_find_none_and_shuffles_all_the_same(there: bool) -> None:
    scene = table()
    if there:
        scene.put("deck area", BEAR)
    scene.fill("deck area", ANT, 8)
    scene.put("hand", spell("Seek", search_deck(BEARS, "hand")))
    scene.put("field", WOLF)
    before = scene.cards("deck area")
    scene.begin("main phase").answer("play", "Seek")
    if there:
        scene.answer("done")
    assert (scene.ask.kind, scene.cards("hand")) == ("main", [])
    assert scene.cards("deck area") != before
    assert sorted(scene.cards("deck area")) == sorted(before)


@pytest.mark.clause("sve", "5.7.1.1")
def test_who_searches_for_any_cards_must_find_that_many() -> None:
    scene = table()
    scene.put("hand", spell("Seek", search_deck(ANY_CARD, "hand", 2)))
    scene.put("field", WOLF)
    scene.begin("main phase").answer("play", "Seek")
    for _ in range(2):
        assert (scene.ask.kind, scene.offers("done")) == ("choose_cards", False)
        scene.game.answer(0)
    assert (scene.ask.kind, len(scene.cards("hand"))) == ("main", 2)


@pytest.mark.clause("sve", "5.16.1")
def test_a_transformed_card_is_banished_and_a_token_stands_in_its_zone() -> None:
    mourner = amulet("Mourner", abilities=(when("put away", ChangeLife(1), watches=ENEMY),))
    scene = table()
    scene.put("field", mourner)
    scene.put("field", WOLF)
    bear = scene.put("field", BEAR, 1)
    ant = scene.put("field", ANT, 1)
    scene.put("hand", spell("Hex", transform(Chosen(ENEMY), token("Frog"), "opponent")))
    scene.begin("main phase").answer("play", "Hex").answer("choose", bear)
    assert scene.zone_of(bear) == "banished zone"
    assert scene.names("field", 1) == ["Ant", "Frog"]
    assert (scene.zone_of(ant), scene.life()) == ("field", 20), "nothing went to the cemetery"


@pytest.mark.clause("sve", "1.2.4")
def test_a_card_that_wins_the_game_wins_before_rules_handling_can_end_it_otherwise() -> None:
    scene = table()
    scene.put("hand", spell("Verdict", Do((ChangeLife(-20), WinGame(), ChangeLife(9)))))
    scene.put("field", WOLF)
    scene.begin("main phase").answer("play", "Verdict")
    assert (scene.ending, scene.life()) == ((0, "card"), 0)


@pytest.mark.clause("sve", "10.3.2")
@pytest.mark.clause("sve", "10.3.3")
@pytest.mark.parametrize("condition_met", [True, False])
def test_an_effect_whose_condition_is_not_met_does_nothing_and_asks_for_no_selection(
    condition_met: bool,
) -> None:
    spells = cards(zones=("cemetery",), whose="you", types=frozenset({"spell"}))
    scene = table()
    if condition_met:
        scene.put("cemetery", spell("Old", ChangeLife(1)))
    scene.put("field", WOLF)
    scene.fill("field", ANT, 2, 1)
    scene.put("hand", spell("Echo", If(There(spells), Destroy(Chosen(ENEMY))), ChangeLife(1)))
    scene.begin("main phase").answer("play", "Echo")
    if condition_met:
        assert scene.ask.kind == "choose_cards"
        scene.answer("choose", scene.cards("field", 1)[0])
    assert (scene.ask.kind, scene.life()) == ("main", 21)
    assert len(scene.cards("field", 1)) == (1 if condition_met else 2)


@pytest.mark.clause("sve", "10.4.7.5")
@pytest.mark.clause("sve", "10.4.7.2")
@pytest.mark.parametrize(("said", "life"), [("yes", 27), ("no", 24)])
def test_an_optional_process_is_offered_on_resolving_and_carries_its_own_paragraph_only(
    said: str, life: int
) -> None:
    bargain = IfYouDo(May(Discard()), Do((ChangeLife(1), ChangeLife(2))))
    scene = table()
    scene.put("hand", spell("Bargain", bargain, ChangeLife(4)))
    scene.put("hand", ANT)
    scene.put("field", WOLF)
    scene.begin("main phase").answer("play", "Bargain")
    assert (scene.ask.kind, scene.life()) == ("may", 20)
    scene.answer(said)
    if said == "yes":
        scene.until("main")
    assert (scene.life(), len(scene.cards("hand"))) == (life, 0 if said == "yes" else 1)


@pytest.mark.clause("sve", "10.7.4.1.1")
@pytest.mark.clause("sve", "10.7.4.1.3")
@pytest.mark.parametrize("zone", ["deck area", "cemetery", "EX area"])
def test_what_comes_to_the_field_is_judged_by_what_it_is_there(zone: str) -> None:
    strong = Static((AddStats((3, 3)),), OWN, layer=NUMBERS)
    weak = cards(StatIs("attack", "<=", 2), zones=("field",), whose="you")
    scene = table()
    scene.put("field", WOLF)
    scene.put("field", amulet("Banner", abilities=(strong,)))
    scene.put("field", amulet("Pity", abilities=(when("enters", ChangeLife(1), watches=weak),)))
    scene.put("field", amulet("Herald", abilities=(when("enters", ChangeLife(5), watches=OWN),)))
    scene.put(zone, follower("Cub"))
    cubs = cards(zones=(zone,), whose="you", name="Cub")
    scene.put("hand", spell("Call", MoveTo(Each(cubs), "field")))
    scene.begin("main phase").answer("play", "Call")
    assert ("Cub" in scene.names("field"), scene.life()) == (True, 25)


def going_over(*abilities: Ability, until: Duration = ALWAYS) -> Scene:
    """Return a scene in which a spell lets an enemy bear with these abilities go over to one's own field."""
    scene = table()
    scene.put("field", amulet("Herald", abilities=(when("enters", ChangeLife(5), watches=OWN),)))
    scene.put("field", WOLF)
    scene.put("field", follower("Bear", 2, 4, abilities=abilities), 1)
    scene.put("hand", ANT)
    scene.put("hand", spell("Lure", Modify(Target(), (ChangeController(),), until), targets=1))
    return scene.begin("main phase").answer("play", "Lure")


@pytest.mark.clause("sve", "10.7.4.3")
def test_a_card_that_goes_over_to_the_other_field_has_not_entered_it() -> None:
    scene = going_over(when("enters", ChangeLife(3)))
    assert (scene.names("field"), scene.names("field", 1)) == (["Herald", "Wolf", "Bear"], [])
    assert scene.life() == 20, "neither it nor the card that watches has triggered"
    assert not scene.offers("attack", "Bear")
    scene.answer("play", "Ant")
    assert scene.life() == 25, "the follower that was played has entered, the other has not"


@pytest.mark.clause("sve", "10.7.4.3")
def test_a_card_that_goes_over_has_not_left_the_field_for_another_zone() -> None:
    scene = going_over(when("leaves", ChangeLife(3)))
    assert (scene.life(0), scene.life(1)) == (20, 20)


@pytest.mark.clause("sve", "10.7.4.3")
def test_a_card_that_goes_over_has_not_been_put_onto_that_field_from_anywhere() -> None:
    put = Triggered(Moves(destination=("field",)), ChangeLife(3))
    assert going_over(put).life() == 20


@pytest.mark.clause("sve", "10.9.2")
def test_an_effect_stays_on_a_card_that_goes_over_to_the_other_field() -> None:
    scene = table()
    bear = scene.put("field", BEAR, 1)
    scene.put("field", WOLF)
    grow = Modify(Target(), (AddStats((3, 0)),), ALWAYS)
    scene.put("hand", spell("Potion", grow, targets=1))
    scene.put("hand", spell("Lure", Modify(Target(), (ChangeController(),), ALWAYS), targets=1))
    scene.begin("main phase").answer("play", "Potion").answer("play", "Lure")
    assert (scene.names("field"), attack(scene.game, bear)) == (["Wolf", "Bear"], 5)


@pytest.mark.clause("sve", "4.4.4.2")
def test_no_card_goes_over_to_a_full_field() -> None:
    scene = table()
    scene.put("field", BEAR, 1)
    scene.fill("field", WOLF, 5)
    scene.put("hand", spell("Lure", Modify(Target(), (ChangeController(),), ALWAYS), targets=1))
    scene.begin("main phase").answer("play", "Lure")
    assert (len(scene.cards("field")), scene.names("field", 1)) == (5, ["Bear"])


@pytest.mark.clause("sve", "7.4.7")
def test_a_card_goes_back_when_the_effect_ends_by_which_it_went_over() -> None:
    scene = going_over(until=END_OF_TURN)
    assert scene.names("field", 1) == []
    scene.until("main", 1)
    assert scene.names("field", 1) == ["Bear"]


@pytest.mark.clause("sve", "13.3.3.1")
@pytest.mark.clause("sve", "13.3.3.2")
@pytest.mark.clause("sve", "10.6.2.2.1")
@pytest.mark.clause("sve", "10.4.7.3")
@pytest.mark.parametrize(
    ("counters", "said", "life", "left"),
    [(2, "yes", 26, 1), (1, "yes", 26, 0), (2, "no", 21, 2), (0, "", 21, 0)],
)
def test_earth_rite_is_agreed_to_on_playing_and_takes_a_counter_and_the_amulet_with_its_last(
    counters: int, said: str, life: int, left: int
) -> None:
    rite = card("Rite", ("spell",), 1, abilities=(rite_of(ChangeLife(5)), Spell(ChangeLife(1))))
    scene = table()
    scene.put("field", WOLF)
    if counters:
        pile = scene.put("field", amulet("Pile", "Stack"), counters={"Stack": counters})
    scene.put("hand", rite)
    scene.begin("main phase").answer("play", "Rite")
    if counters:
        assert (scene.ask.kind, scene.life()) == ("earth_rite", 20)
        scene.answer(said)
        assert scene.zone_of(pile) == ("field" if left else "cemetery")
        assert ((scene.state.instances[pile].counters or {}).get("Stack") if left else 0) == left
    assert (scene.ask.kind, scene.life()) == ("main", life)


@pytest.mark.clause("sve", "13.3.3.2")
def test_earth_rite_without_a_target_for_it_does_not_keep_the_spell_from_being_played() -> None:
    scene = table()
    scene.put("field", WOLF)
    hit = rite_of(Destroy(Target()), targets=(ENEMY,))
    scene.put("hand", card("Rite", ("spell",), 1, abilities=(hit, Spell(ChangeLife(1)))))
    scene.begin("main phase").answer("play", "Rite")
    assert (scene.ask.kind, scene.life()) == ("main", 21)
