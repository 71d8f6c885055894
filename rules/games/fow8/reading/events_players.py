"""Trigger events of Force of Will's automatic abilities about what players do and what happens to cards."""

from rules.games.fow8.nodes import Inverts, Shifts, Summoned
from rules.games.fow8.reading.events import THIS, When
from rules.games.fow8.reading.nouns import FIELD, Noun, controlled, everywhere, of_types
from rules.language.events import (
    AnyEvent,
    Attacks,
    Blocked,
    Blocks,
    By,
    Destroyed,
    Discards,
    Enters,
    Leaves,
    Moment,
    Moves,
    Nth,
    PlayerTakesDamage,
    Plays,
    TakesDamage,
)
from rules.language.filters import Controlled, Filter, InZone, IsPlayer, OneOf
from rules.language.references import Subject, ThisCard
from rules.reading.grammar import Rules
from rules.reading.phrases import narrowed

RULES = Rules()
GEM = of_types("gem")
MINE, THEIRS = Controlled("you"), Controlled("opponent")
BLOCKS_OR_BLOCKED = AnyEvent((Blocks(), Blocked()))

RULES.same(
    "happening",
    {
        "this card is blocked": When(Blocked(), THIS),
        "this card becomes blocked": When(Blocked(), THIS),
        "this card blocks or is blocked": When(BLOCKS_OR_BLOCKED, THIS),
        "this card blocks or becomes blocked": When(BLOCKS_OR_BLOCKED, THIS),
        "this card inverts": When(Inverts(), THIS),
        "this card shifts": When(Shifts(), THIS),
        "this card enters your field or shifts": When(AnyEvent((Enters(), Shifts())), THIS),
        "this card enters your field or attacks": When(AnyEvent((Enters(), Attacks())), THIS),
        "this card leaves your field for a non field zone": When(Leaves(), ThisCard()),
        "this card leaves the field for a non field zone": When(Leaves(), ThisCard()),
        "damage is dealt to you": When(PlayerTakesDamage("you")),
        "you are dealt damage": When(PlayerTakesDamage("you")),
        "this card deals damage to an opponent": When(By(PlayerTakesDamage("opponent"), OneOf(THIS)), THIS),
        "you play your second card each turn": When(Nth(Plays(MINE), 2)),
        "this card is put into a graveyard from your hand": When(
            Moves(None, ("graveyard",), ("hand",)), ThisCard()
        ),
        "a player discards a card": When(Discards(InZone(("graveyard",)))),
    },
)


@RULES.rule("happening", "you gain a gem", example="you gain a gem", miss="you lose a gem")
def gem_gained() -> When:
    """A gem is gained when it comes into a player's item area (1027.1)."""
    return When(Moves(narrowed(GEM, MINE), ("item area",)))


@RULES.rule(
    "happening",
    "<one> is put into (a|your opponent's) graveyard from your opponent's field",
    example="a resonator is put into a graveyard from your opponent's field",
    miss="a resonator is put into a graveyard from the field",
)
def theirs_dies(one: Noun) -> When | None:
    return _gone(controlled(one, "opponent"))


def _gone(noun: Noun | None) -> When | None:
    wanted = None if noun is None else everywhere(noun)
    if wanted is None or not set(noun.zones if noun else ()) <= {"field", "ruler area"}:
        return None
    return When(Leaves(wanted, ("graveyard",)), Subject())


@RULES.rule("happening", "<one> is destroyed", example="an Elf is destroyed", miss="an Elf is banished")
def some_destroyed(one: Noun) -> When | None:
    wanted = everywhere(one)
    return None if wanted is None else When(Destroyed(wanted), Subject())


@RULES.rule(
    "happening",
    "<one> attacks (you|your opponent)",
    example="an Elf you control attacks your opponent",
    miss="an Elf you control attacks",
)
def attacks_player(one: Noun) -> When | None:
    wanted = everywhere(one)
    if wanted is None or not one.said:
        return None
    return When(Attacks(wanted, IsPlayer()), Subject())


@RULES.rule(
    "happening",
    "<one> deals damage to (your opponent|an opponent)",
    example="an Elf you control deals damage to your opponent",
    miss="an Elf you control deals damage",
)
def hurts_them(one: Noun) -> When | None:
    wanted = everywhere(one)
    return None if wanted is None else When(By(PlayerTakesDamage("opponent"), wanted))


@RULES.rule(
    "happening",
    "<one> deals damage to you",
    example="an Elf you control deals damage to you",
    miss="an Elf you control deals damage",
)
def hurts_me(one: Noun) -> When | None:
    wanted = everywhere(one)
    return None if wanted is None else When(By(PlayerTakesDamage("you"), wanted))


@RULES.rule(
    "happening", "<one> is dealt damage", example="an Elf is dealt damage", miss="an Elf deals damage"
)
def some_hurt(one: Noun) -> When | None:
    wanted = everywhere(one)
    return None if wanted is None else When(TakesDamage(wanted), Subject())


def _summoned(noun: Noun, *parts: Filter) -> When | None:
    if noun.said or not set(noun.zones) <= {"field", "ruler area"}:
        return None
    return When(Summoned(narrowed(noun.filter, InZone(FIELD), *parts)), Subject())


@RULES.rule("happening", "you summon <one>", example="you summon a resonator", miss="you play a resonator")
def mine_summoned(one: Noun) -> When | None:
    return _summoned(one, MINE)


@RULES.rule(
    "happening",
    "an opponent's <noun> is summoned",
    example="an opponent's resonator is summoned",
    miss="your resonator is summoned",
)
def one_of_theirs_summoned(noun: Noun) -> When | None:
    return _summoned(noun, THEIRS)


@RULES.rule(
    "happening",
    "[your] opponent summons <one>",
    example="your opponent summons a resonator",
    miss="you summon a resonator",
)
def theirs_summoned(one: Noun) -> When | None:
    return _summoned(one, THEIRS)


@RULES.rule(
    "happening", "<one> [is] summoned", example="a resonator is summoned", miss="a resonator is played"
)
def any_summoned(one: Noun) -> When | None:
    return _summoned(one)


@RULES.rule(
    "happening",
    "<one> is put into <stone_area:stone-area>",
    example="a magic stone is put into your magic stone area",
    miss="a magic stone is put into your hand",
)
def stone_comes(one: Noun, stone_area: str) -> When | None:
    """Stones enter the field or, in the older book, an area of their own."""
    if one.said:
        return None
    wanted = narrowed(one.filter, MINE)
    came = Enters(wanted) if stone_area == "field" else Moves(wanted, (stone_area,))
    return When(came, Subject())


@RULES.rule("happening", "<one> is played", example="a chant is played", miss="a chant is put")
def any_played(one: Noun) -> When | None:
    if one.said:
        return None
    return When(Plays(narrowed(one.filter, InZone(("chase area",)))), Subject())


RULES.same(
    "moment",
    {
        "at the end of battle": When(Moment("battle_ends"), THIS),
        "at end of battle": When(Moment("battle_ends"), THIS),
        "at the end of your recovery phase": When(Moment("recovery_ends", "you"), THIS),
        "at the beginning of each player's turn": When(Moment("turn_begins"), THIS),
    },
)
