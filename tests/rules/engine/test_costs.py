"""Costs of playing, conditions of abilities, and what is known of cards that left, on the made-up game."""

from dataclasses import replace

from rules.engine import atoms
from rules.engine.amounts import number
from rules.engine.asks import Procedure
from rules.engine.context import Context
from rules.engine.continuous_effects import Lasting
from rules.engine.costs import changed_costs, cost_changes
from rules.engine.game import Game
from rules.engine.layers import characteristics
from rules.engine.pending import Choices, PaidUnits
from rules.engine.perform import perform
from rules.engine.replacement import ReplaceableEvent, RuleReplacement, replaced
from rules.engine.triggers import trigger_on
from rules.language import effects as fx
from rules.language.abilities import Static, Triggered
from rules.language.amounts import Fixed, KindsPaid, Paid, Rolled, StatOf, Tallied, Times, X
from rules.language.changes import (
    AddRaces,
    AddStats,
    Become,
    ChangeCost,
    GainAbilities,
    SetRaces,
    SetStats,
    SetTypes,
)
from rules.language.conditions import AllHold, AnyHolds, Compare, Fails, Is, PlayedBy, There
from rules.language.costs import Cost, DiscardCards, Pay, RestThis
from rules.language.durations import ALWAYS
from rules.language.events import Attacks, TakesDamage
from rules.language.filter_shorthand import cards
from rules.language.filters import HasCounters, HasStatus
from rules.language.references import Each, Subject, Targets, This
from rules.language.vocabulary import ANY_RESOURCE
from tests.rules.engine.made_up import HAND, HEAP, TABLE, card, ruleset, run, scene

ANT, BEE, CAT = card("Ant"), card("Bee", (2, 2)), card("Cat", (3, 3))
TABLED = cards(zones=("table",))
MINE = cards(zones=("table",), whose="you")


def test_a_cost_is_paid_in_the_order_in_which_it_is_written() -> None:
    cost = Cost((DiscardCards(1), Pay(2, "coin"), Pay(1, "coin"), RestThis()))
    assert cost.parts == (DiscardCards(1), Pay(2, "coin"), Pay(1, "coin"), RestThis())
    assert (cost.resources, cost.rests) == ((("coin", 3),), True)


def test_a_cost_becomes_another_then_nothing_then_more_then_fewer() -> None:
    other = ChangeCost(instead=(("gem", 3),))
    free = ChangeCost(free=True)
    more = ChangeCost(more=(("coin", 1), (ANY_RESOURCE, 2)))
    fewer = ChangeCost(less=((ANY_RESOURCE, 1),))
    assert changed_costs((("coin", 2),), [other]) == [(("gem", 3),)]
    assert changed_costs((("coin", 2),), [more, free]) == [(("any", 2), ("coin", 1))]
    assert changed_costs((("coin", 2),), [free, other]) == [()]
    assert changed_costs((("coin", 1), ("gem", 1)), [fewer]) == [(("gem", 1),), (("coin", 1),)]
    assert changed_costs((("coin", 1),), [ChangeCost(less=(("coin", 5),))]) == [()]
    assert changed_costs((("coin", 1),), [ChangeCost(less=(("gem", 1),))]) == [(("coin", 1),)]


def test_static_abilities_and_effects_in_force_change_what_a_card_costs() -> None:
    dear = (ChangeCost(more=(("coin", 1),)),)
    toll = Static(dear, cards(whose="opponent"), when=There(TABLED, 2))
    game = scene(card("Toll", abilities=(toll,)), ANT, hand=(BEE,))
    theirs, mine = game.state.zones[2 * HAND + 1][0], game.state.zones[2 * HAND][0]
    assert cost_changes(game, 1, theirs) == [ChangeCost(more=(("coin", 1),))]
    assert cost_changes(game, 0, mine) == []
    atoms.move(game, game.state.zones[2 * TABLE][1], HEAP)
    assert cost_changes(game, 1, theirs) == []
    cheap = ChangeCost(free=True)
    atoms.begin_effect(game, Lasting(-1, 0, 1, "", cheap, ALWAYS, None, cards(name="Bee", whose="you")))
    assert cost_changes(game, 0, mine) == [ChangeCost(free=True)]


def test_an_ability_with_a_condition_is_there_only_while_the_condition_holds() -> None:
    pack = Static((AddStats((5, 0)),), layer="first", when=There(MINE, 2, 2))
    game = scene(card("Wolf", abilities=(pack,)), ANT)
    wolf, ant = game.state.zones[2 * TABLE]
    assert characteristics(game, wolf).stats == (6, 1)
    third = atoms.create(game, BEE, TABLE, 0)
    assert characteristics(game, wolf).stats == (1, 1)
    atoms.move(game, third, HEAP)
    atoms.move(game, ant, HEAP)
    assert characteristics(game, wolf).stats == (1, 1)


