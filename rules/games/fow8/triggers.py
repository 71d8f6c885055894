"""Automatic abilities and automatic cards of Force of Will (906, 708): how they trigger and are played."""

from dataclasses import replace

from rules.engine import atoms
from rules.engine.announcing.order import announce
from rules.engine.asks import NO, YES, Ask, Option, Procedure
from rules.engine.clauses import clause
from rules.engine.game import Game
from rules.engine.objects import held, is_same
from rules.engine.pending import PLAIN, Choices, Pending
from rules.engine.restrictions import is_forbidden
from rules.engine.triggers import meets_condition
from rules.engine.usage_limits import has_triggered
from rules.engine.zones import kind_of
from rules.games.fow8.announcement import AUTOMATIC, can_play, play
from rules.games.fow8.checks import TRIGGERED, check_rules
from rules.games.fow8.definitions_texts import AUTOMATIC_CARD
from rules.games.fow8.keywords_abilities import STEALTH
from rules.games.fow8.keywords_meanings import BE_PLAYED, TRIGGER
from rules.games.fow8.movement_zones import send
from rules.games.fow8.zones import GRAVEYARD, STANDBY, book, stood_by_this_turn
from rules.language.abilities import Triggered

REVEALED = Choices(ways=("revealed",))
"""The note of an automatic card that its player has revealed."""


def is_card(pending: Pending) -> bool:
    """Return whether what has triggered is a card, which is played as a spell, rather than an ability."""
    return pending.ability is not None and pending.ability.name in (AUTOMATIC_CARD, STEALTH)


@clause("fow8", "906.4", "1015.1a", "708.2")
def triggers(game: Game, pending: Pending) -> None:
    """Triggered abilities wait for the next priority sequence, unless an effect stops their triggering."""
    if is_card(pending):
        card_triggers(game, pending)
    elif may_resolve(game, pending) and not is_silent(game, pending) and not has_triggered(game, pending):
        atoms.push(game, pending, TRIGGERED)


def is_silent(game: Game, pending: Pending) -> bool:
    """Return whether an effect keeps a card's automatic abilities from triggering (1015.1a)."""
    return pending.card in game.state.instances and is_forbidden(game, pending.card, TRIGGER)


def may_resolve(game: Game, pending: Pending) -> bool:
    """Return whether an automatic ability's condition is met, when it triggers and when it resolves."""
    return meets_condition(game, pending, "906.4")


@clause("fow8", "708.2", "708.2a", "906.2", "906.4a", "1114.3")
def card_triggers(game: Game, pending: Pending) -> None:
    """A card in hand or standby area triggers once, but not in the turn it was put into that area.

    With Stealth it triggers in that turn too. The entry stores where the card is.
    """
    state = game.state
    where = state.where[pending.card]
    assert pending.ability is not None, "an automatic card triggers by its text"
    fresh = kind_of(where) == STANDBY and stood_by_this_turn(game, pending.controller, pending.card)
    if fresh and pending.ability.name != STEALTH:
        return
    if not any(one.card == pending.card and is_card(one) for one in state.pending):
        atoms.push(game, replace(pending, note=TRIGGERED, kept=(("it", held(game.state, [pending.card])),)))


@clause("fow8", "708.2", "906.2")
def reveal_cards(game: Game) -> Procedure:
    """A player reveals a card whose condition was met, so that it triggers, or leaves it hidden.

    JUDGEMENT: this is asked when automatic abilities are about to be played, not while the event that met the
    condition is still happening; nobody can do anything in between.
    """
    state = game.state
    for one in [one for one in state.pending if is_card(one) and one.note == TRIGGERED]:
        if one.choices != REVEALED:
            atoms.take(game, state.pending.index(one))
            said = yield Ask(one.controller, "reveal", "708.2", [YES, NO], one.card)
            if said.verb == "yes":
                atoms.push(game, replace(one, choices=REVEALED))


@clause("fow8", "708.3", "708.3a", "906.6a", "906.10", "1114.2")
def play_card(game: Game, one: Pending) -> Procedure:
    """A card that triggered is played as a spell; one that cannot be played goes to its owner's graveyard.

    JUDGEMENT: one that has moved elsewhere since it triggered stays there; it cannot be played (906.10).
    """
    free = one.ability is not None and one.ability.name == STEALTH
    (lying,) = one.held_as("it")
    if not is_same(game.state, lying):
        return
    waited = as_waited(one)
    able = can_play(game, one.controller, one.card, free=free, waited=waited)
    if able and not is_forbidden(game, one.card, BE_PLAYED):
        yield from play(game, one.controller, one.card, free, waited)
    else:
        yield from send(game, one.card, GRAVEYARD)


def as_waited(one: Pending) -> Pending:
    """Return the event that a card waited for in a form that the card may refer to once it is played."""
    return replace(one, ability=None, choices=PLAIN, kept=(), objects=())


def settle(game: Game) -> Procedure:
    """Do everything that comes before priority: rule processes, then automatic abilities that triggered."""
    state = game.state
    while True:
        if game.checked != state.version:
            check_rules(game)
        if game.settled != state.version:
            before = state.version
            for one in game.rules.asking_checks:
                yield from one(game)
            if state.version != before:
                continue
            game.settled = before
        if not state.pending or not any(one.note == TRIGGERED for one in state.pending):
            return
        yield from play_triggered(game)


@clause("fow8", "602.1b", "603.1", "603.2", "603.3", "603.4", "906.5", "708.2")
def play_triggered(game: Game) -> Procedure:
    """One triggered ability is chosen, the turn player's first, and played."""
    state = game.state
    yield from reveal_cards(game)
    places = [place for place, one in enumerate(state.pending) if one.note == TRIGGERED]
    if not places:
        return
    mine = [place for place in places if state.pending[place].controller == state.active]
    places = mine or places
    options = [Option("play_ability", state.pending[place].card, place) for place in places]
    chosen = options[0]
    if len(options) > 1:
        player = state.pending[places[0]].controller
        chosen = yield Ask(player, "triggered", "603.2", options)
    taken = atoms.take(game, chosen.other)
    if is_card(taken):
        yield from book(game).play_triggered(game, taken)
    else:
        yield from play_automatic(game, taken)


def play_automatic(game: Game, one: Pending) -> Procedure:
    """Play a triggered ability; one that cannot be played, e.g. for lack of targets, is gone (906.6)."""
    ability = one.ability
    assert isinstance(ability, Triggered), "what has triggered is an ability"
    yield from announce(game, AUTOMATIC.begin(game, one.controller, one.card, ability, waited=one))
