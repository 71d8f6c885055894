"""Evolution in Duel Masters (801, 802): onto one creature, onto several, or onto none where a card may."""

from rules.engine import atoms
from rules.engine.asks import Ask, Option, Procedure
from rules.engine.definition import Definition
from rules.engine.game import Game
from rules.engine.ruling import clause
from rules.games.dm.keywords import ATTACKING
from rules.games.dm.leaving import inherit
from rules.games.dm.zones import BATTLE

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
