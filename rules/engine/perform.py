"""The interpreter of effects: carries out an effect tree, asking players where the effect says so."""

from collections.abc import Generator
from dataclasses import dataclass
from typing import TYPE_CHECKING, assert_never

from rules.engine import atoms
from rules.engine import effects as fx
from rules.engine.asks import NO, YES, Ask, Option, Procedure
from rules.engine.checks import check
from rules.engine.filters import (
    Amount,
    Chosen,
    CountOf,
    Current,
    EventAmount,
    EventCard,
    Every,
    Filter,
    Source,
    Target,
    Whose,
)
from rules.engine.layers import characteristics
from rules.engine.matching import matches

if TYPE_CHECKING:
    from rules.engine.filters import Selector
    from rules.engine.game import Game

Selecting = Generator[Ask, Option, list[int]]


@dataclass(slots=True)
class Context:
    """Where an effect stands: whose it is, its source, targets, event, and the card of a "for each".

    `amount` is how much the event was about. `did` is set when a step changed anything, which "if you do"
    asks about.
    """

    player: int
    source: int
    clause: str
    targets: tuple[int, ...] = ()
    event_card: int = -1
    current: int = -1
    did: bool = False
    amount: int = 0


def perform(game: "Game", effect: fx.Effect, at: Context) -> Procedure:
    """Carry out an effect as far as it can be done."""
    match effect:
        case fx.Sequence(parts):
            for part in parts:
                yield from perform(game, part, at)
        case fx.Draw(amount, who):
            player = whom(at, who)
            for _ in range(number(game, amount, at)):
                at.did = atoms.draw(game, player) >= 0 or at.did
        case fx.Discard(amount, who):
            yield from _discard(game, whom(at, who), number(game, amount, at), at)
        case fx.DealDamage(what, amount):
            for card in (yield from select(game, what, at)):
                at.did = True
                yield from game.rules.deal_damage(game, card, number(game, amount, at), at.source)
        case fx.DealDamageToPlayer(amount, who):
            at.did = True
            yield from game.rules.deal_damage_to_player(
                game, whom(at, who), number(game, amount, at), at.source
            )
        case fx.ChangeLife(amount, who):
            at.did = True
            atoms.change_life(game, whom(at, who), number(game, amount, at))
        case fx.Destroy(what):
            for card in (yield from select(game, what, at)):
                at.did = True
                yield from game.rules.destroy(game, card, at.source)
        case fx.MoveTo(what, zone, bottom):
            kind = game.rules.zones.index(zone, 0) // 2
            cards = yield from select(game, what, at)
            at.did = at.did or bool(cards)
            if game.rules.relocate is not None:
                yield from game.rules.relocate(game, cards, kind, bottom, at.player)
            else:
                for card in cards:
                    atoms.move(game, card, kind, bottom=bottom)
        case fx.Create(token, zone, amount, who):
            at.did = True
            kind = game.rules.zones.index(zone, 0) // 2
            if game.rules.create is not None:
                yield from game.rules.create(game, token, kind, whom(at, who), number(game, amount, at))
            else:
                for _ in range(number(game, amount, at)):
                    atoms.create(game, token, kind, whom(at, who))
        case fx.Shuffle(zone, who):
            atoms.shuffle(game, game.rules.zones.index(zone, whom(at, who)))
        case fx.Rest(what):
            for card in (yield from select(game, what, at)):
                if not game.state.instances[card].rested:
                    at.did = True
                    atoms.rest(game, card)
        case fx.Recover(what):
            for card in (yield from select(game, what, at)):
                if game.state.instances[card].rested:
                    at.did = True
                    atoms.recover(game, card)
        case fx.Act(what, action):
            for card in (yield from select(game, what, at)):
                at.did = True
                yield from game.rules.actions[action](game, card, at.source)
        case fx.PutCounters(what, kind_of, amount):
            for card in (yield from select(game, what, at)):
                at.did = True
                atoms.put_counters(game, card, kind_of, number(game, amount, at))
        case fx.Produce(resource, amount, who):
            at.did = True
            produce(game, whom(at, who), resource, number(game, amount, at))
        case fx.Modify(what, change, layer, until):
            chosen = yield from select(game, what, at)
            if chosen:
                at.did = True
                atoms.begin_effect(
                    game,
                    fx.Lasting(
                        at.source, at.player, atoms.stamp(game), layer, change, until, frozenset(chosen)
                    ),
                )
        case fx.ChooseOne(parts, by):
            options = [Option("choose", other=place) for place in range(len(parts))]
            picked = yield Ask(whom(at, by), "choose_effect", at.clause, options, at.source)
            yield from perform(game, parts[picked.other], at)
        case fx.May(part):
            said = yield Ask(at.player, "may", at.clause, [YES, NO], at.source)
            if said.verb == "yes":
                yield from perform(game, part, at)
        case fx.IfYouDo(part, then):
            before, at.did = at.did, False
            yield from perform(game, part, at)
            if at.did:
                yield from perform(game, then, at)
            at.did = at.did or before
        case fx.ForEach(wanted, part):
            outer = at.current
            for card in found(game, wanted, at):
                at.current = card
                yield from perform(game, part, at)
            at.current = outer
        case fx.IfAny(wanted, part, at_least):
            if len(found(game, wanted, at)) >= at_least:
                yield from perform(game, part, at)
        case fx.IfThisTurn(what, part, at_least, own_turn):
            counted = game.state.players[at.player].turn_counts.get(what, 0)
            if counted >= at_least and (not own_turn or game.state.active == at.player):
                yield from perform(game, part, at)
        case fx.IfResource(resource, part, at_least):
            if game.state.players[at.player].resources[resource] >= at_least:
                yield from perform(game, part, at)
        case _:
            assert_never(effect)
    if game.rules.checks_at_once:
        check(game)


