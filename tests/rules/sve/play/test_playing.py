"""Playing cards and abilities in Shadowverse: Evolve (8.2, 8.3, 10.6), and what they cost (10.4)."""

import pytest

from rules.engine.continuous_effects import Lasting
from rules.engine.events import Moved, Played
from rules.games.sve.layers import NUMBERS, attack
from rules.language.abilities import Activated, Spell, Static, Triggered
from rules.language.changes import AddStats
from rules.language.conditions import There
from rules.language.costs import Cost, DiscardCards, Pay, PutAway, PutThisAway, RestThis
from rules.language.durations import ALWAYS, WHILE_IN_PLAY
from rules.language.effects import (
    ChangeLife,
    ChooseOne,
    DealDamage,
    Destroy,
    Draw,
    IfYouDo,
    Modify,
    MoveTo,
    Rest,
)
from rules.language.events import Becomes
from rules.language.filter_shorthand import cards
from rules.language.references import Chosen, Each, Target, This
from tests.rules.sve.play.made_up import (
    ANT,
    BEAR,
    ENEMY,
    GIANT,
    OWN,
    WOLF,
    amulet,
    card,
    engaging,
    follower,
    points,
    spell,
    table,
    when,
)


@pytest.mark.clause("sve", "8.2.1")
@pytest.mark.clause("sve", "2.5.1")
@pytest.mark.clause("sve", "3.2.2")
@pytest.mark.clause("sve", "10.4.4")
def test_a_card_is_played_from_hand_or_ex_area_for_play_points_equal_to_its_cost() -> None:
    scene = table(3)
    scene.put("hand", BEAR)
    scene.put("EX area", ANT)
    scene.put("cemetery", ANT)
    scene.begin("main phase")
    assert scene.offered("play") == ["Bear", "Ant"]
    scene.answer("play", "Bear")
    assert points(scene) == 1
    scene.answer("play", "Ant")
    assert points(scene) == 0
    assert scene.names("field") == ["Bear", "Ant"]


@pytest.mark.clause("sve", "10.4.2.2")
@pytest.mark.clause("sve", "10.6.2.5.3")
@pytest.mark.clause("sve", "10.4.5")
def test_a_card_that_cannot_be_paid_for_cannot_be_played() -> None:
    scene = table(5)
    scene.put("hand", GIANT)
    scene.put("hand", ANT)
    scene.begin("main phase")
    assert scene.offered("play") == ["Ant"]


@pytest.mark.clause("sve", "10.6.2.5")
def test_cards_without_a_cost_are_played_for_nothing() -> None:
    scene = table(0)
    scene.put("hand", follower("Wisp", cost=0))
    scene.put("field", WOLF)
    scene.begin("main phase").answer("play", "Wisp")
    assert (points(scene), scene.names("field")) == (0, ["Wolf", "Wisp"])


@pytest.mark.clause("sve", "10.6.2.1")
@pytest.mark.clause("sve", "4.11.1")
@pytest.mark.clause("sve", "10.6.2.7.1")
@pytest.mark.clause("sve", "4.4.1")
@pytest.mark.clause("sve", "4.9.1")
@pytest.mark.clause("sve", "10.6.2.7.3")
def test_a_played_card_goes_through_the_resolution_zone_to_the_zone_of_its_type() -> None:
    scene = table(9).record(Moved)
    for made in (BEAR, amulet("Bell"), spell("Prayer", ChangeLife(1))):
        scene.put("hand", made)
    scene.put("field", WOLF)
    scene.begin("main phase")
    for name in ("Bear", "Bell", "Prayer"):
        scene.answer("play", name)
    names = scene.game.rules.zones.names
    moves = [
        (scene.state.cards[move.card].name, names[move.destination])
        for move in scene.log
        if isinstance(move, Moved)
    ]
    assert moves == [
        ("Bear", "resolution zone"),
        ("Bear", "field"),
        ("Bell", "resolution zone"),
        ("Bell", "field"),
        ("Prayer", "resolution zone"),
        ("Prayer", "cemetery"),
    ]
    assert scene.life() == 21


