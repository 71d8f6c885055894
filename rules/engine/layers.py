"""What a card is at the moment: its printed facts, then continuous effects in the game's own layers.

Within a layer an effect waits for another on which it depends, one that would change what it applies to;
otherwise the older one goes first.
"""

from typing import TYPE_CHECKING

from rules.engine.conditions import holds
from rules.engine.definition import Definition
from rules.engine.effects import Change, Lasting
from rules.engine.matching import matches

if TYPE_CHECKING:
    from rules.engine.game import Game


def characteristics(game: "Game", card: int) -> Definition:
    """Return what a card is now; a card that no effect touches is its printed definition itself."""
    state = game.state
    if card not in state.instances:
        return _out_of_play(game, card)
    if not state.lasting and not game.static:
        finish = game.rules.finish_characteristics
        printed = state.cards[card]
        return printed if finish is None else finish(state, card, printed)
    if game.characteristics_version != state.version:
        game.characteristics = _all(game)
        game.characteristics_version = state.version
    return game.characteristics.get(card) or state.cards[card]


def _out_of_play(game: "Game", card: int) -> Definition:
    """Return what a card is that is not in play: effects change it that name its zone or were fixed on it."""
    state = game.state
    definition = state.cards[card]
    if not state.lasting and not game.static and not definition.abilities:
        return definition
    place = state.where[card]
    zone = game.rules.zones.names[place] if place >= 0 else ""
    effects = [
        one
        for one in (*state.lasting, *_static(game))
        if (
            card in one.cards
            if one.cards is not None
            else one.filter is not None and zone in one.filter.zones
        )
    ]
    effects += _statics_of(game, card, state.owners[card], 0, own=True)
    if not effects:
        return definition
    for layer in game.rules.layers:
        for one in sorted((one for one in effects if one.layer == layer), key=lambda one: one.stamp):
            if _affected(game, one, {card: definition}):
                definition = changed(definition, one.change)
    return definition


def _all(game: "Game") -> dict[int, Definition]:
    state = game.state
    now = {number: state.cards[number] for number in state.instances}
    effects = [*state.lasting, *_static(game)]
    for layer in game.rules.layers:
        waiting = sorted((one for one in effects if one.layer == layer), key=lambda one: one.stamp)
        if game.rules.own_effects_first:
            waiting.sort(key=lambda one: one.cards != frozenset({one.source}))
        while waiting:
            chosen = next(
                (one for one in waiting if not any(_depends(game, one, other, now) for other in waiting)),
                waiting[0],
            )
            waiting.remove(chosen)
            for number in _affected(game, chosen, now):
                now[number] = changed(now[number], chosen.change)
    finish = game.rules.finish_characteristics
    if finish is not None:
        now = {number: finish(state, number, definition) for number, definition in now.items()}
    return now


def _static(game: "Game") -> list[Lasting]:
    found = []
    for number in game.static:
        instance = game.state.instances[number]
        found += _statics_of(game, number, instance.controller, instance.stamp)
    return found


def _statics_of(
    game: "Game", number: int, controller: int, stamp: int, *, own: bool = False
) -> list[Lasting]:
    """Return what the static abilities of a card change where it lies, or only those that change itself."""
    return [
        Lasting(
            number,
            controller,
            stamp,
            ability.layer,
            ability.change,
            "leaves_play",
            frozenset({number}) if ability.affects is None else None,
            ability.affects,
            ability.when,
        )
        for ability in game.state.cards[number].abilities
        if ability.kind == "static"
        and ability.change is not None
        and (ability.affects is None or not own)
        and game.works(number, ability)
    ]


def _affected(game: "Game", lasting: Lasting, now: dict[int, Definition]) -> list[int]:
    when = lasting.when
    if when is not None and not holds(game, when, lasting.controller, lasting.source, now):
        return []
    if lasting.cards is not None:
        return [number for number in now if number in lasting.cards]
    wanted = lasting.filter
    if wanted is None:
        return []
    return [
        number
        for number, definition in now.items()
        if matches(game, number, definition, wanted, lasting.controller, lasting.source)
    ]


def _depends(game: "Game", one: Lasting, other: Lasting, now: dict[int, Definition]) -> bool:
    if one is other or (one.cards is not None and one.when is None):
        return False
    before = _affected(game, one, now)
    after = dict(now)
    for number in _affected(game, other, now):
        after[number] = changed(after[number], other.change)
    return _affected(game, one, after) != before


def changed(definition: Definition, change: Change) -> Definition:
    """Return a definition to which a change was made; the one given stays as it was."""
    if change.becomes is not None:
        definition = change.becomes
    figures = definition.figures
    if change.set_figures:
        figures = tuple(
            old if new is None else new for old, new in zip(figures, change.set_figures, strict=True)
        )
    if change.figures:
        figures = tuple(old + more for old, more in zip(figures, change.figures, strict=True))
    twin = definition.twin()
    twin.figures = figures
    twin.types = (definition.types if change.set_types is None else change.set_types) | change.types
    twin.races = (definition.races if change.set_races is None else change.set_races) | change.races
    if change.set_attributes is not None:
        twin.attributes = change.set_attributes
    if change.attributes:
        twin.attributes = tuple(dict.fromkeys((*twin.attributes, *sorted(change.attributes))))
    keywords = frozenset() if change.loses_all_abilities else definition.keywords
    twin.keywords = (keywords | change.gains) - change.loses
    if change.loses_all_abilities or change.abilities:
        twin.abilities = (*(() if change.loses_all_abilities else definition.abilities), *change.abilities)
        twin.sort_abilities()
    return twin
