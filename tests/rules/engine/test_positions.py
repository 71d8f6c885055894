"""What a position may hold besides printed cards: changed cards, effects that last, abilities that wait."""

import json

from rules.engine import atoms
from rules.engine.continuous_effects import Lasting
from rules.engine.definition import Definition
from rules.engine.facts import Fact
from rules.engine.game import Game
from rules.engine.layers import characteristics
from rules.engine.objects import held
from rules.engine.pending import Choices, Delayed, Pending
from rules.engine.positions import dump, load
from rules.engine.state import State
from rules.language import effects as fx
from rules.language.abilities import Spell, Triggered
from rules.language.changes import AddStats, Become
from rules.language.durations import END_OF_TURN
from rules.language.filter_shorthand import cards
from rules.language.filters import CostIs
from rules.language.references import Chosen, Each, It
from tests.rules.engine.made_up import HAND, TABLE, Ends, card, ruleset, scene

ANT, BEE = card("Ant"), card("Bee", (2, 2), keywords=("fast",))
PRINTED = {one.card_id: one for one in (ANT, BEE)}
TOKEN = card("Fly", (1, 3), marks=("token",))
BATTLECRY = Spell(fx.Create(TOKEN, "table"), targets=(cards(whose="you"),), clause="9")


def find(card_id: str) -> Definition | None:
    return PRINTED.get(card_id)


def again(game: Game) -> State:
    """The position of a game, written and read; what was read is written in the same way."""
    text = dump(game.state, game.rules, find)
    state = load(text, game.rules, find)
    assert dump(state, game.rules, find) == text
    return state


def test_a_printed_card_is_there_by_its_id_and_a_changed_one_with_its_definition():
    game = scene(ANT, hand=(BEE,))
    giant = ANT.copy()
    giant.stats = (9, 9)
    ant = game.state.zone(TABLE, 0)[0]
    atoms.become(game, ant, giant)
    data = json.loads(dump(game.state, game.rules, find))
    assert data["cards"][ant] == 0
    assert data["cards"][game.state.zone(HAND, 0)[0]] == "bee"
    assert len(data["definitions"]) == 1
    state = again(game)
    assert state.cards[ant].stats == (9, 9)
    assert state.cards[ant].faces == (ANT,)
    assert state.cards[game.state.zone(HAND, 0)[0]] is BEE


def test_two_tokens_of_one_kind_share_their_definition():
    game = scene(ANT)
    first, second = (atoms.create(game, TOKEN, TABLE, 0) for _ in range(2))
    state = again(game)
    assert state.cards[first] is state.cards[second]
    assert state.cards[first].faces == (state.cards[first],)
    assert state.cards[first].marks == {"token"}


def test_effects_that_last_go_on_in_the_position_that_was_read():
    game = scene(ANT, BEE)
    ant, bee = game.state.instances
    atoms.begin_effect(
        game, Lasting(ant, 0, 1, "first", AddStats((2, 2)), END_OF_TURN, frozenset({ant, bee}))
    )
    atoms.begin_effect(
        game,
        Lasting(ant, 0, 2, "second", Become(TOKEN), END_OF_TURN, filter=cards(keywords=frozenset({"fast"}))),
    )
    state = again(game)
    assert [one.cards for one in state.lasting] == [frozenset({ant, bee}), None]
    copy = Game(game.rules, state)
    copy.resume()
    assert [characteristics(copy, one).stats for one in (ant, bee)] == [
        characteristics(game, one).stats for one in (ant, bee)
    ]


def test_what_waits_and_what_comes_later_is_read_with_its_trees():
    game = scene(ANT, BEE)
    ant, bee = game.state.instances
    choices = Choices(3, ("fast",), (1,), BATTLECRY, (1, 2))
    kept = (("it", held(game.state, [bee])),)
    waits = Pending(0, ant, 4, BATTLECRY, (bee, -1, -2), bee, "note", 5, choices, kept)
    later = Triggered(Ends(cards(types=frozenset({"creature"}))), fx.Destroy(It()))
    atoms.push(game, waits)
    atoms.begin_delayed(game, Delayed(0, ant, 1, later, (("it", held(game.state, [bee])),), "end_of_turn"))
    atoms.push(game, Pending(1, bee, 5, Spell(fx.MoveTo(Chosen(cards()), "hand"))))
    state = again(game)
    assert state.delayed == game.state.delayed
    assert state.pending[1] == game.state.pending[1]
    assert state.pending[0].targets == (bee, -1, -2)
    made = state.pending[0].ability
    assert made is not None
    assert isinstance(made.effect, fx.Create)
    assert made.effect.token.name == "Fly"
    assert made.effect.token is state.pending[0].choices.text.effect.token


def test_all_that_is_remembered_of_cards_and_players_is_read():
    game = scene(ANT, BEE, hand=(ANT,))
    ant, bee = game.state.instances
    (card_in_hand,) = game.state.zone(HAND, 0)
    atoms.mark(game, ant, "tired")
    atoms.set_numbers(game, ant, "hurt by", (bee,))
    atoms.put_counters(game, bee, "+1", 2)
    atoms.stack_under(game, ant, (card_in_hand,))
    atoms.rest(game, bee)
    atoms.damage(game, bee, 1)
    atoms.note(game, 1, "drawn", 2)
    atoms.note_for_game(game, 0, "crowned")
    atoms.record(game, 0, Fact("used", ant, "Storm"), for_game=True)
    atoms.cover(game, game.state.zone(HAND, 1)[0], (1,))
    atoms.show(game, game.state.zone(HAND, 1), (0,))
    state = again(game)
    assert state.fingerprint() == game.state.fingerprint()
    assert state.instances[ant].under == (card_in_hand,)
    assert state.shown == game.state.shown
    assert state.players[0].game_facts == {Fact("used", ant, "Storm")}
    assert state.players[1].turn_counts == game.state.players[1].turn_counts


def test_equal_positions_give_equal_texts_whatever_was_written_first():
    one, other = scene(ANT), scene(ANT)
    (ant,) = one.state.instances
    for game, words in ((one, ("a", "b")), (other, ("b", "a"))):
        for word in words:
            atoms.put_counters(game, ant, word, 1)
            atoms.mark(game, ant, word)
            atoms.note(game, 0, word)
    assert dump(one.state, ruleset(), find) == dump(other.state, ruleset(), find)


def test_the_filter_that_an_effect_has_is_read_as_it_was():
    game = scene(ANT)
    (ant,) = game.state.instances
    wanted = cards(CostIs("<=", 3), zones=("table", "hand"), whose="opponent", races=frozenset({"b", "a"}))
    atoms.push(game, Pending(0, ant, 1, Spell(fx.Destroy(Each(wanted)))))
    assert again(game).pending == game.state.pending
