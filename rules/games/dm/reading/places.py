"""Where sentences put cards: the zone, whose it is, on top or at the bottom, tapped or not."""

from dataclasses import dataclass
from typing import Literal

from rules.games.dm.reading.nouns import BATTLE, DECK, GRAVEYARD, HAND, MANA, SHIELDS
from rules.language.filter_shorthand import zones_of
from rules.language.filters import All, AnyOf, Controlled, Filter, OfRace, OfType, RaceHas
from rules.language.references import Top
from rules.reading.clauses import THAT
from rules.reading.grammar import Rules
from rules.reading.phrases import Picked

RULES = Rules()
OWNER = "owner"


@dataclass(frozen=True, slots=True)
class Destination:
    """A zone where cards go: their owner's, a player's, or "" for the battle zone."""

    zone: str
    whose: str = ""
    position: Literal["top", "bottom"] = "top"
    rested: bool = False


RULES.same(
    "of-whom",
    {"your": "you", "your opponent's": "opponent", "his": "their", "their": "their", "his or her": "their"},
)
RULES.same(
    "of-whom",
    dict.fromkeys(("its owner's", "it's owner's", "their owner's", "their owners'", "the owner's"), OWNER),
)
RULES.same("zone-into", {"mana zone": MANA, "graveyard": GRAVEYARD, "hand": HAND})
RULES.same("zone-intos", {"mana zones": MANA, "graveyards": GRAVEYARD, "hands": HAND})


@RULES.rule("into", "into <of-whom> <zone-into>", example="into your mana zone", miss="in your mana zone")
def into(of_whom: str, zone_into: str) -> Destination:
    return Destination(zone_into, of_whom)


@RULES.rule(
    "into",
    "into their owners' <zone-intos>",
    example="into their owners' graveyards",
    miss="into their owners' graveyard",
)
def into_each(zone_intos: str) -> Destination:
    return Destination(zone_intos, OWNER)


@RULES.rule(
    "into",
    "into <of-whom> mana zone tapped",
    example="into your mana zone tapped",
    miss="into your graveyard tapped",
)
def tapped_mana(of_whom: str) -> Destination:
    return Destination(MANA, of_whom, rested=True)


@RULES.rule("into", "(into|to) [the] battle zone", example="into the battle zone", miss="in the battle zone")
def into_play() -> Destination:
    return Destination(BATTLE)


@RULES.rule(
    "into", "into the battle zone tapped", example="into the battle zone tapped", miss="into the battle zone"
)
def into_play_tapped() -> Destination:
    return Destination(BATTLE, rested=True)


@RULES.rule("to-hand", "to <of-whom> hand", example="to your hand", miss="to your graveyard")
def to_hand(of_whom: str) -> Destination:
    return Destination(HAND, of_whom)


@RULES.rule(
    "to-hand",
    "to (their owners' hands|their owner's hands)",
    example="to their owners' hands",
    miss="to their hands",
)
def to_hands() -> Destination:
    return Destination(HAND, OWNER)


@RULES.rule("to-hand", "to <of-whom> mana zone", example="to your mana zone", miss="to your graveyard")
def to_mana(of_whom: str) -> Destination:
    return Destination(MANA, of_whom)


@RULES.rule(
    "to-hand",
    "to <of-whom> hyperspatial zone",
    example="to your hyperspatial zone",
    miss="to your graveyard",
)
@RULES.rule(
    "into",
    "into <of-whom> hyperspatial zone",
    example="into your hyperspatial zone",
    miss="into your deck",
)
def beyond(of_whom: str) -> Destination:
    return Destination("hyperspatial zone", of_whom)


@RULES.rule("into", "<to-hand>", example="to your hand", miss="to your graveyard")
def put_to_hand(to_hand: Destination) -> Destination | None:
    return to_hand if to_hand.zone == HAND else None


