"""Additional effects, effects on cards selected on a condition, and effects unless a player pays."""

from rules.games.setcg.reading.antecedents import Text
from rules.games.setcg.reading.nouns import FIELD, OUTSIDE
from rules.games.setcg.reading.verbs import NONE, doing
from rules.language.abilities import Triggered
from rules.language.composed import NOTHING, If, IfPaid, Let
from rules.language.conditions import Condition, Is
from rules.language.costs import Cost
from rules.language.durations import END_OF_TURN
from rules.language.effects import DealDamageToPlayer, Effect, Later, MoveTo, Rest
from rules.language.events import Leaves
from rules.language.filters import InZone, IsRested, OneOf
from rules.language.references import Cards, Chosen, It, This
from rules.reading.clauses import THAT, Clause, joined, mentions, substituted
from rules.reading.grammar import Rules
from rules.reading.phrases import Picked

MORE = Rules()


@MORE.rule("clause", "also <clause>", example="also draw 1 card", miss="also 1 card")
@MORE.rule("clause", "<clause> as well", example="draw 1 card as well", miss="draw 1 card as")
def done_as_well(clause: Clause) -> Clause | None:
    """What is done in addition; the word changes nothing."""
    return None if clause.targets or clause.modes or clause.effect == NOTHING else clause


@MORE.rule("clause", "<verb:doing> <what:object> also", example="Freeze it also", miss="Freeze also")
def done_besides(verb: type[Rest], what: Picked) -> Clause | None:
    return doing(what, verb)


@MORE.rule(
    "clause",
    "~ also deals your opponent <number> (point|points) of damage",
    example="~ also deals your opponent 1 point of damage",
    miss="~ also deals your opponent 1000 damage",
)
def hurt_besides(number: int) -> Clause:
    return Clause(DealDamageToPlayer(number))


SELECTED = It("selected")
"""The cards that a player selects on a condition."""


@MORE.rule(
    "text",
    "[<text>] if <condition> , <clause> . <second:clause> .",
    example="if you control a Forward, select 1 Backup you control. activate it.",
    miss="if you control a Forward, draw 1 card. activate it.",
)
def selected_on_condition(
    condition: Condition, clause: Clause, second: Clause, text: Text = ()
) -> Text | None:
    """Cards are selected only on a condition, and only then does anything happen to them."""
    picks = clause.effect == NOTHING and not clause.targets
    if (
        not picks
        or not isinstance(clause.about, Chosen)
        or second.targets
        or second.modes
        or not mentions(second.effect, THAT)
    ):
        return None
    if mentions(condition, THAT):
        # "It" is the card named before in the condition, and the selected one in what follows.
        effect: Effect = Let(SELECTED.name, clause.about, substituted(second.effect, THAT, SELECTED))
        return (*text, Clause(If(condition, effect), about=NONE)) if text else None
    both = joined([clause, second])
    return None if both is None else (*text, Clause(If(condition, both.effect), about=NONE))


@MORE.rule(
    "line",
    "if you (don't|do not) pay <cost> , <clause> .",
    example="if you don't pay {cp-1}, break ~.",
    miss="if you pay {cp-1}, break ~.",
)
@MORE.rule(
    "line",
    "if you (don't|do not) <cost> , <clause> .",
    example="if you don't discard 1 card, break ~.",
    miss="if you discard 1 card, break ~.",
)
def unless_you_pay(cost: Cost, clause: Clause) -> Clause | None:
    if clause.targets or clause.modes or clause.effect == NOTHING or not cost.parts or "This" in repr(cost):
        return None
    about = THAT if mentions(clause.effect, THAT) else NONE
    return Clause(IfPaid(cost, NOTHING, clause.effect), about=about)


MORE.same(
    "optional",
    {"you may dull ~ if it is active": Clause(If(Is(This(), IsRested(False)), Rest(This())), about=NONE)},
)


@MORE.rule(
    "clause",
    "when <falling> this turn , <clause>",
    example="when they are put from the field into the Break Zone this turn, gain {crystal}",
    miss="when it is put from the field into the Break Zone, draw 1 card",
)
def as_it_falls(falling: Cards, clause: Clause) -> Clause | None:
    """Something happens later in the turn, when the card named now is put into the break zone."""
    if clause.targets or clause.modes or clause.effect == NOTHING or mentions(clause.effect, THAT):
        return None
    waits = Triggered(event=Leaves(None, ("break zone",)), effect=clause.effect)
    return Clause(Later(waits, falling, END_OF_TURN, name="kept"), about=falling)


GONE = It("gone")
BACK = Triggered(event=Leaves(OneOf(This())), effect=MoveTo(It("kept"), FIELD))
AWAY = Let("gone", MoveTo(THAT, OUTSIDE), Later(BACK, GONE, name="kept"))
"""Out of the game, and back onto its owner's side once the card that did it leaves.

JUDGEMENT: the book does not mention "for as long as"; what was removed comes back by a delayed ability, and
nothing is removed by a card that has already left.
"""
MORE.same(
    "clause",
    {
        "remove it from the game for as long as ~ is on the field": Clause(
            If(Is(This(), InZone((FIELD,))), AWAY), about=NONE
        )
    },
)
