"""Rule processes of Force of Will (1200), and what becomes of cards that leave the field."""

from rules.engine import atoms
from rules.engine.checks import check
from rules.engine.game import Game
from rules.engine.keeping import kept_for_all
from rules.engine.perform import Context, found
from rules.engine.ruling import clause
from rules.engine.state import Result
from rules.engine.triggers import state_triggers, trigger
from rules.games.fow8.keywords import (
    ASTRAL,
    is_calm,
    is_eternal,
    is_imperishable,
    now,
)
from rules.games.fow8.zones import FIELD, GRAVEYARD, RULER, book, is_fielded

TRIGGERED = "triggered"
"""The note of an automatic ability that has triggered and was not yet played."""

OPPOSITES = ("+100/+100", "-100/-100")
EMPTY_DECK = "deck_out"


@clause("fow8", "1202.1", "1202.2", "103.1")
def players_lose(game: Game) -> bool:
    """A player without life loses, and so does one who had to draw from an empty deck (105.4)."""
    losers = []
    for player, one in enumerate(game.state.players):
        if one.life <= 0:
            losers.append((player, "life", "1202.1"))
        elif one.lost:
            losers.append((player, one.lost, "1202.2"))
    if losers:
        end_game(game, losers)
    return False


@clause("fow8", "103.2", "103.3")
def end_game(game: Game, losers: list[tuple[int, str, str]]) -> None:
    """The player who has not lost wins; if both have, the game is a draw."""
    if len(losers) == len(game.state.players):
        game.finish(Result(-1, "both_lose", "103.3"))
    player, reason, because = losers[0]
    game.finish(Result(1 - player, reason, because))


@kept_for_all
def suspects(game: Game) -> list[int]:
    """List the cards in play that rule processes could concern, those in the field first, in their order.

    While no effect changes any card, these are the ones with damage or counters and those that are not sturdy
    as they are printed.
    """
    state = game.state
    cards = state.cards
    if is_calm(game):
        found = [
            card
            for card, instance in state.instances.items()
            if instance.damage or instance.counters or not cards[card].sturdy  # type: ignore[attr-defined]
        ]
    else:
        found = list(state.instances)
    if len(found) < 2:
        return found
    fielded = [card for zone in (2 * FIELD, 2 * FIELD + 1) for card in state.zones[zone] if card in found]
    return fielded + [card for card in found if not is_fielded(game, card)]


def counters_cancel(game: Game) -> bool:
    """Counters of +100/+100 and -100/-100 on one card take each other away (1203.1)."""
    changed = False
    for card in suspects(game):
        counters = game.state.instances[card].counters
        if counters and counters.get(OPPOSITES[0]) and counters.get(OPPOSITES[1]):
            cancel(game, card, min(counters[word] for word in OPPOSITES))
            changed = True
    return changed


@clause("fow8", "1203.1", "1203.2")
def cancel(game: Game, card: int, pairs: int) -> None:
    """As many of each kind go as there are of the fewer, so equal numbers leave none."""
    for word in OPPOSITES:
        atoms.put_counters(game, card, word, -pairs)


def fighters_die(game: Game) -> bool:
    """J/resonators without DEF left, or with as much damage as DEF, are destroyed (1204)."""
    state = game.state
    dying = []
    for card in suspects(game):
        if not is_fielded(game, card):
            continue
        definition = now(game, card)
        if definition.fights and definition.figures[1] <= state.instances[card].damage:
            dying.append(card)
    changed = False
    for card in dying:
        changed = die(game, card) or changed
    return changed


@clause("fow8", "1204.1", "1204.2", "207.2")
def die(game: Game, card: int) -> bool:
    """A J/resonator with too much damage, or with DEF of 0 or less, is destroyed."""
    return put_away(game, card)


def lives_are_rounded(game: Game) -> bool:
    """Life that is no multiple of 100 is rounded up (1205.1)."""
    changed = False
    for player, one in enumerate(game.state.players):
        if one.life % 100:
            round_life(game, player)
            changed = True
    return changed


