"""How a game begins (8.2) and how it ends (3, 12.4.1 to 12.4.3)."""

from dataclasses import replace

import pytest

from rules.engine.asks import Procedure
from rules.engine.game import Game
from rules.engine.pending import Pending
from rules.games.setcg.definitions import SquareCard
from rules.games.setcg.play import RULESET
from rules.language import effects as fx
from rules.language.conditions import There
from rules.language.costs import Cost, RestThis
from rules.language.filter_shorthand import cards
from tests.rules.restricted import cannot, must
from tests.rules.scenes import Scene
from tests.rules.setcg.play.made_up import action, damage, forward, other, summon, table

PLAIN = tuple(forward(f"Card {number}", cost=9) for number in range(50))


def game(seed: int = 1) -> Scene:
    deck = [("main", card) for card in PLAIN]
    return Scene.of_decks(RULESET, deck, deck, seed=seed)


def started(seed: int = 1) -> Scene:
    return game(seed).do("no", "no")


@pytest.mark.clause("setcg", "8.2.1.1")
@pytest.mark.clause("setcg", "15.1.1.6.1")
def test_each_deck_is_shuffled_by_the_games_own_chance() -> None:
    one, same, two = game(1), game(1), game(2)
    assert one.names("deck") == same.names("deck")
    assert one.names("deck") != two.names("deck")
    assert one.names("deck") != one.names("deck", 1)
    assert sorted(one.names("deck") + one.names("hand")) == sorted(card.name for card in PLAIN)


@pytest.mark.clause("setcg", "8.2.1.3")
@pytest.mark.clause("setcg", "7.14.1")
def test_each_player_draws_five_from_the_top_of_the_deck_that_holds_all_their_cards() -> None:
    scene = game()
    assert [len(scene.cards("hand", player)) for player in (0, 1)] == [5, 5]
    assert [len(scene.cards("deck", player)) for player in (0, 1)] == [45, 45]
    assert all(scene.cards(zone, 0) == [] for zone in ("field", "damage zone", "break zone", "outside"))


@pytest.mark.clause("setcg", "8.2.1.3")
@pytest.mark.clause("setcg", "8.2.1.4")
def test_the_first_player_may_put_the_whole_hand_at_the_bottom_in_any_order_and_draw_anew() -> None:
    scene = game()
    assert (scene.ask.kind, scene.ask.player) == ("mulligan", 0)
    before = scene.cards("hand")
    scene.answer("yes")
    wanted = [before[place] for place in (3, 0, 4, 1)]
    for card in wanted:
        scene.answer("bottom", card, by=0)
    assert len(scene.cards("hand")) == 5
    assert not set(before) & set(scene.cards("hand"))
    assert scene.cards("deck")[:5] == [before[2], *reversed(wanted)]


@pytest.mark.clause("setcg", "8.2.1.4")
def test_each_player_may_change_the_hand_only_once_the_first_player_before_the_other() -> None:
    scene = game().answer("yes")
    while scene.ask.kind == "order_bottom":
        scene.game.answer(0)
    assert (scene.ask.kind, scene.ask.player) == ("mulligan", 1)
    hand = scene.cards("hand", 1)
    scene.answer("no")
    assert scene.ask.kind not in ("mulligan", "order_bottom")
    assert (scene.cards("hand", 1), len(scene.cards("deck", 1))) == (hand, 45)


@pytest.mark.clause("setcg", "8.2.1")
@pytest.mark.clause("setcg", "8.2.1.2")
@pytest.mark.clause("setcg", "8.2.15")
@pytest.mark.clause("setcg", "9.3.1.2-bis")
def test_the_first_player_has_the_first_turn_and_draws_one_card_in_it() -> None:
    scene = started()
    assert (scene.state.turn, scene.state.active, scene.state.first) == (1, 0, 0)
    assert len(scene.cards("hand")) == 6


@pytest.mark.clause("setcg", "9.3.1.1")
def test_from_the_second_turn_on_two_cards_are_drawn() -> None:
    scene = started().until("discard", 0)
    scene.game.answer(0)
    scene.until("discard", 1)
    assert (scene.state.turn, len(scene.cards("hand", 1))) == (2, 7)


@pytest.mark.clause("setcg", "2.1")
@pytest.mark.clause("setcg", "3.1")
def test_a_player_can_resign_at_any_time_and_the_opponent_wins() -> None:
    scene = game()
    scene.game.concede(1)
    assert scene.ending == (0, "concession")


@pytest.mark.clause("setcg", "3.1.1")
@pytest.mark.clause("setcg", "12.4.1")
@pytest.mark.clause("setcg", "7.13.2")
def test_the_seventh_damage_loses_the_game_and_the_sixth_does_not() -> None:
    for before, ending in ((5, None), (6, (0, "seven_damage"))):
        scene = table()
        damage(scene, 1, before)
        scene.put("field", forward())
        scene.begin("attack declaration").answer("attack", "Knight")
        assert len(scene.cards("damage zone", 1)) == before + 1
        assert scene.ending == ending if ending else scene.result is None or scene.ending[1] != "seven_damage"


