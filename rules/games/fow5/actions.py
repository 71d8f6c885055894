"""What players may do differently in Force of Will 5.01: the chant-standby area, and calling stones."""

from dataclasses import replace

from rules.engine.asks import Procedure
from rules.engine.game import Game
from rules.engine.ruling import clause
from rules.engine.waiting import Pending
from rules.games.fow5.costs import shows_enough
from rules.games.fow8 import automatic as later
from rules.games.fow8.abilities import is_automatic_card
from rules.games.fow8.definitions import ForceCard
from rules.games.fow8.keywords import CAME, FROM_HAND, now
from rules.games.fow8.playing import has_what_is_required, manners
from rules.games.fow8.zones import RULER, STANDBY, book, fielded

STANDBY_MARK = "standby"
ENTER = "1140.2"
"""The clause by which an ability is known to be [Enter], which the newer book has under that number."""


def from_hand(definition: ForceCard, main: bool) -> bool:
    """Tell whether a card may be played from hand: chant-standby cards never are (6.3#1.3, 7.9#1)."""
    return STANDBY_MARK not in definition.marks and (main or definition.quick)


def stands_by(definition: ForceCard) -> bool:
    """Tell whether a card may be put into the chant-standby area: only chant-standby cards (6.3#6)."""
    return STANDBY_MARK in definition.marks


@clause("fow5", "7.9#1")
def ready(game: Game, player: int, card: int) -> bool:
    """A chant-standby card is played in a later turn, and where its cost's stones can be shown."""
    if game.state.players[player].turn_counts.get(f"stood_by:{card}"):
        return False
    definition: ForceCard = game.state.cards[card]  # type: ignore[assignment]
    if is_automatic_card(definition) or not has_what_is_required(game, player, card):
        return False
    return shows_enough(game, player, card)


@clause("fow5", "7.11#1")
def rests_to_call(game: Game, player: int) -> list[int]:
    """The ruler, the J-ruler, or a destroyed J-ruler in the ruler area is rested to call a stone."""
    state = game.state
    cards = [*state.zones[2 * RULER + player], *fielded(game, player)]
    return [
        card
        for card in cards
        if not state.instances[card].rested and now(game, card).types & {"ruler", "j-ruler"}
    ]


def triggers(game: Game, pending: Pending) -> None:
    """Let what has triggered wait; [Enter] asks besides how its card came into the field."""
    if later.is_card(pending):
        card_triggers(game, pending)
        return
    ability = pending.ability
    if ability is not None and ability.clause == ENTER and not came_as_played(game, pending.card):
        return
    later.triggers(game, pending)


@clause("fow5", "9.1#1.3", "9.6#1", "9.6#4")
def card_triggers(game: Game, pending: Pending) -> None:
    """A chant-standby card triggers where it stands by and nowhere else; its player is not asked."""
    if game.state.where[pending.card] >> 1 == STANDBY:
        later.card_triggers(game, replace(pending, choices=later.REVEALED))


@clause("fow5", "9.3#2.1", "9.6#4", "6.2#3")
def play_triggered(game: Game, one: Pending) -> Procedure:
    """A chant-standby card that triggered is played if its stones can be shown, or else stays where it is.

    JUDGEMENT: the book says nothing of one that cannot be played but that it has triggered once less; it is
    not put away.
    """
    player, card = one.controller, one.card
    if (
        game.state.where[card] == one.amount
        and shows_enough(game, player, card)
        and manners(game, player, card)
    ):
        yield from book(game).play_card(game, player, card, False)


@clause("fow5", "9.6#1.1")
def came_as_played(game: Game, card: int) -> bool:
    """Tell whether a card came as it was played from hand, or as a J-ruler by a judgment."""
    instance = game.state.instances.get(card)
    return instance is not None and (FROM_HAND in instance.marks or CAME in instance.marks)
