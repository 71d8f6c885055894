"""Cards with different names in Force of Will's texts: searching for them and moving them."""

from rules.games.fow8.reading.nouns import Noun, within
from rules.games.fow8.reading.nouns_zones import lying
from rules.games.fow8.reading.verbs_zones import Put, Search, moved
from rules.language import effects as fx
from rules.language.amounts import Amount, X
from rules.language.filters import InZone
from rules.language.references import Chosen, It
from rules.reading.clauses import Clause
from rules.reading.grammar import Rules
from rules.reading.phrases import narrowed

RULES = Rules()


@RULES.rule("at-most", "up to <number>", example="up to two", miss="two")
def so_many(number: int) -> Amount:
    return number


@RULES.rule("at-most", "up to X", example="up to X", miss="X")
def x_or_fewer() -> Amount:
    return X()


@RULES.rule(
    "search",
    "search <deck> for <at-most> <noun> with different names",
    example="search your deck for up to two Elves with different names",
    miss="search your deck for up to two Elves with a name",
)
def searched(deck: str, at_most: Amount, noun: Noun) -> Search | None:
    found = within(noun, deck)
    return None if found is None else (Chosen(found, at_most, 0, differing="name"), deck)


@RULES.rule(
    "search",
    "search <deck> for up to X <noun>",
    example="search your deck for up to X Elves",
    miss="search your deck for X",
)
def searched_for_x(deck: str, noun: Noun) -> Search | None:
    found = within(noun, deck)
    return None if found is None else (Chosen(found, X(), 0), deck)


@RULES.rule(
    "clause",
    "put <at-most> <noun> with different names from <zone:your-zone> <put>",
    example="put up to two Elves with different names from your hand into the field",
    miss="put up to two Elves from your hand into the field",
)
def put_differing(at_most: Amount, noun: Noun, zone: str, put: Put) -> Clause | None:
    there = lying(noun, zone, "you")
    if there is None or put[0] == zone:
        return None
    wanted = narrowed(there.filter, InZone(there.zones))
    effect = moved(Chosen(wanted, at_most, 0, differing="name"), put)
    return Clause(effect, about=effect)


@RULES.rule(
    "sentence",
    "<search> [,] reveal (it|them) [,] and put (it|them) <put> . then <clause> and <shuffled>",
    example="search your deck for an Elf , reveal it and put it into your hand . then you gain 300 life and "
    "shuffle your deck",
    miss="search your deck for an Elf , reveal it and put it into your hand . then you gain 300 life",
)
def fetched_before(search: Search, put: Put, clause: Clause, shuffled: str) -> tuple[Clause, ...] | None:
    """Something happens between finding the cards and shuffling."""
    cards, deck = search
    if shuffled != deck or clause.modes or clause.targets or clause.divides is not None:
        return None
    found = fx.Reveal(cards, moved(It(), put))
    return (Clause(fx.Do((found, clause.effect, fx.Shuffle(deck)))),)
