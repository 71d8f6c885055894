"""Runes of Force of Will 8.01 (711): revealed in the rune area and copied; the copy is played as a spell."""

from typing import cast

from rules.engine import atoms
from rules.engine.announcing.feasibility import can_announce
from rules.engine.announcing.order import announce
from rules.engine.asks import Option, Procedure
from rules.engine.clauses import clause
from rules.engine.game import Game
from rules.engine.ids import CardId, PlayerId
from rules.engine.restrictions import is_forbidden
from rules.games.fow8.announcement import CARD
from rules.games.fow8.definitions import ForceCard
from rules.games.fow8.keywords import as_played, now
from rules.games.fow8.keywords_meanings import BE_PLAYED
from rules.games.fow8.legal_actions import is_sealed_off
from rules.games.fow8.zones import CHASE, FIELD, REVEALED, RULER, RUNE, book


def runes(game: Game, player: PlayerId, main: bool) -> list[Option]:
    """List the runes a player may play with their remaining divinity; those with Quickcast at any time."""
    cards = game.state.zone(RUNE, player)
    if not cards or is_sealed_off(game):
        return []
    in_time = [card for card in cards if is_in_time(game, card, main)]
    left = remaining_divinity(game, player) if in_time else 0
    return [Option("rune", card) for card in in_time if may_be_played(game, player, card, left)]


@clause("fow8", "711.1", "709.1", "709.3c")
def is_in_time(game: Game, card: CardId, main: bool) -> bool:
    """A rune is played at main timing, one with Quickcast whenever its player has priority."""
    definition = cast(ForceCard, game.state.cards[card])
    return book(game).from_hand(as_played(game, card, definition), main)


def may_be_played(game: Game, player: PlayerId, card: CardId, left: int) -> bool:
    """Return whether there is enough divinity for a rune, and it can be paid for and finds its targets."""
    definition = cast(ForceCard, game.state.cards[card])
    if not 0 <= definition.divinity <= left or is_forbidden(game, card, BE_PLAYED):
        return False
    return can_announce(game, CARD.begin(game, player, card, definition.spell))


@clause("fow8", "711.2a", "1136.2")
def remaining_divinity(game: Game, player: PlayerId) -> int:
    """The divinity of the J/ruler, minus that of the runes already revealed."""
    state = game.state
    rulers = [*state.zone(RULER, player), *state.zone(FIELD)]
    mine = [
        now(game, card)
        for card in rulers
        if state.instances[card].controller == player and now(game, card).types & {"ruler", "j-ruler"}
    ]
    given = max((card.divinity for card in mine), default=0)
    if not given:
        return -1
    return given - sum(cast(ForceCard, state.cards[card]).divinity for card in state.zone(REVEALED, player))


@clause("fow8", "711.2", "711.4", "1017.3")
def play_rune(game: Game, player: PlayerId, chosen: Option) -> Procedure:
    """The rune is revealed; a copy of it, which is not a physical card, is played as a spell."""
    definition = cast(ForceCard, game.state.cards[chosen.card])
    atoms.move(game, chosen.card, REVEALED)
    copy = atoms.duplicate(game, definition, CHASE, player)
    yield from announce(game, CARD.begin(game, player, copy, definition.spell))
