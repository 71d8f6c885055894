"""Effects of Force of Will that shuffle cards into a deck, or take cards from its top."""

from rules.games.fow8.reading.verbs_looks import SEEN, Seen, Taken
from rules.games.fow8.reading.verbs_zones import DECK, Put, moved
from rules.language import effects as fx
from rules.reading.clauses import Clause
from rules.reading.grammar import Rules
from rules.reading.phrases import Picked, acting

RULES = Rules()


@RULES.rule(
    "clause",
    "(return|put) <picked> (to|into) <deck> and shuffle (it|your deck|your main deck)",
    example="return target resonator you control to your deck and shuffle it",
    miss="return target resonator you control to your deck",
)
def shuffled_in(picked: Picked, deck: str) -> Clause | None:
    """Cards of one's own graveyard or hand, or cards just named, go into one's deck."""
    if deck != DECK:
        return None
    return acting(picked, lambda cards: fx.Do((fx.MoveTo(cards, deck), fx.Shuffle(deck))))


@RULES.rule(
    "clause",
    "<seen> . <taken> (,|and|. then) return the rest to <deck> and shuffle it",
    example="look at the top nine cards of your deck . put one of them into your hand and return the rest "
    "to your deck and shuffle it",
    miss="look at the top nine cards of your deck . put one of them into your hand and return the rest "
    "to your deck",
)
def rest_shuffled_in(seen: Seen, taken: Taken, deck: str) -> Clause | None:
    """The other cards never left the deck, so shuffling it is enough."""
    if seen.deck != DECK or deck != DECK:
        return None
    return Clause(seen.around(fx.Do((taken.effect(), fx.Shuffle(DECK)))))


@RULES.rule(
    "clause",
    "<seen> and put them <put>",
    example="reveal the top nine cards of your deck and put them into your graveyard",
    miss="reveal the top nine cards of your deck",
)
def all_put(seen: Seen, put: Put) -> Clause | None:
    return Clause(seen.around(moved(SEEN, put))) if put[0] != seen.deck else None
