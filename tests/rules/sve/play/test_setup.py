"""Before a game of Shadowverse: Evolve starts (6.2), and what players and leaders have (2.8, 3.2)."""

import pytest

from rules.games.sve.play import RULESET
from tests.rules.scenes import Scene
from tests.rules.sve.play.made_up import (
    LEADER,
    evolution_points,
    evolved,
    follower,
    maximum,
    points,
)

DECK = [("main", follower(f"Card {number}")) for number in range(20)]
WHOLE = [("leader", LEADER), *DECK, ("evolve", evolved("Card 1", 3, 3))]
NAMES = sorted(definition.name for _, definition in DECK)


def start(seed: int = 1) -> Scene:
    """Return a game at its first question: who goes first."""
    return Scene.of_decks(RULESET, WHOLE, WHOLE, seed=seed)


def in_hand_and_deck(scene: Scene, player: int) -> list[str]:
    return sorted(scene.names("hand", player) + scene.names("deck area", player))


@pytest.mark.clause("sve", "6.2.1.2")
@pytest.mark.clause("sve", "4.3.1")
def test_the_leader_lies_in_the_leader_area() -> None:
    scene = start()
    assert [scene.names("leader area", player) for player in (0, 1)] == [["Leader"], ["Leader"]]


@pytest.mark.clause("sve", "6.2.1.3")
@pytest.mark.clause("sve", "4.5.1")
@pytest.mark.clause("sve", "5.8.1")
def test_the_main_deck_is_in_the_deck_area_and_shuffled() -> None:
    scene = start()
    orders = {tuple(start(seed).names("deck area")) for seed in range(1, 6)}
    assert sorted(scene.names("deck area")) == NAMES
    assert len(orders) == 5
    assert tuple(name for name in scene.names("deck area", 1)) != tuple(scene.names("deck area"))


@pytest.mark.clause("sve", "6.2.1.4")
@pytest.mark.clause("sve", "4.6.1")
def test_the_evolve_deck_is_in_the_evolve_deck_area() -> None:
    scene = start()
    assert scene.names("evolve deck area") == ["Card 1"]
    assert scene.names("evolve zone") == []


@pytest.mark.clause("sve", "6.2.1.1.1")
def test_a_player_may_have_no_evolve_deck() -> None:
    scene = Scene.of_decks(RULESET, WHOLE[:-1], WHOLE)
    assert scene.names("evolve deck area", 0) == []
    assert scene.ask.kind == "go_first"


@pytest.mark.clause("sve", "6.2.1.5")
def test_a_player_picked_by_chance_decides_who_goes_first() -> None:
    pickers = {start(seed).ask.player for seed in range(1, 12)}
    assert pickers == {0, 1}
    for verb in ("first", "second"):
        scene = start()
        picked = scene.ask.player
        scene.answer(verb)
        assert scene.state.first == (picked if verb == "first" else 1 - picked)


@pytest.mark.clause("sve", "6.2.1.6")
def test_each_player_draws_four_cards_before_the_redraw() -> None:
    scene = start().answer("first")
    assert [len(scene.names("hand", player)) for player in (0, 1)] == [4, 4]


@pytest.mark.clause("sve", "6.2.1.7")
@pytest.mark.clause("sve", "4.1.5")
def test_the_whole_hand_may_be_redrawn_once_the_first_player_asked_first() -> None:
    scene = start().answer("first")
    first = scene.state.first
    assert (scene.ask.kind, scene.ask.player) == ("redraw", first)
    before = scene.names("hand", first)
    top = list(reversed(scene.names("deck area", first)[-4:]))
    scene.answer("yes")
    order = []
    while scene.ask.kind == "put_to_bottom":
        order.append(scene.ask.options[-1].card)
        scene.answer("put", order[-1], by=1)
    assert (scene.ask.kind, scene.ask.player) == ("redraw", 1 - first)
    assert scene.names("hand", first) == top
    bottom = scene.names("deck area", first)[:4]
    assert sorted(bottom) == sorted(before)
    assert bottom[3] == scene.state.cards[order[0]].name
    scene.answer("no")
    assert scene.ask.kind == "main"


@pytest.mark.clause("sve", "6.2.1.8")
@pytest.mark.clause("sve", "6.2.1.9")
@pytest.mark.clause("sve", "3.2.1")
def test_points_start_at_nothing_but_three_evolution_points_for_the_second_player() -> None:
    scene = start().do("first", "no", "no")
    first = scene.state.first
    assert (points(scene, 1 - first), maximum(scene, 1 - first)) == (0, 0)
    assert (evolution_points(scene, first), evolution_points(scene, 1 - first)) == (0, 3)


@pytest.mark.clause("sve", "6.2.1.10")
@pytest.mark.clause("sve", "2.8.3.1")
def test_each_leader_starts_with_twenty_defense() -> None:
    scene = start().do("first", "no", "no")
    assert [scene.life(player) for player in (0, 1)] == [20, 20]


@pytest.mark.clause("sve", "6.2.1.8")
@pytest.mark.clause("sve", "6.2.1.9")
@pytest.mark.clause("sve", "6.2.1.10")
@pytest.mark.clause("sve", "2.8.3.1")
def test_whatever_players_had_before_they_start_with_what_the_book_says() -> None:
    scene = start()
    for player in (0, 1):
        scene.give(player, life=7, r0=4, r1=5, r2=6)
    scene.do("first", "no", "no")
    first = scene.state.first
    assert [scene.life(player) for player in (0, 1)] == [20, 20]
    assert (points(scene, 1 - first), maximum(scene, 1 - first)) == (0, 0)
    assert (points(scene, first), maximum(scene, first)) == (1, 1), "those of the first turn"
    assert (evolution_points(scene, first), evolution_points(scene, 1 - first)) == (0, 3)


@pytest.mark.clause("sve", "6.2.1.11")
@pytest.mark.clause("sve", "6.2.1")
def test_the_player_who_goes_first_begins_the_game_as_the_active_player() -> None:
    scene = start().do("second", "no", "no")
    assert (scene.state.active, scene.state.turn, scene.ask.kind) == (scene.state.first, 1, "main")
    assert in_hand_and_deck(scene, 0) == in_hand_and_deck(scene, 1) == NAMES


@pytest.mark.clause("sve", "7.2.4.1")
@pytest.mark.clause("sve", "7.2.4")
def test_only_the_first_player_draws_no_card_on_the_first_turn() -> None:
    scene = start().do("first", "no", "no")
    first = scene.state.first
    assert len(scene.names("hand", first)) == 4
    scene.answer("pass").until("main", 1 - first)
    assert len(scene.names("hand", 1 - first)) == 5
    scene.answer("pass").until("main", first)
    assert len(scene.names("hand", first)) == 5


@pytest.mark.clause("sve", "1.1.1")
def test_a_game_has_two_players() -> None:
    assert len(start().state.players) == 2


@pytest.mark.clause("sve", "3.1.1")
def test_who_brought_a_card_owns_it() -> None:
    scene = start()
    for player in (0, 1):
        assert {scene.state.owners[card] for card in scene.cards("deck area", player)} == {player}