@pytest.mark.clause("sve", "4.11.1")
@pytest.mark.clause("sve", "10.6.2.7.3")
def test_a_spell_is_in_the_resolution_zone_while_its_effect_is_carried_out() -> None:
    scene = table()
    scene.put("hand", spell("Choose", Destroy(Chosen(OWN))))
    scene.put("field", ANT)
    scene.put("field", BEAR)
    scene.begin("main phase").answer("play", "Choose")
    assert (scene.ask.kind, scene.names("resolution zone")) == ("choose_cards", ["Choose"])
    scene.answer("choose", "Ant")
    assert (scene.names("resolution zone"), scene.names("cemetery")) == ([], ["Ant", "Choose"])


@pytest.mark.clause("sve", "10.6.2.1")
@pytest.mark.clause("sve", "3.1.2")
@pytest.mark.parametrize("player", [0, 1])
def test_a_played_card_is_in_the_resolution_zone_under_the_control_of_who_plays_it(player: int) -> None:
    choice = Destroy(Chosen(cards(zones=("field",), whose="opponent")))
    hermit = Triggered(Becomes(There(cards(zones=("hand",), whose="you"), 0, 0)), ChangeLife(1))
    scene = table()
    scene.give(1, r0=5)
    wolf = scene.put("field", WOLF)
    for one in (ANT, BEAR):
        scene.put("field", one, 1 - player)
    scene.put("field", amulet("Hermit", abilities=(hermit,)), player)
    scene.put("hand", ANT, 1 - player)
    strike = scene.put("hand", spell("Strike", choice, Draw(1), quick=True), player)
    scene.begin("main phase")
    if player == 1:
        scene.answer("attack", wolf, -1)
    scene.answer("play", strike)
    assert (scene.ask.kind, scene.ask.player) == ("choose_cards", player)
    assert (scene.zone_of(strike), scene.in_play(strike).controller) == ("resolution zone", player)
    before = scene.life(player)
    scene.answer("choose", "Bear")
    assert scene.life(player) - before == (1 if player == 0 else -2), "the hand was empty for a moment"
    assert scene.zone_of(strike) == "cemetery"


@pytest.mark.clause("sve", "10.6.2.6")
@pytest.mark.clause("sve", "4.4.4.1")
@pytest.mark.clause("sve", "10.6.2.1.1")
def test_followers_and_amulets_cannot_be_played_onto_a_field_of_five_cards() -> None:
    scene = table()
    scene.fill("field", ANT, 4)
    scene.put("field", amulet("Bell"))
    for made in (BEAR, amulet("Drum"), spell("Prayer", ChangeLife(1))):
        scene.put("hand", made)
    scene.begin("main phase")
    assert scene.offered("play") == ["Prayer"]


@pytest.mark.clause("sve", "10.6.2.3")
@pytest.mark.clause("sve", "10.6.2.3.1")
@pytest.mark.clause("sve", "10.6.2")
def test_targets_are_selected_as_the_card_is_played_before_it_is_paid_for() -> None:
    scene = table()
    scene.put("hand", spell("Bolt", DealDamage(Target(), 2), targets=1))
    first, second = scene.put("field", BEAR, 1), scene.put("field", BEAR, 1)
    scene.put("field", BEAR)
    scene.begin("main phase").answer("play", "Bolt")
    assert (scene.ask.kind, scene.ask.player, points(scene)) == ("target", 0, 5)
    assert [option.card for option in scene.ask.options] == [first, second]
    scene.answer("target", second)
    assert (scene.in_play(first).damage, scene.in_play(second).damage) == (0, 2)


@pytest.mark.clause("sve", "10.6.2.3.3")
def test_where_there_are_too_few_targets_those_there_are_must_do() -> None:
    scene = table()
    volley = spell("Volley", DealDamage(Target(0), 1), targets=2)
    both = Spell(volley.abilities[0].effect, targets=(ENEMY, ENEMY))
    scene.put("hand", card("Volley", ("spell",), 1, abilities=(both,)))
    enemy = scene.put("field", BEAR, 1)
    scene.put("field", WOLF)
    scene.begin("main phase").answer("play", "Volley")
    assert scene.in_play(enemy).damage == 1


@pytest.mark.clause("sve", "10.6.2.3.4")
@pytest.mark.clause("sve", "10.6.2.1.1")
def test_a_spell_that_finds_no_target_cannot_be_played() -> None:
    scene = table()
    scene.put("hand", spell("Bolt", DealDamage(Target(), 2), targets=1))
    scene.put("field", WOLF)
    scene.begin("main phase")
    assert not scene.offers("play")


