"""Events by where cards come from, what brought them, how often in a turn, and discarded cards."""

from rules.games.setcg.nodes import FallsFromDeck, IsRegained
from rules.games.setcg.reading.events import about
from rules.games.setcg.reading.events_causes import BY_ABILITY, BY_ANY
from rules.games.setcg.reading.nouns import BREAK, DECK, FIELD, HAND, OUTSIDE, Noun
from rules.games.setcg.reading.verbs import NONE
from rules.language.conditions import Condition, PlayedBy
from rules.language.effects import Cancel
from rules.language.events import (
    AnyEvent,
    By,
    Discards,
    Enters,
    Event,
    Leaves,
    Nth,
    PlayerTakesDamage,
    Plays,
    Rests,
    Targeted,
)
from rules.language.filters import AnyOf, Controlled, Filter, InZone, Named, OneOf, Other
from rules.language.references import It, Side, This
from rules.reading.clauses import Clause, mentions
from rules.reading.grammar import Rules
from rules.reading.phrases import narrowed, order_of

MOVES = Rules()

CHOOSER = It("chooser")
"""The Summon or ability that chose the card, if the ability waits for being chosen."""

MOVES.same(
    "happens",
    {
        "enters the field from the break zone": Enters(None, (BREAK,)),
        "enters the field from your break zone": Enters(None, (BREAK,)),
        "enters the field from your hand": Enters(None, (HAND,)),
        "enters the field from your deck": Enters(None, (DECK,)),
        "enters the field from the deck": Enters(None, (DECK,)),
        "enters the field other than from your hand": Enters(None, (BREAK, DECK, OUTSIDE)),
        "enters your field other than from your hand": Enters(None, (BREAK, DECK, OUTSIDE)),
        "is put from the field into its owner's deck": Leaves(None, (DECK,)),
        "is discarded from your hand due to an ability": By(Discards(), BY_ABILITY),
        "is discarded from your hand due to a summon or an ability": By(Discards(), BY_ANY),
        "is discarded from your hand due to your opponent's summons or abilities": By(
            Discards(), Controlled("opponent")
        ),
    },
)
MOVES.same(
    "event",
    {
        "active ~ becomes dull": Rests(),
        "you receive damage": PlayerTakesDamage(),
        "either player receives a point of damage": PlayerTakesDamage("anyone"),
    },
)
MOVES.same(
    "happens",
    {
        "is put from the deck into the break zone": FallsFromDeck(),
        "is added to your hand from the break zone": IsRegained(),
    },
)
MOVES.same("event-if", {"when ~ enters the field due to your cast ,": (Enters(), PlayedBy("cast"))})


@MOVES.rule(
    "event",
    "one of your <noun> enters the field",
    example="one of your Fire Forwards enters the field",
    miss="your Fire Forwards enter the field",
)
def one_of_yours_enters(noun: Noun) -> Event | None:
    wanted = None if noun.zone else noun.placed(FIELD, "you")
    return None if wanted is None else Enters(wanted)


@MOVES.rule(
    "event",
    "the <kinds> <name:trait> is put from your field into the break zone",
    example="the Forward Card Name Cloud is put from your field into the Break Zone",
    miss="the Forward Card Name Cloud is put into the Break Zone",
)
def named_one_falls(kinds: Filter, name: Filter) -> Event | None:
    if not isinstance(name, Named):
        return None
    return Leaves(narrowed(kinds, name, InZone((FIELD,)), Controlled("you")), (BREAK,))


@MOVES.rule(
    "event",
    "~ or (a|an) <noun> <event:all-happens>",
    example="~ or a Fire Forward you control is dealt damage",
    miss="~ or a Fire Forward is dealt",
)
def own_or_other(noun: Noun, event: Event) -> Event | None:
    """Something happens to its own card or to one of a kind; a card that is both counts once."""
    wanted = noun.placed() if noun.zone == FIELD else None
    others = None if wanted is None else about(event, narrowed(wanted, Other()))
    return None if others is None else AnyEvent((event, others))


@MOVES.rule(
    "event-if",
    "during each turn , when ~ is chosen by <source> for the first time in that turn ,",
    example="during each turn, when ~ is chosen by your opponent's Summons for the first time in that turn,",
    miss="during each turn, when ~ is chosen by your opponent's Summons,",
)
def first_choice(source: Filter) -> tuple[Event, Condition | None]:
    return Nth(By(Targeted(), source), 1), None


