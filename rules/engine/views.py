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
        if not instance.face_down:
            return True
        return instance.controller == player and zones.sight[state.where[card]] != "nobody"
    if player in state.shown.get(card, ()):
        return True
    return player in state.covered[card] if card in state.covered else sees(zones, state.where[card], player)


def sees_all_sides(state: State, zones: ZonePlan, card: int, player: int) -> bool:
    """Tell whether a player who sees a card may look at those of its sides that are not up, too."""
    instance = state.instances.get(card)
    if instance is None or len(state.cards[card].faces) == 1:
        return True
    turned = zones.kinds[state.where[card] // 2].turned
    return turned == "public" or (turned == "owner" and instance.controller == player)


def view(state: State, zones: ZonePlan, player: int) -> dict[str, Any]:
    """Return a position as a player sees it: the cards where they may look, counts elsewhere.

    A zone in which only some cards lie open is a list with None for each of the others. A card of which
    they may see only the side that is up has the name of that side, and no id by which to look it up; of one
    that has several sides which they may see, the names of all are there.
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
    if sees(zones, zone, player) and not state.covered:
        return [_card(state, zones, card, player) for card in cards]
    seen = [
        _card(state, zones, card, player) if sees_card(state, zones, card, player) else None for card in cards
    ]
    return seen if any(seen) or sees(zones, zone, player) else len(cards)


def _card(state: State, zones: ZonePlan, card: int, player: int) -> dict[str, Any]:
    instance = state.instances.get(card)
    if instance is None:
        return {"card": card, "id": state.cards[card].card_id, **_sides(state, card)}
    definition = state.cards[card]
    if instance.face_down and instance.controller != player:
        told = {"types": [word for word in zones.told if word in definition.types]} if zones.told else {}
        return {"rested": instance.rested, "face_down": True, **told}
    whole = sees_all_sides(state, zones, card, player)
    return {
        "card": card,
        **({"id": definition.card_id, **_sides(state, card)} if whole else {"name": definition.name}),
        "controller": instance.controller,
        "rested": instance.rested,
        "damage": instance.damage,
        "counters": dict(instance.counters or {}),
    }


def _sides(state: State, card: int) -> dict[str, list[str]]:
    """Name the sides of a card that has several; who may see one of them may see all."""
    faces = state.cards[card].faces
    return {"sides": [face.name for face in faces]} if len(faces) > 1 else {}


def deal_anew(state: State, zones: ZonePlan, player: int, random: Random) -> None:
    """Deal the cards that a player cannot see anew, each among its owner's hidden zones.

    The position stays one that the player could be in; nothing of the real hidden cards is left in it.
    Cards that were laid face down unseen are dealt with them, and what lies on a card stays where that lay;
    other cards in play that are face down have been seen, and keep their places.
    """
    successors: dict[int, int] = {}
    covers: list[tuple[int, int]] = []
    for owner in range(len(state.players)):
        hidden: dict[int, list[int]] = {}
        for zone in range(owner, len(zones), 2):
            cards = [card for card in state.zones[zone] if _is_dealt(state, zones, zone, card, player)]
            if cards:
                hidden[zone] = cards
        for group in _exchangeable(state, hidden):
            # In order first, so that where they really lay has no part in where they come to lie.
            cards = sorted(card for zone in group for card in hidden[zone])
            random.shuffle(cards)
            for zone in group:
                dealt, cards = cards[: len(hidden[zone])], cards[len(hidden[zone]) :]
                for card in dealt:
                    state.where[card] = zone
                if len(dealt) < len(state.zones[zone]):
                    anew, open_to_all = iter(dealt), frozenset(state.zones[zone]) - frozenset(hidden[zone])
                    dealt = [one if one in open_to_all else next(anew) for one in state.zones[zone]]
                lain = zip(state.zones[zone], dealt, strict=True)
                covers += [(old, new) for old, new in lain if old in state.covered]
                successors.update(zip(state.zones[zone], dealt, strict=True))
                state.zones[zone] = dealt
    taken = dict(covers)
    state.covered = {taken.get(one, one): who for one, who in state.covered.items()}
    if state.instances:
        _hand_over(state, successors)
    state.random = random.copy()
    state.version += 1


def _is_dealt(state: State, zones: ZonePlan, zone: int, card: int, player: int) -> bool:
    """Tell whether a player does not know which card lies here; in play, only what was laid down unseen."""
    if card in state.instances:
        if not state.instances[card].face_down or sees_card(state, zones, card, player):
            return False
        return not sees(zones, zone, player) or _hides_its_facts(state, card)
    if not sees(zones, zone, player):
        return True
    return card in state.covered and not sees_card(state, zones, card, player)


def _hides_its_facts(state: State, card: int) -> bool:
    definition = state.cards[card]
    return definition.card_id != definition.faces[0].card_id


def _hand_over(state: State, successors: dict[int, int]) -> None:
    """Let the cards that were dealt to a place lie there as others did, and bear what those bore."""
    hiding = {
        card: state.cards[card]
        for card in successors
        if card in state.instances and _hides_its_facts(state, card)
    }
    for card, definition in hiding.items():
        state.cards[card] = definition.faces[0]
    for card, definition in hiding.items():
        new = successors[card]
        hidden = definition.twin()
        hidden.faces = state.cards[new].faces
        state.cards[new] = hidden
    for instance in state.instances.values():
        instance.card = successors.get(instance.card, instance.card)
        instance.host = successors.get(instance.host, instance.host)
    state.instances = {instance.card: instance for instance in state.instances.values()}


def _exchangeable(state: State, hidden: dict[int, list[int]]) -> list[list[int]]:
    """Group hidden zones whose cards could lie in one another: those that share a type of card."""
    groups: list[tuple[set[frozenset[str]], list[int]]] = []
    for zone, cards in hidden.items():
        types = {
            (state.cards[card].faces[0] if card in state.instances else state.cards[card]).types
            for card in cards
        }
        for known, members in groups:
            if known & types:
                known |= types
                members.append(zone)
                break
        else:
            groups.append((types, [zone]))
    return [members for _, members in groups]
