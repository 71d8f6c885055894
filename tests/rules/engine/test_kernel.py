"""The kernel by itself: asking and answering, copying, zones, and what it refuses."""

from collections.abc import Iterator
from dataclasses import replace

import pytest

from rules.engine import atoms
from rules.engine.asks import Ask, NothingOffered, Procedure, Refused
from rules.engine.atoms import deal_anew
from rules.engine.continuous_effects import Lasting
from rules.engine.game import Game
from rules.engine.plan import Step
from rules.engine.randomness import Random
from rules.engine.slots import slots_of
from rules.engine.state import Instance, Player, State
from rules.engine.views import view
from rules.language.changes import AddStats
from rules.language.durations import ALWAYS
from tests.rules.engine.made_up import DECK, HAND, HEAP, TABLE, ZONES, card, ruleset, scene

ANT, BEE, CAT = card("Ant"), card("Bee", (2, 2)), card("Cat", (3, 3))


def test_an_answer_outside_the_options_is_refused_and_the_question_stays_open() -> None:
    game = scene(hand=(ANT, BEE))
    open_ask, before = game.ask, game.state.fingerprint()
    with pytest.raises(Refused) as refused:
        game.answer(99)
    assert (refused.value.code, refused.value.clause) == ("not_an_option", "9")
    assert game.ask is open_ask
    assert game.state.fingerprint() == before
    assert game.answers == []


def test_a_question_without_an_option_is_a_fault_that_names_the_question() -> None:
    def asks(game: Game) -> Procedure:
        yield Ask(1, "nothing to choose", "9.9", [])

    with pytest.raises(NothingOffered, match=r"nothing to choose \(9.9\) of player 1 has no option"):
        scene(rules=replace(ruleset(), plan=(Step("only", "9", asks),)))


def test_a_player_may_concede_at_any_question_and_the_other_wins() -> None:
    game = scene(hand=(ANT,))
    game.concede(0)
    assert game.result is not None
    assert (game.result.winner, game.result.reason, game.ask) == (1, "concession", None)
    with pytest.raises(Refused, match="no question is open"):
        game.answer(0)


def test_a_copy_plays_on_alone_and_asks_the_same_question_first() -> None:
    game = scene(hand=(ANT, BEE), deck=(CAT,))
    copy = game.fork()
    assert copy.ask is not None
    assert game.ask is not None
    assert copy.ask.options == game.ask.options
    before = game.state.fingerprint()
    copy.answer(0)
    assert game.state.fingerprint() == before
    assert copy.state.fingerprint() != before


def test_a_copy_shares_nothing_that_changes() -> None:
    def changeable(value: object) -> Iterator[object]:
        """The containers and the parts of a position that a game writes to; what cards are never changes."""
        if isinstance(value, (list, dict, set)):
            yield value
            for one in value.values() if isinstance(value, dict) else value:
                yield from changeable(one)
        elif isinstance(value, (State, Player, Instance, Random)):
            yield value
            for name in slots_of(type(value)):
                yield from changeable(getattr(value, name))

    def all_of(position: State) -> set[int]:
        return {id(one) for one in changeable(position)}

    position = scene(ANT, hand=(BEE,), deck=(CAT,)).state
    instance = next(iter(position.instances.values()))
    instance.counters = {"egg": 1}
    kinds = {type(one) for one in changeable(position)}
    assert kinds == {State, Player, Instance, Random, list, dict}
    assert {id(one) for one in changeable(position)} & {
        id(one) for one in changeable(position.copy())
    } == set()


def test_the_same_answers_lead_to_the_same_position_on_a_copy() -> None:
    game = scene(hand=(ANT, BEE, CAT))
    copy = game.fork()
    for answer in (0, 1, 0, 2):
        game.answer(answer)
        copy.answer(answer)
    assert game.state.fingerprint() == copy.state.fingerprint()


def test_a_game_at_the_ceiling_of_turns_is_unfinished_and_counts_for_nobody() -> None:
    game = scene(hand=(ANT,))
    game.turn_ceiling = 5
    while game.ask is not None:
        game.answer(len(game.ask.options) - 1)
    assert game.result is not None
    assert (game.result.winner, game.result.reason, game.result.finished) == (-1, "turn_ceiling", False)


