"""Trees for gaining or setting attack, defense and keywords, in both languages."""

from rules.language.changes import AddStats, Change, GainKeywords, SetStats
from rules.language.durations import ALWAYS
from rules.language.effects import Heal, Modify
from rules.reading.clauses import Clause, in_order
from rules.reading.phrases import Picked, acting


def gained(*changes: Change) -> tuple[Change, ...] | None:
    """Return gains in the standard order, attack and defense before keywords; None if one occurs twice."""
    stats = [one for one in changes if isinstance(one, AddStats)]
    words = [one.words for one in changes if isinstance(one, GainKeywords)]
    if len(stats) > 1 or len(stats) + len(words) < len(changes):
        return None
    keywords_gained = (GainKeywords(frozenset().union(*words)),) if words else ()
    return (*stats, *keywords_gained)


def set_stats(what: Picked, attack: int | None, defense: int | None) -> Clause | None:
    """Return a clause that sets followers' attack and defense, whatever changed them before.

    JUDGEMENT: damage that lowered a defense that becomes a number is forgotten.
    """
    change = SetStats((attack, defense))
    return acting(
        what,
        lambda cards: in_order(
            *(() if defense is None else (Heal(cards),)), Modify(cards, (change,), ALWAYS)
        ),
    )