@clause("fow8", "1205.1", "105.4a")
def round_life(game: Game, player: int) -> None:
    """A player's life goes up to the next multiple of 100."""
    atoms.set_life(game, player, -(-game.state.players[player].life // 100) * 100)


def additions_fall(game: Game) -> bool:
    """Additions with a subtype that are on nothing, or on what they cannot be on, are put away (1406.4a)."""
    state = game.state
    changed = False
    falling = []
    for card in suspects(game):
        if "addition" not in state.cards[card].types or not is_fielded(game, card):
            continue
        definition = now(game, card)
        if definition.spell is None or not definition.spell.targets:
            changed = drop(game, card) or changed
        else:
            host = state.instances[card].host
            at = Context(state.instances[card].controller, card, "1406.4a")
            if host == card or host not in found(game, definition.spell.targets[0], at):
                falling.append(card)
    for card in falling:
        fall_off(game, card)
    return changed or bool(falling)


def drop(game: Game, card: int) -> bool:
    """Take an addition that was bestowed off a card that has left, and tell whether it was on one."""
    host = game.state.instances[card].host
    if host < 0 or is_fielded(game, host):
        return False
    let_stay(game, card)
    return True


@clause("fow8", "1121.4")
def let_stay(game: Game, card: int) -> None:
    """A bestowed addition stays in the field, on nothing."""
    atoms.attach(game, card, -1)


@clause("fow8", "1406.4a", "1206.1")
def fall_off(game: Game, card: int) -> None:
    """An addition that is not added to a card it can be on goes to its owner's graveyard."""
    leave(game, card, GRAVEYARD)


CHECKS = (players_lose, counters_cancel, fighters_die, lives_are_rounded, additions_fall)


def put_away(game: Game, card: int) -> bool:
    """Destroy a card in the field and tell whether that happened; a ruler in its area is safe (1010.2)."""
    if card not in game.state.instances or is_eternal(game, card) or not is_fielded(game, card):
        return False
    if "j-ruler" in game.state.cards[card].types:
        trigger(game, "destroyed", card)
        book(game).fall(game, card)
        return True
    trigger(game, "destroyed", card)
    into_graveyard(game, card)
    return True


@clause("fow8", "1010.1")
def into_graveyard(game: Game, card: int) -> None:
    """A destroyed card that is no J-ruler goes to its owner's graveyard."""
    leave(game, card, GRAVEYARD)


@clause("fow8", "1010.1a", "1007.7", "1010.1a-i")
def fall(game: Game, card: int) -> None:
    """A destroyed J-ruler returns to the ruler area, ruler side up, with an astral counter."""
    whole = is_imperishable(game, card)
    to_ruler_area(game, card)
    atoms.turn_face(game, card, 0)
    if not whole:
        atoms.put_counters(game, card, ASTRAL, 1)


@clause("fow8", "302.3", "1022.3")
def to_ruler_area(game: Game, card: int) -> None:
    """A J-ruler that goes to the ruler area stays the same card, its damage gone."""
    trigger(game, "leaves", card)
    atoms.heal(game, card)
    atoms.move(game, card, RULER)


def leave(game: Game, card: int, kind: int, *, bottom: bool = False) -> None:
    """Move a card out of the field; what triggers on its leaving refers to it as it was there (906.7b)."""
    trigger(game, "leaves", card)
    atoms.move(game, card, kind, bottom=bottom)


@clause("fow8", "602.1a", "1201.1")
def check_rules(game: Game) -> None:
    """Rule processes are done in their order until none is left."""
    check(game)
    state_triggers(game)


def is_unsettled(game: Game) -> bool:
    """Carry out rule processes and tell whether any was due, or an ability has triggered (505.5e, 807.3b)."""
    before = game.state.version
    check_rules(game)
    return game.state.version != before or any(one.note == TRIGGERED for one in game.state.pending)