def test_an_automatic_ability_with_a_condition_triggers_only_while_it_holds() -> None:
    marked = AllHold(
        (
            Is(This(), HasStatus("proud")),
            Compare(Tallied("cheered"), ">=", 1),
            Compare(Tallied("crowned", span="game"), ">=", 1),
        )
    )
    shout = Triggered(Attacks(), fx.ChangeLife(3), when=marked)
    game = scene(card("Herald", abilities=(shout,)))
    herald = game.state.zones[2 * TABLE][0]
    for needed in (
        lambda: atoms.mark(game, herald, "proud"),
        lambda: atoms.note(game, 0, "cheered"),
        lambda: atoms.note_for_game(game, 0, "crowned"),
    ):
        trigger_on(game, Attacks, herald)
        assert game.state.pending == []
        needed()
    trigger_on(game, Attacks, herald)
    assert len(game.state.pending) == 1


def test_one_of_several_conditions_is_enough() -> None:
    either = AnyHolds((There(cards(name="Bee")), Compare(Tallied("crowned", span="game"), ">=", 1)))
    proud = Static((AddStats((5, 0)),), layer="first", when=either)
    game = scene(card("Wolf", abilities=(proud,)))
    wolf = game.state.zones[2 * TABLE][0]
    assert characteristics(game, wolf).stats == (1, 1)
    atoms.note_for_game(game, 0, "crowned")
    assert characteristics(game, wolf).stats == (6, 1)


def test_a_granted_automatic_ability_triggers() -> None:
    shout = Triggered(Attacks(), fx.ChangeLife(3))
    game = scene(ANT)
    ant = game.state.zones[2 * TABLE][0]
    grant = fx.Modify(Each(TABLED), (GainAbilities((shout,)),), layer="first")
    run(game, perform(game, grant, Context(0, -1, "9")))
    trigger_on(game, Attacks, ant)
    assert [one.ability for one in game.state.pending] == [shout]


def test_a_card_becomes_another_or_takes_another_type_and_race() -> None:
    game = scene(ANT)
    ant = game.state.zones[2 * TABLE][0]
    copy = fx.Modify(Each(TABLED), (Become(CAT), AddRaces(frozenset({"beast"}))), layer="first")
    run(game, perform(game, copy, Context(0, -1, "9")))
    now = characteristics(game, ant)
    assert (now.name, now.stats, now.races) == ("Cat", (3, 3), {"beast"})
    other = (SetTypes(frozenset({"plant"})), SetRaces(frozenset({"oak"})))
    run(game, perform(game, fx.Modify(Each(TABLED), other, layer="second"), Context(0, -1, "9")))
    now = characteristics(game, ant)
    assert (now.types, now.races) == ({"plant"}, {"oak"})


def test_an_effect_of_several_layers_applies_in_each_of_them() -> None:
    game = scene(ANT)
    ant = game.state.zones[2 * TABLE][0]
    oaks = cards(zones=("table",), races=frozenset({"oak"}))
    bless = fx.ModifyAll(oaks, (AddStats((2, 0)),), layer="second")
    run(game, perform(game, bless, Context(0, -1, "9")))
    grow = fx.Modify(Each(TABLED), (AddRaces(frozenset({"oak"})), SetStats((7, None))))
    run(game, perform(game, grow, Context(0, -1, "9")))
    assert characteristics(game, ant).stats == (7, 1)


def test_what_has_left_play_is_known_as_it_last_was_there() -> None:
    game = scene(ANT)
    ant = game.state.zones[2 * TABLE][0]
    grow = fx.Modify(Each(TABLED), (AddStats((4, 0)),), layer="first")
    run(game, perform(game, grow, Context(0, -1, "9")))
    atoms.move(game, ant, HEAP)
    gain = fx.ChangeLife(Times(StatOf(Subject(), "attack"), 10))
    run(game, perform(game, gain, Context(0, -1, "9", event_card=ant)))
    assert game.state.players[0].life == 60
    atoms.move(game, ant, TABLE)
    atoms.move(game, ant, HEAP)
    run(game, perform(game, gain, Context(0, -1, "9", event_card=ant)))
    assert game.state.players[0].life == 70


def test_an_x_the_ways_and_the_targets_of_each_text_are_known_as_it_is_carried_out() -> None:
    game = scene(ANT, BEE, CAT)
    ant, bee, cat = game.state.zones[2 * TABLE]
    at = Context(0, -1, "9", (ant, bee, cat), choices=Choices(x=3, ways=("loud",)))
    text = fx.Do(
        (
            fx.Part(fx.Destroy(Targets()), 1, 1),
            fx.If(PlayedBy("loud"), fx.ChangeLife(Times(X(), 2))),
            fx.If(PlayedBy("soft"), fx.ChangeLife(100)),
        )
    )
    run(game, perform(game, text, at))
    assert game.state.zones[2 * TABLE] == [ant, cat]
    assert game.state.players[0].life == 16


