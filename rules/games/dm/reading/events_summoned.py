"""What triggers when creatures are summoned, or come in another way: not summoned, without mana."""

from dataclasses import replace

from rules.games.dm.definitions import PAID_FOR, SUMMONED, WITH_MANA
from rules.games.dm.reading.events import When, watched
from rules.games.dm.reading.events_joined import during
from rules.games.dm.reading.frames import triggered
from rules.games.dm.reading.nouns import BATTLE, CREATURE, RACE, Noun
from rules.games.dm.reading.statics import Abilities
from rules.language import events as ev
from rules.language.filters import Filter, HasStatus, Not, OneOf
from rules.language.references import Player, Subject, This
from rules.reading.clauses import THAT, Clause, mentions
from rules.reading.grammar import Rules
from rules.reading.phrases import narrowed

RULES = Rules()
SUMMONS = ev.Enters(narrowed(OneOf(This()), HasStatus(SUMMONED)))
RULES.same(
    "event",
    {
        "you summon this creature [into the battle zone]": When(SUMMONS, This()),
    },
)
RULES.same(
    "manner",
    {
        "in any way except by summoning [it]": Not(HasStatus(SUMMONED)),
        "without paying its cost": Not(HasStatus(PAID_FOR)),
        "without tapping (cards|a card) in their mana zone": Not(HasStatus(WITH_MANA)),
    },
)


@RULES.rule(
    "event",
    "your opponent puts <one-card> [into the battle zone] <manner>",
    example="your opponent puts a Ghost without paying its cost",
    miss="your opponent puts a Ghost without its cost",
)
def foe_puts_so(one_card: Noun, manner: Filter) -> When | None:
    return _comes(replace(one_card, whose="opponent"), manner) if not one_card.whose else None


@RULES.rule(
    "event",
    "a player puts <one-card> [into the battle zone] <manner>",
    example="a player puts a Ghost without tapping cards in their mana zone",
    miss="a player puts a Ghost without cards in their mana zone",
)
def anyone_puts_so(one_card: Noun, manner: Filter) -> When | None:
    return _comes(one_card, manner) if not one_card.whose else None


def _comes(noun: Noun, manner: Filter) -> When | None:
    wanted = watched(noun)
    if wanted is None or noun.kind == "card":
        return None
    return When(ev.Enters(narrowed(wanted, manner)), Subject())


@RULES.rule(
    "event",
    "you summon <one-card> into the battle zone",
    example="you summon a Ghost into the battle zone",
    miss="you summon a Ghost",
)
def summoned_there(one_card: Noun) -> When | None:
    """It is there by then, so "it" is the creature that was summoned."""
    if one_card.whose or one_card.zone not in ("", BATTLE) or one_card.kind not in ("creature", RACE):
        return None
    wanted = watched(replace(one_card, whose="you"))
    return (
        None
        if wanted is None
        else When(ev.Enters(narrowed(wanted, CREATURE, HasStatus(SUMMONED))), Subject())
    )


@RULES.rule("summoned-one", "you summon <one-card>", example="you summon a Ghost", miss="you summon Ghosts")
def summoned(one_card: Noun) -> When | None:
    return summoned_there(one_card)


@RULES.rule(
    "summoned-one",
    "<summoned-one> during <whose:turn-of>",
    example="you summon a Ghost during your turn",
    miss="you summon a Ghost during the attack",
)
def summoned_in_turn(summoned_one: When, whose: Player) -> When | None:
    return during(summoned_one, whose)


@RULES.rule(
    "triggered",
    "(when|whenever) <summoned-one> , <effect>",
    example="whenever you summon a Ghost, it gets +1000 power until the end of the turn.",
    miss="whenever you summon a Ghost, draw a card.",
)
def about_the_summoned(summoned_one: When, effect: Clause) -> Abilities | None:
    """JUDGEMENT: what is done with a summoned creature is done once it is there."""
    return triggered(summoned_one, effect) if mentions(effect.effect, THAT) else None
