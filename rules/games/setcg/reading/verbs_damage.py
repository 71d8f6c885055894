"""Changes of damage for a turn: more dealt by or to a card; divided damage."""

from rules.games.setcg.nodes import DamagedByEffect
from rules.games.setcg.reading.changes import SUMMON
from rules.games.setcg.reading.events import FORWARDS
from rules.games.setcg.reading.nouns import Noun
from rules.games.setcg.reading.statics_instead import own_summon_dealing
from rules.games.setcg.reading.verbs import NONE
from rules.games.setcg.reading.verbs_durations import modified
from rules.language.abilities import Replacement
from rules.language.amounts import Amount, EventAmount, Plus, Share, StatOf, Times
from rules.language.changes import GainAbilities
from rules.language.conditions import Compare, Condition, Is
from rules.language.durations import END_OF_TURN
from rules.language.effects import DealDamage, Do, Later, PutCounters, Rest
from rules.language.events import By, Event, PlayerTakesDamage, TakesDamage, plain_events
from rules.language.filters import AnyOf, IsRested, OneOf
from rules.language.references import Cards, Target, This
from rules.reading.clauses import THAT, Clause, mentions
from rules.reading.grammar import Rules
from rules.reading.phrases import order_of

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


@DAMAGES.rule(
    "clause",
    "during this turn , the next damage it deals to a forward becomes double the damage instead",
    example="during this turn, the next damage it deals to a Forward becomes double the damage instead",
    miss="during this turn, the next damage it deals becomes double the damage instead",
)
def next_doubled() -> Clause:
    twice = Replacement(event=DEALS, amount=Times(EventAmount(), 2), once=True)
    return modified(THAT, (GainAbilities((twice,)),))


@DAMAGES.rule(
    "clause",
    "during this turn , the damage dealt to <subject> is increased by <number> instead",
    example="during this turn, the damage dealt to it is increased by 2000 instead",
    miss="during this turn, the next damage dealt to it is increased by 2000 instead",
)
def dealt_more(subject: Cards, number: int) -> Clause:
    more = Replacement(event=DEALT, amount=Plus((EventAmount(), number)))
    return modified(subject, (GainAbilities((more,)),))


@DAMAGES.rule(
    "clause",
    "during this turn , if it is dealt damage less than its power , <in-place>",
    example="during this turn, if it is dealt damage less than its power, the damage becomes 0 instead",
    miss="during this turn, if it is dealt damage less than ~s power, the damage becomes 0 instead",
)
def weak_damage_changed(in_place: tuple[Amount]) -> Clause:
    is_weak = Compare(EventAmount(), "<", StatOf(This(), "power"))
    instead = Replacement(event=DEALT, condition=is_weak, amount=in_place[0])
    return modified(THAT, (GainAbilities((instead,)),))


@DAMAGES.rule("in-place", "double the damage", example="double the damage", miss="double the damage dealt")
def doubled() -> tuple[Amount]:
    return (Times(EventAmount(), 2),)


@DAMAGES.rule(
    "hit",
    "<event:victim-of> damage by your <noun>",
    example="a Forward is dealt damage by your Fire Summon",
    miss="a Forward is dealt damage by your Fire Forward",
)
def damage_by_own_summon(event: TakesDamage, noun: Noun) -> tuple[Event, Condition | None] | None:
    summons = own_summon_dealing(noun)
    # Another rule covers plain Summons.
    if summons is None or noun.filter == SUMMON:
        return None
    return By(DamagedByEffect(event.what), summons), None


@DAMAGES.rule(
    "hit",
    "<event:victim-of> damage less than ~s power",
    example="~ is dealt damage less than ~s power",
    miss="~ is dealt damage less than ~s cost",
)
def damage_less_than_own_power(event: TakesDamage) -> tuple[Event, Condition | None] | None:
    if event.what is not None:
        return None
    return event, Compare(EventAmount(), "<", StatOf(This(), "power"))


@DAMAGES.rule(
    "substitution",
    "if <hit> , remove <number> <counter> from ~ and <in-place>",
    example="if ~ is dealt damage, remove 1 Monster Counter from ~ and the damage becomes 0 instead",
    miss="if ~ is dealt damage, remove 1 Monster Counter from ~",
)
def counter_spent(
    hit: tuple[Event, Condition | None], number: int, counter: str, in_place: tuple[Amount]
) -> Replacement:
    spent = PutCounters(This(), counter, -number)
    return Replacement(event=hit[0], condition=hit[1], effect=spent, amount=in_place[0])


DAMAGES.same(
    "substitution",
    {
        "if you receive damage while ~ is active , dull ~ . the damage becomes 0 instead": Replacement(
            event=PlayerTakesDamage(), condition=Is(This(), IsRested(False)), effect=Rest(This()), amount=0
        )
    },
)


@DAMAGES.rule(
    "event",
    "~ or your <noun> deals damage to a forward",
    example="~ or your Fire Summon deals damage to a Forward",
    miss="~ or your Fire Forward deals damage to a Forward",
)
def own_or_summon_hurts(noun: Noun) -> Event | None:
    summons = own_summon_dealing(noun)
    if summons is None:
        return None
    return By(TakesDamage(FORWARDS), AnyOf(tuple(sorted((OneOf(This()), summons), key=order_of))))


@DAMAGES.rule(
    "line",
    "choose any number of <noun> . divide <amount:number> damage among them as you like .",
    example="choose any number of Forwards. divide 8000 damage among them as you like.",
    miss="choose any number of Forwards. divide 8000 damage among them.",
)
def divided_at_will(noun: Noun, amount: int) -> Clause | None:
    return divided(10, noun, amount)
