"""The table of what each effect gains, filled once from the families of effects."""

from rules.appraisal import composed, effects
from rules.appraisal.gain import GAINS


def fill() -> None:
    """Register every effect of the language."""
    GAINS.update(effects.GAINS)
    GAINS.update(composed.GAINS)
