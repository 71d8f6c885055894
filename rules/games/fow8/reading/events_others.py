"""Trigger events of Force of Will's automatic abilities about other cards than their own."""

from rules.games.fow8.reading.events import When
from rules.games.fow8.reading.nouns import FIELD, Noun, everywhere
from rules.language.events import Attacks, Blocks, Enters, Leaves, Plays
from rules.language.filters import Controlled, Filter, InZone, Other
from rules.language.references import Subject
from rules.reading.grammar import Rules
from rules.reading.phrases import narrowed

RULES = Rules()


@RULES.rule("one", "(a|an) <noun>", example="a resonator you control", miss="resonators you control")
def some_card(noun: Noun) -> Noun:
    return noun


@RULES.rule("one", "another <noun>", example="another resonator you control", miss="a resonator you control")
def another(noun: Noun) -> Noun:
    return noun.asks(Other())


def _arrived(noun: Noun, *parts: Filter) -> Filter | None:
    if noun.said or not set(noun.zones) <= {"field", "ruler area"}:
        return None
    return narrowed(noun.filter, InZone(FIELD), *parts)


@RULES.rule(
    "happening",
    "<one> enters (your field|the field under your control)",
    example="an Elf enters your field",
    miss="an Elf enters the field",
)
def mine_enters(one: Noun) -> When | None:
    wanted = _arrived(one, Controlled("you"))
    return None if wanted is None else When(Enters(wanted), Subject())


@RULES.rule(
    "happening",
    "<one> enters (your opponent's field|the field under your opponent's control)",
    example="an Elf enters your opponent's field",
    miss="an Elf enters your field",
)
def theirs_enters(one: Noun) -> When | None:
    wanted = _arrived(one, Controlled("opponent"))
    return None if wanted is None else When(Enters(wanted), Subject())


@RULES.rule(
    "happening",
    "<one> enters (the|a) field",
    example="an Elf enters the field",
    miss="an Elf enters your field",
)
def any_enters(one: Noun) -> When | None:
    wanted = _arrived(one)
    return None if wanted is None else When(Enters(wanted), Subject())


@RULES.rule(
    "happening",
    "(a|an) <noun> you control enters (your|the|a) field",
    example="an Elf you control enters the field",
    miss="an Elf you control enters your opponent's field",
)
@RULES.rule(
    "happening",
    "another <other:noun> you control enters (your|the|a) field",
    example="another Elf you control enters the field",
    miss="another Elf you control enters your opponent's field",
)
def one_of_mine_enters(noun: Noun | None = None, other: Noun | None = None) -> When | None:
    """A card that its player controls as it enters has entered that player's field."""
    found = noun if other is None else other.asks(Other())
    return None if found is None else mine_enters(found)


@RULES.rule(
    "happening",
    "<one> is put into a graveyard from (the|a) field",
    example="a resonator is put into a graveyard from the field",
    miss="a resonator is put into a graveyard",
)
def any_dies(one: Noun) -> When | None:
    wanted = everywhere(one)
    if wanted is None or not set(one.zones) <= {"field", "ruler area"}:
        return None
    return When(Leaves(wanted, ("graveyard",)), Subject())


@RULES.rule(
    "happening",
    "<one> is put into a graveyard from your field",
    example="a resonator is put into a graveyard from your field",
    miss="a resonator is put into a graveyard from the field",
)
def mine_dies(one: Noun) -> When | None:
    wanted = _arrived(one, Controlled("you"))
    return None if wanted is None else When(Leaves(wanted, ("graveyard",)), Subject())


@RULES.rule("happening", "<one> attacks", example="a resonator you control attacks", miss="resonators attack")
def any_attacks(one: Noun) -> When | None:
    wanted = everywhere(one)
    return None if wanted is None else When(Attacks(wanted), Subject())


@RULES.rule("happening", "<one> blocks", example="a resonator you control blocks", miss="resonators block")
def any_blocks(one: Noun) -> When | None:
    wanted = everywhere(one)
    return None if wanted is None else When(Blocks(wanted), Subject())


@RULES.rule("happening", "you play <one>", example="you play a chant", miss="you control a chant")
def playing(one: Noun) -> When | None:
    return _played(one, "you")


@RULES.rule(
    "happening", "your opponent plays <one>", example="your opponent plays a chant", miss="you play a chant"
)
def they_play(one: Noun) -> When | None:
    return _played(one, "opponent")


def _played(noun: Noun, by: str) -> When | None:
    """A card that is played is already on the chase."""
    if noun.said:
        return None
    side: Filter = Controlled("you") if by == "you" else Controlled("opponent")
    return When(Plays(narrowed(noun.filter, InZone(("chase area",)), side)), Subject())
