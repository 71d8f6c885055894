"""The rules by which each game is played: those of its book, and variants that both players may agree on."""

from collections.abc import Mapping
from importlib import import_module
from typing import cast

from rules.engine.ruleset import Ruleset
from rules.systems import system


class UnknownVariant(ValueError):
    """The game has no variant with this name; the message lists the valid ones."""


def ruleset(code: str, variant: str = "") -> Ruleset:
    """Return a system's ruleset, or one of its variants by name. Raises UnknownVariant."""
    module = import_module(f"rules.games.{system(code).code}.play")
    if not variant:
        return cast(Ruleset, module.RULESET)
    variants: Mapping[str, Ruleset] = getattr(module, "VARIANTS", {})
    if variant not in variants:
        has = f"has the variants {', '.join(variants)}" if variants else "has none"
        raise UnknownVariant(f"no variant {variant!r} of the rules of {code}; it {has}")
    return variants[variant]
