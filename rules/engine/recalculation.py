"""The cards in play, computed from their printed facts, layer by layer, one effect after another.

Within a layer, an effect waits for one it depends on, that is, one that would change what it applies to or
whether it applies at all; otherwise the older one goes first. Static abilities count as cards have them at
that point: a lost one changes nothing more, a granted one changes cards from its layer on.
"""

from typing import TYPE_CHECKING

from rules.engine import amounts, conditions
from rules.engine.aspects import STATICS, reads, writes
from rules.engine.context import Context
from rules.engine.continuous_effects import Bound, Lasting
from rules.engine.definition import Definition
from rules.engine.filters import meets
from rules.engine.ids import CardId
from rules.engine.in_force import Effect
from rules.engine.stat_limits import is_barred
from rules.engine.static_abilities import bearer, of_ability, static_abilities, with_outlying
from rules.language import changes as ch
from rules.language.abilities import Ability, Static
from rules.language.amounts import Amount

if TYPE_CHECKING:
    from rules.engine.game import Game

Now = dict[CardId, Definition]
"""The cards in play so far, while layers are being applied."""

Given = dict[tuple[CardId, Ability, int], int]
"""When effects granted abilities to cards, by card, ability, and number among equal ones."""


def recalculated(game: "Game") -> tuple[Now, list[Effect], int]:
    """Return what each card in play is now, the effects in force in layer order, and what any of them wrote.

    Each effect applies once, so this ends. JUDGEMENT: the books do not say what happens to an ability's
    changes in layers before the one in which its card loses it, or to an ability granted in a later layer
    than its own. The former remain, and the latter applies as soon as it is granted.
    """
    state = game.state
    now = {number: state.cards[number] for number in state.instances}
    given: Given = {}
    outer, game.layering = game.layering, now
    written = _apply_layers(game, now, given)
    game.layering = outer
    finish = game.rules.finish_characteristics
    if finish is not None:
        now = {number: finish(state, number, definition) for number, definition in now.items()}
    effects = [*lasting_effects(game), *static_effects(game, with_outlying(game, now), given)]
    return now, in_order(game, effects), written


def _apply_layers(game: "Game", now: Now, given: Given) -> int:
    """Apply the effects in force one after another to the cards; return which characteristics they write."""
    written = 0
    left = lasting_effects(game)
    statics = static_effects(game, with_outlying(game, now), given)
    applied: set[tuple[CardId, Ability | None, int, int]] = set()
    for layer in range(len(game.rules.layers)):
        while True:
            waiting = in_order(game, [one for one in (*left, *statics) if one.layer <= layer])
            if not waiting:
                break
            chosen = next(
                (one for one in waiting if not any(_depends(game, one, other, now) for other in waiting)),
                waiting[0],
            )
            left = [one for one in left if one is not chosen]
            statics = [one for one in statics if one is not chosen]
            applied.add(_key(chosen))
            written |= chosen.writes
            for number in _affected(game, chosen.lasting, now):
                _apply(game, chosen, number, now, given)
            if chosen.writes & STATICS:
                statics = [
                    one
                    for one in static_effects(game, with_outlying(game, now), given)
                    if _key(one) not in applied
                ]
    return written


def in_order(game: "Game", effects: list[Effect]) -> list[Effect]:
    """Return effects by layer and then by age; a card's effects on itself come first if the game says so."""
    if game.rules.own_effects_first:
        return sorted(
            effects,
            key=lambda one: (
                one.layer,
                one.lasting.cards != frozenset({one.lasting.source}),
                one.lasting.stamp,
            ),
        )
    return sorted(effects, key=lambda one: (one.layer, one.lasting.stamp))


def lasting_effects(game: "Game") -> list[Effect]:
    """Return the effects in force that have a duration of their own."""
    known = {one.key: one for one in game.in_force.effects if one.ability is None}
    found = []
    for lasting in game.state.lasting:
        effect = known.get((id(lasting),))
        found += _effect(game, lasting) if effect is None else [effect]
    return found


def static_effects(game: "Game", now: Now, given: Given) -> list[Effect]:
    """Return the effects of these cards' static abilities."""
    found = []
    for number, definition in now.items():
        for place, ability in static_abilities(game, number, definition):
            if not isinstance(ability, Static):
                continue
            copy = definition.abilities[:place].count(ability)
            controller, stamp = bearer(game, number)
            if given:
                stamp = max(stamp, given.get((number, ability, copy), 0))
            for part, lasting in enumerate(of_ability(game, number, controller, stamp, ability)):
                found += _effect(game, lasting, ability, copy, part)
    return found


def _effect(
    game: "Game", lasting: Lasting, ability: Static | None = None, copy: int = 0, part: int = 0
) -> list[Effect]:
    """Return an effect with what is needed to apply it; empty if no layer applies it."""
    layers, zones = game.rules.layers, game.rules.zones
    if lasting.layer not in layers:
        return []
    by_filter = lasting.cards is None and lasting.filter is not None
    return [
        Effect(
            layers.index(lasting.layer),
            lasting,
            writes(lasting.change),
            reads(lasting.filter if by_filter else None, zones) | reads(_amounts(lasting), zones),
            reads(lasting.when, zones),
            ability,
            copy,
            part,
            (id(lasting),)
            if ability is None
            else (lasting.source, id(ability), copy, part, lasting.controller, lasting.stamp),
        )
    ]


def _amounts(lasting: Lasting) -> tuple[Amount | None, ...]:
    """Return the amounts that a change adds or sets and that are not plain numbers."""
    change = lasting.change
    if not isinstance(change, ch.AddStats | ch.SetStats):
        return ()
    return tuple(one for one in change.amounts if not isinstance(one, int))


