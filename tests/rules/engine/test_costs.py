"""Costs of playing, conditions of abilities, and what is known of cards that left, on the made-up game."""

from dataclasses import replace

from rules.engine import atoms
from rules.engine import effects as fx
from rules.engine.abilities import ANY, Ability, Cost, CostChange
from rules.engine.asks import Procedure
from rules.engine.costs import changed_costs, cost_changes, parts
from rules.engine.effects import Change, Lasting
from rules.engine.filters import (
    Condition,
    Counted,
    EventCard,
    Every,
    FigureOf,
    Filter,
    Rolled,
    Targets,
    TheX,
)
from rules.engine.game import Game
from rules.engine.layers import characteristics
from rules.engine.perform import Context, perform
from rules.engine.replacement import Happening, Replacement, replaced
from rules.engine.triggers import trigger
from rules.engine.waiting import Choices
from tests.rules.engine.made_up import HAND, HEAP, TABLE, card, ruleset, run, scene

ANT, BEE, CAT = card("Ant"), card("Bee", (2, 2)), card("Cat", (3, 3))
TABLED = Filter(zones=("table",))
MINE = Filter(zones=("table",), whose="you")


def test_a_cost_is_paid_in_the_order_in_which_it_is_written() -> None:
    cost = Cost(discard=1, then=Cost(resources=((0, 2),), then=Cost(rest=True)))
    assert [(one.discard, one.resources, one.rest) for one in parts(cost)] == [
        (1, (), False),
        (0, ((0, 2),), False),
        (0, (), True),
    ]


def test_a_cost_becomes_another_then_nothing_then_more_then_fewer() -> None:
    other = CostChange(instead=((1, 3),))
    free = CostChange(free=True)
    more = CostChange(more=((0, 1), (ANY, 2)))
    fewer = CostChange(less=((ANY, 1),))
    assert changed_costs(((0, 2),), [other]) == [((1, 3),)]
    assert changed_costs(((0, 2),), [more, free]) == [((ANY, 2), (0, 1))]
    assert changed_costs(((0, 2),), [free, other]) == [()]
    assert changed_costs(((0, 1), (1, 1)), [fewer]) == [((1, 1),), ((0, 1),)]
    assert changed_costs(((0, 1),), [CostChange(less=((0, 5),))]) == [()]
    assert changed_costs(((0, 1),), [CostChange(less=((1, 1),))]) == [((0, 1),)]


def test_static_abilities_and_effects_in_force_change_what_a_card_costs() -> None:
    dear = Change(cost=CostChange(more=((0, 1),)))
    toll = Ability(
        "static", change=dear, affects=Filter(whose="opponent"), when=Condition(TABLED, at_least=2)
    )
    game = scene(card("Toll", abilities=(toll,)), ANT, hand=(BEE,))
    theirs, mine = game.state.zones[2 * HAND + 1][0], game.state.zones[2 * HAND][0]
    assert cost_changes(game, 1, theirs) == [CostChange(more=((0, 1),))]
    assert cost_changes(game, 0, mine) == []
    atoms.move(game, game.state.zones[2 * TABLE][1], HEAP)
    assert cost_changes(game, 1, theirs) == []
    cheap = Change(cost=CostChange(free=True))
    atoms.begin_effect(game, Lasting(-1, 0, 1, "", cheap, "game", None, Filter(name="Bee", whose="you")))
    assert cost_changes(game, 0, mine) == [CostChange(free=True)]


def test_an_ability_with_a_condition_is_there_only_while_the_condition_holds() -> None:
    pack = Ability(
        "static", change=Change(figures=(5, 0)), layer="first", when=Condition(MINE, at_least=2, at_most=2)
    )
    game = scene(card("Wolf", abilities=(pack,)), ANT)
    wolf, ant = game.state.zones[2 * TABLE]
    assert characteristics(game, wolf).figures == (6, 1)
    third = atoms.create(game, BEE, TABLE, 0)
    assert characteristics(game, wolf).figures == (1, 1)
    atoms.move(game, third, HEAP)
    atoms.move(game, ant, HEAP)
    assert characteristics(game, wolf).figures == (1, 1)