def produce(game: "Game", player: int, resource: int, amount: int) -> None:
    """Give a player units of a resource, up to what the game lets them have, and never take any."""
    if game.rules.most is not None:
        held = game.state.players[player].resources[resource]
        amount = min(amount, max(0, game.rules.most(game.state, player, resource) - held))
    atoms.gain(game, player, resource, amount)


def whom(at: Context, who: Whose) -> int:
    """Return the player that an effect means."""
    return 1 - at.player if who == "opponent" else at.player


def number(game: "Game", amount: Amount, at: Context) -> int:
    """Return how many an effect means, never less than nothing for a count."""
    if isinstance(amount, CountOf):
        return len(found(game, amount.filter, at)) * amount.times
    return at.amount if isinstance(amount, EventAmount) else amount


def found(game: "Game", wanted: Filter, at: Context) -> list[int]:
    """Return the cards that meet a filter now, in an order that depends on nothing but the position."""
    zones = game.rules.zones
    kinds = (
        [kind for kind, zone in enumerate(zones.kinds) if zone.name in wanted.zones] if wanted.zones else []
    )
    if kinds:
        places = sorted(
            {2 * kind + (0 if zones.kinds[kind].shared else side) for kind in kinds for side in (0, 1)}
        )
        cards = [card for place in places for card in game.state.zones[place]]
    else:
        cards = list(game.state.instances)
    return [
        card
        for card in cards
        if matches(game, card, characteristics(game, card), wanted, at.player, at.source)
    ]


def select(game: "Game", what: "Selector", at: Context) -> Selecting:
    """Return the cards an effect speaks of, those still where they must be; a choice is asked here."""
    match what:
        case Source():
            return [at.source] if at.source in game.state.instances else []
        case Target(index):
            return [at.targets[index]] if index < len(at.targets) and at.targets[index] >= 0 else []
        case Current():
            return [at.current]
        case EventCard():
            return [at.event_card] if at.event_card in game.state.instances else []
        case Every(wanted):
            return found(game, wanted, at)
        case Chosen(wanted, most, least, by):
            allowed = game.rules.may_choose
            cards = found(game, wanted, at)
            if allowed is not None:
                cards = [card for card in cards if allowed(game, card, at.player)]
            return (yield from _choose(game, cards, most, least, whom(at, by), at))
        case _:
            assert_never(what)


def _choose(game: "Game", cards: list[int], most: int, least: int, player: int, at: Context) -> Selecting:
    chosen: list[int] = []
    while cards and len(chosen) < most:
        options = [Option("choose", card) for card in cards]
        if len(chosen) >= least:
            options.append(Option("done"))
        picked = yield Ask(player, "choose_cards", at.clause, options, at.source)
        if picked.verb == "done":
            break
        cards.remove(picked.card)
        chosen.append(picked.card)
    return chosen


def _discard(game: "Game", player: int, amount: int, at: Context) -> Procedure:
    hand = game.state.zones[2 * game.rules.hand_zone + player]
    for card in (yield from _choose(game, list(hand), amount, amount, player, at)):
        at.did = True
        atoms.move(game, card, game.rules.discard_zone)
