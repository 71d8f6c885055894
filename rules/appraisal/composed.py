"""What composed effects gain: in order, chosen, conditional, for each, bound to names, or later."""

from dataclasses import replace

from rules.appraisal.costs import price
from rules.appraisal.gain import SEEN, Gain, gain, text_gain
from rules.appraisal.standpoint import Standpoint, is_rolled
from rules.engine.conditions import holds_at
from rules.engine.ids import CardId
from rules.engine.references import known
from rules.language import effects as fx
from rules.language import references as rf
from rules.language.abilities import Triggered

DELAYED = 0.7
"""The share of its worth that a later, uncertain effect has."""
UNSURE = 0.3
"""The share of its worth that an effect has while its condition is not met."""


def _do(standpoint: Standpoint, effect: fx.Do) -> float:
    return sum((gain(standpoint, one) for one in effect.effects), 0.0)


def _part(standpoint: Standpoint, effect: fx.Part) -> float:
    own = slice(effect.first, effect.first + effect.count)
    at = replace(standpoint.at, targets=standpoint.at.targets[own])
    return gain(replace(standpoint, at=at, aims=standpoint.aims[own]), effect.effect)


def _choose_one(standpoint: Standpoint, effect: fx.ChooseOne) -> float:
    gains = [gain(standpoint, one) for one in effect.effects]
    return min(gains) if effect.by == "opponent" else max(gains)


def _choose_some(standpoint: Standpoint, effect: fx.ChooseSome) -> float:
    gains = sorted((gain(standpoint, one) for one in effect.effects), reverse=effect.by != "opponent")
    return sum(gains[: effect.most], 0.0)


def _may(standpoint: Standpoint, effect: fx.May) -> float:
    both = gain(standpoint, effect.effect), gain(standpoint, effect.otherwise)
    return max(both) if standpoint.sides(effect.by) >= 0 else min(both)


def _if_you_do(standpoint: Standpoint, effect: fx.IfYouDo) -> float:
    return gain(standpoint, effect.effect) + gain(standpoint, effect.then)


def _if_paid(standpoint: Standpoint, effect: fx.IfPaid) -> float:
    side = 1 if standpoint.sides(effect.by) >= 0 else -1
    paid = gain(standpoint, effect.then) - side * price(standpoint, effect.cost)
    both = paid, gain(standpoint, effect.otherwise)
    return max(both) if side > 0 else min(both)


def _if(standpoint: Standpoint, effect: fx.If) -> float:
    if not is_rolled(effect.condition) and holds_at(standpoint.game, effect.condition, standpoint.at):
        return gain(standpoint, effect.then)
    # Earlier steps may make its condition true.
    return UNSURE * gain(standpoint, effect.then) + (1 - UNSURE) * gain(standpoint, effect.otherwise)


def _for_each(standpoint: Standpoint, effect: fx.ForEach) -> float:
    return standpoint.over(
        effect.cards, lambda card: gain(standpoint.among(effect.name, [card]), effect.effect)
    )


def _let(standpoint: Standpoint, effect: fx.Let) -> float:
    if isinstance(effect.cards, rf.Chosen) and _is_revealed_later(standpoint, effect.cards):
        return gain(standpoint.among(effect.name, ()), effect.effect)
    if isinstance(effect.cards, rf.Cards):
        return standpoint.over(
            effect.cards, lambda card: gain(standpoint.among(effect.name, [card]), effect.effect)
        )
    return gain(standpoint, effect.cards) + gain(standpoint.among(effect.name, ()), effect.effect)


def _is_revealed_later(standpoint: Standpoint, what: rf.Chosen) -> bool:
    """Return whether a choice is among cards that the effect reveals first, and none of them is seen yet."""
    if standpoint.assumed is not None or what.among is None:
        return False
    return not any(map(standpoint.is_seen, known(standpoint.game, what.among, standpoint.at)))


def with_number(standpoint: Standpoint, name: str, count: int, effect: fx.Effect) -> float:
    """Return what an effect gains with a number bound to a name."""
    at = replace(standpoint.at, numbers={**standpoint.at.numbers, name: count})
    return gain(replace(standpoint, at=at), effect)


def _choose_number(standpoint: Standpoint, effect: fx.ChooseNumber) -> float:
    most = standpoint.number(effect.most)
    return max(with_number(standpoint, effect.name, count, effect.effect) for count in {0, most})


def _roll_die(standpoint: Standpoint, effect: fx.RollDie) -> float:
    return sum((gain(standpoint, one) for one in effect.effects), 0.0) / len(effect.effects)


def _look(standpoint: Standpoint, effect: fx.Look) -> float:
    # The cards are unknown until they are looked at, so what is done with them is not rated.
    return SEEN + gain(standpoint.among(effect.name, ()), effect.effect)


def _reveal(standpoint: Standpoint, effect: fx.Reveal) -> float:
    return gain(standpoint.among(effect.name, _meant(standpoint, effect.what)), effect.effect)


def _later(standpoint: Standpoint, effect: fx.Later) -> float:
    kept = standpoint
    if effect.keeps is not None:
        kept = standpoint.among(effect.name, _meant(standpoint, effect.keeps))
    text = effect.ability
    if isinstance(text, Triggered):
        return DELAYED * text_gain(kept, text, text.effect)
    return DELAYED * gain(kept, text.effect)


def _meant(standpoint: Standpoint, what: rf.Cards) -> list[CardId]:
    """Return the cards that a reference refers to, or would refer to after a good choice."""
    meant: list[CardId] = []

    def keep(card: CardId) -> float:
        meant.append(card)
        return 0.0

    standpoint.over(what, keep)
    return meant


GAINS: dict[type, Gain] = {
    fx.Later: _later,
    fx.Trigger: lambda standpoint, effect: text_gain(standpoint, effect.ability, effect.ability.effect),
    fx.Do: _do,
    fx.Part: _part,
    fx.ChooseOne: _choose_one,
    fx.ChooseSome: _choose_some,
    fx.May: _may,
    fx.IfYouDo: _if_you_do,
    fx.IfPaid: _if_paid,
    fx.If: _if,
    fx.ForEach: _for_each,
    fx.Let: _let,
    fx.Fix: lambda standpoint, effect: with_number(
        standpoint, effect.name, standpoint.number(effect.amount), effect.effect
    ),
    fx.ChooseNumber: _choose_number,
    fx.RollDie: _roll_die,
    fx.NameOne: lambda standpoint, effect: gain(standpoint, effect.effect),
    fx.Look: _look,
    fx.Reveal: _reveal,
}