def test_an_automatic_ability_with_a_condition_triggers_only_while_it_holds() -> None:
    marked = Condition(mark="keeps:proud", this_turn="cheered", this_game="crowned")
    shout = Ability("automatic", fx.ChangeLife(3), trigger="attacks", when=marked)
    game = scene(card("Herald", abilities=(shout,)))
    herald = game.state.zones[2 * TABLE][0]
    for needed in (
        lambda: atoms.mark(game, herald, "keeps:proud"),
        lambda: atoms.note(game, 0, "cheered"),
        lambda: atoms.note_for_game(game, 0, "crowned"),
    ):
        trigger(game, "attacks", herald)
        assert game.state.pending == []
        needed()
    trigger(game, "attacks", herald)
    assert len(game.state.pending) == 1


def test_one_of_several_conditions_is_enough() -> None:
    either = Condition(or_any_of=(Condition(Filter(name="Bee")), Condition(this_game="crowned")))
    proud = Ability("static", change=Change(figures=(5, 0)), layer="first", when=either)
    game = scene(card("Wolf", abilities=(proud,)))
    wolf = game.state.zones[2 * TABLE][0]
    assert characteristics(game, wolf).figures == (1, 1)
    atoms.note_for_game(game, 0, "crowned")
    assert characteristics(game, wolf).figures == (6, 1)


def test_a_granted_automatic_ability_triggers() -> None:
    shout = Ability("automatic", fx.ChangeLife(3), trigger="attacks")
    game = scene(ANT)
    ant = game.state.zones[2 * TABLE][0]
    grant = fx.Modify(Every(TABLED), Change(abilities=(shout,)), "first")
    run(game, perform(game, grant, Context(0, -1, "9")))
    trigger(game, "attacks", ant)
    assert [one.ability for one in game.state.pending] == [shout]


def test_a_card_becomes_another_or_takes_another_type_and_race() -> None:
    game = scene(ANT)
    ant = game.state.zones[2 * TABLE][0]
    copy = fx.Modify(Every(TABLED), Change(becomes=CAT, races=frozenset({"beast"})), "first")
    run(game, perform(game, copy, Context(0, -1, "9")))
    now = characteristics(game, ant)
    assert (now.name, now.figures, now.races) == ("Cat", (3, 3), {"beast"})
    other = Change(set_types=frozenset({"plant"}), set_races=frozenset({"oak"}))
    run(game, perform(game, fx.Modify(Every(TABLED), other, "second"), Context(0, -1, "9")))
    now = characteristics(game, ant)
    assert (now.types, now.races) == ({"plant"}, {"oak"})


def test_an_effect_of_several_layers_applies_in_each_of_them() -> None:
    game = scene(ANT)
    ant = game.state.zones[2 * TABLE][0]
    oaks = Filter(zones=("table",), races=frozenset({"oak"}))
    bless = fx.Modify(Every(oaks), Change(figures=(2, 0)), "second", wanted=oaks)
    run(game, perform(game, bless, Context(0, -1, "9")))
    grow = fx.Modify(
        Every(TABLED),
        Change(races=frozenset({"oak"})),
        "first",
        also=(("second", Change(set_figures=(7, None))),),
    )
    run(game, perform(game, grow, Context(0, -1, "9")))
    assert characteristics(game, ant).figures == (7, 1)


def test_what_has_left_play_is_known_as_it_last_was_there() -> None:
    game = scene(ANT)
    ant = game.state.zones[2 * TABLE][0]
    grow = fx.Modify(Every(TABLED), Change(figures=(4, 0)), "first")
    run(game, perform(game, grow, Context(0, -1, "9")))
    atoms.move(game, ant, HEAP)
    gain = fx.ChangeLife(FigureOf(EventCard(), 0, 10))
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
    text = fx.Sequence(
        (
            fx.Part(fx.Destroy(Targets()), 1, 1),
            fx.IfWay("loud", fx.ChangeLife(TheX(2))),
            fx.IfWay("soft", fx.ChangeLife(100)),
        )
    )
    run(game, perform(game, text, at))
    assert game.state.zones[2 * TABLE] == [ant, cat]
    assert game.state.players[0].life == 16


