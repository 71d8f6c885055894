"""Creatures of several cards in Duel Masters: how they come about and how they leave (801, 802, 811)."""

from rules.engine import atoms
from rules.engine.asks import Ask, Option, Procedure
from rules.engine.definition import Definition
from rules.engine.game import Game
from rules.engine.layers import characteristics
from rules.engine.ruling import clause
from rules.engine.triggers import trigger
from rules.games.dm.attachments import attached, hand_over, take_gears_off
from rules.games.dm.keywords import ATTACKING, STAYS
from rules.games.dm.zones import BATTLE, GRAVEYARD, HAND, HYPERSPATIAL, MANA, SUPER_GR

MUST_EVOLVE = frozenset({"evolution", "star evolution"})
EVOLVING = MUST_EVOLVE | {"neo"}
"""Marks of cards that go onto others: they have to, or may (802.1)."""


def bases_needed(definition: Definition) -> int:
    """Return how many cards an evolution creature goes on: two for Vortex Evolution, else one."""
    return 2 if "Vortex Evolution" in definition.keywords else 1


@clause("dm", "801.1a")
def can_evolve(game: Game, player: int, definition: Definition) -> bool:
    """Tell whether a card that needs others beneath it has them; any other card needs none."""
    if not definition.marks & MUST_EVOLVE:
        return True
    return len(bases(game, player, definition)) >= bases_needed(definition)


def bases(game: Game, player: int, definition: Definition) -> list[int]:
    """List the cards that a card may evolve from.

    JUDGEMENT: what it may evolve from is printed text, which the engine does not read yet; a creature
    that shares a race is taken, which is what most evolution creatures print.
    """
    state = game.state
    return [
        card
        for card in state.zones[2 * BATTLE + player]
        if "creature" in state.cards[card].types and state.cards[card].races & definition.races
    ]


@clause("dm", "701.15a", "801.1", "801.1b", "801.2", "801.2b", "802.1", "802.2")
def evolve(game: Game, player: int, card: int, definition: Definition) -> Procedure:
    """Put a card onto its bases, in the order the player likes; it takes the creature over as it was.

    JUDGEMENT: of several bases one that is tapped makes the evolved creature tapped, and it counts as long
    in the battle zone as the one that came first.
    """
    state = game.state
    left = bases(game, player, definition)
    may_do_without = not definition.marks & MUST_EVOLVE
    chosen: list[int] = []
    while len(chosen) < bases_needed(definition):
        options = [Option("evolve", base) for base in left]
        if may_do_without:
            options.append(Option("as_it_is"))
        picked = yield Ask(player, "evolve_from", "801.1", options, card)
        if picked.verb == "as_it_is":
            break
        chosen.append(picked.card)
        left.remove(picked.card)
    held = [state.instances[base] for base in chosen]
    atoms.move(game, card, BATTLE, controller=player)
    for base in chosen:
        inherit(game, base, card)
    atoms.stack_under(game, card, tuple(one for base in held for one in (*base.under, base.card)))
    if held:
        state.instances[card].entered = min(base.entered for base in held)
    if any(base.rested for base in held):
        atoms.rest(game, card)
    if any(ATTACKING in base.marks for base in held):
        atoms.mark(game, card, ATTACKING)


ALONE = frozenset({"creature", "cross gear", "fortress", "heartbeat", "field", "artifact", "tama seed"})
"""Types of cards that may lie in the battle zone without another card (305.3, 309.2, 310.5, 311.3)."""
HYPERSPATIAL_MARKS = frozenset({"psychic", "psychic super", "dragheart"})


def put_away(game: Game, card: int) -> None:
    """Move a card from the battle zone to the graveyard, with the cards that lie beneath it."""
    leave(game, card, GRAVEYARD)


@clause("dm", "700.3", "701.6a")
def destroy_at_once(game: Game, cards: list[int]) -> bool:
    """Destroy cards at the same time, and tell whether any went; what cannot leave stays."""
    going = [
        card
        for card in cards
        if card in game.state.instances and STAYS not in characteristics(game, card).keywords
    ]
    for card in going:
        trigger(game, "destroyed", card)
    for card in going:
        put_away(game, card)
    return bool(going)


