"""How abilities and chant-standby cards trigger in Force of Will 5.01 (9.1, 9.6), where that differs."""

from dataclasses import replace

from rules.engine.asks import Procedure
from rules.engine.clauses import clause
from rules.engine.game import Game
from rules.engine.ids import CardId
from rules.engine.objects import is_same
from rules.engine.pending import Pending
from rules.engine.zones import kind_of
from rules.games.fow5.payment import shows_enough
from rules.games.fow8 import triggers as later
from rules.games.fow8.announcement import can_play, play
from rules.games.fow8.keywords import AS_PLAYED, CAME, FROM_HAND
from rules.games.fow8.zones import STANDBY

ENTER = "1140.2"
"""The clause that identifies [Enter] abilities, from the newer book."""


def triggers(game: Game, pending: Pending) -> None:
    """Triggered abilities wait; [Enter] also depends on how its card entered the field."""
    if later.is_card(pending):
        card_triggers(game, pending)
        return
    ability = pending.ability
    if ability is not None and ability.clause == ENTER and not came_as_played(game, pending.card):
        return
    later.triggers(game, pending)


@clause("fow5", "9.1#1.3", "9.6#1", "9.6#4")
def card_triggers(game: Game, pending: Pending) -> None:
    """A chant-standby card triggers only in the standby area; its player is not asked."""
    if kind_of(game.state.where[pending.card]) == STANDBY:
        later.card_triggers(game, replace(pending, choices=later.REVEALED))


@clause("fow5", "9.3#2.1", "9.6#4", "6.2#3")
def play_triggered(game: Game, one: Pending) -> Procedure:
    """A chant-standby card that triggered is played if its stones can be shown; otherwise it stays.

    JUDGEMENT: for one that cannot be played the book only says that it is no longer triggered; it is not put
    away.
    """
    player, card = one.controller, one.card
    (lying,) = one.held_as("it")
    if not is_same(game.state, lying) or not shows_enough(game, player, card):
        return
    waited = later.as_waited(one)
    if can_play(game, player, card, waited=waited):
        yield from play(game, player, card, waited=waited)


@clause("fow5", "9.6#1.1")
def came_as_played(game: Game, card: CardId) -> bool:
    """Return whether a card came by being played from hand, or as a J-ruler by a judgment."""
    instance = game.state.instances.get(card)
    return instance is not None and not instance.marks.isdisjoint((FROM_HAND, CAME, AS_PLAYED))
