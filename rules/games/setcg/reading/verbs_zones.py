"""Where cards are moved: hands, the field, the break zone, out of the game, decks."""

from dataclasses import replace

from rules.games.setcg.reading.nouns import BREAK, DECK, FIELD, HAND, OUTSIDE, Noun
from rules.games.setcg.reading.verbs import NONE
from rules.language.effects import MoveTo
from rules.language.references import Cards, This, ThisCard
from rules.reading.clauses import THAT, Clause
from rules.reading.grammar import Rules
from rules.reading.phrases import Picked, acting

ZONES = Rules()

SPOKEN = Picked("reference", cards=THAT)


def moving(what: Picked, move: MoveTo) -> Clause | None:
    """Return the clause in which cards are moved."""

    def verb(cards: Cards) -> MoveTo:
        return MoveTo(cards, move.zone, move.position, move.rested, move.under)

    clause = acting(what, verb)
    # A card that moved is a new object, which only the effect can refer to.
    return None if clause is None else replace(clause, about=clause.effect)


def to(zone: str, *, bottom: bool = False, dull: bool = False) -> MoveTo:
    """Return a move to a zone; its cards are filled in later."""
    return MoveTo(NONE, zone, "bottom" if bottom else "top", dull)


ZONES.same(
    "owners-hand",
    {
        "its owner's hand": HAND,
        "their owner's hand": HAND,
        "their owners' hands": HAND,
        "their owners' hand": HAND,
    },
)
ZONES.same(
    "whither",
    {
        "into the break zone": to(BREAK),
        "into its owner's break zone": to(BREAK),
        "at the bottom of its owner's deck": to(DECK, bottom=True),
        "at the bottom of their owner's deck": to(DECK, bottom=True),
        "on the bottom of its owner's deck": to(DECK, bottom=True),
        "on top of its owner's deck": to(DECK),
        "at the top of its owner's deck": to(DECK),
    },
)
ZONES.same(
    "coming",
    {
        "onto the field": to(FIELD),
        "to the field": to(FIELD),
        "onto the field dull": to(FIELD, dull=True),
        "to the field dull": to(FIELD, dull=True),
        "onto your field": replace(to(FIELD), under="you"),
    },
)


@ZONES.rule(
    "clause",
    "return <what:object> to <owners-hand>",
    example="return it to its owner's hand",
    miss="return it",
)
def returned(what: Picked, owners_hand: str) -> Clause | None:
    return moving(what, to(owners_hand))


@ZONES.rule(
    "clause",
    "add (it|them) to your hand",
    example="add it to your hand",
    miss="add it to your opponent's hand",
)
def added() -> Clause:
    return Clause(MoveTo(THAT, HAND), about=MoveTo(THAT, HAND))


@ZONES.rule(
    "clause",
    "(put|place) <what:object> <move:whither>",
    example="put it into the Break Zone",
    miss="put it into",
)
def put(what: Picked, move: MoveTo) -> Clause | None:
    return moving(what, move)


@ZONES.rule(
    "clause", "remove <what:object> from the game", example="remove it from the game", miss="remove it"
)
def removed(what: Picked) -> Clause | None:
    return moving(what, to(OUTSIDE))


@ZONES.rule(
    "clause",
    "remove <number> <noun> from the game",
    example="remove 1 card in your Break Zone from the game",
    miss="remove a card",
)
def removed_elsewhere(number: int, noun: Noun) -> Clause | None:
    wanted = noun.placed() if noun.zone and noun.zone != FIELD and noun.whose == "you" else None
    return None if wanted is None else moving(Picked("chosen", wanted, number, number), to(OUTSIDE))


@ZONES.rule("clause", "play <what:pronoun> <move:coming>", example="play it onto the field", miss="play it")
def played(what: Picked, move: MoveTo) -> Clause | None:
    if what.cards is None or what.cards == This():
        return None
    effect = replace(move, what=what.cards)
    return Clause(effect, about=effect)


@ZONES.rule(
    "clause",
    "(play|return) ~ from (your|the) break zone <move:coming>",
    example="play ~ from your Break Zone onto the field",
    miss="play ~ from your hand onto the field",
)
@ZONES.rule("clause", "(play|return) ~ <move:coming>", example="play ~ onto the field dull", miss="play ~")
def played_itself(move: MoveTo) -> Clause:
    return Clause(MoveTo(ThisCard(), move.zone, rested=move.rested), about=NONE)


@ZONES.rule("clause", "add ~ to your hand", example="add ~ to your hand", miss="add ~")
def added_itself() -> Clause:
    return Clause(MoveTo(ThisCard(), HAND), about=NONE)


@ZONES.rule(
    "clause",
    "play <number> <noun> <move:coming>",
    example="play 1 Forward from your hand onto the field",
    miss="play 1 Forward onto the field",
)
def played_from(number: int, noun: Noun, move: MoveTo) -> Clause | None:
    """A card of one's hand or break zone comes; nobody has to find one there."""
    wanted = noun.placed() if noun.zone in (HAND, BREAK) and noun.whose == "you" else None
    return None if wanted is None else moving(Picked("chosen", wanted, number, 0), move)


@ZONES.rule(
    "clause",
    "add <number> <noun> to your hand",
    example="add 1 Summon in your Break Zone to your hand",
    miss="add 1 Summon to your hand",
)
def added_from(number: int, noun: Noun) -> Clause | None:
    wanted = noun.placed() if noun.zone == BREAK and noun.whose == "you" else None
    return None if wanted is None else moving(Picked("chosen", wanted, number, number), to(HAND))


@ZONES.rule(
    "clause",
    "play the removed <noun> <move:coming>",
    example="play the removed Forward onto the field dull",
    miss="play the Forward onto the field dull",
)
def played_again(noun: Noun, move: MoveTo) -> Clause | None:
    return played(SPOKEN, move) if not noun.zone and noun.whose == "anyone" else None


@ZONES.rule(
    "clause",
    "remove all [the] <noun> from the game",
    example="remove all the cards in your opponent's Break Zone from the game",
    miss="remove all the cards from the game",
)
def all_removed(noun: Noun) -> Clause | None:
    wanted = noun.placed() if noun.zone == BREAK else None
    return None if wanted is None else moving(Picked("each", wanted), to(OUTSIDE))


ON_TOP = tuple(
    f"{verb} it {where} of your deck"
    for verb in ("put", "place", "return")
    for where in ("on top", "on the top", "at the top", "to the top")
)
ZONES.same("clause", dict.fromkeys(ON_TOP, Clause(MoveTo(THAT, DECK), about=NONE)))