def leave(game: Game, card: int, kind: int, *, bottom: bool = False) -> None:
    """Move a card out of play to a zone, all the cards of an evolution creature together (801.2).

    Of a star evolution creature only the top card goes (811.1). Auras go along (310.8).
    """
    instance = game.state.instances.get(card)
    if instance is None or game.state.where[card] // 2 != BATTLE:
        _go(game, card, kind, bottom)
        return
    if instance.under and "star evolution" in game.state.cards[card].marks:
        leave_from_the_top(game, card, kind)
        return
    along = [one for one in attached(game, card) if "aura" in game.state.cards[one].types]
    take_gears_off(game, card)
    for one in (card, *instance.under, *along):
        _go(game, one, kind, bottom)


@clause("dm", "703.4h", "801.4", "801.4a", "801.4b", "801.4c", "801.4d")
def leave_from_the_top(game: Game, card: int, kind: int) -> None:
    """Move only the top card of a creature away: what lies beneath is rebuilt and was there all the time."""
    state = game.state
    old = state.instances[card]
    beneath = list(reversed(old.under))
    while beneath and not state.cards[beneath[0]].types & ALONE:
        atoms.move(game, beneath.pop(0), GRAVEYARD)
    if beneath:
        new = beneath[0]
        atoms.move(game, new, BATTLE, controller=old.controller)
        instance = state.instances[new]
        instance.entered = old.entered
        atoms.stack_under(game, new, tuple(reversed(beneath[1:])))
        if old.rested and state.cards[new].types & {"creature", "tama seed"}:
            atoms.rest(game, new)
        inherit(game, card, new)
    _go(game, card, kind, False)


@clause("dm", "310.7", "801.2", "801.4c")
def inherit(game: Game, old: int, new: int) -> None:
    """What was attached to one card of a creature, and the effects on it, go on with another one."""
    hand_over(game, old, new)
    atoms.hand_effects_on(game, old, new)


@clause("dm", "117.1", "117.2", "118.1", "118.2", "314.4", "703.4g")
def _go(game: Game, card: int, kind: int, bottom: bool) -> None:
    """Move one card; some have a zone to which they go on, and only GR cards lie in the super GR zone."""
    atoms.move(game, card, kind, bottom=bottom)
    definition = game.state.cards[card]
    if kind == BATTLE:
        return
    if definition.marks & HYPERSPATIAL_MARKS or "rule plus" in definition.types:
        atoms.move(game, card, HYPERSPATIAL)
    elif "gr" in definition.marks:
        atoms.move(game, card, SUPER_GR, bottom=True)
    elif kind == SUPER_GR:
        atoms.move(game, card, GRAVEYARD)


@clause("dm", "109.2b", "801.4")
def put_top_card_into_mana(game: Game, card: int, source: int) -> Procedure:
    """An effect that means the card and not the creature moves its top card alone to the mana zone."""
    leave_from_the_top(game, card, MANA)
    yield from ()


@clause("dm", "701.20a", "701.22a")
def turn_over(game: Game, card: int, source: int) -> Procedure:
    """A card of two sides in the battle zone is turned to its other side and stays the same card."""
    faces = len(game.state.cards[card].faces)
    atoms.turn_face(game, card, (game.state.instances[card].face + 1) % faces)
    yield from ()


S_MAX = "s-max evolution"


@clause("dm", "813.1a")
def one_s_max_creature_each(game: Game) -> Procedure:
    """A player keeps one S-MAX evolution creature in the battle zone; the others go back to the hand."""
    state = game.state
    for player in (state.active, 1 - state.active):
        held = [card for card in state.zones[2 * BATTLE + player] if S_MAX in state.cards[card].marks]
        if len(held) < 2:
            continue
        options = [Option("keep", card) for card in held]
        kept = yield Ask(player, "keep_one", "813.1a", options)
        for card in held:
            if card != kept.card:
                leave(game, card, HAND)
