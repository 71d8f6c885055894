"""Cards that a player selects on resolution, and what is returned to the top of a deck."""

from rules.games.setcg.reading.nouns import ANY_CARD, BREAK, DECK, FIELD, Noun
from rules.games.setcg.reading.verbs import NONE
from rules.games.setcg.reading.verbs_decks import IN_DECK
from rules.language.amounts import CountOf, Minus
from rules.language.composed import Let
from rules.language.effects import Do, MoveTo, Shuffle
from rules.language.filters import Not, OneOf
from rules.language.references import Chosen, It
from rules.reading.clauses import THAT, Clause
from rules.reading.grammar import Rules
from rules.reading.phrases import narrowed

SELECTED = Rules()


@SELECTED.rule(
    "clause", "select <number> <noun>", example="select 1 Backup you control", miss="select 1 Backup"
)
def select(number: int, noun: Noun) -> Clause | None:
    return _selected(noun, number, number)


@SELECTED.rule(
    "clause",
    "select up to <number> <noun>",
    example="select up to 2 Backups you control",
    miss="select up to 2 Backups",
)
def select_up_to(number: int, noun: Noun) -> Clause | None:
    return _selected(noun, number, 0)


def _selected(noun: Noun, most: int, least: int) -> Clause | None:
    """Without a choice on playing the ability, the player chooses on resolution."""
    if noun.whose == "anyone" or noun.zone not in (FIELD, BREAK):
        return None
    wanted = noun.placed()
    return None if wanted is None else Clause(about=Chosen(wanted, most, least))


SELECTED.same("clause", {"shuffle your deck": Clause(Shuffle(DECK), about=NONE)})

BELOW = It("below")
COUNT = CountOf(THAT)
ABOVE = narrowed(ANY_CARD, IN_DECK, Not(OneOf(BELOW)))
LEFT = Minus(COUNT, CountOf(BELOW))
SPLIT = Let(
    "below",
    Chosen(IN_DECK, COUNT, 0, among=THAT),
    Do((MoveTo(BELOW, DECK, "bottom"), MoveTo(Chosen(ABOVE, LEFT, LEFT, among=THAT), DECK))),
)
"""Some of the cards go to the bottom, the others back on top, both in an order that their player chooses."""
SELECTED.same("both-ends", {"the top and/or bottom of your deck in any order": Clause(SPLIT, about=NONE)})


@SELECTED.rule(
    "shared-out",
    "return (these|them) to <both-ends>",
    example="return them to the top and/or bottom of your deck in any order",
    miss="return them to the top of your deck in any order",
)
def split(both_ends: Clause) -> Clause:
    return both_ends
