"""What cards gain, lose and cannot do for a turn, and replacements for a turn."""

from dataclasses import replace

from rules.games.setcg.nodes import DamagedByEffect
from rules.games.setcg.reading.antecedents import NAMED
from rules.games.setcg.reading.changes import Changes
from rules.games.setcg.reading.nouns import FIELD, Noun
from rules.games.setcg.reading.verbs import SPOKEN_OF
from rules.language.abilities import Replacement
from rules.language.amounts import Amount, EventAmount, Minus, StatOf
from rules.language.changes import (
    AddStats,
    Change,
    GainAbilities,
    SetStats,
)
from rules.language.durations import ALWAYS, END_OF_TURN, WHILE_IN_PLAY, Duration, UntilMoment
from rules.language.effects import Modify
from rules.language.events import Leaves, TakesDamage
from rules.language.filters import Filter
from rules.language.references import Cards, This
from rules.reading.clauses import THAT, Clause
from rules.reading.grammar import Rules
from rules.reading.phrases import Picked, acting

LASTING = Rules()


@LASTING.rule(
    "lasting", "<subject> [also] (gains|gain) <gains>", example="it gains +2000 power", miss="it gains"
)
def gaining(subject: Cards, gains: Changes) -> Clause:
    return modified(subject, gains)


@LASTING.rule("lasting", "<subject> (loses|lose) <loses>", example="it loses 2000 power", miss="it loses")
def losing(subject: Cards, loses: Changes) -> Clause:
    return modified(subject, loses)


@LASTING.rule(
    "lasting",
    "~ also becomes <becoming>",
    example="~ also becomes a Forward with 7000 power",
    miss="~ becomes a Forward",
)
def becoming(becoming: Changes) -> Clause:
    return modified(This(), becoming)


@LASTING.rule(
    "lasting",
    "it also becomes <becoming>",
    example="it also becomes a Forward with 7000 power",
    miss="it becomes a Forward with 7000 power",
)
def it_becomes(becoming: Changes) -> Clause:
    return modified(THAT, becoming)


@LASTING.rule("lasting", "~ doubles its power", example="~ doubles its power", miss="it doubles its power")
@LASTING.rule(
    "lasting", "double the power of ~", example="double the power of ~", miss="double the power of it"
)
def doubling() -> Clause:
    return modified(This(), (AddStats((StatOf(This(), "power"),)),))


@LASTING.rule(
    "lasting",
    "~ doubles its power and gains <gains>",
    example="~ doubles its power and gains Haste",
    miss="~ doubles its power and Haste",
)
def doubling_and(gains: Changes) -> Clause:
    return modified(This(), (AddStats((StatOf(This(), "power"),)), *gains))


@LASTING.rule("lasting", "its power becomes <number>", example="its power becomes 1000", miss="its power")
def power_of(number: int) -> Clause:
    return modified(THAT, (SetStats((number,)),))


@LASTING.rule(
    "lasting",
    "<all-of> (gain|gains) <gains>",
    example="all the Forwards you control gain Haste",
    miss="all gain Haste",
)
@LASTING.rule(
    "lasting",
    "[the] <noun> gain <gains>",
    example="the Forwards you control gain Haste",
    miss="the Forwards gain Haste",
)
def all_gain(gains: Changes, all_of: Filter | None = None, noun: Noun | None = None) -> Clause | None:
    return _all_change(gains, all_of, noun)


@LASTING.rule(
    "lasting", "<all-of> (lose|loses) <loses>", example="all Forwards lose 1000 power", miss="all lose Haste"
)
@LASTING.rule(
    "lasting",
    "[the] <noun> lose <loses>",
    example="the Forwards opponent controls lose Haste",
    miss="the Forwards lose Haste",
)
def all_lose(loses: Changes, all_of: Filter | None = None, noun: Noun | None = None) -> Clause | None:
    return _all_change(loses, all_of, noun)


def _all_change(changes: tuple[Change, ...], wanted: Filter | None, noun: Noun | None) -> Clause | None:
    if noun is not None:
        wanted = noun.placed() if noun.zone == FIELD else None
    return None if wanted is None else acting(Picked("each", wanted), lambda cards: Modify(cards, changes))


@LASTING.rule(
    "clause",
    "<lasting> until the end of the turn",
    example="it gains Haste until the end of the turn",
    miss="it gains Haste",
)
@LASTING.rule(
    "clause",
    "until the end of the turn , <lasting>",
    example="until the end of the turn, it gains Haste",
    miss="it gains Haste",
)
def for_the_turn(lasting: Clause) -> Clause:
    return lasting


@LASTING.rule(
    "clause", "<subject> <restriction> this turn", example="it cannot block this turn", miss="it cannot block"
)
@LASTING.rule(
    "clause",
    "<subject> <restriction> until the end of the turn",
    example="it cannot block until the end of the turn",
    miss="it cannot block",
)
@LASTING.rule(
    "clause",
    "<subject> <restriction> during this turn",
    example="it cannot block during this turn",
    miss="it cannot block during your turn",
)
@LASTING.rule(
    "clause",
    "until the end of the turn , <subject> <restriction>",
    example="until the end of the turn, it cannot block",
    miss="it cannot block",
)
@LASTING.rule(
    "clause",
    "during this turn , <subject> <restriction>",
    example="during this turn, it cannot block",
    miss="it cannot block",
)
def restricted(subject: Cards, restriction: Changes) -> Clause:
    return modified(subject, restriction)