def test_units_that_count_as_several_resources_are_paid_once_and_count_as_each() -> None:
    game = scene(ANT)
    paid = PaidUnits(2, ("gold", "silver"), "mines"), PaidUnits(1, ("silver",))
    at = Context(0, -1, "9", choices=Choices(paid=paid))
    asked = Paid(), Paid("gold"), Paid("silver"), Paid("silver", by="mines"), Paid("copper"), KindsPaid()
    assert [number(game, one, at) for one in asked] == [3, 2, 3, 2, 0, 2]


def test_what_is_remembered_and_counters_decide_whether_an_effect_is_carried_out() -> None:
    game = scene(ANT)
    ant = game.state.zones[2 * TABLE][0]
    both = AllHold(
        (
            Compare(Tallied("sun", span="game"), ">=", 1),
            AllHold((Is(This(), HasCounters("seed")), Fails(Is(This(), HasCounters("rot"))))),
        )
    )
    gain = fx.If(both, fx.ChangeLife(1))
    lives = []
    for change in (
        fx.Remember("sun"),
        fx.PutCounters(Each(TABLED), "seed"),
        fx.PutCounters(Each(TABLED), "rot"),
        fx.Do((fx.PutCounters(Each(TABLED), "rot", -1), fx.Remember("rain", forget=("sun",)))),
    ):
        run(game, perform(game, fx.Do((change, gain)), Context(0, ant, "9")))
        lives.append(game.state.players[0].life)
    assert lives == [10, 11, 11, 11]
    assert game.state.players[0].game_counts == {"rain": 1}


def test_a_hand_is_discarded_even_where_it_is_empty_and_damage_and_counters_are_moved() -> None:
    game = scene(ANT, BEE, hand=(CAT, CAT))
    ant, bee = game.state.zones[2 * TABLE]
    twice = fx.IfYouDo(fx.DiscardHand(), fx.ChangeLife(1))
    run(game, perform(game, fx.Do((twice, twice)), Context(0, -1, "9")))
    assert (game.state.zones[2 * HAND], game.state.players[0].life) == ([], 12)
    atoms.damage(game, ant, 5)
    some, rest = fx.Heal(Each(TABLED), 2), fx.Heal(Each(TABLED))
    run(game, perform(game, some, Context(0, -1, "9")))
    assert game.state.instances[ant].damage == 3
    run(game, perform(game, rest, Context(0, -1, "9")))
    assert game.state.instances[ant].damage == 0
    atoms.put_counters(game, ant, "seed", 2)
    give = fx.MoveCounters(Each(cards(name="Ant")), Each(cards(name="Bee")), "seed", 5)
    run(game, perform(game, give, Context(0, -1, "9")))
    assert (game.state.instances[ant].counters, game.state.instances[bee].counters) == ({}, {"seed": 2})


def test_dice_are_rolled_once_and_added_up() -> None:
    seen = set()
    for _ in range(20):
        game = scene(ANT)
        for _ in range(len(seen)):
            atoms.roll(game, 6)
        twice = fx.Do((fx.ChangeLife(Fixed()), fx.ChangeLife(Times(Fixed(), 100))))
        run(game, perform(game, fx.Fix(Rolled(2), twice), Context(0, -1, "9")))
        total = game.state.players[0].life - 10
        assert total % 101 == 0
        assert 2 <= total // 101 <= 12
        seen.add(total)
    assert len(seen) > 1


def test_an_effect_lasts_only_while_its_condition_holds_and_does_not_begin_where_it_does_not() -> None:
    game = scene(ANT)
    ant = game.state.zones[2 * TABLE][0]
    two = There(TABLED, 2)
    grow = fx.Modify(Each(cards(name="Ant")), (AddStats((4, 0)),), ALWAYS, when=two, layer="first")
    run(game, perform(game, grow, Context(0, ant, "9")))
    bee = atoms.create(game, BEE, TABLE, 0)
    assert characteristics(game, ant).stats == (1, 1)
    run(game, perform(game, grow, Context(0, ant, "9")))
    assert characteristics(game, ant).stats == (5, 1)
    atoms.move(game, bee, HEAP)
    assert characteristics(game, ant).stats == (1, 1)


def test_the_game_may_say_who_chooses_among_which_replacements() -> None:
    def nothing(game: Game, event: ReplaceableEvent, source: int) -> Procedure:
        event.amount += 1
        yield from ()

    rule = RuleReplacement("one", "5", TakesDamage, lambda game, event: [0, 1], nothing)
    rules = replace(
        ruleset(("first",), rule),
        who_replaces=lambda game, event, offers: (1, sorted(offers, key=lambda one: -one.card)),
    )
    game = scene(ANT, ANT, rules=rules)
    event = ReplaceableEvent(TakesDamage, 0, 0, amount=1)
    asks = run(game, replaced(game, event), 0, 0)
    assert [ask.player for ask in asks] == [1, 1]
    assert [option.card for option in asks[0].options] == [1, 0]
    assert event.amount == 3
