"""Playing cards to their places (11.2 to 11.5) and what the field may hold (7.8 to 7.12)."""

import pytest

from rules.engine import atoms
from rules.engine.asks import Refused
from rules.engine.continuous_effects import Lasting
from rules.engine.views import view
from rules.games.setcg.definitions import SquareCard
from rules.games.setcg.nodes import CastFree
from rules.games.setcg.zones import ZONES
from rules.language import effects as fx
from rules.language.abilities import Spell
from rules.language.changes import ChangeCost
from rules.language.durations import ALWAYS
from rules.language.filter_shorthand import cards
from rules.language.references import Each, Target
from tests.rules.scenes import Scene
from tests.rules.setcg.play.made_up import (
    FORWARDS,
    WOOD,
    backup,
    bolt,
    forward,
    other,
    spell,
    summon,
    table,
    when,
)

IMP = other("monster", "Imp", cost=0, element="shine")
RAIN = summon("Rain", fx.Draw(1), cost=0)


def hand(*cards: SquareCard, field: tuple[SquareCard, ...] = ()) -> Scene:
    """A first main phase that stays open, with these cards in hand and on the field."""
    scene = table()
    for card in (*cards, IMP):
        scene.put("hand", card)
    for card in field:
        scene.put("field", card)
    return scene.begin("main 1")


@pytest.mark.clause("setcg", "11.2.1")
@pytest.mark.clause("setcg", "15.1.1.8.1")
@pytest.mark.clause("setcg", "11.2.2")
@pytest.mark.clause("setcg", "11.2.11")
@pytest.mark.clause("setcg", "7.17.1")
@pytest.mark.clause("setcg", "7.17.3")
@pytest.mark.clause("setcg", "6.2.3")
def test_a_summon_waits_on_top_of_the_stack_and_who_summoned_it_keeps_priority() -> None:
    scene = hand(RAIN, RAIN, summon("Mist", fx.Draw(1), cost=0)).answer("summon", "Rain")
    assert scene.names("stack") == ["Rain"]
    assert scene.ask.player == 0
    scene.answer("summon", "Mist")
    assert scene.names("stack") == ["Rain", "Mist"]
    assert [one.controller for one in scene.state.pending] == [0, 0]


@pytest.mark.clause("setcg", "11.2.2")
def test_a_summon_that_an_effect_took_off_the_stack_does_not_resolve() -> None:
    back = fx.MoveTo(Each(cards(zones=("stack",), name="Flood")), "hand")
    scene = hand(summon("Flood", fx.Draw(5), cost=0), summon("Undo", back, cost=0), field=(backup(),))
    scene.answer("summon", "Flood").answer("summon", "Undo").answer("pass")
    assert "Flood" in scene.names("hand")
    assert (scene.state.pending, scene.cards("stack")) == ([], [])
    assert len(scene.cards("deck")) == 10
    scene.answer("summon", "Flood").answer("pass")
    assert len(scene.cards("deck")) == 5, "it can be summoned again"


@pytest.mark.clause("setcg", "5.2.3.1.2.1")
@pytest.mark.clause("setcg", "11.12.10")
@pytest.mark.clause("setcg", "7.15.1")
def test_a_summon_that_has_resolved_goes_to_the_break_zone_and_never_to_the_field() -> None:
    scene = hand(RAIN).answer("summon", "Rain")
    assert scene.names("break zone") == ["Rain"]
    assert scene.cards("field") == scene.cards("stack") == []
    assert scene.names("hand") == ["Imp", "Card"]


@pytest.mark.clause("setcg", "11.2.3")
def test_what_a_summon_chooses_is_chosen_when_it_is_summoned_and_must_be_suitable() -> None:
    scene = hand(bolt(cost=0), field=(forward("Ox", 9000), forward("Cow", 9000), backup()))
    scene.answer("summon", "Bolt")
    assert (scene.ask.kind, scene.offered("choose")) == ("choose", ["Ox", "Cow"])
    scene.answer("choose", "Cow")
    assert [scene.in_play(card).damage for card in scene.cards("field")] == [0, 5000, 0]


