"""Effects of Force of Will that shuffle cards into decks or put them there from other zones."""

from rules.games.fow8.reading.nouns import STONE
from rules.games.fow8.reading.picks import Who
from rules.games.fow8.reading.verbs_zones import DECK, STONES
from rules.language import effects as fx
from rules.language.filters import Controlled, InZone, Not
from rules.language.references import Cards, Each
from rules.reading.clauses import Clause
from rules.reading.grammar import Rules
from rules.reading.phrases import Picked, acting, narrowed

RULES = Rules()
RULES.same(
    "deck-again",
    {
        f"{whose} {deck}": DECK
        for whose in ("its owner's", "their owner's", "their owners'", "your", "owner's")
        for deck in ("deck", "main deck", "decks", "main decks")
    },
)


@RULES.rule(
    "clause",
    "shuffle <picked> into <deck-again>",
    example="shuffle this card into its owner's deck",
    miss="shuffle this card",
)
def shuffled_in(picked: Picked, deck_again: str) -> Clause | None:
    return acting(picked, lambda cards: fx.MoveTo(cards, deck_again, "shuffled"))


RULES.same("his", {"his or her": True, "their": True, "his": True})


@RULES.rule(
    "stones-again",
    "shuffles all magic stones from <his> graveyard into <his> magic stone deck",
    example="shuffles all magic stones from their graveyard into their magic stone deck",
    miss="shuffles all magic stones from their graveyard",
)
@RULES.rule(
    "others-again",
    "[then] shuffles all other cards from <his> graveyard into <his> (main deck|deck)",
    example="then shuffles all other cards from their graveyard into their main deck",
    miss="then shuffles all other cards from their graveyard",
)
def again(**given: bool) -> bool:
    return True


@RULES.rule(
    "clause",
    "<they> <stones-again> (,|and) <others-again>",
    example="target player shuffles all magic stones from his graveyard into his magic stone deck , "
    "shuffles all other cards from his graveyard into his main deck",
    miss="target player shuffles all magic stones",
)
def graveyard_shuffled(they: Who, stones_again: bool, others_again: bool) -> Clause | None:
    """Each card of a graveyard goes into the deck it came from."""
    if they.player == "anyone":
        return None
    lying = narrowed(InZone(("graveyard",)), Controlled(they.player))
    stones: Cards = Each(narrowed(lying, STONE))
    others: Cards = Each(narrowed(lying, Not(STONE)))
    both = (fx.MoveTo(stones, STONES, "shuffled"), fx.MoveTo(others, DECK, "shuffled"))
    return Clause(fx.Do(both), they.targets)


RULES.same(
    "end",
    {
        f"{start} of {whose} {deck}": (DECK, end)
        for start, end in {"the bottom": "bottom", "bottom": "bottom", "the top": "top", "top": "top"}.items()
        for whose, deck in (
            ("their owner's", "deck"),
            ("their owner's", "main deck"),
            ("their owners'", "decks"),
            ("their owners'", "main decks"),
        )
    },
)
