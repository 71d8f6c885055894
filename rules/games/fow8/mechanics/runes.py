"""Runes of Force of Will 8.01 (711): revealed in the rune area, copied, and the copy played."""

from typing import cast

from rules.engine import atoms
from rules.engine.announcing.announcement import Announcement
from rules.engine.announcing.order import announce
from rules.engine.announcing.possible import can_announce
from rules.engine.announcing.targets import still_legal
from rules.engine.asks import Option, Procedure
from rules.engine.context import standing
from rules.engine.game import Game
from rules.engine.ids import CardId, PlayerId
from rules.engine.perform import perform
from rules.engine.ruling import clause
from rules.engine.waiting import Pending
from rules.games.fow8.announcement import PRICED
from rules.games.fow8.definitions import ForceCard
from rules.games.fow8.keywords import now
from rules.games.fow8.zones import FIELD, REVEALED, RULER, RUNE

RUNE_COPY = "rune"


def runes(game: Game, player: PlayerId, main: bool) -> list[Option]:
    """List the runes a player may play: at main timing, with the divinity left for them (711.1)."""
    state = game.state
    if not main or not state.zone(RUNE, player):
        return []
    left = remaining_divinity(game, player)
    return [
        Option("rune", card)
        for card in state.zone(RUNE, player)
        for definition in (cast(ForceCard, state.cards[card]),)
        if 0 <= definition.divinity <= left and can_announce(game, _copy(game, player, card, definition))
    ]


@clause("fow8", "711.2a", "1136.2")
def remaining_divinity(game: Game, player: PlayerId) -> int:
    """The divinity of the J/ruler, less that of the runes revealed already."""
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


@clause("fow8", "711.2", "1017.3")
def play_rune(game: Game, player: PlayerId, chosen: Option) -> Procedure:
    """The rune is revealed; a copy of it is paid for and waits on the chase."""
    card = chosen.card
    definition = cast(ForceCard, game.state.cards[card])
    atoms.move(game, card, REVEALED)
    played = _copy(game, player, card, definition)
    yield from announce(game, played)
    atoms.tell_played(game, player, card)
    atoms.push(game, played.pending(game, note=RUNE_COPY))


def _copy(game: Game, player: PlayerId, card: CardId, definition: ForceCard) -> Announcement:
    return PRICED.begin(game, player, card, definition.spell, own=definition.price)


@clause("fow8", "711.3")
def resolve_rune(game: Game, pending: Pending) -> Procedure:
    """The copy does what its text says and is gone."""
    text = pending.choices.text or pending.ability
    if text is not None:
        at = standing(game, pending, "711.3", still_legal(game, pending, text, "711.3", anew=True))
        yield from perform(game, text.effect, at)
