"""Effects on players: drawing, discarding, life, resources, winning."""

from typing import TYPE_CHECKING

from rules.engine import atoms, extra_turns, life
from rules.engine.amounts import number
from rules.engine.asks import Procedure
from rules.engine.context import Context
from rules.engine.draws import draw_one
from rules.engine.filters_now import matches_at
from rules.engine.handlers.cards import dealing
from rules.engine.handlers.handler import Handler
from rules.engine.ids import CardId, PlayerId
from rules.engine.references import players
from rules.engine.replacement import may_be_replaced
from rules.engine.selection import choose
from rules.engine.state import Result
from rules.engine.triggers import trigger_on
from rules.language import effects as fx
from rules.language.bounds import MOST
from rules.language.events import Discards, Draws

if TYPE_CHECKING:
    from rules.engine.game import Game


def draw(game: "Game", effect: fx.Draw, at: Context) -> Procedure:
    """Make players draw, one card after another."""
    count = number(game, effect.amount, at)
    for player in players(game, effect.who, at):
        for _ in range(min(count, MOST)):
            card = yield from draw_one(game, player)
            if card >= 0:
                at.did = True
                at.affected.append(card)
            elif not may_be_replaced(game, Draws):
                # Nothing is left to draw, or nothing may be drawn: the next draw would be no other.
                break


def discard(game: "Game", effect: fx.Discard, at: Context) -> Procedure:
    """Make players discard cards, chosen or at random."""
    amount = number(game, effect.amount, at)
    for player in players(game, effect.who, at):
        hand = list(game.state.zone(game.rules.hand_zone, player))
        if effect.filter is not None:
            hand = [card for card in hand if matches_at(game, card, effect.filter, at)]
        if effect.at_random:
            chosen = atoms.pick(game, hand, amount)
        else:
            chosen = yield from choose(game, hand, amount, amount, player, at)
        for card in chosen:
            at.did = True
            at.affected.append(card)
            yield from throw_away(game, card, at.source)


def discard_hand(game: "Game", effect: fx.DiscardHand, at: Context) -> Procedure:
    """Make players discard their hands."""
    at.did = True
    for player in players(game, effect.who, at):
        for card in list(game.state.zone(game.rules.hand_zone, player)):
            at.affected.append(card)
            yield from throw_away(game, card, at.source)


def throw_away(game: "Game", card: CardId, source: CardId) -> Procedure:
    """Discard a card in the game's way, which emits the event."""
    if game.rules.discard is not None:
        yield from game.rules.discard(game, card, source)
    else:
        atoms.move(game, card, game.rules.discard_zone)
        trigger_on(game, Discards, card, player=game.state.owners[card], cause=source)


def deal_damage(game: "Game", effect: fx.DealDamageToPlayer, at: Context) -> Procedure:
    """Make a card, the source unless another is named, deal damage to players."""
    source = dealing(game, effect.by, at)
    for player in players(game, effect.who, at):
        at.did = True
        yield from game.rules.deal_damage_to_player(game, player, number(game, effect.amount, at), source)


def change_life(game: "Game", effect: fx.ChangeLife, at: Context) -> Procedure:
    """Make players gain or lose life."""
    for player in players(game, effect.who, at):
        amount = number(game, effect.amount, at)
        if amount > 0:
            amount = yield from life.gain(game, player, amount)
        at.did = at.did or amount != 0
        life.change_life(game, player, amount)


def lose_life(game: "Game", effect: fx.LoseLife, at: Context) -> Procedure:
    """Make players lose life."""
    for player in players(game, effect.who, at):
        at.did = True
        life.change_life(game, player, -number(game, effect.amount, at))
    yield from ()


def set_life(game: "Game", effect: fx.SetLife, at: Context) -> Procedure:
    """Set players' life."""
    for player in players(game, effect.who, at):
        at.did = True
        life.set_life(game, player, number(game, effect.amount, at))
    yield from ()


def produce(game: "Game", effect: fx.Produce, at: Context) -> Procedure:
    """Give players units of a resource."""
    for player in players(game, effect.who, at):
        at.did = True
        give(game, player, game.rules.resources.index(effect.resource), number(game, effect.amount, at))
    yield from ()


def give(game: "Game", player: PlayerId, resource: int, amount: int) -> None:
    """Give a player units of a resource, up to the game's maximum, and never remove any."""
    if game.rules.most is not None:
        held = game.state.players[player].resources[resource]
        amount = min(amount, max(0, game.rules.most(game.state, player, resource) - held))
    atoms.gain(game, player, resource, amount)


def shuffle(game: "Game", effect: fx.Shuffle, at: Context) -> Procedure:
    """Shuffle a zone of players."""
    for player in players(game, effect.who, at):
        atoms.shuffle(game, game.rules.zones.index(effect.zone, player))
    yield from ()


def extra_turn(game: "Game", effect: fx.ExtraTurn, at: Context) -> Procedure:
    """Give players an extra turn."""
    for player in players(game, effect.who, at):
        at.did = True
        extra_turns.grant(game, player)
    yield from ()


def win(game: "Game", effect: fx.WinGame, at: Context) -> Procedure:
    """Make a player win at once."""
    for player in players(game, effect.who, at):
        if game.rules.win is not None:
            game.rules.win(game, player)
        else:
            game.finish(Result(player, "effect", at.clause))
    yield from ()


HANDLERS: dict[type, Handler] = {
    fx.Draw: draw,
    fx.Discard: discard,
    fx.DiscardHand: discard_hand,
    fx.DealDamageToPlayer: deal_damage,
    fx.ChangeLife: change_life,
    fx.LoseLife: lose_life,
    fx.SetLife: set_life,
    fx.Produce: produce,
    fx.Shuffle: shuffle,
    fx.ExtraTurn: extra_turn,
    fx.WinGame: win,
}
