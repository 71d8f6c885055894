"""Atoms that write players and the turn: life, resources, waiting entries, lasting effects."""

from dataclasses import replace
from typing import TYPE_CHECKING

from rules.engine.aspects import (
    EFFECTS,
    GAME_COUNTS,
    LASTING,
    LIFE,
    MARKS,
    OTHER,
    RESOURCES,
    TURN,
    TURN_COUNTS,
    WAITING,
)
from rules.engine.atoms.traces import wrote
from rules.engine.continuous_effects import SAID_ONCE, Lasting
from rules.engine.events import (
    AbilityWaits,
    LifeChanged,
    PlayerDamaged,
    TurnBegan,
)
from rules.engine.facts import Count
from rules.engine.ids import NO_CARD, NO_PLAYER, CardId, PlayerId
from rules.engine.objects import arrivals, held
from rules.engine.pending import Delayed, Pending
from rules.engine.state import LASTING_STATES
from rules.language.abilities import Ability
from rules.language.changes import GainAbilities
from rules.language.durations import Duration

if TYPE_CHECKING:
    from rules.engine.facts import Fact
    from rules.engine.game import Game
    from rules.engine.occurrences import Occurrence
    from rules.engine.state import Result


def damage_player(
    game: "Game",
    player: PlayerId,
    amount: int,
    source: CardId = NO_CARD,
    *,
    combat: bool = False,
    life: bool = True,
) -> None:
    """Deal damage to a player; it reduces their life unless `life` says that the game does this itself."""
    if life:
        game.state.players[player].life -= amount
        note(game, player, "life_lost", amount)
    wrote(game, LIFE)
    if PlayerDamaged in game.listeners:
        game.emit(PlayerDamaged(player, source, amount, combat))


def change_life(game: "Game", player: PlayerId, amount: int) -> None:
    """Make a player gain life, or lose it if the amount is negative."""
    game.state.players[player].life += amount
    if amount < 0:
        note(game, player, "life_lost", -amount)
    wrote(game, LIFE)
    if LifeChanged in game.listeners:
        game.emit(LifeChanged(player, amount))


def set_life(game: "Game", player: PlayerId, life: int) -> None:
    """Set a player's life, for setup and state-based actions."""
    game.state.players[player].life = life
    wrote(game, LIFE)


def gain(game: "Game", player: PlayerId, resource: int, amount: int) -> None:
    """Add units of a resource, or remove them if the amount is negative."""
    game.state.players[player].resources[resource] += amount
    wrote(game, RESOURCES)


def set_resource(game: "Game", player: PlayerId, resource: int, amount: int) -> None:
    """Set how many units of a resource a player has."""
    game.state.players[player].resources[resource] = amount
    wrote(game, RESOURCES)


def note(game: "Game", player: PlayerId, what: str, times: int = 1) -> None:
    """Count something that the rules ask about within a turn."""
    counts = game.state.players[player].turn_counts
    counts[what] = counts.get(what, 0) + times
    wrote(game, TURN_COUNTS)


def note_for_game(
    game: "Game",
    player: PlayerId,
    what: str,
    times: int = 1,
    *,
    about: str = "",
    kind: int = -1,
    place: int = -1,
    forget: tuple[str, ...] = (),
) -> None:
    """Count something that the rules ask about for the whole game, and reset other such counters.

    It is counted separately for each thing it is `about`, its kind and place, and reset for all of them.
    """
    one = game.state.players[player]
    for word in forget:
        one.game_counts.pop(word, None)
        one.game_tallies = {of: count for of, count in one.game_tallies.items() if of.what != word}
    if about:
        of = Count(what, about, kind, place)
        one.game_tallies[of] = one.game_tallies.get(of, 0) + times
    else:
        one.game_counts[what] = one.game_counts.get(what, 0) + times
    wrote(game, GAME_COUNTS)


def record(game: "Game", player: PlayerId, fact: "Fact", *, for_game: bool = False) -> None:
    """Store a fact about a player's card or ability, for the turn or the game."""
    owner = game.state.players[player]
    if for_game:
        owner.game_facts |= {fact}
    else:
        owner.turn_facts |= {fact}
    wrote(game, GAME_COUNTS if for_game else TURN_COUNTS)


def lose(game: "Game", player: PlayerId, reason: str) -> None:
    """Record that a player has lost; state-based actions end the game."""
    game.state.players[player].lost = reason
    wrote(game, LIFE)


def pick(game: "Game", cards: list[CardId], count: int) -> list[CardId]:
    """Return this many of the cards, picked at random."""
    picked = cards.copy()
    game.state.random.shuffle(picked)
    wrote(game, OTHER)
    return picked[:count]


def roll(game: "Game", sides: int) -> int:
    """Roll a die and return the side, counted from 0."""
    wrote(game, OTHER)
    return game.state.random.below(sides)


