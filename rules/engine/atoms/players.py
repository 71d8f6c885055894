"""Atoms that write what belongs to players and to the turn: life, resources, what waits, what lasts."""

from typing import TYPE_CHECKING

from rules.engine.effects import Lasting
from rules.engine.events import (
    LifeChanged,
    PlayerDamaged,
    TurnBegan,
)
from rules.engine.waiting import Delayed, Pending

if TYPE_CHECKING:
    from rules.engine.game import Game


def damage_player(
    game: "Game", player: int, amount: int, source: int = -1, *, combat: bool = False, life: bool = True
) -> None:
    """Deal damage to a player; it lowers their life unless `life` says that the game does it otherwise."""
    if life:
        game.state.players[player].life -= amount
        note(game, player, "life_lost", amount)
    game.state.version += 1
    if PlayerDamaged in game.listeners:
        game.tell(PlayerDamaged(player, source, amount, combat))


def change_life(game: "Game", player: int, amount: int) -> None:
    """Let a player gain life, or lose it where the amount is negative."""
    game.state.players[player].life += amount
    if amount < 0:
        note(game, player, "life_lost", -amount)
    game.state.version += 1
    if LifeChanged in game.listeners:
        game.tell(LifeChanged(player, amount))


def set_life(game: "Game", player: int, life: int) -> None:
    """Set a player's life, as setting up and rules checks do."""
    game.state.players[player].life = life
    game.state.version += 1


def gain(game: "Game", player: int, resource: int, amount: int) -> None:
    """Add units of a resource, or take them where the amount is negative."""
    game.state.players[player].resources[resource] += amount
    game.state.version += 1


def set_resource(game: "Game", player: int, resource: int, amount: int) -> None:
    """Set how many units of a resource a player has."""
    game.state.players[player].resources[resource] = amount
    game.state.version += 1


def note(game: "Game", player: int, what: str, times: int = 1) -> None:
    """Count something that the rules ask about within a turn."""
    counts = game.state.players[player].turn_counts
    counts[what] = counts.get(what, 0) + times
    game.state.version += 1


def note_for_game(
    game: "Game", player: int, what: str, times: int = 1, *, forget: tuple[str, ...] = ()
) -> None:
    """Count something that the rules ask about as long as the game lasts, and forget other such things.

    What is to be forgotten may be a word, or the beginning of words up to a colon.
    """
    counts = game.state.players[player].game_counts
    for word in forget:
        for known in [one for one in counts if one == word or (word.endswith(":") and one.startswith(word))]:
            del counts[known]
    counts[what] = counts.get(what, 0) + times
    game.state.version += 1


def lose(game: "Game", player: int, reason: str) -> None:
    """Remember that a player has lost; the rules check ends the game."""
    game.state.players[player].lost = reason
    game.state.version += 1


def pick(game: "Game", cards: list[int], count: int) -> list[int]:
    """Return so many of these cards by chance, each as likely as any other."""
    picked = cards.copy()
    game.state.random.shuffle(picked)
    game.state.version += 1
    return picked[:count]


def roll(game: "Game", sides: int) -> int:
    """Roll a die and return the side that is up, counted from 0."""
    game.state.version += 1
    return game.state.random.below(sides)


def push(game: "Game", pending: Pending) -> None:
    """Put something on top of the stack, or at the end of the queue."""
    game.state.pending.append(pending)
    game.state.version += 1


def take(game: "Game", place: int = -1) -> Pending:
    """Take what waits at a place off the stack or queue and return it."""
    game.state.version += 1
    return game.state.pending.pop(place)


def stamp(game: "Game") -> int:
    """Return the next timestamp."""
    game.state.stamp += 1
    return game.state.stamp


def renew_stamp(game: "Game", card: int) -> None:
    """Give a card in play a newer timestamp, among those that came with it."""
    game.state.instances[card].stamp = stamp(game)
    game.state.version += 1


def begin_effect(game: "Game", lasting: Lasting) -> None:
    """Put a continuous effect in force."""
    game.state.lasting.append(lasting)
    game.state.version += 1


def begin_delayed(game: "Game", delayed: Delayed) -> None:
    """Let an automatic ability that an effect brought about be there from now on."""
    game.state.delayed.append(delayed)
    game.state.version += 1


def end_delayed(game: "Game", delayed: Delayed) -> None:
    """End an automatic ability that an effect brought about, once it has triggered."""
    game.state.delayed.remove(delayed)
    game.state.version += 1


def end_effects(game: "Game", until: str) -> None:
    """End the continuous effects and later abilities that last until a moment that has come."""
    state = game.state
    if state.delayed:
        state.delayed = [delayed for delayed in state.delayed if delayed.until != until]
        state.version += 1
    if state.lasting:
        state.lasting = [lasting for lasting in state.lasting if lasting.until != until]
        state.version += 1


def begin_turn(game: "Game", player: int) -> None:
    """Give the turn to a player: what was remembered of the last one is forgotten."""
    state = game.state
    state.turn += 1
    state.active = player
    for one in state.players:
        one.turn_counts.clear()
    for instance in state.instances.values():
        if instance.marks:
            instance.marks = frozenset(word for word in instance.marks if word.startswith("keeps:"))
    state.version += 1
    if TurnBegan in game.listeners:
        game.tell(TurnBegan(player, state.turn))


def go_to_step(game: "Game", step: int) -> None:
    """Go on with another step of the turn plan than the next one."""
    game.state.step = step
    game.state.version += 1