@pytest.mark.clause("setcg", "11.2.12")
def test_a_summon_with_nothing_to_choose_cannot_even_be_attempted() -> None:
    assert not hand(bolt(cost=0)).offers("summon")
    assert hand(bolt(cost=0), field=(forward(),)).offers("summon", "Bolt")


@pytest.mark.clause("setcg", "11.2.5")
def test_which_of_its_effects_a_summon_has_is_said_before_it_is_paid_for() -> None:
    whim = summon("Whim", fx.ChooseOne((fx.Draw(1), fx.Draw(3))), cost=2)
    scene = hand(RAIN, whim, WOOD, WOOD).answer("summon", "Whim")
    assert (scene.ask.kind, scene.ask.clause) == ("choose_effect", "11.2.5")
    assert scene.cards("break zone") == []
    scene.game.answer(1)
    scene.answer("discard", "Wood")
    assert scene.names("break zone") == ["Wood"]
    scene.answer("pass")
    assert scene.names("hand").count("Card") == 3


@pytest.mark.clause("setcg", "11.3.2")
@pytest.mark.clause("setcg", "11.3.10")
@pytest.mark.clause("setcg", "7.8.1")
@pytest.mark.clause("setcg", "7.8.2")
@pytest.mark.clause("setcg", "5.2.3.1.1.1")
@pytest.mark.clause("setcg", "7.9.1")
@pytest.mark.clause("setcg", "7.10.1")
@pytest.mark.clause("setcg", "7.11.1")
@pytest.mark.parametrize("kind", ["forward", "backup", "monster"])
def test_a_character_that_is_played_is_on_its_controllers_field(kind: str) -> None:
    hero = other(kind, "Hero", cost=0) if kind != "forward" else forward("Hero", cost=0)
    scene = hand(hero).answer("play", "Hero")
    assert scene.names("field") == ["Hero"]
    assert scene.in_play(scene.cards("field")[0]).controller == 0
    assert (scene.ask.kind, scene.ask.player) == ("main", 0)


@pytest.mark.parametrize(
    "kind",
    [
        pytest.param("forward", marks=pytest.mark.clause("setcg", "11.3.2")),
        pytest.param("summon", marks=pytest.mark.clause("setcg", "11.2.8")),
    ],
)
@pytest.mark.parametrize("cheap", [0, 1])
def test_of_two_copies_the_one_that_became_cheaper_can_be_played(kind: str, cheap: int) -> None:
    scene = table()
    hero = summon("Hero", fx.Draw(1), cost=3) if kind == "summon" else forward("Hero", cost=3)
    copies = [scene.put("hand", hero) for _ in range(2)]
    scene.put("hand", IMP)
    scene.begin("main 1")
    free = ChangeCost(free=True)
    lasting = Lasting(-1, 0, 1, "other", free, ALWAYS, frozenset({copies[cheap]}))
    atoms.begin_effect(scene.game, lasting)
    scene.answer("play", "Imp")
    assert [one.card for one in scene.ask.options if one.card in copies] == [copies[cheap]]
    scene.answer("summon" if kind == "summon" else "play", copies[cheap])
    assert scene.zone_of(copies[cheap]) == ("break zone" if kind == "summon" else "field")


@pytest.mark.clause("setcg", "11.3.8.1.1")
@pytest.mark.parametrize("kept", [0, 1])
def test_of_two_backups_the_one_without_counters_can_be_dulled(kept: int) -> None:
    scene = table()
    clerks = [
        scene.put("field", backup(), counters={"mark": 1} if number == kept else None) for number in range(2)
    ]
    scene.put("hand", forward("Hero", cost=1))
    scene.put("hand", WOOD)
    scene.begin("main 1").answer("play", "Hero")
    assert {one.card for one in scene.ask.options if one.verb == "dull"} == set(clerks)


