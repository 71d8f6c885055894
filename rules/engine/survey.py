"""Which continuous effects are in force, and which cached cards they invalidate."""

from typing import TYPE_CHECKING

from rules.engine import conditions, recalculation
from rules.engine.aspects import CONTROL, COUNTERS, DEEP, EFFECTS, STATICS, STATS
from rules.engine.filters import matches
from rules.engine.ids import CardId
from rules.engine.in_force import Effect, InForce
from rules.engine.static_abilities import bearer, static_abilities, with_outlying
from rules.language.abilities import Static
from rules.language.changes import (
    Become,
    Change,
    ChangeController,
    ChangeCost,
    GainAbilities,
    LoseAllAbilities,
    Restrict,
)
from rules.language.filter_shorthand import zones_of
from rules.language.restrictions import CanBePlayedFrom

if TYPE_CHECKING:
    from rules.engine.game import Game


def looked_into(game: "Game") -> InForce:
    """Return the effects in force, brought up to date."""
    known = game.in_force
    if known.version != game.state.version or known.count != len(game.state.lasting):
        refresh(game, known)
    return known


def known_effects(game: "Game") -> InForce:
    """Return the effects in force, up to date except for where they apply."""
    known, state = game.in_force, game.state
    if known.seen != state.version or known.count != len(state.lasting):
        is_same = (
            known.apart
            and known.version != state.version
            and not known.touched & EFFECTS
            and known.lasting is state.lasting
            and known.count == len(state.lasting)
            and known.untraced == state.version - game.writes.count
        )
        if is_same:
            known.seen = state.version
        else:
            refresh(game, known)
    return known


def _are_others(game: "Game", known: InForce) -> bool:
    """Return whether the effects in force may differ from the known ones."""
    state = game.state
    return (
        known.untraced != state.version - game.writes.count
        or bool(known.touched & EFFECTS)
        or known.lasting is not state.lasting
        or known.count != len(state.lasting)
    )


def refresh(game: "Game", known: InForce) -> None:
    """Invalidate outdated effects in force and the cards they change."""
    state = game.state
    if _are_others(game, known):
        look_anew(game, known)
    elif known.touched & known.reads:
        if known.apart:
            _ask_conditions(game, known)
        else:
            look_anew(game, known)
    known.version, known.untraced, known.touched = state.version, state.version - game.writes.count, 0
    known.seen = state.version


def look_anew(game: "Game", known: InForce) -> None:
    """Find the effects in force, and how cards depend on them."""
    state, zones = game.state, game.rules.zones
    is_traced = known.untraced == state.version - game.writes.count
    known.lasting, known.count = state.lasting, len(state.lasting)
    printed = {number: state.cards[number] for number in game.static}
    effects = recalculation.in_order(
        game, [*recalculation.lasting_effects(game), *_static_effects(game, known)]
    )
    apart = _is_apart(effects, frozenset(printed))
    finished = COUNTERS if game.rules.finish_characteristics is not None else 0
    card_reads, reads, writes = finished | EFFECTS | zones.bits_of(()), EFFECTS, 0
    for one in effects:
        card_reads |= one.filter_reads.position
        reads |= one.when_reads.position
        if one.filter_reads.position & DEEP:
            # A change of something it reads may change any card it reaches.
            reads |= one.filter_reads.position
        writes |= one.writes
    if apart:
        known.writes |= writes
        if known.apart and is_traced:
            _compare(game, known, effects)
        else:
            _begin(game, known, effects)
    else:
        reads |= card_reads & ~zones.bits_of(()) | zones.played | CONTROL
        known.forget_all()
        known.cards, known.effects, writes = recalculation.recalculated(game)
        for one in known.effects:
            reads |= one.filter_reads.position | one.when_reads.position
    known.apart, known.card_reads, known.reads = apart, card_reads, reads
    known.writes = writes
    known.statics = [
        (number, ability)
        for number, definition in (printed if apart else with_outlying(game, known.cards)).items()
        for _, ability in static_abilities(game, number, definition)
    ]
    known.beyond = [one for one in known.effects if _reaches_beyond(game, one)]
    known.costs, known.control = (
        _has_change(game, known, ChangeCost),
        _has_change(game, known, ChangeController),
    )
    known.openings = any(_may_open_zones(one.lasting.change) for one in (*effects, *known.effects))


def _has_change(game: "Game", known: InForce, kind: type[Change]) -> bool:
    """Return whether any effect or static ability in force makes a kind of change."""
    return any(isinstance(one.change, kind) for one in game.state.lasting) or any(
        isinstance(change, kind)
        for _, one in known.statics
        if isinstance(one, Static)
        for change in one.changes
    )


def _may_open_zones(change: Change) -> bool:
    """Return whether a change may let a card be played from a zone where the rules alone would not."""
    if isinstance(change, Restrict):
        return isinstance(change.restriction, CanBePlayedFrom)
    return isinstance(change, GainAbilities | Become)


