"""Abilities and the stack (6.4, 11.6 to 11.12): using them, triggering, resolving, EX Bursts."""

from dataclasses import replace

import pytest

from rules.engine.asks import Procedure
from rules.engine.events import Damaged
from rules.engine.game import Game
from rules.engine.triggers import moment
from rules.engine.verbs import to_each
from rules.games.setcg.keywords import power
from rules.games.setcg.nodes import Freeze
from rules.games.setcg.play import RULESET
from rules.language import effects as fx
from rules.language.abilities import Spell, Static
from rules.language.amounts import Share
from rules.language.changes import AddStats, SetStats
from rules.language.conditions import There
from rules.language.costs import Cost, DiscardCards, PutThisAway, RestThis
from rules.language.filter_shorthand import cards
from rules.language.references import Chosen, Each, Subject, Target, This
from tests.rules.printed import written
from tests.rules.scenes import Scene
from tests.rules.setcg.play.made_up import (
    FORWARDS,
    WOOD,
    action,
    bolt,
    forward,
    other,
    summon,
    table,
    when,
)

IMP = other("monster", "Imp", cost=0, element="shine")
RAIN = summon("Rain", fx.Draw(1), cost=0)
TAP = Cost((RestThis(),))
BURN = fx.DealDamage(Target(), 3000)


def main(scene: Scene) -> Scene:
    """Begin a first main phase that stays open, in which both can answer what is on the stack."""
    for player in (0, 1):
        scene.put("hand", RAIN, player)
    scene.put("hand", IMP)
    return scene.begin("main 1")


@pytest.mark.clause("setcg", "11.7.1")
@pytest.mark.clause("setcg", "11.7.2")
@pytest.mark.clause("setcg", "11.7.3")
@pytest.mark.clause("setcg", "11.7.4")
@pytest.mark.clause("setcg", "11.7.11")
@pytest.mark.clause("setcg", "11.6.4")
@pytest.mark.clause("setcg", "15.1.1.2.1")
def test_an_action_ability_is_paid_for_and_goes_on_the_stack() -> None:
    scene = table()
    sage = scene.put("field", forward("Sage", abilities=(action(fx.Draw(1), TAP),)))
    main(scene).answer("use", "Sage")
    assert scene.in_play(sage).rested
    assert [one.card for one in scene.state.pending] == [sage]
    assert scene.ask.player == 0
    scene.do("pass", "pass")
    assert scene.state.pending == []
    assert len(scene.cards("hand")) == 3


@pytest.mark.clause("setcg", "11.7.5")
@pytest.mark.clause("setcg", "11.8.5")
@pytest.mark.clause("setcg", "11.7.12")
@pytest.mark.clause("setcg", "11.8.12")
@pytest.mark.clause("setcg", "11.6.7")
def test_an_ability_with_nothing_to_choose_or_that_cannot_be_paid_cannot_be_attempted() -> None:
    burns = (action(BURN, TAP, cards(zones=("field",), types=frozenset({"forward"}), whose="opponent")),)
    scene = table()
    scene.put("field", other("monster", "Sage", abilities=burns))
    scene.put("field", forward("Mine"))
    assert not main(scene).offers("use")
    scene = table()
    scene.put("field", other("monster", "Sage", abilities=burns))
    scene.put("field", other("monster", "Dull", abilities=burns), rested=True)
    for name in ("Foe", "Fiend"):
        scene.put("field", forward(name), 1)
    assert main(scene).offered("use") == ["Sage"]
    scene.answer("use", "Sage")
    assert scene.offered("choose") == ["Foe", "Fiend"]


