"""Cards that come from certain zones, or would: from the hand, from anywhere else, without being summoned."""

from rules.games.dm.nodes import EntersUnpaid, EntersUnsummoned
from rules.games.dm.reading.actors import done_by
from rules.games.dm.reading.arrivals_denied import ELSEWHERE
from rules.games.dm.reading.events import When
from rules.games.dm.reading.nouns import BESIDES, CREATURE, RACE, Noun, Whose
from rules.games.dm.reading.replacements import Would
from rules.language import events as ev
from rules.language.filters import Controlled, Filter
from rules.language.references import Subject, This
from rules.reading.grammar import Rules
from rules.reading.phrases import narrowed

RULES = Rules()
KINDS = ("creature", RACE, "card", "tama seed")
RULES.same(
    "would-manner",
    {
        "in any way except by summoning [it]": EntersUnsummoned,
        "without summoning it": EntersUnsummoned,
        "without tapping (cards|a card) in (his|their) mana zone": EntersUnpaid,
    },
)
RULES.same("not-from-hand", {"from anywhere other than [from] (his|their|your) hand": ELSEWHERE})


def _coming(noun: Noun, whose: Whose) -> Filter | None:
    """Return the filter for cards that would enter: they are not in the battle zone yet."""
    if noun.whose or noun.zone or noun.kind not in KINDS:
        return None
    owned = (Controlled(whose),) if whose else ()  # type: ignore[arg-type]
    typed = (CREATURE,) if noun.kind == RACE else ()
    return narrowed(done_by(noun.wanted, whose or "you"), *owned, *typed)


@RULES.rule(
    "would",
    "your opponent would put <one-card> [into the battle zone] <not-from-hand>",
    example="your opponent would put a Ghost from anywhere other than their hand",
    miss="your opponent would put a Ghost from their hand",
)
def would_come_from(one_card: Noun, not_from_hand: tuple[str, ...]) -> Would | None:
    wanted = _coming(one_card, "opponent")
    return None if wanted is None else Would(ev.Enters(wanted, not_from_hand), Subject())


@RULES.rule(
    "would",
    "your opponent would put <one-card> [into the battle zone] <would-manner>",
    example="your opponent would put a Ghost in any way except by summoning",
    miss="your opponent would put a Ghost by summoning",
)
def would_come_so(one_card: Noun, would_manner: type[ev.GameEvent]) -> Would | None:
    wanted = _coming(one_card, "opponent")
    return None if wanted is None else Would(would_manner(wanted), Subject())


@RULES.rule(
    "origins",
    "from <possessive> <zone>",
    example="from your graveyard",
    miss="in your graveyard",
)
def from_zone(possessive: Whose, zone: str) -> tuple[Whose, tuple[str, ...]]:
    return possessive, tuple(zone.split(BESIDES))


@RULES.rule(
    "event",
    "you put this creature <origins> [into the battle zone]",
    example="you put this creature from your hand into the battle zone",
    miss="you put this creature in your hand",
)
def this_comes_from(origins: tuple[Whose, tuple[str, ...]]) -> When | None:
    whose, zones = origins
    return When(ev.Enters(None, zones), This()) if whose == "you" else None


@RULES.rule(
    "event",
    "<who_does:who-does> (put|puts) <one-card> <origins> [into the battle zone]",
    example="your opponent puts a Ghost from their graveyard into the battle zone",
    miss="your opponent puts a Ghost from your graveyard into the battle zone",
)
@RULES.rule(
    "event",
    "<who_does:who-does> (put|puts) <one-card> [into the battle zone] <origins>",
    example="your opponent puts a Ghost into the battle zone from their graveyard",
    miss="your opponent puts a Ghost into the battle zone from your graveyard",
)
@RULES.rule(
    "event",
    "<who_does:who-does> (put|puts) <one-card> [into the battle zone] <not-from-hand>",
    example="your opponent puts a Ghost from anywhere other than their hand",
    miss="your opponent puts a Ghost from somewhere other than their hand",
)
def others_come_from(
    who_does: Whose,
    one_card: Noun,
    origins: tuple[Whose, tuple[str, ...]] = ("their", ()),
    not_from_hand: tuple[str, ...] = (),
) -> When | None:
    whose, zones = origins
    if not_from_hand:
        whose, zones = "you" if who_does == "you" else "their", not_from_hand
    if not who_does or whose != ("you" if who_does == "you" else "their") or one_card.kind == "card":
        return None
    wanted = _coming(one_card, who_does)
    return None if wanted is None else When(ev.Enters(wanted, zones), Subject())