def test_what_is_remembered_and_counters_decide_whether_an_effect_is_carried_out() -> None:
    game = scene(ANT)
    ant = game.state.zones[2 * TABLE][0]
    both = Condition(all_of=(Condition(this_game="sun"), Condition(counter="seed", no_counter="rot")))
    gain = fx.If(both, fx.ChangeLife(1))
    lives = []
    for change in (
        fx.Remember("sun"),
        fx.PutCounters(Every(TABLED), "seed"),
        fx.PutCounters(Every(TABLED), "rot"),
        fx.Sequence((fx.PutCounters(Every(TABLED), "rot", -1), fx.Remember("rain", forget=("sun",)))),
    ):
        run(game, perform(game, fx.Sequence((change, gain)), Context(0, ant, "9")))
        lives.append(game.state.players[0].life)
    assert lives == [10, 11, 11, 11]
    assert game.state.players[0].game_counts == {"rain": 1}


def test_a_hand_is_discarded_even_where_it_is_empty_and_damage_and_counters_are_moved() -> None:
    game = scene(ANT, BEE, hand=(CAT, CAT))
    ant, bee = game.state.zones[2 * TABLE]
    twice = fx.IfYouDo(fx.DiscardHand(), fx.ChangeLife(1))
    run(game, perform(game, fx.Sequence((twice, twice)), Context(0, -1, "9")))
    assert (game.state.zones[2 * HAND], game.state.players[0].life) == ([], 12)
    atoms.damage(game, ant, 5)
    some, rest = fx.TakeDamageOff(Every(TABLED), 2), fx.TakeDamageOff(Every(TABLED))
    run(game, perform(game, some, Context(0, -1, "9")))
    assert game.state.instances[ant].damage == 3
    run(game, perform(game, rest, Context(0, -1, "9")))
    assert game.state.instances[ant].damage == 0
    atoms.put_counters(game, ant, "seed", 2)
    give = fx.MoveCounters(Every(Filter(name="Ant")), Every(Filter(name="Bee")), "seed", 5)
    run(game, perform(game, give, Context(0, -1, "9")))
    assert (game.state.instances[ant].counters, game.state.instances[bee].counters) == ({}, {"seed": 2})


def test_dice_are_rolled_once_and_added_up() -> None:
    seen = set()
    for _ in range(20):
        game = scene(ANT)
        for _ in range(len(seen)):
            atoms.roll(game, 6)
        twice = fx.Sequence((fx.ChangeLife(Counted()), fx.ChangeLife(Counted(100))))
        run(game, perform(game, fx.Counting(Rolled(2), twice), Context(0, -1, "9")))
        total = game.state.players[0].life - 10
        assert total % 101 == 0
        assert 2 <= total // 101 <= 12
        seen.add(total)
    assert len(seen) > 1


def test_an_effect_lasts_only_while_its_condition_holds_and_does_not_begin_where_it_does_not() -> None:
    game = scene(ANT)
    ant = game.state.zones[2 * TABLE][0]
    two = Condition(TABLED, at_least=2)
    grow = fx.Modify(Every(Filter(name="Ant")), Change(figures=(4, 0)), "first", "game", when=two)
    run(game, perform(game, grow, Context(0, ant, "9")))
    bee = atoms.create(game, BEE, TABLE, 0)
    assert characteristics(game, ant).figures == (1, 1)
    run(game, perform(game, grow, Context(0, ant, "9")))
    assert characteristics(game, ant).figures == (5, 1)
    atoms.move(game, bee, HEAP)
    assert characteristics(game, ant).figures == (1, 1)


def test_the_game_may_say_who_chooses_among_which_replacements() -> None:
    def nothing(game: Game, happening: Happening, source: int) -> Procedure:
        happening.amount += 1
        yield from ()

    rule = Replacement("one", "5", "damage", lambda game, happening: [0, 1], nothing)
    rules = replace(
        ruleset(("first",), rule),
        who_replaces=lambda game, happening, offers: (1, sorted(offers, key=lambda one: -one.card)),
    )
    game = scene(ANT, ANT, rules=rules)
    happening = Happening("damage", 0, 0, amount=1)
    asks = run(game, replaced(game, happening), 0, 0)
    assert [ask.player for ask in asks] == [1, 1]
    assert [option.card for option in asks[0].options] == [1, 0]
    assert happening.amount == 3
