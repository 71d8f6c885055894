"""More sentences of Force of Will's effects that depend on a condition or an event."""

from dataclasses import replace

from rules.games.fow8.reading.changes import Changes
from rules.games.fow8.reading.events import When
from rules.games.fow8.reading.sentences import Steps, if_done, one_of, whole
from rules.games.fow8.reading.sentences_instead import in_place
from rules.language import effects as fx
from rules.language.abilities import Triggered
from rules.language.amounts import Amount
from rules.language.conditions import Condition
from rules.language.durations import END_OF_TURN
from rules.language.events import plain_events
from rules.language.references import This, ThisCard
from rules.reading.clauses import THAT, Clause, mentions
from rules.reading.grammar import Rules
from rules.reading.phrases import Picked, acting

RULES = Rules()


@RULES.rule(
    "sentence",
    "<optional> . if you do , <then:optional>",
    example="you may discard a card . if you do , you may draw a card",
    miss="you may discard a card . you may draw a card",
)
def if_done_maybe(optional: Clause, then: Clause) -> Steps | None:
    return if_done(optional, (then,))


@RULES.rule(
    "sentence",
    "<first:steps> . if <condition> , put <amount> <counter> counters [on it] instead",
    example="put two hope counters on this card . if your life is 1000 or less , "
    "put four hope counters instead",
    miss="put two hope counters on this card . put four hope counters instead",
)
def more_counters(first: Steps, condition: Condition, amount: Amount, counter: str) -> Steps | None:
    """More of the same counters on the same cards."""
    before = one_of(first)
    if before is None or not isinstance(before.effect, fx.PutCounters) or before.effect.counter != counter:
        return None
    found = in_place(before, condition, Clause(replace(before.effect, amount=amount)))
    return None if found is None else (found,)


@RULES.rule(
    "sentence",
    "<first:steps> . if <condition> , it gains <changes> until end of turn instead",
    example="it gains [Flying] until end of turn . if your life is 1000 or less , "
    "it gains [Pierce] until end of turn instead",
    miss="it gains [Flying] until end of turn . it gains [Pierce] until end of turn instead",
)
def other_changes(first: Steps, condition: Condition, changes: Changes) -> Steps | None:
    """A different change to the same cards."""
    before = one_of(first)
    if before is None or not isinstance(before.effect, fx.Modify):
        return None
    found = in_place(before, condition, Clause(replace(before.effect, changes=changes)))
    return None if found is None else (found,)


TOP_OR_BOTTOM = Clause(fx.ChooseOne((fx.MoveTo(THAT, "main deck"), fx.MoveTo(THAT, "main deck", "bottom"))))
RULES.same(
    "clause",
    {f"put it on the top or {end} of your deck": TOP_OR_BOTTOM for end in ("bottom", "the bottom")},
)


@RULES.rule(
    "clause",
    "put <target> on the top or bottom of its owner's deck",
    example="put target resonator on the top or bottom of its owner's deck",
    miss="put target resonator on the top of its owner's deck",
)
def to_either_end(target: Picked) -> Clause | None:
    """The effect's player chooses which end."""
    return acting(
        target,
        lambda cards: fx.ChooseOne((fx.MoveTo(cards, "main deck"), fx.MoveTo(cards, "main deck", "bottom"))),
    )


@RULES.rule(
    "clause",
    "<this-turn> [,] <when> <arrow> <then:steps>",
    example="this turn , whenever an Elf attacks ⇒ draw a card",
    miss="whenever an Elf attacks ⇒ draw a card",
)
def each_time_this_turn(this_turn: bool, when: When, arrow: bool, then: Steps) -> Clause | None:
    """It triggers on each such event until the end of the turn (906.8a)."""
    one = whole(then, when.about)
    own = (This(), ThisCard())
    if one is None or any(mentions((when.event, one.effect, one.targets), card) for card in own):
        return None
    if any(getattr(event, "what", True) is None for event in plain_events(when.event)):
        return None
    return Clause(fx.Later(Triggered(when.event, one.effect, **one.announced()), until=END_OF_TURN))


@RULES.rule(
    "clause",
    "put (this card|it) into its owner's hand as it resolves",
    example="put this card into its owner's hand as it resolves",
    miss="put target resonator into its owner's hand as it resolves",
)
def taken_back() -> Clause:
    """Only a spell resolves this way, so the card is the spell itself."""
    return Clause(fx.MoveTo(ThisCard(), "hand"))