@pytest.mark.clause("setcg", "11.7.2.1.2")
@pytest.mark.clause("setcg", "11.8.2.1.2")
@pytest.mark.clause("setcg", "15.2.2.3")
@pytest.mark.parametrize(
    ("kind", "entered", "keywords", "usable"),
    [
        ("forward", 5, (), False),
        ("forward", 4, (), True),
        ("forward", 5, ("haste",), True),
        ("backup", 5, (), False),
        ("monster", 5, (), True),
    ],
)
def test_a_card_that_came_this_turn_is_not_dulled_for_its_ability_but_with_haste_or_as_a_monster(
    kind: str, entered: int, keywords: tuple[str, ...], usable: bool
) -> None:
    scene = table()
    abilities = (action(fx.Draw(1), TAP),)
    sage = (
        forward("Sage", keywords=keywords, abilities=abilities)
        if kind == "forward"
        else other(kind, "Sage", keywords=keywords, abilities=abilities)
    )
    scene.put("field", sage, entered=entered)
    assert main(scene).offers("use", "Sage") is usable


@pytest.mark.clause("setcg", "11.7.2.1.3")
@pytest.mark.clause("setcg", "11.8.2.1.3")
def test_only_who_controls_a_card_can_use_its_ability_and_put_it_into_the_break_zone_for_it() -> None:
    scene = table()
    gift = (action(fx.Draw(2), Cost((PutThisAway(),))),)
    scene.put("field", forward("Theirs", abilities=gift), 1)
    mine = scene.put("field", forward("Mine", abilities=gift))
    assert main(scene).offered("use") == ["Mine"]
    scene.answer("use", "Mine")
    assert scene.zone_of(mine) == "break zone"
    scene.do("pass", "pass")
    assert len(scene.cards("hand")) == 4


@pytest.mark.clause("setcg", "11.8.2")
@pytest.mark.clause("setcg", "11.8.3")
@pytest.mark.clause("setcg", "11.8.4")
@pytest.mark.clause("setcg", "11.8.11")
def test_an_ability_that_costs_a_discarded_card_takes_it_before_it_is_on_the_stack() -> None:
    scene = table()
    sage = scene.put("field", forward("Sage", abilities=(action(fx.Draw(1), Cost((DiscardCards(1),))),)))
    scene.put("hand", WOOD)
    main(scene).answer("use", "Sage").answer("discard", "Wood")
    assert scene.names("break zone") == ["Wood"]
    assert [one.card for one in scene.state.pending] == [sage]


@pytest.mark.clause("setcg", "11.6.7")
@pytest.mark.clause("setcg", "11.7.12")
def test_an_ability_that_can_be_used_once_a_turn_is_not_offered_again() -> None:
    scene = table()
    scene.put("field", forward("Sage", abilities=(action(fx.Draw(1), Cost(), once_a_turn=True),)))
    main(scene).answer("use", "Sage").do("pass", "pass")
    assert not scene.offers("use")


@pytest.mark.clause("setcg", "11.6.5")
@pytest.mark.clause("setcg", "6.4.2")
@pytest.mark.clause("setcg", "11.12.3")
def test_an_ability_on_the_stack_resolves_though_its_card_is_gone() -> None:
    scene = table()
    scene.put("field", forward("Sage", 3000, abilities=(action(fx.Draw(2), TAP),)))
    scene.put("hand", bolt(cost=0), 1)
    main(scene).answer("use", "Sage").answer("pass").answer("summon", "Bolt").do("pass", "pass")
    assert scene.cards("field") == []
    assert len(scene.state.pending) == 1
    scene.do("pass", "pass")
    assert len(scene.cards("hand")) == 4


@pytest.mark.clause("setcg", "11.12.1")
@pytest.mark.clause("setcg", "11.1.7")
def test_what_went_on_the_stack_last_resolves_first() -> None:
    scene = table()
    scene.put("field", forward("Calf", 3000))
    grow = fx.Modify(Target(), (AddStats((9000,)),), layer="power")
    scene.put("hand", summon("Grow", grow, FORWARDS, cost=0), 1)
    scene.put("hand", bolt(cost=0))
    main(scene).answer("summon", "Bolt").answer("pass").answer("summon", "Grow")
    scene.do("pass", "pass", "pass", "pass")
    assert scene.names("field") == ["Calf"]
    assert scene.in_play(scene.cards("field")[0]).damage == 5000