def test_a_game_at_the_ceiling_of_decisions_is_unfinished() -> None:
    game = scene(hand=(ANT,))
    game.decision_ceiling = 3
    while game.ask is not None:
        game.answer(len(game.ask.options) - 1)
    assert game.result is not None
    assert (game.result.reason, game.result.finished) == ("decision_ceiling", False)


def test_a_card_that_leaves_play_comes_back_as_a_new_one() -> None:
    game = scene(ANT)
    ant = game.state.zones[2 * TABLE][0]
    atoms.damage(game, ant, 1)
    atoms.rest(game, ant)
    atoms.begin_effect(game, Lasting(-1, 0, 1, "first", AddStats((5, 5)), ALWAYS, frozenset({ant}), None))
    atoms.move(game, ant, HEAP)
    assert ant not in game.state.instances
    assert game.state.lasting == []
    atoms.move(game, ant, TABLE)
    instance = game.state.instances[ant]
    assert (instance.damage, instance.rested) == (0, False)


def test_a_token_that_leaves_play_ceases_to_exist() -> None:
    game = scene()
    token = atoms.create(game, card("Egg", marks=("token",)), TABLE, 1)
    assert game.state.zones[2 * TABLE + 1] == [token]
    atoms.move(game, token, HEAP)
    assert game.state.where[token] == -1
    assert all(token not in zone for zone in game.state.zones)


def test_a_player_sees_their_own_hand_and_only_the_number_of_other_hidden_cards() -> None:
    game = scene(BEE, hand=(ANT, CAT), deck=(CAT, CAT))
    seen = view(game.state, ZONES, 1)["zones"]
    assert [one["id"] for one in seen["hand:1"]] == ["ant", "cat"]
    assert seen["hand:0"] == 2
    assert seen["deck:1"] == 2
    assert [one["id"] for one in seen["table:0"]] == ["bee"]


def test_dealing_anew_keeps_what_a_player_sees_and_the_number_of_cards_everywhere() -> None:
    deck = tuple(card(f"Card {number}") for number in range(30))
    game = scene(ANT, hand=(BEE, CAT), deck=deck)
    before = view(game.state, ZONES, 0)
    hidden = set(game.state.zones[2 * HAND + 1] + game.state.zones[2 * DECK + 1])
    order = list(game.state.zones[2 * DECK])
    deal_anew(game.state, ZONES, 0, Random(3))
    assert view(game.state, ZONES, 0) == before
    assert set(game.state.zones[2 * HAND + 1] + game.state.zones[2 * DECK + 1]) == hidden
    assert game.state.zones[2 * DECK] != order
    assert all(game.state.where[one] == zone for zone, cards in enumerate(game.state.zones) for one in cards)


def test_dealing_anew_leaves_a_card_that_a_player_is_shown_where_it_lies_for_that_player_only() -> None:
    game = scene(hand=(BEE, CAT), deck=tuple(card(f"Card {number}") for number in range(30)))
    place = 2 * DECK + 1
    shown = game.state.zones[place][4]
    atoms.show(game, [shown], (0,))
    for player, stays in ((0, True), (1, False)):
        state = game.fork().state
        deal_anew(state, ZONES, player, Random(3))
        assert (state.zones[place][4] == shown) == stays
        assert state.zones[place] != game.state.zones[place]
        assert sorted(one for cards in state.zones for one in cards) == sorted(
            one for cards in game.state.zones for one in cards
        )


def test_random_numbers_are_the_same_everywhere() -> None:
    random = Random(42, 54)
    assert [random.next32() for _ in range(3)] == [0xA15C02B7, 0x7B47F409, 0xBA1D3330]


def test_every_order_of_a_shuffle_comes_up_about_equally_often() -> None:
    random, seen = Random(1), {}
    for _ in range(6000):
        items = [0, 1, 2]
        random.shuffle(items)
        seen[tuple(items)] = seen.get(tuple(items), 0) + 1
    assert len(seen) == 6
    assert all(850 < times < 1150 for times in seen.values())
