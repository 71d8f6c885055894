"""More trigger events of Force of Will: blocks, graveyards, arrivals and deaths in other words."""

from rules.games.fow8.reading.events import THIS, When
from rules.games.fow8.reading.nouns import Noun, everywhere
from rules.language.events import (
    AnyEvent,
    Attacks,
    Blocked,
    Blocks,
    By,
    Enters,
    InCombat,
    Moves,
    PlayerTakesDamage,
    Rests,
    TakesDamage,
)
from rules.language.filters import OneOf, Owned
from rules.language.references import Subject, ThisCard
from rules.reading.grammar import Rules
from rules.reading.phrases import narrowed

RULES = Rules()
RULES.same(
    "happening",
    {
        "this card is put into a field": When(Enters(), THIS),
        "this card in your main deck is removed from the game": When(
            Moves(None, ("removed area",), ("main deck",)), ThisCard()
        ),
        "this card in your graveyard is removed from the game": When(
            Moves(None, ("removed area",), ("graveyard",)), ThisCard()
        ),
    },
)


@RULES.rule(
    "happening",
    "this card blocks (a|an) <noun>",
    example="this card blocks an Elf",
    miss="this card blocks",
)
def blocks_such(noun: Noun) -> When | None:
    """The word "it" then means the card that is blocked."""
    wanted = everywhere(noun)
    return None if wanted is None else When(By(Blocked(wanted), OneOf(THIS)), Subject())


@RULES.rule(
    "happening",
    "this card (is|becomes) blocked by (a|an) <noun>",
    example="this card is blocked by an Elf",
    miss="this card is blocked",
)
def blocked_by_such(noun: Noun) -> When | None:
    """The word "it" then means the card that blocks."""
    wanted = everywhere(noun)
    return None if wanted is None else When(By(Blocks(wanted), OneOf(THIS)), Subject())


@RULES.rule(
    "happening",
    "this card blocks or (is|becomes) blocked by (a|an) <noun>",
    example="this card blocks or is blocked by an Elf",
    miss="this card blocks or is blocked",
)
def meets_in_battle(noun: Noun) -> When | None:
    """The word "it" then means the other card of the battle."""
    wanted = everywhere(noun)
    if wanted is None:
        return None
    return When(AnyEvent(tuple(By(event(wanted), OneOf(THIS)) for event in (Blocked, Blocks))), Subject())


@RULES.rule(
    "happening", "<one> becomes rested", example="an Elf becomes rested", miss="an Elf becomes recovered"
)
def some_rests(one: Noun) -> When | None:
    wanted = everywhere(one)
    return None if wanted is None else When(Rests(wanted), Subject())


@RULES.rule(
    "happening",
    "(a|an) <noun> is put into your graveyard",
    example="a card is put into your graveyard",
    miss="a card is put into a graveyard",
)
def buried_in_mine(noun: Noun) -> When | None:
    """A graveyard holds the cards of its owner, wherever they come from."""
    if noun.said or noun.zones:
        return None
    return When(Moves(narrowed(noun.filter, Owned("you")), ("graveyard",)), Subject())


@RULES.rule(
    "happening",
    "<noun> deals battle damage to your opponent or (a|an) <other:noun>",
    example="your J-ruler deals battle damage to your opponent or an Elf",
    miss="your J-ruler deals damage to your opponent or an Elf",
)
def strikes_either(noun: Noun, other: Noun) -> When | None:
    dealer, hurt = everywhere(noun), everywhere(other)
    if dealer is None or hurt is None or not noun.said:
        return None
    events = tuple(InCombat(By(one, dealer)) for one in (PlayerTakesDamage("opponent"), TakesDamage(hurt)))
    return When(AnyEvent(events))


@RULES.rule(
    "happening",
    "this card enters (your|the) field or attacks",
    example="this card enters the field or attacks",
    miss="this card enters the field and attacks",
)
def enters_or_attacks() -> When:
    return When(AnyEvent((Enters(), Attacks())), THIS)
