"""Effects on cards: destroyed, moved, rested, damaged, given counters, created as tokens."""

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, cast

from rules.engine import atoms
from rules.engine.amounts import number
from rules.engine.asks import Procedure
from rules.engine.context import Context
from rules.engine.definition import Definition
from rules.engine.handlers.handler import Handler
from rules.engine.ids import NO_PLAYER, CardId, card_numbers
from rules.engine.references import known, players, whom
from rules.engine.restrictions import RECOVER, REST, is_forbidden
from rules.engine.selection import has_gone_to, select
from rules.engine.triggers import trigger_on
from rules.language import effects as fx
from rules.language.bounds import MOST
from rules.language.events import Recovers, Rests
from rules.language.references import Cards, Cause, Subject

if TYPE_CHECKING:
    from rules.engine.game import Game


def deal_damage(game: "Game", effect: fx.DealDamage, at: Context) -> Procedure:
    """Make a card, the source unless another is named, deal damage to each card."""
    source = dealing(game, effect.by, at)
    deal = game.rules.deal_damage
    if effect.firm:
        assert game.rules.deal_firm_damage is not None, f"{game.rules.code} deals no firm damage"
        deal = game.rules.deal_firm_damage
    for card in in_play(game, (yield from select(game, effect.what, at))):
        at.did = True
        at.affected.append(card)
        yield from deal(game, card, number(game, effect.amount, at), source)


def in_play(game: "Game", cards: Sequence[CardId]) -> Iterator[CardId]:
    """Yield the cards that are still in play when their turn comes; others have no damage or counters."""
    for card in cards:
        if card in game.state.instances:
            yield card


def dealing(game: "Game", by: Cards | None, at: Context) -> CardId:
    """Return the card that deals damage: the source, or the first named one, even if it is gone."""
    if by is None:
        return at.source
    return next(iter(known(game, by, at, gone=True)), at.source)


def destroy(game: "Game", effect: fx.Destroy, at: Context) -> Procedure:
    """Destroy cards, simultaneously if the game says so."""
    cards = yield from select(game, effect.what, at)
    at.did = at.did or bool(cards)
    at.affected += cards
    if game.rules.destroy_together is not None:
        yield from game.rules.destroy_together(game, cards, at.source)
    else:
        for card in cards:
            yield from game.rules.destroy(game, card, at.source)


def cancel(game: "Game", effect: fx.Cancel, at: Context) -> Procedure:
    """Remove something unresolved from the stack or queue, even if its card has left."""
    own = game.rules.cancel
    assert own is not None, f"{game.rules.code} cancels nothing"
    of_event = isinstance(effect.what, Subject | Cause)
    for card in (
        known(game, effect.what, at, gone=True) if of_event else (yield from select(game, effect.what, at))
    ):
        if any(one.card == card for one in game.state.pending):
            at.did = True
            at.affected.append(card)
            yield from own(game, card, at.source)


def move(game: "Game", effect: fx.MoveTo, at: Context) -> Procedure:
    """Move cards to a zone, in the game's way."""
    kind = game.rules.zones.kind(effect.zone)
    cards = yield from select(game, effect.what, at)
    below = effect.position in ("bottom", "scattered")
    if effect.position == "scattered":
        # One at a time, so that nobody is asked for their order.
        cards = atoms.pick(game, cards, len(cards))
    if game.rules.relocate is not None:
        player = NO_PLAYER if game.rules.to_owners else at.player
        if effect.under is not None:
            player = whom(game, effect.under, at)
        for together in [cards] if effect.position != "scattered" else [[card] for card in cards]:
            yield from game.rules.relocate(game, together, kind, below, player)
    else:
        for card in cards:
            atoms.move(game, card, kind, bottom=below)
    gone = [card for card in cards if has_gone_to(game, card, kind)]
    at.did = at.did or bool(gone)
    at.affected += gone
    atoms.keep_whose(game, gone, at.source)
    if effect.position == "shuffled":
        for player in dict.fromkeys(game.state.owners[card] for card in gone):
            atoms.shuffle(game, game.rules.zones.index(effect.zone, player))
    if effect.rested:
        for card in gone:
            if card in game.state.instances and not game.state.instances[card].rested:
                atoms.rest(game, card)


