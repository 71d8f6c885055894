"""Later abilities, states that trigger, dividing, chance, looking and counting, on the made-up game."""

import pytest

from rules.engine import atoms
from rules.engine.context import Context, resolution_context
from rules.engine.division import allot, can_divide, divide, fewest
from rules.engine.game import Game
from rules.engine.layers import characteristics
from rules.engine.pending import Choices
from rules.engine.perform import perform
from rules.engine.queue import settle
from rules.engine.state import State
from rules.engine.triggers import moment, state_triggers, trigger_on
from rules.engine.verbs import to_each
from rules.engine.views import sees_card
from rules.language import effects as fx
from rules.language.abilities import Spell, Static, Triggered
from rules.language.amounts import Count, DividedBy, Fixed, Share, Times
from rules.language.changes import AddStats, SetStats
from rules.language.conditions import Compare, There
from rules.language.durations import ALWAYS, END_OF_TURN, Duration
from rules.language.events import Becomes, Moment
from rules.language.filter_shorthand import cards
from rules.language.references import AtRandom, Chosen, Each, It, Target, Top
from tests.rules.engine.made_up import HAND, HEAP, TABLE, ZONES, Hit, Inspect, card, run, scene

ANT, BEE, CAT = card("Ant"), card("Bee", (2, 2)), card("Cat", (3, 3))
TABLED = cards(zones=("table",))
HELD = cards(zones=("hand",), whose="you")


def at(player: int = 0, **more: object) -> Context:
    """Return where an effect of a player stands."""
    return Context(player, -1, "9", **more)  # type: ignore[arg-type]


def do(game: Game, effect: fx.Effect, *answers: int, player: int = 0) -> list[object]:
    """Carry out an effect of a player, answer what it asks, and return the questions."""
    return [*run(game, perform(game, effect, at(player)), *answers)]


@pytest.mark.parametrize(("until", "times"), [(ALWAYS, 1), (END_OF_TURN, 3)])
def test_a_later_ability_triggers_once_unless_it_has_an_end(until: Duration, times: int) -> None:
    game = scene(ANT)
    do(game, fx.Later(Triggered(Moment("dawn"), fx.ChangeLife(1)), until=until))
    for _ in range(3):
        moment(game, "dawn")
    assert len(game.state.pending) == times
    atoms.end_effects(game, END_OF_TURN)
    moment(game, "dawn")
    assert len(game.state.pending) == times


def test_a_later_ability_keeps_a_card_in_mind_until_it_moves() -> None:
    game = scene(ANT, BEE)
    ant, bee = game.state.zones[2 * TABLE]
    for name in ("Ant", "Bee"):
        keeps = Each(cards(zones=("table",), name=name))
        do(game, fx.Later(Triggered(Moment("dawn"), fx.Destroy(It())), keeps))
    atoms.move(game, ant, HAND)
    atoms.move(game, ant, TABLE, controller=0)
    moment(game, "dawn")
    kept = [[one.card for one in dict(pending.kept)["it"]] for pending in game.state.pending]
    assert kept == [[ant], [bee]]
    for pending in game.state.pending:
        run(game, perform(game, fx.Destroy(It()), resolution_context(game, pending, "9")))
    assert game.state.zones[2 * TABLE] == [ant]


def test_a_later_ability_waits_for_the_cards_it_keeps_or_for_those_it_watches() -> None:
    game = scene(ANT, BEE)
    ant, bee = game.state.zones[2 * TABLE]
    do(game, fx.Later(Triggered(Hit(), fx.NOTHING), Each(cards(name="Ant"))))
    watches = cards(zones=("table",), name="Bee")
    do(game, fx.Later(Triggered(Hit(watches), fx.NOTHING)))
    trigger_on(game, Hit, bee)
    assert [one.event_card for one in game.state.pending] == [bee]
    trigger_on(game, Hit, ant)
    assert [one.event_card for one in game.state.pending] == [bee, ant]


def test_a_position_is_copied_with_what_comes_later_and_what_is_shown() -> None:
    game = scene(ANT, hand=(BEE,))
    do(game, fx.Later(Triggered(Moment("dawn"), fx.ChangeLife(1))))
    atoms.show(game, [game.state.zones[2 * HAND][0]], (1,))
    copy: State = game.state.copy()
    assert (copy.delayed, copy.shown) == (game.state.delayed, game.state.shown)
    assert copy.fingerprint() == game.state.fingerprint()
    atoms.end_delayed(game, game.state.delayed[0])
    assert copy.fingerprint() != game.state.fingerprint()


