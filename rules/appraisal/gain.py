"""What an effect gains or costs its player, in cards in hand."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from rules.appraisal.standpoint import Standpoint
from rules.language import effects as fx
from rules.language.abilities import Announced, Mode

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


def text_gain(standpoint: Standpoint, text: Announced | Mode, effect: fx.Effect) -> float:
    """Return what a text gains its player if its targets and modes are chosen well."""
    aimed = replace(standpoint, aims=text.targets)
    gained = gain(aimed, effect)
    if isinstance(text, Announced) and text.modes:
        modes = sorted((text_gain(standpoint, mode, mode.effect) for mode in text.modes), reverse=True)
        gained += sum(modes[: standpoint.number(text.choose)])
    return gained