@pytest.mark.clause("setcg", "11.12.4")
def test_a_text_is_carried_out_in_its_order() -> None:
    scene = table(3)
    scene.put("hand", WOOD)
    scene.put("hand", summon("Tide", fx.Do((fx.Discard(9), fx.Draw(2))), cost=0))
    scene.put("field", other("monster", "Sage", abilities=(action(fx.Draw(1), TAP),)))
    scene.begin("main 1").answer("summon", "Tide").do("pass")
    assert scene.names("hand") == ["Card", "Card"]


@pytest.mark.clause("setcg", "11.12.4.1")
@pytest.mark.clause("setcg", "11.12.6")
def test_a_choice_that_is_no_target_is_made_on_resolving_by_whom_the_text_names() -> None:
    scene = table()
    for name in ("Foe", "Fiend"):
        scene.put("field", forward(name), 1)
    theirs = Chosen(cards(zones=("field",), types=frozenset({"forward"}), whose="opponent"), by="opponent")
    scene.put("hand", summon("Doom", fx.Destroy(theirs), cost=0))
    main(scene).answer("summon", "Doom")
    assert scene.ask.kind == "main"
    scene.do("pass", "pass")
    assert (scene.ask.kind, scene.ask.player) == ("choose_cards", 1)
    scene.answer("choose", "Foe")
    assert scene.names("field", 1) == ["Fiend"]


@pytest.mark.clause("setcg", "11.12.10")
def test_a_resolved_ability_is_off_the_stack() -> None:
    scene = table()
    scene.put("field", forward("Sage", abilities=(action(fx.Draw(1), TAP),)))
    main(scene).answer("use", "Sage").do("pass", "pass")
    assert scene.state.pending == []
    assert scene.names("field") == ["Sage"]


@pytest.mark.clause("setcg", "11.2.3")
def test_a_chosen_card_that_has_left_is_not_touched() -> None:
    scene = table()
    calf = scene.put("field", forward("Calf", 3000), 1)
    scene.put("hand", bolt(cost=0))
    back = summon("Home", fx.MoveTo(Target(), "hand"), FORWARDS, cost=0)
    scene.put("hand", back, 1)
    main(scene).answer("summon", "Bolt").answer("pass").answer("summon", "Home").do("pass", "pass")
    assert scene.zone_of(calf) == "hand"
    scene.do("pass", "pass")
    assert scene.zone_of(calf) == "hand"
    assert "Bolt" in scene.names("break zone")


@pytest.mark.clause("setcg", "11.9.1")
@pytest.mark.clause("setcg", "11.9.2")
@pytest.mark.clause("setcg", "11.9.3")
@pytest.mark.clause("setcg", "11.9.5")
@pytest.mark.clause("setcg", "11.9.6")
def test_an_auto_ability_triggers_each_time_its_event_happens_for_its_cards_controller() -> None:
    scene = table()
    greets = when("enters", fx.Draw(1), watches=cards(zones=("field",), other=True))
    scene.put("field", forward("Host", abilities=(greets,)), 1)
    for name in ("Ann", "Ben"):
        scene.put("hand", other("monster", name, cost=0))
    main(scene).answer("play", "Ann")
    assert [one.controller for one in scene.state.pending] == [1]
    scene.do("pass", "pass").answer("play", "Ben").do("pass", "pass")
    assert len(scene.cards("hand", 1)) == 3


@pytest.mark.clause("setcg", "11.9.7")
@pytest.mark.clause("setcg", "6.1.4")
def test_the_turn_player_stacks_their_triggered_abilities_in_their_order_below_the_others() -> None:
    scene = table()
    for player, names in ((0, ("Ann", "Ben")), (1, ("Cat",))):
        for name in names:
            greets = when("enters", fx.Draw(1), watches=cards(zones=("field",), types=frozenset({"monster"})))
            scene.put("field", other("backup", name, abilities=(greets,)), player)
    main(scene).answer("play", "Imp")
    assert (scene.ask.kind, scene.offered("stack")) == ("order_triggers", ["Ann", "Ben"])
    scene.answer("stack", "Ben")
    assert [scene.state.cards[one.card].name for one in scene.state.pending] == ["Ben", "Ann", "Cat"]
    assert scene.ask.player == 0