def test_a_moment_of_a_player_triggers_only_what_is_theirs() -> None:
    dawn = Triggered(Moment("dawn", "you"), fx.ChangeLife(1))
    game = scene(card("Cock", abilities=(dawn,)))
    do(game, fx.Later(dawn), player=1)
    moment(game, "dawn", 0)
    assert [one.controller for one in game.state.pending] == [0]
    moment(game, "dawn", 1)
    assert [one.controller for one in game.state.pending] == [0, 1]


def test_a_state_triggers_as_it_comes_about_and_anew_only_after_it_ended() -> None:
    empty = There(HELD, 0, 0)
    lonely = Triggered(Becomes(empty), fx.ChangeLife(1))
    game = scene(card("Monk", abilities=(lonely,)), deck=(ANT, ANT, ANT))
    assert state_triggers(game)
    assert not state_triggers(game), "it waits already"
    run(game, settle(game, "9"), 0)
    assert not state_triggers(game), "the state goes on"
    do(game, fx.Do((fx.Draw(1), fx.MoveTo(Each(HELD), "heap"), fx.Draw(1))))
    assert len(game.state.pending) == 1, "it came about in the middle of an effect"


@pytest.mark.parametrize(
    ("amount", "step", "least", "answers", "given"),
    [(5, 1, 1, (0, 0), [3, 1, 1]), (5, 1, 1, (2, 1), [1, 2, 2]), (4, 2, 0, (2, 1), [0, 2, 2])],
)
def test_an_amount_is_divided_to_the_last_unit(
    amount: int, step: int, least: int, answers: tuple[int, ...], given: list[int]
) -> None:
    game = scene(ANT, BEE, CAT)
    shares: list[int] = []

    def dividing() -> object:
        shares.extend((yield from divide(at(), amount, game.state.zones[2 * TABLE], step, least)))

    run(game, dividing(), *answers)  # type: ignore[arg-type]
    assert shares == given


def test_what_divides_asks_for_one_target_and_enough_for_each() -> None:
    rain = Spell(targets=(TABLED,) * 3, least=0, divides=2)
    assert (fewest(rain), fewest(Spell(targets=(TABLED,) * 2))) == (1, 2)
    game = scene(ANT, BEE)
    assert [can_divide(game, rain, count, at()) for count in (1, 2, 3)] == [True, True, False]
    ant, bee = game.state.zones[2 * TABLE]
    shares: list[tuple[int, ...]] = []

    def allotting() -> object:
        shares.append((yield from allot(game, rain, (ant, -1, bee), at())))

    assert run(game, allotting()) != []  # type: ignore[arg-type]


def test_a_share_reaches_its_own_target() -> None:
    game = scene(ANT, BEE)
    ant, bee = game.state.zones[2 * TABLE]
    effect = fx.Do((fx.DealDamage(Target(0), Share(0)), fx.DealDamage(Target(1), Share(1))))
    context = at(targets=(ant, bee), choices=Choices(shares=(1, 3)))
    run(game, perform(game, effect, context))
    assert [game.state.instances[one].damage for one in (ant, bee)] == [1, 3]


def test_several_of_some_effects_happen_in_the_order_they_stand_in() -> None:
    parts = (fx.ChangeLife(1), fx.ChangeLife(10), fx.ChangeLife(100))
    game = scene(ANT)
    asks = do(game, fx.ChooseSome(parts, most=2), 2, 0)
    assert len(asks) == 2
    assert game.state.players[0].life == 111
    do(game, fx.ChooseSome(parts, most=2), 1, 2)
    assert game.state.players[0].life == 121, "after one they may stop"


def test_a_number_fixed_at_the_beginning_does_not_change() -> None:
    effect = fx.Fix(
        Count(TABLED),
        fx.Do(
            (
                fx.Destroy(Each(TABLED)),
                fx.ChangeLife(Fixed()),
                fx.If(Compare(Fixed(), ">=", 3), fx.ChangeLife(50)),
            )
        ),
    )
    game = scene(ANT, BEE)
    do(game, effect)
    assert game.state.players[0].life == 12
    do(game, fx.ChangeLife(DividedBy(Times(Count(cards(zones=("heap",))), 3), 4)))
    assert game.state.players[0].life == 13


def test_a_number_is_chosen_from_nothing_up() -> None:
    game = scene(ANT)
    do(game, fx.ChooseNumber(3, fx.ChangeLife(Fixed())), 2)
    assert game.state.players[0].life == 12


def test_a_change_is_added_as_often_as_there_were_cards() -> None:
    game = scene(ANT, BEE)
    ant, bee = game.state.zones[2 * TABLE]
    do(game, fx.Modify(Each(cards(name="Ant")), (AddStats((Times(Count(TABLED), 2), 0)),), layer="first"))
    atoms.move(game, bee, HEAP)
    assert characteristics(game, ant).stats == (5, 1)


