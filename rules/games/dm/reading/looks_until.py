"""Cards revealed from the top of your deck until one matches: that one, all of them, the rest."""

from rules.games.dm.reading.antecedents import REVEALED, met
from rules.games.dm.reading.nouns import DECK, Noun
from rules.games.dm.reading.places import Destination
from rules.games.dm.reading.searches import fits_from_deck
from rules.games.dm.reading.verbs import moved
from rules.language import effects as fx
from rules.language.filters import InZone, OneOf
from rules.language.references import Each, Top
from rules.reading.clauses import Clause
from rules.reading.grammar import Rules
from rules.reading.phrases import Picked, narrowed

RULES = Rules()
RULES.same("from-the-top", {"reveal (cards from the top|the top card) of your deck until you reveal": True})


@RULES.rule(
    "act",
    "<from-the-top> (a|an) <noun>",
    example="reveal cards from the top of your deck until you reveal a Ghost",
    miss="reveal cards from the top of your deck until you reveal Ghosts",
)
def until_one(noun: Noun, from_the_top: bool) -> Clause | None:
    return None if noun.several else _until(noun, 1)


@RULES.rule(
    "act",
    "<from-the-top> <n:count> <noun>",
    example="reveal cards from the top of your deck until you reveal 2 Ghosts",
    miss="reveal cards from the top of your deck until you reveal 2",
)
def until_several(noun: Noun, n: int, from_the_top: bool) -> Clause | None:
    return _until(noun, n) if noun.several and n > 1 else None


def _until(noun: Noun, count: int) -> Clause | None:
    if noun.zone or noun.whose:
        return None
    shown = Top(count, until=narrowed(*noun.anywhere()))
    return Clause(fx.Reveal(shown, fx.NOTHING), about=shown)


@RULES.rule(
    "picked",
    "all [the] (revealed cards|cards revealed (in this|this) way)",
    example="all revealed cards",
    miss="revealed cards",
)
def revealed() -> Picked:
    return Picked("reference", cards=REVEALED)


@RULES.rule("picked", "the <n:integer> <noun>", example="the 2 creatures", miss="2 creatures")
def so_many_met(n: int, noun: Noun) -> Picked | None:
    """Several matching cards, named again; the number must be the same as before."""
    return Picked("reference", cards=met(n)) if n > 1 and noun.several and not noun.zone else None


@RULES.rule(
    "act",
    "(put|puts) the rest [of those cards] <into>",
    example="put the rest into your graveyard",
    miss="put the rest",
)
def others(into: Destination) -> Clause | None:
    rest = Each(narrowed(InZone((DECK,)), OneOf(REVEALED)))
    return Clause(moved(rest, into)) if fits_from_deck(into) else None