def _key(effect: Effect) -> tuple[CardId, Ability | None, int, int]:
    return effect.lasting.source, effect.ability, effect.copy, effect.part


def _apply(game: "Game", effect: Effect, number: CardId, now: Now, given: Given) -> None:
    """Change a card, and record when it thereby gained static abilities."""
    change = effect.lasting.change
    before = now[number]
    now[number] = after = changed(game, number, before, effect.lasting)
    if not effect.writes & STATICS:
        return
    anew = isinstance(change, ch.LoseAllAbilities | ch.Become)
    if anew:
        for key in [one for one in given if one[0] == number]:
            del given[key]
    for place in range(0 if anew else len(before.abilities), len(after.abilities)):
        ability = after.abilities[place]
        if isinstance(ability, Static):
            given[number, ability, after.abilities[:place].count(ability)] = effect.lasting.stamp


def _affected(game: "Game", lasting: Lasting, now: Now) -> list[CardId]:
    when = lasting.when
    if when is not None and not conditions.holds(game, when, lasting.controller, lasting.source, now):
        return []
    if lasting.cards is not None:
        return [number for number in now if number in lasting.cards]
    wanted = lasting.filter
    if wanted is None:
        return []
    return [
        number
        for number, definition in now.items()
        if meets(game, number, definition, wanted, lasting.controller, lasting.source)
    ]


def _depends(game: "Game", one: Effect, other: Effect, now: Now) -> bool:
    """Return whether applying another effect first would change what an effect applies to, or end it."""
    may_end = one.ability is not None and other.writes & STATICS
    if one is other or not (may_end or other.writes & (one.filter_reads.cards | one.when_reads.cards)):
        return False
    before = _affected(game, one.lasting, now)
    after = dict(now)
    for number in _affected(game, other.lasting, now):
        after[number] = changed(game, number, after[number], other.lasting)
    source = after.get(one.lasting.source)
    if one.ability is not None and source is not None and source.abilities.count(one.ability) <= one.copy:
        return bool(before)
    return _affected(game, one.lasting, after) != before


def changed(game: "Game", card: CardId, definition: Definition, lasting: Lasting) -> Definition:
    """Return a changed copy of a card, or of each half that an effect is about.

    Results are cached by definition and change, unless they depend on amounts that may differ next time.
    """
    change = lasting.change
    is_limited = definition.restrictions and type(change) is ch.AddStats
    if definition.halves or _amounts(lasting) or is_limited:
        return _changed(game, card, definition, lasting)
    made = game.in_force.made
    # A restriction's filter is relative to its source card and that card's player.
    seen = (lasting.controller, lasting.source) if type(change) is ch.Restrict else ()
    key = (definition, id(change), *seen)
    known = made.get(key)
    if known is None:
        known = made[key] = (change, _changed(game, card, definition, lasting))
    return known[1]


def _half(game: "Game", card: CardId, half: Definition, lasting: Lasting) -> Definition:
    wanted = lasting.filter if lasting.cards is None else None
    if wanted and not meets(game, card, half, wanted, lasting.controller, lasting.source):
        return half
    return changed(game, card, half, lasting)


def _changed(game: "Game", card: CardId, definition: Definition, lasting: Lasting) -> Definition:
    change = lasting.change
    if isinstance(change, ch.Become):
        became: Definition = change.definition  # type: ignore[assignment]
        return became.copy()
    copy = definition.copy()
    if definition.halves:
        copy.halves = tuple([_half(game, card, half, lasting) for half in definition.halves])
    match change:
        case ch.AddStats(more):
            added = [_number(game, one, lasting) for one in more]
            if definition.restrictions:
                added = [0 if is_barred(game, definition, one, lasting) else one for one in added]
            copy.stats = tuple(old + new for old, new in zip(definition.stats, added, strict=True))
        case ch.SetStats(new_ones):
            copy.fix_stats(tuple([None if new is None else _number(game, new, lasting) for new in new_ones]))
        case ch.MultiplyStats(factor):
            copy.multiply_stats(factor)
        case ch.GainKeywords(words):
            copy.keywords = definition.keywords | (words - definition.barred)
        case ch.LoseKeywords(words):
            copy.keywords = definition.keywords - words
        case ch.BarKeywords(words):
            copy.keywords = definition.keywords - words
            copy.barred = definition.barred | words
        case ch.AddTypes(words):
            copy.types = definition.types | words
        case ch.SetTypes(words):
            copy.types = words
        case ch.AddRaces(words):
            copy.races = definition.races | words
        case ch.SetRaces(words):
            copy.races = words
        case ch.AddName(name):
            copy.add_name(name)
        case ch.AddAttributes(words):
            copy.attributes = tuple(dict.fromkeys((*definition.attributes, *sorted(words))))
        case ch.SetAttributes(ordered):
            copy.attributes = ordered
        case ch.LoseAllAbilities():
            copy.lose_abilities()
        case ch.GainAbilities(gained):
            copy.abilities = (*definition.abilities, *gained)
            copy.sort_abilities()
        case ch.Restrict(restriction):
            bound = Bound(restriction, lasting.controller, lasting.source)
            copy.restrictions = (*definition.restrictions, bound)
        case _:
            return definition
    return copy


def _number(game: "Game", amount: Amount, lasting: Lasting) -> int:
    if isinstance(amount, int):
        return amount
    return amounts.number(game, amount, Context(lasting.controller, lasting.source, ""))
