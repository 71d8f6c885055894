"""What a game may plug into the kernel: its own actions, moves, choices and checks that ask."""

from dataclasses import replace

from rules.engine import atoms
from rules.engine.asks import Ask, Option, Procedure
from rules.engine.context import Context
from rules.engine.definition import Definition
from rules.engine.game import Game
from rules.engine.pending import Pending
from rules.engine.perform import perform
from rules.engine.plan import Step
from rules.engine.queue import settle
from rules.engine.triggers import trigger_on
from rules.engine.verbs import to_each
from rules.engine.zones import ZonePlan
from rules.language import effects as fx
from rules.language.abilities import Triggered
from rules.language.amounts import EventAmount, ResourcesOf, Tallied
from rules.language.conditions import AllHold, Compare, TurnOf
from rules.language.events import Enters
from rules.language.filter_shorthand import cards
from rules.language.references import Chosen, Each
from tests.rules.engine.made_up import HAND, HEAP, TABLE, ZONES, Shouts, Sting, card, ruleset, run, scene

ANT, BEE, CAT = card("Ant"), card("Bee", (2, 2)), card("Cat", (3, 3))
TABLED = cards(zones=("table",))


def table(game: Game, player: int = 0) -> list[int]:
    """Return the cards on a player's table."""
    return game.state.zones[2 * TABLE + player]


def test_an_effect_can_do_what_only_the_game_knows() -> None:
    def sting(game: Game, one: int, source: int) -> Procedure:
        atoms.put_counters(game, one, "sting", 2)
        yield from ()

    game = scene(ANT, rules=replace(ruleset(), verbs={Sting: to_each(sting)}))
    run(game, perform(game, Sting(Each(TABLED)), Context(0, -1, "9")))
    assert game.state.instances[table(game)[0]].counters == {"sting": 2}


def test_a_game_may_have_more_to_say_about_a_move_than_the_move() -> None:
    def relocate(game: Game, cards: list[int], kind: int, bottom: bool, player: int) -> Procedure:
        for one in cards:
            said = yield Ask(player, "where", "9", [Option("there"), Option("heap")])
            atoms.move(game, one, kind if said.verb == "there" else HEAP, bottom=bottom)

    game = scene(ANT, BEE, rules=replace(ruleset(), relocate=relocate))
    ant, bee = table(game)
    run(game, perform(game, fx.MoveTo(Each(TABLED), "hand"), Context(0, -1, "9")), 0, 1)
    assert (game.state.where[ant], game.state.where[bee]) == (2 * HAND, 2 * HEAP)


def test_an_effect_can_shuffle_the_zone_of_the_player_it_means_and_no_other() -> None:
    game = scene(*[ANT] * 12)
    cards = table(game)
    for one in cards[:]:
        atoms.move(game, one, HEAP)
    heap = game.state.zones[2 * HEAP]
    before = list(heap)
    run(game, perform(game, fx.Shuffle("heap", "opponent"), Context(0, -1, "9")))
    assert heap == before
    run(game, perform(game, fx.Shuffle("heap"), Context(0, -1, "9")))
    assert (sorted(heap), heap != before) == (sorted(before), True)


def test_tokens_come_where_an_effect_says_and_the_game_may_bound_them() -> None:
    def create(game: Game, token: Definition, kind: int, player: int, amount: int) -> Procedure:
        for _ in range(min(amount, 2)):
            atoms.create(game, token, kind, player)
        yield from ()

    for rules, count in ((ruleset(), 3), (replace(ruleset(), create=create), 2)):
        game = scene(rules=rules)
        run(game, perform(game, fx.Create(CAT, "table", 3, "opponent"), Context(0, -1, "9")))
        assert [game.state.cards[one].name for one in table(game, 1)] == ["Cat"] * count


def test_a_card_that_a_player_may_not_choose_is_not_offered() -> None:
    rules = replace(ruleset(), may_choose=lambda game, one, player: game.state.cards[one].name != "Ant")
    game = scene(ANT, BEE, CAT, rules=rules)
    asks = run(game, perform(game, fx.Destroy(Chosen(TABLED)), Context(0, -1, "9")), 0)
    assert [game.state.cards[option.card].name for option in asks[0].options] == ["Bee", "Cat"]


