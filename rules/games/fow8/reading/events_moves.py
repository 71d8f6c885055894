"""Trigger events of Force of Will about cards that move, about players, and about rulers."""

from rules.games.fow8.nodes import Judges
from rules.games.fow8.reading.events import THIS, When
from rules.games.fow8.reading.nouns import RULERS, Noun, everywhere
from rules.language.events import (
    AnyEvent,
    By,
    DamagesPlayer,
    DealsDamage,
    Discards,
    Draws,
    InCombat,
    Leaves,
    Moves,
    Nth,
    PlayerTakesDamage,
    Plays,
    Recovers,
)
from rules.language.filters import Controlled, Filter, InZone, OfType, OneOf, Owned
from rules.language.references import Side, Subject, ThisCard
from rules.reading.grammar import Rules
from rules.reading.phrases import narrowed

RULES = Rules()
IN_PLAY = set(RULERS)


@RULES.rule("one", "<noun>", example="your J-ruler", miss="your Elf")
def leader(noun: Noun) -> Noun | None:
    """A player's ruler or J-ruler, of which there is only one (1010)."""
    parts = getattr(noun.filter, "parts", ())
    leads = any(isinstance(part, OfType) and part.words <= {"ruler", "j-ruler"} for part in parts)
    return noun if noun.said and leads and any(isinstance(part, Controlled) for part in parts) else None


def _leaving(one: Noun) -> Filter | None:
    wanted = everywhere(one)
    return wanted if wanted is not None and set(one.zones) <= IN_PLAY else None


@RULES.rule(
    "happening",
    "<one> leaves (your|the|a) field",
    example="an Elf you control leaves the field",
    miss="an Elf you control leaves your hand",
)
def some_leaves(one: Noun) -> When | None:
    wanted = _leaving(one)
    return None if wanted is None else When(Leaves(wanted), Subject())


@RULES.rule(
    "happening",
    "<one> is put into (a|its owner's) graveyard",
    example="an Elf you control is put into a graveyard",
    miss="a card is put into a hand",
)
def some_dies(one: Noun) -> When | None:
    """A card named without a zone is in the field (301.3)."""
    wanted = _leaving(one) if one.zones else None
    return None if wanted is None else When(Leaves(wanted, ("graveyard",)), Subject())


@RULES.rule(
    "happening",
    "<one> (is|are) returned to (its owner's|your) hand",
    example="an Elf you control is returned to its owner's hand",
    miss="an Elf you control is returned to its owner's deck",
)
def some_returned(one: Noun) -> When | None:
    wanted = _leaving(one)
    return None if wanted is None else When(Leaves(wanted, ("hand",)), Subject())


RULES.same(
    "happening",
    {
        "this card is returned to (its owner's|your) hand from (the|a|your) field": When(
            Leaves(destination=("hand",)), ThisCard()
        ),
        "this card is removed from the game": When(Moves(None, ("removed area",)), ThisCard()),
        "your opponent draws a card": When(Draws(side="opponent")),
        "your opponent does judgment": When(Judges(Controlled("opponent"))),
        "this card deals damage to a player": When(By(PlayerTakesDamage("anyone"), OneOf(THIS)), THIS),
        "this card deals battle damage": When(InCombat(AnyEvent((DealsDamage(), DamagesPlayer()))), THIS),
    },
)


@RULES.rule(
    "happening",
    "<one> deals damage",
    example="an Elf you control deals damage",
    miss="an Elf you control is dealt damage",
)
def some_hurts(one: Noun) -> When | None:
    wanted = everywhere(one)
    return None if wanted is None else When(AnyEvent((DealsDamage(wanted), DamagesPlayer(wanted))), Subject())


@RULES.rule(
    "happening",
    "<one> deals damage to a player",
    example="an Elf you control deals damage to a player",
    miss="an Elf you control deals damage",
)
def some_hurts_player(one: Noun) -> When | None:
    wanted = everywhere(one)
    return None if wanted is None else When(By(PlayerTakesDamage("anyone"), wanted))


