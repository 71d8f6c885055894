"""Triggered abilities: which of them an event, a moment or a state of the game triggers."""

from collections.abc import Collection, Sequence
from typing import TYPE_CHECKING

from rules.engine import atoms
from rules.engine.conditions import holds, holds_at
from rules.engine.context import resolution_context
from rules.engine.expiry import end_until
from rules.engine.ids import NO_CARD, NO_PLAYER, CardId, PlayerId
from rules.engine.indexes import bearers, may_have
from rules.engine.layers import abilities_out_of_play, characteristics
from rules.engine.objects import held, is_found
from rules.engine.occurrences import Occurrence, Topic, is_about, kept_in_mind, topics
from rules.engine.past import as_it_left
from rules.engine.pending import PLAIN, Choices, Delayed, Pending
from rules.engine.state import LASTING_STATES
from rules.engine.zones import NOWHERE, Place
from rules.language.abilities import Replacement, Triggered
from rules.language.durations import ALWAYS
from rules.language.events import AtOnce, Becomes, plain_events

if TYPE_CHECKING:
    from rules.engine.game import Game


def meets_condition(game: "Game", pending: Pending, clause: str) -> bool:
    """Return whether the condition of a waiting ability is met, or it has none."""
    ability = pending.ability
    if not isinstance(ability, Triggered) or ability.condition is None:
        return True
    return holds_at(game, ability.condition, resolution_context(game, pending, clause))


def trigger_on(
    game: "Game",
    what: Topic,
    card: CardId,
    *,
    player: PlayerId = NO_PLAYER,
    cause: CardId = NO_CARD,
    target: CardId = NO_CARD,
    amount: int = 1,
    origin: Place = NOWHERE,
    destination: Place = NOWHERE,
    unseen_by: Collection[CardId] = (),
    witnesses: Sequence[CardId] = (),
    how: Choices = PLAIN,
    combat: bool = False,
) -> None:
    """Trigger the abilities that wait for an event of a card; the details are those of Occurrence.

    Without a cause, it is the card whose effect is resolving. Cards in `unseen_by` trigger only on their own
    event. `witnesses` are cards that left play simultaneously, whose abilities see it as well. `how` is known
    to a played card's own abilities. Damage dealt by fighting is `combat`.
    """
    state = game.state
    # Nothing waits for most events: this is checked before anything else is called.
    quiet = not (state.lasting or game.static or state.delayed or witnesses) and not game.automatic.get(what)
    if quiet and (card < 0 or card in state.instances) and not (what in game.counted or what in game.beyond):
        return
    if witnesses or _is_awaited(game, what, card):
        if cause < 0:
            cause = game.doer
        happened = Occurrence(
            what,
            card,
            player,
            cause,
            target,
            amount,
            origin,
            destination,
            how=how.known_later(),
            combat=combat,
        )
        trigger_matching(game, happened, unseen_by)
        for witness in witnesses:
            _trigger_witness(game, happened, witness)


def moment(game: "Game", name: str, player: PlayerId = NO_PLAYER) -> None:
    """End what lasts until a moment, of one player or both, and trigger the abilities that wait for it."""
    end_until(game, name)
    moment_triggers(game, name, player)


def moment_triggers(game: "Game", name: str, player: PlayerId = NO_PLAYER) -> None:
    """Trigger the abilities that wait for a moment, of one player or both, without ending anything."""
    if _is_awaited(game, name):
        trigger_matching(game, Occurrence(name, player=player))


def _is_awaited(game: "Game", what: Topic, card: CardId = NO_CARD) -> bool:
    """Return whether anything may wait for an occurrence; if not, nothing else needs to be checked."""
    state = game.state
    if state.delayed or what in game.counted or what in game.beyond or game.automatic.get(what):
        return True
    # The same as `may_have`, which is called too often if nothing is in force.
    if (state.lasting or game.static) and may_have(game, Triggered, what):
        return True
    if card < 0 or card in state.instances:
        return False
    was = state.last_known.get(card)
    return bool(state.cards[card].abilities) or (was is not None and bool(was.definition.abilities))


def trigger_matching(game: "Game", happened: Occurrence, unseen_by: Collection[CardId] = ()) -> None:
    """Trigger the abilities that match an occurrence, oldest first."""
    state = game.state
    if happened.topic in game.counted:
        atoms.keep_in_mind(game, kept_in_mind(game, happened))
    if state.delayed:
        _trigger_delayed(game, happened)
    card = happened.card
    if card >= 0 and card not in state.instances:
        _trigger_its_own(game, happened, card)
    if happened.topic in game.beyond:
        _trigger_beyond(game, happened)
    for source in bearers(game, Triggered, happened.topic):
        instance = state.instances.get(source)
        if instance is None or (source in unseen_by and source != card):
            continue
        for ability in characteristics(game, source).abilities:
            if (
                isinstance(ability, Triggered)
                and happened.topic in topics(ability.event)
                and game.works(source, ability)
                and is_about(game, ability.event, happened, instance.controller, source)
                and (ability.when is None or holds(game, ability.when, instance.controller, source))
            ):
                _wait(game, ability, happened, source, instance.controller)