def test_an_effect_can_be_as_large_as_the_event_that_triggered_it() -> None:
    game = scene(ANT)
    run(game, perform(game, fx.ChangeLife(EventAmount()), Context(0, -1, "9", amount=3)))
    assert game.state.players[0].life == 13


def test_a_check_that_asks_comes_after_the_plain_ones_and_before_what_waits() -> None:
    def one_card(game: Game) -> Procedure:
        cards = table(game)
        if len(cards) > 1:
            said = yield Ask(0, "which", "9", [Option("drop", one) for one in cards])
            atoms.move(game, said.card, HEAP)

    game = scene(ANT, BEE, CAT, rules=replace(ruleset(), asking_checks=(one_card,)))
    draw = Triggered(Shouts(), fx.ChangeLife(1))
    atoms.push(game, Pending(0, table(game)[0], 1, draw))
    asks = run(game, settle(game, "9"), 0, 0, 0)
    assert [ask.kind for ask in asks] == ["which", "which", "waiting"]
    assert len(table(game)) == 1


def test_abilities_work_only_where_they_are_valid() -> None:
    kinds = tuple(replace(zone, valid=zone.name != "table") for zone in ZONES.kinds)
    watcher = card("Watcher", abilities=(Triggered(Enters(), fx.ChangeLife(1)),))
    for zones, waiting in ((ZONES, 1), (ZonePlan(kinds), 0)):
        game = scene(watcher, rules=replace(ruleset(), zones=zones))
        trigger_on(game, Enters, table(game)[0])
        assert len(game.state.pending) == waiting
        atoms.move(game, table(game)[0], HAND)
        assert not any(game.automatic.values())


def test_a_card_that_became_another_one_is_itself_again_when_it_leaves() -> None:
    game = scene(ANT)
    ant = table(game)[0]
    disguise = BEE.copy()
    disguise.faces = ANT.faces
    atoms.become(game, ant, disguise)
    assert game.state.cards[ant].stats == (2, 2)
    atoms.move(game, ant, HAND)
    assert game.state.cards[ant] is ANT


def test_a_loop_of_forced_answers_is_a_draw() -> None:
    again = Triggered(Shouts(), fx.ChangeLife(0))

    def resolve(game: Game, pending: Pending) -> Procedure:
        atoms.push(game, Pending(0, pending.card, atoms.stamp(game), again))
        yield from ()

    game = scene(
        ANT, hand=(BEE,), rules=replace(ruleset(), resolve=resolve, plan=(Step("loop", "9", _settle),))
    )
    assert game.result is not None
    assert (game.result.winner, game.result.reason) == (-1, "loop")


def _settle(game: Game) -> Procedure:
    atoms.push(game, Pending(0, table(game)[0], 1, Triggered(Shouts())))
    yield from settle(game, "9")


def test_an_effect_can_ask_what_was_counted_this_turn() -> None:
    game = scene(ANT)
    effect = fx.If(Compare(Tallied("life_lost"), ">=", 3), fx.ChangeLife(10))
    at = Context(0, -1, "9")
    atoms.change_life(game, 0, -2)
    run(game, perform(game, effect, at))
    assert game.state.players[0].life == 8
    atoms.damage_player(game, 0, 1)
    run(game, perform(game, effect, at))
    assert game.state.players[0].life == 17
    theirs = fx.If(AllHold((TurnOf(), Compare(Tallied("life_lost"), ">=", 1))), fx.ChangeLife(10))
    atoms.change_life(game, 1, -1)
    run(game, perform(game, theirs, Context(1, -1, "9")))
    assert game.state.players[1].life == 9


def test_an_effect_can_ask_how_much_of_a_resource_there_is_and_produce_up_to_a_bound() -> None:
    game = scene(ANT, rules=replace(ruleset(), most=lambda state, player, resource: 3))
    rich = fx.If(Compare(ResourcesOf("coin"), ">=", 3), fx.ChangeLife(1))
    for produced, held, life in ((2, 2, 10), (2, 3, 11), (-2, 1, 11)):
        run(game, perform(game, fx.Produce("coin", produced), Context(0, -1, "9")))
        run(game, perform(game, rich, Context(0, -1, "9")))
        assert (game.state.players[0].resources[0], game.state.players[0].life) == (held, life)
