"""Conditions on what happened this turn: what players did, and what creatures did or suffered."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import cast

from rules.games.dm.nodes import LosesBattle, ShieldBreaks, UsesShieldTrigger
from rules.games.dm.reading.events import watched
from rules.games.dm.reading.events_creatures import Doing, breaks
from rules.games.dm.reading.events_players import owned
from rules.games.dm.reading.nouns import BATTLE, CREATURE, HAND, RACE, SHIELDS, Noun, Whose
from rules.language import events as ev
from rules.language.conditions import Condition, Fails, Happened
from rules.language.filters import EVERY_CARD, InZone, Other
from rules.language.references import Side
from rules.reading.grammar import Rules

RULES = Rules()
COMING = ("creature", RACE, "tama seed")


@dataclass(frozen=True, slots=True)
class Did:
    """Something a player did, and the minimum number of times."""

    event: Callable[[Whose], ev.Event]
    least: int = 1


@dataclass(frozen=True, slots=True)
class Some:
    """Cards that something was done with, and their minimum number."""

    noun: Noun
    least: int = 1


RULES.same("one-of-them", {"(a|an)": False, "another": True})


@RULES.rule("some", "<other:one-of-them> <noun>", example="another creature", miss="two creatures")
def one(other: bool, noun: Noun) -> Some | None:
    if noun.several or noun.whose not in ("", "their", "you"):
        return None
    return Some(noun.asking(Other()) if other else noun)


@RULES.rule("some", "<n:count> or more <noun>", example="2 or more creatures", miss="2 creatures")
def at_least(n: int, noun: Noun) -> Some | None:
    return Some(noun, n) if noun.several and noun.whose in ("", "their", "you") else None


RULES.same(
    "did",
    {
        "(attacked|attack)": Did(lambda whose: ev.Attacks(owned(whose, CREATURE))),
        '(used|use) [a|an] " shield trigger " [ability]': Did(
            lambda whose: UsesShieldTrigger(owned(whose, EVERY_CARD))
        ),
    },
)


@RULES.rule("did", "(attacked|attack) with <some>", example="attacked with a Ghost", miss="attacked a Ghost")
def attacked(some: Some) -> Did | None:
    if some.noun.zone not in ("", BATTLE) or some.noun.kind not in ("creature", RACE):
        return None
    return Did(lambda whose: ev.Attacks(owned(whose, CREATURE, some.noun.wanted)), some.least)


@RULES.rule("did", "(drew|draw) <some>", example="drew 2 or more cards", miss="drew 2 cards")
def drew(some: Some) -> Did | None:
    if some.noun.kind != "card" or some.noun.wanted != EVERY_CARD or some.noun.zone:
        return None
    return Did(lambda whose: ev.Draws(side=cast(Side, whose or "anyone")), some.least)


@RULES.rule("did", "cast <some>", example="cast a fire spell", miss="cast a creature")
def cast_spell(some: Some) -> Did | None:
    if some.noun.kind != "spell" or some.noun.zone:
        return None
    return Did(lambda whose: ev.Plays(owned(whose, some.noun.wanted)), some.least)


@RULES.rule("did", "(summoned|summon) <some>", example="summoned a Ghost", miss="summoned a spell")
def summoned(some: Some) -> Did | None:
    if some.noun.zone not in ("", BATTLE) or some.noun.kind not in ("creature", RACE):
        return None
    return Did(lambda whose: ev.Plays(owned(whose, CREATURE, some.noun.wanted)), some.least)


@RULES.rule("did", "put <some>", example="put a Ghost", miss="put a Ghost into your hand")
@RULES.rule(
    "did",
    "put <some> into the battle zone",
    example="put a Ghost into the battle zone",
    miss="put a Ghost into your hand",
)
def put(some: Some) -> Did | None:
    if some.noun.zone or some.noun.kind not in COMING:
        return None
    return Did(lambda whose: ev.Enters(owned(whose, InZone((BATTLE,)), some.noun.wanted)), some.least)


@RULES.rule("did", "(discarded|discard) <some>", example="discarded a card", miss="discarded cards")
def discarded(some: Some) -> Did | None:
    if some.noun.zone not in ("", HAND) or some.noun.kind == "shield":
        return None
    return Did(lambda whose: ev.Discards(owned(whose, some.noun.wanted)), some.least)


RULES.same("this-turn", {"(this|that) turn": True})


@RULES.rule(
    "condition",
    "<who_does:who-does> [has|have] <did> <this-turn>",
    example="your opponent drew 7 or more cards that turn",
    miss="your opponent drew 7 cards that turn",
)
def was_done(who_does: Whose, did: Did, this_turn: bool) -> Condition:
    return Happened(did.event(who_does), did.least)


@RULES.rule(
    "condition",
    "<who_does:who-does> (didn't|did not|haven't|hasn't) <did> <this-turn>",
    example="you didn't put a Ghost into the battle zone this turn",
    miss="you put a Ghost into the battle zone this turn",
)
def was_not_done(who_does: Whose, did: Did, this_turn: bool) -> Condition:
    return Fails(was_done(who_does, did, this_turn))


RULES.same(
    "past-doing",
    {
        "[have] attacked": Doing((ev.Attacks,)),
        "[have] blocked": Doing((ev.Blocks,)),
        "(was|were) blocked": Doing((ev.Blocked,)),
        "(was|were) attacked": Doing((ev.Attacked,)),
        "battled": Doing((ev.Battles,)),
        "won a battle": Doing((ev.WinsBattle,)),
        "lost a battle": Doing((LosesBattle,)),
        "(was|were) destroyed": Doing((ev.Destroyed,), gone=True),
        "left [the battle zone]": Doing((ev.Leaves,), gone=True),
        "broke a shield": Doing((breaks,)),
    },
)


@RULES.rule(
    "condition",
    "this creature <past-doing> <this-turn>",
    example="this creature attacked this turn",
    miss="this creature attacked a creature this turn",
)
def this_did(past_doing: Doing, this_turn: bool) -> Condition:
    return Happened(past_doing.of(None)[0])


@RULES.rule(
    "condition",
    "<one-card> <past-doing> <this-turn>",
    example="one of your creatures was destroyed this turn",
    miss="one of your creatures was chosen this turn",
)
def other_did(one_card: Noun, past_doing: Doing, this_turn: bool) -> Condition | None:
    wanted = watched(one_card)
    return None if wanted is None or one_card.kind == "card" else Happened(past_doing.of(wanted)[0])


@RULES.rule(
    "condition",
    "<n:count> or more (of <owned>|<noun>) <past-doing> <this-turn>",
    example="2 or more of your creatures were destroyed this turn",
    miss="2 of your creatures were destroyed this turn",
)
def several_did(
    n: int, past_doing: Doing, this_turn: bool, owned: Noun | None = None, noun: Noun | None = None
) -> Condition | None:
    cards = noun or owned
    wanted = None if cards is None or not cards.several else watched(cards)
    return None if wanted is None else Happened(past_doing.of(wanted)[0], n)


@RULES.rule(
    "condition",
    "no <noun> <past-doing> <this-turn>",
    example="no creatures attacked this turn",
    miss="no creature this turn",
)
def none_did(noun: Noun, past_doing: Doing, this_turn: bool) -> Condition | None:
    found = other_did(replace(noun, several=False), past_doing, this_turn) if not noun.whose else None
    return None if found is None else Fails(found)


@RULES.rule(
    "condition",
    "<whose:watched-shield> was broken <this-turn>",
    example="one of your shields was broken this turn",
    miss="one of your shields was put into your hand this turn",
)
def shield_broke(whose: Whose, this_turn: bool) -> Condition:
    return Happened(ShieldBreaks(owned(whose, InZone((SHIELDS,)))))
