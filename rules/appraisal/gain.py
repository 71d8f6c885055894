"""What an effect gains or costs its player, in cards in hand."""

from collections.abc import Callable
from dataclasses import fields, is_dataclass, replace
from typing import Any

from rules.appraisal.standpoint import Standpoint
from rules.engine.once import once_for_each
from rules.language import effects as fx
from rules.language import references as rf
from rules.language.abilities import Announced, Mode
from rules.language.amounts import CostOf, StatOf

SEEN = 0.3
"""The worth of looking at cards, or of a game's own verb without a worth of its own."""

Gain = Callable[[Standpoint, Any], float]

GAINS: dict[type, Gain] = {}
"""What each effect gains, by its node, registered by `tables`; a game's own verbs are in its scale."""


def gain(standpoint: Standpoint, effect: fx.Effect) -> float:
    """Return what an effect gains its player; negative if it is good for the opponent."""
    handler = GAINS.get(type(effect))
    if handler is not None:
        return handler(standpoint, effect)
    known = standpoint.scale.verbs.get(type(effect), SEEN)  # type: ignore[arg-type]
    if isinstance(effect, fx.CardVerb):
        return standpoint.over(effect.what, lambda card: known * standpoint.sign(card))
    return known


def aimed_gain(standpoint: Standpoint, effect: fx.Effect) -> float:
    """Return what an effect gains if the targets not chosen yet are chosen well.

    A single target is tried whole, as are two if a number depends on one of them; otherwise every part of
    the effect takes the target that is best for it.
    """
    left = standpoint.aims[len(standpoint.at.targets) :]
    if not left or len(left) > 2 or (len(left) == 2 and not counts_targets(effect)):
        return gain(standpoint, effect)
    gains = [aimed_gain(standpoint.aiming_at(target), effect) for target in standpoint.candidates(left[0])]
    return max(gains) if gains else gain(standpoint, effect)


@once_for_each
def counts_targets(tree: object) -> bool:
    """Return whether any number in a tree depends on what is targeted."""
    if isinstance(tree, tuple):
        return any(map(counts_targets, tree))
    if not is_dataclass(tree):
        return False
    if isinstance(tree, StatOf | CostOf):
        return isinstance(tree.cards, rf.Target)
    return any(counts_targets(getattr(tree, one.name)) for one in fields(tree))


def text_gain(standpoint: Standpoint, text: Announced | Mode, effect: fx.Effect) -> float:
    """Return what a text gains its player if its targets and modes are chosen well."""
    gained = aimed_gain(replace(standpoint, aims=text.targets), effect)
    if isinstance(text, Announced) and text.modes:
        modes = sorted((text_gain(standpoint, mode, mode.effect) for mode in text.modes), reverse=True)
        gained += sum(modes[: standpoint.number(text.choose)], 0.0)
    return gained
