"""Rule processes of the Square Enix system (12.4): all that apply are resolved as one event."""

from rules.engine.asks import Procedure
from rules.engine.aspects import CONTROL, EFFECTS, EVERYTHING, LASTING, LIFE, TURN_COUNTS, lying
from rules.engine.aspects import DAMAGE as DAMAGE_ON_CARDS
from rules.engine.checks import ROUNDS, check
from rules.engine.clauses import clause
from rules.engine.game import Game
from rules.engine.ids import NO_PLAYER, OTHER_PLAYER, PLAYERS, CardId, PlayerId
from rules.engine.layers import changes_control, characteristics
from rules.engine.replacement import may_be_replaced
from rules.engine.restrictions import is_allowed, is_forbidden
from rules.engine.state import Result
from rules.engine.triggers import trigger_on
from rules.games.setcg.checks_suspects import NOBODY, Suspects, suspects
from rules.games.setcg.definitions import (
    BACKUP,
    ITEMS,
    SquareCard,
)
from rules.games.setcg.keywords import BE_BESIDE, BE_RARE, breakers
from rules.games.setcg.movement import BE_BROKEN, depart, departures
from rules.games.setcg.movement_control import settle_control
from rules.games.setcg.nodes import Breaks
from rules.games.setcg.zones import BREAK, DAMAGE, FIELD
from rules.language.events import Destroyed, Leaves

DEADLY_DAMAGE = 7
MOST_BACKUPS = 5
DAMAGED_WITHOUT_DECK = "damaged_without_deck"


def players_lose(game: Game) -> bool:
    """End the game if a player has lost: seven damage is checked first, then empty decks (12.4.1 to .3).

    JUDGEMENT: 12.3 resolves all rule processes at once, but 12.4.2 says it comes after the check before it;
    so seven damage ends the game before an empty deck is checked.
    """
    state = game.state
    losers = [player for player in PLAYERS if len(state.zone(DAMAGE, player)) >= DEADLY_DAMAGE]
    if losers:
        seven_damage(game, losers)
    losers = [player for player in PLAYERS if state.players[player].turn_counts.get("empty_draw")]
    unpaid = [player for player in PLAYERS if state.players[player].lost == DAMAGED_WITHOUT_DECK]
    if losers or unpaid:
        empty_deck(game, losers, unpaid)
    return False


@clause("setcg", "12.4.1", "3.1.1", "7.13.2")
def seven_damage(game: Game, losers: list[PlayerId]) -> None:
    """A player with seven cards in the damage zone loses."""
    _end(game, losers, "seven_damage", "12.4.1")


@clause("setcg", "12.4.2", "3.1.2", "12.4.3", "3.1.3")
def empty_deck(game: Game, could_not_draw: list[PlayerId], damaged: list[PlayerId]) -> None:
    """A player who could not draw, or took damage with no card left in the deck, loses."""
    reason, number = ("deck_out", "12.4.2") if could_not_draw else (DAMAGED_WITHOUT_DECK, "12.4.3")
    _end(game, sorted({*could_not_draw, *damaged}), reason, number)


@clause("setcg", "3.2")
def win(game: Game, player: PlayerId) -> None:
    """A player wins by an effect, unless they have already lost by a condition that is not checked yet."""
    players_lose(game)
    game.finish(Result(player, "effect", "3.1"))


def _end(game: Game, losers: list[PlayerId], reason: str, number: str) -> None:
    if len(losers) > 1:
        game.finish(Result(NO_PLAYER, "both_lose", "3.3"))
    game.finish(Result(OTHER_PLAYER[losers[0]], reason, number))


def due(game: Game) -> tuple[list[CardId], list[CardId]]:
    """Return the cards that damage breaks, and those that other rule processes put away (11.1.3)."""
    broken: list[CardId] = []
    doomed: list[CardId] = []
    for one in suspects(game):
        if one is not NOBODY:
            _judge(game, one, broken, doomed)
    return broken, doomed


def rule_processes(game: Game) -> bool:
    """Put all that rule processes find into the break zone at once (12.3), if nobody must be asked."""
    broken, doomed = due(game)
    if not broken and not doomed or may_be_replaced(game, Leaves):
        return False
    put_away(game, [(card, BREAK) for card in dict.fromkeys((*broken, *doomed))], broken)
    return True


def put_away(game: Game, leaving: list[tuple[CardId, int]], broken: list[CardId]) -> None:
    """Cards leave the field, and abilities trigger on those that are broken."""
    for card, kind in leaving:
        if card in broken and kind == BREAK:
            trigger_on(game, Destroyed, card)
            for breaker in breakers(game, card):
                trigger_on(game, Breaks, breaker)
    depart(game, leaving)


def resolve_processes(game: Game) -> Procedure:
    """Resolve all rule processes, asking about effects that may replace leaving the field."""
    check(game)
    for _ in range(ROUNDS):
        if not may_be_replaced(game, Leaves):
            return
        broken, doomed = due(game)
        if not broken and not doomed:
            return
        leaving = yield from departures(game, list(dict.fromkeys((*broken, *doomed))), BREAK)
        put_away(game, leaving, broken)
        check(game)
    game.finish(Result(NO_PLAYER, "loop", game.rules.loop_clause))


