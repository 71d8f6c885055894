"""Rule processes of Force of Will (1200), and what becomes of cards that leave the field."""

from rules.engine import atoms
from rules.engine.asks import Ask, Option, Procedure
from rules.engine.checks import check
from rules.engine.game import Game
from rules.engine.perform import Context, found
from rules.engine.replacement import Happening, replaced
from rules.engine.ruling import clause
from rules.engine.state import Result
from rules.engine.triggers import trigger
from rules.engine.waiting import Pending
from rules.games.fow8.definitions import ForceCard
from rules.games.fow8.keywords import (
    ASTRAL,
    is_eternal,
    is_imperishable,
    legal_targets,
    now,
    trigger_on_damage,
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


def counters_cancel(game: Game) -> bool:
    """Counters of +100/+100 and -100/-100 on one card take each other away (1203.1)."""
    changed = False
    for card, instance in game.state.instances.items():
        counters = instance.counters
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
    calm = not state.lasting and not game.static
    dying = []
    for zone in (2 * FIELD, 2 * FIELD + 1):
        for card in state.zones[zone]:
            printed: ForceCard = state.cards[card]  # type: ignore[assignment]
            if not printed.fights:
                continue
            instance = state.instances[card]
            if calm and not instance.damage and not instance.counters and printed.figures[1] > 0:
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
    falling = []
    for zone in (2 * FIELD, 2 * FIELD + 1):
        for card in state.zones[zone]:
            if "addition" not in state.cards[card].types:
                continue
            definition = now(game, card)
            if definition.spell is not None and definition.spell.targets:
                host = state.instances[card].host
                at = Context(state.instances[card].controller, card, "1406.4a")
                if host == card or host not in found(game, definition.spell.targets[0], at):
                    falling.append(card)
    for card in falling:
        fall_off(game, card)
    return bool(falling)


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


def settle(game: Game) -> Procedure:
    """Do what comes before anyone has priority: rule processes, then automatic abilities that triggered."""
    state = game.state
    while True:
        if game.checked != state.version:
            check_rules(game)
        if not state.pending or not any(one.note == TRIGGERED for one in state.pending):
            return
        yield from play_triggered(game)


@clause("fow8", "602.1a", "1201.1")
def check_rules(game: Game) -> None:
    """Rule processes are done in their order until none is left."""
    check(game)


@clause("fow8", "602.1b", "603.1", "603.2", "603.3", "603.4", "906.5")
def play_triggered(game: Game) -> Procedure:
    """One triggered ability is chosen, of the turn player if there is one, and played."""
    state = game.state
    places = [place for place, one in enumerate(state.pending) if one.note == TRIGGERED]
    mine = [place for place in places if state.pending[place].controller == state.active]
    places = mine or places
    options = [Option("play_ability", state.pending[place].card, place) for place in places]
    chosen = options[0]
    if len(options) > 1:
        player = state.pending[places[0]].controller
        chosen = yield Ask(player, "triggered", "603.2", options)
    yield from play_automatic(game, atoms.take(game, chosen.other))


def play_automatic(game: Game, one: Pending) -> Procedure:
    """Choose the targets of a triggered ability and put it on the chase; without targets it is gone."""
    assert one.ability is not None, "what has triggered is an ability"
    targets: list[int] = []
    for wanted in one.ability.targets:
        cards = legal_targets(game, one.controller, one.card, wanted)
        options = [Option("target", card) for card in cards if card not in targets]
        if not options:
            return
        chosen = options[0]
        if len(options) > 1:
            chosen = yield Ask(one.controller, "target", "903.2g", options, one.card)
        targets.append(chosen.card)
    atoms.push(
        game,
        Pending(
            one.controller,
            one.card,
            one.stamp,
            one.ability,
            tuple(targets),
            one.event_card,
            amount=one.amount,
        ),
    )


@clause("fow8", "1007.1", "1007.3", "1007.4")
def deal_damage(game: Game, card: int, amount: int, source: int, *, combat: bool = False) -> Procedure:
    """Damage adds up on a J/resonator, dealt all at once; a card without DEF is dealt none."""
    if card not in game.state.instances or not now(game, card).fights:
        return
    if game.rules.replacements:
        player = game.state.instances[card].controller
        happening = Happening("damage", player, card, source, amount=amount, combat=combat)
        yield from replaced(game, happening)
        if happening.cancelled:
            return
        amount = happening.amount
    if amount > 0:
        atoms.damage(game, card, amount, source, combat=combat)
        trigger_on_damage(game, source, card, amount, combat=combat)


@clause("fow8", "1007.2", "105.4")
def deal_damage_to_player(
    game: Game, player: int, amount: int, source: int, *, combat: bool = False
) -> Procedure:
    """A player who is dealt damage loses that much life."""
    if game.rules.replacements:
        happening = Happening("damage_player", player, -1, source, amount=amount, combat=combat)
        yield from replaced(game, happening)
        if happening.cancelled:
            return
        amount = happening.amount
    if amount > 0:
        atoms.damage_player(game, player, amount, source, combat=combat)
        trigger_on_damage(game, source, -1, amount, combat=combat)


def is_unsettled(game: Game) -> bool:
    """Carry out rule processes and tell whether any was due, or an ability has triggered (505.5e, 807.3b)."""
    before = game.state.version
    check_rules(game)
    return game.state.version != before or any(one.note == TRIGGERED for one in game.state.pending)
