"""Rule processes of Force of Will (1200)."""

from collections.abc import Generator, Sequence

from rules.engine import atoms
from rules.engine.asks import Ask, Option, Procedure
from rules.engine.aspects import COUNTERS, DAMAGE, EFFECTS, EVERYTHING, LASTING, LIFE, lying
from rules.engine.cache import cached_for_both
from rules.engine.checks import ROUNDS, check
from rules.engine.clauses import clause
from rules.engine.context import Context
from rules.engine.game import Game
from rules.engine.ids import NO_CARD, NO_PLAYER, OTHER_PLAYER, PLAYERS, CardId, PlayerId
from rules.engine.layers import changes_control
from rules.engine.references import found
from rules.engine.replacement import may_be_replaced
from rules.engine.state import Result
from rules.engine.triggers import state_triggers
from rules.games.fow8.definitions import ForceCard
from rules.games.fow8.keywords import now
from rules.games.fow8.layers import changed_cards
from rules.games.fow8.mechanics.control import settle_control
from rules.games.fow8.movement import destroy_together
from rules.games.fow8.movement_zones import leave, put_away
from rules.games.fow8.zones import FIELD, GRAVEYARD, IN_PLAY, LIFEBREAK, is_fielded
from rules.language.events import Destroyed, Leaves, Moves

TRIGGERED = "triggered"
"""The note of an automatic ability that has triggered and has not been played yet."""

OPPOSITES = ("+100/+100", "-100/-100")
EMPTY_DECK = "deck_out"


@clause("fow8", "1202.1", "1202.2", "103.1")
def players_lose(game: Game) -> bool:
    """A player without life loses, and so does one who had to draw from an empty deck (105.4)."""
    losers = []
    for player, one in zip(PLAYERS, game.state.players, strict=True):
        if one.life <= 0:
            losers.append((player, "life", "1202.1"))
        elif one.lost:
            losers.append((player, one.lost, "1202.2"))
    if losers:
        end_game(game, losers)
    return False


@clause("fow8", "103.2", "103.3")
def end_game(game: Game, losers: list[tuple[PlayerId, str, str]]) -> None:
    """The player who has not lost wins; if both have, the game is a draw."""
    if len(losers) == len(game.state.players):
        game.finish(Result(NO_PLAYER, "both_lose", "103.3"))
    player, reason, because = losers[0]
    game.finish(Result(OTHER_PLAYER[player], reason, because))


def counters_cancel(game: Game) -> bool:
    """Counters of +100/+100 and -100/-100 on one card cancel each other (1203.1)."""
    opposed = cards_with_opposites(game)
    for card in opposed:
        counters = game.state.instances[card].counters or {}
        cancel(game, card, min(counters[word] for word in OPPOSITES))
    return bool(opposed)


@cached_for_both(IN_PLAY | COUNTERS)
def cards_with_opposites(game: Game) -> list[CardId]:
    """List the cards with counters that cancel each other."""
    return [
        card
        for card, instance in game.state.instances.items()
        if (counters := instance.counters) and all(counters.get(word) for word in OPPOSITES)
    ]


@clause("fow8", "1203.1", "1203.2")
def cancel(game: Game, card: CardId, pairs: int) -> None:
    """Remove as many of each kind as there are of the rarer one; equal numbers leave none."""
    for word in OPPOSITES:
        atoms.put_counters(game, card, word, -pairs)


def fighters_die(game: Game) -> bool:
    """J/resonators without DEF left, or with as much damage as DEF, are destroyed (1204).

    If their destruction may be replaced, `fighters_die_or_not` handles it.
    """
    changed = False
    if beaten(game) and not is_replaceable(game):
        changed = die(game, beaten(game))
    return changed


def is_replaceable(game: Game) -> bool:
    """Return whether a replacement may apply to a card's destruction or its move to the graveyard."""
    return any(may_be_replaced(game, event) for event in (Destroyed, Leaves, Moves))


@clause("fow8", "910.1", "1204.1", "1301.1c")
def fighters_die_or_not(game: Game) -> Procedure:
    """J/resonators that a rule process would destroy are destroyed, unless that is replaced.

    JUDGEMENT: if the replacement leaves them as they are, so that the same would happen again and again, the
    game is a draw as for any other loop (1301.1c).
    """
    for _ in range(ROUNDS):
        before, dying = game.state.version, beaten(game)
        if not dying:
            return
        yield from destroy_together(game, dying, NO_CARD)
        if game.state.version == before:
            return
    game.finish(Result(NO_PLAYER, "loop", game.rules.loop_clause))


