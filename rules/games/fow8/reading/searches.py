"""Searches of Force of Will for cards of several kinds, and in the opponent's deck."""

from rules.games.fow8.reading.amounts import Bounds
from rules.games.fow8.reading.nouns import Noun, within
from rules.games.fow8.reading.phrases_order import either
from rules.games.fow8.reading.verbs_zones import DECK, Search, searched
from rules.language import effects as fx
from rules.language.filters import Controlled, InZone
from rules.language.references import Chosen, Joined
from rules.reading.clauses import Clause
from rules.reading.grammar import Rules
from rules.reading.phrases import narrowed

RULES = Rules()
ONE = Bounds(1, 1)


@RULES.rule(
    "search",
    "search <deck> for (a|an) <one:noun> or (a|an) <other:noun>",
    example="search your deck for an Elf with total cost 3 or less or a Human with total cost 2 or less",
    miss="search your deck for an Elf and a Human",
)
def one_of_two_kinds(deck: str, one: Noun, other: Noun) -> Search | None:
    first, second = within(one, deck), within(other, deck)
    return None if first is None or second is None else (Chosen(either(first, second), 1, 0), deck)


@RULES.rule("kinds-sought", "[a|an] <noun>", example="an Elf", miss="Elf and Human")
def one_kind(noun: Noun) -> tuple[Noun, ...] | None:
    return None if noun.said else (noun,)


@RULES.rule(
    "kinds-sought", "[a|an] <noun> , <kinds-sought>", example="an Elf , a Human", miss="an Elf or a Human"
)
def more_kinds(noun: Noun, kinds_sought: tuple[Noun, ...]) -> tuple[Noun, ...] | None:
    return None if noun.said else (noun, *kinds_sought)


@RULES.rule(
    "search",
    "search <deck> for <kinds-sought> [,] and / or [a|an] <noun>",
    example="search your deck for an Elf , Human , and / or Dragon",
    miss="search your deck for an Elf , Human , or Dragon",
)
def any_of_the_kinds(deck: str, kinds_sought: tuple[Noun, ...], noun: Noun) -> Search | None:
    """A card of each kind, of some of them, or none at all (1014.2); two kinds are read elsewhere."""
    if len(kinds_sought) < 2:
        return None
    found = [searched(deck, ONE, one) for one in (*kinds_sought, noun)]
    cards = tuple(one[0] for one in found if one is not None)
    return (Joined(cards), deck) if len(cards) == len(found) else None


@RULES.rule(
    "clause",
    "search for <how-many> cards from your opponent's main deck and put them into (his or her|their) "
    "graveyard . then shuffle the main deck",
    example="search for two cards from your opponent's main deck and put them into their graveyard . then "
    "shuffle the main deck",
    miss="search for two cards from your opponent's main deck and put them into their hand . then shuffle "
    "the main deck",
)
def theirs_buried(how_many: Bounds) -> Clause | None:
    wanted = narrowed(InZone((DECK,)), Controlled("opponent"))
    gone = fx.MoveTo(Chosen(wanted, how_many.most, 0), "graveyard")
    return Clause(fx.Do((gone, fx.Shuffle(DECK, "opponent"))))