@pytest.mark.clause("setcg", "11.3.10")
@pytest.mark.clause("setcg", "11.9.17.2.1")
def test_abilities_trigger_on_a_character_that_comes_onto_the_field() -> None:
    scene = hand(forward("Hero", cost=0, abilities=(when("enters", fx.Draw(2)),))).answer("play", "Hero")
    assert len(scene.cards("hand")) == 3


@pytest.mark.clause("setcg", "7.10.4")
def test_only_a_backup_comes_onto_the_field_dulled() -> None:
    scene = hand(backup(cost=0), forward("Hero", cost=0)).answer("play", "Clerk").answer("play", "Hero")
    assert [scene.in_play(card).rested for card in scene.cards("field")] == [True, False]


@pytest.mark.clause("setcg", "7.10.3")
@pytest.mark.clause("setcg", "11.3.11")
def test_a_sixth_backup_cannot_be_played() -> None:
    assert hand(backup(cost=0), field=(backup(),) * 4).offers("play", "Clerk")
    assert not hand(backup(cost=0), field=(backup(),) * 5).offers("play", "Clerk")


@pytest.mark.clause("setcg", "7.10.3")
def test_a_player_with_six_backups_chooses_one_for_the_break_zone() -> None:
    scene = table()
    scene.put("hand", IMP)
    for place in range(6):
        scene.put("field", backup(f"Clerk {place}"))
    scene.begin("main 1")
    assert (scene.ask.kind, scene.ask.player) == ("put_away_backup", 0)
    scene.answer("put_away", "Clerk 3")
    assert scene.names("break zone") == ["Clerk 3"]
    assert (scene.ask.kind, len(scene.cards("field"))) == ("main", 5)


def hero(kind: str, soldier: bool) -> SquareCard:
    marks = ("common soldier",) if soldier else ()
    if kind == "forward":
        return forward("Hero", cost=0, marks=marks)
    return other(kind, "Hero", cost=0, marks=marks)


@pytest.mark.clause("setcg", "5.2.2.1")
@pytest.mark.clause("setcg", "7.9.2")
@pytest.mark.clause("setcg", "7.10.2")
@pytest.mark.clause("setcg", "7.11.2")
@pytest.mark.parametrize("kind", ["forward", "backup", "monster"])
def test_a_second_character_of_a_name_can_be_played_only_with_the_common_soldier_icon(kind: str) -> None:
    assert not hand(hero(kind, False), field=(hero(kind, False),)).offers("play", "Hero")
    assert hand(hero(kind, True), field=(hero(kind, True),)).offers("play", "Hero")


@pytest.mark.clause("setcg", "5.2.2.2")
def test_a_name_with_a_slash_is_three_names() -> None:
    pair = forward("Hero/Fool", cost=0)
    assert not hand(pair, field=(forward("Fool"),)).offers("play", "Hero/Fool")
    assert not hand(forward("Hero", cost=0), field=(pair,)).offers("play", "Hero")
    assert hand(forward("Sage", cost=0), field=(pair,)).offers("play", "Sage")


def test_the_opponents_characters_of_the_name_do_not_matter() -> None:
    scene = table()
    scene.put("hand", forward("Hero", cost=0))
    scene.put("field", forward("Hero"), 1)
    assert scene.begin("main 1").offers("play", "Hero")


@pytest.mark.clause("setcg", "11.4.1")
@pytest.mark.clause("setcg", "11.4.2")
@pytest.mark.clause("setcg", "11.4.7")
@pytest.mark.clause("setcg", "11.4.11")
@pytest.mark.clause("setcg", "15.1.1.11.1")
@pytest.mark.clause("setcg", "5.2.3.1.3.1")
@pytest.mark.clause("setcg", "5.2.3.1.3.3")
def test_an_item_is_put_on_a_character_of_ones_own() -> None:
    scene = table()
    scene.put("hand", IMP)
    scene.put("hand", other("weapon", "Sword", cost=0, abilities=(when("enters", fx.Draw(1)),)))
    for name in ("Knight", "Squire"):
        scene.put("field", forward(name))
    scene.put("field", forward("Foe"), 1)
    scene.begin("main 1").answer("play", "Sword")
    assert scene.offered("equip") == ["Knight", "Squire"]
    scene.answer("equip", "Squire", by=0)
    sword = scene.cards("field")[-1]
    assert scene.in_play(sword).host == scene.cards("field")[1]
    assert scene.names("hand") == ["Imp", "Card"]


