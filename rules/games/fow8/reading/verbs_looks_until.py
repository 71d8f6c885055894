"""Effects of Force of Will on cards revealed from the top of a deck until one matches (304)."""

from dataclasses import dataclass

from rules.games.fow8.nodes import Summon
from rules.games.fow8.reading.amounts import Bounds
from rules.games.fow8.reading.nouns import Noun, within
from rules.games.fow8.reading.verbs_looks import SEEN, rest_of_seen
from rules.games.fow8.reading.verbs_zones import DECK, Put, moved
from rules.language import effects as fx
from rules.language.effects import Effect
from rules.language.filters import Filter, OneOf
from rules.language.references import Each, Top
from rules.reading.clauses import Clause
from rules.reading.grammar import Rules
from rules.reading.phrases import narrowed

RULES = Rules()


ONE = Bounds(1, 1)


@dataclass(frozen=True, slots=True)
class Met:
    """The filter for the cards that end the revealing, and how many are needed."""

    wanted: Filter
    count: int

    def cards(self) -> Each:
        """Return the cards that matched."""
        return Each(narrowed(self.wanted, OneOf(SEEN)))

    def around(self, *effects: Effect) -> Clause:
        """Return the clause that reveals the cards and applies effects to them."""
        return Clause(fx.Reveal(Top(self.count, until=self.wanted), fx.Do(effects)))


@RULES.rule(
    "met",
    "reveal cards from the top of <deck> until you reveal <how-many> <noun>",
    example="reveal cards from the top of your deck until you reveal an Elf",
    miss="reveal cards from the top of your deck until you choose an Elf",
)
@RULES.rule(
    "met",
    "reveal cards from the top of <deck> until you reveal the <noun>",
    example="reveal cards from the top of your deck until you reveal the named card",
    miss="reveal cards from the top of your deck until you choose the named card",
)
@RULES.rule(
    "met",
    "reveal cards from the top of <deck> until <how-many> <noun> is revealed",
    example="reveal cards from the top of your deck until an Elf is revealed",
    miss="reveal cards from the top of your deck until an Elf is put into your hand",
)
def met(deck: str, noun: Noun, how_many: Bounds = ONE) -> Met | None:
    wanted = within(noun, deck) if deck == DECK else None
    if wanted is None or how_many.least != how_many.most or not isinstance(how_many.most, int):
        return None
    return Met(wanted, how_many.most)


THE_ONE = {
    "it": True,
    "that card": True,
    "that resonator": True,
    "the resonator": True,
    "those cards": True,
    "them": True,
    "the revealed resonator": True,
}
RULES.same("the-met", THE_ONE)


@RULES.rule(
    "with-met",
    "put <the-met> <put>",
    example="put that card into your hand",
    miss="put a card into your hand",
)
def put_met(the_met: bool, put: Put) -> Put:
    return put


SUMMONED: Put = ("chase area", "top", False, None)
"""The destination of a resonator that is summoned without being played (1006.1)."""


@RULES.rule(
    "with-met",
    "summon <the-met> [(into|to) (your|the) field]",
    example="summon that resonator",
    miss="summon a resonator",
)
def summon_met(the_met: bool) -> Put:
    return SUMMONED


@RULES.rule(
    "left-over",
    "put (the rest|the rest of the revealed cards|the other cards|all other cards revealed this way) <put> "
    "[in any order]",
    example="put the rest of the revealed cards into your graveyard",
    miss="put the rest of the cards in your hand into your graveyard",
)
@RULES.rule(
    "left-over",
    "the rest <put> [in any order]",
    example="the rest into your graveyard",
    miss="the rest",
)
def put_rest(put: Put) -> Effect:
    return moved(rest_of_seen(), put)


@RULES.rule(
    "left-over",
    "[put] the rest <put> in a random order",
    example="the rest on the bottom of your deck in a random order",
    miss="the rest on the bottom of your deck in that order",
)
def rest_at_random(put: Put) -> Effect | None:
    zone, position, rested, under = put
    return put_rest((zone, "scattered", rested, under)) if position == "bottom" else None


@RULES.rule(
    "left-over",
    "remove the rest from the game",
    example="remove the rest from the game",
    miss="remove the rest",
)
def remove_rest() -> Effect:
    return fx.MoveTo(rest_of_seen(), "removed area")


@RULES.rule(
    "left-over",
    "shuffle the rest into <deck>",
    example="shuffle the rest into your deck",
    miss="shuffle the rest into your graveyard",
)
def shuffle_rest(deck: str) -> Effect | None:
    """The rest never left the deck, so shuffling it is enough."""
    return fx.Shuffle(deck) if deck == DECK else None


@RULES.rule(
    "clause",
    "<met> (.|,|and|, then|. then|, and) <with-met> (and|. put|, and|. then|, then|. then put|.) <left-over>",
    example="reveal cards from the top of your deck until you reveal an Elf . put that card into your hand "
    "and the rest into your graveyard",
    miss="reveal cards from the top of your deck until you reveal an Elf . put that card into your hand",
)
def until_met(met: Met, with_met: Put, left_over: Effect) -> Clause:
    """If no card matches, the whole deck is revealed."""
    done = Summon(met.cards()) if with_met == SUMMONED else moved(met.cards(), with_met)
    return met.around(done, left_over)
