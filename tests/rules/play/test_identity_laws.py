"""A card that left and came back is another object, however it is held on to, in every game."""

from collections.abc import Callable

import pytest

from rules.engine import atoms
from rules.engine.asks import Procedure
from rules.engine.context import Context
from rules.engine.continuous_effects import Lasting
from rules.engine.game import Game
from rules.engine.pending import Pending
from rules.engine.perform import perform
from rules.engine.references import known
from rules.engine.triggers import moment, trigger_on
from rules.engine.zones import kind_of
from rules.language import effects as fx
from rules.language.abilities import Triggered
from rules.language.changes import GainAbilities
from rules.language.conditions import Is
from rules.language.durations import ALWAYS, END_OF_TURN
from rules.language.events import Attacks, Leaves, Moment
from rules.language.filter_shorthand import both, cards
from rules.language.filters import Filter
from rules.language.references import Attached, Cards, Cause, Each, It, Subject, Target, This, ThisCard
from rules.systems import CODES
from tests.rules.engine.made_up import run
from tests.rules.play.test_abilities_now import Table

every_game = pytest.mark.parametrize("code", CODES)


def blink(table: Table, card: int) -> None:
    """Let a card leave play and come back at once, as an effect of a game would."""
    kind = kind_of(table.game.state.where[card])
    atoms.move(table.game, card, table.game.rules.discard_zone)
    atoms.move(table.game, card, kind, controller=0)


def settle(table: Table) -> None:
    """Resolve all that waits, the oldest first."""
    game = table.game
    while game.state.pending:
        run(game, resolved(game, atoms.take(game, 0)))


def resolved(game: Game, waiting: Pending) -> Procedure:
    """What waits is carried out by the game."""
    yield from game.rules.resolve(game, waiting)


def grow(table: Table, what: Cards) -> fx.Effect:
    """Make a creature stronger for good."""
    return fx.Modify(what, table.on.stronger(), ALWAYS, layer=table.on.numbers)


def named_hero(table: Table) -> Filter:
    """Picks the creature that is held on to."""
    return both(table.on.mine, cards(name="Hero"))


def hero_of(table: Table) -> Each:
    """The creature that is held on to."""
    return Each(named_hero(table))


def do(table: Table, effect: fx.Effect, source: int = -1) -> None:
    """Carry out an effect of the first player."""
    run(table.game, perform(table.game, effect, Context(0, source, "")))


def nothing() -> None:
    """What has begun to wait needs no more to resolve."""


Way = Callable[[Table], tuple[int, Callable[[], None]]]
"""Lets something that would make a creature stronger hold on to it; returns it, and what must happen yet."""


def as_its_source(table: Table) -> tuple[int, Callable[[], None]]:
    """An ability of the creature waits."""
    hero = table.enter("Hero", Triggered(Moment("dawn"), grow(table, This())))
    moment(table.game, "dawn")
    return hero, nothing


def as_its_source_wherever_that_is(table: Table) -> tuple[int, Callable[[], None]]:
    """An ability of the creature waits that speaks of its card out of play too."""
    hero = table.enter("Hero", Triggered(Moment("dawn"), grow(table, ThisCard())))
    moment(table.game, "dawn")
    return hero, nothing


def as_what_it_happened_to(table: Table) -> tuple[int, Callable[[], None]]:
    """An ability waits for something that happened to the creature."""
    table.enter("Watcher", Triggered(Attacks(named_hero(table)), grow(table, Subject())))
    hero = table.enter("Hero")
    trigger_on(table.game, Attacks, hero)
    return hero, nothing


def as_whose_doing_it_was(table: Table) -> tuple[int, Callable[[], None]]:
    """An ability waits for something that the creature did to another."""
    other = table.enter("Other", Triggered(Attacks(), grow(table, Cause())))
    hero = table.enter("Hero")
    trigger_on(table.game, Attacks, other, cause=hero)
    return hero, nothing


def as_a_target(table: Table) -> tuple[int, Callable[[], None]]:
    """The creature was chosen as a target."""
    watcher, hero = table.enter("Watcher"), table.enter("Hero")
    stamp = atoms.stamp(table.game)
    aims = Triggered(Moment("dawn"), grow(table, Target()), targets=(named_hero(table),))
    atoms.push(table.game, Pending(0, watcher, stamp, aims, (hero,)))
    return hero, nothing


def as_what_a_later_ability_keeps(table: Table) -> tuple[int, Callable[[], None]]:
    """An effect keeps the creature in mind for a later moment."""
    hero = table.enter("Hero")
    do(table, fx.Later(Triggered(Moment("dawn"), grow(table, It())), hero_of(table)))
    return hero, lambda: moment(table.game, "dawn")


def as_what_is_bound_to_a_name(table: Table) -> tuple[int, Callable[[], None]]:
    """An effect has named the creature before it brings about a later ability."""
    hero = table.enter("Hero")
    later = fx.Later(Triggered(Moment("dawn"), grow(table, It("the hero"))))
    do(table, fx.Let("the hero", hero_of(table), later))
    return hero, lambda: moment(table.game, "dawn")