@pytest.mark.clause("sve", "10.6.2.7.2")
@pytest.mark.clause("sve", "10.6.2.7")
def test_the_effects_of_a_spell_are_carried_out_in_the_order_written() -> None:
    scene = table()
    scene.put("field", follower("Counted", 1, 1))
    enemy = scene.put("field", BEAR, 1)
    growth = Modify(Each(OWN), (AddStats((2, 0)),), layer=NUMBERS)
    scene.put("hand", spell("Grow", growth, Destroy(Each(ENEMY)), Draw(1)))
    scene.begin("main phase").answer("play", "Grow")
    assert attack(scene.game, scene.cards("field")[0]) == 3
    assert scene.zone_of(enemy) == "cemetery"
    assert scene.names("hand") == ["Filler"]


@pytest.mark.clause("sve", "10.6.2.1.2")
@pytest.mark.clause("sve", "10.6.2.7.1.1")
@pytest.mark.clause("sve", "4.8.3.3")
def test_effects_on_a_card_of_the_ex_area_go_with_it_to_the_field() -> None:
    scene = table()
    bear = scene.put("EX area", BEAR)
    growth = AddStats((3, 0))
    scene.state.lasting.append(Lasting(-1, 0, 1, NUMBERS, growth, ALWAYS, frozenset({bear})))
    scene.put("field", WOLF)
    scene.begin("main phase").answer("play", "Bear")
    assert scene.zone_of(bear) == "field"
    assert attack(scene.game, bear) == 5


@pytest.mark.clause("sve", "4.1.4")
def test_effects_on_a_card_end_when_it_changes_to_any_other_zone() -> None:
    scene = table()
    bear = scene.put("field", BEAR, damage=1)
    growth = AddStats((3, 0))
    scene.state.lasting.append(Lasting(-1, 0, 1, NUMBERS, growth, ALWAYS, frozenset({bear})))
    scene.put("hand", spell("Bounce", MoveTo(Each(OWN), "hand")))
    scene.begin("main phase").answer("play", "Bounce").answer("play", "Bear")
    assert attack(scene.game, bear) == 2
    assert scene.in_play(bear).damage == 0


@pytest.mark.clause("sve", "8.3.1")
@pytest.mark.clause("sve", "10.1.1.1")
@pytest.mark.clause("sve", "3.1.2.2")
def test_an_activated_ability_is_played_by_the_active_player_who_controls_its_card() -> None:
    scene = table(3)
    bell = amulet("Bell", abilities=(engaging(ChangeLife(1), 2),))
    mine = scene.put("field", bell, owner=1)
    theirs = scene.put("field", bell, 1)
    scene.begin("main phase")
    assert not scene.offers("activate", theirs)
    scene.answer("activate", mine)
    assert (scene.life(0), points(scene)) == (21, 1)


@pytest.mark.clause("sve", "10.4.6")
@pytest.mark.clause("sve", "10.4.6.1")
def test_a_cost_of_engaging_is_paid_by_a_reserved_card_even_one_that_just_came() -> None:
    scene = table(3)
    scene.put("hand", amulet("Bell", abilities=(engaging(ChangeLife(1)),)))
    scene.put("field", WOLF)
    scene.begin("main phase").answer("play", "Bell").answer("activate", "Bell")
    assert scene.in_play(scene.cards("field")[1]).rested
    assert scene.life() == 21
    assert not scene.offers("activate", "Bell")


@pytest.mark.clause("sve", "10.4.2")
@pytest.mark.clause("sve", "10.4.2.1")
@pytest.mark.clause("sve", "10.4.3")
@pytest.mark.clause("sve", "10.4.1")
def test_every_action_of_a_cost_is_performed_by_the_player_who_pays() -> None:
    cost = Cost((RestThis(), Pay(1, "play points"), DiscardCards(1), PutThisAway()))
    altar = amulet("Altar", abilities=(Activated(ChangeLife(5), cost),))
    scene = table(1)
    scene.put("field", altar)
    scene.put("field", WOLF)
    scene.put("hand", GIANT)
    scene.put("hand", BEAR)
    scene.begin("main phase").answer("activate", "Altar")
    assert (scene.ask.kind, scene.ask.player) == ("pay_discard", 0)
    scene.answer("discard", "Giant")
    assert (scene.names("cemetery"), points(scene), scene.life()) == (["Giant", "Altar"], 0, 25)


