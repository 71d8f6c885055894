"""Searches for two kinds of cards or for a card to put on top, and choices in the break zone."""

from rules.games.setcg.reading.nouns import BREAK, DECK, FIELD, HAND, Noun, has_type
from rules.games.setcg.reading.verbs import NONE
from rules.language.amounts import Count
from rules.language.composed import Let
from rules.language.effects import Do, MoveTo, Shuffle
from rules.language.filters import AnyOf, Filter
from rules.language.references import Chosen, It, Joined, Target
from rules.reading.clauses import Clause
from rules.reading.grammar import Rules
from rules.reading.phrases import order_of

SEARCHES = Rules()


def _in_deck(noun: Noun) -> Filter | None:
    return None if noun.zone or noun.whose != "anyone" else noun.placed(DECK, "you")


@SEARCHES.rule(
    "clause",
    "search for 1 <first:noun> and 1 <second:noun> and <move:find-to>",
    example="search for 1 Summon and 1 Monster and add them to your hand",
    miss="search for 1 Summon and Monster and add them to your hand",
)
def one_of_each(first: Noun, second: Noun, move: MoveTo) -> Clause | None:
    """One card of each kind; the player need not find either (15.1.1.7.2)."""
    wanted = [_in_deck(first), _in_deck(second)]
    found = [one for one in wanted if one is not None]
    if len(found) < 2 or found[0] == found[1]:
        return None
    both = [MoveTo(Chosen(one, 1, 0), move.zone, rested=move.rested) for one in found]
    return Clause(Do((*both, Shuffle(DECK))), about=NONE)


@SEARCHES.rule(
    "clause",
    "search for 1 <noun> and put it on [the] top of your deck",
    example="search for 1 Summon and put it on top of your deck",
    miss="search for 1 Summon and put it at the bottom of your deck",
)
def found_on_top(noun: Noun) -> Clause | None:
    """The deck is shuffled, and the card that was found then goes on top."""
    wanted = _in_deck(noun)
    if wanted is None:
        return None
    placed = Do((Shuffle(DECK), MoveTo(It("found"), DECK)))
    return Clause(Let("found", Chosen(wanted, 1, 0), placed), about=NONE)


DIFFERING = {
    "with different names": "name",
    "each with a different name": "name",
    "each with a different cost": "cost",
    "each of a different cost": "cost",
    "each of a different Element": "attribute",
    "each of a different card type": "type",
}
SEARCHES.same("differing", {**DIFFERING, **{f", {said}": what for said, what in DIFFERING.items()}})


@SEARCHES.rule(
    "clause",
    "search for <number> <noun> <differing> [,] and <move:find-to>",
    example="search for 2 Summons each with a different cost and add them to your hand",
    miss="search for 2 Summons with a different cost and add them to your hand",
)
@SEARCHES.rule(
    "clause",
    "search for up to <number> <noun> <differing> [,] and <move:find-to>",
    example="search for up to 2 Summons, each of a different Element, and add them to your hand",
    miss="search for up to 2 Summons of a different Element and add them to your hand",
)
def all_different(number: int, noun: Noun, differing: str, move: MoveTo) -> Clause | None:
    wanted = _in_deck(noun)
    if wanted is None or number < 2:
        return None
    found = Chosen(wanted, number, 0, differing=differing)  # type: ignore[arg-type]
    moved = MoveTo(found, move.zone, rested=move.rested)
    return Clause(Do((moved, Shuffle(DECK))), about=NONE)


@SEARCHES.rule(
    "clause",
    "play up to <number> <noun> <differing> onto the field",
    example="play up to 2 Forwards in your Break Zone with different names onto the field",
    miss="play up to 2 Forwards in your Break Zone with the same name onto the field",
)
def played_different(number: int, noun: Noun, differing: str) -> Clause | None:
    wanted = noun.placed() if noun.zone in (HAND, BREAK) and noun.whose == "you" else None
    if wanted is None or number < 2:
        return None
    cards = Chosen(wanted, number, 0, differing=differing)  # type: ignore[arg-type]
    return Clause(MoveTo(cards, FIELD), about=NONE)


@SEARCHES.rule(
    "clause",
    "play any number of <noun> onto the field",
    example="play any number of Job Knight from your hand onto the field",
    miss="play any number of Job Knight onto the field",
)
def played_at_will(noun: Noun) -> Clause | None:
    wanted = noun.placed() if noun.zone in (HAND, BREAK) and noun.whose == "you" else None
    return None if wanted is None else Clause(MoveTo(Chosen(wanted, Count(wanted), 0), FIELD), about=NONE)


def _fallen(noun: Noun) -> Filter | None:
    return None if noun.zone or noun.whose != "anyone" else noun.placed(BREAK, "you")


SEARCHES.same(
    "taken-there",
    {"add them to your hand": MoveTo(NONE, HAND), "play them onto the field": MoveTo(NONE, FIELD)},
)
SEARCHES.same("taken-there", {"play them onto the field dull": MoveTo(NONE, FIELD, rested=True)})
SEARCHES.same("perhaps", {"up to 1": 0, "1": 1})


@SEARCHES.rule(
    "line",
    "choose <least:perhaps> <first:noun> and <most:perhaps> <second:noun> in your break zone ."
    " <taken-there> .",
    example="choose 1 Fire Summon and 1 Monster in your Break Zone. add them to your hand.",
    miss="choose 1 Fire Summon and 1 Monster in your Break Zone. break them.",
)
def two_fallen(least: int, first: Noun, most: int, second: Noun, taken_there: MoveTo) -> Clause | None:
    """Both are in the break zone, as the text's effect on them shows."""
    one, other = _fallen(first), _fallen(second)
    if one is None or other is None or one == other or least != most:
        return None
    both = Joined((Target(0), Target(1)))
    effect = MoveTo(both, taken_there.zone, rested=taken_there.rested)
    return Clause(effect, (one, other), least=0 if least == 0 else None, about=NONE)


@SEARCHES.rule(
    "choice",
    "choose 1 <first:noun> or 1 <second:noun>",
    example="choose 1 Forward of cost 2 or less or 1 Monster",
    miss="choose 1 Forward of cost 2 or less or 2 Monsters",
)
def one_or_other(first: Noun, second: Noun) -> Clause | None:
    """One card of either kind, both in the same zone."""
    one, other = first.placed(), second.placed()
    same_place = (first.zone or FIELD, first.whose) == (second.zone or FIELD, second.whose)
    if one is None or other is None or one == other or not same_place:
        return None
    if not (has_type(first.filter) and has_type(second.filter)):
        return None
    return Clause(targets=(AnyOf(tuple(sorted((one, other), key=order_of))),), about=Target(0))
