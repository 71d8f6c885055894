"""What a player may see: the one place where hidden information is removed from a position."""

from rules.engine.ids import CardId, PlayerId
from rules.engine.state import State
from rules.engine.zones import Place, ZonePlan, kind_of, owner_of


def sees(zones: ZonePlan, zone: Place, player: PlayerId) -> bool:
    """Return whether a player may look at a zone, given by index."""
    sight = zones.sight[zone]
    return sight == "public" or (sight == "owner" and owner_of(zone) == player)


def sees_card(state: State, zones: ZonePlan, card: CardId, player: PlayerId) -> bool:
    """Return whether a player may look at a card, by its zone or by its own state."""
    instance = state.instances.get(card)
    if instance is not None:
        if not instance.face_down:
            return True
        return instance.controller == player and zones.sight[state.where[card]] != "nobody"
    if player in state.shown.get(card, ()):
        return True
    return player in state.covered[card] if card in state.covered else sees(zones, state.where[card], player)


def sees_choice(state: State, zones: ZonePlan, card: CardId, player: PlayerId) -> bool:
    """Return whether a player who is asked about a card may look at it, as at those of a deck they search."""
    place = state.where[card]
    return place < 0 or zones.searched[place] or sees_card(state, zones, card, player)


def sees_all_sides(state: State, zones: ZonePlan, card: CardId, player: PlayerId) -> bool:
    """Return whether a player who sees a card may also look at its sides that are not up."""
    instance = state.instances.get(card)
    if instance is None or len(state.cards[card].faces) == 1:
        return True
    turned = zones.kinds[kind_of(state.where[card])].turned
    return turned == "public" or (turned == "owner" and instance.controller == player)


def view(state: State, zones: ZonePlan, player: PlayerId) -> dict[str, object]:
    """Return a position as a player sees it: the cards they may see, counts elsewhere.

    A zone in which only some cards are visible is a list with None for the others. If the player may see only
    one side of a card, it has that side's name and no id to look it up by; one with several visible sides has
    all their names.
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
            f"{zones.names[zone]}:{owner_of(zone)}": _zone(state, zones, zone, player)
            for zone in zones.all_places()
            if not (zones.kinds[kind_of(zone)].shared and owner_of(zone))
        },
    }


def _zone(
    state: State, zones: ZonePlan, zone: Place, player: PlayerId
) -> int | list[dict[str, object] | None]:
    cards = state.zones[zone]
    if sees(zones, zone, player) and not state.covered:
        return [_card(state, zones, card, player) for card in cards]
    seen = [
        _card(state, zones, card, player) if sees_card(state, zones, card, player) else None for card in cards
    ]
    return seen if any(seen) or sees(zones, zone, player) else len(cards)


def _card(state: State, zones: ZonePlan, card: CardId, player: PlayerId) -> dict[str, object]:
    instance = state.instances.get(card)
    if instance is None:
        return {"card": card, "id": state.cards[card].card_id, **_sides(state, card)}
    definition = state.cards[card]
    if instance.face_down and instance.controller != player:
        facts = {"types": [word for word in zones.told if word in definition.types]} if zones.told else {}
        return {"rested": instance.rested, "face_down": True, **facts}
    whole = sees_all_sides(state, zones, card, player)
    return {
        "card": card,
        **({"id": definition.card_id, **_sides(state, card)} if whole else {"name": definition.name}),
        "controller": instance.controller,
        "rested": instance.rested,
        "damage": instance.damage,
        "counters": dict(instance.counters or {}),
    }


def _sides(state: State, card: CardId) -> dict[str, list[str]]:
    """Return the names of the sides of a card that has several; a player who sees one may see all."""
    faces = state.cards[card].faces
    return {"sides": [face.name for face in faces]} if len(faces) > 1 else {}
