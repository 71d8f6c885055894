"""What happens to a card later in the turn, or to what would befall it: as it leaves, and instead."""

from rules.games.setcg.reading.antecedents import NAMED, Text
from rules.games.setcg.reading.changes import Changes
from rules.games.setcg.reading.verbs_durations import modified
from rules.language.abilities import Replacement, Triggered
from rules.language.amounts import Amount
from rules.language.changes import GainAbilities
from rules.language.composed import NOTHING, If
from rules.language.conditions import Condition
from rules.language.durations import END_OF_TURN
from rules.language.effects import Destroy, Later
from rules.language.events import Leaves, TakesDamage
from rules.language.references import Cards, This
from rules.reading.clauses import THAT, Clause, mentions
from rules.reading.grammar import Rules

THIS_TURN = Rules()


@THIS_TURN.rule(
    "clause",
    "during this turn , when <falling> , <clause>",
    example="during this turn, when it is put from the field into the Break Zone, draw 1 card",
    miss="during this turn, when it attacks, draw 1 card",
)
def as_it_falls(falling: Cards, clause: Clause) -> Clause | None:
    return _on_leaving(falling, clause, ("break zone",))


THIS_TURN.same("leaving", {"it leaves the field": THAT, "that forward leaves the field": NAMED})


@THIS_TURN.rule(
    "clause",
    "when <leaving> this turn , <clause>",
    example="when it leaves the field this turn, draw 1 card",
    miss="when it leaves the field, draw 1 card",
)
def as_it_leaves(leaving: Cards, clause: Clause) -> Clause | None:
    return _on_leaving(leaving, clause, ())


def _on_leaving(cards: Cards, clause: Clause, where: tuple[str, ...]) -> Clause | None:
    if clause.targets or clause.modes or clause.effect == NOTHING or mentions(clause.effect, THAT):
        return None
    waits = Triggered(event=Leaves(None, where), effect=clause.effect)
    return Clause(Later(waits, cards, END_OF_TURN, name="kept"), about=cards)


@THIS_TURN.rule(
    "clause",
    "during this turn , ~ <restriction> and the next damage dealt to him <amount:damage-change> instead",
    example="during this turn, ~ cannot be blocked and the next damage dealt to him becomes 0 instead",
    miss="during this turn, it cannot be blocked and the next damage dealt to him becomes 0 instead",
)
def restricted_and_shielded(restriction: Changes, amount: Amount) -> Clause:
    shield = GainAbilities((Replacement(event=TakesDamage(), amount=amount, once=True),))
    return modified(This(), (*restriction, shield))


@THIS_TURN.rule(
    "text",
    "<text> if <condition> , break it regardless of its power instead .",
    example="if its power is 5000 or less, break it."
    " if you control a Backup, break it regardless of its power instead.",
    miss="if its power is 5000 or less, break it. if you control a Backup, break it instead.",
)
def broken_regardless(text: Text, condition: Condition) -> Text | None:
    """A condition that replaces the one before, rather than adding to it (11.13.5.6)."""
    *before, last = text
    if not isinstance(last.effect, If) or last.effect.then != Destroy(THAT) or last.targets:
        return None
    return (*before, Clause(If(condition, Destroy(THAT), last.effect), about=THAT))