@RULES.rule(
    "to-shields",
    "to <of-whom> shields face down",
    example="to your shields face down",
    miss="to your shields face up",
)
@RULES.rule(
    "to-shields",
    "to <of-whom> shield zone face down",
    example="to your shield zone face down",
    miss="to your shield zone",
)
@RULES.rule(
    "into",
    "into <of-whom> shields face down",
    example="into your shields face down",
    miss="into your shields face up",
)
@RULES.rule(
    "into",
    "into <of-whom> shield zone face down",
    example="into your shield zone face down",
    miss="into your shield zone",
)
def to_shields(of_whom: str) -> Destination:
    return Destination(SHIELDS, of_whom)


@RULES.rule(
    "unmarked-shields",
    "(into|to) <of-whom> (shields|shield zone)",
    example="into your shields",
    miss="into your shields face up",
)
def shields_said_before(of_whom: str) -> Destination:
    """The words before the zone say whether they are face down."""
    return Destination(SHIELDS, of_whom)


@RULES.rule(
    "into",
    "on top of <of-whom> deck [in any order]",
    example="on top of your deck",
    miss="on the bottom of your deck",
)
@RULES.rule(
    "into",
    "on the top of <of-whom> deck [in any order]",
    example="on the top of your deck",
    miss="on the bottom of your deck",
)
def on_top(of_whom: str) -> Destination:
    return Destination(DECK, of_whom)


@RULES.rule(
    "into",
    "(on|at|to) the bottom of <of-whom> (deck|decks) [in any order]",
    example="on the bottom of your deck",
    miss="on top of your deck",
)
def at_bottom(of_whom: str) -> Destination:
    return Destination(DECK, of_whom, "bottom")


@RULES.rule("deck-of", "<of-whom> deck", example="its owner's deck", miss="its owner's hand")
@RULES.rule("deck-of", "<of-whom> decks", example="their owners' decks", miss="their owners' hands")
def deck_of(of_whom: str) -> str:
    return of_whom


def fits(picked: Picked, into: Destination) -> bool:
    """Return whether picked cards can go there: to a zone of their owner, other than where they are.

    "Your" zones are for your cards, "their" zones for cards of anyone other than "you".
    """
    zone, whose = source(picked)
    if zone == into.zone and picked.how != "reference":
        return False
    if into.whose in ("", OWNER):
        return bool(into.whose) or zone != BATTLE
    if into.whose == "their":
        return whose in ("opponent", "their", "that")
    return whose in (into.whose, "that", "this")


def source(picked: Picked) -> tuple[str, str]:
    """Return the zone of picked cards and whose they are, "" if that is not said."""
    if picked.among is not None:
        return "", "this"
    if picked.how != "reference":
        return _lying(picked.filter)
    if isinstance(picked.cards, Top):
        return DECK, str(picked.cards.of)
    return "", "that" if picked.cards == THAT else "this"


def _lying(wanted: Filter) -> tuple[str, str]:
    """Return where cards are and whose; with several kinds, all must agree."""
    if isinstance(wanted, AnyOf):
        places = {_lying(part) for part in wanted.parts}
        return places.pop() if len(places) == 1 else ("", "")
    zones = zones_of(wanted)
    return zones[0] if zones else "", owner(wanted)


def owner(wanted: Filter) -> str:
    """Return whose cards a filter requires, "" for anyone's."""
    parts = wanted.parts if isinstance(wanted, All) else (wanted,)
    return next((str(part.by) for part in parts if isinstance(part, Controlled)), "")


def may_come(wanted: Filter) -> bool:
    """Return whether all cards matching a filter can be put into the battle zone on their own."""
    parts = getattr(wanted, "parts", (wanted,))
    if isinstance(wanted, OfType):
        return wanted.words <= {"creature", "tama seed"}
    if isinstance(wanted, OfRace | RaceHas):
        return True
    return any(may_come(part) for part in parts) if isinstance(parts, tuple) and parts != (wanted,) else False


def all_may_come(wanted: Filter) -> bool:
    """Return whether all cards of each kind that a filter names can be put into the battle zone."""
    if isinstance(wanted, AnyOf):
        return all(all_may_come(part) for part in wanted.parts)
    return may_come(wanted)