def _trigger_its_own(game: "Game", happened: Occurrence, card: CardId) -> None:
    """Trigger the abilities of a card out of play that something happened to.

    A card that just left play has its abilities from there, under its last controller; to them it counts as
    one of the cards they watch.
    """
    was = as_it_left(game, card)
    definition = characteristics(game, card) if was is None else was.definition
    player = game.state.owners[card] if was is None else was.controller
    for ability in definition.abilities:
        if (
            isinstance(ability, Triggered)
            and (was is not None or _is_own(ability, happened))
            and (game.works(card, ability) or (was is not None and game.works(card, ability, was.place)))
            and is_about(game, ability.event, happened, player, card)
            and (ability.when is None or holds(game, ability.when, player, card))
        ):
            _wait(game, ability, happened, card, player)


def _trigger_witness(game: "Game", happened: Occurrence, witness: CardId) -> None:
    """Trigger the abilities of a card that left play at the same time as another card's event."""
    was = as_it_left(game, witness)
    if was is None or witness == happened.card:
        return
    for ability in was.definition.abilities:
        if (
            isinstance(ability, Triggered)
            and happened.topic in topics(ability.event)
            and game.works(witness, ability, was.place)
            and is_about(game, ability.event, happened, was.controller, witness)
            and (ability.when is None or holds(game, ability.when, was.controller, witness))
        ):
            _wait(game, ability, happened, witness, was.controller)


def _is_own(ability: Triggered, happened: Occurrence) -> bool:
    """Return whether an ability is about an event of its own card, whatever else it requires."""
    return any(
        getattr(one, "what", None) is None and happened.topic in topics(one) and not isinstance(one, Becomes)
        for one in plain_events(ability.event)
    )


def _wait(game: "Game", ability: Triggered, happened: Occurrence, source: CardId, player: PlayerId) -> None:
    if isinstance(ability.event, AtOnce):
        # Events of the same beat, one part of an effect or one choice of targets, happen at once.
        if game.heard.get((source, ability)) == game.beat:
            return
        game.heard[source, ability] = game.beat
    game.rules.trigger(
        game,
        Pending(
            player,
            source,
            atoms.stamp(game),
            ability,
            event_card=happened.card if happened.card >= 0 else source,
            amount=happened.amount,
            choices=happened.how if source == happened.card else PLAIN,
            cause=happened.cause,
            event_player=happened.player,
        ),
    )


def _trigger_beyond(game: "Game", happened: Occurrence) -> None:
    """Trigger abilities that watch a card from out of play."""
    state = game.state
    for source in dict.fromkeys(game.beyond[happened.topic]):
        if source in state.instances:
            continue
        player = state.owners[source]
        gone = as_it_left(game, source) is not None
        for ability in abilities_out_of_play(game, source):
            if (
                isinstance(ability, Triggered)
                and happened.topic in topics(ability.event)
                and game.works(source, ability)
                and not (source == happened.card and (gone or _is_own(ability, happened)))
                and is_about(game, ability.event, happened, player, source)
                and (ability.when is None or holds(game, ability.when, player, source))
            ):
                _wait(game, ability, happened, source, player)


def state_triggers(game: "Game") -> bool:
    """Trigger the abilities whose state of the game has begun; return whether there were any.

    One whose state still lasts, or that still waits, does not trigger again.
    """
    state = game.state
    if not (game.automatic or state.lasting or game.static) or not may_have(game, Triggered, Becomes):
        return False
    found = False
    for source in bearers(game, Triggered, Becomes):
        instance = state.instances[source]
        for place, ability in enumerate(characteristics(game, source).abilities):
            if not isinstance(ability, Triggered) or not isinstance(ability.event, Becomes):
                continue
            known = instance.numbers_of(LASTING_STATES)
            wanted = (ability.event.condition, *(() if ability.when is None else (ability.when,)))
            if not all(holds(game, one, instance.controller, source) for one in wanted):
                if place in known:
                    others = tuple(one for one in known if one != place)
                    atoms.set_numbers(game, source, LASTING_STATES, others)
            elif place not in known and not any(
                one.card == source and one.ability == ability for one in state.pending
            ):
                found = True
                atoms.set_numbers(game, source, LASTING_STATES, (*known, place))
                game.rules.trigger(game, Pending(instance.controller, source, atoms.stamp(game), ability))
    return found


def _trigger_delayed(game: "Game", happened: Occurrence) -> None:
    """Trigger the delayed abilities that watch a card or remember one."""
    for delayed in tuple(game.state.delayed):
        if isinstance(delayed.ability, Replacement) or happened.topic not in topics(delayed.ability.event):
            continue
        kept = [one.card for one in delayed.objects() if is_found(game.state, one)]
        when, player, source = delayed.ability.when, delayed.controller, delayed.source
        if is_about(game, delayed.ability.event, happened, player, source, kept) and (
            when is None or holds(game, when, player, source)
        ):
            _later(game, delayed, happened)


def _later(game: "Game", delayed: Delayed, happened: Occurrence) -> None:
    if delayed.until == ALWAYS:
        atoms.end_delayed(game, delayed)
    others = held(game.state, (happened.card, happened.cause))
    game.rules.trigger(
        game,
        Pending(
            delayed.controller,
            delayed.source,
            atoms.stamp(game),
            delayed.ability,
            event_card=happened.card,
            amount=happened.amount,
            kept=delayed.kept,
            cause=happened.cause,
            event_player=happened.player,
            objects=() if delayed.origin is None else (delayed.origin, *others),
        ),
    )
