"""What is true while a card is there: changes to it and to others, on conditions."""

from dataclasses import dataclass, replace

from rules.games.dm.reading.actors import of_opponent
from rules.games.dm.reading.changes import Changes
from rules.games.dm.reading.nouns import BATTLE, CREATURE
from rules.language.abilities import Ability, Static
from rules.language.changes import Restrict
from rules.language.conditions import AllHold, Condition, TurnOf
from rules.language.filter_shorthand import zones_of
from rules.language.filters import HostOf, InZone, IsPlayer, OneOf
from rules.language.references import Player, This
from rules.language.restrictions import Cannot, Must
from rules.reading.clauses import THAT, mentions, substituted
from rules.reading.grammar import Rules
from rules.reading.phrases import Picked, narrowed, order_of

RULES = Rules()
Abilities = tuple[Ability, ...]


@dataclass(frozen=True, slots=True)
class Dangling:
    """Changes to "it", before the condition that says what it is has been read."""

    changes: Changes


@RULES.rule(
    "static",
    "this creature <changes>",
    example="this creature can't attack",
    miss="that creature can't attack",
)
def of_this(changes: Changes) -> Abilities:
    return (Static(substituted(changes, THAT, This())),)


@RULES.rule(
    "static",
    "<subject> <changes>",
    example="your creatures get +1000 power",
    miss="one of your creatures gets +1000 power",
)
def of_others(subject: Picked, changes: Changes) -> Abilities | None:
    if subject.how != "each" or zones_of(subject.filter) != (BATTLE,):
        return None
    return (Static(changes, affects=subject.filter),)


@RULES.rule("static", "it <changes>", example="it can't attack", miss="that creature can't attack")
def of_it(changes: Changes) -> Dangling:
    return Dangling(changes)


@RULES.rule(
    "static",
    "(during|while it's) <whose:turn-of> , <static>",
    example="during your turn, this creature can't attack",
    miss="your turn, this creature can't attack",
)
@RULES.rule(
    "static",
    "<static> during <whose:turn-of>",
    example="this creature can't attack during your turn",
    miss="this creature can't attack your turn",
)
def in_turn(whose: Player, static: Abilities | Dangling) -> Abilities | None:
    return on_condition(TurnOf(whose), static)


@RULES.rule(
    "static",
    "whenever (an opponent's creature|one of your opponent's creatures) attacks , this creature "
    "blocks if able",
    example="whenever an opponent's creature attacks, this creature blocks if able",
    miss="whenever this creature attacks, this creature blocks if able",
)
def blocks_if_able() -> Abilities:
    return (Static((Restrict(Must("block")),)),)


@RULES.rule(
    "static",
    "the (crossed|attached) creature <changes>",
    example="the crossed creature can't attack",
    miss="the creature can't attack",
)
def of_host(changes: Changes) -> Abilities:
    host = narrowed(InZone((BATTLE,)), CREATURE, HostOf(OneOf(This())))
    return (Static(changes, affects=host),)


@RULES.rule(
    "static",
    "(while|as long as) <condition> , <static>",
    example="while you have no shields, this creature can't attack",
    miss="if you have no shields, this creature can't attack",
)
@RULES.rule(
    "static",
    "if <condition> , <static>",
    example="if you have no shields, this creature can't attack",
    miss="when you have no shields, this creature can't attack",
)
@RULES.rule(
    "static",
    "<static> (while|as long as) <condition>",
    example="this creature can't attack while you have no shields",
    miss="this creature can't attack you have no shields",
)
@RULES.rule(
    "static",
    "<static> if <condition>",
    example="this creature can't attack if you have no shields",
    miss="this creature can't attack you have no shields",
)
def on_condition(condition: Condition, static: Abilities | Dangling) -> Abilities | None:
    """Return abilities that exist while a condition is met, which says what "it" is."""
    if isinstance(static, Dangling):
        return (Static(static.changes, when=condition),) if mentions(condition, This()) else None
    if any(not isinstance(one, Static) or isinstance(one.when, AllHold) for one in static):
        return None
    made = tuple(replace(one, when=both_hold(condition, one.when)) for one in static)
    return of_opponent(made, condition)


def both_hold(one: Condition, other: Condition | None) -> Condition:
    """Return that both conditions are met, in a fixed order, whatever the order of the words."""
    return one if other is None else AllHold(tuple(sorted((one, other), key=order_of)))


@RULES.rule(
    "foe-would-choose",
    "whenever your opponent would choose <picked>",
    example="whenever your opponent would choose a creature",
    miss="whenever you would choose a creature",
)
def foe_would_choose(picked: Picked) -> bool | None:
    """The choice must be of one card in the battle zone; the text then excludes some."""
    fits = picked.how == "chosen" and picked.most == 1 and zones_of(picked.filter) == (BATTLE,)
    return True if fits else None


@RULES.rule(
    "foe-chooses",
    "<foe-would-choose> , (he|they) can't choose",
    example="whenever your opponent would choose a creature, he can't choose",
    miss="whenever you would choose a creature, he can't choose",
)
@RULES.rule(
    "foe-chooses",
    "your opponent can't choose",
    example="your opponent can't choose",
    miss="you can't choose",
)
def foe_chooses(foe_would_choose: bool = True) -> bool:
    return foe_would_choose


@RULES.rule(
    "static",
    "<foe-would-choose> , <subject> can't be chosen",
    example="whenever your opponent would choose one of your creatures, your Ghosts can't be chosen",
    miss="whenever your opponent would choose one of your creatures, your Ghosts can be chosen",
)
def none_chosen(foe_would_choose: bool, subject: Picked) -> Abilities | None:
    return others_unchoosable(foe_would_choose, subject)


@RULES.rule(
    "static",
    "<foe-chooses> the (crossed|attached) creature",
    example="whenever your opponent would choose a creature, they can't choose the crossed creature",
    miss="whenever you would choose a creature, you can't choose the crossed creature",
)
def host_unchoosable(foe_chooses: bool) -> Abilities:
    return of_host((UNCHOSEN,))


UNCHOSEN = Restrict(Cannot("be chosen", IsPlayer("opponent")))


@RULES.rule(
    "static",
    "<foe-chooses> this (one|creature)",
    example="whenever your opponent would choose a creature, he can't choose this one",
    miss="whenever you would choose a creature, you can't choose this one",
)
def unchoosable(foe_chooses: bool) -> Abilities:
    return (Static((UNCHOSEN,)),)


@RULES.rule(
    "static",
    "<foe-chooses> <subject>",
    example="whenever your opponent would choose a creature, he can't choose your Ghosts",
    miss="whenever you would choose a creature, you can't choose your Ghosts",
)
def others_unchoosable(foe_chooses: bool, subject: Picked) -> Abilities | None:
    if subject.how != "each" or zones_of(subject.filter) != (BATTLE,):
        return None
    return (Static((UNCHOSEN,), affects=subject.filter),)


@RULES.rule("statics", "<static> .", example="this creature can't attack.", miss="this creature can't attack")
def one(static: Abilities | Dangling) -> Abilities | None:
    return None if isinstance(static, Dangling) else static


@RULES.rule(
    "statics",
    "<static> . <statics>",
    example="this creature can't attack. this creature can't block.",
    miss="this creature can't attack. this creature.",
)
def more(static: Abilities | Dangling, statics: Abilities) -> Abilities | None:
    return None if isinstance(static, Dangling) else static + statics