@MOVES.rule(
    "event",
    "an opponent's <noun> enters the field",
    example="an opponent's Forward enters the field",
    miss="an opponent's Forward enters",
)
def enters_theirs(noun: Noun) -> Event | None:
    wanted = None if noun.zone else noun.placed(FIELD, "opponent")
    return None if wanted is None else Enters(wanted)


@MOVES.rule(
    "event",
    "(a|an) <noun> enters your opponent's field other than from their hand",
    example="a Forward enters your opponent's field other than from their hand",
    miss="a Forward enters your opponent's field from their hand",
)
def enters_from_elsewhere(noun: Noun) -> Event | None:
    wanted = None if noun.zone else noun.placed(FIELD, "opponent")
    return None if wanted is None else Enters(wanted, (BREAK, DECK, OUTSIDE))


@MOVES.rule(
    "event",
    "another <noun> <event:all-happens>",
    example="another Forward you control attacks",
    miss="another Forward you control attack",
)
def another(noun: Noun, event: Event) -> Event | None:
    """Something happens to a card of a kind other than the card itself."""
    wanted = noun.placed() if noun.zone in ("", FIELD) and not _asks_for_others(noun.filter) else None
    return None if wanted is None else about(event, narrowed(wanted, Other()))


@MOVES.rule(
    "event",
    "another <noun> enters <side:field-of>",
    example="another Forward enters your field",
    miss="another Forward you control enters your field",
)
def another_enters(noun: Noun, side: Side) -> Event | None:
    wanted = None if noun.zone or _asks_for_others(noun.filter) else noun.placed(FIELD, side)
    return None if wanted is None else Enters(narrowed(wanted, Other()))


def _asks_for_others(wanted: Filter) -> bool:
    return mentions(wanted, Other())


DISCARDERS: dict[str, Side] = {"you discard": "you", "your opponent discards": "opponent"}
MOVES.same("discarder", DISCARDERS)


@MOVES.rule(
    "event",
    "<who:discarder> (a|an) <noun> [from (your|their) hand]",
    example="your opponent discards a Forward",
    miss="your opponent discards 2 Forwards",
)
def discards(who: Side, noun: Noun) -> Event | None:
    """Each discarded card counts, whatever it is discarded for."""
    if noun.zone or noun.whose != "anyone":
        return None
    return Discards(narrowed(Controlled(who), noun.filter))


CANCELLED = Clause(Cancel(CHOOSER), about=NONE)
MOVES.same("clause", dict.fromkeys(("cancel its effect", "cancel its effects"), CANCELLED))


@MOVES.rule(
    "happens",
    "enters the field due to an ability of <noun>",
    example="enters the field due to an ability of Card Name Cloud",
    miss="enters the field due to Card Name Cloud",
)
def enters_by_ability_of(noun: Noun) -> Event | None:
    return None if noun.zone or noun.whose != "anyone" else By(Enters(), narrowed(noun.filter, BY_ABILITY))


@MOVES.rule(
    "event",
    "(a|an) <noun:core-either> enters your field",
    example="a Job Knight or a Card Name Cloud enters your field",
    miss="a Job Knight or Card Name Cloud enters your field",
)
def either_enters_yours(noun: Noun) -> Event | None:
    wanted = None if noun.zone else noun.placed(FIELD, "you")
    return None if wanted is None else Enters(wanted)


@MOVES.rule(
    "event-if",
    "during each turn , when your opponent casts (a|an) <noun> for the first time in that turn ,",
    example="during each turn, when your opponent casts a Monster for the first time in that turn,",
    miss="during each turn, when your opponent casts a Monster,",
)
def their_first_cast(noun: Noun) -> tuple[Event, Condition | None] | None:
    if noun.zone or noun.whose != "anyone":
        return None
    return Nth(Plays(narrowed(noun.filter, Controlled("opponent"))), 1), None


@MOVES.rule(
    "event",
    "~ or the <noun> <happens>",
    example="~ or the Card Name Cloud you control is chosen by Summons or abilities",
    miss="~ or the Forwards you control is chosen by Summons or abilities",
)
def either_named(noun: Noun, happens: Event) -> Event | None:
    """One event of the card or of one with a name, which "it" then refers to."""
    named = any(isinstance(part, Named) for part in getattr(noun.filter, "parts", (noun.filter,)))
    wanted = noun.placed() if noun.zone == FIELD and named else None
    if wanted is None:
        return None
    return about(happens, AnyOf(tuple(sorted((OneOf(This()), wanted), key=order_of))))
