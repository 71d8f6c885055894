"""A card's current characteristics: its printed facts, with continuous effects in the game's layers.

Results are cached for each card until something relevant is written. Unless an effect in force reads what a
later one writes, each card is computed separately; otherwise all are computed together (`recalculation`).
"""

from typing import TYPE_CHECKING

from rules.engine import conditions, recalculation, survey
from rules.engine.aspects import ABILITIES, KEYWORDS
from rules.engine.continuous_effects import Lasting
from rules.engine.definition import Definition
from rules.engine.filters import matches, meets
from rules.engine.ids import CardId
from rules.engine.in_force import InForce
from rules.engine.once import once_for_each
from rules.engine.static_abilities import of_ability
from rules.language.abilities import Ability, Static
from rules.language.filter_shorthand import zones_of

if TYPE_CHECKING:
    from rules.engine.game import Game


def characteristics(game: "Game", card: CardId) -> Definition:
    """Return a card's current characteristics; its printed definition itself if no effect touches it."""
    state = game.state
    if game.layering is not None:
        return game.layering.get(card) or state.cards[card]
    if not state.lasting and not game.static:
        printed = state.cards[card]
        if card not in state.instances:
            return printed if not printed.abilities else _out_of_play(game, card)
        finish = game.rules.finish_characteristics
        return printed if finish is None else finish(state, card, printed)
    known = game.in_force
    if card not in state.instances:
        if known.seen != state.version or known.count != len(state.lasting):
            survey.known_effects(game)
        if known.apart:
            return _out_of_play(game, card)
    if known.version != state.version or known.count != len(state.lasting):
        survey.refresh(game, known)
    found = known.cards.get(card)
    if found is not None:
        return found
    if card not in state.instances:
        return _out_of_play(game, card)
    if not known.apart:
        survey.look_anew(game, known)
        return known.cards[card]
    found = known.cards[card] = _in_play(game, card)
    return found


def altered(game: "Game") -> dict[CardId, Definition]:
    """Return the cards in play that differ from their printing, with their characteristics."""
    state, known = game.state, survey.looked_into(game)
    if known.stale and known.altered is not None:
        _bring_up(game, known)
    if known.altered is None:
        known.stale.clear()
        cards, get = state.cards, known.cards.get
        known.altered = {
            card: now
            for card in state.instances
            if (now := get(card) or characteristics(game, card)) is not cards[card]
        }
    return known.altered


def _bring_up(game: "Game", known: InForce) -> None:
    """Recompute the cards that were discarded; most have not changed."""
    state, listed = game.state, known.altered
    stale = known.stale
    known.stale = []
    for card in stale:
        if listed is None:
            break
        now = characteristics(game, card) if card in state.instances else None
        if now is None or now is state.cards[card]:
            known.changes += listed.pop(card, now) is not now
        elif card not in listed:
            # In the order in which the cards entered play.
            known.altered = listed = None
            known.changes += 1
        elif listed[card] is not now:
            listed[card] = now
            known.changes += 1


def changes(game: "Game") -> int:
    """Return a number that changes whenever effects change any card in play; -1 without effects."""
    state, known = game.state, game.in_force
    if not state.lasting and not game.static:
        return -1
    if (
        known.version != state.version
        or known.stale
        or known.altered is None
        or known.count != len(state.lasting)
    ):
        altered(game)
    return known.changes


def leaves_alone(game: "Game", what: int) -> bool:
    """Return whether no effect in force may alter these characteristics of any card (`aspects`)."""
    state, known = game.state, game.in_force
    if not state.lasting and not game.static:
        return True
    if known.seen != state.version or known.count != len(state.lasting):
        known = survey.known_effects(game)
    return not known.writes & what


def changes_costs(game: "Game") -> bool:
    """Return whether any effect in force changes costs."""
    return bool(game.state.lasting or game.static) and survey.known_effects(game).costs


def changes_control(game: "Game") -> bool:
    """Return whether any effect in force changes control."""
    return bool(game.state.lasting or game.static) and survey.known_effects(game).control


def may_open_zones(game: "Game") -> bool:
    """Return whether any card might be allowed to be played from a zone where the rules alone would not."""
    return game.abroad or (bool(game.state.lasting or game.static) and survey.known_effects(game).openings)