@pytest.mark.clause("setcg", "11.9.8")
@pytest.mark.clause("setcg", "11.9.4")
def test_an_auto_ability_chooses_when_it_is_stacked_and_without_a_choice_comes_off_at_once() -> None:
    theirs = cards(zones=("field",), types=frozenset({"forward"}), whose="opponent")
    hero = other("monster", "Hero", cost=0, abilities=(when("enters", BURN, targets=(theirs,)),))
    scene = table()
    scene.put("hand", hero)
    main(scene).answer("play", "Hero")
    assert scene.state.pending == []
    scene = table()
    scene.put("hand", hero)
    for name in ("Foe", "Fiend"):
        scene.put("field", forward(name), 1)
    main(scene).answer("play", "Hero")
    assert (scene.ask.kind, scene.ask.clause) == ("choose", "11.9.8")
    scene.answer("choose", "Fiend")
    assert len(scene.state.pending) == 1


@pytest.mark.clause("setcg", "11.9.14")
@pytest.mark.clause("setcg", "11.12.2")
def test_a_conditional_auto_ability_asks_for_its_condition_when_it_triggers_and_when_it_resolves() -> None:
    needed = cards(zones=("field",), types=frozenset({"forward"}), whose="opponent")
    hero = other("monster", "Hero", cost=0, abilities=(when("enters", fx.Draw(1), condition=There(needed)),))
    scene = table()
    scene.put("hand", hero)
    main(scene).answer("play", "Hero")
    assert scene.state.pending == []
    scene = table()
    scene.put("hand", hero)
    scene.put("hand", bolt(cost=0))
    scene.put("field", forward("Foe"), 1)
    main(scene).answer("play", "Hero")
    assert len(scene.state.pending) == 1
    scene.answer("summon", "Bolt").do("pass", "pass", "pass", "pass")
    assert scene.cards("field", 1) == []
    assert sorted(scene.names("hand")) == ["Imp", "Rain"]


@pytest.mark.clause("setcg", "11.9.15")
def test_whether_to_do_what_one_may_is_said_on_resolving() -> None:
    hero = other("monster", "Hero", cost=0, abilities=(when("enters", fx.Draw(1), optional=True),))
    for said, drawn in (("yes", 1), ("no", 0)):
        scene = table()
        scene.put("hand", hero)
        main(scene).answer("play", "Hero")
        assert (scene.ask.kind, len(scene.state.pending)) == ("main", 1)
        scene.do("pass", "pass")
        assert (scene.ask.kind, scene.ask.player) == ("may", 0)
        scene.answer(said)
        assert len(scene.cards("hand")) == 2 + drawn


@pytest.mark.clause("setcg", "11.9.17")
@pytest.mark.clause("setcg", "11.9.17.1")
def test_an_ability_about_a_card_that_came_and_went_does_nothing_to_it() -> None:
    grow = when("enters", fx.PutCounters(Subject(), "mark"), watches=cards(zones=("field",), other=True))
    scene = table()
    scene.put("field", other("monster", "Host", abilities=(grow,)))
    scene.put("hand", forward("Hero", 3000, cost=0))
    scene.put("hand", bolt(cost=0), 1)
    main(scene).answer("play", "Hero").answer("pass").answer("summon", "Bolt").do("pass", "pass")
    assert "Hero" in scene.names("break zone")
    scene.do("pass", "pass")
    assert scene.names("field") == ["Host"]