@pytest.mark.clause("setcg", "11.4.12")
@pytest.mark.clause("setcg", "5.2.3.1.3.4")
def test_an_item_needs_a_character_of_its_type_that_holds_none_of_its_kind() -> None:
    sword = other("weapon", "Sword", cost=0)
    assert not hand(sword, field=(backup(),)).offers("play", "Sword")
    assert hand(other("weapon", "Quill", cost=0, equips=("backup",)), field=(backup(),)).offers(
        "play", "Quill"
    )
    scene = table()
    for card in (IMP, sword, other("armor", "Mail", cost=0)):
        scene.put("hand", card)
    knight = scene.put("field", forward())
    held = scene.put("field", other("weapon", "Axe"))
    scene.in_play(held).host = knight
    scene.begin("main 1")
    assert scene.offers("play", "Mail")
    assert not scene.offers("play", "Sword")


@pytest.mark.clause("setcg", "11.5.1")
@pytest.mark.clause("setcg", "11.5.2")
@pytest.mark.clause("setcg", "11.5.10")
@pytest.mark.clause("setcg", "7.12.1")
@pytest.mark.clause("setcg", "5.2.3.1.4.3")
def test_a_formation_stays_on_the_field() -> None:
    wedge = other("formation", "Wedge", cost=0, abilities=(when("enters", fx.Draw(1)),))
    scene = hand(wedge).answer("play", "Wedge")
    assert scene.names("field") == ["Wedge"]
    assert scene.names("hand") == ["Imp", "Card"]


@pytest.mark.clause("setcg", "11.5.9")
@pytest.mark.clause("setcg", "7.12.1.4")
def test_a_new_formation_sends_the_old_one_back_to_the_hand_without_the_stack() -> None:
    scene = hand(other("formation", "Wedge", cost=0), field=(other("formation", "Line"),))
    scene.answer("play", "Wedge")
    assert scene.names("field") == ["Wedge"]
    assert scene.names("hand") == ["Imp", "Line"]
    assert scene.state.pending == []


@pytest.mark.clause("setcg", "11.5.11")
@pytest.mark.clause("setcg", "7.12.1.3")
def test_a_formation_cannot_be_played_while_its_condition_is_not_met() -> None:
    needed = cards(zones=("field",), types=frozenset({"forward"}), whose="you")
    wedge = other("formation", "Wedge", cost=0, needed=needed)
    assert not hand(wedge).offers("play", "Wedge")
    assert hand(wedge, field=(forward(),)).offers("play", "Wedge")


@pytest.mark.clause("setcg", "11.4.1")
@pytest.mark.clause("setcg", "11.5.1")
def test_items_and_formations_are_played_only_with_an_empty_stack() -> None:
    scene = hand(
        RAIN,
        summon("Mist", fx.Draw(1), cost=0),
        other("formation", "Wedge", cost=0),
        other("weapon", "Sword", cost=0),
        field=(forward(),),
    )
    assert scene.offered("play") == ["Wedge", "Sword", "Imp"]
    scene.answer("summon", "Rain")
    assert scene.offered("play") == []


@pytest.mark.clause("setcg", "7.7.1")
@pytest.mark.clause("setcg", "7.7.2")
@pytest.mark.clause("setcg", "7.8.3")
@pytest.mark.clause("setcg", "7.13.3")
@pytest.mark.clause("setcg", "7.14.2")
@pytest.mark.clause("setcg", "7.15.2")
@pytest.mark.clause("setcg", "7.16.2")
@pytest.mark.clause("setcg", "7.17.2")
@pytest.mark.clause("setcg", "7.18.2")
def test_hands_are_seen_by_their_owner_decks_by_nobody_and_all_else_by_everybody() -> None:
    scene = table(3)
    for zone in ("hand", "field", "break zone", "damage zone", "stack", "outside"):
        for player in (0, 1):
            scene.put(zone, WOOD, player)
    for player in (0, 1):
        zones = view(scene.state, ZONES, player)["zones"]
        assert zones["deck:0"] == zones["deck:1"] == 3
        assert zones[f"hand:{1 - player}"] == 1
        assert zones[f"hand:{player}"][0]["id"] == "wood"
        for zone in ("field", "break zone", "damage zone", "outside"):
            assert [zones[f"{zone}:{one}"][0]["id"] for one in (0, 1)] == ["wood", "wood"]
        assert len(zones["stack:0"]) == 2


