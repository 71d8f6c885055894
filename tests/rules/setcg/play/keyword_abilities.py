"""Abilities that keywords of the Square Enix system stand for (15.2), as cards of tests have them."""

from collections.abc import Mapping
from typing import Any

from rules.games.setcg.definitions import (
    BACKUP,
    FORWARD,
)
from rules.games.setcg.keywords import ASSIST, AWAKENING, JOB_CHANGE
from rules.games.setcg.layers import TEXT
from rules.games.setcg.nodes import Breaks, JoinWithSummon, PutDulled
from rules.language.abilities import Ability, Activated, Triggered, Way
from rules.language.changes import GainAbilities
from rules.language.costs import Cost, PutThisAway
from rules.language.durations import WHILE_IN_PLAY
from rules.language.effects import Do, Effect, IfYouDo, Modify, MoveTo, Shuffle
from rules.language.events import DamagesPlayer, Enters
from rules.language.filter_shorthand import cards
from rules.language.filters import CostIs, Filter
from rules.language.references import Chosen, This


def remove(cost: Cost) -> Ability:
    """Return what Remove is on an Item (15.2.12): for its cost, it returns to its owner's hand.

    An Item that is on no character has left the field before anyone could use it (12.4.8).
    """
    return Activated(MoveTo(This(), "hand"), cost, clause="15.2.12.2")


def assist(effect: Effect) -> Ability:
    """Return what Assist is on a Backup (15.2.6): put into the break zone as it comes, it has its effect."""
    used = IfYouDo(MoveTo(This(), "break zone"), effect)
    return Triggered(Enters(), used, clause=ASSIST)


def link(elements: frozenset[str], cost: int) -> Ability:
    """Return what Link is on a Forward (15.2.5): as it comes, another that costs no more may follow.

    JUDGEMENT: the clause does not say from where the Forward comes; it is taken from the hand.
    """
    wanted = cards(
        CostIs("<=", cost), zones=("hand",), whose="you", types=frozenset({FORWARD}), attributes=elements
    )
    follows = MoveTo(Chosen(wanted, 1, 0), "field")
    return Triggered(Enters(), follows, clause="15.2.5.2")


def level_up(name: str) -> tuple[Ability, ...]:
    """Return what Level UP is on a Forward of that name (15.2.4): it makes way for another of the name."""
    wanted = cards(zones=("deck",), whose="you", types=frozenset({FORWARD}), name=name)
    follows = Do((PutDulled(Chosen(wanted, 1, 0)), Shuffle("deck")))
    grows = IfYouDo(MoveTo(This(), "break zone"), follows)
    return tuple(
        Triggered(event, grows, optional=True, clause="15.2.4.2") for event in (Breaks(), DamagesPlayer())
    )


def flash(effect: Effect, cost: Cost, **more: Any) -> Ability:
    """Return what Flash is (15.2.14): for its cost, its card is discarded from the hand for an effect."""
    return _from_hand(effect, cost, "15.2.14.3", more)


def blue_magic(effect: Effect, cost: Cost, **more: Any) -> Ability:
    """Return what Blue Magic is on a Monster (15.2.11), which is discarded from the hand for it."""
    return _from_hand(effect, cost, "15.2.11.2", more)


def _from_hand(effect: Effect, cost: Cost, number: str, more: Mapping[str, Any]) -> Ability:
    paid = Cost((*cost.parts, PutThisAway()))
    return Activated(effect, paid, zones=("hand",), only_there=True, clause=number, **more)


def awakening(name: str, cost: Cost) -> Ability:
    """Return what Awakening is on a card (15.2.10): for its cost, another of its name comes."""
    return Activated(search("field", cards(zones=("deck",), whose="you", name=name)), cost, clause=AWAKENING)


def search(zone: str, wanted: Filter) -> Effect:
    """Return a search of one's deck for a card, which may be left, then a shuffle (15.1.1.7, 15.1.1.9)."""
    return Do((MoveTo(Chosen(wanted, 1, 0), zone), Shuffle("deck")))


def job_change(number: int, cost: Cost) -> Ability:
    """Return what Job Change is (15.2.13): for its cost, a Backup that costs no more comes from the hand."""
    wanted = cards(CostIs("<=", number), zones=("hand",), whose="you", types=frozenset({BACKUP}))
    follows = MoveTo(Chosen(wanted, 1, 0), "field")
    return Activated(follows, cost, clause=JOB_CHANGE)


OVERDRIVE = "overdrive"


def overdrive(cost: Cost, gained: Ability) -> Ability:
    """Return what Overdrive is on a character (15.2.9): paid for, it comes with one more ability."""
    comes_with = Modify(This(), (GainAbilities((gained,)),), WHILE_IN_PLAY, layer=TEXT)
    return Way(comes_with, cost, name=OVERDRIVE, clause="15.2.9.3")


def junction(cost: Cost) -> Ability:
    """Return what Junction is on a Forward (15.2.15): for its cost it is joined with a Summon of the hand.

    JUDGEMENT: a joined character can pay the cost again but remove nothing (15.2.15.4), so that the removal
    belongs to what is carried out and not to the cost.
    """
    return Activated(JoinWithSummon(This()), cost, clause="15.2.15.2")