@pytest.mark.clause("sve", "10.4.2.1")
def test_the_actions_of_a_cost_are_performed_in_the_order_in_which_they_are_listed() -> None:
    parts = (RestThis(), PutThisAway(), DiscardCards(1), Pay(1, "play points"))
    scene = table(1)
    scene.put("field", amulet("Altar", abilities=(Activated(ChangeLife(5), Cost(parts)),)))
    scene.put("field", WOLF)
    scene.put("hand", GIANT)
    scene.put("hand", BEAR)
    scene.begin("main phase").answer("activate", "Altar")
    assert (scene.names("cemetery"), points(scene)) == (["Altar"], 1), "it is paid for after the discard"
    scene.answer("discard", "Giant")
    assert (scene.names("cemetery"), points(scene)) == (["Altar", "Giant"], 0)


@pytest.mark.clause("sve", "10.4.2.2")
def test_nothing_is_paid_with_a_card_after_it_was_put_away() -> None:
    for parts, can in (((RestThis(), PutThisAway()), True), ((PutThisAway(), RestThis()), False)):
        scene = table(1)
        scene.put("field", amulet("Altar", abilities=(Activated(ChangeLife(5), Cost(parts)),)))
        scene.put("field", WOLF)
        assert scene.begin("main phase").offers("activate") == can


@pytest.mark.clause("sve", "10.4.2.2")
def test_a_card_that_is_put_away_itself_pays_for_nothing_else() -> None:
    for others, can in ((0, False), (1, True)):
        cost = Cost((PutAway(OWN), PutThisAway()))
        scene = table(1)
        scene.put("field", follower("Zealot", abilities=(Activated(ChangeLife(5), cost),)))
        scene.fill("field", WOLF, others)
        scene.put("hand", BEAR)
        scene.begin("main phase")
        assert scene.offers("activate") == can
        if can:
            scene.answer("activate", "Zealot")
            assert scene.names("cemetery") == ["Wolf", "Zealot"]


@pytest.mark.clause("sve", "10.4.2.2")
def test_a_cost_of_which_any_part_cannot_be_paid_is_not_paid_at_all() -> None:
    cost = Cost((RestThis(), DiscardCards(1)))
    scene = table(1)
    scene.put("field", amulet("Altar", abilities=(Activated(ChangeLife(5), cost),)))
    scene.put("field", WOLF)
    scene.begin("main phase")
    assert not scene.offers("activate")


@pytest.mark.clause("sve", "10.6.2.1")
@pytest.mark.clause("sve", "10.6.2.3.4")
@pytest.mark.parametrize("others", [0, 1])
def test_a_card_that_is_played_from_the_ex_area_is_not_there_to_be_selected(others: int) -> None:
    lift = Spell(MoveTo(Target(), "hand"), targets=(cards(zones=("EX area",), whose="you"),))
    scene = table()
    scene.put("field", WOLF)
    scene.fill("EX area", GIANT, others)
    scene.put("EX area", card("Lift", ("spell",), abilities=(lift,)))
    assert scene.begin("main phase").offers("play", "Lift") == bool(others)
    if others:
        scene.answer("play", "Lift")
        assert (scene.names("hand"), scene.names("cemetery")) == (["Giant"], ["Lift"])


@pytest.mark.clause("sve", "10.6.2.7.2.1")
def test_an_activated_ability_is_resolved_though_its_card_is_gone() -> None:
    scene = table(1)
    cost = Cost((PutThisAway(),))
    scene.put("field", amulet("Urn", abilities=(Activated(Draw(2), cost),)))
    scene.put("field", WOLF)
    scene.begin("main phase").answer("activate", "Urn")
    assert len(scene.names("hand")) == 2


@pytest.mark.clause("sve", "10.4.7")
@pytest.mark.clause("sve", "10.1.1.2.2")
@pytest.mark.clause("sve", "10.4.7.4")
def test_the_cost_of_an_automatic_ability_may_be_declined() -> None:
    gift = when("enters", ChangeLife(4), cost=Cost((Pay(1, "play points"),)))
    for verb, life, left in (("yes", 24, 1), ("no", 20, 2)):
        scene = table(3)
        scene.put("hand", follower("Giver", abilities=(gift,)))
        scene.put("field", WOLF)
        scene.begin("main phase").answer("play", "Giver").answer(verb, by=0)
        assert (scene.life(), points(scene)) == (life, left)
    poor = table(1)
    poor.put("hand", follower("Giver", abilities=(gift,)))
    poor.put("field", WOLF)
    poor.begin("main phase").answer("play", "Giver")
    assert (poor.ask.kind, poor.life()) == ("main", 20)


