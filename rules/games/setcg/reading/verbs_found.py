"""Searches with a choice of what is done with the card, or for one like another card."""

from rules.games.setcg.reading.nouns import BREAK, DECK, FIELD, HAND, Noun, more_of
from rules.games.setcg.reading.sentences import FOUND
from rules.games.setcg.reading.verbs import NONE
from rules.games.setcg.reading.verbs_decks import search
from rules.games.setcg.reading.verbs_searches import all_different
from rules.language.composed import ChooseOne, Let
from rules.language.effects import Do, MoveTo, Shuffle
from rules.language.filters import SharesWith
from rules.language.references import Chosen
from rules.reading.clauses import THAT, Clause
from rules.reading.grammar import Rules

SEARCHED = Rules()


@SEARCHED.rule(
    "clause",
    "search for (a|an) <noun> and <move:find-to>",
    example="search for a Summon and add it to your hand",
    miss="search for Summons and add them to your hand",
)
def one_found(noun: Noun, move: MoveTo) -> Clause | None:
    return search(1, noun, move)


@SEARCHED.rule(
    "clause",
    "search for 1 <noun> [,] and <one:find-to> or <other:find-to>",
    example="search for 1 Monster, and add it to your hand or play it onto the field",
    miss="search for 1 Monster, and add it to your hand",
)
def found_for_either(noun: Noun, one: MoveTo, other: MoveTo) -> Clause | None:
    """Its player chooses what is done with the card that was found."""
    wanted = None if noun.zone or noun.whose != "anyone" or one == other else noun.placed(DECK, "you")
    if wanted is None:
        return None
    ways = ChooseOne(tuple(MoveTo(FOUND, move.zone, rested=move.rested) for move in (one, other)))
    return Clause(Let(FOUND.name, Chosen(wanted, 1, 0), Do((ways, Shuffle(DECK)))), about=NONE)


@SEARCHED.rule(
    "clause",
    "search for <number> <noun> <differing> <more:qualifier> and <move:find-to>",
    example="search for 2 Monsters with different names other than Card Name Cloud and add them to your hand",
    miss="search for 2 Monsters with different names and add them to your hand",
)
def different_and_more(number: int, noun: Noun, differing: str, more: Noun, move: MoveTo) -> Clause | None:
    kind = None if more.zone or more.whose != "anyone" else more_of(noun, more)
    return None if kind is None else all_different(number, kind, differing, move)


@SEARCHED.rule(
    "clause",
    "play 1 <one:noun> onto the field or search for 1 <other:noun> and <move:find-to>",
    example="play 1 Monster from your hand onto the field or search for 1 Monster and add it to your hand",
    miss="play 1 Monster from your hand onto the field and search for 1 Monster and add it to your hand",
)
def played_or_found(one: Noun, other: Noun, move: MoveTo) -> Clause | None:
    held = one.placed() if one.zone == HAND and one.whose == "you" else None
    found = search(1, other, move)
    if held is None or found is None:
        return None
    return Clause(ChooseOne((MoveTo(Chosen(held, 1, 0), FIELD), found.effect)), about=NONE)


@SEARCHED.rule(
    "clause",
    "your opponent selects <number> <noun> in their break zone . your opponent adds (it|them) to their hand",
    example="your opponent selects 1 Monster in their Break Zone. your opponent adds it to their hand",
    miss="your opponent selects 1 Monster in their Break Zone",
)
def they_take_back(number: int, noun: Noun) -> Clause | None:
    wanted = None if noun.zone else noun.placed(BREAK, "opponent")
    if wanted is None:
        return None
    return Clause(MoveTo(Chosen(wanted, number, number, by="opponent"), HAND), about=NONE)


SEARCHED.same("qualifier", {"of the same card type": Noun(SharesWith("type", THAT))})