@LASTING.rule(
    "clause",
    "<all-of> <restriction> this turn",
    example="all Forwards cannot block this turn",
    miss="all Forwards cannot block",
)
def all_restricted(all_of: Filter, restriction: Changes) -> Clause | None:
    return _all_change(restriction, all_of, None)


def modified(cards: Cards, changes: tuple[Change, ...]) -> Clause:
    """Return the clause in which cards change for the turn."""
    return Clause(Modify(cards, changes, END_OF_TURN), about=cards)


@LASTING.rule("damage-change", "becomes <number>", example="becomes 0", miss="becomes")
def becoming_so_much(number: int) -> Amount:
    return number


@LASTING.rule("damage-change", "is reduced by <number>", example="is reduced by 2000", miss="is reduced")
def reduced(number: int) -> Amount:
    return Minus(EventAmount(), number)


@LASTING.rule(
    "clause",
    "during this turn , the next damage dealt to <subject> <amount:damage-change> instead",
    example="during this turn, the next damage dealt to ~ becomes 0 instead",
    miss="during this turn, the next damage dealt to you becomes 0 instead",
)
@LASTING.rule(
    "clause",
    "the next damage dealt to <subject> this turn <amount:damage-change> instead",
    example="the next damage dealt to it this turn becomes 0 instead",
    miss="the next damage dealt to it becomes 0 instead",
)
@LASTING.rule(
    "clause",
    "the next damage dealt to <subject> <amount:damage-change> this turn [instead]",
    example="the next damage dealt to it becomes 0 this turn",
    miss="the next damage dealt to it becomes 0",
)
def shielded(subject: Cards, amount: Amount) -> Clause:
    return modified(subject, (GainAbilities((Replacement(event=TakesDamage(), amount=amount, once=True),)),))


FALLS = "put from the field into the Break Zone"
LASTING.same(
    "falling",
    {f"it is {FALLS}": THAT, f"they are {FALLS}": THAT, **{f"{one} is {FALLS}": NAMED for one in SPOKEN_OF}},
)
LASTING.same("out-of-game", {"remove it from the game": "outside", "remove them from the game": "outside"})


@LASTING.rule(
    "clause",
    "if <falling> this turn , <out-of-game> instead",
    example="if it is " + FALLS + " this turn, remove it from the game instead",
    miss="if it is " + FALLS + ", remove it from the game instead",
)
@LASTING.rule(
    "clause",
    "during this turn , if <falling> , <out-of-game> instead",
    example="during this turn, if it is " + FALLS + ", remove it from the game instead",
    miss="if it is " + FALLS + ", remove it from the game instead",
)
def removed_instead(falling: Cards, out_of_game: str) -> Clause:
    instead = Replacement(event=Leaves(None, ("break zone",)), destination=out_of_game)
    return modified(falling, (GainAbilities((instead,)),))


UNTIL = {
    "until the end of your opponent's turn": UntilMoment("turn_ends", "opponent"),
    "until the end of your opponent's next turn": UntilMoment("turn_ends", "opponent"),
    "until the beginning of your next turn": UntilMoment("turn_begins", "you"),
}
LASTING.same("until", UNTIL)
LASTING.same("until", {"as long as ~ is on the field": WHILE_IN_PLAY})


@LASTING.rule(
    "clause",
    "<until> , <lasting>",
    example="as long as ~ is on the field, it loses all its abilities",
    miss="as long as it is on the field, it loses all its abilities",
)
@LASTING.rule(
    "clause",
    "<lasting> <until>",
    example="it gains Haste until the end of your opponent's turn",
    miss="it gains Haste until the end of your next turn",
)
def for_longer(lasting: Clause, until: Duration) -> Clause | None:
    if not isinstance(lasting.effect, Modify):
        return None
    return Clause(replace(lasting.effect, until=until), about=lasting.about)


@LASTING.rule(
    "clause",
    "<subject> <restriction> <until>",
    example="it cannot attack until the end of your opponent's turn",
    miss="it cannot attack until the end of the next turn",
)
def restricted_longer(subject: Cards, restriction: Changes, until: Duration) -> Clause:
    return Clause(Modify(subject, restriction, until), about=subject)


@LASTING.rule("clause", "<lasting> {for-good}", example="~ gains Haste {for-good}", miss="~ gains Haste")
def for_good(lasting: Clause) -> Clause | None:
    """A change that does not end with the turn, as the text says in brackets."""
    if not isinstance(lasting.effect, Modify):
        return None
    return Clause(replace(lasting.effect, until=ALWAYS), about=lasting.about)


@LASTING.rule(
    "clause",
    "during this turn , the next damage dealt to <subject> by summons or abilities"
    " <amount:damage-change> instead",
    example="during this turn, the next damage dealt to it by Summons or abilities becomes 0 instead",
    miss="during this turn, the next damage dealt to it by Forwards becomes 0 instead",
)
def shielded_from_effects(subject: Cards, amount: Amount) -> Clause:
    shield = Replacement(event=DamagedByEffect(), amount=amount, once=True)
    return modified(subject, (GainAbilities((shield,)),))
