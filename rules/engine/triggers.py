"""Automatic abilities: which of them an event, a moment or a state of the game triggers."""

from typing import TYPE_CHECKING

from rules.engine import atoms
from rules.engine.abilities import Trigger
from rules.engine.conditions import holds
from rules.engine.layers import characteristics
from rules.engine.matching import matches
from rules.engine.selecting import is_same
from rules.engine.waiting import Delayed, Pending

if TYPE_CHECKING:
    from rules.engine.game import Game

STATE = "state"
"""The trigger of an ability that waits for no event but for its `when` to hold."""


def trigger(game: "Game", what: Trigger, card: int) -> None:
    """Let the automatic abilities wait that trigger on an event about this card, in order of their age."""
    if game.state.delayed:
        _trigger_delayed(game, what, card)
    _trigger_of_cards(game, what, card)


def _trigger_of_cards(game: "Game", what: Trigger, card: int) -> None:
    sources = [*game.automatic.get(what, ()), *_granted(game)]
    state = game.state
    if card not in state.instances:
        for ability in state.cards[card].abilities:
            own = ability.kind == "automatic" and ability.trigger == what and ability.watches is None
            if own and game.works(card, ability):
                holder = state.owners[card]
                game.rules.trigger(game, Pending(holder, card, atoms.stamp(game), ability, event_card=card))
    if what in game.beyond:
        _trigger_beyond(game, what, card)
    if not sources:
        return
    for source in tuple(dict.fromkeys(sources)):
        instance = state.instances.get(source)
        if instance is None:
            continue
        for ability in characteristics(game, source).abilities:
            if ability.kind != "automatic" or ability.trigger != what or not game.works(source, ability):
                continue
            if ability.watches is None:
                concerned = source == card
            else:
                definition = characteristics(game, card)
                concerned = matches(game, card, definition, ability.watches, instance.controller, source)
            when = ability.when
            if concerned and (when is None or holds(game, when, instance.controller, source)):
                game.rules.trigger(
                    game, Pending(instance.controller, source, atoms.stamp(game), ability, event_card=card)
                )


def _trigger_beyond(game: "Game", what: Trigger, card: int) -> None:
    """Let abilities wait that watch a card from where their own card is not in play."""
    state = game.state
    now = characteristics(game, card)
    for source in dict.fromkeys(game.beyond[what]):
        if source in state.instances:
            continue
        player = state.owners[source]
        for ability in state.cards[source].abilities:
            if ability.kind != "automatic" or ability.trigger != what or not game.works(source, ability):
                continue
            if ability.watches is None or not matches(game, card, now, ability.watches, player, source):
                continue
            if ability.when is None or holds(game, ability.when, player, source):
                game.rules.trigger(game, Pending(player, source, atoms.stamp(game), ability, event_card=card))


def moment(game: "Game", what: Trigger, player: int = -1) -> None:
    """Let the automatic abilities wait that trigger at a moment: a player's, or everybody's."""
    state = game.state
    for source in tuple(dict.fromkeys(game.automatic.get(what, ()))):
        if player in (-1, state.instances[source].controller):
            _trigger_of_cards(game, what, source)
    for delayed in tuple(state.delayed):
        if delayed.ability.trigger == what and player in (-1, delayed.controller):
            _wait(game, delayed, -1)


def state_triggers(game: "Game") -> bool:
    """Let the abilities wait whose state of the game has come about, and tell whether there were any.

    One whose state still holds, or that still waits, does not trigger again.
    """
    state = game.state
    found = False
    for source in tuple(dict.fromkeys(game.automatic.get(STATE, ()))):
        instance = state.instances[source]
        for place, ability in enumerate(characteristics(game, source).abilities):
            if ability.kind != "automatic" or ability.trigger != STATE or ability.when is None:
                continue
            known = f"keeps:{STATE}:{place}"
            if not holds(game, ability.when, instance.controller, source):
                if known in instance.marks:
                    atoms.unmark(game, source, (known,))
            elif known not in instance.marks and not any(
                one.card == source and one.ability == ability for one in state.pending
            ):
                found = True
                atoms.mark(game, source, known)
                game.rules.trigger(game, Pending(instance.controller, source, atoms.stamp(game), ability))
    return found


def _trigger_delayed(game: "Game", what: Trigger, card: int) -> None:
    """Let the later abilities wait that watch a card, or keep it in mind."""
    for delayed in tuple(game.state.delayed):
        watches = delayed.ability.watches
        if delayed.ability.trigger != what:
            continue
        if watches is None:
            concerned = any(one.card == card and is_same(game, one) for one in delayed.kept)
        else:
            now = characteristics(game, card)
            concerned = matches(game, card, now, watches, delayed.controller, delayed.source)
        if concerned:
            _wait(game, delayed, card)


def _wait(game: "Game", delayed: Delayed, card: int) -> None:
    if delayed.until == "game":
        atoms.end_delayed(game, delayed)
    game.rules.trigger(
        game,
        Pending(
            delayed.controller,
            delayed.source,
            atoms.stamp(game),
            delayed.ability,
            event_card=card,
            kept=delayed.kept,
        ),
    )


def _granted(game: "Game") -> list[int]:
    """Return the cards that may have abilities which are not printed on them."""
    if not game.state.lasting and not game.static:
        return []
    if any(one.change.abilities for one in game.state.lasting) or any(
        ability.change is not None and ability.change.abilities
        for source in game.static
        for ability in game.state.cards[source].abilities
    ):
        return list(game.state.instances)
    return []
