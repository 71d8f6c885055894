"""The trees that both languages build: one for each thing that cards say, however they word it.

JUDGEMENT: what follows an "if" is decided on resolution, not when its ability triggers; so a condition is an
`If`, and what is selected behind it is chosen then. If no card can be selected, nothing happens either way.
"""

# ruff: noqa: I001 - the names that are passed on stand in one import, not in one each
from rules.games.sve.reading.meanings_abilities import finished as finished
from rules.games.sve.reading.meanings_abilities import where_it_is as where_it_is
from rules.games.sve.reading.meanings_counts import SUCH, counting
from rules.games.sve.reading.meanings_effects import (
    KEYWORDS as KEYWORDS,
    chosen_modes as chosen_modes,
    conditional as conditional,
    granted as granted,
    if_you_do as if_you_do,
    milled as milled,
    moved as moved,
    optional as optional,
    paid as paid,
    repeated as repeated,
    spoken_of as spoken_of,
    told as told,
    unannounced as unannounced,
)
from rules.games.sve.reading.meanings_instead import (
    instead as instead,
    louder as louder,
    more_instead as more_instead,
    more_options as more_options,
)
from rules.games.sve.reading.meanings_looks import (
    looked as looked,
    looked_at_one as looked_at_one,
    looked_then as looked_then,
    searched as searched,
    shown_top as shown_top,
    sorted_apart as sorted_apart,
    taken as taken,
)
from rules.games.sve.reading.meanings_statics import standing
from rules.games.sve.reading.meanings_stats import gained as gained
from rules.games.sve.reading.meanings_stats import set_stats as set_stats
from rules.games.sve.reading.meanings_words import (
    AMULET as AMULET,
    BANISHED as BANISHED,
    BANISH_THIS as BANISH_THIS,
    BANISH_THIS_ASIDE as BANISH_THIS_ASIDE,
    BURY_THIS_ASIDE as BURY_THIS_ASIDE,
    CARDS_THERE as CARDS_THERE,
    CEMETERY as CEMETERY,
    COUNTED as COUNTED,
    DECK as DECK,
    DISCARD_THIS as DISCARD_THIS,
    EARTH_RITE as EARTH_RITE,
    EVOLUTION_POINTS as EVOLUTION_POINTS,
    EVOLVED as EVOLVED,
    EX_AREA as EX_AREA,
    FANFARE as FANFARE,
    FIELD as FIELD,
    FOLLOWER as FOLLOWER,
    FOLLOWER_STRIKE as FOLLOWER_STRIKE,
    FORMER as FORMER,
    HAND as HAND,
    LAST_WORDS as LAST_WORDS,
    LATTER as LATTER,
    LEADER_STRIKE as LEADER_STRIKE,
    MAX_POINTS as MAX_POINTS,
    NOBODY as NOBODY,
    ON_DRIVE as ON_DRIVE,
    ON_EVOLVE as ON_EVOLVE,
    ON_RACE as ON_RACE,
    ON_SUPER_EVOLVE as ON_SUPER_EVOLVE,
    OURS as OURS,
    OVERFLOW as OVERFLOW,
    PLAYABLE as PLAYABLE,
    PLAYED as PLAYED,
    PUT_THIS_ASIDE as PUT_THIS_ASIDE,
    TAKEN_FROM as TAKEN_FROM,
    POINTS as POINTS,
    QUICK as QUICK,
    REST as REST,
    REST_BELOW as REST_BELOW,
    REST_BURIED as REST_BURIED,
    SANGUINE as SANGUINE,
    SELECTED as SELECTED,
    SHOWN as SHOWN,
    SILENT as SILENT,
    SPELL as SPELL,
    SPELLS_THERE as SPELLS_THERE,
    START_OF_END_PHASE as START_OF_END_PHASE,
    START_OF_MAIN_PHASE as START_OF_MAIN_PHASE,
    STRIKE as STRIKE,
    THEIRS as THEIRS,
    TOKEN as TOKEN,
    bursts_before as bursts_before,
    combo as combo,
    costs as costs,
    either as either,
    lesson as lesson,
    necrocharge as necrocharge,
    of as of,
    on_field as on_field,
    points as points,
    spellchain as spellchain,
)
from dataclasses import replace

from rules.games.sve.mechanics.evolution import EVOLVES_INTO
from rules.games.sve.nodes import Burst, GoesToCemetery, Race
from rules.games.sve.reading import lexicon
from rules.games.sve.payment_rites import EARTH_RITE as RITE_OF_SPELLS
from rules.language.abilities import Ability, Activated, KeywordAbility, Spell, Triggered
from rules.language.amounts import LifeOf, Tallied
from rules.language.conditions import AllHold, Compare, Condition
from rules.language.costs import FREE, Cost, PayX, PutThisAway
from rules.language.effects import (
    Effect,
    Fix,
    IfPaid,
)
from rules.language.events import Destroyed, Discards, Event, Leaves, plain_events
from rules.language.filters import EVERY_CARD as EVERY_CARD
from rules.language.filters import Filter, Named
from rules.language.references import This, ThisCard
from rules.language.scopes import is_about_itself
from rules.reading.clauses import Clause, in_order, mentions, substituted
from rules.reading.outcome import Paragraph


def evolving(cost: Cost, when: Condition | None = None) -> Paragraph:
    """Return the evolve ability of a follower for a cost (12.2), on a condition."""
    asked = None if when is None else standing(when)
    evolve = KeywordAbility(keyword="Evolve", cost=cost, when=asked)
    return Paragraph((evolve,), frozenset({"Evolve"}))


