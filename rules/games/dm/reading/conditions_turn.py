"""Conditions on what happened this turn, on comparisons of power and civilizations, and negated ones."""

from rules.games.dm.nodes import ShieldBreaks
from rules.games.dm.reading.conditions_counted import YOUR_MANA
from rules.games.dm.reading.nouns import BATTLE, CREATURE, RACE, SHIELDS, Noun, noun_of
from rules.games.dm.reading.nouns_civilizations import CIVILIZATIONS
from rules.games.dm.reading.statics import Abilities, Dangling, on_condition
from rules.language import events as ev
from rules.language.abilities import Static
from rules.language.amounts import Amount, Distinct, StatOf, TimesHappened
from rules.language.changes import AddAttributes, GainKeywords
from rules.language.conditions import Compare, Condition, Fails, Happened, TurnOf
from rules.language.filters import Controlled, InZone
from rules.language.references import This
from rules.reading.grammar import Rules
from rules.reading.phrases import narrowed

RULES = Rules()
YOUR_BATTLE = narrowed(InZone((BATTLE,)), Controlled("you"))
RULES.same(
    "condition",
    {
        "you cast this spell during your turn": TurnOf("you"),
        "you have cards of all 5 civilizations in the battle zone": Compare(
            Distinct("attribute", YOUR_BATTLE), ">=", 5
        ),
        "you have all civilizations on your creatures": Compare(
            Distinct("attribute", narrowed(YOUR_BATTLE, CREATURE)), ">=", 5
        ),
        "you cast a spell during your turn": Happened(
            ev.During(ev.Plays(narrowed(noun_of("spell", False).wanted, Controlled("you"))))
        ),
    },
)


@RULES.rule(
    "condition",
    "this creature has more than <n:integer> power",
    example="this creature has more than 7000 power",
    miss="this creature has more than 7000",
)
def stronger_than(n: int) -> Condition:
    return Compare(StatOf(This(), "power"), ">", n)


@RULES.rule(
    "static",
    "<static> unless <condition>",
    example="this creature can't attack unless you have no shields",
    miss="this creature can't attack if you have no shields",
)
def unless(static: Abilities | Dangling, condition: Condition) -> Abilities | None:
    return on_condition(Fails(condition), static)


@RULES.rule(
    "static",
    "whenever <strong-enough> , <static>",
    example='whenever this creature has 7000 or more power, it gets "slayer"',
    miss='whenever this creature has 7000 power, it gets "slayer"',
)
def as_long_as_strong(strong_enough: Condition, static: Abilities | Dangling) -> Abilities | None:
    return on_condition(strong_enough, static)


@RULES.rule(
    "strong-enough",
    "this creature has <n:integer> or more power",
    example="this creature has 7000 or more power",
    miss="this creature has 7000 power",
)
@RULES.rule(
    "strong-enough",
    "this creature has power <n:integer> or more",
    example="this creature has power 7000 or more",
    miss="this creature has power 7000",
)
def strong_enough(n: int) -> Condition:
    return Compare(StatOf(This(), "power"), ">=", n)


@RULES.rule(
    "each-of",
    "for each of your <noun> used this turn",
    example="for each of your spells used this turn",
    miss="for each of your spells",
)
def each_used(noun: Noun) -> Amount | None:
    if noun.zone or noun.whose or not noun.several or noun.kind == "shield":
        return None
    return TimesHappened(ev.Plays(narrowed(noun.wanted, Controlled("you"))))


@RULES.rule(
    "each-of",
    "for each <noun> you put [into the battle zone] this turn",
    example="for each Ghost you put this turn",
    miss="for each Ghost you have",
)
def each_put(noun: Noun) -> Amount | None:
    if noun.zone or noun.whose or noun.several or noun.kind not in ("creature", RACE, "tama seed"):
        return None
    return TimesHappened(ev.Enters(narrowed(InZone((BATTLE,)), Controlled("you"), noun.wanted)))


@RULES.rule(
    "static",
    "cards in your mana zone have their mana number become <n:integer>",
    example="cards in your mana zone have their mana number become 2",
    miss="cards in your hand have their mana number become 2",
)
def mana_number(n: int) -> Abilities | None:
    if n not in (0, 2, 3):
        return None
    return (Static((GainKeywords(frozenset({f"mana {n}"})),), affects=YOUR_MANA),)


@RULES.rule(
    "static",
    "cards in your mana zone are considered to be cards of every civilization",
    example="cards in your mana zone are considered to be cards of every civilization",
    miss="cards in your hand are considered to be cards of every civilization",
)
def every_civilization() -> Abilities:
    return (Static((AddAttributes(frozenset(CIVILIZATIONS)),), affects=YOUR_MANA),)


@RULES.rule(
    "each-of",
    "for each of your opponent's shields your creatures broke this turn",
    example="for each of your opponent's shields your creatures broke this turn",
    miss="for each of your opponent's shields",
)
def each_broken() -> Amount:
    theirs = narrowed(InZone((SHIELDS,)), Controlled("opponent"))
    return TimesHappened(ev.By(ShieldBreaks(theirs), narrowed(CREATURE, Controlled("you"))))
