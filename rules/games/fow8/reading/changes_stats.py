"""ATK and DEF of Force of Will's cards that depend on a count."""

from rules.games.fow8.reading.changes import Changes
from rules.games.fow8.reading.nouns import FIELD, FIGHTERS, Noun, everywhere, of_types
from rules.language import effects as fx
from rules.language.abilities import Ability, Static
from rules.language.amounts import Amount, StatOf
from rules.language.changes import AddStats, SetStats
from rules.reading.clauses import Clause
from rules.reading.grammar import Rules
from rules.reading.phrases import Picked, acting, targets

RULES = Rules()
Abilities = tuple[Ability, ...]
Which = tuple[bool, bool]
"""Whether ATK is meant, and whether DEF is."""

RULES.same("stats", {"ATK": (True, False), "DEF": (False, True), "ATK and DEF": (True, True)})
RULES.same(
    "raised-by",
    {f"{verb} by": True for verb in ("increases", "increase", "is increased", "are increased")},
)


def _more(which: Which, amount: Amount) -> Changes:
    return (AddStats(tuple(amount if one else 0 for one in which)),)


@RULES.rule(
    "static",
    "[the] <stats> of <subject> <raised-by> <counted>",
    example="ATK of this card is increased by the number of Elves you control",
    miss="ATK of this card is increased by 100",
)
@RULES.rule(
    "static",
    "this card's <stats> <raised-by> <counted>",
    example="this card's ATK is increased by the number of Elves you control",
    miss="this card's ATK is increased by 100",
)
def raised(stats: Which, raised_by: bool, counted: Amount, subject: Picked | None = None) -> Abilities:
    """The bonus applies while the card is there, and follows the count as it changes."""
    return _static(subject, _more(stats, counted))


@RULES.rule(
    "static",
    "[the] <stats> of <subject> is equal to <counted>",
    example="ATK of this card is equal to the number of Elves you control",
    miss="ATK of this card is the number of Elves you control",
)
@RULES.rule(
    "static",
    "this card's <stats> is equal to <counted>",
    example="this card's ATK is equal to the number of Elves you control",
    miss="this card's ATK is the number of Elves you control",
)
def as_many(stats: Which, counted: Amount, subject: Picked | None = None) -> Abilities:
    return _static(subject, (SetStats(tuple(counted if one else None for one in stats)),))


def _static(subject: Picked | None, changes: Changes) -> Abilities:
    if subject is None or subject.how == "reference":
        return (Static(changes),)
    return (Static(changes, subject.filter),)


@RULES.rule(
    "clause",
    "ATK and DEF of <picked> <raised-by> <counted> until end of turn",
    example="ATK and DEF of target Elf are increased by the number of cards in your hand until end of turn",
    miss="ATK and DEF of target Elf are increased by the number of cards in your hand",
)
def both_raised(picked: Picked, raised_by: bool, counted: Amount) -> Clause | None:
    return acting(picked, lambda cards: fx.Modify(cards, _more((True, True), counted)))


RULES.same(
    "of-fighter",
    {"resonator's": Noun(of_types("resonator"), FIELD), "J/resonator's": Noun(FIGHTERS, FIELD)},
)


@RULES.rule(
    "clause",
    "target <of-fighter> <stats> (becomes|become) <integer> until end of turn",
    example="target resonator's ATK becomes 0 until end of turn",
    miss="target resonator's ATK becomes 0",
)
def becomes(of_fighter: Noun, stats: Which, integer: int) -> Clause | None:
    wanted = everywhere(of_fighter)
    change = SetStats(tuple(integer if one else None for one in stats))
    return None if wanted is None else Clause(fx.Modify(targets(1), (change,)), (wanted,), about=targets(1))


@RULES.rule(
    "clause",
    "(switch|exchange) [the] ATK and DEF of <picked> until end of turn",
    example="switch ATK and DEF of target Elf until end of turn",
    miss="switch ATK and DEF of target Elf",
)
def switched(picked: Picked) -> Clause | None:
    """Each becomes the current value of the other."""
    if picked.how == "each" or picked.most != 1:
        return None
    return acting(
        picked,
        lambda cards: fx.Modify(cards, (SetStats((StatOf(cards, "defense"), StatOf(cards, "attack"))),)),
    )


@RULES.rule(
    "clause",
    "(switch|exchange) target <of-fighter> ATK and DEF until end of turn",
    example="switch target resonator's ATK and DEF until end of turn",
    miss="switch target resonator's ATK until end of turn",
)
def target_switched(of_fighter: Noun) -> Clause | None:
    wanted = everywhere(of_fighter)
    return None if wanted is None else switched(Picked("target", wanted))


@RULES.rule(
    "clause",
    "double [the] ATK of <picked> until end of turn",
    example="double the ATK of target Elf until end of turn",
    miss="double the ATK of target Elf",
)
def doubled(picked: Picked) -> Clause | None:
    """It gains its current value."""
    if picked.how == "each" or picked.most != 1:
        return None
    return acting(picked, lambda cards: fx.Modify(cards, (AddStats((StatOf(cards, "attack"), 0)),)))


@RULES.rule(
    "clause",
    "target <of-fighter> <one:stat> becomes equal to its <other:stat> until end of turn",
    example="target resonator's ATK becomes equal to its DEF until end of turn",
    miss="target resonator's ATK becomes equal to its DEF",
)
def one_as_the_other(of_fighter: Noun, one: str, other: str) -> Clause | None:
    wanted = everywhere(of_fighter)
    if wanted is None or one == other:
        return None
    as_much = StatOf(targets(1), other)
    change = SetStats((as_much, None) if one == "attack" else (None, as_much))
    return Clause(fx.Modify(targets(1), (change,)), (wanted,), about=targets(1))
