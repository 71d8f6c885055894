"""Effects with lasting results: continuous changes, delayed abilities, stored values."""

from dataclasses import fields, is_dataclass, replace
from typing import TYPE_CHECKING, cast

from rules.engine import atoms
from rules.engine.amounts import number
from rules.engine.asks import Procedure
from rules.engine.conditions import holds_at
from rules.engine.context import Context
from rules.engine.continuous_effects import Among, Lasting
from rules.engine.filters import traits
from rules.engine.handlers.handler import Handler
from rules.engine.ids import CardId
from rules.engine.layers import characteristics
from rules.engine.objects import UNKNOWN, Held, held
from rules.engine.pending import Delayed, Pending
from rules.engine.references import known, players, whom
from rules.engine.selection import select
from rules.language import amounts as am
from rules.language import effects as fx
from rules.language import filters as fl
from rules.language import references as rf
from rules.language.abilities import Triggered
from rules.language.changes import AddStats, Change, ChangeController, ChangeCost, Deny, Restrict, SetStats
from rules.language.conditions import Condition
from rules.language.events import AnyEvent
from rules.language.filters import Filter
from rules.language.references import Side
from rules.language.restrictions import CanBePlayedFrom

if TYPE_CHECKING:
    from rules.engine.game import Game


def modify(game: "Game", effect: fx.Modify, at: Context) -> Procedure:
    """Change the referenced cards from now on."""
    chosen = yield from select(game, effect.what, at)
    if chosen:
        at.did = True
        at.affected += chosen
        begin(game, effect, at, frozenset(chosen), None)


def modify_all(game: "Game", effect: fx.ModifyAll, at: Context) -> Procedure:
    """Change all cards that match a filter from now on."""
    at.did = True
    begin(game, effect, at, None, fixed_filter(game, effect.filter, at, amounts=False))
    yield from ()


def begin(
    game: "Game",
    effect: fx.Modify | fx.ModifyAll,
    at: Context,
    cards: frozenset[CardId] | None,
    wanted: Filter | None,
) -> None:
    """Put an effect's changes in force, in their layers and with the same timestamp."""
    if effect.when is not None and not holds_at(game, effect.when, at):
        return
    stamp = atoms.stamp(game)
    when = None if effect.when is None else with_numbers(game, effect.when, at)
    for change in effect.changes:
        layer = effect.layer or game.rules.layer_of(change, wanted, effect.when)
        change = fixed(game, change, at)
        atoms.begin_effect(
            game,
            Lasting(at.source, at.player, stamp, layer, change, effect.until, cards, wanted, when),
        )
        if isinstance(change, ChangeController) and game.rules.settle_control is not None:
            game.rules.settle_control(game)


def with_numbers(game: "Game", condition: Condition, at: Context) -> Condition:
    """Return a condition in which amounts that only the effect knows are replaced by numbers."""
    return cast(Condition, _with_numbers(game, condition, at))


def _with_numbers(game: "Game", node: object, at: Context) -> object:
    if isinstance(node, am.Fixed | am.X | am.EventAmount | am.Share | am.Paid | am.KindsPaid):
        return number(game, node, at)
    if isinstance(node, tuple):
        return tuple([_with_numbers(game, one, at) for one in node])
    if not is_dataclass(node) or isinstance(node, type):
        return node
    held_now = {one.name: getattr(node, one.name) for one in fields(node) if one.init}
    known_now = {name: _with_numbers(game, value, at) for name, value in held_now.items()}
    return node if known_now == held_now else replace(node, **known_now)


def fixed(game: "Game", change: Change, at: Context) -> Change:
    """Return a change with its amounts and references evaluated now."""
    if isinstance(change, AddStats):
        return AddStats(tuple(number(game, one, at) for one in change.amounts))
    if isinstance(change, SetStats):
        return SetStats(tuple(None if one is None else number(game, one, at) for one in change.amounts))
    if isinstance(change, ChangeController):
        return ChangeController("you" if whom(game, change.player, at) == at.player else "opponent")
    if isinstance(change, ChangeCost) and (change.more or change.less):
        more = tuple((kind, number(game, amount, at)) for kind, amount in change.more)
        less = tuple((kind, number(game, amount, at)) for kind, amount in change.less)
        return replace(change, more=more, less=less)
    if isinstance(change, Restrict) and not isinstance(change.restriction, CanBePlayedFrom):
        other = change.restriction.other
        if other is not None:
            return Restrict(replace(change.restriction, other=fixed_filter(game, other, at)))
    return change


