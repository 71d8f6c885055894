"""Conditions in Japanese on what happened this turn: what was destroyed, discarded, played."""

from rules.games.sve.reading import meanings
from rules.games.sve.reading.japanese.events import subject
from rules.language.conditions import Condition, Happened
from rules.language.events import Destroyed, Discards, Plays
from rules.language.filter_shorthand import zones_of
from rules.language.filters import Filter
from rules.reading.grammar import Rules

RULES = Rules()
RULES.same("this-turn", dict.fromkeys(("このターン、", "このターン中に", "このターン中、"), True))


@RULES.rule(
    "condition",
    "<this-turn>自分の手札を捨てていた",
    example="このターン、自分の手札を捨てていた",
    miss="自分の手札を捨てていた",
)
def have_discarded(this_turn: bool) -> Condition:
    """Return the condition that you have discarded a card this turn."""
    return Happened(Discards(meanings.OURS))


@RULES.rule(
    "condition",
    "<this-turn><noun>が破壊されていた",
    example="このターン中に自分のフォロワーが破壊されていた",
    miss="自分のフォロワーが破壊されていた",
)
def were_destroyed(this_turn: bool, noun: Filter) -> Condition | None:
    """Return the condition that a card was destroyed this turn."""
    what = subject(noun)
    return None if what is None else Happened(Destroyed(what))


@RULES.rule(
    "condition",
    "<this-turn>自分が<noun>をプレイしていた",
    example="このターン、自分がスペルをプレイしていた",
    miss="自分がスペルをプレイしていた",
)
def have_played(this_turn: bool, noun: Filter) -> Condition | None:
    """Return the condition that you have played a card of a kind this turn."""
    if zones_of(noun) or noun == meanings.EVERY_CARD:
        return None
    return Happened(Plays(meanings.of(noun, meanings.OURS)))
