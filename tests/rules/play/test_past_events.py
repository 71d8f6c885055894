"""What happened in a turn is asked about as the cards were then, and not as they are now, in every game."""

import pytest

from rules.engine import atoms
from rules.engine.conditions import holds
from rules.engine.triggers import trigger_on
from rules.language import effects as fx
from rules.language.abilities import Triggered
from rules.language.conditions import Happened
from rules.language.durations import END_OF_TURN
from rules.language.events import Attacks, By, Event, Leaves, Moment
from rules.language.filter_shorthand import both, cards
from rules.language.filters import HasCounters, IsRested, StatIs
from rules.systems import CODES
from tests.rules.play.test_abilities_now import Table
from tests.rules.play.test_identity_laws import blink, do, hero_of, settle

every_game = pytest.mark.parametrize("code", CODES)


def table_of(code: str, *topics: type) -> Table:
    """A game in which some ability asks how often such events happened."""
    table = Table(code)
    table.game.counted = frozenset(topics)
    return table


def has_happened(table: Table, event: Event, source: int = -1) -> bool:
    """Whether an event happened this turn, as the first player sees it."""
    return holds(table.game, Happened(event), 0, source)


@every_game
def test_a_creature_that_left_play_left_the_zone_in_which_it_was(code: str) -> None:
    table = table_of(code, Leaves)
    table.enter("Hero")
    assert not has_happened(table, Leaves(table.on.mine))
    do(table, fx.Destroy(hero_of(table)))
    assert has_happened(table, Leaves(table.on.mine))
    assert not has_happened(table, Leaves(table.on.theirs))


@every_game
@pytest.mark.parametrize("then", [True, False], ids=["strong then", "strong now"])
def test_what_attacked_counts_by_the_stats_that_it_had_as_it_attacked(code: str, then: bool) -> None:
    table = table_of(code, Attacks)
    stat, printed = table.game.rules.stats[0], table.made("Hero").stats[0]
    strong = both(table.on.mine, StatIs(stat, ">", printed))
    hero = table.enter("Hero")
    grow = fx.Modify(hero_of(table), table.on.stronger(), END_OF_TURN, layer=table.on.numbers)
    if then:
        do(table, grow)
    trigger_on(table.game, Attacks, hero)
    if then:
        atoms.end_effects(table.game, END_OF_TURN)
    else:
        do(table, grow)
    assert has_happened(table, Attacks(strong)) is then
    assert has_happened(table, Attacks(table.on.mine))


@every_game
def test_what_attacked_counts_by_its_state_and_its_counters_as_it_attacked(code: str) -> None:
    table = table_of(code, Attacks)
    hero = table.enter("Hero")
    atoms.put_counters(table.game, hero, "oil", 1)
    atoms.rest(table.game, hero)
    trigger_on(table.game, Attacks, hero)
    atoms.put_counters(table.game, hero, "oil", -1)
    atoms.recover(table.game, hero)
    assert has_happened(table, Attacks(both(table.on.mine, HasCounters("oil"))))
    assert has_happened(table, Attacks(both(table.on.mine, IsRested(True))))
    assert not has_happened(table, Attacks(both(table.on.mine, IsRested(False))))


@every_game
def test_whose_doing_it_was_is_asked_about_as_it_was_then(code: str) -> None:
    table = table_of(code, Attacks)
    hero, other = table.enter("Hero"), table.enter("Other")
    trigger_on(table.game, Attacks, other, cause=hero)
    atoms.move(table.game, hero, table.game.rules.hand_zone)
    assert has_happened(table, By(Attacks(table.on.mine), both(table.on.mine, cards(name="Hero"))))
    assert not has_happened(table, By(Attacks(table.on.mine), both(table.on.mine, cards(name="Other"))))


@every_game
@pytest.mark.clause("fow8", "302.3")
def test_a_creature_that_came_back_has_not_attacked_and_the_one_it_was_is_another(code: str) -> None:
    table = table_of(code, Attacks)
    others = both(table.on.mine, cards(other=True))
    hero = table.enter("Hero")
    trigger_on(table.game, Attacks, hero)
    assert has_happened(table, Attacks(), hero)
    assert not has_happened(table, Attacks(others), hero)
    blink(table, hero)
    assert not has_happened(table, Attacks(), hero)
    assert has_happened(table, Attacks(others), hero)


@every_game
@pytest.mark.parametrize("holding", [True, False])
def test_an_ability_on_its_card_leaving_works_as_it_was_there_and_where_its_condition_holds(
    code: str, holding: bool
) -> None:
    # The game tells of it after the card went, as some do; the moment of dawn never came.
    table = table_of(code, Moment)
    when = Happened(Moment("dawn"), 0 if holding else 1)
    grows = fx.Modify(hero_of(table), table.on.stronger(), END_OF_TURN, layer=table.on.numbers)
    hero = table.enter("Hero")
    going = table.enter("Going", Triggered(Leaves(), grows, when=when))
    atoms.move(table.game, going, table.game.rules.discard_zone)
    trigger_on(table.game, Leaves, going)
    settle(table)
    assert table.bonuses(hero) == (1 if holding else 0)
