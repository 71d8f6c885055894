"""Atoms that deal cards: the initial position, and hidden cards dealt again."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from rules.engine.ids import PLAYERS, CardId, PlayerId, as_card
from rules.engine.objects import arrival
from rules.engine.randomness import Random
from rules.engine.state import Player, State
from rules.engine.views import sees, sees_card
from rules.engine.zones import Place, ZonePlan, place_of

if TYPE_CHECKING:
    from rules.engine.definition import Definition
    from rules.engine.ruleset import Ruleset


def deal_out(rules: "Ruleset", decks: Sequence[Sequence[tuple[str, "Definition"]]], seed: int) -> State:
    """Return a position with each player's cards in the zones of their sections."""
    players = [Player(rules.starting_life, [0] * len(rules.resources)) for _ in decks]
    state = State(len(rules.zones), players, Random(seed))
    for player, deck in zip(PLAYERS, decks, strict=True):
        for section, definition in deck:
            zone = place_of(rules.section_zones[section], player)
            state.zones[zone].append(as_card(len(state.cards)))
            state.where.append(zone)
            state.owners.append(player)
            state.cards.append(definition)
    state.origins = tuple(state.where)
    return state


def deal_anew(state: State, zones: ZonePlan, player: PlayerId, random: Random) -> None:
    """Deal the cards that a player cannot see again, each among its owner's hidden zones.

    The position is still one the player could be in, and nothing of the real hidden cards remains in it.
    Cards put face down unseen are dealt with them, and cards on a card stay where that was; other face-down
    cards in play have been seen and keep their places, and so do cards that the player is shown.
    """
    successors: dict[CardId, CardId] = {}
    covers: list[tuple[CardId, CardId]] = []
    for owner in PLAYERS:
        hidden: dict[Place, list[CardId]] = {}
        for zone in zones.places_of(owner):
            cards = [card for card in state.zones[zone] if _is_dealt(state, zones, zone, card, player)]
            if cards:
                hidden[zone] = cards
        for group in _exchangeable(state, hidden):
            # Sorted first, so that their real places do not influence the result.
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
    for old, new in taken.items():
        if old in state.put_by:
            _, by = state.put_by.pop(old)
            state.put_by[new] = (arrival(state, new), by)
    if state.instances:
        _hand_over(state, successors)
    state.random = random.copy()
    state.version += 1


def _is_dealt(state: State, zones: ZonePlan, zone: Place, card: CardId, player: PlayerId) -> bool:
    """Return whether a player does not know the card here; in play, only if it was put face down unseen."""
    if player in state.shown.get(card, ()):
        return False
    if card in state.instances:
        if not state.instances[card].face_down or sees_card(state, zones, card, player):
            return False
        return not sees(zones, zone, player) or _hides_its_facts(state, card)
    if not sees(zones, zone, player):
        return True
    return card in state.covered and not sees_card(state, zones, card, player)


def _hides_its_facts(state: State, card: CardId) -> bool:
    definition = state.cards[card]
    return definition.card_id != definition.faces[0].card_id


def _hand_over(state: State, successors: dict[CardId, CardId]) -> None:
    """Put the dealt cards in their places, with the states of the cards that were there."""
    hiding = {
        card: state.cards[card]
        for card in successors
        if card in state.instances and _hides_its_facts(state, card)
    }
    for card, definition in hiding.items():
        state.cards[card] = definition.faces[0]
    for card, definition in hiding.items():
        new = successors[card]
        hidden = definition.copy()
        hidden.faces = state.cards[new].faces
        state.cards[new] = hidden
    for instance in state.instances.values():
        instance.card = successors.get(instance.card, instance.card)
        instance.host = successors.get(instance.host, instance.host)
    state.instances = {instance.card: instance for instance in state.instances.values()}


def _exchangeable(state: State, hidden: dict[Place, list[CardId]]) -> list[list[Place]]:
    """Group hidden zones whose cards could be in one another: those that share a card type."""
    groups: list[tuple[set[frozenset[str]], list[Place]]] = []
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