@pytest.mark.clause("setcg", "11.10.1")
@pytest.mark.clause("setcg", "11.10.4")
@pytest.mark.clause("setcg", "11.13.4.4")
@pytest.mark.clause("setcg", "11.13.4.5")
def test_a_field_ability_holds_while_its_card_is_on_the_field_without_the_stack() -> None:
    banner = Static((AddStats((2000,)),), FORWARDS, layer="power")
    flag = other("monster", "Flag", cost=0, abilities=(banner,))
    scene = table()
    scene.put("hand", flag)
    scene.put("hand", bolt(6000, cost=0))
    scene.put("hand", forward("Late", 1000, cost=0))
    scene.put("field", forward("Calf", 5000))
    main(scene).answer("play", "Flag")
    assert scene.state.pending == []
    scene.answer("summon", "Bolt").do("pass", "pass")
    assert "Calf" in scene.names("field")
    scene.answer("play", "Late")
    assert power(scene.game, scene.cards("field")[-1]) == 3000


@pytest.mark.clause("setcg", "11.10.1")
@pytest.mark.clause("setcg", "11.13.4.4")
@pytest.mark.clause("setcg", "11.13.4.10")
@pytest.mark.parametrize(("first", "strength"), [("Flag", 9000), ("Ghost", 8000)])
def test_a_field_ability_that_names_another_zone_holds_there_from_the_time_its_card_entered_it(
    first: str, strength: int
) -> None:
    flag = other("monster", "Flag", cost=0, abilities=(Static((SetStats((8000,)),), FORWARDS),))
    told = Static((AddStats((1000,)),), FORWARDS, zones=("break zone",), only_there=True)
    ghost = other("monster", "Ghost", cost=0, abilities=written("setcg", told))
    bury = summon("Bury", fx.MoveTo(Each(cards(zones=("field",), name="Ghost")), "break zone"), cost=0)
    scene = table()
    scene.put("hand", flag)
    scene.put("hand", bury)
    scene.put("field", ghost)
    calf = scene.put("field", forward("Calf", 5000))
    main(scene)
    for name in (first, *({"Flag", "Ghost"} - {first})):
        if name == "Flag":
            scene.answer("play", "Flag")
        else:
            scene.answer("summon", "Bury").do("pass", "pass")
    assert power(scene.game, calf) == strength
    assert scene.names("break zone") == ["Ghost", "Bury"]


def hit(*top: object) -> Scene:
    """An attack that will not be blocked, on a player with these cards on top of the deck."""
    scene = table()
    for card in reversed(top):
        scene.put("deck", card, 1)  # type: ignore[arg-type]
    scene.put("field", forward("Knight", 9000))
    for player in (0, 1):
        scene.put("hand", RAIN, player)
    return scene.begin("attack declaration").answer("attack", "Knight").do("pass", "pass", "pass", "pass")


@pytest.mark.clause("setcg", "6.5.1")
@pytest.mark.clause("setcg", "6.5.2")
@pytest.mark.clause("setcg", "7.13.1")
def test_damage_puts_the_top_card_of_the_deck_into_the_damage_zone() -> None:
    scene = hit(WOOD)
    assert scene.names("damage zone", 1) == ["Wood"]


@pytest.mark.clause("setcg", "6.5.2.1")
@pytest.mark.clause("setcg", "11.11.1")
@pytest.mark.clause("setcg", "11.11.2")
def test_an_ex_burst_may_be_used_at_once_and_nobody_can_answer_it() -> None:
    burning = summon("Fire", BURN, FORWARDS, marks=("ex burst",))
    scene = hit(burning)
    assert (scene.ask.kind, scene.ask.player) == ("ex_burst", 1)
    scene.answer("yes")
    assert scene.in_play(scene.cards("field")[0]).damage == 3000
    assert scene.names("damage zone", 1) == ["Fire"]
    assert scene.state.pending == []
    declined = hit(burning).answer("no")
    assert declined.in_play(declined.cards("field")[0]).damage == 0


@pytest.mark.clause("setcg", "11.11.2")
def test_a_card_without_ex_burst_does_nothing_when_it_is_turned_over() -> None:
    assert hit(summon("Fire", BURN, FORWARDS)).ask.kind == "attack_priority"