def _static_effects(game: "Game", known: InForce) -> list[Effect]:
    """Return the effects of printed static abilities; a card's stay the same objects while it does."""
    state, found = game.state, []
    for number in game.static:
        definition = state.cards[number]
        facts = (definition, *bearer(game, number), state.where[number])
        kept = known.by_source.get(number)
        if kept is None or kept[0] != facts:
            kept = known.by_source[number] = (
                facts,
                recalculation.static_effects(game, {number: definition}, {}),
            )
        found += kept[1]
    return found


def _is_apart(effects: list[Effect], bearers: frozenset[CardId]) -> bool:
    """Return whether each card depends only on its own facts and the effects in order.

    This is true if no effect reads what another one in its layer changes, no condition reads what an earlier
    effect changes, and no effect decides which others there are. `bearers` are the cards with printed static
    abilities.
    """
    written = [_written(one, bearers) for one in effects]
    ever = read = 0
    for one, what in zip(effects, written, strict=True):
        ever |= what
        read |= one.filter_reads.cards | one.when_reads.cards
    if not ever & (read | STATICS):
        return True
    before = 0
    layer, once, twice = -1, 0, 0
    for one, what in zip(effects, written, strict=True):
        change = one.lasting.change
        if what & STATICS and (bearers or isinstance(change, GainAbilities | Become)):
            return False
        if one.layer != layer:
            before |= once
            layer, once, twice = one.layer, 0, 0
            for other, more in zip(effects, written, strict=True):
                if other.layer == layer:
                    twice |= once & more
                    once |= more
        others = twice | (once & ~what)
        looked_at = others | before | what if one.filter_reads.position & DEEP else others
        if one.filter_reads.cards & looked_at or one.when_reads.cards & (others | before):
            return False
    return True


def _written(effect: Effect, bearers: frozenset[CardId]) -> int:
    """Return the characteristics that an effect changes: cards without static abilities have none to lose."""
    lasting = effect.lasting
    if (
        isinstance(lasting.change, LoseAllAbilities)
        and lasting.cards is not None
        and bearers.isdisjoint(lasting.cards)
    ):
        return effect.writes & ~STATICS
    return effect.writes


def _begin(game: "Game", known: InForce, effects: list[Effect]) -> None:
    """Start with these effects in force, without any cached cards."""
    known.effects = effects
    known.holding = [_holds(game, one) for one in effects]
    known.forget_all()


def _holds(game: "Game", effect: Effect) -> bool:
    lasting = effect.lasting
    if lasting.when is None:
        return True
    outer, game.layering = game.layering, {}
    holding = conditions.holds(game, lasting.when, lasting.controller, lasting.source)
    game.layering = outer
    return holding


def _compare(game: "Game", known: InForce, effects: list[Effect]) -> None:
    """Update the effects in force, and invalidate the cards affected by the difference.

    A cached card still has everything that effects read of it, or it would have been invalidated; so it shows
    whether an effect that begins or ends is about that card, unless effects change what that one reads.
    """
    before = {one.key: holding for one, holding in zip(known.effects, known.holding, strict=True)}
    touched = known.touched
    known.holding = [
        before[one.key] if one.key in before and not one.when_reads.position & touched else _holds(game, one)
        for one in effects
    ]
    now = {one.key: holding for one, holding in zip(effects, known.holding, strict=True)}
    differing = [one for one in known.effects if before[one.key] and not now.get(one.key)]
    differing += [one for one in effects if now[one.key] and not before.get(one.key)]
    known.effects = effects
    _forget_differing(game, known, differing)


def _ask_conditions(game: "Game", known: InForce) -> None:
    """Evaluate again the conditions of the same effects that read what was touched."""
    differing = []
    for place, one in enumerate(known.effects):
        if one.when_reads.position & known.touched:
            holding = _holds(game, one)
            if holding != known.holding[place]:
                known.holding[place] = holding
                differing.append(one)
    _forget_differing(game, known, differing)


def _forget_differing(game: "Game", known: InForce, differing: list[Effect]) -> None:
    """Invalidate the cards affected by effects that begin or end."""
    for one in known.effects:
        if one.filter_reads.position & DEEP and one.filter_reads.position & known.touched:
            known.forget_all()
            break
    altering = known.writes | (STATS if game.rules.finish_characteristics is not None else 0)
    for one in differing:
        lasting = one.lasting
        if lasting.cards is not None:
            for card in lasting.cards:
                known.forget(card)
        elif one.filter_reads.cards & altering or one.filter_reads.position & DEEP:
            known.forget_all()
        elif lasting.filter is not None:
            for card in [
                card
                for card, definition in known.cards.items()
                if matches(game, card, definition, lasting.filter, lasting.controller, lasting.source)
            ]:
                known.forget(card)


def _reaches_beyond(game: "Game", effect: Effect) -> bool:
    """Return whether an effect could change a card out of play.

    One fixed on a card ends as that card leaves play, so it reaches only cards that are out of play already.
    """
    lasting, zones = effect.lasting, game.rules.zones
    if lasting.cards is not None:
        return effect.ability is None and any(card not in game.state.instances for card in lasting.cards)
    named = zones_of(lasting.filter) if lasting.filter is not None else ()
    return bool(named) and bool(zones.bits_of(named) & ~zones.played)
