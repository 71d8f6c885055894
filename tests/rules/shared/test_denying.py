"""What players cannot do by effects in force, in every game that has such effects."""

import pytest

from rules.dialects import dialect_of
from rules.language import changes as ch
from rules.language import conditions as cn
from rules.language import effects as fx
from rules.language import references as rf
from rules.language.abilities import Static
from rules.language.durations import ALWAYS, END_OF_TURN, Duration
from tests.rules.shared.table import Table, games_with

everywhere = pytest.mark.parametrize("code", games_with("deny", "prohibit"))
with_life = pytest.mark.parametrize(
    "code", [code for code in games_with("deny") if "gain life" in dialect_of(code).words["deed"]]
)
EACH_DRAWS = fx.Draw(1, "anyone")


def drawn(table: Table, effect: fx.Effect) -> list[int]:
    """Return how many cards each player draws as a spell resolves."""
    before = [table.deck(player) for player in (0, 1)]
    table.cast(effect)
    return [count - table.deck(player) for player, count in enumerate(before)]


@everywhere
@pytest.mark.parametrize(("who", "counts"), [("you", [0, 1]), ("opponent", [1, 0]), ("anyone", [0, 0])])
def test_players_cannot_draw_while_a_card_says_so(code: str, who: rf.Side, counts: list[int]) -> None:
    table = Table(code)
    table.put(table.creature("Sphinx", Static((ch.Deny("draw", who),))))
    assert drawn(table, EACH_DRAWS) == counts


@everywhere
@pytest.mark.parametrize(("there", "counts"), [(True, [0, 1]), (False, [1, 1])])
def test_players_can_draw_where_the_condition_does_not_hold(
    code: str, there: bool, counts: list[int]
) -> None:
    table = Table(code)
    table.put(table.creature("Sphinx", Static((ch.Deny("draw"),), when=cn.There(table.named("Ox")))))
    if there:
        table.put(table.creature("Ox"))
    assert drawn(table, EACH_DRAWS) == counts


@everywhere
@pytest.mark.parametrize(("who", "counts"), [("you", [0, 1]), ("opponent", [1, 0]), ("anyone", [0, 0])])
def test_an_effect_keeps_players_from_drawing(code: str, who: rf.Side, counts: list[int]) -> None:
    table = Table(code)
    assert drawn(table, fx.Do((fx.Prohibit("draw", who), EACH_DRAWS))) == counts


@everywhere
@pytest.mark.parametrize(("until", "count"), [(END_OF_TURN, 1), (ALWAYS, 0)])
def test_a_player_is_kept_from_drawing_as_long_as_it_says(code: str, until: Duration, count: int) -> None:
    table = Table(code)
    table.cast(fx.Prohibit("draw", "opponent", until))
    before = table.deck(1)
    table.next_turn()
    assert before - table.deck(1) == count


@everywhere
def test_who_cannot_draw_has_not_drawn_from_an_empty_deck(code: str) -> None:
    table = Table(code)
    table.cast(fx.Do((fx.Prohibit("draw", "you"), fx.Draw(99))))
    assert table.scene.state.result is None


@with_life
@pytest.mark.parametrize(("who", "gained"), [("you", [0, 200]), ("opponent", [200, 0])])
def test_players_cannot_gain_life_but_lose_it(code: str, who: rf.Side, gained: list[int]) -> None:
    table = Table(code)
    table.put(table.creature("Curse", Static((ch.Deny("gain life", who),))))
    players = table.scene.state.players
    before = [one.life for one in players]
    table.cast(fx.Do((fx.ChangeLife(200, "anyone"),)))
    assert [one.life - life for one, life in zip(players, before, strict=True)] == gained
    table.cast(fx.ChangeLife(-100, who))
    assert players[0 if who == "you" else 1].life < before[0 if who == "you" else 1]


@with_life
def test_who_cannot_gain_life_draws_and_who_cannot_draw_gains_life(code: str) -> None:
    table = Table(code)
    table.put(table.creature("Curse", Static((ch.Deny("gain life", "you"),))))
    table.put(table.creature("Sphinx", Static((ch.Deny("draw", "opponent"),))))
    before = [one.life for one in table.scene.state.players]
    assert drawn(table, fx.Do((EACH_DRAWS, fx.ChangeLife(200, "anyone")))) == [1, 0]
    after = [one.life for one in table.scene.state.players]
    assert [now - then for now, then in zip(after, before, strict=True)] == [0, 200]