def evolving_into(cost: Cost, wanted: Filter) -> Paragraph:
    """Return the evolve ability of a follower that evolves into cards matching a filter (12.2.2)."""
    into = KeywordAbility(keyword=EVOLVES_INTO, filter=wanted)
    return replace(evolving(cost), abilities=(*evolving(cost).abilities, into))


def feeding(cost: int, times: int = 1) -> Paragraph:
    """Return the Feed ability of a follower, which races once or more, per the publisher's answer."""
    race = Race(This(), Named(lexicon.words()["cards"]["feed"]))
    return Paragraph((Activated(effect=in_order(*(race,) * times), cost=Cost(points(cost))),))


def union_burst(paragraph: Paragraph) -> Paragraph | None:
    """Return abilities as Union Bursts: each works only in a deck of its title, and counts as executed.

    None if one is neither an activated nor an automatic ability.
    """
    title = Tallied("deck of one title", span="game", about=lexicon.words()["titles"]["union-burst"])
    built = Compare(title, ">=", 1)
    abilities = []
    for one in paragraph.abilities:
        if not isinstance(one, Activated | Triggered):
            return None
        when = built if one.when is None else AllHold((built, one.when))
        abilities.append(replace(one, effect=in_order(Burst(ThisCard()), one.effect), when=when))
    return Paragraph(tuple(abilities)) if abilities and not paragraph.keywords else None


def weak_leader(most: int) -> Condition:
    """Return the condition that your leader has at most an amount of defense."""
    return Compare(LifeOf(), "<=", most)


def keywords(*words: str) -> Paragraph:
    """Return the ability by which a card itself has keywords."""
    return Paragraph(keywords=frozenset(words))


def triggered(
    clause: Clause,
    *events: Event,
    cost: Cost = FREE,
    uses: int = 0,
    zones: tuple[str, ...] = (),
) -> tuple[Ability, ...] | None:
    """Return one ability for each of several events with the same effect (12.1.2).

    The effect finds a card that left the field where it went, and a discarded one in the cemetery. What is
    paid before all else is the ability's cost. With `uses` it triggers only so often a turn, with `zones` it
    works only there.
    """
    abilities = []
    clause, there = where_it_is(clause)
    if len(there) > 1 or (there and (zones or taken_from(cost))):
        return None
    zones = there or taken_from(cost) or zones
    for event in events:
        done = finished(counting(spoken_of(clause, event), event), x=bool(cost.x))
        if done is None or _is_paid(done.effect):
            return None
        one = Triggered(
            event=event,
            effect=gone(done.effect) if there or takes_itself_away(event) else done.effect,
            cost=cost,
            once_a_turn=bool(uses),
            uses=uses or 1,
            zones=("cemetery",) if event == Discards() else zones,
            only_there=bool(zones),
            **done.announced(),
        )
        abilities.append(one)
    return tuple(abilities)


def _is_paid(effect: Effect) -> bool:
    """Return whether a payment covers everything an ability does, so that it is the ability's own cost."""
    return _is_paid(effect.effect) if isinstance(effect, Fix) else isinstance(effect, IfPaid)


def takes_itself_away(event: Event) -> bool:
    """Return whether the card itself has left its zone once an event has happened."""
    away = GoesToCemetery | Discards | Leaves | Destroyed
    return is_about_itself(event) and all(isinstance(one, away) for one in plain_events(event))


def gone(effect: Effect) -> Effect:
    """Return an effect that refers to its card where it is now, out of play."""
    return substituted(effect, This(), ThisCard())


def taken_from(cost: Cost) -> tuple[str, ...]:
    """Return the zone, other than the field, from which a cost takes the card itself."""
    return tuple(TAKEN_FROM[part] for part in cost.parts if part in TAKEN_FROM)


def activated(
    clause: Clause,
    cost: Cost,
    *,
    quick: bool = False,
    uses: int = 0,
    when: Condition | None = None,
) -> Ability | None:
    """Return an activated ability; it works in the zone from which its cost takes the card.

    With `uses` it can be used only so often a turn.
    """
    clause, there = where_it_is(clause)
    if len(there) > 1 or (there and taken_from(cost)):
        return None
    zones = there or taken_from(cost)
    done = finished(clause, x=bool(cost.x))
    if done is None or mentions((done.effect, done.modes), SUCH):
        return None
    leaves = bool(zones) or PutThisAway() in cost.parts
    return Activated(
        effect=gone(done.effect) if leaves else done.effect,
        cost=cost,
        once_a_turn=bool(uses),
        uses=uses or 1,
        when=when,
        zones=zones,
        only_there=bool(zones),
        clause=QUICK if quick else "",
        **done.announced(),
    )


def spell(clause: Clause, *, earth_rite: bool = False) -> Ability | None:
    """Return the effect of a spell, or the additional one if a Stack counter was removed for it."""
    done = finished(clause, x=mentions(clause.effect, PayX()))
    if done is None or mentions(done.effect, SUCH):
        return None
    if _is_paid(done.effect) and mentions(done.effect, EARTH_RITE):
        # Earth Rite in a spell is an additional cost of playing it (13.3.3.2).
        return None
    return Spell(effect=gone(done.effect), clause=RITE_OF_SPELLS if earth_rite else "", **done.announced())