def test_chance_picks_each_card_and_each_side() -> None:
    picked, rolled = set(), set()
    game = scene(ANT, BEE, CAT)
    for _ in range(60):
        do(game, fx.Rest(AtRandom(TABLED, 1)))
        picked.update(one.card for one in game.state.instances.values() if one.rested)
        for one in list(game.state.instances):
            atoms.recover(game, one)
        before = game.state.players[0].life
        do(game, fx.RollDie((fx.ChangeLife(1), fx.ChangeLife(2), fx.ChangeLife(3))))
        rolled.add(game.state.players[0].life - before)
    assert (len(picked), rolled) == (3, {1, 2, 3})


def test_all_players_choose_before_anything_happens() -> None:
    game = scene(hand=(ANT, BEE))
    asks = do(game, fx.MoveTo(Chosen(HELD, each=True), "heap"), 1, 0)
    assert [ask.player for ask in asks] == [0, 1]  # type: ignore[attr-defined]
    assert [len(game.state.zones[2 * HEAP + player]) for player in (0, 1)] == [1, 1]


def test_who_looks_sees_the_top_cards_and_what_is_revealed_all_see_for_a_while() -> None:
    game = scene(deck=(ANT, BEE, CAT))
    top = game.state.zones[0][::-1][:2]
    seen: list[list[bool]] = []

    def look(game: Game, one: int, source: int) -> object:
        seen.append([sees_card(game.state, ZONES, one, player) for player in (0, 1)])
        yield from ()

    object.__setattr__(game.rules, "verbs", {Inspect: to_each(look)})
    do(game, fx.Look(2, Inspect(It())))
    assert seen == [[True, False]] * 2
    seen.clear()
    do(game, fx.Reveal(Top(1), Inspect(It())))
    assert seen == [[True, True]]
    assert game.state.shown == {}
    asks = do(
        game,
        fx.Look(3, fx.MoveTo(Chosen(cards(zones=("deck",)), among=It()), "hand"), up_to=True),
        0,
        0,
        1,
        1,
    )
    assert [ask.kind for ask in asks] == ["look_at_next"] * 3 + ["choose_cards"]  # type: ignore[attr-defined]
    assert game.state.zones[2 * HAND] == [top[1]]


def test_a_choice_among_known_cards_need_not_say_in_which_zone_they_are() -> None:
    game = scene(deck=(ANT, BEE, CAT))
    top = [game.state.cards[card].name for card in game.state.zones[0][-2:]]
    picks = cards(name=top[0])
    asks = do(game, fx.Reveal(Top(2), fx.MoveTo(Chosen(picks, among=It()), "hand")), 0)
    assert [len(ask.options) for ask in asks] == [1]  # type: ignore[attr-defined]
    assert [game.state.cards[card].name for card in game.state.zones[2 * HAND]] == [top[0]]


def test_cards_change_places_where_the_game_lets_them() -> None:
    game = scene(ANT, hand=(BEE,))
    swap = fx.IfYouDo(fx.Swap(Each(TABLED), Each(HELD)), fx.ChangeLife(1))
    do(game, swap)
    assert game.state.players[0].life == 10, "the made-up game swaps nothing"
    swapped: list[tuple[int, int]] = []

    def both(game: Game, one: int, other: int) -> object:
        swapped.append((one, other))
        yield from ()
        return True

    object.__setattr__(game.rules, "swap", both)
    do(game, swap)
    assert (len(swapped), game.state.players[0].life) == (1, 11)


def test_what_must_be_chosen_is_chosen_before_anything_else() -> None:
    game = scene(ANT, BEE, CAT)
    ant, bee, cat = game.state.zones[2 * TABLE]
    object.__setattr__(game.rules, "must_choose", lambda game, one, player: one == bee)
    asks = do(game, fx.Rest(Chosen(TABLED, 2, 0)), 0, 0)
    assert [[option.card for option in ask.options] for ask in asks] == [[bee], [ant, cat, -1]]  # type: ignore[attr-defined]


@pytest.mark.parametrize(("own_first", "stats"), [(False, (4, 1)), (True, (1, 1))])
def test_what_a_card_says_of_itself_may_come_first(own_first: bool, stats: tuple[int, int]) -> None:
    levels = Static((SetStats((1, 1)),), TABLED, layer="first")
    grows = Static((AddStats((3, 0)),), layer="first")
    game = scene(card("Level", abilities=(levels,)), card("Grow", abilities=(grows,)))
    object.__setattr__(game.rules, "own_effects_first", own_first)
    atoms.mark(game, 0, "seen")
    assert characteristics(game, game.state.zones[2 * TABLE][1]).stats == stats
