"""Field abilities in one sentence: from one number on and from a larger one, or with a shield besides."""

from dataclasses import replace

from rules.games.setcg.nodes import DamagedByEffect
from rules.games.setcg.reading.changes import Changes
from rules.games.setcg.reading.nouns import ANY_CARD
from rules.games.setcg.reading.statics import static, when
from rules.language.abilities import Replacement, Static
from rules.language.amounts import Amount
from rules.language.conditions import Condition, There
from rules.language.events import By, Event
from rules.language.filters import Controlled, Filter, OneOf
from rules.language.references import This
from rules.reading.clauses import mentions
from rules.reading.grammar import Rules
from rules.reading.outcome import Paragraph

STEPPED = Rules()


@STEPPED.rule(
    "paragraph",
    "if <condition> , <state-of> [,] and if you have <number> or more ,"
    " <affected> also (gains|gain) <gains> .",
    example="if you have 3 or more Fire Summons in your Break Zone, ~ gains +2000 power"
    " and if you have 7 or more, ~ also gains Haste.",
    miss="if you have 3 or more Fire Summons in your Break Zone, ~ gains +2000 power"
    " and if you have 2 or more, ~ also gains Haste.",
)
def in_two_steps(
    condition: Condition, state_of: Static, number: int, affected: Filter, gains: Changes
) -> Paragraph | None:
    """The second number counts the same cards as the first."""
    match condition:
        case There(wanted, int(least), None) if least < number and mentions(wanted, Controlled("you")):
            first = when(state_of, condition)
            second = when(static(gains, affected), replace(condition, least=number))
            return None if first is None or second is None else Paragraph((first, second))
    return None


STEPPED.same("dealt-by", dict.fromkeys(("a summon or an ability", "summons or abilities"), ANY_CARD))


@STEPPED.rule("dealt-by", "<source>", example="your opponent's Summons", miss="your opponent")
def dealt_by(source: Filter) -> Filter:
    return source


@STEPPED.rule(
    "paragraph",
    "<affected> (gain|gains) <gains> [,] and if (they are|it is) dealt damage by <dealt-by> , <in-place> .",
    example="all the Forwards you control gain +1000 power,"
    " and if they are dealt damage by a Summon, the damage becomes 0 instead.",
    miss="all the Forwards you control gain +1000 power,"
    " and if they are dealt damage by a Summon, the damage becomes 0.",
)
def gaining_and_shielded(
    affected: Filter, gains: Changes, dealt_by: Filter, in_place: tuple[Amount]
) -> Paragraph:
    """The cards that gain something are the ones whose damage changes."""
    own = affected == OneOf(This())
    hit = DamagedByEffect(None if own else affected)
    event: Event = hit if dealt_by == ANY_CARD else By(hit, dealt_by)
    shield = Replacement(event=event, amount=in_place[0])
    return Paragraph((static(gains, affected), shield))
