"""Effects of Force of Will on a counted number of a deck's cards, and on cards put back on a deck."""

from dataclasses import replace

from rules.games.fow8.reading.nouns import Noun, within
from rules.games.fow8.reading.sentences import Steps
from rules.games.fow8.reading.verbs_looks import SEEN, Seen, Taken
from rules.games.fow8.reading.verbs_zones import DECK, Put, Search, moved
from rules.language import effects as fx
from rules.language.amounts import Amount, X
from rules.language.conditions import Condition
from rules.language.filters import InZone, OneOf
from rules.language.references import Cards, Each, It, Joined
from rules.reading.clauses import THAT, Clause, mentions
from rules.reading.grammar import Rules
from rules.reading.phrases import narrowed

RULES = Rules()


@RULES.rule(
    "seen",
    "look at the top X cards of <deck>",
    example="look at the top X cards of your deck",
    miss="look at the top cards of your deck",
)
def looked_at(deck: str) -> Seen:
    return Seen(X(), deck)


@RULES.rule(
    "seen",
    "reveal the top X cards of <deck>",
    example="reveal the top X cards of your deck",
    miss="reveal the top cards of your deck",
)
def revealed(deck: str) -> Seen:
    return Seen(X(), deck, shown=True)


@RULES.rule(
    "seen",
    "<seen> [,] where X is <counted>",
    example="look at the top X cards of your magic stone deck , where X is the number of Elves you control",
    miss="look at the top X cards of your magic stone deck , where X is two",
)
def so_many_seen(seen: Seen, counted: Amount) -> Seen | None:
    return replace(seen, count=counted) if seen.count == X() and not mentions(counted, THAT) else None


@RULES.rule(
    "rest",
    "shuffle the rest into <deck>",
    example="shuffle the rest into your deck",
    miss="shuffle the rest into your hand",
)
def rest_shuffled(deck: str) -> fx.Effect | None:
    """The rest never left the deck, so shuffling it is enough."""
    return fx.Shuffle(deck) if deck == DECK else None


@RULES.rule(
    "taken",
    "put all <noun> revealed this way <put>",
    example="put all resonators revealed this way into your field",
    miss="put all resonators revealed into your field",
)
@RULES.rule(
    "taken",
    "put all revealed <noun> <put>",
    example="put all revealed resonators into your field",
    miss="put revealed resonators into your field",
)
@RULES.rule(
    "taken",
    "put all <noun> from among them <put>",
    example="put all resonators from among them into your field",
    miss="put resonators from among them into your field",
)
def all_such(noun: Noun, put: Put) -> Taken | None:
    wanted = within(noun, DECK)
    return None if wanted is None else Taken(Each(narrowed(wanted, OneOf(SEEN), InZone((DECK,)))), put)


@RULES.rule(
    "clause",
    "<seen> and return them [in any order]",
    example="look at the top nine cards of your deck and return them in any order",
    miss="look at the top nine cards of your deck and return one of them",
)
def put_back(seen: Seen) -> Clause | None:
    if seen.deck != DECK or not isinstance(seen.count, int):
        return None
    return Clause(seen.around(fx.MoveTo(SEEN, DECK)))


@RULES.rule(
    "sentence",
    "<seen> . <taken> and <rest> . if <condition> , <other:taken> and <same:rest> instead",
    example="look at the top nine cards of your deck . put one of them into your hand and the rest into your "
    "graveyard . if your life is 1000 or less , put two of them into your hand and the rest into your "
    "graveyard instead",
    miss="look at the top nine cards of your deck . put one of them into your hand and the rest into your "
    "graveyard . if your life is 1000 or less , put two of them into your hand instead",
)
def more_taken(
    seen: Seen, taken: Taken, rest: fx.Effect, condition: Condition, other: Taken, same: fx.Effect
) -> Steps | None:
    """Other cards are taken under a condition, and the rest goes where it goes in any case."""
    if seen.deck != DECK or rest != same or mentions(condition, THAT):
        return None
    either = fx.If(condition, other.effect(), taken.effect())
    return (Clause(seen.around(fx.Do((either, rest)))),)


RULES.same(
    "rest-of-deck",
    {
        f"shuffle {the} {deck}": kind
        for the in ("your", "the rest of your")
        for deck, kind in {"deck": DECK, "main deck": DECK, "magic stone deck": "magic stone deck"}.items()
    },
)
RULES.same(
    "on-top", {f"put that card on top of {what}": True for what in ("it", "your deck", "your main deck")}
)
RULES.same("shown-found", {"and reveal it": True, ", reveal it": True})


@RULES.rule(
    "clause",
    "<search> [<shown-found>] . then [,] <rest-of-deck> and <on-top>",
    example="search your deck for an Elf . then shuffle your deck and put that card on top of it",
    miss="search your deck for an Elf . then shuffle your deck",
)
def found_on_top(search: Search, rest_of_deck: str, on_top: bool, shown_found: bool = False) -> Clause | None:
    cards, deck = search
    if rest_of_deck != deck:
        return None
    there = fx.Do((fx.Shuffle(deck), fx.MoveTo(It("found"), deck)))
    shown = fx.Reveal(It("found"), fx.NOTHING)
    return Clause(fx.Let("found", cards, fx.Do((shown, there)) if shown_found else there))


@RULES.rule(
    "sentence",
    "<search> , reveal it and put it <put> . <shuffled> . if <condition> , <other:search> , reveal them and "
    "put them <more:put> instead . <again:shuffled>",
    example="search your deck for an Elf , reveal it and put it into your graveyard . then shuffle your deck "
    ". if your life is 1000 or less , search your deck for up to two Elves , reveal them and put them into "
    "your hand instead . then shuffle your deck",
    miss="search your deck for an Elf , reveal it and put it into your graveyard . then shuffle your deck "
    ". if your life is 1000 or less , search your deck for up to two Elves",
)
def more_found(
    search: Search, put: Put, shuffled: str, condition: Condition, other: Search, more: Put, again: str
) -> Steps | None:
    """One search, or one for more cards under a condition; the deck is shuffled once in either case."""
    if mentions(condition, THAT) or {search[1], other[1], shuffled, again} != {shuffled}:
        return None

    def fetched(cards: Cards, where: Put) -> fx.Effect:
        return fx.Reveal(cards, moved(It(), where))

    found = fx.If(condition, fetched(other[0], more), fetched(search[0], put))
    return (Clause(fx.Do((found, fx.Shuffle(shuffled)))),)


@RULES.rule(
    "search",
    "search <deck> for up to one <one:noun> , up to one <other:noun> , and up to one <third:noun>",
    example="search your deck for up to one Elf , up to one Human , and up to one Dragon",
    miss="search your deck for up to one Elf , up to one Human , or up to one Dragon",
)
def three_found(deck: str, one: Noun, other: Noun, third: Noun) -> Search | None:
    from rules.games.fow8.reading.amounts import Bounds
    from rules.games.fow8.reading.verbs_zones import searched

    found = [searched(deck, Bounds(0, 1), noun) for noun in (one, other, third)]
    cards = tuple(each[0] for each in found if each is not None)
    return (Joined(cards), deck) if len(cards) == 3 else None