@pytest.mark.clause("setcg", "11.11.3")
def test_of_a_characters_ex_burst_only_what_follows_its_condition_is_carried_out() -> None:
    enters = when("enters", fx.Draw(2), name="ex burst")
    other_one = when("enters", fx.Draw(5))
    hero = forward("Hero", marks=("ex burst",), abilities=(other_one, enters))
    scene = hit(hero)
    before = len(scene.cards("hand", 1))
    scene.answer("yes")
    assert len(scene.cards("hand", 1)) == before + 2
    assert scene.names("damage zone", 1) == ["Hero"]


@pytest.mark.clause("setcg", "11.11.3")
@pytest.mark.clause("setcg", "11.2.9")
def test_an_ex_burst_that_divides_damage_lets_its_player_allot_it() -> None:
    each = fx.Do(tuple(fx.DealDamage(Target(place), Share(place)) for place in range(2)))
    splash = Spell(each, targets=(FORWARDS, FORWARDS), divides=5000, step=1000)
    scene = table()
    scene.put("deck", other("summon", "Splash", abilities=(splash,), marks=("ex burst",)), 1)
    scene.put("field", forward("Knight", 9000))
    scene.put("field", forward("Squire", 9000))
    scene.begin("attack declaration").answer("attack", "Knight").until("ex_burst")
    scene.answer("yes").answer("choose", "Knight")
    assert (scene.ask.kind, scene.ask.player) == ("divide", 1)
    scene.answer("allot", "Knight", 2000)
    assert [scene.in_play(card).damage for card in scene.cards("field")] == [2000, 3000]


@pytest.mark.clause("setcg", "6.5.2.1")
@pytest.mark.clause("setcg", "6.5.3")
def test_of_two_damage_the_first_ones_burst_is_over_before_the_second_card_is_turned() -> None:
    scene = table()
    drawing = summon("Well", fx.Draw(1), marks=("ex burst",))
    for card in (WOOD, IMP, drawing):
        scene.put("deck", card, 1)
    scene.put("hand", summon("Blast", fx.DealDamageToPlayer(2), cost=0))
    scene.put("hand", IMP)
    scene.begin("main 1").answer("summon", "Blast")
    assert scene.names("damage zone", 1) == ["Well"]
    scene.answer("yes")
    assert scene.names("hand", 1) == ["Imp"]
    assert scene.names("damage zone", 1) == ["Well", "Wood"]


@pytest.mark.clause("setcg", "15.1.1.3.1")
@pytest.mark.clause("setcg", "15.1.1.3.2")
def test_breaking_triggers_what_waits_for_it_and_being_put_into_the_break_zone_does_not() -> None:
    watcher = other(
        "monster",
        "Vulture",
        abilities=(when("destroyed", fx.Draw(1), watches=cards(types=frozenset({"forward"}))),),
    )
    weaken = fx.Modify(Each(FORWARDS), (AddStats((-3000,)),), layer="power")
    burn = fx.DealDamage(Each(FORWARDS), 3000)
    for effect, drawn in ((fx.Destroy(Each(FORWARDS)), 1), (burn, 1), (weaken, 0)):
        scene = table()
        scene.put("field", watcher)
        scene.put("field", forward("Calf", 3000), 1)
        scene.put("hand", summon("Doom", effect, cost=0))
        main(scene).answer("summon", "Doom").do("pass", "pass")
        scene.until("main", 0)
        assert scene.names("break zone", 1) == ["Calf"]
        assert len(scene.state.pending) == drawn


@pytest.mark.clause("setcg", "5.2.4.1")
def test_a_card_that_names_itself_means_itself_and_not_another_of_that_name() -> None:
    scene = table()
    copy = scene.put("field", forward("Sage", marks=("common soldier",)), rested=True)
    sage = scene.put("field", forward("Sage", abilities=(action(fx.Recover(This()), Cost()),)), rested=True)
    main(scene).answer("use", "Sage").do("pass", "pass")
    assert not scene.in_play(sage).rested
    assert scene.in_play(copy).rested


