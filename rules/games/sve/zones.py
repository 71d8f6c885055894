"""The zones of Shadowverse: Evolve (chapter 4), their limits, and how cards come to and leave them."""

from collections.abc import Generator

from rules.engine import atoms
from rules.engine.asks import NO, YES, Ask, Option, Procedure
from rules.engine.definition import Definition
from rules.engine.effects import Lasting
from rules.engine.game import Game
from rules.engine.layers import characteristics
from rules.engine.ruling import clause
from rules.engine.triggers import trigger
from rules.engine.zones import Zone, ZonePlan

(
    DECK,
    HAND,
    FIELD,
    CEMETERY,
    EX_AREA,
    EVOLVE_DECK,
    FACEUP_EVOLVE_DECK,
    EVOLVE_ZONE,
    LEADER_AREA,
    BANISHED,
    RESOLUTION,
) = range(11)

ZONES = ZonePlan(
    (
        Zone("deck area", "4.5.2", "nobody", ordered=True),
        Zone("hand", "4.7.2", "owner"),
        Zone("field", "4.4.2", group="field"),
        Zone("cemetery", "4.9.2"),
        Zone("EX area", "4.8.2", group="EX area", valid=False),
        Zone("evolve deck area", "4.6.2", "owner"),
        # The cards that came back to the evolve deck area lie there faceup (11.6.1): kept apart, because
        # everybody sees them and none of them evolves a follower again (5.15.1.1).
        Zone("faceup evolve deck area", "11.6.1"),
        Zone("evolve zone", "4.12.2", group="evolve zone", valid=False),
        Zone("leader area", "4.3.2"),
        Zone("banished zone", "4.10.2"),
        Zone("resolution zone", "4.11.2", shared=True, ordered=True, group="resolution zone", valid=False),
    )
)

SECTION_ZONES = {"leader": LEADER_AREA, "main": DECK, "evolve": EVOLVE_DECK}
"""Where the cards of each deck section lie when a game is set up (6.2.1.2–6.2.1.4)."""

LIMITS = {FIELD: 5, EX_AREA: 5, HAND: 7}
"""How many cards a player may have in a zone (4.4.4.1, 4.8.3.1, 4.7.3.1)."""

PLAY_POINTS, MAX_PLAY_POINTS, EVOLUTION_POINTS = range(3)
"""The numbers that each player has (3.2.1), as places among their resources."""

STACK = "Stack"
TOKEN = "token"


def space(game: Game, kind: int, player: int) -> int:
    """Return how many more cards a player's field or EX area takes."""
    return LIMITS[kind] - len(game.state.zones[2 * kind + player])


def linked(game: Game, card: int) -> list[int]:
    """Return the cards of the evolve zone that are linked to a card on the field, the latest last."""
    state = game.state
    zones = state.zones
    found = zones[2 * EVOLVE_ZONE] + zones[2 * EVOLVE_ZONE + 1]
    return [one for one in found if state.instances[one].host == card]


@clause("sve", "4.2.2.3", "5.4.1")
def put_onto_field(game: Game, card: int, player: int, origin: int = -1) -> Procedure:
    """A card comes to the field, reserved and as a new card there; `origin` is where it was played from."""
    kind = game.state.where[card] // 2 if origin < 0 else origin
    move_with_effects(game, card, FIELD, player)
    yield from arrive(game, card, player, kind)


@clause("sve", "5.4.3")
def arrive(game: Game, card: int, player: int, origin: int) -> Procedure:
    """See to a card that was just put onto the field: its Stack counter, its Ward, and what triggers.

    It came from where it was moved from or, if it was played, from where it was played.
    """
    keywords = characteristics(game, card).keywords
    if STACK in keywords:
        atoms.put_counters(game, card, STACK, 1)
    if "Ward" in keywords:
        yield from engage_on_arrival(game, card, player)
    trigger(game, "enters", card)
    if origin >= 0:
        trigger(game, f"enters from {ZONES.kinds[origin].name}", card)


@clause("sve", "12.8.2")
def engage_on_arrival(game: Game, card: int, player: int) -> Procedure:
    """A follower with Ward may be engaged as it is put onto the field."""
    said = yield Ask(player, "engage_ward", "12.8.2", [YES, NO], card)
    if said.verb == "yes":
        atoms.rest(game, card)


def move_with_effects(game: Game, card: int, kind: int, player: int) -> None:
    """Move a card on; out of EX area and resolution zone it keeps its effects (4.8.3.3, 10.6.2.1.2)."""
    state = game.state
    keeps = state.lasting and card in state.instances and state.where[card] // 2 in (EX_AREA, RESOLUTION)
    kept = [one for one in state.lasting if one.cards and card in one.cards] if keeps else []
    atoms.move(game, card, kind, controller=player)
    for one in kept:
        carried = Lasting(
            one.source, one.controller, one.stamp, one.layer, one.change, one.until, frozenset({card})
        )
        atoms.begin_effect(game, carried)


