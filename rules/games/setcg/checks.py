"""Rule processes of the Square Enix system (12.4): all that are due are resolved as one event."""

from rules.engine import atoms
from rules.engine.game import Game
from rules.engine.layers import characteristics
from rules.engine.ruling import clause
from rules.engine.state import Result
from rules.engine.triggers import trigger
from rules.games.setcg.definitions import (
    BACKUP,
    CHARACTERS,
    COMMON_SOLDIER,
    FORMATION,
    FORWARD,
    ITEMS,
    LIGHT_AND_DARK,
    SquareCard,
)
from rules.games.setcg.keywords import names, power
from rules.games.setcg.zones import BREAK, DAMAGE, FIELD

DEADLY_DAMAGE = 7
MOST_BACKUPS = 5
DAMAGED_WITHOUT_DECK = "damaged_without_deck"


def players_lose(game: Game) -> bool:
    """End the game if a player has lost: seven damage is looked at first, then empty decks (12.4.1 to .3).

    JUDGEMENT: 12.3 resolves all rule processes at once, but 12.4.2 puts itself after the check before it; so
    seven damage ends the game before an empty deck is asked about.
    """
    state = game.state
    losers = [player for player in (0, 1) if len(state.zones[2 * DAMAGE + player]) >= DEADLY_DAMAGE]
    if losers:
        seven_damage(game, losers)
    losers = [player for player in (0, 1) if state.players[player].turn_counts.get("empty_draw")]
    unpaid = [player for player in (0, 1) if state.players[player].lost == DAMAGED_WITHOUT_DECK]
    if losers or unpaid:
        empty_deck(game, losers, unpaid)
    return False


@clause("setcg", "12.4.1", "3.1.1", "7.13.2")
def seven_damage(game: Game, losers: list[int]) -> None:
    """A player with seven cards in the damage zone loses."""
    _end(game, losers, "seven_damage", "12.4.1")


@clause("setcg", "12.4.2", "3.1.2", "12.4.3", "3.1.3")
def empty_deck(game: Game, could_not_draw: list[int], damaged: list[int]) -> None:
    """A player who could not draw, or took damage with no card left in the deck, loses."""
    reason, number = ("deck_out", "12.4.2") if could_not_draw else (DAMAGED_WITHOUT_DECK, "12.4.3")
    _end(game, sorted({*could_not_draw, *damaged}), reason, number)


def _end(game: Game, losers: list[int], reason: str, number: str) -> None:
    if len(losers) > 1:
        game.finish(Result(-1, "both_lose", "3.3"))
    game.finish(Result(1 - losers[0], reason, number))


def rule_processes(game: Game) -> bool:
    """Find what every rule process puts into the break zone, then put it there at once (11.1.3, 12.3)."""
    lethal: list[int] = []
    doomed: dict[int, None] = {}
    for player in (0, 1):
        field = game.state.zones[2 * FIELD + player]
        if not field:
            continue
        lethal += broken_forwards(game, field)
        others = [*_powerless(game, field), *_same_names(game, field), *_light_and_dark(game, field)]
        others += [*_loose_items(game, field), *_crowded_items(game, field), *_formations(game, field)]
        doomed.update(dict.fromkeys(others))
    if not lethal and not doomed:
        return False
    for card in lethal:
        trigger(game, "destroyed", card)
    put_into_break_zone(game, list(dict.fromkeys((*lethal, *doomed))))
    return True


def put_into_break_zone(game: Game, cards: list[int]) -> None:
    """Put cards from the field into their owners' break zones, all at the same time."""
    for card in cards:
        trigger(game, "leaves", card)
    for card in cards:
        atoms.move(game, card, BREAK)


def broken_forwards(game: Game, field: list[int]) -> list[int]:
    """List the Forwards that damage breaks.

    JUDGEMENT: 5.2.6.1 says more damage than power, 12.4.5 as much or more; the rule process is taken.
    """
    instances = game.state.instances
    hurt = [card for card in field if instances[card].damage]
    return _lethally_damaged(game, hurt) if hurt else hurt


