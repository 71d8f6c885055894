"""Evolving and turning over creatures of Duel Masters (801, 802, 813)."""

from itertools import combinations

from rules.engine import atoms
from rules.engine.asks import Ask, Option, Procedure
from rules.engine.clauses import clause
from rules.engine.definition import Definition
from rules.engine.filters import matches
from rules.engine.game import Game
from rules.engine.ids import NO_CARD, OTHER_PLAYER, CardId, PlayerId
from rules.engine.layers import characteristics
from rules.engine.ruleset import lay_plainly
from rules.engine.triggers import trigger_on
from rules.engine.zones import kind_of, owner_of
from rules.games.dm.definitions import TWINPACT
from rules.games.dm.keywords import ANY_EVOLUTION, EVOLVES_FROM, FROM_THREE, FROM_TWO, IN_ATTACK
from rules.games.dm.mechanics.sought import sought
from rules.games.dm.movement_departures import inherit, leave
from rules.games.dm.nodes import Evolves, TurnsOver
from rules.games.dm.zones import BATTLE, HAND, ZONES
from rules.language.abilities import KeywordAbility
from rules.language.filter_shorthand import zones_of
from rules.language.filters import Filter

BATTLE_ZONE = "battle zone"
MUST_EVOLVE = frozenset({"evolution", "star evolution"})
EVOLVING = MUST_EVOLVE | {"neo"}
"""Marks of cards that go onto others: some must, some may (802.1)."""


def bases_needed(definition: Definition) -> int:
    """Return how many cards an evolution creature goes onto: two or three for a vortex, else one."""
    words = {one.keyword for one in definition.abilities if isinstance(one, KeywordAbility)}
    if FROM_THREE in words:
        return 3
    return 2 if FROM_TWO in words or "Vortex Evolution" in definition.keywords else 1


def must_evolve(definition: Definition) -> bool:
    """Return whether a card must go onto others; forbidden star evolution creatures need not (811.1b)."""
    return bool(definition.marks & MUST_EVOLVE) and "forbidden" not in definition.marks


@clause("dm", "801.1a", "811.1b")
def can_evolve(game: Game, player: PlayerId, definition: Definition) -> bool:
    """Return whether a card has the cards it needs beneath it; a card that needs none always does."""
    if not must_evolve(definition):
        return True
    found = bases(game, player, definition)
    return len(found) >= bases_needed(definition) and bool(_fitting(game, player, definition, [], found))


def bases(game: Game, player: PlayerId, definition: Definition) -> list[CardId]:
    """List the cards that a card may evolve from, as its text says.

    JUDGEMENT: if a card's text is not read, it evolves from a creature that shares a race, as most evolution
    creatures do.
    """
    state = game.state
    named = _named(definition)
    if named:
        meeting = [card for wanted in named for card in _meeting(game, player, wanted)]
        here = any(BATTLE_ZONE in (zones_of(wanted) or (BATTLE_ZONE,)) for wanted in named)
        return list(dict.fromkeys([*meeting, *_for_any(game, player)] if here else meeting))
    return [
        card
        for card in state.zone(BATTLE, player)
        if "creature" in state.cards[card].types and state.cards[card].races & definition.races
    ]


def _meeting(game: Game, player: PlayerId, wanted: Filter) -> list[CardId]:
    """List a player's cards that match a filter, in the battle zone unless the filter names other zones."""
    return [
        card
        for zone in zones_of(wanted) or (BATTLE_ZONE,)
        for card in game.state.zones[ZONES.index(zone, player)]
        if matches(game, card, characteristics(game, card), wanted, player)
    ]


def _for_any(game: Game, player: PlayerId) -> list[CardId]:
    """List a player's creatures onto which any evolution creature may go.

    JUDGEMENT: they can be a base for anything that evolves in the battle zone, each in place of a named card.
    """
    state = game.state
    return [
        card
        for card in state.zone(BATTLE, player)
        if state.cards[card].abilities and ANY_EVOLUTION in characteristics(game, card).keywords
    ]


def _named(definition: Definition) -> list[Filter]:
    return [
        one.filter
        for one in definition.abilities
        if isinstance(one, KeywordAbility)
        and one.keyword in (EVOLVES_FROM, FROM_TWO, FROM_THREE)
        and one.filter is not None
    ]


