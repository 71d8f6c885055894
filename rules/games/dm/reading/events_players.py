"""What players do that triggers abilities: you, your opponent or any player."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import cast

from rules.games.dm.nodes import ShieldBreaks, UsesShieldTrigger
from rules.games.dm.reading.actors import done_by
from rules.games.dm.reading.events import When, watched
from rules.games.dm.reading.nouns import BATTLE, CREATURE, GRAVEYARD, HAND, MANA, RACE, SHIELDS, Noun, Whose
from rules.language import events as ev
from rules.language.filters import EVERY_CARD, Controlled, Filter, InZone
from rules.language.references import Cards, Player, Side, Subject
from rules.reading.grammar import Rules
from rules.reading.phrases import narrowed

RULES = Rules()
OfWhom = Callable[[Whose], ev.Event | None]


@dataclass(frozen=True, slots=True)
class PlayerDoing:
    """What a player does in an event: the events for you, the opponent or "" for anyone.

    `about` is what "it" refers to after it; `whose` is how the sentence names the player's possessions.
    """

    events: tuple[OfWhom, ...]
    about: Cards | None = None
    whose: Whose = ""


def owned(whose: Whose, *more: Filter) -> Filter:
    """Return the filter of a player's cards, or of anyone's."""
    return narrowed(*more, *((Controlled(cast(Player, whose)),) if whose else ()))


@RULES.rule("player-doing", "(draw|draws) a card", example="draws a card", miss="draws cards")
def draws() -> PlayerDoing:
    return PlayerDoing((lambda whose: ev.Draws(side=cast(Side, whose or "anyone")),))


@RULES.rule(
    "player-doing",
    "(put|puts) <one-card> [(into|in) the battle zone]",
    example="puts another creature into the battle zone",
    miss="puts another creature into your hand",
)
def puts(one_card: Noun) -> PlayerDoing | None:
    return puts_such(one_card, EVERY_CARD)


@RULES.rule(
    "player-doing",
    "(put|puts) <one-card> [into the battle zone] <relative>",
    example="puts a Ghost that costs more than the number of cards in their hand",
    miss="puts a creature into the battle zone",
)
def puts_such(one_card: Noun, relative: Filter) -> PlayerDoing | None:
    if one_card.whose or one_card.kind == "card" or watched(one_card) is None:
        return None

    def enters(whose: Whose) -> ev.Event | None:
        by = whose or "you"
        wanted = watched(replace(one_card, whose=whose).asking(done_by(relative, by)))
        return (
            None if wanted is None or (not whose and relative != done_by(relative, by)) else ev.Enters(wanted)
        )

    return PlayerDoing((enters,), Subject())


def _played(noun: Noun, *more: Filter) -> PlayerDoing | None:
    if noun.zone not in ("", BATTLE) or noun.whose:
        return None
    return PlayerDoing((lambda whose: ev.Plays(narrowed(owned(whose, noun.wanted), *more)),))


@RULES.rule("player-doing", "(cast|casts) (a|an) <noun>", example="casts a spell", miss="casts spells")
def casts(noun: Noun) -> PlayerDoing | None:
    return _played(noun) if noun.kind == "spell" and not noun.several else None


@RULES.rule("player-doing", "(use|uses) (a|an) <noun>", example="uses a tamaseed", miss="uses tamaseeds")
def uses(noun: Noun) -> PlayerDoing | None:
    return _played(noun) if noun.kind in ("tama seed", "aura") and not noun.several else None


@RULES.rule(
    "player-doing", "(summon|summons) <one-card>", example="summons a fire creature", miss="summons creatures"
)
def summons(one_card: Noun) -> PlayerDoing | None:
    """What "it" refers to after this is unclear: the summoned card may not be there yet."""
    return _played(one_card, CREATURE) if one_card.kind in ("creature", RACE) else None


@RULES.rule(
    "player-doing",
    '(use|uses) [a|an|the] " shield trigger " [ability] [of one of (his|their|your) shields]',
    example='uses a "shield trigger"',
    miss='has a "shield trigger"',
)
def uses_trigger() -> PlayerDoing:
    return PlayerDoing((lambda whose: UsesShieldTrigger(owned(whose, EVERY_CARD)),))


RULES.same("whose-own", {"your": "you", "his": "their", "their": "their"})


@RULES.rule(
    "player-doing",
    "(discard|discards) (a|an) <noun>",
    example="discards a fire card",
    miss="discards fire cards",
)
def discards(noun: Noun) -> PlayerDoing | None:
    if noun.several or noun.zone not in ("", HAND) or noun.whose not in ("", "their", "you"):
        return None
    return PlayerDoing((lambda whose: ev.Discards(owned(whose, noun.wanted)),), whose=noun.whose)


@RULES.rule(
    "player-doing",
    "(discard|discards) cards [from <whose_own:whose-own> hand]",
    example="discards cards from their hand",
    miss="discards cards from their deck",
)
def discards_cards(whose_own: Whose = "") -> PlayerDoing:
    return PlayerDoing((lambda whose: ev.Discards(owned(whose, EVERY_CARD)),), whose=whose_own)


RULES.same("zone-charged", {"mana zone": MANA, "graveyard": GRAVEYARD})


@RULES.rule(
    "player-doing",
    "(put|puts|add|adds) (a|an) <noun> into <whose_own:whose-own> <zone_charged:zone-charged>",
    example="puts a fire card into their mana zone",
    miss="puts a fire card into their hand",
)
@RULES.rule(
    "player-doing",
    "(put|puts|add|adds) (a|an) <noun> into <whose_own:whose-own> <zone_charged:zone-charged> from anywhere",
    example="puts a card into their graveyard from anywhere",
    miss="puts a card into their hand from anywhere",
)
def moves(noun: Noun, whose_own: Whose, zone_charged: str) -> PlayerDoing | None:
    if noun.several or noun.whose or noun.zone not in ("", BATTLE) or noun.kind == "shield":
        return None
    about = Subject() if zone_charged == MANA else None
    return PlayerDoing(
        (lambda whose: ev.Moves(owned(whose, noun.wanted), (zone_charged,)),), about, whose_own
    )


@RULES.rule(
    "player-doing",
    "(put|puts|add|adds) (a shield|one of their shields|one of your shields) (into|to) "
    "<whose_own:whose-own> hand",
    example="adds a shield to their hand",
    miss="adds a card to their hand",
)
def takes_shield(whose_own: Whose) -> PlayerDoing:
    return PlayerDoing(
        (lambda whose: ev.Moves(owned(whose, EVERY_CARD), (HAND,), (SHIELDS,)),), None, whose_own
    )


@RULES.rule("player-doings", "<player-doing>", example="draws a card", miss="draws a card or")
def one_doing(player_doing: PlayerDoing) -> PlayerDoing:
    return player_doing


@RULES.rule(
    "player-doings",
    "<player-doing> [,] or <player-doings>",
    example="draws a card or casts a spell",
    miss="draws a card and casts a spell",
)
def either_doing(player_doing: PlayerDoing, player_doings: PlayerDoing) -> PlayerDoing | None:
    one, other = player_doing, player_doings
    if one.whose and other.whose and one.whose != other.whose:
        return None
    about = one.about if one.about == other.about else None
    return PlayerDoing(one.events + other.events, about, one.whose or other.whose)


RULES.same("who-does", {"you": "you", "(your|an) opponent": "opponent", "(a|any) player": ""})


@RULES.rule(
    "event",
    "<who_does:who-does> <player_doings:player-doings>",
    example="your opponent casts a spell",
    miss="your opponent's casts a spell",
)
def done(who_does: Whose, player_doings: PlayerDoing) -> When | None:
    if player_doings.whose not in ("", "you" if who_does == "you" else "their"):
        return None
    found = [make(who_does) for make in player_doings.events]
    events = tuple(one for one in found if one is not None)
    if len(events) != len(found):
        return None
    return When(events[0] if len(events) == 1 else ev.AnyEvent(events), player_doings.about)


def _shields(whose: Whose) -> Filter:
    return owned(whose, InZone((SHIELDS,)))


RULES.same(
    "watched-shield",
    {
        "one of your shields": "you",
        "one of your opponent's shields": "opponent",
        "a shield": "",
        "a player's shield": "",
    },
)


@RULES.rule(
    "event",
    "<whose:watched-shield> (is broken|breaks)",
    example="one of your shields is broken",
    miss="one of your shields would be broken",
)
def shield_breaks(whose: Whose) -> When:
    return When(ShieldBreaks(_shields(whose)), None)


@RULES.rule(
    "event",
    "<whose:watched-shield> is (put|added) (into|to) (your|its owner's|their) <zone>",
    example="one of your shields is put into your graveyard",
    miss="one of your shields would be put into your graveyard",
)
def shield_moves(whose: Whose, zone: str) -> When | None:
    return When(ev.Moves(owned(whose, EVERY_CARD), (zone,), (SHIELDS,)), None) if zone != SHIELDS else None


RULES.same("zone-entered", {"your": "you", "your opponent's": "opponent"})


@RULES.rule(
    "event",
    "(a|an) <noun> is put into <whose:zone-entered> <zone_charged:zone-charged> [from anywhere]",
    example="a fire card is put into your opponent's mana zone",
    miss="a fire card is put into your opponent's hand",
)
def card_moves(noun: Noun, whose: Whose, zone_charged: str) -> When | None:
    """A "creature" is one in the battle zone, unless the text says where it comes from."""
    if noun.several or noun.whose or noun.zone or noun.kind not in ("card", "spell"):
        return None
    return When(ev.Moves(owned(whose, noun.wanted), (zone_charged,)), None)


@RULES.rule(
    "event",
    "(a|an) <noun> is put into <whose:zone-entered> <zone_charged:zone-charged> from "
    "<other:zone-entered> <zone>",
    example="a fire card is put into your mana zone from your hand",
    miss="a fire card is put into your hand from your deck",
)
def card_moves_from(noun: Noun, whose: Whose, zone_charged: str, other: Whose, zone: str) -> When | None:
    if noun.several or noun.whose or noun.zone or noun.kind == "shield" or whose != other:
        return None
    return When(ev.Moves(owned(whose, noun.wanted), (zone_charged,), (zone,)), None)