@pytest.mark.clause("setcg", "7.3")
@pytest.mark.clause("setcg", "6.2.1")
@pytest.mark.parametrize("zone", ["deck", "break zone", "hand"])
def test_a_card_goes_to_its_owners_zone_whoever_moves_it(zone: str) -> None:
    scene = table()
    scene.put("hand", summon("Gale", fx.MoveTo(Target(), zone), FORWARDS, cost=0))
    scene.put("hand", IMP)
    foe = scene.put("field", forward("Foe"), 0, owner=1)
    scene.begin("main 1").answer("summon", "Gale")
    assert scene.cards(zone, 1)[-1] == foe


@pytest.mark.clause("setcg", "6.2.4")
def test_a_card_that_an_effect_puts_on_the_field_is_under_its_owners_control() -> None:
    scene = table()
    buried = cards(zones=("break zone",), types=frozenset({"forward"}))
    scene.put("hand", summon("Dawn", fx.MoveTo(Target(), "field"), buried, cost=0))
    scene.put("hand", IMP)
    foe = scene.put("break zone", forward("Foe"), 1)
    scene.begin("main 1").answer("summon", "Dawn")
    assert scene.cards("field", 1) == [foe]
    assert scene.in_play(foe).controller == 1


@pytest.mark.clause("setcg", "6.2.5")
@pytest.mark.parametrize("kind", ["forward", "backup", "monster"])
def test_a_card_that_a_player_plays_is_under_their_control_whoever_owns_it(kind: str) -> None:
    scene = table()
    buried = cards(zones=("break zone",), whose="opponent")
    scene.put("hand", summon("Raise", CastFree(buried), cost=0))
    scene.put("hand", IMP)
    foe = scene.put("break zone", other(kind, "Foe") if kind != "forward" else forward("Foe"), 1)
    scene.begin("main 1").answer("summon", "Raise").answer("cast", "Foe")
    assert (scene.in_play(foe).controller, scene.cards("field", 0), scene.cards("field", 1)) == (0, [foe], [])


@pytest.mark.clause("setcg", "7.10.4")
@pytest.mark.clause("setcg", "11.9.17.2.1")
def test_cards_that_an_effect_puts_on_the_field_together_see_one_another() -> None:
    scene = table()
    greets = when("enters", fx.Draw(1), watches=cards(zones=("field",), other=True))
    for name in ("Ann", "Ben"):
        scene.put("break zone", other("backup", name, abilities=(greets,)))
    everything = cards(zones=("break zone",), types=frozenset({"backup"}))
    scene.put("hand", summon("Dawn", fx.MoveTo(Each(everything), "field"), cost=0))
    scene.put("hand", IMP)
    scene.begin("main 1").answer("summon", "Dawn").until("main")
    assert [scene.in_play(card).rested for card in scene.cards("field")] == [True, True]
    assert len(scene.cards("deck")) == 8, "each saw the other and drew a card"


@pytest.mark.clause("setcg", "7.4")
def test_a_card_that_changes_zones_is_a_new_card() -> None:
    scene = table()
    ox = scene.put("field", forward("Ox", 9000), damage=3000, rested=True)
    back = cards(zones=("field",), types=frozenset({"forward"}))
    scene.put("hand", summon("Gale", fx.MoveTo(Target(), "hand"), back, cost=0))
    scene.put("hand", IMP)
    scene.begin("main 1").answer("summon", "Gale")
    assert scene.zone_of(ox) == "hand"
    assert ox not in scene.state.instances


