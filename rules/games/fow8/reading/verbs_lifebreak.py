"""What older cards of Force of Will do with the lifebreak area, and what goes to either end of a deck."""

from rules.games.fow8.reading.verbs_zones import DECK, Put
from rules.language import effects as fx
from rules.language.references import Cards, Top
from rules.reading.clauses import THAT, Clause
from rules.reading.grammar import Rules

RULES = Rules()
LIFEBREAK = "lifebreak area"


@RULES.rule(
    "put",
    "face down on [the] bottom of (your|its owner's) lifebreak area",
    example="face down on the bottom of your lifebreak area",
    miss="face down into your lifebreak area",
)
def below_the_others() -> Put:
    """Cards of that area are hidden, so that each of them is face down (1415.1a-i)."""
    return LIFEBREAK, "bottom", False, None


@RULES.rule(
    "put",
    "(to|into|on top of) your lifebreak area",
    example="to your lifebreak area",
    miss="in your lifebreak area",
)
def on_the_others() -> Put:
    return LIFEBREAK, "top", False, None


@RULES.rule(
    "put",
    "to [the] top of (your deck|your main deck)",
    example="to the top of your main deck",
    miss="to the bottom of your main deck",
)
def on_the_deck() -> Put:
    return DECK, "top", False, None


@RULES.rule(
    "top",
    "[the] top card (of|in|from) your lifebreak area",
    example="the top card in your lifebreak area",
    miss="a card in your lifebreak area",
)
def top_of_lifebreak() -> Cards:
    return Top(1, "you", LIFEBREAK)


@RULES.rule(
    "clause",
    "put (it|that card) on [the] top or [the] bottom of (your deck|your main deck)",
    example="put it on the top or the bottom of your deck",
    miss="put it on the top of your deck",
)
def on_either_end() -> Clause:
    return Clause(fx.ChooseOne((fx.MoveTo(THAT, DECK), fx.MoveTo(THAT, DECK, "bottom"))))
