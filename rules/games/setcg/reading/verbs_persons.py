"""What owners and controllers of cards do or suffer, and what players pick of their own."""

from rules.games.setcg.reading.antecedents import NAMED
from rules.games.setcg.reading.nouns import ANY_CARD, BREAK, DECK, FIELD, HAND, OUTSIDE, Noun
from rules.games.setcg.reading.verbs import NONE
from rules.language.composed import ChooseOne, May
from rules.language.effects import (
    DealDamageToPlayer,
    Destroy,
    Discard,
    Draw,
    Effect,
    MoveTo,
    Rest,
)
from rules.language.references import Cards, Chosen, Controller, Owner, Player, Side, Top
from rules.reading.clauses import THAT, Clause
from rules.reading.grammar import Rules

PERSONS = Rules()

PEOPLE: dict[str, Player] = {
    "its owner": Owner(THAT),
    "its controller": Controller(THAT),
    "that forward's owner": Owner(NAMED),
    "that forward's controller": Controller(NAMED),
    "that character's controller": Controller(NAMED),
}
PERSONS.same("person", PEOPLE)


@PERSONS.rule(
    "clause",
    "<who:person> draws <number> (card|cards)",
    example="its controller draws 1 card",
    miss="its controller draws a card",
)
def they_draw(who: Player, number: int) -> Clause:
    return Clause(Draw(number, who), about=NONE)


@PERSONS.rule(
    "clause",
    "<who:person> may draw <number> (card|cards)",
    example="its owner may draw 1 card",
    miss="its owner draws 1 card",
)
def they_may_draw(who: Player, number: int) -> Clause:
    return Clause(May(Draw(number, who), by=who), about=NONE)


@PERSONS.rule(
    "clause",
    "<who:person> discards <number> (card|cards) [from their hand]",
    example="its owner discards 1 card",
    miss="its owner draws 1 card",
)
def they_discard(who: Player, number: int) -> Clause:
    return Clause(Discard(number, who), about=NONE)


@PERSONS.rule(
    "clause",
    "deal <number> (point|points) of damage to <who:person>",
    example="deal 1 point of damage to its controller",
    miss="deal 1000 damage to its controller",
)
@PERSONS.rule(
    "clause",
    "<who:person> receives <number> (point|points) of damage",
    example="its controller receives 1 point of damage",
    miss="its controller receives 1000 damage",
)
def they_are_hurt(who: Player, number: int) -> Clause:
    return Clause(DealDamageToPlayer(number, who), about=NONE)


@PERSONS.rule(
    "clause",
    "deal <number> (point|points) of damage to your opponent",
    example="deal 1 point of damage to your opponent",
    miss="deal 1000 damage to your opponent",
)
def opponent_is_hurt(number: int) -> Clause:
    return Clause(DealDamageToPlayer(number))


PERSONS.same(
    "picking",
    {
        "and puts it into the break zone": BREAK,
        "and put it into the break zone": BREAK,
        "and removes it from the game": OUTSIDE,
        "and returns it to its owner's hand": HAND,
    },
)


def _of_theirs(noun: Noun, each: bool) -> Cards | None:
    if noun.filter == ANY_CARD or noun.zone not in ("", FIELD) or noun.whose != "anyone":
        return None
    wanted = noun.placed(FIELD, "you" if each else "opponent")
    if wanted is None:
        return None
    return Chosen(wanted, each=True) if each else Chosen(wanted, by="opponent")


PERSONS.same("picker", {"your opponent": False, "opponent": False, "each player": True, "both players": True})


@PERSONS.rule(
    "clause",
    "<each:picker> (selects|select) 1 <noun> they control <zone:picking>",
    example="your opponent selects 1 Forward they control and puts it into the Break Zone",
    miss="your opponent selects 1 Forward they control",
)
def picked_and_moved(each: bool, noun: Noun, zone: str) -> Clause | None:
    cards = _of_theirs(noun, each)
    return None if cards is None else Clause(MoveTo(cards, zone), about=NONE)


PERSONS.same("treating", {"and breaks it": Destroy, "and dulls it": Rest})


@PERSONS.rule(
    "clause",
    "<each:picker> (selects|select) 1 <noun> they control <verb:treating>",
    example="each player selects 1 Forward they control and breaks it",
    miss="each player selects 1 Forward they control",
)
def picked_and_done(each: bool, noun: Noun, verb: type[Destroy]) -> Clause | None:
    cards = _of_theirs(noun, each)
    return None if cards is None else Clause(verb(cards), about=NONE)


@PERSONS.rule(
    "clause",
    "<each:picker> (puts|put) 1 <noun> they control into the break zone",
    example="each player puts 1 Forward they control into the Break Zone",
    miss="each player puts 1 Forward you control into the Break Zone",
)
@PERSONS.rule(
    "clause",
    "<each:picker> breaks 1 <noun> they control",
    example="your opponent breaks 1 Forward they control",
    miss="your opponent breaks 1 Forward you control",
)
def they_put(each: bool, noun: Noun) -> Clause | None:
    cards = _of_theirs(noun, each)
    return None if cards is None else Clause(MoveTo(cards, BREAK), about=NONE)


@PERSONS.rule(
    "clause",
    "your opponent removes <number> <noun> (in|from) their hand from the game",
    example="your opponent removes 1 card in their hand from the game",
    miss="your opponent removes 1 card in your hand from the game",
)
@PERSONS.rule(
    "clause",
    "your opponent selects <number> <noun> (in|from) their hand and removes (it|them) from the game",
    example="your opponent selects 1 card in their hand and removes it from the game",
    miss="your opponent selects 1 card in their hand",
)
def they_remove(number: int, noun: Noun) -> Clause | None:
    wanted = None if noun.zone else noun.placed(HAND, "opponent")
    if wanted is None:
        return None
    return Clause(MoveTo(Chosen(wanted, number, number, by="opponent"), OUTSIDE), about=NONE)


@PERSONS.rule(
    "clause",
    "remove the top [<number>] (card|cards) of your opponent's deck from the game",
    example="remove the top 2 cards of your opponent's deck from the game",
    miss="remove the top 2 cards of your deck from the game",
)
@PERSONS.rule(
    "clause",
    "your opponent removes the top [<number>] (card|cards) of their deck from the game",
    example="your opponent removes the top 2 cards of their deck from the game",
    miss="your opponent puts the top 7 cards of their deck on top",
)
def their_top_removed(number: int = 1) -> Clause:
    effect = MoveTo(Top(number, "opponent"), OUTSIDE)
    return Clause(effect, about=effect)


@PERSONS.rule(
    "clause",
    "each player puts the top [<number>] (card|cards) of their deck into the break zone",
    example="each player puts the top 2 cards of their deck into the Break Zone",
    miss="each player removes the top 2 cards of their deck from the game",
)
def all_milled(number: int = 1) -> Clause:
    effect = MoveTo(Top(number, "anyone"), BREAK)
    return Clause(effect, about=effect)


def either_end(what: Cards, by: Side = "you") -> Effect:
    """Return that a player puts a card on top or at the bottom of its owner's deck."""
    return ChooseOne((MoveTo(what, DECK), MoveTo(what, DECK, "bottom")), by)


@PERSONS.rule(
    "clause",
    "(put|place|return) it (on|on the|at the|to the) top or bottom of (its owner's|your) deck",
    example="put it on the top or bottom of its owner's deck",
    miss="put it on the top of its owner's deck",
)
def at_either_end() -> Clause:
    """Its player chooses the end on resolution."""
    return Clause(either_end(THAT), about=NONE)
