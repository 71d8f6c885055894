"""What is done with decks: searching them, looking at their top, revealing and turning over cards."""

from dataclasses import dataclass

from rules.games.setcg.reading.nouns import ANY_CARD, BREAK, DECK, HAND, OUTSIDE, Noun
from rules.games.setcg.reading.verbs import NONE
from rules.language.amounts import CountOf
from rules.language.effects import ChooseOne, Do, MoveTo, Shuffle
from rules.language.filters import Filter, InZone, OneOf
from rules.language.references import Chosen, Each, Side
from rules.reading.clauses import THAT, Clause, in_order
from rules.reading.grammar import Rules
from rules.reading.phrases import narrowed

DECKS = Rules()


@dataclass(frozen=True, slots=True)
class Opening:
    """Cards on top of a deck that are looked at, or revealed, for what follows."""

    count: int
    shown: bool
    of: Side = "you"


DECKS.same(
    "find-to",
    {
        "add it to your hand": MoveTo(NONE, HAND),
        "add them to your hand": MoveTo(NONE, HAND),
        "play it onto the field": MoveTo(NONE, "field"),
        "play them onto the field": MoveTo(NONE, "field"),
        "play it onto the field dull": MoveTo(NONE, "field", rested=True),
        "put it into the break zone": MoveTo(NONE, BREAK),
        "put them into the break zone": MoveTo(NONE, BREAK),
        "remove it from the game": MoveTo(NONE, OUTSIDE),
        "remove them from the game": MoveTo(NONE, OUTSIDE),
    },
)


@DECKS.rule(
    "clause",
    "search [for] <number> <noun> [,] and <move:find-to>",
    example="search for 1 Summon and add it to your hand",
    miss="search for 1 Summon",
)
@DECKS.rule(
    "clause",
    "search for up to <number> <noun> and <move:find-to>",
    example="search for up to 2 Summons and add them to your hand",
    miss="search for Summons and add them to your hand",
)
def search(number: int, noun: Noun, move: MoveTo) -> Clause | None:
    """Nobody has to find what they search for (15.1.1.7.2), and the deck is then shuffled (15.1.1.9.1)."""
    if noun.zone or noun.whose != "anyone":
        return None
    wanted = noun.placed(DECK, "you")
    if wanted is None:
        return None
    moved = MoveTo(Chosen(wanted, number, 0), move.zone, rested=move.rested)
    return Clause(Do((moved, Shuffle(DECK))), about=NONE)


@DECKS.rule(
    "opening",
    "reveal the top card of your deck",
    example="reveal the top card of your deck",
    miss="reveal the top card",
)
def reveal_one() -> Opening:
    return Opening(1, shown=True)


@DECKS.rule(
    "opening",
    "reveal the top <number> cards of your deck",
    example="reveal the top 3 cards of your deck",
    miss="reveal 3 cards",
)
def reveal(number: int) -> Opening:
    return Opening(number, shown=True)


@DECKS.rule(
    "opening",
    "look at the top card of your deck",
    example="look at the top card of your deck",
    miss="look at the top card",
)
def look_at_one() -> Opening:
    return Opening(1, shown=False)


@DECKS.rule(
    "opening",
    "look at the top <number> cards of your deck",
    example="look at the top 3 cards of your deck",
    miss="look at 3 cards",
)
def look_at(number: int) -> Opening:
    return Opening(number, shown=False)


IN_DECK = InZone((DECK,))
REST = MoveTo(Chosen(IN_DECK, CountOf(THAT), CountOf(THAT), among=THAT), DECK, "bottom")
"""The remaining cards go to the bottom, in an order that their player chooses."""
ON_TOP = MoveTo(Chosen(IN_DECK, CountOf(THAT), CountOf(THAT), among=THAT), DECK)
"""The remaining cards go back on top, in an order that their player chooses."""
LEFT = Each(narrowed(ANY_CARD, IN_DECK, OneOf(THAT)))
"""The cards that are still in the deck, unlike those that something was done with before."""
GOING = ("put ", "return ", "place ", "")
"""Verbs of what is done with the others, which may be left out behind one of what is done with some."""
SEVERAL = (
    "the other cards",
    "the rest of the cards",
    "the rest of them",
    "the rest",
    "the others",
    "the remaining cards",
)
ALONE = ("the other card", "the other", "the remaining card")
UNDER = ("at the bottom of your deck", "to the bottom of your deck", "on the bottom of your deck")
ABOVE = (
    "on top of your deck",
    "on the top of your deck",
    "to the top of your deck",
    "at the top of your deck",
)
DECKS.same(
    "rest",
    {
        **{
            f"{verb}{who} into the break zone": MoveTo(LEFT, BREAK)
            for verb in GOING
            for who in (*SEVERAL, *ALONE)
        },
        **{f"{verb}{who} {to} in any order": REST for verb in GOING for who in SEVERAL for to in UNDER},
        **{f"{verb}{who} {to} in any order": ON_TOP for verb in GOING for who in SEVERAL for to in ABOVE},
        **{
            f"{verb}{who} {to}": MoveTo(LEFT, DECK, "bottom")
            for verb in GOING
            for who in ALONE
            for to in UNDER
        },
        **{f"{verb}{who} {to}": MoveTo(LEFT, DECK) for verb in GOING for who in ALONE for to in ABOVE},
    },
)
DECKS.same(
    "shared-out",
    {
        f"{verb}{who} {to} in any order": Clause(ON_TOP, about=NONE)
        for verb in GOING[:3]
        for who in ("them", "these cards", "the cards")
        for to in ABOVE
    },
)
DECKS.same("least", {"up to": 0})


