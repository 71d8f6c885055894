"""What nobody can do while a card is there: use cards, attack at once, untap as a turn starts."""

from dataclasses import replace

from rules.games.dm.keywords import UNTAP_AT_START
from rules.games.dm.reading.nouns import (
    BATTLE,
    BESIDES,
    CREATURE,
    DECK,
    GRAVEYARD,
    HAND,
    MANA,
    RACE,
    SHIELDS,
    Noun,
)
from rules.games.dm.reading.statics import Abilities, Dangling
from rules.language.abilities import Static
from rules.language.changes import Restrict
from rules.language.conditions import Condition, Fails
from rules.language.filter_shorthand import zones_of
from rules.language.filters import Controlled, EnteredThisTurn, Filter, InZone, IsPlayer, OneOf
from rules.language.references import This
from rules.language.restrictions import Can, Cannot, Must
from rules.reading.clauses import THAT, mentions
from rules.reading.grammar import Rules
from rules.reading.outcome import Paragraph
from rules.reading.phrases import Picked, narrowed

RULES = Rules()
UNUSED = Restrict(Cannot("be used"))
USED_FROM = InZone((DECK, GRAVEYARD, HAND, MANA, SHIELDS))
"""The zones from which cards are used; effects on cards out of play have to name their zones."""
RULES.same(
    "who-cannot",
    {"players can't": "", "no player can": "", "your opponent can't": "opponent", "you can't": "you"},
)


@RULES.rule("unused", "<cards>", example="spells", miss="spell")
def unused(cards: Noun) -> Noun | None:
    return cards if cards.several else None


@RULES.rule("unused", "(a|an|any) <noun>", example="a spell", miss="spell")
def unused_one(noun: Noun) -> Noun | None:
    """Not one such card can be used: none of them can."""
    return None if noun.several else replace(noun, several=True)


@RULES.rule("used-cards", "cast <unused>", example="cast spells", miss="summon spells")
def cast_cards(unused: Noun) -> Filter | None:
    return _used(unused, ("spell",))


@RULES.rule("used-cards", "summon <unused>", example="summon creatures", miss="cast creatures")
def summoned_cards(unused: Noun) -> Filter | None:
    found = _used(unused, ("creature", RACE))
    return None if found is None else narrowed(found, CREATURE)


def _used(cards: Noun, kinds: tuple[str, ...]) -> Filter | None:
    """Return the filter of such cards where they are used from: anywhere, or in the user's own zones."""
    if cards.kind not in kinds or cards.whose not in ("", "their"):
        return None
    zones = InZone(tuple(cards.zone.split(BESIDES))) if cards.zone else USED_FROM
    if not set(zones.zones) <= set(USED_FROM.zones) or bool(cards.zone) != bool(cards.whose):
        return None
    return narrowed(zones, cards.wanted)


RULES.same("only-if", {"summon this creature": "creature", "cast this spell": "spell"})


@RULES.rule(
    "paragraph",
    "[{spell}] you can <only-if> only if <condition> .",
    example="you can summon this creature only if you have no shields.",
    miss="you can summon this creature if you have no shields.",
)
@RULES.rule(
    "paragraph",
    "this creature can only be summoned if <condition> .",
    example="this creature can only be summoned if you have no shields.",
    miss="this creature can be summoned if you have no shields.",
)
def used_only_if(condition: Condition, only_if: str = "") -> Paragraph | None:
    if mentions(condition, THAT):
        return None
    return Paragraph((Static((UNUSED,), when=Fails(condition)),))


RULES.same("as-turns-start", {"at the start of (each of your turns|your turn)": True})
RULES.same(
    "at-once",
    {
        "on the turn (they are|they're) put [into the battle zone]": True,
        "[during] the turn (they are|they're) put [into the battle zone]": True,
        "on the turn (it is|it's) put into the battle zone": True,
    },
)


RULES.same("as-it-comes", {"on the turn you put it [into the battle zone]": True})


@RULES.rule(
    "static",
    "this creature can attack (your opponent|players) <as-it-comes>",
    example="this creature can attack players on the turn you put it",
    miss="this creature can't attack players on the turn you put it",
)
def players_at_once(as_it_comes: bool) -> Abilities:
    return (Static((Restrict(Can("attack at once", IsPlayer())),)),)


@RULES.rule(
    "static",
    "<subject> can't attack <at-once>",
    example="your opponent's Ghosts can't attack on the turn they are put into the battle zone",
    miss="your opponent's creatures can't attack",
)
def not_at_once(subject: Picked, at_once: bool) -> Abilities | None:
    return _new(subject, Cannot("attack"))


@RULES.rule(
    "static",
    "<subject> can't attack players <at-once>",
    example="your opponent's creatures can't attack players on the turn they are put",
    miss="your opponent's creatures can't attack players",
)
def no_players_at_once(subject: Picked, at_once: bool) -> Abilities | None:
    return _new(subject, Cannot("attack", IsPlayer()))


def _new(subject: Picked, cannot: Cannot) -> Abilities | None:
    if subject.how != "each" or zones_of(subject.filter) != (BATTLE,):
        return None
    return (Static((Restrict(cannot),), affects=narrowed(subject.filter, EnteredThisTurn())),)


@RULES.rule(
    "static",
    "<subject> must attack this creature if able",
    example="your opponent's creatures must attack this creature if able",
    miss="your opponent's creatures must attack if able",
)
def drawn_here(subject: Picked) -> Abilities | None:
    if subject.how != "each" or zones_of(subject.filter) != (BATTLE,):
        return None
    return (Static((Restrict(Must("attack", OneOf(This()))),), affects=subject.filter),)


@RULES.rule(
    "static",
    "this creature doesn't untap at the start of (your turn|each of your turns|your turns)",
    example="this creature doesn't untap at the start of your turn",
    miss="this creature untaps at the start of your turn",
)
def stays_tapped() -> Abilities:
    return (Static((Restrict(Cannot(UNTAP_AT_START)),)),)


@RULES.rule(
    "static",
    "<subject> don't untap at the start of each player's turn",
    example="Ghosts in the battle zone don't untap at the start of each player's turn",
    miss="creatures in the battle zone don't untap",
)
def stay_tapped(subject: Picked) -> Abilities | None:
    if subject.how != "each" or zones_of(subject.filter) != (BATTLE,):
        return None
    return (Static((Restrict(Cannot(UNTAP_AT_START)),), affects=subject.filter),)


@RULES.rule(
    "static",
    "you can't untap the cards in your mana zone <as-turns-start>",
    example="you can't untap the cards in your mana zone at the start of your turn",
    miss="you can't untap the cards in your mana zone",
)
def mana_stays_tapped(as_turns_start: bool) -> Abilities:
    mana = narrowed(InZone(("mana zone",)), Controlled("you"))
    return (Static((Restrict(Cannot(UNTAP_AT_START)),), affects=mana),)


@RULES.rule(
    "static",
    "while this creature is in the battle zone , <static>",
    example="while this creature is in the battle zone, your Ghosts can't attack",
    miss="while this creature is in your hand, your Ghosts can't attack",
)
def while_here(static: Abilities | Dangling) -> Abilities | None:
    """This is true of every such ability."""
    return None if isinstance(static, Dangling) else static
