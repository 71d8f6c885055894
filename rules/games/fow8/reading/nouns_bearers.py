"""Phrases on Force of Will's older cards about additions and the cards they are on."""

from rules.games.fow8.nodes import AddCards
from rules.games.fow8.reading.amounts import Bounds
from rules.games.fow8.reading.changes import Changes
from rules.games.fow8.reading.nouns import Noun, everywhere
from rules.games.fow8.reading.nouns_groups import on_this
from rules.games.fow8.reading.nouns_shown import ADDED_TO
from rules.language.abilities import Ability, Static
from rules.language.amounts import Amount, Count, Times
from rules.language.changes import AddStats
from rules.language.conditions import Condition, Is
from rules.language.costs import CostPart, PutAway
from rules.language.filters import Controlled, Filter, InZone, OfType
from rules.language.references import Chosen, This
from rules.reading.clauses import Clause
from rules.reading.grammar import Rules
from rules.reading.phrases import narrowed

RULES = Rules()


@RULES.rule(
    "noun", "<noun> (on|added to) this card", example="addition on this card", miss="addition on that card"
)
def on_this_card(noun: Noun) -> Noun | None:
    """Only additions can be on a card."""
    return on_this(noun) if _are_additions(noun.filter) else None


def _are_additions(wanted: Filter) -> bool:
    kinds = [part.words for part in getattr(wanted, "parts", (wanted,)) if isinstance(part, OfType)]
    return any(kind == {"addition"} for kind in kinds)


@RULES.rule(
    "part",
    "banish (a|an|one) <noun> (on|added to) this card",
    example="banish an addition added to this card",
    miss="banish an addition",
)
def banish_from_this(noun: Noun) -> tuple[CostPart, ...] | None:
    """Players can banish only cards they control (1011.2)."""
    there = on_this_card(noun)
    wanted = None if there is None else everywhere(there.asks(Controlled("you")))
    return None if wanted is None else (PutAway(wanted),)


@RULES.rule(
    "noun",
    "<noun> (with an addition on it|targeted by an addition)",
    example="Elf targeted by an addition",
    miss="Elf targeted by a chant",
)
@RULES.rule(
    "noun", "<noun> with additions on them", example="Elves with additions on them", miss="Elves with them"
)
def bearing(noun: Noun) -> Noun:
    """Older cards call the card that an addition is on its target."""
    return noun.asks(ADDED_TO)


@RULES.rule(
    "condition",
    "this card is targeted by an addition",
    example="this card is targeted by an addition",
    miss="this card is targeted by a spell",
)
@RULES.rule(
    "condition",
    "this card has an addition on it",
    example="this card has an addition on it",
    miss="this card has no addition on it",
)
def bears_one() -> Condition:
    return Is(This(), ADDED_TO)


@RULES.rule(
    "static",
    "for each <noun> , (it|this card) gains <figures>",
    example="for each Elf you control , this card gains [ + 100 / + 100 ]",
    miss="for each Elf you control , this card gains [Flying]",
)
def stronger_for_each(noun: Noun, figures: tuple[int, int]) -> tuple[Ability, ...] | None:
    wanted = everywhere(noun) if noun.said else None
    if wanted is None:
        return None
    changes: Changes = (AddStats(tuple(_times(one, Count(wanted)) for one in figures)),)
    return (Static(changes),)


def _times(each: int, amount: Amount) -> Amount:
    return 0 if each == 0 else Times(amount, each)


@RULES.rule(
    "clause",
    "put <how-many> <noun> from your hand and / or your graveyard on this card",
    example="put up to two additions from your hand and / or your graveyard on this card",
    miss="put up to two additions from your hand on this card",
)
@RULES.rule(
    "clause",
    "put any number of <noun> from your hand and / or your graveyard on this card",
    example="put any number of additions from your hand and / or your graveyard on this card",
    miss="put any number of additions from your hand on this card",
)
def add_from_both(noun: Noun, how_many: Bounds | None = None) -> Clause | None:
    """They come into the field added to the card (1002.1)."""
    if noun.said or not _are_additions(noun.filter):
        return None
    wanted = narrowed(noun.filter, InZone(("hand", "graveyard")), Controlled("you"))
    most = Count(wanted) if how_many is None else how_many.most
    least = 0 if how_many is None else how_many.least
    return Clause(AddCards(Chosen(wanted, most, least), This()))
