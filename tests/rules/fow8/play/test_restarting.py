"""Restarting a game of Force of Will (1033), told as scenes."""

import pytest

from rules.games.fow8.nodes import Restart
from rules.games.fow8.play import RULESET
from rules.language import effects as fx
from rules.language.abilities import Activated, Spell
from rules.language.filter_shorthand import cards
from rules.language.references import Each, This
from tests.rules.fow8.play.made_up import LIGHT, chant, face, resonator, ruler
from tests.rules.scenes import Scene

NOTHING = Each(cards(name="Nobody"))
ANEW = chant("Anew", spell=Spell(Restart(NOTHING)))
PHOENIX = resonator("Phoenix", abilities=(Activated(Restart(This()), name="Anew"),))
TOKEN = face("Spirit", "resonator", stats=(100, 100), marks=("token",))


def playing(card, seed=1):
    """Return a game of two decks full of a card, past the opening hands."""
    deck = [
        ("ruler", ruler()),
        *[("main", card)] * 12,
        *[("stone", LIGHT)] * 5,
        ("extra", chant("Tale")),
    ]
    scene = Scene.of_decks(RULESET, deck, deck, seed=seed)
    while scene.ask.kind == "mulligan":
        scene.answer("keep")
    return scene.until("main")


def counts(scene, player):
    """Return how many cards lie in a player's zones."""
    names = ("ruler area", "main deck", "magic stone deck", "extra deck", "hand", "graveyard", "field")
    return {name: len(scene.cards(name, player)) for name in names if scene.cards(name, player)}


BEGINNING = {"ruler area": 1, "main deck": 7, "magic stone deck": 5, "extra deck": 1, "hand": 5}


@pytest.mark.clause("fow8", "1033.1")
def test_a_restarted_game_is_set_up_anew_and_was_won_by_nobody():
    scene = playing(ANEW)
    scene.answer("judgment", scene.cards("ruler area", scene.state.active)[0]).until("main")
    scene.game.state.players[0].life = 900
    scene.answer("play", "Anew").until("mulligan")
    assert scene.result is None
    assert (scene.state.turn, scene.state.pending, scene.names("field")) == (0, [], [])
    for player in (0, 1):
        assert (scene.life(player), counts(scene, player)) == (4000, BEGINNING)
        assert scene.names("ruler area", player) == ["Queen"]
    while scene.ask.kind == "mulligan":
        scene.answer("keep")
    scene.until("main")
    assert scene.state.turn == 1


@pytest.mark.clause("fow8", "1033.2")
def test_who_restarts_the_game_begins_the_new_one():
    for seed in range(6):
        for turns in (0, 1):
            scene = playing(ANEW, seed)
            player = abs(scene.state.first - turns)
            scene.until("main", player).answer("play", "Anew").until("mulligan")
            assert (scene.ask.player, scene.state.first) == (player, player)


@pytest.mark.clause("fow8", "1033.3")
def test_a_card_that_says_so_begins_the_restarted_game_in_the_field():
    scene = playing(PHOENIX)
    mine = scene.state.active
    scene.answer("play", "Phoenix").until("main")
    card = scene.cards("field")[0]
    scene.answer("use", card).until("mulligan")
    assert scene.names("field") == ["Phoenix"]
    assert scene.cards("field") == [card]
    assert counts(scene, mine)["main deck"] == 6
    while scene.ask.kind == "mulligan":
        scene.answer("keep")
    assert scene.until("main").offers("use", card)


def test_a_restarted_game_has_no_tokens_and_nothing_that_was_remembered():
    busy = fx.Do((fx.Create(TOKEN, "field"), fx.Remember("sworn"), Restart(NOTHING)))
    scene = playing(chant("Anew", spell=Spell(busy)))
    scene.answer("play", "Anew").until("mulligan")
    assert scene.names("field") == []
    assert not any(one.game_counts.get("sworn") for one in scene.state.players)
