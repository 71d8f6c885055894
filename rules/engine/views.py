"""What a player may see: the one place where hidden information is taken out of a position."""

from typing import Any

from rules.engine.randomness import Random
from rules.engine.state import State
from rules.engine.zones import ZonePlan


def sees(zones: ZonePlan, zone: int, player: int) -> bool:
    """Tell whether a player may look at what lies in a zone, by its index."""
    sight = zones.sight[zone]
    return sight == "public" or (sight == "owner" and zone % 2 == player)


def sees_card(state: State, zones: ZonePlan, card: int, player: int) -> bool:
    """Tell whether a player may look at a card: as its zone says, or as it lies there in play."""
    instance = state.instances.get(card)
    if instance is not None:
        return not instance.face_down or instance.controller == player
    return sees(zones, state.where[card], player)


def view(state: State, zones: ZonePlan, player: int) -> dict[str, Any]:
    """Return a position as a player sees it: the cards where they may look, counts elsewhere.

    A hidden zone in which some cards lie open is a list with None for each of the others.
    """
    return {
        "player": player,
        "turn": state.turn,
        "active": state.active,
        "step": state.step,
        "players": [
            {"life": one.life, "resources": list(one.resources), "turn_counts": dict(one.turn_counts)}
            for one in state.players
        ],
        "zones": {
            f"{zones.names[zone]}:{zone % 2}": _zone(state, zones, zone, player)
            for zone in range(len(zones))
            if not (zones.kinds[zone // 2].shared and zone % 2)
        },
    }


def _zone(state: State, zones: ZonePlan, zone: int, player: int) -> int | list[dict[str, Any] | None]:
    cards = state.zones[zone]
    if sees(zones, zone, player):
        return [_card(state, card, player) for card in cards]
    seen = [_card(state, card, player) if sees_card(state, zones, card, player) else None for card in cards]
    return seen if any(seen) else len(cards)


def _card(state: State, card: int, player: int) -> dict[str, Any]:
    instance = state.instances.get(card)
    if instance is None:
        return {"card": card, "id": state.cards[card].card_id}
    if instance.face_down and instance.controller != player:
        return {"rested": instance.rested, "face_down": True}
    return {
        "card": card,
        "id": state.cards[card].card_id,
        "controller": instance.controller,
        "rested": instance.rested,
        "damage": instance.damage,
        "counters": dict(instance.counters or {}),
    }


def deal_anew(state: State, zones: ZonePlan, player: int, random: Random) -> None:
    """Deal the cards that a player cannot see anew, each among its owner's hidden zones.

    The position stays one that the player could be in; nothing of the real hidden cards is left in it.
    No game has cards in play that lie face down; they would keep their places.
    """
    for owner in range(len(state.players)):
        hidden: dict[int, list[int]] = {}
        for zone in range(owner, len(zones), 2):
            if state.zones[zone] and not sees(zones, zone, player):
                hidden[zone] = [card for card in state.zones[zone] if card not in state.instances]
        for group in _exchangeable(state, hidden):
            # In order first, so that where they really lay has no part in where they come to lie.
            cards = sorted(card for zone in group for card in hidden[zone])
            random.shuffle(cards)
            for zone in group:
                dealt, cards = cards[: len(hidden[zone])], cards[len(hidden[zone]) :]
                for card in dealt:
                    state.where[card] = zone
                if len(dealt) < len(state.zones[zone]):
                    anew = iter(dealt)
                    dealt = [one if one in state.instances else next(anew) for one in state.zones[zone]]
                state.zones[zone] = dealt
    state.random = random.copy()
    state.version += 1


def _exchangeable(state: State, hidden: dict[int, list[int]]) -> list[list[int]]:
    """Group hidden zones whose cards could lie in one another: those that share a type of card."""
    groups: list[tuple[set[frozenset[str]], list[int]]] = []
    for zone, cards in hidden.items():
        types = {state.cards[card].types for card in cards}
        for known, members in groups:
            if known & types:
                known |= types
                members.append(zone)
                break
        else:
            groups.append((types, [zone]))
    return [members for _, members in groups]
