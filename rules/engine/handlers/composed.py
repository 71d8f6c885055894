"""Effects composed of other effects: in order, chosen, conditional, for each, with cards bound to a name."""

from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from rules.engine import atoms
from rules.engine.amounts import number
from rules.engine.asks import NO, YES, Ask, Option, Procedure, Purpose
from rules.engine.conditions import holds_at
from rules.engine.context import Context
from rules.engine.costs import with_units
from rules.engine.handlers.handler import Handler
from rules.engine.ids import CardId
from rules.engine.pending import GIVEN_UP
from rules.engine.perform import perform
from rules.engine.references import whom
from rules.engine.selection import choose_some, select
from rules.language import effects as fx
from rules.language.bounds import HIGHEST
from rules.language.references import Cards

if TYPE_CHECKING:
    from rules.engine.game import Game


def do(game: "Game", effect: fx.Do, at: Context) -> Procedure:
    """Apply effects in order."""
    for part in effect.effects:
        yield from perform(game, part, at)


def part(game: "Game", effect: fx.Part, at: Context) -> Procedure:
    """Apply one of several texts, with its own targets and shares."""
    outer, choices = at.targets, at.choices
    own = slice(effect.first, effect.first + effect.count)
    at.targets = outer[own]
    if choices.shares:
        at.choices = replace(choices, shares=choices.shares[own])
    yield from perform(game, effect.effect, at)
    at.targets, at.choices = outer, choices


def choose_one(game: "Game", effect: fx.ChooseOne, at: Context) -> Procedure:
    """Ask a player for one of several effects."""
    options = [Option("choose", other=place) for place in range(len(effect.effects))]
    picked = yield Ask(
        whom(game, effect.by, at), "choose_effect", at.clause, options, at.source, purpose=Purpose(effect, at)
    )
    yield from perform(game, effect.effects[picked.other], at)


def choose_several(game: "Game", effect: fx.ChooseSome, at: Context) -> Procedure:
    """Ask a player for several of some effects."""
    player = whom(game, effect.by, at)
    for one in (yield from choose_some(effect, player, at)):
        yield from perform(game, one, at)


def may(game: "Game", effect: fx.May, at: Context) -> Procedure:
    """Ask a player whether an effect happens."""
    player = whom(game, effect.by, at)
    said = yield Ask(player, "may", at.clause, [YES, NO], at.source, purpose=Purpose(effect, at))
    yield from perform(game, effect.effect if said.verb == "yes" else effect.otherwise, at)


def if_you_do(game: "Game", effect: fx.IfYouDo, at: Context) -> Procedure:
    """Apply an effect, and another one depending on whether it changed anything."""
    before, at.did = at.did, False
    yield from perform(game, effect.effect, at)
    if at.did:
        instead, game.instead = game.instead, False
        yield from perform(game, effect.then, at)
        game.instead = instead
    else:
        yield from perform(game, effect.otherwise, at)
    at.did = at.did or before


def if_paid(game: "Game", effect: fx.IfPaid, at: Context) -> Procedure:
    """Ask a player who can pay a cost whether they do."""
    player = whom(game, effect.by, at)
    cost = with_units(game, effect.cost, at)
    paid = False
    if game.rules.can_pay is not None and game.rules.can_pay(game, player, at.source, cost):
        said = yield Ask(player, "pay_cost", at.clause, [YES, NO], at.source, purpose=Purpose(effect, at))
        paid = said.verb == "yes"
    before, bound = at.choices, at.bound
    if paid and game.rules.pay is not None:
        x, given_up = yield from game.rules.pay(game, player, at.source, cost)
        if x is not None:
            at.choices = replace(before, x=x)
        if given_up:
            at.bound = {**bound, GIVEN_UP: given_up}
        at.did = True
    yield from perform(game, effect.then if paid else effect.otherwise, at)
    at.choices, at.bound = before, bound


def conditional(game: "Game", effect: fx.If, at: Context) -> Procedure:
    """Apply an effect depending on a condition."""
    yield from perform(game, effect.then if holds_at(game, effect.condition, at) else effect.otherwise, at)


def for_each(game: "Game", effect: fx.ForEach, at: Context) -> Procedure:
    """Apply an effect once for each card."""
    for card in (yield from select(game, effect.cards, at)):
        yield from with_cards(game, effect.name, [card], effect.effect, at)


def let(game: "Game", effect: fx.Let, at: Context) -> Procedure:
    """Bind a reference, or the cards an effect affected, to a name for another effect."""
    if isinstance(effect.cards, Cards):
        cards = yield from select(game, effect.cards, at)
    else:
        outer, at.affected = at.affected, []
        yield from perform(game, effect.cards, at)
        cards, at.affected = at.affected, outer + at.affected
    yield from with_cards(game, effect.name, cards, effect.effect, at)


def with_cards(game: "Game", name: str, cards: Sequence[CardId], part: fx.Effect, at: Context) -> Procedure:
    """Apply an effect with cards bound to a name."""
    outer = at.bound.get(name)
    at.bound[name] = tuple(cards)
    yield from perform(game, part, at)
    if outer is None:
        del at.bound[name]
    else:
        at.bound[name] = outer


def with_number(game: "Game", name: str, count: int, part: fx.Effect, at: Context) -> Procedure:
    """Apply an effect with a number bound to a name."""
    outer = at.numbers.get(name)
    at.numbers[name] = count
    yield from perform(game, part, at)
    if outer is None:
        del at.numbers[name]
    else:
        at.numbers[name] = outer


def fix(game: "Game", effect: fx.Fix, at: Context) -> Procedure:
    """Fix a number for an effect."""
    yield from with_number(game, effect.name, number(game, effect.amount, at), effect.effect, at)


def choose_number(game: "Game", effect: fx.ChooseNumber, at: Context) -> Procedure:
    """Ask a player for a number for an effect."""
    most = min(max(0, number(game, effect.most, at)), HIGHEST)
    options = [Option("number", other=one) for one in range(most + 1)]
    picked = yield Ask(at.player, "choose_number", at.clause, options, at.source, purpose=Purpose(effect, at))
    yield from with_number(game, effect.name, picked.other, effect.effect, at)


def roll_die(game: "Game", effect: fx.RollDie, at: Context) -> Procedure:
    """Roll a die to determine which of several effects happens."""
    yield from perform(game, effect.effects[atoms.roll(game, len(effect.effects))], at)


def name_one(game: "Game", effect: fx.NameOne, at: Context) -> Procedure:
    """Ask a player to name something that exists in the game."""
    options = [Option("name", note=word) for word in game.rules.words(game, effect.what)]
    picked = yield Ask(at.player, "name", at.clause, options, at.source)
    outer, at.said = at.said, picked.note
    yield from perform(game, effect.effect, at)
    at.said = outer


HANDLERS: dict[type, Handler] = {
    fx.Do: do,
    fx.Part: part,
    fx.ChooseOne: choose_one,
    fx.ChooseSome: choose_several,
    fx.May: may,
    fx.IfYouDo: if_you_do,
    fx.IfPaid: if_paid,
    fx.If: conditional,
    fx.ForEach: for_each,
    fx.Let: let,
    fx.Fix: fix,
    fx.ChooseNumber: choose_number,
    fx.RollDie: roll_die,
    fx.NameOne: name_one,
}
