"""Changes of damage for a turn: more dealt by or to a card; divided damage."""

from rules.games.setcg.nodes import DamagedByEffect
from rules.games.setcg.reading.events import FORWARDS
from rules.games.setcg.reading.nouns import Noun
from rules.games.setcg.reading.verbs import NONE
from rules.games.setcg.reading.verbs_durations import modified
from rules.language.abilities import Replacement
from rules.language.amounts import Amount, Share
from rules.language.changes import GainAbilities
from rules.language.conditions import Condition
from rules.language.durations import END_OF_TURN
from rules.language.effects import DealDamage, Do, Later
from rules.language.events import By, Event, TakesDamage, plain_events
from rules.language.filters import OneOf
from rules.language.references import Cards, Target, This
from rules.reading.clauses import Clause, mentions
from rules.reading.grammar import Rules

DAMAGES = Rules()

DEALT = TakesDamage()
DEALS = By(TakesDamage(FORWARDS), OneOf(This()))
DAMAGES.same(
    "damage-of",
    {
        "is dealt damage": DEALT,
        "is dealt damage by a summon or an ability": DamagedByEffect(),
        "is dealt damage by summons or abilities": DamagedByEffect(),
        "deals damage to a forward": DEALS,
    },
)


@DAMAGES.rule(
    "clause",
    "during this turn , if <subject> <damage-of> , <in-place>",
    example="during this turn, if it is dealt damage, double the damage instead",
    miss="if it is dealt damage, double the damage instead",
)
@DAMAGES.rule(
    "clause",
    "if <subject> <damage-of> this turn , <in-place>",
    example="if it deals damage to a Forward this turn, double the damage instead",
    miss="if it deals damage to a Forward, double the damage instead",
)
def changed_damage(subject: Cards, damage_of: Event, in_place: tuple[Amount]) -> Clause:
    instead = Replacement(event=damage_of, amount=in_place[0])
    return modified(subject, (GainAbilities((instead,)),))


@DAMAGES.rule(
    "clause",
    "during this turn , if <hit> , <in-place>",
    example="during this turn, if a Forward you control is dealt damage, the damage becomes 0 instead",
    miss="if a Forward you control is dealt damage, the damage becomes 0 instead",
)
def changed_for_all(hit: tuple[Event, Condition | None], in_place: tuple[Amount]) -> Clause | None:
    event, condition = hit
    if mentions(event, This()) or any(getattr(one, "what", 0) is None for one in plain_events(event)):
        return None
    instead = Replacement(event=event, condition=condition, amount=in_place[0])
    return Clause(Later(instead, until=END_OF_TURN), about=NONE)


@DAMAGES.rule(
    "line",
    "choose up to <number> <noun> . divide <amount:number> damage among them as you like .",
    example="choose up to 2 Forwards. divide 8000 damage among them as you like.",
    miss="choose up to 2 Forwards. divide 8000 damage among them.",
)
def divided(number: int, noun: Noun, amount: int) -> Clause | None:
    """Damage is divided in whole thousands."""
    wanted = noun.placed()
    if wanted is None or not 2 <= number <= 10:
        return None
    effect = Do(tuple(DealDamage(Target(place), Share(place)) for place in range(number)))
    return Clause(effect, (wanted,) * number, least=0, divides=amount, step=1000, about=NONE)