@pytest.mark.clause("setcg", "7.5")
@pytest.mark.clause("setcg", "7.18.1")
@pytest.mark.clause("setcg", "15.1.1.5.1")
def test_a_card_removed_from_the_game_lies_outside_it() -> None:
    scene = table()
    ox = scene.put("field", forward("Ox"))
    scene.put("hand", summon("Void", fx.MoveTo(Target(), "outside"), FORWARDS, cost=0))
    scene.put("hand", IMP)
    scene.begin("main 1").answer("summon", "Void")
    assert scene.cards("outside") == [ox]


@pytest.mark.clause("setcg", "7.2")
@pytest.mark.clause("setcg", "7.1")
def test_each_player_has_every_zone_but_the_stack_which_is_shared() -> None:
    assert [zone.name for zone in ZONES.kinds if zone.shared] == ["stack"]
    assert len(ZONES.kinds) == 7
    assert isinstance(spell(fx.Draw(1)), Spell)


def test_a_back_attack_character_is_played_whenever_a_summon_could_be() -> None:
    scene = table()
    scene.put("hand", forward("Thief", cost=0, keywords=("back attack",)), 1)
    scene.put("hand", forward("Hero", cost=0), 1)
    scene.put("hand", IMP)
    scene.begin("main 1").answer("pass")
    assert (scene.ask.player, scene.offered("play")) == (1, ["Thief"])
    scene.answer("play", "Thief")
    assert scene.names("field", 1) == ["Thief"]


@pytest.mark.clause("setcg", "14.1")
@pytest.mark.clause("setcg", "14.5")
def test_what_cannot_be_done_is_refused_and_the_player_still_has_priority() -> None:
    scene = hand(forward("Hero", cost=9))
    before, asked = scene.state.fingerprint(), scene.ask
    assert not scene.offers("play", "Hero")
    with pytest.raises(Refused):
        scene.game.answer(len(asked.options))
    assert scene.state.fingerprint() == before
    assert scene.ask is asked


@pytest.mark.clause("setcg", "6.1.2")
def test_what_speaks_of_an_opponent_means_the_other_player() -> None:
    scene = hand(summon("Gift", fx.Do((fx.Draw(1), fx.Draw(2, "opponent"))), cost=0))
    scene.answer("summon", "Gift")
    assert (len(scene.cards("hand", 0)), len(scene.cards("hand", 1))) == (2, 2)


@pytest.mark.clause("setcg", "6.3.1.1")
@pytest.mark.clause("setcg", "15.1.1.1.2")
@pytest.mark.clause("setcg", "15.1.1.1.2-bis")
@pytest.mark.parametrize(("effect", "rested"), [(fx.Recover(Target()), False), (fx.Rest(Target()), True)])
def test_an_active_card_can_be_made_active_and_a_dull_one_dulled(effect: fx.Effect, rested: bool) -> None:
    scene = table()
    ox = scene.put("field", forward("Ox"), rested=rested)
    scene.put("hand", summon("Turn", fx.Do((effect, fx.Draw(1))), FORWARDS, cost=0))
    scene.put("hand", IMP)
    scene.begin("main 1").answer("summon", "Turn")
    assert scene.in_play(ox).rested is rested
    assert scene.names("hand") == ["Imp", "Card"]


@pytest.mark.clause("setcg", "6.3.1")
@pytest.mark.clause("setcg", "15.1.1.2.1")
def test_an_effect_dulls_an_active_card_and_makes_a_dull_one_active() -> None:
    scene = table()
    ox = scene.put("field", forward("Ox"))
    for name, effect in (("Down", fx.Rest(Target())), ("Up", fx.Recover(Target()))):
        scene.put("hand", summon(name, effect, FORWARDS, cost=0))
    scene.put("hand", IMP)
    scene.begin("main 1").answer("summon", "Down").answer("pass")
    assert scene.in_play(ox).rested
    scene.answer("summon", "Up")
    assert not scene.in_play(ox).rested
