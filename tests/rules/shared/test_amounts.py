"""Amounts in every game: a spell draws as many cards as its amount says."""

import pytest

from rules.language import amounts as am
from rules.language import effects as fx
from rules.language import filters as fl
from rules.language import references as rf
from rules.language.events import Discards
from rules.language.filter_shorthand import cards
from rules.language.references import Each
from rules.systems import CODES
from tests.rules.shared.table import Table, games_with

everywhere = pytest.mark.parametrize("code", sorted(CODES))


def drawn(table: Table, amount: am.Amount) -> int:
    """Return how many cards a spell draws."""
    before = table.deck()
    table.cast(fx.Draw(amount))
    return before - table.deck()


def rolled(table: Table, dice: int) -> int:
    """Return how many cards a spell draws that fixes what dice with two sides show."""
    before = table.deck()
    table.cast(fx.Fix(am.Rolled(dice, 2), fx.Draw(am.Fixed())))
    return before - table.deck()


def board(code: str) -> Table:
    """Return a scene with a bear and a wolf against an ox."""
    table = Table(code)
    beast, dragon = table.kit.races
    light, dark = table.kit.attributes
    table.put(table.creature("Bear", strength=1, cost=1, race=beast, attribute=light))
    table.put(table.creature("Wolf", strength=3, cost=2, race=beast, attribute=dark))
    table.put(table.creature("Ox", strength=2, cost=2, race=dragon, attribute=dark), 1)
    return table


@everywhere
@pytest.mark.parametrize(
    ("amount", "count"),
    [
        (am.Plus((1, 2)), 3),
        (am.Minus(3, 2), 1),
        (am.Minus(2, 3), 0),
        (am.Times(2, 3), 6),
        (am.DividedBy(5), 2),
        (am.DividedBy(9, 4), 2),
        (am.DividedBy(5, up=True), 3),
        (am.Lowest((3, 1, 2)), 1),
        (am.Highest((1, 3, 2)), 3),
    ],
    ids=["plus", "minus", "never below nothing", "times", "half", "quarter", "half up", "lowest", "highest"],
)
def test_a_spell_draws_what_a_sum_comes_to(code: str, amount: am.Amount, count: int) -> None:
    assert drawn(Table(code), amount) == count


@everywhere
def test_dice_have_as_many_sides_as_they_are_said_to_have(code: str) -> None:
    assert 4 <= rolled(Table(code), 4) <= 8


@everywhere
@pytest.mark.parametrize("number", [1, 3])
def test_each_die_is_rolled(code: str, number: int) -> None:
    assert number <= rolled(Table(code), number) <= 2 * number


@everywhere
@pytest.mark.parametrize(
    ("what", "whose", "count"),
    [
        ("name", "anyone", 3),
        ("race", "anyone", 2),
        ("attribute", "anyone", 2),
        ("cost", "anyone", 2),
        ("type", "anyone", 1),
        ("name", "you", 2),
        ("race", "you", 1),
    ],
)
def test_what_differs_between_creatures_is_counted(code: str, what: str, whose: str, count: int) -> None:
    table = board(code)
    assert drawn(table, am.Distinct(what, table.creatures(whose=whose))) == count  # type: ignore[arg-type]


@everywhere
@pytest.mark.parametrize(("whose", "count"), [("anyone", 5), ("you", 3), ("opponent", 2)])
def test_costs_are_added_up(code: str, whose: str, count: int) -> None:
    table = board(code)
    assert drawn(table, am.TotalCost(table.creatures(whose=whose))) == count  # type: ignore[arg-type]


@everywhere
@pytest.mark.parametrize(("name", "cost"), [("Bear", 1), ("Wolf", 2)])
def test_a_cost_is_that_of_the_card_spoken_of(code: str, name: str, cost: int) -> None:
    table = board(code)
    assert drawn(table, am.CostOf(Each(table.named(name)))) == cost


@everywhere
@pytest.mark.parametrize(("whose", "strength"), [("anyone", 6), ("you", 4), ("opponent", 2)])
def test_stats_are_added_up(code: str, whose: str, strength: int) -> None:
    table = board(code)
    total = am.TotalStat(table.stat, table.creatures(whose=whose))  # type: ignore[arg-type]
    assert drawn(table, am.DividedBy(total, table.unit)) == strength


@everywhere
@pytest.mark.parametrize("highest", [True, False])
@pytest.mark.parametrize(("whose", "low", "high"), [("anyone", 1, 3), ("opponent", 2, 2)])
def test_the_lowest_and_the_highest_stat_are_found(
    code: str, highest: bool, whose: str, low: int, high: int
) -> None:
    table = board(code)
    found = am.Extreme(table.creatures(whose=whose), table.stat, highest)  # type: ignore[arg-type]
    assert drawn(table, am.DividedBy(found, table.unit)) == (high if highest else low)