@pytest.mark.clause("setcg", "11.7.6")
@pytest.mark.clause("setcg", "11.8.6")
def test_which_of_its_effects_an_ability_has_is_said_when_it_is_used() -> None:
    scene = table()
    either = fx.ChooseOne((fx.Draw(1), fx.Draw(3)))
    scene.put("field", forward("Sage", abilities=(action(either, TAP),)))
    main(scene).answer("use", "Sage")
    assert (scene.ask.kind, len(scene.state.pending)) == ("choose_effect", 0)
    scene.game.answer(1)
    scene.do("pass", "pass")
    assert len(scene.cards("hand")) == 5


@pytest.mark.clause("setcg", "13.2")
def test_a_loop_that_a_player_could_stop_is_stopped_by_that_player() -> None:
    scene = table()
    scene.put("field", forward("Sage", abilities=(action(fx.Recover(This()), Cost()),)))
    scene.put("hand", IMP, 1)
    scene.begin("main 1")
    for _ in range(400):
        if scene.ask.player == 1:
            break
        scene.answer("use" if scene.offers("use") and not scene.state.pending else "pass")
    assert scene.state.turn == 6


@pytest.mark.clause("setcg", "13.1")
def test_abilities_that_trigger_one_another_for_ever_with_nobody_choosing_are_a_draw() -> None:
    echo = when("echo", Freeze(This()))

    def sound(game: Game, card: int, source: int) -> Procedure:
        moment(game, "echo")
        yield from ()

    scene = table()
    scene.game.rules = replace(RULESET, verbs={Freeze: to_each(sound)})
    scene.put("field", forward("Bell", abilities=(echo, action(Freeze(This()), TAP))))
    scene.put("hand", IMP)
    scene.begin("main 1").answer("use", "Bell")
    assert scene.ending == (-1, "loop")


@pytest.mark.clause("setcg", "6.4.1")
@pytest.mark.clause("setcg", "11.12.8")
def test_the_source_of_an_ability_is_its_card_which_does_what_the_ability_says() -> None:
    scene = table()
    burning = action(BURN, TAP, FORWARDS)
    sage = scene.put("field", forward("Sage", 9000, abilities=(burning, when("deals_damage", fx.Draw(1)))))
    main(scene).record(Damaged).answer("use", "Sage").do("pass", "pass")
    assert [event.source for event in scene.log if isinstance(event, Damaged)] == [sage]
    assert [(one.card, one.ability) for one in scene.state.pending] == [
        (sage, when("deals_damage", fx.Draw(1)))
    ]


@pytest.mark.clause("setcg", "11.9.17.2")
def test_an_ability_about_a_card_that_came_and_is_in_a_hand_now_does_not_find_it() -> None:
    removes = when("enters", fx.MoveTo(Subject(), "outside"), watches=cards(zones=("field",), other=True))
    scene = table()
    scene.put("field", other("monster", "Host", abilities=(removes,)))
    hero = scene.put("hand", forward("Hero", 3000, cost=0))
    scene.put("hand", summon("Home", fx.MoveTo(Target(), "hand"), FORWARDS, cost=0), 1)
    main(scene).answer("play", "Hero").answer("pass").answer("summon", "Home").do("pass", "pass")
    assert scene.zone_of(hero) == "hand"
    scene.do("pass", "pass")
    assert scene.zone_of(hero) == "hand"


@pytest.mark.clause("setcg", "7.6")
@pytest.mark.clause("setcg", "6.2.2")
def test_a_card_brought_in_from_outside_is_its_owners_and_stays_in_the_game() -> None:
    lost = cards(zones=("outside",))
    scene = table()
    ox = scene.put("outside", forward("Ox", 0, cost=0), 1)
    scene.put("hand", summon("Call", fx.MoveTo(Target(), "field"), lost, cost=0))
    main(scene).answer("summon", "Call").do("pass", "pass")
    assert scene.state.owners[ox] == 1
    assert scene.cards("break zone", 1) == [ox]