@pytest.mark.clause("setcg", "6.5.3")
@pytest.mark.clause("setcg", "12.3")
@pytest.mark.clause("setcg", "12.4.1")
@pytest.mark.parametrize(("before", "after"), [(5, 7), (6, 8)])
def test_damage_is_taken_to_its_last_card_before_the_seventh_loses_the_game(before: int, after: int) -> None:
    scene = table()
    damage(scene, 1, before)
    scene.put("hand", summon("Blast", fx.DealDamageToPlayer(2), cost=0))
    scene.begin("main 1").answer("summon", "Blast")
    assert len(scene.cards("damage zone", 1)) == after
    assert scene.ending == (0, "seven_damage")


@pytest.mark.clause("setcg", "3.1.2")
@pytest.mark.clause("setcg", "12.4.2")
def test_a_player_who_cannot_draw_loses() -> None:
    scene = Scene(RULESET)
    scene.fill("deck", PLAIN[0], 1, 0)
    scene.fill("deck", PLAIN[0], 9, 1)
    scene.begin("draw")
    assert scene.ending == (1, "deck_out")
    assert len(scene.cards("hand")) == 1


@pytest.mark.clause("setcg", "3.1.2")
def test_drawing_the_last_card_of_the_deck_does_not_lose() -> None:
    scene = Scene(RULESET)
    scene.fill("deck", PLAIN[0], 2, 0)
    scene.fill("deck", PLAIN[0], 9, 1)
    scene.put("field", forward())
    scene.begin("draw")
    assert scene.cards("deck") == []
    assert scene.ask.kind == "attack"


@pytest.mark.clause("setcg", "3.1.3")
@pytest.mark.clause("setcg", "12.4.3")
def test_damage_with_no_card_left_in_the_deck_loses() -> None:
    scene = Scene(RULESET)
    scene.fill("deck", PLAIN[0], 9, 0)
    scene.put("field", forward())
    scene.begin("attack declaration").answer("attack", "Knight")
    assert scene.ending == (0, "damaged_without_deck")


def drawing() -> SquareCard:
    return summon("Flood", fx.Do((fx.Draw(9), fx.Draw(9, "opponent"))), cost=0)


@pytest.mark.clause("setcg", "3.3")
def test_players_who_lose_at_the_same_time_draw_the_game() -> None:
    scene = table(3)
    scene.put("hand", drawing())
    scene.begin("main 1").answer("summon", "Flood")
    assert scene.ending == (-1, "both_lose")


@pytest.mark.clause("setcg", "12.4.2")
def test_seven_damage_is_looked_at_before_an_empty_deck() -> None:
    scene = table(3)
    scene.put("hand", summon("Wave", fx.Do((fx.Draw(9), fx.DealDamageToPlayer(1))), cost=0))
    damage(scene, 1, 6)
    scene.begin("main 1").answer("summon", "Wave")
    assert scene.ending == (0, "seven_damage")


@pytest.mark.clause("setcg", "3.2")
def test_a_player_who_loses_with_the_blow_that_would_win_does_not_win() -> None:
    scene = table(3)
    scene.put(
        "hand",
        summon("Ruin", fx.Do((fx.DealDamageToPlayer(1), fx.DealDamageToPlayer(1, "you"))), cost=0),
    )
    damage(scene, 0, 6)
    damage(scene, 1, 6)
    scene.begin("main 1").answer("summon", "Ruin")
    assert scene.ending == (-1, "both_lose")


@pytest.mark.clause("setcg", "3.2")
@pytest.mark.parametrize(("before", "winner", "reason"), [(5, 0, "effect"), (6, 1, "seven_damage")])
def test_a_player_whom_an_effect_lets_win_at_the_seventh_point_of_damage_loses(
    before: int, winner: int, reason: str
) -> None:
    scene = table()
    triumph = fx.Do((fx.DealDamageToPlayer(1, "you"), fx.WinGame()))
    scene.put("hand", summon("Triumph", triumph, cost=0))
    damage(scene, 0, before)
    scene.begin("main 1").answer("summon", "Triumph")
    assert scene.ending == (winner, reason)


@pytest.mark.clause("setcg", "2.2")
def test_being_unable_to_attack_beats_having_to() -> None:
    scene = table()
    scene.put("field", forward("Bound", abilities=(must("attack"), cannot("attack"))))
    scene.put("field", forward("Free"))
    scene.begin("attack declaration")
    assert scene.offered("attack") == ["Free"]
    assert scene.offers("pass")


@pytest.mark.clause("setcg", "2.3")
def test_what_cannot_be_done_of_a_text_is_left_out_and_the_rest_is_done() -> None:
    scene = table()
    empty = cards(zones=("break zone",))
    effect = fx.Do((fx.If(There(empty), fx.Draw(5)), fx.Discard(3, "opponent"), fx.Draw(1)))
    scene.put("hand", summon("Odd", effect, cost=0))
    scene.put("hand", other("monster", "Imp", cost=0))
    scene.begin("main 1").answer("summon", "Odd")
    assert scene.names("hand") == ["Imp", "Card"]


def turning(game: Game, pending: Pending) -> Procedure:
    """Resolve an object of the stack and put it back."""
    yield from RULESET.resolve(game, pending)
    game.state.pending.append(pending)


@pytest.mark.clause("setcg", "13.1")
def test_a_loop_that_nobody_can_stop_is_a_draw() -> None:
    scene = table()
    scene.game.rules = replace(RULESET, resolve=turning)
    scene.put("field", forward("Spin", abilities=(action(fx.NOTHING, Cost((RestThis(),))),)))
    scene.begin("main 1").answer("use", "Spin")
    assert scene.ending == (-1, "loop")