def reaches_beyond(game: "Game", what: int) -> bool:
    """Return whether any effect in force may alter these characteristics of cards out of play."""
    if game.abroad:
        return True
    if not game.state.lasting and not game.static:
        return False
    beyond = survey.known_effects(game).beyond
    return bool(beyond) and any(one.writes & what for one in beyond)


def abilities_out_of_play(game: "Game", card: CardId) -> tuple[Ability, ...]:
    """Return the abilities that a card out of play has now: the printed ones unless an effect reaches it."""
    if reaches_beyond(game, ABILITIES):
        return characteristics(game, card).abilities
    return game.state.cards[card].abilities


def plays_as_printed(game: "Game") -> bool:
    """Return whether no effect changes costs, where cards are played from, or keywords out of play."""
    if game.abroad:
        return False
    if not game.state.lasting and not game.static:
        return True
    known = survey.known_effects(game)
    beyond = known.beyond
    return not (known.costs or known.openings or (beyond and any(one.writes & KEYWORDS for one in beyond)))


def granted(game: "Game") -> list[CardId]:
    """Return the cards in play whose abilities differ from the printed ones."""
    state = game.state
    if leaves_alone(game, ABILITIES):
        return []
    cards = state.cards
    return [card for card, now in altered(game).items() if now.abilities is not cards[card].abilities]


def statics(game: "Game") -> list[tuple[CardId, Ability]]:
    """Return the current static abilities of cards in play, each with its card."""
    return survey.known_effects(game).statics if game.state.lasting or game.static else []


def _in_play(game: "Game", card: CardId) -> Definition:
    """Compute one card in play, if it depends only on its own facts."""
    state, known = game.state, game.in_force
    definition = state.cards[card]
    outer, game.layering = game.layering, {}
    for one, is_holding in zip(known.effects, known.holding, strict=True):
        if not is_holding:
            continue
        lasting = one.lasting
        if lasting.cards is not None:
            if card not in lasting.cards:
                continue
        elif lasting.filter is None or not meets(
            game, card, definition, lasting.filter, lasting.controller, lasting.source
        ):
            continue
        definition = recalculation.changed(game, card, definition, lasting)
    game.layering = outer
    finish = game.rules.finish_characteristics
    return definition if finish is None else finish(state, card, definition)


def _out_of_play(game: "Game", card: CardId) -> Definition:
    """Compute a card out of play: only effects that name its zone or were fixed on it change it."""
    state = game.state
    definition = state.cards[card]
    if not game.in_force.beyond and not _statics_about_itself(definition):
        return definition
    place = state.where[card]
    zone = game.rules.zones.names[place] if place >= 0 else ""
    effects = []
    if state.lasting or game.static:
        effects = [
            one.lasting
            for one in game.in_force.beyond
            if (
                card in one.lasting.cards
                if one.lasting.cards is not None
                else one.lasting.filter is not None and zone in zones_of(one.lasting.filter)
            )
        ]
    printed = definition
    definition = _changed_by(game, card, printed, [*effects, *_own_effects(game, card, printed)])
    if definition.abilities is not printed.abilities:
        # Abilities it gained there count and lost ones do not; one of them may change the card itself.
        definition = _changed_by(game, card, printed, [*effects, *_own_effects(game, card, definition)])
    return definition


def _own_effects(game: "Game", card: CardId, now: Definition) -> list[Lasting]:
    """Return the effects of a card's static abilities on itself, out of play."""
    return [
        lasting
        for ability in _statics_about_itself(now)
        if game.works(card, ability)
        for lasting in of_ability(game, card, game.state.owners[card], 0, ability)
    ]


@once_for_each
def _statics_about_itself(definition: Definition) -> tuple[Static, ...]:
    """Return the static abilities of a card that are about the card itself."""
    return tuple([one for one in definition.abilities if isinstance(one, Static) and one.affects is None])


def _changed_by(game: "Game", card: CardId, definition: Definition, effects: list[Lasting]) -> Definition:
    """Return a card out of play after applying these effects in the order of their layers."""
    if not effects:
        return definition
    for layer in game.rules.layers:
        for one in sorted((one for one in effects if one.layer == layer), key=lambda one: one.stamp):
            now = {card: definition}
            game.layering = now
            holding = one.when is None or conditions.holds(game, one.when, one.controller, one.source, now)
            if holding and (
                one.cards is not None
                or (
                    one.filter is not None
                    and matches(game, card, definition, one.filter, one.controller, one.source)
                )
            ):
                definition = recalculation.changed(game, card, definition, one)
            game.layering = None
    return definition
