"""The Valhalla rules of Force of Will (1415): a lifebreak area, whose cards are removed as life falls."""

from typing import cast

from rules.engine import atoms
from rules.engine.announcing.order import announce
from rules.engine.asks import Option, Procedure
from rules.engine.clauses import clause
from rules.engine.game import Game
from rules.engine.ids import PLAYERS, PlayerId
from rules.games.fow8.announcement import TEXT
from rules.games.fow8.definitions import ForceCard
from rules.games.fow8.legal_actions import is_sealed_off
from rules.games.fow8.movement_zones import put, send
from rules.games.fow8.zones import GRAVEYARD, LIFEBREAK, MAIN, REMOVED
from rules.language.abilities import Triggered
from rules.language.events import Moment

SIZE = 4
BREAK = "break"
"""The trigger of a card's [Break] ability, and the note of one on the chase."""


@clause("fow8", "1415.1c", "1415.1a-ii")
def lay_lifebreak(game: Game) -> None:
    """Each player moves the top four cards of their main deck to their lifebreak area."""
    for player in PLAYERS:
        deck = game.state.zone(MAIN, player)
        for _ in range(min(SIZE, len(deck))):
            atoms.move(game, deck[-1], LIFEBREAK)


def may_break(game: Game, player: PlayerId, main: bool) -> list[Option]:
    """List lifebreak as an option if there are more cards than thousands of life allow (1415.1d, 1415.1d-i).

    JUDGEMENT: the older book (5.01, 7.10#1) rounds up in its symbol and down in its words, and requires as
    many cards rather than more; with life in hundreds its symbol says the same as 8.01, so both are played
    that way.
    """
    cards = game.state.zone(LIFEBREAK, player)
    kept = (game.state.players[player].life - 1) // 1000
    return [Option("lifebreak")] if cards and len(cards) > kept else []


@clause("fow8", "1415.1d-i", "1415.1d-ii", "1415.1d-iii")
def perform_lifebreak(game: Game, player: PlayerId, chosen: Option) -> Procedure:
    """The top card is removed, its [Break] ability played if possible; then it goes to the graveyard.

    Such an ability is not an automatic one, so it is not added to what cannot be chased (1008.2).
    """
    state = game.state
    card = state.zone(LIFEBREAK, player)[-1]
    put(game, card, REMOVED)
    definition = cast(ForceCard, state.cards[card])
    texts = (one for one in definition.abilities if isinstance(one, Triggered))
    ability = next((one for one in texts if one.event == Moment(BREAK)), None)
    if ability is not None and not is_sealed_off(game):
        played = TEXT.begin(game, player, card, ability)
        if (yield from announce(game, played)):
            atoms.push(game, played.pending(game, note=BREAK))
            return
    yield from send(game, card, GRAVEYARD)


@clause("fow8", "1415.1e-i")
def trim(game: Game, player: PlayerId) -> None:
    """Cards above the maximum lifebreak size go to the graveyard from the top."""
    cards = game.state.zone(LIFEBREAK, player)
    while len(cards) > SIZE:
        put(game, cards[-1], GRAVEYARD)


def lifebreak_is_trimmed(game: Game) -> bool:
    """Trim lifebreak areas with too many cards (1415.1e)."""
    full = [player for player in PLAYERS if len(game.state.zone(LIFEBREAK, player)) > SIZE]
    for player in full:
        trim(game, player)
    return bool(full)
