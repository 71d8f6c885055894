"""Continuous abilities of Force of Will: what cards change while in play, and the playing rules they set."""

from rules.games.fow8.reading.changes import Changes
from rules.games.fow8.reading.nouns import Noun, everywhere
from rules.language import effects as fx
from rules.language.abilities import Ability, AsItEnters, Static
from rules.language.changes import Deny
from rules.language.conditions import Condition, Fails, Is
from rules.language.filters import HostOf, OneOf
from rules.language.references import This
from rules.reading.clauses import THAT, mentions, substituted
from rules.reading.grammar import Rules
from rules.reading.phrases import Picked, narrowed

RULES = Rules()


@RULES.rule("subject", "<this>", example="this card", miss="that card")
def itself(this: Picked) -> Picked:
    return this


@RULES.rule("subject", "<every>", example="resonators you control", miss="target resonators")
def others(every: Picked) -> Picked:
    return every


@RULES.rule("subject", "(added|added to|bestowed) <noun>", example="added resonator", miss="resonator added")
@RULES.rule("subject", "<noun> with this", example="resonator with this", miss="resonator with that")
def added(noun: Noun) -> Picked | None:
    """The card that an addition is added to."""
    wanted = everywhere(noun)
    return None if wanted is None or noun.said else Picked("each", narrowed(wanted, HostOf(OneOf(This()))))


@RULES.rule(
    "while",
    "as long as <condition>",
    example="as long as your life is 1000 or less",
    miss="as long as your life",
)
@RULES.rule("while", "while <condition>", example="while your life is 1000 or less", miss="while your life")
@RULES.rule("while", "if <condition>", example="if your life is 1000 or less", miss="if your life")
def as_long(condition: Condition) -> Condition:
    return condition


@RULES.rule(
    "static",
    "<subject> <changes:prohibition> unless <condition>",
    example="this card cannot attack unless you control an Elf",
    miss="this card cannot attack unless you",
)
def forbidden_unless(subject: Picked, changes: Changes, condition: Condition) -> tuple[Ability, ...] | None:
    """Something is forbidden unless a condition is met; "it" there is the card itself."""
    if subject.how != "reference":
        return None if mentions(condition, THAT) else _static(subject, changes, Fails(condition))
    return _static(subject, changes, Fails(of_this(condition)))


def of_this(condition: Condition) -> Condition:
    """Return a condition in which "it" is the card itself."""
    return substituted(condition, THAT, This())


@RULES.rule("during", "during your turn", example="during your turn", miss="during a turn")
def in_my_turn() -> Condition:
    from rules.language.conditions import TurnOf

    return TurnOf("you")


@RULES.rule(
    "during", "during your opponent's turn", example="during your opponent's turn", miss="during your turn"
)
def in_their_turn() -> Condition:
    from rules.language.conditions import TurnOf

    return TurnOf("opponent")


@RULES.rule("while", "<during>", example="during your turn", miss="during a turn")
def in_turn(during: Condition) -> Condition:
    return during


def _static(subject: Picked, doings: Changes, when: Condition | None) -> tuple[Ability, ...] | None:
    if subject.how == "reference":
        return (Static(doings, when=when),)
    return (Static(doings, subject.filter, when=when),)


@RULES.rule(
    "static",
    "<subject> <doings>",
    example="resonators you control gain [Flying]",
    miss="resonators you control gain",
)
def static(subject: Picked, doings: Changes) -> tuple[Ability, ...] | None:
    return _static(subject, doings, None)


@RULES.rule(
    "static",
    "<subject> <doings> [,] <while>",
    example="this card gains [Flying] as long as your life is 1000 or less",
    miss="this card gains [Flying] as long as",
)
@RULES.rule(
    "static",
    "<while> [,] <subject> <doings>",
    example="as long as your life is 1000 or less , this card gains [Flying]",
    miss="as long as your life is 1000 or less , this card gains",
)
@RULES.rule(
    "static",
    "<while> [,] it <doings>",
    example="as long as your life is 1000 or less , it gains [Flying]",
    miss="as long as your life is 1000 or less , it gains",
)
def static_while(
    doings: Changes, subject: Picked | None = None, **given: Condition
) -> tuple[Ability, ...] | None:
    when = given["while"]
    if subject is None or subject.how == "reference":
        return _static(subject or Picked("reference", cards=This()), doings, of_this(when))
    if isinstance(when, Is) and when.cards == THAT:
        # A condition on "it" applies to each of the cards separately.
        return (Static(doings, narrowed(subject.filter, when.filter)),)
    return None if mentions(when, THAT) else _static(subject, doings, when)


@RULES.rule(
    "static",
    "<this> <changes:prohibition> unless <condition>",
    example="this card cannot attack unless your life is 1000 or less",
    miss="this card cannot attack if your life is 1000 or less",
)
def kept_unless(this: Picked, changes: Changes, condition: Condition) -> tuple[Ability, ...]:
    return (Static(changes, when=Fails(of_this(condition))),)


@RULES.rule(
    "static",
    "(players|each player) cannot gain life",
    example="players cannot gain life",
    miss="players gain life",
)
def nobody_gains() -> tuple[Ability, ...]:
    return (Static((Deny("gain life", "anyone"),)),)


@RULES.rule(
    "static",
    "your opponent cannot gain life",
    example="your opponent cannot gain life",
    miss="you cannot gain life",
)
def they_gain_nothing() -> tuple[Ability, ...]:
    return (Static((Deny("gain life", "opponent"),)),)


@RULES.rule(
    "static",
    "this card enters (your|the) field rested",
    example="this card enters the field rested",
    miss="this card enters the field",
)
def enters_rested() -> tuple[Ability, ...]:
    return (AsItEnters(fx.Rest(This())),)
