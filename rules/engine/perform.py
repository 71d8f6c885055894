"""The interpreter of effects: carries out an effect tree, asking players where the effect says so."""

from dataclasses import replace
from typing import TYPE_CHECKING, assert_never

from rules.engine import atoms
from rules.engine import effects as fx
from rules.engine.asks import NO, YES, Ask, Option, Procedure
from rules.engine.checks import settle_checks
from rules.engine.conditions import holds
from rules.engine.drawing import draw_one
from rules.engine.selecting import (
    Context,
    choose,
    choose_some,
    each,
    found,
    has_gone_to,
    held,
    look_on,
    number,
    reached,
    select,
    top_cards,
    whom,
)
from rules.engine.triggers import STATE, state_triggers, trigger
from rules.engine.waiting import Delayed

if TYPE_CHECKING:
    from rules.engine.game import Game

__all__ = ["Context", "found", "number", "perform", "produce", "select", "whom"]


def perform(game: "Game", effect: fx.Effect, at: Context) -> Procedure:
    """Carry out an effect as far as it can be done."""
    match effect:
        case fx.Sequence(parts):
            for part in parts:
                yield from perform(game, part, at)
        case fx.Draw(amount, who):
            count = number(game, amount, at)
            for player in each(game, at, who):
                for _ in range(count):
                    at.did = (yield from draw_one(game, player)) >= 0 or at.did
        case fx.Discard(amount, who):
            yield from _discard(game, whom(at, who), number(game, amount, at), at)
        case fx.DealDamage(what, amount):
            for card in (yield from select(game, what, at)):
                at.did = True
                yield from game.rules.deal_damage(game, card, number(game, amount, at), at.source)
        case fx.DealDamageToPlayer(amount, who):
            for player in reached(at, who):
                at.did = True
                yield from game.rules.deal_damage_to_player(game, player, number(game, amount, at), at.source)
        case fx.ChangeLife(amount, who):
            for player in reached(at, who):
                at.did = True
                atoms.change_life(game, player, number(game, amount, at))
        case fx.Destroy(what):
            cards = yield from select(game, what, at)
            at.did = at.did or bool(cards)
            if game.rules.destroy_together is not None:
                yield from game.rules.destroy_together(game, cards, at.source)
            else:
                for card in cards:
                    yield from game.rules.destroy(game, card, at.source)
        case fx.MoveTo(what, zone, bottom):
            kind = game.rules.zones.index(zone, 0) // 2
            cards = yield from select(game, what, at)
            if game.rules.relocate is not None:
                yield from game.rules.relocate(game, cards, kind, bottom, at.player)
            else:
                for card in cards:
                    atoms.move(game, card, kind, bottom=bottom)
            at.did = at.did or any(has_gone_to(game, card, kind) for card in cards)
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
                if _can_turn(game, card) and not game.state.instances[card].rested:
                    at.did = True
                    atoms.rest(game, card)
                    trigger(game, "rested", card)
        case fx.Recover(what):
            for card in (yield from select(game, what, at)):
                if _can_turn(game, card) and game.state.instances[card].rested:
                    at.did = True
                    atoms.recover(game, card)
                    trigger(game, "recovered", card)
        case fx.Act(what, action):
            cards = yield from select(game, what, at)
            at.did = at.did or bool(cards)
            if action in game.rules.group_actions:
                yield from game.rules.group_actions[action](game, cards, at.source, at.player)
            else:
                for card in cards:
                    yield from game.rules.actions[action](game, card, at.source)
        case fx.PutCounters(what, kind_of, amount):
            for card in (yield from select(game, what, at)):
                at.did = True
                atoms.put_counters(game, card, kind_of, number(game, amount, at))
        case fx.DiscardHand(who):
            at.did = True
            for card in list(game.state.zones[2 * game.rules.hand_zone + whom(at, who)]):
                yield from _throw_away(game, card)
        case fx.TakeDamageOff(what, taken):
            for card in (yield from select(game, what, at)):
                dealt = game.state.instances[card].damage
                off = dealt if taken is None else min(dealt, number(game, taken, at))
                at.did = at.did or off > 0
                atoms.heal(game, card, off)
        case fx.MoveCounters():
            yield from _move_counters(game, effect, at)
        case fx.Produce(resource, amount, who):
            at.did = True
            produce(game, whom(at, who), resource, number(game, amount, at))
        case fx.Modify(what):
            chosen = [] if effect.wanted is not None else (yield from select(game, what, at))
            if chosen or effect.wanted is not None:
                at.did = True
                _begin(game, effect, frozenset(chosen), at)
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
                standing, game.instead = game.instead, False
                yield from perform(game, then, at)
                game.instead = standing
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
        case fx.Part(part, first, count):
            outer_targets = at.targets
            at.targets = outer_targets[first : first + count]
            yield from perform(game, part, at)
            at.targets = outer_targets
        case fx.IfWay(name, part):
            if name in at.choices.ways:
                yield from perform(game, part, at)
        case fx.If(condition, part):
            if holds(game, condition, at.player, at.source):
                yield from perform(game, part, at)
        case fx.Remember(what, who, forget):
            atoms.note_for_game(game, whom(at, who), what, forget=forget)
        case fx.ChooseSome(parts, most, least, by):
            for part in (yield from choose_some(parts, most, least, whom(at, by), at)):
                yield from perform(game, part, at)
        case fx.Counting(amount, part):
            fixed, at.counted = at.counted, number(game, amount, at)
            yield from perform(game, part, at)
            at.counted = fixed
        case fx.IfCounted(at_least, part):
            if at.counted >= at_least:
                yield from perform(game, part, at)
        case fx.RollDie(parts):
            yield from perform(game, parts[atoms.roll(game, len(parts))], at)
        case fx.Later(ability, keeps, until):
            kept = () if keeps is None else held(game, (yield from select(game, keeps, at)))
            atoms.begin_delayed(game, Delayed(at.player, at.source, game.state.stamp, ability, kept, until))
        case fx.ChooseNumber(most, part):
            options = [Option("number", other=one) for one in range(number(game, most, at) + 1)]
            picked = yield Ask(at.player, "choose_number", at.clause, options, at.source)
            fixed, at.counted = at.counted, picked.other
            yield from perform(game, part, at)
            at.counted = fixed
        case fx.Name(what, part):
            options = [Option("name", note=word) for word in game.rules.words(game, what)]
            picked = yield Ask(at.player, "name", at.clause, options, at.source)
            before_it, at.said = at.said, picked.note
            yield from perform(game, part, at)
            at.said = before_it
        case fx.Look(amount, part, up_to):
            cards = top_cards(game, at.player, number(game, amount, at))
            seen = (yield from look_on(game, cards, at)) if up_to else cards
            atoms.show(game, seen, (at.player,))
            yield from _with_these(game, seen, part, at)
        case fx.Reveal(what, part):
            cards = yield from select(game, what, at)
            fresh = [card for card in cards if len(game.state.shown.get(card, ())) < len(game.state.players)]
            atoms.show(game, fresh, (0, 1))
            yield from _with_these(game, cards, part, at, fresh)
        case fx.Swap(one, other):
            mine = yield from select(game, one, at)
            theirs = yield from select(game, other, at)
            if mine and theirs and game.rules.swap is not None:
                at.did = (yield from game.rules.swap(game, mine[0], theirs[0])) or at.did
        case _:
            assert_never(effect)
    if STATE in game.automatic:
        state_triggers(game)
    if game.rules.checks_at_once and game.settled != game.state.version:
        yield from settle_checks(game)


