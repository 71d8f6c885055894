"""Cards that leave the field because of Summons or abilities, and damage that the card itself deals."""

from dataclasses import replace

from rules.games.setcg.reading.amounts import Each
from rules.games.setcg.reading.events import BROKEN, FORWARDS
from rules.games.setcg.reading.nouns import Noun
from rules.games.setcg.reading.verbs import damaging
from rules.games.setcg.reading.verbs_hands import opponent_puts
from rules.language.amounts import Count
from rules.language.conditions import Condition, Is
from rules.language.effects import DealDamage
from rules.language.events import By, Destroyed, Event, Leaves
from rules.language.filters import Filter, StatIs
from rules.language.references import Cards, This
from rules.reading.clauses import Clause
from rules.reading.grammar import Rules
from rules.reading.phrases import Picked, narrowed

DEPARTURES = Rules()

LEFT: dict[str, Event] = {
    "is put from the field into the break zone by": Leaves(None, BROKEN),
    "is put from the field into the break zone due to": Leaves(None, BROKEN),
    "leaves the field due to": Leaves(),
    "is removed from the game from the field by": Leaves(None, ("outside",)),
    "is returned from the field to its owner's hand by": Leaves(None, ("hand",)),
    "is returned to its owner's hand by": Leaves(None, ("hand",)),
    "is broken by": Destroyed(),
}
DEPARTURES.same("departs", LEFT)


@DEPARTURES.rule(
    "happens",
    "<event:departs> <source>",
    example="is broken by your opponent's Summons",
    miss="is broken by your opponent",
)
def departs_by(event: Event, source: Filter) -> Event:
    """What damage breaks is broken by the rules, and so by no Summon or ability (12.4)."""
    return By(event, source)


@DEPARTURES.rule(
    "clause",
    "~ deals <what:pronoun> <number> damage",
    example="~ deals it 3000 damage",
    miss="~ deals it damage",
)
@DEPARTURES.rule(
    "clause",
    "~ deals <number> damage to <what:object>",
    example="~ deals 3000 damage to all Forwards",
    miss="~ deals 3000 damage",
)
def damage_by_itself(what: Picked, number: int) -> Clause | None:
    made = damaging(what, number)
    if made is None or not isinstance(made.effect, DealDamage):
        return None
    effect = replace(made.effect, by=This())
    return replace(made, effect=effect, about=effect if made.about == made.effect else made.about)


@DEPARTURES.rule(
    "clause",
    "your opponent puts <number> <noun> from (his|their) field into the break zone",
    example="your opponent puts 1 Monster from their field into the Break Zone",
    miss="your opponent puts 1 Monster from your field into the Break Zone",
)
def put_from_field(number: int, noun: Noun) -> Clause | None:
    return opponent_puts(number, noun)


WEAKENED = "power became 0 or less due to the previous effect"
DEPARTURES.same(
    "for-each",
    {f"for each forward whose {WEAKENED}": Each(Count(narrowed(FORWARDS, StatIs("power", "<=", 0))))},
)


@DEPARTURES.rule(
    "condition",
    "<possessor> power has become 0 or less by the previous effect",
    example="its power has become 0 or less by the previous effect",
    miss="its power has become 1000 or less by the previous effect",
)
def weakened(possessor: Cards) -> Condition:
    """A Forward without power before would no longer be there (12.4.1)."""
    return Is(possessor, StatIs("power", "<=", 0))