@RULES.rule(
    "happening",
    "<one> recovers",
    example="an Elf you control recovers",
    miss="an Elf you control rests",
)
def some_recovers(one: Noun) -> When | None:
    wanted = everywhere(one)
    return None if wanted is None else When(Recovers(wanted), Subject())


@RULES.rule(
    "happening",
    "a player plays <one>",
    example="a player plays a chant",
    miss="a player plays chant",
)
def anyone_plays(one: Noun) -> When | None:
    if one.said:
        return None
    return When(Plays(narrowed(one.filter, InZone(("chase area",)))), Subject())


RULES.same("pile-of", {"your graveyard": "you", "your opponent's graveyard": "opponent"})
RULES.same("pile-of", {"a graveyard": "anyone"})
RULES.same(
    "whence",
    {
        "your hand": ("hand",),
        "your main deck": ("main deck",),
        "your deck": ("main deck",),
        "your opponent's hand": ("hand",),
        "your opponent's deck": ("main deck",),
        "a hand": ("hand",),
        "a deck": ("main deck",),
    },
)


@RULES.rule(
    "happening",
    "(a|an) <noun> is put into <pile-of> from <whence>",
    example="an Elf is put into your graveyard from your hand",
    miss="an Elf is put into your graveyard",
)
@RULES.rule(
    "happening",
    "(a|an) <noun> is put from <whence> into <pile-of>",
    example="an Elf is put from your hand into your graveyard",
    miss="an Elf is put into your graveyard",
)
def buried_from(noun: Noun, pile_of: Side, whence: tuple[str, ...]) -> When | None:
    """A graveyard holds the cards of its owner."""
    if noun.said:
        return None
    owner = () if pile_of == "anyone" else (Owned(pile_of),)
    return When(Moves(narrowed(noun.filter, *owner), ("graveyard",), whence), Subject())


@RULES.rule(
    "happening",
    "a card is put into your opponent's graveyard",
    example="a card is put into your opponent's graveyard",
    miss="a card is put into your opponent's hand",
)
def buried_in_theirs() -> When:
    return When(Moves(Owned("opponent"), ("graveyard",)), Subject())


RULES.same("discarder", {"you discard": "you", "your opponent discards": "opponent"})
RULES.same("discarder", {"a player discards": "anyone"})


@RULES.rule(
    "happening",
    "<discarder> (a|an) <noun>",
    example="your opponent discards an Elf",
    miss="your opponent discards Elf",
)
def such_discarded(discarder: Side, noun: Noun) -> When | None:
    if noun.said:
        return None
    side = () if discarder == "anyone" else (Controlled(discarder),)
    return When(Discards(narrowed(noun.filter, InZone(("graveyard",)), *side)), Subject())


RULES.same("nth", {"first": 1, "second": 2, "third": 3, "fourth": 4})
RULES.same("whose-played", {"you play your": "you", "your opponent plays their": "opponent"})
RULES.same("whose-played", {"your opponent plays his or her": "opponent"})


@RULES.rule(
    "happening",
    "<whose-played> <nth> <noun> (each|in a) turn",
    example="you play your third Elf each turn",
    miss="you play your third Elf",
)
def nth_played(whose_played: Side, nth: int, noun: Noun) -> When | None:
    """The nth card of the kind in a turn."""
    if noun.said:
        return None
    return When(Nth(Plays(narrowed(noun.filter, Controlled(whose_played))), nth), Subject())


@RULES.rule(
    "happening",
    "you do judgment of a <quality> ruler",
    example="you do judgment of a light ruler",
    miss="you do judgment of a ruler",
)
def such_judged(quality: Filter) -> When:
    """By the time of the event, it is a J-ruler of that kind."""
    return When(Judges(narrowed(quality, Controlled("you"))))
