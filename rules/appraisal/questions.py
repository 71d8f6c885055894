"""How good an answer to an effect's question is, judged by what the effect does with it."""

from collections.abc import Sequence
from dataclasses import replace

from rules.appraisal import tables
from rules.appraisal.composed import with_number
from rules.appraisal.costs import UNIT, price
from rules.appraisal.effects import DEADLY
from rules.appraisal.gain import aimed_gain, gain, text_gain
from rules.appraisal.scale import Scale
from rules.appraisal.standpoint import Standpoint
from rules.engine.asks import Ask, Option, Purpose
from rules.engine.conditions import holds_at
from rules.engine.context import Context
from rules.engine.definition import Definition
from rules.engine.game import Game
from rules.engine.ids import CardId, PlayerId, as_player
from rules.engine.targets import as_target
from rules.language import effects as fx
from rules.language.abilities import Activated, Spell, Static, Triggered, Way
from rules.language.changes import AddStats
from rules.language.costs import Cost
from rules.language.events import Enters

tables.fill()


def answer_gain(game: Game, scale: Scale, ask: Ask, option: Option) -> float:
    """Return what an answer gains the player who is asked; 0 for a question without a known effect.

    Each card or target is rated separately; a player who may stop does so when nothing is gained.
    """
    purpose = ask.purpose
    if purpose is None:
        return 0.0
    side = 1.0 if ask.player == purpose.at.player else -1.0
    return side * _gained(
        Standpoint(game, scale, ask.player, purpose.at, purpose.aims or ()), purpose, option
    )


def _gained(standpoint: Standpoint, purpose: Purpose, option: Option) -> float:
    effect = purpose.effect
    match option.verb:
        case "done":
            return 0.0
        case "yes" | "no":
            return _agreeing(standpoint, effect, says_yes=option.verb == "yes")
        case "number" if isinstance(effect, fx.ChooseNumber):
            return with_number(standpoint, effect.name, option.other, effect.effect)
        case _ if purpose.aims is not None:
            aimed = option.card if option.card >= 0 else as_target(as_player(option.other))
            return aimed_gain(standpoint.aiming_at(aimed), effect)
        case "pay_cost" if purpose.ways:
            return _paying(standpoint, purpose.ways, option)
        case _ if purpose.modes:
            mode = purpose.modes[option.other]
            return text_gain(standpoint, mode, mode.effect)
        case _ if isinstance(effect, fx.ChooseOne | fx.ChooseSome):
            return gain(standpoint, effect.effects[option.other])
        case _ if option.card >= 0:
            return gain(replace(standpoint, assumed=(option.card,)), effect)
        case _:
            return 0.0


def _paying(standpoint: Standpoint, ways: Sequence[Way], option: Option) -> float:
    """Return what is left of a card played for its own cost, or instead in one of several ways."""
    if option.other < 0:
        return -UNIT * standpoint.game.state.cards[option.card].cost
    return -price(standpoint, ways[option.other].cost)


def _agreeing(standpoint: Standpoint, effect: fx.Effect, *, says_yes: bool) -> float:
    match effect:
        case fx.May():
            return gain(standpoint, effect.effect if says_yes else effect.otherwise)
        case fx.IfPaid() if says_yes:
            side = 1 if standpoint.sides(effect.by) >= 0 else -1
            return gain(standpoint, effect.then) - side * price(standpoint, effect.cost)
        case fx.IfPaid():
            return gain(standpoint, effect.otherwise)
        case _:
            return 0.0


def text_worth(game: Game, scale: Scale, player: PlayerId, card: CardId, text: Spell | Activated) -> float:
    """Return what a player gains by playing a text of a card, minus its cost other than resources.

    If it is already waiting to resolve, or costs nothing and is already in force, it gains nothing more;
    otherwise it could be played without end.
    """
    state = game.state
    if any(one.card == card and one.ability == text for one in state.pending):
        return 0.0
    is_free = isinstance(text, Activated) and not text.cost.parts
    if is_free and any(one.source == card for one in state.lasting):
        return 0.0
    standpoint = Standpoint(game, scale, player, Context(player, card, ""))
    gained = text_gain(standpoint, text, text.effect)
    return gained - price(standpoint, text.cost) if isinstance(text, Activated) else gained


def entering_worth(game: Game, scale: Scale, player: PlayerId, card: CardId, printed: Definition) -> float:
    """Return what a card's texts gain its player when it is played or enters play."""
    standpoint = Standpoint(game, scale, player, Context(player, card, "", event_card=card))
    gained = 0.0
    for ability in printed.abilities:
        match ability:
            case Spell():
                gained += text_gain(standpoint, ability, ability.effect)
            case Triggered(event=Enters(what=None)):
                come = text_gain(replace(standpoint, coming=printed), ability, ability.effect)
                gained += max(0.0, come) if ability.optional else come
    return min(gained, DEADLY)


def _is_in_force(standpoint: Standpoint, ability: Static) -> bool:
    """Return whether the condition of a continuous ability is met, if it has one."""
    return ability.when is None or holds_at(standpoint.game, ability.when, standpoint.at)


def as_in_play(game: Game, scale: Scale, player: PlayerId, card: CardId, printed: Definition) -> Definition:
    """Return a card out of play with the stats that its own continuous abilities would give it there."""
    stats = printed.stats
    standpoint = Standpoint(game, scale, player, Context(player, card, ""))
    for ability in printed.abilities:
        if isinstance(ability, Static) and ability.affects is None:
            for change in ability.changes:
                if isinstance(change, AddStats) and _is_in_force(standpoint, ability):
                    more = map(standpoint.number, change.amounts)
                    stats = tuple(old + one for old, one in zip(stats, more, strict=True))
    if stats == printed.stats:
        return printed
    strengthened = printed.copy()
    strengthened.fix_stats(stats)
    return strengthened


def held_worth(game: Game, scale: Scale, player: PlayerId, card: CardId) -> float:
    """Return what a player loses with a card of their own, wherever it is."""
    return Standpoint(game, scale, player, Context(player, card, "")).value(card)


def price_of(game: Game, scale: Scale, player: PlayerId, card: CardId, cost: Cost) -> float:
    """Return what a player gives up by paying a cost of a card, resources included."""
    return price(Standpoint(game, scale, player, Context(player, card, "")), cost)