@cached_for_both(lying(FIELD) | DAMAGE, as_cards_are=True)
def beaten(game: Game) -> list[CardId]:
    """List the J/resonators in the field with no DEF left, or with as much damage as DEF."""
    state, instances, changed = game.state, game.state.instances, changed_cards(game)
    printed: list[ForceCard] = state.cards  # type: ignore[assignment]
    return [
        card
        for card in state.zone_of_both(FIELD)
        if (definition := changed.get(card) or printed[card]).fights
        and definition.stats[1] <= instances[card].damage
    ]


@clause("fow8", "1204.1", "1204.2", "207.2")
def die(game: Game, cards: Sequence[CardId]) -> bool:
    """J/resonators with too much damage, or with DEF of 0 or less, are destroyed at the same time."""
    return put_away(game, cards)


def lives_are_rounded(game: Game) -> bool:
    """Life that is not a multiple of 100 is rounded up (1205.1)."""
    changed = False
    for player, one in zip(PLAYERS, game.state.players, strict=True):
        if one.life % 100:
            round_life(game, player)
            changed = True
    return changed


@clause("fow8", "1205.1", "105.4a")
def round_life(game: Game, player: PlayerId) -> None:
    """A player's life goes up to the next multiple of 100."""
    atoms.set_life(game, player, -(-game.state.players[player].life // 100) * 100)


def additions_fall(game: Game) -> bool:
    """Additions with a subtype that are on nothing, or on the wrong card, are put away (1406.4a)."""
    state = game.state
    changed = False
    falling = []
    for card in additions(game):
        if not is_fielded(game, card):
            continue
        definition = now(game, card)
        if definition.spell is None or not definition.spell.targets:
            changed = drop(game, card) or changed
        else:
            host = state.instances[card].host
            at = Context(state.instances[card].controller, card, "1406.4a")
            if host == card or host not in found(game, definition.spell.targets[0], at):
                falling.append(card)
    if falling:
        fall_off(game, falling)
    return changed or bool(falling)


@cached_for_both(IN_PLAY | EFFECTS)
def additions(game: Game) -> list[CardId]:
    """List the additions in play, those in the field first, in their order."""
    state = game.state
    found = [card for card in state.instances if "addition" in state.cards[card].types]
    if len(found) < 2:
        return found
    fielded = [card for card in state.zone_of_both(FIELD) if card in found]
    return fielded + [card for card in found if not is_fielded(game, card)]


def drop(game: Game, card: CardId) -> bool:
    """Detach a bestowed addition from a card that has left; return whether it was on one."""
    host = game.state.instances[card].host
    if host < 0 or is_fielded(game, host):
        return False
    let_stay(game, card)
    return True


@clause("fow8", "1121.4")
def let_stay(game: Game, card: CardId) -> None:
    """A bestowed addition stays in the field, on nothing."""
    atoms.attach(game, card, NO_CARD)


@clause("fow8", "1406.4a", "1206.1")
def fall_off(game: Game, cards: Sequence[CardId]) -> None:
    """Additions that are not added to a card they can be on go to their owners' graveyards."""
    leave(game, [(card, GRAVEYARD) for card in cards])


def checks_read(game: Game) -> int:
    """Return the aspects of the state that rule processes read.

    That is everything if additions have requirements for their cards, or effects change who controls cards.
    """
    if additions(game) or changes_control(game):
        return EVERYTHING
    return LIFE | DAMAGE | COUNTERS | IN_PLAY | EFFECTS | LASTING | lying(LIFEBREAK)


ASKING_CHECKS = (fighters_die_or_not,)
"""Rule processes in which a player may have to choose."""

CHECKS = (settle_control, players_lose, counters_cancel, fighters_die, lives_are_rounded, additions_fall)


@clause("fow8", "602.1a", "1201.1", "906.9", "906.9a")
def check_rules(game: Game) -> None:
    """Rule processes are performed in order until none applies."""
    check(game)
    status_abilities_trigger(game)


def status_abilities_trigger(game: Game) -> None:
    """Automatic abilities that watch a status trigger when it begins (906.9, 906.9a).

    JUDGEMENT: taken literally, an ability whose status continues would trigger again as soon as it was
    played, forever and without a chance to resolve; so it triggers again only after its status has ended.
    """
    state_triggers(game)


def is_unsettled(game: Game) -> Generator[Ask, Option, bool]:
    """Perform rule processes; return whether any applied, or an ability has triggered (505.5e, 807.3b)."""
    before = game.state.version
    check_rules(game)
    for one in game.rules.asking_checks:
        yield from one(game)
    return game.state.version != before or any(one.note == TRIGGERED for one in game.state.pending)