def push(game: "Game", pending: Pending, note: str = "") -> None:
    """Put an entry on top of the stack, or at the end of the queue, with a note if given.

    Its cards are the objects they are now, unless it says which they were when chosen.
    """
    state, objects, chosen = game.state, pending.objects, pending.arrivals
    if not objects:
        objects = held(state, (pending.card, pending.event_card, pending.cause))
        # Entries with objects were waiting before, such as a trigger that is now put on the stack.
        if AbilityWaits in game.listeners and pending.ability is not None:
            game.emit(AbilityWaits(pending.controller, pending.card, pending.ability))
    if not chosen:
        chosen = arrivals(state, pending.targets)
    if note or objects is not pending.objects or chosen != pending.arrivals:
        pending = pending.put(note or pending.note, pending.targets, chosen, objects)
    state.pending.append(pending)
    wrote(game, WAITING)


def take(game: "Game", place: int = -1) -> Pending:
    """Remove and return the entry at an index of the stack or queue."""
    wrote(game, WAITING)
    return game.state.pending.pop(place)


def stamp(game: "Game") -> int:
    """Return the next timestamp."""
    game.state.stamp += 1
    return game.state.stamp


def renew_stamp(game: "Game", card: CardId) -> None:
    """Give a card in play, or one that changes others from elsewhere, a newer timestamp."""
    instance, newer = game.state.instances.get(card), stamp(game)
    if instance is None:
        game.state.since[card] = newer
    else:
        instance.stamp = newer
    wrote(game, EFFECTS, card)


def begin_effect(game: "Game", lasting: Lasting) -> None:
    """Put a continuous effect in force, in place of an older one that says the same.

    Otherwise an ability that costs nothing could pile up effects without end.
    """
    state = game.state
    if isinstance(lasting.change, SAID_ONCE):
        state.lasting = [one for one in state.lasting if replace(one, stamp=lasting.stamp) != lasting]
    state.lasting.append(lasting)
    wrote(game, LASTING)


def end_grant(game: "Game", card: CardId, ability: Ability) -> None:
    """Remove an ability that a continuous effect grants a card, once."""
    for place, lasting in enumerate(game.state.lasting):
        change, cards = lasting.change, lasting.cards
        if isinstance(change, GainAbilities) and ability in change.abilities and cards and card in cards:
            others = cards - {card}
            left = [replace(lasting, cards=others)] if others else []
            game.state.lasting = [*game.state.lasting[:place], *left, *game.state.lasting[place + 1 :]]
            wrote(game, LASTING)
            return


def keep_in_mind(game: "Game", happened: "Occurrence") -> None:
    """Record an occurrence for questions about how often it happened this turn."""
    game.state.happened.append(happened)
    wrote(game, OTHER)


def begin_delayed(game: "Game", delayed: Delayed) -> None:
    """Start a delayed ability that an effect created."""
    game.state.delayed.append(delayed)
    wrote(game, OTHER)


def end_delayed(game: "Game", delayed: Delayed) -> None:
    """End a delayed ability, once it has triggered."""
    game.state.delayed.remove(delayed)
    wrote(game, OTHER)


def end_effects(game: "Game", until: Duration, player: PlayerId = NO_PLAYER) -> None:
    """End the continuous effects and delayed abilities that last until a moment that has come.

    With a `player`, only those of this player.
    """
    state = game.state
    whose = (0, 1) if player < 0 else (player,)
    if state.delayed:
        state.delayed = [one for one in state.delayed if one.until != until or one.controller not in whose]
        wrote(game, OTHER)
    if any(one.until == until and one.controller in whose for one in state.lasting):
        state.lasting = [one for one in state.lasting if one.until != until or one.controller not in whose]
        wrote(game, LASTING)


def set_first(game: "Game", player: PlayerId) -> None:
    """Set the player who goes first."""
    game.state.first = player
    wrote(game, OTHER)


def begin_turn(game: "Game", player: PlayerId, number: int = 0) -> None:
    """Start a player's turn, the next or one with this number; what the last one recorded is deleted."""
    state = game.state
    state.turn = number or state.turn + 1
    state.active = player
    state.happened.clear()
    for one in state.players:
        one.turn_counts.clear()
        one.turn_facts = frozenset()
    lasting = game.rules.lasting_marks
    for card, instance in state.instances.items():
        if instance.marks:
            instance.marks &= lasting
            wrote(game, MARKS, card)
        if instance.numbers:
            longer = lasting | {LASTING_STATES}
            kept = {word: those for word, those in instance.numbers.items() if word in longer}
            instance.numbers = kept or None
    wrote(game, TURN | TURN_COUNTS)
    if TurnBegan in game.listeners:
        game.emit(TurnBegan(player, state.turn))


def go_to_step(game: "Game", step: int) -> None:
    """Continue with a given step of the turn plan instead of the next one."""
    game.state.step = step
    wrote(game, OTHER)


def next_step(game: "Game") -> None:
    """Continue with the next step of the turn plan.

    This writes nothing else of the position, so what the state-based actions found is still valid, and cached
    answers include the step. Effects in force may ask which step it is.
    """
    game.state.step += 1
    if game.static or game.state.lasting:
        wrote(game, OTHER)


def end_game(game: "Game", result: "Result") -> None:
    """Set how the game ended."""
    game.state.result = result
    wrote(game, OTHER)