@clause("setcg", "12.4.5", "5.2.6.1")
def _lethally_damaged(game: Game, hurt: list[int]) -> list[int]:
    """A Forward that has taken damage equal to its power or more is broken."""
    instances = game.state.instances
    return [
        card
        for card in hurt
        if FORWARD in characteristics(game, card).types and instances[card].damage >= power(game, card)
    ]


def _powerless(game: Game, field: list[int]) -> list[int]:
    weak = [card for card in field if power(game, card) <= 0 and FORWARD in characteristics(game, card).types]
    return powerless(game, weak) if weak else weak


@clause("setcg", "12.4.4")
def powerless(game: Game, weak: list[int]) -> list[int]:
    """A Forward with power 0 or less is put into the break zone, which does not break it."""
    return weak


def _same_names(game: Game, field: list[int]) -> list[int]:
    cards = game.state.cards
    seen: dict[str, list[int]] = {}
    for card in field:
        definition = cards[card]
        if COMMON_SOLDIER in definition.marks or not definition.types & CHARACTERS:
            continue
        for name in names(definition):
            seen.setdefault(name, []).append(card)
    several = [group for group in seen.values() if len(group) > 1]
    return same_names(game, several) if several else []


@clause("setcg", "12.4.6", "5.2.2.1", "7.9.2", "7.10.2", "7.11.2")
def same_names(game: Game, several: list[list[int]]) -> list[int]:
    """Characters of one player with the same name and no Common Soldier icon all go to the break zone."""
    return [card for group in several for card in group]


def _light_and_dark(game: Game, field: list[int]) -> list[int]:
    cards = [card for card in field if LIGHT_AND_DARK.intersection(characteristics(game, card).attributes)]
    return light_and_dark(game, cards) if len(cards) > 1 else []


@clause("setcg", "12.4.7")
def light_and_dark(game: Game, cards: list[int]) -> list[int]:
    """Two or more cards of the light and dark elements of one player all go to the break zone."""
    return cards


def _loose_items(game: Game, field: list[int]) -> list[int]:
    cards = [
        card
        for card in field
        if game.state.cards[card].types & ITEMS and not _fits(game, card, game.state.instances[card].host)
    ]
    return loose_items(game, cards) if cards else []


@clause("setcg", "12.4.8", "5.2.3.1.3.6")
def loose_items(game: Game, cards: list[int]) -> list[int]:
    """An Item on no character, or on one that cannot have it, is put into the break zone."""
    return cards


def _fits(game: Game, item: int, host: int) -> bool:
    return host in game.state.instances and may_equip(game, item, host)


def may_equip(game: Game, item: int, host: int) -> bool:
    """Tell whether a character is of a type that an Item can be put on, and on the same side (5.2.3.1.3)."""
    definition = game.state.cards[item]
    held = game.state.instances.get(item)
    controller = held.controller if held is not None else game.state.owners[item]
    return (
        isinstance(definition, SquareCard)
        and bool(definition.equips & characteristics(game, host).types)
        and game.state.instances[host].controller == controller
    )


def _crowded_items(game: Game, field: list[int]) -> list[int]:
    seen: dict[tuple[int, str], list[int]] = {}
    for card in field:
        for kind in game.state.cards[card].types & ITEMS:
            seen.setdefault((game.state.instances[card].host, kind), []).append(card)
    several = [card for (host, _), cards in seen.items() if host >= 0 and len(cards) > 1 for card in cards]
    return crowded_items(game, several) if several else several


@clause("setcg", "12.4.9", "5.2.3.1.3.4")
def crowded_items(game: Game, cards: list[int]) -> list[int]:
    """Two or more Items of one type on one character all go to the break zone."""
    return cards


def _formations(game: Game, field: list[int]) -> list[int]:
    cards = [card for card in field if FORMATION in game.state.cards[card].types]
    return formations(game, cards) if len(cards) > 1 else []


@clause("setcg", "7.12.1.2")
def formations(game: Game, cards: list[int]) -> list[int]:
    """Two or more Formations of one player all go to the break zone (12.4.10, printed inside 12.4.9)."""
    return cards


def backups(game: Game, player: int) -> list[int]:
    """List the Backups a player controls."""
    return [card for card in game.state.zones[2 * FIELD + player] if BACKUP in game.state.cards[card].types]


CHECKS = (players_lose, rule_processes)
