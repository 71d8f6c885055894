"""What effects gain that are composed of others: in order, chosen, conditional, for each, bound, or later."""

from dataclasses import replace

from rules.appraisal.costs import price
from rules.appraisal.gain import SEEN, Gain, gain, text_gain
from rules.appraisal.weighing import Weighing, is_rolled
from rules.engine.conditions import holds_at
from rules.engine.ids import CardId
from rules.language import effects as fx
from rules.language import references as rf
from rules.language.abilities import Triggered

DELAYED = 0.7
"""The share of its worth that an effect has which comes later, if at all."""
UNSURE = 0.3
"""The share of its worth that an effect has whose condition is not met yet."""


def _do(weighing: Weighing, effect: fx.Do) -> float:
    return sum(gain(weighing, one) for one in effect.effects)


def _part(weighing: Weighing, effect: fx.Part) -> float:
    own = slice(effect.first, effect.first + effect.count)
    at = replace(weighing.at, targets=weighing.at.targets[own])
    return gain(replace(weighing, at=at, aims=weighing.aims[own]), effect.effect)


def _choose_one(weighing: Weighing, effect: fx.ChooseOne) -> float:
    gains = [gain(weighing, one) for one in effect.effects]
    return min(gains) if effect.by == "opponent" else max(gains)


def _choose_some(weighing: Weighing, effect: fx.ChooseSome) -> float:
    gains = sorted((gain(weighing, one) for one in effect.effects), reverse=effect.by != "opponent")
    return sum(gains[: effect.most])


def _may(weighing: Weighing, effect: fx.May) -> float:
    both = gain(weighing, effect.effect), gain(weighing, effect.otherwise)
    return max(both) if weighing.sides(effect.by) >= 0 else min(both)


def _if_you_do(weighing: Weighing, effect: fx.IfYouDo) -> float:
    return gain(weighing, effect.effect) + gain(weighing, effect.then)


def _if_paid(weighing: Weighing, effect: fx.IfPaid) -> float:
    side = 1 if weighing.sides(effect.by) >= 0 else -1
    paid = gain(weighing, effect.then) - side * price(weighing, effect.cost)
    both = paid, gain(weighing, effect.otherwise)
    return max(both) if side > 0 else min(both)


def _if(weighing: Weighing, effect: fx.If) -> float:
    if not is_rolled(effect.condition) and holds_at(weighing.game, effect.condition, weighing.at):
        return gain(weighing, effect.then)
    # What it asks may come true through what is done before.
    return UNSURE * gain(weighing, effect.then) + (1 - UNSURE) * gain(weighing, effect.otherwise)


def _for_each(weighing: Weighing, effect: fx.ForEach) -> float:
    return weighing.over(effect.cards, lambda card: gain(weighing.among(effect.name, [card]), effect.effect))


def _let(weighing: Weighing, effect: fx.Let) -> float:
    if isinstance(effect.cards, rf.Cards):
        return weighing.over(
            effect.cards, lambda card: gain(weighing.among(effect.name, [card]), effect.effect)
        )
    return gain(weighing, effect.cards) + gain(weighing.among(effect.name, ()), effect.effect)


def with_number(weighing: Weighing, name: str, count: int, effect: fx.Effect) -> float:
    """Return what an effect gains with a number bound to a name."""
    at = replace(weighing.at, numbers={**weighing.at.numbers, name: count})
    return gain(replace(weighing, at=at), effect)


def _choose_number(weighing: Weighing, effect: fx.ChooseNumber) -> float:
    most = weighing.number(effect.most)
    return max(with_number(weighing, effect.name, count, effect.effect) for count in {0, most})


def _roll_die(weighing: Weighing, effect: fx.RollDie) -> float:
    return sum(gain(weighing, one) for one in effect.effects) / len(effect.effects)


def _look(weighing: Weighing, effect: fx.Look) -> float:
    # Nobody knows the cards before they are looked at, so that what is done with them is not weighed.
    return SEEN + gain(weighing.among(effect.name, ()), effect.effect)


def _reveal(weighing: Weighing, effect: fx.Reveal) -> float:
    return gain(weighing.among(effect.name, _meant(weighing, effect.what)), effect.effect)


def _later(weighing: Weighing, effect: fx.Later) -> float:
    kept = weighing
    if effect.keeps is not None:
        kept = weighing.among(effect.name, _meant(weighing, effect.keeps))
    text = effect.ability
    if isinstance(text, Triggered):
        return DELAYED * text_gain(kept, text, text.effect)
    return DELAYED * gain(kept, text.effect)


def _meant(weighing: Weighing, what: rf.Cards) -> list[CardId]:
    """Return the cards that a reference means, or would mean once it is chosen well."""
    meant: list[CardId] = []

    def keep(card: CardId) -> float:
        meant.append(card)
        return 0.0

    weighing.over(what, keep)
    return meant


GAINS: dict[type, Gain] = {
    fx.Later: _later,
    fx.Trigger: lambda weighing, effect: text_gain(weighing, effect.ability, effect.ability.effect),
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
    fx.Fix: lambda weighing, effect: with_number(
        weighing, effect.name, weighing.number(effect.amount), effect.effect
    ),
    fx.ChooseNumber: _choose_number,
    fx.RollDie: _roll_die,
    fx.NameOne: lambda weighing, effect: gain(weighing, effect.effect),
    fx.Look: _look,
    fx.Reveal: _reveal,
}