def _judge(game: Game, found: Suspects, broken: list[CardId], doomed: list[CardId]) -> None:
    """Add to `broken` what damage breaks on one player's field, and to `doomed` what else has to go."""
    if found.hurt:
        broken += lethally_damaged(game, found.hurt)
    if found.weak:
        doomed += powerless(game, found.weak)
    if found.namesakes:
        doomed += same_names(game, found.namesakes)
    if found.rare:
        doomed += light_and_dark(game, found.rare)
    if found.items:
        doomed += _misplaced_items(game, found.items)
    if found.places:
        doomed += formations(game, found.places)


@clause("setcg", "12.4.5", "5.2.6.1")
def lethally_damaged(game: Game, cards: list[CardId]) -> list[CardId]:
    """A Forward that has taken damage equal to its power or more is broken, unless it cannot be.

    JUDGEMENT: 5.2.6.1 says more damage than power, 12.4.5 as much or more; the rule process is taken.
    """
    return [card for card in cards if not is_forbidden(game, card, BE_BROKEN)]


@clause("setcg", "12.4.4")
def powerless(game: Game, cards: list[CardId]) -> list[CardId]:
    """A Forward with power 0 or less is put into the break zone, which does not count as breaking it."""
    return cards


@clause("setcg", "12.4.6", "5.2.2.1", "7.9.2", "7.10.2", "7.11.2")
def same_names(game: Game, several: list[list[CardId]]) -> list[CardId]:
    """Characters of one player with the same name and no Common Soldier icon all go to the break zone."""
    return [card for group in several for card in group]


@clause("setcg", "12.4.7")
def light_and_dark(game: Game, cards: list[CardId]) -> list[CardId]:
    """Two or more cards of the light and dark elements of one player all go to the break zone.

    They stay if effects allow each of them to be there together with others, or one beside the rest.
    """
    clashing = [card for card in cards if any(_clash(game, card, other) for other in cards)]
    return [] if all(is_allowed(game, card, BE_RARE) for card in clashing) else clashing


def _clash(game: Game, card: CardId, other: CardId) -> bool:
    beside = is_allowed(game, card, BE_BESIDE, other) or is_allowed(game, other, BE_BESIDE, card)
    return card != other and not beside


def _misplaced_items(game: Game, items: list[CardId]) -> list[CardId]:
    instances = game.state.instances
    loose: list[CardId] = []
    held: dict[tuple[CardId, str], list[CardId]] = {}
    for card in items:
        host = instances[card].host
        if host not in instances or not may_equip(game, card, host):
            loose.append(card)
        else:
            for kind in game.state.cards[card].types & ITEMS:
                held.setdefault((host, kind), []).append(card)
    crowded = [card for group in held.values() if len(group) > 1 for card in group]
    gone = loose_items(game, loose) if loose else []
    return [*gone, *(crowded_items(game, crowded) if crowded else [])]


@clause("setcg", "12.4.8", "5.2.3.1.3.6")
def loose_items(game: Game, cards: list[CardId]) -> list[CardId]:
    """An Item on no character, or on one that cannot have it, is put into the break zone."""
    return cards


@clause("setcg", "12.4.9", "5.2.3.1.3.4")
def crowded_items(game: Game, cards: list[CardId]) -> list[CardId]:
    """Two or more Items of one type on one character all go to the break zone."""
    return cards


@clause("setcg", "7.12.1.2")
def formations(game: Game, cards: list[CardId]) -> list[CardId]:
    """Two or more Formations of one player all go to the break zone (12.4.10, printed inside 12.4.9)."""
    return cards


def may_equip(game: Game, item: CardId, host: CardId) -> bool:
    """Return whether an Item can be put on a character: of a right type, on the same side (5.2.3.1.3)."""
    definition = game.state.cards[item]
    held = game.state.instances.get(item)
    controller = held.controller if held is not None else game.state.owners[item]
    return (
        isinstance(definition, SquareCard)
        and bool(definition.equips & characteristics(game, host).types)
        and game.state.instances[host].controller == controller
    )


def backups(game: Game, player: PlayerId) -> list[CardId]:
    """List the Backups a player controls."""
    return [card for card in game.state.zone(FIELD, player) if BACKUP in game.state.cards[card].types]


CHECKS = (settle_control, players_lose, rule_processes)


def checks_read(game: Game) -> int:
    """Return the aspects of the state that rule processes read.

    That is everything if effects change who controls cards, or cards on the field have to be checked closely.
    """
    mine, theirs = suspects(game)
    if changes_control(game) or mine is not NOBODY or theirs is not NOBODY:
        return EVERYTHING
    return TURN_COUNTS | LIFE | EFFECTS | LASTING | CONTROL | DAMAGE_ON_CARDS | lying(FIELD, DAMAGE)