def _begin(game: "Game", effect: fx.Modify, cards: frozenset[int], at: Context) -> None:
    """Put in force what an effect changes, in each of its layers with the same timestamp."""
    if effect.when is not None and not holds(game, effect.when, at.player, at.source):
        return
    stamp = atoms.stamp(game)
    first = effect.change
    if effect.times != 1:
        times = number(game, effect.times, at)
        first = replace(first, figures=tuple(times * figure for figure in first.figures))
    for layer, change in ((effect.layer, first), *effect.also):
        fixed = None if effect.wanted is not None else cards
        atoms.begin_effect(
            game,
            fx.Lasting(
                at.source, at.player, stamp, layer, change, effect.until, fixed, effect.wanted, effect.when
            ),
        )


def _with_these(
    game: "Game", cards: list[int], part: fx.Effect, at: Context, shown: list[int] | None = None
) -> Procedure:
    """Carry out what follows on cards that are looked at or shown; those `shown` for it are hidden again."""
    outer, at.these = at.these, tuple(cards)
    yield from perform(game, part, at)
    at.these = outer
    atoms.hide(game, cards if shown is None else shown)


def _can_turn(game: "Game", card: int) -> bool:
    """Tell whether effects rest and recover a card: it is in play, and the game lets them."""
    turns = game.rules.may_turn
    return card in game.state.instances and (turns is None or turns(game, card))


def produce(game: "Game", player: int, resource: int, amount: int) -> None:
    """Give a player units of a resource, up to what the game lets them have, and never take any."""
    if game.rules.most is not None:
        held = game.state.players[player].resources[resource]
        amount = min(amount, max(0, game.rules.most(game.state, player, resource) - held))
    atoms.gain(game, player, resource, amount)


def _move_counters(game: "Game", effect: fx.MoveCounters, at: Context) -> Procedure:
    """Take counters off a card and put as many of the same kind on another."""
    givers = yield from select(game, effect.what, at)
    takers = yield from select(game, effect.to, at)
    if not givers or not takers:
        return
    there = (game.state.instances[givers[0]].counters or {}).get(effect.kind, 0)
    count = min(there, number(game, effect.amount, at))
    if count > 0:
        at.did = True
        atoms.put_counters(game, givers[0], effect.kind, -count)
        atoms.put_counters(game, takers[0], effect.kind, count)


def _discard(game: "Game", player: int, amount: int, at: Context) -> Procedure:
    hand = game.state.zones[2 * game.rules.hand_zone + player]
    for card in (yield from choose(game, list(hand), amount, amount, player, at)):
        at.did = True
        yield from _throw_away(game, card)
        trigger(game, "discarded", card)


def _throw_away(game: "Game", card: int) -> Procedure:
    if game.rules.discard is not None:
        yield from game.rules.discard(game, card)
    else:
        atoms.move(game, card, game.rules.discard_zone)
