"""What a player may see: the one place where hidden information is taken out of a position."""

from typing import Any

from rules.engine.randomness import Random
from rules.engine.state import State
from rules.engine.zones import ZonePlan


def sees(zones: ZonePlan, zone: int, player: int) -> bool:
    """Tell whether a player may look at the cards of a zone, by its index."""
    sight = zones.sight[zone]
    return sight == "public" or (sight == "owner" and zone % 2 == player)


def view(state: State, zones: ZonePlan, player: int) -> dict[str, Any]:
    """Return a position as a player sees it: card numbers and ids where they may look, counts elsewhere."""
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
            f"{zones.names[zone]}:{zone % 2}": [_card(state, card, player) for card in cards]
            if sees(zones, zone, player)
            else len(cards)
            for zone, cards in enumerate(state.zones)
            if not (zones.kinds[zone // 2].shared and zone % 2)
        },
    }


def _card(state: State, card: int, player: int) -> dict[str, Any]:
    instance = state.instances.get(card)
    if instance is None:
        return {"card": card, "id": state.cards[card].card_id}
    if instance.face_down and instance.controller != player:
        return {"card": card, "rested": instance.rested, "face_down": True}
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
    """
    for owner in range(len(state.players)):
        hidden = [
            zone
            for zone, cards in enumerate(state.zones)
            if zone % 2 == owner and cards and not sees(zones, zone, player)
        ]
        for group in _exchangeable(state, hidden):
            cards = [card for zone in group for card in state.zones[zone]]
            random.shuffle(cards)
            for zone in group:
                count = len(state.zones[zone])
                state.zones[zone] = cards[:count]
                cards = cards[count:]
                for card in state.zones[zone]:
                    state.where[card] = zone
    state.random = random.copy()
    state.version += 1


def _exchangeable(state: State, hidden: list[int]) -> list[list[int]]:
    """Group hidden zones whose cards could lie in one another: those that share a type of card."""
    groups: list[tuple[set[frozenset[str]], list[int]]] = []
    for zone in hidden:
        types = {state.cards[card].types for card in state.zones[zone]}
        for known, members in groups:
            if known & types:
                known |= types
                members.append(zone)
                break
        else:
            groups.append((types, [zone]))
    return [members for _, members in groups]