def as_what_a_later_ability_waits_for(table: Table) -> tuple[int, Callable[[], None]]:
    """A later ability waits for what the creature does."""
    hero = table.enter("Hero")
    do(table, fx.Later(Triggered(Attacks(), grow(table, Subject())), hero_of(table), END_OF_TURN))
    return hero, lambda: trigger_on(table.game, Attacks, hero)


def as_where_a_later_ability_came_from(table: Table) -> tuple[int, Callable[[], None]]:
    """An ability of the creature has brought about a later ability."""
    hero = table.enter("Hero")
    do(table, fx.Later(Triggered(Moment("dawn"), grow(table, This()))), hero)
    return hero, lambda: moment(table.game, "dawn")


def as_what_is_changed(table: Table) -> tuple[int, Callable[[], None]]:
    """The creature is stronger for the turn."""
    hero = table.enter("Hero")
    do(table, fx.Modify(hero_of(table), table.on.stronger(), END_OF_TURN, layer=table.on.numbers))
    return hero, nothing


def as_what_was_given_an_ability(table: Table) -> tuple[int, Callable[[], None]]:
    """The creature was given an ability for the turn."""
    hero = table.enter("Hero")
    table.change(hero, GainAbilities((Triggered(Moment("dawn"), grow(table, This())),)))
    return hero, lambda: moment(table.game, "dawn")


def as_what_a_change_depends_on(table: Table) -> tuple[int, Callable[[], None]]:
    """All creatures are stronger for the turn, as long as the creature is there from which that came."""
    hero = table.enter("Hero")
    there = Is(This(), table.on.mine)
    do(table, fx.ModifyAll(table.on.mine, table.on.stronger(), END_OF_TURN, there, table.on.numbers), hero)
    return hero, nothing


HOLDING: tuple[Way, ...] = (
    as_its_source,
    as_its_source_wherever_that_is,
    as_what_it_happened_to,
    as_whose_doing_it_was,
    as_a_target,
    as_what_a_later_ability_keeps,
    as_what_is_bound_to_a_name,
    as_what_a_later_ability_waits_for,
    as_where_a_later_ability_came_from,
    as_what_is_changed,
    as_what_was_given_an_ability,
    as_what_a_change_depends_on,
)


HELD = [
    pytest.param(code, way, id=f"{code}-{way.__name__}")
    for code in CODES
    for way in HOLDING
    # Targets are chosen there as an ability resolves, so that none waits with one.
    if (code, way) != ("sve", as_a_target)
]


@pytest.mark.parametrize("away", [False, True], ids=["stayed", "left and came back"])
@pytest.mark.parametrize(("code", "way"), HELD)
@pytest.mark.clause("fow8", "302.3")
@pytest.mark.clause("sve", "4.1.4")
def test_only_a_creature_that_stayed_is_the_one_that_is_held_on_to(code: str, away: bool, way: Way) -> None:
    table = Table(code)
    hero, happens = way(table)
    if away:
        blink(table, hero)
    happens()
    settle(table)
    assert table.bonuses(hero) == (0 if away else 1)


@every_game
def test_what_is_on_a_creature_is_not_on_the_one_that_came_back(code: str) -> None:
    table = Table(code)
    hero, banner = table.enter("Hero"), table.enter("Banner")
    atoms.attach(table.game, banner, hero)
    attached = Context(0, hero, "")
    assert known(table.game, Attached(This()), attached) == [banner]
    blink(table, hero)
    assert known(table.game, Attached(This()), attached) == []


@every_game
@pytest.mark.clause("setcg", "11.9.17.1")
def test_an_ability_that_triggered_on_its_card_leaving_finds_it_only_where_it_went(code: str) -> None:
    zones = Table(code).game.rules.zones
    hand = zones.kinds[Table(code).game.rules.hand_zone].name
    for moved_on in (False, True):
        table = Table(code)
        hero = table.enter("Hero", Triggered(Leaves(), fx.MoveTo(ThisCard(), hand)))
        trigger_on(table.game, Leaves, hero)
        atoms.move(table.game, hero, table.game.rules.discard_zone)
        if moved_on:
            atoms.move(table.game, hero, table.game.rules.deck_zone)
        settle(table)
        assert (zones.names[table.game.state.where[hero]] == hand) is not moved_on


@every_game
def test_effects_on_a_card_in_a_deck_are_over_once_it_was_drawn(code: str) -> None:
    table = Table(code)
    game = table.game
    card = game.state.zone(game.rules.deck_zone, 0)[-1]
    (change,) = table.on.stronger()
    fixed = frozenset({card})
    atoms.begin_effect(game, Lasting(-1, 0, 1, table.on.numbers, change, ALWAYS, fixed))
    assert atoms.draw(game, 0) == card
    assert game.state.lasting == []
