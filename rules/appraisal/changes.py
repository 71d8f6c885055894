"""What changes to a card are worth to the player who has it, in cards in hand."""

from rules.appraisal.standpoint import Standpoint
from rules.engine.definition import Definition
from rules.engine.ids import CardId
from rules.engine.layers import characteristics
from rules.language import changes as ch
from rules.language.amounts import Amount
from rules.language.durations import EndOfTurn
from rules.language.restrictions import Cannot, Must, Restriction

PASSING = 0.4
"""The share of a change's worth that remains if it ends with the turn."""
KEYWORD, ABILITY = 0.5, 0.7
"""What a keyword and an ability are worth if nothing else is known about them."""


def change(standpoint: Standpoint, card: CardId, one: ch.Change) -> float:
    """Return what a lasting change of a card in play is worth to the player who has the card."""
    now = characteristics(standpoint.game, card)
    worth = standpoint.scale.worth
    match one:
        case ch.AddStats(amounts):
            return _stats(standpoint, card, tuple(map(standpoint.number, amounts)))
        case ch.SetStats(amounts):
            return _stats(standpoint, card, _differences(standpoint, now, amounts))
        case ch.MultiplyStats(factor):
            return _stats(standpoint, card, tuple((factor - 1) * stat for stat in now.stats))
        case ch.GainKeywords(words):
            return sum((_keyword(standpoint, word) for word in words - now.keywords), 0.0)
        case ch.LoseKeywords(words) | ch.BarKeywords(words):
            return -sum((_keyword(standpoint, word) for word in words & now.keywords), 0.0)
        case ch.LoseAllAbilities():
            return -ABILITY * len(now.abilities) - sum(
                (_keyword(standpoint, word) for word in now.keywords), 0.0
            )
        case ch.GainAbilities(abilities):
            return ABILITY * len(abilities)
        case ch.Become(definition) if isinstance(definition, Definition):
            return worth(definition) - worth(now)
        case ch.Restrict(restriction):
            return _restriction(standpoint, card, restriction)
        case _:
            return 0.0


def lasting(until: object) -> float:
    """Return the share of its full worth that a change with this duration has."""
    return PASSING if isinstance(until, EndOfTurn) else 1.0


def _differences(
    standpoint: Standpoint, now: Definition, amounts: tuple[Amount | None, ...]
) -> tuple[int, ...]:
    return tuple(
        0 if amount is None else standpoint.number(amount) - stat
        for amount, stat in zip(amounts, now.stats, strict=True)
    )


def _stats(standpoint: Standpoint, card: CardId, more: tuple[int, ...]) -> float:
    """Return what changes of each stat are worth; a card that would be destroyed is then worth nothing."""
    scale, now = standpoint.scale, characteristics(standpoint.game, card)
    left = standpoint.left(card)
    if left is not None and left + more[-1] <= 0:
        return -scale.worth(now)
    changed = now.copy()
    changed.fix_stats(tuple(old + one for old, one in zip(now.stats, more, strict=True)))
    return scale.worth(changed) - scale.worth(now)


def _keyword(standpoint: Standpoint, word: str) -> float:
    """Return what a keyword is worth: negative if all it does is forbid or require something."""
    meanings = standpoint.game.rules.meanings.get(word, ())
    if meanings and all(_is_burden(one) for one in meanings):
        return -KEYWORD
    return KEYWORD


def _is_burden(one: Restriction) -> bool:
    """Return whether a restriction is bad for its card; what cannot be done to a card protects it."""
    if isinstance(one, Cannot):
        return not one.action.startswith("be ")
    return isinstance(one, Must)


def _restriction(standpoint: Standpoint, card: CardId, one: Restriction) -> float:
    if not _is_burden(one):
        return KEYWORD
    worth = standpoint.value(card)
    return -0.5 * worth if isinstance(one, Cannot) else -0.2 * worth
