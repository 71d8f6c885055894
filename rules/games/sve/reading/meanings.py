"""What both languages mean: the one tree for each thing that cards say, whatever words they say it in.

JUDGEMENT: what follows an "if" is decided as the effect is carried out, not as its ability triggers; so a
condition is an `If`, and what is selected behind it is chosen there. Where no card can be selected nothing
happens either way.
"""

from dataclasses import replace

from rules.games.sve.payment_rites import EARTH_RITE as RITE_OF_SPELLS
from rules.games.sve.reading.meanings_effects import (
    chosen_modes as chosen_modes,
)
from rules.games.sve.reading.meanings_effects import (
    conditional as conditional,
)
from rules.games.sve.reading.meanings_effects import (
    finished as finished,
)
from rules.games.sve.reading.meanings_effects import (
    gained as gained,
)
from rules.games.sve.reading.meanings_effects import (
    granted as granted,
)
from rules.games.sve.reading.meanings_effects import (
    if_you_do as if_you_do,
)
from rules.games.sve.reading.meanings_effects import (
    looked as looked,
)
from rules.games.sve.reading.meanings_effects import (
    looked_at_one as looked_at_one,
)
from rules.games.sve.reading.meanings_effects import (
    louder as louder,
)
from rules.games.sve.reading.meanings_effects import (
    moved as moved,
)
from rules.games.sve.reading.meanings_effects import (
    optional as optional,
)
from rules.games.sve.reading.meanings_effects import (
    searched as searched,
)
from rules.games.sve.reading.meanings_effects import (
    taken as taken,
)
from rules.games.sve.reading.meanings_effects import (
    told as told,
)
from rules.games.sve.reading.meanings_effects import (
    unannounced as unannounced,
)
from rules.games.sve.reading.meanings_words import (
    AMULET as AMULET,
)
from rules.games.sve.reading.meanings_words import (
    BANISH_THIS as BANISH_THIS,
)
from rules.games.sve.reading.meanings_words import (
    BANISHED as BANISHED,
)
from rules.games.sve.reading.meanings_words import (
    CARDS_THERE as CARDS_THERE,
)
from rules.games.sve.reading.meanings_words import (
    CEMETERY as CEMETERY,
)
from rules.games.sve.reading.meanings_words import (
    COUNTED as COUNTED,
)
from rules.games.sve.reading.meanings_words import (
    DECK as DECK,
)
from rules.games.sve.reading.meanings_words import (
    DISCARD_THIS as DISCARD_THIS,
)
from rules.games.sve.reading.meanings_words import (
    EARTH_RITE as EARTH_RITE,
)
from rules.games.sve.reading.meanings_words import (
    EVOLUTION_POINTS as EVOLUTION_POINTS,
)
from rules.games.sve.reading.meanings_words import (
    EVOLVED as EVOLVED,
)
from rules.games.sve.reading.meanings_words import (
    EX_AREA as EX_AREA,
)
from rules.games.sve.reading.meanings_words import (
    FANFARE as FANFARE,
)
from rules.games.sve.reading.meanings_words import (
    FIELD as FIELD,
)
from rules.games.sve.reading.meanings_words import (
    FOLLOWER as FOLLOWER,
)
from rules.games.sve.reading.meanings_words import (
    FOLLOWER_STRIKE as FOLLOWER_STRIKE,
)
from rules.games.sve.reading.meanings_words import (
    GONE as GONE,
)
from rules.games.sve.reading.meanings_words import (
    HAND as HAND,
)
from rules.games.sve.reading.meanings_words import (
    LAST_WORDS as LAST_WORDS,
)
from rules.games.sve.reading.meanings_words import (
    LEADER_STRIKE as LEADER_STRIKE,
)
from rules.games.sve.reading.meanings_words import (
    MAX_POINTS as MAX_POINTS,
)
from rules.games.sve.reading.meanings_words import (
    ON_EVOLVE as ON_EVOLVE,
)
from rules.games.sve.reading.meanings_words import (
    OURS as OURS,
)
from rules.games.sve.reading.meanings_words import (
    OVERFLOW as OVERFLOW,
)
from rules.games.sve.reading.meanings_words import (
    PLAYABLE as PLAYABLE,
)
from rules.games.sve.reading.meanings_words import (
    PLAYED as PLAYED,
)
from rules.games.sve.reading.meanings_words import (
    POINTS as POINTS,
)
from rules.games.sve.reading.meanings_words import (
    QUICK as QUICK,
)
from rules.games.sve.reading.meanings_words import (
    REST as REST,
)
from rules.games.sve.reading.meanings_words import (
    REST_BELOW as REST_BELOW,
)
from rules.games.sve.reading.meanings_words import (
    REST_BURIED as REST_BURIED,
)
from rules.games.sve.reading.meanings_words import (
    SANGUINE as SANGUINE,
)
from rules.games.sve.reading.meanings_words import (
    SILENT as SILENT,
)
from rules.games.sve.reading.meanings_words import (
    SPELL as SPELL,
)
from rules.games.sve.reading.meanings_words import (
    SPELLS_THERE as SPELLS_THERE,
)
from rules.games.sve.reading.meanings_words import (
    START_OF_END_PHASE as START_OF_END_PHASE,
)
from rules.games.sve.reading.meanings_words import (
    START_OF_MAIN_PHASE as START_OF_MAIN_PHASE,
)
from rules.games.sve.reading.meanings_words import (
    STRIKE as STRIKE,
)
from rules.games.sve.reading.meanings_words import (
    THEIRS as THEIRS,
)
from rules.games.sve.reading.meanings_words import (
    TOKEN as TOKEN,
)
from rules.games.sve.reading.meanings_words import (
    combo as combo,
)
from rules.games.sve.reading.meanings_words import (
    costs as costs,
)
from rules.games.sve.reading.meanings_words import (
    either as either,
)
from rules.games.sve.reading.meanings_words import (
    necrocharge as necrocharge,
)
from rules.games.sve.reading.meanings_words import (
    of as of,
)
from rules.games.sve.reading.meanings_words import (
    points as points,
)
from rules.games.sve.reading.meanings_words import (
    spellchain as spellchain,
)
from rules.language.abilities import Ability, Activated, KeywordAbility, Spell, Triggered
from rules.language.conditions import Condition
from rules.language.costs import FREE, Cost, PutThisAway
from rules.language.effects import (
    Effect,
    IfPaid,
)
from rules.language.events import Event, Moment, plain_events
from rules.language.filters import EVERY_CARD as EVERY_CARD
from rules.language.references import Cards, Subject, This, ThisCard
from rules.language.scopes import is_about_itself
from rules.reading.clauses import THAT, Clause, mentions, substituted
from rules.reading.outcome import Paragraph