def swap(game: "Game", effect: fx.Swap, at: Context) -> Procedure:
    """Exchange two cards if the game allows it."""
    mine = yield from select(game, effect.one, at)
    theirs = yield from select(game, effect.other, at)
    if mine and theirs and game.rules.swap is not None:
        at.did = (yield from game.rules.swap(game, mine[0], theirs[0])) or at.did


def rest(game: "Game", effect: fx.Rest, at: Context) -> Procedure:
    """Rest recovered cards, if the game lets effects turn them."""
    for card in (yield from select(game, effect.what, at)):
        if (
            can_turn(game, card)
            and not game.state.instances[card].rested
            and not is_forbidden(game, card, REST, at.source)
        ):
            at.did = True
            at.affected.append(card)
            atoms.rest(game, card)
            trigger_on(game, Rests, card)


def recover(game: "Game", effect: fx.Recover, at: Context) -> Procedure:
    """Recover rested cards, if the game lets effects turn them."""
    for card in (yield from select(game, effect.what, at)):
        if (
            can_turn(game, card)
            and game.state.instances[card].rested
            and not is_forbidden(game, card, RECOVER, at.source)
        ):
            at.did = True
            at.affected.append(card)
            atoms.recover(game, card)
            trigger_on(game, Recovers, card)


def can_turn(game: "Game", card: CardId) -> bool:
    """Return whether effects can rest and recover a card: it is in play, and the game allows it."""
    turns = game.rules.may_turn
    return card in game.state.instances and (turns is None or turns(game, card))


def create(game: "Game", effect: fx.Create, at: Context) -> Procedure:
    """Create tokens in a zone, in the game's way."""
    at.did = True
    token = cast(Definition, effect.token)
    kind = game.rules.zones.kind(effect.zone)
    amount = min(number(game, effect.amount, at), MOST)
    for player in players(game, effect.who, at):
        before = len(game.state.cards)
        if game.rules.create is not None:
            yield from game.rules.create(game, token, kind, player, amount)
        else:
            for _ in range(amount):
                atoms.create(game, token, kind, player)
        at.affected += card_numbers(len(game.state.cards), before)


def put_counters(game: "Game", effect: fx.PutCounters, at: Context) -> Procedure:
    """Put counters on cards, or remove them."""
    for card in in_play(game, (yield from select(game, effect.what, at))):
        amount = number(game, effect.amount, at)
        if amount < 0 and not (game.state.instances[card].counters or {}).get(effect.counter):
            continue
        at.did = True
        at.affected.append(card)
        atoms.put_counters(game, card, effect.counter, amount)


def move_counters(game: "Game", effect: fx.MoveCounters, at: Context) -> Procedure:
    """Move counters from one card to another."""
    givers = list(in_play(game, (yield from select(game, effect.what, at))))
    takers = list(in_play(game, (yield from select(game, effect.to, at))))
    if not givers or not takers:
        return
    there = (game.state.instances[givers[0]].counters or {}).get(effect.counter, 0)
    count = min(there, number(game, effect.amount, at))
    if count > 0:
        at.did = True
        at.affected.append(takers[0])
        atoms.put_counters(game, givers[0], effect.counter, -count)
        atoms.put_counters(game, takers[0], effect.counter, count)


def heal(game: "Game", effect: fx.Heal, at: Context) -> Procedure:
    """Remove damage from cards, no more than there is."""
    for card in in_play(game, (yield from select(game, effect.what, at))):
        dealt = game.state.instances[card].damage
        off = dealt if effect.amount is None else min(dealt, number(game, effect.amount, at))
        at.did = at.did or off > 0
        at.affected.append(card)
        atoms.heal(game, card, off)


def attach(game: "Game", effect: fx.Attach, at: Context) -> Procedure:
    """Attach cards in play to a card in play."""
    cards = yield from select(game, effect.what, at)
    hosts = yield from select(game, effect.to, at)
    for card in cards:
        if hosts and card in game.state.instances and hosts[0] in game.state.instances:
            at.did = True
            at.affected.append(card)
            atoms.attach(game, card, hosts[0])


HANDLERS: dict[type, Handler] = {
    fx.DealDamage: deal_damage,
    fx.Destroy: destroy,
    fx.Cancel: cancel,
    fx.MoveTo: move,
    fx.Swap: swap,
    fx.Rest: rest,
    fx.Recover: recover,
    fx.Create: create,
    fx.PutCounters: put_counters,
    fx.MoveCounters: move_counters,
    fx.Heal: heal,
    fx.Attach: attach,
}