@pytest.mark.clause("sve", "10.6.1")
def test_playing_a_card_is_told_but_using_a_passive_ability_is_not() -> None:
    strong = Static((AddStats((1, 0)),), OWN, layer=NUMBERS)
    scene = table().record(Played)
    scene.put("hand", amulet("Banner", abilities=(strong,)))
    wolf = scene.put("field", WOLF)
    scene.begin("main phase").answer("play", "Banner")
    assert len(scene.log) == 1
    assert attack(scene.game, wolf) == 4


@pytest.mark.clause("sve", "10.1.1.4")
def test_leaders_are_never_played_and_a_spell_does_what_it_says() -> None:
    scene = table()
    scene.put("hand", card("Chief", ("leader",), 0))
    scene.put("hand", spell("Prayer", ChangeLife(2)))
    scene.begin("main phase")
    assert scene.offered("play") == ["Prayer"]
    scene.answer("play", "Prayer")
    assert scene.life() == 22


@pytest.mark.clause("sve", "1.3.2.1")
def test_engaging_what_is_engaged_does_nothing() -> None:
    rest = IfYouDo(Rest(Each(ENEMY)), ChangeLife(1))
    scene = table()
    scene.fill("hand", spell("Hold", rest), 2)
    scene.put("field", BEAR, 1)
    scene.put("field", WOLF)
    scene.begin("main phase").answer("play", "Hold").answer("play", "Hold")
    assert scene.life() == 21


@pytest.mark.clause("sve", "3.1.2.4.1")
@pytest.mark.clause("sve", "3.1.2.4")
def test_the_controller_of_an_effect_makes_its_choices() -> None:
    scene = table()
    scene.give(1, r0=1)
    wolf = scene.put("field", WOLF)
    scene.put("field", BEAR)
    scene.put("hand", spell("Snipe", Destroy(Chosen(ENEMY)), quick=True), 1)
    scene.begin("main phase").answer("attack", wolf, -1).answer("play", "Snipe")
    assert (scene.ask.kind, scene.ask.player) == ("choose_cards", 1)
    scene.answer("choose", "Wolf")
    assert scene.zone_of(wolf) == "cemetery"


@pytest.mark.clause("sve", "1.3.5.1")
@pytest.mark.clause("sve", "10.6.2.3.2")
def test_up_to_a_number_may_be_none() -> None:
    scene = table()
    scene.put("field", BEAR, 1)
    scene.put("field", ANT, 1)
    scene.put("field", WOLF)
    scene.put("hand", spell("Mercy", Destroy(Chosen(ENEMY, 2, 0))))
    scene.begin("main phase").answer("play", "Mercy").answer("done")
    assert scene.names("field", 1) == ["Bear", "Ant"]


@pytest.mark.clause("sve", "5.17.1")
@pytest.mark.clause("sve", "5.17.1.2")
@pytest.mark.clause("sve", "5.17.3")
@pytest.mark.clause("sve", "10.6.2.2")
def test_of_several_options_one_is_chosen_as_the_card_is_played_and_carried_out() -> None:
    either = ChooseOne((ChangeLife(1), ChangeLife(10)))
    scene = table()
    scene.put("hand", spell("Either", either))
    bell = amulet("Bell", abilities=(Activated(either, Cost((RestThis(),))),))
    scene.put("field", bell)
    scene.put("hand", follower("Herald", abilities=(when("enters", either),)))
    scene.put("field", WOLF)
    scene.begin("main phase").answer("play", "Either")
    assert (scene.ask.kind, points(scene)) == ("choose_option", 5), "nothing is paid yet"
    scene.answer("choose", other=1)
    assert scene.life() == 30
    scene.answer("activate", "Bell").answer("choose", other=0)
    assert scene.life() == 31
    scene.answer("play", "Herald").answer("choose", other=1)
    assert scene.life() == 41


@pytest.mark.clause("sve", "3.1.2")
def test_an_effect_on_its_own_card_follows_that_card() -> None:
    strength = when("enters", Modify(This(), (AddStats((5, 0)),), WHILE_IN_PLAY, layer=NUMBERS))
    scene = table()
    scene.put("hand", follower("Hero", 1, 1, abilities=(strength,)))
    scene.put("field", WOLF)
    scene.begin("main phase").answer("play", "Hero")
    assert attack(scene.game, scene.cards("field")[1]) == 6