def evolving(cost: int) -> Paragraph:
    """Return the evolve ability of a follower for so many play points (12.2)."""
    return Paragraph((KeywordAbility(keyword="Evolve", cost=Cost(points(cost))),), frozenset({"Evolve"}))


def keywords(*words: str) -> Paragraph:
    """Return that a card has keywords itself."""
    return Paragraph(keywords=frozenset(words))


def triggered(
    clause: Clause, *events: Event, cost: Cost = FREE, once_a_turn: bool = False
) -> tuple[Ability, ...] | None:
    """Return an ability for each event that all do the same (12.1.2).

    A card that left the field is spoken of where it went. What is paid before all else is the ability's cost.
    """
    abilities = []
    for event in events:
        done = finished(spoken_of(clause, event))
        if done is None or isinstance(done.effect, IfPaid):
            return None
        one = Triggered(
            event=event,
            effect=gone(done.effect) if event in GONE else done.effect,
            cost=cost,
            once_a_turn=once_a_turn,
            **done.announced(),
        )
        abilities.append(one)
    return tuple(abilities)


def spoken_of(clause: Clause, event: Event) -> Clause:
    """Return a clause in which "it" is the card that an event happened to, where it speaks of none before."""
    plain = plain_events(event)
    about: Cards | None = None
    if not any(isinstance(one, Moment) or not hasattr(one, "what") for one in plain):
        about = This() if is_about_itself(event) else Subject()
    if about is None or clause.modes or mentions(clause.targets, THAT):
        return clause
    return replace(clause, effect=substituted(clause.effect, THAT, about))


def gone(effect: Effect) -> Effect:
    """Return an effect that speaks of its card where it is now, out of play."""
    return substituted(effect, This(), ThisCard())


def activated(
    clause: Clause,
    cost: Cost,
    *,
    quick: bool = False,
    once_a_turn: bool = False,
    when: Condition | None = None,
) -> Ability | None:
    """Return what may be done for a cost; it works in the zone from which its card is taken for that."""
    from_hand, from_cemetery = DISCARD_THIS in cost.parts, BANISH_THIS in cost.parts
    done = finished(clause)
    if done is None:
        return None
    leaves = from_hand or from_cemetery or PutThisAway() in cost.parts
    return Activated(
        effect=gone(done.effect) if leaves else done.effect,
        cost=cost,
        once_a_turn=once_a_turn,
        when=when,
        zones=("hand",) if from_hand else ("cemetery",) if from_cemetery else (),
        only_there=from_hand or from_cemetery,
        clause=QUICK if quick else "",
        **done.announced(),
    )


def spell(clause: Clause, *, earth_rite: bool = False) -> Ability | None:
    """Return what a spell does, or does where a Stack counter was removed for it besides."""
    done = finished(clause)
    if done is None or isinstance(done.effect, IfPaid):
        return None
    return Spell(effect=gone(done.effect), clause=RITE_OF_SPELLS if earth_rite else "", **done.announced())