def _fitting(
    game: Game, player: PlayerId, definition: Definition, chosen: list[CardId], left: list[CardId]
) -> list[CardId]:
    """List the bases that may be chosen next.

    A vortex that names several creatures needs one base for each of them.
    """
    named = _named(definition)
    if len(named) < 2 or len(named) != bases_needed(definition):
        return left

    def fits(bases: list[CardId], filters: list[Filter]) -> bool:
        if not bases:
            return True
        now = characteristics(game, bases[0])
        return any(
            matches(game, bases[0], now, one, player)
            and fits(bases[1:], filters[:place] + filters[place + 1 :])
            for place, one in enumerate(filters)
        )

    wanting = len(named) - len(chosen) - 1
    return [
        card
        for card in left
        if fits([*chosen, card], named)
        and (
            not wanting
            or any(
                fits([*chosen, card, *others], named)
                for others in combinations([one for one in left if one != card], wanting)
            )
        )
    ]


@clause("dm", "701.15a", "801.1", "801.1b", "801.2", "801.2b", "802.1", "802.2")
def evolve(game: Game, player: PlayerId, card: CardId, definition: Definition) -> Procedure:
    """Put a card onto its bases, in the order its player likes; it takes over the creature's state.

    JUDGEMENT: if one of several bases is tapped, the evolved creature is tapped, and it counts as being in
    the battle zone as long as the oldest of them. Cards of other zones pass nothing on.
    """
    state = game.state
    left = bases(game, player, definition)
    may_do_without = not must_evolve(definition)
    chosen: list[CardId] = []
    while len(chosen) < bases_needed(definition):
        options = [Option("evolve", base) for base in _fitting(game, player, definition, chosen, left)]
        if may_do_without:
            options.append(Option("as_it_is"))
        picked = yield Ask(player, "evolve_from", "801.1", options, card)
        if picked.verb == "as_it_is":
            break
        chosen.append(picked.card)
        left.remove(picked.card)
    creatures = [base for base in chosen if kind_of(state.where[base]) == BATTLE]
    held = [state.instances[base] for base in creatures]
    atoms.move(game, card, BATTLE, controller=player)
    for base in creatures:
        inherit(game, base, card)
    for base in creatures:
        trigger_on(game, Evolves, base)
    under = [(*_under(game, base), base) for base in chosen]
    atoms.stack_under(game, card, tuple(one for beneath in under for one in beneath))
    if held:
        atoms.backdate(game, card, min(base.entered for base in held))
    if any(base.rested for base in held):
        atoms.rest(game, card)
    for part in IN_ATTACK:
        if any(part in base.marks for base in held):
            atoms.mark(game, card, part)


def lay(game: Game, card: CardId, face: int, host: CardId) -> None:
    """Lay a card of a position that is set up: evolutions onto their base, twinpacts as creatures."""
    printed = game.state.cards[card]
    if kind_of(game.state.where[card]) == BATTLE and TWINPACT in printed.marks:
        face = next(
            (place for place, half in enumerate(printed.faces) if place and "creature" in half.types), 0
        )
    if host >= 0 and printed.marks & EVOLVING:
        atoms.stack_under(game, card, (*_under(game, host), host))
        host = NO_CARD
    lay_plainly(game, card, face, host)


def _under(game: Game, base: CardId) -> tuple[CardId, ...]:
    instance = game.state.instances.get(base)
    return () if instance is None else instance.under


@clause("dm", "701.20a", "701.22a")
def turn_over(game: Game, card: CardId, source: CardId) -> Procedure:
    """A card is turned to its other side and stays the same card; if it is now a creature, it is detached.

    Only cards in the battle zone can be turned over. Turning a card back to its first side triggers nothing
    that waits for it to awaken.
    """
    if kind_of(game.state.where[card]) != BATTLE:
        return
    faces = len(game.state.cards[card].faces)
    atoms.turn_face(game, card, (game.state.instances[card].face + 1) % faces)
    if "creature" in game.state.cards[card].types:
        atoms.attach(game, card, NO_CARD)
    if game.state.instances[card].face:
        trigger_on(game, TurnsOver, card)
    yield from ()


@clause("dm", "813.1a")
def one_s_max_creature_each(game: Game) -> Procedure:
    """A player keeps one S-MAX evolution creature in the battle zone; the others return to hand."""
    state, found = game.state, sought(game).s_max
    for player in (state.active, OTHER_PLAYER[state.active]):
        held = [card for card in found if owner_of(state.where[card]) == player]
        if held:
            kept = yield Ask(player, "keep_one", "813.1a", [Option("keep", card) for card in held])
            held.remove(kept.card)
        for card in held:
            leave(game, card, HAND)