def leave_field(game: Game, cards: list[int], kind: int, *, bottom: bool = False) -> None:
    """Move cards off the field at the same time; Stack counters hold a card back, links are lost after it."""
    leaving = [card for card in cards if not held_by_stack(game, card)]
    if kind == CEMETERY:
        for card in leaving:
            trigger(game, "put away", card)
    for card in leaving:
        evolved = linked(game, card)
        atoms.move(game, card, kind, bottom=bottom)
        lose_links(game, evolved)


@clause("sve", "5.15.4")
def lose_links(game: Game, evolved: list[int]) -> None:
    """Evolved cards are linked to nothing any more once their follower has left the field."""
    for card in evolved:
        atoms.attach(game, card, -1)


def held_by_stack(game: Game, card: int) -> bool:
    """Remove a Stack counter instead of the card, where it has one (13.3.2.2)."""
    counters = game.state.instances[card].counters
    if not counters or not counters.get(STACK):
        return False
    atoms.put_counters(game, card, STACK, -1)
    return True


@clause("sve", "4.4.4.2", "4.8.3.2")
def relocate(game: Game, cards: list[int], kind: int, bottom: bool, player: int) -> Procedure:
    """An effect moves cards; only as many as the field or EX area takes, which its controller selects."""
    state = game.state
    going = list(cards)
    if kind in (FIELD, EX_AREA):
        chosen: list[int] = []
        for owner in (player, 1 - player):
            chosen += yield from _within_space(game, going, kind, owner, player)
        going = chosen
    from_field = [card for card in going if state.where[card] // 2 == FIELD]
    if kind != FIELD:
        if kind == DECK:
            going = yield from put_in_order(game, going)
            from_field = [card for card in going if card in from_field]
        leave_field(game, from_field, kind, bottom=bottom)
        for card in going:
            if card not in from_field:
                atoms.move(game, card, kind, bottom=bottom)
        return
    coming = [card for card in going if card not in from_field]
    origins = [state.where[card] // 2 for card in coming]
    for card in coming:
        move_with_effects(game, card, FIELD, state.owners[card])
    for card, origin in zip(coming, origins, strict=True):
        yield from arrive(game, card, state.owners[card], origin)


@clause("sve", "4.1.5", "4.1.5.1")
def put_in_order(game: Game, cards: list[int]) -> Generator[Ask, Option, list[int]]:
    """Whose deck several cards go to says in which order, without showing it to the other player."""
    ordered: list[int] = []
    for player in (game.state.active, 1 - game.state.active):
        left = [card for card in cards if game.state.owners[card] == player]
        while left:
            options = [Option("next", card) for card in left]
            said = yield Ask(player, "order_cards", "4.1.5", options)
            left.remove(said.card)
            ordered.append(said.card)
    return ordered


@clause("sve", "5.12.1", "5.12.2")
def swap(game: Game, one: int, other: int) -> Generator[Ask, Option, bool]:
    """Two cards change places at the same time, or not at all if one of them cannot go there."""
    state = game.state
    here, there = state.where[one], state.where[other]
    pairs = ((one, there), (other, here))
    if any(not may_lie_in(game, card, place) for card, place in pairs):
        return False
    for card, place in pairs:
        if state.where[card] // 2 == FIELD:
            leave_field(game, [card], place // 2)
        else:
            atoms.move(game, card, place // 2, controller=place % 2 if ZONES.groups[place] else -1)
    for card, place in pairs:
        if place // 2 == FIELD:
            yield from arrive(game, card, place % 2, (there if card == other else here) // 2)
    return True


def may_lie_in(game: Game, card: int, place: int) -> bool:
    """Tell whether a card can be moved to a zone: no spell to the field, and nothing that a counter holds."""
    counters = game.state.instances[card].counters if card in game.state.instances else None
    if counters and counters.get(STACK) and place // 2 != FIELD:
        return False
    if TOKEN in game.state.cards[card].types and place // 2 not in (FIELD, EX_AREA):
        return False
    return place // 2 != FIELD or bool(game.state.cards[card].types & {"follower", "amulet"})


def _within_space(
    game: Game, cards: list[int], kind: int, owner: int, player: int
) -> Generator[Ask, Option, list[int]]:
    going = [card for card in cards if game.state.owners[card] == owner]
    room = space(game, kind, owner)
    while len(going) > room and room > 0:
        options = [Option("leave", card) for card in going]
        said = yield Ask(player, "leave_behind", "4.4.4.2", options)
        going.remove(said.card)
    return going if room > 0 else []


@clause("sve", "9.1.2", "9.1.2.1", "9.1.2.2")
def create(game: Game, token: Definition, kind: int, player: int, amount: int) -> Procedure:
    """Tokens are created in a zone, as many as it takes; whose zone it is owns and controls them."""
    created = [atoms.create(game, token, kind, player) for _ in range(min(amount, space(game, kind, player)))]
    if kind == FIELD:
        for card in created:
            yield from arrive(game, card, player, -1)