@everywhere
@pytest.mark.parametrize(("whose", "low"), [("anyone", 1), ("opponent", 2)])
def test_the_lowest_cost_is_found(code: str, whose: str, low: int) -> None:
    assert drawn(board(code), am.Extreme(board(code).creatures(whose=whose))) == low  # type: ignore[arg-type]


@everywhere
@pytest.mark.parametrize(("name", "strength"), [("Bear", 1), ("Wolf", 3)])
def test_a_stat_is_that_of_the_card_spoken_of(code: str, name: str, strength: int) -> None:
    table = board(code)
    of = am.StatOf(Each(table.named(name)), table.stat)
    assert drawn(table, am.DividedBy(of, table.unit)) == strength


@pytest.mark.parametrize("code", [code for code in games_with("stat_of") if len(Table(code).stats(1)) == 2])
def test_attack_and_defense_are_told_apart(code: str) -> None:
    table = board(code)
    tall = table.creature("Tree")
    tall.stats = (table.unit, 4 * table.unit)
    table.put(tall)
    trees = table.named("Tree")
    defense = "defense"
    parts = (
        am.StatOf(Each(trees), defense),
        am.TotalStat(defense, trees),
        am.Count(cards(fl.StatIs(defense, "=", 4 * table.unit), zones=(table.on.field,))),
    )
    assert drawn(table, am.Plus((*(am.DividedBy(one, table.unit) for one in parts[:2]), parts[2]))) == 9
    assert table.strength(table.scene.cards(table.on.field)[-1]) == 1


@everywhere
def test_cards_spoken_of_are_counted(code: str) -> None:
    table = board(code)
    assert drawn(table, am.CountOf(Each(table.creatures(whose="you")))) == 2


@pytest.mark.parametrize("code", games_with("life_of.player"))
def test_the_life_of_a_player_is_counted(code: str) -> None:
    table = Table(code)
    table.scene.give(0, life=7 * table.unit)
    table.scene.give(1, life=3 * table.unit)
    assert drawn(table, am.DividedBy(am.LifeOf("opponent"), table.unit)) == 3


@pytest.mark.parametrize("code", games_with("damage_on.cards"))
def test_damage_on_a_card_is_counted(code: str) -> None:
    table = Table(code)
    table.put(table.creature("Bear", strength=9), damage=2 * table.unit)
    table.put(table.creature("Wolf", strength=9), damage=table.unit)
    assert drawn(table, am.DividedBy(am.DamageOn(Each(table.named("Bear"))), table.unit)) == 2


@pytest.mark.parametrize("code", games_with("counters_on"))
def test_counters_of_a_kind_are_counted(code: str) -> None:
    table = Table(code)
    kind, other = table.counters
    table.put(table.creature("Bear"), counters={kind: 3, other: 1})
    table.put(table.creature("Wolf"), counters={kind: 1})
    assert drawn(table, am.CountersOn(Each(table.named("Bear")), kind)) == 3


@pytest.mark.parametrize("code", games_with("tallied.player"))
@pytest.mark.parametrize(("player", "count"), [("you", 1), ("opponent", 0)])
def test_what_a_player_played_is_tallied(code: str, player: rf.Player, count: int) -> None:
    assert drawn(Table(code), am.Lowest((1, am.Tallied("played", player)))) == count


@everywhere
def test_a_number_is_fixed_before_it_changes(code: str) -> None:
    table = board(code)
    mine = table.creatures(whose="you")
    kill = fx.Do((fx.Destroy(Each(mine)), fx.Draw(am.Fixed("bodies"))))
    before = table.deck()
    table.cast(fx.Fix(am.Count(mine), fx.Fix(5, kill), "bodies"))
    assert before - table.deck() == 2


@everywhere
@pytest.mark.parametrize("said", [0, 2])
def test_a_player_says_how_many(code: str, said: int) -> None:
    table = Table(code)
    before = table.deck()
    table.cast(fx.ChooseNumber(2, fx.Fix(5, fx.Draw(am.Fixed("wished"))), "wished"))
    assert len(table.scene.ask.options) == 3
    table.scene.game.answer(said)
    table.resolve()
    assert before - table.deck() == said


@pytest.mark.parametrize("code", games_with("times_happened.event", "discards.what"))
def test_what_happened_this_turn_is_counted(code: str) -> None:
    table = Table(code)
    table.stock(table.creature("Bear"), 2, table.kit.hand)
    bears = am.TimesHappened(Discards(cards(name="Bear")))
    before = table.deck()
    table.cast(fx.Do((fx.Discard(2, filter=cards(name="Bear")), fx.Draw(bears))))
    while table.scene.offers("choose", table.scene.cards(table.kit.hand)[-1]):
        table.answer("choose", table.scene.cards(table.kit.hand)[-1])
    assert before - table.deck() == 2
