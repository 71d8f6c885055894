"""Copies in Force of Will (1017): of cards and abilities on the chase, and cards that become copies."""

from dataclasses import replace

from rules.engine import atoms
from rules.engine.asks import Procedure
from rules.engine.clauses import clause
from rules.engine.continuous_effects import Lasting
from rules.engine.game import Game
from rules.engine.ids import CardId, PlayerId
from rules.engine.pending import Pending
from rules.games.fow8.keywords import controller_of
from rules.games.fow8.zones import CHASE
from rules.language.changes import Become
from rules.language.durations import WHILE_IN_PLAY


def copy(game: Game, card: CardId, source: CardId) -> Procedure:
    """Copy an entry on the chase, if it is still there (1017.1d)."""
    pending = next((one for one in reversed(game.state.pending) if one.card == card), None)
    if pending is not None:
        player = controller_of(game, source)
        if pending.ability is None:
            copy_card(game, pending, player)
        else:
            copy_ability(game, pending, player)
    yield from ()


@clause("fow8", "1017.1", "1017.1a", "1017.1c", "1017.1c-i")
def copy_card(game: Game, pending: Pending, player: PlayerId) -> None:
    """A non-physical card waits on the chase with all the choices of the card it copies.

    JUDGEMENT: in the field it is a token, since nothing says what else a non-physical card would be.
    """
    copy = atoms.duplicate(game, game.state.cards[pending.card], CHASE, player)
    atoms.push(game, replace(pending, controller=player, card=copy, stamp=atoms.stamp(game)))


@clause("fow8", "1017.1b", "1017.1c")
def copy_ability(game: Game, pending: Pending, player: PlayerId) -> None:
    """The same ability waits once more."""
    atoms.push(game, replace(pending, controller=player, stamp=atoms.stamp(game)))


@clause("fow8", "1017.2", "1302.1b", "1302.4")
def become_a_copy(game: Game, card: CardId, source: CardId) -> Procedure:
    """The source becomes a copy of the card's face-up side, without effects that change that card."""
    change = Become(game.state.cards[card])
    atoms.begin_effect(
        game,
        Lasting(
            source,
            controller_of(game, source),
            atoms.stamp(game),
            "new words",
            change,
            WHILE_IN_PLAY,
            frozenset({source}),
        ),
    )
    yield from ()
