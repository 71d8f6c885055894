"""What is decided as spells and abilities are played, in every game: targets, options, parts, X."""

import pytest

from rules.language import amounts as am
from rules.language import effects as fx
from rules.language import events as ev
from rules.language import references as rf
from rules.language.abilities import Activated, Mode, Spell, Triggered
from rules.language.filters import IsPlayer
from tests.rules.printed import written
from tests.rules.shared.table import Table, games_with

THREE = (Mode(fx.Draw(1)), Mode(fx.Draw(2)), Mode(fx.Draw(3)))


def answered(table: Table, most: int = 30) -> Table:
    """Answer with the first option until the main question is open again."""
    for _ in range(most):
        if table.scene.ask.kind == "main":
            return table
        table.scene.game.answer(0)
        table.resolve()
    raise AssertionError("there are questions for ever")


def board(code: str) -> Table:
    """Return a scene with one strong creature on each side."""
    table = Table(code)
    table.put(table.creature("Ox", strength=9))
    table.put(table.creature("Cow", strength=9), 1)
    return table


def played(table: Table, kind: str, effect: fx.Effect, **announced: object) -> Table:
    """Play a spell, use an ability or let one trigger, with the first option at every question."""
    if kind == "spell":
        table.put(table.kit.spell(written(table.code, Spell(effect, **announced))), zone=table.kit.hand)  # type: ignore[arg-type]
        table.begin().play("Spell")
    elif kind == "activated":
        owl = table.put(table.creature("Owl", Activated(effect, **announced)))  # type: ignore[arg-type]
        table.begin().answer(table.kit.use, owl)
    else:
        watch = Triggered(ev.Draws(side="opponent"), effect, **announced)  # type: ignore[arg-type]
        table.put(table.creature("Owl", watch))
        table.cast(fx.Draw(1, "opponent"))
    return answered(table)


def kinds(*fields: str) -> list[tuple[str, str]]:
    """Return the games and the kinds of abilities that have these fields."""
    return [
        (code, kind)
        for kind in ("spell", "activated", "triggered")
        for code in games_with(*(f"{kind}.{field}" for field in fields))
    ]


@pytest.mark.parametrize(("code", "kind"), kinds("targets"))
def test_all_targets_are_rested(code: str, kind: str) -> None:
    table = board(code)
    wanted = (table.named("Ox"), table.named("Cow"))
    played(table, kind, fx.Rest(rf.Targets()), targets=wanted)
    state = table.scene.state
    rested = {state.cards[card].name for card, one in state.instances.items() if one.rested}
    assert {"Ox", "Cow"} <= rested


@pytest.mark.parametrize(("code", "kind"), kinds("modes", "choose"))
@pytest.mark.parametrize(("choose", "count"), [(1, 1), (2, 3)])
def test_so_many_options_are_chosen(code: str, kind: str, choose: int, count: int) -> None:
    table = Table(code)
    before = table.deck()
    played(table, kind, fx.NOTHING, modes=THREE, choose=choose)
    assert before - table.deck() == count


@pytest.mark.parametrize(("code", "kind"), kinds("modes", "choose", "fewer"))
@pytest.mark.parametrize(("fewer", "count"), [(False, 3), (True, 1)])
def test_fewer_options_will_do(code: str, kind: str, fewer: bool, count: int) -> None:
    table = Table(code)
    before = table.deck()
    played(table, kind, fx.NOTHING, modes=THREE, choose=2, fewer=fewer)
    assert before - table.deck() == count


@pytest.mark.parametrize(
    ("code", "kind", "fewer"),
    [
        *((code, kind, False) for code, kind in kinds("modes", "choose")),
        *((code, kind, True) for code, kind in kinds("modes", "choose", "fewer")),
    ],
)
def test_where_the_number_of_options_is_none_none_is_chosen(code: str, kind: str, fewer: bool) -> None:
    table = Table(code)
    before = table.deck()
    played(table, kind, fx.Draw(1), modes=THREE, choose=am.Count(table.named("Nobody")), fewer=fewer)
    assert before - table.deck() == 1


@pytest.mark.parametrize(("code", "kind"), kinds("divides", "step", "targets"))
def test_what_is_divided_goes_in_parts_of_a_size(code: str, kind: str) -> None:
    table = board(code)
    wanted = (table.named("Ox"), table.named("Cow"))
    hits = tuple(fx.DealDamage(rf.Target(place), am.Share(place)) for place in (0, 1))
    played(table, kind, fx.Do(hits), targets=wanted, divides=4 * table.unit, step=2 * table.unit)
    damage = [
        one.damage // table.unit
        for card, one in table.scene.state.instances.items()
        if table.now(card).name in ("Ox", "Cow")
    ]
    assert damage == [2, 2]


@pytest.mark.parametrize(("code", "kind"), kinds("x"))
def test_x_is_what_the_text_says(code: str, kind: str) -> None:
    table = Table(code)
    before = table.deck()
    played(table, kind, fx.Draw(am.X()), x=3)
    assert before - table.deck() == 3


@pytest.mark.parametrize("code", games_with("target_player", "spell.targets"))
def test_a_player_draws_who_is_the_second_target(code: str) -> None:
    table = Table(code)
    before = (table.deck(), table.deck(1))
    targets = (IsPlayer("you"), IsPlayer("opponent"))
    played(table, "spell", fx.Draw(1, rf.TargetPlayer(1)), targets=targets)
    assert (before[0] - table.deck(), before[1] - table.deck(1)) == (0, 1)