def fixed_filter(game: "Game", wanted: Filter, at: Context, *, amounts: bool = True) -> Filter:
    """Return an equivalent filter for later use, when the effect's references are no longer known.

    If `amounts` are not fixed, its numbers are evaluated each time, and so are its filters on the source and
    on other cards.
    """
    if not amounts and isinstance(getattr(wanted, "cards", None), rf.This | rf.ThisCard | rf.Each):
        return wanted
    match wanted:
        case fl.All(parts) | fl.AnyOf(parts):
            inner = tuple(fixed_filter(game, one, at, amounts=amounts) for one in parts)
            return replace(wanted, parts=inner)
        case fl.Not(part):
            return fl.Not(fixed_filter(game, part, at, amounts=amounts))
        case fl.StatIs() | fl.CostIs() | fl.HasCounters() if amounts:
            return replace(wanted, amount=number(game, wanted.amount, at))
        case fl.Controlled(by) | fl.Owned(by) if not isinstance(by, str):
            whose = players(game, by, at)
            sides: list[Side] = ["you" if one == at.player else "opponent" for one in whose]
            return fl.AnyOf(tuple(replace(wanted, by=one) for one in sides))
        case fl.OneOf(cards):
            among: Filter = Among(held(game.state, known(game, cards, at)))  # type: ignore[assignment]
            return among
        case fl.SharesWith(what, cards):
            shared = [traits(characteristics(game, card), what) for card in known(game, cards, at)]
            return fl.AnyOf(tuple([_with(what, one) for one in sorted(frozenset().union(*shared), key=str)]))
        case fl.AsNamed(what):
            return _with(what, int(at.said or 0) if what == "cost" else at.said)
        case _:
            return wanted


def _with(what: str, trait: object) -> Filter:
    """Return the filter on one name, race, attribute, type or cost."""
    match what:
        case "name":
            return fl.Named(str(trait))
        case "race":
            return fl.OfRace(frozenset({str(trait)}))
        case "attribute":
            return fl.OfAttribute(frozenset({str(trait)}))
        case "type":
            return fl.OfType(frozenset({str(trait)}))
        case _:
            assert isinstance(trait, int), "what is left is a cost"
            return fl.CostIs("=", trait)


def later(game: "Game", effect: fx.Later, at: Context) -> Procedure:
    """Create a delayed triggered ability, with the names bound so far and the remembered cards."""
    state = game.state
    kept = {name: held(state, cards) for name, cards in at.bound.items()}
    if effect.keeps is not None:
        kept[effect.name] = held(state, (yield from select(game, effect.keeps, at)))
    atoms.begin_delayed(
        game,
        Delayed(
            at.player,
            at.source,
            state.stamp,
            effect.ability,
            tuple(kept.items()),
            effect.name if effect.keeps is not None else "",
            effect.until,
            Held(at.source, UNKNOWN, False) if "source" in at.strangers else held(state, [at.source])[0],
        ),
    )


def trigger(game: "Game", effect: fx.Trigger, at: Context) -> Procedure:
    """Trigger an ability of the source now, with the names bound so far and what caused the event."""
    text = effect.ability
    at.did = True
    game.rules.trigger(
        game,
        Pending(
            at.player,
            at.source,
            atoms.stamp(game),
            Triggered(AnyEvent(()), **{one.name: getattr(text, one.name) for one in fields(text)}),
            choices=at.choices,
            kept=tuple([(name, held(game.state, cards)) for name, cards in at.bound.items()]),
            cause=at.cause,
        ),
    )
    yield from ()


def prohibit(game: "Game", effect: fx.Prohibit, at: Context) -> Procedure:
    """Forbid players an action from now on."""
    stamp = atoms.stamp(game)
    for player in players(game, effect.who, at):
        deny = Deny(effect.deed, "you" if player == at.player else "opponent")
        atoms.begin_effect(game, Lasting(at.source, at.player, stamp, "", deny, effect.until, frozenset()))
    yield from ()


def remember(game: "Game", effect: fx.Remember, at: Context) -> Procedure:
    """Count something for players for the rest of the game."""
    for player in players(game, effect.who, at):
        atoms.note_for_game(game, player, effect.what, about=effect.about, forget=effect.forget)
    yield from ()


HANDLERS: dict[type, Handler] = {
    fx.Modify: modify,
    fx.ModifyAll: modify_all,
    fx.Later: later,
    fx.Trigger: trigger,
    fx.Prohibit: prohibit,
    fx.Remember: remember,
}