@DECKS.rule(
    "among",
    "add [<least>] <number> <noun> among them to your hand",
    example="add 1 Forward among them to your hand",
    miss="add 1 Forward to your hand",
)
def add_among(number: int, noun: Noun, least: int | None = None) -> MoveTo | None:
    return _among(number, noun, least, MoveTo(NONE, HAND))


@DECKS.rule(
    "among",
    "play [<least>] <number> <noun> among them onto the field",
    example="play up to 1 Forward among them onto the field",
    miss="play up to 1 Forward onto the field",
)
def play_among(number: int, noun: Noun, least: int | None = None) -> MoveTo | None:
    return _among(number, noun, least, MoveTo(NONE, "field"))


@DECKS.rule(
    "among",
    "put [<least>] <number> <noun> among them into the break zone",
    example="put 1 card among them into the Break Zone",
    miss="put 1 card into the Break Zone",
)
def break_among(number: int, noun: Noun, least: int | None = None) -> MoveTo | None:
    return _among(number, noun, least, MoveTo(NONE, BREAK))


@DECKS.rule(
    "among",
    "remove [<least>] <number> <noun> among them from the game",
    example="remove 1 card among them from the game",
    miss="remove 1 card from the game",
)
def remove_among(number: int, noun: Noun, least: int | None = None) -> MoveTo | None:
    return _among(number, noun, least, MoveTo(NONE, OUTSIDE))


@DECKS.rule(
    "among",
    "play any number of <noun> among them onto the field",
    example="play any number of Forwards among them onto the field",
    miss="play any number of Forwards onto the field",
)
def play_all_among(noun: Noun) -> MoveTo | None:
    if noun.zone or noun.whose != "anyone":
        return None
    wanted = narrowed(ANY_CARD, noun.filter, IN_DECK)
    return MoveTo(Chosen(wanted, CountOf(THAT), 0, among=THAT), "field")


def _among(number: int, noun: Noun, least: int | None, move: MoveTo) -> MoveTo | None:
    if noun.zone or noun.whose != "anyone":
        return None
    wanted: Filter = narrowed(ANY_CARD, noun.filter, IN_DECK)
    chosen = Chosen(wanted, number, number if least is None else least, among=THAT)
    return MoveTo(chosen, move.zone)


Among = MoveTo | ChooseOne | Do
"""What is done with one of several cards, or with one or other of them, or with one of each of two kinds."""


@DECKS.rule(
    "among",
    "add up to <one:number> <first:noun> and up to <two:number> <second:noun> among them to your hand",
    example="add up to 1 Forward and up to 2 Backups among them to your hand",
    miss="add up to 1 Forward and 2 Backups among them to your hand",
)
def add_each_among(one: int, first: Noun, two: int, second: Noun) -> Do | None:
    each = [_among(one, first, 0, MoveTo(NONE, HAND)), _among(two, second, 0, MoveTo(NONE, HAND))]
    found = tuple(move for move in each if move is not None)
    return Do(found) if len(found) == 2 and found[0] != found[1] else None


@DECKS.rule(
    "among",
    "<one:among> or <other:among>",
    example="add 1 Forward among them to your hand or play 1 Backup among them onto the field",
    miss="add 1 Forward among them to your hand or draw 1 card",
)
def one_or_other_among(one: Among, other: Among) -> ChooseOne | None:
    if not isinstance(one, MoveTo) or not isinstance(other, MoveTo) or one == other:
        return None
    return ChooseOne((one, other))


@DECKS.rule(
    "among",
    "<one:among> , <other:among>",
    example="play up to 1 Forward among them onto the field, add up to 1 Backup among them to your hand",
    miss="play up to 1 Forward among them onto the field, draw 1 card",
)
def one_then_other_among(one: Among, other: Among) -> Do | None:
    if not isinstance(one, MoveTo) or not isinstance(other, MoveTo) or one == other:
        return None
    return Do((one, other))


SHUFFLED = [
    f"shuffle {who}{seen} and {verb} them to the bottom of your deck"
    for who in ("the other cards", "the rest of the cards")
    for seen in (" revealed", "")
    for verb in ("return", "put")
]
DECKS.same("shuffled-under", dict.fromkeys(SHUFFLED, MoveTo(LEFT, DECK, "scattered")))


@DECKS.rule(
    "shared-out",
    "<among> . then , <rest:shuffled-under>",
    example="remove 2 Monsters among them from the game."
    " then, shuffle the rest of the cards and put them to the bottom of your deck",
    miss="add 1 card among them to your hand",
)
@DECKS.rule(
    "shared-out",
    "<among> [,] and <rest>",
    example="add 1 card among them to your hand and put the other card into the Break Zone",
    miss="add 1 card among them to your hand",
)
def shared_out(among: Among, rest: MoveTo) -> Clause:
    # Later text refers to the one card that was picked, never to those that are left.
    one = isinstance(among, MoveTo) and isinstance(among.what, Chosen) and among.what.most == 1
    return Clause(in_order(among, rest), about=among if one else NONE)
